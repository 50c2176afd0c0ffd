/** Loaded before the action (`node --import`): names below `.test` lead to this machine, as a name server of a private network could. */
import dns from 'node:dns';

type Callback = (error: Error | null, ...found: unknown[]) => void;
type Lookup = (hostname: string, options: { readonly all?: boolean }, callback: Callback) => void;

const lookup = dns.lookup as unknown as Lookup;
const here: Lookup = (hostname, options, callback) => {
  const name = hostname.endsWith('.test') ? '127.0.0.1' : hostname;
  lookup(name, options, callback);
};
(dns as { lookup: unknown }).lookup = here;
