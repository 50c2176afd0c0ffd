/** What the frameworks write each in its own way. */
export interface Markup {
  /** An address of a document, from the one that is being written. */
  readonly link: (to: string, anchor?: string) => string;
  readonly note: (title: string, text: string) => string;
  /** The same command for several programs: tabs, where the framework has them in plain Markdown. */
  readonly tabs: (codes: Readonly<Record<string, string>>) => string;
}

export interface Document {
  /** Path without an ending. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: (markup: Markup) => string;
}

/** The same pages for each framework. The page `index` is the framework's own home page, with this text as its lead. */
export interface Source {
  readonly documents: readonly Document[];
  /** Shown in the footer of each page, and the time of the commit: a checkout without history gives it to every page. */
  readonly builtAt: string;
  readonly author: string;
}

const CODE = '```';

const DOCUMENTS: readonly Document[] = [
  {
    path: 'index',
    title: 'Welcome',
    description: 'Orchard keeps the fruit of your data centre fresh.',
    body: () => '',
  },
  {
    path: 'guide/configure',
    title: 'Configure',
    description: 'All settings of the gardener.',
    body: ({ link, note }) => `The gardener reads \`orchard.toml\`. Each key has a default.

## Options

| Name     | Default | Meaning                        |
| -------- | ------- | ------------------------------ |
| \`trees\`  | \`12\`    | most trees in one row          |
| \`water\`  | \`auto\`  | *auto*, *never*, or an interval |

${note('Restart', 'The gardener reads the file **once**, when it starts.')}

## Größe und Maß

Sizes are in metres, as [the API](${link('reference/api', '#limits')}) has them. A value such as \`2 m\` & "3 m" is a text.

<details>
<summary>An example</summary>

${CODE}toml
trees = 24 # in two rows
water = "6h"
${CODE}

</details>
`,
  },
  {
    path: 'guide/install',
    title: 'Install',
    description: 'Get the gardener onto a machine.',
    body: ({ link, note, tabs }) => `You need a machine with *some* soil.

## From a package

${tabs({ npm: 'npm install orchard', pnpm: 'pnpm add orchard' })}

${note('Old machines', 'Version 1 needs a [licence file](https://orchard.example/licence).')}

## From source

1. Fetch the source.
2. Run \`make\`.
3. Read [how to configure it](${link('guide/configure', '#options')}).
`,
  },
  {
    path: 'guide/start',
    title: 'First steps',
    description: 'From nothing to a first row of trees.',
    body: ({
      link,
    }) => `[Install](${link('guide/install')}) the gardener first, see [from source](${link('guide/install', '#from-source')}).

## Plant

${CODE}js
import { plant } from 'orchard';

const row = await plant({ trees: 3 });
console.log(\`\${row.length} trees < 4\`);
${CODE}

## Water

- in the morning,
- in the evening,
  - and at noon when it is *hot*.

## Harvest

> Not before autumn.
`,
  },
  {
    path: 'reference/api',
    title: 'API',
    description: 'All calls of the gardener.',
    body: ({ link }) => `## Errors

Each error has a \`code\`. The [command line](${link('reference/cli')}) ends with it.

## Limits

No row is longer than 100 trees.

### Rows

A row ends at a fence.
`,
  },
  {
    path: 'reference/cli',
    title: 'Command line',
    description: 'What the program can be told.',
    body: ({ link, note }) => `${CODE}sh
orchard --help
orchard plant --trees 3
${CODE}

## Exit codes

The program is fast. It ends with 0 when all trees stand, and with a code of [the API](${link('reference/api', '#errors')}) otherwise.

${note('Scripts', 'A script should use `--quiet`.')}
`,
  },
  {
    path: 'reference/questions',
    title: 'Questions',
    description: 'What others have asked.',
    body: ({ link }) => `## Why trees?

Because of [the first steps](${link('guide/start', '#plant')}).

## How many?

Three.
`,
  },
];

/** Each rebuild comes later, from another commit. */
const LATER = { builtAt: '2026-03-09T17:42:11Z', author: 'Grace' };

const CHANGED_WORD = DOCUMENTS.map((document) =>
  document.path === 'reference/cli'
    ? { ...document, body: (markup: Markup) => document.body(markup).replace('is fast', 'is quick') }
    : document,
);

const CHANGED_HOME = DOCUMENTS.map((document) => ({
  ...document,
  description: document.description.replace('fruit', 'harvest'),
}));

const MONITOR: Document = {
  path: 'guide/monitor',
  title: 'Monitor',
  description: 'See what grows.',
  body: ({ link, note }) =>
    `Ask the gardener by [a command](${link('reference/cli')}).\n\n## Alerts\n\nNone.\n\n${note('Night', 'Trees grow at night, too.')}\n`,
};

const MOVED = { from: 'guide/install', to: 'reference/install' };
const movedPath = (path: string): string => (path === MOVED.from ? MOVED.to : path);
const RENAMED = DOCUMENTS.map((document) => ({
  ...document,
  path: movedPath(document.path),
  body: (markup: Markup) =>
    document.body({ ...markup, link: (to, anchor) => markup.link(movedPath(to), anchor) }),
}));

/** What the site was, and the builds that follow it. */
export const BUILDS = {
  first: { documents: DOCUMENTS, builtAt: '2026-01-05T08:30:00Z', author: 'Ada' },
  /** The same source. */
  again: { documents: DOCUMENTS, ...LATER },
  /** One word of `reference/cli`. */
  word: { documents: CHANGED_WORD, ...LATER },
  /** One word of the home page. */
  home: { documents: CHANGED_HOME, ...LATER },
  /** A new page, `guide/monitor`, between others. */
  page: { documents: [...DOCUMENTS.slice(0, 3), MONITOR, ...DOCUMENTS.slice(3)], ...LATER },
  /** `guide/install` has become `reference/install`. */
  moved: { documents: RENAMED, ...LATER },
} as const satisfies Readonly<Record<string, Source>>;

export type BuildName = keyof typeof BUILDS;
