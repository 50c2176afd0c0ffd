import type { Cause } from './finding.ts';

/** The same text for the same cause, and for no other. */
export function causeKey(cause: Cause): string {
  switch (cause.kind) {
    case 'broken-link':
    case 'missing-sitemap-page':
      return `${cause.kind} ${cause.target}`;
    case 'missing-anchor':
      return `${cause.kind} ${cause.target}#${cause.anchor}`;
    case 'missing-resource':
      return `${cause.kind} ${cause.target} ${cause.use}`;
    case 'external-load':
      return `${cause.kind} ${cause.host ?? ''}`;
    case 'no-title':
    case 'empty-page':
      return cause.kind;
  }
}
