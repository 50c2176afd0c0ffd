import { INPUT_DEFAULTS, type Inputs, type RawInputs, type SiteTarget } from '../../src/export/inputs.ts';
import { segmentsBelow } from '../../src/inputs/lexical-path.ts';
import type { InputMachine, PathState } from '../../src/inputs/target-path.ts';
import type { JobToStart } from '../../src/job/job-inputs.ts';
import type { SiteOptions } from '../../src/site/site-inputs.ts';

/** For runs without a manifest, changes or gates. */
export const ANY_SITE: SiteOptions = {
  manifestPath: null,
  comparison: null,
  gates: { minPages: 0, maxPageDrop: null, needsIndex: false },
};

/** Limits that no small site reaches. */
export const WIDE_LIMITS = { stripComponents: 0, maxBytes: 2 ** 30, maxFiles: 20_000, platform: 'linux' };

/** A folder to unpack into. */
export const A_SITE: SiteTarget = {
  path: '/w/site',
  overwrite: false,
  stripComponents: WIDE_LIMITS.stripComponents,
  maxBytes: WIDE_LIMITS.maxBytes,
  maxFiles: WIDE_LIMITS.maxFiles,
};

/** A job to start, with only the required inputs. */
export const A_JOB: JobToStart = { kind: 'start', domain: 'docs.example.com', version: null, paths: null };

/** The inputs of a run that exports into a folder, and neither checks nor uploads the site. */
export function anInputs(given: Partial<Inputs> = {}): Inputs {
  return {
    apiKey: 'svc_0123456789',
    apiUrl: 'https://api.example.com',
    job: A_JOB,
    waitsWhenBusy: false,
    reattach: false,
    wait: true,
    timeoutMs: 3_600_000,
    pollIntervalMs: 2_000,
    maxPollIntervalMs: 30_000,
    site: A_SITE,
    check: null,
    bundlePath: null,
    upload: null,
    helmValuesPath: null,
    ...ANY_SITE,
    caCertificate: null,
    ...given,
  };
}

export const MINIMAL = {
  domain: 'docs.example.com',
  'api-key': 'svc_key-0123456789',
  'api-url': 'https://api.example.com',
};

/** The inputs as the runner gives them: the required ones, and what the test gives. */
export function rawInputs(given: Partial<RawInputs>): RawInputs {
  const absent = Object.fromEntries(Object.keys(INPUT_DEFAULTS).map((name) => [name, ''])) as RawInputs;
  return { ...absent, ...MINIMAL, ...given };
}

/** The differences from a machine with an empty disk. */
export interface Disk extends Partial<InputMachine> {
  readonly states?: Readonly<Record<string, PathState>>;
  /** The targets of the links on the disk; `null`: none. */
  readonly links?: Readonly<Record<string, string | null>>;
  readonly texts?: Readonly<Record<string, string>>;
}

/** A machine with a workspace at `/w`. A certificate is valid when its text says so. */
export function aMachine({
  states = {},
  links = {},
  texts = {},
  platform = 'linux',
  ...given
}: Disk = {}): InputMachine {
  return {
    platform,
    workspace: '/w',
    // The root of a drive or share, unless a test removes it.
    pathState: (path) => states[path] ?? (path.endsWith('\\') ? 'folder' : 'missing'),
    realPath: (path) => {
      for (const [link, target] of Object.entries(links)) {
        const rest = segmentsBelow(link, path, platform);
        if (rest !== null) return target === null ? null : [target, ...rest].join('/');
      }
      return path;
    },
    isMountPoint: () => false,
    mayWrite: () => true,
    readBytes: (path) => (texts[path] === undefined ? 'unreadable' : Buffer.from(texts[path])),
    nodeVersion: '24.5.0',
    isCertificate: (pem) => pem.includes('good'),
    ...given,
  };
}
