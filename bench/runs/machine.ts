import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** One line on what the numbers were taken on. */
export function machine(): string {
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`;
  const cores = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  return `${cores}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}`;
}

/** Processes that want a core beside the one that measures; from here on the numbers say less. */
const BUSY_LOAD = 0.5;

/** What to say of other work on this machine, asked before the measurement; nothing when there is none. */
export function otherWork(): string {
  const [load = 0] = loadavg();
  if (load < BUSY_LOAD) return '';
  return `Other work was going on when this began (load ${load.toFixed(1)} on ${cpus().length} cores): times are longer and spreads wider than on a quiet machine, and what uses two cores gains less.`;
}

/** Versions of what the action is compared with. */
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
