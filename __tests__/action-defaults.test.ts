import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actionDefaults } from '../scripts/action-defaults.ts';
import type { ActionFile } from '../scripts/readme-tables.ts';

const ROOT = dirname(import.meta.dirname);

test.each(['action.yml', 'agent-job/action.yml', 'verify/action.yml', 'emulator/action.yml'])(
  'the defaults of %s are read as a YAML parser reads them',
  (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const { inputs } = parse(text) as ActionFile;
    const expected = Object.entries(inputs).map(([input, about]) => [input, about.default ?? '']);
    expect([...actionDefaults(text)]).toEqual(expected);
    expect(expected.length).toBeGreaterThan(3);
  },
);

test.each(['>-', '|', '"a\\n"', '[a]'])('a default written as %s is refused', (value) => {
  expect(() => actionDefaults(`inputs:\n  a-b:\n    default: ${value}\n`)).toThrow(
    "Cannot read the default of 'a-b'",
  );
});
