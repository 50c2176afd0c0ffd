import { captureOutput } from '../../../src/artifacts/client.ts';
import { session } from './session.ts';

await session(() =>
  captureOutput(
    () => undefined,
    () => {
      setTimeout(() => {
        process.stdout.write('::error::nobody is to see this\n');
        throw new TypeError('thrown while somebody listened');
      }, 1);
      return new Promise((resolve) => setTimeout(resolve, 8_000, 'success'));
    },
  ),
);
