import { Failure } from '../../core/failure.ts';

/** What a pax header says about the entry after it; `null` where it says nothing. */
export interface PaxRecords {
  readonly path: Buffer | null;
  readonly bytes: number | null;
  readonly hasLinkPath: boolean;
  readonly isSparse: boolean;
}

/**
 * Reads the body of a pax header: records of the form `<length> <key>=<value>\n`.
 * Throws `archive-damaged` for anything else, since a reader that guesses would see another archive than its neighbour.
 */
export function readPaxRecords(body: Buffer, lastEntry: string | null): PaxRecords {
  let path: Buffer | null = null;
  let bytes: number | null = null;
  let hasLinkPath = false;
  let isSparse = false;
  for (let at = 0; at < body.length;) {
    const space = body.indexOf(0x20, at);
    const digits = body.toString('latin1', at, space === -1 ? at : space);
    const end = at + Number(digits);
    const equals = body.indexOf(0x3d, space);
    const whole = /^[1-9]\d{0,7}$/.test(digits) && end <= body.length && equals > space && equals < end;
    if (!whole || body[end - 1] !== 0x0a) throw malformed('a pax header is malformed', lastEntry);
    const key = body.toString('latin1', space + 1, equals);
    const value = body.subarray(equals + 1, end - 1);
    // An empty value takes back what an earlier header said.
    if (key === 'path') path = value.length === 0 ? null : Buffer.from(value);
    else if (key === 'size') bytes = value.length === 0 ? null : readSize(value, lastEntry);
    else if (key === 'linkpath') hasLinkPath = value.length > 0;
    else if (key.startsWith('GNU.sparse.')) isSparse = true;
    at = end;
  }
  return { path, bytes, hasLinkPath, isSparse };
}

function readSize(value: Buffer, lastEntry: string | null): number {
  const text = value.toString('latin1');
  const bytes = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(bytes))
    throw malformed('a pax header has no readable size', lastEntry);
  return bytes;
}

function malformed(problem: string, entry: string | null): Failure {
  return new Failure('archive-damaged', { problem, entry });
}
