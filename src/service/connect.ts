import type { BundleStore, Clock, ExportService, Tell } from '../flows/ports.ts';
import type { Inputs } from '../rules/inputs.ts';
import { exportApi } from './api.ts';
import { bundleStore } from './bundles.ts';
import { httpSender } from './http.ts';
import { trustAlso } from './trust.ts';

export interface Surroundings {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly maskUrl: (url: string) => void;
}

const USER_AGENT = 'static-docs-export';

/** The network hands of the export, fit for these inputs. */
export function connectExport(
  { apiUrl, apiKey, caCertificate }: Pick<Inputs, 'apiUrl' | 'apiKey' | 'caCertificate'>,
  surroundings: Surroundings,
): { readonly service: ExportService; readonly store: BundleStore } {
  if (caCertificate !== null) trustAlso(caCertificate.pem);
  const send = httpSender(surroundings.clock, USER_AGENT);
  return {
    service: exportApi({ ...surroundings, apiUrl, apiKey, send }),
    store: bundleStore({ ...surroundings, send }),
  };
}
