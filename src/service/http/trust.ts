import * as tls from 'node:tls';

/**
 * Makes every TLS connection of this process trust `pem` beside Node's own and the system's authorities.
 * The inputs refuse a certificate where Node has no such function (`takesAuthorities`).
 * It is set for the process, because http-client's proxy tunnel takes no certificates of its own.
 */
export function trustAlso(pem: string): void {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    ...tls.getCACertificates('system'),
    pem,
  ]);
}
