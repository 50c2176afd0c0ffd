/**
 * Whether a hostname, as the address parser writes it, is this machine by definition (RFC 6761, RFC 1122). Plain `http:`
 * may carry the key to such a host only, and no proxy is asked for it: the two must never disagree.
 */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

/**
 * The address to ask the HTTP client for a proxy with. It takes every name that begins with `127.` for this machine, but
 * not those below such a name, for which `NO_PROXY` says the same.
 */
export function addressForProxy(url: URL): URL {
  const { hostname, protocol, port } = url;
  if (isLoopback(hostname) || !hostname.startsWith('127.')) return url;
  return new URL(`${protocol}//below.${hostname}:${port}`);
}
