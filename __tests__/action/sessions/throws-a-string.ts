import { session } from './session.ts';

await session(async () => {
  await Promise.resolve();
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- that is the case
  throw 'thrown on purpose';
});
