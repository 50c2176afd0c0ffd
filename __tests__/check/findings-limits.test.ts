import { expect, test } from '@jest/globals';
import { Findings } from '../../src/check/findings.ts';

const missing = (target: string) => ({ target, similar: null, explanation: null });

test('optional files take no space from broken links in a report', () => {
  const findings = new Findings('client-hosted');
  for (let at = 0; at < 60_000; at += 1)
    findings.add(
      { kind: 'missing-optional', relation: 'alternate', ...missing(`/${String(at)}.md`) },
      { page: `${String(at)}.html`, line: 1, reference: 'x' },
    );
  findings.add({ kind: 'broken-link', ...missing('/gone') }, { page: 'z.html', line: 1, reference: 'gone' });
  const { found, placesLeftOut } = findings.all();
  expect(found.filter(({ cause }) => cause.kind === 'broken-link')).toHaveLength(1);
  expect(found).toHaveLength(20_001);
  expect(placesLeftOut).toBe(40_000);
});
