/** The documentation that every generator is given: ten pages that link to each other, with faults in them. */
export interface Document {
  /** Path without an ending; `index` is a folder's own page. */
  readonly path: string;
  readonly title: string;
  /**
   * Markdown. `](doc:guide/start#anchor)` is a link to a document in the generator's own way, `](raw:/x)` and
   * `src="raw:/x"` an address that the generator shall leave as it is.
   */
  readonly body: string;
}

const STEPS = ['Fetch', 'Unpack', 'Check', 'Publish'];

export const DOCUMENTS: readonly Document[] = [
  {
    path: 'index',
    title: 'Welcome',
    body: `Start with the [guide](doc:guide/start), or read the [reference](doc:reference/api#errors).

![The logo](/img/logo.svg)

<a href="raw:/guide/gone">A page that is gone</a>
`,
  },
  {
    path: 'guide/start',
    title: 'First steps',
    body: `${STEPS.map((step) => `## ${step}\n\nHow to ${step.toLowerCase()}. See [the options](doc:guide/configure#options).\n`).join('\n')}
Next: [install](doc:guide/install), [after that](doc:guide/install#on-linux). Back to [fetch](#fetch).

[A place that this page lacks](#nowhere)
`,
  },
  {
    path: 'guide/install',
    title: 'Install',
    body: `## On Linux

<img alt="gone" src="raw:/img/gone.png">

## On macOS

As [on Linux](#on-linux). The same for [everything else](doc:guide/start#unpack).
`,
  },
  {
    path: 'guide/configure',
    title: 'Configure',
    body: `## Options

| Name | Default |
| ---- | ------- |
| \`a\`  | 1       |

<a href="raw:/reference/api#missing-name">A name that the reference lacks</a>

## Größe und Maß

Linked [by its name](#größe-und-maß) and [from elsewhere](doc:guide/über-uns#und-so-weiter).
`,
  },
  {
    path: 'guide/über-uns',
    title: 'Über uns',
    body: `## Und so weiter

A page whose name is not ASCII. [Back](doc:guide/configure#größe-und-maß).
`,
  },
  {
    path: 'guide/with-space',
    title: 'Pictures',
    body: `![The logo](/img/logo.svg)

<picture><source srcset="raw:/img/logo.svg 1x, raw:/img/logo-2x.png 2x"><img alt="two" src="raw:/img/logo.svg"></picture>

<a href="raw:/downloads/manual.pdf">The manual</a> is there, <a href="raw:/downloads/old.pdf">the old one</a> is not.
`,
  },
  {
    path: 'reference/api',
    title: 'API',
    body: `## Errors

See the [command line](doc:reference/cli) and [its exit codes](doc:reference/cli#exit-codes).

## Limits

<a href="raw:/Guide/start">The wrong case</a>, <a href="raw:../../../outside/x">above the root</a>.
`,
  },
  {
    path: 'reference/cli',
    title: 'Command line',
    body: `## Exit codes

\`\`\`sh
tool --help
\`\`\`

[API limits](doc:reference/api#limits), <a href="raw:https://elsewhere.example/page">elsewhere</a>,
<a href="raw:https://docs.example.com/guide/gone">gone, with our own host</a>.
`,
  },
  {
    path: 'reference/faq',
    title: 'Questions',
    body: `## Why?

Because of [this](doc:index).

<iframe title="gone" src="raw:/embed/gone.html"></iframe>

<a href="raw:/old/start">Redirected by the host</a>
`,
  },
  {
    path: 'changes',
    title: 'Changes',
    body: `## 2.0

${Array.from({ length: 7 }, (_, index) => `- <a href="raw:/releases/${index}.zip">Release ${index}</a>`).join('\n')}

[First steps](doc:guide/start#publish), <a href="raw:/api/status">status</a>

<img alt="from elsewhere" src="raw:https://badges.example/passing.svg">
`,
  },
];

/** Files that lie beside the pages as they are. */
export const PUBLIC_FILES: Readonly<Record<string, string>> = {
  'img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><defs><path id="p" d="M0 0h8v8z"/></defs><use href="#p"/></svg>\n',
  'downloads/manual.pdf': '%PDF-1.4\n',
  _redirects: '/old/* /guide/:splat 301\n',
  'robots.txt':
    'User-agent: *\nSitemap: https://docs.example.com/sitemap.xml\nSitemap: https://docs.example.com/sitemap-old.xml\n',
  'llms.txt':
    '# Example\n\n- [First steps](https://docs.example.com/guide/start)\n- [Gone](https://docs.example.com/guide/gone.md)\n',
};

/** A body with its links written as a generator wants them. */
export function linked(body: string, link: (path: string, anchor: string) => string): string {
  return body
    .replaceAll(
      /\]\(doc:([^)#]+)(#[^)]*)?\)/g,
      (_, path: string, anchor = '') => `](${link(path, String(anchor))})`,
    )
    .replaceAll('raw:', '');
}

/** From one document to another, as a path. */
export function relativePath(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up === '' ? './' : up}${to}`;
}
