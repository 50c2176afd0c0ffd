/** Which hosts may receive the key and the runtime's token, whatever the environment of the runner says. */
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureVersion } from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import { certificates } from './certificates.ts';
import { freePort, startConnectProxy } from './connect-proxy.ts';
import { runAction, type RunOptions } from './runner.ts';
import { SITE, writeFiles } from './sites.ts';
import { runUpload } from './uploads.ts';

const tls = certificates();
/** Every way to switch off the checks of Node. */
const UNCHECKED = {
  NODE_TLS_REJECT_UNAUTHORIZED: '0',
  NODE_OPTIONS: '--tls-min-v1.0 --tls-cipher-list=DEFAULT@SECLEVEL=0',
};

interface Watched {
  readonly url: string;
  /** Handshakes that a client completed. */
  readonly handshakes: () => number;
  readonly requests: () => number;
  readonly close: () => Promise<void>;
}

/** A server that speaks TLS up to this version. */
async function watchedServer(maxVersion: SecureVersion): Promise<Watched> {
  let handshakes = 0;
  let requests = 0;
  const options = { key: tls.key, cert: tls.cert, minVersion: 'TLSv1', maxVersion } as const;
  const server: Server = createServer({ ...options, ciphers: 'DEFAULT@SECLEVEL=0' }, (_request, response) => {
    requests += 1;
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"reached"}');
  });
  server.on('secureConnection', () => (handshakes += 1));
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handshakes: () => handshakes,
    requests: () => requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const trusted: RunOptions = {
  inputs: { 'ca-certificate': 'ca.pem' },
  prepare: ({ workspace }) => {
    writeFiles(workspace, { 'ca.pem': tls.ca });
  },
};

needs('openssl', () => {
  describe('Certificates are checked, whatever the environment says', () => {
    for (const action of ['export', 'agent-job'] as const) {
      test.concurrent(`for ${action}, of the API`, async () => {
        const server = await watchedServer('TLSv1.3');
        try {
          const inputs = {
            'api-url': server.url,
            ...(action === 'agent-job' && { 'project-id': 'p', 'job-id': 'j' }),
          };
          const run = await runAction({ action, service: null, inputs, env: UNCHECKED });
          expect(run.errors[0]).toMatch(
            /certificate of '127\.0\.0\.1:\d+' is not trusted .+'ca-certificate'/,
          );
          expect(run.log).not.toMatch(/insecure|NODE_TLS/);
          expect(server.requests()).toBe(0);
        } finally {
          await server.close();
        }
      });
    }

    test.concurrent('of the store', async () => {
      const server = await watchedServer('TLSv1.3');
      try {
        const scenario = { about: 'a store with a certificate of its own', rules: { storeUrl: server.url } };
        const run = await runAction({ service: { scenario, files: SITE }, env: UNCHECKED });
        expect(run.errors[0]).toMatch(/is not trusted .+'ca-certificate'/);
        expect(server.requests()).toBe(0);
      } finally {
        await server.close();
      }
    });

    test.concurrent('of a proxy', async () => {
      const proxy = await startConnectProxy(tls);
      try {
        const options = { service: null, inputs: { 'api-url': 'https://api.test' }, speed: 100 };
        const env = { HTTPS_PROXY: proxy.url };
        const run = await runAction({ ...options, env: { ...env, ...UNCHECKED } });
        expect(run.errors[0]).toMatch(/^Cannot (?:start|export) .+'ca-certificate'/);
        expect(proxy.tunnels()).toEqual([]);
        // With its authority the proxy is used.
        await runAction({ ...trusted, ...options, inputs: { ...options.inputs, ...trusted.inputs }, env });
        expect(proxy.tunnels().length).toBeGreaterThan(0);
      } finally {
        await proxy.close();
      }
    });

    test.concurrent('of the artifact service, which receives the token of the run', async () => {
      const { run, service } = await runUpload(
        { service: { files: SITE }, inputs: { upload: 'site' }, env: UNCHECKED, speed: 100 },
        { secure: { tls, host: 'localhost' } },
      );
      expect(run.errors[0]).toMatch(/^Cannot upload the site .+certificate/);
      expect(service.calls()).toEqual([]);
    });
  });

  describe('TLS is 1.2 or later, whatever the environment says', () => {
    for (const version of ['TLSv1', 'TLSv1.1', 'TLSv1.2'] as const) {
      test.concurrent(`with a server that speaks ${version} at most`, async () => {
        const server = await watchedServer(version);
        try {
          const inputs = { ...trusted.inputs, 'api-url': server.url };
          const run = await runAction({ ...trusted, service: null, inputs, env: UNCHECKED, speed: 100 });
          if (version === 'TLSv1.2') expect(run.errors[0]).toContain('(404): reached');
          else {
            expect(run.errors[0]).toContain('TLS 1.2');
            expect(server.handshakes()).toBe(0);
            expect(server.requests()).toBe(0);
          }
        } finally {
          await server.close();
        }
      });
    }
  });
});

describe('Names of this machine', () => {
  for (const name of ['api.localhost', 'deep.er.localhost', 'localhost']) {
    needs(name === 'localhost' ? [] : 'names below localhost', () => {
      test.concurrent(`${name}: no proxy gets the key, or any request`, async () => {
        const proxy = await startConnectProxy();
        try {
          const port = await freePort();
          const run = await runAction({
            service: { files: SITE, port },
            inputs: { 'api-url': `http://${name}:${port}` },
            env: { http_proxy: proxy.url, https_proxy: proxy.url },
          });
          expect(run.outputs['result']).toBe('success');
          expect(proxy.tunnels()).toEqual([]);
        } finally {
          await proxy.close();
        }
      });
    });
  }
});

describe('An invalid proxy setting', () => {
  for (const [value, says] of [
    ['proxy.example.com:3128', "does not begin with 'http://'"],
    ['socks5://user:hunter22@127.0.0.1:1080', 'SOCKS'],
    ['http://user:hunter22#@127.0.0.1:3128', "'#'"],
    ['http://user:hunter22%zz@127.0.0.1:3128', "'%'"],
  ] as const) {
    test.concurrent(`${value} ends the run before its first request`, async () => {
      for (const action of ['export', 'agent-job'] as const) {
        const run = await runAction({
          action,
          inputs: action === 'agent-job' ? { 'project-id': 'p', 'job-id': 'j' } : {},
          env: { https_proxy: value },
        });
        expect(run.errors[0]).toMatch(/^Cannot use the inputs: 'https_proxy'/);
        expect(run.errors[0]).toContain(says);
        expect(run.printed.join('\n') + run.summary).not.toContain('hunter22');
        expect(run.journal).toEqual([]);
      }
    });
  }
});
