import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { unpackArchive, type UnpackOrder } from '../../src/disk/unpack.ts';
import { Failure } from '../../src/rules/failure.ts';

/** Names → contents of the files below a folder; folders end in a slash and have `null`. */
export type Tree = Readonly<Record<string, string | null>>;

export function treeOf(folder: string): Tree {
  const tree: Record<string, string | null> = {};
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    const name = relative(folder, path);
    if (item.isDirectory()) tree[`${name}/`] = null;
    else if (item.isFile()) tree[name] = readFileSync(path, 'utf8');
    else throw new Error(`'${name}' is neither file nor folder`);
  }
  return tree;
}

/** Permission bits of everything below a folder, in octal. */
export function modesOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o7777).toString(8)]),
  );
}

/** A folder that is there for one piece of work. */
export async function inScratch<T>(work: (folder: string) => Promise<T> | T, below = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(below, 'unpack-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Outcome =
  { readonly tree: Tree; readonly format: string } | { readonly code: string; readonly facts: unknown };

/** Unpacks the bytes into a fresh folder; anything but a tree or a `Failure` is thrown. Nothing beside the folder may change. */
export async function unpacked(archive: Buffer, order: Partial<UnpackOrder> = {}): Promise<Outcome> {
  return await inScratch(async (scratch) => {
    const path = join(scratch, 'archive');
    const into = join(scratch, 'into');
    writeFileSync(path, archive);
    mkdirSync(into);
    const limits = { stripComponents: 0, maxBytes: 10_000_000, maxFiles: 1000, platform: 'linux' };
    const signal = new AbortController().signal;
    const outcome = await unpackInto({ archive: path, into, ...limits, signal, ...order });
    const beside = readdirSync(scratch).sort().join();
    if (beside !== 'archive,into') throw new Error(`something was written beside the folder: ${beside}`);
    // Throws for a link or a device.
    treeOf(into);
    return outcome;
  });
}

async function unpackInto(order: UnpackOrder): Promise<Outcome> {
  try {
    const { format, fileCount, siteBytes } = await unpackArchive(order);
    const tree = treeOf(order.into);
    const files = readdirSync(order.into, { recursive: true, withFileTypes: true }).filter((item) =>
      item.isFile(),
    );
    if (fileCount !== files.length)
      throw new Error(`${fileCount} files were counted, ${files.length} are there`);
    const bytes = files.reduce((sum, item) => sum + statSync(join(item.parentPath, item.name)).size, 0);
    if (siteBytes !== bytes) throw new Error(`${siteBytes} bytes were counted, ${bytes} are there`);
    return { tree, format };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, facts } = error as Failure;
    return { code, facts };
  }
}
