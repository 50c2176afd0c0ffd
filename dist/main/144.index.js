export const id = 144;
export const ids = [144];
export const modules = {

/***/ 7144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSite: () => (/* binding */ checkSite)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/rules/check/demand-rows.js
const FIELDS = ['source', 'target', 'line', 'from', 'length', 'name', 'orName'];
/** Rows that are allocated together. */
const CHUNK_ROWS = 4096;
/** Demands that are added one by one. */
class DemandRows {
    #chunks = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    add(demand) {
        const [index, row] = [Math.floor(this.#count / CHUNK_ROWS), this.#count % CHUNK_ROWS];
        const chunk = (this.#chunks[index] ??= newColumns(CHUNK_ROWS));
        for (const field of FIELDS)
            chunk[field][row] = demand[field];
        this.#count += 1;
    }
    *[Symbol.iterator]() {
        for (let row = 0; row < this.#count; row += 1) {
            const chunk = this.#chunks[Math.floor(row / CHUNK_ROWS)];
            if (chunk !== undefined)
                yield demandAt(chunk, row % CHUNK_ROWS);
        }
    }
    /** Keeps those of which `wanted` says so, in their order. Gives back memory as it goes. */
    keep(wanted) {
        const [chunks, count] = [this.#chunks.reverse(), this.#count];
        this.#chunks = [];
        this.#count = 0;
        for (let done = 0; done < count; done += CHUNK_ROWS) {
            const chunk = chunks.pop();
            if (chunk === undefined)
                return;
            for (let row = 0; row < Math.min(CHUNK_ROWS, count - done); row += 1) {
                const demand = demandAt(chunk, row);
                if (wanted(demand))
                    this.add(demand);
            }
        }
    }
    /** Gives its memory back at once. */
    close() {
        for (const chunk of this.#chunks.splice(0))
            for (const field of FIELDS)
                chunk[field].buffer.transfer(0);
        this.#count = 0;
    }
    /** All of them, as a copy, and none is left. */
    take() {
        const taken = newColumns(this.#count);
        this.#chunks.forEach((chunk, index) => {
            const from = index * CHUNK_ROWS;
            for (const field of FIELDS)
                taken[field].set(chunk[field].subarray(0, Math.min(CHUNK_ROWS, this.#count - from)), from);
        });
        this.#chunks = this.#chunks.slice(0, 1);
        this.#count = 0;
        return taken;
    }
}
function demandAt(columns, row) {
    const at = (column) => column[row] ?? 0;
    return {
        source: at(columns.source),
        target: at(columns.target),
        line: at(columns.line),
        from: at(columns.from),
        length: at(columns.length),
        name: at(columns.name),
        orName: at(columns.orName),
    };
}
function newColumns(count) {
    return {
        source: new Uint32Array(count),
        target: new Uint32Array(count),
        line: new Uint32Array(count),
        from: new Uint32Array(count),
        length: new Uint32Array(count),
        name: new Float64Array(count),
        orName: new Float64Array(count),
    };
}

;// CONCATENATED MODULE: ./lib/rules/check/page-names.js

/** Names of one page. No page that is meant for readers has so many. */
const NAMES_MAX = 500_000;
const FIRST_PLACES = 1024;
/** What is kept for the next page. */
const KEPT_PLACES = 16 * FIRST_PLACES;
/** Room for names that come again, beside those that are different. */
const SLACK = 1.25;
/** The names that a page has, as numbers of 8 bytes: see `anchorNumber`. */
class PageNames {
    #most;
    #numbers = new Float64Array(FIRST_PLACES);
    #count = 0;
    #sorted = true;
    #tooMany = false;
    constructor(most = NAMES_MAX) {
        this.#most = most;
    }
    /** There are more than are kept, so that none is known. */
    get tooMany() {
        this.#sort();
        return this.#tooMany;
    }
    /** Forgets all, for the next page. */
    clear() {
        if (this.#numbers.length > KEPT_PLACES || this.#numbers.length === 0)
            this.#numbers = new Float64Array(this.#numbers.buffer.transfer(8 * FIRST_PLACES));
        this.#count = 0;
        this.#sorted = true;
        this.#tooMany = false;
    }
    add(name) {
        if (!this.#tooMany && this.#count === this.#numbers.length)
            this.#makeRoom();
        if (this.#tooMany)
            return;
        this.#numbers[this.#count] = anchorNumber(name);
        this.#count += 1;
        this.#sorted = false;
    }
    /** Of each different name, sorted. Empty when there are too many. There until the next one is added. */
    numbers() {
        this.#sort();
        return this.#numbers.subarray(0, this.#count);
    }
    has(name) {
        const numbers = this.numbers();
        return holds(numbers, anchorNumber(name), 0, numbers.length);
    }
    #makeRoom() {
        const longest = Math.ceil(this.#most * SLACK);
        if (this.#numbers.length < longest) {
            const places = Math.min(longest, 2 * this.#numbers.length);
            this.#numbers = new Float64Array(this.#numbers.buffer.transfer(8 * places));
        }
        else
            this.#sort();
    }
    #sort() {
        if (this.#sorted)
            return;
        this.#sorted = true;
        const sorted = this.#numbers.subarray(0, this.#count).sort();
        let kept = 0;
        for (const number of sorted) {
            if (kept > 0 && sorted[kept - 1] === number)
                continue;
            sorted[kept] = number;
            kept += 1;
        }
        this.#tooMany = kept > this.#most;
        this.#count = this.#tooMany ? 0 : kept;
        if (this.#tooMany)
            this.#numbers = new Float64Array(this.#numbers.buffer.transfer(0));
    }
}
/** Whether a number is among the sorted ones from one place up to, without, another. */
function holds(sorted, wanted, from, to) {
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

;// CONCATENATED MODULE: ./lib/rules/check/anchor-ledger.js


const LIMITS = { names: 4_000_000, demands: 750_000 };
/** Names of pages that are read once more at a time. */
const LENT_MAX = 500_000;
/** Browsers follow twenty; a circle of pages ends as well. */
const REDIRECTS_MAX = 20;
/** All that wait are looked at again after so many more, or as many as there are: it costs no more than to file them. */
const SETTLED_AT_LEAST = 50_000;
/** What is known of the names of a page; else a place in the list of texts of names. */
const UNREAD = 0;
const NOT_KEPT = 1;
const FIRST_CHUNK = 2;
const NOWHERE = -2;
/** Names that are kept together. */
const CHUNK_NAMES = 64 * 1024;
/** Brings together the names that pages have and the names that other pages ask for, as both come in. */
class AnchorLedger {
    #limits;
    #chunks = [];
    /** Places of the last chunk. */
    #used = 0;
    /** By file: the chunk that holds its names, and from where to where. */
    #chunk;
    #from;
    #to;
    /** By file: where it sends its readers on to. */
    #redirect;
    #names = 0;
    #open = new DemandRows();
    #missing = new DemandRows();
    /** Demands that had to wait since the last time that all were looked at, and how many are to be. */
    #waited = 0;
    #settleAt = SETTLED_AT_LEAST;
    #leftOut = 0;
    /** `files`: how many the site has. */
    constructor(files, limits = LIMITS) {
        this.#limits = limits;
        this.#chunk = new Uint32Array(files);
        this.#from = new Uint32Array(files);
        this.#to = new Uint32Array(files);
        this.#redirect = new Int32Array(files).fill(NOWHERE);
    }
    /** References that were not looked up, because there are more than the ledger holds. */
    get leftOut() {
        return this.#leftOut;
    }
    addPages(pages) {
        const { length } = pages.numbers;
        if (this.#names + length > this.#limits.names) {
            this.#file(pages, NOT_KEPT);
            return;
        }
        this.#names += length;
        // Put together, they leave no holes where what came with them was.
        let last = this.#chunks.at(-1);
        if (last === undefined || this.#used + length > last.length) {
            last = new Float64Array(Math.max(CHUNK_NAMES, length));
            this.#chunks.push(last);
            this.#used = 0;
        }
        last.set(pages.numbers, this.#used);
        this.#file(pages, this.#chunks.length - 1 + FIRST_CHUNK, this.#used);
        this.#used += length;
    }
    /** What `from` lacks may be on `to`: such pages pass the name on. To be said before the demands of other files. */
    addRedirect(from, to) {
        this.#redirect[from] = to;
    }
    addDemands(columns) {
        for (let row = 0; row < columns.source.length; row += 1) {
            const demand = demandAt(columns, row);
            if (!this.#isOpen(demand))
                continue;
            this.#waited += 1;
            if (this.#open.count + this.#missing.count < this.#limits.demands)
                this.#open.add(demand);
            else
                this.#leftOut += 1;
        }
        if (this.#waited < this.#settleAt)
            return;
        this.#settle();
        this.#waited = 0;
        this.#settleAt = Math.max(SETTLED_AT_LEAST, this.#open.count);
    }
    /**
     * Files whose names have to be read once more, after all others have come, for the demands that still wait: hand them
     * to `lend`, and ask again. Empty: nothing waits.
     */
    wanted() {
        this.#settle();
        const files = new Set();
        let names = 0;
        for (const { target } of this.#open) {
            for (const file of this.#notKept(target)) {
                if (files.has(file))
                    continue;
                files.add(file);
                names += (this.#to[file] ?? 0) - (this.#from[file] ?? 0);
            }
            if (names >= LENT_MAX)
                break;
        }
        return [...files];
    }
    /** Settles what waits for the pages that were `wanted`, and forgets their names again. */
    lend(wanted, pages) {
        this.#file(pages, this.#chunks.push(pages.numbers) - 1 + FIRST_CHUNK);
        this.#settle();
        this.#chunks.pop();
        this.#file(pages, NOT_KEPT);
        // What has all that there is and still waits asks a page that could not be read, now or the first time.
        const lent = new Set(wanted);
        this.#open.keep(({ target }) => this.#notKept(target).some((file) => !lent.has(file)));
    }
    /** The demands that no page fulfils. A page that was not read fulfils all. */
    missing() {
        this.#settle();
        return this.#missing;
    }
    /** Gives its memory back at once, not when the collector comes. Only `leftOut` may be asked for after that. */
    close() {
        for (const chunk of this.#chunks.splice(0))
            chunk.buffer.transfer(0);
        this.#open.close();
        this.#missing.close();
    }
    /** `at`: the place in the chunk where their names begin. */
    #file({ files, ends }, chunk, at = 0) {
        files.forEach((file, index) => {
            this.#chunk[file] = chunk;
            this.#from[file] = at + (index === 0 ? 0 : (ends[index - 1] ?? 0));
            this.#to[file] = at + (ends[index] ?? 0);
        });
    }
    #settle() {
        this.#open.keep((demand) => this.#isOpen(demand));
    }
    /** Whether a demand has to wait. Notes one that never will be fulfilled. */
    #isOpen(demand) {
        const fulfilled = this.#fulfils(demand);
        if (fulfilled === false)
            this.#missing.add(demand);
        return fulfilled === null;
    }
    /** Whether a page, or the one that it leads on to, has what is asked for; `null`: not known yet. */
    #fulfils({ target, name, orName }) {
        for (let at = target, hops = 0; at !== NOWHERE && hops <= REDIRECTS_MAX; hops += 1) {
            const chunk = this.#chunk[at] ?? UNREAD;
            if (chunk < FIRST_CHUNK)
                return null;
            const numbers = this.#chunks[chunk - FIRST_CHUNK] ?? new Float64Array(0);
            const [from, to] = [this.#from[at] ?? 0, this.#to[at] ?? 0];
            if (holds(numbers, name, from, to) || (orName !== name && holds(numbers, orName, from, to)))
                return true;
            at = this.#redirect[at] ?? NOWHERE;
        }
        return false;
    }
    /** Of a page and those that it leads on to, the ones whose names are not kept. */
    #notKept(page) {
        const found = [];
        for (let at = page, hops = 0; at >= 0 && hops <= REDIRECTS_MAX; hops += 1) {
            if (this.#chunk[at] === NOT_KEPT)
                found.push(at);
            at = this.#redirect[at] ?? NOWHERE;
        }
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/rules/check/path-bytes.js
const TEXT = new TextDecoder();
const ENCODER = new TextEncoder();
/** Paths as they are handed from thread to thread: bytes change hands without a copy, and are read where they are. */
class PathBytes {
    #bytes;
    /** Where each path begins; the last one is where a path after them would. */
    #starts;
    /** `bytes`: UTF-8, separated by NUL, which no name can hold. `count`: how many there are. */
    constructor(bytes, count) {
        this.#bytes = bytes;
        this.#starts = new Uint32Array(count + 1);
        for (let index = 1; index < count; index += 1)
            this.#starts[index] = bytes.indexOf(0, this.#starts[index - 1]) + 1;
        this.#starts[count] = bytes.length + 1;
    }
    path(index) {
        return TEXT.decode(this.#bytes.subarray(this.#starts[index], (this.#starts[index + 1] ?? 1) - 1));
    }
}
function encodedPaths(joined) {
    return ENCODER.encode(joined);
}
function joinedPaths(bytes) {
    return TEXT.decode(bytes);
}

;// CONCATENATED MODULE: ./lib/rules/check/cause-key.js
/** The same text for the same cause, and for no other. */
function causeKey(cause) {
    switch (cause.kind) {
        case 'broken-link':
        case 'missing-sitemap-page':
            return `${cause.kind} ${cause.target}`;
        case 'missing-anchor':
            return `${cause.kind} ${cause.target}#${cause.anchor}`;
        case 'missing-resource':
            return `${cause.kind} ${cause.target} ${cause.use}`;
        case 'external-load':
            return `${cause.kind} ${cause.host ?? ''}`;
        case 'no-title':
        case 'empty-page':
            return cause.kind;
    }
}

// EXTERNAL MODULE: ./lib/rules/check/finding.js
var finding = __webpack_require__(2193);
;// CONCATENATED MODULE: ./lib/rules/check/anchor.js
/**
 * Reads a fragment, without its `#`, as it stands in an address. `null`: it needs nothing on the page, because it is
 * empty, `top`, a text fragment, or a route (`#/guide`, `#!guide`) that a script reads.
 */
function anchorDemand(fragment) {
    const directive = fragment.indexOf(':~:');
    const plain = directive === -1 ? fragment : fragment.slice(0, directive);
    if (plain === '' || /^(?:top$|[/!])/i.test(plain))
        return null;
    const name = anchor_percentDecoded(plain);
    // Listings mark several lines at once this way, by a script; it needs the first of them.
    const [, first = null] = /^(L?\d{1,9})-L?\d{1,9}$/.exec(name) ?? [];
    return { name, orName: first };
}
/** Text without its percent escapes; as it is where they are malformed. */
function anchor_percentDecoded(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/**
 * A number of 53 bits that stands for a name on a page, so that millions of names take eight bytes each. That two of a
 * thousand names on a page share a number is as likely as one in ten million million.
 */
function anchor_anchorNumber(name) {
    let low = 0x811c9dc5;
    let high = 0x2545f491;
    for (let at = 0; at < name.length; at += 1) {
        const unit = name.charCodeAt(at);
        low = Math.imul(low ^ unit, 0x01000193);
        high = Math.imul(high ^ (unit + at), 0x85ebca6b);
        high ^= high >>> 15;
    }
    low ^= Math.imul(high, 0xc2b2ae35) ^ name.length;
    low ^= low >>> 13;
    high ^= Math.imul(low, 0x27d4eb2f);
    return (low >>> 0) * 0x200000 + ((high ^ (high >>> 16)) >>> 11);
}
/** The name that an address asks for, decoded; an empty text when it asks for none. */
function anchorIn(address) {
    const mark = address.indexOf('#');
    return mark === -1 ? '' : (anchorDemand(address.slice(mark + 1).trim())?.name ?? '');
}

;// CONCATENATED MODULE: ./lib/rules/check/known-hosts.js

/**
 * Hosts whose purpose is well known, each with all hosts below it. A host that is missing here is only called
 * `unknown`, so the list holds what documentation sites commonly use and need not be complete.
 */
const HOSTS = {
    search: ['algolia.net', 'algolianet.com', 'algolia.io', 'typesense.net', 'meilisearch.io', 'trieve.ai'],
    assistant: ['kapa.ai', 'inkeep.com', 'mendable.ai', 'openai.com', 'anthropic.com'],
    analytics: [
        'google-analytics.com',
        'googletagmanager.com',
        'doubleclick.net',
        'plausible.io',
        'posthog.com',
        'segment.com',
        'segment.io',
        'mixpanel.com',
        'amplitude.com',
        'hotjar.com',
        'clarity.ms',
        'heapanalytics.com',
        'fullstory.com',
        'logrocket.io',
        'usefathom.com',
        'cloudflareinsights.com',
        'pirsch.io',
        'matomo.cloud',
        'hs-scripts.com',
        'sentry.io',
    ],
    playground: [
        'codesandbox.io',
        'stackblitz.com',
        'codepen.io',
        'jsfiddle.net',
        'replit.com',
        'runkit.com',
        'play.rust-lang.org',
        'play.golang.org',
        'postman.com',
        'run.pstmn.io',
    ],
    'support chat': [
        'intercom.io',
        'intercomcdn.com',
        'crisp.chat',
        'zdassets.com',
        'drift.com',
        'frontapp.com',
    ],
    fonts: [
        'fonts.googleapis.com',
        'fonts.gstatic.com',
        'fonts.bunny.net',
        'typekit.net',
        'fontawesome.com',
        'rsms.me',
    ],
    'code from a CDN': [
        'jsdelivr.net',
        'unpkg.com',
        'cdnjs.cloudflare.com',
        'esm.sh',
        'ajax.googleapis.com',
        'code.jquery.com',
        'jspm.io',
        'skypack.dev',
        'polyfill.io',
        'cdn.tailwindcss.com',
        'bootstrapcdn.com',
        'cdn.mathjax.org',
    ],
    video: [
        'youtube.com',
        'youtube-nocookie.com',
        'ytimg.com',
        'vimeo.com',
        'vimeocdn.com',
        'loom.com',
        'wistia.com',
        'wistia.net',
    ],
    images: [
        'shields.io',
        'gravatar.com',
        'githubusercontent.com',
        'imgur.com',
        'unsplash.com',
        'badge.fury.io',
    ],
};
const FEATURES = new Map(Object.keys(HOSTS).flatMap((feature) => HOSTS[feature].map((host) => [host, feature])));
/** Services that scripts call by themselves, so that their name in a script is telling. */
const CALLED = [
    'search',
    'assistant',
    'analytics',
    'playground',
    'support chat',
];
const CALLED_HOST = new RegExp(`(?<![\\w-])(?:${CALLED.flatMap((feature) => HOSTS[feature])
    .map((host) => host.replaceAll('.', '\\.'))
    .join('|')})(?![\\w-]|\\.\\w)`, 'g');
/** What a visitor misses without `host`. */
function featureOf(host) {
    for (let rest = host.replace(/:\d+$/, ''); rest !== '';) {
        const feature = FEATURES.get(rest);
        if (feature !== undefined)
            return feature;
        const dot = rest.indexOf('.');
        rest = dot === -1 ? '' : rest.slice(dot + 1);
    }
    return 'unknown';
}
/** A little more than the longest name in the list, and what may stand before and after it. */
const NAME_MAX_CHARS = 64;
/**
 * Services that a script names, each once: a hint that it asks them, which nothing but running it would prove. The
 * host is the one of the list, as the names before it are often put together at run time.
 */
function servicesNamedIn(script) {
    const found = new Map();
    for (const match of script.matchAll(CALLED_HOST))
        if (!found.has(match[0]))
            found.set(match[0], match.index);
    return [...found].map(([host, at]) => ({ host, at }));
}
/** Finds the same in a script that comes in pieces. Tells each service once, with its line. */
class ServiceFinder {
    #services = new Map();
    /** What may be the beginning of a name, behind what was searched already, and the line that it begins in. */
    #rest = '';
    #searched = 0;
    #line = 1;
    write(piece) {
        this.#search(this.#rest + piece, NAME_MAX_CHARS);
    }
    end() {
        this.#search(this.#rest, 0);
        return [...this.#services].map(([host, line]) => ({ host, line }));
    }
    /** Leaves the last characters for later: what follows them decides. */
    #search(text, leave) {
        const until = Math.max(this.#searched, text.length - leave);
        const lines = new LineCounter(text, this.#line);
        for (const { 0: host, index } of text.matchAll(CALLED_HOST)) {
            if (index < this.#searched || index >= until || this.#services.has(host))
                continue;
            this.#services.set(host, lines.lineAt(index));
        }
        const from = Math.max(0, until - 1);
        this.#line = lines.lineAt(from);
        this.#rest = text.slice(from);
        this.#searched = until - from;
    }
}

;// CONCATENATED MODULE: ./lib/rules/check/host-ledger.js


/** Hosts that are told apart. Nobody reads so many; a page made to fill our memory names a million. */
const HOSTS_MAX = 10_000;
/** So many more may come together before the ones too many are left out. */
const host_ledger_SLACK = 1.25;
/** No name of a host is longer (RFC 1035), but a page may have any. */
const HOST_MAX_CHARS = 253;
/** The number of a host is below this. */
const NUMBERS = 2 ** 53;
/**
 * What a site loads from elsewhere, by host. Where there are more hosts than it tells apart, it keeps those that are
 * well known, then those with the lowest numbers made from their names, which are as good as drawn by lot. A host is
 * kept or left out for good, so that neither the order in which files come nor anything else but the site matters.
 */
class HostLedger {
    #most;
    #hosts = new Map();
    /** By file that goes on: the hosts that were counted for it. */
    #goingOn = new Map();
    /** By file: the highest rank of what it loads from. */
    #highest = new Float64Array(0);
    #references = 0;
    /** Hosts with a higher rank are left out. */
    #border = Infinity;
    constructor(most = HOSTS_MAX) {
        this.#most = most;
    }
    /** What one file loads. `goesOn`: another call for this file follows. Returns hosts that are left out from now on. */
    add(file, loads, goesOn) {
        const inThisFile = this.#goingOn.get(file) ?? new Set();
        if (goesOn)
            this.#goingOn.set(file, inThisFile);
        else
            this.#goingOn.delete(file);
        this.#references += loads.length;
        for (const load of loads) {
            const tally = this.#tallyOf(load, file);
            if (tally === null)
                continue;
            tally.uses.add(load.use);
            tally.references += 1;
            if (!inThisFile.has(tally))
                tally.pages += 1;
            inThisFile.add(tally);
            if (file < tally.firstFile)
                Object.assign(tally, { firstFile: file, first: load });
        }
        return this.#hosts.size > this.#most * host_ledger_SLACK ? this.#leaveOut() : [];
    }
    /** Leaves out what is too many, at the end. Returns those hosts. */
    close() {
        return this.#leaveOut();
    }
    keeps(host) {
        return this.#hosts.has(host);
    }
    /** The hosts that the most files load from come first. `pathOf`: of a file, by index. */
    loads(pathOf) {
        const loads = [...this.#hosts].map(([host, { uses, pages, references, firstFile, first }]) => {
            const place = { page: pathOf(firstFile), line: first.line, reference: first.reference };
            return { host, feature: featureOf(host), uses: [...uses].sort(), pages, references, first: place };
        });
        return loads.sort((a, b) => b.pages - a.pages || (a.host < b.host ? -1 : 1));
    }
    leftOut() {
        let kept = 0;
        for (const { references } of this.#hosts.values())
            kept += references;
        const pages = this.#highest.reduce((sum, rank) => sum + (rank > this.#border ? 1 : 0), 0);
        return { references: this.#references - kept, pages };
    }
    /** `null`: the host is left out. */
    #tallyOf(load, file) {
        const known = this.#hosts.get(load.host);
        const rank = known?.rank ?? rankOf(load.host);
        this.#raise(file, rank);
        if (known !== undefined || rank > this.#border)
            return known ?? null;
        const tally = { rank, uses: new Set(), pages: 0, references: 0, firstFile: file, first: load };
        this.#hosts.set(load.host, tally);
        return tally;
    }
    #raise(file, rank) {
        if (file >= this.#highest.length) {
            const longer = new Float64Array(Math.max(64, 2 * file)).fill(-Infinity);
            longer.set(this.#highest);
            this.#highest = longer;
        }
        this.#highest[file] = Math.max(this.#highest[file] ?? -Infinity, rank);
    }
    #leaveOut() {
        const byRank = [...this.#hosts].sort(([, a], [, b]) => a.rank - b.rank);
        this.#border = byRank[this.#most - 1]?.[1].rank ?? this.#border;
        const tooMany = byRank.slice(this.#most).filter(([, { rank }]) => rank > this.#border);
        for (const [host, tally] of tooMany) {
            this.#hosts.delete(host);
            for (const tallies of this.#goingOn.values())
                tallies.delete(tally);
        }
        return tooMany.map(([host]) => host);
    }
}
/** A host as it is told: what is too long for one is cut. */
function hostText(host) {
    return host.length <= HOST_MAX_CHARS ? host : `${host.slice(0, HOST_MAX_CHARS)}…`;
}
/** Lower is more worth telling. */
function rankOf(host) {
    return anchor_anchorNumber(host) - (featureOf(host) === 'unknown' ? 0 : NUMBERS);
}

;// CONCATENATED MODULE: ./lib/rules/check/place-rows.js
const place_rows_FIRST_PLACES = 256;
const place_rows_FIELDS = 4;
/** Places of many causes, 16 bytes each: a million of them as objects are a hundred megabytes. */
class PlaceRows {
    /** Cause, file, line, word. */
    #rows = new Uint32Array(place_rows_FIRST_PLACES * place_rows_FIELDS);
    #count = 0;
    /** Rows by cause, once it is asked for, and where those of each cause begin. */
    #ordered = new Set();
    #byCause = null;
    get count() {
        return this.#count;
    }
    add(cause, { file, line, word }) {
        if (this.#count * place_rows_FIELDS === this.#rows.length)
            this.#rows = new Uint32Array(this.#rows.buffer.transfer(2 * this.#rows.byteLength));
        this.#rows.set([cause, file, line, word], this.#count * place_rows_FIELDS);
        this.#count += 1;
        this.#byCause = null;
    }
    /** Puts the places of one cause with those of another. */
    move(from, to) {
        for (let row = 0; row < this.#count; row += 1)
            if (from.has(this.#rows[row * place_rows_FIELDS] ?? 0))
                this.#rows[row * place_rows_FIELDS] = to;
        this.#byCause = null;
    }
    /** The first ones of one cause, of `causes` in all, by file, then line, then by `compare` of their words. */
    first(most, cause, { causes, compare }) {
        const { order, starts } = (this.#byCause ??= this.#sort(causes));
        const [from = 0, to = 0] = starts.subarray(cause, cause + 2);
        const at = (row, field) => this.#rows[row * place_rows_FIELDS + field] ?? 0;
        const rows = order.subarray(from, to);
        if (!this.#ordered.has(cause))
            rows.sort((a, b) => at(a, 1) - at(b, 1) || at(a, 2) - at(b, 2) || compare(at(a, 3), at(b, 3)));
        this.#ordered.add(cause);
        return Array.from(rows.subarray(0, most), (row) => ({
            file: at(row, 1),
            line: at(row, 2),
            word: at(row, 3),
        }));
    }
    #sort(causes) {
        this.#ordered.clear();
        const starts = new Uint32Array(causes + 1);
        const causeOf = (row) => this.#rows[row * place_rows_FIELDS] ?? 0;
        for (let row = 0; row < this.#count; row += 1)
            starts[causeOf(row) + 1] = (starts[causeOf(row) + 1] ?? 0) + 1;
        for (let cause = 0; cause < causes; cause += 1)
            starts[cause + 1] = (starts[cause + 1] ?? 0) + (starts[cause] ?? 0);
        const next = starts.slice();
        const order = new Uint32Array(this.#count);
        for (let row = 0; row < this.#count; row += 1) {
            const cause = causeOf(row);
            order[next[cause] ?? 0] = row;
            next[cause] = (next[cause] ?? 0) + 1;
        }
        return { order, starts };
    }
}

;// CONCATENATED MODULE: ./lib/rules/check/report-builder.js





const report_builder_LIMITS = { causes: 100_000, places: 500_000, chars: 16_000_000, hosts: HOSTS_MAX };
/** A cause with more is seldom, and its places are put together on their own. */
const PLACES_AT_ONCE = 16;
const FURTHER_HOSTS = { kind: 'external-load', host: null, feature: 'unknown' };
/** Files what is found, in any order of files, and makes the report, which is the same for each order. */
class ReportBuilder {
    #hosting;
    #limits;
    #totals = Object.fromEntries(finding/* FINDING_KINDS */.mH.map((kind) => [kind, 0]));
    #tallies = new Map();
    #ids = 0;
    #rows = new PlaceRows();
    /** References repeat on every page; each is held once. */
    #words = [''];
    #wordIds = new Map();
    #chars = 0;
    #hosts;
    #skipped = [];
    #references = 0;
    constructor(hosting, limits = {}) {
        this.#hosting = hosting;
        this.#limits = { ...report_builder_LIMITS, ...limits };
        this.#hosts = new HostLedger(this.#limits.hosts);
    }
    addFaults(file, faults) {
        for (const { cause, line, reference } of faults) {
            this.#totals[cause.kind] += 1;
            const tally = this.#tallyOf(cause, reference);
            if (tally === null)
                continue;
            tally.count += 1;
            const full = this.#rows.count >= this.#limits.places || !this.#hasRoom(reference);
            // However full it is, no cause shall be without a place.
            if (full && tally.places > 0)
                continue;
            tally.places += 1;
            this.#rows.add(tally.id, { file, line: line ?? 0, word: this.#word(reference) });
        }
    }
    /** Faults that nobody listed. */
    addUnlisted(kind, count) {
        this.#totals[kind] += count;
    }
    /** What one file loads from elsewhere. `goesOn`: another call for this file follows. */
    addLoads(file, loads, goesOn = false) {
        if (this.#hosting === 'cloud')
            return;
        const leftOut = this.#hosts.add(file, loads, goesOn);
        if (this.#hosting === 'client-hosted')
            return;
        // A name in a script proves no request.
        const made = loads.filter(({ use }) => use !== 'mention');
        const faults = made.map(({ host, line, reference }) => {
            return { cause: this.#externalLoad(host), line, reference };
        });
        this.addFaults(file, faults);
        this.#bringTogether(leftOut);
    }
    addReferences(count) {
        this.#references += count;
    }
    addSkipped(file, reason) {
        this.#skipped.push({ file, reason });
    }
    report(site) {
        const { siteUrl, files, pathOf, pages, linksLeftOut, closed } = site;
        this.#bringTogether(this.#hosts.close());
        const placesOf = (id, most) => this.#placesOf(id, most, pathOf);
        const findings = [...this.#tallies]
            .sort(([keyA, a], [keyB, b]) => byWeight(a, b) || compare(keyA, keyB))
            .map(([, tally]) => findingOf(tally, placesOf));
        const all = finding/* FINDING_KINDS */.mH.reduce((sum, kind) => sum + this.#totals[kind], 0);
        const skipped = this.#skipped.sort((a, b) => a.file - b.file);
        return {
            schemaVersion: 1,
            hosting: this.#hosting,
            siteUrl,
            scanned: { files, pages, references: this.#references },
            totals: { ...this.#totals },
            findings,
            placesLeftOut: all - this.#rows.count,
            loads: this.#hosts.loads(pathOf),
            loadsLeftOut: this.#hosts.leftOut(),
            linksLeftOut,
            skipped: [
                ...skipped.map(({ file, reason }) => ({ page: pathOf(file), reason })),
                ...closed.map((page) => ({ page, reason: 'not readable' })),
            ],
        };
    }
    /** `null`: there is no room for it. */
    #tallyOf(cause, reference) {
        const key = causeKey(cause);
        const known = this.#tallies.get(key);
        if (known !== undefined)
            return known;
        const crowded = this.#chars >= this.#limits.chars && reference !== null;
        if (crowded || this.#tallies.size >= this.#limits.causes)
            return null;
        // It is there twice, in the key and in the cause.
        this.#chars += 2 * key.length;
        const tally = { cause, id: this.#ids, count: 0, places: 0 };
        this.#ids += 1;
        this.#tallies.set(key, tally);
        return tally;
    }
    /** Loads from hosts that are not told apart are one cause. */
    #externalLoad(host) {
        return this.#hosts.keeps(host)
            ? { kind: 'external-load', host, feature: featureOf(host) }
            : FURTHER_HOSTS;
    }
    #bringTogether(hosts) {
        if (hosts.length === 0 || this.#hosting !== 'air-gapped')
            return;
        const ids = new Set();
        let [count, places] = [0, 0];
        for (const host of hosts) {
            const key = causeKey({ kind: 'external-load', host, feature: 'unknown' });
            const tally = this.#tallies.get(key);
            if (tally === undefined)
                continue;
            this.#tallies.delete(key);
            ids.add(tally.id);
            count += tally.count;
            places += tally.places;
        }
        if (ids.size === 0)
            return;
        const further = this.#tallyOf(FURTHER_HOSTS, null);
        if (further === null)
            return;
        further.count += count;
        further.places += places;
        this.#rows.move(ids, further.id);
    }
    #hasRoom(reference) {
        return this.#chars < this.#limits.chars || reference === null || this.#wordIds.has(reference);
    }
    #word(reference) {
        if (reference === null)
            return 0;
        const known = this.#wordIds.get(reference);
        if (known !== undefined)
            return known;
        const id = this.#words.push(reference) - 1;
        this.#wordIds.set(reference, id);
        this.#chars += reference.length;
        return id;
    }
    #placesOf(id, most, pathOf) {
        const wordOf = (word) => this.#words[word] ?? '';
        const order = {
            causes: this.#ids,
            compare: (one, other) => compare(wordOf(one), wordOf(other)),
        };
        return this.#rows.first(most, id, order).map(({ file, line, word }) => ({
            page: pathOf(file),
            line: line === 0 ? null : line,
            reference: word === 0 ? null : wordOf(word),
        }));
    }
}
/** Places of a cause that has many are put together when they are asked for: all at a time are many objects. */
function findingOf({ cause, count, id, places }, placesOf) {
    if (places <= PLACES_AT_ONCE)
        return { ...cause, count, places: placesOf(id, places) };
    return {
        ...cause,
        count,
        [finding/* FIRST_PLACES */.SF]: placesOf(id, PLACES_AT_ONCE),
        get places() {
            return placesOf(id, places);
        },
    };
}
function byWeight(a, b) {
    return finding/* FINDING_KINDS */.mH.indexOf(a.cause.kind) - finding/* FINDING_KINDS */.mH.indexOf(b.cause.kind) || b.count - a.count;
}
/** By code units, so that no locale has a say. */
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/rules/check/site-address.js

/** Longer ones are taken by no host; a file's path has 3,072 bytes at most, and each may be encoded as three characters. */
const ADDRESS_MAX_CHARS = 10_000;
const PARTS_MAX = 64;
/** Reads an address such as `https://example.com/docs`. `null`: it is not one of http or https. */
function parseSiteAddress(url) {
    if (!URL.canParse(url))
        return null;
    const { protocol, host, pathname } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
        return null;
    return { scheme: protocol, host, basePath: pathname.endsWith('/') ? pathname : `${pathname}/` };
}
function siteUrl({ scheme, host, basePath }) {
    return `${scheme}//${host}${basePath}`;
}
/** Addresses that are voted for. Those of one site are few; a sitemap may be made of others. */
const CANDIDATES_MAX = 10_000;
/** The address that most of the clues agree on: see `AddressVotes`. `null`: no clue fits. */
function siteAddressFrom(clues, files) {
    const votes = new AddressVotes(files);
    for (const clue of clues)
        votes.add(clue);
    return votes.winner();
}
/**
 * Finds the address that most of the clues agree on. What is left of an address after the path of its file is taken from
 * its end is where the site begins.
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
        // The start page fits everywhere, so that it decides only where nothing else does.
        else if (page === null)
            count(this.#weakVotes, origin + path);
    }
    /** `null`: no clue fits. */
    winner() {
        const winner = mostVoted(this.#votes) ?? mostVoted(this.#weakVotes);
        return winner === null ? null : parseSiteAddress(winner);
    }
}
/** What comes before the path of a page in an address, by any of the names that it has there; `null` when it is none of them. */
function pathBefore(path, page) {
    const plain = percentDecoded(path);
    const folder = page.replace(/(^|\/)index\.html?$/, '$1');
    const names = [page, page.replace(/\.html?$/, ''), folder, folder.replace(/\/$/, '')];
    for (const name of names)
        if (plain === name || plain.endsWith(`/${name}`))
            return endingInSlash(plain, name);
    // A folder's page without its slash, at the root of the site: `/docs` for `/docs/`.
    return folder === '' ? `${plain}/` : null;
}
function endingInSlash(plain, name) {
    const rest = plain.slice(0, plain.length - name.length);
    return rest === '' || rest.endsWith('/') ? rest : `${rest}/`;
}
/** What comes before the longest end of an address that is a file; `null` when none is. */
function pathAbove(path, files) {
    const plain = percentDecoded(path);
    for (const end of endsOf(plain))
        if (end !== '' && files.find(end) !== null)
            return plain.slice(0, plain.length - end.length);
    return null;
}
/**
 * The ends of a path that may be a file's, the longest first. Foreign addresses may have any length, and time grows with
 * its square: one that is too long has none, and from one with very many parts the last are taken.
 */
function* endsOf(path) {
    if (path.length > ADDRESS_MAX_CHARS)
        return;
    const parts = path.split('/');
    for (let from = Math.max(0, parts.length - PARTS_MAX); from < parts.length; from += 1)
        yield parts.slice(from).join('/');
}
/** The first candidates are enough: of a site's own sitemap nearly all agree. */
function count(votes, candidate) {
    const before = votes.get(candidate);
    if (before !== undefined || votes.size < CANDIDATES_MAX)
        votes.set(candidate, (before ?? 0) + 1);
}
/** Among equals the shorter one, then the first in the alphabet. */
function mostVoted(votes) {
    const ranked = [...votes].sort(([a, ofA], [b, ofB]) => ofB - ofA || a.length - b.length || (a < b ? -1 : 1));
    return ranked[0]?.[0] ?? null;
}

// EXTERNAL MODULE: ./lib/rules/failure.js
var failure = __webpack_require__(7917);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./lib/disk/worker-file.js
var worker_file = __webpack_require__(42);
;// CONCATENATED MODULE: ./lib/disk/check-crew.js


/** Stops a page that no test thought of before it takes the whole machine. */
const WORKER_HEAP_MIB = 512;
/** Measured: a third less memory at the peak than without a limit, for a tenth more time. */
const WORKER_YOUNG_MIB = 8;
/** One worker thread of a site check, as this side sees it. It answers one question at a time. */
class CrewMember {
    #worker;
    #waiting = null;
    #failed = null;
    #onBatch = () => undefined;
    constructor(order) {
        this.#worker = new external_node_worker_threads_.Worker((0,worker_file/* workerFile */.T)('site-check', import.meta.filename), {
            workerData: order,
            resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MIB, maxYoungGenerationSizeMb: WORKER_YOUNG_MIB },
        });
        this.#worker.on('message', (message) => {
            if (message.kind === 'batch')
                this.#onBatch(message.batch);
            else
                this.#waiting?.resolve(message);
        });
        this.#worker.on('error', (error) => {
            this.fail(error);
        });
        this.#worker.on('exit', (code) => {
            this.fail(new Error(`a worker of the site check ended with ${String(code)}`));
        });
    }
    /** Waits for the answer to `question`, or for the one that comes unasked. Rejects when the thread fails. */
    async ask(kind, question) {
        const answer = await new Promise((resolve, reject) => {
            this.#waiting = { resolve, reject };
            // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason of a signal may be anything
            if (this.#failed !== null)
                reject(this.#failed.error);
            else if (question !== null)
                this.#worker.postMessage(question);
        });
        if (answer.kind !== kind)
            throw new Error(`a worker of the site check said ${answer.kind} for ${kind}`);
        return answer;
    }
    /** Takes what comes in while the thread reads. */
    onBatch(take) {
        this.#onBatch = take;
    }
    /** Whoever waits, now or later, learns that nothing will come. */
    fail(error) {
        this.#failed ??= { error };
        this.#waiting?.reject(this.#failed.error);
    }
    /** Ends the thread, whatever it is doing. */
    async dismiss() {
        await this.#worker.terminate();
    }
}

;// CONCATENATED MODULE: ./lib/disk/check-messages.js
/** What a batch holds in numbers. It is handed over with the message, and let go as soon as it was taken in. */
function buffersOf({ named, demands }) {
    const { source, target, line, from, length, name, orName } = demands;
    const columns = [source, target, line, from, length, name, orName];
    return [named.files, named.ends, named.numbers, ...columns].map(({ buffer }) => buffer);
}

;// CONCATENATED MODULE: ./lib/disk/site-check.js










const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** More of them wait for the disk and for each other. */
const WORKERS_MAX = 4;
/** References that are fetched by one message. */
const QUOTED_AT_ONCE = 1_000;
/**
 * Looks through an exported site for what would break for its readers. Reads its files in worker threads and makes no
 * request. Rejects with `disk-error` when there is no such folder, or with the reason of the signal.
 */
async function checkSite(root, options, signal) {
    signal.throwIfAborted();
    if ((0,external_node_fs_.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new failure/* Failure */.HR('disk-error', { path: root, doing: 'check the site', problem: 'it is no folder' });
    const { hosting, maxFileBytes = MAX_FILE_BYTES } = options;
    const counters = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
    const address = parseSiteAddress(options.siteUrl ?? '');
    const order = { root, hosting, address, maxFileBytes, counters, seed: (0,external_node_crypto_.randomInt)(2 ** 32) };
    const crew = [];
    const hire = () => {
        const member = new CrewMember({ ...order, leads: crew.length === 0 });
        crew.push(member);
        return member;
    };
    const stop = () => {
        for (const member of crew)
            member.fail(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
        return await new SiteCheck(options, hire, counters).run();
    }
    finally {
        signal.removeEventListener('abort', stop);
        await Promise.all(crew.map((member) => member.dismiss()));
    }
}
/** As many threads as there is work for. */
function workersFor(files, options) {
    const most = options.workersFor?.(files) ?? Math.min((0,external_node_os_.availableParallelism)(), WORKERS_MAX);
    return Math.max(1, Math.min(most, files));
}
class SiteCheck {
    #options;
    #hire;
    /** Of files that have been taken, and of batches that are under way. */
    #counters;
    #builder;
    #pages = 0;
    constructor(options, hire, counters) {
        this.#options = options;
        this.#hire = hire;
        this.#counters = new Int32Array(counters);
        this.#builder = new ReportBuilder(options.hosting);
    }
    async run() {
        const lead = this.#hire();
        const { survey } = await lead.ask('surveyed', null);
        const { files, address, closed } = survey;
        const ledger = new AnchorLedger(files);
        const others = Array.from({ length: workersFor(files, this.#options) - 1 }, this.#hire);
        const known = others.length === 0 ? null : { paths: await pathsOf(lead), address };
        const reading = [lead, ...others].map(async (member) => {
            member.onBatch((batch) => {
                this.#take(batch, ledger);
                // The collector would come for them much later: they are few objects, and it does not see how large they are.
                for (const buffer of buffersOf(batch))
                    buffer.transfer(0);
                const read = Math.min(Atomics.load(this.#counters, 0), files);
                this.#options.onProgress?.(read, files);
            });
            await member.ask('done', { kind: 'begin', known: member === lead ? null : known });
        });
        await Promise.all(reading);
        await Promise.all(others.map((member) => member.dismiss()));
        await lendNames(lead, ledger);
        await this.#quoteMissing(lead, ledger);
        ledger.close();
        // Only now, and then without the threads: the names of all files take memory.
        const paths = new PathBytes(await pathsOf(lead), files);
        await lead.dismiss();
        return this.#builder.report({
            siteUrl: address === null ? null : siteUrl(address),
            files,
            pathOf: (file) => paths.path(file),
            pages: this.#pages,
            linksLeftOut: ledger.leftOut,
            closed,
        });
    }
    #take({ judged, named, demands, redirects }, ledger) {
        Atomics.sub(this.#counters, 1, 1);
        Atomics.notify(this.#counters, 1);
        for (const { file, isPage, faults, unlisted, loads, references, skipped, goesOn } of judged) {
            if (isPage)
                this.#pages += 1;
            this.#builder.addFaults(file, faults);
            for (const [kind, count] of unlisted)
                this.#builder.addUnlisted(kind, count);
            this.#builder.addLoads(file, loads, goesOn);
            this.#builder.addReferences(references);
            if (skipped !== null)
                this.#builder.addSkipped(file, skipped);
        }
        ledger.addPages(named);
        for (const [from, to] of redirects)
            ledger.addRedirect(from, to);
        ledger.addDemands(demands);
    }
    /** Makes faults of the names that other pages lack. Demands are held as numbers, so that their words are fetched now. */
    async #quoteMissing(lead, ledger) {
        const ask = async (some) => {
            const stretches = some.map(({ source, from, length, target }) => ({
                file: source,
                from,
                length,
                target,
            }));
            const { quotes } = await lead.ask('quoted', { kind: 'quote', stretches });
            some.forEach(({ source, line }, index) => {
                const { target = '', anchor = '', reference = '' } = quotes[index] ?? {};
                const cause = { kind: 'missing-anchor', target, anchor };
                this.#builder.addFaults(source, [{ cause, line, reference }]);
            });
        };
        let some = [];
        for (const demand of ledger.missing()) {
            some.push(demand);
            if (some.length < QUOTED_AT_ONCE)
                continue;
            await ask(some);
            some = [];
        }
        if (some.length > 0)
            await ask(some);
    }
}
/** Reads pages again whose names were too many to keep, where they are asked for. */
async function lendNames(lead, ledger) {
    for (let files = ledger.wanted(); files.length > 0; files = ledger.wanted()) {
        const { named } = await lead.ask('named', { kind: 'name', files });
        ledger.lend(files, named);
        named.numbers.buffer.transfer(0);
    }
}
async function pathsOf(lead) {
    const { paths } = await lead.ask('paths', { kind: 'tell-paths' });
    return paths;
}


/***/ })

};
