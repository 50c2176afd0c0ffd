/**
 * Whether a hostname, as the address parser writes it, is this machine by definition (RFC 6761, RFC 1122). Plain `http:`
 * may carry the key to such a host only, and no proxy is asked for it: the two must never disagree.
 */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
