import { join } from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { HostFiles } from '../rules/check/host-files.ts';
import type { SiteView } from '../rules/check/page-judge.ts';
import { BatchReader } from './batch-reader.ts';
import type { FromWorker, Stretch, Survey, ToWorker, WorkerOrder } from './check-messages.ts';
import { attributeText } from './html-tokens.ts';
import { readBytes, siteTree } from './checked-files.ts';
import { SiteSurvey } from './site-survey.ts';

/** So many files are taken at a time: few enough that no worker is left with much when the others are done. */
const BATCH_FILES = 16;

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
  #survey: SiteSurvey | null = null;
  #files: HostFiles | null = null;

  constructor(order: WorkerOrder, port: MessagePort) {
    this.#order = order;
    this.#port = port;
  }

  survey(): void {
    const { root, leads, address, seed } = this.#order;
    if (!leads) return;
    const { paths, closed } = siteTree(root);
    this.#files = new HostFiles(paths, seed);
    this.#survey = new SiteSurvey(root, this.#files);
    const skipped = closed.map((page) => ({ page, reason: 'not readable' as const }));
    const survey = { paths, address: address ?? this.#survey.address(), skipped };
    this.#say({ kind: 'surveyed', survey });
  }

  receive(message: ToWorker): void {
    if (message.kind === 'begin') this.#read(message.survey);
    else this.#say({ kind: 'quoted', values: message.stretches.map((stretch) => this.#quote(stretch)) });
  }

  #read({ paths, address }: Survey): void {
    const { root, hosting, maxFileBytes, taken, seed } = this.#order;
    const files = (this.#files ??= new HostFiles(paths, seed));
    const site: SiteView = { files, address };
    const reader = new BatchReader({ root, site, hosting, maxFileBytes });
    if (this.#survey !== null) {
      for (const [file, faults] of this.#survey.faults(site)) reader.add(file, faults);
      this.#survey = null;
      this.#send(reader);
    }
    const counter = new Int32Array(taken);
    for (;;) {
      const first = Atomics.add(counter, 0, BATCH_FILES);
      if (first >= files.count) break;
      for (let file = first; file < Math.min(first + BATCH_FILES, files.count); file += 1) reader.read(file);
      this.#send(reader);
    }
    this.#say({ kind: 'done' });
  }

  #quote({ file, from, length }: Stretch): string {
    return attributeText(readBytes(join(this.#order.root, this.#files?.path(file) ?? ''), from, length));
  }

  #send(reader: BatchReader): void {
    const batch = reader.take();
    if (batch !== null) this.#say({ kind: 'batch', batch });
  }

  #say(message: FromWorker): void {
    this.#port.postMessage(message);
  }
}
