import { join } from 'node:path';
import { anchorNumber } from '../rules/check/anchor.ts';
import type { NamedPages } from '../rules/check/anchor-ledger.ts';
import { CssReader } from '../rules/check/css-references.ts';
import { DemandRows } from '../rules/check/demand-rows.ts';
import type { ListedFaults } from '../rules/check/fault-list.ts';
import type { Hosting, SkipReason } from '../rules/check/finding.ts';
import { ServiceFinder } from '../rules/check/known-hosts.ts';
import { isHtml, Judge, judgeOfPage, redirectOf, type SiteView } from '../rules/check/page-judge.ts';
import { PageNames } from '../rules/check/page-names.ts';
import { PageReader } from '../rules/check/page-reader.ts';
import type { Batch, JudgedFile } from './check-messages.ts';
import { readPieces, type FileOutcome } from './checked-files.ts';
import { HtmlTokens, utf8 } from './html-tokens.ts';
import { NameBatch } from './name-batch.ts';

export interface BatchReaderOptions {
  readonly root: string;
  readonly site: SiteView;
  readonly hosting: Hosting;
  readonly maxFileBytes: number;
  /** Takes what was found, in between where it is much. */
  readonly send: (batch: Batch) => void;
}

/** Faults, demands and loads that are sent together, also of one file. */
const BATCH_MAX = 2_000;
/** So many names weigh as much as one of these. */
const NAMES_WEIGHT = 50;

const NOTHING = {
  isPage: false,
  faults: [],
  unlisted: [],
  loads: [],
  references: 0,
  skipped: null,
  goesOn: false,
};

/** Reads files one by one, judges each, and hands over what was found in batches. */
export class BatchReader {
  readonly #options: BatchReaderOptions;
  #judged: JudgedFile[] = [];
  readonly #names = new PageNames();
  readonly #named = new NameBatch();
  readonly #demands = new DemandRows();
  #redirects: [from: number, to: number][] = [];
  #weight = 0;

  constructor(options: BatchReaderOptions) {
    this.#options = options;
  }

  /** Adds what is known of a file from elsewhere. */
  add(file: number, listed: ListedFaults): void {
    this.#judged.push({ ...NOTHING, file, ...listed });
  }

  /** Reads a file, where its kind can say something. */
  read(file: number): void {
    const path = this.#options.site.files.path(file);
    if (isHtml(path)) this.#readMarkup(file, path, false);
    else if (/\.svg$/i.test(path)) this.#readMarkup(file, path, true);
    else if (/\.css$/i.test(path)) this.#readStyle(file, path);
    else if (/\.[cm]?js$/i.test(path) && this.#options.hosting !== 'cloud') this.#readScript(file, path);
  }

  /** Sends what has come together since the last time. */
  send(): void {
    this.#weight = 0;
    if (this.#judged.length === 0) return;
    this.#options.send({
      judged: this.#judged,
      named: this.#named.take(),
      demands: this.#demands.take(),
      redirects: this.#redirects,
    });
    this.#judged = [];
    this.#redirects = [];
  }

  /** The names in files that were read before. */
  namesIn(files: readonly number[]): NamedPages {
    for (const file of files) {
      const path = this.#options.site.files.path(file);
      this.#names.clear();
      const outcome = this.#readInto(path, new PageReader({ names: this.#names }), !isHtml(path));
      if (outcome === 'read' && !this.#names.tooMany) this.#named.add(file, this.#names.numbers());
    }
    return this.#named.take();
  }

  #readMarkup(file: number, path: string, drawing: boolean): void {
    const { site } = this.#options;
    this.#names.clear();
    const reader = new PageReader({ names: this.#names });
    const outcome = this.#readInto(path, reader, drawing);
    if (outcome !== 'read') {
      this.#skip(file, path, outcome);
      return;
    }
    const facts = reader.facts();
    const judge = drawing ? new Judge(path, facts.anchors, site) : judgeOfPage(path, facts, site);
    const redirect = drawing ? null : redirectOf(facts, judge);
    if (redirect !== null) this.#redirects.push([file, redirect]);
    if (facts.references === null) {
      const again = new PageReader({
        onReference: (reference) => {
          judge.follow(reference);
          if (judge.count >= BATCH_MAX) this.#file(file, judge, { goesOn: true });
        },
      });
      this.#readInto(path, again, drawing);
    } else for (const reference of facts.references) judge.follow(reference);
    if (!drawing) for (const service of facts.services) judge.mention(service);
    const { tooMany } = this.#names;
    const numbers = this.#names.numbers();
    if (!tooMany) this.#named.add(file, numbers);
    this.#weight += numbers.length / NAMES_WEIGHT;
    this.#file(file, judge, { isPage: !drawing, skipped: tooMany ? 'too many names' : null });
  }

  #readInto(path: string, reader: PageReader, drawing: boolean): FileOutcome {
    const tokens = new HtmlTokens(reader, drawing);
    const outcome = this.#pieces(path, (bytes) => {
      tokens.write(bytes);
    });
    if (outcome === 'read') tokens.end();
    return outcome;
  }

  #readStyle(file: number, path: string): void {
    const judge = new Judge(path, null, this.#options.site);
    const reader = new CssReader(
      (reference) => {
        judge.follow({ ...reference, afterBase: false, from: 0, length: 0 });
        if (judge.count >= BATCH_MAX) this.#file(file, judge, { goesOn: true });
      },
      { decoded: utf8 },
    );
    const outcome = this.#pieces(path, (bytes) => {
      reader.write(bytes);
    });
    if (outcome === 'read') {
      reader.end();
      this.#file(file, judge);
    } else this.#skip(file, path, outcome);
  }

  #readScript(file: number, path: string): void {
    const finder = new ServiceFinder();
    const outcome = this.#pieces(path, (bytes) => {
      finder.write(bytes);
    });
    if (outcome === 'read') {
      const judge = new Judge(path, null, this.#options.site);
      for (const service of finder.end()) judge.mention(service);
      this.#file(file, judge);
    } else this.#skip(file, path, outcome);
  }

  #file(file: number, judge: Judge, more: Partial<JudgedFile> = {}): void {
    this.#weight += judge.count;
    const { demands, ...judged } = judge.take();
    this.#judged.push({ ...NOTHING, file, ...judged, ...more });
    for (const { target, line, from, length, name, orName } of demands) {
      const number = anchorNumber(name);
      const orNumber = orName === null ? number : anchorNumber(orName);
      this.#demands.add({ source: file, target, line, from, length, name: number, orName: orNumber });
    }
    if (this.#weight >= BATCH_MAX) this.send();
  }

  #skip(file: number, path: string, skipped: SkipReason): void {
    this.#judged.push({ ...NOTHING, file, isPage: isHtml(path), skipped });
  }

  #pieces(path: string, take: (bytes: string) => void): FileOutcome {
    return readPieces(join(this.#options.root, path), this.#options.maxFileBytes, take);
  }
}
