import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { HOSTILE, type HostileKind } from '../../emulator/archives/hostile.ts';
import type { EntryRefusal } from '../../src/core/failure.ts';
import { unpacked } from './unpacking.ts';

/** Refused for their size alone: the shipped action does so in `failures.test.ts`. */
type Large = 'bomb' | 'many-files' | 'zip-bomb';
type Reason = EntryRefusal['kind'];

/** Why each hostile archive of the emulator is refused: the entry and the reason, or what is wrong with the archive. */
const REASONS: Readonly<Record<Exclude<HostileKind, Large>, readonly [entry: string, Reason] | string>> = {
  symlink: ['escape', 'symbolic-link'],
  'symlink-inside': ['home.html', 'symbolic-link'],
  'symlink-then-file': ['assets', 'symbolic-link'],
  hardlink: ['passwd', 'hard-link'],
  traversal: ['../outside.txt', 'name-climbs'],
  'traversal-inside': ['guide/../../outside.txt', 'name-climbs'],
  'traversal-pax': ['../outside.txt', 'name-climbs'],
  'traversal-gnu': ['../outside.txt', 'name-climbs'],
  absolute: ['/tmp/outside.txt', 'name-absolute'],
  'drive-letter': ['C:/outside.txt', 'name-drive'],
  backslash: ['..\\outside.txt', 'name-backslash'],
  duplicate: ['index.html', 'name-twice'],
  'duplicate-case': ['INDEX.html', 'name-alike'],
  'file-as-folder': ['index.html/page.html', 'below-file'],
  git: ['.git/hooks/post-checkout', 'name-git'],
  'git-case': ['docs/.GIT/config', 'name-git'],
  'device-name': ['guide/CON.html', 'windows-device'],
  colon: ['users:batchGet.html', 'windows-colon'],
  'trailing-dot': ['page.html.', 'windows-drops'],
  'control-character': ['page\n::set-output.html', 'name-control'],
  device: ['null', 'device'],
  fifo: ['pipe', 'named-pipe'],
  'bad-checksum': 'a tar header has a wrong checksum',
  'bad-size': 'its header has no readable size',
  truncated: 'it ends before its end mark',
  'cut-gzip': 'the gzip data are damaged (unexpected end of file)',
  empty: 'archive-empty',
  'not-an-archive': 'archive-unknown',
  'zip-symlink': ['escape', 'symbolic-link'],
  'zip-traversal': ['../outside.txt', 'name-climbs'],
  'zip-absolute': ['/tmp/outside.txt', 'name-absolute'],
  'zip-duplicate': ['index.html', 'name-twice'],
  'zip-bad-crc': 'its checksum is wrong',
  'zip-lying-size': 'it is longer than the directory says',
  'zip-two-names': 'its two headers disagree on its name',
  'zip-encrypted': ['page.html', 'encrypted'],
  'zip-truncated': 'it has no end record, as when its last part is missing',
};
const WINDOWS_ONLY: readonly string[] = ['duplicate-case', 'device-name', 'colon', 'trailing-dot'];

test.each(Object.entries(REASONS))('%s is refused for its own reason', async (kind, reason) => {
  const { packing, pieces } = HOSTILE[kind as keyof typeof REASONS];
  const bytes = Buffer.concat([...pieces()]);
  const archive = packing === 'gzip' ? gzipSync(bytes) : bytes;
  const outcome = await unpacked(archive, WINDOWS_ONLY.includes(kind) ? { platform: 'win32' } : {});
  if (typeof reason !== 'string') {
    const [entry, why] = reason;
    expect(outcome).toMatchObject({ code: 'archive-refused', facts: { entry, reason: { kind: why } } });
  } else if (reason.startsWith('archive-')) {
    expect(outcome).toMatchObject({ code: reason });
  } else {
    expect(outcome).toMatchObject({ code: 'archive-damaged', facts: { problem: reason } });
  }
});
