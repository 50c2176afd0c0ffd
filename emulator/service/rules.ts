/** One answer of the status endpoint, for jobs that advance by polls and not by time. */
export interface Step {
  readonly status: string;
  readonly progress?: unknown;
  readonly pageCount?: unknown;
  readonly error?: string | null;
}

/** How the service behaves. A scenario overrides some of it. */
export interface Rules {
  readonly apiKey: string;
  /** The only domain that the service knows; without one it knows every domain. */
  readonly domain?: string;
  readonly basePath: string;
  /** Answers hold only the fields of the contract, none that a service in the wild adds. */
  readonly bare: boolean;

  readonly pages: number;
  readonly queueMs: number;
  readonly renderMs: number;
  /** The answers to successive polls, the last one for ever. Replaces the two times above. */
  readonly steps?: readonly Step[];
  readonly ends: 'completed' | 'failed' | 'never';
  readonly error: string | null;
  readonly progressAs: 'number' | 'fraction' | 'text' | 'nothing';

  /** There is no bundle endpoint: each answer about a completed job has a fresh link. */
  readonly jobCarriesLink: boolean;
  readonly exportEnabled: boolean;
  readonly oneJobAtATime: boolean;

  /** Fields that replace those of the answers, by endpoint; `null` is a value like any other. */
  readonly patch: Readonly<
    Partial<Record<'start' | 'status' | 'bundle' | 'agent', Readonly<Record<string, unknown>>>>
  >;

  readonly projectId: string;
  readonly agentJobId: string;
  readonly agentRunMs: number;
  /** The statuses of successive polls, the last one for ever. Replaces the time above. */
  readonly agentSteps?: readonly string[];
  readonly agentEnds: 'completed' | 'failed' | 'archived' | 'never';
  readonly pullRequest: string | null;

  readonly storeUrl: string;
  readonly bucket: string;
  readonly bundleName: string;
  readonly linkLifetimeMs: number;
  /** How far `expiresAt` is from the truth. */
  readonly expiresAtOffMs: number;
  readonly requestsPerLink: number;
  /** Links have an X-Amz-Security-Token, as with temporary credentials. */
  readonly sessionToken: boolean;

  readonly ranges: 'honoured' | 'ignored' | 'refused' | 'shifted' | 'unlabelled' | 'wrong-total';
  /** The number of downloads after which ranges are ignored. */
  readonly forgetsRangesAfter: number;
  readonly ifRange: 'honoured' | 'ignored';
  /** `by-node`: two machines answer in turn, each with an ETag of its own for the same bytes. */
  readonly etag: 'strong' | 'weak' | 'none' | 'by-node';
  readonly contentLength: 'true' | 'larger' | 'smaller' | 'none';
  /** The number of downloads after which the link serves another archive. */
  readonly changesAfter: number;
}

export const DEFAULT_RULES: Rules = {
  apiKey: 'svc_emulator_key',
  basePath: '',
  bare: false,
  pages: 12,
  queueMs: 0,
  renderMs: 0,
  ends: 'completed',
  error: 'Build failed: docs.json is missing',
  progressAs: 'number',
  jobCarriesLink: false,
  exportEnabled: true,
  oneJobAtATime: false,
  patch: {},
  projectId: 'docs',
  agentJobId: 'agent_0001',
  agentRunMs: 0,
  agentEnds: 'completed',
  pullRequest: 'https://github.com/example/docs/pull/7',
  storeUrl: 'http://127.0.0.1',
  bucket: 'docs-exports',
  bundleName: 'bundle.tar.gz',
  linkLifetimeMs: 3_600_000,
  expiresAtOffMs: 0,
  requestsPerLink: Infinity,
  sessionToken: false,
  ranges: 'honoured',
  forgetsRangesAfter: Infinity,
  ifRange: 'honoured',
  etag: 'strong',
  contentLength: 'true',
  changesAfter: Infinity,
};
