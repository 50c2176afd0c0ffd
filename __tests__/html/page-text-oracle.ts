/** The rules of `pageText` on a tree of parse5: without regard to speed, limits or broken markup. */
import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp slot ' +
    'small span strike strong sub sup time tt u var wbr link meta noscript script style template'
  ).split(' '),
);
const HIDDEN = new Set(
  'noscript script style template datalist defs desc iframe metadata noembed noframes title'.split(' '),
);
/** Elements whose end tag may be left out. */
const OPTIONAL = new Set(
  'body caption colgroup dd dt head html li optgroup option p tbody td tfoot th thead tr'.split(' '),
);
const LANDMARK: Readonly<Record<string, string>> = {
  main: 'main',
  article: 'article',
  nav: 'around',
  navigation: 'around',
  footer: 'around',
  contentinfo: 'around',
  header: 'around body',
  banner: 'around body',
  aside: 'around body',
  complementary: 'around body',
};

interface Piece {
  readonly place: 'body' | 'article' | 'main';
  /** `null`: a tag that separates words. */
  readonly text: string | null;
}

export interface Oracle {
  readonly digest: string;
  readonly text: string;
}

export function oracleText(html: string): Oracle {
  const pieces: Piece[] = [];
  let articles = 0;
  const walk = (node: Tree.Node, place: Piece['place'], isAround: boolean, isPre: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node && !isAround)
      pieces.push({ place, text: isPre ? kept(node.value) : node.value });
    if ('tagName' in node) {
      const name = node.tagName;
      const of = (attribute: string): string | null =>
        node.attrs.find((each) => each.name === attribute)?.value.toLowerCase() ?? null;
      const role = of('role') ?? '';
      const isBlock = !INLINE.has(name) && !name.includes('-');
      if (isBlock) pieces.push({ place, text: null });
      const isPanel = role === 'tabpanel';
      const isHidden =
        HIDDEN.has(name) ||
        (name === 'dialog' ? of('open') === null : of('popover') !== null) ||
        (!OPTIONAL.has(name) &&
          !isPanel &&
          ((of('hidden') ?? 'until-found') !== 'until-found' ||
            /(^|;)\s*display\s*:\s*none/.test(of('style') ?? '')));
      if (!isHidden) {
        const landmark = OPTIONAL.has(name) ? undefined : (LANDMARK[role] ?? LANDMARK[name]);
        const isMain = landmark === 'main' && place !== 'main';
        const isLeftOut =
          !isMain &&
          (isAround ||
            landmark === 'around' ||
            (role === '' && name === 'div' && of('id') === 'nav-path' && place === 'body') ||
            (name === 'a' && /\b(prev|next|up)\b/.test(of('rel') ?? '')) ||
            (landmark === 'around body' &&
              (place === 'body' || (of('class') ?? '').split(/\s+/).includes('md-source-file'))));
        const within =
          isMain || place === 'main' ? 'main' : landmark === 'article' && !isLeftOut ? 'article' : place;
        if (within === 'article' && place === 'body') articles += 1;
        if (isLeftOut !== isAround || within !== place) pieces.push({ place, text: null });
        for (const child of node.childNodes) walk(child, within, isLeftOut, isPre || name === 'pre');
        if (isLeftOut !== isAround || within !== place) pieces.push({ place, text: null });
      }
      if (isBlock) pieces.push({ place, text: null });
    } else if ('childNodes' in node) for (const child of node.childNodes) walk(child, place, isAround, isPre);
  };
  walk(parse(html, { scriptingEnabled: false }), 'body', false, false);
  const texts = (['main', 'article', 'body'] as const).map((place) => {
    const some = pieces.filter((piece) => piece.text === null || rank(piece.place) >= rank(place));
    return folded(some.map(({ text }) => text ?? ' ').join(''));
  });
  const [main = '', article = '', body = ''] = texts;
  const text = [main, articles > 1 ? '' : article, body].find((each) => each !== '') ?? '';
  return { text, digest: createHash('sha256').update(text).digest('hex') };
}

function rank(place: Piece['place']): number {
  return ['body', 'article', 'main'].indexOf(place);
}

/** Line breaks and spaces of `<pre>`, in characters that no page has. */
const [BREAK, KEPT] = ['\ue00a', '\ue020'];

function kept(text: string): string {
  return text.replace(/[\0-\x20\xa0]/g, (each) => (each === '\n' ? BREAK : KEPT));
}

function folded(text: string): string {
  return text
    .normalize()
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\0-\x20\xa0\ue00a\ue020]+/g, whiteSpace)
    .trim();
}

/** A line break of code with the indentation behind it, spaces of code, or one space. */
function whiteSpace(run: string): string {
  const isBlock = / $/.test(run.replaceAll(KEPT, ''));
  const [, indentation = ''] = /([^\ue00a\0-\x20\xa0]*)$/.exec(run) ?? [];
  const lead = indentation === run ? '' : run.includes(BREAK) && !isBlock ? '\n' : ' ';
  return lead + indentation.replaceAll(KEPT, ' ');
}
