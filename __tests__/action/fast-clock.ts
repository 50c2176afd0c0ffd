/**
 * Loaded before the action (`node --import`): lets the child's clock and timers run CLOCK_SPEED times as fast, so that
 * limits of minutes are reached in seconds. Nothing else of the run changes.
 */
const speed = Number(process.env['CLOCK_SPEED'] ?? '1');
const realNow = performance.now.bind(performance);
const realTimeout = globalThis.setTimeout;

performance.now = () => realNow() * speed;
globalThis.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
  realTimeout(act, ms / speed, ...args)) as typeof setTimeout;

export {};
