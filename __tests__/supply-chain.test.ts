/** The shipped packages are listed, the list is correct, and every package has its reason. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { forRelease, judgeAudit } from '../scripts/audit.ts';
import { APART, ENTRIES } from '../scripts/build.ts';
import { LINE_BETWEEN } from '../scripts/licences.ts';
import { FOLDER_PROPERTY, SBOM, sbomText } from '../scripts/sbom.ts';
import { USER_AGENT } from '../src/service/http/watched-client.ts';

const ROOT = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Described {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly 'bom-ref': string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}
interface Bill {
  readonly metadata: { readonly component: Described };
  readonly components: readonly Described[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const text = read(`dist/${SBOM}`);
const bill = JSON.parse(text) as Bill;
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

describe('the bill of materials', () => {
  test('is valid for the schema of CycloneDX', async () => {
    expect(await validator.validate(text)).toBeNull();
    // The validator can fail.
    expect(await validator.validate(text.replace('"type": "library"', '"type": "thing"'))).not.toBeNull();
    expect(await validator.validate(text.replace('"alg": "SHA-512"', '"alg": "SHA-513"'))).not.toBeNull();
  });

  test.each([...ENTRIES, ...APART])('has the packages of dist/%s, the same as its licences', (folder) => {
    const titles = read(`dist/${folder}/licenses.txt`)
      .split(`\n${LINE_BETWEEN}\n`)
      .map((section) => /^\s*(\S+ \S+) \(/.exec(section)?.[1] ?? section);
    const inside = bill.components.filter(({ properties }) =>
      properties.some(({ name, value }) => name === FOLDER_PROPERTY && value === folder),
    );
    expect(inside.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(
      [...new Set(titles)].toSorted(),
    );
  });

  test('names each package by the address and checksum with which it was fetched', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
    };
    expect(bill.components.length).toBeGreaterThan(100);
    for (const { 'bom-ref': place, name, version, purl, hashes } of bill.components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      expect(packages[place]?.version).toBe(version);
      const [hash] = hashes;
      const digest = Buffer.from(hash?.content ?? '', 'hex').toString('base64');
      expect(`sha512-${digest}`).toBe(packages[place]?.integrity);
    }
  });

  test('has no apache-arrow, which nothing loads', () => {
    expect(bill.components.map(({ name }) => name)).not.toContain('apache-arrow');
    const chunks = readdirSync(join(ROOT, 'dist/main')).filter((name) => name.endsWith('.index.js'));
    expect(chunks.map((name) => read(`dist/main/${name}`)).join('')).toContain('not part of the bundle');
  });

  test('lists no package twice', () => {
    const purls = bill.components.map(({ purl }) => purl);
    expect(purls.filter((purl, at) => purls.indexOf(purl) !== at)).toEqual([]);
  });

  test('has every dependency: each package can be reached from the action', () => {
    const uses = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const walk = (ref: string): void => {
      if (reached.has(ref)) return;
      reached.add(ref);
      uses.get(ref)?.forEach(walk);
    };
    walk(bill.metadata.component['bom-ref']);
    expect(bill.components.map((one) => one['bom-ref']).filter((ref) => !reached.has(ref))).toEqual([]);
    expect(uses.get('static-docs-export')).toContain('node_modules/@actions/core');
  });

  test('has no time and no serial number, and is the same for the same packages', () => {
    expect(text).not.toMatch(/"(?:timestamp|serialNumber)"/);
    expect(text).not.toContain(ROOT);
    const [one, other] = ['undici', 'tunnel'].map((name) => join(ROOT, 'node_modules', name));
    const once = sbomText({ main: [one ?? '', other ?? ''] });
    expect(sbomText({ main: [other ?? '', one ?? ''] })).toBe(once);
    expect(sbomText({ main: [one ?? ''] })).not.toBe(once);
  });

  test('is not made for a package whose checksum is unknown', () => {
    expect(() => sbomText({ main: [join(ROOT, 'node_modules/undici/..')] })).toThrow();
  });
});

describe('the answer of npm audit', () => {
  const answer = (severity: string): string =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        a: { severity, range: '<1.2.3', via: [{ title: 'It leaks', url: 'https://x.example/1' }] },
        b: { severity: 'low', range: '*', via: ['a'] },
      },
    });

  test.each([
    ['high', false],
    ['critical', false],
    ['moderate', true],
    ['low', true],
  ])('%s: passes: %s', (severity, ok) => {
    expect(judgeAudit(answer(severity))).toEqual({
      ok,
      output: ok ? '' : `a <1.2.3 (${severity}): It leaks https://x.example/1`,
    });
  });

  test('without vulnerabilities passes without a note', () => {
    expect(judgeAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ ok: true, output: '' });
  });

  test.each([
    ['{"message":"connect ECONNREFUSED","error":{}}', 'not known: connect ECONNREFUSED'],
    ['', 'not known: npm gave no report'],
    ['null', 'not known: npm gave no report'],
  ])('that is invalid passes with a note: %s', (printed, note) => {
    expect(judgeAudit(printed)).toEqual({ ok: true, output: '', note });
  });

  test.each(['', '{"message":"connect ECONNREFUSED"}', answer('high')])('stops a release: %#', (printed) => {
    expect(forRelease(judgeAudit(printed))).toMatchObject({ ok: false, output: expect.stringMatching(/./) });
  });

  test('lets a release pass where there is one, and nothing is known', () => {
    expect(forRelease(judgeAudit(answer('low')))).toEqual({ ok: true, output: '' });
  });

  test('is asked for by the step of a release, which fails where no registry answers', () => {
    // Nothing listens at this port.
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' };
    const asked = spawnSync(process.execPath, ['scripts/audit.ts'], { cwd: ROOT, encoding: 'utf8', env });
    expect(asked.stdout).toMatch(/^The registry gave no answer, not known: .*127\.0\.0\.1:1\b/);
    expect(asked.status).toBe(1);
  });

  test('is waited for before a version is tagged', () => {
    const steps = read('.github/workflows/release.yml').split(/^ {2}tag:$/m);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toContain('run: node scripts/audit.ts\n');
  });
});

test('each direct dependency has its reason in an ADR', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  const decisions = readdirSync(join(ROOT, 'docs/adr')).map((file) => read(`docs/adr/${file}`));
  const named = (name: string): boolean => decisions.some((page) => page.includes(`\`${name}\``));
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  expect(asked.filter(([name]) => !named(name)).map(([name]) => name)).toEqual([]);
  // An exact version and no range: the tested version is the installed one.
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every request names the version of the package', () => {
  const { name, version } = JSON.parse(read('package.json')) as {
    readonly name: string;
    readonly version: string;
  };
  expect(USER_AGENT).toBe(`${name}/${version}`);
});
