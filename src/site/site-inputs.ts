import { earlierFileParser } from '../inputs/earlier-file.ts';
import { input, optional, type Values } from '../inputs/input-table.ts';
import { countParser } from '../inputs/input-values.ts';
import { filePathParser } from '../inputs/target-path.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import type { Gates } from './gates.ts';
import { readManifest, type PreviousSite } from './manifest.ts';

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
  missing: { value: null },
};

const NOTHING_BEFORE = refuse(
  "has nothing to compare with: 'previous-manifest' is not set",
  "Set 'previous-manifest' to the manifest of the published site, or leave this out.",
);

/** The inputs for the comparison and the gates of an unpacked site. */
export const SITE_INPUTS = {
  'manifest-path': optional('manifestPath', filePathParser('manifest-path')),
  // A missing file means that nothing has been published yet.
  'previous-manifest': optional('before', earlierFileParser(MANIFEST, readManifest)),
  'max-invalidations': input('maxInvalidations', '1000', countParser(1, COUNT_MAX)),
  'min-pages': optional('minPages', countParser(0, COUNT_MAX), '1'),
  'max-page-drop': optional('maxPageDrop', (text, _, textOf) =>
    textOf('previous-manifest') === '' ? NOTHING_BEFORE : parsePercent(text),
  ),
};

/** `isPart`: `paths` selects a part of the site. */
export function siteOptionsOf(values: Values<typeof SITE_INPUTS>, isPart: boolean): SiteOptions {
  const { manifestPath, before, maxInvalidations, minPages, maxPageDrop } = values;
  return {
    manifestPath,
    comparison: before && { path: before.path, previous: before.content, maxInvalidations },
    gates: { minPages: minPages ?? 0, maxPageDrop, needsIndex: !isPart },
  };
}

/** A number from 0 to 100, with or without the sign. */
function parsePercent(text: string): Parsed<number> {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
  const percent = Number(number);
  return number === undefined || percent > 100
    ? refuse('is not a percentage from 0 to 100', "Write a number such as '20'.")
    : { value: percent };
}
