import { createCipheriv } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MakeTree, once, page } from './trees.ts';

const MB = 1_000_000;

/** Names of real folders and pages: right to left, composed and decomposed, beyond 16 bits, with spaces and quotes. */
const NAMES = [
  'guide',
  'دليل المستخدم',
  'מדריך',
  '用户指南',
  'ユーザーガイド',
  '사용자 안내',
  'คู่มือ',
  'उपयोगकर्ता',
  'Руководство',
  'Οδηγός',
  'Größe',
  'cafe\u0301 au lait',
  'Việt Nam',
  '👩‍👩‍👧‍👦 🇺🇳',
  '𝒢𝓊𝒾𝒹ℯ',
  "it's (a) [page], 100 % & more; $HOME `x` #1",
] as const;
const DEEPEST = 30;

/** Pages with names in many scripts, in folders up to 30 deep. Paths and contents are the same each time. */
export function* pagesInEveryScript(count: number): Generator<readonly [path: string, text: string]> {
  for (let index = 0; index < count; index += 1) {
    const depth = index % (DEEPEST + 1);
    const folders = Array.from({ length: depth }, (_, level) => nameOf(level === 0 ? index >> 6 : level));
    yield [[...folders, `${nameOf(index)} ${index}.html`].join('/'), page(index, (index * 7919) % 3000)];
  }
}

function nameOf(index: number): string {
  return NAMES[index % NAMES.length] ?? '';
}

export function everyScript(count: number): MakeTree {
  return (cache) =>
    once(cache, `scripts-${count}`, (folder) => {
      for (const [path, text] of pagesInEveryScript(count)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    });
}

/** A file of more than 2^31 bytes, and a small one. */
export const longFile: MakeTree = (cache) =>
  once(cache, 'long-file', (folder) => {
    writeFileSync(join(folder, 'index.html'), page(1, 2000));
    writeRepeated(join(folder, 'search.json'), 2200 * MB, 7);
  });

/** 4.4 GB of text, which compresses well. */
export const muchText: MakeTree = (cache) =>
  once(cache, 'much-text', (folder) => {
    for (let index = 0; index < 2200; index += 1) {
      const into = join(folder, `part-${Math.floor(index / 50)}`);
      if (index % 50 === 0) mkdirSync(into);
      writeRepeated(join(into, `reference-${index}.html`), 2 * MB, index);
    }
  });

/** 4.5 GB of images, which do not compress: the last offsets need more than 32 bits. */
export const muchNoise: MakeTree = (cache) =>
  once(cache, 'much-noise', (folder) => {
    const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 2), Buffer.alloc(16));
    const zeros = Buffer.alloc(1.5 * MB);
    for (let index = 0; index < 3000; index += 1) {
      const into = join(folder, `videos-${Math.floor(index / 100)}`);
      if (index % 100 === 0) mkdirSync(into);
      writeFileSync(join(into, `${index}.webm`), noise.update(zeros));
    }
  });

/** Repeats a text, each time with another beginning. */
function writeRepeated(path: string, bytes: number, seed: number): void {
  const text = Buffer.from(page(seed, 100_000));
  const file = openSync(path, 'w');
  for (let at = 0; at < bytes; at += text.length) {
    text.write(at.toString(36).padStart(8));
    writeSync(file, text, 0, Math.min(text.length, bytes - at));
  }
  closeSync(file);
}
