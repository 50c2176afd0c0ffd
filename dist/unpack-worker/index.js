import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./lib/rules/failure.js
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

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/disk/disk-failure.js

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

;// CONCATENATED MODULE: ./lib/disk/archive-files.js




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
    /**
     * Opens a new file for `write` until `finish`, or goes on with what `openNewFile` gave for it. Throws `disk-full`,
     * `disk-error`.
     */
    begin(path, opened = null) {
        attempt('write the file', this.root, path, () => {
            const fd = opened ?? openNewFile(this.root, path);
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
/** Gives the descriptor of a new file, for writing. Throws what `node:fs` throws. */
function openNewFile(root, path) {
    return (0,external_node_fs_namespaceObject.openSync)(`${root}/${path}`, CREATE_FILE, FILE_MODE);
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

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./lib/disk/tar-header.js


/** Tar comes in blocks of this many bytes. */
const TAR_BLOCK_BYTES = 512;
/** Whether there are zeros only: a block of them is the end of the archive. */
function tar_header_isZeros(bytes) {
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
    const magic = block.toString('latin1', 257, 263);
    const name = upToNul(block, 0, 100);
    const prefix = magic === 'ustar\0' ? upToNul(block, 345, 155) : name.subarray(0, 0);
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

;// CONCATENATED MODULE: ./lib/disk/archive-inflate.js



/**
 * What one turn of the other thread inflates: the `chunkSize` of a stream. Each turn wakes a thread, which takes 0.1 ms:
 * with a quarter of it the whole run takes 5 to 11 % longer.
 */
const INFLATED_PIECE_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** So many files are made without a pause; on a slow disk they take a tenth of a second. */
const FILES_IN_A_TURN = 256;
/**
 * Inflates on another thread and hands the bytes to `take` on this one. While `take` works on one piece the next is
 * being inflated, and no more than that is held.
 */
function inflateInto(transform, { format, mayBePadded, pieceBytes, take }) {
    let given = 0;
    let failed = null;
    let rejectWaiting = null;
    const fail = (error) => {
        failed ??= { error: readable(error, format) };
        if (!transform.destroyed)
            transform.destroy();
        rejectWaiting?.(failed.error);
    };
    let taking = null;
    const takeRest = async () => {
        try {
            for (let bytes = transform.read(); bytes !== null && failed === null; bytes = transform.read()) {
                await takeAllOf(bytes, take, () => failed !== null);
                letGo(bytes, pieceBytes);
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
            if (left > 0 && !(mayBePadded && isZeros(bytes.subarray(bytes.length - left)))) {
                const failure = new Failure('archive-damaged', {
                    problem: `other bytes follow the ${format} data`,
                    entry: null,
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
function passInto(take) {
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
 * Frees a piece at once. The collector would let 64 MiB of them pile up first, since to it they are small objects.
 * A stream fills each buffer to its end before it takes a new one, so the piece that ends with its buffer is the last.
 */
function letGo(piece, pieceBytes) {
    const { buffer } = piece;
    const isLast = piece.byteOffset + piece.length === pieceBytes && buffer.byteLength === pieceBytes;
    if (isLast && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}
function readable(error, format) {
    return isZlibError(error) ? damagedData(error, format) : error;
}
/** Whether node:zlib says that the data are not what they should be. */
function isZlibError(error) {
    return /^(?:Z_|ZSTD_|ERR_BUFFER_TOO_LARGE)/.test(systemErrorCode(error) ?? '');
}
function damagedData(error, format, entry = null) {
    return new Failure('archive-damaged', { problem: `the ${format} data are damaged (${error.message})`, entry }, error);
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./lib/disk/file-ledger.js


const SHA256_BYTES = 32;
const MD5_BYTES = 16;
/** Records of one block; blocks are never moved. */
const BLOCK_RECORDS = 4096;
/** Bytes of the hashes of one file, one after another. */
function hashBytes(hashes) {
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
class FileLedger {
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
        this.#recordBytes = hashBytes(hashes);
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

;// CONCATENATED MODULE: ./lib/disk/zip-messages.js
/** Place in the state: set when no more files are to be written. */
const STOP = 0;
/** Place in the state: how many batches the thread has still to do. */
const BUSY = 1;

;// CONCATENATED MODULE: ./lib/disk/zip-worker.js







/** One byte more would be a byte too many; node:zlib wants at least 64. */
const ROOM_BYTES = 64;
/** The thread's side of `ZipCrew`: inflates batches of entries and writes their files, until it is ended. */
function serveUnpacking() {
    const port = external_node_worker_threads_namespaceObject.parentPort;
    if (port === null)
        throw new Error('this runs in a thread of its own');
    const { root, hashes, state } = external_node_worker_threads_namespaceObject.workerData;
    const files = new ArchiveFiles(root);
    port.on('message', (job) => {
        const isStopped = () => Atomics.load(state, STOP) !== 0;
        const nothing = { packed: job.packed, records: new Uint8Array(), doneCount: 0, problem: null };
        const done = isStopped() ? nothing : unpackBatch(job, { files, hashes, isStopped });
        Atomics.sub(state, BUSY, 1);
        Atomics.notify(state, BUSY);
        port.postMessage(done, [job.packed.buffer]);
    });
}
function unpackBatch(job, { files, hashes, isStopped }) {
    const { packed, paths, sizes } = job;
    const records = Buffer.alloc(paths.length * hashBytes(hashes));
    let doneCount = 0;
    let problem = null;
    try {
        const inflated = inflate(job);
        let at = 0;
        for (const [index, path] of paths.entries()) {
            if (isStopped())
                break;
            const end = at + (sizes[index] ?? 0);
            if (path !== null) {
                const bytes = inflated.subarray(at, end);
                files.begin(path);
                files.write(bytes);
                files.finish();
                hashInto(records, index * hashBytes(hashes), bytes, hashes);
            }
            at = end;
            doneCount = index + 1;
        }
        // The collector would let tens of megabytes of these pile up.
        if (inflated.length + ROOM_BYTES === inflated.buffer.byteLength)
            inflated.buffer.transfer(0);
    }
    catch (error) {
        files.abandon();
        problem = problemOf(error);
    }
    return { packed, records, doneCount, problem };
}
/** All entries of a batch, one after another. Throws `BatchDamaged`, or what node:zlib throws. */
function inflate({ packed, usedBytes, sizes }) {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const room = bytes + ROOM_BYTES;
    // With this the whole comes in one buffer, and what is longer than it says is an error.
    const options = { chunkSize: room, maxOutputLength: room, info: true };
    const { buffer, engine } = (0,external_node_zlib_namespaceObject.gunzipSync)(packed.subarray(0, usedBytes), options);
    if (buffer.length !== bytes || engine.bytesWritten !== usedBytes)
        throw new BatchDamaged();
    return buffer;
}
class BatchDamaged extends Error {
    message = 'an entry is not as long as the directory says';
}
/** An error in a form that can be sent to another thread. */
function problemOf(error) {
    if (isKnownFailure(error))
        return { kind: 'failure', code: error.code, facts: error.facts };
    if (error instanceof BatchDamaged)
        return { kind: 'damaged', problem: error.message };
    if (isZlibError(error))
        return { kind: 'damaged', problem: `the zip data are damaged (${error.message})` };
    return { kind: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

;// CONCATENATED MODULE: ./lib/unpack-worker.js

serveUnpacking();

