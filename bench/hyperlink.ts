import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const HYPERLINK = '0.3.2';

/** The path of the link checker, built by cargo into `cache` once; `null`, with a message, when that fails. */
export function hyperlink(cache: string, say: (line: string) => void): string | null {
  const root = join(cache, `hyperlink-${HYPERLINK}`);
  const built = join(root, 'bin', 'hyperlink');
  const installed = join(process.env['CARGO_HOME'] ?? join(homedir(), '.cargo'), 'bin', 'hyperlink');
  const there = [built, installed].find(isRight);
  if (there !== undefined) return there;
  say(`Building by cargo, which takes minutes (once): hyperlink ${HYPERLINK}`);
  const install = ['install', '--quiet', '--locked', '--root', root, `hyperlink@${HYPERLINK}`];
  spawnSync('cargo', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (isRight(built)) return built;
  say(`cargo cannot install hyperlink ${HYPERLINK}: rows leave it out.`);
  return null;
}

function isRight(program: string): boolean {
  if (!existsSync(program)) return false;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout.includes(HYPERLINK);
}
