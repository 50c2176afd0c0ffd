// Draws docs/pictures/: log and summary of real demo runs, as GitHub shows them. Needs Chromium; node scripts/pictures.ts
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { picturePage } from './picture-page.ts';
import { ROOT } from './tool.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MERMAID = createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js');
const FOLDER = join(ROOT, 'docs', 'pictures');
/** A README is also read over slow connections. */
const LARGEST_BYTES = 300_000;
const WIDTH = 1240;
/** GitHub shows the README's picture no wider than this. It is drawn at twice the resolution. */
const HEAD_WIDTH = 900;
const SCRATCH = mkdtempSync(join(tmpdir(), 'pictures-'));
process.on('exit', () => {
  rmSync(SCRATCH, { recursive: true, force: true });
  rmSync(join(ROOT, 'demo-manifest.json'), { force: true });
});

interface Picture {
  readonly run: Run;
  readonly dark: boolean;
  readonly head: boolean;
}

/** Each picture. The first two are one run, for the top of the README. */
function pictures(): Readonly<Record<string, Picture>> {
  const success = runDemo(['--scenario', 'cut-once', '--render-ms', '12000']);
  const failure = runDemo(['--scenario', 'hostile-symlink', '--render-ms', '500']);
  const faulty = runDemo(['--render-ms', '500', '--input', 'hosting=air-gapped', ...faultySite()]);
  return {
    'success.png': { run: success, dark: false, head: true },
    'success-dark.png': { run: success, dark: true, head: true },
    'failure.png': { run: failure, dark: false, head: false },
    'changes-and-check.png': { run: faulty, dark: false, head: false },
  };
}

/** Options for a site in which faults were planted, and for the manifest of the same site without them. */
function faultySite(): readonly string[] {
  const manifest = 'demo-manifest.json';
  runDemo(['--render-ms', '500', '--input', `manifest-path=${manifest}`]);
  const folder = join(SCRATCH, 'site');
  cpSync(join(ROOT, 'demo-site'), folder, { recursive: true });
  const planted = [
    '<p>See <a href="limits">the limits</a> and <a href="how-it-works#the-scedule">the schedule</a>.</p>',
    '<img src="/pictures/proxy.png" alt="The proxy">',
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
  ];
  const hosting = join(folder, 'docs', 'hosting.html');
  writeFileSync(hosting, readFileSync(hosting, 'utf8').replace('</main>', `${planted.join('\n')}</main>`));
  writeFileSync(join(folder, 'docs', 'new.html'), '<!doctype html><title>New</title><p>A new page.</p>');
  renameSync(join(folder, 'docs', 'air-gapped.html'), join(folder, 'docs', 'offline.html'));
  rmSync(join(folder, 'docs', 'pictures', 'failure.png'));
  return ['--site', folder, '--input', `previous-manifest=${manifest}`];
}

/** What one run of the demo shows. */
interface Run {
  readonly log: string;
  readonly summary: string;
}

/** Runs the demo. Paths are shown as on a hosted runner. */
function runDemo(options: readonly string[]): Run {
  const demo = spawnSync(process.execPath, [join(ROOT, 'scripts/demo.ts'), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const shown = demo.stdout.replaceAll(ROOT, '/home/runner/work/docs/docs').replaceAll('/demo-site', '/site');
  const section = (title: string): string => {
    const [, text = ''] = new RegExp(`^=== ${title}.*=+$\n([^]*?)\n^===`, 'm').exec(shown) ?? [];
    if (text.trim() === '')
      throw new Error(`Cannot find '${title}' in what the demo printed:\n${demo.stderr}`);
    return text.trim();
  };
  return { log: section('The log'), summary: section('The job summary') };
}

/** Runs the browser on a page and returns its output. */
function browse(page: string, folder: string, options: readonly string[]): string {
  const name = NAMES.find((one) => spawnSync(one, ['--version']).status === 0);
  if (name === undefined) throw new Error(`Cannot draw: there is none of ${NAMES.join(', ')}.`);
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--hide-scrollbars',
  ];
  flags.push(`--user-data-dir=${join(folder, 'profile')}`, '--virtual-time-budget=20000', ...options);
  const { stdout } = spawnSync(name, [...flags, pathToFileURL(page).href], { encoding: 'utf8', cwd: folder });
  return stdout;
}

function draw(file: string, { run, dark, head }: Picture): void {
  const [width, scale] = head ? [HEAD_WIDTH, 2] : [WIDTH, 1];
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const page = join(folder, 'page.html');
    writeFileSync(page, picturePage({ ...run, mermaid: pathToFileURL(MERMAID).href, dark, head }));
    // The page writes its height into its title when it is drawn.
    const [, height = ''] =
      /<title>(\d+)<\/title>/.exec(browse(page, folder, ['--dump-dom', `--window-size=${width},900`])) ?? [];
    if (height === '') throw new Error(`Cannot draw ${file}: the page did not come to its end.`);
    const into = join(FOLDER, file);
    mkdirSync(FOLDER, { recursive: true });
    browse(page, folder, [
      `--screenshot=${into}`,
      `--window-size=${width},${height}`,
      `--force-device-scale-factor=${scale}`,
    ]);
    const { size } = statSync(into);
    if (size > LARGEST_BYTES) throw new Error(`Cannot keep ${file}: it has ${size} bytes.`);
    const [w, h] = [readFileSync(into).readUInt32BE(16), readFileSync(into).readUInt32BE(20)];
    process.stdout.write(`${file}: ${w} x ${h}, ${size} bytes\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

for (const [file, picture] of Object.entries(pictures())) draw(file, picture);
