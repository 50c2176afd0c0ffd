import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isFailure } from '../../src/core/failure.ts';
import { EXPORT_INPUTS, type Inputs } from '../../src/export/inputs.ts';
import { readInputs } from '../../src/runner/read-inputs.ts';
import { eventLog } from '../kit/event-log.ts';
import { needs } from '../needs.ts';

let folder: string;
let workspace: string;
let masked: string[];
const ports = {
  emit: eventLog().emit,
  mask: (secret: string) => void masked.push(secret),
  tempFolder: tmpdir(),
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'read-inputs-')));
  workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  masked = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function environment(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const all = {
    domain: 'docs.example.com',
    'api-key': 'svc_0123456789',
    'api-url': 'https://api.example.com',
    ...given,
  };
  const inputs = Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return { GITHUB_WORKSPACE: workspace, ...(Object.fromEntries(inputs) as Record<string, string>) };
}

/** `input: problem` for each refused input; empty without any. */
function refused(given: Readonly<Record<string, string>>): readonly string[] {
  try {
    readInputs(EXPORT_INPUTS, environment(given), ports);
    return [];
  } catch (thrown) {
    if (!isFailure(thrown, 'inputs-invalid')) throw thrown;
    return thrown.facts.problems.map(({ input, problem }) => `${input}: ${problem}`);
  }
}

test('the key is masked before anything else, trimmed as it will be used', () => {
  const inputs = readInputs(EXPORT_INPUTS, environment({ 'api-key': ' svc_0123456789\n' }), ports);
  expect(inputs.apiKey).toBe('svc_0123456789');
  expect(masked).toEqual(['svc_0123456789']);
});

test('a refused key is masked as well, whole and word by word', () => {
  expect(refused({ 'api-key': 'Bearer svc_0123456789', domain: '' })).toHaveLength(2);
  expect(masked).toEqual(['Bearer svc_0123456789', 'svc_0123456789']);
});

test('an empty key is not masked: the runner would warn', () => {
  expect(refused({ 'api-key': ' ' })).toEqual(['api-key: is empty']);
  expect(masked).toEqual([]);
});

needs('symbolic links', () => {
  test('targets are judged by the disk, and the disk is not changed', () => {
    mkdirSync(join(workspace, 'full/sub'), { recursive: true });
    mkdirSync(join(workspace, 'empty'));
    mkdirSync(join(workspace, '.git'));
    writeFileSync(join(workspace, 'file'), '');
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('../elsewhere', join(workspace, 'out'));
    symlinkSync('full', join(workspace, 'alias'));
    symlinkSync('.git', join(workspace, 'innocent'));
    symlinkSync('nowhere', join(workspace, 'dangling'));
    symlinkSync('circle', join(workspace, 'circle'));
    const before = readdirSync(folder, { recursive: true }).toSorted();
    const cases: Readonly<Record<string, readonly string[]>> = {
      new: [],
      empty: [],
      'new/deep/down': [],
      'alias/new': [],
      full: ['site-path: exists and is not empty'],
      alias: ['site-path: is a link'],
      'alias/sub': [],
      file: ['site-path: is a file'],
      'file/site': ['site-path: lies below something that is a file'],
      'out/site': ['site-path: leads out of the workspace through a link'],
      'innocent/site': ["site-path: lies inside '.git'"],
      dangling: ['site-path: leads through a link that ends nowhere'],
      'dangling/site': ['site-path: leads through a link that ends nowhere'],
      'circle/site': ['site-path: leads through a link that ends nowhere'],
    };
    const judged = Object.keys(cases).map((path) => [path, refused({ 'site-path': path })]);
    expect(Object.fromEntries(judged)).toEqual(cases);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
  });
});

needs('symbolic links', () => {
  test('a workspace may itself be behind a link', () => {
    mkdirSync(join(workspace, 'real'));
    symlinkSync('real', join(workspace, 'link'));
    const inputs = readInputs(
      EXPORT_INPUTS,
      { ...environment({}), GITHUB_WORKSPACE: join(workspace, 'link') },
      ports,
    );
    expect(inputs.site?.path).toBe(join(workspace, 'link', 'site'));
  });
});

needs('a small file system', () => {
  test('a mount point is refused as a target', () => {
    const mount = join(workspace, 'a mount');
    mkdirSync(mount);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', mount]);
    try {
      expect(refused({ 'site-path': 'a mount' })).toEqual([
        'site-path: is a mount point, which cannot be replaced',
      ]);
      expect(refused({ 'site-path': 'a mount/site' })).toEqual([]);
    } finally {
      execFileSync('umount', [mount]);
    }
  });
});

test('without GITHUB_WORKSPACE the working folder is the workspace', () => {
  const inputs = readInputs(EXPORT_INPUTS, { ...environment({}), GITHUB_WORKSPACE: '' }, ports);
  expect(inputs.site?.path).toBe(join(process.cwd(), 'site'));
});

test('a certificate is read and must be valid', () => {
  writeFileSync(
    join(workspace, 'good.pem'),
    `# ours\n${rootCertificates[0] ?? ''}\n${rootCertificates[1] ?? ''}\n`,
  );
  writeFileSync(join(workspace, 'cut.pem'), (rootCertificates[0] ?? '').replace(/\n.{20}/, '\n'));
  mkdirSync(join(workspace, 'folder'));
  const inputs = readInputs(EXPORT_INPUTS, environment({ 'ca-certificate': 'good.pem' }), ports);
  expect(inputs.caCertificate).toContain('# ours');
  expect(refused({ 'ca-certificate': 'cut.pem' })).toEqual([
    'ca-certificate: names a file whose certificate number 1 cannot be read',
  ]);
  expect(refused({ 'ca-certificate': 'folder' })).toEqual(['ca-certificate: names no file that can be read']);
  expect(refused({ 'ca-certificate': 'missing' })).toEqual([
    'ca-certificate: names no file that can be read',
  ]);
});

needs('mkfifo', () => {
  test('a pipe or a device at the target is refused without waiting for it', () => {
    execFileSync('mkfifo', [join(workspace, 'pipe')]);
    expect(refused({ 'site-path': 'pipe', 'ca-certificate': 'pipe' })).toEqual([
      'site-path: cannot be used: it is a device or may not be read',
      'ca-certificate: names no file that can be read',
    ]);
  });
});

test('an earlier manifest must be UTF-8, and 256 MiB at most', () => {
  const paths = Array.from({ length: 4000 }, (_, at) => `a${'語'.repeat(60)}/${String(at).padStart(4, '0')}`);
  const text = JSON.stringify({
    schemaVersion: 1,
    files: paths.map((path) => ({ path, sha256: '0'.repeat(64) })),
  });
  const read = (bytes: Uint8Array): Inputs['comparison'] => {
    writeFileSync(join(workspace, 'live.json'), bytes);
    return readInputs(EXPORT_INPUTS, environment({ 'previous-manifest': 'live.json' }), ports).comparison;
  };
  for (const mark of ['', '\ufeff']) {
    const files = read(Buffer.from(mark + text))?.previous?.files;
    expect([...(files?.keys() ?? [])]).toEqual(paths);
  }

  const bigEndian = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const cutInside = Buffer.from(text).subarray(0, Buffer.from(text).indexOf('語') + 1);
  for (const bytes of [
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    bigEndian,
    Buffer.from('{"ü"', 'latin1'),
    cutInside,
  ]) {
    writeFileSync(join(workspace, 'live.json'), bytes);
    expect(refused({ 'previous-manifest': 'live.json' })).toEqual(['previous-manifest: is not UTF-8']);
  }

  // A sparse file takes no space on the disk, and is not read.
  truncateSync(join(workspace, 'live.json'), 256 * 1024 * 1024 + 1);
  expect(refused({ 'previous-manifest': 'live.json' })).toEqual([
    'previous-manifest: is larger than 256 MiB',
  ]);
});

test('the temporary folder has to be one that can be used, before anything is started', () => {
  writeFileSync(join(folder, 'file'), '');
  const faultOf = (tempFolder: string): string => {
    try {
      readInputs(EXPORT_INPUTS, environment({}), { ...ports, tempFolder });
      return '';
    } catch (thrown) {
      if (!isFailure(thrown, 'inputs-invalid')) throw thrown;
      return thrown.facts.problems.map(({ input, problem }) => `${input} ${problem}`).join();
    }
  };
  expect(faultOf(folder)).toBe('');
  expect(faultOf(join(folder, 'missing'))).toBe('RUNNER_TEMP is no folder');
  expect(faultOf(join(folder, 'file'))).toBe('RUNNER_TEMP is no folder');
  expect(faultOf('temp')).toBe('RUNNER_TEMP is not absolute');
});
