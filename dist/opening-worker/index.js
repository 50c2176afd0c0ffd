import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
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

;// CONCATENATED MODULE: ./lib/disk/disk-failure.js

/** `disk-full` or `disk-error` for an error of the file system; anything else as it is. `doing` is a verb and what it acts on. */
function disk_failure_diskFailure(error, path, doing) {
    const code = disk_failure_systemErrorCode(error);
    if (code === null || !/^E[A-Z0-9]+$/.test(code))
        return error;
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return new Failure('disk-full', { path, doing }, error);
    return new Failure('disk-error', { path, doing, problem: error.message }, error);
}
/** The code of an error that Node threw, as in `ENOENT` or `Z_DATA_ERROR`; `null` for anything else. */
function disk_failure_systemErrorCode(error) {
    if (typeof error !== 'object' || error === null || error instanceof Failure)
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
            this.#fixFiles ??= process.platform !== 'win32' && (fstatSync(fd).mode & PERMISSION_BITS) !== FILE_MODE;
            if (this.#fixFiles)
                fchmodSync(fd, FILE_MODE);
        });
    }
    /** Throws `disk-full`, `disk-error`. */
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        attempt('write the file', this.root, open.path, () => {
            for (let at = 0; at < bytes.length;)
                at += writeSync(open.fd, bytes, at, bytes.length - at);
        });
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        attempt('write the file', this.root, open.path, () => {
            closeSync(open.fd);
        });
    }
    /** Lets go of a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        const open = this.#open;
        this.#open = null;
        try {
            if (open !== null)
                closeSync(open.fd);
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
            throw new Failure('archive-refused', { entry: path, reason }, error);
        }
        throw diskFailure(error, join(root, path), doing);
    }
}

;// CONCATENATED MODULE: ./lib/disk/open-slots.js
/** Places in the state; slots follow. */
const TURN = 0;
const COUNT = 1;
const FIRST_SLOT = 2;
/** What the turn is when no more will come. */
const OVER = -1;
/** A slot is one of these, or the descriptor of an open file plus `OPENED`. */
const DONE_WITH = 0;
const OFFERED = 1;
const OPENING = 2;
const NOT_OPENED = 3;
const OPENED = 4;
/** Memory for so many files, whose paths together have this many bytes. */
function openSlotsMemory(files, pathBytes) {
    const { BYTES_PER_ELEMENT } = Int32Array;
    return {
        state: new Int32Array(new SharedArrayBuffer((FIRST_SLOT + files) * BYTES_PER_ELEMENT)),
        ends: new Int32Array(new SharedArrayBuffer(files * BYTES_PER_ELEMENT)),
        paths: new Uint8Array(new SharedArrayBuffer(pathBytes)),
    };
}
/**
 * Files to be opened by whichever of two threads comes first. One offers a turn of paths and takes the descriptors in
 * order; what the other has not begun by then it opens itself. Paths are written before a slot is offered and read
 * after it was claimed, so that it does no harm when the other thread comes late from an earlier turn.
 */
class OpenSlots {
    memory;
    #paths;
    #offered = 0;
    constructor(memory) {
        this.memory = memory;
        this.#paths = Buffer.from(memory.paths.buffer);
    }
    /** Begins a turn, with as many of these paths as there is room for. All slots of the turn before are done with. */
    offer(paths) {
        const { state, ends } = this.memory;
        let end = 0;
        let count = 0;
        for (const path of paths) {
            if (count === ends.length || end + Buffer.byteLength(path) > this.#paths.length)
                break;
            end += this.#paths.write(path, end);
            ends[count] = end;
            count += 1;
        }
        for (let slot = 0; slot < count; slot += 1)
            Atomics.store(state, FIRST_SLOT + slot, OFFERED);
        this.#offered = count;
        Atomics.store(state, COUNT, count);
        Atomics.add(state, TURN, 1);
        Atomics.notify(state, TURN);
    }
    /**
     * The descriptor of the file in a slot of this turn, which is the caller's then; `null` where the caller has to open
     * it. Waits while the other thread is about to open it.
     */
    take(slot) {
        const { state } = this.memory;
        const place = FIRST_SLOT + slot;
        if (slot >= this.#offered || Atomics.compareExchange(state, place, OFFERED, DONE_WITH) === OFFERED)
            return null;
        // The other thread does nothing in between but to open the file, which this one would have to wait for as well.
        Atomics.wait(state, place, OPENING);
        const outcome = Atomics.exchange(state, place, DONE_WITH);
        return outcome >= OPENED ? outcome - OPENED : null;
    }
    /** Takes the descriptors that are left of this turn. */
    takeRest() {
        const all = Array.from({ length: this.#offered }, (_, slot) => this.take(slot));
        return all.filter((descriptor) => descriptor !== null);
    }
    /** Says that no turn will come any more. */
    end() {
        const { state } = this.memory;
        Atomics.store(state, TURN, OVER);
        Atomics.notify(state, TURN);
    }
    /** The other thread's side: opens what is offered, turn by turn, until the end. `open` may throw. */
    serve(open) {
        const { state } = this.memory;
        for (let turn = 0; turn !== OVER;) {
            Atomics.wait(state, TURN, turn);
            turn = Atomics.load(state, TURN);
            this.#openAll(open);
        }
    }
    #openAll(open) {
        const { state, ends } = this.memory;
        const count = Atomics.load(state, COUNT);
        for (let slot = 0; slot < count; slot += 1) {
            const place = FIRST_SLOT + slot;
            if (Atomics.compareExchange(state, place, OFFERED, OPENING) !== OFFERED)
                continue;
            const from = slot === 0 ? 0 : ends[slot - 1];
            let outcome = NOT_OPENED;
            try {
                outcome = OPENED + open(this.#paths.toString('utf8', from, ends[slot]));
            }
            catch {
                // Whoever takes it tries again, and tells why.
            }
            Atomics.store(state, place, outcome);
            Atomics.notify(state, place);
            // With no descriptor left, those that become free are for whoever takes this one.
            if (outcome === NOT_OPENED)
                return;
        }
    }
}

;// CONCATENATED MODULE: ./lib/disk/opening-worker.js



/** The thread's side of `FileOpener`, until it is ended. */
function serveOpening() {
    const { root, memory } = external_node_worker_threads_namespaceObject.workerData;
    new OpenSlots(memory).serve((path) => openNewFile(root, path));
}

;// CONCATENATED MODULE: ./lib/opening-worker.js

serveOpening();

