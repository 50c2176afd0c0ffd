import type { Feature } from './finding.ts';

/**
 * Hosts with a known purpose, each with all hosts below it. The list covers what documentation sites commonly use. It need
 * not be complete, because any other host is only called `unknown`.
 */
// prettier-ignore
const HOSTS: Readonly<Record<Exclude<Feature, 'unknown'>, readonly string[]>> = {
  search: [
    'algolia.net', 'algolianet.com', 'algolia.io', 'typesense.net', 'meilisearch.io', 'trieve.ai',
  ],
  assistant: [
    'kapa.ai', 'inkeep.com', 'mendable.ai', 'openai.com', 'anthropic.com',
  ],
  analytics: [
    'google-analytics.com', 'googletagmanager.com', 'doubleclick.net', 'plausible.io', 'posthog.com',
    'segment.com', 'segment.io', 'mixpanel.com', 'amplitude.com', 'hotjar.com', 'clarity.ms',
    'heapanalytics.com', 'fullstory.com', 'logrocket.io', 'usefathom.com', 'cloudflareinsights.com',
    'pirsch.io', 'matomo.cloud', 'hs-scripts.com', 'sentry.io',
  ],
  playground: [
    'codesandbox.io', 'stackblitz.com', 'codepen.io', 'jsfiddle.net', 'replit.com', 'runkit.com',
    'play.rust-lang.org', 'play.golang.org', 'postman.com', 'run.pstmn.io',
  ],
  'support chat': [
    'intercom.io', 'intercomcdn.com', 'crisp.chat', 'zdassets.com', 'drift.com', 'frontapp.com',
  ],
  fonts: [
    'fonts.googleapis.com', 'fonts.gstatic.com', 'fonts.bunny.net', 'typekit.net', 'fontawesome.com',
    'rsms.me',
  ],
  'code from a CDN': [
    'jsdelivr.net', 'unpkg.com', 'cdnjs.cloudflare.com', 'esm.sh', 'ajax.googleapis.com', 'code.jquery.com',
    'jspm.io', 'skypack.dev', 'polyfill.io', 'cdn.tailwindcss.com', 'bootstrapcdn.com', 'cdn.mathjax.org',
  ],
  video: [
    'youtube.com', 'youtube-nocookie.com', 'ytimg.com', 'vimeo.com', 'vimeocdn.com', 'loom.com',
    'wistia.com', 'wistia.net',
  ],
  images: [
    'shields.io', 'gravatar.com', 'githubusercontent.com', 'imgur.com', 'unsplash.com', 'badge.fury.io',
  ],
};

/** Services that scripts call by themselves, so that a script that names them probably calls them. */
const CALLED = ['search', 'assistant', 'analytics', 'playground', 'support chat'] as const;
/** One of their hosts, or one below it, as a whole name. */
const CALLED_HOST = new RegExp(
  String.raw`(?<![\w-])(?:${CALLED.flatMap((feature) => HOSTS[feature])
    .join('|')
    .replaceAll('.', '\\.')})(?![\w-]|\.[\w-])`,
  'g',
);

/** What a visitor misses without `host`. */
export function featureOf(host: string): Feature {
  const name = `.${host.replace(/:\d+$/, '')}`;
  const features = Object.keys(HOSTS) as (keyof typeof HOSTS)[];
  return features.find((feature) => HOSTS[feature].some((known) => name.endsWith(`.${known}`))) ?? 'unknown';
}

/**
 * Finds the services that a script names, each with its first place. This is a hint, because only running the script would
 * prove a request. The host is that of the list, because scripts often build subdomains at run time.
 */
export function servicesNamedIn(script: Buffer, from: number, to: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  // One character per byte, so that places are those of the file.
  for (const { 0: host, index } of script.toString('latin1', from, to).matchAll(CALLED_HOST))
    if (!found.has(host)) found.set(host, from + index);
  return found;
}
