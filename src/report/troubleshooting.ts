import type { FailureCode } from '../core/failure.ts';

/** Where the running action comes from, as the runner says it; empty for an action of the workspace (`uses: ./`). */
export interface ActionSource {
  /** Address of the server, such as `https://github.com`. */
  readonly server: string;
  /** `owner/name`, without a path inside of the repository. */
  readonly repository: string;
  /** What stands behind the `@`: a tag, a branch or a commit. */
  readonly ref: string;
}

/**
 * Address of the troubleshooting page, as it is in the version that runs; `null` when the runner does not say where
 * that lies.
 */
export function troubleshootingPage({ server, repository, ref }: ActionSource): string | null {
  if (!/^https?:\/\//i.test(server) || !URL.canParse(server)) return null;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || ref === '') return null;
  // A branch may have slashes in it, and they stay.
  const at = ref.split('/').map(encodeURIComponent).join('/');
  return `${new URL(server).origin}/${repository}/blob/${at}/docs/troubleshooting.md`;
}

/** Address of what the page has about one kind of failure: each code is a heading there. */
export function troubleshootingLink(page: string | null, code: FailureCode): string | null {
  return page === null ? null : `${page}#${code}`;
}
