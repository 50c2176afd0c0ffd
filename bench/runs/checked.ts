import { action, apiUrlFor } from './action.ts';
import { type Contender, curl, shell } from './contenders.ts';

/** The packages have no page at the top and some empty pages; without this a gate would stop the run. */
const inputs = { 'min-pages': '0' };

/** The action with the defaults of `action.yml`, so with the site check. */
export function oursChecked(main: string, name: string): Contender {
  return {
    name,
    role: 'ours',
    tools: [],
    command: ({ url, sample, apiPort }, folder) =>
      action({ main, apiUrl: apiUrlFor(apiPort, url, sample.bytes), inputs }, folder),
  };
}

/** What a workflow would use instead. The link checker ends with 1 or 2 when it finds something. */
export function checkedBase(hyperlink: string): Contender {
  const check = `'${hyperlink}' --check-anchors site > found || test $? -le 2`;
  return shell(
    { name: '`curl \\| tar xz; hyperlink --check-anchors`', role: 'base', tools: ['curl'] },
    (field) => `${curl(field)} | tar xz -C site; ${check}`,
  );
}
