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
    };
