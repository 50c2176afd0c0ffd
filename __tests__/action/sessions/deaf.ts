import { session } from './session.ts';

await session(() => {
  process.stdout.write('deaf\n');
  return new Promise((resolve) => setTimeout(resolve, 8_000, 'success'));
});
