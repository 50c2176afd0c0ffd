/** What the emulator keeps of requests is bounded, whoever sends them. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { Journal } from '../../emulator/service/journal.ts';
import { ask, client, closeAll, start, START } from './asking.ts';

afterEach(closeAll);

const MIB = 1024 * 1024;

describe('A request', () => {
  test('with a large body leaves little in the journal', async () => {
    const emulator = await start();
    const url = `${emulator.apiUrl}/v1/static-export/jobs`;
    const body = JSON.stringify({ domain: 'x'.repeat(1_000_000) });
    for (let count = 0; count < 5; count += 1)
      expect((await ask(url, { method: 'POST', body })).status).toBe(401);
    const kept = emulator.journal();
    expect(kept[0]?.body).toMatch(/^\{"domain":"x+… \(1000013 bytes\)$/);
    expect(JSON.stringify(kept).length).toBeLessThan(5_000);
  });

  test('with long names leaves little in the journal', async () => {
    const emulator = await start();
    const headers = { authorization: 'y'.repeat(5_000), range: 'z'.repeat(5_000) };
    await ask(`${emulator.apiUrl}/${'w'.repeat(4_000)}`, { headers });
    const [entry] = emulator.journal();
    expect(entry?.path).toHaveLength(1_001);
    expect(JSON.stringify(entry).length).toBeLessThan(2_000);
  });

  test.each([
    ['that is announced', { 'content-length': String(MIB + 1) }],
    ['that is not announced', { 'transfer-encoding': 'chunked' }],
  ])('with a body over 1 MiB %s is refused, and the emulator keeps running', async (_, headers) => {
    const emulator = await start();
    const url = `${emulator.apiUrl}/v1/static-export/jobs`;
    const got = await ask(url, { method: 'POST', headers, body: 'x'.repeat(MIB + 1) });
    expect([got.status, JSON.parse(got.body.toString())]).toEqual([
      413,
      { error: 'The body is larger than 1 MiB' },
    ]);
    expect((await client(emulator).api(...START))[0]).toBe(202);
    expect(emulator.journal().map(({ status, body }) => [status, body])).toEqual([
      [413, null],
      [202, { domain: 'docs.example.com' }],
    ]);
  });
});

describe('A journal', () => {
  test('keeps the first and the last requests, and counts those between', () => {
    const journal = new Journal();
    for (let at = 0; at < 12_345; at += 1)
      journal.add('api', 'other', { method: 'GET', url: `/${at}`, headers: {} }).note({ status: 200 });
    const kept = journal.entries();
    expect(kept).toHaveLength(10_000);
    const shown = [0, 4_999, 5_000, 9_999].map((at) => kept[at]?.path);
    expect(shown).toEqual(['/0', '/4999', '/7345', '/12344']);
    expect(journal.dropped()).toBe(2_345);
    expect(kept.every(({ status }) => status === 200)).toBe(true);
  });
});
