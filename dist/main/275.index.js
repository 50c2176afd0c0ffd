export const id = 275;
export const ids = [275];
export const modules = {

/***/ 6275:
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
;// CONCATENATED MODULE: ./lib/rules/check/anchor-ledger.js
/** Browsers follow twenty; a circle of pages ends as well. */
const REDIRECTS_MAX = 20;
function demandColumns(demands) {
    const whole = (field) => Uint32Array.from(demands, (demand) => demand[field]);
    const number = (field) => Float64Array.from(demands, (demand) => demand[field]);
    return {
        source: whole('source'),
        target: whole('target'),
        line: whole('line'),
        from: whole('from'),
        length: whole('length'),
        name: number('name'),
        orName: number('orName'),
    };
}
/** Brings together the names that pages have and the names that other pages ask for, as both come in. */
class AnchorLedger {
    #anchors = new Map();
    #redirects = new Map();
    #open = [];
    #missing = [];
    /** `numbers`: of all names on a page, sorted. */
    addPage(file, numbers) {
        this.#anchors.set(file, numbers);
    }
    /** What `from` lacks may be on `to`: such pages pass the name on. To be said before the demands of other files. */
    addRedirect(from, to) {
        this.#redirects.set(from, to);
    }
    addDemands(columns) {
        const left = this.#settle(columns);
        if (left.length > 0)
            this.#open.push(demandColumns(left));
    }
    /** The demands that no page fulfils, in the order of files and of places in them. A page that was not read fulfils all. */
    missing() {
        for (const columns of this.#open.splice(0))
            this.#settle(columns);
        return this.#missing.sort((a, b) => a.source - b.source || a.from - b.from);
    }
    /** Settles the demands whose target is known; those that are left. */
    #settle(columns) {
        const left = [];
        for (let row = 0; row < columns.source.length; row += 1) {
            const demand = demandAt(columns, row);
            const fulfilled = this.#fulfils(demand.target, demand);
            if (fulfilled === null)
                left.push(demand);
            else if (!fulfilled)
                this.#missing.push(demand);
        }
        return left;
    }
    /** Whether a page, or the one that it leads on to, has what is asked for; `null`: not known yet. */
    #fulfils(page, { name, orName }) {
        let at = page;
        for (let hops = 0; at !== undefined && hops <= REDIRECTS_MAX; hops += 1) {
            const names = this.#anchors.get(at);
            if (names === undefined)
                return null;
            if (holds(names, name) || holds(names, orName))
                return true;
            at = this.#redirects.get(at);
        }
        return false;
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
function holds(sorted, wanted) {
    let from = 0;
    let to = sorted.length;
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

;// CONCATENATED MODULE: ./lib/rules/check/anchor.js
/**
 * Reads a fragment, without its `#`, as it stands in an address. `null`: it needs nothing on the page, because it is
 * empty, `top`, a text fragment, or a route (`#/guide`, `#!guide`) that a script reads.
 */
function anchor_anchorDemand(fragment) {
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
function anchorNumber(name) {
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
    return mark === -1 ? '' : (anchor_anchorDemand(address.slice(mark + 1).trim())?.name ?? '');
}

;// CONCATENATED MODULE: ./lib/rules/check/page-judge.js


/** Stands for the index of a file where a redirect leads to none: whatever is asked of it is not known. */
const LEADS_OUT = (/* unused pure expression or super */ null && (-1));
/** Reports repeat a reference up to this length; a longer one is no use to a reader. */
const REFERENCE_MAX_CHARS = 500;
const HTML = /\.x?html?$/i;
function isHtml(path) {
    return HTML.test(path);
}
/** Judges what one HTML page says. */
function judgePage(page, facts, site) {
    const own = addressOf(page);
    const base = facts.base === null ? own : baseOf(facts.base, own);
    const judge = new Judge(page, facts.anchors, site, base);
    if (facts.blank)
        judge.wholePage('empty-page');
    else if (!facts.titled && facts.redirect === null)
        judge.wholePage('no-title');
    for (const reference of facts.references)
        judge.follow(reference);
    if (facts.redirect !== null)
        judge.redirect = judge.fileAt(facts.redirect) ?? LEADS_OUT;
    for (const { host, line } of facts.services)
        judge.loads.push({ line, reference: host, use: 'mention', host });
    return judge;
}
/** Judges the references of a file that is no page: a style sheet, or a drawing with its `anchors`. */
function judgeReferences(file, { references, anchors }, site) {
    const judge = new Judge(file, anchors, site);
    for (const reference of references)
        judge.follow(reference);
    return judge;
}
/** The address as reports repeat it. */
function shortened(address) {
    return address.length <= REFERENCE_MAX_CHARS ? address : `${address.slice(0, REFERENCE_MAX_CHARS)}…`;
}
class Judge {
    faults = [];
    demands = [];
    loads = [];
    references = 0;
    redirect = null;
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
    wholePage(kind) {
        this.faults.push({ cause: { kind }, line: null, reference: null });
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
            this.loads.push({ ...written(reference), use: loadUse(use), host });
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
        this.references += 1;
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
            this.demands.push({ line, from, length, target, ...demand });
        }
    }
    #ownAnchor(reference, { name, orName }) {
        if (this.#anchors.has(name) || (orName !== null && this.#anchors.has(orName)))
            return;
        const cause = { kind: 'missing-anchor', target: this.#page, anchor: shortened(name) };
        this.faults.push({ cause, ...written(reference) });
    }
    #missing(reference, path) {
        const { use, address } = reference;
        const target = shortened(path === null ? address : `/${path}`);
        const missing = { target, similar: path === null ? null : this.#site.files.similar(path) };
        const cause = use === 'link'
            ? { kind: 'broken-link', ...missing }
            : { kind: 'missing-resource', use: resourceUse(use), ...missing };
        this.faults.push({ cause, ...written(reference) });
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

// EXTERNAL MODULE: ./lib/rules/check/finding.js
var finding = __webpack_require__(2193);
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

;// CONCATENATED MODULE: ./lib/rules/check/host-ledger.js

/** What a site loads from elsewhere, by host. The order in which files come does not matter. */
class HostLedger {
    #hosts = new Map();
    /** All that one file loads, in one call. */
    add(file, loads) {
        const inThisFile = new Set();
        for (const load of loads) {
            const tally = this.#tallyOf(load, file);
            tally.uses.add(load.use);
            tally.references += 1;
            inThisFile.add(tally);
            if (file < tally.firstFile)
                Object.assign(tally, { firstFile: file, first: load });
        }
        for (const tally of inThisFile)
            tally.pages += 1;
    }
    /** The hosts that the most files load from come first. `paths`: of files, by index. */
    loads(paths) {
        const loads = [...this.#hosts].map(([host, { uses, pages, references, firstFile, first }]) => {
            const place = { page: paths[firstFile] ?? '', line: first.line, reference: first.reference };
            return { host, feature: featureOf(host), uses: [...uses].sort(), pages, references, first: place };
        });
        return loads.sort((a, b) => b.pages - a.pages || (a.host < b.host ? -1 : 1));
    }
    #tallyOf(load, file) {
        const known = this.#hosts.get(load.host);
        if (known !== undefined)
            return known;
        const tally = { uses: new Set(), pages: 0, references: 0, firstFile: file, first: load };
        this.#hosts.set(load.host, tally);
        return tally;
    }
}

;// CONCATENATED MODULE: ./lib/rules/check/report-builder.js



const LIMITS = { causes: 200_000, places: 1_000_000 };
/** Files what is found, in any order of files, and makes the report, which is the same for each order. */
class ReportBuilder {
    #hosting;
    #limits;
    #totals = Object.fromEntries(finding/* FINDING_KINDS */.m.map((kind) => [kind, 0]));
    #tallies = new Map();
    /** References repeat on every page; each is held once. */
    #words = new Map();
    #places = 0;
    #hosts = new HostLedger();
    #skipped = [];
    #references = 0;
    constructor(hosting, limits = LIMITS) {
        this.#hosting = hosting;
        this.#limits = limits;
    }
    addFaults(file, faults) {
        for (const { cause, line, reference } of faults) {
            this.#totals[cause.kind] += 1;
            const tally = this.#tallyOf(cause);
            if (tally === null)
                continue;
            tally.count += 1;
            // However full it is, no cause shall be without a place.
            if (this.#places >= this.#limits.places && tally.files.length > 0)
                continue;
            this.#places += 1;
            tally.files.push(file);
            tally.lines.push(line ?? 0);
            tally.references.push(reference === null ? null : this.#word(reference));
        }
    }
    /** Faults that nobody listed. */
    addUnlisted(kind, count) {
        this.#totals[kind] += count;
    }
    /** All that one file loads from elsewhere, in one call. */
    addLoads(file, loads) {
        if (this.#hosting === 'cloud')
            return;
        this.#hosts.add(file, loads);
        if (this.#hosting === 'client-hosted')
            return;
        // A name in a script proves no request.
        const made = loads.filter(({ use }) => use !== 'mention');
        const faults = made.map(({ host, line, reference }) => {
            return { cause: { kind: 'external-load', host, feature: featureOf(host) }, line, reference };
        });
        this.addFaults(file, faults);
    }
    addReferences(count) {
        this.#references += count;
    }
    addSkipped(file, skipped) {
        this.#skipped.push({ file, skipped });
    }
    report({ siteUrl, paths, pages }) {
        const findings = [...this.#tallies]
            .sort(([keyA, a], [keyB, b]) => byWeight(a, b) || compare(keyA, keyB))
            .map(([, tally]) => findingOf(tally, paths));
        const all = finding/* FINDING_KINDS */.m.reduce((sum, kind) => sum + this.#totals[kind], 0);
        return {
            schemaVersion: 1,
            hosting: this.#hosting,
            siteUrl,
            scanned: { files: paths.length, pages, references: this.#references },
            totals: { ...this.#totals },
            findings,
            placesLeftOut: all - this.#places,
            loads: this.#hosts.loads(paths),
            skipped: this.#skipped.sort((a, b) => a.file - b.file).map(({ skipped }) => skipped),
        };
    }
    #tallyOf(cause) {
        const key = keyOf(cause);
        const known = this.#tallies.get(key);
        if (known !== undefined)
            return known;
        if (this.#tallies.size >= this.#limits.causes)
            return null;
        const tally = { cause, count: 0, files: [], lines: [], references: [] };
        this.#tallies.set(key, tally);
        return tally;
    }
    #word(text) {
        const known = this.#words.get(text);
        if (known !== undefined)
            return known;
        this.#words.set(text, text);
        return text;
    }
}
function findingOf({ cause, count, files, lines, references }, paths) {
    const order = files.map((_, at) => at);
    const at = (list, index) => list[index] ?? 0;
    order.sort((a, b) => at(files, a) - at(files, b) ||
        at(lines, a) - at(lines, b) ||
        compare(references[a] ?? '', references[b] ?? ''));
    const places = order.map((index) => {
        const line = at(lines, index);
        return {
            page: paths[at(files, index)] ?? '',
            line: line === 0 ? null : line,
            reference: references[index] ?? null,
        };
    });
    return { ...cause, count, places };
}
function byWeight(a, b) {
    return finding/* FINDING_KINDS */.m.indexOf(a.cause.kind) - finding/* FINDING_KINDS */.m.indexOf(b.cause.kind) || b.count - a.count;
}
function keyOf(cause) {
    switch (cause.kind) {
        case 'broken-link':
        case 'missing-sitemap-page':
            return `${cause.kind} ${cause.target}`;
        case 'missing-anchor':
            return `${cause.kind} ${cause.target}#${cause.anchor}`;
        case 'missing-resource':
            return `${cause.kind} ${cause.target} ${cause.use}`;
        case 'external-load':
            return `${cause.kind} ${cause.host}`;
        case 'no-title':
        case 'empty-page':
            return cause.kind;
    }
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
/**
 * The address that most of the clues agree on. What is left of an address after the path of its file is taken from its
 * end is where the site begins. `null`: no clue fits.
 */
function siteAddressFrom(clues, files) {
    const votes = new Map();
    const weakVotes = new Map();
    for (const { url, page } of clues) {
        const address = url.length <= ADDRESS_MAX_CHARS ? URL.parse(url) : null;
        if (address === null || !/^https?:$/.test(address.protocol))
            continue;
        const path = address.pathname.slice(1);
        const rest = page === null ? pathAbove(path, files) : pathBefore(path, page);
        const origin = `${address.protocol}//${address.host}/`;
        if (rest !== null)
            add(votes, origin + rest);
        // The start page fits everywhere, so that it decides only where nothing else does.
        else if (page === null)
            add(weakVotes, origin + path);
    }
    const winner = mostVoted(votes) ?? mostVoted(weakVotes);
    return winner === null ? null : parseSiteAddress(winner);
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
function add(votes, candidate) {
    votes.set(candidate, (votes.get(candidate) ?? 0) + 1);
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
const WORKER_HEAP_MIB = 1024;
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

;// CONCATENATED MODULE: ./lib/disk/site-check.js










const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** More of them wait for the disk and for each other. */
const WORKERS_MAX = 4;
/** References that are fetched by one message. */
const QUOTED_AT_ONCE = 20_000;
/**
 * Looks through an exported site for what would break for its readers. Reads its files in worker threads and makes no
 * request. Rejects with `disk-error` when there is no such folder, or with the reason of the signal.
 */
async function checkSite(root, options, signal) {
    signal.throwIfAborted();
    if ((0,external_node_fs_.statSync)(root, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new failure/* Failure */.HR('disk-error', { path: root, doing: 'check the site', problem: 'it is no folder' });
    const { hosting, maxFileBytes = MAX_FILE_BYTES } = options;
    const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const address = parseSiteAddress(options.siteUrl ?? '');
    const order = { root, hosting, address, maxFileBytes, taken, seed: (0,external_node_crypto_.randomInt)(2 ** 32) };
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
        return await new SiteCheck(options, hire, taken).run();
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
    /** Counts the files that have been taken. */
    #taken;
    #builder;
    #ledger = new AnchorLedger();
    #pages = 0;
    constructor(options, hire, taken) {
        this.#options = options;
        this.#hire = hire;
        this.#taken = new Int32Array(taken);
        this.#builder = new ReportBuilder(options.hosting);
    }
    async run() {
        const lead = this.#hire();
        const { survey } = await lead.ask('surveyed', null);
        const paths = survey.paths === '' ? [] : survey.paths.split('\0');
        const others = Array.from({ length: workersFor(paths.length, this.#options) - 1 }, this.#hire);
        const reading = [lead, ...others].map(async (member) => {
            member.onBatch((batch) => {
                this.#take(batch);
                const read = Math.min(Atomics.load(this.#taken, 0), paths.length);
                this.#options.onProgress?.(read, paths.length);
            });
            await member.ask('done', { kind: 'begin', survey });
        });
        await Promise.all(reading);
        await this.#quoteMissing(lead, paths);
        for (const skipped of survey.skipped)
            this.#builder.addSkipped(paths.length, skipped);
        const { address } = survey;
        return this.#builder.report({
            siteUrl: address === null ? null : siteUrl(address),
            paths,
            pages: this.#pages,
        });
    }
    #take({ judged, anchorFiles, anchorEnds, anchorNumbers, demands, redirects }) {
        for (const { file, isPage, faults, unlisted, loads, references, skipped } of judged) {
            if (isPage)
                this.#pages += 1;
            this.#builder.addFaults(file, faults);
            for (const [kind, count] of unlisted)
                this.#builder.addUnlisted(kind, count);
            this.#builder.addLoads(file, loads);
            this.#builder.addReferences(references);
            if (skipped !== null)
                this.#builder.addSkipped(file, skipped);
        }
        anchorFiles.forEach((file, index) => {
            const from = index === 0 ? 0 : (anchorEnds[index - 1] ?? 0);
            this.#ledger.addPage(file, anchorNumbers.subarray(from, anchorEnds[index]));
        });
        for (const [from, to] of redirects)
            this.#ledger.addRedirect(from, to);
        this.#ledger.addDemands(demands);
    }
    /** Makes faults of the names that other pages lack. Demands are held as numbers, so that their words are fetched now. */
    async #quoteMissing(lead, paths) {
        const missing = this.#ledger.missing();
        for (let at = 0; at < missing.length; at += QUOTED_AT_ONCE) {
            const some = missing.slice(at, at + QUOTED_AT_ONCE);
            const stretches = some.map(({ source, from, length }) => ({ file: source, from, length }));
            const { values } = await lead.ask('quoted', { kind: 'quote', stretches });
            some.forEach((demand, index) => {
                this.#builder.addFaults(demand.source, [missingAnchor(demand, values[index] ?? '', paths)]);
            });
        }
    }
}
function missingAnchor({ target, line }, address, paths) {
    const anchor = shortened(anchorIn(address));
    const cause = { kind: 'missing-anchor', target: paths[target] ?? '', anchor };
    return { cause, line, reference: shortened(address) };
}


/***/ })

};
