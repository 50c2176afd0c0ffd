import type { BundleStore, ExportService } from './service/store-reply.ts';
import type { Inputs } from './export/inputs.ts';
import { exportApi } from './service/api.ts';
import { bundleStore } from './service/store.ts';
import { httpSender } from './service/http/send.ts';
import type { Surroundings } from './service/surroundings.ts';
import { trustAlso } from './service/http/trust.ts';

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
