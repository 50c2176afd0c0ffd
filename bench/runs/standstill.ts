const LOOK_MS = 100;
/** Even on a busy machine a sleeping process wakes within milliseconds. */
const STANDSTILL_MS = 500;

/** Notices when this machine stands still, as a virtual machine does while its host needs the cores. */
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
    /** Ends the watch and says whether there was a standstill. */
    end: () => {
      clearInterval(timer);
      look();
      return longestMs > STANDSTILL_MS;
    },
  };
}
