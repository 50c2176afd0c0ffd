import { action, apiUrlFor } from './action.ts';
import type { Command } from './measure.ts';
import type { Kind, Sample } from './samples.ts';
import type { Tool } from './system-tools.ts';

/** Where a contender finds what it needs for one row. Links carry a signature, as presigned ones do. */
export interface Field {
  readonly sample: Sample;
  readonly url: string;
  /** The same archive without any limit. */
  readonly openUrl: string;
  /** The same archive by the same line, from a store that serves no ranges. */
  readonly wholeUrl: string;
  /** PEM file of the authority that signed the store's certificate; `null` without TLS. */
  readonly authority: string | null;
  readonly apiPort: number;
}

/** A way to get from a link to a tree in `site`. */
export interface Contender {
  readonly name: string;
  /** What the targets are about: the command to beat, this action in three situations, or something to compare with. */
  readonly role: 'base' | 'ours' | 'ours-open' | 'ours-whole' | 'rival';
  readonly tools: readonly Tool[];
  readonly command: (field: Field, folder: string) => Command;
}

const TAR_FROM_PIPE = { 'tar.gz': 'tar xz', 'tar.zst': 'tar x --zstd' } as const;

/** What the usual command needs beside `tar`, which is everywhere. */
export function usualTools(kind: Kind): readonly Tool[] {
  return kind === 'zip' ? ['curl', 'unzip'] : kind === 'tar.zst' ? ['curl', 'zstd'] : ['curl'];
}

/** A line of shell, with `site` there and empty. */
export function shell(of: Omit<Contender, 'command'>, script: (field: Field) => string): Contender {
  return { ...of, command: (field) => ({ command: ['sh', '-ec', `mkdir site; ${script(field)}`] }) };
}

/** What a workflow would have used instead: the others of a row are compared with it. */
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

/** Without any limit, whatever the row says: what the line costs us. */
export function oursOpen(main: string): Contender {
  return run(main, { name: 'this action, no limit', role: 'ours-open' }, ({ openUrl }) => openUrl);
}

/** From a store without ranges: what many connections gain, or cost. */
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
      // Inputs are files of the workspace: the certificate's path may lie anywhere.
      // The others do not look into the site.
      const inputs = { 'ca-certificate': field.authority ?? '', check: 'off', 'min-pages': '0' };
      return action({ main, apiUrl, inputs }, folder);
    },
  };
}
