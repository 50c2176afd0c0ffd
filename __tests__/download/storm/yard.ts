import { createCipheriv } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pack, type Format } from '../../../emulator/archives/pack.ts';
import { filesOf } from '../../../emulator/site/site-files.ts';
import { seeded } from '../../kit/virtual-clock.ts';

/** Bytes of the sites in the yard. The smallest are one chunk; the larger ones are worth several connections. */
export const SITE_BYTES = [
  50_000, 400_000, 1_500_000, 2_700_000, 16_000_000, 24_000_000, 12_000_000,
] as const;

export type Site = Readonly<Record<string, Uint8Array>>;

export interface Version {
  readonly site: Site;
  readonly archive: string;
}

/** The archives of storms, built on first use. Each has two versions: before a change, and after. */
export class Yard {
  readonly #folder: string;
  readonly #sites = new Map<string, Site>();
  readonly #packing = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The second version has the same names and sizes as the first, so that a mixture of a tar would show nowhere else. */
  async version(format: Format, bytes: number, number: 0 | 1): Promise<Version> {
    const site = this.#site(bytes, number);
    const archive = join(this.#folder, `${bytes}-${number}.${format}`);
    let packing = this.#packing.get(archive);
    if (packing === undefined) {
      packing = existsSync(archive) ? Promise.resolve() : this.#pack(site, format, archive);
      this.#packing.set(archive, packing);
    }
    await packing;
    return { site, archive };
  }

  /** Processes may share a yard: a file under its final name is complete. */
  async #pack(site: Site, format: Format, archive: string): Promise<void> {
    const making = `${archive}.${process.pid}`;
    await pack(filesOf(site), format, making);
    renameSync(making, archive);
  }

  #site(bytes: number, number: 0 | 1): Site {
    const key = `${bytes}-${number}`;
    const known = this.#sites.get(key);
    if (known !== undefined) return known;
    const chance = seeded(bytes);
    const site: Record<string, Uint8Array> = { '.well-known/empty': Buffer.alloc(0) };
    const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, number + 1), Buffer.alloc(16, 7));
    for (let left = bytes, count = 0; left > 0; count += 1) {
      const size = Math.min(left, Math.ceil(100 * 10 ** (chance() * Math.log10(bytes / 500))));
      const folder = ['', 'assets/', 'guide/start/', 'guide/größen/'][count % 4] ?? '';
      const ending = count % 4 === 1 ? 'bin' : 'html';
      // Text that packs well between noise that does not.
      site[`${folder}${count}.${ending}`] =
        count % 5 === 4 ? Buffer.alloc(size, `<p>${number}</p>\n`) : noise.update(Buffer.alloc(size));
      left -= size;
    }
    this.#sites.set(key, site);
    return site;
  }
}
