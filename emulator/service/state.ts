import { type Rules, DEFAULT_RULES } from './rules.ts';

export interface Job {
  readonly id: string;
  readonly domain: string;
  readonly version?: string;
  readonly paths?: readonly string[];
  readonly createdAt: number;
  readonly polls: number;
}

export interface Link {
  readonly expiresAt: number;
  readonly used: number;
}

/** An archive in the store. */
export interface Stored {
  readonly size: number;
  readonly etag: string;
  readonly lastModified: number;
}

export interface ServiceState {
  readonly rules: Rules;
  readonly jobs: ReadonlyMap<string, Job>;
  /** Links by signature. */
  readonly links: ReadonlyMap<string, Link>;
  /** The archive, and the one that replaces it when the bundle changes. */
  readonly archives: readonly Stored[];
  readonly downloads: number;
  readonly agent: { readonly seenAt: number | null; readonly polls: number };
}

export function newState(rules: Partial<Rules>, archives: readonly Stored[]): ServiceState {
  return {
    rules: { ...DEFAULT_RULES, ...rules },
    jobs: new Map(),
    links: new Map(),
    archives,
    downloads: 0,
    agent: { seenAt: null, polls: 0 },
  };
}

/** A copy of the map with one entry set. */
export function withEntry<V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> {
  return new Map(map).set(key, value);
}
