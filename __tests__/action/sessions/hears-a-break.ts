import { session } from './session.ts';

// Windows alone has the signal behind Ctrl+Break, so it is told here as Node would tell it.
await session(({ signal }) => {
  setImmediate(() => process.emit('SIGBREAK'));
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
});
