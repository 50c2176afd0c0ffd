/** What `stat` says of a file or folder that has this mode: Windows keeps only whether it may be written to. */
export function shownMode(mode: number): number {
  if (process.platform !== 'win32') return mode;
  return (mode & 0o200) === 0 ? 0o444 : 0o666;
}
