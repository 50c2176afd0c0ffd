import type { ByteSink } from './inflate.ts';

/** What is handed on at once. Smaller pieces keep the inflating thread waiting between two of them. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Gathers small pieces into larger ones and hands one on while the next is gathered, so that whoever brings the bytes
 * and whoever takes them work at the same time. What is brought is copied.
 */
export function steadied(sink: ByteSink): ByteSink {
  let filling = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let spare = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let used = 0;
  let handed: Promise<void> = Promise.resolve();

  const handOn = async (): Promise<void> => {
    await handed;
    handed = sink.write(filling.subarray(0, used));
    // It is waited for before the next one.
    handed.catch(() => undefined);
    [filling, spare] = [spare, filling];
    used = 0;
  };
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length;) {
        const copied = bytes.copy(filling, used, at);
        used += copied;
        at += copied;
        if (used === PIECE_BYTES) await handOn();
      }
    },
    async end() {
      if (used > 0) await handOn();
      await handed;
      await sink.end();
    },
    destroy(reason) {
      sink.destroy(reason);
    },
  };
}
