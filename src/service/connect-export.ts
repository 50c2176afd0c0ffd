import type { BundleStore, ExportService } from '../flows/ports.ts';
import type { Inputs } from '../rules/inputs.ts';
import { exportApi } from './api.ts';
import { bundleStore } from './bundles.ts';
import { httpSender } from './http.ts';
import type { Surroundings } from './surroundings.ts';
import { trustAlso } from './trust.ts';

/** The network hands of the export, fit for these inputs. */
export function connectExport(
  { apiUrl, apiKey, caCertificate }: Inputs,
  surroundings: Surroundings,
): { readonly service: ExportService; readonly store: BundleStore } {
  if (caCertificate !== null) trustAlso(caCertificate.pem);
  const { clock } = surroundings;
  return {
    service: exportApi({
      ...surroundings,
      apiUrl,
      apiKey,
      send: httpSender({ clock, keepsConnections: false }),
    }),
    store: bundleStore({ ...surroundings, send: httpSender({ clock, keepsConnections: true }) }),
  };
}
