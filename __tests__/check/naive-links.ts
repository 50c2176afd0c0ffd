import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * A second reading of a site's links, to judge the site check by: regular expressions over whole files and look-ups on
 * disk, without any code of src/. It knows plain markup only, which is all that the sample trees have.
 */
export interface NaiveLink {
  /** As written, entities decoded. */
  readonly reference: string;
  /** Decoded path below the root, without the fragment. */
  readonly path: string;
  /** Decoded; may be empty. */
  readonly fragment: string;
}

const HERE = 'http://naive.invalid/';
const IGNORED = /<!--[^]*?-->|(<(script|style|textarea|title)\b[^>]*>)[^]*?<\/\2\s*>/gi;
const TAG = /<(a|area|img|script|iframe|link|meta|source)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** Every link, image, script and style sheet of a page that lies on the site. */
export function naiveLinks(page: string, html: string): readonly NaiveLink[] {
  const markup = html.replace(IGNORED, '$1');
  return [...markup.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => {
    const reference = referenceOf(tag.toLowerCase(), attributes);
    const link = reference === null ? null : follow(page, reference);
    return link === null ? [] : [link];
  });
}

function referenceOf(tag: string, attributes: string): string | null {
  const value = (name: string): string | null => {
    const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
      attributes,
    );
    const text = found?.[1] ?? found?.[2] ?? found?.[3];
    return (
      text?.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, entity: string) => ENTITIES[entity] ?? whole) ??
      null
    );
  };
  if (tag === 'meta')
    return /refresh/i.test(value('http-equiv') ?? '')
      ? (/url=(.*)/i.exec(value('content') ?? '')?.[1] ?? null)
      : null;
  if (tag === 'link')
    return /canonical|preconnect|dns-prefetch/i.test(value('rel') ?? 'canonical') ? null : value('href');
  return tag === 'a' || tag === 'area' ? value('href') : value('src');
}

function follow(page: string, reference: string): NaiveLink | null {
  const url = URL.parse(reference, HERE + page.split('/').map(encodeURIComponent).join('/'));
  if (url?.host !== new URL(HERE).host || !url.protocol.startsWith('http')) return null;
  return { reference, path: decoded(url.pathname.slice(1)), fragment: decoded(url.hash.slice(1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The site on disk; names of folders are cached. */
export class NaiveSite {
  readonly #root: string;
  readonly #names = new Map<string, ReadonlySet<string>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Paths of all HTML files, sorted. */
  pages(): readonly string[] {
    return readdirSync(this.#root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll(sep, '/'))
      .filter((path) => /\.html?$/.test(path))
      .sort();
  }

  text(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8');
  }

  /** The file of an address, or `null`. Case counts, also on a file system that ignores it. */
  fileOf(path: string): string | null {
    const ways =
      path === '' || path.endsWith('/')
        ? [`${path}index.html`]
        : [path, `${path}.html`, `${path}/index.html`];
    return ways.find((way) => this.#isFile(way)) ?? null;
  }

  /** The target of a redirect page, or the page itself. */
  behindRedirects(page: string): string {
    let at = page;
    for (
      let hops = 0;
      hops < 5 && /\.html?$/.test(at) && statSync(join(this.#root, at)).size < 2000;
      hops += 1
    ) {
      const content = /http-equiv="refresh" content="[\d.]+;\s*url=([^"]*)"/i.exec(this.text(at))?.[1];
      const target = content === undefined ? null : follow(at, content);
      const next = target === null ? null : this.fileOf(target.path);
      if (next === null) return at;
      at = next;
    }
    return at;
  }

  hasAnchor(page: string, name: string): boolean {
    const html = this.text(page);
    const names = [...html.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)];
    return names.some((found) => {
      const own = (found[1] ?? found[2] ?? found[3] ?? '')
        .replace(/&amp;/g, '&')
        .replace(/&quot;/g, '"')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&#39;|&#x27;/g, "'");
      return own === name || decoded(own) === name;
    });
  }

  #isFile(path: string): boolean {
    const folder = dirname(path);
    let names = this.#names.get(folder);
    if (names === undefined) {
      const full = join(this.#root, folder);
      names = new Set(existsSync(full) && statSync(full).isDirectory() ? readdirSync(full) : []);
      this.#names.set(folder, names);
    }
    return (
      names.has(path.slice(path.lastIndexOf('/') + 1)) &&
      statSync(join(this.#root, path), { throwIfNoEntry: false })?.isFile() === true
    );
  }
}

/** Whether the naive reading confirms that a reference is broken. */
export function naiveVerdict(site: NaiveSite, page: string, reference: string): boolean {
  const link = follow(page, reference);
  if (link === null) return false;
  const file = site.fileOf(link.path);
  if (file === null) return true;
  return link.fragment !== '' && !site.hasAnchor(site.behindRedirects(file), link.fragment);
}
