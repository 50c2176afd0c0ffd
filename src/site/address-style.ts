import { jsonFields } from '../text/parsed.ts';
import { isPage } from './file-index.ts';

/** How the links of a site write the addresses of its pages. */
export interface AddressStyle {
  /** Of `guide.html`: `/guide.html`, or `/guide`. `null`: unknown, here and below. */
  readonly pages: 'html' | 'extensionless' | null;
  /** Of `guide/index.html`: `/guide/`, `/guide`, or `/guide/index.html`. */
  readonly folders: 'slash' | 'no-slash' | 'index' | null;
}

export const UNKNOWN_STYLE: AddressStyle = { pages: null, folders: null };

const PAGE_FORMS = ['html', 'extensionless'] as const;
const FOLDER_FORMS = ['slash', 'no-slash', 'index'] as const;
export type AddressForm = (typeof PAGE_FORMS)[number] | (typeof FOLDER_FORMS)[number];

const INDEX = /(?:^|\/)index\.html?$/i;

/**
 * How `path`, decoded and without a slash at its beginning, writes the address of a file. `null`: the file is no page, or it
 * is the first page, which every site writes as `/`.
 */
export function addressForm(path: string, file: string): AddressForm | null {
  if (!isPage(file) || /^index\.html?$/i.test(file)) return null;
  if (path === file) return INDEX.test(file) ? 'index' : 'html';
  if (!INDEX.test(file)) return 'extensionless';
  return path.endsWith('/') ? 'slash' : 'no-slash';
}

/** Links of each form. */
export type FormCounts = Record<AddressForm, number>;

export function noForms(): FormCounts {
  return { html: 0, extensionless: 0, slash: 0, 'no-slash': 0, index: 0 };
}

/** The style of most links; `null` for a tie. */
export function styleOf(counts: Readonly<FormCounts>): AddressStyle {
  const most = <F extends AddressForm>(forms: readonly F[]): F | null => {
    const [first, second] = forms.toSorted((one, other) => counts[other] - counts[one]);
    const isTie = first === undefined || second === undefined || counts[first] === counts[second];
    return isTie ? null : first;
  };
  return { pages: most(PAGE_FORMS), folders: most(FOLDER_FORMS) };
}

/** Reads it from a manifest. What is no style is unknown. */
export function readAddressStyle(value: unknown): AddressStyle {
  const { pages, folders } = jsonFields(value) ?? {};
  return {
    pages: PAGE_FORMS.find((form) => form === pages) ?? null,
    folders: FOLDER_FORMS.find((form) => form === folders) ?? null,
  };
}
