import type { PageChanges, TextsMissing } from './page-changes.ts';
import type { ListFacts } from './page-list.ts';

/** What is known of the unpacked site. */
export type SiteEvent =
  /** What the site holds. */
  | { readonly kind: 'site-listed'; readonly contentDigest: string }
  /** The differences from the site of the previous manifest, in files. */
  | {
      readonly kind: 'site-compared';
      /** Absolute path of that manifest. */
      readonly manifest: string;
      /** There is no such file. */
      readonly isFirst: boolean;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      /** That manifest is of this domain; `null`: of the same, or unknown. */
      readonly otherDomain: string | null;
      /** The export is of a part of the site. */
      readonly isPart: boolean;
    }
  /** The differences in the texts of pages. */
  | ({
      readonly kind: 'pages-compared';
      readonly pages: PageChanges | TextsMissing;
      readonly isFirst: boolean;
    } & ListFacts);
