import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PAGE, withPart } from '../../bench/page.ts';

const EMPTY = `# Benchmarks

<!-- runs -->
<!-- /runs -->

<!-- polling -->
<!-- /polling -->

The end.
`;
const page = readFileSync(join(import.meta.dirname, '../..', PAGE), 'utf8');

test('each report replaces its own part, one heading level down, and leaves the rest unchanged', () => {
  const both = withPart(
    withPart(EMPTY, 'runs', '# Runs\n\nOne.\n'),
    'polling',
    '# Polls\n\n## More\n\n- #1\n',
  );
  expect(both).toBe(`# Benchmarks

<!-- runs -->

## Runs

One.

<!-- /runs -->

<!-- polling -->

## Polls

### More

- #1

<!-- /polling -->

The end.
`);
  const again = withPart(both, 'runs', '# Runs\n\nTwo.\n');
  expect(again).toBe(both.replace('One.', 'Two.'));
});

test.each(['', '<!-- runs -->', '<!-- /runs --> <!-- runs -->'])(
  "a page like '%s' has no place for a report",
  (text) => {
    expect(() => withPart(text, 'runs', '# Runs')).toThrow(
      "Cannot find '<!-- runs -->' and '<!-- /runs -->' in docs/benchmarks.md.",
    );
  },
);

test.each(['runs', 'polling'] as const)('the real page has a place for %s, with a report in it', (part) => {
  const emptied = withPart(page, part, '');
  expect(emptied.length).toBeLessThan(page.length - 1_000);
  // A part begins with a heading of the second level, and the page has one of the first.
  expect(page).toMatch(new RegExp(`<!-- ${part} -->\\n\\n## \\w`));
  expect(page.match(/^# /gm)).toHaveLength(1);
});
