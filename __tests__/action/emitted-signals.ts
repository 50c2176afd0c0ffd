/**
 * Loaded before the action (`node --import`) on Windows, where a signal ends another process at once: the test sends the
 * name of the signal, which is emitted here as Node emits it. Only Ctrl+C can be sent in earnest: kit/ctrl-c.ts.
 */
process.on('message', (message) => {
  if (message === 'SIGINT' || message === 'SIGTERM') process.emit(message, message);
});
process.channel?.unref();
