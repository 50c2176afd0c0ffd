import { describe, expect, test } from '@jest/globals';
import { LinkKeeper } from '../../src/download/links.ts';
import { RetryBudget } from '../../src/download/retries.ts';
import type { BundleLink } from '../../src/job/answers.ts';

describe('LinkKeeper', () => {
  function keeper(): { keeper: LinkKeeper; issued: BundleLink[] } {
    const issued: BundleLink[] = [];
    const issue = (): Promise<BundleLink> => {
      const link = { url: `https://store.example.com/${issued.length}`, sizeBytes: null, expiresAt: null };
      issued.push(link);
      return Promise.resolve(link);
    };
    return { keeper: new LinkKeeper(issue, new AbortController().signal), issued };
  }

  test('requests a link only when needed, and one for all', async () => {
    const one = keeper();
    expect(one.keeper.latest).toBeNull();
    expect(one.issued).toEqual([]);
    const links = await Promise.all([one.keeper.current(), one.keeper.current(), one.keeper.current()]);
    expect(new Set(links).size).toBe(1);
    expect(one.issued).toHaveLength(1);
    expect(one.keeper.latest).toBe(links[0]);
  });

  test('replaces a link once, however many connections report it as refused', async () => {
    const one = keeper();
    const first = await one.keeper.current();
    one.keeper.replace(first);
    one.keeper.replace(first);
    const [second, same] = await Promise.all([one.keeper.current(), one.keeper.current()]);
    expect(second).not.toBe(first);
    expect(same).toBe(second);
    // A slow connection reports the refusal late: its link is replaced already.
    one.keeper.replace(first);
    expect(await one.keeper.current()).toBe(second);
    expect(one.issued).toHaveLength(2);
  });

  test('passes an error of the issuer to all callers', async () => {
    const problem = new Error('the service is gone');
    const one = new LinkKeeper(() => Promise.reject(problem), new AbortController().signal);
    const ends = await Promise.allSettled([one.current(), one.current()]);
    expect(ends).toEqual([
      { status: 'rejected', reason: problem },
      { status: 'rejected', reason: problem },
    ]);
    expect(one.latest).toBeNull();
  });
});

describe('RetryBudget', () => {
  test('counts attempts that get no further than any before', () => {
    const budget = new RetryBudget(100);
    const counts = [100, 100, 101, 101, 90, 101, 102].map((at) => budget.failedAt(at));
    expect(counts).toEqual([1, 2, 0, 1, 2, 3, 0]);
  });

  test('counts bytes of a new bundle as progress, and keeps the count of failed attempts', () => {
    const budget = new RetryBudget(0);
    budget.failedAt(50);
    budget.failedAt(50);
    budget.reset();
    expect([0, 0, 10].map((at) => budget.failedAt(at))).toEqual([2, 3, 0]);
  });
});
