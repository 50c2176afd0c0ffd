import type { Inputs } from './export/inputs.ts';
import { exportApi, type ExportService } from './service/api.ts';
import { httpSender } from './service/http/send.ts';
import { trustAlso } from './service/http/trust.ts';
import type { BundleStore } from './service/store-reply.ts';
import { bundleStore } from './service/store.ts';
import type { Surroundings } from './service/surroundings.ts';

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
