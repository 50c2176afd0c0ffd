import { action, apiUrlFor } from './action.ts';
import type { Command } from './measure.ts';
import type { Kind, Sample } from './samples.ts';
import type { Tool } from './system-tools.ts';

/** What a contender needs for one row. Links carry a signature, as presigned links do. */
export interface Field {
  readonly sample: Sample;
  readonly url: string;
  /** The same archive, without a slow line. */
  readonly openUrl: string;
  /** The same archive and line, from a store without ranges. */
  readonly wholeUrl: string;
  /** PEM file of the authority that signed the store's certificate; `null` without TLS. */
  readonly authority: string | null;
  readonly apiPort: number;
}

/** A way to get from a link to a tree in `site`. */
export interface Contender {
  readonly name: string;
  /** The command to beat, this action in three situations, or another program, which no target is about. */
  readonly role: 'base' | 'ours' | 'ours-open' | 'ours-whole' | 'rival';
  readonly tools: readonly Tool[];
  readonly command: (field: Field, folder: string) => Command;
}

const TAR_FROM_PIPE = { 'tar.gz': 'tar xz', 'tar.zst': 'tar x --zstd' } as const;

/** Programs that the usual command needs besides `tar`. */
export function usualTools(kind: Kind): readonly Tool[] {
  return kind === 'zip' ? ['curl', 'unzip'] : kind === 'tar.zst' ? ['curl', 'zstd'] : ['curl'];
}

/** A line of shell that finds an empty folder `site`. */
export function shell(of: Omit<Contender, 'command'>, script: (field: Field) => string): Contender {
  return { ...of, command: (field) => ({ command: ['sh', '-ec', `mkdir site; ${script(field)}`] }) };
}

/** What a workflow would use instead. The other contenders of a row are compared with it. */
export function base(kind: Kind): Contender {
  const of = { role: 'base', tools: usualTools(kind) } as const;
  if (kind === 'zip') {
    return shell(
      { ...of, name: '`curl -o; unzip -q`' },
      (field) => `${curl(field)} -o bundle; unzip -q bundle -d site`,
    );
  }
  const tar = TAR_FROM_PIPE[kind];
  return shell({ ...of, name: `\`curl \\| ${tar}\`` }, (field) => `${curl(field)} | ${tar} -C site`);
}

export function curl({ url, authority }: Field): string {
  return `curl -sSf ${authority === null ? '' : `--cacert '${authority}' `}'${url}'`;
}

export function ours(main: string, name: string): Contender {
  return run(main, { name, role: 'ours' }, ({ url }) => url);
}

/** Without the slow line of the row, to show what that line costs. */
export function oursOpen(main: string): Contender {
  return run(main, { name: 'this action, no limit', role: 'ours-open' }, ({ openUrl }) => openUrl);
}

/** From a store without ranges, to show what several connections gain or cost. */
export function oursWhole(main: string): Contender {
  return run(
    main,
    { name: 'this action, store without ranges', role: 'ours-whole' },
    ({ wholeUrl }) => wholeUrl,
  );
}

function run(main: string, of: Pick<Contender, 'name' | 'role'>, urlOf: (field: Field) => string): Contender {
  return {
    ...of,
    tools: [],
    command: (field, folder) => {
      const apiUrl = apiUrlFor(field.apiPort, urlOf(field), field.sample.bytes);
      // The other programs do not look into the site, so this one does not check it.
      const inputs = { 'ca-certificate': field.authority ?? '', check: 'off', 'min-pages': '0' };
      return action({ main, apiUrl, inputs }, folder);
    },
  };
}
