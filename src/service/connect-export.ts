import type { ServiceAccess } from '../inputs/service-inputs.ts';
import { exportApi, type ExportService, type Surroundings } from './api.ts';
import { httpSender } from './http/send.ts';
import { trustAlso } from './http/watched-client.ts';
import type { BundleStore } from './store-reply.ts';
import { bundleStore } from './store.ts';

/** The clients of the API and of the store, for these inputs. */
export function connectExport(
  { apiUrl, apiKey, caCertificate }: ServiceAccess,
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
