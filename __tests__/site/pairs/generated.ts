import type { Setup } from '../../check/sites/generators.ts';

/** Of a small program, from whose source generators make pages. */
export interface Edition {
  readonly version: string;
  readonly date: string;
  /** When pears are picked: the one difference that readers would call a change. */
  readonly pears: string;
}

export const EDITIONS: readonly [before: Edition, after: Edition] = [
  { version: '1.4.0', date: '5 January 2026', pears: 'in August' },
  { version: '1.5.0', date: '17 March 2026', pears: 'before they are ripe' },
];

/** What a reader would call another page; judged by eye. */
export interface Truth {
  readonly changed: readonly string[];
  /** Pages whose contents a script brings; absent: none. */
  readonly filledByScript?: readonly string[];
}

/** How a generator is given the source of an edition, and what of its pages the difference changes. */
export interface Generated extends Omit<Setup, 'command'>, Truth {
  readonly generator: string;
  readonly command: (edition: Edition) => readonly string[];
  readonly files: (edition: Edition) => Readonly<Record<string, string>>;
}

interface Tree {
  readonly name: string;
  /** Sentences. */
  readonly about: string;
  readonly picked: string;
}

const ABOUT: Readonly<Record<string, string>> = {
  apple: 'Apple trees bear fruit for fifty years. Most need a tree of another kind close by.',
  cherry: 'Birds eat cherries first, so a net covers each tree in May.',
  fig: 'A fig needs a wall that faces south, and hardly any water.',
  hazel: 'Hazel bushes grow from suckers: cut all but five of them.',
  lemon: 'Lemons stand in pots, which are carried into the house in winter.',
  medlar: 'Nobody plants medlars any more, though they thrive on poor soil.',
  mulberry: 'Mulberries stain whatever lies below them, so no path leads there.',
  olive: 'Olives take ten years before the first oil is pressed.',
  pear: 'Pear trees are trained along wires, and pruned twice.',
  plum: 'Plums break their own branches in a good year: prop them up.',
  quince: 'Quinces smell better than they taste, until they are cooked.',
  walnut: 'Below a walnut nothing else grows, as its leaves prevent it.',
};

function trees({ pears }: Edition): readonly Tree[] {
  return Object.entries(ABOUT).map(([name, about]) => ({
    name,
    about,
    picked: name === 'pear' ? pears : `when the ${name} falls`,
  }));
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A file for each tree. */
function sources(
  edition: Edition,
  path: (name: string) => string,
  text: (tree: Tree) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(trees(edition).map((tree) => [path(tree.name), text(tree)]));
}

const TSCONFIG = JSON.stringify({
  compilerOptions: { target: 'es2022', module: 'nodenext', experimentalDecorators: true },
  include: ['src'],
});

const pdoc: Generated = {
  name: 'pdoc',
  generator: 'pdoc 16.0.0',
  from: 'pip',
  packages: ['pdoc==16.0.0'],
  command: ({ version, date }) =>
    `venv/bin/pdoc --footer-text Orchard@${version},@${date.replaceAll(' ', '@')} -o site ./orchard`
      .split(' ')
      .map((word) => word.replaceAll('@', ' ')),
  output: 'site',
  files: (edition) => ({
    'orchard/__init__.py': `"""What grows in an orchard."""\n__version__ = "${edition.version}"\n`,
    ...sources(
      edition,
      (name) => `orchard/${name}.py`,
      ({ name, about, picked }) =>
        `"""${about}"""\n\nROW_MAX = 12\n"""Most trees in a row."""\n\n\ndef pick(count: int) -> str:\n    """Picks so many, ${picked}."""\n    return "${name}" * count\n`,
    ),
  }),
  // The first shows the value of `__version__`.
  changed: ['orchard.html', 'orchard/pear.html'],
};

const typedoc: Generated = {
  name: 'typedoc',
  generator: 'TypeDoc 0.28.20',
  from: 'npm',
  packages: ['typedoc@0.28.20', 'typescript@5.9.3'],
  command: () => ['node_modules/.bin/typedoc'],
  output: 'site',
  files: (edition) => ({
    'tsconfig.json': TSCONFIG,
    'README.md': '# Orchard\n\nWhat grows in an orchard.\n',
    'typedoc.json': JSON.stringify({
      name: `Orchard ${edition.version}`,
      entryPoints: ['src/*.ts'],
      out: 'site',
      disableGit: true,
      gitRevision: `v${edition.version}`,
      sourceLinkTemplate: 'https://orchard.example/{gitRevision}/{path}#L{line}',
      customFooterHtml: `<p>Built on ${edition.date}</p>`,
    }),
    ...sources(
      edition,
      (name) => `src/${name}.ts`,
      ({ name, about, picked }) =>
        `/**\n * ${about}\n * @module\n */\n\n/** Picks so many of a ${name}, ${picked}. */\nexport function pick(count: number): string {\n  return '${name}'.repeat(count);\n}\n`,
    ),
  }),
  // The name with the version is the heading of the last two.
  changed: ['functions/pear.pick.html', 'hierarchy.html', 'index.html'],
};

const jsdoc: Generated = {
  name: 'jsdoc',
  generator: 'JSDoc 4.0.5, with the time of the build',
  from: 'npm',
  packages: ['jsdoc@4.0.5'],
  command: () => ['node_modules/.bin/jsdoc', '-d', 'site', '-r', 'src'],
  output: 'site',
  files: (edition) => ({
    ...sources(
      edition,
      (name) => `src/${name}.js`,
      ({ name, about, picked }) =>
        `/**\n * ${about}\n * @module ${name}\n */\n\n/**\n * Picks so many of a ${name}, ${picked}.\n * @param {number} count how many\n */\nexports.pick = (count) => '${name}'.repeat(count);\n`,
    ),
  }),
  changed: ['module-pear.html', 'pear.js.html'],
};

const compodoc: Generated = {
  name: 'compodoc',
  generator: 'Compodoc 2.0.0',
  from: 'npm',
  packages: ['@compodoc/compodoc@2.0.0'],
  command: ({ version }) =>
    `node_modules/.bin/compodoc -p tsconfig.json -d site --disableGraph --disableSearch --name Orchard-${version}`.split(
      ' ',
    ),
  output: 'site',
  files: (edition) => ({
    'tsconfig.json': TSCONFIG,
    'README.md': `# Orchard\n\nWhat grows in an orchard.\n`,
    'package.json': JSON.stringify({ name: 'orchard', version: edition.version }),
    ...sources(
      edition,
      (name) => `src/${name}.service.ts`,
      ({ name, about, picked }) =>
        `import { Injectable } from '@angular/core';\n\n/** ${about} */\n@Injectable()\nexport class ${titled(name)}Service {\n  /** Picks so many, ${picked}. */\n  pick(count: number): string {\n    return '${name}'.repeat(count);\n  }\n}\n`,
    ),
  }),
  // The last shows the version as a property of the package.
  changed: ['injectables/PearService.html', 'properties.html'],
  filledByScript: ['routes.html'],
};

const rustdoc: Generated = {
  name: 'rustdoc',
  generator: 'rustdoc 1.95',
  from: 'system',
  packages: [],
  command: ({ version }) => [
    'rustdoc',
    'src/lib.rs',
    '--crate-name',
    'orchard',
    '--crate-version',
    version,
    '-o',
    'site',
  ],
  output: 'site/orchard',
  files: (edition) => ({
    'src/lib.rs': `//! What grows in an orchard.\n${trees(edition)
      .map(({ name }) => `pub mod ${name};\n`)
      .join('')}`,
    ...sources(
      edition,
      (name) => `src/${name}.rs`,
      ({ name, about, picked }) =>
        `//! ${about}\n\n/// Picks so many of a ${name}, ${picked}.\npub fn pick(count: usize) -> String {\n    "${name}".repeat(count)\n}\n`,
    ),
  }),
  changed: ['pear/fn.pick.html', 'pear/index.html'],
};

const texinfo: Generated = {
  name: 'texinfo',
  generator: 'Texinfo 6.8',
  from: 'system',
  packages: [],
  command: () => ['makeinfo', '--html', '--split=node', '-o', 'site', 'orchard.texi'],
  output: 'site',
  files: (edition) => ({
    'orchard.texi': `\\input texinfo
@settitle Orchard ${edition.version}
@copying
This manual is for Orchard ${edition.version}, ${edition.date}.
@end copying
@node Top
@top Orchard
@insertcopying
@menu
${trees(edition)
  .map(({ name }) => `* ${titled(name)}::\n`)
  .join('')}@end menu
${trees(edition)
  .map(
    ({ name, about, picked }) =>
      `@node ${titled(name)}\n@chapter ${titled(name)}\n${about}\n\n@deffn Command pick-${name} count\nPicks so many, ${picked}.\n@end deffn\n`,
  )
  .join('')}@bye
`,
  }),
  // The last says which version this manual is for.
  changed: ['Pear.html', 'index.html'],
};

export const GENERATED: readonly Generated[] = [pdoc, typedoc, jsdoc, compodoc, rustdoc, texinfo];
