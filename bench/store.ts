import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { closedPort } from '../__tests__/kit/small-server.ts';
import { stopProcess } from './child.ts';

/** nginx over a folder of archives: strong ETags and ranges, as object storage has them. */
export interface Store {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const START_MAX_MS = 5_000;

export async function startStore(archives: string): Promise<Store> {
  const home = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await closedPort();
  writeFileSync(join(home, 'nginx.conf'), configuration(home, archives, port));
  const args = ['-p', home, '-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')];
  const nginx = spawn('nginx', args, { stdio: 'inherit' });
  const stop = async (): Promise<void> => {
    await stopProcess(nginx);
    rmSync(home, { recursive: true, force: true });
  };
  const startedMs = performance.now();
  while (!(await answers(port))) {
    if (nginx.exitCode !== null || performance.now() - startedMs > START_MAX_MS) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await delay(20);
  }
  return { port, stop };
}

function configuration(home: string, archives: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
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
  server { listen 127.0.0.1:${port}; root ${archives}; }
}
`;
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
