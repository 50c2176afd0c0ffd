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
const realClear = globalThis.clearTimeout;

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
/** What waits for the rest of a timer that fired while the clock had stopped. */
const rests = new WeakMap<object, NodeJS.Timeout>();
globalThis.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
  const dueMs = now() + ms / speed;
  const check = (): void => {
    // Timers may fire less than a millisecond early.
    if (now() + 1 > dueMs) {
      act(...args);
      return;
    }
    // Not the whole time again: timers fire in the order in which they are due.
    const rest = realTimeout(check, dueMs - now());
    if (!timer.hasRef()) rest.unref();
    rests.set(timer, rest);
  };
  const timer = realTimeout(check, ms / speed);
  return timer;
}) as typeof setTimeout;
globalThis.clearTimeout = (timer) => {
  realClear(timer);
  if (typeof timer === 'object') realClear(rests.get(timer));
};

export {};
