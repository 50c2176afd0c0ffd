// Draws docs/pictures/: log and summary of demo runs, as GitHub shows them, and writes the texts that they show beside them.
// `--check` only compares these texts with what the demo prints. Needs Chromium: npm run pictures
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { picturePage } from './picture-page.ts';
import { ROOT } from './tool.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDER = join(ROOT, 'docs', 'pictures');
const TEXTS = join(FOLDER, 'texts.txt');
/** A README is also read over slow connections. */
const PICTURE_MAX_BYTES = 300_000;
/** GitHub shows a picture no wider than this: the small one is drawn at twice the resolution. */
const WIDTH = 900;
const WIDTH_WITH_LOG = 1240;
/** The temporary folder of a demo. */
const TEMP = new RegExp(`${tmpdir()}/static-docs-export-demo-\\w{6}`, 'g');
const SCRATCH = mkdtempSync(join(tmpdir(), 'pictures-'));
process.on('exit', () => {
  rmSync(SCRATCH, { recursive: true, force: true });
  rmSync(join(ROOT, 'demo-manifest.json'), { force: true });
});

/** What one run of the demo shows. */
interface Run {
  /** Its groups are open. */
  readonly log: string;
  readonly summary: string;
}

/** The runs, by the names of their pictures: `name.png` and `name-dark.png`. The README begins with the first one. */
function runs(): Readonly<Record<string, Run & { readonly summaryOnly: boolean }>> {
  const faulty = runDemo(['--render-ms', '500', '--input', 'hosting=air-gapped', ...faultySite()]);
  const resumed = runDemo(['--scenario', 'expiring-link', '--render-ms', '500']);
  const failure = runDemo(['--scenario', 'hostile-symlink', '--render-ms', '500']);
  return {
    'changes-and-check': { ...faulty, summaryOnly: true },
    success: { ...resumed, summaryOnly: false },
    failure: { ...failure, log: folded(failure.log), summaryOnly: false },
  };
}

/** A log whose groups are closed, as GitHub shows them at first. */
function folded(log: string): string {
  return log.replaceAll('▾', '▸').replace(/\n {4}.*/g, '');
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
  writeFileSync(
    join(folder, 'docs', 'upgrade.html'),
    '<!doctype html><title>Upgrade to version 2 · static-docs-export</title><p>A new page.</p>',
  );
  renameSync(join(folder, 'docs', 'air-gapped.html'), join(folder, 'docs', 'offline.html'));
  rmSync(join(folder, 'docs', 'pictures', 'failure.png'));
  return ['--site', folder, '--input', `previous-manifest=${manifest}`];
}

/** Runs the demo. Paths are shown as on a hosted runner. */
function runDemo(options: readonly string[]): Run {
  const demo = spawnSync(process.execPath, [join(ROOT, 'scripts/demo.ts'), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const shown = demo.stdout
    .replaceAll(ROOT, '/home/runner/work/docs/docs')
    .replaceAll('/demo-site', '/site')
    .replaceAll(TEMP, '/home/runner/work/_temp')
    .replace(/(?<=_temp\/static-docs-export-)\w{6}/g, 'a1b2c3');
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
  const name = BROWSERS.find((one) => spawnSync(one, ['--version']).status === 0);
  if (name === undefined) throw new Error(`Cannot draw: there is none of ${BROWSERS.join(', ')}.`);
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

function draw(
  file: string,
  { log, summary, summaryOnly }: ReturnType<typeof runs>[string],
  dark: boolean,
): void {
  const folder = mkdtempSync(join(SCRATCH, 'picture-'));
  const [width, scale] = summaryOnly ? [WIDTH, 2] : [WIDTH_WITH_LOG, 1];
  const page = join(folder, 'page.html');
  writeFileSync(page, picturePage({ log: summaryOnly ? null : log, summary, dark }));
  // The page writes its height into its title when it is drawn.
  const dom = browse(page, folder, ['--dump-dom', `--window-size=${width},900`]);
  const [, height = ''] = /<title>(\d+)<\/title>/.exec(dom) ?? [];
  if (height === '') throw new Error(`Cannot draw ${file}: the page did not come to its end.`);
  const into = join(FOLDER, file);
  browse(page, folder, [
    `--screenshot=${into}`,
    `--window-size=${width},${height}`,
    `--force-device-scale-factor=${scale}`,
  ]);
  const { size } = statSync(into);
  if (size > PICTURE_MAX_BYTES) throw new Error(`Cannot keep ${file}: it has ${size} bytes.`);
  process.stdout.write(`${file}: ${size} bytes\n`);
}

/** What a reader of a picture sees, without what differs from run to run: amounts, times, digests. */
function textOf({ log, summary, summaryOnly }: ReturnType<typeof runs>[string]): string {
  const unfolded = summary.replace(/<details>[^]*?<\/details>/g, '(folded)');
  const shown = summaryOnly ? unfolded : `${log}\n\n${unfolded}`;
  return shown
    .replace(/\b[0-9a-f]{64}\b/g, '…')
    .replace(/\d[\d.,:TZ-]*(?: (?:[mµ]?s|min|h|[KM]i?B|bytes)\b(?: \d+ s\b)?)?/g, '0');
}

const drawn = runs();
const texts = Object.entries(drawn)
  .map(([name, run]) => `=== ${name}\n\n${textOf(run)}\n`)
  .join('\n');
if (!process.argv.includes('--check')) {
  for (const [name, run] of Object.entries(drawn)) {
    draw(`${name}.png`, run, false);
    draw(`${name}-dark.png`, run, true);
  }
  writeFileSync(TEXTS, texts);
} else if (readFileSync(TEXTS, 'utf8') !== texts) {
  const now = join(SCRATCH, 'texts.txt');
  writeFileSync(now, texts);
  const { stdout } = spawnSync('diff', ['-u', TEXTS, now], { encoding: 'utf8' });
  process.stderr.write(
    `${stdout}\nThe pictures show other texts than the program prints. Draw them: npm run pictures\n`,
  );
  process.exitCode = 1;
}
