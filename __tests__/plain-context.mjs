/**
 * Jest's environment for Node with a context that holds its own globals. Jest's own context asks a proxy for each `Math` and
 * `Buffer` that a test or the code under test names, which takes longer than most of what they do.
 */
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

export default class PlainContext extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
