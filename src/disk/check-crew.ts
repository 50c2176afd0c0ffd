import { Worker } from 'node:worker_threads';
import type { Batch, FromWorker, ToWorker, WorkerOrder } from './check-messages.ts';
import { workerFile } from './worker-file.ts';

/** Stops a page that no test thought of before it takes the whole machine. */
const WORKER_HEAP_MIB = 512;
/** Measured: a third less memory at the peak than without a limit, for a tenth more time. */
const WORKER_YOUNG_MIB = 8;

type Answer<K extends FromWorker['kind']> = Extract<FromWorker, { readonly kind: K }>;

/** One worker thread of a site check, as this side sees it. It answers one question at a time. */
export class CrewMember {
  readonly #worker: Worker;
  #waiting: {
    readonly resolve: (answer: FromWorker) => void;
    readonly reject: (error: unknown) => void;
  } | null = null;
  #failed: { readonly error: unknown } | null = null;
  #onBatch: (batch: Batch) => void = () => undefined;

  constructor(order: WorkerOrder) {
    this.#worker = new Worker(workerFile('site-check', import.meta.filename), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MIB, maxYoungGenerationSizeMb: WORKER_YOUNG_MIB },
    });
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'batch') this.#onBatch(message.batch);
      else this.#waiting?.resolve(message);
    });
    this.#worker.on('error', (error) => {
      this.fail(error);
    });
    this.#worker.on('exit', (code) => {
      this.fail(new Error(`a worker of the site check ended with ${String(code)}`));
    });
  }

  /** Waits for the answer to `question`, or for the one that comes unasked. Rejects when the thread fails. */
  async ask<K extends FromWorker['kind']>(kind: K, question: ToWorker | null): Promise<Answer<K>> {
    const answer = await new Promise<FromWorker>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason of a signal may be anything
      if (this.#failed !== null) reject(this.#failed.error);
      else if (question !== null) this.#worker.postMessage(question);
    });
    if (answer.kind !== kind) throw new Error(`a worker of the site check said ${answer.kind} for ${kind}`);
    return answer as Answer<K>;
  }

  /** Takes what comes in while the thread reads. */
  onBatch(take: (batch: Batch) => void): void {
    this.#onBatch = take;
  }

  /** Whoever waits, now or later, learns that nothing will come. */
  fail(error: unknown): void {
    this.#failed ??= { error };
    this.#waiting?.reject(this.#failed.error);
  }

  /** Ends the thread, whatever it is doing. */
  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }
}
