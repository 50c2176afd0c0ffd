import type { Feature } from './finding.ts';
import { LineCounter } from './line-counter.ts';

/**
 * Hosts whose purpose is well known, each with all hosts below it. A host that is missing here is only called
 * `unknown`, so the list holds what documentation sites commonly use and need not be complete.
 */
const HOSTS: Readonly<Record<Exclude<Feature, 'unknown'>, readonly string[]>> = {
  search: ['algolia.net', 'algolianet.com', 'algolia.io', 'typesense.net', 'meilisearch.io', 'trieve.ai'],
  assistant: ['kapa.ai', 'inkeep.com', 'mendable.ai', 'openai.com', 'anthropic.com'],
  analytics: [
    'google-analytics.com',
    'googletagmanager.com',
    'doubleclick.net',
    'plausible.io',
    'posthog.com',
    'segment.com',
    'segment.io',
    'mixpanel.com',
    'amplitude.com',
    'hotjar.com',
    'clarity.ms',
    'heapanalytics.com',
    'fullstory.com',
    'logrocket.io',
    'usefathom.com',
    'cloudflareinsights.com',
    'pirsch.io',
    'matomo.cloud',
    'hs-scripts.com',
    'sentry.io',
  ],
  playground: [
    'codesandbox.io',
    'stackblitz.com',
    'codepen.io',
    'jsfiddle.net',
    'replit.com',
    'runkit.com',
    'play.rust-lang.org',
    'play.golang.org',
    'postman.com',
    'run.pstmn.io',
  ],
  'support chat': [
    'intercom.io',
    'intercomcdn.com',
    'crisp.chat',
    'zdassets.com',
    'drift.com',
    'frontapp.com',
  ],
  fonts: [
    'fonts.googleapis.com',
    'fonts.gstatic.com',
    'fonts.bunny.net',
    'typekit.net',
    'fontawesome.com',
    'rsms.me',
  ],
  'code from a CDN': [
    'jsdelivr.net',
    'unpkg.com',
    'cdnjs.cloudflare.com',
    'esm.sh',
    'ajax.googleapis.com',
    'code.jquery.com',
    'jspm.io',
    'skypack.dev',
    'polyfill.io',
    'cdn.tailwindcss.com',
    'bootstrapcdn.com',
    'cdn.mathjax.org',
  ],
  video: [
    'youtube.com',
    'youtube-nocookie.com',
    'ytimg.com',
    'vimeo.com',
    'vimeocdn.com',
    'loom.com',
    'wistia.com',
    'wistia.net',
  ],
  images: [
    'shields.io',
    'gravatar.com',
    'githubusercontent.com',
    'imgur.com',
    'unsplash.com',
    'badge.fury.io',
  ],
};

const FEATURES: ReadonlyMap<string, Feature> = new Map(
  (Object.keys(HOSTS) as (keyof typeof HOSTS)[]).flatMap((feature) =>
    HOSTS[feature].map((host) => [host, feature] as const),
  ),
);

/** Services that scripts call by themselves, so that their name in a script is telling. */
const CALLED: readonly (keyof typeof HOSTS)[] = [
  'search',
  'assistant',
  'analytics',
  'playground',
  'support chat',
];
const CALLED_HOST = new RegExp(
  `(?<![\\w-])(?:${CALLED.flatMap((feature) => HOSTS[feature])
    .map((host) => host.replaceAll('.', '\\.'))
    .join('|')})(?![\\w-]|\\.\\w)`,
  'g',
);

/** What a visitor misses without `host`. */
export function featureOf(host: string): Feature {
  for (let rest = host.replace(/:\d+$/, ''); rest !== '';) {
    const feature = FEATURES.get(rest);
    if (feature !== undefined) return feature;
    const dot = rest.indexOf('.');
    rest = dot === -1 ? '' : rest.slice(dot + 1);
  }
  return 'unknown';
}

/** A little more than the longest name in the list, and what may stand before and after it. */
const NAME_MAX_CHARS = 64;

export interface Mention {
  readonly host: string;
  /** Position in the text. */
  readonly at: number;
}

/**
 * Services that a script names, each once: a hint that it asks them, which nothing but running it would prove. The
 * host is the one of the list, as the names before it are often put together at run time.
 */
export function servicesNamedIn(script: string): readonly Mention[] {
  const found = new Map<string, number>();
  for (const match of script.matchAll(CALLED_HOST))
    if (!found.has(match[0])) found.set(match[0], match.index);
  return [...found].map(([host, at]) => ({ host, at }));
}

/** Finds the same in a script that comes in pieces. Tells each service once, with its line. */
export class ServiceFinder {
  readonly #services = new Map<string, number>();
  /** What may be the beginning of a name, behind what was searched already, and the line that it begins in. */
  #rest = '';
  #searched = 0;
  #line = 1;

  write(piece: string): void {
    this.#search(this.#rest + piece, NAME_MAX_CHARS);
  }

  end(): readonly { readonly host: string; readonly line: number }[] {
    this.#search(this.#rest, 0);
    return [...this.#services].map(([host, line]) => ({ host, line }));
  }

  /** Leaves the last characters for later: what follows them decides. */
  #search(text: string, leave: number): void {
    const until = Math.max(this.#searched, text.length - leave);
    const lines = new LineCounter(text, this.#line);
    for (const { 0: host, index } of text.matchAll(CALLED_HOST)) {
      if (index < this.#searched || index >= until || this.#services.has(host)) continue;
      this.#services.set(host, lines.lineAt(index));
    }
    const from = Math.max(0, until - 1);
    this.#line = lines.lineAt(from);
    this.#rest = text.slice(from);
    this.#searched = until - from;
  }
}
