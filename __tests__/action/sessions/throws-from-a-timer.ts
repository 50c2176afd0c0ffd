import { session } from './session.ts';

await session(() => {
  setTimeout(() => {
    throw new TypeError('thrown from a timer\n::set-output name=result::success');
  }, 1);
  return new Promise((resolve) => setTimeout(resolve, 8_000, 'success'));
});
