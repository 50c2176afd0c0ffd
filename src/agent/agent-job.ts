import { jsonFields, type Result } from '../text/parsed.ts';
import { redact, redactAddress } from '../text/redact.ts';

/** An agent job, as far as its answer could be read. Texts are `null` where absent or of another type. */
export interface AgentJob {
  /** `active`, `completed`, `archived`, `failed`, or something newer; empty when absent. */
  readonly status: string;
  /** Address of the source repository. */
  readonly repository: string | null;
  /** Branch that the agent works on. */
  readonly ref: string | null;
  readonly model: string | null;
  /** The pull request; `null` while the job is active and when no file changed. Always http(s). */
  readonly pullRequestUrl: string | null;
  readonly createdAt: string | null;
  readonly archivedAt: string | null;
}

/** Statuses after which nothing more happens. */
export function isAgentJobOver({ status }: AgentJob): boolean {
  return status === 'completed' || status === 'archived' || status === 'failed';
}

/** Reads the answer about an agent job. An empty status is allowed: it means "not yet". */
export function readAgentJob(json: unknown): Result<AgentJob> {
  const fields = jsonFields(json);
  if (fields === null) return { ok: false, problem: 'it is not a JSON object' };
  const status = fields['status'] ?? '';
  if (typeof status !== 'string') return { ok: false, problem: "its 'status' is not a text" };
  const source = jsonFields(fields['source']) ?? {};
  const link = address(fields['prLink']);
  if (
    !isAbsent(fields['prLink']) &&
    (link === null || !/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link))
  ) {
    return { ok: false, problem: "its 'prLink' is not an http(s) address" };
  }
  return {
    ok: true,
    value: {
      status: redact(status).slice(0, STATUS_MAX_CHARS),
      repository: address(source['repository']),
      ref: redacted(source['ref']),
      model: redacted(fields['model']),
      pullRequestUrl: link,
      createdAt: redacted(fields['createdAt']),
      archivedAt: redacted(fields['archivedAt']),
    },
  };
}

const TEXT_MAX_CHARS = 2_000;
const STATUS_MAX_CHARS = 100;

/** A text on one line; `null` for anything else and for an empty one. */
function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line === '' || line.length > TEXT_MAX_CHARS ? null : line;
}

function redacted(value: unknown): string | null {
  const line = text(value);
  return line === null ? null : redact(line);
}

/** A text that may be an address, without the credentials that a clone address may carry. */
function address(value: unknown): string | null {
  const line = text(value);
  return line === null ? null : redactAddress(line);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
