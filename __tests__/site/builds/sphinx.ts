import { relativePath } from '../../check/sites/documents.ts';
import type { Source } from './documents.ts';
import type { Framework } from './frameworks.ts';

const CODE = '```';

/** Sphinx with Markdown, in one of its themes; each page has the date of the build. */
function sphinx(theme: string, themePackage: string): Framework {
  return {
    name: theme === 'furo' ? 'sphinx-furo' : 'sphinx-rtd',
    from: 'pip',
    packages: ['sphinx==8.2.3', 'myst-parser==4.0.1', themePackage],
    files: ({ documents, builtAt }: Source) => ({
      ...Object.fromEntries(
        documents.map(({ path, title, description, body }) => [
          `${path}.md`,
          `# ${title}\n\n${description}\n\n${body({
            link: (to, anchor = '') => `${relativePath(path, to)}.md${anchor}`,
            note: (name, text) => `:::{admonition} ${name}\n:class: note\n\n${text}\n:::`,
            tabs: (codes) =>
              Object.values(codes)
                .map((code) => `${CODE}sh\n${code}\n${CODE}`)
                .join('\n\n'),
          })}`,
        ]),
      ),
      'index.md': `# ${documents[0]?.title ?? ''}\n\n${documents[0]?.description ?? ''}\n\n${CODE}{toctree}\n:hidden:\n:caption: All\n\n${documents
        .slice(1)
        .map(({ path }) => path)
        .join('\n')}\n${CODE}\n`,
      'conf.py': `project = 'Orchard'
html_title = 'Orchard'
extensions = ['myst_parser', 'sphinx.ext.viewcode']
myst_enable_extensions = ['colon_fence']
myst_heading_anchors = 3
suppress_warnings = ['myst.xref_missing']
exclude_patterns = ['_build']
html_theme = '${theme}'
html_last_updated_fmt = '${builtAt}'
copyright = 'Orchard. Built on ${builtAt}'
release = '${builtAt}'
`,
    }),
    command: ['venv/bin/sphinx-build', '-q', '-b', 'html', '.', '_build/html'],
    output: '_build/html',
  };
}

export const SPHINX: readonly Framework[] = [
  sphinx('sphinx_rtd_theme', 'sphinx-rtd-theme==3.0.2'),
  sphinx('furo', 'furo==2025.7.19'),
];
