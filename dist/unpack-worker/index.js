import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/core/failure.js
/** A failure that a user can act on. Its prose is made in `explain`, nowhere else. */
class failure_Failure extends Error {
    name = 'Failure';
    code;
    facts;
    constructor(code, facts, cause) {
        super(code, cause === undefined ? undefined : { cause });
        this.code = code;
        this.facts = facts;
    }
}
function isKnownFailure(thrown) {
    return thrown instanceof failure_Failure;
}
function isFailure(thrown, code) {
    return thrown instanceof failure_Failure && thrown.code === code;
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./lib/site/file-index.js

const SHA256_BYTES = 32;
const MD5_BYTES = 16;
/** Bytes of the hashes of one file, one after another. */
function file_index_hashBytes(hashes) {
    return hashes.length === 1 ? SHA256_BYTES : SHA256_BYTES + MD5_BYTES;
}
/** The hashes of a whole file, written at `at` into `target`. */
function hashInto(target, at, bytes, hashes) {
    let end = at;
    for (const name of hashes)
        end += (0,external_node_crypto_namespaceObject.hash)(name, bytes, 'buffer').copy(target, end);
}
/**
 * Path, size and hashes of every unpacked file, collected while it is written, so that no file is read
 * again.
 */
class FileIndex {
    hashes;
    #files = [];
    /** Other files may be `add`ed while it is written. */
    #open = null;
    /** Of all files together. */
    byteCount = 0;
    constructor(hashes) {
        this.hashes = hashes;
    }
    get fileCount() {
        return this.#files.length + (this.#open === null ? 0 : 1);
    }
    /** Begins a file that is declared to have this many bytes. */
    begin(path, declaredBytes) {
        this.#open = { path, declaredBytes, bytes: 0, digests: null, hashing: null };
    }
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        this.byteCount += bytes.length;
        open.bytes += bytes.length;
        // Most files come in one piece, and for those a single call takes half the time.
        if (open.hashing === null && bytes.length === open.declaredBytes)
            open.digests = this.hashes.map((name) => hash(name, bytes));
        else
            for (const hashing of (open.hashing ??= this.#newHashes()))
                hashing.update(bytes);
    }
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        this.#keep(open, open.digests ?? (open.hashing ?? this.#newHashes()).map((each) => each.digest('hex')));
    }
    /** Adds a file that another thread has written and hashed; `record` has its hashes. */
    add(path, bytes, record) {
        this.byteCount += bytes;
        const hashes = Buffer.from(record.buffer, record.byteOffset, record.length);
        const sha256 = hashes.toString('hex', 0, SHA256_BYTES);
        const others = this.hashes.length === 1 ? [] : [hashes.toString('hex', SHA256_BYTES)];
        this.#keep({ path, bytes }, [sha256, ...others]);
    }
    files() {
        // The engine's own comparison takes a fifth of the time, and gives the right order for nearly every site.
        const compare = this.#files.some(({ path }) => BEYOND_ORDER.test(path)) ? compareUtf8 : compareUnits;
        const files = this.#files.toSorted((one, other) => compare(one.path, other.path));
        const digest = createHash('sha256');
        for (const { sha256, path } of files)
            digest.update(`${sha256}  ${path}\n`);
        return { files, contentDigest: digest.digest('hex') };
    }
    #newHashes() {
        return this.hashes.map((name) => createHash(name));
    }
    #keep({ path, bytes }, digests) {
        const [sha256 = '', md5 = null] = digests;
        this.#files.push({ path, bytes, sha256, md5, text: null });
    }
}
/** The same site with the texts of its pages; `null`: they were not read. */
function withTexts(site, texts) {
    const withText = (file) => {
        const text = texts?.get(file.path);
        return text === undefined ? file : { ...file, text };
    };
    return { ...site, files: site.files.map(withText) };
}
/** Characters that JavaScript's own order may put elsewhere than UTF-8's. */
const BEYOND_ORDER = /[\ud800-\uffff]/;
function compareUnits(one, other) {
    return one < other ? -1 : Number(one > other);
}
/** Compares paths by their bytes in UTF-8, as `Array.prototype.sort` takes it. */
function compareUtf8(one, other) {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
/** Whether a file is a page that readers open. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** Whether a page is what a host shows for missing ones, on the whole or in a language (`de/404.html`). No reader asks for it. */
function isNotFoundPage(path) {
    return /^(?:[a-z]{2,3}(?:-\w+)?\/)?404\.html$/.test(path);
}

;// CONCATENATED MODULE: ./lib/system/disk-failure.js

/** Returns the result of `act`. Throws `disk-full` or `disk-error` for an error of the file system, any other error unchanged. */
function disk_failure_orDiskFailure(path, doing, act) {
    try {
        return act();
    }
    catch (error) {
        throw diskFailure(error, path, doing);
    }
}
/** `disk-full` or `disk-error` for an error of the file system; any other error unchanged. `doing` is a verb and its object. */
function diskFailure(error, path, doing) {
    const code = systemErrorCode(error);
    if (code === null || !/^E[A-Z0-9]+$/.test(code))
        return error;
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return new failure_Failure('disk-full', { path, doing }, error);
    return new failure_Failure('disk-error', { path, doing, problem: error.message }, error);
}
/** The code of an error that Node threw, as in `ENOENT` or `Z_DATA_ERROR`; `null` for anything else. */
function systemErrorCode(error) {
    if (typeof error !== 'object' || error === null || error instanceof failure_Failure)
        return null;
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

;// CONCATENATED MODULE: ./lib/archive/tree.js




const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const HAS_MODES = process.platform !== 'win32';
const WRITING = 'write the file';
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE = external_node_fs_namespaceObject.constants.O_WRONLY |
    external_node_fs_namespaceObject.constants.O_CREAT |
    external_node_fs_namespaceObject.constants.O_EXCL |
    (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0);
/**
 * Makes the files and folders of one archive inside an empty folder that only we write to. Nothing is looked up before
 * it is written, so each folder is made once and remembered, and what is there already is an error. Every call is
 * synchronous, which takes half the time of promises for thousands of small files.
 * Paths come from the entry rules: relative, normalised, safe.
 */
class ArchiveTree {
    root;
    fileIndex;
    #known = new Set();
    #open = null;
    /** Throws `disk-error` when the folder is not ours. */
    constructor(root, fileIndex) {
        this.root = root;
        this.fileIndex = fileIndex;
        orDiskFailure(root, 'make the folder', () => {
            chmodSync(root, FOLDER_MODE);
        });
    }
    /** Every folder that was made below the root, in no order. */
    get folders() {
        return this.#known;
    }
    /** Makes a folder and those above it. Throws `archive-refused`, `disk-full`, `disk-error`. */
    makeFolder(path) {
        if (this.#known.has(path))
            return;
        this.makeFolderOf(path);
        const full = join(this.root, path);
        orDiskFailure(full, 'make the folder', () => {
            orRefusal(path, () => {
                mkdirSync(full, FOLDER_MODE);
            });
            if (HAS_MODES)
                chmodSync(full, FOLDER_MODE);
        });
        this.#known.add(path);
    }
    /** Makes the folder that a file lies in. Throws as `makeFolder` does. */
    makeFolderOf(path) {
        const slash = path.lastIndexOf('/');
        if (slash !== -1)
            this.makeFolder(path.slice(0, slash));
    }
    /** Opens a new file of `bytes` bytes for `write` until `finishFile`. Throws `archive-refused`, `disk-full`, `disk-error`. */
    beginFile(path, bytes) {
        this.makeFolderOf(path);
        this.#open = { descriptor: openNewFile(this.root, path), path: join(this.root, path) };
        this.fileIndex.begin(path, bytes);
    }
    /** The caller may overwrite `bytes` after the return. Throws `disk-full`, `disk-error`. */
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        orDiskFailure(open.path, WRITING, () => {
            writeFileSync(open.descriptor, bytes);
        });
        this.fileIndex.write(bytes);
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finishFile() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        orDiskFailure(open.path, WRITING, () => {
            closeSync(open.descriptor);
        });
        this.fileIndex.finish();
    }
    /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        const open = this.#open;
        this.#open = null;
        try {
            if (open !== null)
                closeSync(open.descriptor);
        }
        catch {
            // The failure that led here is the one to report.
        }
    }
    /** What was unpacked, after the last entry. Throws `archive-empty`. */
    unpacked(format, { stripComponents }) {
        const { fileCount, byteCount } = this.fileIndex;
        if (fileCount === 0)
            throw new Failure('archive-empty', { stripComponents });
        return { format, fileCount, siteBytes: byteCount };
    }
}
/** Opens a new file at an entry's path, to be closed. Throws `archive-refused`, `disk-full`, `disk-error`. */
function openNewFile(root, path) {
    const full = (0,external_node_path_namespaceObject.join)(root, path);
    return disk_failure_orDiskFailure(full, WRITING, () => {
        const descriptor = orRefusal(path, () => (0,external_node_fs_namespaceObject.openSync)(full, CREATE_FILE, FILE_MODE));
        try {
            // Whatever the umask or an inherited ACL leaves of it.
            if (HAS_MODES)
                (0,external_node_fs_namespaceObject.fchmodSync)(descriptor, FILE_MODE);
        }
        catch (error) {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
            throw error;
        }
        return descriptor;
    });
}
/** What `make` returns. Throws `archive-refused` where something is at the entry's path already. */
function orRefusal(entry, make) {
    try {
        return make();
    }
    catch (error) {
        if (systemErrorCode(error) !== 'EEXIST')
            throw error;
        // The entry rules let no name through twice, so it is this file system that reads two as one.
        throw new failure_Failure('archive-refused', { entry, reason: { kind: 'name-in-the-way' } }, error);
    }
}
/**
 * Throws `disk-too-small` when the file system of a folder, which must be there, has less than `bytes` free. `doing` is
 * a verb and its object. Where the system does not report it, nothing is thrown: writing will fail.
 */
function requireSpace(folder, bytes, doing) {
    let freeBytes;
    try {
        const { blocks, bavail, bsize } = statfsSync(folder);
        // Some network file systems report zeros.
        if (blocks === 0)
            return;
        freeBytes = bavail * bsize;
    }
    catch {
        return;
    }
    if (bytes > freeBytes)
        throw new Failure('disk-too-small', { path: folder, doing, neededBytes: bytes, freeBytes });
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./lib/archive/damage.js


/** `archive-damaged`. `entry` is the one that the problem is in, or the last one before it. */
function damage_damaged(problem, entry = null) {
    return new failure_Failure('archive-damaged', { problem, entry });
}
/** `archive-damaged` where node:zlib says that the data are not what they should be; anything else as it is. */
function damage_zlibFailure(error, format, entry) {
    const code = systemErrorCode(error) ?? '';
    if (!/^(?:Z_|ZSTD_)/.test(code))
        return error;
    const problem = `the ${format} data are damaged (${error.message})`;
    return new failure_Failure('archive-damaged', { problem, entry }, error);
}

;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: ./lib/archive/inflate.js


/**
 * The `chunkSize` of a stream: node:zlib wakes another thread to inflate this much, which takes 0.1 ms each time. With a
 * quarter of it the whole run takes 5 to 11 % longer.
 */
const inflate_INFLATED_PIECE_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** Files that are made before other tasks have a turn; on a slow disk they take a tenth of a second. */
const FILES_IN_A_TURN = 256;
/**
 * Inflates on another thread and hands the bytes to `take` on this one. While `take` works on one piece the next is
 * being inflated, and no more than that is held.
 */
function inflate_inflateInto(transform, { format, entry, mayFollow, take }) {
    const stop = new AbortController();
    addAbortSignal(stop.signal, transform);
    // It is thrown where the pieces are read.
    transform.on('error', () => undefined);
    const takeAll = async () => {
        try {
            // Unlike 'data', this asks for a piece after the next one was given to the other thread.
            for await (const bytes of transform) {
                await takeAllOf(bytes, take, stop.signal);
                free(bytes);
            }
        }
        catch (error) {
            stop.signal.throwIfAborted();
            throw zlibFailure(error, format, entry);
        }
    };
    const taken = takeAll();
    let given = 0;
    // A write that waits for room is not called back when the stream is destroyed.
    let wake = () => undefined;
    taken.catch(() => {
        wake();
    });
    return {
        async write(bytes) {
            await new Promise((resolve) => {
                wake = resolve;
                transform.write(bytes, () => {
                    resolve();
                });
            });
            if (transform.destroyed)
                await taken;
            given += bytes.length;
            // node:zlib stops by itself where the data end, or where a zero follows gzip data, and ignores whatever comes then.
            const left = Math.min(bytes.length, given - transform.bytesWritten);
            if (left <= 0 || mayFollow?.(bytes.subarray(bytes.length - left)) === true)
                return;
            stop.abort(damaged(`other bytes follow the ${format} data`, entry));
            stop.signal.throwIfAborted();
        },
        async end() {
            transform.end();
            await taken;
        },
        destroy: (reason) => {
            stop.abort(reason);
        },
    };
}
/** Hands the bytes on as they are. */
function inflate_passInto(take) {
    const stop = new AbortController();
    const pass = async (bytes) => {
        // A stop may come before it.
        await Promise.resolve();
        await takeAllOf(bytes, take, stop.signal);
    };
    return {
        write: pass,
        end: () => pass(Buffer.alloc(0)),
        destroy: (reason) => {
            stop.abort(reason);
        },
    };
}
/** Rejects with what `take` throws, or with the signal's reason. */
async function takeAllOf(bytes, take, signal) {
    for (let at = 0; at < bytes.length;) {
        signal.throwIfAborted();
        at += take(bytes.subarray(at));
        if (at < bytes.length)
            await new Promise((resolve) => setImmediate(resolve));
    }
    signal.throwIfAborted();
}
/**
 * Frees the memory of a piece at once: the collector would let 64 MiB of them pile up. A stream fills each buffer before
 * it takes a new one, so the piece that ends with its buffer is the last.
 */
function free({ buffer, byteOffset, length }) {
    const isLast = byteOffset + length === inflate_INFLATED_PIECE_BYTES && buffer.byteLength === inflate_INFLATED_PIECE_BYTES;
    if (isLast && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}
/** `inLargePieces` hands on pieces of this size. Smaller ones keep the inflating thread waiting between two of them. */
const PIECE_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/**
 * Gathers small pieces into larger ones and hands one on while the next is gathered, so that whoever brings the bytes
 * and whoever takes them work at the same time. What is brought is copied.
 */
function inLargePieces(sink) {
    let filling = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let spare = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let used = 0;
    let handed = Promise.resolve();
    const handOn = async () => {
        await handed;
        handed = sink.write(filling.subarray(0, used));
        // It is waited for before the next one.
        handed.catch(() => undefined);
        [filling, spare] = [spare, filling];
        used = 0;
    };
    return {
        ...sink,
        async write(bytes) {
            for (let at = 0; at < bytes.length;) {
                const copied = bytes.copy(filling, used, at);
                used += copied;
                at += copied;
                if (used === PIECE_BYTES)
                    await handOn();
            }
        },
        async end() {
            if (used > 0)
                await handOn();
            await handed;
            await sink.end();
        },
    };
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./lib/inputs/lexical-path.js

/**
 * Paths as text: nothing here looks at a disk. `platform` is Node's name of it, because Windows has other roots
 * and separators, Windows and macOS take `Site` and `site` for one name, and macOS both forms of an accent.
 */
/** The name of a device of Windows, whatever follows its first dot. */
const lexical_path_WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** A colon separates a drive or a stream from a name. The separators of a path are left out: no such name has one. */
const lexical_path_WINDOWS_FORBIDS = /["*<>?|:]/;
/** Windows drops both from the end of a name. */
const lexical_path_WINDOWS_DROPS = /[. ]$/;
const rulesOf = (platform) => (platform === 'win32' ? win32 : posix);
/** The absolute path that `path` means from the folder `base`, without `.`, `..` and doubled separators; `null` for `C:name`. */
function resolvePath(base, path, platform) {
    // It depends on the drive's own folder, which only a process on that machine knows.
    if (platform === 'win32' && /^[a-z]:(?![\\/])/i.test(path))
        return null;
    return rulesOf(platform)
        .resolve(base, path)
        .replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
/** The names of an absolute path, without its root. */
function segmentsOf(path, platform) {
    return rootAndNames(path, platform).slice(1);
}
/** The folders above an absolute path, the nearest first, the root last. */
function parentsOf(path, platform) {
    const rules = rulesOf(platform);
    const parents = [];
    for (let at = path; rules.dirname(at) !== at; at = rules.dirname(at))
        parents.push(rules.dirname(at));
    return parents;
}
/** The names that lead from `folder` to `path` (both absolute): `[]` when they are one, `null` when `path` is not below it. */
function segmentsBelow(folder, path, platform) {
    const outer = rootAndNames(folder, platform);
    const inner = rootAndNames(path, platform);
    const isAbove = outer.every((name, at) => fold(name, platform) === fold(inner[at] ?? '', platform));
    return isAbove ? inner.slice(outer.length) : null;
}
/** Whether `path` ends with a separator, and so can only name a folder. */
function namesFolder(path, platform) {
    return (platform === 'win32' ? /[\\/]$/ : /\/$/).test(path) || /(?:^|[\\/])\.{1,2}$/.test(path);
}
function rootAndNames(path, platform) {
    const rules = rulesOf(platform);
    const whole = rules.resolve(path);
    const { root } = rules.parse(whole);
    return [root, ...whole.slice(root.length).split(rules.sep)].filter((name) => name !== '');
}
function fold(name, platform) {
    if (platform === 'darwin')
        return name.normalize('NFC').toLowerCase();
    return platform === 'win32' ? name.toLowerCase() : name;
}

;// CONCATENATED MODULE: ./lib/archive/entry-name.js


/** The longest name that ext4, NTFS and APFS can hold, in bytes of UTF-8. */
const SEGMENT_BYTES_MAX = 255;
/**
 * Linux takes paths of 4096 bytes, and Windows longer ones; a quarter is left to the folder that the site is unpacked into.
 */
const PATH_BYTES_MAX = 3072;
/** macOS takes paths of 1024 bytes. */
const PATH_BYTES_ON_MACOS_MAX = 768;
/** Code points that HFS+ drops when it compares names: `.g\u200cit` is `.git` there. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Why the whole name is refused; `null` when it is not. */
function nameProblem(name, platform) {
    if (name === '')
        return { kind: 'name-empty' };
    if (name.startsWith('/') || name.startsWith('\\'))
        return { kind: 'name-absolute' };
    // Wherever it runs, bsdtar drops it.
    if (/^[a-z]:/i.test(name))
        return { kind: 'name-drive' };
    const tooLong = pathLengthProblem(name, platform);
    if (tooLong !== null)
        return tooLong;
    for (const segment of name.split('/')) {
        const problem = segmentProblem(segment, platform);
        if (problem !== null)
            return problem;
    }
    return null;
}
/** Whether the name is too long, as a refusal; `null` when it is not. */
function pathLengthProblem(name, platform) {
    const isMacos = platform === 'darwin';
    const bytesMax = isMacos ? PATH_BYTES_ON_MACOS_MAX : PATH_BYTES_MAX;
    return isLongerThan(name, bytesMax) ? { kind: 'name-too-long', bytesMax, isMacos } : null;
}
/**
 * Why one part of a name between two slashes is refused: readers disagree about it, or `platform` cannot hold it or
 * reads it as another name.
 */
function segmentProblem(segment, platform) {
    if (segment === '' || segment === '.')
        return null;
    if (segment === '..')
        return { kind: 'name-climbs' };
    if (segment.includes('\\'))
        return { kind: 'name-backslash' };
    if (/\p{Cc}/u.test(segment))
        return { kind: 'name-control' };
    if (isLongerThan(segment, SEGMENT_BYTES_MAX))
        return { kind: 'part-too-long', bytesMax: SEGMENT_BYTES_MAX };
    if (isGitFolder(segment))
        return { kind: 'name-git' };
    return platform === 'win32' ? windowsProblem(segment) : null;
}
/** Elsewhere these are names like any other, and real sites have them. */
function windowsProblem(segment) {
    if (segment.includes(':'))
        return { kind: 'windows-colon' };
    if (WINDOWS_DEVICE.test(segment))
        return { kind: 'windows-device' };
    if (WINDOWS_DROPS.test(segment))
        return { kind: 'windows-drops' };
    if (WINDOWS_FORBIDS.test(segment))
        return { kind: 'windows-forbids' };
    return null;
}
function isGitFolder(segment) {
    const first = segment.charCodeAt(0);
    // '.', 'g', 'G' or one that HFS+ drops: all others cannot become '.git' or 'git~1'.
    if (first !== 0x2e && first !== 0x67 && first !== 0x47 && first < 0x80)
        return false;
    const plain = segment
        .replace(IGNORED_BY_HFS, '')
        .replace(/[. ]+$/, '')
        .toLowerCase();
    return plain === '.git' || /^git~\d+$/.test(plain);
}
/** Drops empty parts, `.` and the leading components. `''` when nothing is left. */
function relativePath(name, stripComponents) {
    let rest = name;
    for (let stripped = 0; stripped < stripComponents; stripped += 1) {
        const slash = rest.indexOf('/');
        if (slash === -1)
            return '';
        rest = rest.slice(slash + 1).replace(/^\/+/, '');
    }
    const plain = !rest.startsWith('.') && !rest.endsWith('/') && !rest.includes('//') && !rest.includes('/.');
    if (plain)
        return rest;
    return rest
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
}
/** Whether the text takes more than `limit` bytes in UTF-8, counted only where its length leaves a doubt. */
function isLongerThan(text, limit) {
    return text.length > limit || (text.length * 3 > limit && Buffer.byteLength(text) > limit);
}
/** A name as text. Bytes that are not UTF-8 become replacement characters. */
function entry_name_decodeName(bytes) {
    return { name: bytes.toString('utf8'), nameIsUtf8: (0,external_node_buffer_namespaceObject.isUtf8)(bytes) };
}

;// CONCATENATED MODULE: ./lib/archive/tar/header.js


/** Tar comes in blocks of this many bytes. */
const TAR_BLOCK_BYTES = 512;
const POSIX_MAGIC = 'ustar\x0000';
/** Where POSIX has the first part of a long name, other formats have other fields, and some readers see a name in any format. */
const PREFIX_AT = 345;
const PREFIX_END = 500;
/** In a header of star the prefix is shorter than in one of POSIX, whose magic it has too. */
const STAR_PREFIX_BYTES = 131;
const STAR_MARK_AT = 508;
/** Fields that do not matter here. Python stops without an error at a header in which one of them is no number. */
const NUMBERS = (/* unused pure expression or super */ null && ([
    ['mode', 100, 8],
    ['uid', 108, 8],
    ['gid', 116, 8],
    ['mtime', 136, 12],
    ['devmajor', 329, 8],
    ['devminor', 337, 8],
]));
/** Whether there are zeros only: a block of them is the end of the archive. */
function isZeros(bytes) {
    if (bytes[0] !== 0)
        return bytes.length === 0;
    // Each byte is as the one before it: the comparison runs in native code.
    return bytes.compare(bytes, 1, bytes.length, 0, bytes.length - 1) === 0;
}
/** Whether the bytes can begin a tar. The sum of a header says so even where the format has no magic. */
function canBeginTar(head) {
    const block = head.subarray(0, TAR_BLOCK_BYTES);
    if (block.length < TAR_BLOCK_BYTES)
        return false;
    return isZeros(block) || block.toString('latin1', 257, 262) === 'ustar' || sumHolds(block);
}
/** Reads a header block. Throws `archive-damaged` where its sum is wrong, or readers disagree about a field. */
function readTarHeader(block, lastEntry) {
    if (!sumHolds(block))
        throw damaged('a tar header has a wrong checksum', lastEntry);
    const ownName = upToNul(block, 0, 100);
    const isPosix = block.toString('latin1', 257, 265) === POSIX_MAGIC;
    const prefix = isPosix ? upToNul(block, PREFIX_AT, PREFIX_END - PREFIX_AT) : ownName.subarray(0, 0);
    const name = prefix.length === 0 ? ownName : Buffer.concat([prefix, Buffer.from('/'), ownName]);
    const faulty = (problem) => damaged(problem, decodeName(name).name);
    const type = block.toString('latin1', 156, 157);
    // A sparse file has its map there, and is refused as one.
    if (!isPosix && type !== 'S' && !isZeros(block.subarray(PREFIX_AT, PREFIX_END)))
        throw faulty('its header has bytes that only some readers take for the prefix of its name');
    if (prefix.length > STAR_PREFIX_BYTES && block.toString('latin1', STAR_MARK_AT) === 'tar\0')
        throw faulty('its header has a prefix of its name that some readers cut');
    const unreadable = NUMBERS.find(([, at, length]) => !isNumber(block, at, length));
    if (unreadable !== undefined)
        throw faulty(`its header has no readable ${unreadable[0]}`);
    const bytes = readNumber(block, 124, 12);
    if (bytes === null)
        throw faulty('its header has no readable size');
    return { name, bytes, type };
}
/** The bytes of a field before its first NUL. */
function upToNul(block, start = 0, length = block.length) {
    const field = block.subarray(start, start + length);
    const nul = field.indexOf(0);
    return nul === -1 ? field : field.subarray(0, nul);
}
function sumHolds(block) {
    const stored = readNumber(block, 148, 8);
    // Eight spaces, which is how the field itself counts.
    let sum = 8 * 0x20;
    for (let at = 0; at < 148; at += 1)
        sum += block[at] ?? 0;
    for (let at = 156; at < TAR_BLOCK_BYTES; at += 1)
        sum += block[at] ?? 0;
    if (stored === sum)
        return true;
    // Some old writers added the bytes as signed numbers.
    let negative = 0;
    for (let at = 0; at < TAR_BLOCK_BYTES; at += 1)
        if ((at < 148 || at >= 156) && (block[at] ?? 0) > 127)
            negative += 256;
    return negative > 0 && stored === sum - negative;
}
/** A numeric field: octal digits between spaces and NULs, or base 256 where the first bit is set. `null` when it is neither. */
function readNumber(block, start, length) {
    const end = start + length;
    const first = block[start] ?? 0;
    if (first >= 0x80) {
        // 0xff would begin a negative number, and no size is.
        if (first !== 0x80)
            return null;
        let value = 0;
        for (let at = start + 1; at < end; at += 1)
            value = value * 256 + (block[at] ?? 0);
        return Number.isSafeInteger(value) ? value : null;
    }
    let at = start;
    while (at < end && block[at] === 0x20)
        at += 1;
    let value = 0;
    for (; at < end; at += 1) {
        const digit = (block[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 7)
            break;
        value = value * 8 + digit;
    }
    for (; at < end; at += 1)
        if (block[at] !== 0x20 && block[at] !== 0)
            return null;
    return value;
}
/** Whether every reader takes a field for a number; in base 256 it may be a negative or a huge one. */
function isNumber(block, start, length) {
    return block[start] === 0x80 || block[start] === 0xff || readNumber(block, start, length) !== null;
}
/**
 * Reads the body of a pax header: records of the form `<length> <key>=<value>\n`.
 * Throws `archive-damaged` for anything else, since two readers that guess would see two archives.
 */
function readPaxRecords(body, lastEntry) {
    let path = null;
    let bytes = null;
    let hasLinkPath = false;
    let isSparse = false;
    let realBytes = null;
    for (let at = 0; at < body.length;) {
        const space = body.indexOf(0x20, at);
        const digits = body.toString('latin1', at, space === -1 ? at : space);
        const end = at + Number(digits);
        const equals = body.indexOf(0x3d, space);
        const whole = /^[1-9]\d{0,7}$/.test(digits) && end <= body.length && equals > space && equals < end;
        if (!whole || body[end - 1] !== 0x0a)
            throw damaged('a pax header is malformed', lastEntry);
        const key = body.toString('latin1', space + 1, equals);
        const value = body.subarray(equals + 1, end - 1);
        if (key === 'path')
            path = Buffer.from(value);
        else if (key === 'size')
            bytes = readSize(key, value, lastEntry);
        else if (key === 'linkpath')
            hasLinkPath = value.length > 0;
        else if (key === 'SCHILY.realsize')
            realBytes = readSize(key, value, lastEntry);
        else if (key.startsWith('GNU.sparse.') || key === 'SUN.holesdata')
            isSparse = true;
        at = end;
    }
    // To some readers an empty value takes back what an earlier header said, to others it is the value.
    if (path?.length === 0)
        throw damaged('a pax header has an empty path', lastEntry);
    return { path, bytes, hasLinkPath, isSparse, realBytes };
}
function readSize(key, value, lastEntry) {
    const text = value.toString('latin1');
    const bytes = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(bytes))
        throw damaged(`a pax header has no readable ${key}`, lastEntry);
    return bytes;
}

;// CONCATENATED MODULE: ./lib/archive/zip/record.js





const CENTRAL_FIXED_BYTES = 46;
const LOCAL_FIXED_BYTES = 30;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const FLAG_ENCRYPTED = 1 << 0;
const FLAG_DESCRIPTOR = 1 << 3;
const FLAG_PATCH = 1 << 5;
const FLAG_STRONG_ENCRYPTION = 1 << 6;
const FLAG_UTF8 = 1 << 11;
const FLAG_MASKED = 1 << 13;
/** What the two headers of an entry must agree on, besides name, method, sizes and sum. */
const FLAGS_THAT_MATTER = FLAG_ENCRYPTED | FLAG_DESCRIPTOR | FLAG_PATCH | FLAG_STRONG_ENCRYPTION | FLAG_UTF8 | FLAG_MASKED;
const record_STORED = 0;
const DEFLATED = 8;
/** In a 32-bit field: the number is in the zip64 extra field. */
const IN_ZIP64_32 = 0xffffffff;
const IN_ZIP64_16 = 0xffff;
const EXTRA_ZIP64 = 0x0001;
const EXTRA_UNICODE_PATH = 0x7075;
/** A mode for systems like Unix, by ASi. */
const EXTRA_ASI = 0x756e;
/** In which libarchive finds the attributes of the directory again. No other program reads or, unless it is told to, writes it. */
const EXTRA_ATTRIBUTES = 0x6c78;
const UNICODE_PATH_VERSION = 1;
/** In the lower half of the external attributes. */
const DOS_LABEL = 0x08;
const DOS_FOLDER = 0x10;
function hasDescriptor(record) {
    return (record.flags & FLAG_DESCRIPTOR) !== 0;
}
/** Length in bytes of the record of the central directory that begins here. Throws `archive-damaged` when none does. */
function centralRecordBytes(fixed) {
    if (fixed.readUInt32LE(0) !== CENTRAL_SIGNATURE)
        throw damaged('a record of the central directory has a wrong signature');
    return CENTRAL_FIXED_BYTES + fixed.readUInt16LE(28) + fixed.readUInt16LE(30) + fixed.readUInt16LE(32);
}
/** Reads a whole record of the central directory. Throws `archive-damaged`. */
function readCentralRecord(record) {
    const flags = record.readUInt16LE(8);
    const nameBytes = record.readUInt16LE(28);
    const rawName = record.subarray(CENTRAL_FIXED_BYTES, CENTRAL_FIXED_BYTES + nameBytes);
    const extra = record.subarray(CENTRAL_FIXED_BYTES + nameBytes, CENTRAL_FIXED_BYTES + nameBytes + record.readUInt16LE(30));
    const name = readName(rawName, flags, extra);
    // As on VMS.
    if (/;\d+$/.test(name.name))
        throw damaged('its name ends in a version, which unzip drops', name.name);
    const orZip64 = zip64Numbers(extra, name.name);
    const bytes = orZip64(record.readUInt32LE(24));
    const packedBytes = orZip64(record.readUInt32LE(20));
    const offset = orZip64(record.readUInt32LE(42));
    const disk = record.readUInt16LE(34);
    if (disk !== 0 && disk !== IN_ZIP64_16)
        throw damaged('it is one part of several', name.name);
    return {
        ...name,
        rawName: isAscii(rawName) ? name.name : rawName.toString('latin1'),
        kind: kindOf(record, extra, name.name),
        flags: flags & FLAGS_THAT_MATTER,
        method: record.readUInt16LE(10),
        crc: record.readUInt32LE(16),
        packedBytes,
        bytes,
        offset,
    };
}
/** Why an entry cannot be unpacked; `null` when it can. */
function unsupported({ flags, method }) {
    if ((flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION | FLAG_MASKED)) !== 0)
        return { kind: 'encrypted' };
    if ((flags & FLAG_PATCH) !== 0)
        return { kind: 'patch' };
    return method === record_STORED || method === DEFLATED ? null : { kind: 'method', method };
}
/**
 * Checks the local header that begins `header` against the record, and returns where the data begin, from its start.
 * Throws `archive-damaged` when they disagree: another reader would see another archive.
 */
function checkLocalHeader(header, record) {
    const disagree = (what) => damage_damaged(`its two headers disagree on its ${what}`, record.name);
    if (header.length < LOCAL_FIXED_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE)
        throw damage_damaged('its local header is not where the directory says', record.name);
    const nameEnd = LOCAL_FIXED_BYTES + header.readUInt16LE(26);
    const end = nameEnd + header.readUInt16LE(28);
    if (end > header.length)
        throw damage_damaged('its local header is cut off', record.name);
    const rawName = header.subarray(LOCAL_FIXED_BYTES, nameEnd);
    if (rawName.toString('latin1') !== record.rawName)
        throw disagree('name');
    if ((header.readUInt16LE(6) & FLAGS_THAT_MATTER) !== record.flags)
        throw disagree('flags');
    if (header.readUInt16LE(8) !== record.method)
        throw disagree('method');
    const extra = header.subarray(nameEnd, end);
    if (readName(rawName, record.flags, extra).name !== record.name)
        throw disagree('name');
    requirePlainKind(extra, record.name);
    const orZip64 = zip64Numbers(extra, record.name);
    const bytes = orZip64(header.readUInt32LE(22));
    const packedBytes = orZip64(header.readUInt32LE(18));
    // With a descriptor after the data these may be left at zero, each by itself.
    const agrees = (value, known) => value === known || (value === 0 && hasDescriptor(record));
    if (!agrees(bytes, record.bytes) || !agrees(packedBytes, record.packedBytes))
        throw disagree('size');
    if (!agrees(header.readUInt32LE(14), record.crc))
        throw disagree('checksum');
    return end;
}
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const SIGNATURE_BYTES = Buffer.from('PK\x07\b', 'latin1');
/** With or without a signature, with sizes of 4 or of 8 bytes. */
const DESCRIPTOR_BYTES = [12, 16, 20, 24];
/** Checks what lies between the data of an entry and the next entry: its descriptor, if it has one. Throws `archive-damaged`. */
function checkDescriptor(bytes, record) {
    if (!hasDescriptor(record)) {
        if (bytes.length > 0)
            throw damage_damaged('bytes that belong to no entry follow it', record.name);
        return;
    }
    const isLong = bytes.length >= 20;
    const at = bytes.length % 8 === 0 ? 4 : 0;
    const holds = DESCRIPTOR_BYTES.includes(bytes.length) &&
        (at === 0 || bytes.readUInt32LE(0) === DESCRIPTOR_SIGNATURE) &&
        bytes.readUInt32LE(at) === record.crc &&
        record_readSize(bytes, at + 4, isLong) === record.packedBytes &&
        record_readSize(bytes, at + (isLong ? 12 : 8), isLong) === record.bytes;
    if (!holds)
        throw damage_damaged('its data descriptor disagrees with the directory', record.name);
}
function record_readSize(bytes, at, isLong) {
    return isLong ? Number(bytes.readBigUInt64LE(at)) : bytes.readUInt32LE(at);
}
/**
 * The name: the bytes as UTF-8, whether the flag says so or not. Only where they are not UTF-8, and so in a code page that
 * nobody names, the Unicode path field may give it; elsewhere some readers take the field and some the bytes. `EntryJudge`
 * refuses what is not UTF-8.
 */
function readName(raw, flags, extra) {
    const plain = entry_name_decodeName(raw);
    const field = extraField(extra, EXTRA_UNICODE_PATH, plain.name);
    if (field === null)
        return plain;
    if (field.length < 5 || field[0] !== UNICODE_PATH_VERSION)
        throw damage_damaged('its Unicode path field (0x7075) is of no known version', plain.name);
    // The field belongs to an earlier name then, and every reader ignores it.
    if (field.readUInt32LE(1) !== (0,external_node_zlib_namespaceObject.crc32)(raw))
        return plain;
    const unicode = entry_name_decodeName(field.subarray(5));
    const isAmbiguous = (flags & FLAG_UTF8) !== 0 || plain.nameIsUtf8;
    if (isAmbiguous && unicode.name !== plain.name)
        throw damage_damaged('its Unicode path field (0x7075) gives it a second name', plain.name);
    return unicode;
}
/**
 * Gives a size or an offset of a header as it is, or the next number of the zip64 field where the header has no room for it.
 * The field holds those numbers only, so it is to be asked for them in its order.
 */
function zip64Numbers(extra, entry) {
    const field = extraField(extra, EXTRA_ZIP64, entry);
    let at = 0;
    return (value) => {
        if (value !== IN_ZIP64_32)
            return value;
        if (field === null || at + 8 > field.length)
            throw damage_damaged('its zip64 field lacks a number', entry);
        const long = Number(field.readBigUInt64LE(at));
        at += 8;
        if (!Number.isSafeInteger(long))
            throw damage_damaged('its zip64 field has an impossible number', entry);
        return long;
    };
}
/** The one extra field of a kind; `null` when there is none. Throws `archive-damaged` when the fields do not add up. */
function extraField(extra, kind, entry) {
    let found = null;
    for (let at = 0; at < extra.length;) {
        // Programs that align their data pad with a few zeros, fewer than a field has.
        if (extra.length - at < 4 && isZeros(extra.subarray(at)))
            break;
        const end = extra.length - at < 4 ? Infinity : at + 4 + extra.readUInt16LE(at + 2);
        if (end > extra.length)
            throw damage_damaged('its extra fields do not add up', entry);
        if (extra.readUInt16LE(at) === kind) {
            if (found !== null)
                throw damage_damaged('it has an extra field twice', entry);
            found = extra.subarray(at + 4, end);
        }
        at = end;
    }
    return found;
}
const FILE_TYPES = {
    0x1000: 'named-pipe',
    0x2000: 'device',
    0x4000: 'folder',
    0x6000: 'device',
    0x8000: 'file',
    0xa000: 'symbolic-link',
    0xc000: 'socket',
};
/** By the mode in the upper half of the external attributes, whatever system is said to have written them. */
function kindOf(record, extra, name) {
    const attributes = record.readUInt16LE(38);
    if ((attributes & DOS_LABEL) !== 0)
        throw damaged('its DOS attributes make it the label of a disk', name);
    if ((attributes & DOS_FOLDER) !== 0 && !name.endsWith('/'))
        throw damaged('its DOS attributes say folder and its name says file', name);
    requirePlainKind(extra, name);
    return kindOfMode(record.readUInt16LE(40), name);
}
/** Throws `archive-damaged` where an extra field says another kind than the attributes, for the readers that know it. */
function requirePlainKind(extra, name) {
    if (extraField(extra, EXTRA_ATTRIBUTES, name) !== null)
        throw damage_damaged('its extra field 0x6c78 holds attributes for some readers only', name);
    const asi = extraField(extra, EXTRA_ASI, name);
    if (asi === null)
        return;
    const kind = asi.length < 6 ? null : kindOfMode(asi.readUInt16LE(4), name);
    if (kind !== 'file' && kind !== 'folder')
        throw damage_damaged('its extra field 0x756e makes it a link or a device', name);
}
function kindOfMode(mode, name) {
    const byName = name.endsWith('/') ? 'folder' : 'file';
    const type = mode & 0xf000;
    const kind = type === 0 ? byName : (FILE_TYPES[type] ?? 'unknown-kind');
    if (kind === 'folder' && byName === 'file')
        throw damage_damaged('its attributes say folder and its name says file', name);
    return kind;
}
/** Signature, sum and packed size. */
const record_DESCRIPTOR_HEAD_BYTES = 12;
/**
 * Looks in stored data for what a reader that sees the archive only once takes for the end of them, where they have a
 * descriptor: the signature of one, and the right packed size. `packed` begins `before` bytes behind the start of the data.
 * Throws `archive-damaged`.
 */
function record_requireOneDescriptor(packed, entry, before = 0) {
    if (!hasDescriptor(entry) || entry.method !== record_STORED)
        return;
    for (let at = packed.indexOf(SIGNATURE_BYTES); at !== -1; at = packed.indexOf(SIGNATURE_BYTES, at + 1))
        if (at + record_DESCRIPTOR_HEAD_BYTES <= packed.length && packed.readUInt32LE(at + 8) === before + at)
            throw damage_damaged('its data hold a second descriptor of themselves', entry.name);
}

;// CONCATENATED MODULE: ./lib/archive/zip/data.js






/** Read at once, so that small entries cost no system call each. */
const ZIP_WINDOW_BYTES = 512 * 1024;
/** A zip file, read mostly from front to back through one window. Throws `archive-damaged`, `disk-error`. */
class ZipFile {
    length;
    #path;
    #descriptor;
    #window = Buffer.allocUnsafeSlow(ZIP_WINDOW_BYTES);
    #start = 0;
    #end = 0;
    /** To be closed. */
    constructor(path) {
        this.#path = path;
        this.#descriptor = this.#orFailure(() => (0,external_node_fs_namespaceObject.openSync)(path, 'r'));
        this.length = this.#orFailure(() => (0,external_node_fs_namespaceObject.fstatSync)(this.#descriptor).size);
    }
    /** At most a window, which is valid until the next call. */
    read(offset, length) {
        if (!(offset >= 0) || offset + length > this.length)
            throw damage_damaged('it points past its end');
        if (offset < this.#start || offset + length > this.#end)
            this.#load(offset, offset + length);
        return this.#window.subarray(offset - this.#start, offset - this.#start + length);
    }
    close() {
        (0,external_node_fs_namespaceObject.closeSync)(this.#descriptor);
    }
    /** Reads until the window reaches `needed`, and as far beyond as it has room. */
    #load(offset, needed) {
        this.#start = offset;
        this.#end = offset;
        while (this.#end < needed) {
            const held = this.#end - offset;
            const room = ZIP_WINDOW_BYTES - held;
            const bytes = this.#orFailure(() => (0,external_node_fs_namespaceObject.readSync)(this.#descriptor, this.#window, held, room, this.#end));
            if (bytes === 0)
                throw damage_damaged('it became shorter while it was read');
            this.#end += bytes;
        }
    }
    #orFailure(act) {
        return disk_failure_orDiskFailure(this.#path, 'read the archive', act);
    }
}
/** Smaller buffers are parts of Node's pool and cannot be freed one by one. */
const LEAST_ROOM_BYTES = Buffer.poolSize;
/** The packed data of an entry in `whole`: its header, data and descriptor. Throws `archive-damaged`. */
function packedData(whole, entry) {
    const start = checkLocalHeader(whole, entry);
    const end = dataEnd(start, whole.length, entry);
    checkDescriptor(whole.subarray(end), entry);
    return whole.subarray(start, end);
}
/** Where the data end that begin at `start`, in an entry of `length` bytes. Throws `archive-damaged`. */
function dataEnd(start, length, { packedBytes, name }) {
    if (start + packedBytes > length)
        throw damage_damaged('its data reach into what follows it', name);
    return start + packedBytes;
}
/**
 * Hands the unpacked data of one entry to `use`, which must not keep them. The packed data must end exactly where the
 * entry ends, and must give its size and its CRC-32. Throws `archive-damaged`, or what `use` throws.
 */
function unpackData(packed, entry, use) {
    record_requireOneDescriptor(packed, entry);
    const bytes = entry.method === record_STORED ? packed : inflate(packed, entry);
    requireSize(bytes.length, entry);
    requireSum((0,external_node_zlib_namespaceObject.crc32)(bytes), entry);
    use(bytes);
    // Otherwise the collector lets 64 MiB of these pile up in each thread: a large zip has a peak of 330 MiB then, now 254.
    if (bytes !== packed && bytes.length > 0)
        bytes.buffer.transfer(0);
}
function inflate(packed, entry) {
    // One byte of room more than is needed: data that fill it are too long.
    const room = Math.max(LEAST_ROOM_BYTES, entry.bytes + 1);
    try {
        const options = { chunkSize: room, maxOutputLength: room, info: true };
        const { buffer, engine } = (0,external_node_zlib_namespaceObject.inflateRawSync)(packed, options);
        if (engine.bytesWritten < packed.length)
            throw damage_damaged('other bytes follow the deflate data', entry.name);
        return buffer;
    }
    catch (error) {
        if (systemErrorCode(error) === 'ERR_BUFFER_TOO_LARGE')
            throw tooLong(entry);
        throw damage_zlibFailure(error, 'deflate', entry.name);
    }
}
/**
 * The same for data that are too large to hold: takes them piece by piece, and hands the unpacked pieces to `take`.
 * Everything rejects with `archive-damaged`, or with what `take` throws.
 */
function unpackingSink(entry, take) {
    let sum = 0;
    let bytes = 0;
    let tail = Buffer.alloc(0);
    const takeSome = (piece) => {
        if (entry.method === STORED) {
            const joined = Buffer.concat([tail, piece]);
            requireOneDescriptor(joined, entry, bytes - tail.length);
            tail = Buffer.from(joined.subarray(-DESCRIPTOR_HEAD_BYTES));
        }
        bytes += piece.length;
        if (bytes > entry.bytes)
            throw tooLong(entry);
        sum = crc32(piece, sum);
        take(piece);
        return piece.length;
    };
    const sink = entry.method === STORED
        ? passInto(takeSome)
        : inflateInto(createInflateRaw({ chunkSize: INFLATED_PIECE_BYTES }), {
            format: 'deflate',
            entry: entry.name,
            mayFollow: null,
            take: takeSome,
        });
    return {
        ...sink,
        async end() {
            await sink.end();
            requireSize(bytes, entry);
            requireSum(sum, entry);
        },
    };
}
function requireSize(bytes, entry) {
    if (bytes > entry.bytes)
        throw tooLong(entry);
    if (bytes < entry.bytes)
        throw damage_damaged('it is shorter than the directory says', entry.name);
}
function requireSum(sum, entry) {
    if (sum !== entry.crc)
        throw damage_damaged('its checksum is wrong', entry.name);
}
function tooLong(entry) {
    return damage_damaged('it is longer than the directory says', entry.name);
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./lib/system/worker-file.js

/** Entries that do not run in the main thread: by the folder that they lie in, their file and their bundle in dist/. */
const ENTRIES = {
    zip: { file: 'worker', bundle: 'unpack-worker' },
    check: { file: 'reader', bundle: 'site-check' },
};
/**
 * The file of the entry of this folder, as seen from `here`: a file beside it in src/ or lib/, or the bundle that
 * contains this file.
 */
function worker_file_workerFile(folder, here) {
    const { file, bundle } = ENTRIES[folder];
    return basename(dirname(here)) === folder
        ? join(dirname(here), `${file}${extname(here)}`)
        : join(dirname(here), '..', bundle, 'index.js');
}

;// CONCATENATED MODULE: ./lib/archive/zip/thread.js





/** The most bytes of one job, packed and unpacked. Larger jobs gain nothing. */
const PACKED_MAX_BYTES = (/* unused pure expression or super */ null && (256 * 1024));
const UNPACKED_MAX_BYTES = (/* unused pure expression or super */ null && (2 * 1024 * 1024));
/** A larger entry would be most of a job. */
const ENTRY_MAX_SHARE = 0.5;
/** Jobs that wait in the thread. With fewer it is idle whenever the main thread is late. */
const JOBS_MAX = 4;
/** Room for new objects, of which the thread keeps none after a file. */
const YOUNG_MIB = 4;
/** The longest wait for the end of a job, which takes some milliseconds. A disk that hangs is not waited for. */
const STOP_LIMIT_MS = 250;
/** Indexes into `state`, which both threads see: set when no more files are to be written; number of jobs not done. */
const STOPPED = 0;
const UNDONE = 1;
/** A thread that unpacks small files of a zip beside this one. It gets names and sizes that were judged. */
class ZipThread {
    #tree;
    #worker;
    #state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    #jobs = [];
    #files = [];
    #packedBytes = 0;
    #bytes = 0;
    #failed = null;
    #onDone = () => undefined;
    constructor(archive, tree) {
        const { root, fileIndex } = tree;
        const options = { archive, root, hashes: fileIndex.hashes, state: this.#state };
        this.#tree = tree;
        this.#worker = new Worker(workerFile('zip', import.meta.filename), {
            workerData: options,
            resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
        });
        this.#worker.on('message', (done) => {
            this.#take(done);
        });
        this.#worker.on('error', (error) => {
            // The thread is dead and will finish none of its jobs.
            Atomics.store(this.#state, UNDONE, 0);
            this.#fail(error);
        });
    }
    /** `null` on a machine with one core, where a thread does not help. */
    static start(archive, tree) {
        return availableParallelism() > 1 ? new ZipThread(archive, tree) : null;
    }
    /** Whether an entry is small enough. */
    static fits({ packedBytes, bytes }) {
        return packedBytes <= PACKED_MAX_BYTES * ENTRY_MAX_SHARE && bytes <= UNPACKED_MAX_BYTES * ENTRY_MAX_SHARE;
    }
    /**
     * Leaves a file that `fits` to the thread. `false`: the thread has enough to do, so the caller unpacks the file.
     * Throws what went wrong in the thread earlier.
     */
    offer(file) {
        if (this.#failed !== null)
            throw this.#failed.error;
        const { packedBytes, bytes } = file.entry;
        const hasRoom = this.#packedBytes + packedBytes <= PACKED_MAX_BYTES && this.#bytes + bytes <= UNPACKED_MAX_BYTES;
        if (!hasRoom && !this.#send())
            return false;
        this.#tree.makeFolderOf(file.path);
        this.#packedBytes += packedBytes;
        this.#bytes += bytes;
        this.#files.push(file);
        return true;
    }
    /** Resolves when all files are written and verified. Rejects with what went wrong. */
    async end() {
        while (this.#failed === null && (this.#jobs.length > 0 || this.#files.length > 0)) {
            if (this.#files.length > 0 && this.#send())
                continue;
            await new Promise((resolve) => {
                this.#onDone = resolve;
            });
        }
        if (this.#failed !== null)
            throw this.#failed.error;
    }
    /** Returns when the thread does not write any more, or after `STOP_LIMIT_MS` without a finished job. */
    stop(reason) {
        this.#fail(reason);
        Atomics.store(this.#state, STOPPED, 1);
        for (let left = Atomics.load(this.#state, UNDONE); left > 0; left = Atomics.load(this.#state, UNDONE))
            if (Atomics.wait(this.#state, UNDONE, left, STOP_LIMIT_MS) === 'timed-out')
                break;
        void this.#worker.terminate();
    }
    #send() {
        if (this.#jobs.length >= JOBS_MAX)
            return false;
        this.#jobs.push(this.#files);
        Atomics.add(this.#state, UNDONE, 1);
        this.#worker.postMessage(this.#files);
        this.#files = [];
        this.#packedBytes = 0;
        this.#bytes = 0;
        return true;
    }
    #take({ records, failure }) {
        const files = this.#jobs.shift() ?? [];
        const { fileIndex } = this.#tree;
        const length = hashBytes(fileIndex.hashes);
        if (failure !== null)
            this.#fail(new Failure(failure.code, failure.facts));
        else
            for (const [index, { path, entry }] of files.entries())
                fileIndex.add(path, entry.bytes, records.subarray(index * length, (index + 1) * length));
        this.#onDone();
    }
    #fail(error) {
        this.#failed ??= { error };
        this.#onDone();
    }
}

;// CONCATENATED MODULE: ./lib/archive/zip/worker.js









// The thread's own side: does jobs until it is ended.
const { archive, root, hashes, state } = external_node_worker_threads_namespaceObject.workerData;
let zip = null;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (files) => {
    let done;
    try {
        zip ??= new ZipFile(archive);
        done = { records: unpack(zip, files), failure: null };
    }
    catch (error) {
        // Anything else is a bug, and ends the thread.
        if (!isKnownFailure(error))
            throw error;
        done = { records: new Uint8Array(), failure: { code: error.code, facts: error.facts } };
    }
    Atomics.sub(state, UNDONE, 1);
    Atomics.notify(state, UNDONE);
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(done);
});
function unpack(from, files) {
    const records = Buffer.alloc(files.length * file_index_hashBytes(hashes));
    for (const [index, { entry, path, length }] of files.entries()) {
        if (Atomics.load(state, STOPPED) !== 0)
            break;
        unpackData(packedData(from.read(entry.offset, length), entry), entry, (bytes) => {
            writeNew(path, bytes);
            hashInto(records, index * file_index_hashBytes(hashes), bytes, hashes);
        });
    }
    return records;
}
function writeNew(path, bytes) {
    const descriptor = openNewFile(root, path);
    disk_failure_orDiskFailure((0,external_node_path_namespaceObject.join)(root, path), 'write the file', () => {
        try {
            (0,external_node_fs_namespaceObject.writeFileSync)(descriptor, bytes);
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        }
    });
}

