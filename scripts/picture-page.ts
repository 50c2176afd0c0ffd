// Makes the page for a picture: a log as a runner shows it, and a job summary below it.
import MarkdownIt from 'markdown-it';

export interface Shown {
  readonly log: string;
  /** Markdown. */
  readonly summary: string;
  /** Address of Mermaid's script. */
  readonly mermaid: string;
  /** For readers with a dark screen. */
  readonly dark: boolean;
  /** Only the beginning of the summary, which fades out. */
  readonly head: boolean;
}

const STYLE = `
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 'Open Sans', 'DejaVu Sans', sans-serif }
.log { background: #0d1117; color: #e6edf3; border-radius: 6px; padding: 12px 16px;
  font: 12.5px/1.6 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.log .error { color: #ff7b72 } .log .warning { color: #d29922 } .log .fold { color: #79c0ff }
.summary { border: 1px solid #d0d7de; border-radius: 6px; padding: 4px 20px 8px; margin-top: 16px }
h3 { font-size: 18px; margin: 12px 0 8px } p { margin: 8px 0 }
table { border-collapse: collapse; margin: 10px 0 } th, td { border: 1px solid #d0d7de; padding: 4px 12px; text-align: left }
th { font-weight: 600 } code { background: #eff1f3; border-radius: 4px; padding: 1px 5px; font: 12.5px 'DejaVu Sans Mono', monospace }
blockquote { border-left: 4px solid #cf222e; margin: 8px 0; padding: 2px 16px } blockquote .kind { color: #cf222e; font-weight: 600 }
a { color: #0969da; text-decoration: none } .mark { font-weight: 700 } .done { color: #1a7f37 } .failed { color: #cf222e }
.mermaid { width: 1160px }
body.head .summary { max-height: 240px; overflow: hidden; border-bottom: 0; border-radius: 6px 6px 0 0;
  mask-image: linear-gradient(#000 70%, transparent) }
body.head { padding-bottom: 0 }`;

const DARK = `
body { background: #0d1117; color: #e6edf3 } .log { background: #010409; border: 1px solid #30363d }
.summary, th, td { border-color: #30363d } code { background: #343942 } a { color: #4493f8 }
.done { color: #3fb950 } .failed, blockquote .kind { color: #f85149 } blockquote { border-color: #f85149 }`;

export function picturePage({ log, summary, mermaid, dark, head }: Shown): string {
  return `<!doctype html><meta charset="utf-8"><title></title><style>${STYLE}${dark ? DARK : ''}</style>
<body class="${head ? 'head' : ''}">
<div class="log">${log.split('\n').map(logLine).join('\n')}</div>
<div class="summary">${summaryHtml(summary)}</div>
<script src="${mermaid}"></script>
<script>
  mermaid.initialize({ startOnLoad: false, gantt: { useWidth: 1160 } });
  mermaid.run({ querySelector: '.mermaid' }).finally(() => {
    document.title = String(Math.ceil(document.body.getBoundingClientRect().height));
  });
</script>`;
}

function logLine(line: string): string {
  const kind = /^(Error|Warning):/.exec(line)?.[1]?.toLowerCase() ?? (line.startsWith('▾') ? 'fold' : '');
  return `<span class="${kind}">${escaped(line)}</span>`;
}

/** As GitHub renders it: the mark as a letter, since not every machine has its font; boxes and diagrams. */
function summaryHtml(markdown: string): string {
  const html = new MarkdownIt().render(markdown.replace('> [!CAUTION]\n', '> CAUTION-BOX\n>\n'));
  return html
    .replace('<p>CAUTION-BOX</p>', '<p class="kind">Caution</p>')
    .replace('✅', '<span class="mark done">✓</span>')
    .replace('❌', '<span class="mark failed">✗</span>')
    .replace(/<pre><code class="language-mermaid">([^]*?)<\/code><\/pre>/, '<pre class="mermaid">$1</pre>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
