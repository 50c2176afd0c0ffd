import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import type * as undiciOnDemand from '../../src/service/http/undici-on-demand.ts';
import { startConnectProxy } from './connect-proxy.ts';
import { runAction, type Run } from './runner.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Two copies of undici could be loaded by mistake: the package's, and the one inside Node. */
function undicisIn(printed: readonly string[]): readonly string[] {
  return printed.filter((line) => line.startsWith('loaded: ')).map((line) => line.slice('loaded: '.length));
}

// The tests of proxies check the same.
describe('No undici is loaded', () => {
  const run = (options: Parameters<typeof runAction>[0]): Promise<Run> =>
    runAction({ preload: ['loaded-code.ts'], ...options });

  test.concurrent('by an export', async () => {
    const { outputs, printed } = await run({});
    expect(outputs['result']).toBe('success');
    expect(undicisIn(printed)).toEqual([]);
  });

  test.concurrent('by an export that fails', async () => {
    const { outputs, printed } = await run({ service: { scenario: 'unauthorized' } });
    expect(outputs['result']).toBe('error');
    expect(undicisIn(printed)).toEqual([]);
  });

  test.concurrent('while waiting for an agent job', async () => {
    const { outputs, printed } = await run({ action: 'agent-job' });
    expect(outputs['result']).toBe('success');
    expect(undicisIn(printed)).toEqual([]);
  });
});

describe('The undici beside the bundles', () => {
  let folder = '';
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator();
    // A script laid out as in dist/: an entry's folder, and that of undici beside it.
    folder = mkdtempSync(join(tmpdir(), 'undici-on-demand-'));
    cpSync(join(ROOT, 'dist', 'undici'), join(folder, 'undici'), { recursive: true });
    mkdirSync(join(folder, 'main'));
    for (const [source, target] of [
      ['src/service/http/undici-on-demand.ts', 'main/on-demand.mjs'],
      ['__tests__/action/loaded-code.ts', 'loaded-code.mjs'],
    ] as const) {
      const plain = stripTypeScriptTypes(readFileSync(join(ROOT, source), 'utf8'));
      writeFileSync(join(folder, target), plain);
    }
  });
  afterAll(async () => {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The output of a script beside the bundle of an entry. */
  function printedBy(script: string): readonly string[] {
    const path = join(folder, 'main', 'script.mjs');
    writeFileSync(path, script);
    const loadedCode = pathToFileURL(join(folder, 'loaded-code.mjs')).href;
    const done = spawnSync(process.execPath, ['--import', loadedCode, path], { encoding: 'utf8' });
    return `${done.stdout}${done.stderr}`.trim().split('\n');
  }

  test('is not loaded by an import', () => {
    const printed = printedBy("import { ProxyAgent, fetch } from './on-demand.mjs'; console.log('imported')");
    expect(printed).toEqual(['imported']);
  });

  test('is loaded on use, which this test can see', () => {
    const printed = printedBy(
      "import { ProxyAgent } from './on-demand.mjs'; console.log(new ProxyAgent('http://127.0.0.1:9').constructor.name)",
    );
    expect(printed[0]).toBe('ProxyAgent');
    expect(undicisIn(printed)).toContain(join(folder, 'undici', 'index.cjs'));
  });

  test('the built-in undici, which a copy of node:http loads, is detected too', () => {
    const printed = printedBy("import http from 'node:http'; ({ ...http }); console.log('copied')");
    expect(undicisIn(printed)).toEqual([expect.stringContaining('internal/deps/undici')]);
  });

  test('sends requests through a proxy', async () => {
    const proxy = await startConnectProxy();
    try {
      const { ProxyAgent, fetch } = (await import(
        pathToFileURL(join(folder, 'main', 'on-demand.mjs')).href
      )) as typeof undiciOnDemand;
      const dispatcher = Reflect.construct(ProxyAgent, [proxy.url]) as { close: () => Promise<void> };
      const answer = (await fetch(`${emulator.apiUrl}/v1/static-export/jobs/none`, {
        dispatcher,
      })) as Response;
      expect(answer.status).toBe(401);
      await answer.text();
      expect(proxy.tunnels()).toEqual([new URL(emulator.apiUrl).host]);
      await dispatcher.close();
    } finally {
      await proxy.close();
    }
  });

  test.each(['main', 'agent-job', 'verify'])('is where %s looks for it', (entry) => {
    const folder = join(ROOT, 'dist', entry);
    const bundle = readFileSync(join(folder, 'index.js'), 'utf8');
    const [path = ''] = /(?<=')[^']+undici\/index\.cjs(?=')/.exec(bundle) ?? [];
    expect(join(folder, path)).toBe(join(ROOT, 'dist', 'undici', 'index.cjs'));
  });
});
