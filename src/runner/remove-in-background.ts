import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

const REMOVE = `for (const path of process.argv.slice(1))
  try { require('node:fs').rmSync(path, { recursive: true, force: true, maxRetries: 9 }); } catch {}`;
/**
 * What Node may need to start. Not RUNNER_TRACKING_ID: at the end of the job the runner ends the processes that have it.
 */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** Has a process that outlives this one remove trees, by their absolute paths. Whether it was started. */
export function removeInBackground(paths: readonly string[]): boolean {
  try {
    const child = spawn(process.execPath, ['-e', REMOVE, ...paths], {
      // A folder in which a process works cannot be removed on Windows.
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
