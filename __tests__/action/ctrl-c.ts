/**
 * Loaded before the action (`node --import`) on Windows, where a signal to another process ends that at once: the test
 * says which one it is, and it is told here as Node tells Ctrl+C.
 */
process.on('message', (message) => {
  if (message === 'SIGINT' || message === 'SIGTERM') process.emit(message, message);
});
process.channel?.unref();
