import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/core/failure.js
/** A failure that can be told to a user. Its prose is made in `explain`, nowhere else. */
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
/** Whether something thrown is a failure of this list. */
function isKnownFailure(thrown) {
    return thrown instanceof failure_Failure;
}
/** Narrows to a failure of one code, so that its facts can be read. */
function isFailure(thrown, code) {
    return thrown instanceof failure_Failure && thrown.code === code;
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./lib/site/file-index.js


const SHA256_BYTES = 32;
const MD5_BYTES = 16;
/** Records of one block; blocks are never moved. */
const BLOCK_RECORDS = 4096;
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
 * Path, size and hashes of every file that is unpacked, gathered while it is written, so that nothing has to be read
 * again. It keeps some 50 bytes a file beside the path.
 */
class FileIndex {
    hashes;
    #recordBytes;
    #paths = [];
    #sizes = [];
    #blocks = [];
    #open = null;
    /** Hashes of the open file: in the making, or made. Others may add theirs meanwhile. */
    #running = null;
    #openRecord;
    #isHashed = false;
    #openBytes = 0;
    #byteCount = 0;
    constructor(hashes) {
        this.hashes = hashes;
        this.#recordBytes = file_index_hashBytes(hashes);
        this.#openRecord = Buffer.alloc(this.#recordBytes);
    }
    get fileCount() {
        return this.#paths.length + (this.#open === null ? 0 : 1);
    }
    /** Of all files together. */
    get byteCount() {
        return this.#byteCount;
    }
    /** Begins a file that is declared to have this many bytes. */
    begin(path, declaredBytes) {
        this.#open = { path, declaredBytes };
        this.#openBytes = 0;
        this.#running = null;
        this.#isHashed = false;
    }
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        this.#byteCount += bytes.length;
        this.#openBytes += bytes.length;
        // Most files come in one piece, and for those a single call takes half the time.
        if (this.#running === null && bytes.length === open.declaredBytes) {
            hashInto(this.#openRecord, 0, bytes, this.hashes);
            this.#isHashed = true;
            return;
        }
        this.#running ??= this.hashes.map((name) => createHash(name));
        for (const running of this.#running)
            running.update(bytes);
    }
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        if (this.#running !== null) {
            let end = 0;
            for (const running of this.#running)
                end += running.digest().copy(this.#openRecord, end);
        }
        else if (!this.#isHashed) {
            hashInto(this.#openRecord, 0, new Uint8Array(), this.hashes);
        }
        this.#open = null;
        this.#keep(open.path, this.#openBytes, this.#openRecord);
    }
    /** Takes a file that somebody else wrote and hashed; `record` has its hashes. */
    add(path, bytes, record) {
        this.#byteCount += bytes;
        this.#keep(path, bytes, record);
    }
    /** Lets go of a file that will not be finished. */
    abandon() {
        this.#open = null;
    }
    /** What was gathered. */
    files() {
        const paths = this.#paths;
        const order = orderByUtf8(paths);
        const at = (place) => order[place] ?? 0;
        const hex = (place, from, to) => {
            const [block, start] = this.#record(at(place));
            return block.toString('hex', start + from, start + to);
        };
        const pathAt = (place) => paths[at(place)] ?? '';
        const sha256At = (place) => hex(place, 0, SHA256_BYTES);
        const digest = createHash('sha256');
        for (let place = 0; place < order.length; place += 1)
            digest.update(`${sha256At(place)}  ${pathAt(place)}\n`);
        return {
            count: order.length,
            contentDigest: digest.digest('hex'),
            pathAt,
            bytesAt: (place) => this.#sizes[at(place)] ?? 0,
            sha256At,
            md5At: (place) => this.hashes.length === 1 ? null : hex(place, SHA256_BYTES, SHA256_BYTES + MD5_BYTES),
        };
    }
    #keep(path, bytes, record) {
        const [block, at] = this.#record(this.#paths.length);
        block.set(record, at);
        this.#paths.push(path);
        this.#sizes.push(bytes);
    }
    #record(number) {
        const block = Math.floor(number / BLOCK_RECORDS);
        const buffer = (this.#blocks[block] ??= Buffer.alloc(BLOCK_RECORDS * this.#recordBytes));
        return [buffer, (number % BLOCK_RECORDS) * this.#recordBytes];
    }
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/system/worker-file.js

/** Entries that do not run in the main thread: by the folder that they lie in, their file and their bundle in dist/. */
const ENTRIES = {
    zip: { file: 'worker', bundle: 'unpack-worker' },
    check: { file: 'reader', bundle: 'site-check' },
};
/**
 * The file of the entry of this folder, as seen from `here`: a file beside it in src/ or lib/, or the bundle that this
 * file became.
 */
function worker_file_workerFile(folder, here) {
    const { file, bundle } = ENTRIES[folder];
    return basename(dirname(here)) === folder
        ? join(dirname(here), `${file}${extname(here)}`)
        : join(dirname(here), '..', bundle, 'index.js');
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/system/disk-failure.js

/** `disk-full` or `disk-error` for an error of the file system; anything else as it is. `doing` is a verb and what it acts on. */
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

;// CONCATENATED MODULE: ./lib/archive/files.js




const FILE_MODE = 0o644;
const PERMISSION_BITS = 0o7777;
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE = external_node_fs_namespaceObject.constants.O_WRONLY |
    external_node_fs_namespaceObject.constants.O_CREAT |
    external_node_fs_namespaceObject.constants.O_EXCL |
    (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0);
/**
 * Makes new files, one after another, in folders that are there. Every call waits for the disk: for thousands of small
 * files that takes half the time of promises. Paths come from the entry rules: relative, normalised, safe.
 */
class ArchiveFiles {
    root;
    #fixFiles = null;
    #open = null;
    constructor(root) {
        this.root = root;
    }
    /** Opens a new file for `write` until `finish`. Throws `disk-full`, `disk-error`. */
    begin(path) {
        attempt('write the file', this.root, path, () => {
            const fd = (0,external_node_fs_namespaceObject.openSync)(`${this.root}/${path}`, CREATE_FILE, FILE_MODE);
            this.#open = { fd, path };
            // What the umask or an inherited ACL leaves of a mode is the same for all; one look tells whether to correct it.
            this.#fixFiles ??= process.platform !== 'win32' && ((0,external_node_fs_namespaceObject.fstatSync)(fd).mode & PERMISSION_BITS) !== FILE_MODE;
            if (this.#fixFiles)
                (0,external_node_fs_namespaceObject.fchmodSync)(fd, FILE_MODE);
        });
    }
    /** Throws `disk-full`, `disk-error`. */
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        attempt('write the file', this.root, open.path, () => {
            for (let at = 0; at < bytes.length;)
                at += (0,external_node_fs_namespaceObject.writeSync)(open.fd, bytes, at, bytes.length - at);
        });
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        attempt('write the file', this.root, open.path, () => {
            (0,external_node_fs_namespaceObject.closeSync)(open.fd);
        });
    }
    /** Lets go of a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        const open = this.#open;
        this.#open = null;
        try {
            if (open !== null)
                (0,external_node_fs_namespaceObject.closeSync)(open.fd);
        }
        catch {
            // The failure that led here is the one to tell.
        }
    }
}
/** Does something to the disk for one entry. Throws `archive-refused`, `disk-full`, `disk-error`. */
function attempt(doing, root, path, act) {
    try {
        act();
    }
    catch (error) {
        if (systemErrorCode(error) === 'EEXIST') {
            // The entry rules let no name through twice, so it is this file system that reads two as one.
            const reason = 'this file system takes its name for that of an earlier entry';
            throw new failure_Failure('archive-refused', { entry: path, reason }, error);
        }
        throw diskFailure(error, (0,external_node_path_namespaceObject.join)(root, path), doing);
    }
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./lib/archive/inflate.js


/**
 * What one turn of the other thread inflates: the `chunkSize` of a stream. Each turn wakes a thread, which takes 0.1 ms:
 * with a quarter of it the whole run takes 5 to 11 % longer.
 */
const inflate_INFLATED_PIECE_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** So many files are made without a pause; on a slow disk they take a tenth of a second. */
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
        failed ??= { error: readable(error, format, entry) };
        if (!transform.destroyed)
            transform.destroy();
        rejectWaiting?.(failed.error);
    };
    let taking = null;
    const takeRest = async () => {
        try {
            for (let bytes = transform.read(); bytes !== null && failed === null; bytes = transform.read()) {
                await takeAllOf(bytes, take, () => failed !== null);
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
                const failure = new Failure('archive-damaged', {
                    problem: `other bytes follow the ${format} data`,
                    entry,
                });
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
function readable(error, format, entry) {
    return isZlibError(error) ? damagedData(error, format, entry) : error;
}
/** Whether node:zlib says that the data are not what they should be. */
function isZlibError(error) {
    return /^(?:Z_|ZSTD_)/.test(systemErrorCode(error) ?? '');
}
/** Where the words of node:zlib would not help a reader. */
const PROBLEMS = {
    'zstd ZSTD_error_prefix_unknown': 'other bytes follow the zstd data',
    'zstd Z_BUF_ERROR': 'the zstd data end in the middle of a frame',
};
function damagedData(error, format, entry) {
    const problem = PROBLEMS[`${format} ${systemErrorCode(error) ?? ''}`] ??
        `the ${format} data are damaged (${error.message})`;
    return new failure_Failure('archive-damaged', { problem, entry }, error);
}
/** What is handed on at once. Smaller pieces keep the inflating thread waiting between two of them. */
const PIECE_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/**
 * Gathers small pieces into larger ones and hands one on while the next is gathered, so that whoever brings the bytes
 * and whoever takes them work at the same time. What is brought is copied.
 */
function steadied(sink) {
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
        destroy(reason) {
            sink.destroy(reason);
        },
    };
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
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
    if (!sumHolds(block)) {
        throw new Failure('archive-damaged', { problem: 'a tar header has a wrong checksum', entry: lastEntry });
    }
    const isUstar = block.toString('latin1', 257, 263) === 'ustar\0';
    const name = upToNul(block, 0, 100);
    const prefix = isUstar ? upToNul(block, PREFIX_AT, 155) : name.subarray(0, 0);
    // GNU tar keeps two times where ustar has the prefix. Where there is no time, Go and Python read a prefix all the same.
    if (!isUstar &&
        (readNumber(block, PREFIX_AT, 12) === null || readNumber(block, PREFIX_AT + 12, 12) === null)) {
        throw new Failure('archive-damaged', {
            problem: 'a tar header has a name prefix that only some readers apply',
            entry: lastEntry,
        });
    }
    const fullName = prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
    const bytes = readNumber(block, 124, 12);
    if (bytes === null) {
        throw new Failure('archive-damaged', {
            problem: 'a tar header has no readable size',
            entry: decodeName(fullName).name,
        });
    }
    const type = block[156] === 0 ? '0' : block.toString('latin1', 156, 157);
    return { name: fullName, bytes, type };
}
/** A name as text. Bytes that are not UTF-8 become replacement characters, and are said to be so. */
function decodeName(bytes) {
    return { name: bytes.toString('utf8'), nameIsUtf8: isUtf8(bytes) };
}
/** The bytes of a field before its first NUL. */
function upToNul(block, start, length) {
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
 * Throws `archive-damaged` for anything else, since a reader that guesses would see another archive than its neighbour.
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
            throw malformed('a pax header is malformed', lastEntry);
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
        throw malformed('a pax header has no readable size', lastEntry);
    return bytes;
}
function malformed(problem, entry) {
    return new Failure('archive-damaged', { problem, entry });
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
    const zip64 = new Zip64Fields(extra, name.name);
    const bytes = zip64.pick(record.readUInt32LE(24));
    const packedBytes = zip64.pick(record.readUInt32LE(20));
    const offset = zip64.pick(record.readUInt32LE(42));
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
    if (header.length < LOCAL_FIXED_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE) {
        throw damaged('its local header is not where the directory says', record.name);
    }
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
    const zip64 = new Zip64Fields(extra, record.name);
    const bytes = zip64.pick(header.readUInt32LE(22));
    const packedBytes = zip64.pick(header.readUInt32LE(18));
    // With a descriptor after the data these may be left at zero, each by itself.
    const may = (value, known) => value === known || (value === 0 && hasDescriptor(record));
    if (!may(bytes, record.bytes) || !may(packedBytes, record.packedBytes))
        throw disagree('size');
    if (!may(header.readUInt32LE(14), record.crc))
        throw disagree('checksum');
    return end;
}
/** Lengths that a data descriptor can have: with or without a signature, with sizes of 4 or of 8 bytes. */
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const DESCRIPTOR_BYTES = (/* unused pure expression or super */ null && ([12, 16, 20, 24]));
/** Checks what lies between the data of an entry and the next: its descriptor where it has one, or nothing. Throws `archive-damaged`. */
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
 * not. Archives from before that have another code page; a guess at which would be wrong somewhere, so the rules refuse them.
 */
function readName(raw, flags, extra) {
    const plain = { name: raw.toString('utf8'), nameIsUtf8: isUtf8(raw) };
    const field = extraField(extra, EXTRA_UNICODE_PATH, plain.name);
    if (field === null || field.length < 5 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(raw))
        return plain;
    const path = field.subarray(5);
    const unicode = { name: path.toString('utf8'), nameIsUtf8: isUtf8(path) };
    const isAmbiguous = (flags & FLAG_UTF8) !== 0 || isAscii(raw);
    if (isAmbiguous && unicode.name !== plain.name)
        throw damaged('it has two names', plain.name);
    return unicode;
}
/** The zip64 field holds, in this order, those of the sizes and the offset that the header has no room for. */
class Zip64Fields {
    #field;
    #entry;
    #at = 0;
    constructor(extra, entry) {
        this.#field = extraField(extra, EXTRA_ZIP64, entry);
        this.#entry = entry;
    }
    pick(value) {
        if (value !== IN_ZIP64_32)
            return value;
        const field = this.#field;
        if (field === null || this.#at + 8 > field.length)
            throw damaged('its zip64 field lacks a number', this.#entry);
        const long = Number(field.readBigUInt64LE(this.#at));
        this.#at += 8;
        if (!Number.isSafeInteger(long))
            throw damaged('its zip64 field has an impossible number', this.#entry);
        return long;
    }
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
function damaged(problem, entry = null) {
    return new failure_Failure('archive-damaged', { problem, entry });
}

;// CONCATENATED MODULE: ./lib/archive/zip/data.js




/** Smaller buffers are parts of a pool of Node's, which cannot be freed one by one. */
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
    // The collector would let 64 MiB of these pile up in each thread: 330 MiB at the peak of a large zip, and 254 without.
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
            throw otherBytesFollow(entry);
        return buffer;
    }
    catch (error) {
        if (systemErrorCode(error) === 'ERR_BUFFER_TOO_LARGE')
            throw tooLong(entry);
        throw isZlibError(error) ? damagedData(error, 'deflate', entry.name) : error;
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
        write: (piece) => sink.write(piece),
        async end() {
            await sink.end();
            requireSize(bytes, entry);
            requireSum(sum, entry);
        },
        destroy: (reason) => {
            sink.destroy(reason);
        },
    };
}
function requireSize(bytes, entry) {
    if (bytes > entry.bytes)
        throw tooLong(entry);
    if (bytes < entry.bytes)
        throw damaged('it is shorter than the directory says', entry.name);
}
function requireSum(sum, entry) {
    if (sum !== entry.crc)
        throw damaged('its checksum is wrong', entry.name);
}
function tooLong(entry) {
    return damaged('it is longer than the directory says', entry.name);
}
function otherBytesFollow(entry) {
    return damaged('other bytes follow the deflate data', entry.name);
}

;// CONCATENATED MODULE: ./lib/archive/zip/thread.js







/** A job holds as many packed and unpacked bytes. Larger ones cost memory and gain nothing. */
const PACKED_BYTES = (/* unused pure expression or super */ null && (256 * 1024));
const UNPACKED_BYTES = (/* unused pure expression or super */ null && (2 * 1024 * 1024));
/** A larger entry would leave most of a job empty. */
const LARGEST_SHARE = 0.5;
/** Jobs that wait in the thread. With fewer it waits whenever this thread comes late. */
const MOST_JOBS = 4;
/** What the thread makes is garbage after each file, so that it needs little room for new objects. */
const YOUNG_MIB = 4;
/** The longest wait for the end of a job, which takes some milliseconds. A disk that hangs is not waited for. */
const STOP_LIMIT_MS = 250;
/** Places in memory that both threads see: set when no more files are to be written; jobs that are not done. */
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
            // It will not do its jobs.
            Atomics.store(this.#state, UNDONE, 0);
            this.#fail(error);
        });
    }
    /** `null` on one core, where a thread does not help. */
    static start(tree) {
        return availableParallelism() > 1 ? new ZipThread(tree) : null;
    }
    /** Whether an entry is small enough. */
    static fits({ packedBytes, bytes }) {
        return packedBytes <= PACKED_BYTES * LARGEST_SHARE && bytes <= UNPACKED_BYTES * LARGEST_SHARE;
    }
    /**
     * Copies a file that `fits` for the thread. `false`: the thread has enough to do, so the caller unpacks it.
     * Throws what went wrong in the thread before.
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
    /** Comes back when the thread does not write any more. */
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
/** The thread's own side: does jobs until it is ended. */
function serveUnpacking() {
    const port = external_node_worker_threads_namespaceObject.parentPort;
    if (port === null)
        throw new Error('this runs in a thread of its own');
    const { root, hashes, state } = external_node_worker_threads_namespaceObject.workerData;
    const target = new ArchiveFiles(root);
    const unpack = ({ packed, files }) => {
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
    };
    port.on('message', (job) => {
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
        port.postMessage(done, [packed.buffer]);
    });
}
/** An error in a form that can be sent to another thread. */
function problemOf(error) {
    if (isKnownFailure(error))
        return { kind: 'failure', code: error.code, facts: error.facts };
    return { kind: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

;// CONCATENATED MODULE: ./lib/archive/zip/worker.js

serveUnpacking();

