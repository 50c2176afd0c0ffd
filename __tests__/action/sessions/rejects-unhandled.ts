import { session } from './session.ts';

await session(() => {
  void Promise.reject(new Error('rejected on purpose'));
  return new Promise((resolve) => setTimeout(resolve, 8_000, 'success'));
});
