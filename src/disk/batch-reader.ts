import { join } from 'node:path';
import { anchorNumber } from '../rules/check/anchor.ts';
import { demandColumns, type FiledDemand } from '../rules/check/anchor-ledger.ts';
import { cssReferences } from '../rules/check/css-references.ts';
import type { Fault, FindingKind, Hosting } from '../rules/check/finding.ts';
import { servicesNamedIn } from '../rules/check/known-hosts.ts';
import { LineCounter } from '../rules/check/line-counter.ts';
import {
  isHtml,
  judgePage,
  judgeReferences,
  type Judgement,
  type SiteView,
} from '../rules/check/page-judge.ts';
import { PageReader } from '../rules/check/page-reader.ts';
import type { Batch, JudgedFile } from './check-messages.ts';
import { HtmlTokens, utf8 } from './html-tokens.ts';
import { readPieces, type FileOutcome } from './checked-files.ts';

export interface BatchReaderOptions {
  readonly root: string;
  readonly site: SiteView;
  readonly hosting: Hosting;
  readonly maxFileBytes: number;
}

/** Faults of one file that are told with their places. */
const FAULTS_MAX = 10_000;

const NOTHING = { isPage: false, faults: [], unlisted: [], loads: [], references: 0, skipped: null };

/** Reads files one by one, judges each, and hands over what was found in batches. */
export class BatchReader {
  readonly #options: BatchReaderOptions;
  #judged: JudgedFile[] = [];
  #anchorFiles: number[] = [];
  #anchorEnds: number[] = [];
  #anchorNumbers: Float64Array[] = [];
  #demands: FiledDemand[] = [];
  #redirects: [from: number, to: number][] = [];

  constructor(options: BatchReaderOptions) {
    this.#options = options;
  }

  /** Adds what is known of a file from elsewhere. */
  add(file: number, faults: readonly Fault[]): void {
    this.#judged.push({ ...NOTHING, file, ...listed(faults) });
  }

  /** Reads a file, where its kind can say something. */
  read(file: number): void {
    const path = this.#options.site.files.path(file);
    if (isHtml(path)) this.#readMarkup(file, path, false);
    else if (/\.svg$/i.test(path)) this.#readMarkup(file, path, true);
    else if (/\.css$/i.test(path)) this.#readStyle(file, path);
    else if (/\.[cm]?js$/i.test(path) && this.#options.hosting !== 'cloud') this.#readScript(file, path);
  }

  /** What has come together since the last time; `null` when that is nothing. */
  take(): Batch | null {
    if (this.#judged.length === 0) return null;
    const numbers = new Float64Array(this.#anchorEnds.at(-1) ?? 0);
    this.#anchorNumbers.forEach((each, index) => {
      numbers.set(each, (this.#anchorEnds[index] ?? 0) - each.length);
    });
    const batch = {
      judged: this.#judged,
      anchorFiles: Uint32Array.from(this.#anchorFiles),
      anchorEnds: Uint32Array.from(this.#anchorEnds),
      anchorNumbers: numbers,
      demands: demandColumns(this.#demands),
      redirects: this.#redirects,
    };
    this.#judged = [];
    this.#anchorFiles = [];
    this.#anchorEnds = [];
    this.#anchorNumbers = [];
    this.#demands = [];
    this.#redirects = [];
    return batch;
  }

  #readMarkup(file: number, path: string, drawing: boolean): void {
    const reader = new PageReader();
    const tokens = new HtmlTokens(reader, drawing);
    const outcome = this.#pieces(path, (bytes) => {
      tokens.write(bytes);
    });
    if (outcome === 'read') {
      tokens.end();
      const facts = reader.facts();
      const { site } = this.#options;
      this.#file(file, !drawing, (drawing ? judgeReferences : judgePage)(path, facts, site));
      this.#fileAnchors(file, facts.anchors);
    } else this.#skip(file, path, outcome);
  }

  #readStyle(file: number, path: string): void {
    const text = this.#whole(file, path);
    if (text === null) return;
    const references = cssReferences(utf8(text)).map((each) => ({
      ...each,
      afterBase: false,
      from: 0,
      length: 0,
    }));
    this.#file(file, false, judgeReferences(path, { references, anchors: new Set() }, this.#options.site));
  }

  #readScript(file: number, path: string): void {
    const text = this.#whole(file, path);
    if (text === null) return;
    const lines = new LineCounter(text);
    const loads = servicesNamedIn(text).map(({ host, at }) => {
      return { line: lines.lineAt(at), reference: host, use: 'mention' as const, host };
    });
    this.#file(file, false, { faults: [], demands: [], loads, references: 0, redirect: null });
  }

  #file(file: number, isPage: boolean, { faults, demands, loads, references, redirect }: Judgement): void {
    if (redirect !== null) this.#redirects.push([file, redirect]);
    this.#judged.push({ ...NOTHING, file, isPage, ...listed(faults), loads, references });
    for (const { target, line, from, length, name, orName } of demands) {
      const number = anchorNumber(name);
      const orNumber = orName === null ? number : anchorNumber(orName);
      this.#demands.push({ source: file, target, line, from, length, name: number, orName: orNumber });
    }
  }

  #fileAnchors(file: number, anchors: ReadonlySet<string>): void {
    this.#anchorFiles.push(file);
    this.#anchorEnds.push((this.#anchorEnds.at(-1) ?? 0) + anchors.size);
    this.#anchorNumbers.push(Float64Array.from(anchors, anchorNumber).sort());
  }

  #skip(file: number, page: string, reason: Exclude<FileOutcome, 'read'>): void {
    const skipped = { page, reason };
    this.#judged.push({ ...NOTHING, file, isPage: isHtml(page), skipped });
  }

  #whole(file: number, path: string): string | null {
    const pieces: string[] = [];
    const outcome = this.#pieces(path, (bytes) => pieces.push(bytes));
    if (outcome === 'read') return pieces.join('');
    this.#skip(file, path, outcome);
    return null;
  }

  #pieces(path: string, take: (bytes: string) => void): FileOutcome {
    return readPieces(join(this.#options.root, path), this.#options.maxFileBytes, take);
  }
}

function listed(faults: readonly Fault[]): Pick<JudgedFile, 'faults' | 'unlisted'> {
  const unlisted = new Map<FindingKind, number>();
  for (const { cause } of faults.slice(FAULTS_MAX))
    unlisted.set(cause.kind, (unlisted.get(cause.kind) ?? 0) + 1);
  return { faults: faults.slice(0, FAULTS_MAX), unlisted: [...unlisted] };
}
