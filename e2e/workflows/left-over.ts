// Ends what a run of act that was broken off leaves: act itself, its steps, and what they have put into the background.
import { spawnSync } from 'node:child_process';

/** Kills every process that names the folder, which nobody else knows. Where there is no `ps`, none. */
export function endAll(folder: string): void {
  const listed = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  if (listed.error !== undefined) return;
  for (const line of listed.stdout.split('\n')) {
    const [, pid = ''] = /^ *(\d+) /.exec(line) ?? [];
    if (!line.includes(folder) || pid === '' || Number(pid) === process.pid) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
