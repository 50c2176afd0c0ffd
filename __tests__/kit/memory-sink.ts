import { createHash } from 'node:crypto';
import type { BundleSink } from '../../src/download/sink.ts';

export class MemorySink implements BundleSink {
  bytes = Buffer.alloc(0);
  /** How often it started over. */
  resets = -1;
  finished = false;

  begin(): void {
    this.bytes = Buffer.alloc(0);
    this.resets += 1;
  }

  write(chunk: Uint8Array): Promise<void> {
    if (this.finished) throw new Error('taken after the end');
    this.bytes = Buffer.concat([this.bytes, chunk]);
    return Promise.resolve();
  }

  close(): Promise<{ readonly bytes: number; readonly sha256: string }> {
    this.finished = true;
    return Promise.resolve({ bytes: this.bytes.length, sha256: sha256(this.bytes) });
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
