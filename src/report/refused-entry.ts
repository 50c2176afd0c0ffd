/** What a reader can do about an entry that refused its archive. It depends on where such an entry comes from. */

const FROM_DOCS = 'If the entry comes from your docs, rename or remove it and export again.';
const NOT_FROM_DOCS =
  'No page of your docs becomes such an entry: the tool that packed the archive has a fault, or the archive was tampered with. Tell the people who run the service.';

/** By how the reason of the refusal begins; every other reason is about a name, which comes from the docs. */
const BY_REASON: readonly (readonly [beginnings: readonly string[], hint: string])[] = [
  [['it is a hard link'], fromPacker("write every file whole, as GNU tar does with '--hard-dereference'")],
  [['it is a symbolic link'], fromPacker("write files instead of links, as tar does with '--dereference'")],
  [['it is a sparse file'], fromPacker("write every file whole, without '--sparse'")],
  [['it is a patch', 'it is packed with method'], fromPacker("use 'store' or 'deflate'")],
  [
    [
      'it is encrypted',
      'it is a device',
      'it is a named pipe',
      'it is a socket',
      'it is of a kind',
      'it is a folder',
      'it is a file named as the folder',
      'its name is empty',
      'its name is absolute',
      'its name climbs',
      'its name has a part that git reads',
    ],
    NOT_FROM_DOCS,
  ],
];

function fromPacker(wanted: string): string {
  return `It comes from the tool that packed the archive, not from your docs. Tell the people who run the service: the tool has to ${wanted}.`;
}

/** `reason` as the failure `archive-refused` has it. */
export function hintForRefusedEntry(reason: string): string {
  const known = BY_REASON.find(([beginnings]) => beginnings.some((start) => reason.startsWith(start)));
  return known?.[1] ?? FROM_DOCS;
}
