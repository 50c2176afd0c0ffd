import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stopProcess } from './child.ts';

export interface Ports {
  readonly port: number;
  readonly tlsPort: number;
}

/** nginx over a folder of archives: strong ETags and ranges, as an object store. */
export interface Store {
  readonly ranges: Ports;
  /** The same archives, from a store that serves no ranges. */
  readonly whole: Ports;
  /** PEM file of the authority that signed its certificate. */
  readonly authority: string;
  readonly stop: () => Promise<void>;
}

const START_MAX_MS = 5_000;

export async function startStore(archives: string): Promise<Store> {
  const home = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const ranges = { port: await freePort(), tlsPort: await freePort() };
  const whole = { port: await freePort(), tlsPort: await freePort() };
  signCertificate(home);
  writeFileSync(join(home, 'nginx.conf'), configuration({ home, archives, ranges, whole }));
  const args = ['-p', home, '-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')];
  const nginx = spawn('nginx', args, { stdio: 'inherit' });
  const stop = async (): Promise<void> => {
    await stopProcess(nginx);
    rmSync(home, { recursive: true, force: true });
  };
  const startedMs = performance.now();
  while (!(await answers(ranges.port))) {
    if (nginx.exitCode !== null || performance.now() - startedMs > START_MAX_MS) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await delay(20);
  }
  return { ranges, whole, authority: join(home, 'certificate.pem'), stop };
}

function signCertificate(home: string): void {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', join(home, 'key.pem'), '-out', join(home, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files], { stdio: 'pipe' });
}

interface Configured extends Pick<Store, 'ranges' | 'whole'> {
  readonly home: string;
  readonly archives: string;
}

function configuration({ home, archives, ranges, whole }: Configured): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const listen = ({ port, tlsPort }: Ports): string =>
    `listen 127.0.0.1:${port}; listen 127.0.0.1:${tlsPort} ssl;`;
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${home}/pid;
events { worker_connections 256; }
http {
${temporary.map((name) => `  ${name}_temp_path ${home};`).join('\n')}
  access_log off;
  sendfile on;
  default_type application/octet-stream;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_certificate ${home}/certificate.pem;
  ssl_certificate_key ${home}/key.pem;
  root ${archives};
  server { ${listen(ranges)} }
  server { ${listen(whole)} max_ranges 0; }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
