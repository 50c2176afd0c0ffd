import { DOCUMENTS, linked, PUBLIC_FILES, relativePath } from './documents.ts';

/** How one generator is installed and run. */
export interface Setup {
  readonly name: string;
  /** Exact versions, by npm or by pip. */
  readonly packages: readonly string[];
  /** Versions of packages below them, where the newest do not work everywhere. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** `system`: a program of the machine. */
  readonly from: 'npm' | 'pip' | 'system';
  readonly command: readonly string[];
  /** Where the site comes to lie. */
  readonly output: string;
}

/** And how it is given the documents. */
export interface Generator extends Setup {
  readonly files: () => Readonly<Record<string, string>>;
}

const SITE = 'https://docs.example.com';

/** Files that lie beside the pages, below a folder. */
function publicFiles(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(PUBLIC_FILES).map(([name, text]) => [`${folder}/${name}`, text]));
}

function markdown(
  folder: string,
  link: (from: string, to: string, anchor: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    DOCUMENTS.map(({ path, title, body }) => [
      `${folder}/${path}.md`,
      `---\ntitle: ${title}\n---\n\n${linked(body, (to, anchor) => link(path, to, anchor))}`,
    ]),
  );
}

const headed = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      text.replace(/^---\ntitle: (.*)\n---\n/, '---\ntitle: $1\n---\n\n# $1\n'),
    ]),
  );

const docusaurus: Generator = {
  name: 'docusaurus',
  from: 'npm',
  packages: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@mdx-js/react@3.1.1',
    'react@19.2.0',
    'react-dom@19.2.0',
  ],
  overrides: { '@docsearch/react': '4.6.2' },
  files: () => ({
    ...markdown('docs', (from, to, anchor) => `${relativePath(from, to)}.md${anchor}`),
    ...publicFiles('static'),
    'docusaurus.config.js': `module.exports = {
  title: 'Example', url: '${SITE}', baseUrl: '/', favicon: 'img/favicon.ico',
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: {} }]],
  themeConfig: { image: 'img/social.png', navbar: { title: 'Example', items: [
    { to: '/guide/start', label: 'Guide' }, { href: '${SITE}/reference/api', label: 'API' } ] },
    footer: { links: [{ title: 'More', items: [{ label: 'Changes', to: '/changes' }] }] } },
};
`,
    'babel.config.js':
      "module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };\n",
  }),
  command: ['node_modules/.bin/docusaurus', 'build'],
  output: 'build',
};

const vitepress: Generator = {
  name: 'vitepress',
  from: 'npm',
  packages: ['vitepress@1.6.4', 'vue@3.5.22'],
  overrides: { rollup: '4.52.5' },
  files: () => ({
    ...headed(markdown('docs', (from, to, anchor) => `${relativePath(from, to)}.md${anchor}`)),
    ...publicFiles('docs/public'),
    'docs/.vitepress/config.mjs': `export default {
  title: 'Example', description: 'An example', cleanUrls: true, ignoreDeadLinks: true, sitemap: { hostname: '${SITE}' },
  vite: { build: { assetsInlineLimit: 0 } }, vue: { template: { transformAssetUrls: false } },
  themeConfig: { nav: [{ text: 'Guide', link: '/guide/start' }], outline: 'deep', search: { provider: 'local' },
    sidebar: [{ text: 'All', items: [${DOCUMENTS.map(({ path, title }) => `{ text: '${title}', link: '/${path === 'index' ? '' : path}' }`).join(', ')}] }],
    socialLinks: [{ icon: 'github', link: 'https://github.com/example/example' }] },
};
`,
  }),
  command: ['node_modules/.bin/vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
};

const starlight: Generator = {
  name: 'starlight',
  from: 'npm',
  packages: ['astro@5.18.2', '@astrojs/starlight@0.37.7'],
  overrides: { rollup: '4.52.5' },
  files: () => ({
    ...markdown('src/content/docs', (_, to, anchor) => `/${to === 'index' ? '' : `${to}/`}${anchor}`),
    ...publicFiles('public'),
    'astro.config.mjs': `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: '${SITE}', image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'Example', pagefind: false, sidebar: [
    { label: 'Guide', autogenerate: { directory: 'guide' } }, { label: 'Reference', autogenerate: { directory: 'reference' } } ] })] });
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  }),
  command: ['node_modules/.bin/astro', 'build'],
  output: 'dist',
};

const material: Generator = {
  name: 'mkdocs-material',
  from: 'pip',
  packages: ['mkdocs==1.6.1', 'mkdocs-material==9.6.21'],
  files: () => ({
    ...markdown('docs', (from, to, anchor) => `${relativePath(from, to)}.md${anchor}`),
    ...publicFiles('docs'),
    'mkdocs.yml': `site_name: Example
site_url: ${SITE}/
use_directory_urls: true
theme:
  name: material
  font: false
  features: [navigation.indexes, toc.follow]
markdown_extensions:
  - toc:
      permalink: true
      slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}
  - md_in_html
`,
  }),
  command: ['venv/bin/mkdocs', 'build', '--quiet'],
  output: 'site',
};

/** The App Router, with Markdown made into HTML by hand: no loader of the network's. */
const next: Generator = {
  name: 'next',
  from: 'npm',
  packages: ['next@15.5.29', 'react@19.2.0', 'react-dom@19.2.0', 'markdown-it@14.1.0'],
  files: () => ({
    ...markdown('content', (_, to, anchor) => `/${to === 'index' ? '' : to}${anchor}`),
    ...publicFiles('public'),
    'next.config.mjs':
      "export default { output: 'export', images: { unoptimized: true }, eslint: { ignoreDuringBuilds: true } };\n",
    'app/documents.js': `import fs from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
const root = path.join(process.cwd(), 'content');
export const all = fs.readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3)).sort();
export function read(name) {
  const [, title, body] = /^---\\ntitle: (.*)\\n---\\n([^]*)$/.exec(fs.readFileSync(path.join(root, name + '.md'), 'utf8'));
  const slug = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  const html = new MarkdownIt({ html: true }).render(body).replace(/<h2>(.*?)<\\/h2>/g, (_, text) => '<h2 id="' + slug(text) + '">' + text + '</h2>');
  return { title, html };
}
`,
    'app/layout.js': `import Link from 'next/link';
import Script from 'next/script';
export const metadata = { metadataBase: new URL('${SITE}'), title: 'Example', manifest: '/manifest.json' };
export default function Layout({ children }) {
  return (<html lang="en"><body>
    <nav><Link href="/guide/start">Guide</Link> <Link href="/reference/api#limits">Limits</Link></nav>
    {children}
    <Script src="/_vercel/insights/script.js" strategy="beforeInteractive" />
  </body></html>);
}
`,
    'app/[[...slug]]/page.js': `import Image from 'next/image';
import { all, read } from '../documents.js';
import logo from '../logo.svg';
const nameOf = (slug) => decodeURIComponent((slug ?? ['index']).join('/'));
export const dynamicParams = false;
export function generateStaticParams() { return all.map((name) => ({ slug: name === 'index' ? [] : name.split('/') })); }
export async function generateMetadata({ params }) {
  const name = nameOf((await params).slug);
  return { title: read(name).title, alternates: { canonical: '/' + (name === 'index' ? '' : name), types: { 'text/markdown': '/' + name + '.md' } },
    openGraph: { images: ['/img/social.png'] } };
}
export default async function Page({ params }) {
  const { title, html } = read(nameOf((await params).slug));
  return (<main><h1>{title}</h1><Image alt="" src={logo} width={8} height={8} />
    <img alt="" src="/_next/image?url=%2Fimg%2Flogo.svg&w=64&q=75" width="8" height="8" />
    <div dangerouslySetInnerHTML={{ __html: html }} /></main>);
}
`,
    'app/logo.svg': PUBLIC_FILES['img/logo.svg'] ?? '',
    'app/sitemap.js': `import { all } from './documents.js';
export const dynamic = 'force-static';
export default function sitemap() { return [...all, 'not-exported'].map((name) => ({ url: '${SITE}/' + (name === 'index' ? '' : encodeURI(name)) })); }
`,
    'app/manifest.json/route.js': `export const dynamic = 'force-static';
export const GET = () => Response.json({ name: 'Example', start_url: '/', icons: [{ src: '/img/logo.svg', sizes: 'any' }, { src: '/img/icon-512.png', sizes: '512x512' }] });
`,
  }),
  command: ['node_modules/.bin/next', 'build'],
  output: 'out',
};

export const GENERATORS: readonly Generator[] = [docusaurus, vitepress, starlight, material, next];
