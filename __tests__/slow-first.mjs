/** Begins with the files that take longest in the thorough form: jest knows them after its first run only, and would end with one. */
import Sequencer from '@jest/test-sequencer';

const SLOWEST = [
  'browser-judge',
  'reader-agreement',
  'real-tree',
  'unpack-tar',
  'verify-caches',
  'uploads',
  'storm',
];

const rank = ({ path }) => {
  const found = SLOWEST.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return found === -1 ? SLOWEST.length : found;
};

export default class SlowFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
