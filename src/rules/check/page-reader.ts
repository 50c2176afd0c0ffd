import { percentDecoded } from './anchor.ts';
import { cssReferences } from './css-references.ts';
import { elementReferences, type Attribute, type ReferenceUse } from './element-references.ts';
import { servicesNamedIn } from './known-hosts.ts';
import { LineCounter } from './line-counter.ts';
import { refreshAddress } from './refresh.ts';

/** Where something stands in a file. */
export interface Spot {
  readonly line: number;
  /** Of the address as it is written there: first byte, and number of bytes. */
  readonly from: number;
  readonly length: number;
}

export interface FoundReference extends Spot {
  readonly use: ReferenceUse;
  readonly address: string;
  /** It stands after the page's `<base>`. */
  readonly afterBase: boolean;
}

/** A service that a script on the page names. */
export interface NamedService {
  readonly host: string;
  readonly line: number;
}

/** What one HTML file says, gathered in one pass. */
export interface PageFacts {
  /** `null`: it sets none. */
  readonly base: string | null;
  /** Its own address, as it says in a canonical link; `null`: it does not say. */
  readonly canonical: string | null;
  readonly anchors: ReadonlySet<string>;
  /** In the order of the page, each use of an address once. */
  readonly references: readonly FoundReference[];
  readonly services: readonly NamedService[];
  readonly titled: boolean;
  /** Where it sends its readers on to, as it says in `<meta http-equiv=refresh>`; `null`: nowhere. */
  readonly redirect: string | null;
  readonly blank: boolean;
}

/** An element as the tokenizer shows it; `spot` gives the place of one of its attributes. */
export interface ElementSeen {
  readonly tag: string;
  readonly attribute: Attribute;
  readonly spot: (attribute: string) => Spot;
}

/** Gathers the facts of a page from its elements, in their order. */
export class PageReader {
  readonly #references: FoundReference[] = [];
  readonly #known = new Map<ReferenceUse, Set<string>>();
  readonly #services = new Map<string, NamedService>();
  readonly #anchors = new Set<string>();
  #base: string | null = null;
  #canonical: string | null = null;
  #titled = false;
  #redirect: string | null = null;
  #blank = true;

  /** `shown`: not inside a `<template>`, whose content is only a mould. */
  element(seen: ElementSeen, shown: boolean): void {
    const { tag, attribute } = seen;
    this.#blank = false;
    this.#name(attribute('id'));
    if (tag === 'a') this.#name(attribute('name'));
    if (!shown) return;
    if (tag === 'base') this.#base ??= attribute('href');
    if (tag === 'meta') this.#meta(seen);
    if (tag === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attribute('rel') ?? ''))
      this.#canonical ??= attribute('href');
    const style = attribute('style');
    if (style !== null && style.includes('(')) this.style(style, seen.spot('style').line);
    elementReferences(tag, attribute, (use, address, from) => {
      this.#add(use, address, () => seen.spot(from));
    });
  }

  title(text: string): void {
    if (text.trim() !== '') this.#titled = true;
  }

  /** The content of a `<style>` or a `style` attribute that begins in `line`. */
  style(css: string, line: number): void {
    for (const { use, address, line: at } of cssReferences(css, line))
      this.#add(use, address, () => ({ line: at, from: 0, length: 0 }));
  }

  script(code: string, line: number): void {
    const lines = new LineCounter(code, line);
    for (const { host, at } of servicesNamedIn(code))
      if (!this.#services.has(host)) this.#services.set(host, { host, line: lines.lineAt(at) });
  }

  /** Text outside of titles, styles and scripts that is more than white space. */
  ink(): void {
    this.#blank = false;
  }

  get isBlank(): boolean {
    return this.#blank;
  }

  facts(): PageFacts {
    return {
      base: this.#base,
      canonical: this.#canonical,
      anchors: this.#anchors,
      references: this.#references,
      services: [...this.#services.values()],
      titled: this.#titled,
      redirect: this.#redirect,
      blank: this.#blank,
    };
  }

  #name(name: string | null): void {
    if (name === null || name === '') return;
    this.#anchors.add(name);
    // A browser tries a fragment as it is and decoded. Demands are decoded, so that names have to be too.
    if (name.includes('%')) this.#anchors.add(percentDecoded(name));
  }

  #meta(seen: ElementSeen): void {
    if (seen.attribute('http-equiv')?.trim().toLowerCase() !== 'refresh') return;
    const address = refreshAddress(seen.attribute('content') ?? '');
    if (address === null) return;
    this.#redirect ??= address;
    this.#add('link', address, () => seen.spot('content'));
  }

  #add(use: ReferenceUse, address: string, spot: () => Spot): void {
    let known = this.#known.get(use);
    if (known === undefined) this.#known.set(use, (known = new Set()));
    if (known.has(address)) return;
    known.add(address);
    const { line, from, length } = spot();
    this.#references.push({ use, address, afterBase: this.#base !== null, line, from, length });
  }
}
