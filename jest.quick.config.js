// All tests without a thorough form, for `.ci/run`, which runs the thorough ones as well.
import base from './jest.config.js';
import { thorough } from './jest.thorough.config.js';

export default {
  ...base,
  testMatch: [...base.testMatch, ...thorough.map((name) => `!**/__tests__/${name}`)],
};
