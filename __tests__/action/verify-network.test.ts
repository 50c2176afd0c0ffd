/** The shipped verify action in a private network: certificates of a private authority, and proxies. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { closedPort, closeServers, serveRaw, type SmallServer } from '../kit/small-server.ts';
import { needs } from '../needs.ts';
import { certificates } from './certificates.ts';
import { startConnectProxy, type ConnectProxy } from './connect-proxy.ts';
import type { Run } from './runner.ts';
import { host, verify, type More } from './verifying.ts';

const tls = certificates();
/** Names below `.test` lead to this machine. */
const NAMES: More = { preload: ['test-names.ts'] };
const TRUSTED: More = { files: { 'ca.pem': tls.ca }, inputs: { 'ca-certificate': 'ca.pem' } };
/** Every way to switch off the checks of Node. */
const UNCHECKED = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_OPTIONS: '--tls-min-v1.0' };

afterAll(closeServers);

async function withProxy<T>(
  secure: boolean,
  use: (proxy: ConnectProxy, server: SmallServer) => Promise<T>,
): Promise<T> {
  const proxy = await startConnectProxy(secure ? tls : null);
  try {
    return await use(proxy, await host(undefined, tls));
  } finally {
    await proxy.close();
  }
}

function expectRight(run: Run, server: SmallServer): void {
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(run.outputs).toMatchObject({ result: 'success', 'checked-count': '11' });
  expect(server.seen).toHaveLength(31);
}

needs('openssl', () => {
  describe('a site with a certificate of a private authority', () => {
    test.concurrent('is verified with its authority', async () => {
      const server = await host(undefined, tls);
      const run = await verify(`https://api.test:${server.port}`, { ...NAMES, ...TRUSTED });
      expectRight(run, server);
    });

    test.concurrent('is not asked without it, whatever the environment says', async () => {
      const server = await host(undefined, tls);
      const run = await verify(`https://api.test:${server.port}`, { ...NAMES, env: UNCHECKED });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toEqual({ result: 'error' });
      expect(run.errors).toHaveLength(1);
      expect(run.errors[0]).toMatch(
        /^Cannot verify 'api\.test:\d+': the certificate of 'api\.test:\d+' is not trusted \(\w+\)\. .+ as 'ca-certificate'\.$/,
      );
      expect(server.seen).toEqual([]);
    });

    test.concurrent('is not asked by a name that the certificate lacks', async () => {
      const server = await host(undefined, tls);
      const run = await verify(`https://docs.test:${server.port}`, { ...NAMES, ...TRUSTED });
      expect(run.outputs).toEqual({ result: 'error' });
      expect(run.errors[0]).toMatch(
        /is not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)\. It is for another name/,
      );
      expect(server.seen).toEqual([]);
    });
  });

  describe('a proxy', () => {
    for (const secure of [false, true])
      test.concurrent(`gets the requests, ${secure ? 'with' : 'without'} TLS`, async () => {
        await withProxy(secure, async (proxy, server) => {
          const url = `https://api.test:${server.port}`;
          const run = await verify(url, { ...TRUSTED, env: { https_proxy: proxy.url } });
          expectRight(run, server);
          expect(new Set(proxy.tunnels())).toEqual(new Set([`api.test:${server.port}`]));
          // The agent of http-client keeps no tunnel.
          expect(proxy.tunnels()).toHaveLength(31);
          expect(proxy.headers().join('\n')).not.toMatch(/cookie|authorization/i);
        });
      });

    test.concurrent('gets its password, and no warning of Node is shown', async () => {
      await withProxy(false, async (proxy, server) => {
        const url = `https://api.test:${server.port}`;
        const https_proxy = proxy.url.replace('//', '//user:hunter%2322@');
        const run = await verify(url, { ...TRUSTED, env: { https_proxy } });
        expectRight(run, server);
        const basic = Buffer.from('user:hunter#22').toString('base64');
        expect(proxy.headers()).toContain(`Basic ${basic}`);
        expect(run.log).not.toMatch(/Warning/);
      });
    });

    test.concurrent('gets none for a name in no_proxy, and none for this machine', async () => {
      await withProxy(false, async (proxy, server) => {
        const env = { https_proxy: proxy.url, http_proxy: proxy.url, no_proxy: 'other.test,api.test' };
        const run = await verify(`https://api.test:${server.port}`, { ...NAMES, ...TRUSTED, env });
        expectRight(run, server);
        const here = await host();
        expectRight(await verify(`http://docs.localhost:${here.port}`, { env }), here);
        expect(proxy.tunnels()).toEqual([]);
      });
    });

    test.concurrent('that wants a password ends the run at once', async () => {
      const proxy = await serveRaw((socket) =>
        socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n'),
      );
      const env = { https_proxy: proxy.url };
      const run = await verify('https://api.test', { env, inputs: { timeout: '10m' } });
      expect(run.outputs).toEqual({ result: 'error' });
      expect(run.errors[0]).toMatch(/the proxy '127\.0\.0\.1:\d+' asks for credentials, .+\(407\)/);
    });

    test.concurrent('that cannot be reached is named', async () => {
      const env = { https_proxy: `http://127.0.0.1:${await closedPort()}` };
      const run = await verify('https://api.test', { env });
      expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '7' });
      expect(run.errors[0]).toMatch(
        /7 addresses have no answer \('the proxy cannot be used \(connect ECONNREFUSED/,
      );
    });

    test.concurrent(
      'with a certificate of a private authority is used with that authority only',
      async () => {
        await withProxy(true, async (proxy, server) => {
          const url = `https://api.test:${server.port}`;
          const run = await verify(url, { env: { https_proxy: proxy.url, ...UNCHECKED } });
          expect(run.outputs).toEqual({ result: 'error' });
          expect(proxy.tunnels()).toEqual([]);
          expect(server.seen).toEqual([]);
          expect(run.errors[0]).toContain(`the certificate of '${new URL(proxy.url).host}' is not trusted`);
        });
      },
    );
  });
});
