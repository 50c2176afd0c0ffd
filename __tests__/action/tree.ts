import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What lies below a folder: path with slashes → kind, mode and content in one word each. */
export type Tree = Readonly<Record<string, string>>;

/** Everything below a folder, links not followed. The folder `commands` is the runner's own. */
export function treeOf(root: string, below = ''): Tree {
  const tree: Record<string, string> = {};
  for (const name of readdirSync(join(root, below)).sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    if (path === 'commands') continue;
    const full = join(root, path);
    const stat = lstatSync(full);
    const mode = shownMode(stat);
    if (stat.isDirectory()) Object.assign(tree, { [path]: `folder ${mode}` }, treeOf(root, path));
    else if (stat.isFile()) tree[path] = `file ${mode} ${contentOf(full)}`;
    else tree[path] = stat.isSymbolicLink() ? `link ${readlinkSync(full)}` : 'special';
  }
  return tree;
}

/** A path of the disk in the form of `Tree`. */
export function treePath(root: string, path: string): string {
  return relative(root, path).replaceAll(sep, '/');
}

/** Windows has no modes: every path there gets the promised mode of a site. */
function shownMode(stat: Stats): string {
  if (process.platform === 'win32') return stat.isDirectory() ? '755' : '644';
  return (stat.mode & 0o7777).toString(8);
}

/** The tree that the action makes of the files of a site. */
export function siteTree(files: Readonly<Record<string, string | Uint8Array>>): Tree {
  const tree: Record<string, string> = {};
  for (const [name, content] of Object.entries(files)) {
    const parts = name.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      tree[parts.slice(0, depth).join('/')] = 'folder 755';
    }
    tree[name] = `file 644 ${shortHash(Buffer.from(content))}`;
  }
  return tree;
}

/** The part of a tree below one of its folders. */
export function subtree(tree: Tree, folder: string): Tree {
  const prefix = `${folder}/`;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([path, what]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), what] as const] : [],
    ),
  );
}

/** Paths that differ between two trees. */
export function differences(before: Tree, after: Tree): readonly string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}

function contentOf(path: string): string {
  return shortHash(readFileSync(path));
}

function shortHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
