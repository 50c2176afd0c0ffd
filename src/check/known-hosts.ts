import { hashOfName, nameHash } from '../html/names.ts';
import type { Feature } from './report/finding.ts';

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

const FEATURES: ReadonlyMap<string, Feature> = new Map(
  (Object.keys(HOSTS) as (keyof typeof HOSTS)[]).flatMap((feature) =>
    HOSTS[feature].map((host) => [host, feature] as const),
  ),
);

/** Services that scripts call by themselves, so that a script that names them probably calls them. */
const CALLED = ['search', 'assistant', 'analytics', 'playground', 'support chat'] as const;
const CALLED_HOSTS: ReadonlySet<string> = new Set(CALLED.flatMap((feature) => HOSTS[feature]));
/** Their last labels. The text before a dot is read only if one of these follows it. */
const LAST_PARTS: ReadonlySet<number> = new Set(
  [...CALLED_HOSTS].map((host) => hashOfName(host.slice(host.lastIndexOf('.') + 1))),
);
const HOST_MAX_CHARS = 64;
const DOT = 0x2e;
const IS_NAME_PART = Uint8Array.from({ length: 256 }, (_, byte) =>
  /[a-z0-9_-]/i.test(String.fromCharCode(byte)) ? 1 : 0,
);

/** What a visitor misses without `host`. */
export function featureOf(host: string): Feature {
  return FEATURES.get(knownEnd(host.replace(/:\d+$/, ''), FEATURES)) ?? 'unknown';
}

/**
 * Finds the services that a script names, each with its first place. This is a hint, because only running the script would
 * prove a request. The host is that of the list, because scripts often build subdomains at run time.
 */
export function servicesNamedIn(script: Buffer, from: number, to: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  // A loop, because dots are too frequent for `indexOf`.
  for (let at = from; at < to; at += 1) {
    if (script[at] !== DOT) continue;
    let hash = 0;
    let end = at + 1;
    for (; end < to && IS_NAME_PART[script[end] ?? 0] === 1; end += 1)
      hash = nameHash(hash, script[end] ?? 0);
    at = end - 1;
    const goesOn = script[end] === DOT && end + 1 < to && IS_NAME_PART[script[end + 1] ?? 0] === 1;
    if (goesOn || !LAST_PARTS.has(hash)) continue;
    let start = end;
    const first = Math.max(from, end - HOST_MAX_CHARS);
    while (start > first && (IS_NAME_PART[script[start - 1] ?? 0] === 1 || script[start - 1] === DOT))
      start -= 1;
    const host = knownEnd(script.toString('latin1', start, end), CALLED_HOSTS);
    if (host !== '' && !found.has(host)) found.set(host, end - host.length);
  }
  return found;
}

/** The name, or its part after a dot, that is in the list of hosts; otherwise empty. */
function knownEnd(name: string, hosts: { has(host: string): boolean }): string {
  let rest = name;
  while (rest !== '' && !hosts.has(rest)) rest = /\.(.*)$/s.exec(rest)?.[1] ?? '';
  return rest;
}
