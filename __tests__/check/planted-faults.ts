import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom } from '../kit/chance.ts';
import { naiveLinks, NaiveSite } from './naive-links.ts';

export type FaultKind = 'removed file' | 'renamed anchor' | 'broken link' | 'broken image';

/** One fault, and every place where a reader meets it. */
export interface PlantedFault {
  readonly kind: FaultKind;
  /** What is missing now: a path, or path#name. */
  readonly target: string;
  /** `page reference`, as a checker should report them. */
  readonly places: ReadonlySet<string>;
}

/** Planned faults and their places, by the file, or the file and name, that goes. */
interface Plan {
  readonly removed: Map<string, Set<string>>;
  readonly renamed: Map<string, Set<string>>;
}

/**
 * Damages the site in `root`: removes `each` linked files, renames `each` anchors, and adds `each` broken links and
 * images. The naive reading finds what is linked, and from which pages.
 */
export function plantFaults(root: string, each: number, seed: number): readonly PlantedFault[] {
  const random = chanceFrom(seed);
  const site = new NaiveSite(root);
  const pages = [...site.pages()];
  const plan: Plan = { removed: new Map(), renamed: new Map() };
  const edited: PlantedFault[] = [];
  // A page has one fault at most, so that no fault hides another.
  const taken = new Set<string>(['index.html']);
  const pick = (): string => pages[Math.floor(random() * pages.length)] ?? '';
  const tryOften = (wanted: number, attempt: () => boolean): void => {
    let done = 0;
    for (let tries = 0; done < wanted && tries < wanted * 200; tries += 1) if (attempt()) done += 1;
  };

  tryOften(each, () => {
    const page = pick();
    const links = naiveLinks(page, site.text(page));
    const target = site.fileOf(links[Math.floor(random() * links.length)]?.path ?? '');
    if (target === null || target === page || taken.has(target) || taken.has(page)) return false;
    taken.add(target);
    plan.removed.set(target, new Set());
    return true;
  });
  tryOften(each, () => {
    const page = pick();
    const links = naiveLinks(page, site.text(page)).filter(({ fragment }) => fragment !== '');
    const link = links[Math.floor(random() * links.length)];
    const file = link === undefined ? null : site.fileOf(link.path);
    const target = file === null ? null : site.behindRedirects(file);
    if (link === undefined || target === null || taken.has(target) || !/^[\w.-]+$/.test(link.fragment))
      return false;
    const html = site.text(target);
    const [before, after, ...more] = html.split(` id="${link.fragment}"`);
    if (
      before === undefined ||
      after === undefined ||
      more.length > 0 ||
      html.includes(`name="${link.fragment}"`)
    )
      return false;
    taken.add(target);
    writeFileSync(join(root, target), `${before} id="renamed-${link.fragment}"${after}`);
    plan.renamed.set(`${target}#${link.fragment}`, new Set());
    return true;
  });
  const edit = (
    kind: FaultKind,
    change: (html: string, name: string) => string | null,
    count: number,
  ): void => {
    tryOften(count, () => {
      const page = pick();
      const name = `planted-${String(Math.floor(random() * 1e9))}`;
      if (taken.has(page)) return false;
      const html = change(site.text(page), name);
      if (html === null) return false;
      taken.add(page);
      writeFileSync(join(root, page), html);
      const folder = page.slice(0, page.lastIndexOf('/') + 1);
      edited.push({ kind, target: folder + name, places: new Set([`${page} ${name}`]) });
      return true;
    });
  };
  edit('broken link', (html, name) => insertedInBody(html, `<a href="${name}">planted</a>`), each);
  edit('broken image', (html, name) => insertedInBody(html, `<img alt="" src="${name}">`), each);

  for (const path of plan.removed.keys()) rmSync(join(root, path));
  fillPlaces(root, plan);
  const told = (kind: FaultKind, faults: ReadonlyMap<string, ReadonlySet<string>>): PlantedFault[] =>
    [...faults].map(([target, places]) => ({ kind, target, places }));
  return [...told('removed file', plan.removed), ...told('renamed anchor', plan.renamed), ...edited];
}

function insertedInBody(html: string, piece: string): string | null {
  const at = html.lastIndexOf('</body>');
  return at === -1 ? null : html.slice(0, at) + piece + html.slice(at);
}

/** Finds every link to what went, in the pages that remain. */
function fillPlaces(root: string, { removed, renamed }: Plan): void {
  const after = new NaiveSite(root);
  const pathOf = new Map<string, string>();
  for (const path of removed.keys())
    for (const way of [path, path.replace(/\.html$/, ''), path.replace(/(^|\/)index\.html$/, '$1')])
      pathOf.set(way, path);
  const renamedPages = new Set([...renamed.keys()].map((key) => key.slice(0, key.indexOf('#'))));
  const redirects = new Map<string, string>();
  for (const page of after.pages()) {
    for (const { reference, path, fragment } of naiveLinks(page, after.text(page))) {
      const gone = pathOf.get(path) ?? pathOf.get(`${path}/`);
      if (gone !== undefined && after.fileOf(path) === null) removed.get(gone)?.add(`${page} ${reference}`);
      if (fragment === '' || gone !== undefined) continue;
      const file = after.fileOf(path);
      if (file === null) continue;
      const target = redirects.get(file) ?? after.behindRedirects(file);
      redirects.set(file, target);
      if (renamedPages.has(target)) renamed.get(`${target}#${fragment}`)?.add(`${page} ${reference}`);
    }
  }
}
