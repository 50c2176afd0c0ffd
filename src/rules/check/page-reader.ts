import { anchorNumber, percentDecoded } from './anchor.ts';
import { cssReferences } from './css-references.ts';
import { elementReferences, type Attribute, type ReferenceUse } from './element-references.ts';
import { servicesNamedIn } from './known-hosts.ts';
import { LineCounter } from './line-counter.ts';
import { NumberSet } from './number-set.ts';
import { PageNames } from './page-names.ts';
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
  readonly anchors: PageNames;
  /**
   * In the order of the page, each use of an address once. `null`: too many to be held together; they come one by one
   * when the page is read again with `onReference`.
   */
  readonly references: readonly FoundReference[] | null;
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

/** References of a page that are held together, and characters of their addresses. Beyond either, it is read twice. */
const HELD_MAX = 50_000;
const HELD_MAX_CHARS = 4_000_000;
/** Different references of a page that are known when they come again. */
const KNOWN_MAX = 1_000_000;

export interface PageReaderOptions {
  /** Gets the page's names; it has to be empty. */
  readonly names?: PageNames;
  /** Told each reference as it comes, where they are not to be held. */
  readonly onReference?: (reference: FoundReference) => void;
}

/** Gathers the facts of a page from its elements, in their order. */
export class PageReader {
  readonly #onReference: ((reference: FoundReference) => void) | null;
  #references: FoundReference[] | null = [];
  #chars = 0;
  readonly #known = new Map<ReferenceUse, Set<string>>();
  readonly #knownNumbers: NumberSet | null;
  readonly #services = new Map<string, NamedService>();
  readonly #anchors: PageNames;
  #base: string | null = null;
  #canonical: string | null = null;
  #titled = false;
  #redirect: string | null = null;
  #blank = true;

  constructor({ names = new PageNames(), onReference }: PageReaderOptions = {}) {
    this.#anchors = names;
    this.#onReference = onReference ?? null;
    this.#knownNumbers = onReference === undefined ? null : new NumberSet(KNOWN_MAX);
  }

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
    cssReferences(css, line, ({ use, address, line: at }) => {
      this.#add(use, address, () => ({ line: at, from: 0, length: 0 }));
    });
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
    if (this.#knownNumbers === null) this.#hold(use, address, spot);
    else if (this.#knownNumbers.add(anchorNumber(`${use} ${address}`)))
      this.#onReference?.(this.#found(use, address, spot));
  }

  #hold(use: ReferenceUse, address: string, spot: () => Spot): void {
    if (this.#references === null) return;
    let known = this.#known.get(use);
    if (known === undefined) this.#known.set(use, (known = new Set()));
    if (known.has(address)) return;
    known.add(address);
    this.#chars += address.length;
    this.#references.push(this.#found(use, address, spot));
    if (this.#references.length <= HELD_MAX && this.#chars <= HELD_MAX_CHARS) return;
    this.#references = null;
    this.#known.clear();
  }

  #found(use: ReferenceUse, address: string, spot: () => Spot): FoundReference {
    const { line, from, length } = spot();
    return { use, address, afterBase: this.#base !== null, line, from, length };
  }
}
