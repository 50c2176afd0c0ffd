import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
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

;// CONCATENATED MODULE: ./lib/system/disk-failure.js

/** Returns the result of `act`. Throws `disk-full` or `disk-error` for an error of the file system, any other error unchanged. */
function orDiskFailure(path, doing, act) {
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
        return new Failure('disk-full', { path, doing }, error);
    return new Failure('disk-error', { path, doing, problem: error.message }, error);
}
/** The code of an error that Node threw, as in `ENOENT` or `Z_DATA_ERROR`; `null` for anything else. */
function systemErrorCode(error) {
    if (typeof error !== 'object' || error === null || error instanceof failure_Failure)
        return null;
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/system/new-file.js

/** Longer pieces are written without a copy. */
const GATHERED_CHARS = 256 * 1024;
/**
 * Creates a file with this text, with this mode whatever the umask is. Throws what `node:fs` throws, also when `path`
 * exists; the caller then removes what was written.
 */
function writeNewFile(path, mode, text) {
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(path, 'wx', mode);
    try {
        (0,external_node_fs_namespaceObject.fchmodSync)(descriptor, mode);
        let gathered = '';
        for (const piece of text) {
            gathered += piece;
            if (gathered.length < GATHERED_CHARS)
                continue;
            (0,external_node_fs_namespaceObject.writeFileSync)(descriptor, gathered);
            gathered = '';
        }
        (0,external_node_fs_namespaceObject.writeFileSync)(descriptor, gathered);
        // Some file systems report a full disk only now.
        (0,external_node_fs_namespaceObject.fsyncSync)(descriptor);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
/** A hard link, or a copy where the file system has none. Throws what `node:fs` throws for a copy. */
function linkOrCopy(source, target) {
    try {
        linkSync(source, target);
    }
    catch {
        copyFileSync(source, target);
    }
}

;// CONCATENATED MODULE: ./lib/check/anchor-index.js
/** Numbers per row, one row for each reference, and rows that are allocated together. */
const ROW_NUMBERS = 7;
const CHUNK_ROWS = 16 * 1024;
const ROOM_NAMES = 64 * 1024;
/** As many as browsers follow. It also ends a circle of pages. */
const REDIRECTS_MAX = 20;
/** Target of a redirect to no file: its names are unknown, so none is missing. */
const LEADS_OUT = -1;
/**
 * The names that files have, and the names in other files that references need. A name is a hash of 32 bits: on a page with
 * a thousand names, one missing name in four million goes unnoticed.
 */
class AnchorIndex {
    /** Sorted names by file. A file that was not read has no entry, and counts as having every name. */
    #names = new Map();
    /** Free room for names. Arrays share it: one of its own for each of 80,000 files takes 12 MiB more. */
    #room = new Int32Array();
    #redirects = new Map();
    /** References to pages that are not read yet, as rows: 100,000 pages may have millions, and objects take five times the memory. */
    #chunks = [];
    #rows = 0;
    /** The few that differ from the bytes in their file. Their rows have an index of this list for `from`, and -1 for `to`. */
    #addresses = [];
    addNames(file, names) {
        if (this.#room.length < names.length)
            this.#room = new Int32Array(Math.max(ROOM_NAMES, names.length));
        this.#room.set(names.sort());
        this.#names.set(file, this.#room.subarray(0, names.length));
        this.#room = this.#room.subarray(names.length);
    }
    /** `from` redirects to `to`, so a name that `from` lacks may be on `to`. */
    addRedirect(from, to) {
        this.#redirects.set(from, to);
    }
    /** Adds a reference to a name in another file. Sources come in rising order. */
    addReference(reference) {
        if (this.#names.has(reference.target) && this.#isFound(reference))
            return;
        const row = this.#rows % CHUNK_ROWS;
        if (row === 0)
            this.#chunks.push(new Int32Array(CHUNK_ROWS * ROW_NUMBERS));
        const { source, target, name, orName, from, to, at, address } = reference;
        const range = address === null ? [from, to] : [this.#addresses.push(address) - 1, -1];
        this.#chunks.at(-1)?.set([source, target, name, orName, at, ...range], row * ROW_NUMBERS);
        this.#rows += 1;
    }
    /** Whether a file has a name. */
    has(file, name) {
        const names = this.#names.get(file);
        return names === undefined || holds(names, name);
    }
    /** The references whose name is missing, by source. Complete only when all files have been read. */
    *missing() {
        let found = [];
        let source = -1;
        for (let row = 0; row < this.#rows; row += 1) {
            const reference = this.#referenceAt(row);
            if (this.#isFound(reference))
                continue;
            if (reference.source !== source && found.length > 0)
                yield [source, found];
            if (reference.source !== source)
                found = [];
            source = reference.source;
            found.push(reference);
        }
        if (found.length > 0)
            yield [source, found];
    }
    #referenceAt(row) {
        const chunk = this.#chunks[Math.floor(row / CHUNK_ROWS)];
        const first = (row % CHUNK_ROWS) * ROW_NUMBERS;
        const [source = 0, target = 0, name = 0, orName = 0, at = 0, from = 0, to = 0] = chunk?.subarray(first, first + ROW_NUMBERS) ?? [];
        const address = to === -1 ? (this.#addresses[from] ?? null) : null;
        return { source, target, name, orName, from, to, at, address };
    }
    #isFound({ target, name, orName }) {
        let file = target;
        for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
            if (file === LEADS_OUT || this.has(file, name) || this.has(file, orName))
                return true;
            const next = this.#redirects.get(file);
            if (next === undefined)
                return false;
            file = next;
        }
        return false;
    }
}
function holds(sorted, wanted) {
    let [from, to] = [0, sorted.length];
    while (from < to) {
        const middle = (from + to) >>> 1;
        const value = sorted[middle] ?? 0;
        if (value === wanted)
            return true;
        if (value < wanted)
            from = middle + 1;
        else
            to = middle;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/check/known-hosts.js
/**
 * Hosts with a known purpose, each with all hosts below it. The list covers what documentation sites commonly use. It need
 * not be complete, because any other host is only called `unknown`.
 */
// prettier-ignore
const HOSTS = {
    search: [
        'algolia.net', 'algolianet.com', 'algolia.io', 'typesense.net', 'meilisearch.io', 'trieve.ai',
    ],
    assistant: [
        'kapa.ai', 'inkeep.com', 'mendable.ai', 'openai.com', 'anthropic.com',
    ],
    analytics: [
        'google-analytics.com', 'googletagmanager.com', 'doubleclick.net', 'plausible.io', 'posthog.com',
        'segment.com', 'segment.io', 'mixpanel.com', 'amplitude.com', 'hotjar.com', 'clarity.ms',
        'heapanalytics.com', 'fullstory.com', 'logrocket.io', 'usefathom.com', 'cloudflareinsights.com',
        'pirsch.io', 'matomo.cloud', 'hs-scripts.com', 'sentry.io',
    ],
    playground: [
        'codesandbox.io', 'stackblitz.com', 'codepen.io', 'jsfiddle.net', 'replit.com', 'runkit.com',
        'play.rust-lang.org', 'play.golang.org', 'postman.com', 'run.pstmn.io',
    ],
    'support chat': [
        'intercom.io', 'intercomcdn.com', 'crisp.chat', 'zdassets.com', 'drift.com', 'frontapp.com',
    ],
    fonts: [
        'fonts.googleapis.com', 'fonts.gstatic.com', 'fonts.bunny.net', 'typekit.net', 'fontawesome.com',
        'rsms.me',
    ],
    'code from a CDN': [
        'jsdelivr.net', 'unpkg.com', 'cdnjs.cloudflare.com', 'esm.sh', 'ajax.googleapis.com', 'code.jquery.com',
        'jspm.io', 'skypack.dev', 'polyfill.io', 'cdn.tailwindcss.com', 'bootstrapcdn.com', 'cdn.mathjax.org',
    ],
    video: [
        'youtube.com', 'youtube-nocookie.com', 'ytimg.com', 'vimeo.com', 'vimeocdn.com', 'loom.com',
        'wistia.com', 'wistia.net',
    ],
    images: [
        'shields.io', 'gravatar.com', 'githubusercontent.com', 'imgur.com', 'unsplash.com', 'badge.fury.io',
    ],
};
/** Services that scripts call by themselves, so that a script that names them probably calls them. */
const CALLED = ['search', 'assistant', 'analytics', 'playground', 'support chat'];
/** One of their hosts, or one below it, as a whole name. */
const CALLED_HOST = new RegExp(String.raw `(?<![\w-])(?:${CALLED.flatMap((feature) => HOSTS[feature])
    .join('|')
    .replaceAll('.', '\\.')})(?![\w-]|\.[\w-])`, 'g');
/** What a visitor misses without `host`. */
function featureOf(host) {
    const name = `.${host.replace(/:\d+$/, '')}`;
    const features = Object.keys(HOSTS);
    return features.find((feature) => HOSTS[feature].some((known) => name.endsWith(`.${known}`))) ?? 'unknown';
}
/**
 * Finds the services that a script names, each with its first place. This is a hint, because only running the script would
 * prove a request. The host is that of the list, because scripts often build subdomains at run time.
 */
function servicesNamedIn(script, from, to) {
    const found = new Map();
    // One character per byte, so that places are those of the file.
    for (const { 0: host, index } of script.toString('latin1', from, to).matchAll(CALLED_HOST))
        if (!found.has(host))
            found.set(host, from + index);
    return found;
}

;// CONCATENATED MODULE: ./lib/check/report/severity.js
/** In the order of totals and of texts about them. */
const severity_FINDING_KINDS = [
    'broken-link',
    'missing-anchor',
    'missing-resource',
    'external-load',
    'missing-sitemap-page',
    'no-title',
    'empty-page',
    'error-page',
    'missing-optional',
];
/** Kinds without a missing target: one cause per kind, with one place per page. */
function severity_isOfPages(kind) {
    return kind === 'no-title' || kind === 'empty-page' || kind === 'error-page';
}
/** The most severe first. */
const SEVERITIES = ['high', 'medium', 'low', 'none'];
/** What readers lose: look and function of a page, a page, a part of it, a position on it, or hardly anything. */
const LOSSES = ['code', 'page', 'part', 'place', 'little'];
/** All other features count as little. */
// prettier-ignore
const LOSS_OF = {
    script: 'code', style: 'code',
    'broken-link': 'page', 'empty-page': 'page', 'error-page': 'page',
    font: 'part', image: 'part', icon: 'part', media: 'part', frame: 'part', object: 'part',
    'missing-anchor': 'place',
};
/** A page looks and works without a script or style sheet of these. */
const LOSS_OF_FEATURE = {
    analytics: 'little',
    fonts: 'part',
    images: 'part',
    video: 'part',
};
/** `pages`: files with such a place. */
function severityOf({ cause, pages }, sitePages) {
    if (cause.kind === 'missing-optional')
        return 'none';
    // Readers, search engines and assistants take the error for the page.
    if (cause.kind === 'error-page')
        return 'high';
    const loss = lossOf(cause);
    if (isExcused(cause) || loss === 'little')
        return 'low';
    // At least five pages and 2 % of the site; on a small site two pages and half of it.
    const many = (pages >= 5 && pages * 50 >= sitePages) || (pages >= 2 && pages * 2 >= sitePages);
    if (loss === 'code' || loss === 'page')
        return many ? 'high' : 'medium';
    return many ? 'medium' : 'low';
}
/**
 * Whether readers may lose nothing: some hosts obey a rules file of the site, and scripts that only the original host serves
 * (`/_vercel/insights/…`) measure visits.
 */
function isExcused(cause) {
    if (!('explanation' in cause) || cause.explanation === null)
        return false;
    if (cause.explanation === 'original-host')
        return cause.kind === 'missing-resource';
    return !['image-server', 'outside', 'base-path'].includes(cause.explanation);
}
function lossOf(cause) {
    // Below another path no script and no style sheet is found either.
    if ('explanation' in cause && cause.explanation === 'base-path')
        return 'code';
    const ofFeature = cause.kind === 'external-load' ? LOSS_OF_FEATURE[cause.feature] : undefined;
    return ofFeature ?? LOSS_OF['use' in cause ? cause.use : cause.kind] ?? 'little';
}
/** The missing target: a path, a path with an anchor, or a host. Empty for a fault of a whole page. */
function subjectOf(cause) {
    if (cause.kind === 'missing-anchor')
        return `/${cause.target}#${cause.anchor}`;
    if (cause.kind === 'external-load')
        return cause.host;
    return 'target' in cause ? cause.target : '';
}
/** Its use, if known. */
function detailOf(cause) {
    if (cause.kind === 'missing-optional')
        return cause.relation;
    if (cause.kind === 'external-load')
        return `${featureText(cause.feature)}; ${cause.use}`;
    return cause.kind === 'missing-resource' ? cause.use : null;
}
/** What a visitor misses without a host. */
function featureText(feature) {
    return feature === 'unknown' ? 'purpose unknown' : feature;
}
/** The same text for the same cause, and for no other. */
function keyOf(cause) {
    const detail = cause.kind === 'external-load' ? null : detailOf(cause);
    return `${cause.kind} ${subjectOf(cause)} ${detail ?? ''}`;
}
/** Sorts by severity, then by what readers lose, pages and places, then by the text of the cause, so that order is stable. */
function mostSevereFirst(items) {
    const weighed = items.map((item) => {
        const severity = SEVERITIES.indexOf(item.severity) * LOSSES.length + LOSSES.indexOf(lossOf(item.cause));
        return { item, severity, key: keyOf(item.cause) };
    });
    return weighed
        .sort((a, b) => a.severity - b.severity ||
        b.item.pages - a.item.pages ||
        b.item.count - a.item.count ||
        byCodeUnits(a.key, b.key))
        .map(({ item }) => item);
}
/** Independent of the locale. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/check/findings.js


/** Places in a report. A site with more has the same faults on each page. Further places are only counted. */
const CAUSES_MAX = 50_000;
const PLACES_MAX = 200_000;
/** Of these, places of optional files, so that broken links have room. */
const OPTIONAL_MAX = 20_000;
/** Hosts that are listed; no site has as many. */
const HOSTS_MAX = 10_000;
/** No name of a host is longer. */
const HOST_MAX_CHARS = 253;
/** The uses of a host, the most severe first. For air-gapped hosting the first one counts. */
// prettier-ignore
const USES_BY_SEVERITY = ['script', 'style', 'frame', 'object', 'media', 'image', 'font', 'icon'];
/** Places and the number of their files. All places of a file come in a row. */
class Tally {
    count = 0;
    pages = 0;
    #lastPage = '';
    add({ page }) {
        this.count += 1;
        if (this.#lastPage !== page)
            this.pages += 1;
        this.#lastPage = page;
    }
}
/** Collects what is found while a site is read, within limits. */
class Findings {
    #hosting;
    #causes = new Map();
    #hosts = new Map();
    #places = 0;
    #optional = 0;
    #placesLeftOut = 0;
    constructor(hosting) {
        this.#hosting = hosting;
    }
    add(cause, place) {
        const key = keyOf(cause);
        const isOptional = cause.kind === 'missing-optional';
        const isFull = this.#places >= PLACES_MAX || (isOptional && this.#optional >= OPTIONAL_MAX);
        let found = this.#causes.get(key);
        if (found === undefined && this.#causes.size < CAUSES_MAX && !(isOptional && isFull)) {
            found = { cause, tally: new Tally(), places: [] };
            this.#causes.set(key, found);
        }
        found?.tally.add(place);
        // Each cause keeps at least one place, even in a full report.
        if (found === undefined || (isFull && found.places.length > 0))
            this.#placesLeftOut += 1;
        else {
            this.#places += 1;
            if (isOptional)
                this.#optional += 1;
            found.places.push(place);
        }
    }
    /** Something that a page loads from another host, or a script names. */
    addLoad(host, use, place) {
        if (this.#hosting === 'cloud')
            return;
        const name = host.slice(0, HOST_MAX_CHARS);
        let loads = this.#hosts.get(name);
        if (loads === undefined && this.#hosts.size < HOSTS_MAX) {
            loads = { uses: new Set(), tally: new Tally(), first: place };
            this.#hosts.set(name, loads);
        }
        loads?.uses.add(use);
        loads?.tally.add(place);
        // A name in a script proves no request.
        if (this.#hosting === 'air-gapped' && use !== 'mention')
            this.add({ kind: 'external-load', host: name, feature: featureOf(name), use }, place);
    }
    all() {
        const inOrder = (a, b) => byCodeUnits(a.page, b.page) || (a.line ?? 0) - (b.line ?? 0);
        return {
            found: [...this.#causes.values()].map(({ cause, tally: { count, pages }, places }) => {
                return { cause: this.#withWorstUse(cause), count, pages, places: places.sort(inOrder) };
            }),
            placesLeftOut: this.#placesLeftOut,
            loads: [...this.#hosts].map(([host, { uses, tally, first }]) => {
                const { count: references, pages } = tally;
                return { host, feature: featureOf(host), uses: [...uses], pages, references, first };
            }),
        };
    }
    #withWorstUse(cause) {
        if (cause.kind !== 'external-load')
            return cause;
        const uses = this.#hosts.get(cause.host)?.uses;
        return { ...cause, use: USES_BY_SEVERITY.find((use) => uses?.has(use)) ?? cause.use };
    }
}

;// CONCATENATED MODULE: ./lib/site/file-index.js

const SHA256_BYTES = 32;
const MD5_BYTES = 16;
/** Bytes of the hashes of one file, one after another. */
function hashBytes(hashes) {
    return hashes.length === 1 ? SHA256_BYTES : SHA256_BYTES + MD5_BYTES;
}
/** The hashes of a whole file, written at `at` into `target`. */
function hashInto(target, at, bytes, hashes) {
    let end = at;
    for (const name of hashes)
        end += hash(name, bytes, 'buffer').copy(target, end);
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

;// CONCATENATED MODULE: ./lib/site/address-style.js


const UNKNOWN_STYLE = { pages: null, folders: null };
const PAGE_FORMS = ['html', 'extensionless'];
const FOLDER_FORMS = ['slash', 'no-slash', 'index'];
const INDEX = /(?:^|\/)index\.html?$/i;
/**
 * How `path`, decoded and without a slash at its beginning, writes the address of a file. `null`: the file is no page, or it
 * is the first page, which every site writes as `/`.
 */
function addressForm(path, file) {
    if (!isPage(file) || /^index\.html?$/i.test(file))
        return null;
    if (path === file)
        return INDEX.test(file) ? 'index' : 'html';
    if (!INDEX.test(file))
        return 'extensionless';
    return path.endsWith('/') ? 'slash' : 'no-slash';
}
function noForms() {
    return { html: 0, extensionless: 0, slash: 0, 'no-slash': 0, index: 0 };
}
/** The style of most links; `null` for a tie. */
function styleOf(counts) {
    const most = (forms) => {
        const [first, second] = forms.toSorted((one, other) => counts[other] - counts[one]);
        const isTie = first === undefined || second === undefined || counts[first] === counts[second];
        return isTie ? null : first;
    };
    return { pages: most(PAGE_FORMS), folders: most(FOLDER_FORMS) };
}
/** Reads it from a manifest. What is no style is unknown. */
function readAddressStyle(value) {
    const { pages, folders } = jsonFields(value) ?? {};
    return {
        pages: PAGE_FORMS.find((form) => form === pages) ?? null,
        folders: FOLDER_FORMS.find((form) => form === folders) ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/check/site/site-address.js
/** Longest address. A file's path has at most 3,072 bytes, and each may be encoded as three characters. */
const ADDRESS_MAX_CHARS = 10_000;
/** Placeholder for the host of the site. No such host can exist (RFC 6761). */
const HERE_HOST = 'site.invalid';
const HERE = `https://${HERE_HOST}/`;
/** Reads an address such as `https://example.com/docs`. `null`: it is not one of http or https. */
function parseSiteAddress(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
        return null;
    const { protocol, host, pathname } = url;
    return { scheme: protocol, host, basePath: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
function siteUrl({ scheme, host, basePath }) {
    return `${scheme}//${host}${basePath}`;
}
/** The address of a file, as a base for the references in it. */
function addressOf(path) {
    return HERE + path.split('/').map(encodeURIComponent).join('/');
}
/**
 * The base that `<base href>` sets for a page, or the page's own address if browsers ignore the base. A base that is too
 * long for any host is ignored too, because each link of the page would be as long.
 */
function baseOf(href, own) {
    const base = href.length > ADDRESS_MAX_CHARS ? null : URL.parse(href, own);
    return base === null || base.protocol === 'data:' || base.protocol === 'javascript:' ? own : base.href;
}
/**
 * The place of an address on the site; `null`: it leads elsewhere. An address with the site's own host leads inside, whether
 * it is written with http or https. `builtFor`: the path that the site was built for.
 */
function insideOf({ host, pathname }, site, builtFor = site) {
    const isNamed = host === site?.host;
    if (host !== HERE_HOST && !isNamed)
        return null;
    const path = pathBelow(pathname, isNamed ? site.basePath : '/');
    const below = builtFor === null ? null : pathBelow(pathname, builtFor.basePath);
    return path === null
        ? null
        : { path, otherPath: below === path ? null : below, namedHost: isNamed ? host : null };
}
/** The decoded rest of a path below another; `null` if it is not below it. */
function pathBelow(pathname, basePath) {
    if (`${pathname}/` === basePath)
        return '';
    return pathname.startsWith(basePath) ? percentDecoded(pathname.slice(basePath.length)) : null;
}
/**
 * The target of a relative reference that climbs above the root of the site, such as `../x`; `null` if it does not climb.
 * Browsers stay at the root of the host, but the site may lie deeper.
 */
function outsidePath(reference, page) {
    const path = /^[^?#]*/.exec(reference)?.[0] ?? '';
    if (!path.includes('..') || path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path))
        return null;
    const steps = page.split('/').slice(0, -1);
    let climbs = 0;
    for (const step of path.split('/')) {
        if (step === '..') {
            if (steps.pop() === undefined)
                climbs += 1;
        }
        else if (step !== '.')
            steps.push(percentDecoded(step));
    }
    const isFolder = steps.length > 0 && /(?:^|\/)\.\.?$/.test(path);
    return climbs === 0 ? null : `${'../'.repeat(climbs)}${steps.join('/')}${isFolder ? '/' : ''}`;
}
/** Text with percent escapes decoded. What is no escape, or no UTF-8, stays. */
function percentDecoded(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
            const decoded = Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8');
            return decoded.includes('\ufffd') ? escapes : decoded;
        });
    }
}
/**
 * Reads a fragment, without its `#`, as written in an address. `null`: it needs no name on the page, because it is empty,
 * `top`, a text fragment, or something that a script reads or adds: a route (`#/guide`, `#!guide`), parameters (`#tab=2`), or a
 * line of source code on a page of JSDoc (`#line10`).
 */
function wantedAnchor(fragment) {
    const directive = fragment.indexOf(':~:');
    const plain = directive === -1 ? fragment : fragment.slice(0, directive);
    const name = percentDecoded(plain);
    if (name === '' || /^(?:top$|line\d+$|[/!?]|[\w.-]+=)/i.test(name))
        return null;
    // By script, listings mark a range of lines this way; it needs the first line.
    const [, first = null] = /^(L?\d{1,9})-L?\d{1,9}$/.exec(name) ?? [];
    return { name, orName: first };
}

;// CONCATENATED MODULE: ./lib/check/site/site-paths.js
/** The files of a site and the rules by which static hosts find them. */
class SitePaths {
    /** With slashes, sorted by folder. Case counts, as it does on hosts, whatever this machine does. */
    paths;
    #exact;
    #folded = null;
    #topFolders = null;
    constructor(paths) {
        this.paths = paths;
        this.#exact = new Map(paths.map((path, index) => [path, index]));
    }
    path(index) {
        return this.paths[index] ?? '';
    }
    /** The file with exactly this path, as an index; `null` when there is none. */
    at(path) {
        return this.#exact.get(path) ?? null;
    }
    /**
     * The index of the file that a host serves for a path: the file itself, the page without its `.html`, or a folder's
     * `index.html`. `path` is decoded and begins at the root, without a slash. `null`: there is none.
     */
    find(path) {
        return waysIn(this.#exact, path);
    }
    /** Whether there are files below a folder at the root, as `api/`. */
    hasTopFolder(folder) {
        this.#topFolders ??= new Set(this.paths.map((path) => path.slice(0, path.indexOf('/') + 1)));
        return this.#topFolders.has(folder);
    }
    /** The path of a file that differs in case only; `null` if there is none. */
    similar(path) {
        this.#folded ??= new Map(this.paths.map((each, index) => [each.toLowerCase(), index]));
        const found = waysIn(this.#folded, path.toLowerCase());
        return found === null ? null : this.path(found);
    }
}
function waysIn(files, path) {
    if (path === '' || path.endsWith('/'))
        return files.get(`${path}index.html`) ?? null;
    return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`) ?? null;
}
/** Whether a file is read as a page. */
function isHtml(path) {
    return /\.x?html?$/i.test(path);
}

;// CONCATENATED MODULE: ./lib/check/site/resolver.js


/** Reports shorten longer addresses. */
const SHOWN_MAX_CHARS = 500;
/**
 * Where `address` leads from `base`. `page`: the path of its file, if the file's own address is the base; otherwise `null`.
 */
function targetOf(address, base, page, site) {
    const { files } = site;
    const found = (path, host, needsBase) => {
        const file = files.find(path);
        return file === null
            ? null
            : { kind: 'file', file, host, needsBase, form: addressForm(path, files.path(file)) };
    };
    const url = URL.parse(address, base);
    // Browsers make no request, so that only a reader notices.
    if (url === null)
        return { kind: 'malformed', missing: { target: shortened(address), similar: null, explanation: null } };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { kind: 'other-scheme' };
    const inside = insideOf(url, site.address, site.builtFor ?? site.address);
    if (inside === null)
        return { kind: 'elsewhere', host: url.host };
    const { path, otherPath, namedHost: host } = inside;
    const file = found(path, host, false) ?? (otherPath === null ? null : found(otherPath, host, site.builtFor !== null));
    if (file !== null)
        return file;
    const outside = page === null ? null : outsidePath(address, page);
    const missing = {
        target: shortened(outside ?? `/${path}`),
        similar: files.similar(path) ?? (otherPath === null ? null : files.similar(otherPath)),
        explanation: outside === null ? explanationOf(path, url.search, site) : 'outside',
    };
    return { kind: 'missing', missing, host };
}
/** The address as reports show it. */
function shortened(address) {
    return address.length <= SHOWN_MAX_CHARS ? address : `${address.slice(0, SHOWN_MAX_CHARS)}…`;
}
function explanationOf(path, query, { files, rules }) {
    if (path.endsWith('_next/image') && query.includes('url='))
        return 'image-server';
    if (/^(?:_vercel|\.netlify|cdn-cgi)\//.test(path))
        return 'original-host';
    // If the site has pages there, the missing page is one of them.
    if (path.startsWith('api/') && !files.hasTopFolder('api/'))
        return 'original-host';
    return rules.ruleFor(path);
}

;// CONCATENATED MODULE: ./node_modules/entities/dist/decode-codepoint.js
// Adapted from https://github.com/mathiasbynens/he/blob/36afe179392226cf1b6ccdb16ebbb7a5a844d93a/src/he.js#L106-L134
/**
 * C1 Unicode control character reference replacements (code points 128–159).
 * Index i gives the replacement for code point 128+i; 0 means "no replacement".
 */
const c1 = [
    8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0,
    381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250,
    339, 0, 382, 376,
];
/**
 * True for NUL, UTF-16 surrogates, and values past U+10FFFF.
 * @param codePoint Unicode code point to check.
 */
function isInvalidCodePoint(codePoint) {
    return (codePoint === 0 ||
        (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff) ||
        codePoint > 0x10_ff_ff);
}
/**
 * Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
 * outside the valid Unicode range. Code points in the C1 controls range
 * (128–159) are remapped to their Windows-1252 equivalents, following the
 * HTML spec. All other code points are returned unchanged.
 * @param codePoint Unicode code point to convert.
 */
function decode_codepoint_replaceCodePoint(codePoint) {
    if (isInvalidCodePoint(codePoint)) {
        return 0xff_fd;
    }
    if (codePoint >= 128 && codePoint <= 159) {
        return c1[codePoint - 128] || codePoint;
    }
    return codePoint;
}
/**
 * XML numeric character references are the referenced Unicode code point.
 * Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
 * applied.
 * @see https://www.w3.org/TR/xml/#NT-CharRef
 * @param codePoint Unicode code point to convert.
 */
function decode_codepoint_replaceCodePointXML(codePoint) {
    return isInvalidCodePoint(codePoint) ? 0xff_fd : codePoint;
}
/**
 * Convert the code point of a decoded numeric entity to a string, replacing
 * invalid values.
 *
 * Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
 * `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
 * handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
 * - 0xA0.
 * @param codePoint Unicode code point to convert.
 */
function codePointToString(codePoint) {
    return (codePoint - 1) >>> 0 < 0x7f || (codePoint - 0xa0) >>> 0 < 0xd7_60
        ? String.fromCharCode(codePoint)
        : String.fromCodePoint(decode_codepoint_replaceCodePoint(codePoint));
}
//# sourceMappingURL=decode-codepoint.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/decode-shared.js
/*
 * Inverse of the encoder's SAFE alphabet (0x21..0x7E minus 0x22, 0x24, 0x5C),
 * precomputed once at module load. Entries for excluded chars stay 0 but
 * are never read.
 */
const BASE91_INVERSE = /* #__PURE__ */ (() => {
    const table = new Uint8Array(127);
    let code = 0;
    for (let char = 0x21; char <= 0x7e; char++) {
        if (char !== 0x22 && char !== 0x24 && char !== 0x5c) {
            table[char] = code++;
        }
    }
    return table;
})();
/**
 * Decode a dictionary-encoded trie string back into its Uint16Array.
 *
 * Stream layout (consumed in this order):
 *   1. dict1 atoms — `dict1AtomCount` uint16 values, delta+RLE encoded.
 *   2. dict2 atoms — `atomCount - dict1AtomCount` values, delta+RLE.
 *   3. dict2 ngrams — `ngramCount - (dictSize - dict1AtomCount)` entries,
 *      each a pair of slot codes that resolve to earlier slots.
 *   4. dict1 ngrams — `dictSize - dict1AtomCount` entries, same shape.
 *   5. data — slot codes, each expanding to one or more uint16 values.
 *
 * Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
 *   - char1 < dictSize  → 1-char code, slot = char1
 *   - char1 ≥ dictSize  → 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
 *
 * Slot index → token kind:
 *   [0, A)                  dict1 atoms     (1-char codes)
 *   [A, dictSize)           dict1 ngrams    (1-char codes)
 *   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
 *   [dictSize+D, end)       dict2 ngrams    (2-char codes)
 *
 * Both atom dicts decode before any ngram, and dict2 ngrams decode before
 * dict1 ngrams. So every ngram entry references slots whose contents are
 * already filled — no forward references to handle.
 *
 * This runs on library import. Flat typed arrays store each slot as either
 * a plain value (`single`, covering every atom) or a range in a shared
 * `pool` (ngrams).
 * @param input Packed trie string.
 * @param resultLength Expected number of uint16 values in the output.
 * @param atomCount Total number of distinct uint16 values in the trie.
 * @param dict1AtomCount Atoms in the 1-char range (`A` above).
 * @param ngramCount Total number of ngram entries (dict1 + dict2).
 * @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
 *   first-byte values are 2-char codes.
 */
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
    const base = 91;
    const inputLength = input.length;
    // For 2-char codes, slot = char1 * base - twoCharBias + char2.
    const twoCharBias = dictSize * (base - 1);
    let pos = 0;
    /** Read one slot code at `pos` and return its slot index, advancing pos. */
    const readSlotCode = () => {
        const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
        return c1 < dictSize
            ? c1
            : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
    };
    const dict2AtomCount = atomCount - dict1AtomCount;
    const slotCount = atomCount + ngramCount;
    /*
     * Per-slot contents: atoms (always a single value) live directly in
     * `single`; ngram slots hold -1 there and expand to
     * `pool[start[slot] .. start[slot] + length[slot])`.
     */
    const single = new Int32Array(slotCount);
    single.fill(-1, dict1AtomCount, dictSize);
    single.fill(-1, dictSize + dict2AtomCount, slotCount);
    const start = new Int32Array(slotCount);
    const length = new Int32Array(slotCount);
    /**
     * Decode `count` ascending uint16 values from a delta+RLE stream into
     * `single[off..off+count)`.
     *
     *   code < 89   → delta = code
     *   code == 89  → run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
     *   code == 90, next < 90  → escape: delta = 89 + next * BASE + after-next
     *   code == 90, next == 90 → double-escape: extra char for very large deltas
     * @param count
     * @param off
     */
    function decodeDelta(count, off) {
        let previous = 0;
        let slot = off;
        const end = off + count;
        while (slot < end) {
            const code = BASE91_INVERSE[input.charCodeAt(pos++)];
            if (code < 89) {
                previous += code;
                single[slot++] = previous;
            }
            else if (code === 89) {
                let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
                while (runLength--)
                    single[slot++] = ++previous;
            }
            else {
                const next = BASE91_INVERSE[input.charCodeAt(pos++)];
                previous +=
                    89 +
                        // eslint-disable-next-line unicorn/prefer-minimal-ternary -- branches read a different number of side-effecting input bytes
                        (next < 90
                            ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)]
                            : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 +
                                BASE91_INVERSE[input.charCodeAt(pos++)] * base +
                                BASE91_INVERSE[input.charCodeAt(pos++)]);
                single[slot++] = previous;
            }
        }
    }
    // Streams 1 & 2: atoms decoded into their slot ranges.
    decodeDelta(dict1AtomCount, 0);
    decodeDelta(dict2AtomCount, dictSize);
    /*
     * Streams 3 & 4 are read in two passes: first collect every ngram's two
     * references and derive its expanded length (each ref resolves to an earlier
     * slot, so lengths are already known), which sizes the shared pool.
     * Pool ranges are handed out in decode order, so the second pass fills
     * the pool contiguously with a single write cursor.
     */
    const references = new Int32Array(ngramCount * 2);
    let poolSize = 0;
    let ngramIndex = 0;
    /**
     * Read `count` ngram entries (each = 2 slot-code references) for the slots
     * starting at `startSlot`, recording references and assigning pool ranges.
     * @param count
     * @param startSlot
     */
    function readNgramReferences(count, startSlot) {
        for (let index = 0; index < count; index++) {
            const slot = startSlot + index;
            const a = readSlotCode();
            const b = readSlotCode();
            references[ngramIndex * 2] = a;
            references[ngramIndex * 2 + 1] = b;
            ngramIndex += 1;
            start[slot] = poolSize;
            const entryLength = (single[a] < 0 ? length[a] : 1) +
                (single[b] < 0 ? length[b] : 1);
            length[slot] = entryLength;
            poolSize += entryLength;
        }
    }
    readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
    readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
    // Second pass: concatenate each ngram's two halves into the pool.
    const pool = new Uint16Array(poolSize);
    let write = 0;
    for (let index = 0; index < ngramIndex; index++) {
        for (let half = 0; half < 2; half++) {
            const source = references[index * 2 + half];
            const value = single[source];
            if (value < 0) {
                let read = start[source];
                const readEnd = read + length[source];
                while (read < readEnd)
                    pool[write++] = pool[read++];
            }
            else {
                pool[write++] = value;
            }
        }
    }
    // Stream 5: data. Each code expands to its slot's stored values.
    const out = new Uint16Array(resultLength);
    let outIndex = 0;
    while (pos < inputLength) {
        let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
        if (slot >= dictSize) {
            slot =
                slot * base -
                    twoCharBias +
                    BASE91_INVERSE[input.charCodeAt(pos++)];
        }
        const value = single[slot];
        if (value < 0) {
            let read = start[slot];
            const readEnd = read + length[slot];
            while (read < readEnd)
                out[outIndex++] = pool[read++];
        }
        else {
            out[outIndex++] = value;
        }
    }
    return out;
}
//# sourceMappingURL=decode-shared.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-html.js
// Generated using scripts/write-decode-map.ts

/** Packed HTML decode trie data. */
const htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13_494, 2713, 49, 25, 61);
//# sourceMappingURL=decode-data-html.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/bin-trie-flags.js
/**
 * Bit flags & masks for the binary trie encoding used for entity decoding.
 *
 * The trie is a flat `Uint16Array`. Every node starts with one header word:
 *
 *   15..14 VALUE_LENGTH   Number of words the value occupies, +1.
 *                         0 = no value; 1 = value inline in bits 12..0;
 *                         2/3 = value in the 1/2 words after the header.
 *   13     FLAG13         If VALUE_LENGTH > 0: semicolon required ("strict"
 *                         entity; `;` is never stored as a branch).
 *                         If VALUE_LENGTH == 0: this node is a compact run.
 *   12..7  BRANCH_LENGTH  Number of branches (or run length for runs).
 *   6..0   JUMP_TABLE     Jump-table offset / single-branch char / first
 *                         run char (see below).
 *
 * Branch data follows the header and any value words. Its shape is selected
 * by (JUMP_TABLE, BRANCH_LENGTH) in the header:
 *
 *   Single branch  JUMP_TABLE = the only child's char, BRANCH_LENGTH = 0.
 *                  No branch words; the child node follows immediately.
 *   Jump table     JUMP_TABLE = first covered char (> 0), BRANCH_LENGTH =
 *                  table length. One word per covered char: 0 = no branch,
 *                  otherwise the child's offset from the END of the table,
 *                  +1 (so 0 stays the no-branch sentinel).
 *   Dictionary     JUMP_TABLE = 0, BRANCH_LENGTH = number of branches.
 *                  ceil(n/2) words of sorted keys packed two per word
 *                  (low byte first), then n pointer words storing the
 *                  child's offset from the END of the branch data.
 *   Compact run    VALUE_LENGTH = 0, FLAG13 set. BRANCH_LENGTH = run
 *                  length (3..63), JUMP_TABLE = first char; remaining run
 *                  chars packed two per word after the header. The target
 *                  node follows the packed words immediately.
 *
 * Pointers are end-relative (rather than relative to the pointer's own
 * position) because that makes the common "child encoded right after the
 * branch data" case a small constant, which compresses far better. Offsets
 * to already-encoded (shared) nodes wrap via uint16 modulo arithmetic; the
 * decoder masks navigation results with `& 0xff_ff` to match.
 */
var bin_trie_flags_BinTrieFlags;
(function (BinTrieFlags) {
    BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
    BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
    BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
    BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    /** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
    BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(bin_trie_flags_BinTrieFlags || (bin_trie_flags_BinTrieFlags = {}));
//# sourceMappingURL=bin-trie-flags.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/decode.js




var CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["AMP"] = 38] = "AMP";
    CharCodes[CharCodes["NUM"] = 35] = "NUM";
    CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
    CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
    CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
    CharCodes[CharCodes["NINE"] = 57] = "NINE";
    CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
    CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
})(CharCodes || (CharCodes = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 0b10_0000;
/*
 * `parseNumericEntity` packs its two results into one 32-bit integer:
 * `(consumed << CONSUMED_SHIFT) | codePoint`. The 21-bit code point field
 * fits any valid Unicode value (max 0x10FFFF, clamped before packing); the
 * consumed count excludes `&` and gets the remaining 11 bits. Extract it
 * with `>>>` so the topmost bit isn't treated as a sign.
 *
 * Plain consts rather than a `const enum`: with `isolatedModules`, enum
 * member reads compile to runtime property loads.
 */
const CONSUMED_SHIFT = 21;
const CODE_POINT_MASK = 0x1f_ff_ff;
/**
 * Reserved consumed field for counts of at least 2047 characters after `&`.
 * The true count is in `longNumericConsumed`.
 */
const CONSUMED_OVERFLOW = 0x7_ff;
/**
 * Side channel for numeric entities of at least 2048 characters including
 * `&`. Set by `parseNumericEntity` when its consumed count reaches the
 * reserved value `CONSUMED_OVERFLOW`; callers read the true count from here.
 * A module-level slot avoids a tuple allocation on the hot path.
 */
let longNumericConsumed = 0;
/**
 * Extract the consumed count from a `parseNumericEntity` packed result,
 * recovering the true length from `longNumericConsumed` when the packed
 * field contains the sentinel. Read it before the next `parseNumericEntity`
 * call, which may overwrite the side channel. This helper owns that protocol.
 * @param packed Packed result of `parseNumericEntity`.
 */
function unpackConsumed(packed) {
    const consumed = packed >>> CONSUMED_SHIFT;
    return consumed === CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/**
 * Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
 * values, so a single `<=` covers the entire [lo..hi] range check.
 * @param code Code point to check.
 */
function isNumber(code) {
    return (code - CharCodes.ZERO) >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 5; // F - a
}
function isAlpha(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 25; // Z - a
}
/**
 * Checks if the given character is a valid end character for an entity in an attribute.
 *
 * Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
 * See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
 * @param code Code point to check.
 */
function isEntityInAttributeInvalidEnd(code) {
    return code === CharCodes.EQUALS || isAlpha(code) || isNumber(code);
}
var EntityDecoderState;
(function (EntityDecoderState) {
    EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
    EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
    EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
    EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
    EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
/**
 * Decoding mode for named entities.
 */
var DecodingMode;
(function (DecodingMode) {
    /** Entities in text nodes that can end with any character. */
    DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
    /** Only allow entities terminated with a semicolon. */
    DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
    /** Entities in attributes have limitations on ending characters. */
    DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/**
 * Token decoder with support of writing partial entities.
 */
class EntityDecoder {
    decodeTree;
    emitCodePoint;
    errors;
    /** The current state of the decoder. */
    state = EntityDecoderState.EntityStart;
    /** Characters that were consumed while parsing an entity. */
    consumed = 1;
    /**
     * The result of the entity.
     *
     * For named entities: the trie index of the best legacy match so far
     * (0 = none). For numeric entities: the accumulated code point.
     */
    result = 0;
    /** The current index in the decode tree. */
    treeIndex = 0;
    /**
     * Characters consumed since the last recorded legacy match, plus one.
     * Invariant at the top of the `stateNamedEntity` loop: `excess` equals
     * the number of unrecorded consumed characters + 1.
     */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive (read via destructuring)
    excess = 1;
    /** The mode in which the decoder is operating. */
    decodeMode = DecodingMode.Strict;
    /** The number of characters that have been consumed in the current run. */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive
    runConsumed = 0;
    constructor(
    /** The predefined HTML or XML decode tree. */
    decodeTree, 
    /**
     * The function that is called when a codepoint is decoded.
     *
     * For named entities that decode to multiple code points, this will
     * be called multiple times, with the second codepoint, and the same
     * `consumed` value.
     * @param codepoint The decoded codepoint.
     * @param consumed The number of characters consumed by the decoder.
     */
    emitCodePoint, 
    /** An object that is used to produce errors. */
    errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
    }
    /**
     * Resets the instance to make it reusable.
     * @param decodeMode Entity decoding mode to use.
     */
    startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
        this.runConsumed = 0;
    }
    /**
     * Write an entity to the decoder. This can be called multiple times with partial entities.
     * If the entity is incomplete, the decoder will return -1.
     *
     * Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
     * entity is incomplete, and resume when the next string is written.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    write(input, offset) {
        switch (this.state) {
            case EntityDecoderState.EntityStart: {
                if (input.charCodeAt(offset) === CharCodes.NUM) {
                    this.state = EntityDecoderState.NumericStart;
                    this.consumed += 1;
                    return this.stateNumericStart(input, offset + 1);
                }
                this.state = EntityDecoderState.NamedEntity;
                return this.stateNamedEntity(input, offset);
            }
            case EntityDecoderState.NumericStart: {
                return this.stateNumericStart(input, offset);
            }
            case EntityDecoderState.NumericDecimal: {
                return this.stateNumericDecimal(input, offset);
            }
            case EntityDecoderState.NumericHex: {
                return this.stateNumericHex(input, offset);
            }
            default: {
                // NamedEntity — the only remaining state.
                return this.stateNamedEntity(input, offset);
            }
        }
    }
    /**
     * Switches between the numeric decimal and hexadecimal states.
     *
     * Equivalent to the `Numeric character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    // eslint-disable-next-line unicorn/consistent-class-member-order
    stateNumericStart(input, offset) {
        if (offset >= input.length) {
            return -1;
        }
        if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
            this.state = EntityDecoderState.NumericHex;
            this.consumed += 1;
            return this.stateNumericHex(input, offset + 1);
        }
        this.state = EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(input, offset);
    }
    /**
     * Parses a hexadecimal numeric entity.
     *
     * Equivalent to the `Hexademical character reference state` in the HTML
     * spec. Digit parsing matches the hex loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericHex(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char) || isHexadecimalCharacter(char)) {
                // Convert hex digit to value (0-15); 'a'/'A' -> 10.
                const digit = char <= CharCodes.NINE
                    ? char - CharCodes.ZERO
                    : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
                result = result * 16 + digit;
                consumed += 1;
                offset += 1;
            }
            else {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(char, 3);
            }
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Parses a decimal numeric entity.
     *
     * Equivalent to the `Decimal character reference state` in the HTML
     * spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericDecimal(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9) {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(digit + CharCodes.ZERO, 2);
            }
            result = result * 10 + digit;
            consumed += 1;
            offset += 1;
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Validate and emit a numeric entity.
     *
     * Implements the logic from the `Hexademical character reference start
     * state` and `Numeric character reference end state` in the HTML spec.
     * @param lastCp The last code point of the entity. Used to see if the
     *               entity was terminated with a semicolon.
     * @param expectedLength The minimum number of characters that should be
     *                       consumed. Used to validate that at least one digit
     *                       was consumed.
     * @returns The number of characters that were consumed.
     */
    emitNumericEntity(lastCp, expectedLength) {
        // Ensure we consumed at least one digit.
        if (this.consumed <= expectedLength) {
            this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
            return 0;
        }
        // Figure out if this is a legit end of the entity
        if (lastCp === CharCodes.SEMI) {
            this.consumed += 1;
        }
        else if (this.decodeMode === DecodingMode.Strict) {
            return 0;
        }
        this.emitCodePoint((this.decodeTree === xmlDecodeTree
            ? replaceCodePointXML
            : replaceCodePoint)(this.result), this.consumed);
        if (this.errors) {
            if (lastCp !== CharCodes.SEMI) {
                this.errors.missingSemicolonAfterCharacterReference();
            }
            this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
    }
    /**
     * Flush locally-tracked walk state back to the fields, then emit the
     * recorded legacy match or reject (cold path — at most once per
     * entity). Called after failed navigation (leaf node, branch miss, or
     * compact-run mismatch). In attribute mode, reject if no legacy was
     * recorded at the current node, if we descended past it, or if the
     * pending input character is an invalid attribute terminator.
     * @param consumed Locally-tracked consumed count.
     * @param excess Locally-tracked excess count.
     * @param char Pending input character (may be the mismatching char).
     * @param valueLength Value length at the current trie node.
     */
    flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
        this.consumed = consumed;
        this.excess = excess;
        return this.result === 0 ||
            (this.decodeMode === DecodingMode.Attribute &&
                (valueLength === 0 ||
                    excess > 1 ||
                    isEntityInAttributeInvalidEnd(char)))
            ? 0
            : this.emitNotTerminatedNamedEntity();
    }
    /**
     * Parses a named entity.
     *
     * Equivalent to the `Named character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNamedEntity(input, offset) {
        const { decodeTree } = this;
        const inputLength = input.length;
        const isStrict = this.decodeMode === DecodingMode.Strict;
        /*
         * Local copies of the resumable walk state avoid per-character
         * field writes. They are flushed back to the fields
         * on every exit (chunk end, and before any emit helper that reads
         * them). `this.result` is only written at the (rare) record points,
         * so it stays a direct field write.
         *
         * Legacy-match recording happens in two idempotent places: at the
         * loop top when sitting on a value node, and in the chunk-end
         * epilogue (so `end()` sees matches that land exactly on a chunk
         * boundary). Recording applies `consumed += excess - 1; excess = 1`,
         * which is a no-op when repeated — the loop-top invariant is
         * `excess` = unrecorded consumed characters + 1.
         */
        let { treeIndex } = this;
        let { excess } = this;
        let { consumed } = this;
        let current = decodeTree[treeIndex];
        while (offset < inputLength) {
            /*
             * Descend through value-less jump-table nodes (including the
             * single-branch encoding) inline, mirroring `decodeWithTrie`:
             * this avoids a `determineBranch` call per level for the
             * dominant node shape — including the root on the first write.
             */
            while ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                0 &&
                (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                const char = input.charCodeAt(offset);
                const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                if (branchCount === 0) {
                    // Single branch encoded inline in the jump offset bits.
                    if (char !== jumpOffset) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    treeIndex += 1;
                }
                else {
                    const slot = char - jumpOffset;
                    if (slot >>> 0 >= branchCount) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    const stored = decodeTree[treeIndex + 1 + slot];
                    if (stored === 0) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    // End-relative: branch data ends at treeIndex+1+branchCount.
                    treeIndex = (treeIndex + branchCount + stored) & 0xff_ff;
                }
                current = decodeTree[treeIndex];
                offset += 1;
                excess += 1;
                /*
                 * `charCodeAt` past the end returns NaN, which would alias
                 * to slot 0 after `>>> 0` — bail out explicitly.
                 */
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (offset >= inputLength)
                    break;
            }
            if (offset >= inputLength)
                break;
            // Handle compact runs (resumable across chunks).
            if ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                BinTrieFlags.FLAG13) {
                const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7; /* 3..63 */
                let { runConsumed } = this;
                // If we are starting a run, check the first char.
                if (runConsumed === 0) {
                    const char = input.charCodeAt(offset);
                    if (char !== (current & BinTrieFlags.JUMP_TABLE)) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed = 1;
                }
                // Check remaining characters in the run (packed two per uint16 word).
                while (runConsumed < runLength) {
                    if (offset >= inputLength) {
                        this.treeIndex = treeIndex;
                        this.excess = excess;
                        this.consumed = consumed;
                        this.runConsumed = runConsumed;
                        return -1;
                    }
                    const charIndexInPacked = runConsumed - 1;
                    const packedWord = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)];
                    const expectedChar = (packedWord >> ((charIndexInPacked & 1) << 3)) & 0xff;
                    const char = input.charCodeAt(offset);
                    if (char !== expectedChar) {
                        this.runConsumed = 0;
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed += 1;
                }
                this.runConsumed = 0;
                treeIndex += 1 + (runLength >> 1);
                current = decodeTree[treeIndex];
                // Loop top handles the landed-on node (record/emit/branch).
                continue;
            }
            // Header plus out-of-line value words; 0 means no value.
            const valueLength = current >>> 14;
            const char = input.charCodeAt(offset);
            if (valueLength !== 0) {
                // Record a legacy match (FLAG13 clear = semicolon optional).
                if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
                    this.result = treeIndex;
                    consumed += excess - 1;
                    excess = 1;
                }
                /*
                 * Implicit semicolon handling: emit immediately. Covers both
                 * strict (FLAG13 set) and legacy entities — neither stores
                 * an explicit `;` branch in the trie.
                 */
                if (char === CharCodes.SEMI) {
                    return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
                }
                /*
                 * `valueLength === 1` packs the codepoint into the header
                 * word's low 13 bits, where branch metadata also lives. Skip
                 * the branch lookup on leaves so those value bits aren't
                 * reinterpreted as branch offsets.
                 */
                if (valueLength === 1) {
                    return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
                }
            }
            // Value-bearing or dictionary node: dispatch through determineBranch.
            const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
            if (next < 0) {
                return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
            }
            treeIndex = next;
            current = decodeTree[treeIndex];
            offset += 1;
            excess += 1;
        }
        /*
         * Chunk exhausted. Record a legacy match we may be sitting on, so a
         * subsequent `end()` emits it, then persist the walk state.
         */
        if (!isStrict &&
            current >>> 14 !== 0 &&
            (current & BinTrieFlags.FLAG13) === 0) {
            this.result = treeIndex;
            consumed += excess - 1;
            excess = 1;
        }
        this.treeIndex = treeIndex;
        this.excess = excess;
        this.consumed = consumed;
        return -1;
    }
    /**
     * Emit a named entity that was not terminated with a semicolon.
     * @returns The number of characters consumed.
     */
    emitNotTerminatedNamedEntity() {
        const { result, decodeTree } = this;
        const valueLength = decodeTree[result] >>> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
    }
    /**
     * Emit a named entity.
     * @param result The index of the entity in the decode tree.
     * @param valueLength Encoded value length (header plus any value words).
     * @param consumed The number of characters consumed.
     * @returns The number of characters consumed.
     */
    emitNamedEntityData(result, valueLength, consumed) {
        const { decodeTree } = this;
        this.emitCodePoint(valueLength === 1
            ? decodeTree[result] & BinTrieFlags.VALUE_MASK
            : decodeTree[result + 1], consumed);
        if (valueLength === 3) {
            // Emit the second UTF-16 code unit.
            this.emitCodePoint(decodeTree[result + 2], consumed);
        }
        return consumed;
    }
    /**
     * Signal to the parser that the end of the input was reached.
     *
     * Remaining data will be emitted and relevant errors will be produced.
     * @returns The number of characters consumed.
     */
    end() {
        switch (this.state) {
            case EntityDecoderState.NamedEntity: {
                // Emit a named entity if we have one.
                return this.result !== 0 &&
                    (this.decodeMode !== DecodingMode.Attribute ||
                        this.result === this.treeIndex)
                    ? this.emitNotTerminatedNamedEntity()
                    : 0;
            }
            // Otherwise, emit a numeric entity if we have one.
            case EntityDecoderState.NumericDecimal: {
                return this.emitNumericEntity(0, 2);
            }
            case EntityDecoderState.NumericHex: {
                return this.emitNumericEntity(0, 3);
            }
            case EntityDecoderState.NumericStart: {
                this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
                return 0;
            }
            default: {
                // EntityStart or unknown — return 0.
                return 0;
            }
        }
    }
}
/**
 * Determines the branch of the current node that is taken given the current
 * character. This function is used to traverse the trie.
 *
 * See `BinTrieFlags` for the branch-data layouts handled here.
 * @param decodeTree The trie.
 * @param current The current node's header word.
 * @param nodeIndex Index of the node's first branch-data word (the header
 *   plus any value words have been skipped by the caller).
 * @param char The current character.
 * @returns The index of the next node, or -1 if no branch is taken.
 */
function determineBranch(decodeTree, current, nodeIndex, char) {
    const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
    const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
    // Case 1: Single branch or jump table (jumpOffset encodes the first/only char code).
    if (jumpOffset) {
        if (branchCount === 0) {
            // Single branch encoded inline in the jump offset bits.
            return char === jumpOffset ? nodeIndex : -1;
        }
        /*
         * Jump table: branchCount consecutive slots starting at jumpOffset.
         * Unsigned comparison handles both < 0 and >= branchCount in one check.
         */
        const slot = char - jumpOffset;
        if (slot >>> 0 >= branchCount)
            return -1;
        const stored = decodeTree[nodeIndex + slot];
        /*
         * 0 = empty slot (no branch); otherwise the child's offset from the
         * end of the branch array, +1 (end-relative pointers compress
         * better). `& 0xff_ff` mirrors the encoder's uint16 wrap for
         * backreferences to already-encoded nodes.
         */
        return stored === 0
            ? -1
            : (nodeIndex + branchCount + stored - 1) & 0xff_ff;
    }
    /*
     * Case 2: Packed dictionary. Linear scan — over 90% of dict nodes have
     * <= 4 branches in the HTML trie, where the constant-factor savings
     * dominate over binary search's asymptotic edge.
     */
    if (branchCount === 0)
        return -1;
    const packedKeySlots = (branchCount + 1) >> 1;
    const branchEnd = nodeIndex + packedKeySlots + branchCount;
    for (let index = 0; index < branchCount; index++) {
        const packed = decodeTree[nodeIndex + (index >> 1)];
        const key = (packed >> ((index & 1) << 3)) & 0xff;
        if (key === char) {
            const pointerIndex = nodeIndex + packedKeySlots + index;
            // Pointers are relative to the end of the branch data.
            return (branchEnd + decodeTree[pointerIndex]) & 0xff_ff;
        }
        // Keys are sorted; if we've passed `char`, no match is possible.
        if (key > char)
            return -1;
    }
    return -1;
}
/**
 * Read the decoded value from a trie node.
 * @param decodeTree The trie.
 * @param nodeIndex The index of the node.
 * @param valueLength The length of the value (1, 2, or 3).
 * @returns The decoded string.
 */
function readTrieValue(decodeTree, nodeIndex, valueLength) {
    if (valueLength === 1) {
        return String.fromCharCode(decodeTree[nodeIndex] & bin_trie_flags_BinTrieFlags.VALUE_MASK);
    }
    if (valueLength === 2) {
        return String.fromCharCode(decodeTree[nodeIndex + 1]);
    }
    return String.fromCharCode(decodeTree[nodeIndex + 1], decodeTree[nodeIndex + 2]);
}
/**
 * Parse a numeric entity (`&#DDD;` or `&#xHHH;`).
 *
 * Encodes the result as `(consumed << CONSUMED_SHIFT) | codepoint` (see
 * the packing comment at the top of the file; overlong entities spill
 * their length into `longNumericConsumed`). Returns 0 when no digits were
 * found.
 *
 * This is the sync counterpart of the streaming
 * `EntityDecoder#stateNumericDecimal` / `#stateNumericHex`. Digit parsing
 * matches those methods; only this packed result needs a value clamp.
 * @param input       The input string.
 * @param numberStart Index of the `#` character.
 * @param inputLength Cached `input.length`.
 */
function parseNumericEntity(input, numberStart, inputLength) {
    let offset = numberStart + 1; // Skip "#"
    let cp = 0;
    let digitStart = offset;
    /*
     * Separate decimal and hexadecimal loops: each multiplies by a constant
     * and runs a single digit test, instead of a per-character base check.
     */
    if (offset < inputLength &&
        (input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
        offset += 1;
        digitStart = offset;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char)) {
                cp = cp * 16 + (char - CharCodes.ZERO);
            }
            else if (isHexadecimalCharacter(char)) {
                cp = cp * 16 + ((char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10);
            }
            else {
                break;
            }
            offset += 1;
        }
    }
    else {
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9)
                break;
            cp = cp * 10 + digit;
            offset += 1;
        }
    }
    if (offset === digitStart)
        return 0;
    // Include the semicolon in consumed when present.
    if (offset < inputLength && input.charCodeAt(offset) === CharCodes.SEMI) {
        offset += 1;
    }
    /*
     * Clamp out-of-range values to 0x110000 so they fit the 21-bit field
     * and decode to U+FFFD. Lengths at or above CONSUMED_OVERFLOW use the
     * side channel described with the packing constants.
     */
    if (cp > 0x10_ff_ff)
        cp = 0x11_00_00;
    let consumed = offset - numberStart;
    if (consumed >= CONSUMED_OVERFLOW) {
        // eslint-disable-next-line unicorn/no-top-level-assignment-in-function -- deliberate side channel, see `longNumericConsumed`
        longNumericConsumed = consumed;
        consumed = CONSUMED_OVERFLOW;
    }
    return (consumed << CONSUMED_SHIFT) | cp;
}
/**
 * Decode all entities in `input` using the HTML trie.
 *
 * Hard-wired to `htmlDecodeTree`: the inline root navigation below assumes
 * the HTML root's jump-table shape, so this must not be generalized to
 * other tries (the XML trie's dictionary root would silently match no
 * entities — `decodeXML` has its own hand-coded fast path instead).
 * @param input      The string to decode.
 * @param isStrict Only match semicolon-terminated entities.
 * @param isAttribute Whether to apply attribute-specific parsing rules (disallowing certain non-semicolon terminators).
 * @returns The decoded string.
 */
function decodeWithTrie(input, isStrict, isAttribute) {
    const decodeTree = htmlDecodeTree;
    // Fast path: no entities at all — return input without any allocation.
    let offset = input.indexOf("&");
    if (offset < 0)
        return input;
    const inputLength = input.length;
    /*
     * `chunkStart` marks the start of the next pending slice. Rejected
     * entities don't advance it, so consecutive rejections are stitched
     * into a single `slice` once a real match (or end of input) is hit.
     */
    let chunkStart = 0;
    let result = "";
    /*
     * Root navigation fields, hoisted out of the per-entity loop. The HTML
     * root is a multi-branch jump-table covering [A-Za-z]; see the inline
     * first-iteration comment below.
     */
    const root = decodeTree[0];
    const rootJumpOffset = root & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
    const rootBranchCount = (root & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
    do {
        const entityStart = offset + 1;
        // Quick check: entity names must start with [A-Za-z], numeric with #.
        const firstChar = input.charCodeAt(entityStart);
        let consumed;
        let value;
        if (firstChar === CharCodes.NUM) {
            const packed = parseNumericEntity(input, entityStart, inputLength);
            consumed = unpackConsumed(packed);
            // In strict mode, require semicolon termination.
            if (isStrict &&
                consumed > 0 &&
                input.charCodeAt(entityStart + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            value =
                consumed === 0
                    ? ""
                    : codePointToString(packed & CODE_POINT_MASK);
        }
        else if (isAlpha(firstChar)) {
            consumed = 0;
            value = "";
            /*
             * The generator guarantees a jump-table root. Consume the first
             * character directly, then walk from its child.
             */
            const rootSlotIndex = firstChar - rootJumpOffset;
            let nodeIndex;
            if (rootSlotIndex >>> 0 < rootBranchCount) {
                const stored = decodeTree[1 + rootSlotIndex];
                nodeIndex =
                    stored === 0 ? -1 : (rootBranchCount + stored) & 0xff_ff;
            }
            else {
                nodeIndex = -1;
            }
            /*
             * Best legacy (no-semicolon) match so far, as trie coordinates.
             * Deferring `readTrieValue` to the end avoids allocating a
             * string for matches that longer matches supersede.
             */
            let bestNodeIndex = 0;
            let bestValueLength = 0;
            let current = nodeIndex < 0 ? 0 : decodeTree[nodeIndex];
            let index = entityStart + 1;
            /*
             * Walk the trie from the root child. The `trie` label lets the
             * inner descent and compact-run loops abandon the entity (and
             * fall through to the legacy/reject handling) directly.
             */
            trie: while (index < inputLength) {
                /*
                 * Inline value-less jump tables and single branches. A miss
                 * falls through to the recorded legacy match or rejection.
                 */
                while (
                // Value-less, non-run node with a nonzero jump offset.
                (current &
                    (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) ===
                    0 &&
                    (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE) !== 0) {
                    const jumpOffset = current & bin_trie_flags_BinTrieFlags.JUMP_TABLE;
                    const branchCount = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
                    if (branchCount === 0) {
                        // Single branch encoded inline in the jump offset bits.
                        if (input.charCodeAt(index) !== jumpOffset)
                            break trie;
                        nodeIndex += 1;
                    }
                    else {
                        const slot = input.charCodeAt(index) - jumpOffset;
                        if (slot >>> 0 >= branchCount)
                            break trie;
                        const stored = decodeTree[nodeIndex + 1 + slot];
                        if (stored === 0)
                            break trie;
                        // End-relative: branch data ends at nodeIndex+1+branchCount.
                        nodeIndex =
                            (nodeIndex + branchCount + stored) & 0xff_ff;
                    }
                    current = decodeTree[nodeIndex];
                    index += 1;
                    /*
                     * `charCodeAt` past the end returns NaN, which would
                     * alias to slot 0 after `>>> 0` — bail out explicitly.
                     */
                    if (index >= inputLength)
                        break trie;
                }
                // FLAG13 without a value marks a compact run.
                if ((current &
                    (bin_trie_flags_BinTrieFlags.VALUE_LENGTH | bin_trie_flags_BinTrieFlags.FLAG13)) ===
                    bin_trie_flags_BinTrieFlags.FLAG13) {
                    const runLength = (current & bin_trie_flags_BinTrieFlags.BRANCH_LENGTH) >> 7;
                    // Check first char (stored in JUMP_TABLE bits).
                    if (input.charCodeAt(index) !==
                        (current & bin_trie_flags_BinTrieFlags.JUMP_TABLE)) {
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    index += 1;
                    // Check remaining characters (packed two per uint16 word).
                    const remaining = runLength - 1;
                    let wordIndex = nodeIndex + 1;
                    let charIndexInPacked = 0;
                    /*
                     * Process pairs: read one packed word, compare low byte then high byte.
                     * No explicit bounds check needed — charCodeAt returns NaN for OOB,
                     * which never equals an integer, so the mismatch break fires naturally.
                     */
                    for (; charIndexInPacked + 1 < remaining; charIndexInPacked += 2) {
                        const packed = decodeTree[wordIndex];
                        if (input.charCodeAt(index) !== (packed & 0xff))
                            break trie;
                        index += 1;
                        if (input.charCodeAt(index) !== ((packed >> 8) & 0xff))
                            break trie;
                        index += 1;
                        wordIndex += 1;
                    }
                    // Handle odd trailing char.
                    if (charIndexInPacked < remaining) {
                        if (input.charCodeAt(index) !==
                            (decodeTree[wordIndex] & 0xff))
                            // eslint-disable-next-line unicorn/no-break-in-nested-loop
                            break;
                        index += 1;
                    }
                    nodeIndex += 1 + (runLength >> 1);
                    current = decodeTree[nodeIndex];
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    continue;
                }
                // Header plus out-of-line value words; 0 means no value.
                const valueLength = current >>> 14;
                const char = input.charCodeAt(index);
                /*
                 * Check current node for a value before navigating.
                 * This handles both: (a) values reached via compact runs on the
                 * previous iteration, and (b) values at regular branch targets.
                 */
                if (valueLength !== 0) {
                    // If char is `;`, emit immediately.
                    if (char === CharCodes.SEMI) {
                        consumed = index - entityStart + 1;
                        // Inline leaves carry the value in the low 13 bits.
                        value =
                            valueLength === 1
                                ? String.fromCharCode(current & bin_trie_flags_BinTrieFlags.VALUE_MASK)
                                : readTrieValue(decodeTree, nodeIndex, valueLength);
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    // Record non-terminated (legacy) match (FLAG13 clear = semicolon optional).
                    if (!isStrict && (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
                        consumed = index - entityStart;
                        bestNodeIndex = nodeIndex;
                        bestValueLength = valueLength;
                    }
                    /*
                     * A valueLength of 1 means the value is packed inline in the header
                     * word — these are always leaf nodes with no branches, so we can
                     * stop walking the trie.
                     */
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    if (valueLength === 1)
                        break;
                }
                // Navigate to the next node (valueLength || 1: skip past value words, minimum 1 for header).
                const next = determineBranch(decodeTree, current, nodeIndex + (valueLength || 1), char);
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (next < 0)
                    break;
                nodeIndex = next;
                current = decodeTree[nodeIndex];
                index += 1;
            }
            /*
             * Post-loop: if the semicolon path didn't set value,
             * check for a final legacy match. The last navigation may
             * have landed on a legacy node whose value hasn't been
             * recorded yet (loop exited before the top-of-loop check
             * could run).
             */
            if (value === "") {
                const finalVL = current >>> 14;
                if (finalVL !== 0 &&
                    !isStrict &&
                    (current & bin_trie_flags_BinTrieFlags.FLAG13) === 0) {
                    consumed = index - entityStart;
                    bestNodeIndex = nodeIndex;
                    bestValueLength = finalVL;
                }
                if (consumed > 0) {
                    value = readTrieValue(decodeTree, bestNodeIndex, bestValueLength);
                }
            }
        }
        else {
            consumed = 0;
            value = "";
        }
        /*
         * The attribute end-char rule (HTML spec §13.2.5.73) only applies to
         * unterminated *named* references.  Semicolon-terminated entities and
         * numeric entities are always accepted, matching EntityDecoder behavior.
         *
         * When `attribute` is false (the common case), short-circuit skips all
         * the unterminated-named checks entirely.
         */
        if (consumed === 0 ||
            (isAttribute &&
                firstChar !== CharCodes.NUM &&
                input.charCodeAt(entityStart + consumed - 1) !==
                    CharCodes.SEMI &&
                entityStart + consumed < inputLength &&
                isEntityInAttributeInvalidEnd(input.charCodeAt(entityStart + consumed)))) {
            // Rejected: leave `&` in the pending chunk, scan past it.
            offset = entityStart;
        }
        else {
            if (chunkStart < offset) {
                result += input.slice(chunkStart, offset);
            }
            result += value;
            offset = chunkStart = entityStart + consumed;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `offset` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        if (input.charCodeAt(offset) !== CharCodes.AMP) {
            offset = input.indexOf("&", offset);
        }
    } while (offset >= 0);
    return result + input.slice(chunkStart);
}
/**
 * Decodes an HTML string.
 * @param htmlString The string to decode.
 * @param mode The decoding mode.
 * @returns The decoded string.
 */
function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
    return decodeWithTrie(htmlString, mode === DecodingMode.Strict, mode === DecodingMode.Attribute);
}
/**
 * Decodes an HTML string in an attribute.
 * @param htmlAttribute The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLAttribute(htmlAttribute) {
    return decodeWithTrie(htmlAttribute, false, true);
}
/**
 * Decodes an HTML string, requiring all entities to be terminated by a semicolon.
 * @param htmlString The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLStrict(htmlString) {
    return decodeWithTrie(htmlString, true, false);
}
/**
 * Decodes an XML string, requiring all entities to be terminated by a semicolon.
 *
 * Uses a hand-coded fast path for the 5 XML named entities (amp, lt, gt,
 * quot, apos) plus numeric entities, bypassing the trie entirely.
 * @param xmlString The string to decode.
 * @returns The decoded string.
 */
function decodeXML(xmlString) {
    let offset = xmlString.indexOf("&");
    if (offset < 0)
        return xmlString;
    let lastIndex = 0;
    let result = "";
    do {
        const start = offset + 1;
        let consumed = 0;
        let value = "";
        const c1 = xmlString.charCodeAt(start);
        if (c1 === CharCodes.NUM) {
            const packed = parseNumericEntity(xmlString, start, xmlString.length);
            consumed = unpackConsumed(packed);
            // XML is always strict — require semicolon.
            if (consumed === 0 ||
                xmlString.charCodeAt(start + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            else {
                const codePoint = packed & CODE_POINT_MASK;
                // Nonzero BMP values below the surrogate range need no replacement.
                value =
                    (codePoint - 1) >>> 0 < 0xd7_ff
                        ? String.fromCharCode(codePoint)
                        : String.fromCodePoint(decode_codepoint_replaceCodePointXML(codePoint));
            }
        }
        else {
            /* eslint-disable unicorn/no-break-in-nested-loop -- Keep XML name dispatch inline with the decode loop. */
            switch (c1) {
                // &lt; / &gt;
                case 0x6c:
                case 0x67: {
                    if (xmlString.charCodeAt(start + 1) === 0x74 &&
                        xmlString.charCodeAt(start + 2) === CharCodes.SEMI) {
                        consumed = 3;
                        value = c1 === 0x6c ? "<" : ">";
                    }
                    break;
                }
                // &amp; / &apos;
                case 0x61: {
                    const c2 = xmlString.charCodeAt(start + 1);
                    if (c2 === 0x6d &&
                        xmlString.charCodeAt(start + 2) === 0x70 &&
                        xmlString.charCodeAt(start + 3) === CharCodes.SEMI) {
                        consumed = 4;
                        value = "&";
                    }
                    else if (c2 === 0x70 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x73 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = "'";
                    }
                    break;
                }
                // &quot;
                case 0x71: {
                    if (xmlString.charCodeAt(start + 1) === 0x75 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x74 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = '"';
                    }
                    break;
                }
            }
            /* eslint-enable unicorn/no-break-in-nested-loop */
        }
        if (consumed > 0) {
            if (lastIndex < offset)
                result += xmlString.slice(lastIndex, offset);
            result += value;
            offset = lastIndex = start + consumed;
        }
        else {
            offset = start;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `lastIndex` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        offset =
            xmlString.charCodeAt(offset) === CharCodes.AMP
                ? offset
                : xmlString.indexOf("&", offset);
    } while (offset >= 0);
    return result + xmlString.slice(lastIndex);
}

// Re-export for use by eg. htmlparser2


//# sourceMappingURL=decode.js.map
;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./lib/html/page-encoding.js

/** Bytes of a page that browsers search for its encoding. */
const META_MAX_BYTES = 1024;
const META = /<meta\s[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
/** What browsers guess where no encoding is named. It reads any bytes, and different ones as different characters. */
const GUESS = new TextDecoder('windows-1252');
/** Of UTF-8, as characters of one byte. It beats any name. */
const BYTE_ORDER_MARK = '\xef\xbb\xbf';
/** Of the page that is read now, which has many texts. A `WeakMap` of pages takes longer. `null`: it is UTF-8, or names nothing. */
let known = null;
/** The encoding that a page names; `null`: none, or one that does not exist. */
function namedEncoding(page) {
    const named = encodingOf(META.exec(page.toString('latin1', 0, META_MAX_BYTES))?.[1]);
    // Its name could not be read in UTF-16.
    return named?.startsWith('utf-16') === true ? 'utf-8' : named;
}
/** The name in the encoding standard; `null`: there is no such encoding. */
function encodingOf(label) {
    if (label === undefined || label.toLowerCase() === 'utf-8')
        return label?.toLowerCase() ?? null;
    try {
        return new TextDecoder(label).encoding;
    }
    catch {
        return null;
    }
}
/** A part of a page as a browser reads it. A part that is not written in the encoding of the page is none the less told from others. */
function decoded(page, from, to) {
    const part = page.subarray(from, to);
    const text = decoderOf(page)?.decode(part);
    if (text !== undefined && !text.includes('\ufffd'))
        return text;
    return (0,external_node_buffer_namespaceObject.isUtf8)(part) ? part.toString() : GUESS.decode(part);
}
function decoderOf(page) {
    if (known?.page !== page) {
        const named = page.toString('latin1', 0, 3) === BYTE_ORDER_MARK ? null : namedEncoding(page);
        known = { page, decoder: named === null || named === 'utf-8' ? null : new TextDecoder(named) };
    }
    return known.decoder;
}

;// CONCATENATED MODULE: ./lib/html/bytes.js


/** Longest name or address in bytes. A longer text is neither, and never becomes a string. */
const VALUE_MAX_BYTES = 64 * 1024;
const [TAB, RETURN, PERCENT, AMPERSAND] = [0x09, 0x0d, 0x25, 0x26];
/**
 * Hashes bytes, so that names and addresses are compared without making strings. No site can foresee the seed, so none can
 * plan two names with the same hash.
 */
class ByteHash {
    #seed;
    low = 0;
    high = 0;
    constructor(seed) {
        this.#seed = seed;
    }
    /** Begins a hash. `part` is hashed with the bytes. */
    start(part) {
        this.low = this.#seed ^ Math.imul(part, 0x9e3779b1);
        this.high = Math.imul(this.#seed, 0x85ebca6b) ^ part;
    }
    add(bytes, from, to) {
        this.#add(bytes, from, to, false, -1);
    }
    /**
     * Adds bytes up to one that may need decoding: `&`, `%`, a tab or a line end. It also ends before `mark`. Returns the
     * place after the last added byte.
     */
    addPlain(bytes, from, to, mark = -1) {
        return this.#add(bytes, from, to, true, mark);
    }
    #add(bytes, from, to, isPlain, mark) {
        let { low, high } = this;
        let at = from;
        for (; at < to; at += 1) {
            const byte = bytes[at] ?? 0;
            if (byte === mark ||
                (isPlain && (byte === AMPERSAND || byte === PERCENT || (byte <= RETURN && byte >= TAB))))
                break;
            low = Math.imul(low ^ byte, 0x01000193);
            high = Math.imul(high ^ byte, 0x85ebca6b);
            high ^= high >>> 15;
        }
        this.low = low;
        this.high = high;
        return at;
    }
    /** A number of 32 bits. */
    small() {
        let mixed = this.low ^ Math.imul(this.high, 0xc2b2ae35);
        mixed ^= mixed >>> 15;
        return mixed | 0;
    }
    /** A number of 53 bits. */
    key() {
        const low = this.low ^ (this.high >>> 7);
        return (low >>> 0) * 0x200000 + ((this.high ^ (low >>> 11)) >>> 11);
    }
}
const FIRST_SLOTS = 1024;
/**
 * Numbers of 53 bits, each with its place: 0, 1, 2 and so on, in order of arrival. On a site of 32,000 pages a `Map` and a
 * `Set` take a fifth more time.
 */
class KeyTable {
    #slots = new Int32Array(FIRST_SLOTS);
    #keys = new Float64Array(FIRST_SLOTS / 2);
    size = 0;
    /** The place of a key. That of a new key is the size before. */
    place(key) {
        const mask = this.#slots.length - 1;
        let slot = key & mask;
        for (;;) {
            const place = (this.#slots[slot] ?? 0) - 1;
            if (place === -1)
                break;
            if (this.#keys[place] === key)
                return place;
            slot = (slot + 1) & mask;
        }
        const place = this.size;
        this.#keys[place] = key;
        this.#slots[slot] = place + 1;
        this.size = place + 1;
        if (this.size === this.#keys.length)
            this.#grow();
        return place;
    }
    clear() {
        if (this.size === 0)
            return;
        this.size = 0;
        if (this.#slots.length > 8 * FIRST_SLOTS) {
            this.#slots = new Int32Array(FIRST_SLOTS);
            this.#keys = new Float64Array(FIRST_SLOTS / 2);
        }
        else
            this.#slots.fill(0);
    }
    #grow() {
        const keys = new Float64Array(2 * this.#keys.length);
        keys.set(this.#keys);
        const slots = new Int32Array(4 * this.size);
        for (let place = 0; place < this.size; place += 1) {
            let slot = (keys[place] ?? 0) & (slots.length - 1);
            while (slots[slot] !== 0)
                slot = (slot + 1) & (slots.length - 1);
            slots[slot] = place + 1;
        }
        this.#keys = keys;
        this.#slots = slots;
    }
}
/** Finds the lines of places in a text. Places are asked for in rising order, mostly. */
class LineCounter {
    #bytes = new Uint8Array();
    #at = 0;
    #line = 1;
    start(bytes) {
        this.#bytes = bytes;
        this.#at = 0;
        this.#line = 1;
    }
    /** The line that a place is in, counted from 1. */
    lineAt(place) {
        const bytes = this.#bytes;
        let line = this.#line;
        let at = this.#at;
        for (; at < place; at += 1)
            if (bytes[at] === 0x0a)
                line += 1;
        for (; at > place; at -= 1)
            if (bytes[at - 1] === 0x0a)
                line -= 1;
        this.#at = place;
        this.#line = line;
        return line;
    }
}
/** The text of some bytes of markup, with its character references decoded. */
function markupText(bytes, from, to, xml) {
    const text = decoded(bytes, from, to);
    if (!text.includes('&'))
        return text;
    return xml ? decodeXML(text) : decodeHTMLAttribute(text);
}

;// CONCATENATED MODULE: ./lib/check/page/judge.js







/** For hashes. */
// prettier-ignore
const USE_NUMBERS = {
    link: 0, symbol: 1, hint: 2, optional: 3, script: 4, style: 5, font: 6, image: 7, icon: 8, media: 9, frame: 10,
    manifest: 11, preload: 12, object: 13,
};
const [HASH_MARK, SLASH, QUESTION] = [0x23, 0x2f, 0x3f];
/** Cached addresses of one base. */
const CACHED_MAX = 50_000;
const newCache = (base) => ({ base, keys: new KeyTable(), targets: [] });
/**
 * Judges the references of files, one file after the other. It judges an address on many pages once: it looks the address
 * up by its bytes, and only a new one becomes a string and is resolved.
 */
class Judge {
    #site;
    #anchors;
    #findings;
    #hash;
    #lines = new LineCounter();
    #seen = new KeyTable();
    /** References to places on the site, each counted once per page. */
    references = 0;
    /** How links write the addresses of pages: links of each form. */
    forms = noForms();
    /** Files that pages show in a frame. */
    framed = new Set();
    #bytes = Buffer.alloc(0);
    #xml = false;
    #page = '';
    #file = 0;
    /** The base that `<base>` sets, and its place; `null`: the page has none. */
    #base = null;
    /** Its own address. */
    #own = '';
    /** Of addresses that are the same in every folder, and of the others in this one, or from this `<base>`. */
    #fromRoot = newCache('/');
    #near = newCache('');
    #names = [];
    #held = [];
    /** That the file needs the base path was already emitted. */
    #saysBase = false;
    constructor({ site, anchors, findings, seed }) {
        this.#site = site;
        this.#anchors = anchors;
        this.#findings = findings;
        this.#hash = new ByteHash(seed);
    }
    /** Begins a file. `xml`: its character references follow the rules of XML. */
    begin(file, bytes, xml = false) {
        this.#file = file;
        this.#page = this.#site.files.path(file);
        this.#own = addressOf(this.#page);
        this.#bytes = bytes;
        this.#xml = xml;
        this.#lines.start(bytes);
        this.#seen.clear();
        this.#base = null;
        this.#names = [];
        this.#held = [];
        this.#saysBase = false;
    }
    /** Adds a name of the file. */
    name(from, to) {
        if (to === from || to - from > VALUE_MAX_BYTES)
            return;
        this.#hash.start(0);
        if (this.#hash.addPlain(this.#bytes, from, to) === to) {
            this.#names.push(this.#hash.small());
            return;
        }
        const name = this.#text(from, to);
        // A browser tries a fragment as written and decoded. References are decoded here, so names must be too.
        for (const each of new Set([name, percentDecoded(name)]))
            this.#names.push(this.#nameHash(each));
    }
    /** Adds the address between two bytes of the file. `at`: place of its element. */
    refer(use, from, to, at, relation = '') {
        this.#held.push({ use, relation, from, to, at, address: null });
    }
    /** Adds an address that is not a plain range of bytes, as in a `srcset` or with escapes. */
    referText(use, address, at, relation = '') {
        this.#held.push({ use, relation, from: 0, to: 0, at, address });
    }
    /**
     * Ends the file: now its names and its base are known. `base`: the address in its `<base>`, and its place. `redirect`: the
     * address that it redirects to. `hasAllNames`: no script adds others.
     */
    end(base = null, redirect = null, hasAllNames = true) {
        if (base !== null)
            this.#base = { url: baseOf(base.href, this.#own), at: base.at };
        // Files come by folder: the addresses of the one before are over.
        const near = this.#base?.url ?? this.#page.slice(0, this.#page.lastIndexOf('/') + 1);
        if (this.#near.base !== near)
            this.#near = newCache(near);
        if (hasAllNames)
            this.#anchors.addNames(this.#file, new Int32Array(this.#names));
        for (const reference of this.#held)
            this.#judge(reference);
        if (redirect === null)
            return;
        const target = this.#resolve(redirect, this.#baseFor('link', 0));
        this.#anchors.addRedirect(this.#file, target.kind === 'file' ? target.file : LEADS_OUT);
    }
    /** Path of the file. */
    get page() {
        return this.#page;
    }
    /** Adds a fault of the whole file. */
    whole(kind) {
        this.#findings.add({ kind }, { page: this.#page, line: null, reference: null });
    }
    /** Adds a service that a script names. */
    mention(host, at) {
        this.#findings.addLoad(host, 'mention', this.#place(host, at));
    }
    /** Adds a missing name that this file refers to. */
    missingAnchor({ target, from, to, at, address }) {
        const reference = address ?? this.#text(from, to);
        const fragment = reference.slice(reference.indexOf('#') + 1).trim();
        const anchor = shortened(wantedAnchor(fragment)?.name ?? fragment);
        const cause = { kind: 'missing-anchor', target: this.#site.files.path(target), anchor };
        this.#findings.add(cause, this.#place(reference, at));
    }
    /** The text of some bytes of the file, with its character references decoded. */
    #text(from, to) {
        return markupText(this.#bytes, from, to, this.#xml);
    }
    #judge(reference) {
        if (reference.address !== null) {
            this.#judgeText(reference, reference.address);
            return;
        }
        const bytes = this.#bytes;
        let { from, to } = reference;
        while (from < to && isBlank(bytes[from]))
            from += 1;
        while (to > from && isBlank(bytes[to - 1]))
            to -= 1;
        if (to - from > VALUE_MAX_BYTES || (from === to && reference.use !== 'link'))
            return;
        const hash = this.#hash;
        hash.start(USE_NUMBERS[reference.use]);
        const mark = hash.addPlain(bytes, from, to, HASH_MARK);
        const key = hash.key();
        if (mark < to && (bytes[mark] !== HASH_MARK || hash.addPlain(bytes, mark, to) < to)) {
            const address = this.#text(from, to);
            this.#judgeText({ ...reference, address }, address);
            return;
        }
        if (!this.#isNew(hash.key()))
            return;
        const isOwn = this.#base === null && (mark === from || bytes[from] === QUESTION);
        const target = isOwn
            ? { kind: 'file', file: this.#file, host: null, needsBase: false, form: null }
            : this.#targetAt(key, reference, from, mark);
        this.#report(reference, target);
        // One character per byte, because the page may be in another encoding, and so are its names.
        if (mark < to && target.kind === 'file')
            this.#wantAnchor(reference, target.file, bytes.toString('latin1', mark + 1, to), 'latin1');
    }
    #judgeText(reference, address) {
        if (address.length > VALUE_MAX_BYTES || (address.trim() === '' && reference.use !== 'link'))
            return;
        const bytes = Buffer.from(address.trim());
        this.#hash.start(USE_NUMBERS[reference.use]);
        this.#hash.add(bytes, 0, bytes.length);
        if (!this.#isNew(this.#hash.key()))
            return;
        const base = this.#baseFor(reference.use, reference.at);
        const target = this.#resolve(address, base);
        this.#report(reference, target);
        if (target.kind === 'file' && address.includes('#'))
            this.#wantAnchor(reference, target.file, URL.parse(address, base)?.hash.slice(1) ?? '');
    }
    #isNew(key) {
        const { size } = this.#seen;
        return this.#seen.place(key) === size;
    }
    /** The target of the address between two bytes, which has no fragment. */
    #targetAt(key, { use, at }, from, to) {
        const base = this.#baseFor(use, at);
        const resolved = () => this.#resolve(decoded(this.#bytes, from, to), base);
        // A page loads little before its `<base>`.
        if (this.#base !== null && base === this.#own)
            return resolved();
        const { keys, targets } = this.#base === null && this.#bytes[from] === SLASH ? this.#fromRoot : this.#near;
        if (keys.size > CACHED_MAX) {
            keys.clear();
            targets.length = 0;
        }
        return (targets[keys.place(key)] ??= resolved());
    }
    /** A reader follows a link on the whole page; a browser requests files before it sees a later `<base>`. */
    #baseFor(use, at) {
        return this.#base !== null && (use === 'link' || at >= this.#base.at) ? this.#base.url : this.#own;
    }
    #resolve(address, base) {
        return targetOf(address, base, this.#base === null ? this.#page : null, this.#site);
    }
    #report(reference, target) {
        const { relation, from, to, at } = reference;
        const use = reference.use === 'symbol' ? 'image' : reference.use;
        if (target.kind === 'other-scheme' || (target.kind === 'malformed' && use !== 'link'))
            return;
        if (use !== 'hint' && (target.kind === 'file' || target.kind === 'missing'))
            this.references += 1;
        if (target.kind === 'file' && target.form !== null && use === 'link')
            this.forms[target.form] += 1;
        if (target.kind === 'file' && use === 'frame')
            this.framed.add(target.file);
        const host = 'host' in target ? target.host : null;
        const missing = 'missing' in target ? target.missing : null;
        const needsBase = target.kind === 'file' && target.needsBase && !this.#saysBase;
        if (host === null && missing === null && !needsBase)
            return;
        const place = () => this.#place(reference.address ?? this.#text(from, to), at);
        if (needsBase)
            this.#needsBase(place());
        if (use !== 'link' && use !== 'optional' && host !== null)
            this.#findings.addLoad(host, use, place());
        if (missing === null || use === 'hint')
            return;
        if (use === 'link')
            this.#findings.add({ kind: 'broken-link', ...missing }, place());
        else if (use === 'optional')
            this.#findings.add({ kind: 'missing-optional', relation, ...missing }, place());
        else
            this.#findings.add({ kind: 'missing-resource', use, ...missing }, place());
    }
    /** The first place of a file is enough: all its addresses from the root need the base path. */
    #needsBase(place) {
        this.#saysBase = true;
        const target = shortened(percentDecoded(this.#site.builtFor?.basePath ?? '/'));
        this.#findings.add({ kind: 'broken-link', target, similar: null, explanation: 'base-path' }, place);
    }
    #place(reference, at) {
        return { page: this.#page, line: this.#lines.lineAt(at), reference: shortened(reference) };
    }
    /** Judges a fragment, as it is written. */
    #wantAnchor(reference, target, fragment, encoding) {
        const { use, from, to, at, address } = reference;
        const wanted = this.#hasNames(use, target) ? wantedAnchor(fragment) : null;
        if (wanted === null)
            return;
        const name = this.#nameHash(wanted.name, encoding);
        const orName = wanted.orName === null ? name : this.#nameHash(wanted.orName);
        const anchor = { source: this.#file, target, name, orName, from, to, at, address };
        if (target !== this.#file)
            this.#anchors.addReference(anchor);
        else if (!this.#anchors.has(target, name) && !this.#anchors.has(target, orName))
            this.missingAnchor(anchor);
    }
    /** Whether the names of the target decide about a fragment in a reference of this kind. */
    #hasNames(use, target) {
        const path = this.#site.files.path(target);
        if (use === 'symbol')
            return isHtml(path) || /\.svg$/i.test(path);
        return (use === 'link' || use === 'frame') && isHtml(path);
    }
    #nameHash(name, encoding = 'utf8') {
        const bytes = Buffer.from(name, encoding);
        this.#hash.start(0);
        this.#hash.add(bytes, 0, bytes.length);
        return this.#hash.small();
    }
}
/** Bytes that may surround an address. */
function isBlank(byte = 0) {
    return byte <= 0x20;
}

;// CONCATENATED MODULE: ./lib/check/page/css-scanner.js

/** Rules whose `url()` is a name or a condition, so that nothing loads it. */
const NAMES_ONLY = /^(?:namespace|(?:-moz-)?document|charset|imported)$/;
/** Longest name that matters here, escapes included. */
const NAME_MAX_CHARS = 128;
/** Escapes of one string, or of one address: the engine keeps its place at each, in 64 MiB at most. */
const PIECES_MAX = 500_000;
const SPACES = String.raw `[\t\n\f\r ]*`;
/** Up to six digits and one space, or any one character. */
const ESCAPE = String.raw `\\(?:[\da-f]{1,6}(?:\r\n|[\t\n\f\r ])?|[^]|$)`;
const NAME = String.raw `(?:[\w\x80-\xff-]+|${ESCAPE}){1,1000}`;
const STRING = ['"', "'"]
    .map((quote) => String.raw `${quote}((?:[^${quote}\\\n\f\r]+|\\(?:\r\n|[^]|$)){0,${PIECES_MAX}})(${quote}?)`)
    .join('|');
/** A comment, a string (its text and its end, twice), an at-rule, a name with its parenthesis, or a mark. */
const TOKEN = new RegExp(String.raw `/\*[^]*?(?:\*/|$)|${STRING}|@((?:${NAME})?)|(${NAME})(\(?)|[{};()]`, 'gi');
/** What follows `url(`: a string, or an address up to its end, with what browsers reject in it. */
const QUOTED = new RegExp(`${SPACES}(?:${STRING})`, 'y');
const BARE = new RegExp(String.raw `${SPACES}((?:[^)\\"'(\t\n\f\r ]+|(?!\\[\n\f\r])${ESCAPE}){0,${PIECES_MAX}})${SPACES}((?:[^)\\]+|\\(?:[^]|$)){0,${PIECES_MAX}})(\)?)`, 'iy');
/**
 * Emits what a style sheet (or a `style` attribute) loads: `url()`, `src()`, `@import`, and the strings of
 * `image-set()`. It skips empty addresses, which load nothing, and texts that are too long for an address.
 * Its tokens are those of CSS Syntax Level 3: it reads comments, strings, escapes and bad tokens as browsers do. Time is
 * linear in the length, whatever the content.
 */
function scanCss(bytes, from, to, emit) {
    // One character per byte, so that places are those of the file.
    const css = bytes.toString('latin1', from, to);
    /** The at-rule whose prelude is being read. */
    let rule = '';
    /** After a block, browsers ignore `@import`. */
    let isBehindBlock = false;
    let depth = 0;
    /** Depth of the open `@font-face` block; 0 for none. */
    let fontDepth = 0;
    let parens = 0;
    /** The count of parentheses right inside an `image-set()`; 0 for none. */
    let imageSet = 0;
    /** `use`: `null` if it loads only in an `@import`. */
    const load = (use, value, index) => {
        const loaded = rule === 'import' ? 'style' : use;
        if (loaded === null)
            return;
        // Conditions follow: `layer()`, `supports()`, media.
        if (loaded === 'style')
            rule = 'imported';
        // `data:` needs no host, and is often long.
        if (value === '' || value.length > VALUE_MAX_BYTES || value.startsWith('data:'))
            return;
        emit(loaded, unescapedCss(Buffer.from(value, 'latin1').toString('utf8')), from + index);
    };
    /** Loads a string that no line end cuts. Returns where reading continues: not at all after one that is too long. */
    const loadString = (use, token, end, index) => {
        const { 1: double, 2: doubleEnd, 3: single, 4: singleEnd } = token;
        if ((doubleEnd ?? singleEnd) !== '' || end === css.length)
            load(use, double ?? single ?? '', index);
        else if (!/[\n\f\r]/.test(css.charAt(end)))
            return css.length;
        return end;
    };
    /** Reads what `url(` or `src(` loads. Returns where reading continues. */
    const address = (name, place, index) => {
        const use = NAMES_ONLY.test(rule) ? null : fontDepth > 0 ? 'font' : 'image';
        QUOTED.lastIndex = BARE.lastIndex = place;
        const quoted = QUOTED.exec(css);
        if (quoted !== null) {
            // Modifiers and the parenthesis still follow.
            parens += 1;
            return loadString(use, quoted, QUOTED.lastIndex, index);
        }
        const [, bare = '', rejected, end] = BARE.exec(css) ?? [];
        // `src()` takes nothing but a string.
        if (rejected === '' && name === 'url')
            load(use, bare, index);
        return end === '' ? css.length : BARE.lastIndex;
    };
    TOKEN.lastIndex = 0;
    for (let token = TOKEN.exec(css); token !== null; token = TOKEN.exec(css)) {
        const { 0: mark, 5: atRule, 6: word, 7: paren, index } = token;
        if (mark.startsWith('"') || mark.startsWith("'")) {
            const use = imageSet !== 0 && parens === imageSet ? 'image' : null;
            TOKEN.lastIndex = loadString(use, token, TOKEN.lastIndex, index);
        }
        else if (atRule !== undefined) {
            const name = nameOf(atRule);
            rule = name === 'import' && isBehindBlock ? 'imported' : name;
        }
        else if (word !== undefined && paren === '(') {
            const name = nameOf(word);
            if (name === 'url' || name === 'src')
                TOKEN.lastIndex = address(name, TOKEN.lastIndex, index);
            else {
                parens += 1;
                if (name === 'image-set' || name === '-webkit-image-set')
                    imageSet = parens;
            }
        }
        else if (mark === '{') {
            depth += 1;
            if (rule === 'font-face')
                fontDepth = depth;
            rule = '';
            isBehindBlock = true;
        }
        else if (mark === '}') {
            if (depth === fontDepth)
                fontDepth = 0;
            depth = Math.max(0, depth - 1);
            parens = imageSet = 0;
        }
        else if (mark === ';')
            rule = '';
        else if (mark === '(')
            parens += 1;
        else if (mark === ')') {
            if (parens === imageSet)
                imageSet = 0;
            parens = Math.max(0, parens - 1);
        }
    }
}
/** In lower case, with escapes decoded; empty if it is too long to matter. */
function nameOf(text) {
    return text.length > NAME_MAX_CHARS ? '' : unescapedCss(text).toLowerCase();
}
/** A CSS value with escapes decoded. It is copied, so the caller must bound its length. */
function unescapedCss(text) {
    if (!text.includes('\\'))
        return text;
    return text.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[\t\n\f\r ])?|(\r\n|[\n\r\f])|([^]))/gi, (_, hex, lineEnd, char) => {
        if (hex === undefined)
            return lineEnd === undefined ? (char ?? '') : '';
        const point = Number.parseInt(hex, 16);
        return point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
            ? '\ufffd'
            : String.fromCodePoint(point);
    });
}

;// CONCATENATED MODULE: ./lib/html/names.js
/**
 * Names of elements and attributes, by a hash of their letters, so that a name on a page never becomes a string. An unknown
 * name may share the hash of a known one. Only a hostile page does that, and it spoils only its own report.
 */
/** Adds one character of a name to its hash. Letters must be in lower case. By 379 no two known names share a slot. */
function nameHash(hash, char) {
    return (Math.imul(hash, 379) + char) | 0;
}
/** The hash of a whole name, in lower case. */
function hashOfName(name) {
    let hash = 0;
    for (let at = 0; at < name.length; at += 1)
        hash = nameHash(hash, name.charCodeAt(at));
    return hash;
}
// prettier-ignore
const TAG_NAMES = [
    '', 'a', 'area', 'article', 'audio', 'base', 'button', 'desc', 'feimage', 'foreignobject', 'form', 'frame', 'iframe', 'image',
    'input', 'link', 'loc', 'main', 'math', 'noembed', 'noframes', 'object', 'plaintext', 'script', 'sitemapindex', 'source',
    'style', 'svg', 'td', 'template', 'textarea', 'th', 'title', 'track', 'use', 'video', 'xmp',
    // Elements that matter only for the text of a page.
    'abbr', 'acronym', 'address', 'aside', 'basefont', 'bdi', 'bdo', 'bgsound', 'canvas', 'caption', 'cite', 'col',
    'colgroup', 'data', 'datalist', 'defs', 'del', 'details', 'dfn', 'dialog', 'dir', 'fieldset', 'figcaption', 'figure',
    'font', 'footer', 'header', 'hgroup', 'html', 'ins', 'kbd', 'keygen', 'label', 'mark', 'metadata', 'nav', 'noscript',
    'optgroup', 'option', 'param', 'q', 'rp', 'rt', 'samp', 'search', 'section', 'select', 'slot', 'summary', 'tbody',
    'tfoot', 'thead', 'time', 'tr', 'wbr',
    // HTML elements that end an unclosed `<svg>` or `<math>`.
    'b', 'big', 'blockquote', 'body', 'br', 'center', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'embed', 'h1', 'h2', 'h3',
    'h4', 'h5', 'h6', 'head', 'hr', 'i', 'img', 'li', 'menu', 'meta', 'nobr', 'ol', 'p', 'pre', 'ruby', 's', 'small',
    'span', 'strong', 'strike', 'sub', 'sup', 'table', 'tt', 'u', 'ul', 'var',
];
/** Numbers of the known elements; 0 is any other element. */
const TAG = Object.fromEntries(TAG_NAMES.map((name, number) => [name, number]));
/** The first element that ends an `<svg>`; all later ones do too. */
const FIRST_BREAKING_TAG = TAG.b;
/** By the last bits of their hashes, which no two names share. A `Map` takes a tenth of the whole reading time. */
const SLOTS = 2048;
const HASHES = new Int32Array(SLOTS);
const NUMBERS = new Uint8Array(SLOTS);
for (const [number, name] of TAG_NAMES.entries()) {
    const hash = hashOfName(name);
    HASHES[hash & (SLOTS - 1)] = hash;
    NUMBERS[hash & (SLOTS - 1)] = number;
}
/** The number of the element whose name has this hash, one of `TAG`. */
function tagOf(hash) {
    const slot = hash & (SLOTS - 1);
    return HASHES[slot] === hash ? (NUMBERS[slot] ?? 0) : 0;
}
// prettier-ignore
const ATTRIBUTE_NAMES = [
    'action', 'background', 'class', 'content', 'data', 'disabled', 'formaction', 'hidden', 'href', 'http-equiv', 'id',
    'imagesrcset', 'name', 'nomodule', 'open', 'popover', 'poster', 'property', 'rel', 'role', 'src', 'srcdoc', 'srcset',
    'style', 'title', 'type', 'xlink:href',
];
/** The hashes of the attributes that are read. */
const ATTRIBUTE = Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, hashOfName(name)]));

;// CONCATENATED MODULE: ./lib/check/page/elements.js

/** Attributes that always hold one address. */
// prettier-ignore
const HOLDERS = [
    [['a', 'area'], 'link', ['href', 'xlink:href']],
    [['form'], 'link', ['action']],
    [['button', 'input'], 'link', ['formaction']],
    [['img'], 'image', ['src']],
    [['audio', 'source', 'track', 'video'], 'media', ['src']],
    [['video'], 'image', ['poster']],
    [['embed'], 'object', ['src']],
    [['object'], 'object', ['data']],
    [['use'], 'symbol', ['href', 'xlink:href']],
    // Outside SVG `<image>` is another name of `<img>`.
    [['image', 'feimage'], 'image', ['href', 'xlink:href', 'src']],
    [['body', 'table', 'td', 'th'], 'image', ['background']],
];
/** The same, by the number of the element. */
const HELD = [];
for (const [tags, use, attributes] of HOLDERS)
    for (const tag of tags) {
        const held = (HELD[TAG[tag]] ??= []);
        for (const attribute of attributes)
            held.push([use, ATTRIBUTE[attribute]]);
    }
/** Relations whose address no reader visits and no browser loads. */
const NOT_FOLLOWED = /(?:^|\s)(?:shortlink|pingback|profile|edituri|wlwmanifest|amphtml|webmention|self|openid\S*)(?:\s|$)/;
/** Emits each address that an element links or loads. The caller handles `style`, `srcdoc` and refresh. */
function referencesOf(element) {
    for (const [use, attribute] of HELD[element.tag] ?? [])
        element.refer(use, attribute);
    switch (element.tag) {
        case TAG.img:
        case TAG.source:
            element.referSet(ATTRIBUTE.srcset);
            return;
        case TAG.input:
            if (element.text(ATTRIBUTE.type)?.toLowerCase() === 'image')
                element.refer('image', ATTRIBUTE.src);
            return;
        case TAG.script: {
            const isOld = element.has(ATTRIBUTE.nomodule);
            for (const attribute of [ATTRIBUTE.src, ATTRIBUTE.href, ATTRIBUTE['xlink:href']])
                if (isOld)
                    element.refer('optional', attribute, 'nomodule script');
                else
                    element.refer('script', attribute);
            return;
        }
        case TAG.iframe:
        case TAG.frame:
            // `srcdoc` replaces `src`.
            if (!element.has(ATTRIBUTE.srcdoc))
                element.refer('frame', ATTRIBUTE.src);
            return;
        case TAG.link:
            linkReferences(element);
            return;
        case TAG.meta: {
            // Images with which other sites show a link to the page.
            const property = element.text(ATTRIBUTE.property) ?? element.text(ATTRIBUTE.name) ?? '';
            if (/^(?:og|twitter):image(?::url|:secure_url|:src)?$/i.test(property))
                element.refer('optional', ATTRIBUTE.content, property.toLowerCase());
            return;
        }
        default:
    }
}
function linkReferences(element) {
    const rel = (element.text(ATTRIBUTE.rel) ?? '').trim().toLowerCase();
    if (rel === '')
        return;
    const use = linkUse(rel);
    if (use === 'style' && element.has(ATTRIBUTE.disabled))
        element.refer('optional', ATTRIBUTE.href, 'disabled style sheet');
    else if (use !== null)
        element.refer(use, ATTRIBUTE.href);
    else if (!NOT_FOLLOWED.test(rel)) {
        const isFeed = /\b(?:rss|atom|feed)\b/i.test(element.text(ATTRIBUTE.type) ?? '');
        element.refer('optional', ATTRIBUTE.href, isFeed ? 'feed' : rel.slice(0, 50));
    }
    if (use === 'preload')
        element.referSet(ATTRIBUTE.imagesrcset);
}
/** The strongest of several relations: loading counts before linking. `null`: nothing is loaded. */
function linkUse(rel) {
    const words = new Set(rel.split(/\s+/));
    const has = (...names) => names.some((name) => words.has(name));
    if (has('stylesheet'))
        return 'style';
    if (has('icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon', 'fluid-icon'))
        return 'icon';
    if (has('manifest'))
        return 'manifest';
    if (has('preload', 'modulepreload', 'prefetch', 'prerender'))
        return 'preload';
    return has('preconnect', 'dns-prefetch') ? 'hint' : null;
}
/** An address, without commas at its end; then a comma right after it, or descriptors up to the next one. */
const CANDIDATE = /[\t\n\f\r ,]*([^\t\n\f\r ]*[^\t\n\f\r ,])(?:,+|(?:[^,(]|\([^)]*(?:\)|$))*,?)/g;
/** The addresses of a `srcset` attribute, split as the HTML standard does: commas inside an address belong to it. */
function srcsetAddresses(srcset) {
    return Array.from(srcset.matchAll(CANDIDATE), ([, address = '']) => address);
}
/** A time; then, after a mark, maybe `url=`; then the address, maybe in quotes. */
const REFRESH = /^[\t\n\f\r ]*[\d.]+(?=[\t\n\f\r ;,])\s*[;,]?\s*(?:url[\t\n\f\r ]*=\s*)?(?:(["'])([^]*?)(?:\1|$)|([^]*))/i;
/** The address in the content of `<meta http-equiv=refresh>`, as in `0; url='guide/'`; `null` when it only reloads. */
function refreshAddress(content) {
    const [, , quoted, bare] = REFRESH.exec(content) ?? [];
    const address = (quoted ?? bare ?? '').trim();
    return address === '' ? null : address;
}

;// CONCATENATED MODULE: ./lib/html/foreign-content.js

/** Open elements that are kept. */
const OPEN_MAX = 256;
/** Elements of SVG or MathML that may contain HTML, or more SVG. */
const INTEGRATION_POINTS = [TAG.foreignobject, TAG.desc, TAG.title];
/**
 * Whether markup is in SVG or MathML ("foreign content" of the HTML standard). Approximate: which tag closes an `<svg>`
 * depends on all open elements, and only those of SVG and MathML are kept.
 */
class ForeignContent {
    /** Open `<svg>`, `<math>` and integration points, each as its element's number. */
    #open = [];
    get isInside() {
        const top = this.#open.at(-1);
        return top === TAG.svg || top === TAG.math;
    }
    /** Adds the start tag of a known element. Returns whether it belongs to SVG or MathML, or begins it. */
    open(tag, isSelfClosing) {
        this.#breakOut(tag);
        const isInside = this.isInside;
        const isRoot = tag === TAG.svg || tag === TAG.math;
        if (!isSelfClosing && this.#open.length < OPEN_MAX)
            if (isRoot || (isInside && INTEGRATION_POINTS.includes(tag)))
                this.#open.push(tag);
        return isInside || isRoot;
    }
    close(tag) {
        if (this.#open.length === 0 || tag === 0)
            return;
        this.#breakOut(tag);
        const index = this.#open.lastIndexOf(tag);
        if (index !== -1)
            this.#open.length = index;
    }
    /** HTML elements end an unclosed `<svg>` or `<math>`, up to the HTML around it. */
    #breakOut(tag) {
        if (tag >= FIRST_BREAKING_TAG)
            while (this.isInside)
                this.#open.pop();
    }
}

;// CONCATENATED MODULE: ./lib/html/html-scanner.js


/** The kind of the last token. A doctype counts as a comment, because neither is read. */
const html_scanner_TOKEN = { end: 0, startTag: 1, endTag: 2, text: 3, comment: 4 };
/** Attributes of one element that are kept. No page for readers has as many. */
const ATTRIBUTES_MAX = 256;
/** Classes of bytes: those that end the name of an element, the name of an attribute, and an unquoted value. */
const [SPACE, ENDS_TAG_NAME, ENDS_ATTRIBUTE_NAME, LETTER] = [1, 2, 4, 8];
const CLASS = new Uint8Array(256);
for (const char of '\t\n\f\r ')
    CLASS[char.charCodeAt(0)] = SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
for (const char of '/>')
    CLASS[char.charCodeAt(0)] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
CLASS[0x3d] = ENDS_ATTRIBUTE_NAME;
for (let char = 0x41; char <= 0x5a; char += 1)
    CLASS[char] = CLASS[char + 32] = LETTER;
const [BANG, QUOTE, APOSTROPHE, DASH, html_scanner_SLASH] = [0x21, 0x22, 0x27, 0x2d, 0x2f];
const [LESS, EQUALS, GREATER, html_scanner_QUESTION] = [0x3c, 0x3d, 0x3e, 0x3f];
/** How to read the text of an element, by its number. Elements without an entry contain markup. */
const STATE_OF = [];
STATE_OF[TAG.script] = 'script';
STATE_OF[TAG.plaintext] = 'plaintext';
for (const tag of [TAG.title, TAG.textarea])
    STATE_OF[tag] = 'rcdata';
for (const tag of [TAG.style, TAG.xmp, TAG.iframe, TAG.noembed, TAG.noframes])
    STATE_OF[tag] = 'rawtext';
/**
 * Reads markup from bytes as a browser's tokenizer does (HTML standard, 13.2.5), and makes no strings: names become hashes,
 * everything else is a range of bytes. It reads UTF-8 and every encoding that contains ASCII alike.
 *
 * Of the tree it keeps only what the tokenizer needs: which elements hold raw text, unless they are in SVG or
 * MathML. Time is linear in the length of the page, whatever its content.
 */
class HtmlScanner {
    #bytes = new Uint8Array();
    #at = 0;
    #state = 'data';
    #foreign = new ForeignContent();
    #xml;
    /** First byte of the token, and the byte after it: for a tag its `<`, and the byte after its `>`. */
    from = 0;
    to = 0;
    /** The number of the last tag's element, and the hash of its name. */
    tag = 0;
    tagHash = 0;
    selfClosing = false;
    /** The last element that was opened; its end tag ends raw text. */
    #lastStartHash = 0;
    attributeCount = 0;
    /** A bit for the hash of each attribute: most of those that are asked for are missing. */
    #attributeBits = 0;
    /** For each attribute the hash of its name, and the ranges of name and value. */
    #attributes = [];
    /** `xml`: for SVG files and sitemaps, where no element holds raw text and CDATA may stand anywhere. */
    constructor(xml = false) {
        this.#xml = xml;
    }
    /** Starts over. `lastStartHash`: hash of the element whose text comes first. */
    start(bytes, state = 'data', lastStartHash = 0) {
        this.#bytes = bytes;
        this.#at = 0;
        this.#state = state;
        this.#lastStartHash = lastStartHash;
        this.#foreign = new ForeignContent();
        this.attributeCount = 0;
    }
    /** Whether the next token is read by the rules of SVG and MathML. */
    get isForeign() {
        return this.#foreign.isInside;
    }
    /** Whether the next token is text of an element without markup, such as `<title>` outside SVG. */
    get isRawText() {
        return this.#state !== 'data' && this.#state !== 'cdata';
    }
    /** The index of the first attribute with this name, for `valueFrom` and `valueTo`; -1 if there is none. */
    attribute(hash) {
        if ((this.#attributeBits & (1 << hash)) === 0)
            return -1;
        for (let index = 0; index < this.attributeCount; index += 1)
            if (this.#attributes[5 * index] === hash)
                return index;
        return -1;
    }
    nameRange(index) {
        return [this.#attributes[5 * index + 1] ?? 0, this.#attributes[5 * index + 2] ?? 0];
    }
    valueFrom(index) {
        return this.#attributes[5 * index + 3] ?? 0;
    }
    valueTo(index) {
        return this.#attributes[5 * index + 4] ?? 0;
    }
    /** Reads one token. Does not decode character references. */
    next() {
        if (this.#at >= this.#bytes.length)
            return html_scanner_TOKEN.end;
        switch (this.#state) {
            case 'data':
                return this.#data();
            case 'rcdata':
            case 'rawtext':
            case 'script':
                return this.#rawText();
            case 'plaintext':
                return this.#text(this.#bytes.length);
            case 'cdata':
                return this.#cdata();
        }
    }
    #data() {
        const bytes = this.#bytes;
        const from = this.#at;
        for (let at = from; at < bytes.length; at += 1) {
            if (bytes[at] !== LESS)
                continue;
            const next = bytes[at + 1] ?? 0;
            const isMarkup = (CLASS[next] ?? 0) & LETTER || next === BANG || next === html_scanner_QUESTION || next === html_scanner_SLASH;
            if (isMarkup && !(next === html_scanner_SLASH && at + 2 >= bytes.length))
                return at > from ? this.#text(at) : this.#markup(at, next);
        }
        return this.#text(bytes.length);
    }
    #text(to) {
        this.from = this.#at;
        this.to = this.#at = to;
        return html_scanner_TOKEN.text;
    }
    #markup(at, next) {
        const bytes = this.#bytes;
        this.from = at;
        if (next === html_scanner_SLASH) {
            const after = bytes[at + 2] ?? 0;
            if ((CLASS[after] ?? 0) & LETTER)
                return this.#tag(at + 2, true);
            if (after !== GREATER)
                return this.#comment(bytes.indexOf(GREATER, at + 2));
            // `</>` is no token.
            this.#at = at + 3;
            return this.#text(at + 3);
        }
        if (next !== BANG && next !== html_scanner_QUESTION)
            return this.#tag(at + 1, false);
        if (this.#isWord(at + 1, '!--'))
            return this.#comment(this.#commentEnd(at + 4));
        if (!(this.#xml || this.isForeign) || !this.#isWord(at + 1, '![CDATA['))
            // Browsers read this as a comment up to the next `>`.
            return this.#comment(bytes.indexOf(GREATER, at + 1));
        this.#at = at + 9;
        this.#state = 'cdata';
        return this.next();
    }
    #cdata() {
        const bytes = this.#bytes;
        let end = bytes.indexOf(GREATER, this.#at + 2);
        while (end !== -1 && !this.#isWord(end - 2, ']]'))
            end = bytes.indexOf(GREATER, end + 1);
        if (end === -1)
            return this.#text(bytes.length);
        this.#state = 'data';
        this.#text(end - 2);
        this.#at = end + 1;
        return html_scanner_TOKEN.text;
    }
    /** `end`: the `>` of a comment; -1 if it has none. */
    #comment(end) {
        this.to = this.#at = end === -1 ? this.#bytes.length : end + 1;
        return html_scanner_TOKEN.comment;
    }
    /** `from`: after `<!--`, whose dashes may belong to the end: `<!-->` and `<!--->` are whole comments. */
    #commentEnd(from) {
        const bytes = this.#bytes;
        let end = bytes.indexOf(GREATER, from);
        while (end !== -1 && !this.#isWord(end - 2, '--') && !(end >= from + 3 && this.#isWord(end - 3, '--!')))
            end = bytes.indexOf(GREATER, end + 1);
        return end;
    }
    /** Whether a word is at a place. `fold`: 32 to ignore case, for a word in lower case. */
    #isWord(at, word, fold = 0) {
        for (let index = 0; index < word.length; index += 1)
            if (((this.#bytes[at + index] ?? 0) | fold) !== word.charCodeAt(index))
                return false;
        return true;
    }
    /** Reads a tag from the first letter of its name on. A tag without an end is no token: the page ends there. */
    #tag(from, isEnd) {
        const bytes = this.#bytes;
        let at = from;
        let hash = 0;
        for (; at < bytes.length; at += 1) {
            const char = bytes[at] ?? 0;
            if ((CLASS[char] ?? 0) & ENDS_TAG_NAME)
                break;
            hash = nameHash(hash, lower(char));
        }
        this.tagHash = hash;
        this.tag = tagOf(hash);
        this.selfClosing = false;
        this.attributeCount = 0;
        this.#attributeBits = 0;
        at = bytes[at] === GREATER ? at + 1 : this.#readAttributes(at);
        this.to = this.#at = at === -1 ? bytes.length : at;
        if (at === -1)
            return html_scanner_TOKEN.end;
        const { tag } = this;
        if (isEnd) {
            this.#foreign.close(tag);
            return html_scanner_TOKEN.endTag;
        }
        this.#lastStartHash = hash;
        if (tag !== 0 && !this.#xml && !this.#foreign.open(tag, this.selfClosing))
            this.#state = STATE_OF[tag] ?? 'data';
        return html_scanner_TOKEN.startTag;
    }
    /** Reads attributes up to the end of the tag. Returns the place after its `>`, or -1 if it has none. */
    #readAttributes(start) {
        const bytes = this.#bytes;
        const { length } = bytes;
        let at = start;
        for (;;) {
            while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE)
                at += 1;
            if (at >= length)
                return -1;
            if (bytes[at] === GREATER)
                return at + 1;
            if (bytes[at] === html_scanner_SLASH) {
                at += 1;
                if (bytes[at] !== GREATER)
                    continue;
                this.selfClosing = true;
                return at + 1;
            }
            const nameFrom = at;
            let hash = nameHash(0, lower(bytes[at] ?? 0));
            for (at += 1; at < length; at += 1) {
                const char = bytes[at] ?? 0;
                if ((CLASS[char] ?? 0) & ENDS_ATTRIBUTE_NAME)
                    break;
                hash = nameHash(hash, lower(char));
            }
            const nameTo = at;
            while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE)
                at += 1;
            let [valueFrom, valueTo] = [nameTo, nameTo];
            if (bytes[at] === EQUALS) {
                at += 1;
                while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE)
                    at += 1;
                const quote = bytes[at] ?? 0;
                if (quote === QUOTE || quote === APOSTROPHE) {
                    valueFrom = at + 1;
                    for (at += 1; at < length && bytes[at] !== quote;)
                        at += 1;
                    valueTo = at;
                    at += 1;
                }
                else {
                    valueFrom = at;
                    while (at < length && bytes[at] !== GREATER && !((CLASS[bytes[at] ?? 0] ?? 0) & SPACE))
                        at += 1;
                    valueTo = at;
                }
                if (at > length)
                    return -1;
            }
            if (this.attributeCount === ATTRIBUTES_MAX)
                continue;
            this.#attributeBits |= 1 << hash;
            const first = 5 * this.attributeCount;
            this.#attributes[first] = hash;
            this.#attributes[first + 1] = nameFrom;
            this.#attributes[first + 2] = nameTo;
            this.#attributes[first + 3] = valueFrom;
            this.#attributes[first + 4] = valueTo;
            this.attributeCount += 1;
        }
    }
    /** Reads the text of an element up to its end tag, or the end tag if that is next. */
    #rawText() {
        const bytes = this.#bytes;
        let at = bytes.indexOf(LESS, this.#at);
        while (at !== -1 && !this.#isEndTag(at)) {
            // A script may contain its own end tag, inside a comment that contains a script.
            const isEscaped = this.#state === 'script' && this.#isWord(at + 1, '!--');
            at = isEscaped ? this.#escapedScriptEnd(at + 4) : bytes.indexOf(LESS, at + 1);
        }
        if (at === -1)
            return this.#text(bytes.length);
        if (at > this.#at)
            return this.#text(at);
        this.#state = 'data';
        this.from = at;
        return this.#tag(at + 2, true);
    }
    /** Whether the end tag of the open element begins at a place. */
    #isEndTag(at) {
        const bytes = this.#bytes;
        if (bytes[at + 1] !== html_scanner_SLASH)
            return false;
        let hash = 0;
        for (let to = at + 2; to < bytes.length; to += 1) {
            const char = bytes[to] ?? 0;
            if ((CLASS[char] ?? 0) & ENDS_TAG_NAME)
                return to > at + 2 && hash === this.#lastStartHash;
            if (!((CLASS[char] ?? 0) & LETTER))
                return false;
            hash = nameHash(hash, char | 32);
        }
        return false;
    }
    /** After `<!--` in a script: the place of its end tag, or of the next `<` after that comment; -1 if there is neither. */
    #escapedScriptEnd(from) {
        const bytes = this.#bytes;
        let dashes = 2;
        let isDouble = false;
        for (let at = from; at < bytes.length; at += 1) {
            const char = bytes[at];
            if (char === GREATER && dashes >= 2)
                return bytes.indexOf(LESS, at + 1);
            dashes = char === DASH ? dashes + 1 : 0;
            if (char !== LESS)
                continue;
            if (!isDouble && this.#isEndTag(at))
                return at;
            if (isDouble && bytes[at + 1] !== html_scanner_SLASH)
                continue;
            const word = isDouble ? at + 2 : at + 1;
            if (!this.#isScriptWord(word))
                continue;
            isDouble = !isDouble;
            at = word + 5;
        }
        return -1;
    }
    #isScriptWord(at) {
        return this.#isWord(at, 'script', 32) && ((CLASS[this.#bytes[at + 6] ?? 0] ?? 0) & ENDS_TAG_NAME) !== 0;
    }
}
function lower(char) {
    return char >= 0x41 && char <= 0x5a ? char | 32 : char;
}

;// CONCATENATED MODULE: ./lib/html/error-page.js


/** Whole texts of pages that frameworks, and the servers that an export reads from, make of an error; in lower case. */
const ERROR_TEXTS = [
    // Next.js, whose newer versions name the host and add a digest.
    /^application error: a (?:client|server)-side exception has occurred\b.{0,300}$/,
    /^(?:404:? )?this page could not be found\.?$/,
    /^(?:5\d\d:? )?internal server error\.?$/,
    /^(?:404:? not found|50[0234]:? (?:bad gateway|internal server error|service (?:temporarily )?unavailable|gateway time-?out))\.?(?: nginx(?:\/[\d.]+)?)?$/,
    /^an (?:unexpected )?error (?:has )?occurred(?: while (?:loading|rendering) (?:the|this) page)?\.?(?: check (?:the )?(?:browser |developer )?(?:tools )?console for details\.?)?$/,
    /^(?:oops[!,.]? )?something went wrong[!.]?(?: try again[!.]?)?$/,
];
/** Pages that hosts show for an error, such as `404.html`, `fr/404/index.html` and `_not-found.html`. */
const MADE_FOR_ERRORS = /(?:^|\/)_?(?:[45]\d\d|error|not[-_]?found)(?:\/index)?\.x?html?$/i;
/**
 * Whether a page shows an error instead of what its path promises: its whole text is a known one, or its main content shows
 * nothing. A page *about* an error has more text. `bytes`: the page.
 */
function isErrorPage(path, { start, isWhole, isMainEmpty }, bytes) {
    if (MADE_FOR_ERRORS.test(path))
        return false;
    const text = start.toLowerCase();
    return isMainEmpty ? !isMount(bytes) : isWhole && ERROR_TEXTS.some((error) => error.test(text));
}
/** Elements that show nothing, or nothing by themselves. */
const SHOW_NOTHING = [
    ...[TAG.html, TAG.head, TAG.body, TAG.base, TAG.link, TAG.meta],
    ...[TAG.title, TAG.style, TAG.script, TAG.noscript, TAG.template],
];
const OTHER_HOST = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/**
 * Whether a page is only what a script fills, as that of a single-page app: its body shows nothing but empty elements with an
 * `id`, and it loads a script of its own. A page that was exported without its content has more: a navigation, a footer.
 */
function isMount(bytes) {
    const scanner = new HtmlScanner();
    let hasScript = false;
    let isInMount = false;
    /** An open element whose content is not shown. */
    let hidden = 0;
    scanner.start(bytes);
    for (let token = scanner.next(); token !== html_scanner_TOKEN.end; token = scanner.next()) {
        const { tag, from, to } = scanner;
        if (token === html_scanner_TOKEN.endTag) {
            if (tag === hidden)
                hidden = 0;
            isInMount = false;
        }
        else if (hidden !== 0 || token === html_scanner_TOKEN.comment)
            continue;
        else if (token === html_scanner_TOKEN.text) {
            if (bytes.toString('latin1', from, to).trim() !== '')
                return false;
        }
        else if (SHOW_NOTHING.includes(tag)) {
            const src = scanner.attribute(ATTRIBUTE.src);
            if (tag === TAG.script && src !== -1)
                hasScript ||= !OTHER_HOST.test(bytes.toString('latin1', scanner.valueFrom(src), scanner.valueTo(src)));
            if (scanner.isRawText || tag === TAG.noscript || tag === TAG.template)
                hidden = tag;
        }
        else if (isInMount || scanner.attribute(ATTRIBUTE.id) === -1)
            return false;
        else
            isInMount = true;
    }
    return hasScript;
}

;// CONCATENATED MODULE: ./lib/text/short-title.js
const TITLE_MAX_CHARS = 200;
/** Longer than a title that is shown, in the units of a string. */
const READ_MAX_CHARS = 4096;
/** Control characters, and those that turn the direction of the text behind them. */
const UNSAFE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
/** An untrusted title of a page on one line, without what may not reach a list, and no longer than lists repeat it. */
function shortTitle(text) {
    const line = text.slice(0, READ_MAX_CHARS).replace(/\s+/g, ' ').replace(UNSAFE, '');
    const title = line.trim();
    return title.length <= TITLE_MAX_CHARS ? title : Array.from(title).slice(0, TITLE_MAX_CHARS).join('');
}

;// CONCATENATED MODULE: ./lib/html/repeated-text.js
/**
 * Text that stands on most pages of a site is no content: a date, a version, a menu, wherever a theme has put it. A piece
 * of text is what stands between two blocks; pieces are known by a number, in which each word with a digit and each name of a
 * month or a day is the same, because dates and versions differ from page to page and from build to build.
 */
/** Pages that are read to find such pieces. More find no others. */
const SAMPLE_PAGES = 50;
/** On a smaller site a piece has to stand on every page, and below the second number none is left out. */
const [FEW_PAGES, LEAST_PAGES] = [10, 3];
const DATES = 'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december mon monday tue tuesday wed wednesday thu thursday fri friday sat saturday sun sunday';
const DATE_WORDS = new Set(DATES.split(' ').map((word) => wordHash(Buffer.from(word))));
const LENGTHS = 2 ** 20;
const repeated_text_SPACE = 0x20;
/** The key of a piece of text, a whole number. Only a piece with a word that is no number has words that are all the same. */
function pieceKey(bytes, from, to) {
    let [shape, exact, word, length] = [0, 0, 0, 0];
    let hasDigit = false;
    let hasWord = false;
    for (let at = from; at <= to; at += 1) {
        const byte = at === to ? repeated_text_SPACE : (bytes[at] ?? 0);
        const isDigit = byte >= 0x30 && byte <= 0x39;
        const lower = byte | 0x20;
        if (isDigit || byte >= 0x80 || (lower >= 0x61 && lower <= 0x7a)) {
            hasDigit ||= isDigit;
            word = Math.imul(word ^ lower, 0x0100_0193);
            continue;
        }
        if (word !== 0) {
            shape = mixed(shape, hasDigit || DATE_WORDS.has(word) ? 1 : word);
            exact = mixed(exact, word);
            hasWord ||= !hasDigit;
            length += 1;
        }
        word = 0;
        hasDigit = false;
        if (byte <= repeated_text_SPACE)
            continue;
        shape = mixed(shape, byte);
        exact = mixed(exact, byte);
        length += 1;
    }
    return ((hasWord ? shape : exact) >>> 0) * LENGTHS + (length % LENGTHS);
}
function mixed(hash, part) {
    const mix = Math.imul(hash ^ part, 0x0100_0193);
    return mix ^ (mix >>> 15);
}
function wordHash(bytes) {
    let word = 0;
    for (const byte of bytes)
        word = Math.imul(word ^ byte, 0x0100_0193);
    return word;
}
/** The keys of at most this many pieces that stand on most pages of a sample, in ascending order. `pages`: the pieces of each. */
function repeatedPieces(pages, most) {
    const { length } = pages;
    if (length < LEAST_PAGES)
        return [];
    const counts = new Map();
    for (const key of pages.flatMap((pieces) => [...pieces]))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    const least = length < FEW_PAGES ? length : length / 2 + 0.5;
    return [...counts]
        .filter(([, count]) => count >= least)
        .sort(([one, many], [other, more]) => more - many || one - other)
        .slice(0, most)
        .map(([key]) => key)
        .sort((one, other) => one - other);
}

;// CONCATENATED MODULE: ./lib/html/text-digest.js




/** More bytes than most texts have. */
const BLOCK_BYTES = 64 * 1024;
/** Bytes of the text that are kept for its readers. */
const START_BYTES = 1024;
/** More in a row make no difference. */
const SPACES_MAX = 256;
/** A longer text is more than spaces. */
const WHITE_MAX_BYTES = 256;
/** A longer piece is content, wherever it stands. */
const PIECE_MAX_BYTES = 64 * 1024;
const [NEWLINE, text_digest_SPACE, text_digest_AMPERSAND, FIRST_BEYOND_ASCII] = [0x0a, 0x20, 0x26, 0x80];
const BEYOND_ASCII = /[^\0-\x7f]/;
/** What readers cannot see: soft hyphen, zero-width space, word joiner, and the same as a byte order mark. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const NOTHING = new Set();
/** For the one text that is read at a time. A block for each page took nearly as long as reading a small page. */
let block = Buffer.allocUnsafe(BLOCK_BYTES);
/**
 * Takes text in pieces, folds its white space (in `<pre>` that of each line), decodes its character references, leaves out
 * what readers cannot see and pieces that stand on most pages, and hashes the rest.
 * A new one takes the block of the one before, which has to be at its end.
 */
class TextDigest {
    #pieces;
    /** Keys of the titles of pages before, after and above this one, which are left out, too. */
    neighbours = new Set();
    #block = block;
    /** Bytes of the text so far. */
    bytes = 0;
    /** Lines and their indentation are kept, as in `<pre>`. */
    isPreformatted = false;
    /** Before the next text: in `<pre>` a line break, and its indentation. */
    #isNewLine = false;
    #spaces = 0;
    /** Where the piece and the section begin that are read now. */
    #pieceFrom = 0;
    #sectionFrom = 0;
    /** A hash of the pieces that were left out; 0: none. */
    leftOut = 0;
    constructor(pieces) {
        this.#pieces = pieces;
    }
    /** What was read of the section so far. */
    get section() {
        return this.#block.toString('utf8', this.#sectionFrom, this.bytes).trim();
    }
    /** The next text is another piece. */
    separate() {
        this.#endPiece();
        this.#isNewLine = false;
        this.#spaces = 1;
    }
    /** Whether a piece stands on most pages, or is the title of a neighbour. */
    isRepeated(bytes, from, to) {
        const { repeated = NOTHING, seen } = this.#pieces;
        if (repeated.size + this.neighbours.size === 0 && seen === undefined)
            return false;
        const key = pieceKey(bytes, from, to);
        seen?.add(key);
        return repeated.has(key) || this.neighbours.has(key);
    }
    /** Starts over. */
    clear() {
        this.bytes = this.#pieceFrom = this.#sectionFrom = this.#spaces = 0;
        this.#isNewLine = false;
        this.leftOut = 0;
        this.#pieces.seen?.clear();
    }
    write(bytes, from, to) {
        if (isPlain(bytes, from, to)) {
            this.#copy(bytes, from, to);
            return;
        }
        const readable = Buffer.from(readableText(bytes, from, to));
        this.#copy(readable, 0, readable.length);
    }
    /** Ends a section. Returns its digest; `null`: it has no text. */
    endSection() {
        this.separate();
        let from = this.#sectionFrom;
        while (from < this.bytes && (this.#block[from] ?? 0) <= text_digest_SPACE)
            from += 1;
        const section = this.#block.subarray(from, this.bytes);
        this.#sectionFrom = this.bytes;
        return section.length === 0 ? null : (0,external_node_crypto_namespaceObject.hash)('sha256', section, 'base64');
    }
    end() {
        this.#endPiece();
        const text = this.#block.subarray(0, this.bytes);
        return {
            digest: (0,external_node_crypto_namespaceObject.hash)('sha256', text),
            start: text.toString('utf8', 0, START_BYTES),
            leftOut: this.leftOut,
        };
    }
    #copy(bytes, from, to) {
        const most = this.bytes + 1 + SPACES_MAX + to - from;
        if (most > this.#block.length) {
            block = Buffer.concat([this.#block.subarray(0, this.bytes)], Math.max(most, 2 * this.#block.length));
            this.#block = block;
        }
        const text = this.#block;
        let used = this.bytes;
        for (let at = from; at < to; at += 1) {
            const byte = bytes[at] ?? 0;
            if (byte <= text_digest_SPACE) {
                if (this.isPreformatted && byte === NEWLINE)
                    this.#isNewLine = true;
                this.#spaces =
                    this.isPreformatted && byte !== NEWLINE ? this.#spaces + 1 : Number(!this.isPreformatted);
                continue;
            }
            if (this.#spaces > 0 || this.#isNewLine)
                used = this.#putWhite(used);
            text[used++] = byte;
        }
        this.bytes = used;
    }
    /** White space at the beginning is none. */
    #putWhite(from) {
        let used = from;
        if (from > 0) {
            if (this.#isNewLine)
                this.#block[used++] = NEWLINE;
            for (let left = Math.min(this.#spaces, SPACES_MAX); left > 0; left -= 1)
                this.#block[used++] = text_digest_SPACE;
        }
        this.#isNewLine = false;
        this.#spaces = 0;
        return used;
    }
    #endPiece() {
        const from = this.#pieceFrom;
        const isPiece = this.bytes > from && this.bytes - from <= PIECE_MAX_BYTES;
        if (isPiece && this.isRepeated(this.#block, from, this.bytes)) {
            for (let at = from; at < this.bytes; at += 1)
                this.leftOut = Math.imul(this.leftOut ^ (this.#block[at] ?? 0), 0x0100_0193) + 1;
            this.bytes = from;
        }
        this.#pieceFrom = this.bytes;
    }
}
/** The characters of a text node of a page. */
function readableText(page, from, to) {
    if (isPlain(page, from, to))
        return page.toString('latin1', from, to);
    const text = decodeHTML(decoded(page, from, to));
    if (!BEYOND_ASCII.test(text))
        return text;
    return text.normalize().replace(UNSEEN, '').replaceAll('\u00a0', ' ');
}
/** Whether all bytes are characters of ASCII that stand for themselves, as in most texts. */
function isPlain(bytes, from, to) {
    for (let at = from; at < to; at += 1)
        if ((bytes[at] ?? 0) >= FIRST_BEYOND_ASCII || bytes[at] === text_digest_AMPERSAND)
            return false;
    return true;
}
/** Whether there are only spaces, those included that do not break, and what readers cannot see. */
function isWhite(bytes, from, to) {
    let at = from;
    while (at < to && (bytes[at] ?? 0) <= text_digest_SPACE)
        at += 1;
    if (at === to)
        return true;
    const mayBeSpace = bytes[at] === text_digest_AMPERSAND || (bytes[at] ?? 0) >= FIRST_BEYOND_ASCII;
    return mayBeSpace && to - at <= WHITE_MAX_BYTES && readableText(bytes, at, to).trim() === '';
}

;// CONCATENATED MODULE: ./lib/html/filled-parts.js


/** A page with a longer text is more than a frame that a script fills. */
const FRAME_MAX_BYTES = 200;
/** Data in scripts are the content if they are longer than the text by this factor. */
const DATA_FACTOR = 4;
/** How a script with data begins; that for search engines has none. Settings of a theme begin alike on all pages. */
const DATA = /^(?:(?:const|let|var)\s+)?(?:[\w.$]+\s*)?(?:=\s*)?(?:JSON\.parse\(|\[|\{(?!\s*"@context"))/;
const [DATA_START_BYTES, DATA_NAME_BYTES] = [100, 10];
/** What an element that only a script knows names. */
const DATA_FILE = /\.(?:json|ya?ml)$/i;
const PARTS_MAX = 100;
/** What a mount has until it is filled: nothing, or `Loading…`. */
const PLACEHOLDER = /^\s*(?:loading\b.*|.*(?:…|\.{3}))?\s*$/i;
const PLACEHOLDER_MAX_BYTES = 100;
/** The parts of a page that a script may fill, from the tokens that a scanner is at. */
class FilledParts {
    #bytes;
    #scanner;
    #text;
    /** The token before, if a script may fill it: `<div id=…>`, or an unknown element with its data: `<redoc spec-url=…>`. */
    #mount = null;
    #mounts = [];
    #data = [];
    #isScript = false;
    #hasScript = false;
    constructor(bytes, scanner, text) {
        this.#bytes = bytes;
        this.#scanner = scanner;
        this.#text = text;
    }
    /** `isContent`: in the main content. */
    start(isHidden, isContent) {
        const scanner = this.#scanner;
        const { tag } = scanner;
        this.#isScript = tag === TAG.script;
        this.#hasScript ||= this.#isScript;
        this.#mount = null;
        if (isHidden || (tag !== TAG.div && (tag !== 0 || scanner.isForeign)))
            return;
        const index = tag === TAG.div ? scanner.attribute(ATTRIBUTE.id) : this.#dataAttribute();
        if (index === -1)
            return;
        this.#mount = { from: scanner.nameRange(index)[0], to: scanner.valueTo(index), isContent, bytes: 0 };
    }
    text(from, to) {
        if (this.#isScript && this.#data.length < PARTS_MAX) {
            const start = this.#bytes.toString('latin1', from, Math.min(to, from + DATA_START_BYTES));
            const at = from + start.search(/\S|$/);
            if (DATA.test(start.trimStart()))
                this.#data.push({ from: at, to: at + DATA_NAME_BYTES, isContent: false, bytes: to - at });
        }
        if (this.#mount !== null && !this.#isPlaceholder(from, to))
            this.#mount = null;
    }
    /** Returns whether it ends a part of the content that can be filled. */
    end() {
        const mount = this.#mount;
        this.#isScript = false;
        this.#mount = null;
        if (mount !== null && this.#mounts.length < PARTS_MAX)
            this.#mounts.push(mount);
        return mount?.isContent === true;
    }
    /** What stands on most pages is the theme's: a search box, a menu, settings. */
    filledFrom() {
        const { bytes } = this.#text;
        const isOwn = ({ from, to }) => !this.#text.isRepeated(this.#bytes, from, to);
        const [mounts, data] = [this.#mounts.filter(isOwn), this.#data.filter(isOwn)];
        if (this.#hasScript && (bytes === 0 || (mounts.length > 0 && bytes <= FRAME_MAX_BYTES)))
            return 'mount';
        const dataBytes = data.reduce((sum, one) => sum + one.bytes, 0);
        return dataBytes > DATA_FACTOR * bytes ? 'data' : null;
    }
    /** The attribute that names a file with data; -1: none does. */
    #dataAttribute() {
        const scanner = this.#scanner;
        for (let index = 0; index < scanner.attributeCount; index += 1) {
            const to = scanner.valueTo(index);
            if (DATA_FILE.test(this.#bytes.toString('latin1', Math.max(scanner.valueFrom(index), to - 10), to)))
                return index;
        }
        return -1;
    }
    #isPlaceholder(from, to) {
        if (isWhite(this.#bytes, from, to))
            return true;
        return to - from <= PLACEHOLDER_MAX_BYTES && PLACEHOLDER.test(this.#bytes.toString('utf8', from, to));
    }
}

;// CONCATENATED MODULE: ./lib/html/text-elements.js

/** What the reader of texts needs to know about an element: bits. An element without an entry is a block. */
const KIND = {
    /** Separates words, and ends elements around it that were never closed. */
    block: 1,
    /** Has no end tag. */
    void: 2,
    /** Its end tag, or both of its tags, may be left out: where it ends is unknown, so it never hides text. */
    optional: 4,
    /** `<h1>` to `<h6>`: begins a section. */
    heading: 8,
    /** Its content is never shown. */
    hidden: 16,
    /** Shows something other than text, or will. */
    picture: 32,
    main: 64,
    article: 128,
    /** Is around the content wherever it occurs. */
    around: 256,
    /** Is around the content unless it is a part of it. */
    aroundBody: 512,
};
const NAMES = [
    [
        0,
        'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp slot small span strike strong sub sup time tt u var',
    ],
    [KIND.void, 'link meta wbr'],
    [KIND.hidden, 'style template'],
    // They say that a script fills the page, as those of Sphinx's search do.
    [KIND.hidden | KIND.picture, 'noscript script'],
    [KIND.block | KIND.hidden, 'datalist defs desc metadata noembed noframes title'],
    [KIND.block | KIND.hidden | KIND.picture, 'iframe'],
    [KIND.block | KIND.void, 'area base basefont bgsound br col frame hr keygen param source track'],
    [KIND.block | KIND.void | KIND.picture, 'embed img input'],
    [KIND.block | KIND.picture, 'audio button canvas math object select svg textarea video'],
    [
        KIND.block | KIND.optional,
        'body caption colgroup dd dt head html li optgroup option p tbody td tfoot th thead tr',
    ],
    [KIND.block | KIND.heading, 'h1 h2 h3 h4 h5 h6'],
    [KIND.block | KIND.main, 'main'],
    [KIND.block | KIND.article, 'article'],
    [KIND.block | KIND.around, 'footer nav'],
    [KIND.block | KIND.aroundBody, 'aside header'],
];
/** Kinds by the number of the element, one of `TAG`. */
const KINDS = new Uint16Array(256).fill(KIND.block);
for (const [kinds, names] of NAMES)
    for (const name of names.split(' '))
        KINDS[tagOf(hashOfName(name))] = kinds;
const [text_elements_DASH, text_elements_SLASH, text_elements_GREATER, text_elements_SPACE] = [0x2d, 0x2f, 0x3e, 0x20];
/** The kinds of an element, whose tag is at `from`. One that is not known is inline if its name has a dash, and may show anything. */
function kindsOf(tag, bytes, from) {
    if (tag !== 0)
        return KINDS[tag] ?? 0;
    for (let at = from + 2; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte === text_elements_DASH)
            return KIND.picture;
        if (byte <= text_elements_SPACE || byte === text_elements_GREATER || byte === text_elements_SLASH)
            break;
    }
    return KIND.block;
}
/** Roles that make a landmark of any element. */
const ROLES = new Map([
    ['main', KIND.main],
    ['article', KIND.article],
    ['navigation', KIND.around],
    ['contentinfo', KIND.around],
    ['banner', KIND.aroundBody],
    ['complementary', KIND.aroundBody],
]);
const LANDMARKS = KIND.main | KIND.article | KIND.around | KIND.aroundBody;
/** The landmark of a role; `null`: none, and the element keeps its own meaning. */
function landmarkOf(role) {
    return ROLES.get(role.trim().toLowerCase()) ?? null;
}

;// CONCATENATED MODULE: ./lib/html/page-outline.js




/** Longer attributes are not read. */
const page_outline_VALUE_MAX_BYTES = 1024;
/** Of a page: more sections or pictures are not told apart, and longer headings are cut. */
const [SECTIONS_MAX, PICTURES_MAX, HEADING_MAX_CHARS] = [500, 200, 100];
/** Relations to pages whose titles are no content. */
const NEIGHBOUR = /(?:^|\s)(?:prev|previous|next|up|home|start|top)(?:\s|$)/i;
/** What themes write behind a heading as a link to it, and what may not reach a list. */
const NO_HEADING = /\s*[¶#§\uf0c1]$|[\p{Cc}\ufffd]/gu;
/** What a page has beside its text: sections, pictures, its own address, the titles of its neighbours. */
class PageOutline {
    #bytes;
    #scanner;
    #digest;
    sections = [];
    /** With the place that each is in. */
    #pictures = new Map();
    canonical = null;
    /** In a heading, whose text follows. */
    #isHeading = false;
    /** Of the section that is read now. */
    #id = null;
    #heading = '';
    /** Where the `id` of the last element is that had one, with no text since; -1: nowhere. */
    #idFrom = -1;
    #idTo = -1;
    constructor(bytes, scanner, digest) {
        this.#bytes = bytes;
        this.#scanner = scanner;
        this.#digest = digest;
    }
    /** The text begins in this place, perhaps in a heading. What was read before it is none of the text. */
    clear(place) {
        this.sections = [];
        for (const [picture, at] of this.#pictures)
            if (at < place)
                this.#pictures.delete(picture);
        if (!this.#isHeading)
            this.#id = null;
        this.#heading = '';
    }
    get pictures() {
        return [...this.#pictures.keys()];
    }
    /** Reads the start tag of an element in the text. */
    start(kinds, place) {
        const scanner = this.#scanner;
        const { tag } = scanner;
        // Nobody looks for a heading at a script or a button.
        const index = (kinds & (KIND.hidden | KIND.picture)) === 0 ? scanner.attribute(ATTRIBUTE.id) : -1;
        if (index !== -1)
            [this.#idFrom, this.#idTo] = [scanner.valueFrom(index), scanner.valueTo(index)];
        if ((kinds & KIND.heading) !== 0) {
            this.endSection();
            this.#id = this.#idFrom === -1 ? null : this.#text(this.#idFrom, this.#idTo);
            this.#isHeading = true;
        }
        else if (this.#isHeading && index !== -1)
            this.#id ??= this.#text(this.#idFrom, this.#idTo);
        if (tag !== TAG.img || this.#pictures.size === PICTURES_MAX)
            return;
        const picture = this.value('src');
        if (picture !== null && !/^data:/i.test(picture))
            this.#pictures.set(picture, place);
    }
    /** Text was read. */
    add() {
        if (!this.#isHeading)
            this.#idFrom = -1;
    }
    endHeading() {
        if (!this.#isHeading)
            return;
        this.#isHeading = false;
        this.#idFrom = -1;
        const heading = this.#digest.section.replace(NO_HEADING, '');
        this.#heading =
            heading.length > HEADING_MAX_CHARS
                ? Array.from(heading).slice(0, HEADING_MAX_CHARS).join('').trimEnd()
                : heading;
    }
    endSection() {
        const digest = this.#digest.endSection();
        if (digest === null || this.sections.length === SECTIONS_MAX)
            return;
        // A link leads to the first of two elements with the same `id`.
        const isTaken = this.sections.some(({ id }) => id === this.#id);
        this.sections.push({ digest, id: isTaken ? null : this.#id, heading: this.#heading });
    }
    /** Reads a `<link>`. */
    link() {
        const relation = this.value('rel') ?? '';
        if (/(?:^|\s)canonical(?:\s|$)/i.test(relation))
            this.canonical ??= this.value('href');
        const title = NEIGHBOUR.test(relation) ? this.value('title') : null;
        if (title === null)
            return;
        const bytes = Buffer.from(title);
        this.#digest.neighbours.add(pieceKey(bytes, 0, bytes.length));
    }
    /** Whether an `<a>` leads to the page before, after or above this one. */
    get isToNeighbour() {
        return this.#scanner.attribute(ATTRIBUTE.rel) !== -1 && NEIGHBOUR.test(this.value('rel') ?? '');
    }
    /** The value of an attribute; `null`: it is absent, empty or too long. */
    value(name) {
        const scanner = this.#scanner;
        const index = scanner.attribute(ATTRIBUTE[name]);
        if (index === -1)
            return null;
        return this.#text(scanner.valueFrom(index), scanner.valueTo(index));
    }
    #text(from, to) {
        const text = to - from > page_outline_VALUE_MAX_BYTES ? '' : readableText(this.#bytes, from, to).trim();
        return text === '' ? null : text;
    }
}

;// CONCATENATED MODULE: ./lib/html/page-text.js







/** Where text is: the highest place with any text is the main content. */
const PLACE = { body: 0, article: 1, main: 2 };
const page_text_VALUE_MAX_BYTES = 1024;
/** The id that Doxygen gives to the block with the path of a file, which differs from page to page. */
const PATH_ID = 'nav-path';
/** Open elements that are kept: browsers go no deeper. */
const page_text_OPEN_MAX = 512;
/** Parts of a page that are sent later. Pages have a few. */
const HOLES_MAX = 1_000;
/** The text of a page. Time and memory grow with its length. */
function pageText(bytes, options = {}) {
    const scanner = new HtmlScanner();
    const reader = new PageTextReader(bytes, scanner, options);
    scanner.start(bytes);
    for (let token = scanner.next(); token !== html_scanner_TOKEN.end; token = scanner.next())
        reader.read(token);
    return reader.end();
}
/** Reads the text of a page from the tokens of a scanner. */
class PageTextReader {
    #bytes;
    #scanner;
    #options;
    #text;
    #outline;
    #title = null;
    #isTitle = false;
    #open = [];
    /** How many of each element are open. */
    #counts = new Uint16Array(256);
    #context = { place: PLACE.body, isAround: false, isHidden: false, isPreformatted: false };
    /** The highest place with a text so far. */
    #place = PLACE.body;
    #hasContent = false;
    /** Where `<template id="B:…">` is: a script puts the `<div hidden id="S:…">` of the same name there. */
    #holes = new Map();
    /** The content of `<meta http-equiv=refresh>`. */
    #redirect = null;
    /** Something other than text in the main content, or an `<h1>` around it, as in a home page whose `<main>` is left empty. */
    #showsMore = false;
    #filled;
    #articles = 0;
    #isList;
    constructor(bytes, scanner, options = {}) {
        this.#bytes = bytes;
        this.#scanner = scanner;
        this.#options = options;
        this.#text = new TextDigest(options);
        this.#outline = new PageOutline(bytes, scanner, this.#text);
        this.#filled = new FilledParts(bytes, scanner, this.#text);
        this.#isList = options.isList === true;
    }
    /** Reads the token that the scanner is at. */
    read(token) {
        const { from, to } = this.#scanner;
        if (token === html_scanner_TOKEN.text)
            this.#write(from, to);
        else if (token === html_scanner_TOKEN.startTag)
            this.#start();
        else if (token === html_scanner_TOKEN.endTag)
            this.#end();
    }
    /** After the last token. Reads the page again where it has several articles and no `<main>`. */
    end() {
        // Several articles are cards or posts in a list, and the text between them is content too: VitePress's home page.
        if (this.#place === PLACE.article && this.#articles > 1) {
            this.#options.seen?.clear();
            return pageText(this.#bytes, { ...this.#options, isList: true });
        }
        const hasText = this.#text.bytes > 0 && (this.#place > PLACE.body || this.#isList);
        // Readers see the page that it leads to.
        const redirect = this.#redirect;
        this.#outline.endSection();
        const filledFrom = this.#filled.filledFrom();
        // Whether such a page shows an error is decided by all its text.
        if (this.#text.bytes === 0 && this.#text.leftOut !== 0 && this.#options.repeated !== undefined) {
            const { digest, leftOut } = this.#text.end();
            return { ...pageText(this.#bytes, { isList: this.#isList }), digest, leftOut };
        }
        if (redirect !== null)
            this.#text.write(Buffer.from(redirect), 0, redirect.length);
        return {
            title: this.#title === '' ? null : this.#title,
            ...this.#text.end(),
            isWhole: this.#text.bytes <= START_BYTES,
            isMainEmpty: this.#hasContent && !hasText && !this.#showsMore && redirect === null,
            sections: this.#outline.sections,
            pictures: this.#outline.pictures,
            canonical: this.#outline.canonical,
            filledFrom,
        };
    }
    #write(from, to) {
        const { place, isAround, isHidden, isPreformatted } = this.#context;
        if (this.#isTitle)
            this.#title ??= shortTitle(readableText(this.#bytes, from, to));
        this.#filled.text(from, to);
        if (isHidden || isAround || place < this.#place)
            return;
        if (place > this.#place && !this.#isList) {
            if (isWhite(this.#bytes, from, to))
                return;
            this.#text.clear();
            this.#outline.clear(place);
            this.#place = place;
        }
        if (place === PLACE.body && this.#counts[TAG.h1] !== 0)
            this.#showsMore ||= !isWhite(this.#bytes, from, to);
        const { bytes } = this.#text;
        this.#text.isPreformatted = isPreformatted;
        this.#text.write(this.#bytes, from, to);
        if (this.#text.bytes > bytes)
            this.#outline.add();
    }
    #start() {
        const { tagHash: hash, selfClosing, tag } = this.#scanner;
        const kinds = kindsOf(tag, this.#bytes, this.#scanner.from);
        const outside = this.#context;
        const { isHidden, isAround, place } = outside;
        if ((kinds & KIND.block) !== 0 && !isHidden)
            this.#text.separate();
        const isAlone = (kinds & KIND.void) !== 0 ||
            (selfClosing && (this.#scanner.isForeign || tag === TAG.svg || tag === TAG.math));
        if (tag === TAG.link && !isHidden)
            this.#outline.link();
        if (!isHidden && !isAround && place >= this.#place)
            this.#outline.start(kinds, place);
        const isContent = place > PLACE.body && !isAround;
        this.#filled.start(isHidden, isContent);
        this.#isTitle = tag === TAG.title && !isHidden && this.#scanner.isRawText;
        const context = isHidden ? outside : this.#contextIn(kinds);
        const isShown = !context.isHidden || (kinds & KIND.hidden) !== 0;
        if ((kinds & KIND.picture) !== 0 && isContent && isShown)
            this.#showsMore = true;
        if (isAlone || (kinds & KIND.optional) !== 0 || this.#open.length === page_text_OPEN_MAX)
            return;
        const isBlock = (kinds & KIND.block) !== 0;
        const count = this.#counts[tag] ?? 0;
        // Most inline elements change nothing, and end nothing but themselves.
        if (!isBlock && context === outside && count === 0)
            return;
        this.#counts[tag] = count + 1;
        this.#open.push({ hash, tag, isBlock, outside });
        this.#enter(context);
    }
    #end() {
        const { tagHash: hash, tag, from } = this.#scanner;
        const kinds = kindsOf(tag, this.#bytes, from);
        this.#isTitle = false;
        if (this.#filled.end())
            this.#showsMore = true;
        if (this.#counts[tag] !== 0)
            this.#close(hash, (kinds & KIND.block) !== 0);
        if ((kinds & KIND.heading) !== 0)
            this.#outline.endHeading();
        if ((kinds & KIND.block) !== 0 && !this.#context.isHidden)
            this.#text.separate();
    }
    /** Whether the content of an element counts, by the element alone. Returns the same object if that does not decide. */
    #contextIn(kinds) {
        const context = this.#context;
        const scanner = this.#scanner;
        const { tag } = scanner;
        if ((kinds & KIND.optional) !== 0)
            return context;
        let landmark = kinds & LANDMARKS;
        let isHidden = (kinds & KIND.hidden) !== 0;
        if (tag === TAG.template)
            this.#keepHole();
        if (tag === TAG.meta && this.#value(ATTRIBUTE['http-equiv'])?.toLowerCase() === 'refresh')
            this.#redirect ??= this.#value(ATTRIBUTE.content)?.replace(/[^!-~]/g, '') ?? null;
        if (tag === TAG.dialog)
            isHidden = scanner.attribute(ATTRIBUTE.open) === -1;
        if (scanner.attributeCount > 0) {
            const role = this.#value(ATTRIBUTE.role);
            if (role !== null)
                landmark = landmarkOf(role) ?? landmark;
            else if (tag === TAG.div && this.#value(ATTRIBUTE.id) === PATH_ID)
                landmark = KIND.aroundBody;
            else if (tag === TAG.a && this.#outline.isToNeighbour)
                landmark = KIND.around;
            // Readers open an unselected tab by one click.
            isHidden ||= role !== 'tabpanel' && this.#isHiddenByAttribute();
            const hole = isHidden && tag === TAG.div ? this.#holeOf() : undefined;
            if (hole !== undefined)
                return hole;
        }
        if (isHidden)
            return { ...context, isHidden };
        const { place, isAround } = context;
        if (landmark === KIND.main && place < PLACE.main) {
            this.#hasContent = true;
            return { ...context, place: PLACE.main, isAround: false };
        }
        if (isAround)
            return context;
        if (landmark === KIND.article && place < PLACE.article) {
            this.#hasContent = true;
            this.#articles += 1;
            return { ...context, place: PLACE.article };
        }
        const isLeftOut = landmark === KIND.around ||
            (landmark === KIND.aroundBody && (place === PLACE.body || this.#isBeside()));
        if (isLeftOut)
            return { ...context, isAround: true };
        return tag === TAG.pre && !context.isPreformatted ? { ...context, isPreformatted: true } : context;
    }
    #keepHole() {
        const id = this.#value(ATTRIBUTE.id) ?? '';
        if (id.startsWith('B:') && this.#holes.size < HOLES_MAX)
            this.#holes.set(id.slice(2), this.#context);
    }
    /** Where a script puts this element, which React sent after the page. */
    #holeOf() {
        const id = this.#value(ATTRIBUTE.id) ?? '';
        return id.startsWith('S:') ? this.#holes.get(id.slice(2)) : undefined;
    }
    /** Material for MkDocs has dates in such an `<aside>` of the article, other ones than on other pages. Others are call-outs. */
    #isBeside() {
        return /(?:^|\s)md-source-file(?:\s|$)/.test(this.#value(ATTRIBUTE.class) ?? '');
    }
    #isHiddenByAttribute() {
        // Closed until a script or a button opens it; that of a dialog counts as the dialog.
        if (this.#scanner.attribute(ATTRIBUTE.popover) !== -1 && this.#scanner.tag !== TAG.dialog)
            return true;
        const hidden = this.#value(ATTRIBUTE.hidden);
        // `until-found`: a search in the page finds and shows it.
        if (hidden !== null && hidden.toLowerCase() !== 'until-found')
            return true;
        const style = this.#value(ATTRIBUTE.style);
        return style !== null && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(style);
    }
    /** The first bytes of an attribute's value; `null`: the element has none. */
    #value(attribute) {
        const scanner = this.#scanner;
        const index = scanner.attribute(attribute);
        if (index === -1)
            return null;
        const from = scanner.valueFrom(index);
        return this.#bytes.toString('latin1', from, Math.min(scanner.valueTo(index), from + page_text_VALUE_MAX_BYTES));
    }
    /** Ends an element, and those in it: blocks only with a block, and the main content only by its own end tag. */
    #close(hash, isBlock) {
        let inner = this.#context;
        for (let at = this.#open.length - 1; at >= 0; at -= 1) {
            const open = this.#open[at];
            if (open === undefined)
                return;
            if (open.hash === hash) {
                for (const { tag } of this.#open.splice(at))
                    this.#counts[tag] = (this.#counts[tag] ?? 0) - 1;
                this.#enter(open.outside);
                return;
            }
            if ((open.isBlock && !isBlock) || inner.place > open.outside.place)
                return;
            inner = open.outside;
        }
    }
    #enter(context) {
        const { isAround, place } = this.#context;
        if (context.isAround !== isAround || context.place !== place)
            this.#text.separate();
        this.#context = context;
    }
}

;// CONCATENATED MODULE: ./lib/check/page/page-reader.js








/** Scripts of these types run in the browser; others are data, templates and the like. */
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
/** Every style that loads something contains this: the end of `url(`, `image-set(` or `src(`, or an escape. */
const MAY_LOAD = /[ltc]\(|\\/i;
/** A file by which a search engine knows the owner of a site. */
const PROOF = /(?:^|\/)(?:google|yandex_)[0-9a-f]{16}\.html$/;
/** Bytes of text without white space. A page that shows an error has fewer, a name of a host in them included. */
const SHORT_BYTES = 250;
/** An empty page may have as many: a pagination, the date of the last change. */
const NEXT_TO_NOTHING_BYTES = 60;
/** Every known error has one of these words. */
const ERROR_WORDS = /error|found|gateway|unavailable|wrong/i;
/**
 * A static import of a file by its address. Between `import` and `from` are a few names, so a long text is something else.
 */
const STATIC_IMPORT = /(?:^|[;}\n])[\t ]*(?:import|export)\b(?:[^;'"`()=]{0,1000}?\bfrom)?[\t\n\r ]*(["'])((?:\.{0,2}\/|https?:)[^"'\n\\]{1,2000})\1/g;
/** An unclosed one is cut where the reading ends. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** Reads pages, SVG, style sheets and scripts, and passes their references to a judge. */
class PageReader {
    #judge;
    #hosting;
    /** Pages without a title. One that is only shown in a frame needs none. */
    untitled = [];
    constructor(judge, hosting) {
        this.#judge = judge;
        this.#hosting = hosting;
    }
    /** Returns the text of the page where it is asked for, and whether the page shows an error or nothing. */
    html(file, bytes, options) {
        const judge = this.#judge;
        judge.begin(file, bytes);
        const page = new MarkupReader(judge, { bytes, xml: false, hosting: this.#hosting });
        const text = page.read(options);
        const mayBeError = !page.isBlank && page.redirect === null && page.mayBeError;
        // By its whole text: an error may stand on most pages.
        const isError = mayBeError && isErrorPage(judge.page, pageText(bytes), bytes);
        if (page.isBlank)
            judge.whole('empty-page');
        else if (isError)
            judge.whole('error-page');
        else if (page.redirect === null && !page.isTitled && !PROOF.test(judge.page))
            this.untitled.push(file);
        judge.end(page.base, page.redirect, !page.isFilledByScript);
        return { text, isError };
    }
    svg(file, bytes) {
        this.#judge.begin(file, bytes, true);
        new MarkupReader(this.#judge, { bytes, xml: true, hosting: this.#hosting }).read();
        this.#judge.end();
    }
    css(file, bytes) {
        this.#judge.begin(file, bytes);
        readCss(this.#judge, bytes, 0, bytes.length);
        this.#judge.end();
    }
    script(file, bytes) {
        this.#judge.begin(file, bytes);
        for (const [host, at] of servicesNamedIn(bytes, 0, bytes.length))
            this.#judge.mention(host, at);
    }
}
/** Reads one text of markup. */
class MarkupReader {
    #judge;
    #markup;
    #scanner;
    /** Templates that are open. */
    #templates = 0;
    #services = new Set();
    #isNoscript = false;
    /** Text or a link that needs no script. */
    #hasContent = false;
    #hasScript = false;
    isBlank = true;
    /** Of the text in the last `<main>` or `<article>`, else on the whole page: its bytes, up to those of a short one. */
    #textBytes = 0;
    #isTextOver = false;
    #shortText = '';
    isTitled = false;
    /** The address of its `<meta http-equiv=refresh>` for all readers; `null`: none. */
    redirect = null;
    /** The address of its first `<base>`, and its place. */
    base = null;
    constructor(judge, markup) {
        this.#judge = judge;
        this.#markup = markup;
        this.#scanner = new HtmlScanner(markup.xml);
    }
    read(options = null) {
        const scanner = this.#scanner;
        const { bytes } = this.#markup;
        const text = options === null ? null : new PageTextReader(bytes, scanner, options);
        scanner.start(bytes);
        // The element whose text comes next, if it contains no markup.
        let textOf = 0;
        let styleFrom = -1;
        for (let token = scanner.next(); token !== html_scanner_TOKEN.end; token = scanner.next()) {
            text?.read(token);
            if (token === html_scanner_TOKEN.startTag) {
                this.isBlank = false;
                if (scanner.tag === TAG.main || scanner.tag === TAG.article) {
                    this.#textBytes = 0;
                    this.#isTextOver = false;
                    this.#shortText = '';
                }
                if (scanner.attributeCount > 0)
                    this.#element();
                if (scanner.tag === TAG.template && !this.#isDrawing)
                    this.#templates += 1;
                if (scanner.tag === TAG.noscript)
                    this.#isNoscript = true;
                if (scanner.tag === TAG.script || scanner.tag === TAG.frame)
                    this.#hasScript = true;
                if (scanner.tag === TAG.a && !this.#isNoscript)
                    this.#hasContent = true;
                const isShown = this.#templates === 0;
                if (scanner.tag === TAG.style && isShown && !scanner.selfClosing && this.#isCss())
                    styleFrom = scanner.to;
                textOf = isShown && scanner.isRawText ? scanner.tag : 0;
            }
            else if (token === html_scanner_TOKEN.endTag) {
                if (scanner.tag === TAG.template && !this.#isDrawing)
                    this.#templates = Math.max(0, this.#templates - 1);
                if (scanner.tag === TAG.noscript)
                    this.#isNoscript = false;
                // In SVG the text of a style may come in pieces.
                if (scanner.tag === TAG.style && styleFrom !== -1) {
                    readCss(this.#judge, bytes, styleFrom, scanner.from);
                    styleFrom = -1;
                }
                if (scanner.tag === TAG.main || scanner.tag === TAG.article)
                    this.#isTextOver = true;
                textOf = 0;
            }
            else if (token === html_scanner_TOKEN.text) {
                if (textOf === TAG.script)
                    this.#script(scanner.from, scanner.to);
                else if (textOf === TAG.title)
                    this.isTitled ||= !page_reader_isWhite(bytes, scanner.from, scanner.to);
                else {
                    if (this.isBlank)
                        this.isBlank = page_reader_isWhite(bytes, scanner.from, scanner.to);
                    if (!this.#hasContent && textOf === 0 && !this.#isNoscript)
                        this.#hasContent = !page_reader_isWhite(bytes, scanner.from, scanner.to);
                    if (!this.#isTextOver && textOf === 0)
                        this.#countText(scanner.from, scanner.to);
                }
            }
        }
        if (styleFrom !== -1)
            readCss(this.#judge, bytes, styleFrom, bytes.length);
        return text?.end() ?? null;
    }
    /** Whether only a script or a frame can show something: an API reference, a page that leads on by script. */
    get isFilledByScript() {
        return this.#hasScript && !this.#hasContent;
    }
    /** Tells the few pages that may show an error or nothing from all others, whose text need not be read for that. */
    get mayBeError() {
        if (this.#textBytes <= NEXT_TO_NOTHING_BYTES)
            return true;
        return this.#textBytes < SHORT_BYTES && ERROR_WORDS.test(this.#shortText);
    }
    #countText(from, to) {
        const { bytes } = this.#markup;
        let at = from;
        for (; at < to && this.#textBytes < SHORT_BYTES; at += 1)
            if ((bytes[at] ?? 0) > 0x20)
                this.#textBytes += 1;
        this.#isTextOver = this.#textBytes === SHORT_BYTES;
        this.#shortText += bytes.toString('latin1', from, at);
    }
    get tag() {
        return this.#scanner.tag;
    }
    has = (attribute) => this.#scanner.attribute(attribute) !== -1;
    text = (attribute) => {
        const scanner = this.#scanner;
        const index = scanner.attribute(attribute);
        if (index === -1)
            return null;
        const [from, to] = [scanner.valueFrom(index), scanner.valueTo(index)];
        return to - from > VALUE_MAX_BYTES ? null : this.#text(from, to);
    };
    refer = (use, attribute, relation) => {
        const scanner = this.#scanner;
        const index = scanner.attribute(attribute);
        if (index !== -1)
            this.#judge.refer(use, scanner.valueFrom(index), scanner.valueTo(index), scanner.from, relation);
    };
    referSet = (attribute) => {
        if (!this.has(attribute))
            return;
        for (const address of srcsetAddresses(this.text(attribute) ?? ''))
            this.#judge.referText('image', address, this.#scanner.from);
    };
    #element() {
        const scanner = this.#scanner;
        const { tag } = scanner;
        if (this.#templates > 0)
            return;
        this.#name(ATTRIBUTE.id);
        if (tag === TAG.a)
            this.#name(ATTRIBUTE.name);
        if (tag === TAG.meta)
            this.#meta();
        else if (tag === TAG.base)
            this.base ??= this.#baseHere();
        const style = scanner.attribute(ATTRIBUTE.style);
        if (style !== -1)
            this.#style(scanner.valueFrom(style), scanner.valueTo(style));
        if (tag !== 0)
            referencesOf(this);
    }
    /** Whether a `<style>` is one for browsers. */
    #isCss() {
        return /^(?:text\/css)?$/i.test(this.text(ATTRIBUTE.type) ?? '');
    }
    /** In SVG a template is an element like any other. */
    get #isDrawing() {
        return this.#markup.xml || this.#scanner.isForeign;
    }
    #name(attribute) {
        const scanner = this.#scanner;
        const index = scanner.attribute(attribute);
        if (index !== -1)
            this.#judge.name(scanner.valueFrom(index), scanner.valueTo(index));
    }
    #baseHere() {
        const href = this.text(ATTRIBUTE.href);
        return href === null ? null : { href, at: this.#scanner.from };
    }
    #meta() {
        if (this.text(ATTRIBUTE['http-equiv'])?.trim().toLowerCase() !== 'refresh')
            return;
        const address = refreshAddress(this.text(ATTRIBUTE.content) ?? '');
        if (address === null)
            return;
        // Most readers stay on a page that leads on only those without scripts.
        if (!this.#isNoscript)
            this.redirect ??= address;
        this.#judge.referText('link', address, this.#scanner.from);
    }
    #style(from, to) {
        const text = to - from > VALUE_MAX_BYTES ? '' : this.#text(from, to);
        if (!MAY_LOAD.test(text))
            return;
        const css = Buffer.from(text);
        readCss(this.#judge, css, 0, css.length, this.#scanner.from);
    }
    #script(from, to) {
        const { bytes, hosting } = this.#markup;
        const type = (this.text(ATTRIBUTE.type) ?? '').trim().toLowerCase();
        if (type === 'module')
            for (const [address, at] of moduleReferences(bytes, from, to))
                this.#judge.referText('script', address, at);
        if (hosting === 'cloud' || !SCRIPT_TYPES.test(type))
            return;
        for (const [host, at] of servicesNamedIn(bytes, from, to)) {
            if (this.#services.has(host))
                continue;
            this.#services.add(host);
            this.#judge.mention(host, at);
        }
    }
    #text(from, to) {
        return markupText(this.#markup.bytes, from, to, this.#markup.xml);
    }
}
/**
 * The addresses that an inline module imports before it runs, with their places. Only the beginning of a very long script is
 * read, because imports come first.
 */
function moduleReferences(bytes, from, to) {
    // One character per byte, so that places are those of the file.
    const code = bytes.toString('latin1', from, Math.min(to, from + VALUE_MAX_BYTES));
    const uncommented = code.replace(COMMENT, (comment) => ' '.repeat(comment.length));
    return Array.from(uncommented.matchAll(STATIC_IMPORT), ({ 0: whole, 2: address = '', index }) => {
        const at = from + index + whole.length - address.length - 1;
        return [Buffer.from(address, 'latin1').toString('utf8'), at];
    });
}
/** `element`: place of the one whose `style` this is; `null`: the style is part of the file. */
function readCss(judge, bytes, from, to, element = null) {
    scanCss(bytes, from, to, (use, address, at) => {
        judge.referText(use, address, element ?? at);
    });
}
function page_reader_isWhite(bytes, from, to) {
    for (let at = from; at < to; at += 1)
        if ((bytes[at] ?? 0) > 0x20)
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/site/page-texts.js

/** `null`: none. */
function somePages(paths) {
    const [first] = paths;
    return first === undefined ? null : { count: paths.length, first };
}
/** Of the rules by which texts are made of pages: digests by another rule are not compared. */
const TEXT_RULE = 1;
/** More pieces of text than menus have. */
const REPEATED_MAX = 2_000;
/** Two sections of a page have the same digest by chance once in a thousand million. */
const SECTION_CHARS = 5;
const PICTURES_CHARS = 8;
/** A page as one line, as the reader of the site writes it. */
function textLine(path, text, { isError, byEarlier }) {
    const { title, pictures } = text;
    const isBlank = text.start === '' || isError;
    const sections = text.sections.map(({ digest }) => digest.slice(0, SECTION_CHARS));
    const line = {
        path,
        title,
        textSha256: isBlank ? null : text.digest,
        byEarlier: isBlank ? undefined : byEarlier,
        sections: sections.length > 1 ? sections.join('') : undefined,
        headings: text.sections.map(({ id, heading }) => [id, heading]),
        pictures,
        filledFrom: text.filledFrom ?? undefined,
        leftOut: text.leftOut === 0 ? undefined : text.leftOut,
        canonical: text.canonical ?? undefined,
    };
    return `${JSON.stringify(line)}\n`;
}
/** Reads such lines. The first one has what the texts leave out. */
function parseTexts(text, { digests, before }) {
    const [rule = '', ...lines] = text.split('\n');
    if (lines.pop() !== '')
        throw new Error('the texts of the pages were cut');
    const pictures = new Map();
    const read = lines.map((line) => {
        const { path, headings, pictures: sources, ...page } = JSON.parse(line);
        const old = before?.get(path)?.text ?? null;
        const isKept = old !== null && isOtherText(page, old);
        const shown = new Set(sources.map((source) => pictureAt(pathOf(path, source), pictures)));
        for (const picture of shown)
            picture.pages += 1;
        return { path, page: isKept ? { ...page, headings } : page, shown: [...shown] };
    });
    const texts = read.map(({ path, page, shown }) => {
        // Those on most pages are the theme's.
        const own = shown.filter(({ pages }) => !isMost(pages, read.length));
        return [path, { ...page, pictures: picturesDigest(own, digests) }];
    });
    return { repeated: JSON.parse(rule), texts: new Map(texts) };
}
function pictureAt(path, pictures) {
    const picture = pictures.get(path) ?? { path, pages: 0 };
    pictures.set(path, picture);
    return picture;
}
/** Whether so many pages are most of all, and no coincidence. */
function isMost(count, pages) {
    return count > Math.max(2, pages / 2);
}
/** Whether a page has another text than before. */
function isOtherText({ textSha256, byEarlier }, before) {
    return textSha256 !== before.textSha256 && byEarlier !== before.textSha256;
}
/** A picture counts by the contents of its file, so that a new name alone is no change; one of another site by its address. */
function picturesDigest(pictures, digests) {
    if (pictures.length === 0)
        return undefined;
    // The site may be served below a folder.
    const found = pictures.map(({ path }) => digests.get(path) ?? digests.get(path.replace(/^[^/]*\//, '')) ?? path);
    return hash('sha256', found.sort().join('\n'), 'base64').slice(0, PICTURES_CHARS);
}
function pathOf(page, source) {
    try {
        const { host, pathname, href } = new URL(source, `http://site/${encodeURI(page)}`);
        return host === 'site' ? decodeURIComponent(pathname.slice(1)) : href;
    }
    catch {
        return source;
    }
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/check/site/site-folder.js


/** Larger files are not read. */
const FILE_MAX_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 1024 * 1024;
/** The folder of a site. Its files are read one by one into the same memory: bytes are valid until the next file is read. */
class SiteFolder {
    #root;
    #memory = Buffer.allocUnsafeSlow(FIRST_BYTES);
    /** Throws if there is no such folder. */
    constructor(root) {
        if ((0,external_node_fs_namespaceObject.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
            throw new Error(`'${root}' is no folder`);
        this.#root = root;
    }
    /** The paths of all files, sorted, with slashes, and folders that cannot be read. Links are followed, but never in a circle. */
    paths() {
        const files = [];
        const unreadable = [];
        const walk = (folder) => {
            const items = itemsOf((0,external_node_path_namespaceObject.join)(this.#root, folder));
            if (items === null)
                unreadable.push(folder.slice(0, -1));
            for (const item of items ?? []) {
                const place = (0,external_node_path_namespaceObject.join)(this.#root, folder, item.name);
                const isLink = item.isSymbolicLink();
                const what = isLink ? (0,external_node_fs_namespaceObject.statSync)(place, { throwIfNoEntry: false }) : item;
                if (what?.isFile() === true)
                    files.push(folder + item.name);
                else if (what?.isDirectory() === true && !(isLink && holdsItself(place)))
                    walk(`${folder}${item.name}/`);
            }
        };
        walk('');
        return { files: files.sort(), unreadable };
    }
    /** The first bytes of a file as UTF-8, at most `most`, or why they are not read. Never throws an error of the file system. */
    read(path, most = FILE_MAX_BYTES, isPart = false) {
        let file;
        try {
            file = (0,external_node_fs_namespaceObject.openSync)(`${this.#root}/${path}`, 'r');
        }
        catch {
            return 'not readable';
        }
        try {
            const { size } = (0,external_node_fs_namespaceObject.fstatSync)(file);
            if (size > most && !isPart)
                return 'too large';
            const wanted = Math.min(size, most);
            if (wanted > this.#memory.length)
                this.#memory = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(wanted)));
            let length = 0;
            for (let read = -1; read !== 0 && length < wanted; length += read)
                read = (0,external_node_fs_namespaceObject.readSync)(file, this.#memory, length, wanted - length, null);
            const bytes = this.#memory.subarray(0, length);
            const mark = length < 2 ? 0 : bytes.readUInt16BE(0);
            if (mark !== 0xfeff && mark !== 0xfffe)
                return bytes;
            const wide = bytes.subarray(0, length - (length % 2));
            return Buffer.from((mark === 0xfeff ? wide.swap16() : wide).toString('utf16le'));
        }
        catch (error) {
            if (error instanceof Error && 'syscall' in error)
                return 'not readable';
            throw error;
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(file);
        }
    }
    /** The text of a file up to `most` bytes, without a byte order mark; empty if it cannot be read. */
    text(path, most) {
        const bytes = this.read(path, most, true);
        return typeof bytes === 'string' ? '' : bytes.toString('utf8').replace(/^\ufeff/, '');
    }
}
function itemsOf(folder) {
    try {
        return (0,external_node_fs_namespaceObject.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return null;
    }
}
function holdsItself(link) {
    const parent = (0,external_node_fs_namespaceObject.realpathSync)((0,external_node_path_namespaceObject.join)(link, '..'));
    const target = (0,external_node_fs_namespaceObject.realpathSync)(link);
    return parent === target || parent.startsWith(target + external_node_path_namespaceObject.sep);
}

;// CONCATENATED MODULE: ./lib/text/json.js
/** A shorter text is harmless, whatever is in it. */
const SHORT_CHARS = (/* unused pure expression or super */ null && (1024 * 1024));
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [0x2c, 0x5b, 0x7b];
/** `JSON.parse` takes 40 times the size of a text that has nothing but brackets: more than any heap has. */
function json_isOvercrowded(text, { charsPerMark, marksMax }) {
    if (text.length < SHORT_CHARS)
        return false;
    let marks = 0;
    for (let at = 0; at < text.length; at += 1) {
        const mark = text.charCodeAt(at);
        if (mark === COMMA || mark === OPEN_LIST || mark === OPEN_OBJECT)
            marks += 1;
    }
    return marks > Math.min(text.length / charsPerMark, marksMax);
}
/** `undefined`: it is not JSON. */
function json_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/text/parsed.js
function parsed_valueOf(parsed) {
    return 'value' in parsed ? parsed.value : null;
}
/** Short for a refusal, so that tables of refusals stay readable. */
function parsed_refuse(problem, remedy) {
    return { problem, remedy };
}
/** A number, a text, or an object with its scalar fields; `null` for anything else. */
function flatJson(json) {
    if (typeof json === 'number' || typeof json === 'string')
        return json;
    const fields = parsed_jsonFields(json);
    return fields === null ? null : Object.fromEntries(Object.entries(fields).filter(isScalarField));
}
function isScalarField(field) {
    return field[1] === null || typeof field[1] !== 'object';
}
/** The fields of a JSON object, each still to be narrowed; `null` for anything else, a list among it. */
function parsed_jsonFields(json) {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
        return null;
    return json;
}

;// CONCATENATED MODULE: ./lib/check/site/host-rules.js



/** Rules of one file, and parts of one rule, that are read. */
const RULES_MAX = 2_000;
const host_rules_PARTS_MAX = 32;
/** From, parameters of the query, to, status. A rule with conditions has more. */
const REDIRECTS_LINE = /^(\/\S*)(?:\s+\w+=\S+)*\s+((?:\/|https?:)\S*)(?:\s+(\d+)!?)?(?:\s+#.*)?$/;
/** Files whose rules may repair a broken link, and their readers. A rule for some requests only repairs nothing. */
const RULES_FILES = {
    _redirects: (text) => text.split('\n').flatMap((line) => {
        const [, from, to, status] = REDIRECTS_LINE.exec(line.trim()) ?? [];
        return from === undefined || to === undefined ? [] : [{ from, to, status }];
    }),
    'staticwebapp.config.json': rulesInConfig,
};
function rulesInConfig(text) {
    const { routes, navigationFallback } = parsed_jsonFields(json_parseJson(text)) ?? {};
    const rules = Array.isArray(routes) ? routes : [];
    // A fallback is for all addresses.
    const fallback = { ...parsed_jsonFields(navigationFallback), route: '/*' };
    return [...rules, fallback].flatMap((entry) => {
        const { route: from, redirect, rewrite, statusCode: status } = parsed_jsonFields(entry) ?? {};
        const to = redirect ?? rewrite;
        return typeof from === 'string' && typeof to === 'string' ? [{ from, to, status }] : [];
    });
}
/** The rules files of a site, for addresses that have no file. */
class HostRules {
    #rules;
    /** `textOf`: the text of a file of the site; empty if there is none. */
    constructor(textOf) {
        this.#rules = Object.keys(RULES_FILES).map((file) => {
            const rules = RULES_FILES[file](textOf(file)).filter(({ status }) => !(Number(status) >= 400));
            const byFrom = new Map(rules.map((rule) => [rule.from, rule]));
            const patterns = [...byFrom.values()].slice(0, RULES_MAX).map(patternOf);
            return { file, patterns: patterns.filter(({ parts }) => parts.length <= host_rules_PARTS_MAX) };
        });
    }
    /** `path`: decoded, without a slash at its beginning. */
    ruleFor(path) {
        const parts = partsOf(path);
        const isPage = !OTHER_FILE.test(path);
        const repairs = (each) => (isPage || !each.isOfPage) && fits(each, parts);
        return this.#rules.find(({ patterns }) => patterns.some(repairs))?.file ?? null;
    }
}
/** An extension that no page has; `v1.2` is a page. */
const OTHER_FILE = /\.(?!html?$)[a-z]\w{0,9}$/i;
function partsOf(path) {
    return path.split('/').filter((part) => part !== '');
}
/** `*` stands for any rest, `:name` for one part of a path. */
function patternOf({ from, to }) {
    const parts = partsOf(percentDecoded(from));
    const target = to.replace(/[?#].*/, '');
    const rest = parts.indexOf('*');
    const fixed = rest === -1 ? parts : parts.slice(0, rest);
    return {
        parts: fixed.map((part) => (/^:\w+$/.test(part) ? null : part)),
        isOpen: rest !== -1,
        isOfPage: !OTHER_FILE.test(target) && !/[:*][^/]*$/.test(target),
    };
}
function fits({ parts, isOpen }, given) {
    if (isOpen ? given.length < parts.length : given.length !== parts.length)
        return false;
    return parts.every((part, at) => part === null || part === given[at]);
}

;// CONCATENATED MODULE: ./lib/check/site/address-votes.js

const ROOT = addressOf('');
const address_votes_PARTS_MAX = 64;
/** Most candidates. One site has few; a sitemap may hold any addresses. */
const CANDIDATES_MAX = 10_000;
/**
 * Finds the address that most of the clues agree on. An address without the path of its file at the end is the address of
 * the site.
 */
class AddressVotes {
    #files;
    #votes = new Map();
    #weakVotes = new Map();
    constructor(files) {
        this.#files = files;
    }
    add({ url, page }) {
        const address = url.length <= ADDRESS_MAX_CHARS ? URL.parse(url) : null;
        if (address === null || !/^https?:$/.test(address.protocol))
            return;
        const path = address.pathname.slice(1);
        const rest = page === null ? pathAbove(path, this.#files) : pathBefore(path, page);
        const origin = `${address.protocol}//${address.host}/`;
        if (rest !== null)
            count(this.#votes, origin + rest);
        // The start page fits everywhere, so it counts only if nothing else does.
        else if (page === null)
            count(this.#weakVotes, origin + path);
    }
    /** `null`: no clue fits. */
    winner() {
        const winner = mostVoted(this.#votes) ?? mostVoted(this.#weakVotes);
        return winner === null ? null : parseSiteAddress(winner);
    }
}
/** The part of an address before the path of a page, by any of the page's names; `null` if none fits. */
function pathBefore(path, page) {
    const plain = percentDecoded(path);
    const folder = page.replace(/(^|\/)index\.html?$/, '$1');
    const names = [page, page.replace(/\.html?$/, ''), folder, folder.replace(/\/$/, '')];
    for (const name of names) {
        if (plain !== name && !plain.endsWith(`/${name}`))
            continue;
        const rest = plain.slice(0, plain.length - name.length);
        return rest === '' || rest.endsWith('/') ? rest : `${rest}/`;
    }
    // A folder's page without its slash, at the root of the site: `/docs` for `/docs/`.
    return folder === '' ? `${plain}/` : null;
}
/**
 * The base path that a site was built for, as an address of an unknown host: more than half of the root-relative addresses
 * in its pages have it, and without it at least half of these, and at least two, lead to files. `null`: the root.
 */
function builtFor(links, files) {
    const votes = new Map();
    const paths = Array.from(links, (link) => URL.parse(link, ROOT)?.href ?? '')
        .filter((url) => url.startsWith(ROOT))
        .map((url) => url.slice(ROOT.length).replace(/[?#].*/, ''));
    for (const path of paths)
        count(votes, pathAbove(path, files) ?? '');
    votes.delete('');
    const base = mostVoted(votes) ?? '';
    const found = votes.get(base) ?? 0;
    const below = paths.filter((path) => `${percentDecoded(path)}/`.startsWith(base)).length;
    const top = base.slice(0, base.indexOf('/') + 1);
    // A link into a folder of the site is just that, unless others lead to that folder below the base path.
    const isInFolder = (path) => percentDecoded(path).startsWith(base + top) && pathAbove(path, files) === base;
    const isFolder = files.hasTopFolder(top) && !paths.some(isInFolder);
    const isBuiltFor = found >= 2 && 2 * found >= below && 2 * below > paths.length && !isFolder;
    return isBuiltFor ? parseSiteAddress(ROOT + base) : null;
}
/** The part of an address before its longest end that is a file; `null` if there is none. */
function pathAbove(path, files) {
    const plain = percentDecoded(path);
    for (const end of endsOf(plain))
        if (end !== '' && files.find(end) !== null)
            return plain.slice(0, plain.length - end.length);
    return null;
}
/**
 * The ends of a path that may be a file's, the longest first. Time grows with the square of the length, and untrusted
 * addresses may have any length: a path that is too long has no ends, and of very many parts only the last count.
 */
function* endsOf(path) {
    if (path.length > ADDRESS_MAX_CHARS)
        return;
    const parts = path.split('/');
    for (let from = Math.max(0, parts.length - address_votes_PARTS_MAX); from < parts.length; from += 1)
        yield parts.slice(from).join('/');
}
/** The first candidates are enough, because nearly all entries of a site's own sitemap agree. */
function count(votes, candidate) {
    const before = votes.get(candidate);
    if (before !== undefined || votes.size < CANDIDATES_MAX)
        votes.set(candidate, (before ?? 0) + 1);
}
/** Ties go to the shorter address, then to the first in the alphabet. */
function mostVoted(votes) {
    const ranked = [...votes].sort(([a, ofA], [b, ofB]) => ofB - ofA || a.length - b.length || (a < b ? -1 : 1));
    return ranked[0]?.[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/check/site/survey.js








/** Search engines read no more of it. */
const ROBOTS_MAX_BYTES = 512 * 1024;
const LLMS_MAX_BYTES = 4 * 1024 * 1024;
/** Sitemaps, with the children of an index. */
const SITEMAPS_MAX = 1000;
/** Entries of one sitemap; the protocol (sitemaps.org) allows no more. */
const ENTRIES_MAX = 50_000;
/** Pages that are asked for the site's address; more would repeat the same answer. */
const survey_SAMPLE_PAGES = 20;
/** Bytes of such a page that are read; its canonical link is in its head. */
const HEAD_BYTES = 64 * 1024;
/** Finds the site's own address, and its sitemaps, which are read again when they are judged. */
class SiteSurvey {
    #files;
    #folder;
    #votes;
    /** Addresses in pages, from the root of the site. */
    #links = new Set();
    sitemaps = [];
    /** Sitemaps that were not read, or not to their end. */
    skipped = [];
    /** The sitemaps that robots.txt names. */
    robots;
    constructor(files, folder) {
        this.#files = files;
        this.#folder = folder;
        this.#votes = new AddressVotes(files);
        this.robots = sitemapsOfRobots(folder.text('robots.txt', ROBOTS_MAX_BYTES));
        this.#readSitemaps();
        for (const page of this.#samplePages())
            this.#readHead(page);
    }
    /** The address that sitemaps and canonical links agree on. */
    address() {
        return this.#votes.winner();
    }
    /** The base path that links show; `null`: the root. */
    builtFor() {
        return builtFor(this.#links, this.#files);
    }
    /** Emits the entries of a sitemap. Returns its kind, or why it was not read. */
    read(sitemap, emit) {
        const bytes = this.#folder.read(sitemap);
        return typeof bytes === 'string' ? bytes : readSitemap(bytes, emit);
    }
    /** Judges the files that list addresses: sitemaps, robots.txt and llms.txt. */
    judge(site, findings) {
        const judge = (page, kind, { url, line }) => {
            const target = targetOf(url, addressOf(page), page, site);
            if (target.kind === 'missing')
                findings.add({ kind, ...target.missing }, { page, line, reference: shortened(url) });
        };
        for (const listed of this.robots)
            judge('robots.txt', 'missing-sitemap-page', listed);
        for (const sitemap of this.sitemaps)
            this.read(sitemap, (listed) => {
                judge(sitemap, 'missing-sitemap-page', listed);
            });
        const llms = this.#folder.text('llms.txt', LLMS_MAX_BYTES);
        for (const listed of linksIn(llms))
            judge('llms.txt', 'broken-link', listed);
    }
    #readSitemaps() {
        const queue = new Set(['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml']);
        for (const { url } of this.robots)
            this.#enqueue(queue, url);
        for (const path of queue) {
            const children = new Set();
            const read = this.read(path, ({ url }) => {
                this.#votes.add({ url, page: null });
                // The kind may be known only after the first entry.
                if (children.size < SITEMAPS_MAX && /\.xml/i.test(url))
                    this.#enqueue(children, url);
            });
            if (typeof read === 'string') {
                if (this.#files.at(path) !== null)
                    this.skipped.push({ page: path, reason: read });
                continue;
            }
            this.sitemaps.push(path);
            if (read.isCut)
                this.skipped.push({ page: path, reason: 'more than 50,000 entries' });
            for (const child of read.isIndex ? children : [])
                if (queue.size < SITEMAPS_MAX)
                    queue.add(child);
        }
    }
    /** The site's root is unknown yet, so the longest end of the address that is a file is the sitemap. */
    #enqueue(queue, url) {
        for (const end of endsOf((URL.parse(url, addressOf(''))?.pathname ?? '').slice(1))) {
            const index = /\.xml$/i.test(end) ? this.#files.find(end) : null;
            if (index === null || queue.size >= SITEMAPS_MAX)
                continue;
            queue.add(this.#files.path(index));
            return;
        }
    }
    /** The first page, and some pages from everywhere. */
    #samplePages() {
        const pages = this.#files.paths.filter(isHtml);
        const step = Math.max(1, Math.floor(pages.length / survey_SAMPLE_PAGES));
        return pages
            .filter((path, index) => path === 'index.html' || index % step === 0)
            .slice(0, survey_SAMPLE_PAGES + 1);
    }
    /** Reads a page's own address, which is that of its first canonical link, and the addresses that begin at the root. */
    #readHead(page) {
        const head = this.#folder.read(page, HEAD_BYTES, true);
        if (typeof head === 'string')
            return;
        const scanner = new HtmlScanner();
        const valueOf = (name) => {
            const index = scanner.attribute(name);
            if (index === -1)
                return null;
            return markupText(head, scanner.valueFrom(index), scanner.valueTo(index), false);
        };
        let base = null;
        let isNamed = false;
        scanner.start(head);
        for (let token = scanner.next(); token !== html_scanner_TOKEN.end; token = scanner.next()) {
            const url = token === html_scanner_TOKEN.startTag ? (valueOf(ATTRIBUTE.href) ?? valueOf(ATTRIBUTE.src)) : null;
            if (url === null)
                continue;
            if (scanner.tag === TAG.base)
                base ??= baseOf(url, addressOf(page));
            else if (scanner.tag === TAG.link && /(?:^|\s)canonical(?:\s|$)/i.test(valueOf(ATTRIBUTE.rel) ?? '')) {
                if (!isNamed)
                    this.#votes.add({ url, page });
                isNamed = true;
            }
            else if (base !== null)
                this.#links.add(URL.parse(url, base)?.href ?? '');
            else if (url.startsWith('/'))
                this.#links.add(url);
        }
    }
}
/** The addresses in the `Sitemap:` lines of a robots.txt. */
function sitemapsOfRobots(robots) {
    return robots.split(/\r\n|\n|\r/).flatMap((text, index) => {
        const url = /^\s*sitemap\s*:([^#]*)/i.exec(text)?.[1]?.trim() ?? '';
        return url === '' || url.length > VALUE_MAX_BYTES ? [] : [{ url, line: index + 1 }];
    });
}
/** Emits the first entries of a sitemap or a sitemap index; none if it is not XML. */
function readSitemap(bytes, emit) {
    const scanner = new HtmlScanner(true);
    const lines = new LineCounter();
    scanner.start(bytes);
    lines.start(bytes);
    let isIndex = false;
    let entries = 0;
    let entryFrom = -1;
    let text = '';
    for (let token = scanner.next(); token !== html_scanner_TOKEN.end; token = scanner.next()) {
        if (token === html_scanner_TOKEN.startTag) {
            isIndex ||= scanner.tag === TAG.sitemapindex;
            entryFrom = scanner.tag === TAG.loc ? scanner.from : -1;
            text = '';
        }
        else if (token === html_scanner_TOKEN.text && entryFrom !== -1) {
            if (scanner.to - scanner.from <= VALUE_MAX_BYTES && text.length <= VALUE_MAX_BYTES)
                text += decodeXML(bytes.toString('utf8', scanner.from, scanner.to));
        }
        else if (token === html_scanner_TOKEN.endTag && entryFrom !== -1) {
            const url = text.trim();
            if (url !== '') {
                if (entries === ENTRIES_MAX)
                    return { isIndex, isCut: true };
                entries += 1;
                emit({ url, line: lines.lineAt(entryFrom) });
            }
            entryFrom = -1;
        }
    }
    return { isIndex, isCut: false };
}
/** Between brackets, or up to a space, with pairs of parentheses and escapes. */
const LINK = /\]\((?:<([^<>]{1,2000})>|((?:[^()<>\s\\]|\\.|\([^()<>\s]{0,2000}\)){1,2000}))/g;
/** The links of a Markdown text that are not in code. */
function linksIn(markdown) {
    let isCode = false;
    return markdown.split('\n').flatMap((line, index) => {
        const isFence = /^\s*(?:```|~~~)/.test(line);
        if (isFence)
            isCode = !isCode;
        return isCode || isFence
            ? []
            : Array.from(line.replace(/`[^`]+`/g, '').matchAll(LINK), ([, bracketed, bare]) => {
                const url = decodeXML((bracketed ?? bare ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1'));
                return { url, line: index + 1 };
            });
    });
}

;// CONCATENATED MODULE: ./lib/check/read-site.js












const RULES_MAX_BYTES = 1024 * 1024;
/** What a template of Jinja, Liquid or Twig begins with, after comments. */
const TEMPLATE = /^(?:\s|<!--(?:(?!-->)[^])*-->)*\{%/;
const TEMPLATE_BYTES = 1024;
/** Time between two reports of progress. */
const PROGRESS_MS = 250;
/**
 * Reads a whole site and finds its problems. Makes no request. Throws if the folder does not exist.
 * `onProgress` is called a few times per second; `texts` get the text of each page that can be read.
 */
async function readSite({ root, hosting, siteUrl: given, seed }, onProgress, texts = null) {
    const folder = new SiteFolder(root);
    const { files: paths, unreadable } = folder.paths();
    const files = new SitePaths(paths);
    const survey = new SiteSurvey(files, folder);
    const address = parseSiteAddress(given ?? '') ?? survey.address();
    const linked = survey.builtFor();
    const builtFor = linked?.basePath === address?.basePath ? null : linked;
    const rules = new HostRules((file) => folder.text(file, RULES_MAX_BYTES));
    const site = { files, address, builtFor, rules };
    const findings = new Findings(hosting);
    const anchors = new AnchorIndex();
    const judge = new Judge({ site, anchors, findings, seed });
    const reader = new PageReader(judge, hosting);
    const skipped = unreadable.map((page) => ({ page, reason: 'not readable' }));
    let pages = 0;
    const errors = [];
    let next = performance.now() + PROGRESS_MS;
    texts?.sample(paths, (path) => folder.read(path));
    for (const [file, path] of paths.entries()) {
        if (performance.now() >= next) {
            next = performance.now() + PROGRESS_MS;
            await onProgress(file, paths.length);
        }
        const kind = kindOf(path);
        if (kind === null || (kind === 'script' && hosting === 'cloud'))
            continue;
        if (kind === 'html')
            pages += 1;
        const content = folder.read(path);
        if (typeof content === 'string')
            skipped.push({ page: path, reason: content });
        else if (kind === 'html' && TEMPLATE.test(content.toString('latin1', 0, TEMPLATE_BYTES)))
            skipped.push({ page: path, reason: 'template' });
        else if (kind === 'html') {
            const options = isPage(path) ? (texts?.options ?? null) : null;
            const { text, isError } = reader.html(file, content, options);
            if (isError && isPage(path))
                errors.push(path);
            if (text !== null)
                texts?.add(path, content, text, isError);
        }
        else
            reader[kind](file, content);
    }
    for (const file of reader.untitled) {
        const page = files.path(file);
        // A table of contents of mdBook, for one, changes with each new page.
        if (judge.framed.has(file))
            texts?.remove(page);
        else
            findings.add({ kind: 'no-title' }, { page, line: null, reference: null });
    }
    survey.judge(site, findings);
    for (const [file, references] of anchors.missing()) {
        const content = folder.read(files.path(file));
        if (typeof content === 'string')
            continue;
        judge.begin(file, content, !isHtml(files.path(file)));
        for (const reference of references)
            judge.missingAnchor(reference);
    }
    const reading = {
        hosting,
        siteUrl: address === null ? null : siteUrl(address),
        scanned: { files: paths.length, pages, references: judge.references },
        ...findings.all(),
        skipped: [...skipped, ...survey.skipped],
    };
    return { reading, errorPages: somePages(errors), addressStyle: styleOf(judge.forms) };
}
function kindOf(path) {
    if (isHtml(path))
        return 'html';
    if (/\.svg$/i.test(path))
        return 'svg';
    if (/\.css$/i.test(path))
        return 'css';
    return /\.[cm]?js$/i.test(path) ? 'script' : null;
}

;// CONCATENATED MODULE: ./lib/check/report/groups.js

/** Up to this many findings are not grouped, because they can be read one by one. */
const FEW = 5;
/** Up to this many groups below one folder stay apart. */
const GROUPS_APART = 10;
const EXAMPLES_MAX = 3;
/** Longest path or host in texts about a run. */
const TEXT_MAX_CHARS = 300;
/** A group is in one folder or below it. Folders up to this depth are tried, the deepest first. */
const DEPTHS = [Infinity, 8, 7, 6, 5, 4, 3, 2, 1];
/** The findings in groups, the most severe first. */
function groupsOf({ findings, scanned }) {
    const families = Map.groupBy(findings, familyOf);
    const extents = [...families.values()].flatMap(entriesOf).map((entry) => {
        const [cause] = entry;
        const listed = new Set(entry.flatMap(({ places }) => places.map(({ page }) => page)));
        const pages = entry.reduce((most, finding) => Math.max(most, finding.pages), listed.size);
        const count = entry.reduce((places, finding) => places + finding.count, 0);
        return { entry, cause, severity: severityOf({ cause, pages }, scanned.pages), pages, count };
    });
    return mostSevereFirst(extents).map(groupOf);
}
/**
 * Findings that may share a group. Severity is part of the key, so that a link on all pages stands out from a hundred links on
 * one page.
 */
function familyOf(finding) {
    const { explanation, similar } = hintsOf(finding);
    return [finding.kind, finding.harm, detailOf(finding), explanation, similar !== null].join('\n');
}
function hintsOf(cause) {
    return 'similar' in cause ? cause : { explanation: null, similar: null };
}
function entriesOf(family) {
    const [first] = family;
    if (first === undefined)
        return [];
    const entries = levelsOf(first).reduce(merged, family.map((finding) => [finding]));
    // One change repairs all of the family, in any folder.
    const sharesRemedy = first.kind === 'missing-optional' || hintsOf(first).explanation !== null;
    return sharesRemedy && entries.length > FEW ? joined(entries) : entries;
}
function levelsOf(cause) {
    switch (cause.kind) {
        case 'no-title':
        case 'empty-page':
        case 'error-page':
            return [];
        case 'external-load':
            return [([one]) => subjectOf(one).split('.').slice(-2).join('.')];
        case 'missing-anchor':
            return [
                ([one]) => anchorOf(one),
                // One anchor on many pages stays as it is.
                (entry) => (entry.length > 1 ? `#${anchorOf(entry[0])}` : groups_targetOf(entry[0])),
            ];
        default:
            return [belowTopFolder, ...DEPTHS.map(below)];
    }
}
/** Groups what narrower levels left over if it is more than a few, and their groups if they are many. */
function merged(entries, level) {
    if (entries.length <= FEW)
        return entries;
    const alike = Map.groupBy(entries, (entry) => level(entry) ?? entry);
    return [...alike.values()].flatMap((some) => {
        const groups = some.filter(({ length }) => length > 1);
        const singles = some.filter(({ length }) => length === 1);
        if (groups.length > GROUPS_APART)
            return joined(some);
        return singles.length > FEW ? [...groups, ...joined(singles)] : some;
    });
}
function joined(entries) {
    const [first, ...others] = entries.flat();
    return first === undefined ? [] : [[first, ...others]];
}
function groups_targetOf(cause) {
    return 'target' in cause ? cause.target : '';
}
function anchorOf(cause) {
    return cause.kind === 'missing-anchor' ? cause.anchor : '';
}
/** The same file for each language or version, whose name may hold theirs: `/de/install.de.pdf`. */
function belowTopFolder([one]) {
    const [, top, rest] = /^\/([^/]+)\/(.+)$/.exec(groups_targetOf(one)) ?? [];
    if (rest === undefined)
        return null;
    const parts = rest.split('.').filter((part) => part !== top);
    return parts.join('.');
}
/** By extension and first folders. Addresses at the root without an extension have nothing in common: `/pricing`, `/login`. */
function below(depth) {
    return ([one]) => {
        const path = groups_targetOf(one).replace(/\/$/, '');
        const folders = path.split('/').slice(0, -1).filter(Boolean);
        const ending = /\.[a-z][a-z0-9]{0,7}$/i.exec(path)?.[0] ?? '';
        return folders.length === 0 && ending === '' ? null : `${folders.slice(0, depth).join('/')}\n${ending}`;
    };
}
function groupOf({ entry, ...extent }) {
    const [first] = entry;
    const { explanation, similar } = hintsOf(first);
    return {
        kind: first.kind,
        severity: extent.severity,
        subject: clipped(groups_patternOf(entry)),
        detail: detailOf(first),
        explanation,
        similar: similar === null ? null : clipped(similar),
        causes: entry.length,
        places: extent.count,
        pages: extent.pages,
        examples: examplesOf(entry),
    };
}
function examplesOf(entry) {
    const [{ kind, places }] = entry;
    if (severity_isOfPages(kind))
        return places.slice(0, EXAMPLES_MAX).map(({ page }) => ({ subject: '', place: clipped(page) }));
    return entry.slice(0, EXAMPLES_MAX).map((finding) => {
        const [place] = finding.places;
        const subject = clipped(subjectOf(finding));
        return { subject, place: place === undefined ? '' : `${clipped(place.page)}:${String(place.line)}` };
    });
}
function groups_patternOf(entry) {
    if (entry[0].kind !== 'missing-anchor')
        return pathPattern(entry.map(subjectOf));
    return `${pathPattern(entry.map((one) => `/${groups_targetOf(one)}`))}#${textPattern(entry.map(anchorOf))}`;
}
/** Segment by segment; `**` replaces the difference between paths of different depth. */
function pathPattern(paths) {
    const [first = [], ...others] = paths.map((path) => path.split('/'));
    const rows = [first, ...others];
    if (others.every(({ length }) => length === first.length))
        return first.map((_, at) => textPattern(rows.map((row) => row[at] ?? ''))).join('/');
    const folders = first.slice(0, -1);
    const split = folders.findIndex((folder, at) => others.some((row) => at >= row.length - 1 || row[at] !== folder));
    const same = split === -1 ? folders : folders.slice(0, split);
    return [...same, '**', textPattern(rows.map((row) => row.at(-1) ?? ''))].join('/');
}
/** `page-1.md` and `page-2.md` are `page-*.md`. The common end begins at a mark, because two words that end alike mean nothing. */
function textPattern([first = '', ...others]) {
    let [prefix, suffix, shortest] = [first, first, first.length];
    for (const text of others) {
        let [start, end] = [0, 0];
        while (start < prefix.length && prefix[start] === text[start])
            start += 1;
        while (end < suffix.length && suffix.at(-1 - end) === text.at(-1 - end))
            end += 1;
        prefix = prefix.slice(0, start);
        suffix = suffix.slice(suffix.length - end);
        shortest = Math.min(shortest, text.length);
    }
    if (others.every((text) => text === first))
        return first;
    const rest = suffix.slice(Math.max(0, suffix.length - (shortest - prefix.length)));
    return `${prefix.replace(/[\uD800-\uDBFF]$/, '')}*${rest.replace(/^[\p{L}\p{N}\uDC00-\uDFFF]+/u, '')}`;
}
function clipped(text) {
    return text.length <= TEXT_MAX_CHARS
        ? text
        : `${text.slice(0, TEXT_MAX_CHARS).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

;// CONCATENATED MODULE: ./lib/check/report/outcome.js


/** Groups in a summary; they fit on one screen. */
const GROUPS_MAX = 15;
const outcome_OPTIONAL_MAX = 3;
const outcome_HOSTS_MAX = 10;
const UNUSED_MAX = 5;
const UNUSED_MAX_CHARS = 100;
function outcomeOf(report) {
    const { hosting, siteUrl, scanned, findings, loads, placesLeftOut, skipped } = report;
    const { gone, unusedPatterns } = report;
    const counted = findings.filter(({ harm, state }) => harm !== 'none' && state === 'new');
    const optional = findings.filter(({ harm, state }) => harm === 'none' && state !== 'ignored');
    const ignored = findings.filter(({ state }) => state === 'ignored').length;
    const all = groupsOf({ findings: [...counted, ...optional], scanned });
    const groups = all.filter(({ severity }) => severity !== 'none').slice(0, GROUPS_MAX);
    const byKind = Map.groupBy(counted, ({ kind }) => kind);
    const [first] = skipped;
    return {
        hosting,
        siteUrl,
        pages: scanned.pages,
        findings: counted.length,
        places: sumOf(counted),
        kinds: severity_FINDING_KINDS.flatMap((kind) => {
            const causes = byKind.get(kind)?.length ?? 0;
            return causes === 0 ? [] : [{ kind, count: severity_isOfPages(kind) ? sumOf(byKind.get(kind)) : causes }];
        }),
        groups,
        more: counted.length - groups.reduce((sum, { causes }) => sum + causes, 0),
        optional: {
            findings: optional.length,
            groups: all.filter(({ severity }) => severity === 'none').slice(0, outcome_OPTIONAL_MAX),
        },
        hosts: loads.slice(0, outcome_HOSTS_MAX),
        moreHosts: Math.max(0, loads.length - outcome_HOSTS_MAX),
        baseline: gone === null ? null : { gone, known: findings.length - counted.length - optional.length - ignored },
        ignored,
        unused: {
            count: unusedPatterns.length,
            first: unusedPatterns.slice(0, UNUSED_MAX).map((text) => text.slice(0, UNUSED_MAX_CHARS)),
        },
        placesLeftOut,
        skipped: first === undefined ? null : { count: skipped.length, first },
    };
}
function sumOf(findings = []) {
    return findings.reduce((sum, { count }) => sum + count, 0);
}

;// CONCATENATED MODULE: ./lib/check/report/accepted.js



const NOTHING_ACCEPTED = { ignore: [], known: null };
const PATTERNS_MAX = 1_000;
const PATTERN_MAX_CHARS = 1_000;
const FAULTS_SHOWN_MAX = 5;
/** One pattern per line, with a kind before it if it is for one alone. Blank lines and lines with `#` first do not count. */
function parseIgnore(text) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    const patterns = [];
    const problems = [];
    const remedies = new Set();
    for (const line of new Set(lines)) {
        if (line === '' || line.startsWith('#'))
            continue;
        const [, first = '', rest = ''] = /^([\w-]+)\s+(.+)$/.exec(line) ?? [];
        const kind = FINDING_KINDS.find((one) => one === first) ?? null;
        const address = kind === null ? line : rest;
        const fault = faultOf(address, kind === null ? first : '');
        if (fault === null)
            patterns.push({ kind, address });
        else {
            problems.push(`'${line.slice(0, 80)}', ${fault[0]}`);
            remedies.add(fault[1]);
        }
    }
    if (problems.length > 0)
        return refuse(`holds ${problems.slice(0, FAULTS_SHOWN_MAX).join('; ')}`, [...remedies].join(' '));
    if (patterns.length > PATTERNS_MAX)
        return refuse(`has more than ${PATTERNS_MAX} patterns`, "Use '*' and '**', or 'check-baseline'.");
    return { value: patterns };
}
const ADDRESS = "Write the address as the finding names it, such as '/api/**', '/guide#setup' or 'cdn.example.com'.";
/** What is wrong with a pattern, and the remedy. `word`: its first word, if that is no kind and more follows. */
function faultOf(address, word) {
    if (word !== '')
        return [`and '${word}' is no kind of problem`, `The kinds are ${FINDING_KINDS.join(', ')}.`];
    if (FINDING_KINDS.some((kind) => kind === address))
        return ['which is a kind without an address', `For all of a kind, write '${address} **'.`];
    if (/\p{Cc}/u.test(address))
        return ['which has a control character', 'Write one pattern per line.'];
    if (address.length > PATTERN_MAX_CHARS)
        return ['which is too long', "Shorten it with '**'."];
    if (address.includes('***'))
        return ["which has '***'", "Write '*' within a folder, or '**' across folders."];
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address))
        return ['which is a whole URL', ADDRESS];
    // A host has no slash.
    const isAddress = /^(?:\/|\.\.\/|\*)/.test(address) || /^[^/\s]+$/.test(address);
    return isAddress ? null : ['which begins with no slash', ADDRESS];
}
function patternText({ kind, address }) {
    return kind === null ? address : `${kind} ${address}`;
}
/** Whether an address matches. In linear time for any pattern: all positions in the pattern advance together. */
function matcherOf({ kind, address }) {
    const tokens = address.match(/\*\*|[^]/g) ?? [];
    const isStar = (at) => tokens[at] === '*' || tokens[at] === '**';
    const start = tokens.findIndex((_, at) => isStar(at));
    const prefix = start === -1 ? address : address.slice(0, start);
    // Most addresses are told apart by their beginning and their end.
    const suffix = address.slice(address.lastIndexOf('*') + 1);
    return (of, subject) => {
        if (kind !== null && kind !== of)
            return false;
        if (!subject.startsWith(prefix) || !subject.endsWith(suffix))
            return false;
        if (start === -1)
            return subject === address;
        // The usual one: all below a folder.
        if (tokens[start] === '**' && start === tokens.length - 1)
            return true;
        let positions = new Set();
        // A star may stand for nothing.
        const reach = (into, at) => {
            into.add(at);
            if (isStar(at))
                reach(into, at + 1);
        };
        reach(positions, start);
        for (let at = prefix.length; at < subject.length && positions.size > 0; at += 1) {
            const next = new Set();
            for (const position of positions) {
                const token = tokens[position];
                if (token === '**' || (token === '*' && subject[at] !== '/'))
                    reach(next, position);
                else if (token === subject[at] && token !== '*')
                    reach(next, position + 1);
            }
            positions = next;
        }
        return positions.has(tokens.length);
    };
}
/** 200,000 places of 300 bytes each. */
const BASELINE_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024 * 1024));
/** A place has five marks and at least 40 characters. */
const JSON_LIMITS = { charsPerMark: 6, marksMax: 2 * 1024 * 1024 };
const REMEDY = "Give a report that 'check-report' wrote, or a path where there is no file if nothing is known yet.";
/** The same for the same kind and target. */
function knownKey(kind, subject) {
    return `${kind} ${subject}`;
}
/** Reads an earlier report, as far as it says what is known. It is untrusted: the file may have been changed meanwhile. */
function readBaseline(text) {
    if (isOvercrowded(text, JSON_LIMITS))
        return refuse('is no report of the site check', REMEDY);
    const json = parseJson(text);
    if (json === undefined)
        return refuse('is not JSON', REMEDY);
    const { schemaVersion, findings } = jsonFields(json) ?? {};
    if (typeof schemaVersion === 'number' && schemaVersion > 1)
        return refuse(`has schema version ${schemaVersion}`, 'Use the newest version of the action.');
    if (schemaVersion !== 1 || !Array.isArray(findings))
        return refuse('is no report of the site check', REMEDY);
    const known = new Map();
    for (const [at, finding] of findings.entries()) {
        const { kind, harm, state, ...fields } = jsonFields(finding) ?? {};
        const subjects = subjectsIn(kind, fields);
        if (typeof kind !== 'string' || subjects === null)
            return refuse(`has no kind with its target as finding number ${at + 1}`, REMEDY);
        for (const subject of subjects)
            known.set(knownKey(kind, subject), harm !== 'none' && state !== 'ignored');
    }
    return { value: [...known] };
}
/** The targets of a finding, as `subjectOf` has them; one per page for a fault of pages. `null`: they are not there. */
function subjectsIn(kind, fields) {
    const { target, anchor, host, places } = fields;
    const known = FINDING_KINDS.find((one) => one === kind);
    if (known !== undefined && isOfPages(known)) {
        const pages = Array.isArray(places) ? places.map((place) => jsonFields(place)?.['page']) : [null];
        return pages.every((page) => typeof page === 'string') ? pages.map((page) => `/${page}`) : null;
    }
    if (known !== 'missing-anchor')
        return stringIn(known === 'external-load' ? host : target);
    return typeof target === 'string' && typeof anchor === 'string' ? [`/${target}#${anchor}`] : null;
}
function stringIn(value) {
    return typeof value === 'string' ? [value] : null;
}

;// CONCATENATED MODULE: ./lib/check/report/report.js


/** The report of a reading. The order of its findings does not matter. */
function reportOf({ found: all, ...reading }, accepted = NOTHING_ACCEPTED) {
    const { found, gone, unused } = sortedOut(all, accepted, reading.placesLeftOut === 0);
    const totals = Object.fromEntries(severity_FINDING_KINDS.map((kind) => [kind, 0]));
    for (const { cause, count } of found)
        totals[cause.kind] += count;
    const weighed = found.map((one) => ({ ...one, severity: severityOf(one, reading.scanned.pages) }));
    return {
        schemaVersion: 1,
        ...reading,
        totals,
        gone,
        unusedPatterns: unused,
        findings: mostSevereFirst(weighed).map(({ cause, severity, state, count, pages, places }) => ({
            ...cause,
            harm: severity,
            state,
            count,
            pages,
            places,
        })),
        loads: reading.loads.map((load) => ({ ...load, uses: load.uses.toSorted() })).sort(byPages),
        skipped: reading.skipped.toSorted((a, b) => byCodeUnits(a.page, b.page)),
    };
}
function byPages(a, b) {
    return b.pages - a.pages || b.references - a.references || byCodeUnits(a.host, b.host);
}
/** Tells what is new. A fault of pages as a whole is split by its pages. `isWhole`: `all` leaves no cause out. */
function sortedOut(all, { ignore, known }, isWhole) {
    const matchers = ignore.map(matcherOf);
    const used = new Set();
    const before = new Map(known);
    const seen = new Set();
    const stateOf = ({ kind }, subject) => {
        const matching = matchers.flatMap((matches, at) => (matches(kind, subject) ? [at] : []));
        for (const at of matching)
            used.add(at);
        const key = knownKey(kind, subject);
        seen.add(key);
        return matching.length > 0 ? 'ignored' : before.has(key) ? 'known' : 'new';
    };
    const found = all.flatMap((one) => {
        const { cause, count, pages, places } = one;
        if (!severity_isOfPages(cause.kind))
            return [{ ...one, state: stateOf(cause, subjectOf(cause)) }];
        const byState = Map.groupBy(places, ({ page }) => stateOf(cause, `/${page}`));
        // A page that is not listed is not known either.
        const unlisted = count - places.length;
        if (unlisted > 0 && !byState.has('new'))
            byState.set('new', []);
        return [...byState].map(([state, some]) => {
            const size = some.length + (state === 'new' ? unlisted : 0);
            return { cause, state, count: size, pages: Math.min(size, pages), places: some };
        });
    });
    const gone = isWhole ? [...before].filter(([key, counted]) => counted && !seen.has(key)).length : 0;
    return {
        found,
        gone: known === null ? null : gone,
        unused: ignore.filter((_, at) => !used.has(at)).map(patternText),
    };
}

;// CONCATENATED MODULE: ./lib/check/site-texts.js





/** Collects the texts of the pages of a site, one line each. */
class SiteTexts {
    #earlier;
    #repeated = [];
    /** By which the texts of pages are read. */
    options = {};
    /** By which they are read a second time, to be compared; `null`: by the same, or with nothing. */
    #earlierOptions = null;
    /** One file takes less memory than a message, which is copied whole on both sides. */
    #lines = new Map();
    /** `earlier`: keys of the pieces that the texts of the previous manifest leave out; `null`: it has no texts. */
    constructor(earlier) {
        this.#earlier = earlier;
    }
    /**
     * Reads some pages, the same ones in each build, to find the text that stands on most. `read` returns the problem of a page
     * that cannot be read.
     */
    sample(paths, read) {
        const ranked = paths
            .filter((path) => isPage(path) && !isNotFoundPage(path))
            .map((path) => [(0,external_node_crypto_namespaceObject.hash)('sha256', path), path]);
        const pieces = [];
        for (const [, path] of ranked.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, SAMPLE_PAGES)) {
            const content = read(path);
            if (typeof content === 'string')
                continue;
            const seen = new Set();
            pageText(content, { seen });
            pieces.push(seen);
        }
        this.#repeated = repeatedPieces(pieces, REPEATED_MAX);
        this.options = { repeated: new Set(this.#repeated) };
        if (this.#earlier !== null && this.#earlier.join() !== this.#repeated.join())
            this.#earlierOptions = { repeated: new Set(this.#earlier) };
    }
    add(path, content, text, isError) {
        const byEarlier = this.#earlierOptions === null ? undefined : pageText(content, this.#earlierOptions).digest;
        this.#lines.set(path, textLine(path, text, { isError, byEarlier }));
    }
    /** For a page that is a part of other pages, and none by itself. */
    remove(path) {
        this.#lines.delete(path);
    }
    *lines() {
        yield `${JSON.stringify(this.#repeated)}\n`;
        yield* this.#lines.values();
    }
}

;// CONCATENATED MODULE: ./lib/check/reader.js
/** The process that reads an untrusted site. It gets one request and no secrets. */








const REPORT_MODE = 0o644;
const TEXTS_MODE = 0o600;
process.once('message', (request) => {
    void read(request).then(send);
});
// The process that started this one is gone.
process.once('disconnect', () => {
    process.exit(1);
});
async function read(request) {
    const { reportPath, accepted, textsPath = null, repeated = null, ...site } = request;
    try {
        const onProgress = async (fileCount, totalFiles) => {
            send({ kind: 'progress', fileCount, totalFiles });
            await (0,promises_namespaceObject.setImmediate)();
        };
        const texts = textsPath === null ? null : new SiteTexts(repeated);
        const { reading, ...facts } = await readSite({ ...site, seed: (0,external_node_crypto_namespaceObject.randomInt)(2 ** 32) }, onProgress, texts);
        if (textsPath !== null && texts !== null)
            writeNewFile(textsPath, TEXTS_MODE, texts.lines());
        const report = reportOf(reading, accepted);
        const problem = reportPath === null ? null : unwritten(reportPath, report);
        return problem ?? { kind: 'done', outcome: outcomeOf(report), ...facts };
    }
    catch (error) {
        return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
    }
}
function send(message) {
    process.send?.(message, undefined, undefined, () => {
        if (message.kind !== 'progress')
            process.disconnect();
    });
}
function unwritten(path, report) {
    try {
        writeNewFile(path, REPORT_MODE, reportText(report));
        return null;
    }
    catch (error) {
        const code = systemErrorCode(error);
        if (code === null)
            throw error;
        return { kind: 'unwritten', code, problem: error.message };
    }
}
/** The report as JSON text, one line per finding, because the whole may be too long for a string. */
function* reportText({ findings, ...rest }) {
    yield `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "findings": [`;
    let before = '\n    ';
    for (const finding of findings) {
        yield before + JSON.stringify(finding);
        before = ',\n    ';
    }
    yield '\n  ]\n}\n';
}

