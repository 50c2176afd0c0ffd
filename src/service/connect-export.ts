import type { BundleStore, ExportService } from '../flows/ports.ts';
import type { Inputs } from '../rules/inputs.ts';
import { exportApi } from './api.ts';
import { bundleStore } from './bundles.ts';
import { httpSender, USER_AGENT } from './http.ts';
import type { Surroundings } from './surroundings.ts';
import { trustAlso } from './trust.ts';

/** The network hands of the export, fit for these inputs. */
export function connectExport(
  { apiUrl, apiKey, caCertificate }: Inputs,
  surroundings: Surroundings,
): { readonly service: ExportService; readonly store: BundleStore } {
  if (caCertificate !== null) trustAlso(caCertificate.pem);
  const sender = { clock: surroundings.clock, userAgent: USER_AGENT };
  return {
    service: exportApi({
      ...surroundings,
      apiUrl,
      apiKey,
      send: httpSender({ ...sender, keepsConnections: false }),
    }),
    store: bundleStore({ ...surroundings, send: httpSender({ ...sender, keepsConnections: true }) }),
  };
}
