import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { wronglyTyped } from '../../src/verify/answer.ts';
import { findingsOf, reportOf, type Cause, type VerifyOutcome } from '../../src/verify/finding.ts';
import type { Target } from '../../src/verify/plan.ts';
import {
  findingText,
  noticeOf,
  verifyNotices,
  verifySummary,
  verifyWarnings,
} from '../../src/verify/verify-text.ts';
import { VERIFY_INPUT_DEFAULTS } from '../../src/verify/verify-inputs.ts';
import { expected } from './sites.ts';

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/verify-report.schema.json'), 'utf8'),
) as object;
const isReport = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

const ODD = '\u0000"\\\u2028</script>\u202e`|@x ::error::';
const CAUSES: Readonly<Record<Cause['kind'], Cause>> = {
  'no-answer': { kind: 'no-answer', problem: ODD },
  'wrong-status': { kind: 'wrong-status', status: 500 },
  'needs-html': { kind: 'needs-html', status: 404 },
  'hidden-by-folder': { kind: 'hidden-by-folder' },
  'wrong-type': { kind: 'wrong-type', ending: '.js', type: ODD },
  'redirected-away': { kind: 'redirected-away', to: 'https://other.example' },
  'redirect-loop': { kind: 'redirect-loop' },
  'nowhere-status': { kind: 'nowhere-status', status: 200, hasPage: true },
  'same-as-missing': { kind: 'same-as-missing' },
  unreadable: { kind: 'unreadable', problem: 'it is longer than 1 MiB' },
  'not-answered': { kind: 'not-answered', wasRequested: true, busyStatus: 429 },
  'fails-in-turn': { kind: 'fails-in-turn', status: 503 },
  'old-in-turn': { kind: 'old-in-turn' },
  'wrong-charset': { kind: 'wrong-charset', charset: 'windows-1252' },
  'saved-as-file': { kind: 'saved-as-file' },
  'other-page': { kind: 'other-page', page: 'index.html' },
  'old-elsewhere': { kind: 'old-elsewhere', from: { kind: 'cache', ageMs: null } },
  'emails-hidden': { kind: 'emails-hidden' },
  'hidden-by-redirect': { kind: 'hidden-by-redirect' },
  'notable-headers': {
    kind: 'notable-headers',
    headers: ['X-Robots-Tag: noindex', 'Content-Security-Policy'],
  },
  'old-contents': { kind: 'old-contents', isPage: true, from: { kind: 'cache', ageMs: 10_800_000 } },
  'other-not-found-page': { kind: 'other-not-found-page' },
  'not-removed': { kind: 'not-removed' },
  'changed-by-host': { kind: 'changed-by-host' },
  'redirected-within': { kind: 'redirected-within' },
  'type-fixed-by-host': { kind: 'type-fixed-by-host', ending: '.rsc', type: 'application/octet-stream' },
};
const target = (path: string): Target => ({ kind: 'file', file: expected(path) });
const found = (causes: readonly Cause[]): VerifyOutcome['findings'] =>
  findingsOf(causes.map((cause, at) => [target(`${ODD}${at}.html`), { cause, maySettle: true }] as const));

function outcome(causes: readonly Cause[]): VerifyOutcome {
  return {
    result: 'broken',
    url: 'https://docs.example.com',
    servedCount: 20,
    checkedCount: 20,
    staleCount: 3,
    brokenCount: 10,
    leftOutCount: 0,
    unaskedCount: 0,
    requestCount: 31,
    roundCount: 2,
    findings: found(causes),
  };
}

const written = (causes: readonly Cause[]): unknown =>
  JSON.parse(reportOf(outcome(causes), { startedMs: 0, endedMs: 12_000 }));

describe('docs/verify-report.schema.json', () => {
  test.each<[string, readonly Cause[]]>([
    ['nothing', []],
    ['every cause', Object.values(CAUSES)],
  ])('holds for %s', (_, causes) => {
    expect([isReport(written(causes)), isReport.errors]).toEqual([true, null]);
  });

  test('does not hold for a field or a kind that is not described', () => {
    expect(isReport({ ...(written([]) as object), extra: 1 })).toBe(false);
    expect(isReport(written([{ kind: 'other' } as unknown as Cause]))).toBe(false);
  });
});

describe('findings', () => {
  test('are grouped by cause, the worst and largest first, with the oldest copy', () => {
    const old = (ageMs: number): Cause => ({
      kind: 'old-contents',
      isPage: true,
      from: { kind: 'cache', ageMs },
    });
    const gathered = found([
      old(1_000),
      CAUSES['redirect-loop'],
      old(9_000),
      old(2_000),
      CAUSES['wrong-status'],
      CAUSES['wrong-status'],
    ]);
    expect(gathered.map(({ cause, paths }) => [cause, paths.length])).toEqual([
      [CAUSES['wrong-status'], 2],
      [CAUSES['redirect-loop'], 1],
      [old(9_000), 3],
    ]);
  });

  test('have a file as their example, rather than the address that cannot exist', () => {
    const cause = CAUSES['redirected-away'];
    const verdict = { cause, maySettle: false };
    const [finding] = findingsOf([
      [{ kind: 'nowhere', page: null, address: '/no-such-page' }, verdict],
      [target('a.html'), verdict],
    ]);
    expect(finding?.paths).toEqual(['a.html', '/no-such-page']);
  });

  test.each<[Cause, RegExp]>([
    [
      { kind: 'nowhere-status', status: 503, hasPage: true },
      /answers 503 instead of 404\. Look at the log of the host/,
    ],
    [
      { kind: 'nowhere-status', status: 401, hasPage: true },
      /answers 401 instead of 404\. The action asks without cred/,
    ],
    [
      { kind: 'nowhere-status', status: 403, hasPage: true },
      /answers 403 instead of 404\. The host needs a rule that/,
    ],
    [
      { kind: 'not-answered', wasRequested: false, busyStatus: 503 },
      /as the host is busy \(503\): .+ Look at the log of the host/,
    ],
    [
      { kind: 'wrong-type', ending: '.js', type: 'text/html' },
      /check that they were uploaded\. If they were, /,
    ],
    [{ kind: 'wrong-status', status: 404 }, /, and that 'url' is the address of the site\.$/],
  ])('%j has a remedy that helps', (cause, says) => {
    expect(verifyNotices(outcome([cause]))[0]).toMatch(says);
  });

  test('are limited, whatever a host sends', () => {
    const made = Array.from({ length: 5_000 }, (_, at): Cause => ({
      kind: 'wrong-type',
      ending: '.js',
      type: `x/${at}`,
    }));
    const gathered = found(made);
    expect(gathered).toHaveLength(21);
    expect(gathered.reduce((sum, { paths }) => sum + paths.length, 0)).toBe(5_000);
  });

  test('have a remedy each, and no markup of the host', () => {
    const all = outcome(Object.values(CAUSES));
    expect(verifyNotices(all)).toHaveLength(11);
    const summary = verifySummary(all, ['broken', 'stale', 'noted']);
    expect(summary.match(/^- .+\. .+\.$/gm)).toHaveLength(20);
    expect(summary).not.toMatch(/<\/script>|undefined|\u202e/);
  });

  test('name the folder that all of them are in', () => {
    const named = (...paths: readonly string[]): string => {
      const verdict = { cause: CAUSES['wrong-status'], maySettle: true };
      const [finding] = findingsOf(paths.map((path) => [target(path), verdict] as const));
      return finding === undefined ? '' : findingText(finding, (text) => text);
    };
    expect(named('docs/a.html', 'docs/b/c.html')).toBe(
      '2 files answer 500, all in docs/, such as docs/a.html',
    );
    expect(named('docs/b/a.html', 'docs/b/c.html')).toMatch(/, all in docs\/b\/, such as /);
    expect(named('docs/a.html', 'doc.html')).toBe('2 files answer 500, such as docs/a.html');
    expect(named('docs/a.html')).toBe('1 file answers 500: docs/a.html');
    expect(named('/a.html', 'b.html')).toBe('2 files answer 500, such as /a.html');
  });
});

describe('annotations of a run that succeeds', () => {
  const warnings = (more: Partial<VerifyOutcome>, isRefused = false): readonly string[] =>
    verifyWarnings({ kind: 'verified', outcome: { ...outcome([]), result: 'success', ...more }, isRefused });
  test('say what max-requests has left out of the plan, and which pages readers cannot reach', () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ checkedCount: 15, unaskedCount: 47 })).toEqual([
      "Only 15 of 62 addresses were verified: redirects and repeated requests count, too. Raise 'max-requests'.",
    ]);
    expect(warnings({ findings: found([CAUSES['hidden-by-redirect']]) })).toEqual([
      expect.stringMatching(/^1 page is redirected .+ its text is nowhere else.+Readers cannot reach them/),
    ]);
    expect(warnings({ checkedCount: 15, unaskedCount: 47 }, true)).toEqual([]);
  });
});

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const status = [401, 403, 404, 429, 206].map((code): Cause => ({ kind: 'wrong-status', status: code }));
const MORE: readonly Cause[] = [
  ...status,
  { kind: 'fails-in-turn', status: null },
  { kind: 'not-answered', wasRequested: false, busyStatus: null },
  { kind: 'nowhere-status', status: 200, hasPage: false },
  { kind: 'nowhere-status', status: 403, hasPage: true },
  { kind: 'wrong-type', ending: '.js', type: 'text/html' },
  { kind: 'old-contents', isPage: false, from: { kind: 'host' } },
];
/** Every cause, in each form that has words of its own. */
const ALL = [...Object.values(CAUSES), ...MORE].map((cause): [Cause] => {
  if (cause.kind === 'no-answer') return [{ ...cause, problem: 'the connection was refused' }];
  return 'type' in cause && cause.type === ODD ? [{ ...cause, type: 'text/plain' }] : [cause];
});
const code = (text: string): string => `\`${text}\``;
function wordsOf(cause: Cause): { readonly what: string; readonly remedy: string } {
  const finding = { level: 'noted', cause, paths: ['a', 'b'] } as const;
  const what = findingText(finding, code);
  return { what, remedy: noticeOf(finding, code).slice(what.length + 2) };
}

test.each(ALL)('the README of the action has the words of %j, and its remedy', (cause) => {
  const { what, remedy } = wordsOf(cause);
  const row = [what.replace(', such as `a`', '').replace(/^2 /, 'N '), remedy.replace(/'([^']+)'/g, '`$1`')];
  expect(read('verify/README.md')).toContain(`| ${row.join(' | ')} |\n`);
});

test.each(ALL)('the remedy of %j names only what exists', (cause) => {
  const known: readonly string[] = [
    ...Object.keys(VERIFY_INPUT_DEFAULTS),
    ...OUTPUT_NAMES,
    '404.html',
    'utf-8',
  ];
  const named = [...wordsOf(cause).remedy.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

describe('docs/hosting.md has the rule that a remedy sends to:', () => {
  const [intro = '', ...sections] = read('docs/hosting.md').split(/^## /m);
  const hosts = [...(intro.split('More workflows:')[0] ?? '').matchAll(/\[([^\]]+)\]\(#[\w-]+\)/g)];
  const sectionOf = (host: string): string =>
    sections.find((text) => text.toLowerCase().startsWith(`${host.toLowerCase()}\n`)) ?? '';

  type Rule = 'pages' | 'missing' | 'types';
  /** How each host has it, or says that it is not needed. */
  const RULES: Readonly<Record<string, Readonly<Record<Rule, RegExp>>>> = {
    'S3 and CloudFront': {
      pages: /request\.uri = uri \+ '\.html';/,
      missing: /"ErrorCode": 404, "ResponsePagePath": "\/404\.html", "ResponseCode": "404"/,
      types: /\*\*Set the `Content-Type`/,
    },
    'GitHub Pages': {
      pages: /^GitHub Pages needs no rule\./m,
      missing: /^GitHub Pages needs no rule\./m,
      types: /GitHub Pages has no rules for types/,
    },
    Helm: {
      pages: /finds pages without a rule/,
      missing: /finds pages without a rule/,
      types: /finds pages without a rule/,
    },
    nginx: {
      pages: /try_files \$uri \$uri\.html/,
      missing: /error_page 404 \/404\.html;/,
      types: /text\/x-component +rsc;/,
    },
    Caddy: {
      pages: /try_files \{path\} \{path\}\.html/,
      missing: /handle_errors \{[^}]+rewrite \* \/404\.html/,
      types: /header @rsc Content-Type text\/x-component/,
    },
    'Netlify and Cloudflare Pages': {
      pages: /^Both find pages without a rule/m,
      missing: /Add no rule that catches everything[^]+Without a `404\.html`/,
      types: /Content-Type: text\/x-component/,
    },
    'other object storage': {
      pages:
        /(?:a load balancer has to add the extension|: Front Door rewrites|a Worker has to add the extension)/,
      missing: /--web-error-page=404\.html[^]+error page `404\.html`[^]+to answer with `404\.html`/,
      types: /Content-Type: text\/x-component/,
    },
  };
  const SENT: Readonly<Partial<Record<Cause['kind'], Rule>>> = {
    'needs-html': 'pages',
    'hidden-by-folder': 'pages',
    'nowhere-status': 'missing',
    'other-not-found-page': 'missing',
    'wrong-type': 'types',
  };

  test('each host of the page is held here', () => {
    expect(hosts.map(([, host]) => host).toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  test.each(ALL.filter(([cause]) => wordsOf(cause).remedy.includes('docs/hosting.md')))('%j', (cause) => {
    const rule = SENT[cause.kind];
    if (rule === undefined) throw new Error('No rule is known for this remedy.');
    for (const [host, rules] of Object.entries(RULES)) expect(sectionOf(host)).toMatch(rules[rule]);
  });

  /** Endings and their types, by an expression with a list of endings and a type, in whatever order. */
  const typesIn = (text: string, ...rules: readonly RegExp[]): Readonly<Record<string, string>> =>
    Object.fromEntries(
      rules
        .flatMap((rule) => [...text.matchAll(rule)])
        .flatMap(({ groups: { endings = '', type = '' } = {} }) =>
          [...endings.matchAll(/\w+/g)].map(([ending]) => [ending, type]),
        ),
    );
  const COMMANDS = [
    /(?<= )(?<endings>\w+)=(?<type>\w+\/[\w+-]+)/g,
    /--include '\*\.(?<endings>rsc)'[^|]+?ontent-[tT]ype:? '?(?<type>[\w/-]+)/g,
  ];
  const byNginx = typesIn(sectionOf('nginx'), /^ +(?<type>\w+\/[\w+-]+) +(?<endings>[a-z ]+);$/gm);
  const copies = ['examples', '.github/workflows']
    .flatMap((folder) =>
      readdirSync(join(import.meta.dirname, '../..', folder)).map((name) => join(folder, name)),
    )
    .filter((path) => read(path).includes('--content-type'));

  test.each([
    [
      'Caddy',
      typesIn(
        sectionOf('Caddy'),
        /path (?<endings>[*.a-z ]+)\n\s+header @\w+ Content-Type "?(?<type>[\w/+-]+)/g,
      ),
    ],
    [
      'Netlify and Cloudflare Pages',
      typesIn(
        sectionOf('Netlify and Cloudflare Pages'),
        /\/\*\.(?<endings>\w+)\\n {2}Content-Type: (?<type>[\w/+-]+)/g,
      ),
    ],
    ['other object storage', typesIn(sectionOf('other object storage'), ...COMMANDS)],
    ...copies.map((path) => [path, typesIn(read(path), ...COMMANDS)] as const),
  ])('%s sets the types that nginx sets', (_, types) => {
    expect(types).toEqual(byNginx);
  });

  test('these types are right, and S3 is among those who set them', () => {
    expect(Object.entries(byNginx).map(([ending, type]) => wronglyTyped(`x.${ending}`, type))).toEqual(
      ['rsc', 'md', 'markdown', 'mjs', 'vtt', 'webmanifest'].map(() => null),
    );
    expect(copies).toEqual(expect.arrayContaining(['examples/s3.yml', '.github/workflows/s3.yml']));
  });
});
