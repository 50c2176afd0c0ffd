import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** All files below a folder, and the folders that could not be read. Links are followed, but never in a circle. */
export function siteTree(root: string): {
  readonly paths: readonly string[];
  readonly unreadable: readonly string[];
} {
  const paths: string[] = [];
  const unreadable: string[] = [];
  const walk = (folder: string): void => {
    let items;
    try {
      items = readdirSync(join(root, folder), { withFileTypes: true });
    } catch {
      unreadable.push(folder);
      return;
    }
    const prefix = folder === '' ? '' : `${folder}/`;
    // A folder is sorted with its slash, like the paths in it.
    const names: string[] = [];
    for (const item of items) {
      const path = join(root, folder, item.name);
      const what = item.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : item;
      if (what?.isFile() === true) names.push(item.name);
      else if (what?.isDirectory() === true && !(item.isSymbolicLink() && holdsItself(path)))
        names.push(`${item.name}/`);
    }
    for (const name of names.sort()) {
      if (name.endsWith('/')) walk(prefix + name.slice(0, -1));
      else paths.push(prefix + name);
    }
  };
  walk('');
  return { paths, unreadable: unreadable.sort() };
}

function holdsItself(link: string): boolean {
  const parent = realpathSync(join(link, '..'));
  const target = realpathSync(link);
  return parent === target || parent.startsWith(target + sep);
}
