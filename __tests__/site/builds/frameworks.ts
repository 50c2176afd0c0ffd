import { GENERATORS, type Setup } from '../../check/sites/generators.ts';
import { relativePath } from '../../check/sites/documents.ts';
import type { Document, Markup, Source } from './documents.ts';

/** A framework and its configuration, with what documentation sites of today turn on. */
export interface Framework extends Setup {
  readonly files: (source: Source) => Readonly<Record<string, string>>;
}

const SITE = 'https://docs.example.com';
const REPOSITORY = 'https://github.com/example/orchard';
const CODE = '```';

function generator(name: string, more: readonly string[] = []): Setup {
  const found = GENERATORS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No generator is called ${name}`);
  return { ...found, packages: [...found.packages, ...more] };
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));
const inFolder = ({ documents }: Source, folder: string): readonly Document[] =>
  documents.filter(({ path }) => folderOf(path) === folder);
const [HOME_LINK, HOME_TEXT] = ['/guide/start', 'First steps'];
const homeOf = ({ documents }: Source): Document => {
  const home = documents.find(({ path }) => path === 'index');
  if (home === undefined) throw new Error('No home page');
  return home;
};

/** One Markdown file for each document but the home page. */
function pages(
  source: Source,
  folder: string,
  markup: (path: string) => Markup,
  heading = '',
): Record<string, string> {
  return Object.fromEntries(
    source.documents.flatMap(({ path, title, description, body }) =>
      path === 'index'
        ? []
        : [
            [
              `${folder}/${path}.md`,
              `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${heading.replace('TITLE', title)}${body(markup(path))}`,
            ],
          ],
    ),
  );
}

const fileLink =
  (from: string) =>
  (to: string, anchor = ''): string =>
    `${relativePath(from, to)}.md${anchor}`;
const oneByOne = (codes: Readonly<Record<string, string>>): string =>
  Object.values(codes)
    .map((code) => `${CODE}sh\n${code}\n${CODE}`)
    .join('\n\n');
const containers =
  (open: (title: string) => string) =>
  (title: string, text: string): string =>
    `${open(title)}\n${text}\n:::`;

const docusaurus: Framework = {
  ...generator('docusaurus', ['@docusaurus/faster@3.10.2']),
  files: (source) => ({
    ...pages(source, 'docs', (path) => ({
      link: fileLink(path),
      note: containers((title) => `:::note[${title}]\n`),
      tabs: oneByOne,
    })),
    'src/pages/index.js': `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
export default () => (<Layout title="${homeOf(source).title}"><header className="hero"><h1 className="hero__title">Orchard</h1></header>
  <main><p>${homeOf(source).description}</p><Link className="button" to="${HOME_LINK}">${HOME_TEXT}</Link></main></Layout>);
`,
    'docusaurus.config.js': `module.exports = {
  title: 'Orchard', url: '${SITE}', baseUrl: '/', future: { faster: true, v4: true },
  presets: [['classic', { blog: false, docs: { routeBasePath: '/', editUrl: '${REPOSITORY}/edit/main/',
    showLastUpdateTime: true, showLastUpdateAuthor: true } }]],
  themeConfig: { navbar: { title: 'Orchard', items: [{ type: 'search', position: 'right' }, { to: '${HOME_LINK}', label: 'Guide' }] },
    announcementBar: { id: 'new', content: 'Orchard 3 is there.' },
    footer: { links: [{ title: 'More', items: [{ label: 'Start', to: '${HOME_LINK}' }] }], copyright: '© Orchard. Built on ${source.builtAt}.' } },
};
`,
  }),
};

const vitepress: Framework = {
  ...generator('vitepress'),
  files: (source) => ({
    ...pages(
      source,
      'docs',
      (path) => ({
        link: fileLink(path),
        note: containers((title) => `::: tip ${title}`),
        tabs: (codes) =>
          `::: code-group\n${Object.entries(codes)
            .map(([name, code]) => `${CODE}sh [${name}]\n${code}\n${CODE}`)
            .join('\n\n')}\n:::`,
      }),
      '# TITLE\n\n',
    ),
    'docs/index.md': `---
layout: home
title: ${homeOf(source).title}
hero: { name: Orchard, tagline: ${homeOf(source).description}, actions: [{ text: ${HOME_TEXT}, link: ${HOME_LINK} }] }
features: [{ title: Trees, details: In rows. }, { title: Fruit, details: In autumn. }]
---
`,
    'docs/.vitepress/config.mjs': `const items = ${JSON.stringify({
      guide: inFolder(source, 'guide').map(({ path, title }) => ({ text: title, link: `/${path}` })),
      reference: inFolder(source, 'reference').map(({ path, title }) => ({ text: title, link: `/${path}` })),
    })};
export default {
  title: 'Orchard', cleanUrls: true, lastUpdated: true, sitemap: { hostname: '${SITE}' },
  themeConfig: { nav: [{ text: 'Guide', link: '${HOME_LINK}' }], outline: 'deep', search: { provider: 'local' },
    editLink: { pattern: '${REPOSITORY}/edit/main/docs/:path' }, footer: { message: 'Built on ${source.builtAt}', copyright: '© Orchard' },
    sidebar: [{ text: 'Guide', items: items.guide }, { text: 'Reference', collapsed: false, items: items.reference }] },
};
`,
  }),
};

const starlight: Framework = {
  ...generator('starlight'),
  files: (source) => ({
    ...pages(source, 'src/content/docs', () => ({
      link: (to, anchor = '') => `/${to}/${anchor}`,
      note: containers((title) => `:::note[${title}]`),
      tabs: oneByOne,
    })),
    'src/content/docs/index.mdx': `---
title: ${homeOf(source).title}
template: splash
hero: { tagline: ${homeOf(source).description}, actions: [{ text: ${HOME_TEXT}, link: ${HOME_LINK}/ }] }
---
import { Card, CardGrid } from '@astrojs/starlight/components';

<CardGrid><Card title="Trees">In rows.</Card><Card title="Fruit">In autumn.</Card></CardGrid>
`,
    'src/components/Footer.astro': `---
import Default from '@astrojs/starlight/components/Footer.astro';
---
<Default><slot /></Default>
<footer>Built on ${source.builtAt}</footer>
`,
    'astro.config.mjs': `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: '${SITE}', image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'Orchard', pagefind: true, lastUpdated: true, editLink: { baseUrl: '${REPOSITORY}/edit/main/' },
    components: { Footer: './src/components/Footer.astro' },
    social: [{ icon: 'github', label: 'GitHub', href: '${REPOSITORY}' }], sidebar: [
    { label: 'Guide', autogenerate: { directory: 'guide' } }, { label: 'Reference', autogenerate: { directory: 'reference' } } ] })] });
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  }),
};

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');

const material: Framework = {
  ...generator('mkdocs-material', ['mkdocs-git-revision-date-localized-plugin==1.4.7']),
  files: (source) => ({
    ...pages(source, 'docs', (path) => ({
      link: fileLink(path),
      note: (title, text) => `!!! note "${title}"\n\n${indented(text)}`,
      tabs: (codes) =>
        Object.entries(codes)
          .map(([name, code]) => `=== "${name}"\n\n${indented(`${CODE}sh\n${code}\n${CODE}`)}`)
          .join('\n\n'),
    })),
    'docs/index.md': `---\ntitle: ${homeOf(source).title}\nhide: [navigation, toc]\n---\n\n${homeOf(source).description}\n\n[${HOME_TEXT}](.${HOME_LINK}.md){ .md-button }\n`,
    'mkdocs.yml': `site_name: Orchard
site_url: ${SITE}/
repo_url: ${REPOSITORY}
edit_uri: edit/main/docs/
copyright: © Orchard. Built on ${source.builtAt}.
theme:
  name: material
  font: false
  features: [navigation.tabs, navigation.footer, navigation.path, navigation.top, toc.follow, content.action.edit, content.code.copy, announce.dismiss]
plugins:
  - search
  - git-revision-date-localized: { enable_creation_date: true, fallback_to_build_date: true }
markdown_extensions:
  - toc: { permalink: true }
  - admonition
  - attr_list
  - md_in_html
  - pymdownx.details
  - pymdownx.highlight: { anchor_linenums: true, linenums: true }
  - pymdownx.superfences
  - pymdownx.tabbed: { alternate_style: true }
`,
  }),
};

/** The App Router with a sidebar, a list of headings, and a footer for each page, as such sites are written by hand. */
const next: Framework = {
  ...generator('next'),
  files: (source) => ({
    ...pages(source, 'content', () => ({
      link: (to, anchor = '') => `/${to}${anchor}`,
      note: (title, text) => `<aside class="note"><p>${title}</p>\n\n${text}\n\n</aside>`,
      tabs: oneByOne,
    })),
    'content/order.json': JSON.stringify(source.documents.map(({ path, title }) => ({ path, title }))),
    'next.config.mjs':
      "export default { output: 'export', images: { unoptimized: true }, eslint: { ignoreDuringBuilds: true } };\n",
    'app/documents.js': `import fs from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
const root = path.join(process.cwd(), 'content');
export const order = JSON.parse(fs.readFileSync(path.join(root, 'order.json'), 'utf8')).filter(({ path }) => path !== 'index');
export function read(name) {
  const [, title, body] = /^---\\ntitle: (.*)\\n[^]*?---\\n([^]*)$/.exec(fs.readFileSync(path.join(root, name + '.md'), 'utf8'));
  const slug = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, text]) => ({ text, id: slug(text) }));
  const html = new MarkdownIt({ html: true }).render(body).replace(/<h2>(.*?)<\\/h2>/g, (_, text) => '<h2 id="' + slug(text) + '">' + text + '</h2>');
  return { title, html, headings };
}
`,
    'app/layout.js': `import Link from 'next/link';
import { order } from './documents.js';
export const metadata = { metadataBase: new URL('${SITE}'), title: { default: 'Orchard', template: '%s | Orchard' } };
export default function Layout({ children }) {
  return (<html lang="en"><body>
    <header><Link href="/">Orchard</Link><input type="search" placeholder="Search" /></header>
    <aside><nav><ul>{order.map(({ path, title }) => <li key={path}><Link href={'/' + path}>{title}</Link></li>)}</ul></nav></aside>
    {children}
    <footer><p>© Orchard. Built on {'${source.builtAt}'}</p></footer>
  </body></html>);
}
`,
    'app/page.js': `import Link from 'next/link';
export const metadata = { title: '${homeOf(source).title}' };
export default () => (<main><h1>Orchard</h1><p>${homeOf(source).description}</p><Link href="${HOME_LINK}">${HOME_TEXT}</Link></main>);
`,
    'app/[...slug]/page.js': `import Link from 'next/link';
import { order, read } from '../documents.js';
export const dynamicParams = false;
export function generateStaticParams() { return order.map(({ path }) => ({ slug: path.split('/') })); }
export async function generateMetadata({ params }) { return { title: read((await params).slug.join('/')).title }; }
export default async function Page({ params }) {
  const name = (await params).slug.join('/');
  const { title, html, headings } = read(name);
  const at = order.findIndex(({ path }) => path === name);
  const [before, after] = [order[at - 1], order[at + 1]];
  return (<main>
    <nav aria-label="Breadcrumb">{name.split('/')[0]} / {title}</nav>
    <article><h1>{title}</h1><div dangerouslySetInnerHTML={{ __html: html }} /></article>
    <nav aria-label="On this page"><ul>{headings.map(({ id, text }) => <li key={id}><a href={'#' + id}>{text}</a></li>)}</ul></nav>
    <footer><p>Last updated on {'${source.builtAt}'} by ${source.author}</p><a href={'${REPOSITORY}/edit/main/' + name}>Edit this page</a>
      {before && <Link href={'/' + before.path}>Previous: {before.title}</Link>}
      {after && <Link href={'/' + after.path}>Next: {after.title}</Link>}</footer>
  </main>);
}
`,
  }),
};

export const FRAMEWORKS: readonly Framework[] = [docusaurus, vitepress, starlight, material, next];
