import MarkdownIt, { type Token } from 'markdown-it';

/** A parsed Markdown file whose links are not resolved yet. */
export interface Parsed {
  readonly title: string | null;
  readonly tokens: readonly Token[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const LINK_IN_HTML = /(<a\s[^<>]*?\bhref=")([^"<>]*)/gi;

const markdown = new MarkdownIt({ html: true, linkify: false });

export function parseMarkdown(source: string): Parsed {
  const front = FRONT_MATTER.exec(source);
  const [, named] = /^title:\s*['"]?(.*?)['"]?\s*$/m.exec(front?.[1] ?? '') ?? [];
  const tokens = markdown.parse(front === null ? source : source.slice(front[0].length), {});
  const ids = new Map<string, number>();
  let heading: string | null = null;
  tokens.forEach((token, at) => {
    const inline = tokens[at + 1];
    if (token.type !== 'heading_open' || inline === undefined) return;
    const text = plainText(inline);
    if (token.tag === 'h1') heading ??= text;
    token.attrSet('id', uniqueId(slug(text), ids));
  });
  return { title: named ?? heading, tokens };
}

/** The HTML of a page, with its links settled by `link`, those of HTML in it too. Once for each parsed file. */
export function renderMarkdown({ tokens }: Parsed, link: (href: string) => string): string {
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (token.type === 'link_open') token.attrSet('href', link(String(token.attrGet('href') ?? '')));
    if (token.type === 'html_block' || token.type === 'html_inline')
      token.content = token.content.replace(
        LINK_IN_HTML,
        (_, before: string, href: string) => before + link(href),
      );
  }
  return markdown.renderer.render([...tokens], markdown.options, {});
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
