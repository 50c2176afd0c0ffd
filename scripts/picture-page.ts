// Makes the page for a picture: a job summary as GitHub draws it, and above it the log as a runner shows it.
import MarkdownIt from 'markdown-it';

export interface Shown {
  /** `null`: the summary alone. */
  readonly log: string | null;
  /** Markdown. */
  readonly summary: string;
  /** For readers with a dark screen. */
  readonly dark: boolean;
}

const STYLE = `
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 'Open Sans', 'DejaVu Sans', sans-serif }
.log { background: #0d1117; color: #e6edf3; border-radius: 6px; padding: 12px 16px;
  font: 12.5px/1.6 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.log .error { color: #ff7b72 } .log .warning { color: #d29922 } .log .fold { color: #79c0ff }
.summary { border: 1px solid #d0d7de; border-radius: 6px; padding: 4px 20px 8px } .log + .summary { margin-top: 16px }
h3 { font-size: 18px; margin: 12px 0 8px } p { margin: 8px 0 }
table { border-collapse: collapse; margin: 10px 0 } th, td { border: 1px solid #d0d7de; padding: 4px 12px; text-align: left }
th { font-weight: 600 } code { background: #eff1f3; border-radius: 4px; padding: 1px 5px; font: 12.5px 'DejaVu Sans Mono', monospace }
blockquote { border-left: 4px solid #cf222e; margin: 8px 0; padding: 2px 16px } blockquote .kind { color: #cf222e; font-weight: 600 }
a { color: #0969da; text-decoration: none } .mark { font-weight: 700 } .done { color: #1a7f37 } .failed { color: #cf222e }
.warn { color: #9a6700 } details { margin: 10px 0 } ul { margin: 8px 0; padding-left: 24px }`;

const DARK = `
body { background: #0d1117; color: #e6edf3 } .log { background: #010409; border: 1px solid #30363d }
.summary, th, td { border-color: #30363d } code { background: #343942 } a { color: #4493f8 }
.done { color: #3fb950 } .failed, blockquote .kind { color: #f85149 } .warn { color: #d29922 } blockquote { border-color: #f85149 }`;

export function picturePage({ log, summary, dark }: Shown): string {
  return `<!doctype html><meta charset="utf-8"><title></title><style>${STYLE}${dark ? DARK : ''}</style>
<body>${log === null ? '' : `<div class="log">${log.split('\n').map(logLine).join('\n')}</div>`}
<div class="summary">${summaryHtml(summary)}</div>
<script>document.title = String(Math.ceil(document.body.getBoundingClientRect().height));</script>`;
}

function logLine(line: string): string {
  const kind = /^(Error|Warning):/.exec(line)?.[1]?.toLowerCase() ?? (/^[▸▾]/.test(line) ? 'fold' : '');
  return `<span class="${kind}">${escaped(line)}</span>`;
}

/** As GitHub renders it: boxes, and marks as letters, since not every machine has their font. */
function summaryHtml(markdown: string): string {
  const html = new MarkdownIt({ html: true }).render(
    markdown.replace('> [!CAUTION]\n', '> CAUTION-BOX\n>\n'),
  );
  return html
    .replace('<p>CAUTION-BOX</p>', '<p class="kind">Caution</p>')
    .replace('✅', '<span class="mark done">✓</span>')
    .replaceAll('⚠️', '<span class="mark warn">!</span>')
    .replace('❌', '<span class="mark failed">✗</span>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
