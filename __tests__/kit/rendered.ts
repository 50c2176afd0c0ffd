import MarkdownIt from 'markdown-it';

/** The summary as a reader sees it: its Markdown, rendered as GitHub does, HTML included. */

const MARKDOWN = new MarkdownIt({ html: true });

/** Text that has a meaning in Markdown, HTML, a table or a mention. */
export const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</code></pre></table>',
  '[click](https://evil.example)',
  '![x](https://evil.example/pixel.png)',
  '`code` | next cell | **bold** _it_ ~~gone~~',
  '# heading\n\n- list\n> quote\r\n| a | b |\n| --- | --- |',
  '@everyone #1 &lt;b&gt; &#64;x',
  '\\`escaped\\` \\| \\\\|',
  '<!-- hidden',
];

/** The runner accepts 1 MiB; the product promises less. */
export const LIMIT_BYTES = 900_000;

/** The tags, in their order. */
export function tags(markdown: string): readonly string[] {
  return MARKDOWN.render(markdown).match(/<!--|<[^>]*>/g) ?? [];
}

/** Where the links lead. */
export function targets(markdown: string): readonly string[] {
  return [...MARKDOWN.render(markdown).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

/** The text. */
export function words(markdown: string): string {
  const text = MARKDOWN.render(markdown).replace(/<[^>]*>/g, '');
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(
      /&(lt|gt|amp|quot);/g,
      (_, name: 'lt' | 'gt' | 'amp' | 'quot') => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name],
    );
}
