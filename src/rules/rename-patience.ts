/**
 * On Windows a rename is refused while somebody has one of the files open. Scanners and indexers open what is new, for
 * moments. Together these pauses are 1.3 s: a cancelled step must be over within three.
 */
const PAUSES_MS: readonly number[] = [10, 20, 40, 80, 150, 300, 700];
const IN_USE: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];

/**
 * How long to wait, in milliseconds, before a rename is tried again that was refused with `code` for the `times`th time;
 * `null`: it will not get better. Elsewhere what is in use can be renamed, so a refusal stands.
 */
export function renamePauseMs(code: unknown, times: number, platform: string): number | null {
  if (platform !== 'win32' || !IN_USE.includes(code)) return null;
  return PAUSES_MS[times - 1] ?? null;
}
