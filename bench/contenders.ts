import { action, apiUrlFor } from './action.ts';
import type { Command } from './measure.ts';
import type { Kind, Sample } from './samples.ts';

/** What a contender needs for one row. The link carries a signature, as presigned links do. */
export interface Field {
  readonly sample: Sample;
  readonly url: string;
  readonly apiPort: number;
}

/** A way to get from a link to a tree in `site`. */
export interface Contender {
  readonly name: string;
  readonly command: (field: Field, folder: string) => Command;
}

/** What a workflow would use instead, which the action is compared with. */
export function base(kind: Kind): Contender {
  return kind === 'zip'
    ? shell('`curl -o; unzip -q`', ({ url }) => `curl -sSf '${url}' -o bundle; unzip -q bundle -d site`)
    : shell('`curl \\| tar xz`', ({ url }) => `curl -sSf '${url}' | tar xz -C site`);
}

/** The same with a link checker, by its path. It ends with 1 or 2 when it finds something. */
export function checkedBase(hyperlink: string): Contender {
  const check = `'${hyperlink}' --check-anchors site > found || test $? -le 2`;
  return shell(
    '`curl \\| tar xz; hyperlink --check-anchors`',
    ({ url }) => `curl -sSf '${url}' | tar xz -C site; ${check}`,
  );
}

/** A line of shell that finds an empty folder `site`. */
function shell(name: string, script: (field: Field) => string): Contender {
  return { name, command: (field) => ({ command: ['sh', '-ec', `mkdir site; ${script(field)}`] }) };
}

/**
 * The action, from its entry's path: with the defaults of `action.yml` or without the site check, which `curl` and `tar`
 * do not have either. The packages have no page at the top, which a gate would refuse.
 */
export function ours(main: string, name: string, isChecked: boolean): Contender {
  const inputs = { 'min-pages': '0', ...(!isChecked && { check: 'off' }) };
  return {
    name,
    command: ({ url, sample, apiPort }, folder) =>
      action({ main, apiUrl: apiUrlFor(apiPort, url, sample.bytes), inputs }, folder),
  };
}
