const LOOK_MS = 100;
/** A process that sleeps is woken within milliseconds, however busy the machine is. */
const STANDSTILL_MS = 500;

/** Notices when this machine stands still, as a virtual one does when its host needs the cores for something else. */
export function watchForStandstill(): { readonly end: () => boolean } {
  let lastMs = performance.now();
  let longestMs = 0;
  const look = (): void => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    /** Ends the watch; whether there was a standstill. */
    end: () => {
      clearInterval(timer);
      look();
      return longestMs > STANDSTILL_MS;
    },
  };
}
