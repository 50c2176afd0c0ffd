import { type Contender, curl, shell, usualTools } from './contenders.ts';
import type { Job } from './jobs.ts';
import type { Kind } from './samples.ts';
import type { Tool } from './system-tools.ts';

/** Other programs that could be used. */
export function rivals(kind: Kind, jobs: readonly Job[]): readonly Contender[] {
  return [
    twoSteps(kind),
    manyConnections(),
    ...jobs.filter((job) => job.kinds.includes(kind)).map(asContender(kind)),
  ];
}

const UNPACK_FILE: Readonly<Record<Kind, string>> = {
  'tar.gz': 'tar xzf',
  'tar.zst': 'tar x --zstd -f',
  zip: 'bsdtar -xf',
};

function twoSteps(kind: Kind): Contender {
  const unpack = `${UNPACK_FILE[kind]} bundle`;
  const tools: readonly Tool[] = kind === 'zip' ? ['curl', 'bsdtar'] : usualTools(kind);
  const name = `\`curl -o; ${UNPACK_FILE[kind]}\``;
  return shell({ name, role: 'rival', tools }, (field) => `${curl(field)} -o bundle; ${unpack} -C site`);
}

export function manyConnections(): Contender {
  // By default aria2 cuts pieces of 20 MB, which leave most connections unused.
  const fetch = 'aria2c -q -x8 -s8 -k1M --file-allocation=none -o bundle';
  return shell(
    { name: '`aria2c -x8 -s8; bsdtar -xf`', role: 'rival', tools: ['aria2c', 'bsdtar'] },
    ({ url }) => `${fetch} '${url}'; bsdtar -xf bundle -C site`,
  );
}

function asContender(kind: Kind): (job: Job) => Contender {
  return ({ name, script }) => ({
    name,
    role: 'rival',
    tools: [],
    command: ({ url }, folder) => ({
      command: [process.execPath, script, url, kind],
      env: { RUNNER_TEMP: folder, RUNNER_TOOL_CACHE: folder },
    }),
  });
}
