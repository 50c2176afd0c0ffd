import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** What a test reader has written about itself. */
export interface StartedReader {
  readonly pid: number;
  readonly env: Readonly<Record<string, string>>;
}

export interface OtherReader {
  /** The script of an action that equals the shipped one except for its reader of sites. */
  readonly main: string;
  /** `null`: the reader was not started. */
  readonly started: () => StartedReader | null;
  readonly remove: () => void;
}

/** Readers that end early, or never. Each first writes that it was started. */
export const READERS = {
  crashing: "throw new Error('planted in the reader');",
  waiting: "process.on('message', () => undefined);\nprocess.on('disconnect', () => process.exit());",
  deaf: 'setInterval(() => undefined, 1_000);',
  busy: 'for (;;);',
  hungry: 'const all = []; for (;;) all.push(new Array(1_000_000).fill(all.length + 0.5));',
  silent: '',
  lying: "process.once('message', () => process.exit(0));",
  killed: "process.kill(process.pid, 'SIGKILL');",
} as const;

/** The shipped action with another reader of sites; `null`: without any. */
export function otherReader(reader: keyof typeof READERS | null): OtherReader {
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-reader-'));
  const note = join(folder, 'started.json');
  // A copy and no link: the path of a script comes from the file system, and its neighbours with it.
  for (const name of readdirSync(DIST)) {
    if (name === 'site-check') continue;
    if (name === 'main') cpSync(join(DIST, name), join(folder, 'dist', name), { recursive: true });
    else {
      mkdirSync(join(folder, 'dist'), { recursive: true });
      symlinkSync(join(DIST, name), join(folder, 'dist', name));
    }
  }
  if (reader !== null) {
    mkdirSync(join(folder, 'dist', 'site-check'));
    writeFileSync(
      join(folder, 'dist', 'site-check', 'index.js'),
      `import { renameSync, writeFileSync } from 'node:fs';
const { pid, env } = process;
writeFileSync(${JSON.stringify(`${note}.part`)}, JSON.stringify({ pid, env }));
renameSync(${JSON.stringify(`${note}.part`)}, ${JSON.stringify(note)});
${READERS[reader]}
`,
    );
    cpSync(join(DIST, 'main', 'package.json'), join(folder, 'dist', 'site-check', 'package.json'));
  }
  return {
    main: join(folder, 'dist', 'main', 'index.js'),
    started: () => (existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as StartedReader) : null),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a process still runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
