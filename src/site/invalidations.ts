/** A file that a host serves for its folder, and one that it may serve without its ending too. */
const INDEX = /(?:^|\/)index\.html?$/;
const PAGE = /[^/]\.html?$/;
const ENDING = /\.html?$/;

/**
 * What a CDN has to forget, as URL paths in the order of their bytes: every address at which a host may have served one
 * of these files, or may have said that there is none. More than `most` of them become one wildcard for all.
 */
export function invalidationsOf(paths: readonly string[], most: number): readonly string[] {
  // Each path has an address that no other one has.
  if (paths.length > most) return ['/*'];
  // Addresses are ASCII: this order is that of their bytes.
  const addresses = [...new Set(paths.flatMap(addressesOf))].sort();
  return addresses.length > most ? ['/*'] : addresses;
}

/** The addresses of a file, percent-encoded: as it is, without `.html`, and as the index of its folder. */
export function addressesOf(path: string): readonly string[] {
  const address = addressOf(path);
  if (INDEX.test(path)) {
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    return folder === '/' ? [folder, address] : [folder, folder.slice(0, -1), address];
  }
  return PAGE.test(path) ? [address.replace(ENDING, ''), address] : [address];
}

/** As browsers ask for it; an asterisk would be taken for a wildcard. */
function addressOf(path: string): string {
  const encoded = encodeURI(path).replace(
    /[?#*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/${encoded}`;
}
