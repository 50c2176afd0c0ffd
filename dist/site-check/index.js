import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/rules/check/path-list.js
/** Paths in the one text that they come in: a hundred thousand texts take several times the memory. */
class PathList {
    #joined;
    /** Where each path begins; the last one is where a path after them would. */
    #starts;
    /** `joined`: separated by NUL, which no name can hold. */
    constructor(joined) {
        this.#joined = joined;
        this.#starts = startsIn(joined);
    }
    get count() {
        return this.#starts.length - 1;
    }
    path(index) {
        return this.#joined.slice(this.#starts[index], (this.#starts[index + 1] ?? 0) - 1);
    }
    /** Whether the path at an index is exactly this one. */
    is(index, path) {
        const start = this.#starts[index] ?? 0;
        const end = (this.#starts[index + 1] ?? 0) - 1;
        return end - start === path.length && this.#joined.startsWith(path, start);
    }
}
/** Counts first: a list of numbers that grows takes several times their memory. */
function startsIn(joined) {
    if (joined === '')
        return new Uint32Array(1);
    let count = 1;
    for (let at = joined.indexOf('\0'); at !== -1; at = joined.indexOf('\0', at + 1))
        count += 1;
    const starts = new Uint32Array(count + 1);
    for (let index = 1; index < count; index += 1)
        starts[index] = joined.indexOf('\0', starts[index - 1] ?? 0) + 1;
    starts[count] = joined.length + 1;
    return starts;
}

;// CONCATENATED MODULE: ./lib/rules/check/host-files.js

/** Stands for no file in a table of indexes. */
const NONE = -1;
/**
 * The files of a site and the rules by which static hosts find them. Names are compared as they are: hosts tell upper
 * from lower case, whatever the machine does that made the site.
 *
 * All paths stay in the one text that they come in, and are found by tables of numbers: a map of a hundred thousand
 * texts takes ten times the memory, in each thread.
 */
class HostFiles {
    #paths;
    #seed;
    #exact;
    #folded = null;
    /**
     * `joined`: the paths of all files, from the site's root, with slashes, separated by NUL. `seed`: a whole number that
     * nobody foresees, so that no site can have names that are all looked for in the same place.
     */
    constructor(joined, seed) {
        this.#paths = new PathList(joined);
        this.#seed = seed;
        this.#exact = newTable(this.count);
        for (let index = 0; index < this.count; index += 1)
            this.#exact[this.#slot(this.#exact, this.path(index), false)] = index;
    }
    get count() {
        return this.#paths.count;
    }
    /** The path of a file by its index. */
    path(index) {
        return this.#paths.path(index);
    }
    /**
     * The file that a host answers a path with, as an index: the file itself, the page without its `.html`, or a folder's
     * `index.html`. `path` is decoded and begins at the root, without a slash. `null`: there is none.
     */
    find(path) {
        return waysIn((name) => this.#exact[this.#slot(this.#exact, name, false)] ?? NONE, path);
    }
    /** The path of a file that would have been found, were upper and lower case one; `null` when there is none. */
    similar(path) {
        const folded = (this.#folded ??= this.#fold());
        const found = waysIn((name) => folded[this.#slot(folded, name, true)] ?? NONE, path.toLowerCase());
        return found === null ? null : this.path(found);
    }
    #fold() {
        const table = newTable(this.count);
        for (let index = 0; index < this.count; index += 1)
            table[this.#slot(table, this.path(index).toLowerCase(), true)] = index;
        return table;
    }
    /** The place in a table where a name stands, or would. */
    #slot(table, name, folded) {
        const mask = table.length - 1;
        for (let slot = hashOf(name, this.#seed) & mask;; slot = (slot + 1) & mask) {
            const index = table[slot] ?? NONE;
            if (index === NONE || this.#is(index, name, folded))
                return slot;
        }
    }
    #is(index, name, folded) {
        return folded ? this.path(index).toLowerCase() === name : this.#paths.is(index, name);
    }
}
/** Twice as many places as names at least, so that a search is short. */
function newTable(count) {
    return new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, 2 * count)))).fill(NONE);
}
function hashOf(name, seed) {
    let hash = seed | 0;
    for (let at = 0; at < name.length; at += 1) {
        hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
        hash ^= hash >>> 13;
    }
    return hash ^ (hash >>> 16);
}
function waysIn(lookUp, path) {
    const ways = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
    for (const way of ways) {
        const index = lookUp(way);
        if (index !== NONE)
            return index;
    }
    return null;
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
    const name = percentDecoded(plain);
    // Listings mark several lines at once this way, by a script; it needs the first of them.
    const [, first = null] = /^(L?\d{1,9})-L?\d{1,9}$/.exec(name) ?? [];
    return { name, orName: first };
}
/** Text without its percent escapes; as it is where they are malformed. */
function percentDecoded(text) {
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

;// CONCATENATED MODULE: ./lib/rules/check/destination.js


/** Stands for whatever host the site is put on. No such host can exist (RFC 6761). */
const HERE_HOST = 'site.invalid';
const HERE = `https://${HERE_HOST}/`;
/** The address of a file, as a base for the references in it. */
function addressOf(path) {
    return HERE + path.split('/').map(encodeURIComponent).join('/');
}
/**
 * The base that `<base href>` sets for a page; the page's own address where browsers ignore it. So it is for one that no
 * host would take: each link of the page would be as long.
 */
function baseOf(href, own) {
    const base = href.length > ADDRESS_MAX_CHARS ? null : URL.parse(href, own);
    return base === null || base.protocol === 'data:' || base.protocol === 'javascript:' ? own : base.href;
}
/**
 * Follows a reference from `base`, as browsers do. An address with the site's own host leads inside, whether it is
 * written with http or https.
 */
function destinationOf(reference, base, site) {
    const url = URL.parse(reference, base);
    if (url === null)
        return { kind: 'malformed' };
    const { protocol, host, pathname } = url;
    if (protocol !== 'https:' && protocol !== 'http:')
        return { kind: 'other-scheme' };
    const below = site === null ? null : pathBelow(pathname, site.basePath);
    const inside = { kind: 'inside', fragment: url.hash.slice(1) };
    if (host === HERE_HOST) {
        const path = percentDecoded(pathname.slice(1));
        return { ...inside, path, otherPath: below === path ? null : below, namedHost: null };
    }
    return host === site?.host && below !== null
        ? { ...inside, path: below, otherPath: null, namedHost: host }
        : { kind: 'elsewhere', host };
}
/** The rest of a path below another, decoded; `null` when it is not below it. */
function pathBelow(pathname, basePath) {
    if (`${pathname}/` === basePath)
        return '';
    return pathname.startsWith(basePath) ? percentDecoded(pathname.slice(basePath.length)) : null;
}

;// CONCATENATED MODULE: ./lib/rules/check/fault-list.js
/** Faults of one file that are told with their places. */
const FAULTS_MAX = 10_000;
/** The faults of one file, the first of them with their places. */
class FaultList {
    #told = 0;
    #faults = [];
    #unlisted = new Map();
    /** How many faults with places there are to take. */
    get count() {
        return this.#faults.length;
    }
    /** `fault` is asked for only where it is told. */
    add(kind, fault) {
        if (this.#told < FAULTS_MAX)
            this.#faults.push(fault());
        else
            this.#unlisted.set(kind, (this.#unlisted.get(kind) ?? 0) + 1);
        this.#told += 1;
    }
    /** What has come together since the last time. */
    take() {
        const taken = { faults: this.#faults, unlisted: [...this.#unlisted] };
        this.#faults = [];
        this.#unlisted.clear();
        return taken;
    }
}

;// CONCATENATED MODULE: ./lib/rules/check/line-counter.js
/** Lines of a text that is walked through from its beginning: each line end is looked at once. */
class LineCounter {
    #text;
    #line;
    #next;
    /** `firstLine`: the number of the text's first line. */
    constructor(text, firstLine = 1) {
        this.#text = text;
        this.#line = firstLine;
        this.#next = text.indexOf('\n');
    }
    /** The line of a character, counted from `firstLine`. Positions must not go back. */
    lineAt(position) {
        while (this.#next !== -1 && this.#next < position) {
            this.#line += 1;
            this.#next = this.#text.indexOf('\n', this.#next + 1);
        }
        return this.#line;
    }
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
function known_hosts_featureOf(host) {
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
const SLACK = 1.25;
/** No name of a host is longer (RFC 1035), but a page may have any. */
const HOST_MAX_CHARS = 253;
/** The number of a host is below this. */
const NUMBERS = (/* unused pure expression or super */ null && (2 ** 53));
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
        return this.#hosts.size > this.#most * SLACK ? this.#leaveOut() : [];
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
    return anchorNumber(host) - (featureOf(host) === 'unknown' ? 0 : NUMBERS);
}

;// CONCATENATED MODULE: ./lib/rules/check/page-judge.js




/** Stands for the index of a file where a redirect leads to none: whatever is asked of it is not known. */
const LEADS_OUT = -1;
/** Reports repeat a reference up to this length; a longer one is no use to a reader. */
const REFERENCE_MAX_CHARS = 500;
const HTML = /\.x?html?$/i;
function isHtml(path) {
    return HTML.test(path);
}
/** A judge who has seen what one HTML page says as a whole, but for its references and services. */
function judgeOfPage(page, facts, site) {
    const own = addressOf(page);
    const base = facts.base === null ? own : baseOf(facts.base, own);
    const judge = new Judge(page, facts.anchors, site, base);
    if (facts.blank)
        judge.wholePage('empty-page');
    else if (!facts.titled && facts.redirect === null)
        judge.wholePage('no-title');
    return judge;
}
/** The file that a page sends its readers on to, or `LEADS_OUT`; `null`: it does not. */
function redirectOf({ redirect }, judge) {
    return redirect === null ? null : (judge.fileAt(redirect) ?? LEADS_OUT);
}
/** The address as reports repeat it. */
function shortened(address) {
    return address.length <= REFERENCE_MAX_CHARS ? address : `${address.slice(0, REFERENCE_MAX_CHARS)}…`;
}
/** Judges the references of one file, which come one by one. A file that is no page has no names, or those of a drawing. */
class Judge {
    #faults = new FaultList();
    #demands = [];
    #loads = [];
    #references = 0;
    #page;
    #own;
    #base;
    #anchors;
    #site;
    #index;
    constructor(page, anchors, site, base = addressOf(page)) {
        this.#page = page;
        this.#own = addressOf(page);
        this.#base = base;
        this.#anchors = anchors;
        this.#site = site;
        this.#index = site.files.find(page);
    }
    /** How much there is to take. */
    get count() {
        return this.#faults.count + this.#demands.length + this.#loads.length;
    }
    /** What has come together since the last time. */
    take() {
        const [demands, loads, references] = [this.#demands, this.#loads, this.#references];
        this.#demands = [];
        this.#loads = [];
        this.#references = 0;
        return { ...this.#faults.take(), demands, loads, references };
    }
    wholePage(kind) {
        this.#faults.add(kind, () => ({ cause: { kind }, line: null, reference: null }));
    }
    mention({ host, line }) {
        this.#loads.push({ line, reference: host, use: 'mention', host });
    }
    follow(reference) {
        const { use, address, afterBase } = reference;
        // A link is followed when the whole page is there; what is loaded was asked for before a later `<base>` was seen.
        const base = use === 'link' || afterBase ? this.#base : this.#own;
        const destination = destinationOf(address, base, this.#site.address);
        if (destination.kind === 'other-scheme')
            return;
        if (destination.kind === 'malformed') {
            // Browsers make no request either, so that only a reader notices.
            if (use === 'link')
                this.#missing(reference, null);
            return;
        }
        const host = destination.kind === 'elsewhere' ? destination.host : destination.namedHost;
        if (host !== null && use !== 'link')
            this.#loads.push({ ...written(reference), use: loadUse(use), host: hostText(host) });
        if (destination.kind === 'inside' && use !== 'hint')
            this.#inside(reference, destination);
    }
    /** The file that an address leads to; `null` when that is none of the site's. */
    fileAt(address) {
        const destination = destinationOf(address, this.#base, this.#site.address);
        return destination.kind === 'inside' ? this.#find(destination) : null;
    }
    #find({ path, otherPath }) {
        const { files } = this.#site;
        return files.find(path) ?? (otherPath === null ? null : files.find(otherPath));
    }
    #inside(reference, destination) {
        this.#references += 1;
        const target = this.#find(destination);
        if (target === null) {
            this.#missing(reference, destination.path);
            return;
        }
        const { fragment } = destination;
        const targetPath = this.#site.files.path(target);
        if (fragment === '' || !hasAnchors(reference.use, targetPath))
            return;
        const demand = anchorDemand(fragment);
        if (demand === null)
            return;
        if (target === this.#index)
            this.#ownAnchor(reference, demand);
        else {
            const { line, from, length } = reference;
            this.#demands.push({ line, from, length, target, ...demand });
        }
    }
    #ownAnchor(reference, { name, orName }) {
        const names = this.#anchors;
        if (names?.tooMany === true || names?.has(name) === true)
            return;
        if (orName !== null && names?.has(orName) === true)
            return;
        this.#faults.add('missing-anchor', () => {
            const cause = { kind: 'missing-anchor', target: this.#page, anchor: shortened(name) };
            return { cause, ...written(reference) };
        });
    }
    #missing(reference, path) {
        const { use, address } = reference;
        this.#faults.add(use === 'link' ? 'broken-link' : 'missing-resource', () => {
            const target = shortened(path === null ? address : `/${path}`);
            const missing = { target, similar: path === null ? null : this.#site.files.similar(path) };
            const cause = use === 'link'
                ? { kind: 'broken-link', ...missing }
                : { kind: 'missing-resource', use: resourceUse(use), ...missing };
            return { cause, ...written(reference) };
        });
    }
}
function written({ line, address }) {
    return { line, reference: shortened(address) };
}
/** Whether a fragment in a reference of this kind names something in the target that we know. */
function hasAnchors(use, target) {
    if (use === 'symbol')
        return isHtml(target) || /\.svg$/i.test(target);
    return (use === 'link' || use === 'frame') && isHtml(target);
}
function resourceUse(use) {
    return use === 'symbol' || use === 'hint' ? 'image' : use;
}
function loadUse(use) {
    return use === 'symbol' ? 'image' : use;
}

;// CONCATENATED MODULE: ./lib/rules/check/css-references.js

/** Rules whose `url()` is a name or a condition and is never loaded. */
const NAMES_ONLY = /^(?:namespace|document|-moz-document|charset|imported)$/;
const HEX = /[0-9a-f]/i;
const IDENT = /[\w\-\u0080-\uffff\\]/;
const WHITE = /[\t\n\f\r ]/;
/** Tells what a whole text of CSS loads: see `CssReader`. `firstLine` is the line that it begins at. */
function cssReferences(css, firstLine, tell) {
    const reader = new CssReader(tell, { firstLine });
    reader.write(css);
    reader.end();
}
/**
 * Tells what a style sheet (or a `style` attribute) loads: `url()`, `src()`, `@import`, and the strings of
 * `image-set()`. An empty address loads nothing and is left out.
 * A tokenizer after CSS Syntax Level 3: comments, strings, escapes and bad tokens are read as browsers read them.
 * The text may come in pieces. Time grows with its length, whatever is in it, and what is held is a piece, or a token
 * that is longer than that.
 */
class CssReader {
    #decoded;
    /** What was written and is not done with, and its first line. */
    #css = '';
    #firstLine;
    #lines = new LineCounter('');
    #tell;
    /** What the token that is being read loads. */
    #found = null;
    /** A token that has no end yet is read again when there is twice as much of it. */
    #enough = 0;
    /** The at-rule whose prelude is being read. */
    #rule = '';
    #depth = 0;
    /** Depth of the `@font-face` block that is open; 0 for none. */
    #fontDepth = 0;
    #parens = 0;
    /** The count of parentheses right inside an `image-set()`; 0 for none. */
    #imageSet = 0;
    constructor(tell, options = {}) {
        this.#tell = tell;
        this.#firstLine = options.firstLine ?? 1;
        this.#decoded = options.decoded ?? ((text) => text);
    }
    write(piece) {
        this.#css += piece;
        if (this.#css.length >= this.#enough)
            this.#read(false);
    }
    end() {
        this.#read(true);
    }
    #read(isWhole) {
        this.#lines = new LineCounter(this.#css, this.#firstLine);
        let at = 0;
        while (at < this.#css.length) {
            const [rule, depth, fontDepth] = [this.#rule, this.#depth, this.#fontDepth];
            const [parens, imageSet] = [this.#parens, this.#imageSet];
            const next = this.#token(at);
            if (next >= this.#css.length && !isWhole) {
                [this.#rule, this.#depth, this.#fontDepth] = [rule, depth, fontDepth];
                [this.#parens, this.#imageSet] = [parens, imageSet];
                this.#found = null;
                break;
            }
            if (this.#found !== null)
                this.#tell(this.#found);
            this.#found = null;
            at = next;
        }
        this.#firstLine = this.#lines.lineAt(at);
        this.#css = this.#css.slice(at);
        this.#enough = 2 * this.#css.length;
    }
    /** Reads one token; the position after it. */
    #token(at) {
        const char = this.#css.charAt(at);
        switch (char) {
            case '/':
                return this.#css[at + 1] === '*' ? this.#after('*/', at + 2) : at + 1;
            case '"':
            case "'": {
                const { value, next } = this.#string(at);
                if (value !== null && this.#rule === 'import')
                    this.#imported(value, at);
                else if (value !== null && this.#imageSet !== 0 && this.#parens === this.#imageSet)
                    this.#add('image', value, at);
                return next;
            }
            case '@': {
                const next = this.#identEnd(at + 1);
                this.#rule = unescaped(this.#css.slice(at + 1, next)).toLowerCase();
                return Math.max(next, at + 1);
            }
            case '{':
                this.#depth += 1;
                if (this.#rule === 'font-face')
                    this.#fontDepth = this.#depth;
                this.#rule = '';
                return at + 1;
            case '}':
                if (this.#depth === this.#fontDepth)
                    this.#fontDepth = 0;
                this.#depth = Math.max(0, this.#depth - 1);
                this.#parens = 0;
                this.#imageSet = 0;
                return at + 1;
            case ';':
                this.#rule = '';
                return at + 1;
            case '(':
                this.#parens += 1;
                return at + 1;
            case ')':
                if (this.#parens === this.#imageSet)
                    this.#imageSet = 0;
                this.#parens = Math.max(0, this.#parens - 1);
                return at + 1;
            default:
                return IDENT.test(char) ? this.#word(at) : at + 1;
        }
    }
    /** Reads an identifier, or a function with its parenthesis and, for `url(`, with what is in it. */
    #word(at) {
        const end = this.#identEnd(at);
        if (this.#css[end] !== '(')
            return Math.max(end, at + 1);
        const name = unescaped(this.#css.slice(at, end)).toLowerCase();
        if (name !== 'url' && name !== 'src') {
            this.#parens += 1;
            if (/^(?:-webkit-)?image-set$/.test(name))
                this.#imageSet = this.#parens;
            return end + 1;
        }
        let from = end + 1;
        while (WHITE.test(this.#css.charAt(from)))
            from += 1;
        const quoted = this.#css[from] === '"' || this.#css[from] === "'";
        const { value, next } = quoted ? this.#string(from) : this.#bareUrl(from, name);
        if (value !== null && this.#rule === 'import')
            this.#imported(value, at);
        else if (value !== null && !NAMES_ONLY.test(this.#rule))
            this.#add(this.#fontDepth > 0 ? 'font' : 'image', value, at);
        // Behind a string its parenthesis, and maybe modifiers, are still to come.
        if (quoted)
            this.#parens += 1;
        return next;
    }
    #imported(address, at) {
        this.#add('style', address, at);
        // Conditions follow: `layer()`, `supports()`, media.
        this.#rule = 'imported';
    }
    #add(use, address, at) {
        if (address !== '')
            this.#found = { use, address, line: this.#lines.lineAt(at) };
    }
    /** A string from its quote on; `null` where a line end breaks it off. */
    #string(at) {
        const quote = this.#css[at];
        for (let to = at + 1; to < this.#css.length; to += 1) {
            const char = this.#css[to];
            if (char === quote)
                return { value: this.#value(at + 1, to), next: to + 1 };
            if (char === '\\')
                to += this.#css.startsWith('\r\n', to + 1) ? 2 : 1;
            else if (char === '\n' || char === '\r' || char === '\f')
                return { value: null, next: to };
        }
        return { value: this.#value(at + 1), next: this.#css.length };
    }
    /** What stands without quotes in `url(…)`; `null` for what no browser takes, and for `src(…)` without a string. */
    #bareUrl(from, name) {
        let bad = name === 'src';
        let end = -1;
        let to = from;
        for (; to < this.#css.length && this.#css[to] !== ')'; to += 1) {
            const char = this.#css.charAt(to);
            if (WHITE.test(char))
                end = end === -1 ? to : end;
            else if (end !== -1 || char === '"' || char === "'" || char === '(')
                bad = true;
            else if (char === '\\')
                to += 1;
        }
        const value = this.#value(from, end === -1 ? to : end);
        return { value: bad ? null : value, next: to + 1 };
    }
    #value(from, to) {
        return unescaped(this.#decoded(this.#css.slice(from, to)));
    }
    #identEnd(from) {
        let at = from;
        while (at < this.#css.length && IDENT.test(this.#css.charAt(at)))
            at = this.#css[at] === '\\' ? this.#escapeEnd(at + 1) : at + 1;
        return Math.min(at, this.#css.length);
    }
    /** Up to six digits and one space, or any one character. */
    #escapeEnd(from) {
        let at = from;
        while (at < from + 6 && HEX.test(this.#css.charAt(at)))
            at += 1;
        if (at === from)
            return at + 1;
        return WHITE.test(this.#css.charAt(at)) ? at + 1 : at;
    }
    #after(mark, from) {
        const at = this.#css.indexOf(mark, from);
        return at === -1 ? this.#css.length : at + mark.length;
    }
}
function unescaped(text) {
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
const page_names_SLACK = 1.25;
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
        this.#numbers[this.#count] = anchor_anchorNumber(name);
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
        return holds(numbers, anchor_anchorNumber(name), 0, numbers.length);
    }
    #makeRoom() {
        const longest = Math.ceil(this.#most * page_names_SLACK);
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

;// CONCATENATED MODULE: ./lib/rules/check/srcset.js
const srcset_WHITE = /[\t\n\f\r ]/;
/** The addresses of a `srcset` attribute, split as the HTML standard does: commas inside an address belong to it. */
function srcsetAddresses(srcset) {
    const found = [];
    for (let at = 0; at < srcset.length;) {
        while (at < srcset.length && (srcset[at] === ',' || srcset_WHITE.test(srcset.charAt(at))))
            at += 1;
        const from = at;
        while (at < srcset.length && !srcset_WHITE.test(srcset.charAt(at)))
            at += 1;
        let to = at;
        while (to > from && srcset[to - 1] === ',')
            to -= 1;
        if (to > from)
            found.push(srcset.slice(from, to));
        // A comma right after the address ends the candidate; otherwise its descriptors follow.
        if (to === at)
            at = afterDescriptors(srcset, at);
    }
    return found;
}
function afterDescriptors(srcset, from) {
    let open = false;
    for (let at = from; at < srcset.length; at += 1) {
        const char = srcset[at];
        if (char === '(')
            open = true;
        else if (char === ')')
            open = false;
        else if (char === ',' && !open)
            return at + 1;
    }
    return srcset.length;
}

;// CONCATENATED MODULE: ./lib/rules/check/element-references.js

/** Every attribute that `elementReferences` and its callers ask for: the others need not be read. */
const ATTRIBUTES = new Set([
    'action',
    'as',
    'background',
    'content',
    'data',
    'formaction',
    'href',
    'http-equiv',
    'id',
    'imagesrcset',
    'name',
    'poster',
    'rel',
    'shadowrootmode',
    'src',
    'srcset',
    'style',
    'type',
    'xlink:href',
]);
/** Relations whose address nobody goes to and no browser loads. */
const NOT_FOLLOWED = /(?:^|\s)(?:canonical|shortlink|pingback|profile|edituri|wlwmanifest|amphtml|webmention|self|openid\S*)(?:\s|$)/i;
/**
 * Calls `add` for each address that an element goes to or loads from. `style` attributes, `<style>` and
 * `<meta http-equiv=refresh>` are left to the caller. An empty address of a resource loads nothing and is left out.
 */
function elementReferences(tag, attribute, add) {
    const one = (use, name) => {
        const address = attribute(name);
        if (address !== null && (use === 'link' || address.trim() !== ''))
            add(use, address, name);
    };
    const set = (use, name) => {
        for (const address of srcsetAddresses(attribute(name) ?? ''))
            add(use, address, name);
    };
    switch (tag) {
        case 'a':
        case 'area':
            one('link', 'href');
            one('link', 'xlink:href');
            return;
        case 'form':
            one('link', 'action');
            return;
        case 'button':
            one('link', 'formaction');
            return;
        case 'input':
            one('link', 'formaction');
            if (attribute('type')?.toLowerCase() === 'image')
                one('image', 'src');
            return;
        case 'img':
            one('image', 'src');
            set('image', 'srcset');
            return;
        case 'source':
            one('media', 'src');
            set('image', 'srcset');
            return;
        case 'script':
            one('script', 'src');
            one('script', 'href');
            one('script', 'xlink:href');
            return;
        case 'link':
            linkReferences(attribute, add);
            return;
        case 'video':
            one('media', 'src');
            one('image', 'poster');
            return;
        case 'audio':
        case 'track':
            one('media', 'src');
            return;
        case 'iframe':
        case 'frame':
            one('frame', 'src');
            return;
        case 'embed':
            one('object', 'src');
            return;
        case 'object':
            one('object', 'data');
            return;
        case 'use':
            one('symbol', 'href');
            one('symbol', 'xlink:href');
            return;
        case 'image':
        case 'feimage':
            one('image', 'href');
            one('image', 'xlink:href');
            // Outside a drawing `<image>` is another name of `<img>`.
            one('image', 'src');
            return;
        case 'body':
        case 'table':
        case 'td':
        case 'th':
            one('image', 'background');
            return;
        default:
            return;
    }
}
function linkReferences(attribute, add) {
    const rel = (attribute('rel') ?? '').toLowerCase();
    const use = linkUse(rel);
    const href = attribute('href') ?? '';
    if (use !== null && href.trim() !== '')
        add(use, href, 'href');
    if (use === 'preload')
        for (const address of srcsetAddresses(attribute('imagesrcset') ?? ''))
            add('image', address, 'imagesrcset');
}
/** The strongest of several relations: what is loaded counts before what is only linked. */
function linkUse(rel) {
    const has = (pattern) => new RegExp(`(?:^|\\s)(?:${pattern})(?:\\s|$)`).test(rel);
    if (has('stylesheet'))
        return 'style';
    if (has('icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|fluid-icon'))
        return 'icon';
    if (has('manifest'))
        return 'manifest';
    if (has('preload|modulepreload|prefetch|prerender'))
        return 'preload';
    if (has('preconnect|dns-prefetch'))
        return 'hint';
    return rel.trim() === '' || NOT_FOLLOWED.test(rel) ? null : 'link';
}

;// CONCATENATED MODULE: ./lib/rules/check/number-set.js
const number_set_FIRST_PLACES = 1024;
/** Foreign numbers may all belong in one place; a longer search would take the square of the time. */
const TRIES_MAX = 64;
/**
 * Numbers that were seen before, 8 to 16 bytes each, and `most` of them at the most: after that, and where too many
 * belong in one place, a number is taken for a new one each time.
 */
class NumberSet {
    #most;
    #table = new Float64Array(number_set_FIRST_PLACES).fill(Number.NaN);
    #size = 0;
    constructor(most) {
        this.#most = most;
    }
    /** Whether `number` is new here. */
    add(number) {
        const place = this.#placeOf(number);
        if (place === null)
            return true;
        if (this.#table[place] === number)
            return false;
        if (this.#size >= this.#most)
            return true;
        this.#table[place] = number;
        this.#size += 1;
        if (2 * this.#size > this.#table.length)
            this.#grow();
        return true;
    }
    /** Where a number is, or would be; `null`: there is no place for it. */
    #placeOf(number) {
        const mask = this.#table.length - 1;
        const first = (number % 0x7fffffff) ^ (number / 0x100000);
        for (let tries = 0; tries < TRIES_MAX; tries += 1) {
            const place = (first + tries) & mask;
            const there = this.#table[place] ?? 0;
            if (there === number || Number.isNaN(there))
                return place;
        }
        return null;
    }
    #grow() {
        const old = this.#table;
        this.#table = new Float64Array(2 * old.length).fill(Number.NaN);
        for (const number of old) {
            const place = Number.isNaN(number) ? null : this.#placeOf(number);
            if (place !== null)
                this.#table[place] = number;
        }
    }
}

;// CONCATENATED MODULE: ./lib/rules/check/refresh.js
/** The address in the content of `<meta http-equiv=refresh>`, as in `0; url='guide/'`; `null` when it only reloads. */
function refreshAddress(content) {
    const time = /^[\t\n\f\r ]*[\d.]+/.exec(content)?.[0];
    if (time === undefined)
        return null;
    let rest = content.slice(time.length);
    if (!/^[\t\n\f\r ;,]/.test(rest))
        return null;
    rest = rest.trimStart();
    if (/^[;,]/.test(rest))
        rest = rest.slice(1).trimStart();
    const named = /^url[\t\n\f\r ]*=/i.exec(rest)?.[0];
    if (named !== undefined)
        rest = rest.slice(named.length).trimStart();
    const quote = rest.charAt(0);
    if (quote === '"' || quote === "'") {
        const end = rest.indexOf(quote, 1);
        rest = rest.slice(1, end === -1 ? undefined : end);
    }
    rest = rest.trim();
    return rest === '' ? null : rest;
}

;// CONCATENATED MODULE: ./lib/rules/check/page-reader.js








/** References of a page that are held together, and characters of their addresses. Beyond either, it is read twice. */
const HELD_MAX = 50_000;
const HELD_MAX_CHARS = 4_000_000;
/** Different references of a page that are known when they come again. */
const KNOWN_MAX = 1_000_000;
/** Gathers the facts of a page from its elements, in their order. */
class PageReader {
    #onReference;
    #references = [];
    #chars = 0;
    #known = new Map();
    #knownNumbers;
    #services = new Map();
    #anchors;
    #base = null;
    #canonical = null;
    #titled = false;
    #redirect = null;
    #blank = true;
    constructor({ names = new PageNames(), onReference } = {}) {
        this.#anchors = names;
        this.#onReference = onReference ?? null;
        this.#knownNumbers = onReference === undefined ? null : new NumberSet(KNOWN_MAX);
    }
    /** `shown`: not inside a `<template>`, whose content is only a mould. */
    element(seen, shown) {
        const { tag, attribute } = seen;
        this.#blank = false;
        this.#name(attribute('id'));
        if (tag === 'a')
            this.#name(attribute('name'));
        if (!shown)
            return;
        if (tag === 'base')
            this.#base ??= attribute('href');
        if (tag === 'meta')
            this.#meta(seen);
        if (tag === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attribute('rel') ?? ''))
            this.#canonical ??= attribute('href');
        const style = attribute('style');
        if (style !== null && style.includes('('))
            this.style(style, seen.spot('style').line);
        elementReferences(tag, attribute, (use, address, from) => {
            this.#add(use, address, () => seen.spot(from));
        });
    }
    title(text) {
        if (text.trim() !== '')
            this.#titled = true;
    }
    /** The content of a `<style>` or a `style` attribute that begins in `line`. */
    style(css, line) {
        cssReferences(css, line, ({ use, address, line: at }) => {
            this.#add(use, address, () => ({ line: at, from: 0, length: 0 }));
        });
    }
    script(code, line) {
        const lines = new LineCounter(code, line);
        for (const { host, at } of servicesNamedIn(code))
            if (!this.#services.has(host))
                this.#services.set(host, { host, line: lines.lineAt(at) });
    }
    /** Text outside of titles, styles and scripts that is more than white space. */
    ink() {
        this.#blank = false;
    }
    get isBlank() {
        return this.#blank;
    }
    facts() {
        return {
            base: this.#base,
            canonical: this.#canonical,
            anchors: this.#anchors,
            references: this.#references,
            services: [...this.#services.values()],
            titled: this.#titled,
            redirect: this.#redirect,
            blank: this.#blank,
        };
    }
    #name(name) {
        if (name === null || name === '')
            return;
        this.#anchors.add(name);
        // A browser tries a fragment as it is and decoded. Demands are decoded, so that names have to be too.
        if (name.includes('%'))
            this.#anchors.add(percentDecoded(name));
    }
    #meta(seen) {
        if (seen.attribute('http-equiv')?.trim().toLowerCase() !== 'refresh')
            return;
        const address = refreshAddress(seen.attribute('content') ?? '');
        if (address === null)
            return;
        this.#redirect ??= address;
        this.#add('link', address, () => seen.spot('content'));
    }
    #add(use, address, spot) {
        if (this.#knownNumbers === null)
            this.#hold(use, address, spot);
        else if (this.#knownNumbers.add(anchor_anchorNumber(`${use} ${address}`)))
            this.#onReference?.(this.#found(use, address, spot));
    }
    #hold(use, address, spot) {
        if (this.#references === null)
            return;
        let known = this.#known.get(use);
        if (known === undefined)
            this.#known.set(use, (known = new Set()));
        if (known.has(address))
            return;
        known.add(address);
        this.#chars += address.length;
        this.#references.push(this.#found(use, address, spot));
        if (this.#references.length <= HELD_MAX && this.#chars <= HELD_MAX_CHARS)
            return;
        this.#references = null;
        this.#known.clear();
    }
    #found(use, address, spot) {
        const { line, from, length } = spot();
        return { use, address, afterBase: this.#base !== null, line, from, length };
    }
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/disk/checked-files.js


/** Pieces of a file; most pages are one. Larger texts would be made outside of the young generation, and stay longer. */
const PIECE_BYTES = 64 * 1024;
const PIECE = Buffer.allocUnsafeSlow(PIECE_BYTES);
/** All files below a folder. Links are followed, as web servers do, but never in a circle. */
function siteTree(root) {
    // A text for each folder's own files: as many texts as there are files would take several times the memory.
    const texts = [];
    const closed = [];
    const walk = (folder) => {
        let items;
        try {
            items = (0,external_node_fs_namespaceObject.readdirSync)((0,external_node_path_namespaceObject.join)(root, folder), { withFileTypes: true });
        }
        catch {
            closed.push(folder);
            return;
        }
        const prefix = folder === '' ? '' : `${folder}/`;
        // A folder's place among its neighbours is that of what is in it.
        const names = [];
        for (const item of items) {
            const path = (0,external_node_path_namespaceObject.join)(root, folder, item.name);
            const what = item.isSymbolicLink() ? (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false }) : item;
            if (what?.isFile() === true)
                names.push(item.name);
            else if (what?.isDirectory() === true && !(item.isSymbolicLink() && holdsItself(path)))
                names.push(`${item.name}/`);
        }
        let files = [];
        const settle = () => {
            if (files.length > 0)
                texts.push(files.join('\0'));
            files = [];
        };
        for (const name of names.sort()) {
            if (!name.endsWith('/'))
                files.push(prefix + name);
            else {
                settle();
                walk(prefix + name.slice(0, -1));
            }
        }
        settle();
    };
    walk('');
    return { paths: texts.join('\0'), closed: closed.sort() };
}
function holdsItself(link) {
    const parent = (0,external_node_fs_namespaceObject.realpathSync)((0,external_node_path_namespaceObject.join)(link, '..'));
    const target = (0,external_node_fs_namespaceObject.realpathSync)(link);
    return parent === target || parent.startsWith(target + external_node_path_namespaceObject.sep);
}
/**
 * Reads a file once from its beginning, in pieces of one character a byte. A file that is larger than `mostBytes`, or
 * that begins as UTF-16 does, is left alone. Never throws for the file system.
 */
function readPieces(path, mostBytes, take) {
    let file;
    try {
        file = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    }
    catch {
        return 'not readable';
    }
    try {
        if ((0,external_node_fs_namespaceObject.fstatSync)(file).size > mostBytes)
            return 'too large';
        for (let total = 0;;) {
            const length = (0,external_node_fs_namespaceObject.readSync)(file, PIECE, 0, PIECE_BYTES, null);
            if (length === 0)
                return 'read';
            if (total === 0 && length > 1 && isUtf16(PIECE))
                return 'UTF-16';
            total += length;
            // It may have grown since.
            if (total > mostBytes)
                return 'too large';
            take(PIECE.toString('latin1', 0, length));
        }
    }
    catch (error) {
        if (isSystemError(error))
            return 'not readable';
        throw error;
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
}
/** A few bytes of a file, one character each; an empty text when it cannot be read any more. */
function readBytes(path, from, length) {
    try {
        const file = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
        try {
            const bytes = Buffer.alloc(length);
            return bytes.toString('latin1', 0, (0,external_node_fs_namespaceObject.readSync)(file, bytes, 0, length, from));
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(file);
        }
    }
    catch {
        return '';
    }
}
function isUtf16(head) {
    const mark = head.readUInt16BE(0);
    return mark === 0xfeff || mark === 0xfffe;
}
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error;
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
function replaceCodePoint(codePoint) {
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
function replaceCodePointXML(codePoint) {
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
        : String.fromCodePoint(replaceCodePoint(codePoint));
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
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-xml.js
// Generated using scripts/write-decode-map.ts
/** Packed XML decode trie data. */
const xmlDecodeTree = /* #__PURE__ */ new Uint16Array([
    512, 26_465, 29_036, 7, 0, 2, 4, 116, 24_638, 116, 24_636, 8693, 29_807,
    24_610, 621, 1, 0, 0, 3, 112, 24_614, 111, 115, 24_615,
]);
//# sourceMappingURL=decode-data-xml.js.map
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
var BinTrieFlags;
(function (BinTrieFlags) {
    BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
    BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
    BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
    BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    /** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
    BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(BinTrieFlags || (BinTrieFlags = {}));
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
    const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
    const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
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
        return String.fromCharCode(decodeTree[nodeIndex] & BinTrieFlags.VALUE_MASK);
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
    const rootJumpOffset = root & BinTrieFlags.JUMP_TABLE;
    const rootBranchCount = (root & BinTrieFlags.BRANCH_LENGTH) >> 7;
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
                    (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                    0 &&
                    (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                    const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                    const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
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
                    (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                    BinTrieFlags.FLAG13) {
                    const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                    // Check first char (stored in JUMP_TABLE bits).
                    if (input.charCodeAt(index) !==
                        (current & BinTrieFlags.JUMP_TABLE)) {
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
                                ? String.fromCharCode(current & BinTrieFlags.VALUE_MASK)
                                : readTrieValue(decodeTree, nodeIndex, valueLength);
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    // Record non-terminated (legacy) match (FLAG13 clear = semicolon optional).
                    if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
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
                    (current & BinTrieFlags.FLAG13) === 0) {
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
                        : String.fromCodePoint(replaceCodePointXML(codePoint));
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
;// CONCATENATED MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js

var Tokenizer_CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["Tab"] = 9] = "Tab";
    CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
    CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
    CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
    CharCodes[CharCodes["Space"] = 32] = "Space";
    CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
    CharCodes[CharCodes["Number"] = 35] = "Number";
    CharCodes[CharCodes["Amp"] = 38] = "Amp";
    CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
    CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
    CharCodes[CharCodes["Dash"] = 45] = "Dash";
    CharCodes[CharCodes["Slash"] = 47] = "Slash";
    CharCodes[CharCodes["Zero"] = 48] = "Zero";
    CharCodes[CharCodes["Nine"] = 57] = "Nine";
    CharCodes[CharCodes["Semi"] = 59] = "Semi";
    CharCodes[CharCodes["Lt"] = 60] = "Lt";
    CharCodes[CharCodes["Eq"] = 61] = "Eq";
    CharCodes[CharCodes["Gt"] = 62] = "Gt";
    CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
    CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
    CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
    CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
    CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
    CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
    CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
    CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
    CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(Tokenizer_CharCodes || (Tokenizer_CharCodes = {}));
/** All the states the tokenizer can be in. */
var State;
(function (State) {
    State[State["Text"] = 1] = "Text";
    State[State["BeforeTagName"] = 2] = "BeforeTagName";
    State[State["InTagName"] = 3] = "InTagName";
    State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
    State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
    State[State["InClosingTagName"] = 6] = "InClosingTagName";
    State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
    // Attributes
    State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
    State[State["InAttributeName"] = 9] = "InAttributeName";
    State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
    State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
    State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
    State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
    State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
    // Declarations
    State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
    State[State["InDeclaration"] = 16] = "InDeclaration";
    // Processing instructions
    State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
    // Comments & CDATA
    State[State["BeforeComment"] = 18] = "BeforeComment";
    State[State["CDATASequence"] = 19] = "CDATASequence";
    State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
    State[State["InSpecialComment"] = 21] = "InSpecialComment";
    State[State["InCommentLike"] = 22] = "InCommentLike";
    // Special tags
    State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
    State[State["InSpecialTag"] = 24] = "InSpecialTag";
    State[State["InPlainText"] = 25] = "InPlainText";
    State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function isWhitespace(c) {
    return (c === Tokenizer_CharCodes.Space ||
        c === Tokenizer_CharCodes.NewLine ||
        c === Tokenizer_CharCodes.Tab ||
        c === Tokenizer_CharCodes.FormFeed ||
        c === Tokenizer_CharCodes.CarriageReturn);
}
function isEndOfTagSection(c) {
    return c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt || isWhitespace(c);
}
function isASCIIAlpha(c) {
    return ((c >= Tokenizer_CharCodes.LowerA && c <= Tokenizer_CharCodes.LowerZ) ||
        (c >= Tokenizer_CharCodes.UpperA && c <= Tokenizer_CharCodes.UpperZ));
}
/**
 * Quote style used for parsed attributes.
 */
var QuoteType;
(function (QuoteType) {
    QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
    QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
    QuoteType[QuoteType["Single"] = 2] = "Single";
    QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
/**
 * Sequences used to match longer strings.
 *
 * We don't have `Script`, `Style`, or `Title` here. Instead, we re-use the *End
 * sequences with an increased offset.
 */
const Sequences = {
    Empty: new Uint8Array(0),
    Cdata: new Uint8Array([0x43, 0x44, 0x41, 0x54, 0x41, 0x5b]), // CDATA[
    CdataEnd: new Uint8Array([0x5d, 0x5d, 0x3e]), // ]]>
    CommentEnd: new Uint8Array([0x2d, 0x2d, 0x21, 0x3e]), // `--!>`
    Doctype: new Uint8Array([0x64, 0x6f, 0x63, 0x74, 0x79, 0x70, 0x65]), // `doctype`
    IframeEnd: new Uint8Array([0x3c, 0x2f, 0x69, 0x66, 0x72, 0x61, 0x6d, 0x65]), // `</iframe`
    NoembedEnd: new Uint8Array([
        0x3c, 0x2f, 0x6e, 0x6f, 0x65, 0x6d, 0x62, 0x65, 0x64,
    ]), // `</noembed`
    NoframesEnd: new Uint8Array([
        0x3c, 0x2f, 0x6e, 0x6f, 0x66, 0x72, 0x61, 0x6d, 0x65, 0x73,
    ]), // `</noframes`
    Plaintext: new Uint8Array([
        0x3c, 0x2f, 0x70, 0x6c, 0x61, 0x69, 0x6e, 0x74, 0x65, 0x78, 0x74,
    ]), // `</plaintext`
    ScriptEnd: new Uint8Array([0x3c, 0x2f, 0x73, 0x63, 0x72, 0x69, 0x70, 0x74]), // `</script`
    StyleEnd: new Uint8Array([0x3c, 0x2f, 0x73, 0x74, 0x79, 0x6c, 0x65]), // `</style`
    TitleEnd: new Uint8Array([0x3c, 0x2f, 0x74, 0x69, 0x74, 0x6c, 0x65]), // `</title`
    TextareaEnd: new Uint8Array([
        0x3c, 0x2f, 0x74, 0x65, 0x78, 0x74, 0x61, 0x72, 0x65, 0x61,
    ]), // `</textarea`
    XmpEnd: new Uint8Array([0x3c, 0x2f, 0x78, 0x6d, 0x70]), // `</xmp`
};
/**
 * Maps the first lowercase character of an HTML tag name to the sequence
 * used for special-tag detection.  All sequences share a common layout
 * where index 2 is the first tag-name character, so matching always
 * continues from offset 3.
 */
const specialStartSequences = new Map([
    [Sequences.IframeEnd[2], Sequences.IframeEnd],
    [Sequences.NoembedEnd[2], Sequences.NoembedEnd],
    [Sequences.Plaintext[2], Sequences.Plaintext],
    [Sequences.ScriptEnd[2], Sequences.ScriptEnd],
    [Sequences.TitleEnd[2], Sequences.TitleEnd],
    [Sequences.XmpEnd[2], Sequences.XmpEnd],
]);
/**
 * Tokenizer implementation used by `Parser`.
 */
class Tokenizer {
    cbs;
    /** The current state the tokenizer is in. */
    state = State.Text;
    /** The read buffer. */
    buffer = "";
    /** The beginning of the section that is currently being read. */
    sectionStart = 0;
    /** The index within the buffer that we are currently looking at. */
    index = 0;
    /** The start of the last entity. */
    entityStart = 0;
    /** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
    baseState = State.Text;
    /** For special parsing behavior inside of script and style tags. */
    isSpecial = false;
    /** Indicates whether the tokenizer has been paused. */
    running = true;
    /** The offset of the current buffer. */
    offset = 0;
    xmlMode;
    decodeEntities;
    recognizeSelfClosing;
    entityDecoder;
    constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode, }, cbs) {
        this.cbs = cbs;
        this.xmlMode = xmlMode;
        this.decodeEntities = decodeEntities;
        this.recognizeSelfClosing = recognizeSelfClosing;
        this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
    }
    reset() {
        this.state = State.Text;
        this.buffer = "";
        this.sectionStart = 0;
        this.index = 0;
        this.baseState = State.Text;
        this.isSpecial = false;
        this.currentSequence = Sequences.Empty;
        this.sequenceIndex = 0;
        this.running = true;
        this.offset = 0;
    }
    write(chunk) {
        this.offset += this.buffer.length;
        this.buffer = chunk;
        this.parse();
    }
    end() {
        if (this.running)
            this.finish();
    }
    pause() {
        this.running = false;
    }
    resume() {
        this.running = true;
        if (this.index < this.buffer.length + this.offset) {
            this.parse();
        }
    }
    stateText(c) {
        if (c === Tokenizer_CharCodes.Lt ||
            (!this.decodeEntities && this.fastForwardTo(Tokenizer_CharCodes.Lt))) {
            if (this.index > this.sectionStart) {
                this.cbs.ontext(this.sectionStart, this.index);
            }
            this.state = State.BeforeTagName;
            this.sectionStart = this.index;
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    currentSequence = Sequences.Empty;
    sequenceIndex = 0;
    enterTagBody() {
        if (this.currentSequence === Sequences.Plaintext) {
            this.currentSequence = Sequences.Empty;
            this.state = State.InPlainText;
        }
        else if (this.isSpecial) {
            this.state = State.InSpecialTag;
            this.sequenceIndex = 0;
        }
        else {
            this.state = State.Text;
        }
    }
    /**
     * Match the opening tag name against an HTML text-only tag sequence.
     *
     * Some tags share an initial prefix (`script`/`style`, `title`/`textarea`,
     * `noembed`/`noframes`), so we may switch to an alternate sequence at the
     * first distinguishing byte.  On a successful full match we fall back to
     * the normal tag-name state; a later `>` will enter raw-text, RCDATA, or
     * plaintext mode based on `currentSequence` / `isSpecial`.
     * @param c Current character code point.
     */
    stateSpecialStartSequence(c) {
        const lower = c | 0x20;
        // Still matching — check for an alternate sequence at branch points.
        if (this.sequenceIndex < this.currentSequence.length) {
            if (lower === this.currentSequence[this.sequenceIndex]) {
                this.sequenceIndex++;
                return;
            }
            if (this.sequenceIndex === 3) {
                if (this.currentSequence === Sequences.ScriptEnd &&
                    lower === Sequences.StyleEnd[3]) {
                    this.currentSequence = Sequences.StyleEnd;
                    this.sequenceIndex = 4;
                    return;
                }
                if (this.currentSequence === Sequences.TitleEnd &&
                    lower === Sequences.TextareaEnd[3]) {
                    this.currentSequence = Sequences.TextareaEnd;
                    this.sequenceIndex = 4;
                    return;
                }
            }
            else if (this.sequenceIndex === 4 &&
                this.currentSequence === Sequences.NoembedEnd &&
                lower === Sequences.NoframesEnd[4]) {
                this.currentSequence = Sequences.NoframesEnd;
                this.sequenceIndex = 5;
                return;
            }
        }
        else if (isEndOfTagSection(c)) {
            // Full match on a valid tag boundary — keep the sequence.
            this.sequenceIndex = 0;
            this.state = State.InTagName;
            this.stateInTagName(c);
            return;
        }
        // No match — abandon special-tag detection.
        this.isSpecial = false;
        this.currentSequence = Sequences.Empty;
        this.sequenceIndex = 0;
        this.state = State.InTagName;
        this.stateInTagName(c);
    }
    stateCDATASequence(c) {
        if (c === Sequences.Cdata[this.sequenceIndex]) {
            if (++this.sequenceIndex === Sequences.Cdata.length) {
                this.state = State.InCommentLike;
                this.currentSequence = Sequences.CdataEnd;
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
            }
        }
        else {
            this.sequenceIndex = 0;
            if (this.xmlMode) {
                this.state = State.InDeclaration;
                this.stateInDeclaration(c); // Reconsume the character
            }
            else {
                this.state = State.InSpecialComment;
                this.stateInSpecialComment(c); // Reconsume the character
            }
        }
    }
    /**
     * When we wait for one specific character, we can speed things up
     * by skipping through the buffer until we find it.
     * @param c Current character code point.
     * @returns Whether the character was found.
     */
    fastForwardTo(c) {
        while (++this.index < this.buffer.length + this.offset) {
            if (this.buffer.charCodeAt(this.index - this.offset) === c) {
                return true;
            }
        }
        /*
         * We increment the index at the end of the `parse` loop,
         * so set it to `buffer.length - 1` here.
         *
         * TODO: Refactor `parse` to increment index before calling states.
         */
        this.index = this.buffer.length + this.offset - 1;
        return false;
    }
    /**
     * Emit a comment token and return to the text state.
     * @param offset Number of characters in the end sequence that have already been matched.
     */
    emitComment(offset) {
        this.cbs.oncomment(this.sectionStart, this.index, offset);
        this.sequenceIndex = 0;
        this.sectionStart = this.index + 1;
        this.state = State.Text;
    }
    /**
     * Comments and CDATA end with `-->` and `]]>`.
     *
     * Their common qualities are:
     * - Their end sequences have a distinct character they start with.
     * - That character is then repeated, so we have to check multiple repeats.
     * - All characters but the start character of the sequence can be skipped.
     * @param c Current character code point.
     */
    stateInCommentLike(c) {
        if (!this.xmlMode &&
            this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex <= 1 &&
            /*
             * We're still at the very start of the comment: the only
             * characters consumed since `<!--` are the dashes that
             * advanced sequenceIndex (0 for `<!-->`, 1 for `<!--->`).
             */
            this.index === this.sectionStart + this.sequenceIndex &&
            c === Tokenizer_CharCodes.Gt) {
            // Abruptly closed empty HTML comment.
            this.emitComment(this.sequenceIndex);
        }
        else if (this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex === 2 &&
            c === Tokenizer_CharCodes.Gt) {
            // `!` is optional here, so the same sequence also accepts `-->`.
            this.emitComment(2);
        }
        else if (this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex === this.currentSequence.length - 1 &&
            c !== Tokenizer_CharCodes.Gt) {
            this.sequenceIndex = Number(c === Tokenizer_CharCodes.Dash);
        }
        else if (c === this.currentSequence[this.sequenceIndex]) {
            if (++this.sequenceIndex === this.currentSequence.length) {
                if (this.currentSequence === Sequences.CdataEnd) {
                    this.cbs.oncdata(this.sectionStart, this.index, 2);
                }
                else {
                    this.cbs.oncomment(this.sectionStart, this.index, 3);
                }
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
                this.state = State.Text;
            }
        }
        else if (this.sequenceIndex === 0) {
            // Fast-forward to the first character of the sequence
            if (this.fastForwardTo(this.currentSequence[0])) {
                this.sequenceIndex = 1;
            }
        }
        else if (c !== this.currentSequence[this.sequenceIndex - 1]) {
            // Allow long sequences, eg. --->, ]]]>
            this.sequenceIndex = 0;
        }
    }
    /**
     * HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
     *
     * XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
     * We allow anything that wouldn't end the tag.
     * @param c Current character code point.
     */
    isTagStartChar(c) {
        return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
    }
    /**
     * Scan raw-text / RCDATA content for the matching end tag.
     *
     * For RCDATA tags (`<title>`, `<textarea>`) entities are decoded inline.
     * For raw-text tags (`<script>`, `<style>`, etc.) we fast-forward to `<`.
     * @param c Current character code point.
     */
    stateInSpecialTag(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
            if (isEndOfTagSection(c)) {
                const endOfText = this.index - this.currentSequence.length;
                if (this.sectionStart < endOfText) {
                    // Spoof the index so that reported locations match up.
                    const actualIndex = this.index;
                    this.index = endOfText;
                    this.cbs.ontext(this.sectionStart, endOfText);
                    this.index = actualIndex;
                }
                this.isSpecial = false;
                this.sectionStart = endOfText + 2; // Skip over the `</`
                this.stateInClosingTagName(c);
                return; // We are done; skip the rest of the function.
            }
            this.sequenceIndex = 0;
        }
        if ((c | 0x20) === this.currentSequence[this.sequenceIndex]) {
            this.sequenceIndex += 1;
        }
        else if (this.sequenceIndex === 0) {
            if (this.currentSequence === Sequences.TitleEnd ||
                this.currentSequence === Sequences.TextareaEnd) {
                // RCDATA tags have to parse entities while still looking for their end tag.
                if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
                    this.startEntity();
                }
            }
            else if (this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
                // Outside of RCDATA tags, we can fast-forward.
                this.sequenceIndex = 1;
            }
        }
        else {
            // If we see a `<`, set the sequence index to 1; useful for eg. `<</script>`.
            this.sequenceIndex = Number(c === Tokenizer_CharCodes.Lt);
        }
    }
    stateBeforeTagName(c) {
        if (c === Tokenizer_CharCodes.ExclamationMark) {
            this.state = State.BeforeDeclaration;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Questionmark) {
            if (this.xmlMode) {
                this.state = State.InProcessingInstruction;
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
            }
            else {
                this.state = State.InSpecialComment;
                this.sectionStart = this.index;
            }
        }
        else if (this.isTagStartChar(c)) {
            this.sectionStart = this.index;
            const special = this.xmlMode || this.cbs.isInForeignContext?.()
                ? undefined
                : specialStartSequences.get(c | 0x20);
            if (special === undefined) {
                this.state = State.InTagName;
            }
            else {
                this.isSpecial = true;
                this.currentSequence = special;
                this.sequenceIndex = 3;
                this.state = State.SpecialStartSequence;
            }
        }
        else if (c === Tokenizer_CharCodes.Slash) {
            this.state = State.BeforeClosingTagName;
        }
        else {
            this.state = State.Text;
            this.stateText(c);
        }
    }
    stateInTagName(c) {
        if (isEndOfTagSection(c)) {
            this.cbs.onopentagname(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
    }
    stateBeforeClosingTagName(c) {
        if (isWhitespace(c)) {
            if (this.xmlMode) {
                // Ignore
            }
            else {
                this.state = State.InSpecialComment;
                this.sectionStart = this.index;
            }
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.state = State.Text;
            if (!this.xmlMode) {
                this.sectionStart = this.index + 1;
            }
        }
        else {
            this.state = this.isTagStartChar(c)
                ? State.InClosingTagName
                : State.InSpecialComment;
            this.sectionStart = this.index;
        }
    }
    stateInClosingTagName(c) {
        if (isEndOfTagSection(c)) {
            this.cbs.onclosetag(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.state = State.AfterClosingTagName;
            this.stateAfterClosingTagName(c);
        }
    }
    stateAfterClosingTagName(c) {
        // Skip everything until ">"
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    stateBeforeAttributeName(c) {
        if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.onopentagend(this.index);
            this.enterTagBody();
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Slash) {
            this.state = State.InSelfClosingTag;
        }
        else if (!isWhitespace(c)) {
            this.state = State.InAttributeName;
            this.sectionStart = this.index;
        }
    }
    /**
     * Handle `/` before `>` in an opening tag.
     *
     * In HTML mode, text-only tags ignore the self-closing flag and still enter
     * their raw-text/RCDATA/plaintext state unless self-closing tags are being
     * recognized. In XML mode, or for ordinary tags, the tokenizer returns to
     * regular text parsing after emitting the self-closing callback.
     * @param c Current character code point.
     */
    stateInSelfClosingTag(c) {
        if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.onselfclosingtag(this.index);
            this.sectionStart = this.index + 1;
            if (!this.recognizeSelfClosing) {
                this.enterTagBody();
                return;
            }
            this.state = State.Text;
            this.isSpecial = false; // Reset special state, in case of self-closing special tags
            this.currentSequence = Sequences.Empty;
        }
        else if (!isWhitespace(c)) {
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
    }
    stateInAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq || isEndOfTagSection(c)) {
            this.cbs.onattribname(this.sectionStart, this.index);
            this.sectionStart = this.index;
            this.state = State.AfterAttributeName;
            this.stateAfterAttributeName(c);
        }
    }
    stateAfterAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq) {
            this.state = State.BeforeAttributeValue;
        }
        else if (c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt) {
            this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
            this.sectionStart = -1;
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
        else if (!isWhitespace(c)) {
            this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
            this.state = State.InAttributeName;
            this.sectionStart = this.index;
        }
    }
    stateBeforeAttributeValue(c) {
        if (c === Tokenizer_CharCodes.DoubleQuote) {
            this.state = State.InAttributeValueDq;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.SingleQuote) {
            this.state = State.InAttributeValueSq;
            this.sectionStart = this.index + 1;
        }
        else if (!isWhitespace(c)) {
            this.sectionStart = this.index;
            this.state = State.InAttributeValueNq;
            this.stateInAttributeValueNoQuotes(c); // Reconsume token
        }
    }
    handleInAttributeValue(c, quote) {
        if (c === quote ||
            (!this.decodeEntities && this.fastForwardTo(quote))) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.cbs.onattribend(quote === Tokenizer_CharCodes.DoubleQuote
                ? QuoteType.Double
                : QuoteType.Single, this.index + 1);
            this.state = State.BeforeAttributeName;
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    stateInAttributeValueDoubleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.DoubleQuote);
    }
    stateInAttributeValueSingleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.SingleQuote);
    }
    stateInAttributeValueNoQuotes(c) {
        if (isWhitespace(c) || c === Tokenizer_CharCodes.Gt) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.cbs.onattribend(QuoteType.Unquoted, this.index);
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    /**
     * Distinguish between CDATA, declarations, HTML comments, and HTML bogus
     * comments after `<!`.
     *
     * In HTML mode, only real comments and doctypes stay on declaration paths;
     * everything else becomes a bogus comment terminated by the next `>`.
     * @param c Current character code point.
     */
    stateBeforeDeclaration(c) {
        if (c === Tokenizer_CharCodes.OpeningSquareBracket) {
            this.state = State.CDATASequence;
            this.sequenceIndex = 0;
        }
        else if (this.xmlMode) {
            this.state =
                c === Tokenizer_CharCodes.Dash
                    ? State.BeforeComment
                    : State.InDeclaration;
        }
        else if ((c | 0x20) === Sequences.Doctype[0]) {
            this.state = State.DeclarationSequence;
            this.currentSequence = Sequences.Doctype;
            this.sequenceIndex = 1;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Dash) {
            this.state = State.BeforeComment;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    /**
     * Continue matching `doctype` after `<!d`.
     *
     * A full `doctype` match stays on the declaration path; any other name falls
     * back to an HTML bogus comment, which matches browser behavior for
     * non-doctype `<!...>` constructs.
     * @param c Current character code point.
     */
    stateDeclarationSequence(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
            this.state = State.InDeclaration;
            this.stateInDeclaration(c);
        }
        else if ((c | 0x20) === this.currentSequence[this.sequenceIndex]) {
            this.sequenceIndex += 1;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    stateInDeclaration(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.cbs.ondeclaration(this.sectionStart, this.index);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    /**
     * XML processing instructions (`<?...?>`).
     *
     * In HTML mode `<?` is routed to `InSpecialComment` instead, so this
     * state is only reachable in XML mode.
     * @param c Current character code point.
     */
    stateInProcessingInstruction(c) {
        if (c === Tokenizer_CharCodes.Questionmark) {
            // Remember that we just consumed `?`, so the next `>` closes the PI.
            this.sequenceIndex = 1;
        }
        else if (c === Tokenizer_CharCodes.Gt && this.sequenceIndex === 1) {
            this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
            this.sequenceIndex = 0;
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            // Keep scanning for the next `?`, which can start a closing `?>`.
            this.sequenceIndex = Number(this.fastForwardTo(Tokenizer_CharCodes.Questionmark));
        }
    }
    stateBeforeComment(c) {
        if (c === Tokenizer_CharCodes.Dash) {
            this.state = State.InCommentLike;
            this.currentSequence = Sequences.CommentEnd;
            this.sequenceIndex = 0;
            this.sectionStart = this.index + 1;
        }
        else if (this.xmlMode) {
            this.state = State.InDeclaration;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    stateInSpecialComment(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    startEntity() {
        this.baseState = this.state;
        this.state = State.InEntity;
        this.entityStart = this.index;
        this.entityDecoder.startEntity(this.xmlMode
            ? DecodingMode.Strict
            : this.baseState === State.Text ||
                this.baseState === State.InSpecialTag
                ? DecodingMode.Legacy
                : DecodingMode.Attribute);
    }
    stateInEntity() {
        const indexInBuffer = this.index - this.offset;
        const length = this.entityDecoder.write(this.buffer, indexInBuffer);
        // If `length` is positive, we are done with the entity.
        if (length >= 0) {
            this.state = this.baseState;
            if (length === 0) {
                this.index -= 1;
            }
        }
        else {
            if (indexInBuffer < this.buffer.length &&
                this.buffer.charCodeAt(indexInBuffer) === Tokenizer_CharCodes.Amp) {
                this.state = this.baseState;
                this.index -= 1;
                return;
            }
            // Mark buffer as consumed.
            this.index = this.offset + this.buffer.length - 1;
        }
    }
    /**
     * Remove data that has already been consumed from the buffer.
     */
    cleanup() {
        // If we are inside of text or attributes, emit what we already have.
        if (this.running && this.sectionStart !== this.index) {
            if (this.state === State.Text ||
                this.state === State.InPlainText ||
                (this.state === State.InSpecialTag && this.sequenceIndex === 0)) {
                this.cbs.ontext(this.sectionStart, this.index);
                this.sectionStart = this.index;
            }
            else if (this.state === State.InAttributeValueDq ||
                this.state === State.InAttributeValueSq ||
                this.state === State.InAttributeValueNq) {
                this.cbs.onattribdata(this.sectionStart, this.index);
                this.sectionStart = this.index;
            }
        }
    }
    shouldContinue() {
        return this.index < this.buffer.length + this.offset && this.running;
    }
    /**
     * Iterates through the buffer, calling the function corresponding to the current state.
     *
     * States that are more likely to be hit are higher up, as a performance improvement.
     */
    parse() {
        while (this.shouldContinue()) {
            const c = this.buffer.charCodeAt(this.index - this.offset);
            switch (this.state) {
                case State.Text: {
                    this.stateText(c);
                    break;
                }
                case State.InPlainText: {
                    // Skip to end of buffer; cleanup() emits the text.
                    this.index = this.buffer.length + this.offset - 1;
                    break;
                }
                case State.SpecialStartSequence: {
                    this.stateSpecialStartSequence(c);
                    break;
                }
                case State.InSpecialTag: {
                    this.stateInSpecialTag(c);
                    break;
                }
                case State.CDATASequence: {
                    this.stateCDATASequence(c);
                    break;
                }
                case State.DeclarationSequence: {
                    this.stateDeclarationSequence(c);
                    break;
                }
                case State.InAttributeValueDq: {
                    this.stateInAttributeValueDoubleQuotes(c);
                    break;
                }
                case State.InAttributeName: {
                    this.stateInAttributeName(c);
                    break;
                }
                case State.InCommentLike: {
                    this.stateInCommentLike(c);
                    break;
                }
                case State.InSpecialComment: {
                    this.stateInSpecialComment(c);
                    break;
                }
                case State.BeforeAttributeName: {
                    this.stateBeforeAttributeName(c);
                    break;
                }
                case State.InTagName: {
                    this.stateInTagName(c);
                    break;
                }
                case State.InClosingTagName: {
                    this.stateInClosingTagName(c);
                    break;
                }
                case State.BeforeTagName: {
                    this.stateBeforeTagName(c);
                    break;
                }
                case State.AfterAttributeName: {
                    this.stateAfterAttributeName(c);
                    break;
                }
                case State.InAttributeValueSq: {
                    this.stateInAttributeValueSingleQuotes(c);
                    break;
                }
                case State.BeforeAttributeValue: {
                    this.stateBeforeAttributeValue(c);
                    break;
                }
                case State.BeforeClosingTagName: {
                    this.stateBeforeClosingTagName(c);
                    break;
                }
                case State.AfterClosingTagName: {
                    this.stateAfterClosingTagName(c);
                    break;
                }
                case State.InAttributeValueNq: {
                    this.stateInAttributeValueNoQuotes(c);
                    break;
                }
                case State.InSelfClosingTag: {
                    this.stateInSelfClosingTag(c);
                    break;
                }
                case State.InDeclaration: {
                    this.stateInDeclaration(c);
                    break;
                }
                case State.BeforeDeclaration: {
                    this.stateBeforeDeclaration(c);
                    break;
                }
                case State.BeforeComment: {
                    this.stateBeforeComment(c);
                    break;
                }
                case State.InProcessingInstruction: {
                    this.stateInProcessingInstruction(c);
                    break;
                }
                case State.InEntity: {
                    this.stateInEntity();
                    break;
                }
            }
            this.index++;
        }
        this.cleanup();
    }
    finish() {
        if (this.state === State.InEntity) {
            this.entityDecoder.end();
            this.state = this.baseState;
        }
        this.handleTrailingData();
        this.cbs.onend();
    }
    handleTrailingCommentLikeData(endIndex) {
        if (this.state !== State.InCommentLike) {
            return false;
        }
        if (this.currentSequence === Sequences.CdataEnd) {
            if (this.xmlMode) {
                if (this.sectionStart < endIndex) {
                    this.cbs.oncdata(this.sectionStart, endIndex, 0);
                }
            }
            else {
                /* In HTML mode, unclosed CDATA is a bogus comment. */
                const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
                this.cbs.oncomment(cdataStart, endIndex, 0);
            }
        }
        else {
            const offset = this.xmlMode
                ? 0
                : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
            this.cbs.oncomment(this.sectionStart, endIndex, offset);
        }
        return true;
    }
    handleTrailingMarkupDeclaration(endIndex) {
        if (this.xmlMode) {
            switch (this.state) {
                case State.InSpecialComment:
                case State.BeforeComment:
                case State.CDATASequence:
                case State.DeclarationSequence:
                case State.InDeclaration: {
                    this.cbs.ontext(this.sectionStart, endIndex);
                    return true;
                }
                default: {
                    return false;
                }
            }
        }
        switch (this.state) {
            case State.BeforeDeclaration:
            case State.InSpecialComment:
            case State.BeforeComment:
            case State.CDATASequence: {
                this.cbs.oncomment(this.sectionStart, endIndex, 0);
                return true;
            }
            case State.DeclarationSequence: {
                if (this.sequenceIndex !== Sequences.Doctype.length) {
                    this.cbs.oncomment(this.sectionStart, endIndex, 0);
                }
                return true;
            }
            case State.InDeclaration: {
                return true;
            }
            default: {
                return false;
            }
        }
    }
    /** Handle any trailing data. */
    handleTrailingData() {
        const endIndex = this.buffer.length + this.offset;
        if (this.handleTrailingCommentLikeData(endIndex) ||
            this.handleTrailingMarkupDeclaration(endIndex)) {
            return;
        }
        // If there is no remaining data, we are done.
        if (this.sectionStart >= endIndex) {
            return;
        }
        switch (this.state) {
            case State.InTagName:
            case State.BeforeAttributeName:
            case State.BeforeAttributeValue:
            case State.AfterAttributeName:
            case State.InAttributeName:
            case State.InAttributeValueSq:
            case State.InAttributeValueDq:
            case State.InAttributeValueNq:
            case State.InClosingTagName: {
                /*
                 * If we are currently in an opening or closing tag, us not calling the
                 * respective callback signals that the tag should be ignored.
                 */
                break;
            }
            default: {
                this.cbs.ontext(this.sectionStart, endIndex);
            }
        }
    }
    emitCodePoint(cp, consumed) {
        if (this.baseState !== State.Text &&
            this.baseState !== State.InSpecialTag) {
            if (this.sectionStart < this.entityStart) {
                this.cbs.onattribdata(this.sectionStart, this.entityStart);
            }
            this.sectionStart = this.entityStart + consumed;
            this.index = this.sectionStart - 1;
            this.cbs.onattribentity(cp);
        }
        else {
            if (this.sectionStart < this.entityStart) {
                this.cbs.ontext(this.sectionStart, this.entityStart);
            }
            this.sectionStart = this.entityStart + consumed;
            this.index = this.sectionStart - 1;
            this.cbs.ontextentity(cp, this.sectionStart);
        }
    }
}
//# sourceMappingURL=Tokenizer.js.map
;// CONCATENATED MODULE: ./lib/disk/html-tokens.js




/** Longer values and texts are cut: no address is so long, and nothing hostile shall fill the memory. */
const VALUE_MAX_BYTES = 256 * 1024;
const TEXT_MAX_BYTES = 16 * 1024 * 1024;
/** What is kept of a piece for a name that goes on in the next one. */
const NAME_MAX_BYTES = 4096;
const TEXT_ELEMENTS = /^(?:title|style|script)$/;
/** Scripts of these types are data or run in the browser; others are templates and the like. */
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
/** HTML that ends a drawing or a formula that was never closed. */
const ENDS_FOREIGN = /^(?:body|div|p|ul|ol|li|table|h[1-6]|head|img|pre|main|section|nav|header|footer|article)$/;
/**
 * Feeds a page to a reader, piece by piece. The pieces are the file's bytes, one character a byte: markup is ASCII, so
 * that no piece can be cut inside a character, and positions are those of the file. Values are decoded where they are
 * used. Only the tokenizer of the library runs: its parser searches a list of open elements for each tag, which takes
 * the square of the time for deep nesting.
 */
class HtmlTokens {
    #reader;
    #xml;
    #tokenizer;
    #piece = '';
    #offset = 0;
    #lines = new LineCounter('');
    #line = 1;
    #tag = '';
    #values = new Map();
    #name = '';
    #wanted = false;
    #from = -1;
    #to = -1;
    #value = '';
    #tagLine = 1;
    #templates = 0;
    #foreign = 0;
    /** The element whose text is being read. */
    #textOf = '';
    #text = '';
    #textLine = 1;
    /** `xml`: for drawings, whose elements may close themselves. */
    constructor(reader, xml) {
        this.#reader = reader;
        this.#xml = xml;
        this.#tokenizer = new Tokenizer({ xmlMode: xml, decodeEntities: false }, this);
    }
    write(bytes) {
        const kept = this.#piece.slice(-NAME_MAX_BYTES);
        this.#line = this.#lines.lineAt(this.#piece.length);
        this.#offset += this.#piece.length - kept.length;
        this.#piece = kept + bytes;
        this.#lines = new LineCounter(this.#piece, this.#line - newlines(kept));
        this.#tokenizer.write(bytes);
    }
    end() {
        this.#tokenizer.end();
        this.#endText();
    }
    isInForeignContext() {
        return this.#foreign > 0;
    }
    onopentagname(start, end) {
        this.#tag = this.#slice(start, end).toLowerCase();
        this.#tagLine = this.#lineAt(start);
        this.#values.clear();
    }
    onattribname(start, end) {
        const name = this.#slice(start, end);
        this.#name = ATTRIBUTES.has(name) ? name : name.toLowerCase();
        // Of an attribute that comes twice, the first counts.
        this.#wanted = ATTRIBUTES.has(this.#name) && !this.#values.has(this.#name);
        this.#value = '';
        this.#from = -1;
        this.#to = -1;
    }
    onattribdata(start, end) {
        if (!this.#wanted)
            return;
        if (this.#from === -1)
            this.#from = start;
        this.#to = end;
        if (this.#value.length < VALUE_MAX_BYTES)
            this.#value += this.#slice(start, end);
    }
    onattribend() {
        if (!this.#wanted)
            return;
        const [from, length] = [Math.max(0, this.#from), this.#to - this.#from];
        this.#values.set(this.#name, { bytes: this.#value, from, length });
    }
    onopentagend(end) {
        this.#element(false);
        if (!TEXT_ELEMENTS.test(this.#tag) || (this.#foreign > 0 && this.#tag !== 'style'))
            return;
        this.#endText();
        this.#textOf = this.#tag;
        this.#textLine = this.#lineAt(end);
        if (this.#tag === 'script' && !SCRIPT_TYPES.test((this.#values.get('type')?.bytes ?? '').trim()))
            this.#textOf = '';
    }
    onselfclosingtag(end) {
        if (this.#xml || this.#foreign > 0)
            this.#element(true);
        else
            this.onopentagend(end);
    }
    onclosetag(start, end) {
        const tag = this.#slice(start, end).toLowerCase();
        if (tag === this.#textOf)
            this.#endText();
        if (tag === 'template')
            this.#templates = Math.max(0, this.#templates - 1);
        if (tag === 'svg' || tag === 'math')
            this.#foreign = Math.max(0, this.#foreign - 1);
    }
    ontext(start, end) {
        if (this.#textOf === '') {
            if (this.#reader.isBlank && /[^\s\0]/.test(this.#slice(start, end)))
                this.#reader.ink();
        }
        else if (this.#text.length < TEXT_MAX_BYTES)
            this.#text += this.#slice(start, end);
    }
    oncdata(start, end) {
        this.ontext(start, end);
    }
    onattribentity() {
        /* entities are decoded with the whole value */
    }
    ontextentity() {
        /* never called without decoding */
    }
    oncomment() {
        /* says nothing */
    }
    ondeclaration() {
        /* says nothing */
    }
    onprocessinginstruction() {
        /* says nothing */
    }
    onend() {
        /* `end` does what is left */
    }
    #element(closed) {
        const tag = this.#tag;
        if (this.#foreign > 0 && ENDS_FOREIGN.test(tag))
            this.#foreign = 0;
        if (this.#values.size === 0)
            this.#reader.ink();
        else
            this.#tell(tag);
        if (closed)
            return;
        // The content of a template with a shadow root is shown.
        if (tag === 'template' && (this.#templates > 0 || !this.#values.has('shadowrootmode')))
            this.#templates += 1;
        if (!this.#xml && (tag === 'svg' || tag === 'math'))
            this.#foreign += 1;
    }
    #tell(tag) {
        const attribute = (name) => {
            const value = this.#values.get(name);
            return value === undefined ? null : this.#decoded(value.bytes);
        };
        const line = this.#tagLine;
        const spot = (name) => {
            const { from = 0, length = 0 } = this.#values.get(name) ?? {};
            return { line, from, length };
        };
        this.#reader.element({ tag, attribute, spot }, this.#templates === 0);
    }
    #endText() {
        const text = this.#textOf === '' ? '' : utf8(this.#text);
        if (this.#textOf === 'title')
            this.#reader.title(text);
        else if (this.#textOf === 'style' && this.#templates === 0)
            this.#reader.style(text, this.#textLine);
        else if (this.#textOf === 'script' && this.#templates === 0)
            this.#reader.script(text, this.#textLine);
        this.#textOf = '';
        this.#text = '';
    }
    #decoded(bytes) {
        const text = utf8(bytes);
        if (!text.includes('&'))
            return text;
        return this.#xml ? decodeXML(text) : decodeHTMLAttribute(text);
    }
    #slice(start, end) {
        return this.#piece.slice(Math.max(0, start - this.#offset), end - this.#offset);
    }
    #lineAt(position) {
        return this.#lines.lineAt(position - this.#offset);
    }
}
/** Bytes held one to a character, as the text that they are. What is no UTF-8 becomes replacement characters. */
function utf8(bytes) {
    // eslint-disable-next-line no-control-regex -- exactly the characters that are the same in both
    return /^[\x00-\x7f]*$/.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');
}
function newlines(text) {
    return text.split('\n').length - 1;
}
/** The value of an attribute from the bytes between its quotes. */
function attributeText(bytes) {
    return decodeHTMLAttribute(utf8(bytes));
}

;// CONCATENATED MODULE: ./lib/disk/name-batch.js
const name_batch_FIRST_PLACES = 1024;
/** What is kept for the next batch. */
const name_batch_KEPT_PLACES = 64 * name_batch_FIRST_PLACES;
/** Names of pages that are sent together. */
class NameBatch {
    #files = [];
    #ends = [];
    #numbers = new Float64Array(name_batch_FIRST_PLACES);
    add(file, numbers) {
        const from = this.#ends.at(-1) ?? 0;
        const to = from + numbers.length;
        if (to > this.#numbers.length)
            this.#resize(Math.max(2 * this.#numbers.length, to));
        this.#numbers.set(numbers, from);
        this.#files.push(file);
        this.#ends.push(to);
    }
    /** All of them, as a copy, and none is left. */
    take() {
        const taken = {
            files: Uint32Array.from(this.#files),
            ends: Uint32Array.from(this.#ends),
            numbers: this.#numbers.slice(0, this.#ends.at(-1) ?? 0),
        };
        this.#files = [];
        this.#ends = [];
        if (this.#numbers.length > name_batch_KEPT_PLACES)
            this.#resize(name_batch_FIRST_PLACES);
        return taken;
    }
    /** What was held before is given back at once, not when the collector comes. */
    #resize(places) {
        this.#numbers = new Float64Array(this.#numbers.buffer.transfer(8 * places));
    }
}

;// CONCATENATED MODULE: ./lib/disk/batch-reader.js











/** Faults, demands and loads that are sent together, also of one file. */
const BATCH_MAX = 2_000;
/** So many names weigh as much as one of these. */
const NAMES_WEIGHT = 50;
const NOTHING = {
    isPage: false,
    faults: [],
    unlisted: [],
    loads: [],
    references: 0,
    skipped: null,
    goesOn: false,
};
/** Reads files one by one, judges each, and hands over what was found in batches. */
class BatchReader {
    #options;
    #judged = [];
    #names = new PageNames();
    #named = new NameBatch();
    #demands = new DemandRows();
    #redirects = [];
    #weight = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Adds what is known of a file from elsewhere. */
    add(file, listed) {
        this.#judged.push({ ...NOTHING, file, ...listed });
    }
    /** Reads a file, where its kind can say something. */
    read(file) {
        const path = this.#options.site.files.path(file);
        if (isHtml(path))
            this.#readMarkup(file, path, false);
        else if (/\.svg$/i.test(path))
            this.#readMarkup(file, path, true);
        else if (/\.css$/i.test(path))
            this.#readStyle(file, path);
        else if (/\.[cm]?js$/i.test(path) && this.#options.hosting !== 'cloud')
            this.#readScript(file, path);
    }
    /** Sends what has come together since the last time. */
    send() {
        this.#weight = 0;
        if (this.#judged.length === 0)
            return;
        this.#options.send({
            judged: this.#judged,
            named: this.#named.take(),
            demands: this.#demands.take(),
            redirects: this.#redirects,
        });
        this.#judged = [];
        this.#redirects = [];
    }
    /** The names in files that were read before. */
    namesIn(files) {
        for (const file of files) {
            const path = this.#options.site.files.path(file);
            this.#names.clear();
            const outcome = this.#readInto(path, new PageReader({ names: this.#names }), !isHtml(path));
            if (outcome === 'read' && !this.#names.tooMany)
                this.#named.add(file, this.#names.numbers());
        }
        return this.#named.take();
    }
    #readMarkup(file, path, drawing) {
        const { site } = this.#options;
        this.#names.clear();
        const reader = new PageReader({ names: this.#names });
        const outcome = this.#readInto(path, reader, drawing);
        if (outcome !== 'read') {
            this.#skip(file, path, outcome);
            return;
        }
        const facts = reader.facts();
        const judge = drawing ? new Judge(path, facts.anchors, site) : judgeOfPage(path, facts, site);
        const redirect = drawing ? null : redirectOf(facts, judge);
        if (redirect !== null)
            this.#redirects.push([file, redirect]);
        if (facts.references === null) {
            const again = new PageReader({
                onReference: (reference) => {
                    judge.follow(reference);
                    if (judge.count >= BATCH_MAX)
                        this.#file(file, judge, { goesOn: true });
                },
            });
            this.#readInto(path, again, drawing);
        }
        else
            for (const reference of facts.references)
                judge.follow(reference);
        if (!drawing)
            for (const service of facts.services)
                judge.mention(service);
        const { tooMany } = this.#names;
        const numbers = this.#names.numbers();
        if (!tooMany)
            this.#named.add(file, numbers);
        this.#weight += numbers.length / NAMES_WEIGHT;
        this.#file(file, judge, { isPage: !drawing, skipped: tooMany ? 'too many names' : null });
    }
    #readInto(path, reader, drawing) {
        const tokens = new HtmlTokens(reader, drawing);
        const outcome = this.#pieces(path, (bytes) => {
            tokens.write(bytes);
        });
        if (outcome === 'read')
            tokens.end();
        return outcome;
    }
    #readStyle(file, path) {
        const judge = new Judge(path, null, this.#options.site);
        const reader = new CssReader((reference) => {
            judge.follow({ ...reference, afterBase: false, from: 0, length: 0 });
            if (judge.count >= BATCH_MAX)
                this.#file(file, judge, { goesOn: true });
        }, { decoded: utf8 });
        const outcome = this.#pieces(path, (bytes) => {
            reader.write(bytes);
        });
        if (outcome === 'read') {
            reader.end();
            this.#file(file, judge);
        }
        else
            this.#skip(file, path, outcome);
    }
    #readScript(file, path) {
        const finder = new ServiceFinder();
        const outcome = this.#pieces(path, (bytes) => {
            finder.write(bytes);
        });
        if (outcome === 'read') {
            const judge = new Judge(path, null, this.#options.site);
            for (const service of finder.end())
                judge.mention(service);
            this.#file(file, judge);
        }
        else
            this.#skip(file, path, outcome);
    }
    #file(file, judge, more = {}) {
        this.#weight += judge.count;
        const { demands, ...judged } = judge.take();
        this.#judged.push({ ...NOTHING, file, ...judged, ...more });
        for (const { target, line, from, length, name, orName } of demands) {
            const number = anchor_anchorNumber(name);
            const orNumber = orName === null ? number : anchor_anchorNumber(orName);
            this.#demands.add({ source: file, target, line, from, length, name: number, orName: orNumber });
        }
        if (this.#weight >= BATCH_MAX)
            this.send();
    }
    #skip(file, path, skipped) {
        this.#judged.push({ ...NOTHING, file, isPage: isHtml(path), skipped });
    }
    #pieces(path, take) {
        return readPieces((0,external_node_path_namespaceObject.join)(this.#options.root, path), this.#options.maxFileBytes, take);
    }
}

;// CONCATENATED MODULE: ./lib/disk/check-messages.js
/** What a batch holds in numbers. It is handed over with the message, and let go as soon as it was taken in. */
function buffersOf({ named, demands }) {
    const { source, target, line, from, length, name, orName } = demands;
    const columns = [source, target, line, from, length, name, orName];
    return [named.files, named.ends, named.numbers, ...columns].map(({ buffer }) => buffer);
}

;// CONCATENATED MODULE: ./lib/rules/check/sitemap.js

const LOCATION = /<loc\s*>\s*(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))/g;
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** No address is so long, with all that may stand around it. */
const ENTRY_MAX_CHARS = 64 * 1024;
/**
 * Reads a sitemap or an index of sitemaps, which comes in pieces, and tells each entry. What is no XML simply has no
 * entries. `text` makes text of what was written, where that is bytes, one character each.
 */
class SitemapReader {
    #tell;
    #text;
    #rest = '';
    #line = 1;
    #isIndex = false;
    constructor(tell, text = (bytes) => bytes) {
        this.#tell = tell;
        this.#text = text;
    }
    /** Whether it lists other sitemaps, not pages. */
    get isIndex() {
        return this.#isIndex;
    }
    write(piece) {
        this.#read(this.#rest + piece, false);
    }
    end() {
        this.#read(this.#rest, true);
    }
    #read(xml, isWhole) {
        this.#isIndex ||= /<sitemapindex[\s>]/.test(xml);
        const lines = new LineCounter(xml, this.#line);
        // An entry is whole when its end tag has come; a tag may be cut off as well.
        const until = isWhole ? xml.length : Math.max(xml.lastIndexOf('</loc'), xml.length - ENTRY_MAX_CHARS);
        let next = 0;
        for (const match of xml.matchAll(LOCATION)) {
            if (match.index >= until)
                break;
            const [whole, quoted, plain = ''] = match;
            const url = (quoted === undefined ? decoded(this.#text(plain)) : this.#text(quoted)).trim();
            const line = lines.lineAt(match.index);
            if (url !== '')
                this.#tell({ url, line });
            next = match.index + whole.length;
        }
        next = Math.max(next, until);
        this.#line = lines.lineAt(next);
        this.#rest = xml.slice(next);
    }
}
/** The addresses in the `Sitemap:` lines of a robots.txt. */
function sitemapsOfRobots(robots) {
    return robots.split(/\r\n|\n|\r/).flatMap((line) => {
        const url = /^sitemap:(.*)$/i.exec(line.trim())?.[1]?.trim() ?? '';
        return url === '' ? [] : [url];
    });
}
function decoded(text) {
    return text.replace(/&(?:([a-z]+)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, ten, hex) => {
        if (name !== undefined)
            return NAMED[name] ?? whole;
        const point = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
        return point > 0x10ffff ? whole : String.fromCodePoint(point);
    });
}

;// CONCATENATED MODULE: ./lib/disk/site-survey.js









/** A sitemap may have 50 MB. */
const SITEMAP_MAX_BYTES = 64 * 1024 * 1024;
/** What search engines read of it. */
const ROBOTS_MAX_BYTES = 512 * 1024;
/** Children of an index, and of its children. */
const SITEMAPS_MAX = 1000;
/** Pages whose canonical link is looked at; more would only repeat the same answer. */
const CANONICALS_MAX = 20;
/** Of a page; the link is in its head. */
const HEAD_BYTES = 64 * 1024;
/** What a site says about its own address, and its sitemaps, which are read again when they are judged. */
class SiteSurvey {
    #root;
    #files;
    #votes;
    #sitemaps = [];
    constructor(root, files) {
        this.#root = root;
        this.#files = files;
        this.#votes = new AddressVotes(files);
        this.#readSitemaps();
    }
    /** The address that sitemaps and canonical links agree on. */
    address() {
        for (const clue of this.#canonicals())
            this.#votes.add(clue);
        return this.#votes.winner();
    }
    /** The entries of sitemaps that lead nowhere, by index of the sitemap. */
    *faults(site) {
        for (const sitemap of this.#sitemaps) {
            const list = new FaultList();
            this.#read(sitemap, ({ url, line }) => {
                const target = missingTarget(url, sitemap, site);
                if (target === null)
                    return;
                list.add('missing-sitemap-page', () => {
                    const missing = { target: shortened(`/${target}`), similar: site.files.similar(target) };
                    return { cause: { kind: 'missing-sitemap-page', ...missing }, line, reference: shortened(url) };
                });
            });
            yield [site.files.find(sitemap) ?? 0, list.take()];
        }
    }
    #readSitemaps() {
        const robots = sitemapsOfRobots(this.#text('robots.txt'));
        const queue = new Set(['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml']);
        for (const url of robots)
            this.#enqueue(queue, url);
        for (const path of queue) {
            const children = new Set();
            const reader = this.#read(path, ({ url }) => {
                this.#votes.add({ url, page: null });
                // What it is may be known only when the first of them has been read.
                if (children.size < SITEMAPS_MAX && /\.xml/i.test(url))
                    this.#enqueue(children, url);
            });
            if (reader === null)
                continue;
            this.#sitemaps.push(path);
            for (const child of reader.isIndex ? children : [])
                if (queue.size < SITEMAPS_MAX)
                    queue.add(child);
        }
    }
    /** Where the site begins is not known yet: the longest end of the address that is a file is the sitemap. */
    #enqueue(queue, url) {
        for (const end of endsOf((URL.parse(url, addressOf(''))?.pathname ?? '').slice(1))) {
            const index = /\.xml$/i.test(end) ? this.#files.find(end) : null;
            if (index === null || queue.size >= SITEMAPS_MAX)
                continue;
            queue.add(this.#files.path(index));
            return;
        }
    }
    #canonicals() {
        return this.#samplePages().flatMap((page) => {
            const reader = new PageReader();
            const tokens = new HtmlTokens(reader, false);
            tokens.write(readBytes((0,external_node_path_namespaceObject.join)(this.#root, page), 0, HEAD_BYTES));
            const url = reader.facts().canonical;
            return url === null ? [] : [{ url, page }];
        });
    }
    /** Some from everywhere, and the first page of all. Never all paths at a time: they take memory. */
    #samplePages() {
        let pages = 0;
        for (let index = 0; index < this.#files.count; index += 1)
            if (isHtml(this.#files.path(index)))
                pages += 1;
        const step = Math.max(1, Math.floor(pages / CANONICALS_MAX));
        const some = [];
        for (let index = 0, page = 0; index < this.#files.count && some.length <= CANONICALS_MAX; index += 1) {
            const path = this.#files.path(index);
            if (!isHtml(path))
                continue;
            if (path === 'index.html' || page % step === 0)
                some.push(path);
            page += 1;
        }
        return some;
    }
    /** Tells the entries of a sitemap; `null`: there is none. */
    #read(path, tell) {
        if (!this.#isThere(path))
            return null;
        const reader = new SitemapReader(tell, utf8);
        const outcome = readPieces((0,external_node_path_namespaceObject.join)(this.#root, path), SITEMAP_MAX_BYTES, (bytes) => {
            reader.write(bytes);
        });
        if (outcome !== 'read')
            return null;
        reader.end();
        return reader;
    }
    #text(path) {
        return this.#isThere(path) ? utf8(readBytes((0,external_node_path_namespaceObject.join)(this.#root, path), 0, ROBOTS_MAX_BYTES)) : '';
    }
    #isThere(path) {
        const index = this.#files.find(path);
        return index !== null && this.#files.path(index) === path;
    }
}
/** The path that an entry of a sitemap leads to, where there is nothing; else `null`. */
function missingTarget(url, sitemap, { files, address }) {
    const destination = destinationOf(url, addressOf(sitemap), address);
    if (destination.kind !== 'inside')
        return null;
    const { path, otherPath } = destination;
    const isThere = files.find(path) !== null || (otherPath !== null && files.find(otherPath) !== null);
    return isThere ? null : path;
}

;// CONCATENATED MODULE: ./lib/disk/check-worker.js











/** So many files are taken at a time: few enough that no worker is left with much when the others are done. */
const BATCH_FILES = 16;
/** Batches that may wait to be taken in. */
const UNDER_WAY_MAX = 2;
/** Only for who is never woken. */
const LOOK_AGAIN_MS = 1000;
/** Runs as a worker of a site check: surveys the site when it leads, reads files until none is left, quotes from them. */
function serveCheck() {
    if (external_node_worker_threads_namespaceObject.parentPort === null)
        throw new Error('This is a worker of the site check and does nothing by itself.');
    const worker = new CheckWorker(external_node_worker_threads_namespaceObject.workerData, external_node_worker_threads_namespaceObject.parentPort);
    external_node_worker_threads_namespaceObject.parentPort.on('message', (message) => {
        worker.receive(message);
    });
    worker.survey();
}
class CheckWorker {
    #order;
    #port;
    #counters;
    /** Of the worker that leads. */
    #survey = null;
    #paths = '';
    #address = null;
    #files = null;
    #reader = null;
    constructor(order, port) {
        this.#order = order;
        this.#port = port;
        this.#counters = new Int32Array(order.counters);
    }
    survey() {
        const { root, leads, address, seed } = this.#order;
        if (!leads)
            return;
        const { paths, closed } = siteTree(root);
        this.#files = new HostFiles(paths, seed);
        this.#survey = new SiteSurvey(root, this.#files);
        this.#paths = paths;
        this.#address = address ?? this.#survey.address();
        const survey = { files: this.#files.count, address: this.#address, closed };
        this.#say({ kind: 'surveyed', survey });
    }
    receive(message) {
        switch (message.kind) {
            case 'begin':
                this.#read(message.known);
                return;
            case 'quote':
                this.#say({ kind: 'quoted', quotes: message.stretches.map((stretch) => this.#quote(stretch)) });
                return;
            case 'name':
                this.#tellNames(message.files);
                return;
            case 'tell-paths':
                this.#tellPaths();
        }
    }
    #tellNames(files) {
        const named = this.#reader?.namesIn(files);
        if (named !== undefined)
            this.#say({ kind: 'named', named }, [named.numbers.buffer]);
    }
    #tellPaths() {
        const paths = encodedPaths(this.#paths);
        this.#say({ kind: 'paths', paths }, [paths.buffer]);
    }
    #read(known) {
        const { root, hosting, maxFileBytes, seed } = this.#order;
        const address = known === null ? this.#address : known.address;
        const files = (this.#files ??= new HostFiles(known === null ? '' : joinedPaths(known.paths), seed));
        const site = { files, address };
        const send = (batch) => {
            this.#send(batch);
        };
        const reader = (this.#reader = new BatchReader({ root, site, hosting, maxFileBytes, send }));
        for (const [file, faults] of this.#survey?.faults(site) ?? []) {
            reader.add(file, faults);
            reader.send();
        }
        this.#survey = null;
        for (;;) {
            const first = Atomics.add(this.#counters, 0, BATCH_FILES);
            if (first >= files.count)
                break;
            for (let file = first; file < Math.min(first + BATCH_FILES, files.count); file += 1)
                reader.read(file);
            reader.send();
        }
        this.#say({ kind: 'done' });
    }
    #quote({ file, from, length, target }) {
        const pathOf = (index) => this.#files?.path(index) ?? '';
        const bytes = readBytes((0,external_node_path_namespaceObject.join)(this.#order.root, pathOf(file)), from, Math.min(length, VALUE_MAX_BYTES));
        const address = attributeText(bytes);
        return { target: pathOf(target), anchor: shortened(anchorIn(address)), reference: shortened(address) };
    }
    /** Waits while too much is under way: who takes it in may be slower, and it would fill the memory. */
    #send(batch) {
        for (;;) {
            const underWay = Atomics.load(this.#counters, 1);
            if (underWay < UNDER_WAY_MAX)
                break;
            Atomics.wait(this.#counters, 1, underWay, LOOK_AGAIN_MS);
        }
        Atomics.add(this.#counters, 1, 1);
        this.#say({ kind: 'batch', batch }, buffersOf(batch));
    }
    #say(message, handedOver = []) {
        this.#port.postMessage(message, handedOver);
    }
}

;// CONCATENATED MODULE: ./lib/site-check.js

serveCheck();

