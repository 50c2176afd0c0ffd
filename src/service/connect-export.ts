import type { ServiceAccess } from '../inputs/service-inputs.ts';
import { exportApi, type ExportService, type ServiceContext } from './api.ts';
import { httpSender } from './http/send.ts';
import { trustAlso } from './http/watched-client.ts';
import { type BundleStore, bundleStore } from './store.ts';

/** The clients of the API and of the store, for these inputs. */
export function connectExport(
  { apiUrl, apiKey, caCertificate }: ServiceAccess,
  context: ServiceContext,
): { readonly service: ExportService; readonly store: BundleStore } {
  trustAlso(caCertificate);
  const { clock } = context;
  return {
    service: exportApi({
      ...context,
      apiUrl,
      apiKey,
      send: httpSender({ clock, keepsConnections: false }),
    }),
    store: bundleStore({ ...context, send: httpSender({ clock, keepsConnections: true }) }),
  };
}
