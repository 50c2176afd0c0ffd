import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { has } from '../needs.ts';

/** PEM texts: a private authority, and a server's key and certificate signed by it. */
export interface Certificates {
  readonly ca: string;
  readonly key: string;
  readonly cert: string;
}

const NAMES =
  'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:api.localhost,DNS:store.localhost,DNS:api.test,DNS:store.test';

/** Makes certificates with openssl. Without openssl they are empty, and the tests that use them are skipped. */
export function certificates(): Certificates {
  if (!has('openssl')) return { ca: '', key: '', cert: '' };
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-ca-'));
  const openssl = (...args: string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  };
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    openssl(
      'req',
      '-x509',
      ...curve,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '2',
      '-subj',
      '/CN=Private CA',
    );
    openssl('req', ...curve, '-keyout', 'key.pem', '-out', 'request.pem', '-subj', '/CN=localhost');
    writeFileSync(join(folder, 'names'), NAMES);
    const signed = [
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-extfile',
      'names',
      '-days',
      '2',
    ];
    openssl('x509', '-req', '-in', 'request.pem', ...signed, '-out', 'cert.pem');
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    return { ca: read('ca.pem'), key: read('key.pem'), cert: read('cert.pem') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
