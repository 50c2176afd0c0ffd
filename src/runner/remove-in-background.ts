import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

const REMOVE = `for (const path of process.argv.slice(1))
  try { require('node:fs').rmSync(path, { recursive: true, force: true, maxRetries: 9 }); } catch {}`;
/**
 * What Node may need to start. Not RUNNER_TRACKING_ID: at the end of the job the runner ends the processes that have it.
 */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** Starts a process that outlives this one and removes trees, by their absolute paths. Returns whether it started. */
export function removeInBackground(paths: readonly string[]): boolean {
  try {
    const child = spawn(process.execPath, ['-e', REMOVE, ...paths], {
      // On Windows the working folder of a process cannot be removed.
      cwd: dirname(process.execPath),
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      detached: true,
      windowsHide: true,
      stdio: 'ignore',
    });
    child.on('error', () => undefined);
    child.unref();
    return child.pid !== undefined;
  } catch {
    return false;
  }
}
