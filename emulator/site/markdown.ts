import MarkdownIt, { type Token } from 'markdown-it';
import { escapeText } from './address.ts';
import { harmlessHtml } from './raw-html.ts';
import type { Links } from './site-links.ts';

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** A parsed Markdown file whose links are not resolved yet. */
export interface Parsed {
  readonly title: string | null;
  readonly headings: readonly Heading[];
  readonly tokens: readonly Token[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

const markdown = new MarkdownIt({ html: true, linkify: false });

// Resolving its links has removed what is not harmless.
markdown.renderer.rules['html_block'] = (tokens, at) => tokens[at]?.content ?? '';
markdown.renderer.rules['html_inline'] = (tokens, at) => {
  const token = tokens[at];
  const { badge } = token?.meta ?? {};
  return typeof badge === 'string'
    ? `<span class="badge">${escapeText(badge)}</span>`
    : (token?.content ?? '');
};
markdown.renderer.rules['table_open'] = () => '<div class="table"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

export function parseMarkdown(source: string): Parsed {
  const front = FRONT_MATTER.exec(source);
  const [, named] = /^title:\s*['"]?(.*?)['"]?\s*$/m.exec(front?.[1] ?? '') ?? [];
  const tokens = markdown.parse(front === null ? source : source.slice(front[0].length), {});

  const headings: Heading[] = [];
  const ids = new Map<string, number>();
  tokens.forEach((token, at) => {
    const inline = tokens[at + 1];
    if (token.type === 'heading_open' && inline !== undefined) {
      const heading = { level: Number(token.tag.slice(1)), text: plainText(inline), id: '' };
      heading.id = uniqueId(slug(heading.text), ids);
      token.attrSet('id', heading.id);
      headings.push(heading);
    }
  });
  const title = named ?? headings.find((heading) => heading.level === 1)?.text ?? null;
  return { title, headings, tokens };
}

/** The HTML of a page, with its links settled, HTML in it too. Once for each parsed file. A broken link stays one, so that a check of the site finds it. */
export function renderMarkdown(parsed: Parsed, links: Links): string {
  const tokens = [...parsed.tokens];
  for (const token of tokens) {
    if (token.type === 'html_block') token.content = harmlessHtml(token.content, links);
    if (token.type === 'inline' && token.children !== null) settleLinks(token.children, links);
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}

function settleLinks(children: readonly Token[], links: Links): void {
  for (const token of children) {
    if (token.type === 'html_inline') token.content = harmlessHtml(token.content, links);
    if (token.type === 'link_open') token.attrSet('href', links.page(String(token.attrGet('href') ?? '')));
    if (token.type === 'image') {
      const src = links.image(String(token.attrGet('src') ?? ''));
      if (src !== null) token.attrSet('src', src);
      else if (token.content === '') hide(token);
      else
        Object.assign(token, {
          type: 'html_inline',
          content: '',
          hidden: false,
          meta: { badge: token.content },
        });
    }
  }
}

/** Makes a token render as nothing. */
function hide(token: Token): void {
  Object.assign(token, { type: 'text', tag: '', content: '', nesting: 0 });
}

/** The anchor of a heading as on GitHub, so that links written for GitHub work. */
export function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function uniqueId(wanted: string, ids: Map<string, number>): string {
  const base = wanted === '' ? 'section' : wanted;
  const count = ids.get(base) ?? 0;
  ids.set(base, count + 1);
  return count === 0 ? base : uniqueId(`${base}-${count}`, ids);
}

function plainText(inline: Token): string {
  return (inline.children ?? [])
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return token.type === 'text' || token.type === 'code_inline' ? token.content : '';
    })
    .join('');
}
