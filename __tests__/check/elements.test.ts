import { describe, expect, test } from '@jest/globals';
import { referencesOf, refreshAddress, srcsetAddresses } from '../../src/check/page/elements.ts';
import { hashOfName, tagOf } from '../../src/html/names.ts';

/** The references of an element, as `use address (relation)`. */
function referencesIn(tag: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  const values = new Map(Object.entries(attributes).map(([name, value]) => [hashOfName(name), value]));
  const found: string[] = [];
  referencesOf({
    tag: tagOf(hashOfName(tag)),
    text: (attribute) => values.get(attribute) ?? null,
    has: (attribute) => values.has(attribute),
    refer: (use, attribute, relation = '') => {
      const value = values.get(attribute);
      if (value !== undefined) found.push(`${use} ${value}${relation === '' ? '' : ` (${relation})`}`);
    },
    referSet: (attribute) => {
      for (const address of srcsetAddresses(values.get(attribute) ?? '')) found.push(`image ${address}`);
    },
  });
  return found;
}

describe('the references of an element', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['a', { href: 'x' }, ['link x']],
    ['a', { href: '' }, ['link ']],
    ['a', { 'xlink:href': 'x' }, ['link x']],
    ['a', { name: 'x' }, []],
    ['area', { href: 'x' }, ['link x']],
    ['form', { action: 'x' }, ['link x']],
    ['button', { formaction: 'x' }, ['link x']],
    ['input', { formaction: 'x', type: 'submit', src: 'y' }, ['link x']],
    ['input', { type: 'IMAGE', src: 'y' }, ['image y']],
    ['img', { src: 'x', srcset: 'y 1x, z 2x' }, ['image x', 'image y', 'image z']],
    ['source', { src: 'x' }, ['media x']],
    ['source', { srcset: 'x 100w' }, ['image x']],
    ['video', { src: 'x', poster: 'y' }, ['media x', 'image y']],
    ['audio', { src: 'x' }, ['media x']],
    ['track', { src: 'x' }, ['media x']],
    ['script', { src: 'x' }, ['script x']],
    ['iframe', { src: 'x' }, ['frame x']],
    ['embed', { src: 'x' }, ['object x']],
    ['object', { data: 'x' }, ['object x']],
    ['use', { 'xlink:href': '#x' }, ['symbol #x']],
    ['image', { href: 'x' }, ['image x']],
    ['body', { background: 'x' }, ['image x']],
    ['link', { rel: 'stylesheet', href: 'x' }, ['style x']],
    ['link', { rel: 'alternate STYLESHEET', href: 'x' }, ['style x']],
    ['link', { rel: 'shortcut icon', href: 'x' }, ['icon x']],
    ['link', { rel: 'apple-touch-icon', href: 'x' }, ['icon x']],
    ['link', { rel: 'manifest', href: 'x' }, ['manifest x']],
    ['link', { rel: 'modulepreload', href: 'x' }, ['preload x']],
    ['link', { rel: 'preload', as: 'image', imagesrcset: 'x 1x, y 2x' }, ['image x', 'image y']],
    ['link', { rel: 'preconnect', href: 'x' }, ['hint x']],
    ['link', { rel: 'dns-prefetch', href: 'x' }, ['hint x']],
    // For programs only: no reader clicks it.
    ...['alternate', 'next', 'prev', 'search', 'me', 'edit', 'author', 'help', 'license', 'canonical'].map(
      (rel): [string, Readonly<Record<string, string>>, readonly string[]] => [
        'link',
        { rel, href: 'x' },
        [`optional x (${rel})`],
      ],
    ),
    ['link', { rel: 'Alternate', type: 'application/RSS+xml', href: 'x' }, ['optional x (feed)']],
    ['link', { rel: 'alternate', type: 'application/atom+xml', href: 'x' }, ['optional x (feed)']],
    ['link', { rel: 'preconnection', href: 'x' }, ['optional x (preconnection)']],
    ['link', { rel: 'me'.repeat(100), href: 'x' }, [`optional x (${'me'.repeat(25)})`]],
    ['link', { rel: 'stylesheet', href: 'x', disabled: '' }, ['optional x (disabled style sheet)']],
    ['link', { rel: 'next icon', href: 'x' }, ['icon x']],
    // Programs send these requests, to hosts that they know.
    ...['shortlink', 'pingback', 'EditURI', 'amphtml', 'self', 'openid.server', 'webmention'].map(
      (rel): [string, Readonly<Record<string, string>>, readonly string[]] => [
        'link',
        { rel, href: 'x' },
        [],
      ],
    ),
    ['link', { rel: ' ', href: 'x' }, []],
    ['script', { src: 'x', nomodule: '' }, ['optional x (nomodule script)']],
    ['iframe', { src: 'x', srcdoc: '' }, []],
    ['meta', { property: 'og:image', content: 'x' }, ['optional x (og:image)']],
    ['meta', { property: 'OG:Image:secure_url', content: 'x' }, ['optional x (og:image:secure_url)']],
    ['meta', { name: 'twitter:image', content: 'x' }, ['optional x (twitter:image)']],
    ['meta', { name: 'twitter:image:src', content: 'x' }, ['optional x (twitter:image:src)']],
    ['meta', { property: 'og:image:alt', content: 'x' }, []],
    ['meta', { property: 'og:url', content: 'x' }, []],
    ['meta', { name: 'description', content: 'x' }, []],
    ['feimage', { href: 'x' }, ['image x']],
    ['td', { background: 'x' }, ['image x']],
    ['track', { src: 'x', href: 'y' }, ['media x']],
    ['link', { href: 'x' }, []],
    ['blockquote', { cite: 'x' }, []],
    ['div', { src: 'x', href: 'y' }, []],
  ])('<%s %j>', (tag, attributes, expected) => {
    expect(referencesIn(tag, attributes)).toEqual(expected);
  });
});

describe('srcset', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['a.png', ['a.png']],
    ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['a.png, b.png', ['a.png', 'b.png']],
    // Without a space the comma belongs to the address.
    ['a.png,b.png', ['a.png,b.png']],
    ['data:image/png;base64,AA== 1x, b.png 2x', ['data:image/png;base64,AA==', 'b.png']],
    ['\n a.png\t480w ,\n b.png 800w,, ', ['a.png', 'b.png']],
    ['a.png (x, y) 1x, b.png', ['a.png', 'b.png']],
    [',,,', []],
  ])('%j', (text, expected) => {
    expect(srcsetAddresses(text)).toEqual(expected);
  });
});

describe('the target of a refresh', () => {
  test.each<[string, string | null]>([
    ['0; url=guide/', 'guide/'],
    ['0;URL=guide/', 'guide/'],
    ['5, guide/', 'guide/'],
    ['5 guide/', 'guide/'],
    ['0;url="a b.html"', 'a b.html'],
    ["0; url = 'x.html' rest", 'x.html'],
    ["0; url='x.html", 'x.html'],
    ['1.5;url=x', 'x'],
    ['5', null],
    ['5;', null],
    ['0;url=', null],
    ['url=x', null],
    ['0x', null],
  ])('%j', (content, expected) => {
    expect(refreshAddress(content)).toBe(expected);
  });
});
