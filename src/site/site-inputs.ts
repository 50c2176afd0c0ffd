import { readEarlierFile, type ReadingMachine } from '../inputs/earlier-file.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { parseCount } from '../inputs/input-values.ts';
import { filePathParser } from '../inputs/target-path.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import type { Gates } from './gates.ts';
import { readManifest, type PreviousSite } from './manifest.ts';

/** The inputs for the comparison and the gates of an unpacked site. */
type SiteInput = 'manifest-path' | 'previous-manifest' | 'max-invalidations' | 'min-pages' | 'max-page-drop';

/** The previous site to compare with. */
export interface Comparison {
  /** Absolute path of the manifest. */
  readonly path: string;
  /** `null`: there is none yet. */
  readonly previous: PreviousSite | null;
  readonly maxInvalidations: number;
}

/** The files to write about an unpacked site, and its gates. */
export interface SiteOptions {
  /** Absolute path of the file for the manifest; `null`: none is written. */
  readonly manifestPath: string | null;
  /** `null`: no comparison. */
  readonly comparison: Comparison | null;
  readonly gates: Gates;
}

/** Room for 500,000 pages (`max-files`) with 290 bytes of path and title each. Reading a file as large takes 1.3 GiB. */
export const MANIFEST_MAX_BYTES = 256 * 1024 * 1024;
const COUNT_MAX = 1_000_000_000;
const MANIFEST = {
  mostBytes: MANIFEST_MAX_BYTES,
  choose: "Choose the file that 'manifest-path' of the run before has written.",
  without: "Leave 'previous-manifest' out, and deploy the whole site.",
  writer: 'manifest-path',
};

/** Reads them. `isPart`: `paths` selects a part of the site. */
export function readSiteOptions(
  { read, text }: InputReader<SiteInput>,
  isPart: boolean,
  machine: ReadingMachine,
): SiteOptions {
  const maxInvalidations = read('max-invalidations', (value) => parseCount(value, 1, COUNT_MAX)) ?? 1;
  const minPages = read('min-pages', (value) => parseCount(value, 0, COUNT_MAX)) ?? 0;
  const manifestPath = read('manifest-path', filePathParser('manifest-path', machine));
  const comparison = read('previous-manifest', (value) => readPrevious(value, maxInvalidations, machine));
  const maxPageDrop = read('max-page-drop', (value) =>
    text('previous-manifest') === '' ? refuse(NOTHING_BEFORE, SET_PREVIOUS) : parsePercent(value),
  );
  return {
    manifestPath,
    comparison,
    gates: { minPages, maxPageDrop, needsIndex: !isPart },
  };
}

const NOTHING_BEFORE = "has nothing to compare with: 'previous-manifest' is not set";
const SET_PREVIOUS = "Set 'previous-manifest' to the manifest of the site that is live, or leave this out.";

/** A missing file means that nothing has been published yet. */
function readPrevious(value: string, maxInvalidations: number, machine: ReadingMachine): Parsed<Comparison> {
  const file = readEarlierFile(value, MANIFEST, machine);
  if (!('value' in file)) return file;
  const { path, text } = file.value;
  if (text === null) return { value: { path, previous: null, maxInvalidations } };
  const manifest = readManifest(text);
  return 'value' in manifest ? { value: { path, previous: manifest.value, maxInvalidations } } : manifest;
}

/** A number from 0 to 100, with or without the sign. */
function parsePercent(text: string): Parsed<number> {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
  const percent = Number(number);
  return number === undefined || percent > 100
    ? refuse('is not a percentage from 0 to 100', "Write a number such as '20'.")
    : { value: percent };
}
