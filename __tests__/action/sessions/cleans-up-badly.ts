import { session } from './session.ts';

await session(async ({ atEnd }) => {
  atEnd(() => {
    throw new Error('could not clean up');
  });
  return await Promise.resolve('success' as const);
});
