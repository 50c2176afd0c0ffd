// A stand-in for the aws command, as far as the recipes use it: buckets are one file of JSON, $STAND_IN/buckets.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Stored {
  readonly text: string;
  readonly type: string;
  readonly cache: string;
}
export type Buckets = Record<string, Record<string, Stored>>;

const KEY_MAX_BYTES = 1024;
const URL_MAX_CHARS = 4000;
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  json: 'application/json',
};

const [service = '', command = '', ...args] = process.argv.slice(2);
const file = join(process.env['STAND_IN'] ?? '', 'buckets.json');
const buckets = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Buckets;

const positional: string[] = [];
const options: (readonly [name: string, value: string])[] = [];
for (let at = 0; at < args.length; at += 1) {
  const arg = args[at] ?? '';
  if (!arg.startsWith('--')) positional.push(arg);
  else if (/^--(?:recursive|delete|size-only|only-show-errors)$/.test(arg) && service === 's3')
    options.push([arg, '']);
  else options.push([arg, args[(at += 1)] ?? '']);
}
const option = (name: string): string | undefined => options.find(([one]) => one === name)?.[1];

/** The last filter that matches decides. */
function isWanted(name: string): boolean {
  let wanted = true;
  for (const [kind, pattern] of options) {
    if (kind !== '--exclude' && kind !== '--include') continue;
    const expression = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    if (new RegExp(`^${expression}$`, 's').test(name)) wanted = kind === '--include';
  }
  return wanted;
}

function place(address: string): { bucket: Record<string, Stored>; key: string } {
  const [, name = '', key = ''] = /^s3:\/\/([^/]+)\/?(.*)$/s.exec(address) ?? [];
  return { bucket: (buckets[name] ??= {}), key };
}

let exitCode = 0;
function fail(said: string): void {
  process.stderr.write(`${said}\n`);
  exitCode = 1;
}

function put(path: string, bucket: Record<string, Stored>, key: string): void {
  if (Buffer.byteLength(key) > KEY_MAX_BYTES) {
    fail(`upload failed: KeyTooLongError`);
    return;
  }
  const type = option('--content-type') ?? TYPES[key.split('.').at(-1) ?? ''] ?? 'binary/octet-stream';
  bucket[key] = { text: readFileSync(path, 'utf8'), type, cache: option('--cache-control') ?? '' };
}

function copyFolder(folder: string, address: string, isSync: boolean): void {
  const { bucket } = place(address);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const local = new Set(names.map((name) => name.slice(folder.length + 1)));
  for (const name of [...local].filter(isWanted)) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (option('--size-only') === undefined || bucket[name]?.text.length !== text.length)
      put(join(folder, name), bucket, name);
  }
  if (isSync && option('--delete') !== undefined)
    for (const key of Object.keys(bucket))
      if (!local.has(key) && isWanted(key)) Reflect.deleteProperty(bucket, key);
}

const fromFile = (given = ''): unknown => JSON.parse(readFileSync(given.replace(/^file:\/\//, ''), 'utf8'));
const [first = '', second = ''] = positional;
switch (`${service} ${command}`) {
  case 's3 sync':
    copyFolder(first, second, true);
    break;
  case 's3 cp': {
    const { bucket, key } = place(second);
    if (option('--recursive') === undefined) put(first, bucket, key);
    else copyFolder(first, second, false);
    break;
  }
  case 's3 rm': {
    const { bucket, key } = place(first);
    Reflect.deleteProperty(bucket, key);
    break;
  }
  case 's3api get-object': {
    const found = buckets[option('--bucket') ?? '']?.[option('--key') ?? ''];
    if (found === undefined) fail('An error occurred (NoSuchKey) when calling the GetObject operation');
    else writeFileSync(first, found.text);
    break;
  }
  case 's3api delete-objects': {
    const { Objects } = fromFile(option('--delete')) as { Objects: readonly { Key: string }[] };
    const bucket = buckets[option('--bucket') ?? ''] ?? {};
    for (const { Key } of Objects) Reflect.deleteProperty(bucket, Key);
    const refused = process.env['STAND_IN_REFUSES'];
    const nothing = option('--output') === 'text' ? 'None' : 'null';
    process.stdout.write(
      `${refused === undefined ? nothing : JSON.stringify([[refused, 'Denied']], null, 4)}\n`,
    );
    break;
  }
  case 'cloudfront create-invalidation': {
    // The last option, with all that follows it.
    const paths = args.slice(args.indexOf('--paths') + 1);
    if (paths.some((path) => path.length > URL_MAX_CHARS || /[^\x21-\x7e]/.test(path)))
      fail('An error occurred (InvalidArgument) when calling the CreateInvalidation operation');
    break;
  }
  default:
    fail(`aws ${service} ${command}: not here`);
}
writeFileSync(file, JSON.stringify(buckets));
process.exitCode = exitCode;
