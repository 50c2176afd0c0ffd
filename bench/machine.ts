import { spawnSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';

/** One line on what the numbers were taken on. */
export function machine(): string {
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`;
  const cores = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  return `${cores}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}`;
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
