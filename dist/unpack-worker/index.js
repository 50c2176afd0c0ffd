import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

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
    #byteCount = 0;
    constructor(hashes) {
        this.hashes = hashes;
    }
    get fileCount() {
        return this.#files.length + (this.#open === null ? 0 : 1);
    }
    /** Of all files together. */
    get byteCount() {
        return this.#byteCount;
    }
    /** Begins a file that is declared to have this many bytes. */
    begin(path, declaredBytes) {
        this.#open = { path, declaredBytes, bytes: 0, digests: null, hashing: null };
    }
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        this.#byteCount += bytes.length;
        open.bytes += bytes.length;
        // Most files come in one piece, and for those a single call takes half the time.
        if (open.hashing === null && bytes.length === open.declaredBytes) {
            open.digests = this.hashes.map((name) => hash(name, bytes));
            return;
        }
        open.hashing ??= this.#newHashes();
        for (const hashing of open.hashing)
            hashing.update(bytes);
    }
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        const hashing = open.hashing ?? (open.digests === null ? this.#newHashes() : null);
        this.#keep(open, hashing?.map((each) => each.digest('hex')) ?? open.digests ?? []);
    }
    /** Adds a file that another thread has written and hashed; `record` has its hashes. */
    add(path, bytes, record) {
        this.#byteCount += bytes;
        const hashes = Buffer.from(record.buffer, record.byteOffset, record.length);
        const sha256 = hashes.toString('hex', 0, SHA256_BYTES);
        const others = this.hashes.length === 1 ? [] : [hashes.toString('hex', SHA256_BYTES)];
        this.#keep({ path, bytes }, [sha256, ...others]);
    }
    /** Forgets a file that will not be finished. */
    abandon() {
        this.#open = null;
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
        this.#files.push({ path, bytes, sha256, md5 });
    }
}
/** Characters that JavaScript's own order may put elsewhere than UTF-8's. */
const BEYOND_ORDER = /[\ud800-\uffff]/;
function compareUnits(one, other) {
    return one < other ? -1 : Number(one > other);
}
/** Compares paths by their bytes in UTF-8, as `Array.prototype.sort` takes it. */
function compareUtf8(one, other) {
    const length = Math.min(one.length, other.length);
    for (let at = 0; at < length; at += 1) {
        const a = one.charCodeAt(at);
        const b = other.charCodeAt(at);
        if (a !== b)
            return rank(a) - rank(b);
    }
    return one.length - other.length;
}
/** Halves of characters beyond U+FFFF rank after all others. */
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x1_0000 : unit;
}
/** Whether a file is a page that readers open. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** Whether a page is what a host shows for missing ones, on the whole or in a language (`de/404.html`). No reader asks for it. */
function isNotFoundPage(path) {
    return /^(?:[a-z]{2,3}(?:-\w+)?\/)?404\.html$/.test(path);
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
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
const PERMISSION_BITS = 0o7777;
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE = external_node_fs_namespaceObject.constants.O_WRONLY |
    external_node_fs_namespaceObject.constants.O_CREAT |
    external_node_fs_namespaceObject.constants.O_EXCL |
    (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0);
/**
 * Makes the files and folders of one archive inside an empty folder that only we write to. Nothing is looked up before
 * it is written, so each folder is made once and remembered, and what is there already is an error.
 * Paths come from the entry rules: relative, normalised, safe.
 */
class ArchiveTree {
    root;
    fileIndex;
    #files;
    #known = new Set();
    #lastFolder = '';
    #fixFolders = null;
    /** Throws `disk-error` when the folder is not ours. */
    constructor(root, fileIndex) {
        this.root = root;
        this.fileIndex = fileIndex;
        this.#files = new ArchiveFiles(root);
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
        const slash = path.lastIndexOf('/');
        if (slash !== -1)
            this.makeFolder(path.slice(0, slash));
        const full = join(this.root, path);
        orDiskFailure(full, 'make the folder', () => {
            orRefusal(path, () => {
                mkdirSync(full, FOLDER_MODE);
            });
            // As for files: one look tells whether to correct the mode.
            this.#fixFolders ??= process.platform !== 'win32' && !hasMode(statSync(full), FOLDER_MODE);
            if (this.#fixFolders)
                chmodSync(full, FOLDER_MODE);
        });
        this.#known.add(path);
    }
    /** Makes the folder that a file lies in. Throws as `makeFolder` does. */
    makeFolderOf(path) {
        const slash = path.lastIndexOf('/');
        if (slash === -1 || (slash === this.#lastFolder.length && path.startsWith(this.#lastFolder)))
            return;
        this.#lastFolder = path.slice(0, slash);
        this.makeFolder(this.#lastFolder);
    }
    /** Opens a new file of `bytes` bytes for `write` until `finishFile`. Throws `archive-refused`, `disk-full`, `disk-error`. */
    beginFile(path, bytes) {
        this.makeFolderOf(path);
        this.#files.begin(path);
        this.fileIndex.begin(path, bytes);
    }
    /** The caller may overwrite `bytes` after the return. Throws `disk-full`, `disk-error`. */
    write(bytes) {
        this.#files.write(bytes);
        this.fileIndex.write(bytes);
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finishFile() {
        this.#files.finish();
        this.fileIndex.finish();
    }
    /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        this.#files.abandon();
        this.fileIndex.abandon();
    }
    /** What was unpacked, after the last entry. Throws `archive-empty`. */
    unpacked(format, { stripComponents }) {
        const { fileCount, byteCount } = this.fileIndex;
        if (fileCount === 0)
            throw new Failure('archive-empty', { stripComponents });
        return { format, fileCount, siteBytes: byteCount };
    }
}
/**
 * Makes new files, one after another, in folders that are there. Every call is synchronous, which takes half the time of
 * promises for thousands of small files. Paths come from the entry rules.
 */
class ArchiveFiles {
    #root;
    #fixFiles = null;
    #open = null;
    constructor(root) {
        this.#root = root;
    }
    /** Opens a new file for `write` until `finish`. Throws `archive-refused`, `disk-full`, `disk-error`. */
    begin(path) {
        const full = (0,external_node_path_namespaceObject.join)(this.#root, path);
        disk_failure_orDiskFailure(full, 'write the file', () => {
            const fd = orRefusal(path, () => (0,external_node_fs_namespaceObject.openSync)(full, CREATE_FILE, FILE_MODE));
            this.#open = { fd, path: full };
            // What the umask or an inherited ACL leaves of a mode is the same for all; one look tells whether to correct it.
            this.#fixFiles ??= process.platform !== 'win32' && !hasMode((0,external_node_fs_namespaceObject.fstatSync)(fd), FILE_MODE);
            if (this.#fixFiles)
                (0,external_node_fs_namespaceObject.fchmodSync)(fd, FILE_MODE);
        });
    }
    /** Throws `disk-full`, `disk-error`. */
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        disk_failure_orDiskFailure(open.path, 'write the file', () => {
            (0,external_node_fs_namespaceObject.writeFileSync)(open.fd, bytes);
        });
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        disk_failure_orDiskFailure(open.path, 'write the file', () => {
            (0,external_node_fs_namespaceObject.closeSync)(open.fd);
        });
    }
    /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        const open = this.#open;
        this.#open = null;
        try {
            if (open !== null)
                (0,external_node_fs_namespaceObject.closeSync)(open.fd);
        }
        catch {
            // The failure that led here is the one to report.
        }
    }
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
        const reason = 'this file system takes its name for that of an earlier entry';
        throw new failure_Failure('archive-refused', { entry, reason }, error);
    }
}
function hasMode({ mode }, wanted) {
    return (mode & PERMISSION_BITS) === wanted;
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
/** Where the words of node:zlib would not help a reader. */
const PROBLEMS = {
    'zstd ZSTD_error_prefix_unknown': 'other bytes follow the zstd data',
    'zstd Z_BUF_ERROR': 'the zstd data end in the middle of a frame',
};
/** `archive-damaged` where node:zlib says that the data are not what they should be; anything else as it is. */
function damage_zlibFailure(error, format, entry) {
    const code = systemErrorCode(error) ?? '';
    if (!/^(?:Z_|ZSTD_)/.test(code))
        return error;
    const problem = PROBLEMS[`${format} ${code}`] ?? `the ${format} data are damaged (${error.message})`;
    return new failure_Failure('archive-damaged', { problem, entry }, error);
}

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
    let given = 0;
    let failed = null;
    let rejectWaiting = null;
    const fail = (error) => {
        failed ??= { error: zlibFailure(error, format, entry) };
        if (!transform.destroyed)
            transform.destroy();
        rejectWaiting?.(failed.error);
    };
    let taking = null;
    const takeRest = async () => {
        try {
            while (failed === null) {
                const bytes = transform.read();
                if (bytes === null)
                    break;
                await takeAllOf(bytes, take, () => failed !== null);
                free(bytes);
            }
        }
        catch (error) {
            fail(error);
        }
        taking = null;
    };
    // Unlike 'data', 'readable' comes after the next piece was given to the other thread.
    transform.on('readable', () => {
        taking ??= takeRest();
    });
    transform.on('error', fail);
    const settle = (begin) => new Promise((resolve, reject) => {
        rejectWaiting = reject;
        if (failed === null)
            begin(resolve);
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason of a signal may be anything
        else
            reject(failed.error);
    });
    return {
        async write(bytes) {
            await settle((resolve) => {
                transform.write(bytes, () => {
                    if (failed === null)
                        resolve();
                });
            });
            given += bytes.length;
            // node:zlib stops by itself where the data end, or where a zero follows gzip data, and ignores whatever comes then.
            const left = Math.min(bytes.length, given - transform.bytesWritten);
            if (left > 0 && mayFollow?.(bytes.subarray(bytes.length - left)) !== true) {
                const failure = damaged(`other bytes follow the ${format} data`, entry);
                fail(failure);
                throw failure;
            }
        },
        async end() {
            await settle((resolve) => {
                if (transform.readableEnded)
                    resolve();
                else
                    transform.once('end', resolve);
                transform.end();
            });
            // The last piece has been read, but maybe not been taken yet.
            await taking;
            if (failed !== null)
                throw failed.error;
        },
        destroy: fail,
    };
}
/** Hands the bytes on as they are. */
function inflate_passInto(take) {
    let stopped = null;
    const unlessStopped = async (bytes) => {
        // A stop may come before it.
        await Promise.resolve();
        await takeAllOf(bytes, take, () => stopped !== null);
        if (stopped !== null)
            throw stopped.error;
    };
    return {
        write: unlessStopped,
        end: () => unlessStopped(Buffer.alloc(0)),
        destroy: (reason) => {
            stopped ??= { error: reason };
        },
    };
}
async function takeAllOf(bytes, take, isStopped) {
    for (let at = 0; at < bytes.length && !isStopped();) {
        at += take(bytes.subarray(at));
        if (at < bytes.length)
            await new Promise((resolve) => setImmediate(resolve));
    }
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
const MAX_SEGMENT_BYTES = 255;
/**
 * Linux takes paths of 4096 bytes, and Windows longer ones; a quarter is left to the folder that the site is unpacked into.
 */
const MAX_PATH_BYTES = 3072;
/** macOS takes paths of 1024 bytes. */
const MAX_PATH_BYTES_ON_MACOS = 768;
/** Code points that HFS+ drops when it compares names: `.g\u200cit` is `.git` there. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Why the whole name is refused, as one clause; `null` when it is not. */
function nameProblem(name, platform) {
    if (name === '')
        return 'its name is empty';
    if (name.startsWith('/') || name.startsWith('\\'))
        return 'its name is absolute';
    // Wherever it runs, bsdtar drops it.
    if (/^[a-z]:/i.test(name))
        return 'its name begins with a drive, which some readers drop';
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
/** Why the name is too long, as one clause; `null` when it is not. */
function pathLengthProblem(name, platform) {
    const [most, why] = platform === 'darwin' ? [MAX_PATH_BYTES_ON_MACOS, ', too long for macOS'] : [MAX_PATH_BYTES, ''];
    return isLongerThan(name, most) ? `its name is longer than ${most} bytes${why}` : null;
}
/**
 * Why one part of a name between two slashes is refused: readers disagree about it, or `platform` cannot hold it or
 * reads it as another name.
 */
function segmentProblem(segment, platform) {
    if (segment === '' || segment === '.')
        return null;
    if (segment === '..')
        return "its name climbs out of its folder with '..'";
    if (segment.includes('\\'))
        return 'its name has a backslash, which parts folders on Windows';
    if (/\p{Cc}/u.test(segment))
        return 'its name has a control character';
    if (isLongerThan(segment, MAX_SEGMENT_BYTES))
        return `a part of its name is longer than ${MAX_SEGMENT_BYTES} bytes`;
    if (isGitFolder(segment))
        return "its name has a part that git reads as '.git'";
    return platform === 'win32' ? windowsProblem(segment) : null;
}
/** Elsewhere these are names like any other, and real sites have them. */
function windowsProblem(segment) {
    if (segment.includes(':'))
        return 'its name has a colon, which Windows reads as a drive or a stream';
    if (WINDOWS_DEVICE.test(segment))
        return 'a part of its name is a device on Windows';
    if (WINDOWS_DROPS.test(segment))
        return 'a part of its name ends in a dot or a space, which Windows drops';
    if (WINDOWS_FORBIDS.test(segment))
        return 'its name has a character that Windows forbids';
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
    return { name: bytes.toString('utf8'), nameIsUtf8: isUtf8(bytes) };
}

;// CONCATENATED MODULE: ./lib/archive/tar/header.js


/** Tar comes in blocks of this many bytes. */
const TAR_BLOCK_BYTES = 512;
/** Where the prefix of a ustar name begins. */
const PREFIX_AT = 345;
/** Whether there are zeros only: a block of them is the end of the archive. */
function header_isZeros(bytes) {
    if (bytes[0] !== 0)
        return bytes.length === 0;
    // Each byte is as the one before it: the comparison runs in native code.
    return bytes.compare(bytes, 1, bytes.length, 0, bytes.length - 1) === 0;
}
/** Whether 512 bytes are a header: their sum says so even where the format has no magic. */
function isTarHeader(block) {
    return block.length >= TAR_BLOCK_BYTES && sumHolds(block);
}
/** Reads a header block. Throws `archive-damaged` where its sum or size is wrong. */
function readTarHeader(block, lastEntry) {
    if (!sumHolds(block))
        throw damaged('a tar header has a wrong checksum', lastEntry);
    const isUstar = block.toString('latin1', 257, 263) === 'ustar\0';
    const name = upToNul(block, 0, 100);
    const prefix = isUstar ? upToNul(block, PREFIX_AT, 155) : name.subarray(0, 0);
    // GNU tar keeps two times where ustar has the prefix. Where the bytes are no time, Go and Python still read a prefix.
    if (!isUstar &&
        (readNumber(block, PREFIX_AT, 12) === null || readNumber(block, PREFIX_AT + 12, 12) === null))
        throw damaged('a tar header has a name prefix that only some readers apply', lastEntry);
    const fullName = prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
    const bytes = readNumber(block, 124, 12);
    if (bytes === null)
        throw damaged('a tar header has no readable size', decodeName(fullName).name);
    const type = block[156] === 0 ? '0' : block.toString('latin1', 156, 157);
    return { name: fullName, bytes, type };
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
/**
 * Reads the body of a pax header: records of the form `<length> <key>=<value>\n`.
 * Throws `archive-damaged` for anything else, since two readers that guess would see two archives.
 */
function readPaxRecords(body, lastEntry) {
    let path = null;
    let bytes = null;
    let hasLinkPath = false;
    let isSparse = false;
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
        // An empty value takes back what an earlier header said.
        if (key === 'path')
            path = value.length === 0 ? null : Buffer.from(value);
        else if (key === 'size')
            bytes = value.length === 0 ? null : readSize(value, lastEntry);
        else if (key === 'linkpath')
            hasLinkPath = value.length > 0;
        else if (key.startsWith('GNU.sparse.'))
            isSparse = true;
        at = end;
    }
    return { path, bytes, hasLinkPath, isSparse };
}
function readSize(value, lastEntry) {
    const text = value.toString('latin1');
    const bytes = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(bytes))
        throw damaged('a pax header has no readable size', lastEntry);
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
        kind: kindOf(record, name.name),
        flags: flags & FLAGS_THAT_MATTER,
        method: record.readUInt16LE(10),
        crc: record.readUInt32LE(16),
        packedBytes,
        bytes,
        offset,
    };
}
/** Why an entry cannot be unpacked, as one clause; `null` when it can. */
function unsupported(record) {
    if ((record.flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION | FLAG_MASKED)) !== 0)
        return 'it is encrypted';
    if ((record.flags & FLAG_PATCH) !== 0)
        return 'it is a patch';
    if (record.method !== record_STORED && record.method !== DEFLATED)
        return `it is packed with method ${record.method}`;
    return null;
}
/**
 * Checks the local header that begins `header` against the record, and returns where the data begin, from its start.
 * Throws `archive-damaged` when they disagree: another reader would see another archive.
 */
function checkLocalHeader(header, record) {
    const disagree = (what) => damaged(`its two headers disagree on its ${what}`, record.name);
    if (header.length < LOCAL_FIXED_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE)
        throw damaged('its local header is not where the directory says', record.name);
    const nameEnd = LOCAL_FIXED_BYTES + header.readUInt16LE(26);
    const end = nameEnd + header.readUInt16LE(28);
    if (end > header.length)
        throw damaged('its local header is cut off', record.name);
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
/** With or without a signature, with sizes of 4 or of 8 bytes. */
const DESCRIPTOR_BYTES = (/* unused pure expression or super */ null && ([12, 16, 20, 24]));
/** Checks what lies between the data of an entry and the next entry: its descriptor, if it has one. Throws `archive-damaged`. */
function checkDescriptor(bytes, record) {
    if (!hasDescriptor(record)) {
        if (bytes.length > 0)
            throw damaged('bytes that belong to no entry follow it', record.name);
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
        throw damaged('its data descriptor disagrees with the directory', record.name);
}
function record_readSize(bytes, at, isLong) {
    return isLong ? Number(bytes.readBigUInt64LE(at)) : bytes.readUInt32LE(at);
}
/**
 * The name: as the Unicode path field says where it belongs to the name, else the bytes as UTF-8, whether the flag says so or
 * not. Older archives use a code page that they do not name, so `EntryJudge` refuses what is not UTF-8.
 */
function readName(raw, flags, extra) {
    const plain = decodeName(raw);
    const field = extraField(extra, EXTRA_UNICODE_PATH, plain.name);
    if (field === null || field.length < 5 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(raw))
        return plain;
    const unicode = decodeName(field.subarray(5));
    const isAmbiguous = (flags & FLAG_UTF8) !== 0 || isAscii(raw);
    if (isAmbiguous && unicode.name !== plain.name)
        throw damaged('it has two names', plain.name);
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
            throw damaged('its zip64 field lacks a number', entry);
        const long = Number(field.readBigUInt64LE(at));
        at += 8;
        if (!Number.isSafeInteger(long))
            throw damaged('its zip64 field has an impossible number', entry);
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
            throw damaged('its extra fields do not add up', entry);
        if (extra.readUInt16LE(at) === kind) {
            if (found !== null)
                throw damaged('it has an extra field twice', entry);
            found = extra.subarray(at + 4, end);
        }
        at = end;
    }
    return found;
}
const FILE_TYPES = {
    0x1000: 'a named pipe',
    0x2000: 'a device',
    0x4000: 'folder',
    0x6000: 'a device',
    0x8000: 'file',
    0xa000: 'a symbolic link',
    0xc000: 'a socket',
};
/** By the mode in the upper half of the external attributes, whatever system is said to have written them. */
function kindOf(record, name) {
    const byName = name.endsWith('/') ? 'folder' : 'file';
    const type = record.readUInt16LE(40) & 0xf000;
    const kind = type === 0 ? byName : (FILE_TYPES[type] ?? 'of a kind that is neither file nor folder');
    if (kind === 'folder' && byName === 'file')
        throw damaged('its attributes say folder and its name says file', name);
    return kind;
}

;// CONCATENATED MODULE: ./lib/archive/zip/data.js





/** Smaller buffers are parts of Node's pool and cannot be freed one by one. */
const LEAST_ROOM_BYTES = Buffer.poolSize;
/**
 * Hands the unpacked data of one entry to `use`, which must not keep them. The packed data must end exactly where the
 * entry ends, and must give its size and its CRC-32. Throws `archive-damaged`, or what `use` throws.
 */
function unpackData(packed, entry, use) {
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
    const takeSome = (piece) => {
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





/** Most bytes of one job, packed and unpacked. Larger jobs cost memory and gain nothing. */
const PACKED_BYTES = (/* unused pure expression or super */ null && (256 * 1024));
const UNPACKED_BYTES = (/* unused pure expression or super */ null && (2 * 1024 * 1024));
/** A larger entry would leave most of a job empty. */
const LARGEST_SHARE = 0.5;
/** Jobs that wait in the thread. With fewer it is idle whenever the main thread is late. */
const MOST_JOBS = 4;
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
    #spare = [];
    #packed = new Uint8Array(PACKED_BYTES);
    #files = [];
    #packedBytes = 0;
    #bytes = 0;
    #failed = null;
    #onDone = () => undefined;
    constructor(tree) {
        const { root, fileIndex } = tree;
        const order = { root, hashes: fileIndex.hashes, state: this.#state };
        this.#tree = tree;
        this.#worker = new Worker(workerFile('zip', import.meta.filename), {
            workerData: order,
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
    static start(tree) {
        return availableParallelism() > 1 ? new ZipThread(tree) : null;
    }
    /** Whether an entry is small enough. */
    static fits({ packedBytes, bytes }) {
        return packedBytes <= PACKED_BYTES * LARGEST_SHARE && bytes <= UNPACKED_BYTES * LARGEST_SHARE;
    }
    /**
     * Copies a file that `fits` for the thread. `false`: the thread has enough to do, so the caller unpacks the file.
     * Throws what went wrong in the thread earlier.
     */
    offer(file, packed) {
        if (this.#failed !== null)
            throw this.#failed.error;
        const { entry, path } = file;
        const hasRoom = this.#packedBytes + entry.packedBytes <= PACKED_BYTES && this.#bytes + entry.bytes <= UNPACKED_BYTES;
        if (!hasRoom && !this.#send())
            return false;
        this.#tree.makeFolderOf(path);
        this.#packed.set(packed, this.#packedBytes);
        this.#packedBytes += entry.packedBytes;
        this.#bytes += entry.bytes;
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
        if (this.#jobs.length >= MOST_JOBS)
            return false;
        const job = { packed: this.#packed, files: this.#files };
        this.#jobs.push(job);
        Atomics.add(this.#state, UNDONE, 1);
        this.#worker.postMessage(job, [job.packed.buffer]);
        this.#packed = this.#spare.pop() ?? new Uint8Array(PACKED_BYTES);
        this.#files = [];
        this.#packedBytes = 0;
        this.#bytes = 0;
        return true;
    }
    #take({ packed, records, problem }) {
        const files = this.#jobs.shift()?.files ?? [];
        this.#spare.push(packed);
        if (problem?.kind === 'failure')
            this.#fail(new Failure(problem.code, problem.facts));
        else if (problem !== null)
            this.#fail(new Error(problem.message));
        const { fileIndex } = this.#tree;
        const length = hashBytes(fileIndex.hashes);
        if (problem === null)
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
const { root, hashes, state } = external_node_worker_threads_namespaceObject.workerData;
const target = new ArchiveFiles(root);
external_node_worker_threads_namespaceObject.parentPort?.on('message', (job) => {
    const { packed } = job;
    let done;
    try {
        done = { packed, records: unpack(job), problem: null };
    }
    catch (error) {
        target.abandon();
        done = { packed, records: new Uint8Array(), problem: problemOf(error) };
    }
    Atomics.sub(state, UNDONE, 1);
    Atomics.notify(state, UNDONE);
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(done, [packed.buffer]);
});
function unpack({ packed, files }) {
    const records = Buffer.alloc(files.length * file_index_hashBytes(hashes));
    let at = 0;
    for (const [index, { entry, path }] of files.entries()) {
        if (Atomics.load(state, STOPPED) !== 0)
            break;
        unpackData(Buffer.from(packed.buffer, at, entry.packedBytes), entry, (bytes) => {
            target.begin(path);
            target.write(bytes);
            target.finish();
            hashInto(records, index * file_index_hashBytes(hashes), bytes, hashes);
        });
        at += entry.packedBytes;
    }
    return records;
}
/** An error in a form that can be sent to another thread. */
function problemOf(error) {
    if (isKnownFailure(error))
        return { kind: 'failure', code: error.code, facts: error.facts };
    return { kind: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

