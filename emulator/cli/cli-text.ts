import { OPTIONS } from './cli-options.ts';
import { journalLine, type JournalEntry } from '../service/journal.ts';
import { SCENARIO_GROUPS } from '../scenarios/scenarios.ts';
import type { Emulator } from '../server.ts';

/** The text of --help. */
export function helpText(): string {
  const options = Object.entries(OPTIONS).map(
    ([name, [value, about]]) => [`--${name} ${value}`, about] as const,
  );
  const groups = Object.entries(SCENARIO_GROUPS).map(([title, scenarios]) => {
    const rows = Object.entries(scenarios).map(([name, { about }]): [string, string] => [name, about]);
    return `${title}\n${table(rows)}`;
  });
  return `The documentation export service, emulated on loopback.

It takes export jobs, runs them for a while, and hands out presigned links to an archive of a site:
of your Markdown, of a folder that is static already, or of a small sample. Point a workflow at it
to try deploy steps without a key, or to see what a failure looks like. Nothing leaves this machine.
When it has started, it shows the calls of an export by curl.

Usage
  npm run emulator -- [options]

Examples
  npm run emulator -- --markdown docs --port 8787
  npm run emulator -- --site public --format zip --scenario flaky-polls

Options
${table([...options, ['--help', 'show this and end']])}
Scenarios
Each is one way for the service to behave; --scenario takes its name.

${groups.join('\n')}`;
}

/** The text when the emulator listens: the address, the key, and how a workflow uses them. */
export function welcomeText(emulator: Emulator, scenario: string): string {
  const size = `${emulator.bundle.size.toLocaleString('en')} bytes`;
  const rows: [string, string][] = [
    ['api-url', emulator.apiUrl],
    ['api-key', emulator.apiKey],
    ['scenario', scenario],
    ['pages', String(emulator.pages)],
    ['archive', `${size}, SHA-256 ${emulator.bundle.sha256}`],
    ['store', emulator.storeUrl],
    ['agent job', `${emulator.projectId} / ${emulator.agentJobId}`],
  ];
  return `The service listens. Press Ctrl-C to end it.

${table(rows)}
In a workflow on the same machine:

  - uses: OWNER/static-docs-export@v1
    with:
      domain: docs.example.com
      api-url: ${emulator.apiUrl}
      api-key: ${emulator.apiKey}

By hand, in another terminal (${emulator.apiUrl}/ lists the endpoints). ${curlCalls(emulator)}
Requests
`;
}

/** The calls of one export for a POSIX shell, indented, to be pasted one after the other. */
export function curlCalls({ apiUrl, apiKey }: Emulator): string {
  return `Start an export:

  API='${apiUrl}'
  AUTH='Authorization: Bearer ${apiKey}'
  JOB=$(curl -sS -H "$AUTH" -H 'Content-Type: application/json' -d '{"domain":"docs.example.com"}' \\
    "$API/v1/static-export/jobs" | sed 's/.*"jobId":"\\([^"]*\\)".*/\\1/')

Poll it until it has ended:

  until STATUS=$(curl -sS -H "$AUTH" "$API/v1/static-export/jobs/$JOB"); echo "$STATUS"
    echo "$STATUS" | grep -Eq '"status":"(completed|failed)"'; do sleep 1; done

Ask for the bundle, and download it:

  LINK=$(curl -sS -X POST -H "$AUTH" "$API/v1/static-export/jobs/$JOB/bundle" |
    sed 's/.*"bundleUrl":"\\([^"]*\\)".*/\\1/')
  curl -sS -LO "$LINK"
`;
}

/** One request as the terminal shows it: with the time of day and the bytes sent. */
export function requestLine(entry: JournalEntry): string {
  const time = new Date(entry.atMs).toISOString().slice(11, 23);
  return `  ${time}  ${journalLine(entry)}, ${entry.bytes.toLocaleString('en')} bytes\n`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}\n`).join('');
}
