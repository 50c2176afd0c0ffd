/** As many bytes are read at once; small entries cost no system call each. Signals are heard between two reads. */
export const ZIP_WINDOW_BYTES = 512 * 1024;

/** The bytes of a zip, wherever they come from. What is returned is valid until the next call. */
export interface ZipBytes {
  /** Bytes of the whole zip. */
  readonly length: number;
  /**
   * `length` bytes from `offset`, out of turn: for the directory. Rejects with `archive-damaged` past the end, and with
   * what the source throws.
   */
  peek(offset: number, length: number): Promise<Buffer>;
  /** The same, at most a window and from front to back: what lies before `offset` cannot be read any more. */
  read(offset: number, length: number): Promise<Buffer>;
  /** As `read`, where the bytes are at hand; `null` where they have to be waited for. */
  readNow(offset: number, length: number): Buffer | null;
}
