import type { InputReader } from '../inputs/input-reader.ts';
import { parseCount } from '../inputs/input-values.ts';
import {
  faultOfOthers,
  filePathParser,
  readPath,
  type OtherTargets,
  type TargetMachine,
} from '../inputs/target-path.ts';
import { formatBytes } from '../text/amounts.ts';
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
export interface SiteCare {
  /** Absolute path of the file for the manifest; `null`: none is written. */
  readonly manifestPath: string | null;
  /** `null`: no comparison. */
  readonly comparison: Comparison | null;
  readonly gates: Gates;
}

/** The disk, as far as the previous manifest is read from it. */
export interface ManifestMachine extends TargetMachine {
  readonly readUtf8: (path: string, mostBytes: number) => TextReading;
}

export type TextReading =
  | { readonly kind: 'text'; readonly text: string }
  /** `too-large`: longer than `mostBytes`. */
  | { readonly kind: 'too-large' | 'not-utf8' | 'unreadable' };

/** The inputs that these depend on. */
export interface SiteRun {
  readonly waits: boolean;
  /** Whether the run unpacks anything. */
  readonly unpacks: boolean;
  /** Whether `paths` selects a part of the site. */
  readonly isPart: boolean;
  readonly sitePath: string | null;
  readonly bundlePath: string | null;
}

/** Room for 500,000 pages (`max-files`) with 290 bytes of path and title each. Reading a file as large takes 1.3 GiB. */
export const LARGEST_MANIFEST_BYTES = 256 * 1024 * 1024;
const MOST = 1_000_000_000;
/** The default of `min-pages`. */
export const LEAST_PAGES = '1';
const CHOOSE_MANIFEST = "Choose the file that 'manifest-path' of the run before has written.";

const COMPARE_NOTHING = "Leave 'previous-manifest' out, and deploy the whole site.";
const KEEP_BYTES =
  "Keep the file as 'manifest-path' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.";

const UNREAD = {
  'too-large': refuse(`is larger than ${formatBytes(LARGEST_MANIFEST_BYTES)}`, COMPARE_NOTHING),
  'not-utf8': refuse('is not UTF-8', KEEP_BYTES),
  unreadable: refuse('cannot be read', CHOOSE_MANIFEST),
} as const;

/** Reads them. They need the files of the site: for a run that unpacks none, inputs for files or comparisons are refused. */
export function readSiteCare(
  { read, text }: InputReader<SiteInput>,
  run: SiteRun,
  machine: ManifestMachine,
): SiteCare {
  const maxInvalidations = read('max-invalidations', (value) => parseCount(value, 1, MOST)) ?? 1;
  const unpacked = <T>(input: SiteInput, parse: (value: string) => Parsed<T>): T | null =>
    run.waits ? read(input, run.unpacks ? parse : () => refuse(NOT_UNPACKED, UNPACK_IT)) : null;

  // Its default asks for nothing that a run without a site cannot do.
  const isAsked = text('min-pages') !== LEAST_PAGES;
  const readPages = isAsked ? unpacked : read;
  const minPages = readPages('min-pages', (value) => parseCount(value, 0, MOST)) ?? 0;
  const { sitePath, bundlePath } = run;
  const written = { 'bundle-path': bundlePath };
  const others = { sitePath, files: written };
  const manifestPath = unpacked('manifest-path', filePathParser('manifest-path', others, machine));
  const comparison = unpacked('previous-manifest', (value) =>
    readPrevious(value, { maxInvalidations, others: { sitePath: null, files: written } }, machine),
  );
  const maxPageDrop = unpacked('max-page-drop', (value) =>
    text('previous-manifest') === '' ? refuse(NOTHING_BEFORE, SET_PREVIOUS) : parsePercent(value),
  );
  return {
    manifestPath,
    comparison,
    gates: { minPages, maxPageDrop, needsIndex: !run.isPart },
  };
}

const NOT_UNPACKED = 'needs the files of the site, and this run unpacks none';
const UNPACK_IT = "Leave 'extract' at 'true', or leave this input out.";
const NOTHING_BEFORE = "has nothing to compare with: 'previous-manifest' is not set";
const SET_PREVIOUS = "Set 'previous-manifest' to the manifest of the site that is live, or leave this out.";

/** A missing file means that nothing has been published yet. */
function readPrevious(
  value: string,
  { maxInvalidations, others }: { readonly maxInvalidations: number; readonly others: OtherTargets },
  machine: ManifestMachine,
): Parsed<Comparison> {
  const read = readPath(value, machine, CHOOSE_MANIFEST);
  if (!('value' in read)) return read;
  const path = read.value;
  const fault = faultOfOthers(path, others, { remedy: CHOOSE_MANIFEST, machine });
  if (fault !== null) return fault;
  switch (machine.pathState(path)) {
    case 'missing':
    case 'below-file':
      return { value: { path, previous: null, maxInvalidations } };
    case 'folder':
    case 'empty-folder':
      return refuse('is a folder', CHOOSE_MANIFEST);
    case 'file':
    case 'link':
    case 'unreadable': {
      const reading = machine.readUtf8(path, LARGEST_MANIFEST_BYTES);
      if (reading.kind !== 'text') return UNREAD[reading.kind];
      const manifest = readManifest(reading.text);
      return 'value' in manifest ? { value: { path, previous: manifest.value, maxInvalidations } } : manifest;
    }
  }
}

/** A number from 0 to 100, with or without the sign. */
function parsePercent(text: string): Parsed<number> {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
  const percent = Number(number);
  return number === undefined || percent > 100
    ? refuse('is not a percentage from 0 to 100', "Write a number such as '20'.")
    : { value: percent };
}
