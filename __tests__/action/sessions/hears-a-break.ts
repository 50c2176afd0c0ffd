import { session } from './session.ts';

// Only Windows has the signal of Ctrl+Break, so it is emitted here as Node would emit it.
await session(({ signal }) => {
  setImmediate(() => process.emit('SIGBREAK'));
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
});
