import { join } from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { HostFiles } from '../rules/check/host-files.ts';
import { anchorIn } from '../rules/check/anchor.ts';
import { shortened, type SiteView } from '../rules/check/page-judge.ts';
import { BatchReader } from './batch-reader.ts';
import type { Batch, FromWorker, Quote, Stretch, Survey, ToWorker, WorkerOrder } from './check-messages.ts';
import { attributeText, VALUE_MAX_BYTES } from './html-tokens.ts';
import { readBytes, siteTree } from './checked-files.ts';
import { SiteSurvey } from './site-survey.ts';

/** So many files are taken at a time: few enough that no worker is left with much when the others are done. */
const BATCH_FILES = 16;
/** Batches that may wait to be taken in. */
const UNDER_WAY_MAX = 4;
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
  #found: { readonly survey: Survey; readonly more: SiteSurvey; readonly files: HostFiles } | null = null;
  #reader: BatchReader | null = null;
  #files: HostFiles | null = null;

  constructor(order: WorkerOrder, port: MessagePort) {
    this.#order = order;
    this.#port = port;
    this.#counters = new Int32Array(order.counters);
  }

  survey(): void {
    const { root, leads, address, seed } = this.#order;
    if (!leads) return;
    const { paths, closed } = siteTree(root);
    const files = new HostFiles(paths, seed);
    const more = new SiteSurvey(root, files);
    const survey = { paths, address: address ?? more.address(), closed };
    this.#found = { survey, more, files };
    this.#say({ kind: 'surveyed', survey });
  }

  receive(message: ToWorker): void {
    switch (message.kind) {
      case 'begin':
        this.#read(message.survey);
        return;
      case 'quote':
        this.#say({ kind: 'quoted', quotes: message.stretches.map((stretch) => this.#quote(stretch)) });
        return;
      case 'name':
        if (this.#reader !== null) this.#say({ kind: 'named', named: this.#reader.namesIn(message.files) });
    }
  }

  #read(told: Survey | null): void {
    const { root, hosting, maxFileBytes, seed } = this.#order;
    const found = this.#found;
    this.#found = null;
    const { paths, address } = told ?? found?.survey ?? { paths: '', address: null };
    const files = (this.#files = found?.files ?? new HostFiles(paths, seed));
    const site: SiteView = { files, address };
    const send = (batch: Batch): void => {
      this.#send(batch);
    };
    const reader = (this.#reader = new BatchReader({ root, site, hosting, maxFileBytes, send }));
    for (const [file, faults] of found?.more.faults(site) ?? []) {
      reader.add(file, faults);
      reader.send();
    }
    for (;;) {
      const first = Atomics.add(this.#counters, 0, BATCH_FILES);
      if (first >= files.count) break;
      for (let file = first; file < Math.min(first + BATCH_FILES, files.count); file += 1) reader.read(file);
      reader.send();
    }
    this.#say({ kind: 'done' });
  }

  #quote({ file, from, length }: Stretch): Quote {
    const path = join(this.#order.root, this.#files?.path(file) ?? '');
    const address = attributeText(readBytes(path, from, Math.min(length, VALUE_MAX_BYTES)));
    return { anchor: shortened(anchorIn(address)), reference: shortened(address) };
  }

  /** Waits while too much is under way: who takes it in may be slower, and it would fill the memory. */
  #send(batch: Batch): void {
    for (;;) {
      const underWay = Atomics.load(this.#counters, 1);
      if (underWay < UNDER_WAY_MAX) break;
      Atomics.wait(this.#counters, 1, underWay, LOOK_AGAIN_MS);
    }
    Atomics.add(this.#counters, 1, 1);
    this.#say({ kind: 'batch', batch });
  }

  #say(message: FromWorker): void {
    this.#port.postMessage(message);
  }
}
