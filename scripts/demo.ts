// Runs the shipped action as a runner does, against the emulator with this project's own documentation as the site.
// 'npm run demo -- --scenario NAME' shows what happens when the service misbehaves; 'npm run emulator -- --help' has the names.
// '--site FOLDER' is another site, of static files, and '--input NAME=VALUE' another input, as often as wanted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { startEmulator } from '../emulator/server.ts';
import { logReader } from './demo-log.ts';
import type { ActionFile } from './readme-tables.ts';
import { ROOT } from './tool.ts';

const SITE = 'demo-site';
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'RELEASING.md',
  'LICENSE',
  'docs',
  'examples',
];
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const heading = (text: string): void => {
  say(`\n=== ${text} ${'='.repeat(Math.max(3, 74 - text.length))}\n`);
};

const { values: options } = parseArgs({
  options: {
    scenario: { type: 'string' },
    'render-ms': { type: 'string', default: '6000' },
    site: { type: 'string' },
    input: { type: 'string', multiple: true, default: [] },
  },
});

// A Ctrl-C goes to the action as well; it reports, and then this script cleans up.
process.on('SIGINT', () => undefined);
const temp = mkdtempSync(join(tmpdir(), 'static-docs-export-demo-'));
const markdown = join(temp, 'markdown');
for (const name of PAGES) cpSync(join(ROOT, name), join(markdown, name), { recursive: true });
const emulator = await startEmulator({
  ...(options.site === undefined ? { markdown } : { site: resolve(options.site) }),
  domain: 'docs.example.com',
  queueMs: 500,
  renderMs: Number(options['render-ms']),
  ...(options.scenario === undefined ? {} : { scenario: options.scenario }),
});
try {
  const given = {
    domain: 'docs.example.com',
    'api-key': emulator.apiKey,
    'api-url': emulator.apiUrl,
    'site-path': SITE,
    overwrite: 'true',
    ...Object.fromEntries(options.input.map((input) => input.split(/=(.*)/s, 2) as [string, string])),
  };
  heading('The step of the workflow');
  say('- uses: OWNER/static-docs-export@v1\n  with:');
  const shown = { ...given, 'api-key': '${{ secrets.DOCS_API_KEY }}' };
  for (const [name, value] of Object.entries(shown)) say(`    ${name}: ${value}`);

  heading('The log, as a runner shows it');
  const { inputs } = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile;
  const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']);
  const values = Object.entries({ ...(Object.fromEntries(defaults) as Record<string, string>), ...given });
  const [output, summary] = [join(temp, 'output'), join(temp, 'summary')];
  writeFileSync(output, '');
  writeFileSync(summary, '');
  const step = spawn(process.execPath, [join(ROOT, 'dist/main/index.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(values.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTION_REPOSITORY: 'OWNER/static-docs-export',
      GITHUB_ACTION_REF: 'v1',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKSPACE: ROOT,
      RUNNER_TEMP: temp,
    },
  });
  const ended = once(step, 'close') as Promise<[number | null]>;
  const log = logReader();
  for await (const line of createInterface({ input: step.stdout })) log.show(line, say);
  const exitCode = (await ended)[0] ?? 1;
  process.exitCode = exitCode;

  heading('The job summary (GitHub renders it below the run)');
  say(readFileSync(summary, 'utf8').trimEnd());

  heading('The outputs, for later steps');
  const outputs = readFileSync(output, 'utf8').matchAll(/^(.+)<<(ghadelimiter_.+)\n([^]*?)\n\2$/gm);
  // A later value takes the place of an earlier one.
  const last = new Map([...outputs].map(([, name = '', , value = '']) => [name, value]));
  for (const [name, value] of last) say(`${name.padEnd(18)} ${log.masked(value)}`);

  heading('The site');
  const index = join(ROOT, SITE, 'index.html');
  if (exitCode === 0) say(`It is in ${join(ROOT, SITE)}\nOpen it: ${pathToFileURL(index).href}`);
  else say(`Nothing was published: the action ended with exit code ${exitCode}.`);
} finally {
  await emulator.close();
  rmSync(temp, { recursive: true, force: true });
}
