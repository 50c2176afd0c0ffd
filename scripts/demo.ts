// Runs the shipped action as a runner does, against the shipped emulator with this project's own documentation as the site.
// It uses dist/ and built-in modules only, so that a fresh clone needs no packages for it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { logReader } from './demo-log.ts';
import { demoOptions, HELP, UsageError, type DemoOptions } from './demo-options.ts';
import { startService } from './demo-service.ts';
import { commandFiles, shippedAction } from './shipped-action.ts';
import { ROOT } from './tool.ts';

const SITE = 'demo-site';
const DOMAIN = 'docs.example.com';
const API_KEY = 'svc_demo_key';
/** What the documentation consists of, and what it links to. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'RELEASING.md',
  'LICENSE',
  'action.yml',
  'agent-job',
  'verify',
  'dist/sbom.cdx.json',
  'docs',
  'examples',
];
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const heading = (text: string): void => {
  say(`\n=== ${text} ${'='.repeat(Math.max(3, 74 - text.length))}\n`);
};

/** Runs one export and shows all of it. Returns the exit code of the action. */
async function demo(options: DemoOptions): Promise<number> {
  const temp = mkdtempSync(join(tmpdir(), 'static-docs-export-demo-'));
  process.once('exit', () => {
    rmSync(temp, { recursive: true, force: true });
  });
  // A signal goes to the action, which reports it; this script then ends as usual. On Windows, Ctrl+C reaches the action by
  // itself, and `kill` would end it at once.
  let step: ChildProcess | undefined;
  for (const name of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[])
    process.on(name, () => {
      if (step === undefined) process.exit(SIGNALS[name]);
      if (process.platform !== 'win32') step.kill(name);
    });

  const markdown = join(temp, 'markdown');
  if (options.site === undefined)
    for (const name of PAGES) cpSync(join(ROOT, name), join(markdown, name), { recursive: true });
  const { scenario, pace } = options;
  const site = options.site === undefined ? { markdown } : { site: resolve(options.site) };
  const service = await startService({ ...site, domain: DOMAIN, apiKey: API_KEY, scenario, ...pace }, temp);
  try {
    const given = {
      domain: DOMAIN,
      'api-key': API_KEY,
      'api-url': service.apiUrl,
      'site-path': SITE,
      overwrite: 'true',
      ...options.inputs,
    };
    heading('The step of the workflow');
    say('- uses: OWNER/static-docs-export@v1\n  with:');
    const shown = { ...given, 'api-key': '${{ secrets.DOCS_API_KEY }}' };
    for (const [name, value] of Object.entries(shown)) say(`    ${name}: ${value}`);

    heading('The log, as a runner shows it');
    const files = commandFiles(join(temp, 'commands'));
    const source = { GITHUB_ACTION_REPOSITORY: 'OWNER/static-docs-export', GITHUB_ACTION_REF: 'v1' };
    const env = { GITHUB_SERVER_URL: 'https://github.com', ...source };
    const { command, ...started } = shippedAction({ inputs: given, workspace: ROOT, temp, files, env });
    const action = spawn(command[0], command.slice(1), { ...started, stdio: ['ignore', 'pipe', 'inherit'] });
    step = action;
    const ended = once(action, 'close') as Promise<[number | null]>;
    const log = logReader();
    for await (const line of createInterface({ input: action.stdout })) log.show(line, say);
    const exitCode = (await ended)[0] ?? 1;

    heading('The job summary (GitHub renders it below the run)');
    say(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8').trimEnd());

    heading('The outputs, for later steps');
    const outputs = readFileSync(files.GITHUB_OUTPUT, 'utf8').matchAll(
      /^(.+)<<(ghadelimiter_.+?)\r?\n([^]*?)\r?\n\2\r?$/gm,
    );
    // A later value replaces an earlier one.
    const last = new Map([...outputs].map(([, name = '', , value = '']) => [name, value]));
    for (const [name, value] of last) say(`${name.padEnd(18)} ${log.masked(value)}`);

    heading('The site');
    say(whereTheSiteIs(last.get('site-path'), exitCode));
    return exitCode;
  } finally {
    await service.close();
  }
}

function whereTheSiteIs(site: string | undefined, exitCode: number): string {
  if (site !== undefined) {
    const open = `It is in ${site}\nOpen it: ${pathToFileURL(join(site, 'index.html')).href}`;
    return exitCode === 0
      ? open
      : `${open}\nThe action ended with exit code ${exitCode} after publishing it.`;
  }
  const old = existsSync(join(ROOT, SITE)) ? ` ${SITE}/ is from an earlier run and untouched.` : '';
  return exitCode === 0
    ? `None was published: the inputs did not ask for one.${old}`
    : `Nothing was published: the action ended with exit code ${exitCode}.${old}`;
}

try {
  const options = demoOptions(process.argv.slice(2), ROOT);
  if (options === 'help') say(HELP);
  else {
    process.exitCode = await demo(options);
    if (options.scenario === 'ok' && process.exitCode === 0)
      say('\nNext: npm run demo -- --scenario cut-once, or --help for all scenarios.');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
