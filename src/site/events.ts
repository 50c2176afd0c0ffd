import type { PageChanges, TextsMissing } from './page-changes.ts';

/** What is learned of the unpacked site. */
export type SiteEvent =
  /** What the site holds. */
  | { readonly kind: 'site-listed'; readonly contentDigest: string; readonly pageCount: number }
  /** What is different from the site of an earlier manifest, in files. */
  | {
      readonly kind: 'site-compared';
      /** Absolute path of that manifest. */
      readonly manifest: string;
      /** There was none. */
      readonly isFirst: boolean;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      /** That manifest is of this domain; `null` when it is of the same, or not known. */
      readonly otherDomain: string | null;
    }
  /** What is different in the texts of pages. */
  | {
      readonly kind: 'pages-compared';
      readonly pages: PageChanges | TextsMissing;
      readonly isFirst: boolean;
      /** Files that differ in all. */
      readonly files: number;
      /** Where the site is served, without a slash at its end; `null`: not known. */
      readonly siteUrl: string | null;
    };
