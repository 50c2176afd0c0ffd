import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine, in one line. */
export function machine(): string {
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`;
  const cores = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  return `${cores}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}`;
}

/** Load from which on the numbers say less. */
const BUSY_LOAD = 0.5;

/** A sentence about other work on this machine before the measurement; empty when there is none. */
export function otherWork(): string {
  const [load = 0] = loadavg();
  if (load < BUSY_LOAD) return '';
  return `Other programs were running when the measurement began (load ${load.toFixed(1)} on ${cpus().length} cores). Times are longer and spread wider than on a quiet machine, and programs that use two cores gain less.`;
}

/** Versions of the programs that the action is compared with. */
export function versions(): string {
  const asked = [
    'curl --version',
    'tar --version',
    'unzip -v',
    'bsdtar --version',
    'aria2c --version',
    'nginx -v',
  ];
  const said = asked.map((command) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    const version = /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] ?? '';
    return version === '' ? '' : `${command.split(' ')[0] ?? ''} ${version}`;
  });
  return said.filter((each) => each !== '').join(', ');
}
