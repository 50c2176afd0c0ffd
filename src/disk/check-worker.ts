import { join } from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { HostFiles } from '../rules/check/host-files.ts';
import { encodedPaths, joinedPaths } from '../rules/check/path-bytes.ts';
import type { SiteAddress } from '../rules/check/site-address.ts';
import { anchorIn } from '../rules/check/anchor.ts';
import { shortened, type SiteView } from '../rules/check/page-judge.ts';
import { BatchReader } from './batch-reader.ts';
import {
  buffersOf,
  type Batch,
  type FromWorker,
  type Quote,
  type SiteKnown,
  type Stretch,
  type ToWorker,
  type WorkerOrder,
} from './check-messages.ts';
import { attributeText, VALUE_MAX_BYTES } from './html-tokens.ts';
import { readBytes, siteTree } from './checked-files.ts';
import { SiteSurvey } from './site-survey.ts';

/** So many files are taken at a time: few enough that no worker is left with much when the others are done. */
const BATCH_FILES = 16;
/** Batches that may wait to be taken in. */
const UNDER_WAY_MAX = 2;
/** Only for who is never woken. */
const LOOK_AGAIN_MS = 1000;

/** Runs as a worker of a site check: surveys the site when it leads, reads files until none is left, quotes from them. */
export function serveCheck(): void {
  if (parentPort === null) throw new Error('This is a worker of the site check and does nothing by itself.');
  const worker = new CheckWorker(workerData as WorkerOrder, parentPort);
  parentPort.on('message', (message: ToWorker) => {
    worker.receive(message);
  });
  worker.survey();
}

class CheckWorker {
  readonly #order: WorkerOrder;
  readonly #port: MessagePort;
  readonly #counters: Int32Array;
  /** Of the worker that leads. */
  #survey: SiteSurvey | null = null;
  #paths = '';
  #address: SiteAddress | null = null;
  #files: HostFiles | null = null;
  #reader: BatchReader | null = null;

  constructor(order: WorkerOrder, port: MessagePort) {
    this.#order = order;
    this.#port = port;
    this.#counters = new Int32Array(order.counters);
  }

  survey(): void {
    const { root, leads, address, seed } = this.#order;
    if (!leads) return;
    const { paths, closed } = siteTree(root);
    this.#files = new HostFiles(paths, seed);
    this.#survey = new SiteSurvey(root, this.#files);
    this.#paths = paths;
    this.#address = address ?? this.#survey.address();
    const survey = { files: this.#files.count, address: this.#address, closed };
    this.#say({ kind: 'surveyed', survey });
  }

  receive(message: ToWorker): void {
    switch (message.kind) {
      case 'begin':
        this.#read(message.known);
        return;
      case 'quote':
        this.#say({ kind: 'quoted', quotes: message.stretches.map((stretch) => this.#quote(stretch)) });
        return;
      case 'name':
        this.#tellNames(message.files);
        return;
      case 'tell-paths':
        this.#tellPaths();
    }
  }

  #tellNames(files: readonly number[]): void {
    const named = this.#reader?.namesIn(files);
    if (named !== undefined) this.#say({ kind: 'named', named }, [named.numbers.buffer]);
  }

  #tellPaths(): void {
    const paths = encodedPaths(this.#paths);
    this.#say({ kind: 'paths', paths }, [paths.buffer]);
  }

  #read(known: SiteKnown | null): void {
    const { root, hosting, maxFileBytes, seed } = this.#order;
    const address = known === null ? this.#address : known.address;
    const files = (this.#files ??= new HostFiles(known === null ? '' : joinedPaths(known.paths), seed));
    const site: SiteView = { files, address };
    const send = (batch: Batch): void => {
      this.#send(batch);
    };
    const reader = (this.#reader = new BatchReader({ root, site, hosting, maxFileBytes, send }));
    for (const [file, faults] of this.#survey?.faults(site) ?? []) {
      reader.add(file, faults);
      reader.send();
    }
    this.#survey = null;
    for (;;) {
      const first = Atomics.add(this.#counters, 0, BATCH_FILES);
      if (first >= files.count) break;
      for (let file = first; file < Math.min(first + BATCH_FILES, files.count); file += 1) reader.read(file);
      reader.send();
    }
    this.#say({ kind: 'done' });
  }

  #quote({ file, from, length, target }: Stretch): Quote {
    const pathOf = (index: number): string => this.#files?.path(index) ?? '';
    const bytes = readBytes(join(this.#order.root, pathOf(file)), from, Math.min(length, VALUE_MAX_BYTES));
    const address = attributeText(bytes);
    return { target: pathOf(target), anchor: shortened(anchorIn(address)), reference: shortened(address) };
  }

  /** Waits while too much is under way: who takes it in may be slower, and it would fill the memory. */
  #send(batch: Batch): void {
    for (;;) {
      const underWay = Atomics.load(this.#counters, 1);
      if (underWay < UNDER_WAY_MAX) break;
      Atomics.wait(this.#counters, 1, underWay, LOOK_AGAIN_MS);
    }
    Atomics.add(this.#counters, 1, 1);
    this.#say({ kind: 'batch', batch }, buffersOf(batch));
  }

  #say(message: FromWorker, handedOver: readonly ArrayBuffer[] = []): void {
    this.#port.postMessage(message, handedOver);
  }
}
