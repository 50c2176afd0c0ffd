import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JournalEntry } from '../../emulator/service/journal.ts';
import type { Run } from './runner.ts';
import { differences, treePath } from './tree.ts';

const GREEN = ['success', 'started'];
/** The results of a verification, with which `fail-on` may let the run succeed. */
const EITHER = ['stale', 'broken'];
const RESULTS = [...GREEN, ...EITHER, 'failed', 'timeout', 'cancelled', 'error'];
/** The only commands that the action uses; any other is untrusted text that became a command. */
const OWN_COMMANDS = ['add-mask', 'debug', 'endgroup', 'error', 'group', 'notice', 'warning'];
/** The runner shortens annotations to this length. */
const ANNOTATION_MAX_CHARS = 4096;
const SUMMARY_MAX_BYTES = 900_000;
/** The patterns of secrets in the emulator's links: signature, credential, session token. */
const SECRET_LOOKS = [
  /EMULATOR\d{6}(?!\d)/,
  /FwoGZXIvYXdz/,
  /X-Amz-(?:Signature|Credential|Security-Token)=(?!\*\*\*|\\\*)/i,
];

interface Bounds {
  /** Empty for a run without a key. */
  readonly apiKey: string;
  readonly mayLeave?: readonly string[];
  readonly hasNoResult?: boolean;
  readonly unread?: boolean;
}

/** The unconditional promises that a run breaks, one sentence each. */
export function brokenPromises(run: Run, bounds: Bounds): readonly string[] {
  const seen = bounds.unread !== true;
  const hasResult = bounds.hasNoResult !== true;
  return [
    ...(hasResult ? endProblems(run) : []),
    ...(hasResult && seen ? annotationProblems(run) : []),
    ...(seen ? foldProblems(run) : []),
    ...(seen ? keyProblems(run, bounds) : []),
    ...linkProblems(run),
    ...requestProblems(run),
    ...diskProblems(run, bounds.mayLeave ?? []),
  ];
}

function endProblems({ exitCode, signal, outputs }: Run): readonly string[] {
  const result = outputs['result'] ?? '';
  return [
    ...when(signal !== null, `it died of ${String(signal)} (a hang is ended with SIGKILL)`),
    ...when(!RESULTS.includes(result), `the output 'result' is '${result}'`),
    ...when(
      (exitCode === 0) !== GREEN.includes(result) && !(EITHER.includes(result) && exitCode !== null),
      `exit code ${String(exitCode)} does not fit result '${result}'`,
    ),
  ];
}

function annotationProblems({ exitCode, errors, commands, printed, summary }: Run): readonly string[] {
  const unknown = commands.filter(({ name }) => !OWN_COMMANDS.includes(name)).map(({ name }) => name);
  const stack = printed.find((line) => /^\s+at .+:\d+/.test(line));
  return [
    ...when(errors.length !== (exitCode === 0 ? 0 : 1), `it has ${errors.length} error annotations`),
    ...when(
      errors.some((text) => text.length > ANNOTATION_MAX_CHARS),
      'its annotation is cut by the runner',
    ),
    ...when(unknown.length > 0, `it gives the runner commands: ${unknown.join(', ')}`),
    ...when(stack !== undefined, `a stack trace is in the log: ${stack ?? ''}`),
    ...when(Buffer.byteLength(summary) >= SUMMARY_MAX_BYTES, 'its summary is too large'),
  ];
}

/** A reader sees only the title of a folded group, so nothing important may be inside. */
function foldProblems({ commands }: Run): readonly string[] {
  const found: string[] = [];
  let open: string | null = null;
  for (const { name, data } of commands) {
    if (name === 'group') {
      found.push(...when(open !== null, `it opens '${data}' inside of '${open ?? ''}'`));
      open = data;
    } else if (name === 'endgroup') {
      found.push(...when(open === null, 'it closes what is not open'));
      open = null;
    } else if (name === 'error' || name === 'notice' || name === 'warning') {
      found.push(...when(open !== null, `it hides in '${open ?? ''}': ${data}`));
    }
  }
  return [...found, ...when(open !== null, `it leaves '${open ?? ''}' open`)];
}

function keyProblems(run: Run, { apiKey }: Bounds): readonly string[] {
  if (apiKey === '') return [];
  const withKey = run.printed.filter((line) => line.includes(apiKey));
  const unmasked = withKey.filter((line) => line !== `::add-mask::${apiKey}`);
  return [
    ...when(unmasked.length > 0, `the key is printed: ${unmasked.join(' / ')}`),
    ...when(withKey.length === 0, 'the key is not masked'),
    ...when(run.printed[0] !== `::add-mask::${apiKey}`, 'the key is not masked first of all'),
    ...when(
      // The Markdown of a summary may have escapes in it, in which the runner does not recognise the key. A key that is a word
      // may be in an output for another reason.
      !/^[a-z]+$/.test(apiKey) &&
        textsLeft(run).some(([, text]) => text.replaceAll('\\', '').includes(apiKey)),
      'the key is in an output or a file',
    ),
  ];
}

function linkProblems(run: Run): readonly string[] {
  const { 'bundle-url': link } = run.outputs;
  const digests = ['bundle-sha256', 'artifact-digest', 'content-digest'].map((name) => run.outputs[name]);
  const printed = run.printed.filter((line) => !line.startsWith('::add-mask::'));
  const hasSecret = (text: string): boolean => SECRET_LOOKS.some((look) => look.test(text));
  const looksSecret = (text: string): boolean =>
    hasSecret(text) || [...text.matchAll(/\b[0-9a-f]{64}\b/g)].some(([hash]) => !digests.includes(hash));
  // These fields hold hashes.
  const listings = ['manifest-path', 'changes-path'].map((name) =>
    treePath(run.sandbox, run.outputs[name] ?? run.sandbox),
  );
  const values = treePath(run.sandbox, run.outputs['helm-values'] ?? run.sandbox);
  const leaks = [
    // The hash of an artifact whose upload did not finish, or that existed before, is no output.
    ...printed
      .filter((line) => !/^(?:::debug::Artifact client: )?SHA256 digest of uploaded artifact is /.test(line))
      .map((line) => (line.startsWith('::debug::Artifact client: ') ? withoutDigests(line) : line))
      .filter(looksSecret),
    ...textsLeft(run)
      .filter(([name]) => name !== 'bundle-url' && name !== values)
      .filter(([name, text]) => (listings.includes(name) ? hasSecret(text) : looksSecret(text)))
      .map(([name]) => name),
  ];
  const masks = run.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
  const unmasked = secretsOfLink(link).filter(([, value]) => !masks.includes(value));
  return [
    ...when(leaks.length > 0, `a link's signature is in: ${leaks.join(' / ')}`),
    ...when(
      process.platform !== 'win32' && values !== '' && run.after[values]?.startsWith('file 600 ') !== true,
      'the file with the link can be read by others',
    ),
    ...when(unmasked.length > 0, `not masked of the link: ${unmasked.map(([name]) => name).join(', ')}`),
  ];
}

function withoutDigests(line: string): string {
  return line.replaceAll(/"sha256:[0-9a-f]{64}"/g, '');
}

function secretsOfLink(link = ''): readonly (readonly [string, string])[] {
  if (link === '') return [];
  const secret = /^X-Amz-(Signature|Credential|Security-Token)$/;
  return [...new URL(link).searchParams].filter(([name]) => secret.test(name));
}

/** Outputs, summary and the files left beside the site; the site's own files come from the service. */
function textsLeft({
  outputs,
  summary,
  before,
  after,
  sandbox,
}: Run): readonly (readonly [string, string])[] {
  const site = treePath(sandbox, outputs['site-path'] ?? sandbox);
  const made = differences(before, after).filter(
    (path) => after[path]?.startsWith('file') === true && (site === '' || !path.startsWith(`${site}/`)),
  );
  return [
    ...Object.entries(outputs),
    ['summary', summary],
    ...made.map((path) => [path, readFileSync(join(sandbox, path), 'latin1')] as const),
  ];
}

function requestProblems({ journal }: Run): readonly string[] {
  const forKey = ({ origin, route }: JournalEntry): boolean => origin === 'api' && route !== 'store';
  const abroad = journal.filter((entry) => !forKey(entry) && entry.authorization !== 'none');
  const without = journal.filter((entry) => forKey(entry) && entry.authorization === 'none');
  const paths = abroad.map(({ origin, path }) => `${origin} ${path}`).join(', ');
  return [
    ...when(abroad.length > 0, `an Authorization header reached ${paths}`),
    ...when(without.length > 0, 'a request to the API had no key'),
  ];
}

/** The paths that may differ after a run: the site, the kept archive, and the folders above them. */
function diskProblems(run: Run, mayLeave: readonly string[]): readonly string[] {
  const { sandbox, before, after, outputs } = run;
  const changes = outputs['changes-path'];
  const published = [
    ...['site-path', 'bundle-path', 'helm-values', 'manifest-path', 'check-report', 'report'].map(
      (name) => outputs[name],
    ),
    changes === undefined ? undefined : dirname(changes),
    outputs['upload-path'],
  ]
    .filter((path) => path !== undefined)
    .map((path) => treePath(sandbox, path));
  const allowed = [...published, ...mayLeave];
  const strange = differences(before, after).filter(
    (path) =>
      !allowed.some((place) => path === place || path.startsWith(`${place}/`)) &&
      !(
        after[path]?.startsWith('folder') === true && published.some((place) => place.startsWith(`${path}/`))
      ),
  );
  const site = outputs['site-path'] === undefined ? null : `${treePath(sandbox, outputs['site-path'])}/`;
  const odd =
    site === null
      ? []
      : Object.entries(after).filter(
          ([path, what]) => path.startsWith(site) && !/^(file 644 .*|folder 755)$/.test(what),
        );
  return [
    ...when(strange.length > 0, `it left or changed: ${strange.join(', ')}`),
    ...when(odd.length > 0, `the site holds: ${odd.map(([path, what]) => `${path} (${what})`).join(', ')}`),
  ];
}

function when(broken: boolean, sentence: string): readonly string[] {
  return broken ? [sentence] : [];
}
