import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entriesBelow } from '../kit/entries-below.ts';

const AWS = join(import.meta.dirname, 'aws.ts');

/** Names that a shell, a command, a pattern or a program could misread. Archives may hold all of them. */
export const HOSTILE_NAMES: readonly string[] = [
  ...[
    'index.html',
    'a b.html',
    ' lead.html',
    `it's "quoted".html`,
    '-K-',
    '--delete',
    '-rf/index.html',
    '~/index.html',
  ],
  ...[
    '$(touch pwned).html',
    '`touch pwned`.html',
    ';touch pwned;.html',
    '&touch pwned&.html',
    '|touch pwned.html',
  ],
  ...[
    '$SITE.html',
    '${IFS}.html',
    '*.html',
    '[a-z]?.css',
    '{a,b}.html',
    '!!.html',
    '#.html',
    '<b>.html',
    '>pwned',
  ],
  ...[
    '%2e%2e%2fpwned.html',
    '%0a.html',
    '%s%n.html',
    'größe/日本.html',
    '\u2028.html',
    "'+evil()+'/index.html",
  ],
  ...['@file.html', 'file:', '=.rsc', '$(touch pwned) *.rsc', '##[add-mask]pwned', '::add-mask::pwned'],
];

export interface Ran {
  readonly code: number | null;
  readonly printed: string;
}

/** A place to run recipes in: a site, a folder for the commands, and stand-ins for missing programs. */
export interface Scene {
  readonly folder: string;
  readonly site: string;
  /** Where the recipes run. */
  readonly cwd: string;
  /** The environment of every recipe. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs a script as a `run:` step does. */
  readonly run: (script: string, env?: Readonly<Record<string, string>>) => Promise<Ran>;
  /** The calls of the stand-ins since the last reading. */
  readonly calls: () => readonly (readonly string[])[];
  readonly close: () => void;
}

/** `answers`: the programs to replace, each with the script to run after its arguments were logged. */
export function newScene(answers: Readonly<Record<string, string>> = {}): Scene {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  const [site, cwd, bin, calls] = ['site', 'cwd', 'bin', 'calls'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  for (const made of [site, cwd, bin]) mkdirSync(made);
  const programs = { aws: `exec "${process.execPath}" --no-warnings "${AWS}" "$@"`, ...answers };
  for (const [name, answer] of Object.entries(programs)) {
    const record = `printf '%s\\0' "$#" ${name} "$@" >> "$STAND_IN/calls"`;
    writeFileSync(join(bin, name), `#!/bin/sh\n${record}\n${answer}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const env = {
    ...{ PATH: `${bin}:${process.env['PATH'] ?? ''}`, LC_ALL: 'C.UTF-8', HOME: cwd },
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    ...{ STAND_IN: folder, SITE: site, CURL_HOME: folder },
  };
  return {
    ...{ folder, site, cwd, env },
    run: (script, more = {}) => runScript(script, cwd, { ...env, ...more }),
    calls: () => {
      const words = existsSync(calls) ? readFileSync(calls, 'utf8').split('\0').slice(0, -1) : [];
      rmSync(calls, { force: true });
      const found: (readonly string[])[] = [];
      for (let at = 0; at < words.length;) {
        const end = at + 2 + Number(words[at]);
        found.push(words.slice(at + 1, end));
        at = end;
      }
      return found;
    },
    close: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runScript(script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.once('error', reject).once('close', (code) => {
      resolve({ code, printed });
    });
  });
}

/** Writes files whose content is their name. */
export function writeNamed(folder: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
}

/** The files below a folder, with slashes. */
export function namesIn(folder: string): readonly string[] {
  return entriesBelow(folder)
    .flatMap(({ name, kind }) => (kind === 'file' ? [name] : []))
    .toSorted();
}
