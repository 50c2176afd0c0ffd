/** Of the tar, as `actions/deploy-pages` counts: GitHub supports one GiB, and does not try beyond ten. */
export const PAGES_SUPPORTED_BYTES = 1024 ** 3;
export const PAGES_LARGEST_BYTES = 10 * 1024 ** 3;

/** Whether a tar of that length can be deployed: surely, perhaps, or not at all. */
export function judgePagesSize(tarBytes: number): 'fits' | 'large' | 'too-large' {
  if (tarBytes > PAGES_LARGEST_BYTES) return 'too-large';
  return tarBytes > PAGES_SUPPORTED_BYTES ? 'large' : 'fits';
}
