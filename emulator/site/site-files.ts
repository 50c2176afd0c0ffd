import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SiteFile =
  | { readonly kind: 'folder'; readonly name: string }
  | {
      readonly kind: 'file';
      /** Relative, with slashes. */
      readonly name: string;
      readonly size: number;
      /** The content, read again each time. */
      readonly pieces: () => Iterable<Buffer>;
    };

/** Of a site, though its name is that of a hidden file. */
const SITE_FILES = ['.well-known', '.nojekyll'];
/** Files that sign-in steps and people leave in a workspace: keys, and what tools call credentials. */
const CREDENTIALS =
  /^(?:gha-creds-.*\.json|.*(?:credential|secret|service-account).*\.(?:json|ya?ml|txt|ini|env|csv)|credentials|kubeconfig|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfstate))$/i;

/**
 * Every folder and file below a folder, sorted by name. Left out are links, which may lead out of the folder or in circles,
 * hidden files, and files with names of credentials: a pull request may name the workspace as the folder.
 */
export function* filesIn(root: string, below = ''): Generator<SiteFile> {
  const names = readdirSync(join(root, below)).filter(isServed).sort();
  for (const entry of names) {
    const name = below === '' ? entry : `${below}/${entry}`;
    const path = join(root, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) {
      yield { kind: 'folder', name };
      yield* filesIn(root, name);
    }
    if (stat?.isFile() === true)
      yield { kind: 'file', name, size: stat.size, pieces: () => [readFileSync(path)] };
  }
}

function isServed(name: string): boolean {
  return SITE_FILES.includes(name) || (!name.startsWith('.') && !CREDENTIALS.test(name));
}

/** Whether this is `.git`, in any case, as some file systems have it. */
export function isRepository(name: string): boolean {
  return name.toLowerCase() === '.git';
}

/** The same for contents held in memory, with the folders that their names need. */
export function* filesOf(contents: Readonly<Record<string, string | Uint8Array>>): Generator<SiteFile> {
  const folders = new Set<string>();
  for (const name of Object.keys(contents).sort()) {
    const parts = name.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      if (folders.has(folder)) continue;
      folders.add(folder);
      yield { kind: 'folder', name: folder };
    }
    const data = Buffer.from(contents[name] ?? '');
    yield { kind: 'file', name, size: data.length, pieces: () => [data] };
  }
}

/** The same files in one more folder. */
export function* belowFolder(folder: string, files: Iterable<SiteFile>): Generator<SiteFile> {
  yield { kind: 'folder', name: folder };
  for (const file of files) yield { ...file, name: `${folder}/${file.name}` };
}
