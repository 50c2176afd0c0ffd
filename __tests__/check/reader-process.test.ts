/** The reader of a site is a process that the run can lose. */
import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  readSiteInProcess,
  type ReaderOptions,
  type ReaderAnswer,
  type ReadRequest,
} from '../../src/check/reader-process.ts';
import type { CheckReport } from '../../src/check/finding.ts';
import { pageText } from '../../src/html/page-text.ts';
import { parseTexts, type PageTexts } from '../../src/site/page-texts.ts';
import { writeFiles } from '../action/sites.ts';
import { needs } from '../needs.ts';
import { childrenOf } from '../html/hostile-tokens.ts';
import { checkFolder, page } from './small-sites.ts';
import { CAN_PRESS, pressCtrlC } from '../kit/ctrl-c.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';

const work = scratchFolder();
const site = join(work, 'site');
const busy = join(work, 'busy');
writeFiles(site, {
  'index.html': page('<a href="gone">x</a><a href="other#no">y</a>'),
  'other.html': page(''),
});
// Takes a second or more: each link is different.
const PAGES = 20;
const MANY = Array.from({ length: 12_000 }, (_, at) => `<a href="x${String(at)}">`).join('');
writeFiles(
  busy,
  Object.fromEntries(Array.from({ length: PAGES }, (_, at) => [`p${String(at)}/a.html`, MANY])),
);

const textsIn = (path: string): PageTexts =>
  parseTexts(readFileSync(path, 'utf8'), { digests: new Map(), before: null }).texts;

let abort: AbortController;
beforeEach(() => {
  abort = new AbortController();
});

const order = (root: string, reportPath: string | null = null): ReadRequest => {
  return { root, hosting: 'client-hosted', siteUrl: null, reportPath };
};
const read = (wanted: ReadRequest, options: ReaderOptions = {}): Promise<ReaderAnswer> =>
  readSiteInProcess(wanted, options, abort.signal);

/** Resolves with the one process that was started since `before`. */
async function newChild(before: readonly number[]): Promise<number> {
  for (;;) {
    const [child] = childrenOf(process.pid).filter((pid) => !before.includes(pid));
    if (child !== undefined) return child;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Resolves when the process has ended or is a zombie. */
async function untilGone(pid: number): Promise<void> {
  while (
    existsSync(`/proc/${String(pid)}/stat`) &&
    !/\) Z /.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'))
  )
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A process that reads the busy site. */
function probe(code: string): ChildProcessByStdio<null, Readable, null> {
  const script = join(work, 'probe.mts');
  const source = join(import.meta.dirname, '..', '..', 'src', 'check', 'reader-process.ts');
  writeFileSync(
    script,
    `import { readSiteInProcess } from ${JSON.stringify(pathToFileURL(source))};
const order = ${JSON.stringify(order(busy))} as const;
${code}
`,
  );
  // With a console of its own on Windows, which it would not get with an inherited file.
  const stdio = ['ignore', 'pipe', CAN_PRESS ? 'ignore' : 'inherit'] as const;
  return spawn(process.execPath, ['--no-warnings', script], { windowsHide: true, stdio: [...stdio] });
}

describe('a reader process', () => {
  test('writes no text of a page without a title that others show in a frame', async () => {
    const [root, texts] = [join(work, 'framed'), join(work, 'texts-framed')];
    writeFiles(root, {
      'a.html': page('<iframe src="toc.html"></iframe><iframe src="titled.html"></iframe>'),
      'titled.html': page('x'),
      'toc.html': '<ol><li>A</ol>',
      'untitled.html': 'x',
    });
    await read({ ...order(root), textsPath: texts });
    const pages = [...textsIn(texts).keys()];
    expect(pages).toEqual(['a.html', 'titled.html', 'untitled.html']);
  });

  test('writes the texts of the pages, whatever the hosting', async () => {
    const texts = ['checked', 'alone'].map((name) => join(work, `texts-${name}`));
    const [checked = '', alone = ''] = texts;
    expect(await read({ ...order(site), textsPath: checked })).toMatchObject({
      kind: 'done',
      outcome: { pages: 2, findings: 2 },
    });
    await read({ ...order(site), hosting: 'cloud', textsPath: alone });
    const pages = textsIn(alone);
    expect([...pages.keys()]).toEqual(['index.html', 'other.html']);
    const { title, digest } = pageText(readFileSync(join(site, 'index.html')));
    expect(pages.get('index.html')).toEqual({ title, textSha256: digest });
    expect(readFileSync(checked)).toEqual(readFileSync(alone));
  });

  test('names pages that show an error, and gives them no text', async () => {
    const root = join(work, 'errors');
    const texts = join(work, 'texts-errors');
    writeFiles(root, {
      'a.html': '<title>A</title>Internal Server Error',
      'b.html': '<title>B</title><main></main>',
      'c.html': '<title>C</title>c',
    });
    const errorPages = { count: 2, first: 'a.html' };
    expect(await read({ ...order(root), textsPath: texts })).toMatchObject({ kind: 'done', errorPages });
    const digests = [...textsIn(texts).values()].map(({ textSha256 }) => textSha256);
    expect(digests).toEqual([null, null, expect.any(String)]);
  });

  test('gives the same outcome and report as reading in this process', async () => {
    const reportPath = join(work, 'report.json');
    const answer = await read(order(site, reportPath));
    expect(answer).toMatchObject({ kind: 'done', outcome: { pages: 2, findings: 2 } });
    expect(JSON.parse(readFileSync(reportPath, 'utf8')) as CheckReport).toEqual(await checkFolder(site));
  });

  test('reports progress', async () => {
    const progress: (readonly [number, number])[] = [];
    const answer = await read(order(busy), { onProgress: (...counts) => progress.push(counts) });
    expect(answer.kind).toBe('done');
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.every(([files, all]) => files <= all && all === PAGES)).toBe(true);
    expect(progress).toEqual(progress.toSorted(([a], [b]) => a - b));
  });

  needs('Linux', () => {
    test('gets only the environment variables that a program needs to start', async () => {
      process.env['SECRET_OF_THE_JOB'] = 'hunter2';
      try {
        const before = childrenOf(process.pid);
        const reading = read(order(busy));
        const child = await newChild(before);
        let text = '';
        // Between fork and exec a process has the environment of its parent.
        while (!text.includes('NODE_CHANNEL_FD')) {
          text = readFileSync(`/proc/${String(child)}/environ`, 'latin1');
          await new Promise((resolve) => setImmediate(resolve));
        }
        abort.abort(new Error('seen'));
        await expect(reading).rejects.toThrow('seen');
        const names = text.split('\0').map((each) => each.split('=', 1)[0] ?? '');
        expect(text).not.toContain('hunter2');
        const more = [
          'NODE_CHANNEL_FD',
          'NODE_CHANNEL_SERIALIZATION_MODE',
          'PATH',
          'LD_LIBRARY_PATH',
          'TEMP',
          'TMP',
          '',
        ];
        expect(names.filter((name) => !more.includes(name))).toEqual([]);
      } finally {
        delete process.env['SECRET_OF_THE_JOB'];
      }
    });
  });
});

describe('a reader that dies', () => {
  needs('a platform other than Windows', () => {
    test('because it cannot be started is reported so', () => {
      const script = `
        import { openSync } from 'node:fs';
        const { readSiteInProcess } = await import(process.argv[1]);
        try { for (;;) openSync('/dev/null'); } catch {}
        const order = { root: '/', hosting: 'cloud', siteUrl: null, reportPath: null };
        console.log(JSON.stringify(await readSiteInProcess(order, {}, new AbortController().signal)));`;
      const reader = join(import.meta.dirname, '../../src/check/reader-process.ts');
      const args = [process.execPath, '--no-warnings', '--input-type=module', '-e', script, reader];
      const printed = execFileSync('sh', ['-c', 'ulimit -n 60; exec "$@"', 'sh', ...args], {
        encoding: 'utf8',
      });
      expect(printed).toMatch(/^{"kind":"failed","problem":"its process cannot be started: .*EMFILE/);
    });
  });

  test('because it runs out of memory is reported so', async () => {
    expect(await read(order(busy), { heapMiB: 24 })).toEqual({
      kind: 'failed',
      problem: 'it takes more than 24 MiB of memory',
    });
  });

  test('because it runs out of time is reported so', async () => {
    expect(await read(order(busy), { longestMs: 1 })).toEqual({
      kind: 'failed',
      problem: 'it took more than 1 ms',
    });
  });

  needs('Linux', () => {
    test.each(['SIGKILL', 'SIGSEGV', 'SIGTERM'] as const)('by %s is reported so', async (signal) => {
      const before = childrenOf(process.pid);
      const reading = read(order(busy));
      process.kill(await newChild(before), signal);
      expect(await reading).toEqual({ kind: 'failed', problem: `its process was ended by ${signal}` });
    });
  });

  test.each([
    ['that is not there', join(work, 'gone')],
    ['that is a file', join(site, 'index.html')],
  ])('for a folder %s is reported so', async (_name, root) => {
    expect(await read(order(root))).toEqual({ kind: 'failed', problem: `'${root}' is no folder` });
  });

  needs('Linux', () => {
    test.each([
      ['cannot be started', join(work, 'no-such-node'), /^its process cannot be started: .*ENOENT/],
      ['does not start', join(work, 'broken-node'), /^its process ended with 127$/],
    ])('because Node %s is reported so', async (_name, execPath, problem) => {
      writeFileSync(
        join(work, 'broken-node'),
        '#!/bin/sh\necho "node: not for this machine" >&2\nexit 127\n',
      );
      chmodSync(join(work, 'broken-node'), 0o755);
      // Of a process of its own: this one is a copy that Node's modules do not see.
      const parent = probe(`process.execPath = ${JSON.stringify(execPath)};
process.stdout.write(JSON.stringify(await readSiteInProcess(order, {}, new AbortController().signal)));`);
      let printed = '';
      parent.stdout.on('data', (text: Buffer) => (printed += text.toString()));
      await new Promise((resolve) => parent.once('close', resolve));
      const answer = JSON.parse(printed) as { readonly kind: string; readonly problem: string };
      expect(answer.kind).toBe('failed');
      expect(answer.problem).toMatch(problem);
    });
  });
});

describe('a report', () => {
  test('into a missing folder fails with the code of the system', async () => {
    const answer = await read(order(site, join(work, 'gone', 'report.json')));
    expect(answer).toMatchObject({ kind: 'unwritten', code: 'ENOENT' });
  });

  test('does not overwrite an existing file', async () => {
    const reportPath = join(work, 'taken.json');
    writeFileSync(reportPath, 'mine');
    expect(await read(order(site, reportPath))).toMatchObject({ kind: 'unwritten', code: 'EEXIST' });
    expect(readFileSync(reportPath, 'utf8')).toBe('mine');
  });
});

describe('a cancel', () => {
  test('before the start starts no process', async () => {
    abort.abort(new Error('stopped'));
    await expect(read(order(site))).rejects.toThrow('stopped');
  });

  needs('Linux', () => {
    test('while a site is read leaves no process', async () => {
      const before = childrenOf(process.pid);
      const reading = read(order(busy));
      const child = await newChild(before);
      abort.abort(new Error('stopped'));
      await expect(reading).rejects.toThrow('stopped');
      expect(existsSync(`/proc/${String(child)}`)).toBe(false);
    });
  });
});

// Elsewhere only the process of the run gets the signal.
if (CAN_PRESS)
  test('a Ctrl+C reaches its parent alone, which decides', async () => {
    const parent = probe(`process.on('SIGINT', () => process.stdout.write('heard '));
const onProgress = () => process.stdout.write('reading ');
const { kind } = await readSiteInProcess(order, { onProgress }, new AbortController().signal);
process.stdout.write(kind);`);
    let shown = '';
    for await (const text of parent.stdout) {
      if (shown === '') await pressCtrlC(parent.pid ?? 0);
      shown += String(text);
    }
    expect(shown).toMatch(/heard .*done$/);
  });

needs('Linux', () => {
  test('a reader whose parent is killed ends too', async () => {
    const parent = probe(`const onProgress = () => process.stdout.write('reading\\n');
await readSiteInProcess(order, { onProgress }, new AbortController().signal);`);
    await new Promise((resolve) => parent.stdout.once('data', resolve));
    const [child = 0] = childrenOf(parent.pid ?? 0);
    expect(child).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await untilGone(child);
  });
});
