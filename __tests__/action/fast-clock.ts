/**
 * Loaded before the action (`node --import`): runs the child's clock and timers CLOCK_SPEED times as fast, so that
 * limits of minutes are reached in seconds. The clock stops while the test's process, which plays the service, is
 * busy: on a slow machine no limit passes before the service could answer. Nothing else of the run changes.
 */
const speed = Number(process.env['CLOCK_SPEED'] ?? '1');
/** Between an answer of the test's process and the next question. */
const ASK_EVERY_MS = 5;
/** How long the clock runs without an answer; for ever where there is no parent to ask. */
const RUNS_ON_MS = process.connected ? 20 : Infinity;
const realNow = performance.now.bind(performance);
const realTimeout = globalThis.setTimeout;

let answeredMs = realNow();
let passedMs = answeredMs;
const now = (): number => passedMs + Math.min(realNow() - answeredMs, RUNS_ON_MS);
const ask = (): void => {
  if (process.connected) process.send?.('is it your turn?', () => undefined);
};
process.on('message', () => {
  [passedMs, answeredMs] = [now(), realNow()];
  realTimeout(ask, ASK_EVERY_MS).unref();
});
process.channel?.unref();
ask();

performance.now = () => now() * speed;
globalThis.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
  const dueMs = now() + ms / speed;
  const timer = realTimeout(() => {
    // Timers may fire less than a millisecond early.
    if (now() + 1 > dueMs) act(...args);
    else timer.refresh();
  }, ms / speed);
  return timer;
}) as typeof setTimeout;

export {};
