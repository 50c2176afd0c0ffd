import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { has, type Need } from '../needs.ts';
import { entriesBelow } from './entries-below.ts';

/** Path of a file → its bytes, one per character. A link or a device is named with what it is. */
export type Read = Readonly<Record<string, string>>;
/** `null`: the program refuses the archive. */
type ReadAll = (paths: readonly string[], work: string) => readonly (Read | null)[];

interface Reader {
  readonly name: string;
  readonly needs: Need;
  readonly formats: readonly ('tar' | 'zip')[];
  readonly read: ReadAll;
}

/** Prints one JSON value for each path on a line of its input: an object of names and bytes, or null. */
const PYTHON = `
import json, sys, tarfile, zipfile
def plain(name): return '/'.join(part for part in name.split('/') if part not in ('', '.'))
def read(path):
    files = {}
    if path.endswith('.zip'):
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist():
                if not entry.is_dir(): files[plain(entry.filename)] = archive.read(entry).decode('latin1')
    else:
        with tarfile.open(path) as archive:
            for entry in archive:
                if entry.isfile(): files[plain(entry.name)] = archive.extractfile(entry).read().decode('latin1')
                elif not entry.isdir(): files[plain(entry.name)] = 'other'
    return files
for path in sys.stdin.read().splitlines():
    try: print(json.dumps(read(path)))
    except Exception: print('null')
`;

const GO = `
package main

import ("archive/tar"; "archive/zip"; "bufio"; "encoding/json"; "fmt"; "io"; "os"; "path"; "strings")

func text(r io.Reader) (string, error) {
	b, err := io.ReadAll(r)
	runes := make([]rune, len(b))
	for i, c := range b { runes[i] = rune(c) }
	return string(runes), err
}

func read(p string) (map[string]string, error) {
	files := map[string]string{}
	add := func(name string, r io.Reader) (err error) { files[path.Clean(name)], err = text(r); return }
	if strings.HasSuffix(p, ".zip") {
		z, err := zip.OpenReader(p)
		if err != nil { return nil, err }
		defer z.Close()
		for _, f := range z.File {
			if f.Mode().IsDir() { continue }
			if !f.Mode().IsRegular() { files[path.Clean(f.Name)] = "other"; continue }
			r, err := f.Open()
			if err != nil { return nil, err }
			if err := add(f.Name, r); err != nil { return nil, err }
		}
		return files, nil
	}
	f, err := os.Open(p)
	if err != nil { return nil, err }
	defer f.Close()
	t := tar.NewReader(f)
	for {
		h, err := t.Next()
		if err == io.EOF { return files, nil }
		if err != nil { return nil, err }
		if h.Typeflag == tar.TypeXGlobalHeader || h.Typeflag == tar.TypeDir || h.Typeflag == 'V' { continue }
		if h.Typeflag != tar.TypeReg && h.Typeflag != tar.TypeCont { files[path.Clean(h.Name)] = "other"; continue }
		if err := add(h.Name, t); err != nil { return nil, err }
	}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		files, err := read(lines.Text())
		if err != nil { files = nil }
		b, _ := json.Marshal(files)
		fmt.Println(string(b))
	}
}
`;

const JAVA = `
import java.io.*; import java.nio.charset.StandardCharsets; import java.nio.file.*; import java.util.*; import java.util.zip.*;

class Reader {
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\\"");
    for (char c : text.toCharArray()) out.append(String.format("\\\\u%04x", (int) c));
    return out.append('"').toString();
  }
  static void add(List<String> files, ZipEntry entry, InputStream data) throws IOException {
    String text = new String(data.readAllBytes(), StandardCharsets.ISO_8859_1);
    if (!entry.isDirectory()) files.add(quoted(entry.getName()) + ":" + quoted(text));
  }
  public static void main(String[] args) throws IOException {
    for (String path : new String(System.in.readAllBytes()).split("\\n")) {
      List<String> files = new ArrayList<>();
      try {
        if (args[0].equals("stream")) {
          try (ZipInputStream zip = new ZipInputStream(new BufferedInputStream(Files.newInputStream(Path.of(path))))) {
            for (ZipEntry entry; (entry = zip.getNextEntry()) != null; ) add(files, entry, zip);
          }
        } else {
          try (ZipFile zip = new ZipFile(path)) {
            for (ZipEntry entry : Collections.list(zip.entries())) add(files, entry, zip.getInputStream(entry));
          }
        }
        System.out.println("{" + String.join(",", files) + "}");
      } catch (Exception refused) { System.out.println("null"); }
    }
  }
}
`;

/** One process for all archives. */
const batch =
  (program: string, source: string, toArgs: (path: string) => readonly string[]): ReadAll =>
  (paths, work) => {
    const file = join(work, `Reader.${program === 'java' ? 'java' : program === 'go' ? 'go' : 'py'}`);
    writeFileSync(file, source);
    const done = spawnSync(program, toArgs(file), {
      input: paths.join('\n'),
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, GO111MODULE: 'off' },
    });
    const lines = done.stdout.trimEnd().split('\n');
    if (done.status !== 0 || lines.length !== paths.length)
      throw new Error(`${program} read ${lines.length} of ${paths.length}: ${done.stderr}`);
    return lines.map((line) => JSON.parse(line) as Read | null);
  };

/**
 * One process for each archive, which unpacks `$archive` into the folder that it runs in. A shell starts them all: it takes a
 * process of Jest, with all its memory, twenty times as long.
 */
const each =
  (command: string, { statusMax = 0 } = {}): ReadAll =>
  (paths, work) => {
    const folders = paths.map(() => mkdtempSync(join(work, 'by-')));
    const script = `while IFS= read -r archive && IFS= read -r into; do cd "$into" || exit; ${command} >/dev/null 2>&1; echo $?; done`;
    const done = spawnSync('bash', ['-c', script], {
      input: paths.map((path, at) => `${path}\n${folders[at] ?? ''}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    const ended = done.stdout.trimEnd().split('\n').map(Number);
    if (ended.length !== paths.length)
      throw new Error(`'${command}' read ${ended.length} of ${paths.length}`);
    return folders.map((into, at) => {
      const read = (ended[at] ?? 1) <= statusMax ? readBelow(into) : null;
      rmSync(into, { recursive: true, force: true });
      return read;
    });
  };

export function readBelow(folder: string): Read {
  const read: Record<string, string> = {};
  for (const { name, path, kind } of entriesBelow(folder))
    if (kind !== 'folder') read[name] = kind === 'file' ? readFileSync(path, 'latin1') : 'other';
  return read;
}

const READERS: readonly Reader[] = [
  {
    name: 'Python',
    needs: 'python3',
    formats: ['tar', 'zip'],
    read: batch('python3', PYTHON, (file) => [file]),
  },
  { name: 'Go', needs: 'go', formats: ['tar', 'zip'], read: batch('go', GO, (file) => ['run', file]) },
  {
    name: 'GNU tar',
    needs: 'GNU tar',
    formats: ['tar'],
    read: each('tar --no-same-owner -xf "$archive" </dev/null'),
  },
  {
    name: 'bsdtar',
    needs: 'bsdtar',
    formats: ['tar', 'zip'],
    read: each('bsdtar --no-same-owner -xf "$archive" </dev/null'),
  },
  {
    name: 'bsdtar from a pipe',
    needs: 'bsdtar',
    formats: ['zip'],
    // By `cat`: a file can be read at any place.
    read: each('cat "$archive" | bsdtar -xf -'),
  },
  // 1: with a warning.
  {
    name: 'unzip',
    needs: 'unzip',
    formats: ['zip'],
    read: each('unzip -q "$archive" </dev/null', { statusMax: 1 }),
  },
  {
    name: 'Java ZipFile',
    needs: 'java',
    formats: ['zip'],
    read: batch('java', JAVA, (file) => [file, 'file']),
  },
  {
    name: 'Java ZipInputStream',
    needs: 'java',
    formats: ['zip'],
    read: batch('java', JAVA, (file) => [file, 'stream']),
  },
];

/** What each installed program reads in each archive, by the name of the program. */
export function readByOthers(
  format: 'tar' | 'zip',
  archives: readonly Buffer[],
): ReadonlyMap<string, readonly (Read | null)[]> {
  const work = mkdtempSync(join(tmpdir(), 'archive-readers-'));
  try {
    const paths = archives.map((archive, index) => {
      mkdirSync(join(work, 'archives'), { recursive: true });
      const path = join(work, 'archives', `${index}.${format}`);
      writeFileSync(path, archive);
      return path;
    });
    const readers = READERS.filter(({ needs, formats }) => formats.includes(format) && has(needs));
    return new Map(readers.map(({ name, read }) => [name, read(paths, work)]));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
