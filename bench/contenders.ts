import { action, apiUrlFor } from './action.ts';
import type { Command } from './measure.ts';
import type { Kind, Sample } from './samples.ts';
import type { Tool } from './system-tools.ts';

/** Where a contender finds what it needs for one row. Addresses of the archive carry a signature, as presigned links do. */
export interface Field {
  readonly sample: Sample;
  readonly url: string;
  /** The same archive by the fastest line. */
  readonly openUrl: string;
  /** The same archive by the same line, from a store that serves no ranges. */
  readonly wholeUrl: string;
  readonly apiPort: number;
}

/** A way to get from a link to a tree in `site`. */
export interface Contender {
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly command: (field: Field, folder: string) => Command;
}

const TAR_FLAGS = { 'tar.gz': 'xz', 'tar.zst': 'x --zstd' } as const;

function shell(name: string, tools: readonly Tool[], script: (field: Field) => string): Contender {
  return {
    name,
    tools,
    command: (field) => ({ command: ['sh', '-ec', `mkdir site; ${script(field)}`] }),
  };
}

/** What a workflow would have used instead: the first of each row, to which the others are compared. */
export function base(kind: Kind): Contender {
  if (kind === 'zip')
    return shell(
      '`curl -o; unzip -q`',
      ['curl', 'unzip'],
      ({ url }) => `curl -sS -o bundle '${url}'; unzip -q bundle -d site`,
    );
  const tar = `tar ${TAR_FLAGS[kind]}`;
  return shell(`\`curl \\| ${tar}\``, ['curl'], ({ url }) => `curl -sS '${url}' | ${tar} -C site`);
}

export function ours(main: string, name: string): Contender {
  return run(main, name, ({ url }) => url);
}

/** Over the fastest line, whatever the row says: what the line costs us. */
export function oursOpen(main: string): Contender {
  return run(main, 'this action, unthrottled', ({ openUrl }) => openUrl);
}

/** From a store without ranges: what many connections gain, or cost. */
export function oursWhole(main: string): Contender {
  return run(main, 'this action, one stream', ({ wholeUrl }) => wholeUrl);
}

function run(main: string, name: string, urlOf: (field: Field) => string): Contender {
  return {
    name,
    tools: [],
    command: (field, folder) =>
      action({ main, apiUrl: apiUrlFor(field.apiPort, urlOf(field), field.sample.bytes) }, folder),
  };
}
