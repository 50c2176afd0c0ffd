/** What is in its place. */
export type ExportEvent =
  | { readonly kind: 'published'; readonly sitePath: string | null; readonly bundlePath: string | null }
  /** What is told about the site is in its places; absolute paths, `null` for what is not told. */
  | {
      readonly kind: 'reports-published';
      readonly manifestPath: string | null;
      readonly changesPath: string | null;
      readonly invalidationPath: string | null;
    };
