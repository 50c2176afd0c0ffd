import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 770:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__(218);


/***/ }),

/***/ 218:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var net = __nccwpck_require__(278);
var tls = __nccwpck_require__(756);
var http = __nccwpck_require__(611);
var https = __nccwpck_require__(692);
var events = __nccwpck_require__(434);
var assert = __nccwpck_require__(613);
var util = __nccwpck_require__(23);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
__webpack_unused_export__ = debug; // for test


/***/ }),

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 954:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 311:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   qJ: () => (/* binding */ isKnownFailure)
/* harmony export */ });
/** A failure that a user can act on. Its prose is made in `explain`, nowhere else. */
class Failure extends Error {
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
    return thrown instanceof Failure;
}
function isFailure(thrown, code) {
    return thrown instanceof Failure && thrown.code === code;
}


/***/ }),

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   fv: () => (/* binding */ RETRY_FIRST_MS),
/* harmony export */   p$: () => (/* binding */ jitter),
/* harmony export */   qO: () => (/* binding */ retryDelayMs)
/* harmony export */ });
/* unused harmony exports ERROR_RUN_LIMIT_MS, FIRST_CONTACT_LIMIT_MS, NOT_FOUND_GRACE_MS, AGENT_NOT_FOUND_GRACE_MS, BUNDLE_GRACE_MS, DEADLINE_GRACE_MS, ATTEMPTS_WITHOUT_PROGRESS */
/** The wait for a job goes on through failing polls for this long (a promise of docs/how-it-works.md). */
const ERROR_RUN_LIMIT_MS = (/* unused pure expression or super */ null && (5 * 60_000));
/** For a service that never answered it is this: most often `api-url` is wrong. */
const FIRST_CONTACT_LIMIT_MS = 60_000;
/** How long after its start a job may be unknown (404): the service may not show it everywhere at once. */
const NOT_FOUND_GRACE_MS = 30_000;
/** The same for an agent job. Shorter, because an earlier step created it a while ago. */
const AGENT_NOT_FOUND_GRACE_MS = 10_000;
/** How long the bundle of a completed job may be missing: the service may not know the end everywhere at once. */
const BUNDLE_GRACE_MS = 30_000;
/** An answer that is under way at the deadline is waited for this long: it is worth that, a hang is not. */
const DEADLINE_GRACE_MS = 5_000;
/** Download attempts in a row without a new byte, after which the download fails. */
const ATTEMPTS_WITHOUT_PROGRESS = 8;
/** The first delay of our own, and the least delay after a `Retry-After`. */
const RETRY_FIRST_MS = 1_000;
const RETRY_CAP_MS = 15_000;
/** Share of a delay that chance takes away or adds: many workflows that failed together must not come back together. */
const JITTER_SHARE = 0.2;
/**
 * The `Retry-After` header in milliseconds from now; `null` when absent or unreadable.
 * Source: RFC 9110, 10.2.3 (seconds or an HTTP date). A date in the past is 0.
 */
function readRetryAfter(header, nowMs) {
    const text = header?.trim() ?? '';
    if (/^\d{1,9}(\.\d{1,3})?$/.test(text))
        return Math.ceil(Number(text) * 1000);
    if (!/[A-Za-z]{3}/.test(text))
        return null;
    const dateMs = Date.parse(text);
    return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}
/** The delay before attempt number `attempt` (1 is the first repetition): doubling, capped, ±20 %. */
function retryDelayMs(attempt, random) {
    const base = Math.min(RETRY_CAP_MS, RETRY_FIRST_MS * 2 ** Math.min(attempt - 1, 10));
    return jitter(base, random);
}
/** `ms` with up to 20 % taken away or added, by a `random` of 0 to 1. */
function jitter(ms, random) {
    return Math.round(ms * (1 + JITTER_SHARE * (2 * random - 1)));
}


/***/ }),

/***/ 422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   P$: () => (/* binding */ encodingOf),
/* harmony export */   Tu: () => (/* binding */ namedEncoding)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(954);

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
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(part) ? part.toString() : GUESS.decode(part);
}
function decoderOf(page) {
    if (known?.page !== page) {
        const named = page.toString('latin1', 0, 3) === BYTE_ORDER_MARK ? null : namedEncoding(page);
        known = { page, decoder: named === null || named === 'utf-8' ? null : new TextDecoder(named) };
    }
    return known.decoder;
}


/***/ }),

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ parseSiteUrl),
/* harmony export */   Dg: () => (/* binding */ proxyProblems),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   nV: () => (/* binding */ parseApiUrl)
/* harmony export */ });
/* unused harmony export parseHostname */
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(786);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(288);


/** No server takes a longer one, and reading it would take long. */
const ADDRESS_MAX_CHARS = 2_000;
/** Quotes and a scheme, also one that is misspelt: `"https://`, `https:/`, `http//`, `//`. */
const BEFORE_HOST = /^["'<]*(?:(?:[a-z][a-z0-9+.-]*:|https?)?[/\\]+)?/i;
const API = {
    wanted: "Give a URL such as 'https://api.example.com'.",
    withoutCredentials: "; the key goes into 'api-key'.",
    unencrypted: 'would send the key over the network unencrypted',
};
const SITE = {
    wanted: "Give the URL of the site, such as 'https://docs.example.com'.",
    withoutCredentials: '; the site is asked for without credentials, as readers do.',
    unencrypted: 'is not encrypted: anybody on the way could answer for the site',
};
/**
 * Reads the base address of the API: origin and base path, without a trailing slash.
 * Refused: no or another scheme than http(s), credentials, query, fragment, white space, and plain `http:` to a host
 * that is not this machine, because the key would cross the network readable.
 * No refusal repeats credentials.
 */
function parseApiUrl(text) {
    return parseBaseUrl(text, API);
}
/** The same for the public address of a site. */
function parseSiteUrl(text) {
    return parseBaseUrl(text, SITE);
}
function parseBaseUrl(text, use) {
    const { wanted } = use;
    if (text.length > ADDRESS_MAX_CHARS)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`is longer than ${ADDRESS_MAX_CHARS} characters`, wanted);
    if (/[\s\p{Cc}\\]/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds white space, a backslash or a control character', wanted);
    const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
    if (scheme === undefined) {
        const bare = text.replace(BEFORE_HOST, '').replace(/["'>]+$/, '');
        // Plain `http:` is taken for this machine only, where it is what people mean.
        const meant = (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(parseBaseUrl(`http://${bare}`, use)) ?? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(parseBaseUrl(`https://${bare}`, use));
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("does not begin with 'https://'", meant === null ? wanted : `Did you mean '${meant}'?`);
    }
    if (scheme !== 'https' && scheme !== 'http')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`begins with '${scheme}://'`, wanted);
    const url = URL.parse(text);
    if (url === null)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is not a URL', wanted);
    const withoutExtras = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
    if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds credentials', `Give '${withoutExtras}'${use.withoutCredentials}`);
    }
    if (/[?#]/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a query or a fragment', `Give '${withoutExtras}'.`);
    if (scheme === 'http' && !isLoopback(url.hostname)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(use.unencrypted, `Give '${withoutExtras.replace('http:', 'https:')}'.`);
    }
    return { value: withoutExtras };
}
const EXAMPLE = "Give the hostname alone, such as 'docs.example.com'.";
/**
 * Reads a bare hostname and gives it in lower case. One label (`docs`) and underscores are taken: the service
 * judges whether it knows the site. Refused: whatever is more than a hostname, an IP address, and names that DNS forbids.
 */
function parseHostname(text) {
    if (looksLikeKey(text))
        return refuse('looks like an API key', EXAMPLE);
    if (/[\s\p{Cc}]/u.test(text))
        return refuse('holds white space', suggest(text));
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return refuse('is a URL; only its hostname is wanted', suggest(text));
    if (text.includes('@'))
        return refuse('holds a user name', suggest(text));
    if (/[/\\?#]/.test(text))
        return refuse('holds a path', suggest(text));
    if (/^\[|:.*:|^[\d.]+$/.test(text))
        return refuse('is an IP address', EXAMPLE);
    if (text.includes(':'))
        return refuse('holds a port', suggest(text));
    if (/\P{ASCII}/u.test(text))
        return refuse('holds letters that are not ASCII', suggest(text));
    if (text.endsWith('.'))
        return refuse('ends with a dot', suggest(text));
    const name = text.toLowerCase();
    return isHostname(name) ? { value: name } : refuse('is no hostname', suggest(text));
}
/** RFC 1035: 253 characters for a name as text, 63 for a label. */
function isHostname(name) {
    const isLabel = (label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label);
    return name.length <= 253 && !/^[\d.]+$/.test(name) && name.split('.').every(isLabel);
}
/** The sentence that shows the hostname that was probably meant. */
function suggest(text) {
    const meant = probablyMeant(text);
    return meant === null ? EXAMPLE : `Did you mean '${meant}'?`;
}
function probablyMeant(text) {
    // Whatever is much longer than a name was meant as something else, and takes long to read.
    if (text.length > 2_000)
        return null;
    const withoutScheme = text.trim().replace(BEFORE_HOST, '');
    const authority = withoutScheme.replace(/^[^/\\?#]*@/, '').replace(/[/\\?#"'>].*$/s, '');
    const host = authority.replace(/:\d*$/, '').replace(/\.+$/, '');
    if (host === '' || /\s/.test(host))
        return null;
    // The address parser writes a name with other letters in the form that DNS has for it (`xn--…`).
    const ascii = URL.parse(`http://${host}`)?.hostname ?? null;
    return ascii !== null && isHostname(ascii) ? ascii : null;
}
/**
 * Whether a hostname, as the address parser writes it, is this machine by definition (RFC 6761, RFC 1122). Plain `http:`
 * may carry the key to such a host only, and no proxy is asked for it: the two must never disagree.
 */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    return hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
/** The variables that the HTTP client reads: of each pair the first that is set. */
const PROXY_VARIABLES = [
    ['https_proxy', 'HTTPS_PROXY'],
    ['http_proxy', 'HTTP_PROXY'],
];
const PROXY_WANTED = "Write it as 'http://proxy.example.com:3128'.";
const ESCAPE = "Write such a character of a user name or password as an escape: '#' is '%23', '?' is '%3F', '/' is '%2F', '@' is '%40', '%' is '%25'.";
/**
 * What is wrong with the proxies that the environment names. The HTTP client would make a direct connection, or speak
 * HTTP to something else, without a word. No problem repeats a value: any part of it may be a password.
 */
function proxyProblems(env) {
    const exceptions = (env['no_proxy'] || env['NO_PROXY'] || '').split(',').map((item) => item.trim());
    if (exceptions.includes('*'))
        return [];
    return PROXY_VARIABLES.flatMap((names) => {
        const input = names.find((name) => env[name]);
        const fault = input === undefined ? null : faultOfProxy((env[input] ?? '').trim());
        return input === undefined || fault === null ? [] : [{ input, value: null, ...fault }];
    });
}
function faultOfProxy(text) {
    const scheme = /^([a-z][a-z0-9+.-]{0,30}):\/\//i.exec(text)?.[1]?.toLowerCase();
    if (scheme === undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("does not begin with 'http://' or 'https://'", PROXY_WANTED);
    if (scheme.startsWith('socks'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('names a SOCKS proxy, which this action cannot use', `Name an HTTP proxy: ${PROXY_WANTED.charAt(0).toLowerCase()}${PROXY_WANTED.slice(1)}`);
    if (scheme !== 'http' && scheme !== 'https')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`begins with '${scheme}://'`, PROXY_WANTED);
    if (/[\s\p{Cc}\\]/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds white space, a backslash or a control character', PROXY_WANTED);
    if (/[?#]/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("holds a '#' or a '?'", ESCAPE);
    const url = URL.parse(text);
    if (url === null)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is not a URL', `${PROXY_WANTED} ${ESCAPE}`);
    if (url.pathname !== '/')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a path', ESCAPE);
    return isEscaped(url.username) && isEscaped(url.password)
        ? null
        : (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("holds a '%' that begins no escape", ESCAPE);
}
function isEscaped(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X7: () => (/* binding */ choiceParser),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   oW: () => (/* binding */ parsePem),
/* harmony export */   rS: () => (/* binding */ countParser),
/* harmony export */   zC: () => (/* binding */ looksLikeKey)
/* harmony export */ });
/* unused harmony exports parseBoolean, hasKeyPrefix, parseJobId, parseVersion, parsePaths */
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(786);

/** Parsers of single inputs that are too small for a file of their own. Each takes text that is trimmed and not empty. */
const LABEL_MAX_CHARS = 256;
/** One of a few words, in any case. */
function choiceParser(choices, remedy) {
    const names = choices.map((choice) => `'${choice}'`);
    const [others, last] = [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
    const problem = choices.length === 2 ? `is neither ${others} nor ${last}` : `is none of ${others} and ${last}`;
    return (text) => {
        const value = choices.find((choice) => choice === text.toLowerCase());
        return value === undefined ? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(problem, remedy) : { value };
    };
}
const parseTrueOrFalse = choiceParser(['true', 'false'], "Write 'true' or 'false'.");
/** `true` or `false` in any case, nothing else. */
function parseBoolean(text) {
    const choice = parseTrueOrFalse(text);
    return 'value' in choice ? { value: choice.value === 'true' } : choice;
}
/** Digits only: no sign, no separators, no exponent. */
function countParser(least, most) {
    const range = `Write a whole number from ${least} to ${most}.`;
    return (text) => {
        if (!/^\d+$/.test(text)) {
            const digits = text.replaceAll(/[_,' ]/g, '');
            const meant = digits !== text && /^\d+$/.test(digits) ? `Did you mean '${digits}'?` : range;
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a whole number in digits', meant);
        }
        const value = Number(text);
        return value < least || value > most ? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is out of range', range) : { value };
    };
}
/** An API key as it goes into a header. No refusal repeats any of it. */
function parseApiKey(text) {
    if (/^bearer\s/i.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("begins with 'Bearer'", 'Give the key alone; the action adds the rest.');
    if (/\s/.test(text)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds white space', 'Paste the secret again as one line, without spaces or quotes.');
    }
    if (!/^[!-~]+$/.test(text)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds characters that no key has', 'Paste the secret again; an invisible character may have come along.');
    }
    return { value: text };
}
/** Whether a key has the shape that the service gives its admin keys: a word and an underscore first. */
function hasKeyPrefix(key) {
    return /^[a-z][a-z0-9]*_/i.test(key);
}
/** Whether a text that should be no key is one by its looks: a word, an underscore, and a long rest with a digit in it. */
function looksLikeKey(text) {
    return /^[a-z][a-z0-9]*_(?=\D*\d)[\w-]{16,}$/i.test(text);
}
/** The identifier of a job, safe as one segment of a path. */
function parseJobId(text, remedy = "Give the 'job-id' output of the step that started the job.") {
    if (!/^[A-Za-z0-9_.-]+$/.test(text))
        return refuse("holds more than letters, digits, '_', '-' and '.'", remedy);
    if (text === '.' || text.includes('..'))
        return refuse("holds '..' or is '.', which would change the URL", remedy);
    if (text.length > LABEL_MAX_CHARS)
        return refuse(`is longer than ${LABEL_MAX_CHARS} characters`, remedy);
    return { value: text };
}
/** A label of one line. */
function parseVersion(text) {
    const remedy = "Give a short label, such as '2026-11-21' or a commit.";
    if (/\p{Cc}/u.test(text))
        return refuse('holds a line break or another control character', remedy);
    if (text.length > LABEL_MAX_CHARS)
        return refuse(`is longer than ${LABEL_MAX_CHARS} characters`, remedy);
    return { value: text };
}
/** Page paths, one per line; blank lines do not count. At least one. */
function parsePaths(text) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    const paths = [...new Set(lines.filter((line) => line !== ''))];
    // Not `[slug]/`, as frameworks name folders.
    const odd = paths.find((path) => /\p{Cc}|^-\s|^\[(?:\s*"|$)|^[a-z][a-z0-9+.-]*:\/\//iu.test(path));
    if (odd !== undefined)
        return refuse(`holds '${odd.slice(0, 80)}', which is no page path`, "Give one per line, such as '/guide': no list, no address, no control character.");
    return { value: paths };
}
/** The text of a PEM file with at least one certificate in it, each of which `isCertificate` accepts. */
function parsePem(pem, isCertificate) {
    const remedy = "Give a PEM file, which holds '-----BEGIN CERTIFICATE-----'.";
    const blocks = certificateBlocks(pem);
    if (blocks.length === 0) {
        const what = pem.includes('PRIVATE KEY-----')
            ? 'names a private key'
            : 'names a file without a certificate in it';
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(what, remedy);
    }
    const damaged = blocks.findIndex((block) => !isCertificate(block));
    if (damaged === -1)
        return { value: pem };
    return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`names a file whose certificate number ${damaged + 1} cannot be read`, remedy);
}
/** PEM blocks; after the first, a beginning without an end is one too. */
function certificateBlocks(pem) {
    const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^]*?(?:-----END CERTIFICATE-----|$)/g) ?? [];
    return blocks[0]?.endsWith('-----END CERTIFICATE-----') === true ? blocks : [];
}


/***/ }),

/***/ 58:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  v: () => (/* binding */ Publisher)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(165);
// EXTERNAL MODULE: ./lib/system/disk-failure.js
var disk_failure = __nccwpck_require__(619);
;// CONCATENATED MODULE: ./lib/system/folders.js


/** The folders to create for `folder`, the deepest first. Node's own `recursive` never returns for a path such as `/proc/x/y`. */
function missingFolders(folder, { exists, parentOf } = { exists: external_node_fs_.existsSync, parentOf: external_node_path_.dirname }) {
    const missing = [];
    for (let at = folder; !exists(at); at = parentOf(at)) {
        missing.push(at);
        // A missing Windows drive is its own parent.
        if (parentOf(at) === at)
            break;
    }
    return missing;
}
/** Opens a folder. Throws what `node:fs` throws. */
function openFolder(folder) {
    // Other platforms have no path that leads through a descriptor.
    if (process.platform !== 'linux')
        return byName(folder);
    const descriptor = (0,external_node_fs_.openSync)(folder, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
    const close = () => {
        (0,external_node_fs_.closeSync)(descriptor);
    };
    try {
        const path = `/proc/self/fd/${descriptor}`;
        return { path, realPath: (0,external_node_fs_.readlinkSync)(path), close };
    }
    catch {
        // There is no /proc.
        close();
        return byName(folder);
    }
}
/** Where a folder lies, without links. Throws what `node:fs` throws. */
function placeOf(folder) {
    const { realPath, close } = openFolder(folder);
    close();
    return realPath;
}
function byName(folder) {
    return { path: folder, realPath: external_node_fs_.realpathSync.native(folder), close: () => undefined };
}

;// CONCATENATED MODULE: ./lib/system/new-file.js

/** Longer pieces are written without a copy. */
const GATHERED_CHARS = 256 * 1024;
/**
 * Creates a file with this text, with this mode whatever the umask is. Throws what `node:fs` throws, also when `path`
 * exists; the caller then removes what was written.
 */
function writeNewFile(path, mode, text) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'wx', mode);
    try {
        (0,external_node_fs_.fchmodSync)(descriptor, mode);
        let gathered = '';
        for (const piece of text) {
            gathered += piece;
            if (gathered.length < GATHERED_CHARS)
                continue;
            (0,external_node_fs_.writeFileSync)(descriptor, gathered);
            gathered = '';
        }
        (0,external_node_fs_.writeFileSync)(descriptor, gathered);
        // Some file systems report a full disk only now.
        (0,external_node_fs_.fsyncSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
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

;// CONCATENATED MODULE: ./lib/system/rename.js


/** Renames, and waits a moment where the system reports the path in use. Throws what `renameSync` throws. */
function rename(from, to) {
    for (let times = 1;; times += 1) {
        try {
            (0,external_node_fs_.renameSync)(from, to);
            return;
        }
        catch (error) {
            const pauseMs = renamePauseMs((0,disk_failure/* systemErrorCode */.vq)(error), times, process.platform);
            if (pauseMs === null)
                throw error;
            // Nothing else may happen between two renames of one publication.
            halt(pauseMs);
        }
    }
}
/**
 * Windows refuses to rename or remove a file while a program has it open. Scanners and indexers open new files for
 * moments. Together these pauses are 1.3 s: a cancelled step must end within three.
 */
const PAUSES_MS = [10, 20, 40, 80, 150, 300, 700];
const IN_USE_ON_WINDOWS = ['EPERM', 'EACCES', 'EBUSY'];
/** The folder of a removed file: another program adds files to it, or Windows has not finished removing the file. */
const STILL_FULL = 'ENOTEMPTY';
/**
 * How long to wait, in milliseconds, before a rename is retried that was refused with `code` for the `times`th time;
 * `null`: waiting will not help. On other systems a path in use can be renamed, so a refusal is final.
 */
function renamePauseMs(code, times, platform) {
    if (platform !== 'win32' || !IN_USE_ON_WINDOWS.includes(code))
        return null;
    return PAUSES_MS[times - 1] ?? null;
}
/** How long to wait, in milliseconds, before a removal is retried; `null`: waiting will not help. */
function removalPauseMs(code, times, platform) {
    if (code === STILL_FULL)
        return PAUSES_MS[times - 1] ?? null;
    return renamePauseMs(code, times, platform);
}
/** Stops this thread, so that nothing else happens meanwhile. */
function halt(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

;// CONCATENATED MODULE: ./lib/system/remove-trees.js




/** `rmSync` retries too, but on Windows not after EPERM, which is the usual refusal, and without real pauses. */
const MACHINE_REMOVER = {
    platform: process.platform,
    remove: (path) => {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    },
    pause: halt,
    msLeft: () => Infinity,
};
/** Stands for an error code of the system. */
const NO_TIME = 'no time';
/**
 * Removes trees, and waits a moment for those that are in use. Returns the paths of those that stay, because they are in
 * use or there is no time left. It is synchronous, since it also runs while the process ends.
 */
function removeTrees(paths, remover = MACHINE_REMOVER) {
    let left = paths;
    for (let times = 1;; times += 1) {
        const refused = left.map((path) => ({ path, code: removeTree(path, remover) }));
        const stay = refused.filter(({ code }) => code !== null);
        left = stay.map(({ path }) => path);
        const pauses = stay.map(({ code }) => removalPauseMs(code, times, remover.platform) ?? 0);
        const pauseMs = Math.max(0, ...pauses);
        if (pauseMs === 0 || pauseMs > remover.msLeft())
            return left;
        remover.pause(pauseMs);
    }
}
/** Removes trees without waiting. Returns the paths of those that stay. */
function removeAtOnce(paths, remover = MACHINE_REMOVER) {
    return paths.filter((path) => removeTree(path, remover) !== null);
}
/** Removes a tree, also one with read-only folders. Returns the code of the error; `null` when it is gone. */
function removeTree(path, remover) {
    const { remove, msLeft } = remover;
    if (msLeft() < Infinity && !removeFiles(path, remover))
        return NO_TIME;
    try {
        remove(path);
        return null;
    }
    catch {
        // Once more with every right to its folders.
        makeWritable(path);
    }
    try {
        remove(path);
        return null;
    }
    catch (error) {
        return (0,disk_failure/* systemErrorCode */.vq)(error) ?? 'unknown';
    }
}
/** Removes the files of a tree one by one, as far as possible. Returns whether the time was enough. */
function removeFiles(folder, remover) {
    let entries;
    try {
        entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return remover.msLeft() > 0;
    }
    for (const entry of entries) {
        if (remover.msLeft() <= 0)
            return false;
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory()) {
            if (!removeFiles(path, remover))
                return false;
            continue;
        }
        try {
            remover.remove(path);
        }
        catch {
            // Removing the whole tree tries this file again, and reports its error.
        }
    }
    return true;
}
/** Gives the owner every right to the folders of a tree, as far as possible. */
function makeWritable(folder) {
    try {
        (0,external_node_fs_.chmodSync)(folder, 0o700);
        for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
            if (entry.isDirectory())
                makeWritable((0,external_node_path_.join)(folder, entry.name));
        }
    }
    catch {
        // Removing them later reports the error.
    }
}

;// CONCATENATED MODULE: ./lib/publish/publisher.js








const MAKE_TEMPORARY = 'create a temporary folder';
/**
 * Makes staging paths beside the targets, so that publishing is a rename, and remembers every one of them until it is
 * published or removed. All of it is synchronous: it also runs while the process ends. The folders above the targets are
 * judged again each time: one of them may have become a link while the run waited.
 */
class Publisher {
    #remover;
    #ours = [];
    #parents = [];
    /** Folder → where it lay, or would have lain, when it was first used. */
    #places = new Map();
    /** `targets`: what will be published, or `null` for what will not. Where they lead now, they have to lead later. */
    constructor(targets = [], remover = MACHINE_REMOVER) {
        this.#remover = remover;
        for (const target of targets) {
            if (target === null)
                continue;
            try {
                this.#placeOf((0,external_node_path_.dirname)(target));
            }
            catch {
                // Using it reports the error.
            }
        }
    }
    /** A new, empty folder beside `target`, hidden, with the folders above it. Throws `disk-full`, `disk-error`. */
    folderBeside(target) {
        this.#makeParent(target);
        return this.#newFolder((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target)}.partial-`);
    }
    /** A new, empty folder for the tree that will become `target`. Throws `disk-full`, `disk-error`. */
    stagingFor(target) {
        return this.#staging(this.folderBeside(target));
    }
    /** A new, empty folder below `parent` for a tree that is not published. Throws `disk-full`, `disk-error`. */
    stagingIn(parent) {
        return this.#staging(this.folderIn(parent));
    }
    /** Removes a tree made by `stagingFor` and its parent folders. `discard` removes what is in use. */
    removeStaging(staging) {
        const folder = (0,external_node_path_.dirname)(staging);
        this.#ours = [...this.#ours.filter((path) => path !== folder), ...removeAtOnce([folder], this.#remover)];
    }
    /** A new, empty folder below `parent`, which exists. */
    folderIn(parent) {
        return this.#newFolder(parent, 'static-docs-export-');
    }
    /**
     * Renames each `from` to its `to`, all or none: if one fails, those before it are undone.
     * The old path at a `to` is moved aside until all have succeeded, then removed; an empty folder is always replaced.
     */
    publish(moves) {
        this.#place(moves, 'publish');
        this.#parents.length = 0;
        // `discard` removes what is in use: it may be free by then, and everything is published already.
        this.#ours = removeAtOnce(this.#ours, this.#remover);
    }
    /** Publishes one file, for good. Everything else is still staged. `doing` is for failures. */
    publishAlone(move, doing = 'publish') {
        this.#place([move], doing);
    }
    /** Writes a file, with this mode whatever the umask is, and publishes it at once. Throws `disk-full`, `disk-error`. */
    publishFile(path, file) {
        const from = (0,external_node_path_.join)(this.folderBeside(path), 'draft');
        (0,disk_failure/* orDiskFailure */.fR)(path, file.doing, () => {
            writeNewFile(from, file.mode, [file.text]);
        });
        this.publishAlone({ from, to: path, mayReplace: true }, file.doing);
    }
    #place(moves, doing) {
        const undo = [];
        const aside = [];
        // Open until all is done or undone, so that both happen in the same folders.
        const folders = [];
        let target = '';
        try {
            for (const { from, to, mayReplace } of moves) {
                target = to;
                const parent = (0,external_node_path_.dirname)(to);
                const folder = this.#open(parent, doing);
                folders.push(folder);
                const here = (path) => (0,external_node_path_.join)(folder.path, (0,external_node_path_.relative)(parent, path));
                const [fromHere, toHere] = [here(from), here(to)];
                if (!mayReplace) {
                    if ((0,external_node_fs_.existsSync)(toHere)) {
                        // Another program has filled it since the inputs were checked: it stays.
                        if (!isFolder(toHere) || (0,external_node_fs_.readdirSync)(toHere).length > 0)
                            throw new failure/* Failure */.HR('disk-error', { path: to, doing, problem: 'it is not empty any more' });
                        (0,external_node_fs_.rmdirSync)(toHere);
                        undo.unshift(() => {
                            (0,external_node_fs_.mkdirSync)(toHere);
                        });
                    }
                }
                else if ((0,external_node_fs_.existsSync)(toHere)) {
                    // A file may replace only a file: the contents of a folder created since belong to another program.
                    if (isFolder(toHere) && !isFolder(fromHere))
                        throw new failure/* Failure */.HR('disk-error', { path: to, doing, problem: 'it is a folder by now' });
                    const holder = (0,external_node_fs_.mkdtempSync)(here((0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(to)}.replaced-`)));
                    aside.push((0,external_node_path_.join)(parent, (0,external_node_path_.basename)(holder)));
                    const old = (0,external_node_path_.join)(holder, (0,external_node_path_.basename)(to));
                    moveAside(toHere, old, { path: to, doing });
                    undo.unshift(() => {
                        rename(old, toHere);
                    });
                }
                rename(fromHere, toHere);
                undo.unshift(() => {
                    rename(toHere, fromHere);
                });
            }
        }
        catch (error) {
            for (const step of undo)
                step();
            throw (0,disk_failure/* diskFailure */.C9)(named(error, folders.at(-1), (0,external_node_path_.dirname)(target)), target, doing);
        }
        finally {
            for (const { close } of folders)
                close();
            // Only now: until then these paths hold the old files.
            this.#ours = [...this.#ours, ...aside];
        }
    }
    /**
     * Renames staged trees into `folder`, which takes a moment however many files there are. What is in use or on
     * another file system stays where it is.
     */
    moveAway(folder) {
        this.#ours = this.#ours.map((path) => {
            const away = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path));
            try {
                (0,external_node_fs_.renameSync)(path, away);
                return away;
            }
            catch {
                return path;
            }
        });
    }
    /** Removes everything unpublished, and returns the paths that cannot be removed. A second call tries those again. */
    discard() {
        this.#ours = removeTrees(this.#ours, this.#remover);
        // The deepest first: a folder is empty only after those in it are gone.
        const parents = this.#parents.splice(0).toSorted((a, b) => b.length - a.length);
        for (const folder of parents)
            this.#removeIfEmpty(folder);
        return this.#ours;
    }
    #makeParent(target) {
        const parent = (0,external_node_path_.dirname)(target);
        const missing = missingFolders(parent);
        // All of them, before any exists.
        (0,disk_failure/* orDiskFailure */.fR)(parent, 'create the folder', () => this.#placeOf(parent));
        for (const folder of missing.toReversed()) {
            this.#parents.push(folder);
            const doing = 'create the folder';
            this.#inside((0,external_node_path_.dirname)(folder), doing, (here) => {
                try {
                    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(here, (0,external_node_path_.basename)(folder)));
                }
                catch (error) {
                    if ((0,disk_failure/* systemErrorCode */.vq)(error) !== 'EEXIST')
                        throw (0,disk_failure/* diskFailure */.C9)(error, folder, doing);
                }
            });
        }
    }
    #removeIfEmpty(folder) {
        try {
            this.#inside((0,external_node_path_.dirname)(folder), 'remove the folder', (here) => {
                (0,external_node_fs_.rmdirSync)((0,external_node_path_.join)(here, (0,external_node_path_.basename)(folder)));
            });
        }
        catch {
            // Another program has created something there meanwhile: it stays.
        }
    }
    #staging(folder) {
        const staging = (0,external_node_path_.join)(folder, 'site');
        (0,disk_failure/* orDiskFailure */.fR)(folder, MAKE_TEMPORARY, () => {
            (0,external_node_fs_.mkdirSync)(staging);
            // The mode of the published folder, whatever the umask is.
            (0,external_node_fs_.chmodSync)(staging, 0o755);
        });
        return staging;
    }
    #newFolder(parent, prefix) {
        const name = this.#inside(parent, MAKE_TEMPORARY, (here) => (0,external_node_path_.basename)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(here, prefix))));
        const path = (0,external_node_path_.join)(parent, name);
        this.#ours = [...this.#ours, path];
        return path;
    }
    /** Calls `act` with a path that leads into a folder that is where it was. Throws `disk-full`, `disk-error`. */
    #inside(folder, doing, act) {
        const opened = this.#open(folder, doing);
        try {
            return act(opened.path);
        }
        catch (error) {
            throw (0,disk_failure/* diskFailure */.C9)(named(error, opened, folder), folder, doing);
        }
        finally {
            opened.close();
        }
    }
    /** Opens a folder, and throws `disk-error` where it is not the one that it was. */
    #open(folder, doing) {
        return (0,disk_failure/* orDiskFailure */.fR)(folder, doing, () => {
            const place = this.#placeOf(folder);
            const opened = openFolder(folder);
            if (opened.realPath === place)
                return opened;
            opened.close();
            const problem = `it was '${place}' when it was judged, and leads to '${opened.realPath}' by now`;
            throw new failure/* Failure */.HR('disk-error', { path: folder, doing, problem });
        });
    }
    /** Where a folder lay when it was first asked for. What was missing then counts from the nearest folder that existed. */
    #placeOf(folder) {
        const known = this.#places.get(folder);
        if (known !== undefined)
            return known;
        const isRoot = (0,external_node_path_.dirname)(folder) === folder;
        const place = (0,external_node_fs_.existsSync)(folder) || isRoot ? placeOf(folder) : (0,external_node_path_.join)(this.#placeOf((0,external_node_path_.dirname)(folder)), (0,external_node_path_.basename)(folder));
        this.#places.set(folder, place);
        return place;
    }
}
/** The error with the name of the folder for the path of its descriptor. */
function named(error, opened, folder) {
    if (error instanceof Error && opened !== undefined)
        error.message = error.message.replaceAll(opened.path, folder);
    return error;
}
/** Links are not followed. */
function isFolder(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Renames what is at a target. `disk-error` where the file system moves no folder of a lower layer, as in a container. */
function moveAside(from, to, { path, doing }) {
    try {
        rename(from, to);
    }
    catch (error) {
        if ((0,disk_failure/* systemErrorCode */.vq)(error) !== 'EXDEV')
            throw error;
        const problem = 'it is part of the image of this container, which the file system does not move; remove it in a step before, or choose another path';
        throw new failure/* Failure */.HR('disk-error', { path, doing, problem }, error);
    }
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Vn: () => (/* binding */ requireOutputFile),
/* harmony export */   uH: () => (/* binding */ setOutput)
/* harmony export */ });
/* unused harmony exports OUTPUT_NAMES, AGENT_OUTPUT_NAMES, VERIFY_OUTPUT_NAMES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(79);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(165);



/** The outputs of the root action, in the order of `action.yml`. */
// prettier-ignore
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'job-id', 'result', 'page-count', 'site-path', 'file-count', 'site-size', 'content-digest', 'manifest-path',
    'changed', 'added-count', 'changed-count', 'removed-count', 'changes-path', 'upload-path', 'invalidation-path',
    'pages-changed-count', 'pages-unknown-count', 'text-changed', 'pages-path', 'check-findings', 'check-report',
    'bundle-path', 'bundle-size', 'bundle-sha256', 'bundle-url', 'bundle-expires-at',
    'artifact-id', 'artifact-url', 'artifact-digest', 'helm-values',
]));
/** The outputs of the agent-job action, in the order of its `action.yml`. */
// prettier-ignore
const AGENT_OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'status', 'result', 'pull-request-url', 'repository', 'ref', 'model', 'created-at', 'archived-at',
]));
/** The outputs of the verify action, in the order of its `action.yml`. */
const VERIFY_OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'result',
    'checked-count',
    'stale-count',
    'broken-count',
    'report',
]));
/**
 * Checks that outputs can be written, by writing a byte (the disk may be full) and removing it. Throws
 * `outputs-unusable`. A runner without such a file takes outputs from the log.
 */
function requireOutputFile(env) {
    const path = env['GITHUB_OUTPUT'] ?? '';
    if (path === '')
        return;
    try {
        // A pipe without a reader must not hold the run. Windows has no such flag, and counts it as 0.
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            if (!found.isFile())
                throw new Error('it is no file');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, '\n', found.size);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, found.size);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch (error) {
        throw unusable(error, path);
    }
}
/** Sets an output of the step. Throws `outputs-unusable`. */
function setOutput(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__.setOutput(name, value);
    }
    catch (error) {
        throw unusable(error, process.env['GITHUB_OUTPUT'] ?? '');
    }
}
function unusable(error, path) {
    const problem = error instanceof Error ? error.message : String(error);
    return new _core_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('outputs-unusable', { path, problem }, error);
}


/***/ }),

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(760);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(165);
/* harmony import */ var _inputs_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(345);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(568);
/* harmony import */ var _system_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(619);







/** Shorter words of a key that holds white space are no secret, and masking them would blot out the log. */
const WORD_MIN_CHARS = 8;
/**
 * Reads the inputs that the runner put into the environment, reads (and never changes) the disk, and emits the
 * warnings. The key is masked before anything else happens.
 * Throws `inputs-invalid` with every problem at once, and `outputs-unusable`: a run that cannot write its outputs does
 * nothing, as later steps could not learn its result.
 */
function readInputs({ defaults, parse, domainOf, usesTemp }, env, { emit, mask, tempFolder }) {
    const raw = readRaw(defaults, env);
    maskKey(raw, mask);
    const parsed = parse(raw, machineOf(env));
    const problems = [
        ...('problems' in parsed ? parsed.problems : []),
        ...(0,_inputs_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .proxyProblems */ .Dg)(env),
        ...(usesTemp ? tempProblems(tempFolder) : []),
    ];
    if ('problems' in parsed || problems.length > 0)
        throw new _core_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('inputs-invalid', { problems });
    (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .requireOutputFile */ .Vn)(env);
    emit({ kind: 'inputs-read', domain: domainOf(parsed.inputs), warnings: parsed.warnings });
    return parsed.inputs;
}
/** Without this folder an export would fail at its first file, after an hour of waiting for it. */
function tempProblems(path) {
    const real = realPath(path);
    const isThere = real !== null && pathState(real).endsWith('folder');
    const problem = !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)
        ? 'is not absolute'
        : !isThere
            ? 'is no folder'
            : mayWrite(path)
                ? null
                : 'is a folder that this user may not change';
    const remedy = "Set it on the runner to the absolute path of a folder that exists, or leave it unset for the system's own.";
    return problem === null ? [] : [{ input: 'RUNNER_TEMP', value: path, problem, remedy }];
}
/** By the runner's own rule: upper case, spaces to underscores, hyphens as they are; empty when absent. */
function readRaw(defaults, env) {
    const read = (name) => env[`INPUT_${name.toUpperCase()}`] ?? '';
    return Object.fromEntries(Object.keys(defaults).map((name) => [name, read(name)]));
}
/** Masks the key as it will be used, and each word of one that will be refused because it has several. */
function maskKey(raw, mask) {
    const key = (raw['api-key'] ?? '').trim();
    if (key === '')
        return;
    mask(key);
    const words = key.split(/\s+/);
    if (words.length === 1)
        return;
    for (const word of words)
        if (word.length >= WORD_MIN_CHARS)
            mask(word);
}
function machineOf(env) {
    const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
    const { platform } = process;
    const nodeVersion = process.versions.node;
    const disk = { pathState, realPath, isMountPoint, mayWrite, readBytes };
    return { workspace, platform, nodeVersion, isCertificate, ...disk };
}
function pathState(path) {
    try {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        if (found.isSymbolicLink())
            return 'link';
        if (found.isFile())
            return 'file';
        if (!found.isDirectory())
            return 'unreadable';
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path).length === 0 ? 'empty-folder' : 'folder';
    }
    catch (error) {
        const code = (0,_system_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .systemErrorCode */ .vq)(error);
        return code === 'ENOENT' ? 'missing' : code === 'ENOTDIR' ? 'below-file' : 'unreadable';
    }
}
/** The real path of the deepest existing parent, with the other names after it. */
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path);
    }
    catch (error) {
        const code = (0,_system_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .systemErrorCode */ .vq)(error);
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        // A visible link that cannot be followed has no target, or leads in a circle.
        if (code === 'ELOOP' || pathState(path) === 'link')
            return null;
        // A missing drive or share has no links.
        if (parent === path || (code !== 'ENOENT' && code !== 'ENOTDIR'))
            return path;
        const real = realPath(parent);
        return real === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    }
}
/** Linux lists them, with octal escapes; elsewhere none is known. */
function isMountPoint(path) {
    const mounts = String(readBytes('/proc/self/mountinfo', Infinity)).split('\n');
    const real = realPath(path);
    const unescape = (text = '') => text.replaceAll(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
    return mounts.some((line) => unescape(line.split(' ')[4]) === real);
}
function mayWrite(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
function readBytes(path, mostBytes) {
    try {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!found.isFile())
            return 'unreadable';
        return found.size > mostBytes ? 'too-large' : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
    }
    catch {
        return 'unreadable';
    }
}
function isCertificate(pemBlock) {
    try {
        return new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(pemBlock).raw.length > 0;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  I: () => (/* binding */ runSession)
});

;// CONCATENATED MODULE: external "node:async_hooks"
const external_node_async_hooks_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(311);
// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __nccwpck_require__(165);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 19 modules
var core = __nccwpck_require__(79);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(814);
// EXTERNAL MODULE: ./lib/text/words.js
var words = __nccwpck_require__(810);
// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(54);
;// CONCATENATED MODULE: ./lib/check/report/severity.js
/** In the order of totals and of texts about them. */
const FINDING_KINDS = (/* unused pure expression or super */ null && ([
    'broken-link',
    'missing-anchor',
    'missing-resource',
    'external-load',
    'missing-sitemap-page',
    'no-title',
    'empty-page',
    'error-page',
    'missing-optional',
]));
/** Kinds without a missing target: one cause per kind, with one place per page. */
function isOfPages(kind) {
    return kind === 'no-title' || kind === 'empty-page' || kind === 'error-page';
}
/** The most severe first. */
const SEVERITIES = ['high', 'medium', 'low', 'none'];
/** What readers lose: look and function of a page, a page, a part of it, a position on it, or hardly anything. */
const LOSSES = (/* unused pure expression or super */ null && (['code', 'page', 'part', 'place', 'little']));
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

;// CONCATENATED MODULE: ./lib/check/report/check-text.js



/** `Checked 1,234 of 5,678 files so far` */
function checkProgressText(event) {
    return `${event.isCheck ? 'Checked' : 'Read'} ${(0,amounts/* grouped */.zD)(event.fileCount)} of ${(0,amounts/* counted */.hS)(event.totalFiles, 'file')} so far`;
}
/** `Checked 12 pages in 0.3 s: no problems found` */
function checkedText({ outcome, missingBaseline }, tookMs) {
    const { optional, placesLeftOut, skipped } = outcome;
    const rest = [
        ...acceptedTexts(outcome),
        ...goneTexts(outcome),
        ...(missingBaseline === null ? [] : [`nothing is known: there is no file at ${missingBaseline}`]),
        ...(optional.findings > 0 ? [`not counted: ${countedKind('missing-optional', optional.findings)}`] : []),
        ...(placesLeftOut > 0 ? [`${(0,amounts/* counted */.hS)(placesLeftOut, 'place')} not listed`] : []),
        ...(skipped === null ? [] : [`${(0,amounts/* counted */.hS)(skipped.count, 'file')} not fully checked`]),
    ];
    const took = `Checked ${(0,amounts/* counted */.hS)(outcome.pages, 'HTML file')} in ${(0,amounts/* formatDuration */.a3)(tookMs)}`;
    return `${took}: ${[verdictText(outcome), ...rest].join('; ')}`;
}
/** `no problems found`, or `3 problems in 31 places: 2 broken links, 1 missing file`. With an earlier report, `3 new problems`. */
function verdictText({ findings, places, kinds, baseline }) {
    const noun = problemNoun(baseline?.known ?? null);
    if (findings === 0)
        return `no ${noun}s found`;
    const byKind = kinds.map(({ kind, count }) => countedKind(kind, count));
    return `${(0,amounts/* counted */.hS)(findings, noun)} in ${(0,amounts/* counted */.hS)(places, 'place')}: ${byKind.join(', ')}`;
}
/** `known`: problems of an earlier report; `null`: there is none. */
function problemNoun(known) {
    return known === null ? 'problem' : 'new problem';
}
/** `400 known problems`, `12 ignored problems` */
function acceptedTexts({ baseline, ignored }) {
    const known = baseline?.known ?? 0;
    return [
        ...(known > 0 ? [(0,amounts/* counted */.hS)(known, 'known problem')] : []),
        ...(ignored > 0 ? [(0,amounts/* counted */.hS)(ignored, 'ignored problem')] : []),
    ];
}
/** `3 problems fewer than in the earlier report` */
function goneTexts({ baseline }) {
    const gone = baseline?.gone ?? 0;
    return gone > 0 ? [`${(0,amounts/* counted */.hS)(gone, 'problem')} fewer than in the earlier report`] : [];
}
/** What does not count, and what is gone, in one line; empty where everything counts. */
function acceptedText(outcome) {
    const accepted = acceptedTexts(outcome);
    const clauses = [
        ...(accepted.length > 0 ? [`Not counted: ${accepted.join(', ')}`] : []),
        ...goneTexts(outcome),
    ];
    return clauses.length === 0 ? '' : `${clauses.join('. ')}.`;
}
/** Patterns that match nothing, as a sentence; empty where all do. */
function unusedText({ unused: { count, first } }, escape) {
    if (count === 0)
        return '';
    const more = count > first.length ? ` and ${(0,amounts/* grouped */.zD)(count - first.length)} more` : '';
    return `'check-ignore' has ${(0,amounts/* counted */.hS)(count, 'pattern')} that ${count === 1 ? 'matches' : 'match'} no problem: ${first.map(escape).join(', ')}${more}. Remove ${count === 1 ? 'it' : 'them'}.`;
}
/** `problem` is one clause. */
function brokenCheckText(problem) {
    return `The site is not checked: ${problem}. With 'check: warn' it is published anyway.`;
}
/** Most warnings of a run: the runner shows ten annotations of a kind per step. */
const NOTICES_MAX = 10;
const NOUNS = {
    'broken-link': ['broken link', 'broken links'],
    'missing-anchor': ['missing anchor', 'missing anchors'],
    'missing-resource': ['missing file', 'missing files'],
    'external-load': ['external request', 'external requests'],
    'missing-sitemap-page': ['sitemap entry without a file', 'sitemap entries without a file'],
    'missing-optional': ['missing optional file', 'missing optional files'],
    'no-title': ['page without a title', 'pages without a title'],
    'empty-page': ['empty page', 'empty pages'],
    'error-page': ['page that shows an error or nothing', 'pages that show an error or nothing'],
};
/** The words before the missing target, and before its place. */
const PREPOSITIONS = {
    'broken-link': [' to ', ' in '],
    'missing-anchor': [' ', ', linked from '],
    'missing-resource': [' ', ', loaded by '],
    'external-load': [' to ', ', made by '],
    'missing-sitemap-page': [': ', ', named in '],
    'missing-optional': [' ', ', named in '],
    'no-title': ['', ': '],
    'empty-page': ['', ': '],
    'error-page': ['', ': '],
};
const REMEDIES = {
    'broken-link': 'Correct the link, or export the page as well.',
    'missing-anchor': 'Correct the link, or give the heading its name back.',
    'missing-resource': 'Add the file to the docs, or remove what loads it.',
    'external-load': 'Air-gapped readers cannot reach the host: serve the file with the site, or turn off what needs it.',
    'missing-sitemap-page': 'Export the page as well, or leave it out of the sitemap.',
    'missing-optional': 'Add the file, or remove what names it.',
    'no-title': 'Give each page one: browser tabs, bookmarks and search results show it.',
    'empty-page': 'Look for the cause on the dashboard, and export again.',
    'error-page': 'Look for the cause on the dashboard, and export again once the content shows there.',
};
/** `1 broken link`, `1,234 broken links` */
function countedKind(kind, count) {
    return `${(0,amounts/* grouped */.zD)(count)} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}
/** A problem without a full stop: `Broken link to '/gone' in 'a.html:3' and 31 more places (12 files in all)`. */
function problemText(group, escape) {
    const { kind, subject, detail, causes, places, pages, examples } = group;
    const [before, after] = PREPOSITIONS[kind];
    const whole = isOfPages(kind);
    const number = whole ? places : causes;
    const [one] = NOUNS[kind];
    const noun = number === 1 ? one.charAt(0).toUpperCase() + one.slice(1) : countedKind(kind, number);
    // A relation may be a word of the site.
    const use = detail !== null && kind === 'missing-optional' ? escape(detail) : detail;
    const what = `${noun}${before}${whole ? '' : escape(subject)}${use === null ? '' : ` (${use})`}`;
    const listed = examples.flatMap(({ place }) => (place === '' ? [] : [escape(place)]));
    const shown = whole ? listed : listed.slice(0, 1);
    if (shown.length === 0)
        return what;
    const more = places - shown.length;
    const files = pages === 1 ? 'in that file' : `(${(0,amounts/* counted */.hS)(pages, 'file')} in all)`;
    const others = whole ? `${(0,amounts/* grouped */.zD)(more)} more` : `${(0,amounts/* counted */.hS)(more, 'more place')} ${files}`;
    return `${what}${after}${shown.join(', ')}${more > 0 ? ` and ${others}` : ''}`;
}
/** What to do, if an explanation is known; otherwise `null`. */
function explanationText({ explanation, similar, causes, subject }, escape) {
    if (similar !== null) {
        const there = causes === 1 ? 'There is' : 'There are files such as';
        return `${there} ${escape(`/${similar}`)}: hosts tell upper from lower case, so write it like that.`;
    }
    switch (explanation) {
        case null:
            return null;
        case 'image-server':
            return `${escape('/_next/image?url=')} needs Next.js' image server: export with ${escape('images.unoptimized')}.`;
        case 'original-host':
            return 'Exists on the original host only: remove what asks for it, or use the full address of that host.';
        case 'outside':
            return 'Leads out of the exported folder: export that part as well, or link to its full address.';
        case 'base-path':
            return `The site was built for the base path ${escape(subject)}: publish it there, or export it with the base path ${escape('/')}.`;
        default:
            return `Works only where ${escape(explanation)} is honoured: for other hosts, correct the address.`;
    }
}
/** A group in two sentences: what is wrong and where, then what to do. */
function noticeOf(group) {
    return `${problemText(group, words/* quote */.hD)}. ${explanationText(group, words/* quote */.hD) ?? REMEDIES[group.kind]}`;
}
/**
 * The groups that get an annotation, the most severe first, after `warned` other warnings. A run that fails has one more
 * annotation, its error.
 */
function noticesOf({ outcome, refused }, warned) {
    const { groups, findings, more } = outcome;
    const unused = unusedText(outcome, words/* quote */.hD);
    const last = unused === '' ? [] : [unused];
    const most = Math.max(1, NOTICES_MAX - warned - last.length - (refused ? 1 : 0));
    if (groups.length <= most && more === 0)
        return [...groups.map(noticeOf), ...last];
    const shown = groups.slice(0, most - 1);
    const rest = findings - shown.reduce((sum, { causes }) => sum + causes, 0);
    return [
        ...shown.map(noticeOf),
        `The site check found ${(0,amounts/* grouped */.zD)(rest)} more. The summary of this run shows the most severe ones, and 'check-report' writes all to a file.`,
        ...last,
    ];
}

// EXTERNAL MODULE: ./lib/verify/verify-text.js
var verify_text = __nccwpck_require__(894);
;// CONCATENATED MODULE: ./lib/report/run-words.js

/** What annotations and summaries begin with. */
const TITLES = {
    export: 'Docs export',
    'agent-job': 'Agent job',
    verify: 'Live site',
};
function site({ domain }) {
    return domain === null ? 'the site' : `'${domain}'`;
}
function job({ jobId, subject }) {
    const noun = subject === 'agent-job' ? 'agent job' : 'job';
    return jobId === null ? `the ${noun}` : `${noun} '${jobId}'`;
}
/** How a reader goes on with the same job. */
function howToResume({ jobId, subject, isRecorded }) {
    if (subject === 'agent-job')
        return 'Run this again: it follows the same job.';
    if (jobId === null || subject === 'verify')
        return 'Run this again.';
    return isRecorded
        ? `'Re-run failed jobs' resumes job '${jobId}' without a new export.`
        : `To resume this job without a new export, run the workflow with 'job-id: ${jobId}'.`;
}
/** The same behind another sentence; empty before a job is known. A run without its id would start another export. */
function thenResume(run) {
    return run.jobId === null ? '' : ` ${howToResume(run)}`;
}
/** ` while job 'job-1' continues at the service`; empty before a job is known. */
function jobStands(run) {
    if (run.jobId === null)
        return '';
    const isOver = run.last['job-completed'] !== undefined;
    return isOver ? ` after ${job(run)} was completed` : ` while ${job(run)} continues at the service`;
}
/** What a failed run leaves; empty before a job is known, and for the agent's, which publishes nothing. */
function whatStands({ jobId, subject, last }) {
    if (subject === 'agent-job' || jobId === null)
        return '';
    const { sitePath = null, bundlePath = null } = last.published ?? {};
    if (sitePath !== null)
        return `The site was published at ${(0,words/* quote */.hD)(sitePath)}.`;
    if (bundlePath !== null)
        return `The bundle was published at ${(0,words/* quote */.hD)(bundlePath)}.`;
    return 'Nothing was published; the old site is untouched.';
}

;// CONCATENATED MODULE: ./lib/report/explain-site.js





/** The failures of the site: of its gates, of the site check, of a verification, of an upload. */
const SITE_PROSE = {
    'site-incomplete': ({ problems }, run) => {
        const prose = problems.map(gateProse);
        const remedies = new Set(prose.flatMap(([, each]) => each));
        return [
            `Cannot publish the site of ${job(run)}: ${prose.map(([clause]) => clause).join('; ')}`,
            [...remedies, ...(problems.some(needsNewExport) ? [] : [howToResume(run)])].join(' '),
        ];
    },
    'site-check-failed': ({ findings, places, pages, first, known, missingBaseline, reportPath }, run) => [
        `Cannot publish ${site(run)}: the site check found ${(0,amounts/* counted */.hS)(findings, problemNoun(known))} in ${(0,amounts/* counted */.hS)(places, 'place')} (${(0,amounts/* counted */.hS)(pages, 'HTML file')} checked). The most severe: ${first}`,
        `${missingBaseline === null ? '' : `There is no file at ${(0,words/* quote */.hD)(missingBaseline)} ('check-baseline'), so that no problem counts as known: to accept today's problems, run once with 'check: warn' and 'check-report', and keep that report there. `}${reportPath === null ? "The summary shows what to repair first; 'check-report' writes all problems to a file." : `All problems are in ${(0,words/* quote */.hD)(reportPath)}.`} With 'check: warn' the site is published anyway.`,
    ],
    'site-check-broken': ({ problem }, run) => [
        `Cannot check ${site(run)}: ${problem}`,
        `${howToResume(run)} With 'check: warn' the site is published even if it cannot be checked.`,
    ],
    'site-broken': ({ brokenCount, staleCount, checkedCount, first, reportPath }, run) => [
        `${site(run)} is broken: of ${(0,verify_text/* addresses */.Nt)(checkedCount)}, ${(0,amounts/* grouped */.zD)(brokenCount)} ${brokenCount === 1 ? 'is' : 'are'} broken${staleCount === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(staleCount)} stale`}. First: ${first}`,
        nextText(reportPath),
    ],
    'site-stale': ({ staleCount, checkedCount, first, reportPath }, run) => [
        `${site(run)} is stale: of ${(0,verify_text/* addresses */.Nt)(checkedCount)}, ${(0,amounts/* grouped */.zD)(staleCount)} ${staleCount === 1 ? 'is' : 'are'} stale. First: ${first}`,
        `${nextText(reportPath)} If the host only needs longer, raise 'timeout'.`,
    ],
    'upload-unavailable': ({ kind, why, host }, run) => [
        `Cannot upload ${UPLOADED[kind]} of ${run.domain === null ? job(run) : site(run)}: ${UNAVAILABLE[why](host)}`,
        why === 'not-github'
            ? "Leave 'upload' out, and upload the folder with the version of actions/upload-artifact that your server has."
            : "Run the action as a 'uses:' step of a workflow, which is given that access, or leave 'upload' out.",
    ],
    'upload-name-refused': ({ path, character, others }, run) => [
        `Cannot upload the site of ${job(run)} as an artifact: the name of ${(0,words/* quote */.hD)(path)} has the character '${character}', which no artifact can hold${others === 0 ? '' : `; ${(0,amounts/* counted */.hS)(others, 'more file')} like it`}`,
        "Set 'upload: bundle', which uploads the bundle as it is, 'upload: pages', whose tar takes such names, or rename the page in your docs.",
    ],
    'pages-too-large': ({ bytes, limit }, run) => [
        `Cannot upload the Pages site of ${job(run)}: it is ${(0,amounts/* formatBytes */.z3)(bytes)}, and GitHub deploys ${(0,amounts/* formatBytes */.z3)(limit)} at most`,
        "Export fewer pages with 'paths', or publish the folder elsewhere.",
    ],
    'upload-failed': ({ kind, artifactName, problem, remedy }, run) => [
        `Cannot upload ${UPLOADED[kind]} of ${job(run)} as artifact ${(0,words/* quote */.hD)(artifactName)}: ${problem}`,
        `${explain_site_REMEDIES[remedy]} ${howToResume(run)}`,
    ],
};
/** What is uploaded, in words. */
const UPLOADED = {
    site: 'the site',
    bundle: 'the bundle',
    pages: 'the Pages site',
};
/** Why there is no artifact service, as one clause. */
const UNAVAILABLE = {
    'not-github': (host) => `'${host}' is not GitHub.com and has no artifact service of this kind`,
    'no-token': () => 'the artifact service cannot be used without ACTIONS_RUNTIME_TOKEN, which is not set',
    'no-address': () => 'the artifact service has no URL: ACTIONS_RESULTS_URL is not set, or holds none',
};
const explain_site_REMEDIES = {
    'free-storage': 'Delete artifacts that are no longer needed, or raise the storage limit.',
    rename: "Choose another 'artifact-name', and see that no other job of this run uploads under it.",
    'run-again': 'The cause may be temporary.',
    check: 'Check what the artifact service says.',
};
function nextText(reportPath) {
    const where = reportPath === null
        ? "The summary lists every cause. With 'report', a file lists every address."
        : `All of them are in ${(0,words/* quote */.hD)(reportPath)}.`;
    return `${where} This step changes nothing at the host: deploy again once the cause is gone, or re-run this job.`;
}
/** The pages themselves have to change: the same job would bring the same site. */
function needsNewExport(problem) {
    return problem.kind === 'empty-pages' || ('blank' in problem && problem.blank !== null);
}
const IS_WHOLE = 'Check on the dashboard that the whole site was exported.';
const CHECK_PAGES = "Check these pages on the dashboard and export again; 'min-pages: 0' takes them as they are.";
/** What is wrong with the site, as one clause, and what to do about it. */
function gateProse(problem) {
    switch (problem.kind) {
        case 'no-index':
            return [
                "it has no 'index.html' at its root",
                [
                    "If the site lies in a folder of the bundle, set 'strip-components'; 'min-pages: 0' takes a site without an index.",
                ],
            ];
        case 'min-pages':
            return [
                `it has ${(0,amounts/* counted */.hS)(problem.pages, 'HTML file')}, and 'min-pages' wants ${(0,amounts/* grouped */.zD)(problem.least)}`,
                [IS_WHOLE, "If the site is meant to be this small, lower 'min-pages'."],
            ];
        case 'max-page-drop': {
            const { gone, blank, before, limit } = problem;
            // Rounded up, because it is over the limit.
            const percent = Math.ceil((((gone?.count ?? 0) + (blank?.count ?? 0)) * 1000) / before) / 10;
            const parts = [
                ...(gone === null ? [] : [goneText(gone)]),
                ...(blank === null ? [] : [blankText(blank)]),
            ];
            return [
                `of the ${(0,amounts/* counted */.hS)(before, 'HTML file')} of the previous site, ${parts.join(', and ')}: ${percent} %, and 'max-page-drop' allows ${limit} %`,
                blank === null
                    ? [IS_WHOLE, "If so many pages may disappear, raise 'max-page-drop'."]
                    : [
                        "Check these pages on the dashboard and export again; a higher 'max-page-drop' takes them as they are.",
                    ],
            ];
        }
        case 'blank-pages':
            return [`of its ${(0,amounts/* counted */.hS)(problem.pages, 'HTML file')}, ${blankText(problem.blank)}`, [CHECK_PAGES]];
        case 'empty-pages': {
            const more = problem.count - problem.paths.length;
            const named = `${problem.paths.map(words/* quote */.hD).join(', ')}${more > 0 ? ` and ${(0,amounts/* grouped */.zD)(more)} more` : ''}`;
            const are = problem.count === 1 ? 'is empty' : 'are empty';
            return [`${(0,amounts/* counted */.hS)(problem.count, 'HTML file')} ${are}: ${named}`, [CHECK_PAGES]];
        }
    }
}
/** `12 show an error or no text, such as 'a.html'` */
function blankText({ count, first }) {
    return `${(0,amounts/* grouped */.zD)(count)} ${count === 1 ? 'shows' : 'show'} an error or no text, such as ${(0,words/* quote */.hD)(first)}`;
}
/** `12 are gone and not found at another address, such as 'a.html'` */
function goneText({ count, first }) {
    return `${(0,amounts/* grouped */.zD)(count)} ${count === 1 ? 'is' : 'are'} gone and not found at another address, such as ${(0,words/* quote */.hD)(first)}`;
}
const FROM_DOCS = 'If the entry comes from your docs, rename or remove it and export again.';
const ENCRYPTED = 'The tool that packed the bundle has to do it without a password; if it does, the bundle was tampered with. Tell the people who run the service.';
const NOT_FROM_DOCS = 'No page of your docs becomes such an entry: the tool that packed the bundle has a fault, or the bundle was tampered with. Tell the people who run the service.';
function fromPacker(wanted) {
    return `It comes from the tool that packed the bundle, not from your docs. Tell the people who run the service: the tool has to ${wanted}.`;
}
const METHODS = "use 'store' or 'deflate'";
const REFUSALS = {
    'hard-link': [
        'it is a hard link',
        fromPacker("write every file whole, as GNU tar does with '--hard-dereference'"),
    ],
    'symbolic-link': [
        'it is a symbolic link',
        fromPacker("write files instead of links, as tar does with '--dereference'"),
    ],
    'sparse-file': ['it is a sparse file', fromPacker("write every file whole, without '--sparse'")],
    patch: ['it is a patch', fromPacker(METHODS)],
    encrypted: ['it is encrypted', ENCRYPTED],
    device: ['it is a device', NOT_FROM_DOCS],
    'named-pipe': ['it is a named pipe', NOT_FROM_DOCS],
    socket: ['it is a socket', NOT_FROM_DOCS],
    'unknown-kind': ['it is of a kind that is neither file nor folder', NOT_FROM_DOCS],
    'folder-with-bytes': ['it is a folder by its name or kind, and yet holds bytes', NOT_FROM_DOCS],
    'file-as-root': ['it is a file named as the folder itself', NOT_FROM_DOCS],
    'name-empty': ['its name is empty', NOT_FROM_DOCS],
    'name-absolute': ['its name is absolute', NOT_FROM_DOCS],
    'name-climbs': ["its name climbs out of its folder with '..'", NOT_FROM_DOCS],
    'name-git': ["its name has a part that git reads as '.git'", NOT_FROM_DOCS],
    'name-drive': ['its name begins with a drive, which some readers drop', FROM_DOCS],
    'name-not-utf8': ['its name is not valid UTF-8', FROM_DOCS],
    'name-backslash': ['its name has a backslash, which parts folders on Windows', FROM_DOCS],
    'name-control': ['its name has a control character', FROM_DOCS],
    'windows-colon': ['its name has a colon, which Windows reads as a drive or a stream', FROM_DOCS],
    'windows-device': ['a part of its name is a device on Windows', FROM_DOCS],
    'windows-drops': ['a part of its name ends in a dot or a space, which Windows drops', FROM_DOCS],
    'windows-forbids': ['its name has a character that Windows forbids', FROM_DOCS],
    'names-too-long': ['the names up to this one are longer together than those of any site', FROM_DOCS],
    'name-twice': [
        'its name is in the bundle twice',
        `If 'strip-components' is set, lower it: it can make one name of two. ${FROM_DOCS}`,
    ],
    'name-of-file': ['its name is that of an earlier file', FROM_DOCS],
    'name-of-folder': ['its name is that of an earlier folder', FROM_DOCS],
    'name-in-the-way': ['this file system takes its name for that of an earlier entry', FROM_DOCS],
    'below-file': ['it lies in a folder that an earlier entry made a file', FROM_DOCS],
};
/** Why an entry was refused (`archive-refused`), as one clause, and what a user can do about it. */
function explainRefusal(reason) {
    switch (reason.kind) {
        case 'method':
            return [`it is packed with method ${reason.method}`, fromPacker(METHODS)];
        case 'part-too-long':
            return [`a part of its name is longer than ${reason.bytesMax} bytes`, FROM_DOCS];
        case 'name-too-long':
            return [
                `its name is longer than ${reason.bytesMax} bytes${reason.isMacos ? ', too long for macOS' : ''}`,
                FROM_DOCS,
            ];
        case 'name-alike':
            return [
                `its name differs from '${reason.first}' only in case or in the form of an accent, so that some systems take both for one`,
                FROM_DOCS,
            ];
        default:
            return REFUSALS[reason.kind];
    }
}

;// CONCATENATED MODULE: ./lib/report/explain.js






/** What a 404 says of each call, and the next step. */
const NOT_FOUND = {
    start: [
        'has no such URL',
        () => "Check 'api-url': it is the base URL of the API, without '/v1', and may need a base path.",
    ],
    status: [
        'knows no such job',
        ({ last }) => last['job-started'] === undefined
            ? "Check 'job-id', where it is set, and that the key belongs to the organisation of the job. Without 'job-id' the run starts a new export."
            : 'The service has lost the job that this run started. Run this again, which starts a new export.',
    ],
    bundle: [
        'says that the job is completed, but gives no bundle of it',
        (run) => `${howToResume(run)} If that fails in the same way, tell the people who run the service.`,
    ],
    'agent-status': [
        'knows no such job',
        (run) => hasAnswered(run)
            ? 'It knew the job before: look for it on the dashboard, and create a new job if it is gone.'
            : "Check 'project-id' and 'job-id', and that the key belongs to the same organisation.",
    ],
};
/** Whether the service has told anything of the job: then the address is right. */
function hasAnswered({ last }) {
    return last['job-started'] !== undefined || last['job-status'] !== undefined;
}
const CHECK_NETWORK = "Check 'api-url', the runner's network and its proxy settings";
const atBundle = (run) => `The job is completed, so 'api-url' is right: tell the people who run the service. ${howToResume(run)}`;
const PROSE = {
    'inputs-invalid': ({ problems }) => [
        `Cannot use the inputs: ${problems.map(mistake).join('; ')}`,
        problems.map(({ input, remedy }) => (problems.length === 1 ? remedy : `${input}: ${remedy}`)).join(' '),
    ],
    'key-refused': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service refused the API key (401)${said(refusal)}`,
        `Keys expire, and a key of another organisation does not work: make a new admin key on the dashboard's API keys page, store it as the secret that 'api-key' reads, and check that 'api-url' is the service the key belongs to.${thenResume(run)}`,
    ],
    'not-allowed': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service does not allow it (403)${said(refusal)}`,
        `${run.subject === 'agent-job'
            ? "Check that agent jobs are part of the organisation's plan, and that its IP allow-list lets this runner in."
            : 'Check three things: static export is part of the Enterprise plan only; an IP allow-list of the organisation may leave out this runner; a read-only key may not start exports or ask for bundles.'}${thenResume(run)}`,
    ],
    'not-found': (refusal, run) => {
        const [why, nextStep] = NOT_FOUND[refusal.doing];
        return [`${cannot(refusal.doing, run)}: the service ${why} (404)${said(refusal)}`, nextStep(run)];
    },
    conflict: (refusal, run) => refusal.doing === 'start'
        ? [
            `${cannot('start', run)}: another job is active (409)${said(refusal)}`,
            "Set 'when-busy: wait' to start as soon as it has ended, or follow it with 'job-id'. A 'concurrency' group in the workflow keeps two exports from meeting.",
        ]
        : [
            `${cannot(refusal.doing, run)}: the service says that the job is not finished (409)${said(refusal)}`,
            howToResume(run),
        ],
    'busy-timeout': ({ timeoutMs, detail }, run) => [
        `${cannot('start', run)}: after ${(0,amounts/* formatDuration */.a3)(timeoutMs)} another job was still active (409)${said({ detail })}`,
        "No export was started. Look at the active job on the dashboard: if it moves, run this again or raise 'timeout'; if not, it has to be ended there.",
    ],
    'rate-limited': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service gets too many requests (429)${said(refusal)}`,
        refusal.doing === 'start'
            ? 'Exports are limited to a number per hour: run this again later, and export once per merge rather than per commit.'
            : `Wait until the limit has passed.${thenResume(run)}`,
    ],
    'request-refused': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service refused the request (${refusal.status})${said(refusal)}`,
        refusal.doing === 'start'
            ? "Check 'domain': the hostname of the site as the service knows it; and 'version' and 'paths', where set."
            : refusal.doing === 'bundle'
                ? atBundle(run)
                : `Check 'api-url'${run.subject === 'agent-job' ? ", 'project-id'" : ''} and 'job-id'.`,
    ],
    'api-redirects': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the API redirects (${refusal.status}) to '${refusal.location}', and the key is not sent along`,
        `Set 'api-url' to the URL that the API really has.${thenResume(run)}`,
    ],
    'service-unavailable': ({ doing, lastProblem, forMs }, run) => [
        `${cannot(doing, run)}: no usable answer from the service for ${(0,amounts/* formatDuration */.a3)(forMs)}; most recently ${lastProblem}`,
        doing === 'start'
            ? `${CHECK_NETWORK}, then run this again. No export was started.`
            : `${doing === 'bundle' || hasAnswered(run) ? '' : `${CHECK_NETWORK}. `}${howToResume(run)}`,
    ],
    'certificate-untrusted': ({ host, problem }, run) => [
        `Cannot ${task(run)}: the certificate of '${host}' is not trusted (${problem})`,
        `${certificateStep(problem)}${thenResume(run)}`,
    ],
    'proxy-refused': ({ host }, run) => [
        `Cannot ${task(run)}: the proxy '${host}' asks for credentials, or refuses those that it got (407)`,
        `Put the user name and password of the proxy into its URL, in HTTPS_PROXY or HTTP_PROXY. ${run.subject !== 'verify' && run.jobId === null ? 'Nothing was started.' : howToResume(run)}`,
    ],
    'start-uncertain': ({ lastProblem }, run) => [
        `${cannot('start', run)}: the request may have reached the service, but ${lastProblem}`,
        "It is not sent again, as that could start a second export. Look on the dashboard whether an export runs: if so, resume it with 'job-id'; if not, check 'api-url' and run this again.",
    ],
    'answer-unusable': ({ doing, problem }, run) => [
        `${cannot(doing, run)}: the answer is JSON, but ${problem}`,
        doing === 'start'
            ? "An export may be running all the same. Look on the dashboard: if so, resume it with 'job-id'; if not, check that 'api-url' is the base URL of the service's API."
            : doing === 'bundle'
                ? atBundle(run)
                : "Check that 'api-url' is the base URL of the service's API.",
    ],
    'job-failed': ({ detail }, run) => [
        `Cannot export ${site(run)}: ${job(run)} failed at the service${detail === null ? ', which gave no reason' : `: ${detail}`}`,
        'Check that the site builds on the dashboard, then run this again.',
    ],
    'agent-failed': ({ repository }, run) => [
        `Cannot hand on the work of ${job(run)}: the agent failed${run.agentJob?.error ? `: ${run.agentJob.error}` : ', and the service gives no reason'}`,
        `Look at the job on the dashboard${repository === null ? '' : `, and at the branches of ${repository}`}; then create a new job.`,
    ],
    'no-pull-request': ({ repository }, run) => [
        `Cannot hand on a pull request of ${job(run)}: the agent completed without one, as no file changed${repository === null ? '' : ` in ${repository}`}`,
        "If that is a good end for you, leave 'require-pull-request' out; otherwise create a job with a clearer prompt.",
    ],
    'job-timeout': ({ timeoutMs, status, lastProblem }, run) => [
        `Cannot ${task(run)}: after ${(0,amounts/* formatDuration */.a3)(timeoutMs)} ${run.subject === 'agent-job' ? 'it' : job(run)} was still ${statusWords(status, run)}${progressWords(run)}${lastProblem === null ? '' : `, and ${lastProblem}`}`,
        stepAfterTimeout(status, run),
    ],
    cancelled: ({ signal }, run) => [
        `Cannot continue the ${subject(run)}: the step was cancelled (${signal})${jobStands(run)}`,
        run.jobId === null && run.subject === 'export'
            ? `Run this again, unless the dashboard shows an export of ${site(run)}: then resume that one with 'job-id'.`
            : howToResume(run),
    ],
    'link-refused': ({ status, detail, host }, run) => 
    // The object storage has no such object.
    status === 404 || status === 410
        ? [
            `Cannot download the bundle of ${job(run)}: it is gone from '${host}' (${status})${said({ detail })}`,
            "Fresh links lead to nothing either. Run the export again: start a new job, without 'job-id'.",
        ]
        : [
            `Cannot download the bundle of ${job(run)}: '${host}' refuses every link (${status})${said({ detail })}`,
            `Fresh links were asked for and refused as well. Check whether '${host}' lets this runner in. ${howToResume(run)}`,
        ],
    'download-failed': ({ host, attempts, heldBytes, lastProblem }, run) => [
        `Cannot download the bundle of ${job(run)} from '${host}': ${attempts} attempts in a row without a new byte (${(0,amounts/* formatBytes */.z3)(heldBytes)} held); most recently ${lastProblem}`,
        howToResume(run),
    ],
    'bundle-size-wrong': ({ expectedBytes, actualBytes }, run) => [
        `Cannot use the bundle of ${job(run)}: it has ${actualBytes === 'more' ? `more than ${(0,amounts/* grouped */.zD)(expectedBytes)}` : (0,amounts/* grouped */.zD)(actualBytes)} bytes, and the service says ${(0,amounts/* grouped */.zD)(expectedBytes)}`,
        `The bundle may have been replaced while the service still reports its old size. ${howToResume(run)} If it fails in the same way, tell the people who run the service.`,
    ],
    'link-unusable': ({ problem }, run) => [
        `Cannot download the bundle of ${job(run)}: its link cannot be followed: ${problem}`,
        'Tell the people who run the service.',
    ],
    'archive-unknown': ({ head, isKept }, run) => [
        `Cannot unpack the bundle of ${job(run)}: it is neither tar, tar.gz, tar.zst nor zip, but ${head}`,
        isKept
            ? `To look at it, keep it with 'bundle-path' and 'extract: false'. ${howToResume(run)}`
            : `Another server may have answered for the object storage, such as a proxy with its sign-in page: check the runner's network. ${howToResume(run)}`,
    ],
    'archive-damaged': ({ problem, entry }, run) => [
        `Cannot unpack the bundle of ${job(run)}: it is damaged${entry === null ? '' : ` at ${(0,words/* quote */.hD)(entry)}`}: ${problem}`,
        `${howToResume(run)} If it is damaged again, start a new export.`,
    ],
    'archive-refused': ({ entry, reason }, run) => {
        const [clause, hint] = explainRefusal(reason);
        return [
            `Cannot unpack the bundle of ${job(run)}: its entry ${(0,words/* quote */.hD)(entry)} is refused: ${clause}`,
            `The whole bundle is refused. ${hint}`,
        ];
    },
    'archive-too-large': ({ input, limit, entry }, run) => [
        `Cannot unpack the bundle of ${job(run)}: it holds more than ${input === 'max-size' ? (0,amounts/* formatLimit */.tW)(limit) : limit === 1 ? '1 entry' : `${(0,amounts/* grouped */.zD)(limit)} entries`}${entry === null ? '' : `, passed at ${(0,words/* quote */.hD)(entry)}`}`,
        `If you expect that of the site, raise '${input}'. ${howToResume(run)}`,
    ],
    'archive-empty': ({ stripComponents }, run) => [
        `Cannot unpack the bundle of ${job(run)}: there is not one file in it${stripComponents > 0 ? ` after 'strip-components: ${stripComponents}'` : ''}`,
        stripComponents > 0
            ? `Lower 'strip-components'. ${howToResume(run)}`
            : 'Check that the site has pages, then export it again.',
    ],
    ...SITE_PROSE,
    'node-too-old': ({ version, least }) => [
        `Cannot run on Node ${version}: this action needs Node ${least} or later. Nothing was started`,
        `Update the runner to version 2.328.0 or later. A runner of another make has to bring Node ${least} itself, instead of running actions for it on the Node that it has.`,
    ],
    'outputs-unusable': ({ path, problem }, run) => [
        `Cannot set the outputs of this step: '${path}': ${problem}`,
        `It is the file that the runner names in GITHUB_OUTPUT: check that it is there, that it may be written to, and that its disk has free space. ${howToResume(run)}`,
    ],
    'disk-full': ({ path, doing }, run) => [
        `Cannot ${doing}: the disk of '${path}' is full`,
        `Free space on the runner, or use a larger one. What had been written is removed. ${howToResume(run)}`,
    ],
    'disk-too-small': ({ path, doing, neededBytes, freeBytes }, run) => [
        `Cannot ${doing}: it takes ${(0,amounts/* formatBytes */.z3)(neededBytes)}, and the disk of '${path}' has ${(0,amounts/* formatBytes */.z3)(freeBytes)} left`,
        `Free space on the runner, or use a larger one. Nothing has been written. ${howToResume(run)}`,
    ],
    'disk-error': ({ path, doing, problem }, run) => [
        `Cannot ${doing}: '${path}': ${problem}`,
        `Check that the folder is there, may be written to, and is not in use. ${howToResume(run)}`,
    ],
    bug: ({ what }) => [
        `Cannot continue: something happened that this action does not know (${(0,redact/* redact */.E$)(what).replace(/\s+/g, ' ').slice(0, 300)})`,
        'This is a bug: report it with the log of a run with step debugging on (ACTIONS_STEP_DEBUG).',
    ],
};
function explain(failure, run) {
    const [state, nextStep] = prose(failure, run);
    return {
        sentence: /[.!?…]$/.test(state) ? state : `${state}.`,
        nextStep: [whatStands(run), nextStep].filter((text) => text !== '').join(' '),
        list: listOf(failure),
        more: run.docs === null ? null : `${run.docs}/troubleshooting.md#${failure.code}`,
    };
}
/** Each input that cannot be used, where there are several. */
function listOf(failure) {
    if (!(0,core_failure/* isFailure */.N6)(failure, 'inputs-invalid') || failure.facts.problems.length < 2)
        return [];
    return failure.facts.problems.map((problem) => [mistake(problem), problem.remedy]);
}
function prose(failure, run) {
    return PROSE[failure.code](failure.facts, run);
}
const DOING = {
    start: 'start the export of',
    status: 'follow the export of',
    bundle: 'get the bundle of',
    'agent-status': 'follow',
};
function cannot(doing, run) {
    return `Cannot ${DOING[doing]} ${doing === 'start' || run.jobId === null ? site(run) : job(run)}`;
}
function task(run) {
    if (run.subject === 'verify')
        return `verify ${site(run)}`;
    return run.subject === 'agent-job' ? `wait for ${job(run)}` : `export ${site(run)}`;
}
function subject(run) {
    if (run.subject === 'verify')
        return `verification of ${site(run)}`;
    return run.subject === 'agent-job' ? 'wait for the agent job' : `export of ${site(run)}`;
}
function certificateStep(problem) {
    if (/EXPIRED|NOT_YET_VALID/.test(problem))
        return "It has to be renewed at the host, unless the runner's clock is wrong.";
    if (problem.includes('ALTNAME'))
        return 'It is for another name: check the URL, and which server answers there.';
    return "If it was issued by a private authority, give that authority's certificate as 'ca-certificate'.";
}
function said({ detail }) {
    return detail === null ? '' : `: ${detail}`;
}
function statusWords(status, run) {
    if (status === null || status === '')
        return 'in no known state';
    return `'${status}'${isUnknownStatus(status, run) ? ', which is not a known status' : ''}`;
}
function stepAfterTimeout(status, run) {
    if (isUnknownStatus(status, run))
        return `Look at the job on the dashboard: it may have ended. ${howToResume(run)}`;
    if (status !== null)
        return `The job continues at the service. ${howToResume(run)} If such jobs take longer, raise 'timeout'.`;
    return `${hasAnswered(run) ? '' : `${CHECK_NETWORK}. `}The job may continue at the service. ${howToResume(run)}`;
}
function isUnknownStatus(status, { last }) {
    return status !== null && status !== '' && last['status-unknown']?.status === status;
}
/** ` (42 %, 12 pages)`, or as much of it as is known. */
function progressWords({ last }) {
    const { share = null, pageCount = null } = last['job-status'] ?? {};
    const known = [
        ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
        ...(pageCount === null || pageCount === 0 ? [] : [(0,amounts/* counted */.hS)(pageCount, 'page')]),
    ];
    return known.length === 0 ? '' : ` (${known.join(', ')})`;
}
function mistake({ input, value, problem }) {
    const shown = value === null ? '(not shown) ' : value === '' ? '' : `'${value}' `;
    return `'${input}' ${shown}${problem}`;
}
/**
 * Address of the folder of the docs, as they are in the version that runs; `null` when the runner does not say where
 * that lies: it names repository and ref for an action that it downloaded, and not for one of the workspace (`uses: ./`).
 */
function docsFolder(env) {
    const server = env['GITHUB_SERVER_URL'] ?? '';
    const repository = env['GITHUB_ACTION_REPOSITORY'] ?? '';
    const ref = env['GITHUB_ACTION_REF'] ?? '';
    if (!/^https?:\/\//i.test(server) || !URL.canParse(server))
        return null;
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || ref === '')
        return null;
    // A branch may have slashes in it, and they stay.
    const at = ref.split('/').map(encodeURIComponent).join('/');
    return `${new URL(server).origin}/${repository}/blob/${at}/docs`;
}

// EXTERNAL MODULE: ./lib/text/markdown.js
var markdown = __nccwpck_require__(981);
;// CONCATENATED MODULE: ./lib/check/report/check-summary.js




const check_summary_TITLES = {
    high: 'Repair first',
    medium: 'Repair next',
    low: 'Low severity',
    none: 'Not counted',
};
/** The problems as GitHub Markdown, on one screen, the first to repair first. Text of the site is escaped. */
function checkSummary(outcome) {
    const { groups, more } = outcome;
    return (0,markdown/* paragraphs */.qN)([
        ...SEVERITIES.map((severity) => {
            const lines = groups.filter((group) => group.severity === severity).map(lineOf);
            // Nothing is next where nothing is first.
            const title = severity === 'medium' && groups[0]?.severity === severity ? check_summary_TITLES.high : check_summary_TITLES[severity];
            return (0,markdown/* listOf */.c3)(`**${title}**`, lines);
        }),
        more > 0
            ? `And ${(0,amounts/* counted */.hS)(more, 'more problem')}: ${(0,markdown/* code */.aY)('check-report')} writes all of them to a file.`
            : '',
        (0,markdown/* cell */.Hn)(acceptedText(outcome)),
        unusedText(outcome, markdown/* code */.aY),
    ]);
}
/** What the check found beside problems, in the same form. */
function checkNotes(outcome) {
    const { optional, hosts, moreHosts, placesLeftOut, skipped } = outcome;
    const mentions = hosts.filter(isMention);
    // For air-gapped hosting the others are listed among the problems.
    const loads = outcome.hosting === 'air-gapped' ? [] : hosts.filter((host) => !isMention(host));
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* listOf */.c3)(`**${check_summary_TITLES.none}: ${countedKind('missing-optional', optional.findings)}**`, optional.groups.map(lineOf)),
        (0,markdown/* listOf */.c3)('External requests, to hosts that readers have to reach:', loads.map(hostText)),
        (0,markdown/* listOf */.c3)('Hosts that scripts name, and may ask for something:', mentions.map(hostText)),
        moreHosts > 0 ? `And ${(0,amounts/* counted */.hS)(moreHosts, 'more host')}.` : '',
        placesLeftOut > 0 ? `More than a report holds: ${(0,amounts/* counted */.hS)(placesLeftOut, 'place')} not listed.` : '',
        skipped === null
            ? ''
            : `Not fully checked: ${(0,amounts/* counted */.hS)(skipped.count, 'file')}, such as ${(0,markdown/* code */.aY)(skipped.first.page)} (${skipped.first.reason}).`,
    ]);
}
function lineOf(group) {
    const { causes, examples } = group;
    const remedy = explanationText(group, markdown/* code */.aY);
    const shown = examples.map((example) => (0,markdown/* code */.aY)(example.subject)).join(', ');
    const rest = causes > examples.length ? ` and ${(0,amounts/* grouped */.zD)(causes - examples.length)} more` : '';
    const behind = causes === 1 ? '' : `: ${shown}${rest}`;
    return `- ${problemText(group, markdown/* code */.aY)}${behind}${remedy === null ? '' : `. ${remedy}`}`;
}
function hostText({ host, feature, uses, pages, first }) {
    const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
    return `- ${(0,markdown/* code */.aY)(host)}: ${(0,markdown/* cell */.Hn)(featureText(feature))} (${how}${(0,amounts/* counted */.hS)(pages, 'file')}, such as ${(0,markdown/* code */.aY)(first.page)})`;
}
/** No page loads from the host; only a script names it. */
function isMention({ uses }) {
    return uses.every((use) => use === 'mention');
}

// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(304);
// EXTERNAL MODULE: ./lib/site/page-texts.js
var page_texts = __nccwpck_require__(741);
;// CONCATENATED MODULE: ./lib/site/page-changes.js


/** Pages that differ. */
function countOf({ added, changed, removed, moved }) {
    return added.length + changed.length + removed.length + moved.length;
}
/** Pages that may differ. */
function unknownOf({ filledByScript, notCompared }) {
    return filledByScript.length + notCompared.length;
}
/** What it shows depends on the search of its reader. */
const SEARCH_PAGE = /(?:^|\/)search(?:\/index)?\.html?$/i;
/** Where scripts have the contents of pages from. */
const DATA = /\.(?:[cm]?js|json|ya?ml|md|graphql)$/i;
/** Compares pages by their texts. `previous` is `null` for the first publication. */
function pageChangesOf(site, previous) {
    const before = previous?.files ?? new Map();
    const gone = new Set([...before.keys()].filter(isOpened));
    const isDataMany = isOnMost(site.files);
    const isDataNew = site.files.some(({ path, sha256 }) => DATA.test(path) && before.get(path)?.sha256 !== sha256);
    const added = [];
    const changed = [];
    const pictures = [];
    const filledByScript = [];
    const notCompared = [];
    for (const file of site.files) {
        if (!isOpened(file.path))
            continue;
        const old = before.get(file.path);
        const [now, then] = [file.text, old?.text ?? null];
        const areKnown = now !== null && then !== null;
        const page = named(file);
        // Another version may have read the text of the same bytes in another way.
        const isSame = old?.sha256 === file.sha256;
        // A script may show something else than before.
        const isFilled = (now?.filledFrom === 'mount' && (isDataNew || !isSame) && !SEARCH_PAGE.test(file.path)) ||
            (now?.filledFrom === 'data' && !isSame && !isDataMany);
        if (!gone.delete(file.path))
            added.push(file);
        else if (areKnown && !isSame && isOtherText(now, then))
            changed.push({ ...page, sections: changedSections(now, then) });
        else if (isFilled)
            filledByScript.push(page);
        else if (!isSame && !areKnown)
            notCompared.push(page);
        else if (areKnown && now.pictures !== then.pictures)
            pictures.push(page);
    }
    const removed = [...gone].sort(compareUtf8).flatMap((path) => before.get(path) ?? []);
    const moved = movedPages(removed, added);
    const left = new Set(moved.map((page) => page.from));
    const found = new Set(moved.map((page) => page.to));
    return {
        added: added.filter(({ path }) => !found.has(path)).map(named),
        changed,
        removed: removed.filter(({ path }) => !left.has(path)).map(named),
        moved,
        pictures,
        filledByScript,
        notCompared,
    };
}
/** Where as many pages have a text as had it, as in each version or language of a site, the first is the first. */
function movedPages(removed, added) {
    const before = Map.groupBy(removed, ({ text }) => text?.textSha256 ?? null);
    // As the previous manifest reads them.
    const now = Map.groupBy(added, ({ text }) => text?.byEarlier ?? text?.textSha256 ?? null);
    const pairs = [...now].flatMap(([digest, pages]) => {
        const paired = before.get(digest) ?? [];
        if (digest === null || paired.length !== pages.length)
            return [];
        return pages.map((one, at) => {
            const { path: to, ...page } = named(one);
            return { from: paired[at]?.path ?? '', to, ...page };
        });
    });
    return pairs.sort((one, other) => compareUtf8(one.to, other.to));
}
function named({ path, text }) {
    return { path, title: text?.title ?? null, canonical: text?.canonical };
}
/** Whether most pages have their data in scripts: a framework repeats there what the pages show, with the id of the build. */
function isOnMost(files) {
    const texts = files.flatMap(({ text }) => text ?? []);
    const pages = texts.filter(({ filledFrom }) => filledFrom === 'data').length;
    return isMost(pages, texts.length);
}
/** The sections whose text the page did not have. Empty: nothing is known of its sections. */
function changedSections(now, then) {
    // The only section of a page is its text.
    const whole = Buffer.from(then.textSha256 ?? '', 'hex').toString('base64');
    const before = new Set(chunks(then.sections ?? whole.slice(0, SECTION_CHARS)));
    if (before.size === 0)
        return [];
    return chunks(now.sections ?? '').flatMap((digest, at) => {
        const [id, heading] = now.headings?.[at] ?? [null, ''];
        return before.has(digest) ? [] : [{ id, heading }];
    });
}
function chunks(digests) {
    return Array.from({ length: digests.length / SECTION_CHARS }, (_, at) => digests.slice(at * SECTION_CHARS, (at + 1) * SECTION_CHARS));
}
/** Whether readers open it. The page that a host shows for missing ones has the menu, but often no `<main>`. */
function isOpened(path) {
    return isPage(path) && !isNotFoundPage(path.replace(/\/index\.html$/, '.html'));
}

// EXTERNAL MODULE: ./lib/site/changes.js
var changes = __nccwpck_require__(558);
;// CONCATENATED MODULE: ./lib/site/page-list.js





const LISTED_MAX = 50;
/** A comment on GitHub may have 65,536 characters. */
const LIST_MAX_CHARS = 50_000;
/** Of a page; the others are counted. */
const SECTIONS_SHOWN = 3;
/** More changed pages are grouped by their folders. */
const UNGROUPED_MAX = 10;
/** Pages that a line names which has all of a kind. */
const NAMED_MAX = 3;
/** Where an end of a title begins: ` — Orchard`, ` (Orchard 2.0)`. */
const ENDS = /\s(?:[|·•—–:-]+\s|\((?=[^()]*\)$))/g;
/** Fewer titles have nothing in common. */
const TITLES_MIN = 3;
/** One page in ten may leave out a part of what titles end with. */
const NEARLY = 0.9;
/** Why there is no list. */
const WITHOUT_TEXTS = {
    earlier: 'Pages are not compared: the previous manifest has no texts of pages that this version can compare. The next comparison has them.',
    now: 'Pages are not compared: their texts could not be read.',
};
const MOVED = 'The old address of a moved page is a 404 now, unless the host redirects.';
/** `3 pages changed, 1 new, 1 removed; 212 files differ in all` */
function pagesText(pages, files) {
    const { changed, added, removed, moved, pictures, filledByScript, notCompared } = pages;
    const counts = [
        [changed.length, 'changed'],
        [added.length, 'new'],
        [removed.length, 'removed'],
        [moved.length, 'moved'],
    ];
    const some = counts
        .filter(([count]) => count > 0)
        .map(([count, what], at) => {
        if (at > 0)
            return `${(0,amounts/* grouped */.zD)(count)} ${what}`;
        return what === 'new' ? (0,amounts/* counted */.hS)(count, 'new page') : `${(0,amounts/* counted */.hS)(count, 'page')} ${what}`;
    });
    const others = [
        [pictures.length, pictures.length === 1 ? 'has new pictures' : 'have new pictures'],
        [filledByScript.length, 'that a script fills may have changed'],
        [notCompared.length, 'could not be compared'],
    ];
    const more = others.flatMap(([count, what]) => (count > 0 ? [`${(0,amounts/* counted */.hS)(count, 'page')} ${what}`] : []));
    if (countOf(pages) > 0)
        return [some.join(', '), ...more, `${differing(files)} in all`].join('; ');
    if (more.length > 0)
        return [...more, differing(files)].join('; ');
    return files === 0 ? 'nothing has changed' : `${differing(files)}, and no page's text`;
}
function differing(files) {
    return `${(0,amounts/* counted */.hS)(files, 'file')} ${files === 1 ? 'differs' : 'differ'}`;
}
/**
 * An address that a moved page keeps on a host that serves addresses without `.html`, as where `x.html` has become
 * `x/index.html`, and one that it loses.
 */
function fateOf(from, to) {
    const now = (0,changes/* addressesOf */.sO)(to);
    const [stays, goes = from] = [true, false].map((isKept) => (0,changes/* addressesOf */.sO)(from).find((address) => now.includes(address) === isKept));
    return { stays, goes };
}
/** The address of a page as the page itself writes it, else as the links of the site do, else without `.html`. */
function addressOf({ path, canonical }, style) {
    const addresses = (0,changes/* addressesOf */.sO)(path);
    const [clean = ''] = addresses;
    const own = canonical?.replace(/[?#].*/, '') ?? '';
    // A site may be served below a path, and the longest address is the one that is meant.
    const [named] = addresses
        .filter((address) => own.endsWith(address))
        .toSorted((one, other) => other.length - one.length);
    return named ?? (style === 'html' && !clean.endsWith('/') ? addresses.at(-1) : clean) ?? '';
}
function titlesOf(texts) {
    const titles = [...(texts?.values() ?? [])].flatMap(({ title }) => title ?? []);
    const end = commonEnd([...new Set(titles)]);
    const pages = Map.groupBy(titles, (title) => withoutEnd(title, end));
    const shared = [...pages].filter(([, { length }]) => length > 1).map(([title]) => title);
    return { end, shared: new Set(shared) };
}
/** What most titles end with; of several ends the longest that nearly as many have. Empty: there is none. */
function commonEnd(titles) {
    if (titles.length < TITLES_MIN)
        return '';
    const all = titles.flatMap((title) => Array.from(title.matchAll(ENDS), ({ index }) => title.slice(index)));
    const groups = [...Map.groupBy(all, (end) => end).values()];
    const common = groups.filter(({ length }) => length > titles.length / 2);
    const most = Math.max(...common.map(({ length }) => length));
    const ends = common.filter(({ length }) => length >= NEARLY * most).flatMap(([end]) => end ?? []);
    return ends.reduce((one, other) => (other.length > one.length ? other : one), '');
}
function withoutEnd(title, end) {
    return title.endsWith(end) ? title.slice(0, title.length - end.length) : title;
}
/** The title of a page as a link, with its path where the title does not say which page it is. */
function page_list_named(page, facts, isGone = false) {
    const { path, title } = page;
    const { end, shared } = facts.titles;
    if (title === null)
        return isGone ? (0,markdown/* code */.aY)(path) : linked((0,markdown/* code */.aY)(path), page, facts);
    const short = withoutEnd(title, end);
    if (isGone || facts.siteUrl === null)
        return `${(0,markdown/* inert */.tJ)(short)} (${(0,markdown/* code */.aY)(path)})`;
    const link = linked((0,markdown/* inert */.tJ)(short), page, facts);
    return shared.has(short) ? `${link} (${(0,markdown/* code */.aY)(path)})` : link;
}
function sectionsOf(page, facts) {
    if (page.sections.length === 0)
        return '';
    const shown = page.sections.slice(0, SECTIONS_SHOWN).map(({ id, heading }) => {
        const name = heading === '' ? 'the beginning' : `*${(0,markdown/* inert */.tJ)(heading)}*`;
        return id === null ? name : linked(name, page, facts, `#${encodeURIComponent(id)}`);
    });
    const more = page.sections.length - shown.length;
    return `: ${[...shown, ...(more > 0 ? [`${(0,amounts/* grouped */.zD)(more)} more`] : [])].join(', ')}`;
}
function linked(name, page, { siteUrl, pageStyle }, anchor = '') {
    if (siteUrl === null)
        return name;
    return `[${name}](${(0,markdown/* target */.aC)(`${siteUrl}${addressOf(page, pageStyle)}${anchor}`)})`;
}
/** The changed pages, as Markdown with every untrusted text escaped; empty: there are none. */
function pageItems(pages, facts) {
    const lines = [];
    let chars = 0;
    for (const line of itemsOf(pages, facts)) {
        chars += line.length + 1;
        if (lines.length === LISTED_MAX || chars > LIST_MAX_CHARS)
            break;
        lines.push(line);
    }
    const more = countOf(pages) - lines.length;
    if (more > 0)
        lines.push(`- and ${(0,amounts/* grouped */.zD)(more)} more`);
    const isGone = pages.moved.some(({ from, to }) => fateOf(from, to).stays === undefined);
    const others = [
        together(pages.pictures, facts, 'New pictures, and the same text'),
        together(pages.filledByScript, facts, 'A script fills these pages, which may have changed'),
        together(pages.notCompared, facts, 'Not compared, because a text is not known'),
    ];
    return (0,markdown/* paragraphs */.qN)([lines.join('\n').trimStart(), ...(isGone ? [MOVED] : []), ...others]);
}
/** What breaks the links of readers comes first: the list may be cut. */
function* itemsOf({ removed, moved, added, changed }, facts) {
    for (const page of removed)
        yield `- **removed:** ${page_list_named(page, facts, true)}`;
    for (const { from, to, ...page } of moved) {
        const { stays, goes } = fateOf(from, to);
        const fate = stays === undefined ? '' : ` (${(0,markdown/* code */.aY)(stays)} stays, ${(0,markdown/* code */.aY)(goes)} does not)`;
        yield `- **moved:** ${page_list_named({ path: to, ...page }, facts)}, before at ${(0,markdown/* code */.aY)(from)}${fate}`;
    }
    for (const page of added)
        yield `- **new:** ${page_list_named(page, facts)}`;
    const pages = changed.toSorted((one, other) => other.sections.length - one.sections.length);
    const isGrouped = pages.length > UNGROUPED_MAX;
    for (const [folder, inIt] of Map.groupBy(pages, ({ path }) => (isGrouped ? folderOf(path) : '')))
        for (const [at, page] of inIt.entries()) {
            const heading = isGrouped && at === 0 ? `\n${(0,markdown/* code */.aY)(folder)}\n\n` : '';
            yield `${heading}- ${page_list_named(page, facts)}${sectionsOf(page, facts)}`;
        }
}
/** `guide/start.html` and `guide/start/index.html` are pages of `guide/`. */
function folderOf(path) {
    const folder = path.replace(/(?:^|(?<=\/))index\.html?$/, '').replace(/[^/]+\/?$/, '');
    return folder === '' ? '/' : folder;
}
/** One line for pages of a kind. */
function together(pages, facts, what) {
    if (pages.length === 0)
        return '';
    const shown = pages.slice(0, NAMED_MAX).map((page) => page_list_named(page, facts));
    const more = pages.length - shown.length;
    return `${what}: ${[...shown, ...(more > 0 ? [`and ${(0,amounts/* grouped */.zD)(more)} more`] : [])].join(', ')}.`;
}
const SECTIONS_MAX = 8;
/** The top folders in which pages differ, as Markdown: `In guide (12), api (3)`; empty: in fewer than two. */
function sectionsText({ removed, moved, added, changed }) {
    const counts = new Map();
    const paths = [...removed, ...added, ...changed].map(({ path }) => path);
    for (const path of [...paths, ...moved.map(({ to }) => to)]) {
        const [section = '', ...rest] = path.split('/');
        const name = rest.length === 0 ? '/' : section;
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const sections = [...counts].toSorted(([, a], [, b]) => b - a);
    const shown = sections.slice(0, SECTIONS_MAX).map(([name, count]) => `${(0,markdown/* code */.aY)(name)} (${(0,amounts/* grouped */.zD)(count)})`);
    const more = sections.length - shown.length;
    return shown.length < 2 ? '' : `In ${shown.join(', ')}${more === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(more)} more`}.`;
}
/** The same with a line of totals, as a text for a comment, a message or a release note. */
function pageListText(pages, facts) {
    const lead = `${capitalized(pagesText(pages, facts.files))}.`;
    return `${paragraphs([lead, pageItems(pages, facts)])}\n`;
}

;// CONCATENATED MODULE: ./lib/report/job-events.js



const JOB_EVENTS = {
    phase: {
        keeps: ({ phase }, { phases, nowMs }) => ({
            phases: [...phases, { phase, startedMs: nowMs, endedMs: null }],
        }),
    },
    'inputs-read': {
        warns: ({ warnings }) => warnings,
        keeps: ({ domain }) => ({ domain }),
    },
    request: {
        says: ({ method, path, outcome, tookMs, requestId }) => {
            const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
            return requestId === null ? text : `${text}, request ${requestId}`;
        },
        within: () => 'debug',
    },
    'call-repeated': {
        says: ({ problem, waitMs, askedToWait }) => {
            const wait = `${askedToWait ? 'It asks to wait' : 'Trying again in'} ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
            return `The service has a problem: ${problem}. ${waitMs === 0 ? 'Trying once more' : wait}`;
        },
        keeps: (_, { repeatedCalls }) => ({ repeatedCalls: repeatedCalls + 1 }),
    },
    'service-busy': {
        says: ({ detail, leftMs }) => {
            const said = detail === null ? '' : `: ${detail}`;
            return `The service says that another export is under way (409)${said}. Waiting for its end, ${(0,amounts/* formatDuration */.a3)(leftMs)} at most`;
        },
        isAnswer: true,
    },
    'job-started': {
        says: ({ jobId, domain }) => `Started export job '${jobId}' for ${domain}`,
        isAnswer: true,
        ends: 'start',
        sets: ({ jobId }) => [['job-id', jobId]],
        keeps: ({ jobId, domain }) => ({ jobId, domain }),
    },
    'job-followed': {
        says: ({ jobId, byAttempt }) => {
            const by = byAttempt === undefined ? '' : `, which attempt ${byAttempt} of this run started`;
            return `Following export job '${jobId}'${by}`;
        },
        isAnswer: true,
        sets: ({ jobId }) => [['job-id', jobId]],
        keeps: ({ jobId, byAttempt }) => ({ jobId, isRecorded: byAttempt !== undefined }),
    },
    reattach: {
        says: ({ outcome }) => reattachText(outcome),
        isAnswer: true,
        warns: ({ outcome }) => reattachWarning(outcome),
        keeps: ({ outcome }) => ({ isRecorded: outcome.kind === 'kept' }),
    },
    /** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left` */
    'job-status': {
        says: ({ status, share, pageCount, elapsedMs, leftMs }) => {
            const percent = share === null ? 0 : Math.floor(share * 100);
            const parts = [
                ...(percent === 0 ? [] : [`${percent} %`]),
                ...(pageCount === null || pageCount === 0 ? [] : [(0,amounts/* counted */.hS)(pageCount, 'page')]),
                ...(elapsedMs < 1_000 ? [] : [`${(0,amounts/* formatDuration */.a3)(elapsedMs)} so far`]),
                ...(leftMs === null ? [] : [`${(0,amounts/* formatAbout */.lb)(leftMs)} left`]),
            ];
            const name = status === '' ? 'No status yet' : (0,words/* capitalized */.l2)(status);
            return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
        },
        isAnswer: true,
        keeps: ({ status, pageCount }, record) => ({
            status,
            pageCount: pageCount ?? record.pageCount,
            polls: record.polls + 1,
            renderingSinceMs: record.renderingSinceMs ?? (status === 'queued' ? null : record.nowMs),
        }),
    },
    'job-stalled': {
        warns: (event) => {
            const shown = [
                ...(event.status === '' ? ['no status'] : []),
                ...shownBy(event),
                ...(event.updatedAt === null ? [] : [`last updated at ${event.updatedAt}`]),
            ];
            const still = `The job has shown no change for ${(0,amounts/* formatDuration */.a3)(event.stillMs)} (${shown.join(', ')})`;
            const until = `This step waits for it until 'timeout', ${(0,amounts/* formatDuration */.a3)(event.timeLeftMs)} from now.`;
            return `${still}. Look at it on the dashboard: it may be stuck. ${until}`;
        },
        // The stall is past by then.
        recalls: (event) => {
            const shown = shownBy(event);
            const facts = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
            return `The job showed no change for ${(0,amounts/* formatDuration */.a3)(event.stillMs)} or more${facts}.`;
        },
    },
    'status-unknown': {
        says: ({ status }) => {
            const said = status === '' ? 'gives no status' : `says '${status}', which is not a known status`;
            return `The service ${said}: waiting for the job's end`;
        },
        within: () => 'wait',
    },
    'job-completed': {
        says: ({ pageCount, elapsedMs, polls }) => {
            const pages = pageCount === null ? '' : `${(0,amounts/* counted */.hS)(pageCount, 'page')}, `;
            return `Completed after ${(0,amounts/* formatDuration */.a3)(elapsedMs)}: ${pages}${(0,amounts/* counted */.hS)(polls, 'poll')}`;
        },
        isAnswer: true,
        ends: 'wait',
        sets: (_, { pageCount }) => [['page-count', pageCount]],
        keeps: ({ pageCount, polls }, record) => ({
            status: 'completed',
            pageCount: pageCount ?? record.pageCount,
            polls,
        }),
    },
    'agent-job-followed': {
        says: ({ jobId, projectId }) => `Following agent job '${jobId}' of project '${projectId}'`,
        keeps: ({ jobId }) => ({ jobId }),
    },
    'agent-job': {
        /** Where the agent works, as far as that is known. */
        says: ({ job: { repository, ref, model } }) => {
            const known = [
                ...(repository === null ? [] : [repository]),
                ...(ref === null ? [] : [`branch ${ref}`]),
                ...(model === null ? [] : [`model ${model}`]),
            ];
            return known.length === 0 ? [] : `The agent works on ${known.join(', ')}`;
        },
        isAnswer: true,
        sets: ({ job }) => [
            ['status', job.status],
            ['pull-request-url', job.pullRequestUrl ?? ''],
            ['repository', job.repository],
            ['ref', job.ref],
            ['model', job.model],
            ['created-at', job.createdAt],
            ['archived-at', job.archivedAt],
        ],
        keeps: ({ job }) => ({ agentJob: job }),
    },
    'agent-job-over': {
        says: ({ job: { status, pullRequestUrl: url }, elapsedMs }) => {
            if (status === 'archived')
                return [];
            const came = url === null ? 'no pull request: no file changed' : `pull request ${url}`;
            return `Completed after ${(0,amounts/* formatDuration */.a3)(elapsedMs)}: ${came}`;
        },
        isAnswer: true,
        warns: ({ job }) => {
            if (job.status !== 'archived')
                return [];
            const { pullRequestUrl: url } = job;
            return `${archivedText(job)} ${url === null ? 'It names no pull request.' : `Its pull request: ${url}`}`;
        },
        // The summary begins with it.
        recalls: () => [],
        ends: 'wait',
    },
    'left-behind': {
        warns: ({ paths: [first = '', ...others] }) => {
            const more = others.length === 0 ? '' : ` and ${(0,amounts/* counted */.hS)(others.length, 'other temporary folder')}`;
            return `Cannot remove the temporary folder '${first}'${more}: a file in it may be in use, or belong to another user, or a cancelled step had no time for it. The result of this run is not affected. Remove it by hand.`;
        },
    },
    ended: {
        sets: ({ result }) => [['result', result]],
        keeps: ({ result, failure }) => ({ end: { result, failure } }),
    },
};
function reattachText(outcome) {
    switch (outcome.kind) {
        case 'none':
            return 'No earlier attempt has left a job that can be followed: starting a new one';
        case 'failed':
            return `${earlier(outcome)} failed at the service: starting a new one`;
        case 'gone':
            return `${earlier(outcome)} is not known to the service any more`;
        case 'kept':
            return `A re-run of failed jobs finds this job by the artifact '${outcome.artifactName}'`;
        default:
            return [];
    }
}
function earlier({ jobId, attempt }) {
    return `Export job '${jobId}', which attempt ${attempt} started,`;
}
function reattachWarning(outcome) {
    switch (outcome.kind) {
        case 'unavailable':
            return `'reattach' has no effect here: ${UNAVAILABLE[outcome.why](outcome.host)}. A re-run starts a new export.`;
        case 'unsearchable':
            return `'reattach' cannot look for the job of an earlier attempt: ${outcome.problem}. A new one is started.`;
        case 'other-domain':
            return `An artifact of this run names export job '${outcome.jobId}' as that of attempt ${outcome.attempt}, but the service says that this job exports '${outcome.domain}'. It is not followed. Look for the job of this run that made the artifact.`;
        case 'not-kept':
            return `'reattach' cannot keep the job for a re-run: ${outcome.problem}. A re-run starts a new export.`;
        default:
            return [];
    }
}
function archivedText({ archivedAt }) {
    const when = archivedAt === null ? 'is archived' : `was archived at ${archivedAt}`;
    return `The agent job ${when}. The service does not say whether it had completed: look at it on the dashboard.`;
}
/** What a stalled job shows. */
function shownBy({ status, share }) {
    return [
        ...(status === '' ? [] : [`'${status}'`]),
        ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ];
}

;// CONCATENATED MODULE: ./lib/report/run-record.js
/** A run that begins at `nowMs`. */
function newRecord(nowMs, subject = 'export', docs = null) {
    return {
        subject,
        docs,
        startedMs: nowMs,
        nowMs,
        jobId: null,
        domain: null,
        status: null,
        pageCount: null,
        phases: [],
        renderingSinceMs: null,
        polls: 0,
        repeatedCalls: 0,
        resumes: 0,
        restarts: 0,
        warnings: [],
        agentJob: null,
        isRecorded: false,
        end: null,
        last: {},
    };
}
/** The phases after the end of one of them. */
function endPhase(phases, phase, endedMs) {
    return phases.map((one) => (one.phase === phase && one.endedMs === null ? { ...one, endedMs } : one));
}
/** The first link ends the phase that asks for it; a download that has been made ready begins with it. */
function startDownload({ phases, nowMs }) {
    const begun = phases.map((one) => (one.phase === 'download' ? { ...one, startedMs: nowMs } : one));
    return endPhase(begun, 'bundle', nowMs);
}

;// CONCATENATED MODULE: ./lib/report/event-table.js









/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;
/** All events. Those of a bundle and its site stand here. */
const EVENTS = {
    ...JOB_EVENTS,
    'link-issued': {
        says: ({ link, count }) => {
            const size = link.sizeBytes === null ? '' : `, ${(0,amounts/* formatBytes */.z3)(link.sizeBytes)}`;
            const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
            return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${(0,redact/* hostOf */.w4)(link.url)}${size}${expires}`;
        },
        isAnswer: true,
        sets: ({ link }) => [
            ['bundle-url', link.url],
            ['bundle-expires-at', link.expiresAt ?? ''],
        ],
        keeps: ({ count }, record) => (count === 1 ? { phases: startDownload(record) } : {}),
    },
    'download-connections': {
        says: ({ connectionCount }) => `Downloading over ${(0,amounts/* counted */.hS)(connectionCount, 'connection')}`,
        within: () => 'debug',
    },
    /** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left` */
    'download-progress': {
        says: ({ heldBytes, totalBytes }, tookMs = 0) => {
            if (totalBytes === null || totalBytes === 0)
                return `Downloaded ${(0,amounts/* formatBytes */.z3)(heldBytes)}`;
            const share = heldBytes / totalBytes;
            const of = `${(0,amounts/* formatBytes */.z3)(heldBytes)} of ${(0,amounts/* formatBytes */.z3)(totalBytes)} (${Math.floor(share * 100)} %)`;
            const tells = share >= ESTIMATE_FROM_SHARE && share < 1 && tookMs >= ESTIMATE_FROM_MS;
            return `Downloaded ${of}${tells ? `, ${(0,amounts/* formatAbout */.lb)((tookMs * (1 - share)) / share)} left` : ''}`;
        },
        within: () => 'download',
        progressOf: 'download',
    },
    'download-resumed': {
        says: ({ problem, fromByte, waitMs, freshLink }) => {
            const when = waitMs < 100 ? 'now' : `in ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
            const how = fromByte === 0 ? 'Starting from the beginning' : `Resuming at ${(0,amounts/* formatBytes */.z3)(fromByte)}`;
            return `The download stopped: ${problem}. ${freshLink ? 'Asking for a fresh link' : how} ${when}`;
        },
        within: () => 'download',
        keeps: ({ fromByte }, { resumes, restarts }) => fromByte > 0 ? { resumes: resumes + 1 } : { restarts: restarts + 1 },
    },
    downloaded: {
        says: ({ bytes, sha256 }, tookMs = 0) => `Downloaded ${(0,amounts/* formatBytes */.z3)(bytes)} in ${(0,amounts/* formatDuration */.a3)(tookMs)}, SHA-256 ${sha256}`,
        ends: 'download',
        sets: ({ bytes, sha256 }) => [
            ['bundle-size', bytes],
            ['bundle-sha256', sha256],
        ],
    },
    'unpack-progress': {
        says: ({ fileCount, siteBytes }) => `Unpacked ${(0,amounts/* counted */.hS)(fileCount, 'file')}, ${(0,amounts/* formatBytes */.z3)(siteBytes)} so far`,
        within: () => 'unpack',
        progressOf: 'unpack',
    },
    unpacked: {
        says: ({ format, fileCount, siteBytes }, unpackMs) => {
            const when = unpackMs === undefined ? 'while downloading' : `in ${(0,amounts/* formatDuration */.a3)(unpackMs)}`;
            return `Unpacked ${format}: ${(0,amounts/* counted */.hS)(fileCount, 'file')}, ${(0,amounts/* formatBytes */.z3)(siteBytes)}, ${when}`;
        },
        ends: 'unpack',
    },
    'site-listed': {
        says: ({ contentDigest }) => `Content digest ${contentDigest}`,
        within: () => 'debug',
        sets: ({ contentDigest }) => [['content-digest', contentDigest]],
    },
    'site-compared': {
        says: (event) => event.isFirst
            ? `First publication: there is no manifest at ${event.manifest}`
            : `Compared with the previous site: ${changesText(event)}`,
        warns: ({ otherDomain, manifest, isPart, removed }) => [
            ...(otherDomain === null
                ? []
                : [
                    `'previous-manifest' is of another site: ${otherDomain} (${manifest}). What counts as changed is the difference from that one. Check where the workflow keeps the manifest of each site.`,
                ]),
            ...(isPart && removed > 0
                ? [
                    `'paths' exports a part of the site, and what it leaves out counts as removed: ${(0,amounts/* counted */.hS)(removed, 'file')}. Delete the files in 'remove.txt' only if you mean to.`,
                ]
                : []),
        ],
    },
    'pages-compared': { says: comparedText },
    'check-progress': {
        says: checkProgressText,
        within: ({ isCheck }) => (isCheck ? 'check' : 'texts'),
        progressOf: 'check',
    },
    'site-checked': {
        says: (event, tookMs = 0) => checkedText(event, tookMs),
        notes: ({ outcome }) => acceptedText(outcome) || [],
        warns: noticesOf,
        // The summary has all that was found.
        recalls: () => [],
        ends: 'check',
        sets: ({ outcome }) => [['check-findings', outcome.findings]],
    },
    'check-broken': { warns: ({ problem }) => brokenCheckText(problem), ends: 'check' },
    'texts-read': {
        says: ({ pages }) => `Read the texts of ${(0,amounts/* counted */.hS)(pages, 'page')}`,
        ends: 'check',
    },
    'texts-unread': {
        warns: ({ problem }) => `The texts of the pages are not read: ${problem}. Files are compared, pages are not, and the manifest has no texts.`,
        ends: 'check',
    },
    'check-report-written': {
        says: ({ path }) => `The report of the site check is in ${path}`,
        sets: ({ path }) => [['check-report', path]],
    },
    published: {
        says: ({ sitePath, bundlePath }) => [
            ...(sitePath === null ? [] : [`The site is in ${sitePath}`]),
            ...(bundlePath === null ? [] : [`The bundle is at ${bundlePath}`]),
        ],
        ends: 'publish',
        sets: ({ sitePath, bundlePath }, { last }) => {
            const site = sitePath === null ? undefined : last.unpacked;
            return [
                ['site-path', sitePath],
                ['file-count', site?.fileCount ?? null],
                ['site-size', site?.siteBytes ?? null],
                ['bundle-path', bundlePath],
            ];
        },
    },
    'reports-published': {
        says: ({ manifestPath, changesPath, uploadPath }) => [
            ...(manifestPath === null ? [] : [`The manifest is at ${manifestPath}`]),
            ...(changesPath === null ? [] : [`The changes are in ${changesPath}, and in lists beside it`]),
            ...(uploadPath === null ? [] : [`What has to be uploaded is in ${uploadPath}`]),
        ],
        sets: (event, { last }) => [['manifest-path', event.manifestPath], ...changeOutputs(event, last)],
    },
    'upload-started': {
        says: ({ upload, fileCount }) => {
            const files = fileCount === null ? '' : ` (${(0,amounts/* counted */.hS)(fileCount, 'file')})`;
            return `Uploading ${UPLOADED[upload.kind]}${files} as artifact '${upload.artifactName}' ...`;
        },
    },
    'pages-large': {
        warns: ({ bytes, limit }) => `The site is ${(0,amounts/* formatBytes */.z3)(bytes)} as a Pages artifact: GitHub supports ${(0,amounts/* formatBytes */.z3)(limit)}, and larger deployments may fail.`,
    },
    'artifact-client-said': { says: ({ text }) => text, within: () => 'upload' },
    'upload-repeated': {
        says: ({ problem, waitMs }) => `The upload has a problem: ${problem}. Trying again in ${(0,amounts/* formatDuration */.a3)(waitMs)}`,
        keeps: (_, { repeatedCalls }) => ({ repeatedCalls: repeatedCalls + 1 }),
    },
    'retention-lowered': {
        warns: ({ days }) => `'retention-days' is more than the repository allows: the artifact is kept for ${(0,amounts/* counted */.hS)(days, 'day')}.`,
    },
    uploaded: {
        says: ({ artifact: { name, url, bytes, digest } }, tookMs = 0) => {
            const place = url === null ? '' : `, at ${url}`;
            return `Uploaded artifact '${name}': ${(0,amounts/* formatBytes */.z3)(bytes)} in ${(0,amounts/* formatDuration */.a3)(tookMs)}, SHA-256 ${digest}${place}`;
        },
        ends: 'upload',
        sets: ({ artifact }) => [
            ['artifact-id', artifact.id],
            ['artifact-url', artifact.url],
            ['artifact-digest', artifact.digest],
        ],
    },
    'values-written': {
        says: ({ path, expiresAt }) => `The Helm values are in ${path}; their link expires${expiresAt === null ? '' : ` ${expiresAt}`}`,
        sets: ({ path }) => [['helm-values', path]],
    },
    'verify-planned': { says: verify_text/* plannedText */.qN },
    'verify-progress': {
        says: verify_text/* verifyProgressText */.CA,
        within: () => 'verify',
        progressOf: 'verify',
    },
    'verify-paused': { says: verify_text/* pausedText */.Ok, within: () => 'verify' },
    'verify-round': { says: verify_text/* roundText */.W2, within: () => 'verify' },
    verified: {
        says: ({ outcome }, tookMs = 0) => [(0,verify_text/* verifiedText */.sK)(outcome, tookMs), ...(0,verify_text/* verifyNotices */.RW)(outcome)],
        warns: verify_text/* verifyWarnings */.bR,
        // The summary has all that was found.
        recalls: () => [],
        ends: 'verify',
        sets: ({ outcome }) => [
            ['checked-count', outcome.checkedCount],
            ['stale-count', outcome.staleCount],
            ['broken-count', outcome.brokenCount],
        ],
    },
    'verify-report-written': {
        says: ({ path }) => `The report of the verification is in ${path}`,
        sets: ({ path }) => [['report', path]],
    },
};
/** The pages that differ: what they sum up to, and their titles. */
function comparedText({ pages, isFirst, files }) {
    if (isFirst)
        return [];
    if (typeof pages === 'string')
        return [WITHOUT_TEXTS[pages]];
    const { added, changed, removed, moved } = pages;
    const lines = [
        ...removed.map((page) => ['removed', page.title, page.path]),
        ...moved.map(({ from, to, title }) => ['moved', title, `${from} -> ${to}`]),
        ...added.map((page) => ['new', page.title, page.path]),
        ...changed.map((page) => ['changed', page.title, page.path]),
    ];
    const shown = lines
        .slice(0, LISTED_MAX)
        .map(([what, title, path]) => `- ${what}: ${title ?? '(no title)'} (${path})`);
    const more = lines.length - shown.length;
    return [
        `In pages: ${pagesText(pages, files)}`,
        ...shown,
        ...(more > 0 ? [`- and ${(0,amounts/* grouped */.zD)(more)} more`] : []),
    ];
}
/** What is different, as a clause: `12 added, 3 changed, 1 removed` */
function changesText({ isFirst, added, changed, removed }) {
    if (isFirst)
        return `first publication, ${(0,amounts/* counted */.hS)(added, 'file')}`;
    const parts = [
        [added, 'added'],
        [changed, 'changed'],
        [removed, 'removed'],
    ];
    const shown = parts.flatMap(([count, what]) => (count > 0 ? [`${(0,amounts/* grouped */.zD)(count)} ${what}`] : []));
    return shown.length === 0 ? 'nothing has changed' : shown.join(', ');
}
/** What differs from the previous site. Not before the site is published: the step that deploys the changes must find it. */
function changeOutputs({ changesPath, uploadPath, invalidationPath, pagesPath }, last) {
    const changes = last['site-compared'];
    const { pages = 'now' } = last['pages-compared'] ?? {};
    const [differing, unknown] = typeof pages === 'string' ? [null, null] : [countOf(pages), unknownOf(pages)];
    if (changes === undefined)
        return [];
    const { isFirst, added, changed, removed } = changes;
    return [
        ['changed', String(isFirst || added + changed + removed > 0)],
        ['added-count', added],
        ['changed-count', changed],
        ['removed-count', removed],
        ['changes-path', changesPath],
        ['upload-path', uploadPath],
        ['invalidation-path', invalidationPath],
        ['pages-changed-count', differing],
        ['pages-unknown-count', unknown],
        ['text-changed', differing === null || (differing === 0 && unknown !== 0) ? null : String(differing > 0)],
        ['pages-path', pagesPath],
    ];
}
/** The record after one more event. */
function addEvent(before, event, nowMs) {
    const entry = EVENTS[event.kind];
    const { ends } = entry;
    const record = {
        ...before,
        nowMs,
        phases: ends === undefined ? before.phases : endPhase(before.phases, ends, nowMs),
        warnings: [...before.warnings, ...[entry.recalls?.(event) ?? entry.warns?.(event, 0) ?? []].flat()],
        last: { ...before.last, [event.kind]: event },
    };
    return { ...record, ...entry.keeps?.(event, record) };
}
/** The outputs that one event sets; `record` has it already. */
function outputsOf(event, record) {
    const entry = EVENTS[event.kind];
    return entry.sets?.(event, record) ?? [];
}

;// CONCATENATED MODULE: ./lib/report/timeline.js


/** A shorter run gets no diagram: it would show nothing that the table does not. */
const RUN_MIN_MS = 20_000;
/** A narrower bar cannot be seen; the table of times has that phase too. */
const SHARE_MIN = 0.01;
/**
 * The phases of a run as a Mermaid diagram, which GitHub draws in a summary; empty where there is too little to show.
 * A failed run has a mark where it ended, and the phase in which it ended is highlighted.
 */
function timelineOf(record) {
    const totalMs = record.nowMs - record.startedMs;
    const spans = spansOf(record).filter(({ startMs, endMs, broken }) => broken || endMs - startMs >= SHARE_MIN * totalMs);
    if (totalMs < RUN_MIN_MS || spans.length < 2)
        return '';
    const atService = spans.filter(({ phase }) => phase === 'wait');
    const here = spans.filter(({ phase }) => phase !== 'wait');
    const failure = record.end?.failure ?? null;
    return [
        '```mermaid',
        'gantt',
        `    accTitle: Phases of the export`,
        `    accDescr: ${label(spans.map(titleOf).join(', '))}`,
        // The reader's local time, as beside the lines of the log.
        '    dateFormat x',
        '    axisFormat %H:%M:%S',
        ...section('Service', atService),
        ...section('Step', here),
        ...(failure === null ? [] : [`    ${label(failure.code)} :crit, milestone, ${whole(record.nowMs)}, 0ms`]),
        '```',
    ].join('\n');
}
function section(name, spans) {
    const lines = spans.map((span) => `    ${label(titleOf(span))} :${span.broken ? 'crit, ' : ''}${whole(span.startMs)}, ${whole(span.endMs)}`);
    return lines.length === 0 ? [] : [`    section ${name}`, ...lines];
}
function titleOf({ name, startMs, endMs }) {
    return `${name} (${(0,amounts/* formatDuration */.a3)(endMs - startMs)})`;
}
/** Text for a diagram: whatever means something to Mermaid (`:`, `;`, `#`, `%%`, a new line, …) is left out. */
function label(text) {
    const harmless = text.replace(/[^\p{L}\p{N} ().,-]+/gu, ' ');
    return harmless.replace(/ +/g, ' ').trim();
}
function whole(ms) {
    return String(Math.round(ms));
}
/** What a run has spent its time on after the start, in the order in which it began. */
function spansOf({ phases, renderingSinceMs, status, nowMs }) {
    const hasNoLink = phases.some(({ phase, endedMs }) => phase === 'bundle' && endedMs === null);
    return phases.flatMap(({ phase, startedMs, endedMs }) => {
        const endMs = endedMs ?? nowMs;
        const broken = endedMs === null;
        if (phase === 'start' || (phase === 'download' && hasNoLink))
            return [];
        if (phase !== 'wait')
            return [{ phase, name: (0,words/* capitalized */.l2)(phase), startMs: startedMs, endMs, broken }];
        if (renderingSinceMs === null)
            return [{ phase, name: status === 'queued' ? 'Queue' : 'Wait', startMs: startedMs, endMs, broken }];
        return [
            { phase, name: 'Queue', startMs: startedMs, endMs: renderingSinceMs, broken: false },
            { phase, name: 'Render', startMs: renderingSinceMs, endMs, broken },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/report/summary.js













/** The runner drops a summary over 1 MiB whole. */
const SUMMARY_MAX_CHARS = 200_000;
/** What follows the name of the action in the title. */
const OUTCOMES = {
    export: {
        success: 'done',
        started: 'started',
        failed: 'the job failed',
        timeout: 'timed out',
        cancelled: 'cancelled',
        error: 'failed',
    },
    'agent-job': {
        success: 'completed',
        failed: 'failed',
        timeout: 'timed out',
        cancelled: 'cancelled',
        error: 'not followed',
    },
    verify: {
        success: 'verified',
        stale: 'stale',
        broken: 'broken',
        cancelled: 'cancelled',
        error: 'not verified',
    },
};
/**
 * The job summary of a finished run, as GitHub Markdown, always far below the runner's limit. It begins with what a person
 * acts on: the outcome, what has changed, what to repair, the next step. All else is folded.
 */
function summaryOf(record) {
    const result = record.end?.result ?? 'error';
    const { lead, toActOn, next, rows, notes } = PARTS[record.subject](record, result);
    const parts = [
        `### ${mark(record, result)} ${TITLES[record.subject]}: ${outcomeOf(record, result)}`,
        failureOf(record) ?? lead,
        record.warnings.map((text) => `- ⚠️ ${(0,markdown/* cell */.Hn)(text)}`).join('\n'),
        ...toActOn,
        next,
        (0,markdown/* details */.zH)('Details', [(0,markdown/* table */.tp)(rows), ...notes]),
    ];
    const text = `${(0,markdown/* paragraphs */.qN)(parts)}\n`;
    return text.length <= SUMMARY_MAX_CHARS ? text : `${text.slice(0, SUMMARY_MAX_CHARS)}\n\n(cut)\n`;
}
const PARTS = {
    export: (record, result) => {
        const check = record.last['site-checked']?.outcome;
        return {
            lead: leadOf(record, result),
            toActOn: [changesOf(record), ...(check === undefined ? [] : [checkLine(check), checkSummary(check)])],
            next: nextOf(record, result),
            rows: rowsOf(record),
            notes: [...(check === undefined ? [] : [checkNotes(check)]), timesOf(record), timelineOf(record)],
        };
    },
    'agent-job': (record) => ({
        lead: agentLeadOf(record.agentJob),
        toActOn: [],
        next: '',
        rows: agentRowsOf(record),
        notes: [],
    }),
    verify: (record, result) => {
        const outcome = record.last.verified?.outcome;
        return {
            lead: verifyLeadOf(record),
            toActOn: outcome === undefined ? [] : [(0,verify_text/* verifySummary */.Il)(outcome, ['broken', 'stale'])],
            next: verifyNextOf(record, result),
            rows: verifyRowsOf(record),
            notes: outcome === undefined ? [] : [(0,verify_text/* verifySummary */.Il)(outcome, ['noted'])],
        };
    },
};
function mark({ end }, result) {
    if (result === 'success' || result === 'started')
        return '✅';
    // Found, and left to the reader by `fail-on`.
    if ((result === 'stale' || result === 'broken') && end?.failure === null)
        return '⚠️';
    return result === 'cancelled' ? '⚪' : '❌';
}
function outcomeOf({ subject, agentJob, end }, result) {
    if (result === 'success' && agentJob?.status === 'archived')
        return 'archived';
    if (end?.failure?.code === 'no-pull-request')
        return 'no pull request';
    return OUTCOMES[subject][result] ?? OUTCOMES[subject].error;
}
/** The failure as a box: the annotation's sentence, the next step, and the code, which leads to its heading. */
function failureOf(record) {
    const failure = record.end?.failure ?? null;
    if (failure === null)
        return null;
    const { sentence, nextStep, list, more } = explain(failure, record);
    const shown = more === null ? (0,markdown/* code */.aY)(failure.code) : `[${(0,markdown/* code */.aY)(failure.code)}](${(0,markdown/* target */.aC)(more)})`;
    const what = list.length === 0
        ? [`**${(0,markdown/* cell */.Hn)(sentence)}**`, (0,markdown/* cell */.Hn)(nextStep)]
        : [
            '**Cannot use the inputs:**',
            list.map(([problem, remedy]) => `- ${(0,markdown/* cell */.Hn)(problem)}. ${(0,markdown/* cell */.Hn)(remedy)}`).join('\n> '),
        ];
    return `> [!CAUTION]\n> ${[...what, `Failure code: ${shown}`].join('\n>\n> ')}`;
}
function leadOf({ domain, pageCount, last, nowMs, startedMs }, result) {
    const site = domain === null ? 'The site' : `**${(0,markdown/* cell */.Hn)(domain)}**`;
    if (result === 'started')
        return `${site}: the export runs at the service; this step did not wait for it.`;
    const { unpacked } = last;
    const facts = [
        ...(pageCount === null ? [] : [(0,amounts/* counted */.hS)(pageCount, 'page')]),
        unpacked === undefined
            ? 'bundle ready'
            : `${(0,amounts/* counted */.hS)(unpacked.fileCount, 'file')}, ${(0,amounts/* formatBytes */.z3)(unpacked.siteBytes)}`,
        `in ${(0,amounts/* formatDuration */.a3)(nowMs - startedMs)}`,
    ];
    return `${site}: ${facts.join(', ')}${artifactText(last)}.`;
}
function artifactText({ uploaded }) {
    if (uploaded === undefined)
        return '';
    const { name, url } = uploaded.artifact;
    return `; uploaded as ${url === null ? (0,markdown/* code */.aY)(name) : `[${(0,markdown/* cell */.Hn)(name)}](${(0,markdown/* target */.aC)(url)})`}`;
}
function filesLine(compared) {
    return compared.isFirst
        ? 'First publication.'
        : `Files, compared with the previous site: ${changesText(compared)}.`;
}
/** More than so many pages are folded. */
const OPEN_PAGES_MAX = 10;
/** What differs from the previous site: in pages, or else in files. */
function changesOf({ last }) {
    const inFiles = last['site-compared'];
    const compared = last['pages-compared'];
    const files = inFiles === undefined ? '' : filesLine(inFiles);
    if (compared === undefined || compared.isFirst)
        return files;
    const { pages } = compared;
    if (typeof pages === 'string')
        return `${files} ${WITHOUT_TEXTS[pages]}`.trim();
    const lead = `**${(0,words/* capitalized */.l2)(pagesText(pages, compared.files))}**`;
    const items = pageItems(pages, compared);
    const isLong = countOf(pages) > OPEN_PAGES_MAX;
    const shown = isLong ? [sectionsText(pages), (0,markdown/* details */.zH)('The pages', [items])] : [items];
    return (0,markdown/* paragraphs */.qN)([lead, ...shown]);
}
/** A row of the table, where there is something to show. */
function row(name, text, show = markdown/* cell */.Hn) {
    return text === null || text === undefined || text === '' ? [] : [[name, show(text)]];
}
function rowsOf(record) {
    const { last, polls, repeatedCalls, resumes, restarts } = record;
    const { unpacked, downloaded, uploaded, published } = last;
    const links = last['link-issued']?.count ?? 0;
    const changes = last['site-compared'];
    const troubles = [
        ...(repeatedCalls > 0 ? [(0,amounts/* counted */.hS)(repeatedCalls, 'repeated request')] : []),
        ...(resumes > 0 ? [(0,amounts/* counted */.hS)(resumes, 'resumed download')] : []),
        ...(restarts > 0 ? [(0,amounts/* counted */.hS)(restarts, 'restarted download')] : []),
    ];
    return [
        ...row('Job', record.jobId, markdown/* code */.aY),
        ...row('Pages', pagesOf(record)),
        ...row('Files', unpacked && `${(0,amounts/* grouped */.zD)(unpacked.fileCount)} (${(0,amounts/* formatBytes */.z3)(unpacked.siteBytes)})`),
        ...row('Changes', changes && changesText(changes)),
        ...row('Bundle', downloaded && [(0,amounts/* formatBytes */.z3)(downloaded.bytes), unpacked?.format].filter(Boolean).join(', ')),
        ...row('SHA-256', downloaded?.sha256, markdown/* code */.aY),
        ...row('Content digest', last['site-listed']?.contentDigest, markdown/* code */.aY),
        ...row('Check report', last['check-report-written']?.path, markdown/* code */.aY),
        ...row('Site folder', published?.sitePath, markdown/* code */.aY),
        ...row('Bundle file', published?.bundlePath, markdown/* code */.aY),
        ...row('Manifest', last['reports-published']?.manifestPath, markdown/* code */.aY),
        ...row('Artifact', uploaded && `${uploaded.artifact.name} (${(0,amounts/* formatBytes */.z3)(uploaded.artifact.bytes)})`),
        ...row('Helm values', last['values-written']?.path, markdown/* code */.aY),
        ...row('Polls', polls === 0 ? null : (0,amounts/* grouped */.zD)(polls)),
        ...row('Links used', links === 0 ? null : String(links)),
        ...row('Retries', troubles.length === 0 && polls > 0 ? 'none' : troubles.join(', ')),
    ];
}
/** Pages of a job that has not completed are no result: they are shown as what they are, and not at all when none. */
function pagesOf({ pageCount, status }) {
    if (pageCount === null || (pageCount === 0 && status !== 'completed'))
        return null;
    return status === 'completed' ? (0,amounts/* grouped */.zD)(pageCount) : `${(0,amounts/* grouped */.zD)(pageCount)} so far`;
}
/** The outcome of the site check in a line; what it found follows. */
function checkLine(check) {
    const files = (0,amounts/* counted */.hS)(check.pages, 'HTML file');
    const verdict = verdictText(check);
    return check.findings === 0
        ? `Site check: ${verdict} in ${files}.`
        : `**Site check: ${verdict}** (${files})`;
}
function timesOf(record) {
    const spans = spansOf(record);
    if (spans.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [
        line([...spans.map(({ name }) => name), 'Total']),
        `|${' --- |'.repeat(spans.length + 1)}`,
        line([
            ...spans.map(({ startMs, endMs }) => (0,amounts/* formatDuration */.a3)(endMs - startMs)),
            (0,amounts/* formatDuration */.a3)(record.nowMs - record.startedMs),
        ]),
    ].join('\n');
}
function nextOf(record, result) {
    const { jobId, last } = record;
    const { published, uploaded } = last;
    const expiresAt = last['link-issued']?.link.expiresAt ?? null;
    const expires = `expires${expiresAt === null ? '' : ` (${(0,markdown/* code */.aY)(expiresAt)})`}`;
    if (result === 'started')
        return `Next: fetch the site in another job with ${(0,markdown/* code */.aY)(`job-id: ${jobId ?? ''}`)}.`;
    // The failure says what to do next.
    if (result !== 'success')
        return '';
    if (last['values-written'] !== undefined)
        return `Next: deploy with \`helm upgrade --values\` and the output \`helm-values\`, before its link ${expires}.`;
    const { isFirst, added, changed, removed } = last['site-compared'] ?? { isFirst: true };
    if (!isFirst && added + changed + removed === 0)
        return 'Next: nothing has to be deployed, as the published site has the same files.';
    if (uploaded?.artifact.kind === 'pages')
        return 'Next: deploy with `actions/deploy-pages` in this workflow.';
    if (typeof published?.sitePath === 'string')
        return 'Next: deploy the site folder; later steps find it in the output `site-path`.';
    if (typeof published?.bundlePath === 'string')
        return 'Next: deploy the bundle; later steps find it in the output `bundle-path`.';
    if (uploaded !== undefined)
        return `Next: fetch the artifact ${(0,markdown/* code */.aY)(uploaded.artifact.name)} in another job with \`actions/download-artifact\`.`;
    return `Next: use the output \`bundle-url\` in this job, before it ${expires}.`;
}
function agentRowsOf({ jobId, agentJob: job, nowMs, startedMs }) {
    return [
        ...row('Job', jobId, markdown/* code */.aY),
        ...row('Status', job?.status),
        ...row('Repository', job?.repository, markdown/* link */.nf),
        ...row('Branch', job?.ref),
        ...row('Model', job?.model),
        ...row('Pull request', job?.pullRequestUrl, markdown/* link */.nf),
        ...row('Created', job?.createdAt),
        ...row('Archived', job?.archivedAt),
        ...row('Waited', (0,amounts/* formatDuration */.a3)(nowMs - startedMs)),
    ];
}
function agentLeadOf(job) {
    const url = job?.pullRequestUrl ?? null;
    const pullRequest = url === null ? null : `Pull request: ${(0,markdown/* link */.nf)(url)}`;
    if (job?.status !== 'archived')
        return pullRequest ?? 'No pull request: no file changed.';
    const archived = `⚠️ ${(0,markdown/* cell */.Hn)(archivedText(job))}`;
    return pullRequest === null ? archived : `${archived}\n\n${pullRequest}`;
}
function verifyLeadOf({ domain, last, nowMs, startedMs }) {
    const outcome = last.verified?.outcome;
    const took = `in ${(0,amounts/* formatDuration */.a3)(nowMs - startedMs)}`;
    if (outcome === undefined)
        return `**${(0,markdown/* cell */.Hn)(domain ?? 'The site')}**, ${took}.`;
    return `${(0,markdown/* link */.nf)(outcome.url)}: **${(0,verify_text/* verdictText */.nt)(outcome)}** (${(0,verify_text/* addresses */.Nt)(outcome.checkedCount)}, ${took}).`;
}
/** Where the remedies are. What to do after them is in the failure. */
function verifyNextOf({ docs }, result) {
    if (docs === null || (result !== 'broken' && result !== 'stale'))
        return '';
    return `The [rules for each host](${(0,markdown/* target */.aC)(`${docs}/hosting.md`)}) are in the docs of this action.`;
}
function verifyRowsOf({ last, nowMs, startedMs }) {
    const outcome = last.verified?.outcome;
    if (outcome === undefined)
        return [];
    const { checkedCount, brokenCount, staleCount, leftOutCount, requestCount, roundCount } = outcome;
    return [
        ...row('Checked', (0,verify_text/* addresses */.Nt)(checkedCount)),
        ...row('Broken', (0,amounts/* grouped */.zD)(brokenCount)),
        ...row('Stale', (0,amounts/* grouped */.zD)(staleCount)),
        ...row('Not asked for', leftOutCount === 0 ? null : (0,amounts/* counted */.hS)(leftOutCount, 'file')),
        ...row('Requests', `${(0,amounts/* grouped */.zD)(requestCount)} in ${(0,amounts/* counted */.hS)(roundCount, 'round')}`),
        ...row('Report', last['verify-report-written']?.path, markdown/* code */.aY),
        ...row('Took', (0,amounts/* formatDuration */.a3)(nowMs - startedMs)),
    ];
}

;// CONCATENATED MODULE: ./lib/report/end.js







/** The runner cuts an annotation at 4,096 characters, without a word. */
const ANNOTATION_MAX_CHARS = 4_000;
/** Stars that are no markup. */
const MARKDOWN_MARK = '\\*\\*\\*';
/** Tells the runner how the run ended: `result`, one annotation, the summary. Returns the exit code. */
async function report(how, { emit, record, masked }) {
    const end = emitEnd(how, emit);
    const failed = 'thrown' in end;
    if (failed)
        annotate(end.thrown, record(), masked);
    await writeSummary(masked(summaryOf(record()), MARKDOWN_MARK));
    return failed ? 1 : 0;
}
/** Emits the end, and gives it back: a good run whose result cannot be written has failed. */
function emitEnd(end, emit) {
    const failed = 'thrown' in end;
    try {
        const failure = failed ? asFailure(end.thrown) : null;
        emit({ kind: 'ended', result: failed ? resultOf(end.thrown) : end.result, failure });
        return end;
    }
    catch (error) {
        // The failure that was there first is the one to annotate.
        return failed ? end : emitEnd({ thrown: error }, emit);
    }
}
function asFailure(thrown) {
    return (0,core_failure/* isKnownFailure */.qJ)(thrown) ? thrown : new core_failure/* Failure */.HR('bug', { what: describe(thrown) }, thrown);
}
function describe(thrown) {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
function resultOf(thrown) {
    switch ((0,core_failure/* isKnownFailure */.qJ)(thrown) ? thrown.code : null) {
        case 'job-failed':
        case 'agent-failed':
        case 'no-pull-request':
            return 'failed';
        case 'job-timeout':
        case 'busy-timeout':
            return 'timeout';
        case 'cancelled':
            return 'cancelled';
        case 'site-broken':
            return 'broken';
        case 'site-stale':
            return 'stale';
        default:
            return 'error';
    }
}
function annotate(thrown, run, masked) {
    const failure = asFailure(thrown);
    const { sentence, nextStep, more } = explain(failure, run);
    const title = TITLES[run.subject];
    const text = masked((0,words/* oneLine */.TN)(`${sentence} ${nextStep}`));
    const room = ANNOTATION_MAX_CHARS - (more?.length ?? 0);
    const shown = text.length > room ? `${text.slice(0, room)} …` : text;
    core.error(more === null ? shown : `${shown} More: ${more}`, { title: `${title}: ${failure.code}` });
    for (let cause = thrown; cause instanceof Error; cause = cause.cause)
        core.debug(masked((0,redact/* printable */.g$)(cause.stack ?? cause.message)));
}
/** A runner that has no summary, or cannot take one, must not turn a good run red. */
async function writeSummary(markdown) {
    try {
        await core.summary.addRaw(markdown).write();
    }
    catch (error) {
        core.debug((0,redact/* printable */.g$)(`No summary: ${describe(error)}`));
    }
}

// EXTERNAL MODULE: ./lib/text/known-secrets.js
var known_secrets = __nccwpck_require__(324);
;// CONCATENATED MODULE: ./lib/report/log-lines.js



/** Silence longer than this looks like a step that hangs. */
const QUIET_MIN_MS = 30_000;
const TRANSFER_QUIET_MIN_MS = 10_000;
/** Who has waited long expects fewer lines: one after a fifth of the wait, up to these. */
const QUIET_SHARE = 0.2;
const QUIET_MAX_MS = 5 * 60_000;
const TRANSFER_QUIET_MAX_MS = 60_000;
const CHANGE_PERCENT = 10;
/** A problem that has lasted for less needs no all-clear. */
const TROUBLE_MS = 30_000;
function newLogState(run) {
    return {
        lines: [],
        run,
        saidMs: run.nowMs,
        open: null,
        seen: [],
        status: null,
        percent: null,
        warnings: 0,
        trouble: null,
    };
}
/** The log after one more event, which `run` has already; its `lines` are those of that event. */
function logLines(event, before, run) {
    const entry = EVENTS[event.kind];
    const log = { ...before, run, lines: [] };
    // Written out only where it is shown: events of progress come by the thousand.
    const texts = (one = event) => {
        const phase = entry.ends ?? entry.progressOf;
        return [entry.says?.(one, phase && tookMs(phase, run)) ?? []].flat();
    };
    const shown = (after) => {
        const group = entry.within?.(event);
        if (group === 'debug')
            return texts().reduce(aside, after);
        if (group !== undefined)
            return texts().reduce((state, text) => inside(state, group, text), after);
        const line = (level, text = []) => [text].flat().map((one) => ({ level, text: one }));
        return outside(after, ...line('info', texts()), ...line('notice', entry.notes?.(event)), ...line('warning', entry.warns?.(event, log.warnings)));
    };
    const known = entry.isAnswer === true ? afterTrouble(log) : log;
    switch (event.kind) {
        case 'phase':
            return { ...log, saidMs: run.nowMs };
        case 'call-repeated':
            return withTrouble(log, event, texts().join());
        case 'job-status':
            return withStatus(known, event, texts().join());
        case 'status-unknown':
            // The poll that follows has the same status: it is not worth a second line.
            return shown({ ...log, status: event.status });
        case 'agent-job': {
            const said = before.run.last['agent-job'];
            return said !== undefined && texts(said).join() === texts().join() ? known : shown(known);
        }
        case 'link-issued':
            return event.count > 1 ? byPhase(known, texts().join()) : shown(known);
        case 'ended':
            return log_lines_closed(log);
        default:
            return entry.progressOf !== undefined && isQuiet(entry.progressOf, log) ? log : shown(known);
    }
}
/** Since the last beginning of a phase; `undefined` where it did not begin. */
function tookMs(phase, { phases, nowMs }) {
    const begun = phases.findLast((one) => one.phase === phase);
    return begun && nowMs - begun.startedMs;
}
function withStatus(log, event, text) {
    const percent = event.share === null ? null : Math.floor(event.share * 100);
    const grown = percent !== null && Math.abs(percent - (log.percent ?? 0)) >= CHANGE_PERCENT;
    if (event.status === log.status && !grown && silenceMs(log) < quietMs(event.elapsedMs))
        return aside(log, text);
    return { ...inside(log, 'wait', text), status: event.status, percent };
}
function silenceMs({ run, saidMs }) {
    return run.nowMs - saidMs;
}
function quietMs(elapsedMs) {
    return Math.min(QUIET_MAX_MS, Math.max(QUIET_MIN_MS, QUIET_SHARE * elapsedMs));
}
/** Whether the progress of a transfer is not worth a line yet. */
function isQuiet(phase, log) {
    const share = QUIET_SHARE * (tookMs(phase, log.run) ?? 0);
    return silenceMs(log) < Math.min(TRANSFER_QUIET_MAX_MS, Math.max(TRANSFER_QUIET_MIN_MS, share));
}
/** A recurring problem has a line at first, and then as seldom as a status that does not change. */
function withTrouble(log, { problem }, text) {
    const before = log.trouble;
    const { nowMs } = log.run;
    const same = before?.problem === problem;
    const sinceMs = before?.sinceMs ?? nowMs;
    const trouble = { problem, sinceMs, times: same ? before.times + 1 : 1 };
    const known = { ...log, trouble };
    if (same && silenceMs(log) < quietMs(nowMs - sinceMs))
        return aside(known, text);
    return byPhase(known, trouble.times > 1 ? `${text} (${trouble.times} times now)` : text);
}
/** An answer came: a reader who has seen a line about a lasting problem sees that it is over. */
function afterTrouble(log) {
    const lastedMs = log.trouble === null ? 0 : log.run.nowMs - log.trouble.sinceMs;
    const known = { ...log, trouble: null };
    if (lastedMs < TROUBLE_MS)
        return known;
    const text = `The service answers again, after ${(0,amounts/* formatDuration */.a3)(lastedMs)}`;
    return phaseOf(log) === 'unpack' ? outside(known, { level: 'info', text }) : byPhase(known, text);
}
/** A line about the service, inside the group of the phase if that has one. */
function byPhase(log, text) {
    const phase = phaseOf(log);
    return phase === 'wait' || phase === 'download' || phase === 'unpack'
        ? inside(log, phase, text)
        : outside(log, { level: 'info', text });
}
/** The phase that began last. */
function phaseOf({ run }) {
    return run.phases.at(-1)?.phase;
}
/** Adds lines that everybody sees: an open group is closed before them. */
function outside(log, ...lines) {
    if (lines.length === 0)
        return log;
    return {
        ...log_lines_closed(log, ...lines),
        saidMs: log.run.nowMs,
        warnings: log.warnings + lines.filter(({ level }) => level === 'warning').length,
    };
}
/** Adds a line to a group. */
function inside(log, group, text) {
    // The bundle may be downloaded and unpacked at once: their lines take turns, and share the group that is open.
    const fits = log.open === group || (log.open !== null && log.open !== 'wait' && group !== 'wait');
    const { lines } = fits ? log : log_lines_closed(log, { level: 'group', text: log_lines_titleOf(group, log) });
    return {
        ...log,
        lines: [...lines, { level: 'info', text }],
        saidMs: log.run.nowMs,
        open: fits ? log.open : group,
        seen: log.seen.includes(group) ? log.seen : [...log.seen, group],
    };
}
/** Adds a line for the debug log, which most readers do not see: it breaks no silence. */
function aside(log, text) {
    return { ...log, lines: [...log.lines, { level: 'debug', text }] };
}
/** Closes the group that is open, if one is, and adds lines as they are. */
function log_lines_closed(log, ...lines) {
    const ending = log.open === null ? [] : [{ level: 'endgroup', text: '' }];
    return { ...log, open: null, lines: [...log.lines, ...ending, ...lines] };
}
function log_lines_titleOf(group, { run, seen }) {
    const doing = {
        wait: run.subject === 'export' ? 'waiting for the export' : 'waiting for the agent',
        download: 'downloading the bundle',
        unpack: 'unpacking the bundle',
        check: 'checking the site',
        texts: 'reading the texts of the pages',
        upload: 'uploading',
        verify: 'verifying the site',
    }[group];
    return seen.includes(group) ? `Still ${doing}` : (0,words/* capitalized */.l2)(doing);
}

// EXTERNAL MODULE: ./lib/report/outputs.js
var report_outputs = __nccwpck_require__(568);
;// CONCATENATED MODULE: ./lib/report/narrator.js









/** A run that has its link renewed each minute for a day, with all values in it, is far below. */
const LINK_SECRETS_MAX = 20_000;
/**
 * Turns events into log lines and outputs as they come, and keeps them for the summary. `docs` is the address
 * of their folder; `null`: not known. `emit` throws `outputs-unusable`.
 */
function narrator(clock, subject, docs) {
    const outputs = new Map();
    let log = newLogState(newRecord(clock.now(), subject, docs));
    const secrets = new known_secrets/* KnownSecrets */.R();
    const masks = new Set();
    const mask = (secret) => {
        if (masks.has(secret))
            return;
        masks.add(secret);
        core.setSecret(secret);
        secrets.add(secret);
    };
    const maskUrl = (url) => {
        // A link may name these two, and the runner passes no output to another job that holds a masked text.
        const open = [log.run.jobId, log.run.domain].map((text) => text?.toLowerCase());
        for (const secret of (0,redact/* secretsOf */.Fj)(url))
            if (!open.includes(secret.toLowerCase()))
                mask(secret);
        if (masks.size > LINK_SECRETS_MAX)
            throw new core_failure/* Failure */.HR('link-unusable', { problem: 'the service keeps giving new ones' });
    };
    const masked = (text, mark) => secrets.without(text, mark);
    const print = ({ level, text }) => {
        const line = masked((0,words/* oneLine */.TN)(text));
        if (level === 'endgroup')
            core.endGroup();
        else if (level === 'group')
            core.startGroup(line);
        else
            core[level](line);
    };
    return {
        mask,
        maskUrl,
        masked,
        record: () => log.run,
        unfold: () => {
            if (log.open !== null)
                core.endGroup();
            log = { ...log, open: null };
        },
        emit: (event) => {
            if (event.kind === 'link-issued')
                maskUrl(event.link.url);
            log = logLines(event, log, addEvent(log.run, event, clock.now()));
            log.lines.forEach(print);
            // Last of all: this may throw, and the lines are in the log then.
            for (const [name, value] of outputsOf(event, log.run)) {
                if (value === null || outputs.get(name) === value)
                    continue;
                outputs.set(name, value);
                (0,report_outputs/* setOutput */.uH)(name, value);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/runner/session.js








/** As each `action.yml` says. A runner of another make may map it to what it has, and code of later would fail in the middle. */
const NODE_MIN = 24;
/** A runner cancels with the first, then the second; on Windows with Ctrl+C, then Ctrl+Break, which is the third. */
const CANCELLING = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
/** How long work may take to end after a signal; the whole must end within three seconds. */
const CANCEL_PATIENCE_MS = 1_500;
/** From the signal: what is not removed by then stays. */
const CANCEL_REMOVAL_MS = 2_000;
/** The real clock and real random numbers: no other file uses either. */
const systemClock = {
    // Monotonic, so that a corrected system clock neither ends nor prolongs a wait.
    now: () => performance.timeOrigin + performance.now(),
    random: () => Math.random(),
    after: (ms, act) => {
        // A delay beyond 2^31-1 ms would fire at once.
        const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
        return () => {
            clearTimeout(timer);
        };
    },
};
/**
 * Does the work of an action and ends the process with the right exit code: 0 only when `work` returned a result.
 * A thrown non-error, an unhandled rejection, a drained event loop and a signal all end red, reported and cleaned up.
 */
async function runSession(subject, work) {
    insistOnTls(process.env);
    const narration = narrator(systemClock, subject, docsFolder(process.env));
    const cancellation = new AbortController();
    const tempFolder = process.env['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)();
    const cleanUps = [];
    let ending = false;
    let cancelledAt = Infinity;
    const msLeft = () => cancelledAt + CANCEL_REMOVAL_MS - systemClock.now();
    const cleanUp = () => cleanUps.splice(0).flatMap((act) => act());
    // Bound here, so that the last lines never land in the artifact client's captured output.
    const end = external_node_async_hooks_namespaceObject.AsyncResource.bind(async (how) => {
        if (ending)
            return;
        ending = true;
        let final = how;
        try {
            // What a cancelled step has no time for in its temporary folder, the runner removes.
            const isNamed = (path) => msLeft() === Infinity || !path.startsWith(tempFolder + external_node_path_.sep);
            const left = cleanUp().filter(isNamed);
            // The result of the run stands, so this is only a warning.
            if (left.length > 0)
                narration.emit({ kind: 'left-behind', paths: left });
        }
        catch (error) {
            if (!('thrown' in how))
                final = { thrown: error };
        }
        const exitCode = await report(final, narration);
        // On some systems a pipe is written in the background: the last lines must be out before the process is gone.
        process.stdout.write('', () => process.exit(exitCode));
    });
    // A failure until proven a success: the exit code where the process ends in a way that no handler below sees.
    process.exitCode = 1;
    process.on('exit', narration.unfold);
    process.on('exit', cleanUp);
    process.on('uncaughtException', (error) => void end({ thrown: error }));
    process.on('unhandledRejection', (reason) => void end({ thrown: reason }));
    process.on('beforeExit', () => void end({ thrown: new Error('the event loop ran dry before the work was done') }));
    for (const name of CANCELLING) {
        process.on(name, () => {
            const cancelled = new core_failure/* Failure */.HR('cancelled', { signal: name });
            cancelledAt = Math.min(cancelledAt, systemClock.now());
            cancellation.abort(cancelled);
            // Work that ignores the signal is not awaited: the runner kills what stays.
            systemClock.after(CANCEL_PATIENCE_MS, () => void end({ thrown: cancelled }));
        });
    }
    try {
        const version = process.versions.node;
        if (Number.parseInt(version, 10) < NODE_MIN)
            throw new core_failure/* Failure */.HR('node-too-old', { version, least: NODE_MIN });
        const { signal } = cancellation;
        const atEnd = (act) => void cleanUps.push(act);
        const session = { ...narration, clock: systemClock, signal, tempFolder, msLeft, atEnd };
        await end({ result: await work(session) });
    }
    catch (error) {
        await end({ thrown: error });
    }
}
const OLD_VERSIONS = ['TLSv1', 'TLSv1.1'];
/**
 * Makes every TLS connection of this process check certificates and use TLS 1.2 or later, whatever the environment says:
 * the key could go to anybody otherwise. For the process, because the proxy tunnel and the artifact client have no
 * settings of ours. Call it before the first connection.
 */
function insistOnTls(env) {
    delete env['NODE_TLS_REJECT_UNAUTHORIZED'];
    // NODE_OPTIONS can lower it (`--tls-min-v1.0`). Each connection reads it anew.
    if (OLD_VERSIONS.includes(external_node_tls_.DEFAULT_MIN_VERSION))
        external_node_tls_.DEFAULT_MIN_VERSION = 'TLSv1.2';
}


/***/ }),

/***/ 624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ HttpProblem),
/* harmony export */   NW: () => (/* binding */ namedProblem),
/* harmony export */   bB: () => (/* binding */ PROXY_REFUSES),
/* harmony export */   dS: () => (/* binding */ ClosedConnection),
/* harmony export */   pQ: () => (/* binding */ clauseOf)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(165);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(814);


/** A request that had no usable answer, or a body that ended too early. `message` is one clause without any query string. */
class HttpProblem extends Error {
    name = 'HttpProblem';
    /** `false` only when the request surely never reached the server. */
    mayHaveArrived;
    /** What the run ends with when a retry is no use; `null`: a retry may help. */
    failure;
    constructor(message, mayHaveArrived, failure = null, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.mayHaveArrived = mayHaveArrived;
        this.failure = failure;
    }
}
/** The server closed a connection of an earlier request while it lay idle, which says nothing of this one. */
class ClosedConnection extends HttpProblem {
}
/** The status by which a proxy asks for credentials. Nobody else may answer with it (RFC 9110, 15.5.8). */
const PROXY_REFUSES = 407;
const CLAUSES = {
    HPE_HEADER_OVERFLOW: 'its headers are too long',
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was cut',
    ERR_STREAM_PREMATURE_CLOSE: 'the connection was cut',
    EPIPE: 'the connection was cut',
    ECONNABORTED: 'the connection was cut',
    ENOTFOUND: 'its host name does not exist',
    EAI_AGAIN: 'its host name could not be looked up',
    ETIMEDOUT: 'the connection timed out',
    EHOSTUNREACH: 'its host cannot be reached',
    ENETUNREACH: 'its network cannot be reached',
    EPROTO: 'the TLS handshake failed',
};
/** OpenSSL's names for a certificate that does not lead to a trusted authority, or is not of this host. */
const UNTRUSTED = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/;
/** OpenSSL's words for a server that knows only versions that are too old. */
const OLD_TLS = /unsupported protocol|alert protocol version/;
/** Puts an error of Node, or of the proxy tunnel, into one clause. */
function namedProblem(error, mayHaveArrived, hosts) {
    // The tunnel gives every trouble with the proxy the code ECONNRESET and puts the real one into its text.
    const tunnel = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s.exec(messageOf(error));
    if (tunnel !== null)
        return tunnelProblem(tunnel[1], tunnel[2] ?? '', hosts.proxy);
    const code = codeOf(error);
    // The handshake comes before the request: with an untrusted certificate nothing was sent.
    return UNTRUSTED.test(code)
        ? untrusted(hosts.server, code)
        : new HttpProblem(clauseOf(error), mayHaveArrived, null, error);
}
/** Before there is a tunnel nothing was sent to the server. */
function tunnelProblem(status, cause, host) {
    if (status !== undefined) {
        const failure = Number(status) === PROXY_REFUSES ? new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('proxy-refused', { host }) : null;
        return new HttpProblem(`the proxy refused the connection (${status})`, false, failure);
    }
    // OpenSSL's sentences have no code here.
    return /certificate/i.test(cause)
        ? untrusted(host, cause)
        : new HttpProblem(`the proxy cannot be used (${cause})`, false);
}
function untrusted(host, problem) {
    return new HttpProblem(problem, false, new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('certificate-untrusted', { host, problem }));
}
/** What an error of Node says, as a clause. */
function clauseOf(error) {
    const text = messageOf(error);
    if (OLD_TLS.test(text))
        return 'it does not speak TLS 1.2 or later';
    const code = codeOf(error);
    const clause = CLAUSES[code];
    if (clause !== undefined)
        return clause;
    if (code.startsWith('HPE_'))
        return `its answer is not HTTP (${code})`;
    if (text === 'aborted' || text === 'socket hang up')
        return 'the connection was cut';
    return code === '' ? text || 'the connection failed' : `the connection failed (${code})`;
}
function messageOf(error) {
    return error instanceof Error ? (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(error.message) : '';
}
function codeOf(error) {
    if (error instanceof AggregateError)
        return codeOf(error.errors[0]);
    if (typeof error !== 'object' || error === null || !('code' in error))
        return '';
    return typeof error.code === 'string' ? error.code : '';
}


/***/ }),

/***/ 237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ httpSender)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __nccwpck_require__(783);
// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(165);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(814);
// EXTERNAL MODULE: ./lib/service/http/http-problem.js
var http_problem = __nccwpck_require__(624);
;// CONCATENATED MODULE: ./lib/service/http/request-watch.js

/**
 * A flood of interim answers (1xx) would keep this thread from hearing a cancel, and it is no sign of life. A server that
 * is slow may send one every 20 seconds (RFC 2518, 10.1), and hints come in twos and threes.
 */
const INTERIM_ANSWERS_MAX = 100;
/** The clocks of one request, and how far it got. */
class RequestWatch {
    mayHaveArrived = false;
    usesOldConnection = false;
    problem = null;
    #clock;
    #limits;
    #signal;
    #destroy = () => undefined;
    #cancelPhase = () => undefined;
    #interimAnswers = 0;
    #cancelTotal = () => undefined;
    #onAbort = () => {
        this.#destroy(new Error('aborted'));
    };
    constructor(clock, limits, signal) {
        this.#clock = clock;
        this.#limits = limits;
        this.#signal = signal;
    }
    begin(destroy) {
        this.#destroy = destroy;
        this.#signal.addEventListener('abort', this.#onAbort, { once: true });
        const { connectMs, totalMs } = this.#limits;
        this.#watchPhase(connectMs, `no connection for ${inSeconds(connectMs)}`);
        this.#cancelTotal = this.#clock.after(totalMs, () => {
            this.#giveUp(`no complete answer for ${inSeconds(totalMs)}`);
        });
    }
    connected() {
        this.mayHaveArrived = true;
        this.awaitSignOfLife();
    }
    /** From here on the server has to send something within the idle limit, until `gotSignOfLife` is called. */
    awaitSignOfLife() {
        const { idleMs } = this.#limits;
        this.#watchPhase(idleMs, `nothing came for ${inSeconds(idleMs)}`);
    }
    gotSignOfLife() {
        this.#cancelPhase();
    }
    /** An answer that is not the final one (1xx) has come. */
    gotInterimAnswer() {
        this.#interimAnswers += 1;
        // Only once: further ones may lie in the same piece of data.
        if (this.#interimAnswers === INTERIM_ANSWERS_MAX + 1)
            this.#giveUp(`it sent more than ${INTERIM_ANSWERS_MAX} interim answers (1xx) and no final one`);
    }
    rethrowAbort() {
        this.#signal.throwIfAborted();
    }
    end() {
        this.#cancelPhase();
        this.#cancelTotal();
        this.#signal.removeEventListener('abort', this.#onAbort);
    }
    #watchPhase(mostMs, problem) {
        this.#cancelPhase();
        this.#cancelPhase = this.#clock.after(mostMs, () => {
            this.#giveUp(problem);
        });
    }
    #giveUp(problem) {
        this.problem = new http_problem/* HttpProblem */.AF(problem, this.mayHaveArrived);
        this.#destroy(this.problem);
    }
}
function inSeconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}

// EXTERNAL MODULE: ./lib/service/http/watched-client.js + 1 modules
var watched_client = __nccwpck_require__(590);
;// CONCATENATED MODULE: ./lib/service/http/send.js






/**
 * Sends requests through `@actions/http-client`, for its proxy support, and closes its traps: no redirect is
 * followed, a cut body is an error, time-outs are ours. Rejects with `HttpProblem`, or the signal's reason.
 * `keepsConnections`: one connection serves several requests; rejects with `ClosedConnection` when it dies under one of
 * them. Not for a POST: then nobody knows whether it arrived.
 */
function httpSender({ clock, keepsConnections, userAgent = watched_client/* USER_AGENT */._O, }) {
    // http-client keeps one agent, made for the protocol of its first request.
    const kept = new Map();
    const clientFor = (url) => {
        if (!keepsConnections)
            return new watched_client/* WatchedClient */.o8(false, userAgent);
        const { protocol } = new URL(url);
        const client = kept.get(protocol) ?? new watched_client/* WatchedClient */.o8(true, userAgent);
        kept.set(protocol, client);
        return client;
    };
    return async (request, limits, signal) => {
        signal.throwIfAborted();
        const watch = new RequestWatch(clock, limits, signal);
        let answer;
        try {
            const { message } = await clientFor(request.url).requestUnder(watch, request);
            watch.connected();
            answer = answerOf(message, watch);
        }
        catch (error) {
            watch.end();
            signal.throwIfAborted();
            if (watch.usesOldConnection && watch.problem === null)
                throw new http_problem/* ClosedConnection */.dS((0,http_problem/* clauseOf */.pQ)(error), true);
            throw watch.problem ?? (0,http_problem/* namedProblem */.NW)(error, watch.mayHaveArrived, hostsOf(request.url));
        }
        if (answer.status !== http_problem/* PROXY_REFUSES */.bB)
            return answer;
        answer.close();
        const { proxy } = hostsOf(request.url);
        throw new http_problem/* HttpProblem */.AF(String(http_problem/* PROXY_REFUSES */.bB), true, new failure/* Failure */.HR('proxy-refused', { host: proxy }));
    };
}
function hostsOf(url) {
    const server = (0,redact/* hostOf */.w4)(url);
    return { server, proxy: (0,proxy/* getProxyUrl */.s)(new URL(url))?.host ?? server };
}
function answerOf(message, watch) {
    // Without a listener the error of a destroyed socket would be an uncaught one. Whoever reads the body hears of it.
    message.on('error', () => undefined);
    return {
        status: message.statusCode ?? 0,
        header: (name) => {
            const value = message.headers[name];
            return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
        },
        body: chunksOf(message, watch),
        close: () => {
            watch.end();
            message.destroy();
        },
    };
}
async function* chunksOf(message, watch) {
    try {
        const chunks = message[Symbol.asyncIterator]();
        for (;;) {
            watch.awaitSignOfLife();
            const next = await chunks.next();
            watch.gotSignOfLife();
            if (next.done === true)
                break;
            yield next.value;
        }
    }
    catch (error) {
        watch.rethrowAbort();
        throw watch.problem ?? new http_problem/* HttpProblem */.AF((0,http_problem/* clauseOf */.pQ)(error), true, null, error);
    }
    finally {
        watch.end();
        message.destroy();
    }
    if (!message.complete)
        throw new http_problem/* HttpProblem */.AF('the connection was cut', true);
}


/***/ }),

/***/ 590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _O: () => (/* binding */ USER_AGENT),
  o8: () => (/* binding */ WatchedClient),
  wW: () => (/* binding */ trustAlso)
});

;// CONCATENATED MODULE: external "node:dns"
const external_node_dns_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(311);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 2 modules
var lib = __nccwpck_require__(573);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(345);
;// CONCATENATED MODULE: ./lib/service/http/watched-client.js




/** With the version of package.json. */
const USER_AGENT = 'static-docs-export/0.1.0';
/** Longer than any request of ours: our own limits end it first, and http-client's time-out text has the query in it. */
const CLIENT_TIMEOUT_MS = 2 ** 31 - 1;
/** Of one answer. Node takes 16 KiB, but sites send long policies and lists of files to preload, and browsers take 256 KiB. */
const HEADERS_MAX_BYTES = 256 * 1024;
// For a proxy's password the tunnel calls `Buffer()`, and Node would warn of that in the log of every run. With
// `--no-deprecation` the property cannot be written.
if (process.noDeprecation !== true)
    process.noDeprecation = true;
/** A client of `@actions/http-client` whose requests are ended by a `RequestWatch`. */
class WatchedClient extends lib/* HttpClient */.Qq {
    #watch = null;
    /** For requests to this machine; made when it is first needed. */
    #direct = null;
    #keepAlive;
    constructor(keepAlive, userAgent) {
        super(userAgent, [], {
            allowRedirects: false,
            allowRetries: false,
            socketTimeout: CLIENT_TIMEOUT_MS,
            keepAlive,
        });
        this.#keepAlive = keepAlive;
    }
    async requestUnder(watch, { method, url, body, headers }) {
        // The request is begun before the first pause, so that this is still the watch then.
        this.#watch = watch;
        return await this.request(method, url, body, { ...headers });
    }
    /** The documented hook through which every request goes: only here the request object can be reached. */
    requestRawWithCallback(info, data, onResult) {
        const watch = this.#watch;
        if (watch === null)
            throw new Error('a request that nobody watches');
        // The client passes a URL's `[::1]` on as a host name, brackets and all, which no resolver knows.
        const { host } = info.options;
        if (host?.startsWith('[') === true)
            info.options.host = host.slice(1, -1);
        info.options.maxHeaderSize = HEADERS_MAX_BYTES;
        const { httpModule } = info;
        const { hostname } = info.parsedUrl;
        if ((0,addresses/* isLoopback */.U9)(hostname)) {
            // The client knows fewer names of this machine, and would ask a proxy for the others: with the key, in plain text.
            this.#direct ??= new httpModule.Agent({ keepAlive: this.#keepAlive });
            info.options.agent = this.#direct;
            // Nor does a name server decide where they lead.
            if (hostname.endsWith('.localhost'))
                info.options.lookup = lookupLocalhost;
        }
        const secure = info.parsedUrl.protocol === 'https:';
        const request = ((options, callback) => {
            const made = httpModule.request(options, callback);
            watch.begin((error) => {
                // Without the error: an idle keep-alive socket has no error listener.
                made.destroy();
                // A request that waits for a proxy has no socket yet, and emits nothing when it is destroyed.
                onResult(error);
            });
            // The client stops listening when the head has come.
            made.on('error', () => undefined);
            // A change of protocol that nobody asked for (101) ends the connection without an error.
            made.on('upgrade', (_answer, socket) => {
                socket.destroy();
                onResult(new Error('socket hang up'));
            });
            made.on('information', () => {
                watch.gotInterimAnswer();
            });
            made.on('socket', (socket) => {
                watch.usesOldConnection = made.reusedSocket;
                const ready = secure ? 'secureConnect' : 'connect';
                // A socket from a proxy's tunnel is ready when it is handed over.
                if (socket.connecting || (secure && !('authorized' in socket && socket.authorized))) {
                    socket.once(ready, () => {
                        watch.connected();
                    });
                }
                else {
                    watch.connected();
                }
            });
            return made;
        });
        // Not a copy: reading every name of `node:http` has Node load an undici of its own, a quarter of the start.
        const watched = Object.create(httpModule, { request: { value: request } });
        super.requestRawWithCallback({ ...info, httpModule: watched }, data, onResult);
    }
}
const lookupLocalhost = ((_name, ...rest) => {
    (0,external_node_dns_namespaceObject.lookup)('localhost', ...rest);
});
/**
 * Makes every TLS connection of this process trust a certificate, if there is one, beside Node's own and the system's
 * authorities. The inputs refuse one where Node has no such function (`takesAuthorities`).
 * It is set for the process, because http-client's proxy tunnel accepts no certificates.
 */
function trustAlso(pem) {
    if (pem === null)
        return;
    external_node_tls_.setDefaultCACertificates([
        ...external_node_tls_.getCACertificates('default'),
        ...external_node_tls_.getCACertificates('system'),
        pem,
    ]);
}


/***/ }),

/***/ 558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ readChanges),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* unused harmony exports changesOf, changeFiles, invalidationsOf */
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(845);
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(786);
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(304);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(762);




/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
function changesOf(site, previous) {
    const before = previous?.files ?? new Map();
    const gone = new Set(before.keys());
    const added = [];
    const previousSha256 = new Map();
    const uploads = [];
    for (const { path, sha256 } of site.files) {
        gone.delete(path);
        const old = before.get(path)?.sha256;
        if (old === sha256)
            continue;
        if (old === undefined)
            added.push(path);
        else
            previousSha256.set(path, old);
        uploads.push(path);
    }
    const changed = [...previousSha256.keys()];
    const removed = [...gone].sort(compareUtf8);
    const files = new Set(site.files.map(({ path }) => path));
    const removable = removed.filter((path) => !linesOf(path).some((line) => files.has(line)));
    return { isFirst: previous === null, added, changed, removed, removable, uploads, previousSha256 };
}
/** The files that list the changes, by name, piece by piece. Lists have one path or address per line. */
function changeFiles({ isFirst, added, changed, removed, removable, uploads, previousSha256 }, { contentDigest, previousContentDigest, maxInvalidations, pages, pagesText }) {
    const facts = { schemaVersion: 1, firstPublication: isFirst, contentDigest, previousContentDigest };
    const lists = { added, changed, removed, previousSha256: Object.fromEntries(previousSha256), pages };
    return {
        'changes.json': [`${JSON.stringify({ ...facts, ...lists }, null, 2)}\n`],
        'pages.md': [pagesText],
        'changes.txt': [...lines(added, 'A\t'), ...lines(changed, 'M\t'), ...lines(removed, 'D\t')],
        'upload.txt': lines(uploads),
        'remove.txt': lines(removable),
        'invalidations.txt': lines(invalidationsOf([...uploads, ...removed], maxInvalidations)),
    };
}
const CHOOSE_CHANGES = "Give the output 'changes-path' of the export, or leave it out.";
/** Reads `changes.json` of the export whose manifest has this digest. It is untrusted: the file may have been changed meanwhile. */
function readChanges(text, contentDigest) {
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
    if (json === undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)('is not JSON', CHOOSE_CHANGES);
    const fields = (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonFields */ .yX)(json) ?? {};
    const [added, changed, removed] = ['added', 'changed', 'removed'].map((name) => pathsOf(fields[name]));
    if (added === undefined || changed === undefined || removed === undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)('is not the changes.json of an export', CHOOSE_CHANGES);
    if (fields['contentDigest'] !== contentDigest)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)("is of another export than 'manifest'", 'Give both outputs of the same step.');
    const digests = Object.entries((0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonFields */ .yX)(fields['previousSha256']) ?? {});
    const previousSha256 = new Map(digests.filter((one) => typeof one[1] === 'string'));
    return { value: { added, changed, removed, previousSha256 } };
}
function pathsOf(list) {
    if (!Array.isArray(list))
        return undefined;
    const paths = list.filter((path) => typeof path === 'string' && (0,_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .isSitePath */ .X1)(path));
    return paths.length === list.length ? paths : undefined;
}
function lines(paths, mark = '') {
    return paths.map((path) => `${mark}${path}\n`);
}
/** A file that a host serves for its folder, and one that it may also serve without its ending. */
const INDEX = /(?:^|\/)index\.html?$/;
const PAGE = /[^/]\.html?$/;
const ENDING = /\.html?$/;
/**
 * The invalidations for a CDN, as URL paths in the order of their bytes: every address at which a host may have served one
 * of these files, or may have answered 404. More than `most` of them become one wildcard for all.
 */
function invalidationsOf(paths, most) {
    // Each path has an address that no other path has.
    if (paths.length > most)
        return ['/*'];
    // Addresses are ASCII: this order is that of their bytes.
    const addresses = [...new Set(paths.flatMap(addressesOf))].sort();
    return addresses.length > most ? ['/*'] : addresses;
}
/** The addresses of a file, percent-encoded: as it is, without `.html`, and as the index of its folder. */
function addressesOf(path) {
    const address = addressOf(path);
    if (INDEX.test(path)) {
        const folder = address.slice(0, address.lastIndexOf('/') + 1);
        return folder === '/' ? [folder, address] : [folder, folder.slice(0, -1), address];
    }
    return PAGE.test(path) ? [address.replace(ENDING, ''), address] : [address];
}
/** As browsers request it; an asterisk would be a wildcard. */
function addressOf(path) {
    const encoded = encodeURI(path).replace(/[?#*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
    return `/${encoded}`;
}


/***/ }),

/***/ 304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   yp: () => (/* binding */ isPage),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
/* unused harmony exports hashBytes, hashInto, FileIndex, withTexts */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(598);

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


/***/ }),

/***/ 762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X1: () => (/* binding */ isSitePath),
  WI: () => (/* binding */ readManifest)
});

// UNUSED EXPORTS: linesOf, manifestText

// EXTERNAL MODULE: ./lib/text/json.js
var text_json = __nccwpck_require__(845);
// EXTERNAL MODULE: ./lib/text/parsed.js
var parsed = __nccwpck_require__(786);
// EXTERNAL MODULE: ./lib/text/short-title.js
var short_title = __nccwpck_require__(914);
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(304);
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
    const { pages, folders } = (0,parsed/* jsonFields */.yX)(value) ?? {};
    return {
        pages: PAGE_FORMS.find((form) => form === pages) ?? null,
        folders: FOLDER_FORMS.find((form) => form === folders) ?? null,
    };
}

// EXTERNAL MODULE: ./lib/site/page-texts.js
var page_texts = __nccwpck_require__(741);
;// CONCATENATED MODULE: ./lib/site/manifest.js






/** Of the manifests that this version writes, and the newest that it reads. */
const SCHEMA_VERSION = 1;
/** No hostname is longer; a warning repeats it. */
const DOMAIN_MAX_CHARS = 253;
/** The manifest as JSON, piece by piece: one file per line, so that two of them can be compared by eye. */
function* manifestText(facts, site) {
    const { domain, jobId, version, createdMs, addressStyle, repeated } = facts;
    const head = {
        schemaVersion: SCHEMA_VERSION,
        domain,
        jobId,
        version,
        createdAt: new Date(createdMs).toISOString(),
        contentDigest: site.contentDigest,
        addressStyle,
        fileCount: site.files.length,
        ...(repeated === null ? {} : { textRule: { version: TEXT_RULE, repeated } }),
    };
    yield '{\n';
    for (const [name, value] of Object.entries(head))
        yield `  "${name}": ${JSON.stringify(value)},\n`;
    yield '  "files": [';
    for (const [at, { path, bytes, sha256, md5, text }] of site.files.entries()) {
        const { title, textSha256, sections, pictures, leftOut } = text ?? {};
        const file = { path, size: bytes, sha256, md5, title, textSha256, sections, pictures, leftOut };
        yield `${at === 0 ? '' : ','}\n    ${JSON.stringify(file)}`;
    }
    yield '\n  ]\n}\n';
}
const REMEDY = "Give a manifest that 'manifest-path' wrote for the published site, or a path where there is no file for the first publication.";
/**
 * A file of a manifest has three marks at least, and more than 80 characters. 8 million names take `JSON.parse` 1.6 GiB;
 * 500,000 pages have 3.5 million marks.
 */
const JSON_LIMITS = { charsPerMark: 16, marksMax: 8 * 1024 * 1024 };
/** Reads a manifest. It is untrusted: the file may have been changed meanwhile. */
function readManifest(text) {
    if (text.trim() === '')
        return (0,parsed/* refuse */.TR)('is an empty file', REMEDY);
    if ((0,text_json/* isOvercrowded */.h)(text, JSON_LIMITS))
        return (0,parsed/* refuse */.TR)('is not a manifest', REMEDY);
    const json = (0,text_json/* parseJson */.q)(text);
    if (json === undefined)
        return (0,parsed/* refuse */.TR)('is not JSON', REMEDY);
    const { schemaVersion, domain, contentDigest, addressStyle, textRule, files } = (0,parsed/* jsonFields */.yX)(json) ?? {};
    if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
        return (0,parsed/* refuse */.TR)(`has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`, 'Use the newest version of the action.');
    if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(files))
        return (0,parsed/* refuse */.TR)('is not a manifest', REMEDY);
    const repeated = readRule(textRule);
    const read = readFiles(files, repeated !== null);
    if (typeof read === 'string')
        return (0,parsed/* refuse */.TR)(read, REMEDY);
    return {
        value: {
            domain: typeof domain === 'string' ? domain.slice(0, DOMAIN_MAX_CHARS) : null,
            contentDigest: isSha256(contentDigest) ? contentDigest : null,
            files: read,
            addressStyle: readAddressStyle(addressStyle),
            repeated,
        },
    };
}
/** The files by path, or the problem with them. Texts by another rule are not read. */
function readFiles(list, withTexts) {
    if (list.some((file) => (0,parsed/* jsonFields */.yX)(file) === null))
        return 'lists something that is no file';
    const files = new Map();
    for (const [at, file] of list.entries()) {
        const { path, size, sha256, ...text } = (0,parsed/* jsonFields */.yX)(file) ?? {};
        const number = at + 1;
        if (typeof path !== 'string' || !isSha256(sha256))
            return `has no path with its SHA-256 as file number ${number}`;
        if (!isSitePath(path))
            return `has a path that no file of a site can have as file number ${number}`;
        if (files.has(path))
            return `has file number ${number} twice`;
        const bytes = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : null;
        files.set(path, { path, bytes, sha256, text: withTexts && (0,file_index/* isPage */.yp)(path) ? readText(text) : null });
    }
    return files;
}
/** What the texts leave out; `null`: they were made by another rule, or there are none. */
function readRule(value) {
    const { version, repeated } = (0,parsed/* jsonFields */.yX)(value) ?? {};
    if (version !== page_texts/* TEXT_RULE */.Bs || !Array.isArray(repeated) || repeated.length > page_texts/* REPEATED_MAX */._N)
        return null;
    const keys = repeated.filter((key) => Number.isSafeInteger(key));
    return keys.length === repeated.length ? keys : null;
}
/** The text of a page; an invalid one counts as absent. */
function readText(fields) {
    const { title, textSha256, sections, pictures, leftOut } = fields;
    if (textSha256 !== null && !isSha256(textSha256))
        return null;
    if (!isDigests(sections) || !isDigests(pictures))
        return null;
    return {
        title: typeof title === 'string' ? (0,short_title/* shortTitle */.H)(title) : null,
        textSha256,
        sections,
        pictures,
        leftOut: typeof leftOut === 'number' ? leftOut : undefined,
    };
}
/**
 * Whether this path is safe in a list, one per line, of files for a later step to remove: it is relative, stays in its
 * folder, has one line, and can be written as UTF-8. Some readers end a line also at a line separator (U+2028), so what they
 * would read has to be safe too.
 */
function isSitePath(path) {
    if (/[\p{Cc}\p{Cs}]/u.test(path))
        return false;
    const lines = linesOf(path).filter((line) => line !== '');
    return [path, ...lines].every((line) => !/(?:^|\/)\.{0,2}(?:\/|$)/.test(line));
}
/** The lines that some readers see in a path. */
function linesOf(path) {
    return path.split(/[\u2028\u2029]/);
}
/** Of at most 500 sections, or of pictures. */
function isDigests(value) {
    return value === undefined || (typeof value === 'string' && /^[\w+/]{5,2500}$/.test(value));
}
function isSha256(value) {
    return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}


/***/ }),

/***/ 741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ TEXT_RULE),
/* harmony export */   _N: () => (/* binding */ REPEATED_MAX)
/* harmony export */ });
/* unused harmony exports somePages, SECTION_CHARS, textLine, parseTexts, isMost, isOtherText */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(598);

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


/***/ }),

/***/ 619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ diskFailure),
/* harmony export */   fR: () => (/* binding */ orDiskFailure),
/* harmony export */   vq: () => (/* binding */ systemErrorCode)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(165);

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
        return new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('disk-full', { path, doing }, error);
    return new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('disk-error', { path, doing, problem: error.message }, error);
}
/** The code of an error that Node threw, as in `ENOENT` or `Z_DATA_ERROR`; `null` for anything else. */
function systemErrorCode(error) {
    if (typeof error !== 'object' || error === null || error instanceof _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return null;
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}


/***/ }),

/***/ 54:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lb: () => (/* binding */ formatAbout),
/* harmony export */   lv: () => (/* binding */ asInput),
/* harmony export */   tW: () => (/* binding */ formatLimit),
/* harmony export */   z3: () => (/* binding */ formatBytes),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* unused harmony export parseByteSize */
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(786);

const FACTORS = new Map([
    ['', 1],
    ['b', 1],
    ['kb', 1e3],
    ['mb', 1e6],
    ['gb', 1e9],
    ['tb', 1e12],
    ['kib', 2 ** 10],
    ['mib', 2 ** 20],
    ['gib', 2 ** 30],
    ['tib', 2 ** 40],
]);
/**
 * Reads `10GiB`, `500MB`, `1.5 GB` or plain bytes (`1048576`) as whole bytes. Units in any case:
 * those with an `i` are powers of 1024, the others of 1000.
 * Refused: another unit, zero, less than nothing, and more bytes than can be counted exactly.
 */
function parseByteSize(text) {
    const wanted = "Write bytes, or a number with a unit, such as '500MB' or '10GiB'.";
    const lower = text.trim().toLowerCase();
    if (lower.startsWith('-'))
        return refuse('is less than nothing', wanted);
    const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/.exec(lower) ?? [];
    if (amount === undefined || unit === undefined)
        return refuse('is not a size', wanted);
    const factor = FACTORS.get(unit);
    if (factor === undefined) {
        if (!/^[kmgt]$/.test(unit))
            return refuse('has a unit that is not known', wanted);
        const size = `${amount}${unit.toUpperCase()}`;
        return refuse('does not say which unit', `Write '${size}iB' (1024) or '${size}B' (1000).`);
    }
    if (factor === 1 && amount.includes('.'))
        return refuse('is not a whole number of bytes', wanted);
    const bytes = Math.floor(Number(amount) * factor);
    if (bytes === 0)
        return refuse('allows not a single byte', wanted);
    if (!Number.isSafeInteger(bytes))
        return refuse('is more than can be counted', wanted);
    return { value: bytes };
}
/**
 * Bytes as a person reads them: `512 B`, `1.5 KiB`, `53.2 MiB`, `10 GiB`. Powers of 1024, as the default of
 * `max-size` is, so that messages show a limit as it was written. Below zero, or no number at all, is `0 B`.
 */
function formatBytes(bytes) {
    if (!(bytes > 0))
        return '0 B';
    if (bytes < 1024)
        return `${Math.round(bytes)} B`;
    let value = bytes;
    for (const unit of ['KiB', 'MiB', 'GiB']) {
        value /= 1024;
        const shown = rounded(value);
        if (shown < 1024)
            return `${shown} ${unit}`;
    }
    return `${rounded(value / 1024)} TiB`;
}
/** A limit in the unit that it was most likely given in: `500 MB` rather than `477 MiB`. */
function formatLimit(bytes) {
    for (const [unit, size] of [
        ['GB', 1e9],
        ['MB', 1e6],
        ['kB', 1e3],
    ])
        if (bytes % size === 0)
            return `${bytes / size} ${unit}`;
    return formatBytes(bytes);
}
/** Three digits, or all digits before the point. */
function rounded(value) {
    return value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
}
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const UNITS = new Map([
    ['h', HOUR_MS],
    ['m', MINUTE_MS],
    ['s', SECOND_MS],
    ['ms', 1],
]);
/**
 * Reads a number with a unit (`500ms`, `90s`, `30m`, `1.5h`) as whole milliseconds.
 * Refused: no unit, another unit, several parts, zero, less than nothing, and more than `longestMs`.
 */
function parseDuration(text, longestMs) {
    const wanted = "Write a number with a unit, such as '90s', '30m' or '2h'.";
    const lower = text.trim().toLowerCase();
    if (lower.startsWith('-'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is less than nothing', wanted);
    const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/.exec(lower) ?? [];
    const unitMs = UNITS.get(unit || 's');
    if (amount === undefined || unitMs === undefined)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a duration', wanted);
    const ms = Math.round(Number(amount) * unitMs);
    if (ms <= 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is no time at all', wanted);
    if (unit === '')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('has no unit', `Add one: '${lower}s' for seconds, '${lower}m' for minutes.`);
    if (ms > longestMs)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`is longer than ${formatDuration(longestMs)}`, `Choose at most '${asInput(longestMs)}'.`);
    return { value: ms };
}
/**
 * Milliseconds as a person says them, with at most two units: `80 ms`, `2.5 s`, `42 s`, `2 min 5 s`, `1 h 5 min`.
 * Below zero, or no number at all, is `0 s`.
 */
function formatDuration(ms) {
    if (!(ms > 0))
        return '0 s';
    if (ms < 100)
        return `${Math.ceil(ms)} ms`;
    if (ms < 9_950)
        return `${Math.round(ms / 100) / 10} s`;
    const seconds = Math.round(ms / SECOND_MS);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds < 3600)
        return twoUnits(Math.floor(seconds / 60), 'min', seconds % 60, 's');
    const minutes = Math.round(seconds / 60);
    return twoUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/** Milliseconds as an estimate, no finer than it deserves: `less than a minute`, `about 3 minutes`, `about 2 hours`. */
function formatAbout(ms) {
    const minutes = ms / MINUTE_MS;
    if (minutes < 0.75)
        return 'less than a minute';
    if (minutes < 1.5)
        return 'about a minute';
    if (minutes < 10.5)
        return `about ${Math.round(minutes)} minutes`;
    if (minutes < 52.5)
        return `about ${5 * Math.round(minutes / 5)} minutes`;
    const hours = Math.round(minutes / 30) / 2;
    return hours <= 1 ? 'about an hour' : `about ${hours} hours`;
}
/** Milliseconds as an input has them, in the largest unit that holds them exactly: `90s`, `2h`. */
function asInput(ms) {
    const [unit, length] = [...UNITS].find(([, unitMs]) => ms % unitMs === 0) ?? ['ms', 1];
    return `${ms / length}${unit}`;
}
function twoUnits(large, largeUnit, small, smallUnit) {
    return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
/** `1 page`, `1,234 pages`. */
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** `1,234`. Not by the locale's own rules: those take 11 ms to load. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}


/***/ }),

/***/ 845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isOvercrowded),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** A shorter text is harmless, whatever is in it. */
const SHORT_CHARS = 1024 * 1024;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [0x2c, 0x5b, 0x7b];
/** `JSON.parse` takes 40 times the size of a text that has nothing but brackets: more than any heap has. */
function isOvercrowded(text, { charsPerMark, marksMax }) {
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
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ KnownSecrets),
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/** A shorter secret is a word that a text may have for other reasons. */
const SECRET_MIN_CHARS = 8;
/** Of a longer one this much is enough: the rest may have been cut off. */
const SECRET_ENOUGH_CHARS = 64;
/** How many encodings around each other are undone. */
const DEPTH = 3;
/** Characters of decoded text for each of a text; nothing but a text that was made for it needs more. */
const WORK_FACTOR = 24;
const WORK_MIN = 4_096;
/** A longer text is looked through in pieces that overlap: 1 MB takes a second, and 50 MB of memory. */
const PIECE_CHARS = 65_536;
const OVERLAP_CHARS = 16_384;
/** Named character references for what a key or a signature may have. */
const NAMED = Object.fromEntries('amp& lt< gt> quot" apos\' lowbar_ period. plus+ sol/ equals= colon: semi; comma, percnt% bsol\\ num# commat@ ast* excl! quest? dollar$ lpar( rpar) lsqb[ rsqb] lcub{ rcub} verbar| grave` hat^'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]));
/**
 * Escapes, each of which stands for one character: of addresses and mail (`%73`, `=73`), JSON, JavaScript, HTML, CSS (`\73`)
 * and C (`\163`). A backslash before anything else is that of Markdown.
 */
const ESCAPE = /&#x([\da-f]+);?|\\u\{([\da-f]+)\}|\\u([\da-f]{4})|(?:%|=|\\x)([\da-f]{2})|&#(\d+);?|\\([01][0-7]{2})|\\0{0,4}([2-7][\da-f])|&([a-z]{2,6});?|\\(.)/gi;
const HEX_RUN = /(?:0x|\\x|[\da-f:,;.|-]){16,}/gi;
const HEX = '0123456789abcdefABCDEF';
const DECIMAL_RUN = /(?:\d{2,3}[,;:.|-]){7,}\d{2,3}/g;
const BASE64_RUN = /[\w+/-]{11,}/g;
/** Between two decoded runs; no other character of a view has this code. */
const BREAK = 0xff;
/** Makes a view, character by character. */
class ViewDraft {
    #codes = [];
    #from = [];
    #to = [];
    /** Leaves out what is not printing ASCII, and the equals sign by which mail breaks a line. */
    add(code, from, to) {
        if (code > 0x20 && code < 0x7f) {
            this.#codes.push(code);
            this.#from.push(from);
            this.#to.push(to);
        }
        else if ((code === 0x0a || code === 0x0d) && this.#codes.at(-1) === 0x3d) {
            for (const list of [this.#codes, this.#from, this.#to])
                list.pop();
        }
    }
    /** Neither a secret nor an escape reaches across it. */
    addBreak(at) {
        this.#codes.push(BREAK);
        this.#from.push(at);
        this.#to.push(at);
    }
    view() {
        return { text: Buffer.from(this.#codes).toString('latin1'), from: this.#from, to: this.#to };
    }
}
function viewOf(text, start = 0, end = text.length) {
    const draft = new ViewDraft();
    for (let at = start; at < end; at += 1)
        draft.add(text.charCodeAt(at), at, at + 1);
    return draft.view();
}
/** Undoes one layer of escapes, all kinds at once: of `%2573` it leaves `%73`. `source`: what the places in a view count. */
function withoutEscapes({ text, from, to }, source = '') {
    const draft = new ViewDraft();
    let done = 0;
    const copyUpTo = (end) => {
        for (; done < end; done += 1) {
            const code = text.charCodeAt(done);
            if (code === BREAK)
                draft.addBreak(from[done] ?? 0);
            else
                draft.add(code, from[done] ?? 0, to[done] ?? 0);
        }
    };
    for (const match of text.matchAll(ESCAPE)) {
        const code = codeOf(match);
        if (code === null)
            continue;
        copyUpTo(match.index);
        done += match[0].length;
        const end = to[done - 1] ?? 0;
        // An equals sign that ended a line of mail before it became an escape.
        if (code !== 0x3d || !/^\r?\n$/.test(source.slice(end, from[done] ?? end)))
            draft.add(code, from[match.index] ?? 0, end);
    }
    copyUpTo(done === 0 ? 0 : text.length);
    return done === 0 ? null : draft.view();
}
function codeOf([, ref, braced, unit, byte, decimal, octal, css, name, plain]) {
    const hex = ref ?? braced ?? unit ?? byte ?? css;
    if (hex !== undefined)
        return Number.parseInt(hex, 16);
    if (decimal !== undefined)
        return Number(decimal);
    if (octal !== undefined)
        return Number.parseInt(octal, 8);
    if (name !== undefined)
        return NAMED[name.toLowerCase()]?.charCodeAt(0) ?? null;
    return plain === undefined ? null : 'nrt'.includes(plain) ? 0x20 : plain.charCodeAt(0);
}
/** A view of the runs of one encoding alone, decoded; `null` where there are none. */
function withRuns({ text, from, to }, run, decode) {
    const draft = new ViewDraft();
    for (const { 0: found, index } of text.matchAll(run)) {
        const add = (code, first, last) => {
            draft.add(code, from[first] ?? 0, to[last] ?? 0);
        };
        decode(found, index, add, () => {
            draft.addBreak(to[index] ?? 0);
        });
    }
    const view = draft.view();
    return view.text.length < SECRET_MIN_CHARS ? null : view;
}
/** Pairs of digits, with or without something between them, from each of two digits on. */
function decodeHex(run, start, add, end) {
    const places = [];
    for (let at = 0; at < run.length; at += 1)
        if (HEX.includes(run.charAt(at)) && !'xX'.includes(run[at + 1] ?? '.'))
            places.push(at);
    for (const offset of [0, 1]) {
        for (let at = offset; at + 1 < places.length; at += 2) {
            const [high = 0, low = 0] = [places[at], places[at + 1]];
            add(Number.parseInt(run.charAt(high) + run.charAt(low), 16), start + high, start + low);
        }
        end();
    }
}
function decodeDecimals(run, start, add, end) {
    for (const { 0: digits, index } of run.matchAll(/\d+/g))
        add(Number(digits), start + index, start + index + digits.length - 1);
    end();
}
/** From each of four digits on, as other text of the same alphabet may stand before them. */
function decodeBase64(run, start, add, end) {
    for (let first = start; first < start + 4; first += 1) {
        for (const [at, code] of Buffer.from(run.slice(first - start), 'base64').entries()) {
            const digit = first + Math.floor((at * 4) / 3);
            add(code, digit, digit + 1);
        }
        end();
    }
}
/** Each way to undo one layer of encoding. */
function* undone(view, source) {
    yield withoutEscapes(view, source);
    yield withRuns(view, HEX_RUN, decodeHex);
    yield withRuns(view, DECIMAL_RUN, decodeDecimals);
    yield withRuns(view, BASE64_RUN, decodeBase64);
}
/**
 * Takes secrets out of texts, in whatever form: every encoding that is known here is undone, in every order, three layers
 * deep, and the secrets are looked for in all that appears, in any case. The runner masks a secret only as it is. Do it
 * before a text is cut.
 */
class KnownSecrets {
    /** By their first characters: a text is looked through once, however many secrets there are. */
    #forms = new Map();
    /** One that is too short to be told from a word is passed over. */
    add(secret) {
        for (const form of formsOf(secret)) {
            const start = form.slice(0, SECRET_MIN_CHARS);
            this.#forms.set(start, (this.#forms.get(start) ?? new Set()).add(form));
        }
    }
    /** The text with `mark` for each secret; `mark` alone for a text that would take too long to look through. */
    without(text, mark = '***') {
        if (this.#forms.size === 0)
            return text;
        const found = [];
        let workLeft = WORK_MIN + WORK_FACTOR * text.length;
        const search = (view, depth) => {
            workLeft -= view.text.length;
            if (workLeft < 0)
                return;
            this.#find(view, found);
            if (depth === DEPTH)
                return;
            for (const next of undone(view, depth === 0 ? text : ''))
                if (next !== null)
                    search(next, depth + 1);
        };
        for (let start = 0; start < text.length; start += PIECE_CHARS - OVERLAP_CHARS)
            search(viewOf(text, start, Math.min(text.length, start + PIECE_CHARS)), 0);
        return workLeft < 0 ? mark : replaced(text, found, mark);
    }
    /** Equals signs are passed over: where they end a line of Base64, they look like those of mail. */
    #find({ text, from, to }, found) {
        const folded = text.replaceAll('=', '').toLowerCase();
        const places = [];
        if (folded.length < text.length)
            for (let at = 0; at < text.length; at += 1)
                if (text[at] !== '=')
                    places.push(at);
        for (let at = 0; at + SECRET_MIN_CHARS <= folded.length; at += 1) {
            for (const form of this.#forms.get(folded.slice(at, at + SECRET_MIN_CHARS)) ?? []) {
                let end = at + SECRET_MIN_CHARS;
                while (end < folded.length && end - at < form.length && folded[end] === form[end - at])
                    end += 1;
                if (end - at < Math.min(form.length, SECRET_ENOUGH_CHARS))
                    continue;
                let last = places[end - 1] ?? end - 1;
                while (text[last + 1] === '=')
                    last += 1;
                found.push([from[places[at] ?? at] ?? 0, to[last] ?? 0]);
            }
        }
    }
}
/** What takes one secret out of texts: `KnownSecrets.without`. */
function textWithout(secret) {
    const secrets = new KnownSecrets();
    secrets.add(secret);
    return (text, mark) => secrets.without(text, mark);
}
/**
 * A secret as views have it: as it is; with its own escapes undone, as they are in a view of a text that has others; and in
 * Base64 whose case was lost, which cannot be decoded.
 */
function formsOf(secret) {
    const forms = [];
    for (let view = viewOf(secret); view !== null && forms.length <= DEPTH; view = withoutEscapes(view))
        forms.push(view.text);
    for (const before of ['', '0', '00']) {
        const digits = Buffer.from(before + secret)
            .toString('base64')
            .replace(/=+$/, '');
        // The digits that are the same whatever stands around the secret.
        const own = digits.slice(Math.ceil((before.length * 4) / 3), Math.floor(((before.length + secret.length) * 4) / 3));
        forms.push(own, own.replaceAll('+', '-').replaceAll('/', '_'));
    }
    const folded = forms.map((form) => form.replaceAll('=', '').toLowerCase());
    return new Set(secret.length < SECRET_MIN_CHARS ? [] : folded.filter((form) => form.length >= SECRET_MIN_CHARS));
}
function replaced(text, found, mark) {
    let shown = '';
    let done = 0;
    for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
        if (from >= done)
            shown += text.slice(done, from) + mark;
        done = Math.max(done, to);
    }
    return shown + text.slice(done);
}


/***/ }),

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   aC: () => (/* binding */ target),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(814);

/** Pieces of GitHub Markdown that both summaries are made of. Untrusted text goes through `cell`, `link` or `code`. */
const CELL_MAX_CHARS = 2_000;
function table(rows) {
    // The first row is the header: an empty one would be drawn as a blank strip.
    const [head, ...rest] = rows.map(([name, value]) => `| ${name} | ${value} |`);
    return head === undefined ? '' : [head, '| --- | --- |', ...rest].join('\n');
}
/** Parts with an empty line between them; those without text are left out. */
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/** A list below its title; empty where it has no lines. */
function listOf(title, lines) {
    return lines.length === 0 ? '' : [title, '', ...lines].join('\n');
}
/** Folded until a reader opens it; empty where all parts are. `title` is trusted. */
function details(title, parts) {
    const shown = paragraphs(parts);
    // Without the empty lines GitHub shows the Markdown as it is written.
    return shown === ''
        ? ''
        : ['<details>', `<summary>${title}</summary>`, '', shown, '', '</details>'].join('\n');
}
/** Untrusted text in Markdown: one line, no markup, no mention, no formula (`$HOME/$USER`), bounded. */
function cell(text) {
    return escapedTags(bounded(text))
        .replace(/([\\`*_[\]|#~!])/g, '\\$1')
        .replace(/[@$]/g, asNumber);
}
/**
 * The same, where GitHub must make nothing else of it: no address, no issue, no mention, no emoji (`std::map::find`). For
 * comments and notes.
 */
function inert(text) {
    return cell(text).replace(/\\#|&#64;|www(?=\.)|:(?=\/\/|[\w+-]+:)|\bgh(?=-\d)/gi, (mark) => `${mark}&#8288;`);
}
/**
 * An untrusted http(s) address as a link that shows itself; anything else as text. Written out, because an address that
 * GitHub finds by itself would keep the backslashes of `cell`.
 */
function link(address) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        return cell(address);
    return `[${cell(address)}](${target(address)})`;
}
/** An address as it may stand in the brackets of a link. */
function target(address) {
    return new URL(address).href
        .replace(/[()<>\\|`"]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&/g, '&amp;');
}
/** Untrusted text as code; as HTML where it holds what would end a code span or a cell. */
function code(text) {
    const line = bounded(text);
    if (!/[`|]/.test(line))
        return `\`${line}\``;
    return `<code>${escapedTags(line).replace(/[\\`*_[\]|#~!@$]/g, asNumber)}</code>`;
}
function asNumber(mark) {
    return `&#${mark.charCodeAt(0)};`;
}
function bounded(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text).replace(/\s+/g, ' ').slice(0, CELL_MAX_CHARS);
}
function escapedTags(line) {
    return line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}


/***/ }),

/***/ 786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   yX: () => (/* binding */ jsonFields)
/* harmony export */ });
/* unused harmony export flatJson */
function valueOf(parsed) {
    return 'value' in parsed ? parsed.value : null;
}
/** Short for a refusal, so that tables of refusals stay readable. */
function refuse(problem, remedy) {
    return { problem, remedy };
}
/** A number, a text, or an object with its scalar fields; `null` for anything else. */
function flatJson(json) {
    if (typeof json === 'number' || typeof json === 'string')
        return json;
    const fields = jsonFields(json);
    return fields === null ? null : Object.fromEntries(Object.entries(fields).filter(isScalarField));
}
function isScalarField(field) {
    return field[1] === null || typeof field[1] !== 'object';
}
/** The fields of a JSON object, each still to be narrowed; `null` for anything else, a list among it. */
function jsonFields(json) {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
        return null;
    return json;
}


/***/ }),

/***/ 814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony exports printableUrl, printableTarget, linkFault, redactAddress */
/** Far longer than any link of a store; a longer one costs memory for each of its values. */
const LINK_MAX_CHARS = 8_192;
const LINK_MAX_PARAMETERS = 64;
/** What looks like a token, and is none. */
const HARMLESS = /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256|checksum-mode)|response-.*|versionid|hash-algorithm)$/i;
/** Names of values that give access. */
const SECRET_NAME = 'signature|credentials?|token|secret|passw(?:or)?d|api[-_]?key|access[-_]?(?:key(?:[-_]?id)?|id)|key-pair-id';
const SECRET_PARAMETER = new RegExp(`(?:${SECRET_NAME}|(?:^|[-_.])(?:sig|pwd|auth|jwt|sas))$`, 'i');
/** Shorter values would mask ordinary words of the log, whatever their name is. */
const SECRET_MIN_CHARS = 6;
/**
 * A URL as it may be printed: origin and path, never its query, fragment or credentials. `data:` and the like have no
 * path, but contents.
 */
function printableUrl(url) {
    return printed(url, ({ pathname }) => pathname);
}
/** The target of a redirect as it may be printed: origin only, since its path may be what gives access. */
function printableTarget(url) {
    return printed(url, () => '/…');
}
function printed(url, pathOf) {
    const parsed = URL.parse(url);
    if (parsed === null)
        return '(not a URL)';
    const { origin, protocol, host } = parsed;
    if (origin !== 'null')
        return `${origin}${pathOf(parsed)}`;
    return host === '' ? `${protocol}…` : `${protocol}//${host}${pathOf(parsed)}`;
}
/** The host of a URL, for messages. */
function hostOf(url) {
    return URL.parse(url)?.host ?? '(not a URL)';
}
/** One clause on why a link is not used at all; `null`: it may be used. Call it before anything is done with the link. */
function linkFault(link) {
    if (link.length > LINK_MAX_CHARS)
        return `is longer than ${LINK_MAX_CHARS} characters`;
    const parameters = link.split('&', LINK_MAX_PARAMETERS + 1).length;
    return parameters > LINK_MAX_PARAMETERS ? `has more than ${LINK_MAX_PARAMETERS} parameters` : null;
}
/**
 * The parts of a presigned link that must be masked before anything is printed, decoded and as written in the link: a
 * password, and each query value that is a secret by its name or by its looks. A mask lasts for the whole job, so nothing
 * else is one: the runner passes no output to another job that holds a masked word.
 */
function secretsOf(url) {
    const parsed = URL.parse(url);
    if (parsed === null)
        return [];
    const secrets = new Set();
    const add = (raw) => {
        for (const text of [raw, decode(raw)])
            if (text.length >= SECRET_MIN_CHARS)
                secrets.add(text);
    };
    for (const pair of parsed.search.slice(1).split('&')) {
        const equals = pair.indexOf('=');
        const name = equals < 0 ? '' : decode(pair.slice(0, equals));
        const raw = pair.slice(equals + 1);
        if (SECRET_PARAMETER.test(name) || (!HARMLESS.test(name) && [raw, decode(raw)].some(isToken)))
            add(raw);
    }
    add(parsed.password);
    return [...secrets];
}
/** Whether a text is one by its length and alphabet: no date, no path, and no name made of words and numbers. */
function isToken(text) {
    if (text.length < 16 || !/^[\w+/=.~-]*$/.test(text))
        return false;
    if (/^\d{8}T\d{6}Z$/.test(text))
        return false;
    const parts = text.split(/[.~/_-]/);
    return parts.some((part) => part.length >= 24 || /^(?=.*\d)(?=.*[a-z]).{8,}$/i.test(part));
}
/** A longer text is cut before it is redacted: nothing that is printed needs more, and redaction costs time. */
const REDACTED_MAX_CHARS = 16_000;
/** The same in a text, also as the end of a longer name. */
const SAID_NAME = `${SECRET_NAME}|policy|x-(?:amz|goog)-[a-z-]{1,40}|\\b(?:sig|key|pwd|auth|jwt|sas)`;
/** What looks like a token, and not like a word. */
const TOKEN = '(?=[^\\s&"\'<>]{0,400}\\d)[^\\s&"\'<>]{16,}';
/** Without the mark that ends a clause behind it. */
const VALUE = '[^\\s&"\'<>]*[^\\s&"\'<>.,;:)]';
const ASSIGNED = new RegExp(`((?:${SAID_NAME})["']?(?:=|%3D|%253D)["']?)${VALUE}`, 'gi');
/** In prose or JSON, and as an element of XML, as stores write their errors (`SignatureProvided`). */
const SAID = new RegExp(`((?:${SAID_NAME})(?:["']?\\s{0,3}:\\s{0,3}["']?|\\w{0,10}(?:>|&gt;)))${TOKEN}`, 'gi');
const UNNAMED = new RegExp(`([?&](?:[^\\s=&"'<>]{1,64}=)?)${TOKEN}`, 'g');
const BEARER = /\b(bearer\s{1,3})(?=\S{0,400}[\d_])\S{8,}/gi;
/**
 * Untrusted text (of the service, the store, a proxy, another program) as it may be printed or written: without what
 * gives access. It removes the credentials and the query of an address, the data of a `data:` address, and the value of
 * any parameter that has the name or the look of a secret, with or without an address before it. The rest stays as it
 * is. Doing it twice changes nothing. Do it before a text is cut: half a secret is not recognised.
 */
function redact(text) {
    // The last word is left out: it may be half of a password.
    const looked = text.length > REDACTED_MAX_CHARS
        ? text.slice(0, REDACTED_MAX_CHARS).replace(/[^\s"'<>&]{1,16000}$/, '…')
        : text;
    return withoutSecretValues(looked.replace(/[^\s"'<>]+/g, redactWord));
}
/** `redact` for an address that has to stay one that can be opened: of its query it removes secret values only. */
function redactAddress(address) {
    return withoutSecretValues(withoutCredentials(address));
}
function withoutSecretValues(text) {
    return text
        .replace(ASSIGNED, '$1***')
        .replace(SAID, '$1***')
        .replace(UNNAMED, '$1***')
        .replace(BEARER, '$1***');
}
/** A word between white space, quotes and angle brackets. */
function redactWord(word) {
    const data = /\bdata:[^,]*,/i.exec(word);
    if (data !== null)
        return `${redactWord(word.slice(0, data.index))}data:…`;
    const at = word.indexOf('://');
    if (at === -1)
        return word;
    const address = withoutCredentials(word);
    const query = address.indexOf('?', at);
    const fragment = address.indexOf('#', at);
    // A fragment that names a place on a page is no secret.
    if (query === -1)
        return fragment === -1 || /^#[\w./:~-]{0,64}$/.test(address.slice(fragment))
            ? address
            : address.slice(0, fragment);
    return address.slice(0, fragment === -1 ? query : Math.min(query, fragment));
}
/** Addresses without the user name and password that stand before their host, of any scheme. */
function withoutCredentials(text) {
    return text.replace(/:\/\/[^\s/?#]*@/g, '://');
}
/** Marks that turn the direction of what follows them: a reader would see another text than there is. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Untrusted text as a reader may see it: redacted, with marks of direction as escapes. */
function printable(text) {
    return redact(text).replace(DIRECTIONS, escaped);
}
/** A character as an escape: `\u{202e}` */
function escaped(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function decode(text) {
    try {
        return decodeURIComponent(text.replace(/\+/g, ' '));
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shortTitle)
/* harmony export */ });
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


/***/ }),

/***/ 810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ capitalized)
/* harmony export */ });
/* unused harmony export folded */
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(814);

/** A text whose line breaks, control characters and runs of white space are one space each. */
function folded(text) {
    return text.replace(/[\p{Cc}\s]+/gu, ' ');
}
function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** An untrusted name or path as it may be printed: redacted, escaped, shortened, in quotes. */
function quote(name) {
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(name).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk);
    return `'${shown.length > 200 ? `${shown.slice(0, 200)}…` : shown}'`;
}
/**
 * Untrusted text as the log may have it: `printable`, on one line, and never a command of the runner, which reads `::`
 * at the beginning, after white space too, and `##[` anywhere.
 */
function oneLine(text) {
    const line = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text)
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim();
    return line.replace(/^::/, ': :').replaceAll('##[', '## [');
}


/***/ }),

/***/ 510:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _publish_publisher_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(172);
/* harmony import */ var _runner_session_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(362);
/* harmony import */ var _service_http_send_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(237);
/* harmony import */ var _service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(590);
/* harmony import */ var _verify_ask_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(950);
/* harmony import */ var _verify_verify_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(781);
/* harmony import */ var _verify_verify_site_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(211);








await (0,_runner_session_js__WEBPACK_IMPORTED_MODULE_2__/* .runSession */ .I)('verify', async (session) => {
    const { clock, emit, signal } = session;
    const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputs */ .K)(_verify_verify_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .VERIFY_ACTION_INPUTS */ .bJ, process.env, session);
    (0,_service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_4__/* .trustAlso */ .wW)(inputs.caCertificate);
    const userAgent = (0,_verify_ask_js__WEBPACK_IMPORTED_MODULE_5__/* .userAgentOf */ .a9)(_service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._O, process.env);
    const sender = (keepsConnections) => (0,_service_http_send_js__WEBPACK_IMPORTED_MODULE_3__/* .httpSender */ .C)({ clock, keepsConnections, userAgent });
    const ask = (0,_verify_ask_js__WEBPACK_IMPORTED_MODULE_5__/* .httpAsker */ .zH)({ send: sender(true), sendApart: sender(false), clock });
    const publisher = new _publish_publisher_js__WEBPACK_IMPORTED_MODULE_0__/* .Publisher */ .v([inputs.reportPath]);
    session.atEnd(() => publisher.discard());
    const writeFile = (path, text) => {
        publisher.publishFile(path, { text, mode: 0o644, doing: 'write the report' });
    };
    return await (0,_verify_verify_site_js__WEBPACK_IMPORTED_MODULE_7__/* .verifySite */ .j)(inputs, { ask, clock, emit, writeFile }, signal);
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ wrongCharset),
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   Mr: () => (/* binding */ notableHeaders),
/* harmony export */   NF: () => (/* binding */ wronglyTyped),
/* harmony export */   T5: () => (/* binding */ freshnessOf),
/* harmony export */   qm: () => (/* binding */ asWritten)
/* harmony export */ });
/* unused harmony export WANTED_TYPES */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(954);
/* harmony import */ var _html_page_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(422);
/* harmony import */ var _site_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(558);



/** A path with the escapes that the addresses of files have: hosts redirect with fewer, with more, and in lower case. */
function asWritten(path) {
    try {
        return (0,_site_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .addressOf */ .ci)(decodeURIComponent(path).slice(1));
    }
    catch {
        return path;
    }
}
/** CloudFront, Fastly, Azure and others; nginx; Cloudflare; Vercel; RFC 9211. */
const STATUS = ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-vercel-cache', 'cache-status'];
/** RFC 9111, 5.1: `Age` is in seconds. */
function freshnessOf(header) {
    const age = header('age')?.trim() ?? '';
    const seconds = /^\d{1,9}$/.test(age) ? Number(age) : 0;
    const status = STATUS.map((name) => header(name) ?? '').join(' ');
    if (seconds > 0 || /\b(?:hit|stale|updating)\b/i.test(status))
        return { kind: 'cache', ageMs: seconds > 0 ? seconds * 1000 : null };
    return /\b(?:miss|dynamic|bypass|expired|revalidated|refreshhit)\b/i.test(status)
        ? { kind: 'host' }
        : { kind: 'unknown' };
}
const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/;
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** Browsers save a file with any other type instead of showing it. */
const NOT_OPAQUE = /^(?!(?:application\/octet-stream|binary\/octet-stream|application\/x-unknown)$)./;
/** Types by ending, without the dot: of files that browsers run, show or fetch. A web manifest works with any type. */
const WANTED_TYPES = new Map(Object.entries({
    'html htm xhtml': PAGE,
    'js mjs': SCRIPT,
    css: /^text\/css$/,
    svg: /^image\/svg\+xml$/,
    wasm: /^application\/wasm$/,
    'rsc md markdown txt json xml vtt pdf png jpg jpeg gif webp avif ico mp4 webm mp3': NOT_OPAQUE,
}).flatMap(([endings, type]) => endings.split(' ').map((ending) => [ending, type])));
/** The type of a `Content-Type` header: lower case, without its parameters; empty when absent. */
function mediaType(header) {
    return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}
/** The ending for which this type is wrong, such as `.rsc`; `null`: the type is right. */
function wronglyTyped(path, type) {
    const [, ending = ''] = /\.([a-z0-9]+)$/.exec(path.toLowerCase()) ?? [];
    const wanted = WANTED_TYPES.get(ending);
    return wanted === undefined || wanted.test(type) ? null : `.${ending}`;
}
/** The encoding in which browsers read a page, where it is not the one that it is written in; `null`: it is. */
function wrongCharset(header, page) {
    const [, sent] = /;\s*charset\s*=\s*["']?([^\s"';]{1,40})/i.exec(header ?? '') ?? [];
    const read = (0,_html_page_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .encodingOf */ .P$)(sent);
    // A byte order mark beats the header. ASCII is the same in all that hosts send. Valid UTF-8 is UTF-8, whatever it says.
    if (read === null || page.subarray(0, 3).toString('hex') === 'efbbbf')
        return null;
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(page) || (read === 'utf-8' && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(page)))
        return null;
    const written = (0,_html_page_encoding_js__WEBPACK_IMPORTED_MODULE_1__/* .namedEncoding */ .Tu)(page) ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(page) ? 'utf-8' : null);
    return written === null || written === read ? null : read;
}
const YEAR_S = 31_536_000;
/** Headers of a page that its host has added and that may surprise: `X-Robots-Tag: noindex`. */
function notableHeaders(header) {
    const cache = header('cache-control') ?? '';
    const seconds = Number(/(?:^|[\s,])max-age="?(\d{1,12})/i.exec(cache)?.[1] ?? 0);
    return [
        ...(/\b(?:noindex|none)\b/i.test(header('x-robots-tag') ?? '') ? ['X-Robots-Tag: noindex'] : []),
        ...(/\bimmutable\b/i.test(cache) ? ['Cache-Control: immutable'] : []),
        ...(!/\bimmutable\b/i.test(cache) && seconds >= YEAR_S ? ['Cache-Control: max-age of a year'] : []),
        ...(header('content-security-policy') === null ? [] : ['Content-Security-Policy']),
    ];
}


/***/ }),

/***/ 950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  zH: () => (/* binding */ httpAsker),
  a9: () => (/* binding */ userAgentOf)
});

// UNUSED EXPORTS: readBody

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __nccwpck_require__(493);
// EXTERNAL MODULE: ./lib/service/http/http-problem.js
var http_problem = __nccwpck_require__(624);
// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(54);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(814);
// EXTERNAL MODULE: ./lib/verify/answer.js
var verify_answer = __nccwpck_require__(687);
;// CONCATENATED MODULE: ./lib/verify/ask.js








/** Memory never holds more of one answer: a longer body is hashed while it arrives. */
const HELD_MAX_BYTES = 16 * 1024 * 1024;
/** Readers do not wait longer for a page to begin. */
const LIMITS = { connectMs: 15_000, idleMs: 30_000, totalMs: 10 * 60_000 };
const REDIRECTS_MAX = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
/** As browsers send it for a page. Apache's MultiViews serves `guide.rsc` at `/guide` to those who do not prefer a page. */
const ACCEPT_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** To the letter what browsers send: a cache that varies by it has a copy for each text. */
const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';
/** The body of a redirect is not needed; a short one is read, so that its connection serves further requests. */
const IGNORED = { mostBytes: 64 * 1024, keepsBytes: false };
/** GETs as a reader's browser sends them, without cookies and credentials. Follows redirects within the origin. */
function httpAsker({ send, sendApart, clock }) {
    return async ({ url: first, isPage, mostBytes, isApart, takeRequest }, signal) => {
        const headers = { accept: isPage ? ACCEPT_PAGE : '*/*', 'accept-encoding': ACCEPT_ENCODING };
        const request = isApart ? sendApart : send;
        let url = first;
        for (let hops = 0; hops <= REDIRECTS_MAX;) {
            if (!takeRequest())
                return null;
            try {
                const answer = await request({ method: 'GET', url, headers, body: null }, LIMITS, signal);
                const target = redirectOf(answer, url);
                if (target === null) {
                    const { status, header } = answer;
                    const waitMs = (0,retry/* readRetryAfter */.D$)(header('retry-after'), clock.now());
                    const body = await readBody(answer, { mostBytes, keepsBytes: isPage });
                    if (status === 429 || (status === 503 && waitMs !== null))
                        return { kind: 'busy', status, waitMs };
                    return { kind: 'answer', path: (0,verify_answer/* asWritten */.qm)(new URL(url).pathname), status, header, body };
                }
                // Browsers follow a redirect whose body is cut, too.
                await readBody(answer, IGNORED).catch(() => undefined);
                if (target.origin !== new URL(url).origin)
                    return { kind: 'away', to: originOf(target) };
                url = target.href;
                hops += 1;
            }
            catch (error) {
                signal.throwIfAborted();
                // It says nothing of the host: the request is sent again, and counts.
                if (error instanceof http_problem/* ClosedConnection */.dS)
                    continue;
                if (!(error instanceof http_problem/* HttpProblem */.AF))
                    throw error;
                if (error.failure !== null)
                    throw error.failure;
                return { kind: 'lost', problem: error.message };
            }
        }
        return { kind: 'loop' };
    };
}
/** Where a redirect leads, without credentials and fragment; `null`: it is none. */
function redirectOf({ status, header }, from) {
    const location = REDIRECTS.includes(status) ? header('location') : null;
    // Node reads headers as Latin-1; browsers take these bytes for UTF-8.
    const target = location === null ? null : URL.parse(Buffer.from(location, 'latin1').toString(), from);
    return target && Object.assign(target, { username: '', password: '', hash: '' });
}
/** Addresses such as `data:` have none. */
function originOf({ origin, protocol }) {
    return (origin === 'null' ? protocol : origin).slice(0, 200);
}
/**
 * Reads the body of an answer to its end, or to its limit, and decompresses it on the way: a bomb never reaches memory.
 * Rejects with `HttpProblem` when it is cut.
 */
async function readBody({ header, body, close }, { mostBytes, keepsBytes }) {
    const coding = (header('content-encoding') ?? '').trim().toLowerCase();
    const applied = coding.split(',').flatMap((name) => COMPRESSIONS.exec(name.trim())?.[0] ?? []);
    const decoders = applied.toReversed().flatMap((name) => DECODERS.get(name) ?? []);
    if (decoders.length < applied.length || applied.length > CODINGS_MAX) {
        close();
        return unreadable(`it is compressed as '${(0,redact/* printable */.g$)(coding).slice(0, 40)}', which was not asked for`);
    }
    const [sent, plain] = [(0,external_node_crypto_.createHash)('sha256'), (0,external_node_crypto_.createHash)('sha256')];
    let [sentBytes, bytes] = [0, 0];
    // One growing piece: a host may send one byte at a time, and each piece would take a hundred times its size.
    let held = Buffer.alloc(0);
    const arriving = async function* () {
        for await (const chunk of body) {
            sentBytes += chunk.length;
            if (sentBytes > mostBytes)
                return;
            sent.update(chunk);
            yield chunk;
        }
    };
    let unpacked = arriving();
    for (const decoder of decoders)
        unpacked = decoded(unpacked, decoder);
    try {
        // Leaving the loop drops the rest of the body.
        for await (const chunk of unpacked) {
            bytes += chunk.length;
            if (bytes > mostBytes)
                return unreadable(`${tooLong(mostBytes)}${sentBytes < bytes ? ' after decompression' : ''}`);
            plain.update(chunk);
            if (!keepsBytes || bytes > HELD_MAX_BYTES)
                continue;
            if (bytes > held.length)
                held = Buffer.concat([held], 2 * bytes);
            held.set(chunk, bytes - chunk.length);
        }
    }
    catch (error) {
        if (error instanceof http_problem/* HttpProblem */.AF || decoders.length === 0)
            throw error;
        return unreadable(sentBytes > mostBytes ? tooLong(mostBytes) : 'its compression is damaged');
    }
    if (sentBytes > mostBytes)
        return unreadable(tooLong(mostBytes));
    const kept = keepsBytes && bytes <= HELD_MAX_BYTES ? held.subarray(0, bytes) : null;
    return { kind: 'whole', sha256: plain.digest('hex'), sentSha256: sent.digest('hex'), bytes: kept };
}
function tooLong(mostBytes) {
    return `it is longer than ${(0,amounts/* formatBytes */.z3)(mostBytes)}`;
}
function unreadable(problem) {
    return { kind: 'unreadable', problem };
}
const DECODERS = new Map([
    ['gzip', () => (0,external_node_zlib_namespaceObject.createGunzip)()],
    ['x-gzip', () => (0,external_node_zlib_namespaceObject.createGunzip)()],
    // Hosts send it with zlib's head, as RFC 9110 has it, and without: browsers read both.
    ['deflate', ([first = 0]) => ((first & 0x0f) === 8 ? (0,external_node_zlib_namespaceObject.createInflate)() : (0,external_node_zlib_namespaceObject.createInflateRaw)())],
    ['br', () => (0,external_node_zlib_namespaceObject.createBrotliDecompress)()],
    ['zstd', () => (0,external_node_zlib_namespaceObject.createZstdDecompress)()],
]);
/** What browsers undo. They ignore other names, such as `utf-8`, or `aws-chunked` of an upload to S3. */
const COMPRESSIONS = /^(?:(?:x-)?(?:gzip|compress)|br|deflate|zstd|dcb|dcz)$/;
/** A proxy may compress what a host has compressed. */
const CODINGS_MAX = 2;
async function* decoded(packed, make) {
    const chunks = packed[Symbol.asyncIterator]();
    const head = await chunks.next();
    // Some hosts name an encoding and send no byte of it for an empty file.
    if (head.done === true)
        return;
    const all = async function* () {
        yield head.value;
        yield* { [Symbol.asyncIterator]: () => chunks };
    };
    // Its errors come out of the decoder, too.
    yield* (0,external_node_stream_namespaceObject.pipeline)(all, make(head.value), () => undefined);
}
/** Names this program, its version and where it comes from, so that the owner of a host can find out who asks. */
function userAgentOf(program, env) {
    const repository = env['GITHUB_ACTION_REPOSITORY'] || (env['GITHUB_REPOSITORY'] ?? '');
    const address = `${env['GITHUB_SERVER_URL'] ?? ''}/${repository}`;
    return /^https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+$/.test(address) ? `${program} (+${address})` : program;
}


/***/ }),

/***/ 236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   NS: () => (/* binding */ RIGHT),
/* harmony export */   PB: () => (/* binding */ stays),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   l4: () => (/* binding */ waits),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
const STALE = ['old-contents', 'old-elsewhere', 'old-in-turn', 'not-removed'];
const NOTED = [
    ...['changed-by-host', 'emails-hidden', 'redirected-within', 'hidden-by-redirect'],
    ...['other-not-found-page', 'notable-headers', 'type-fixed-by-host'],
];
function levelOf({ kind }) {
    if (STALE.includes(kind))
        return 'stale';
    return NOTED.includes(kind) ? 'noted' : 'broken';
}
const RIGHT = { cause: null, maySettle: false };
function waits(cause) {
    return { cause, maySettle: true };
}
function stays(cause) {
    return { cause, maySettle: false };
}
/** Whether readers get the new contents. */
function isThere({ cause }) {
    return cause === null || levelOf(cause) === 'noted';
}
const ORDER = ['broken', 'stale', 'noted'];
/** How many causes of one kind are kept apart: the host chooses statuses, types and problems. */
const DETAILS_MAX = 20;
/** Groups verdicts by cause. The cause of several old copies has the oldest of them. */
function findingsOf(verdicts) {
    const groups = new Map();
    const details = new Map();
    // The first path of a finding is its example, and that of a file says more.
    const isOther = ([{ kind }]) => Number(kind !== 'file');
    const filesFirst = [...verdicts].sort((one, other) => isOther(one) - isOther(other));
    for (const [target, { cause }] of filesFirst) {
        if (cause === null)
            continue;
        const key = groups.has(keyOf(cause)) || (details.get(cause.kind) ?? 0) < DETAILS_MAX ? keyOf(cause) : cause.kind;
        const group = groups.get(key);
        if (group === undefined) {
            groups.set(key, { cause, paths: [pathOf(target)] });
            details.set(cause.kind, (details.get(cause.kind) ?? 0) + 1);
        }
        else {
            group.paths.push(pathOf(target));
            group.cause = older(group.cause, cause);
        }
    }
    return [...groups.values()]
        .map(({ cause, paths }) => ({ level: levelOf(cause), cause, paths }))
        .sort((a, b) => rankOf(a) - rankOf(b) || b.paths.length - a.paths.length);
}
/** Addresses with a finding of this level. */
function countOf(findings, level) {
    return findings.reduce((sum, finding) => sum + (finding.level === level ? finding.paths.length : 0), 0);
}
/** What was not requested says nothing of the site. */
function rankOf({ level, cause }) {
    return ORDER.indexOf(level) + (cause.kind === 'not-answered' ? 0.5 : 0);
}
/** The path of a file; its address, which begins with a slash, where that is not the one that readers use. */
function pathOf(target) {
    switch (target.kind) {
        case 'file':
            return target.file.path;
        case 'other':
        case 'nowhere':
            return target.address;
        case 'removed':
            return target.isOther ? target.address : target.path;
    }
}
function keyOf(cause) {
    return JSON.stringify('from' in cause ? { ...cause, from: cause.from.kind } : cause);
}
function older(one, other) {
    return 'from' in one && 'from' in other && ageOf(other.from) > ageOf(one.from) ? other : one;
}
function ageOf(from) {
    return from.kind === 'cache' ? (from.ageMs ?? 0) : 0;
}
/** The report as JSON: docs/verify-report.schema.json describes it. */
function reportOf(outcome, { startedMs, endedMs }) {
    const { findings, ...counts } = outcome;
    const report = {
        schemaVersion: 1,
        ...counts,
        startedAt: new Date(startedMs).toISOString(),
        endedAt: new Date(endedMs).toISOString(),
        findings: findings.map(({ level, cause, paths }) => ({ level, ...cause, count: paths.length, paths })),
    };
    return `${JSON.stringify(report, null, 2)}\n`;
}


/***/ }),

/***/ 270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Tc: () => (/* binding */ addressesToAsk),
/* harmony export */   XB: () => (/* binding */ FIRST_PAGE),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   fJ: () => (/* binding */ TELLING_REQUESTS),
/* harmony export */   il: () => (/* binding */ spread),
/* harmony export */   jp: () => (/* binding */ NOT_FOUND_PAGE),
/* harmony export */   oF: () => (/* binding */ pageKind)
/* harmony export */ });
/* harmony import */ var _site_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(558);
/* harmony import */ var _site_file_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(304);


const NOT_FOUND_PAGE = '404.html';
const FIRST_PAGE = 'index.html';
/** The first part of an address that cannot exist. The rest is different each time: a CDN may cache the answer. */
const NOWHERE = '/no-such-page';
/**
 * With one old server of five, so many requests over connections of their own all meet new ones with a chance of
 * 0.8 ** 20: 1 in 87.
 */
const TELLING_REQUESTS = 20;
/** Pages that are requested at both of their addresses. */
const BOTH_ADDRESSES = 20;
/** The part of a small `max-requests` for the requests that tell servers apart, and again for second addresses. */
const KEPT_SHARE = 1 / 4;
/** Files at the top of a site that hosts read themselves and do not serve. */
const HOST_FILES = new Set([
    ...['_headers', '_redirects', '_worker.js', '_routes.json', 'CNAME'],
    ...['netlify.toml', 'vercel.json', 'staticwebapp.config.json'],
]);
/** Hidden files and source maps: many hosts refuse them, and readers do not need them. */
const NOT_NEEDED = /(?:^|\/)\.[^/]*$|\.(?:m?js|css)\.map$/;
/** A digest in a name: another export has another name. */
const NAMED_BY_CONTENTS = /[-._](?=[a-z]*\d)[\da-z]{8,}\.\w+$/i;
/**
 * Chooses the targets: all files of a site that fit into `maxRequests`; otherwise an address that cannot exist, the first
 * page, the sitemap, the changes, and a sample of the rest. The same for the same site.
 */
function planOf(site, changes, maxRequests) {
    const files = [...site.files.values()]
        .filter(({ path }) => isServed(path))
        .sort((one, other) => (0,_site_file_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUtf8 */ .zq)(one.path, other.path))
        .map((file) => ({ kind: 'file', file }));
    const uploads = new Set([...(changes?.added ?? []), ...(changes?.changed ?? [])]);
    const isFirst = ({ file: { path } }) => path === FIRST_PAGE || path === 'sitemap.xml';
    const isNew = ({ file: { path } }) => uploads.has(path);
    const rest = files.filter((target) => !isFirst(target));
    const removed = (changes?.removed ?? []).filter(isServed).flatMap((path) => removedTargets(path, site));
    const mayBeOld = changes === null ? site.files : new Set(changes.changed);
    const others = files.flatMap(({ file }) => {
        const { other } = addressesToAsk(file.path, site);
        return other === null || !mayBeOld.has(file.path) ? [] : [{ kind: 'other', file, address: other }];
    });
    const isTelling = (target) => {
        if (target.kind !== 'file')
            return target.kind === 'removed';
        return changes === null ? tellsByName(target.file.path) : isNew(target);
    };
    const share = Math.floor(maxRequests * KEPT_SHARE);
    const kept = [...files, ...removed].some(isTelling) ? Math.min(TELLING_REQUESTS, share) : 0;
    const targets = [
        { kind: 'nowhere', page: site.files.get(NOT_FOUND_PAGE) ?? null, address: NOWHERE },
    ];
    for (const group of [
        files.filter(isFirst),
        [...rest.filter(isNew), ...removed],
        spread(others, Math.min(BOTH_ADDRESSES, share)),
        rest.filter((target) => !isNew(target)),
    ])
        targets.push(...spread(group, Math.max(0, maxRequests - kept - targets.length)));
    return { targets, telling: targets.filter(isTelling), servedCount: files.length };
}
function isServed(path) {
    if ((0,_site_file_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(path) || HOST_FILES.has(path))
        return false;
    return (0,_site_file_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(path) || !NOT_NEEDED.test(path);
}
function tellsByName(path) {
    return (0,_site_file_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(path) || NAMED_BY_CONTENTS.test(path);
}
function removedTargets(path, site) {
    const { main, other } = addressesToAsk(path, site);
    const first = { kind: 'removed', path, address: main, isOther: false };
    return other === null ? [first] : [first, { ...first, address: other, isOther: true }];
}
/** `most` of these, evenly from the first to the last; `from` shifts the choice. */
function spread(all, most, from = 0) {
    if (all.length <= most)
        return all;
    const step = all.length / most;
    return Array.from({ length: most }, (_, at) => Math.floor(at * step + (from % step))).flatMap((at) => all[at] ?? []);
}
function pageKind(path) {
    if (/(?:^|\/)index\.html?$/.test(path))
        return 'of-folder';
    return /\.[^/]*\.html?$/i.test(path) ? 'with-dot' : 'by-name';
}
/** The addresses of a file in the style of the site's own links. Unknown: those that most hosts answer without a rule. */
function addressesToAsk(path, { addressStyle, files }) {
    const [clean = '/', ...more] = (0,_site_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .addressesOf */ .sO)(path);
    const whole = more.at(-1) ?? clean;
    const { pages, folders } = addressStyle;
    const isAlone = { main: whole, other: null, otherMeans: 'missing' };
    if (whole === clean)
        return isAlone;
    if (pageKind(path) === 'of-folder') {
        if (folders === 'index')
            return { main: whole, other: clean, otherMeans: 'missing' };
        const main = folders === 'no-slash' && clean !== '/' ? clean.slice(0, -1) : clean;
        return { main, other: whole, otherMeans: 'needs-rule' };
    }
    // Without its ending, `...html` would be the parent folder, and `hello.py.html` the file beside it. No host finds `.htm`
    // without a rule of its own.
    if (/\/\.{1,2}$/.test(clean) || path.endsWith('.htm') || files.has(path.replace(/\.html$/, '')))
        return isAlone;
    if (pages === 'extensionless')
        return { main: clean, other: whole, otherMeans: 'needs-rule' };
    return { main: whole, other: clean, otherMeans: pages === null ? 'right' : 'missing' };
}


/***/ }),

/***/ 781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  bJ: () => (/* binding */ VERIFY_ACTION_INPUTS)
});

// UNUSED EXPORTS: VERIFY_INPUT_DEFAULTS, parseVerifyInputs

// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(345);
// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(54);
// EXTERNAL MODULE: ./lib/text/parsed.js
var text_parsed = __nccwpck_require__(786);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./lib/inputs/lexical-path.js

/**
 * Paths as text: nothing here looks at a disk. `platform` is Node's name of it, because Windows has other roots
 * and separators, Windows and macOS take `Site` and `site` for one name, and macOS both forms of an accent.
 */
/** The name of a device of Windows, whatever follows its first dot. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** A colon separates a drive or a stream from a name. The separators of a path are left out: no such name has one. */
const WINDOWS_FORBIDS = /["*<>?|:]/;
/** Windows drops both from the end of a name. */
const WINDOWS_DROPS = /[. ]$/;
const rulesOf = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
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

;// CONCATENATED MODULE: ./lib/inputs/target-path.js


const CHOOSE_FOLDER = "Choose a folder inside the workspace, such as 'site'.";
/** The inputs that name one file to write: an example, and why it may not lie in the folder of the site. */
const FILES = {
    'bundle-path': { example: 'bundle.tar.gz', because: 'that folder is replaced whole' },
    'manifest-path': { example: 'manifest.json', because: 'that folder is replaced whole' },
    'helm-values': {
        example: 'values.yaml',
        because: 'that folder is published, and the link in this file is a secret',
    },
    'check-report': { example: 'check-report.json', because: 'that folder is published' },
    report: { example: 'verify-report.json', because: 'that folder is published' },
};
/**
 * Judges where the site may go and gives its absolute path. The folder is replaced whole by a rename, so it has to
 * lie inside the workspace, by name and on the disk, and may hold nothing unless `overwrite` is `true`
 * (`null`: not known, which is no reason to refuse).
 */
function judgeSitePath(text, overwrite, machine) {
    const path = readPath(text, machine, CHOOSE_FOLDER);
    if (!('value' in path))
        return path;
    const fault = faultOfPlace(path.value, machine, CHOOSE_FOLDER);
    if (fault !== null)
        return fault;
    const state = stateOf(path.value, machine);
    if (state !== 'missing' && state !== 'empty-folder' && state !== 'folder')
        return refuse(STATES[state], CHOOSE_FOLDER);
    if (state === 'folder' && overwrite === false)
        return refuse('exists and is not empty', "Set 'overwrite: true' to replace it, or choose another folder.");
    // Without its `.git`, the next `git commit` in this folder would go to the repository of the workspace.
    if (machine.pathState(`${path.value}/.git`) !== 'missing')
        return refuse("is a git repository, whose '.git' would be removed", 'Choose another folder, and copy the site into the repository after this step.');
    return faultOfRights(path.value, state !== 'missing' && overwrite !== false, machine) ?? path;
}
/**
 * Makes the parser of an input that names a file to write. It gives an absolute path, which may lie anywhere, for example
 * in the runner's temporary folder; what is named inside the workspace has to lie there on the disk too. `faultsOfTargets`
 * judges what is there.
 */
function filePathParser(input) {
    const choose = chooseFile(input);
    return (text, machine) => {
        const { platform, workspace } = machine;
        if (namesFolder(text, platform))
            return (0,text_parsed/* refuse */.TR)('names a folder', choose);
        const path = readPath(text, machine, choose);
        if (!('value' in path))
            return path;
        const inside = segmentsBelow(workspace, path.value, platform) !== null;
        const place = inside || !isAbsolute(text, platform) ? faultOfPlace(path.value, machine, choose) : null;
        return place ?? path;
    };
}
function chooseFile(input) {
    return `Choose a file, such as '${FILES[input].example}'.`;
}
/**
 * What is wrong with the paths that a run would write, by input. No two are the same or lie below each other, and of two
 * that do the later is at fault. None becomes a part of the site, and each is one that a rename can replace. A file that is
 * read may lie in the old site, and its successor be written over it.
 */
function faultsOfTargets({ read = {}, written, sitePath }, machine) {
    const paths = (named) => Object.entries(named).filter((one) => one[1] !== null);
    const files = paths(written);
    return files.flatMap(([input, path], at) => {
        const successorOf = input === 'manifest-path' ? 'previous-manifest' : '';
        const kept = paths(read).filter(([name]) => name !== successorOf);
        const others = [...files.slice(0, at), ...kept, ...paths({ 'site-path': sitePath })];
        const fault = faultOfPair([input, path], others, machine) ??
            faultOfState(path, chooseFile(input), machine) ??
            faultOfRights(path, false, machine);
        return fault === null ? [] : [[input, fault]];
    });
}
function faultOfState(path, choose, machine) {
    const state = stateOf(path, machine);
    return state === 'missing' || state === 'file' ? null : (0,text_parsed/* refuse */.TR)(STATES[state], choose);
}
/** Whether `path` lies in the folder that `text` names, or is it. */
function liesInFolder(path, text, machine) {
    const folder = readPath(text, machine, CHOOSE_FOLDER);
    return 'value' in folder && within(folder.value, path, machine);
}
/** Reads a path as a file system of this platform would, and gives it absolute; relative ones start at the workspace. */
function readPath(text, machine, remedy) {
    if (/\p{Cc}/u.test(text))
        return (0,text_parsed/* refuse */.TR)('holds a line break or another control character', remedy);
    if (/^~(?:[\\/]|$)/.test(text))
        return (0,text_parsed/* refuse */.TR)("begins with '~', which only a shell understands", remedy);
    if (/^(?:\$\w|\$\{|%\w+%)/.test(text)) {
        return (0,text_parsed/* refuse */.TR)('begins with a variable, which only a shell understands', "Use an expression, such as '${{ github.workspace }}'.");
    }
    const path = resolvePath(machine.workspace, text, machine.platform);
    if (path === null)
        return (0,text_parsed/* refuse */.TR)('names a drive without a folder', remedy);
    if (machine.platform === 'win32') {
        if (/^\\\\[.?]\\/.test(path))
            return (0,text_parsed/* refuse */.TR)('names a device of Windows', remedy);
        // The workspace is there, so its own names are fine.
        const names = segmentsBelow(machine.workspace, path, 'win32') ?? segmentsOf(path, 'win32');
        if (names.some(isOddOnWindows))
            return (0,text_parsed/* refuse */.TR)('holds a name that Windows reads otherwise', remedy);
    }
    return { value: path };
}
/**
 * What lies at a path. Windows says "missing" of whatever lies below a file, on a drive that is not there, or on a share
 * that cannot be reached: there the nearest parent that exists decides.
 */
function stateOf(path, machine) {
    const state = machine.pathState(path);
    if (machine.platform !== 'win32' || (state !== 'missing' && state !== 'unreadable'))
        return state;
    const parents = parentsOf(path, machine.platform);
    const root = parents.at(-1) ?? path;
    const rootState = machine.pathState(root);
    // A root that may not be listed may still be used, as long as something can be said of what lies below it.
    if (rootState === 'missing' || (rootState === 'unreadable' && state === 'unreadable'))
        return root.startsWith('\\\\') ? 'no-share' : 'no-drive';
    const nearest = parents.find((parent) => machine.pathState(parent) !== 'missing') ?? root;
    return machine.pathState(machine.realPath(nearest) ?? nearest) === 'file' ? 'below-file' : state;
}
const STATES = {
    file: 'is a file',
    folder: 'is a folder',
    'empty-folder': 'is a folder',
    link: 'is a link',
    'below-file': 'lies below something that is a file',
    unreadable: 'cannot be used: it is a device or may not be read',
    'no-drive': 'lies on a drive that is not there',
    'no-share': 'lies on a share that cannot be reached',
};
/** `.git` under the names that some file system takes for it: any case, the short name, dots and spaces at its end. */
const GIT_FOLDER = /^(?:\.git|git~\d)[. ]*$/i;
function faultOfPlace(path, machine, remedy) {
    const { platform, workspace } = machine;
    const real = machine.realPath(path);
    if (real === null)
        return (0,text_parsed/* refuse */.TR)('leads through a link that ends nowhere', remedy);
    const byName = segmentsBelow(workspace, path, platform);
    if (byName === null)
        return (0,text_parsed/* refuse */.TR)('lies outside the workspace', remedy);
    if (byName.length === 0)
        return (0,text_parsed/* refuse */.TR)('is the workspace itself', remedy);
    const onDisk = segmentsBelow(machine.realPath(workspace) ?? workspace, real, platform);
    if (onDisk === null)
        return (0,text_parsed/* refuse */.TR)('leads out of the workspace through a link', remedy);
    if (onDisk.length === 0)
        return (0,text_parsed/* refuse */.TR)('leads to the workspace itself through a link', remedy);
    const inGit = [...byName, ...onDisk].some((name) => GIT_FOLDER.test(name));
    return inGit ? (0,text_parsed/* refuse */.TR)("lies inside '.git'", remedy) : null;
}
/** Why this user cannot rename anything to `path`. A folder that is moved aside has to be writable itself. */
function faultOfRights(path, isMoved, machine) {
    if (machine.isMountPoint(path))
        return (0,text_parsed/* refuse */.TR)('is a mount point, which cannot be replaced', 'Choose a path below it.');
    const parent = parentsOf(path, machine.platform).find((folder) => machine.pathState(folder) !== 'missing');
    const changed = isMoved ? [parent, path] : [parent];
    const locked = changed.find((folder) => folder !== undefined && !machine.mayWrite(folder));
    if (locked === undefined)
        return null;
    return (0,text_parsed/* refuse */.TR)(locked === path
        ? 'is a folder that this user may not change'
        : `lies in a folder that this user may not change: '${locked}'`, 'Another step may have created it as another user, such as root in a container: change its owner, or choose another path.');
}
const APART = 'Choose two paths, none of them below the other.';
/** The first of the other paths that lies above or below a file, or is the same. */
function faultOfPair([input, file], others, machine) {
    for (const [other, path] of others) {
        const isAbove = within(file, path, machine);
        const isBelow = within(path, file, machine);
        if (isBelow && other === 'site-path')
            return (0,text_parsed/* refuse */.TR)("is 'site-path' or lies in it", `Choose a file outside of 'site-path': ${FILES[input].because}.`);
        if (isAbove && isBelow)
            return (0,text_parsed/* refuse */.TR)(`is '${other}'`, 'Choose two files.');
        if (isAbove)
            return (0,text_parsed/* refuse */.TR)(`cannot be a file: '${other}' lies below it`, APART);
        if (isBelow)
            return (0,text_parsed/* refuse */.TR)(`lies below '${other}', which is a file`, APART);
    }
    return null;
}
/** Whether `path` is `folder` or lies below it, by name or on the disk. */
function within(folder, path, machine) {
    const real = (one) => machine.realPath(one) ?? one;
    const below = (a, b) => segmentsBelow(a, b, machine.platform) !== null;
    return below(folder, path) || below(real(folder), real(path));
}
function isOddOnWindows(name) {
    return WINDOWS_FORBIDS.test(name) || WINDOWS_DROPS.test(name) || WINDOWS_DEVICE.test(name);
}
function isAbsolute(text, platform) {
    return platform === 'win32' ? /^(?:[a-z]:)?[\\/]/i.test(text) : text.startsWith('/');
}

;// CONCATENATED MODULE: ./lib/inputs/earlier-file.js



/** Makes the parser of an input that names such a file, where `parse` reads its text. */
function earlierFileParser({ mostBytes, choose, without, writer, missing }, parse) {
    return (value, machine) => {
        const read = readPath(value, machine, choose);
        if (!('value' in read))
            return read;
        const path = read.value;
        const state = machine.pathState(path);
        const found = (content) => 'value' in content ? { value: { path, content: content.value } } : content;
        if (state === 'missing' || state === 'below-file')
            return found(missing);
        if (state === 'folder' || state === 'empty-folder')
            return (0,text_parsed/* refuse */.TR)('is a folder', choose);
        const bytes = machine.readBytes(path, mostBytes);
        if (bytes === 'unreadable')
            return (0,text_parsed/* refuse */.TR)('cannot be read', choose);
        if (bytes === 'too-large')
            return (0,text_parsed/* refuse */.TR)(`is larger than ${(0,amounts/* formatBytes */.z3)(mostBytes)}`, without);
        let text;
        try {
            text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        }
        catch {
            return (0,text_parsed/* refuse */.TR)('is not UTF-8', `Keep the file as '${writer}' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.`);
        }
        return found(parse(text));
    };
}

// EXTERNAL MODULE: ./lib/text/known-secrets.js
var known_secrets = __nccwpck_require__(324);
// EXTERNAL MODULE: ./lib/inputs/input-values.js
var input_values = __nccwpck_require__(288);
;// CONCATENATED MODULE: ./lib/inputs/input-table.js



/** An input with a default. */
function input(field, initial, parse) {
    return { field, parse, initial, remedy: null };
}
/** An input that may be empty, or that not every run uses: `null` then. */
function optional(field, parse, initial = '') {
    return { field, parse, initial, remedy: null };
}
function required(field, parse, remedy) {
    return { field, parse, initial: '', remedy };
}
/** The defaults of all inputs. */
function defaultsOf(table) {
    const entries = Object.entries(table).map(([name, { initial }]) => [name, initial]);
    return Object.fromEntries(entries);
}
const KEY_INPUT = 'api-key';
const SHOWN_MAX_CHARS = 200;
const KEY_ELSEWHERE = "Give the key as 'api-key' only, as every other value may be shown.";
/** A reader over `raw`, what the runner gives. */
function inputReader(table, raw, machine) {
    const found = [];
    const read = new Map();
    const order = Object.keys(table);
    const text = (name) => raw[name]?.trim() || (table[name]?.initial ?? '');
    const key = text(KEY_INPUT);
    const withoutKey = (0,known_secrets/* textWithout */.i)(key);
    const note = (name, fault) => {
        const value = name === KEY_INPUT && key !== '' ? null : shownValue(name, withoutKey(text(name)));
        found.push({ input: name, value, ...fault });
    };
    const parse = (name, { parse: parseText, initial, remedy }) => {
        const given = text(name);
        if (given === '' && remedy !== null)
            note(name, (0,text_parsed/* refuse */.TR)('is empty', remedy));
        if (given === '')
            return null;
        const isOwn = key === '' || name === KEY_INPUT || given === initial;
        const holdsKey = !isOwn && (withoutKey(given) !== given || (name === 'job-id' && given.includes(key)));
        const parsed = holdsKey ? (0,text_parsed/* refuse */.TR)('holds the API key', KEY_ELSEWHERE) : parseText(given, machine, text);
        if (!('value' in parsed))
            note(name, parsed);
        return (0,text_parsed/* valueOf */.RP)(parsed);
    };
    const value = (name) => {
        const entry = table[name];
        if (!read.has(name) && entry !== undefined)
            read.set(name, parse(name, entry));
        return read.get(name);
    };
    return {
        text,
        value: (name) => value(name),
        note,
        leaveOut: (unused) => {
            for (const name of unused)
                read.set(name, null);
        },
        end: () => {
            const values = Object.entries(table).map(([name, { field }]) => [field, value(name)]);
            const problems = found.sort((a, b) => order.indexOf(a.input) - order.indexOf(b.input));
            return problems.length > 0 ? { problems } : { values: Object.fromEntries(values) };
        },
    };
}
/** The value as a message may show it: one line, not endless; `null` where a part of it may be a secret. */
function shownValue(name, value) {
    const isAddress = name === 'domain' || name === 'api-url' || name === 'url';
    // Also of a wrong address, text before an `@` or after a `?` may be a password or a token.
    if (isAddress && (/[@?]/.test(value) || (0,input_values/* looksLikeKey */.zC)(value)))
        return null;
    const shown = value.replaceAll(/\p{Cc}+/gu, ' ');
    return shown.length > SHOWN_MAX_CHARS ? `${shown.slice(0, SHOWN_MAX_CHARS)}…` : shown;
}

;// CONCATENATED MODULE: ./lib/inputs/service-inputs.js






/** Rules of the inputs that several actions have. */
/** The longest job that any runner allows (self-hosted: five days); beyond it a timeout is a slip of the pen. */
const TIMEOUT_MAX_MS = 5 * 24 * 60 * 60 * 1000;
/** A longer interval would look like a step that hangs, and one lost answer would double it. */
const INTERVAL_MAX_MS = 60 * 60 * 1000;
const NO_KEY = "Pass an admin API key as a secret: 'api-key: ${{ secrets.DOCS_API_KEY }}'. " +
    'Secrets do not reach workflows that a fork or Dependabot triggers.';
const NO_API_URL = "Set it to the URL of the service's API, such as 'https://api.example.com'.";
/** Files of certificate authorities are some 250 kB at most; whatever is larger is another file. */
const CERTIFICATE_MAX_BYTES = 4 * 1024 * 1024;
/** The certificate comes last in `action.yml`. */
const ACCESS_INPUTS = {
    'api-key': required('apiKey', input_values/* parseApiKey */.Xu, NO_KEY),
    'api-url': required('apiUrl', addresses/* parseApiUrl */.nV, NO_API_URL),
};
const CERTIFICATE_INPUT = { 'ca-certificate': optional('caCertificate', readCertificate) };
const WAIT_INPUTS = {
    timeout: input('timeoutMs', '60m', parseTimeout),
    'poll-interval': input('pollIntervalMs', '2s', (text, _, textOf) => parseShortest(text, textOf('max-poll-interval'))),
    'max-poll-interval': input('maxPollIntervalMs', '30s', parseInterval),
};
function parseTimeout(text) {
    return (0,amounts/* parseDuration */.E9)(text, TIMEOUT_MAX_MS);
}
function parseInterval(text) {
    return (0,amounts/* parseDuration */.E9)(text, INTERVAL_MAX_MS);
}
/** An interval that is no longer than another, where that is one. */
function parseShortest(text, longest) {
    const [interval, most] = [parseInterval(text), parseInterval(longest)];
    if (!('value' in interval) || !('value' in most) || interval.value <= most.value)
        return interval;
    const remedy = `Set 'max-poll-interval' to at least '${(0,amounts/* asInput */.lv)(interval.value)}', or 'poll-interval' to less.`;
    return (0,text_parsed/* refuse */.TR)(`is longer than 'max-poll-interval' (${(0,amounts/* asInput */.lv)(most.value)})`, remedy);
}
function readCertificate(value, machine) {
    if (!takesAuthorities(machine.nodeVersion))
        return (0,text_parsed/* refuse */.TR)(`cannot be used on Node ${machine.nodeVersion}`, NEWER_NODE);
    const remedy = 'Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.';
    if (value.startsWith('-----BEGIN'))
        return (0,text_parsed/* refuse */.TR)('is a certificate itself instead of the path of one', remedy);
    const path = readPath(value, machine, remedy);
    if (!('value' in path))
        return path;
    const bytes = machine.readBytes(path.value, CERTIFICATE_MAX_BYTES);
    if (typeof bytes === 'string')
        return (0,text_parsed/* refuse */.TR)('names no file that can be read', remedy);
    return (0,input_values/* parsePem */.oW)(Buffer.from(bytes).toString(), machine.isCertificate);
}
const NEWER_NODE = "Use a runner of version 2.328.0 or later, which brings Node 24.5; or set 'NODE_EXTRA_CA_CERTS' on the runner to the absolute path of the file, and leave this input out.";
/** Whether this Node can be made to trust further authorities while it runs: `tls.setDefaultCACertificates` came with 24.5.0. */
function takesAuthorities(nodeVersion) {
    const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
    return major > 24 || (major === 24 && minor >= 5);
}
/** What is odd about the key and the address, though it may work. Whole sentences. */
function warningsForService(apiKey, apiUrl) {
    const warnings = [];
    if (!hasKeyPrefix(apiKey))
        warnings.push("'api-key' does not begin with a word and an underscore, as admin API keys do. Check which secret it is.");
    const versionPath = /\/v\d+$/.exec(apiUrl)?.[0];
    if (versionPath !== undefined)
        warnings.push(`'api-url' ends with '${versionPath}', which the action adds itself. Leave it out if jobs are not found.`);
    return warnings;
}

// EXTERNAL MODULE: ./lib/site/changes.js
var site_changes = __nccwpck_require__(558);
// EXTERNAL MODULE: ./lib/site/manifest.js + 1 modules
var manifest = __nccwpck_require__(762);
;// CONCATENATED MODULE: ./lib/site/site-inputs.js






/** Room for 500,000 pages (`max-files`) with 290 bytes of path and title each. Reading a file as large takes 1.3 GiB. */
const MANIFEST_MAX_BYTES = 256 * 1024 * 1024;
const COUNT_MAX = 1_000_000_000;
const MANIFEST = {
    mostBytes: MANIFEST_MAX_BYTES,
    choose: "Choose the file that 'manifest-path' of the run before has written.",
    without: "Leave 'previous-manifest' out, and deploy the whole site.",
    writer: 'manifest-path',
    missing: { value: null },
};
const NOTHING_BEFORE = (0,text_parsed/* refuse */.TR)("has nothing to compare with: 'previous-manifest' is not set", "Set 'previous-manifest' to the manifest of the published site, or leave this out.");
/** The inputs for the comparison and the gates of an unpacked site. */
const SITE_INPUTS = {
    'manifest-path': optional('manifestPath', filePathParser('manifest-path')),
    // A missing file means that nothing has been published yet.
    'previous-manifest': optional('before', earlierFileParser(MANIFEST, manifest/* readManifest */.WI)),
    'max-invalidations': input('maxInvalidations', '1000', (0,input_values/* countParser */.rS)(1, COUNT_MAX)),
    'min-pages': optional('minPages', (0,input_values/* countParser */.rS)(0, COUNT_MAX), '1'),
    'max-page-drop': optional('maxPageDrop', (text, _, textOf) => textOf('previous-manifest') === '' ? NOTHING_BEFORE : parsePercent(text)),
};
/** `isPart`: `paths` selects a part of the site. */
function siteOptionsOf(values, isPart) {
    const { manifestPath, before, maxInvalidations, minPages, maxPageDrop } = values;
    return {
        manifestPath,
        comparison: before && { path: before.path, previous: before.content, maxInvalidations },
        gates: { minPages: minPages ?? 0, maxPageDrop, needsIndex: !isPart },
    };
}
/** A number from 0 to 100, with or without the sign. */
function parsePercent(text) {
    const number = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    const percent = Number(number);
    return number === undefined || percent > 100
        ? (0,text_parsed/* refuse */.TR)('is not a percentage from 0 to 100', "Write a number such as '20'.")
        : { value: percent };
}

;// CONCATENATED MODULE: ./lib/verify/verify-inputs.js










const REQUESTS_MAX = 1_000_000;
const CONNECTIONS_MAX = 32;
const NO_URL = "Set it to the public address of the site, such as 'https://docs.example.com'.";
const CHOOSE_MANIFEST = "Give the output 'manifest-path' of the export.";
const NO_MANIFEST = "Set 'manifest-path' in the step that exports, and give its output here: '${{ steps.export.outputs.manifest-path }}'.";
/** Every input of the verify action. */
const VERIFY_INPUTS = {
    url: required('url', addresses/* parseSiteUrl */.A5, NO_URL),
    manifest: required('site', outputParser('manifest-path', parseExpectedSite), NO_MANIFEST),
    changes: optional('changes', outputParser('changes-path', (text) => ({ value: text }))),
    'max-requests': input('maxRequests', '2000', (0,input_values/* countParser */.rS)(2, REQUESTS_MAX)),
    timeout: input('timeoutMs', '10m', parseTimeout),
    'poll-interval': input('pollIntervalMs', '5s', parseInterval),
    concurrency: input('concurrency', '8', (0,input_values/* countParser */.rS)(1, CONNECTIONS_MAX)),
    'fail-on': input('failOn', 'stale', (0,input_values/* choiceParser */.X7)(['broken', 'stale', 'nothing'], "Write 'broken', 'stale' or 'nothing'.")),
    report: optional('reportPath', filePathParser('report')),
    ...CERTIFICATE_INPUT,
};
const VERIFY_INPUT_DEFAULTS = defaultsOf(VERIFY_INPUTS);
/** Parses all inputs of the verify action: every value, or every problem at once. */
function parseVerifyInputs(raw, machine) {
    const { value, note, leaveOut, end } = inputReader(VERIFY_INPUTS, raw, machine);
    const manifest = value('manifest');
    // Without a manifest there is nothing to compare the changes with, which is reported already.
    if (manifest === null)
        leaveOut(['changes']);
    const listed = value('changes');
    const changes = listed && (0,site_changes/* readChanges */.St)(listed.content, manifest?.content.contentDigest ?? null);
    if (changes !== null && !('value' in changes))
        note('changes', changes);
    const given = { manifest: manifest?.path ?? null, changes: listed?.path ?? null };
    const targets = { read: given, written: { report: value('report') }, sitePath: null };
    for (const [, fault] of faultsOfTargets(targets, machine))
        note('report', fault);
    const read = end();
    if ('problems' in read)
        return read;
    const { site, ...values } = read.values;
    return { inputs: { ...values, site: site.content, changes: changes && (0,text_parsed/* valueOf */.RP)(changes) }, warnings: [] };
}
const VERIFY_ACTION_INPUTS = {
    defaults: VERIFY_INPUT_DEFAULTS,
    parse: parseVerifyInputs,
    domainOf: ({ url }) => new URL(url).host,
    usesTemp: false,
};
function parseExpectedSite(text) {
    const site = (0,manifest/* readManifest */.WI)(text);
    if (!('value' in site))
        return (0,text_parsed/* refuse */.TR)(site.problem, CHOOSE_MANIFEST);
    if (site.value.files.size === 0)
        return (0,text_parsed/* refuse */.TR)('lists no file', CHOOSE_MANIFEST);
    const sizeless = [...site.value.files.values()].findIndex(({ bytes }) => bytes === null);
    return sizeless === -1 ? site : (0,text_parsed/* refuse */.TR)(`has no size of file number ${sizeless + 1}`, CHOOSE_MANIFEST);
}
/** Makes the parser of an input that names a file by an output of the export. */
function outputParser(output, parse) {
    const choose = `Give the output '${output}' of the export.`;
    const missing = (0,text_parsed/* refuse */.TR)('names no file that can be read', choose);
    const options = { mostBytes: MANIFEST_MAX_BYTES, choose, without: choose, writer: output, missing };
    return earlierFileParser(options, parse);
}


/***/ }),

/***/ 211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ verifySite)
});

// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(165);
// EXTERNAL MODULE: ./lib/core/retry.js
var retry = __nccwpck_require__(493);
;// CONCATENATED MODULE: ./lib/core/run.js
/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
function sleep(clock, ms, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => {
            cancel();
            reject(signal.reason);
        };
        const cancel = clock.after(ms, () => {
            signal.removeEventListener('abort', stop);
            resolve();
        });
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop, { once: true });
    });
}

// EXTERNAL MODULE: ./lib/verify/finding.js
var finding = __nccwpck_require__(236);
// EXTERNAL MODULE: ./lib/verify/plan.js
var verify_plan = __nccwpck_require__(270);
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(304);
// EXTERNAL MODULE: ./lib/verify/answer.js
var verify_answer = __nccwpck_require__(687);
// EXTERNAL MODULE: ./lib/text/short-title.js
var short_title = __nccwpck_require__(914);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
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
// EXTERNAL MODULE: ./lib/html/page-encoding.js
var page_encoding = __nccwpck_require__(422);
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
const SPACE = 0x20;
/** The key of a piece of text, a whole number. Only a piece with a word that is no number has words that are all the same. */
function pieceKey(bytes, from, to) {
    let [shape, exact, word, length] = [0, 0, 0, 0];
    let hasDigit = false;
    let hasWord = false;
    for (let at = from; at <= to; at += 1) {
        const byte = at === to ? SPACE : (bytes[at] ?? 0);
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
        if (byte <= SPACE)
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
const [NEWLINE, text_digest_SPACE, AMPERSAND, FIRST_BEYOND_ASCII] = [0x0a, 0x20, 0x26, 0x80];
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
        return section.length === 0 ? null : (0,external_node_crypto_.hash)('sha256', section, 'base64');
    }
    end() {
        this.#endPiece();
        const text = this.#block.subarray(0, this.bytes);
        return {
            digest: (0,external_node_crypto_.hash)('sha256', text),
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
    const text = decodeHTML((0,page_encoding/* decoded */.DH)(page, from, to));
    if (!BEYOND_ASCII.test(text))
        return text;
    return text.normalize().replace(UNSEEN, '').replaceAll('\u00a0', ' ');
}
/** Whether all bytes are characters of ASCII that stand for themselves, as in most texts. */
function isPlain(bytes, from, to) {
    for (let at = from; at < to; at += 1)
        if ((bytes[at] ?? 0) >= FIRST_BEYOND_ASCII || bytes[at] === AMPERSAND)
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
    const mayBeSpace = bytes[at] === AMPERSAND || (bytes[at] ?? 0) >= FIRST_BEYOND_ASCII;
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
const TOKEN = { end: 0, startTag: 1, endTag: 2, text: 3, comment: 4 };
/** Attributes of one element that are kept. No page for readers has as many. */
const ATTRIBUTES_MAX = 256;
/** Classes of bytes: those that end the name of an element, the name of an attribute, and an unquoted value. */
const [html_scanner_SPACE, ENDS_TAG_NAME, ENDS_ATTRIBUTE_NAME, LETTER] = [1, 2, 4, 8];
const CLASS = new Uint8Array(256);
for (const char of '\t\n\f\r ')
    CLASS[char.charCodeAt(0)] = html_scanner_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
for (const char of '/>')
    CLASS[char.charCodeAt(0)] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
CLASS[0x3d] = ENDS_ATTRIBUTE_NAME;
for (let char = 0x41; char <= 0x5a; char += 1)
    CLASS[char] = CLASS[char + 32] = LETTER;
const [BANG, QUOTE, APOSTROPHE, DASH, SLASH] = [0x21, 0x22, 0x27, 0x2d, 0x2f];
const [LESS, EQUALS, GREATER, QUESTION] = [0x3c, 0x3d, 0x3e, 0x3f];
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
            return TOKEN.end;
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
            const isMarkup = (CLASS[next] ?? 0) & LETTER || next === BANG || next === QUESTION || next === SLASH;
            if (isMarkup && !(next === SLASH && at + 2 >= bytes.length))
                return at > from ? this.#text(at) : this.#markup(at, next);
        }
        return this.#text(bytes.length);
    }
    #text(to) {
        this.from = this.#at;
        this.to = this.#at = to;
        return TOKEN.text;
    }
    #markup(at, next) {
        const bytes = this.#bytes;
        this.from = at;
        if (next === SLASH) {
            const after = bytes[at + 2] ?? 0;
            if ((CLASS[after] ?? 0) & LETTER)
                return this.#tag(at + 2, true);
            if (after !== GREATER)
                return this.#comment(bytes.indexOf(GREATER, at + 2));
            // `</>` is no token.
            this.#at = at + 3;
            return this.#text(at + 3);
        }
        if (next !== BANG && next !== QUESTION)
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
        return TOKEN.text;
    }
    /** `end`: the `>` of a comment; -1 if it has none. */
    #comment(end) {
        this.to = this.#at = end === -1 ? this.#bytes.length : end + 1;
        return TOKEN.comment;
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
            return TOKEN.end;
        const { tag } = this;
        if (isEnd) {
            this.#foreign.close(tag);
            return TOKEN.endTag;
        }
        this.#lastStartHash = hash;
        if (tag !== 0 && !this.#xml && !this.#foreign.open(tag, this.selfClosing))
            this.#state = STATE_OF[tag] ?? 'data';
        return TOKEN.startTag;
    }
    /** Reads attributes up to the end of the tag. Returns the place after its `>`, or -1 if it has none. */
    #readAttributes(start) {
        const bytes = this.#bytes;
        const { length } = bytes;
        let at = start;
        for (;;) {
            while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & html_scanner_SPACE)
                at += 1;
            if (at >= length)
                return -1;
            if (bytes[at] === GREATER)
                return at + 1;
            if (bytes[at] === SLASH) {
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
            while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & html_scanner_SPACE)
                at += 1;
            let [valueFrom, valueTo] = [nameTo, nameTo];
            if (bytes[at] === EQUALS) {
                at += 1;
                while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & html_scanner_SPACE)
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
                    while (at < length && bytes[at] !== GREATER && !((CLASS[bytes[at] ?? 0] ?? 0) & html_scanner_SPACE))
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
        if (bytes[at + 1] !== SLASH)
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
            if (isDouble && bytes[at + 1] !== SLASH)
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
const VALUE_MAX_BYTES = 1024;
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
        const text = to - from > VALUE_MAX_BYTES ? '' : readableText(this.#bytes, from, to).trim();
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
    for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next())
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
        if (token === TOKEN.text)
            this.#write(from, to);
        else if (token === TOKEN.startTag)
            this.#start();
        else if (token === TOKEN.endTag)
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
            this.#title ??= (0,short_title/* shortTitle */.H)(readableText(this.#bytes, from, to));
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

// EXTERNAL MODULE: ./lib/site/changes.js
var site_changes = __nccwpck_require__(558);
;// CONCATENATED MODULE: ./lib/verify/host.js





/** PageSpeed and its kind write rewritten files beside the site's own. */
const WRITTEN_BY_HOST = /\.pagespeed\./;
/** No host changes a redirect or a text, such as a proof of ownership: they come to the byte everywhere. */
const UNCHANGEABLE = /^[^<]*$|http-equiv=["']?refresh/i;
/** A site may be large, and most hosts need none of these lists: each is made when it is first needed. */
function siteFacts(site, changes, url) {
    const files = () => [...site.files.values()];
    const isFilled = ({ path, bytes }) => (0,file_index/* isPage */.yp)(path) && bytes !== 0;
    const pages = once(() => new Map(files().flatMap((file) => (isFilled(file) ? [[file.sha256, file]] : []))));
    const owned = once(() => new Map(files().flatMap((file) => (0,site_changes/* addressesOf */.sO)(file.path).map((address) => [address, file]))));
    const kinds = once(() => new Set([...owned().keys()].map(kindOfAsset)));
    const removed = once(() => new Set((changes?.removed ?? []).flatMap(site_changes/* addressesOf */.sO)));
    return {
        site,
        textOptions: { repeated: new Set(site.repeated) },
        basePath: (0,verify_answer/* asWritten */.qm)(new URL(url).pathname).replace(/\/$/, ''),
        changes,
        pageWith: (sha256) => pages().get(sha256),
        fileAt: (address) => owned().get(address),
        isOfOther: (address) => removed().has(address) ||
            (kinds().has(kindOfAsset(address)) && !owned().has(address) && !WRITTEN_BY_HOST.test(address)),
    };
}
/** The folder and the ending. */
function kindOfAsset(address) {
    return address.replace(/[^/]*?(?=\.\w+$)|[^/]*$/, '');
}
function once(make) {
    let made = null;
    return () => (made ??= { value: make() }).value;
}
const UNKNOWN_HOST = { missing: null, findsClean: new Set(), rewritesNothing: false };
/** The host as known before, and what its answer for an address that cannot exist shows of it. */
function learnMissing(host, answer, options) {
    if (answer.kind !== 'answer')
        return host;
    const { status, path, body } = answer;
    // The first text read takes long, and that of a 404 is not needed.
    const page = status === 200 && body.kind === 'whole' ? body : null;
    const textSha256 = page === null || page.bytes === null ? null : pageText(page.bytes, options).digest;
    return { ...host, missing: { status, path, sha256: page?.sha256 ?? null, textSha256 } };
}
/** The same by the answer for a page. `isFound`: the page was there, at an address without its ending. */
function learnPage(host, { path, sha256 }, { answer, isFound }) {
    if (answer.kind !== 'answer' || answer.body.kind !== 'whole' || !(0,file_index/* isPage */.yp)(path))
        return host;
    const { body } = answer;
    const isWhole = () => !UNCHANGEABLE.test(body.bytes?.toString('latin1') ?? '');
    const rewritesNothing = host.rewritesNothing || (body.sha256 === sha256 && isWhole());
    // Every host finds the first page.
    const isKind = isFound && path !== verify_plan/* FIRST_PAGE */.XB;
    const findsClean = isKind ? new Set([...host.findsClean, (0,verify_plan/* pageKind */.oF)(path)]) : host.findsClean;
    return { ...host, rewritesNothing, findsClean };
}

// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(814);
;// CONCATENATED MODULE: ./lib/verify/judge.js







const GONE = [404, 410];
/** S3 answers so without the right to know whether a file exists. */
const SEEMS_MISSING = [403, ...GONE];
/** Of a type that a report shows. */
const TYPE_MAX_CHARS = 100;
/** GitHub Pages, where types cannot be set. */
const FIXED_TYPES = /^github\.com$/i;
/** Cloudflare writes an e-mail address as hexadecimal bytes: the first is the key of the others. */
const PROTECTED = 'data-cfemail="';
const PROTECTED_ADDRESS = /<(a|span)\s[^<>]{0,300}?data-cfemail="((?:[0-9a-f]{2}){2,300})"[^<>]{0,300}>[^<]{0,100}<\/\1>/g;
/** What a page loads, as far as it is a script or a style. */
const LOADED = /<(?:script|link)\s[^<>]{0,2000}?\b(?:src|href)\s*=\s*["']?([^\s"'<>]{1,2000}?\.(?:m?js|css))(?=[\s"'?#>])/gi;
function judgeFile(file, answer, facts, host) {
    if (answer.kind !== 'answer')
        return unanswered(answer);
    const { status, body, header } = answer;
    if (status !== 200)
        return (0,finding/* waits */.l4)({ kind: 'wrong-status', status });
    if (body.kind === 'unreadable')
        return (0,finding/* waits */.l4)(body);
    const isExact = isSame(file.sha256, body);
    const isOld = !isExact && isSame(facts.changes?.previousSha256.get(file.path), body);
    const isRight = isExact || (!isOld && isRewritten(file, answer, facts));
    if (!isRight && !isOld) {
        if (isForMissing(answer, host, facts))
            return (0,finding/* waits */.l4)({ kind: 'same-as-missing' });
        const other = otherPage(file, answer, facts);
        if (other !== null)
            return other;
    }
    const ending = (0,verify_answer/* wronglyTyped */.NF)(file.path, (0,verify_answer/* mediaType */.JL)(header('content-type')));
    if (ending !== null)
        return judgeType(ending, answer, isRight);
    if (isRight && (0,file_index/* isPage */.yp)(file.path)) {
        if (/^\s*attachment\b/i.test(header('content-disposition') ?? ''))
            return (0,finding/* stays */.PB)({ kind: 'saved-as-file' });
        const charset = body.bytes === null ? null : (0,verify_answer/* wrongCharset */.I6)(header('content-type'), body.bytes);
        if (charset !== null)
            return (0,finding/* stays */.PB)({ kind: 'wrong-charset', charset });
    }
    if (!isRight || (!isExact && host.rewritesNothing && !hidesEmails(body)))
        return (0,finding/* waits */.l4)({ kind: 'old-contents', isPage: (0,file_index/* isPage */.yp)(file.path), from: (0,verify_answer/* freshnessOf */.T5)(header) });
    if (!isExact)
        return (0,finding/* stays */.PB)({ kind: hidesEmails(body) ? 'emails-hidden' : 'changed-by-host' });
    const headers = (0,file_index/* isPage */.yp)(file.path) ? (0,verify_answer/* notableHeaders */.Mr)(header) : [];
    return headers.length === 0 ? finding/* RIGHT */.NS : (0,finding/* stays */.PB)({ kind: 'notable-headers', headers });
}
/**
 * Judges a page by both of its addresses: the one that readers use, which is not right, and the one with its ending. A
 * cache may not know the first one yet.
 */
function judgePage(first, withHtml, isCached) {
    if (!(0,finding/* isThere */.$B)(withHtml))
        return first;
    if (first.cause?.kind !== 'wrong-status')
        return (0,finding/* stays */.PB)({ kind: 'hidden-by-folder' });
    return { cause: { kind: 'needs-html', status: first.cause.status }, maySettle: isCached };
}
function seemsMissing({ cause }) {
    return cause?.kind === 'wrong-status' && SEEMS_MISSING.includes(cause.status);
}
/** Whether a host answers with a folder of the page's name, which it may list, instead of the page. */
function isFolder({ path }, answer, { site }) {
    if (answer.kind !== 'answer' || !answer.path.endsWith('/'))
        return false;
    const folder = `${path.replace(/\.html$/, '')}/`;
    return folder !== `${path}/` && [...site.files.keys()].some((other) => other.startsWith(folder));
}
/** Judges the answer for a page at its other address, at which a host need not have it: only an old copy is a fault. */
function judgeOther({ file, address }, answer, { facts, host }) {
    if (answer.kind !== 'answer' || answer.path !== facts.basePath + address)
        return finding/* RIGHT */.NS;
    const { cause } = judgeFile(file, answer, facts, host);
    return cause?.kind === 'old-contents' && facts.fileAt(address)?.path === file.path
        ? (0,finding/* waits */.l4)({ kind: 'old-elsewhere', from: cause.from })
        : finding/* RIGHT */.NS;
}
/** Judges the answer for a removed file, which was requested at one of its addresses. */
function judgeRemoved(removed, answer, facts, host) {
    // Wherever it redirects to now, it is not the old page.
    if (answer.kind === 'away' || answer.kind === 'loop')
        return finding/* RIGHT */.NS;
    if (answer.kind !== 'answer')
        return unanswered(answer);
    const { status, path, body } = answer;
    // Of a removed page, its folder may still be there, which most hosts refuse to list.
    const gone = [...(path.endsWith('/') ? SEEMS_MISSING : GONE), host.missing?.status];
    if (status !== 200)
        return gone.includes(status) ? finding/* RIGHT */.NS : (0,finding/* waits */.l4)({ kind: 'wrong-status', status });
    const isLedAway = !(0,site_changes/* addressesOf */.sO)(removed).some((own) => isNear(path, facts.basePath + own));
    // A file of the new site may have its address.
    const file = fileNear(path, facts) ?? (body.kind === 'whole' ? facts.pageWith(body.sha256) : null);
    const isNew = file !== null && file !== undefined && holds(file, answer, facts);
    // A host that answers every address with a page is reported once, for the address that cannot exist.
    return isLedAway || isNew || isForMissing(answer, host, facts) ? finding/* RIGHT */.NS : (0,finding/* waits */.l4)({ kind: 'not-removed' });
}
/** Judges the answer for an address that cannot exist. `page` is the site's page for it. */
function judgeNowhere(page, answer, facts) {
    if (answer.kind !== 'answer')
        return unanswered(answer);
    const { status, body } = answer;
    if (status !== 404) {
        // The old site may have had no such page, and the host may have answered with its first one instead.
        const first = facts.site.files.get(verify_plan/* FIRST_PAGE */.XB);
        const isOther = body.kind === 'whole' && ![first?.sha256, page?.sha256].includes(body.sha256);
        const maySettle = status === 200 ? isOther : status >= 500;
        return { cause: { kind: 'nowhere-status', status, hasPage: page !== null }, maySettle };
    }
    const isRight = page === null ||
        (body.kind === 'whole' && (isSame(page.sha256, body) || hasText(page.text, body, facts.textOptions)));
    return isRight ? finding/* RIGHT */.NS : (0,finding/* stays */.PB)({ kind: 'other-not-found-page' });
}
function unanswered(answer) {
    switch (answer.kind) {
        case 'lost':
            return (0,finding/* waits */.l4)({ kind: 'no-answer', problem: answer.problem });
        case 'busy':
            return (0,finding/* waits */.l4)({ kind: 'wrong-status', status: answer.status });
        case 'away':
            return (0,finding/* stays */.PB)({ kind: 'redirected-away', to: answer.to });
        case 'loop':
            return (0,finding/* stays */.PB)({ kind: 'redirect-loop' });
    }
}
/** What another page of the site in the place of a file means; `null`: the answer is none. */
function otherPage(file, answer, facts) {
    if (answer.body.kind !== 'whole')
        return null;
    const near = (0,file_index/* isPage */.yp)(file.path) ? fileNear(answer.path, facts) : null;
    const isThatOne = near !== null && near.path !== file.path && holds(near, answer, facts);
    const other = isThatOne ? near : facts.pageWith(answer.body.sha256);
    if (other === undefined)
        return null;
    if (other.path === verify_plan/* NOT_FOUND_PAGE */.jp)
        return (0,finding/* waits */.l4)({ kind: 'same-as-missing' });
    if (isThatOne)
        return (0,finding/* stays */.PB)({ kind: 'redirected-within' });
    // The first page comes by a rule for everything. Another one may have had its contents here, in the export before.
    return { cause: { kind: 'other-page', page: other.path }, maySettle: other.path !== verify_plan/* FIRST_PAGE */.XB };
}
/** Time does not fix a wrong type of the right contents. */
function judgeType(ending, { header }, isRight) {
    const type = (0,redact/* printable */.g$)((0,verify_answer/* mediaType */.JL)(header('content-type'))).slice(0, TYPE_MAX_CHARS);
    const isFixed = FIXED_TYPES.test(header('server') ?? '') && /^\.(?:rsc|md|markdown)$/.test(ending);
    if (isFixed && isRight)
        return (0,finding/* stays */.PB)({ kind: 'type-fixed-by-host', ending, type });
    return { cause: { kind: 'wrong-type', ending, type }, maySettle: !isRight };
}
/** Whether it is the page that the host has for everything; a login page, for one, has another token each time. */
function isForMissing({ path, body }, { missing }, { textOptions }) {
    if (missing?.status !== 200 || body.kind !== 'whole')
        return false;
    return path === missing.path || isSame(missing.sha256, body) || hasText(missing, body, textOptions);
}
/** The file that the site has at this address, or with one slash more or less at its end, which some hosts add or remove. */
function fileNear(path, { basePath, fileAt }) {
    if (!path.startsWith(basePath))
        return null;
    const address = path.slice(basePath.length);
    return fileAt(address) ?? fileAt(`${address}/`) ?? fileAt(address.replace(/\/$/, '')) ?? null;
}
/** Some hosts ignore case, too. */
function isNear(one, other) {
    const [first, second] = [one, other].map((path) => path.replace(/\/$/, '').toLowerCase());
    return first === second;
}
/** Whether an answer has the contents of this file, perhaps rewritten by the host. */
function holds(file, answer, facts) {
    const { body } = answer;
    return body.kind === 'whole' && (isSame(file.sha256, body) || isRewritten(file, answer, facts));
}
/** A host may name the compression that an archive or an image has by itself. */
function isSame(sha256, { sha256: plain, sentSha256 }) {
    return sha256 === plain || sha256 === sentSha256;
}
/** A page with the same text was rewritten by the host, unless it loads a script or style of another export. */
function isRewritten(file, { path, body }, facts) {
    if (body.kind !== 'whole' || !body.bytes || !hasText(file.text, body, facts.textOptions))
        return false;
    for (const [, name = ''] of body.bytes.toString('latin1').matchAll(LOADED)) {
        const url = URL.parse(Buffer.from(name, 'latin1').toString(), `https://site.invalid${path}`);
        const loaded = url?.host === 'site.invalid' ? (0,verify_answer/* asWritten */.qm)(url.pathname) : null;
        if (loaded?.startsWith(facts.basePath) !== true)
            continue;
        if (facts.isOfOther(loaded.slice(facts.basePath.length)))
            return false;
    }
    return true;
}
/** Whether a page has this text, read as for the manifest, and leaves out the same. */
function hasText(text, body, options) {
    // Not a page without text, such as a redirect, whose answer is empty.
    if (!text?.textSha256 || body.kind !== 'whole' || !body.bytes?.length)
        return false;
    const { textSha256, leftOut } = text;
    const isIn = (bytes) => {
        const read = pageText(bytes, options);
        return read.digest === textSha256 && (leftOut ?? read.leftOut) === read.leftOut;
    };
    return isIn(body.bytes) || (hidesEmails(body) && isIn(withAddresses(body.bytes)));
}
function hidesEmails({ bytes }) {
    return bytes?.includes(PROTECTED) === true;
}
/** A page with the e-mail addresses that Cloudflare has hidden from programs. Its scripts show them to readers. */
function withAddresses(page) {
    const text = page.toString('latin1').replace(PROTECTED_ADDRESS, (_, __, hex) => {
        const [key = 0, ...others] = Buffer.from(hex, 'hex');
        const address = Buffer.from(others.map((byte) => byte ^ key)).toString('latin1');
        return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    });
    return Buffer.from(text, 'latin1');
}

;// CONCATENATED MODULE: ./lib/verify/site-asker.js








/** An old file may be this much longer than the new one, and a host may add this much to a page. */
const LONGER_BY = 2;
const LONGER_BYTES = 1024 * 1024;
/** How often one address is requested while the host is busy. */
const BUSY_ATTEMPTS = 8;
/** Requests targets over several connections at once, and keeps what they have answered. */
class SiteAsker {
    requestCount = 0;
    leftInRound = 0;
    /** An address was right, and later not: one of several servers differs, until a check of all has found none. */
    hasTurned = false;
    #inputs;
    #ports;
    #targets;
    #endMs;
    #end;
    #facts;
    #host = UNKNOWN_HOST;
    #begun = new Set();
    #verdicts = new Map();
    #everRight = new Set();
    /** The last fault of a target that time may fix. */
    #everWrong = new Map();
    /** A pause of all requests, for which the host has asked by this status. */
    #pausedUntilMs = 0;
    #busyStatus = null;
    /** `endMs`: when the last request has to be over. `end` ends all of them earlier, aborting the signal that they have. */
    constructor(inputs, ports, { targets, endMs, end }) {
        this.#inputs = inputs;
        this.#ports = ports;
        this.#targets = targets;
        this.#endMs = endMs;
        this.#end = end;
        this.#facts = siteFacts(inputs.site, inputs.changes, inputs.url);
    }
    /** Each round may make `max-requests` requests. */
    beginRound() {
        this.leftInRound = this.#inputs.maxRequests;
    }
    /** Requests these, in this order. Rejects with the signal's reason, and as `Ask` does. */
    async askAll(targets, signal, isApart = false) {
        const queue = targets.values();
        const faults = new Map();
        const work = async () => {
            for (const target of queue) {
                this.#begun.add(target);
                const verdict = await this.#judged(target, { isApart, signal });
                // No request is left: the earlier verdict on the target stays.
                if (verdict === null)
                    return;
                if (!(0,finding/* isThere */.$B)(verdict))
                    faults.set(target, verdict);
                this.#note(target, faults.get(target) ?? verdict);
            }
        };
        const count = Math.min(this.#inputs.concurrency, targets.length);
        await Promise.all(Array.from({ length: count }, work));
    }
    /** Those of these that time may make right. */
    unsettled(targets = this.#targets) {
        return targets.filter((target) => this.#verdictOn(target)?.maySettle === true);
    }
    /** Those that were not right at first, and are now. */
    late() {
        return this.#targets.filter((target) => this.#everWrong.has(target) && this.isRight(target));
    }
    /** Whether readers get what is new; `null`: unknown. */
    isRight(target) {
        const verdict = this.#verdictOn(target);
        return verdict && (0,finding/* isThere */.$B)(verdict);
    }
    /** `timeout` has passed: a target without a verdict is not known to be right. */
    endUnanswered() {
        const busyStatus = this.#pausedUntilMs >= this.#endMs ? this.#busyStatus : null;
        for (const target of this.#targets) {
            const wasRequested = this.#begun.has(target);
            if (!this.#verdicts.has(target))
                this.#verdicts.set(target, (0,finding/* waits */.l4)({ kind: 'not-answered', wasRequested, busyStatus }));
        }
    }
    /** What is known of each target in the end. What was right and wrong in turn is so until a check of all. */
    verdicts() {
        return this.#targets.flatMap((target) => {
            const isInTurn = this.hasTurned && this.#everRight.has(target);
            const fault = isInTurn ? (this.#everWrong.get(target)?.cause ?? null) : null;
            const verdict = fault === null ? this.#verdictOn(target) : (0,finding/* waits */.l4)(inTurn(fault));
            return verdict === null ? [] : [[target, verdict]];
        });
    }
    /**
     * By what the host has shown since. Where it finds other pages of its kind without their ending, one of several servers may
     * not know this one yet; where it has sent a page to the byte, one with the same text in other bytes is old.
     */
    #verdictOn(target) {
        const verdict = this.#verdicts.get(target) ?? null;
        if (verdict?.cause?.kind === 'needs-html' && target.kind === 'file')
            return this.#host.findsClean.has((0,verify_plan/* pageKind */.oF)(target.file.path)) ? (0,finding/* waits */.l4)(verdict.cause) : verdict;
        if (verdict?.cause?.kind !== 'changed-by-host' || !this.#host.rewritesNothing)
            return verdict;
        return (0,finding/* waits */.l4)({ kind: 'old-contents', isPage: true, from: { kind: 'unknown' } });
    }
    #note(target, verdict) {
        this.#verdicts.set(target, verdict);
        if (verdict.maySettle) {
            this.hasTurned ||= this.#everRight.has(target);
            this.#everWrong.set(target, verdict);
        }
        else if ((0,finding/* isThere */.$B)(verdict) && verdict.cause?.kind !== 'changed-by-host') {
            this.#everRight.add(target);
        }
        const { size: checkedCount } = this.#verdicts;
        this.#ports.emit({ kind: 'verify-progress', checkedCount, targetCount: this.#targets.length });
    }
    /** `null`: no request is left in this round. */
    async #judged(target, how) {
        const facts = this.#facts;
        switch (target.kind) {
            case 'file':
                return await this.#judgedFile(target.file, how);
            case 'other': {
                const answer = await this.#answer(target.address, [target.file], how);
                return answer && judgeOther(target, answer, { facts, host: this.#host });
            }
            case 'removed': {
                const answer = await this.#answer(target.address, [], how);
                return answer && judgeRemoved(target.path, answer, facts, this.#host);
            }
            case 'nowhere': {
                const random = Math.floor(this.#ports.clock.random() * 2 ** 48).toString(36);
                const pages = [target.page, facts.site.files.get(verify_plan/* FIRST_PAGE */.XB)];
                const files = pages.filter((file) => file !== null && file !== undefined);
                const answer = await this.#answer(`${target.address}-${random}`, files, how);
                if (answer === null)
                    return null;
                this.#host = learnMissing(this.#host, answer, facts.textOptions);
                return judgeNowhere(target.page, answer, facts);
            }
        }
    }
    async #judgedFile(file, how) {
        const { main, other, otherMeans } = (0,verify_plan/* addressesToAsk */.Tc)(file.path, this.#inputs.site);
        const answer = await this.#answer(main, [file], how);
        if (answer === null)
            return null;
        const verdict = judgeFile(file, answer, this.#facts, this.#host);
        const isClean = otherMeans === 'needs-rule';
        this.#host = learnPage(this.#host, file, { answer, isFound: isClean && (0,finding/* isThere */.$B)(verdict) });
        const { kind } = verdict.cause ?? {};
        const isListed = isClean && kind === 'old-contents' && isFolder(file, answer, this.#facts);
        const isMissing = otherMeans !== 'missing' && seemsMissing(verdict);
        if (other === null || !(isListed || isMissing || kind === 'redirected-within'))
            return verdict;
        const second = await this.#answer(other, [file], how);
        if (second === null)
            return verdict;
        const there = judgeFile(file, second, this.#facts, this.#host);
        if (kind === 'redirected-within')
            return this.#isLost(file, there) ? (0,finding/* stays */.PB)({ kind: 'hidden-by-redirect' }) : verdict;
        if (otherMeans === 'right')
            return (0,finding/* isThere */.$B)(there) ? there : verdict;
        const isCached = answer.kind === 'answer' && (0,verify_answer/* freshnessOf */.T5)(answer.header).kind === 'cache';
        return judgePage(verdict, there, isCached);
    }
    /** Whether readers find the text of a page, which is redirected to another, at neither address and on no other page. */
    #isLost({ path, text }, there) {
        const digest = text?.textSha256 ?? null;
        if (digest === null || ((0,finding/* isThere */.$B)(there) && there.cause?.kind !== 'redirected-within'))
            return false;
        return ![...this.#inputs.site.files.values()].some((one) => one.path !== path && one.text?.textSha256 === digest);
    }
    /** `files`: those that may be the answer. Waits while the host is busy. `null`: no request is left in this round. */
    async #answer(address, files, { isApart, signal }) {
        const url = `${this.#inputs.url}${address}`;
        const bytes = Math.max(0, ...files.map((file) => file.bytes ?? 0));
        const mostBytes = LONGER_BY * bytes + LONGER_BYTES;
        const isForPage = files.every(({ path }) => (0,file_index/* isPage */.yp)(path));
        const question = { url, isPage: isForPage, mostBytes, isApart, takeRequest: () => this.#takeRequest() };
        const { ask, clock } = this.#ports;
        for (let attempt = 1;; attempt += 1) {
            for (let leftMs = this.#pauseMs; leftMs > 0; leftMs = this.#pauseMs)
                await sleep(clock, leftMs, signal);
            const answer = await ask(question, signal);
            if (answer?.kind !== 'busy' || attempt === BUSY_ATTEMPTS)
                return answer;
            this.#pause(answer, attempt);
        }
    }
    /** By `Retry-After`, or our own delay, unless a longer pause is under way. */
    #pause({ status, waitMs }, attempt) {
        const { clock, emit } = this.#ports;
        const wantedMs = Math.max(waitMs ?? (0,retry/* retryDelayMs */.qO)(attempt, clock.random()), retry/* RETRY_FIRST_MS */.fv);
        if (this.#pauseMs <= 0)
            emit({ kind: 'verify-paused', status, waitMs: wantedMs });
        this.#busyStatus = status;
        this.#pausedUntilMs = Math.max(this.#pausedUntilMs, clock.now() + wantedMs);
        // No request may be made in time.
        if (this.#pausedUntilMs >= this.#endMs)
            this.#end();
    }
    get #pauseMs() {
        return this.#pausedUntilMs - this.#ports.clock.now();
    }
    #takeRequest() {
        if (this.leftInRound === 0)
            return false;
        this.leftInRound -= 1;
        this.requestCount += 1;
        return true;
    }
}
function inTurn(cause) {
    if ((0,finding/* levelOf */.In)(cause) === 'stale')
        return { kind: 'old-in-turn' };
    return { kind: 'fails-in-turn', status: cause.kind === 'wrong-status' ? cause.status : null };
}

// EXTERNAL MODULE: ./lib/verify/verify-text.js
var verify_text = __nccwpck_require__(894);
;// CONCATENATED MODULE: ./lib/verify/verify-site.js







/** How many of the targets that are not right a round requests before all others. */
const PROBES = 20;
/** How many of those that have become right are among them: one of several servers may still have the old site. */
const LATE_PROBES = 5;
/**
 * Requests the files of a site until they match the manifest, or `timeout` passes, and reports those that do not.
 * Rejects with a `Failure`: `site-broken` or `site-stale` as `fail-on` has it, `certificate-untrusted`, `proxy-refused`,
 * `disk-full`, `disk-error`; or with the signal's reason.
 */
async function verifySite(inputs, ports, signal) {
    const { emit, clock, writeFile } = ports;
    const startedMs = clock.now();
    const plan = (0,verify_plan/* planOf */.XC)(inputs.site, inputs.changes, inputs.maxRequests);
    const { url, failOn, reportPath } = inputs;
    emit({ kind: 'phase', phase: 'verify' });
    emit({
        kind: 'verify-planned',
        url,
        servedCount: plan.servedCount,
        fileCount: plan.targets.filter(({ kind }) => kind === 'file').length,
        removedCount: new Set(plan.targets.flatMap((target) => (target.kind === 'removed' ? [target.path] : [])))
            .size,
    });
    const deadline = new AbortController();
    const end = () => {
        deadline.abort();
    };
    const endMs = startedMs + inputs.timeoutMs;
    const asker = new SiteAsker(inputs, ports, { targets: plan.targets, endMs, end });
    const cancel = clock.after(inputs.timeoutMs, end);
    const work = { plan, inputs, asker, roundCount: 1, endMs };
    try {
        await askUntilRight(work, ports, AbortSignal.any([signal, deadline.signal]));
    }
    catch (error) {
        signal.throwIfAborted();
        if (!deadline.signal.aborted)
            throw error;
        // In later rounds, `max-requests` has left out targets without a verdict.
        if (work.roundCount === 1)
            asker.endUnanswered();
    }
    finally {
        cancel();
    }
    const outcome = outcomeOf(work);
    const code = failureCodeOf(outcome.result, failOn);
    emit({ kind: 'verified', outcome, isRefused: code !== null });
    if (reportPath !== null) {
        writeFile(reportPath, (0,finding/* reportOf */.EI)(outcome, { startedMs, endedMs: clock.now() }));
        emit({ kind: 'verify-report-written', path: reportPath });
    }
    if (code === null)
        return outcome.result;
    const { brokenCount, staleCount, checkedCount } = outcome;
    const first = (0,verify_text/* firstSentence */.qi)(outcome);
    throw new failure/* Failure */.HR(code, { brokenCount, staleCount, checkedCount, first, reportPath });
}
async function askUntilRight(work, { clock, emit }, signal) {
    const { plan, asker, endMs, inputs } = work;
    const [nowhere, ...files] = plan.targets;
    asker.beginRound();
    await asker.askAll([nowhere], signal);
    await asker.askAll(files, signal);
    for (;;) {
        if (asker.unsettled().length === 0)
            await askApart(work, signal);
        const pending = asker.unsettled();
        const wantedMs = roundDelayMs(work.roundCount + 1, inputs.pollIntervalMs, clock.random());
        // The last round begins early enough to get its answers.
        const waitMs = Math.min(wantedMs, endMs - inputs.pollIntervalMs - clock.now());
        if (pending.length === 0 || waitMs <= 0)
            return;
        const [first] = (0,finding/* findingsOf */.WX)(asker.verdicts().filter(([target]) => pending.includes(target)));
        if (first !== undefined)
            emit({ kind: 'verify-round', pendingCount: pending.length, first, waitMs });
        await sleep(clock, waitMs, signal);
        work.roundCount += 1;
        asker.beginRound();
        const isLast = waitMs < wantedMs;
        const probes = new Set(isLast ? pending : (0,verify_plan/* spread */.il)(pending, PROBES, work.roundCount));
        // A kept connection leads to the same one of several servers. The last round may be too long for new ones.
        await asker.askAll([...probes, ...(0,verify_plan/* spread */.il)(asker.late(), LATE_PROBES, work.roundCount)], signal, !isLast);
        const others = pending.filter((target) => !probes.has(target));
        if (asker.unsettled([...probes]).length < probes.size)
            await asker.askAll(others, signal);
    }
}
/**
 * Once all is right: by chance each answer may have come from a new server. So what tells old from new is requested some
 * 20 times more, over connections of their own; twice as often after a server was found to be old, as this is repeated.
 */
async function askApart(work, signal) {
    const { plan, asker } = work;
    const late = asker.late();
    const telling = (late.length > 0 ? late : plan.telling).filter((target) => asker.isRight(target));
    if (telling.length === 0 || plan.targets.some((target) => asker.isRight(target) === false))
        return;
    // The plan has left requests for it in the first round.
    if (work.roundCount > 1)
        asker.beginRound();
    const count = verify_plan/* TELLING_REQUESTS */.fJ * (asker.hasTurned ? 2 : 1);
    const once = (0,verify_plan/* spread */.il)(telling, count, work.roundCount);
    const often = Array.from({ length: Math.ceil(count / once.length) }, () => once).flat();
    await asker.askAll(often.slice(0, count), signal, true);
    if (asker.unsettled().length === 0)
        asker.hasTurned = false;
}
/** Waits between two rounds grow by this factor, up to the limit: CDN caches expire in seconds or in minutes. */
const GROWTH = 1.5;
const WAIT_MAX_MS = 60_000;
/** The wait before round number `round` (2 is the first retry), ±20 %; `firstMs` is `poll-interval`. */
function roundDelayMs(round, firstMs, random) {
    return (0,retry/* jitter */.p$)(Math.min(Math.max(firstMs, WAIT_MAX_MS), firstMs * GROWTH ** (round - 2)), random);
}
function outcomeOf({ plan, inputs, asker, roundCount }) {
    const verdicts = asker.verdicts();
    const findings = (0,finding/* findingsOf */.WX)(verdicts);
    const [brokenCount, staleCount] = [(0,finding/* countOf */.pq)(findings, 'broken'), (0,finding/* countOf */.pq)(findings, 'stale')];
    const files = verdicts.filter(([{ kind }]) => kind === 'file');
    return {
        result: brokenCount > 0 ? 'broken' : staleCount > 0 ? 'stale' : 'success',
        url: inputs.url,
        servedCount: plan.servedCount,
        checkedCount: verdicts.length,
        staleCount,
        brokenCount,
        leftOutCount: plan.servedCount - files.length,
        unaskedCount: plan.targets.length - verdicts.length,
        requestCount: asker.requestCount,
        roundCount,
        findings,
    };
}
/** `null`: the step does not fail. */
function failureCodeOf(result, failOn) {
    if (result === 'success' || failOn === 'nothing')
        return null;
    if (result === 'broken')
        return 'site-broken';
    return failOn === 'stale' ? 'site-stale' : null;
}


/***/ }),

/***/ 894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ verifyProgressText),
/* harmony export */   Il: () => (/* binding */ verifySummary),
/* harmony export */   Nt: () => (/* binding */ addresses),
/* harmony export */   Ok: () => (/* binding */ pausedText),
/* harmony export */   RW: () => (/* binding */ verifyNotices),
/* harmony export */   W2: () => (/* binding */ roundText),
/* harmony export */   bR: () => (/* binding */ verifyWarnings),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   qN: () => (/* binding */ plannedText),
/* harmony export */   qi: () => (/* binding */ firstSentence),
/* harmony export */   sK: () => (/* binding */ verifiedText)
/* harmony export */ });
/* unused harmony exports noticeOf, findingText */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(981);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(810);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(236);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(270);





/** `Verifying https://docs.example.com: 2,000 of 14,210 files, and 3 removed ones` */
function plannedText(event) {
    const { url, servedCount, fileCount, removedCount } = event;
    const part = fileCount < servedCount ? `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(fileCount)} of ` : '';
    const removed = removedCount === 0 ? '' : `, and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(removedCount, 'removed one')}`;
    return `Verifying ${url}: ${part}${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(servedCount, 'file')}${removed}`;
}
/** `Asked for 120 of 2,000 addresses so far` */
function verifyProgressText({ checkedCount, targetCount }) {
    return `Asked for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(checkedCount)} of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(targetCount)} addresses so far`;
}
function pausedText({ status, waitMs }) {
    return `The host is busy (${status}): no request for ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`;
}
/** `92 pages are still the old ones, such as 'a.html', and 3 addresses more are not right yet. Asking again in 5 s` */
function roundText({ pendingCount, first, waitMs }) {
    const rest = pendingCount - first.paths.length;
    const more = rest === 0 ? '' : `, and ${addresses(rest)} more ${rest === 1 ? 'is' : 'are'} not right yet`;
    return `${findingText(first, _text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)}${more}. Asking again in ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`;
}
/** `Verified 214 addresses in 12 s: all as the manifest has them` */
function verifiedText(outcome, tookMs) {
    const { checkedCount, leftOutCount } = outcome;
    const leftOut = leftOutCount === 0 ? '' : `; ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(leftOutCount, 'file')} not asked for ('max-requests')`;
    return `Verified ${addresses(checkedCount)} in ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(tookMs)}: ${verdictText(outcome)}${leftOut}`;
}
/** `3 broken, 41 stale`; `210 as the manifest has them, 4 with a note` */
function verdictText(outcome) {
    const { result, brokenCount, staleCount, checkedCount, findings } = outcome;
    if (result === 'success') {
        const noted = (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(findings, 'noted');
        const right = `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(checkedCount - noted)} as the manifest has them`;
        return noted === 0 ? 'all as the manifest has them' : `${right}, ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(noted)} with a note`;
    }
    const counts = [
        ...(brokenCount > 0 ? [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(brokenCount)} broken`] : []),
        ...(staleCount > 0 ? [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(staleCount)} stale`] : []),
    ];
    return counts.join(', ');
}
/** How many causes the log shows. */
const NOTICES_MAX = 10;
/** The findings, one line for each cause, the worst first. */
function verifyNotices({ findings }) {
    const shown = findings.slice(0, NOTICES_MAX).map((finding) => noticeOf(finding, _text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD));
    const rest = findings.length - shown.length;
    return rest === 0
        ? shown
        : [...shown, `And ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(rest, 'more cause')}, which 'report' writes to a file.`];
}
/** The annotations of a run that succeeds: findings that do not fail it, lost pages, and what was not requested. */
function verifyWarnings({ outcome, isRefused }) {
    const { result, findings, unaskedCount, checkedCount } = outcome;
    if (isRefused)
        return [];
    const lost = findings.filter(({ cause }) => cause.kind === 'hidden-by-redirect');
    const planned = checkedCount + unaskedCount;
    return [
        ...(result === 'success'
            ? lost.map((finding) => noticeOf(finding, _text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD))
            : [`The live site is not as it should be: ${verdictText(outcome)}. First: ${firstSentence(outcome)}`]),
        ...(unaskedCount === 0
            ? []
            : [
                `Only ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(checkedCount)} of ${addresses(planned)} were verified: redirects and repeated requests count, too. Raise 'max-requests'.`,
            ]),
    ];
}
const TITLES = {
    broken: 'Broken',
    stale: 'Stale',
    noted: 'Not counted',
};
/** One screen. The report has all of them. */
const FINDINGS_MAX = 20;
const PATHS_MAX = 5;
/** The findings of these levels as GitHub Markdown, the worst first. Text of the host and the site is escaped. */
function verifySummary({ findings }, levels) {
    const all = findings.filter(({ level }) => levels.includes(level));
    const shown = all.slice(0, FINDINGS_MAX);
    const rest = all.length - shown.length;
    const parts = levels.map((level) => {
        const lines = shown.filter((finding) => finding.level === level).map(lineOf);
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(`**${TITLES[level]}**`, lines);
    });
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([
        ...parts,
        rest === 0 ? '' : `And ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(rest, 'more cause')}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('report')} writes all of them to a file.`,
    ]);
}
function lineOf(finding) {
    const [, ...others] = finding.paths;
    const more = others.slice(0, PATHS_MAX - 1).map((path) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path));
    const rest = others.length - more.length;
    const behind = more.length === 0 ? '' : ` Also: ${more.join(', ')}${rest === 0 ? '' : ` and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(rest)} more`}.`;
    return `- ${noticeOf(finding, _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)}${behind}`;
}
/** A finding in two sentences: what readers see, and what to do. */
function noticeOf(finding, escape) {
    return `${findingText(finding, escape)}. ${remedyOf(finding.cause)}`;
}
/** `212 pages answer 404 without '.html', all in 'docs/', such as 'docs/guide.html'` */
function findingText({ cause, paths }, escape) {
    const what = symptomOf(cause, paths.length, escape);
    if (cause.kind === 'nowhere-status' || cause.kind === 'other-not-found-page')
        return what;
    const example = paths[0] === _plan_js__WEBPACK_IMPORTED_MODULE_4__/* .NOWHERE */ .JW ? 'an address that cannot exist' : escape(paths[0]);
    if (paths.length === 1)
        return `${what}: ${example}`;
    const folder = commonFolder(paths);
    return `${what}${folder === '' ? '' : `, all in ${escape(folder)}`}, such as ${example}`;
}
/** With its slash; empty where there is none. */
function commonFolder([first, ...others]) {
    let folder = first.slice(0, first.lastIndexOf('/') + 1);
    while (folder !== '' && !others.every((path) => path.startsWith(folder)))
        folder = folder.slice(0, folder.slice(0, -1).lastIndexOf('/') + 1);
    return folder === '/' ? '' : folder;
}
/** The worst finding as a sentence. */
function firstSentence({ findings }) {
    const [first] = findings;
    return first === undefined ? '' : noticeOf(first, _text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD);
}
/** What readers see at so many addresses, as a clause. */
function symptomOf(cause, count, escape) {
    const [pages, files, all] = [(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'page'), (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'file'), addresses(count)];
    const isOne = count === 1;
    const [is, was, has, answers, comes, it, its] = isOne
        ? ['is', 'was', 'has', 'answers', 'comes', 'it', 'its']
        : ['are', 'were', 'have', 'answer', 'come', 'them', 'their'];
    switch (cause.kind) {
        case 'no-answer':
            return `${all} ${has} no answer (${escape(cause.problem)})`;
        case 'wrong-status':
            return `${files} ${answers} ${cause.status}`;
        case 'fails-in-turn':
            return `${all} ${answers} ${cause.status ?? 'a fault'} and the new contents in turn: one of several servers is not right${cause.status === 503 ? ', or the host limits requests' : ''}`;
        case 'old-in-turn':
            return `${all} ${answers} old and new in turn: one of several servers is old`;
        case 'needs-html':
            return `${pages} ${answers} ${cause.status} without ${escape('.html')}, and ${is} there with it`;
        case 'hidden-by-folder':
            return `${pages} ${is} hidden by the ${isOne ? 'folder of its name' : 'folders of their names'}, and ${is} there with ${escape('.html')} only`;
        case 'wrong-type':
        case 'type-fixed-by-host':
            return `${files} with the ending ${escape(cause.ending)} ${comes} ${cause.type === '' ? 'without a type' : `as ${escape(cause.type)}`}`;
        case 'wrong-charset':
            return `${pages} ${comes} with the charset ${escape(cause.charset)}, and ${is} written in another: readers see wrong letters`;
        case 'saved-as-file':
            return `${pages} ${comes} with ${escape('Content-Disposition: attachment')}: browsers save ${it} instead of showing ${it}`;
        case 'redirected-away':
            return `${all} ${is} redirected to ${escape(cause.to)}`;
        case 'redirect-loop':
            return `${all} ${is} redirected more than five times`;
        case 'nowhere-status':
            return `An address that cannot exist answers ${cause.status} instead of 404`;
        case 'same-as-missing':
            return `${files} ${is} answered with 200 and the page for what does not exist`;
        case 'other-page':
            return `${files} ${is} answered with another page of the site (${escape(cause.page)})`;
        case 'unreadable':
            return `${all} ${has} ${isOne ? 'an answer' : 'answers'} that cannot be used (${escape(cause.problem)})`;
        case 'not-answered':
            return `${all} ${cause.wasRequested ? `${has} no answer` : `${was} not requested`} before ${escape('timeout')}${cause.busyStatus === null ? '' : `, as the host is busy (${cause.busyStatus})`}`;
        case 'old-contents':
            return `${cause.isPage ? pages : files} ${is} still the old ${isOne ? 'one' : 'ones'}, or changed on the way${cacheText(cause.from)}`;
        case 'old-elsewhere':
            return `${pages} ${is} still old at another of ${its} addresses${cacheText(cause.from)}`;
        case 'not-removed':
            return `${all} of ${isOne ? 'a removed file' : 'removed files'} ${is} still there`;
        case 'other-not-found-page':
            return `An address that cannot exist answers 404 with another page than ${escape('404.html')}`;
        case 'redirected-within':
            return `${pages} ${is} redirected to another page of the site`;
        case 'hidden-by-redirect':
            return `${pages} ${is} redirected to another page of the site, and ${its} ${isOne ? 'text is' : 'texts are'} nowhere else`;
        case 'changed-by-host':
            return `${pages} ${has} the text of the manifest in other bytes: changed by the host`;
        case 'emails-hidden':
            return `${pages} ${has} ${its} e-mail addresses hidden by the host`;
        case 'notable-headers':
            return `${pages} ${comes} with ${cause.headers.map(escape).join(' and ')}`;
    }
}
function cacheText(from) {
    if (from.kind === 'unknown')
        return '';
    if (from.kind === 'host')
        return ' (from the host itself)';
    const copy = from.ageMs === null ? 'its copy' : `a copy that is ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(from.ageMs)} old`;
    return ` (a CDN serves ${copy})`;
}
const HOSTING = 'docs/hosting.md of this action has the rule for each host';
/** What to do, as sentences. */
function remedyOf(cause) {
    switch (cause.kind) {
        case 'no-answer':
            return "Check 'url', and that the runner can reach the host.";
        case 'wrong-status':
            return statusRemedy(cause.status);
        case 'fails-in-turn':
        case 'old-in-turn':
            return 'Wait until all servers have the new site, or deploy to each of them.';
        case 'needs-html':
        case 'hidden-by-folder':
            return `The host needs a rule that finds them: ${HOSTING}.`;
        case 'wrong-type':
            return cause.type === 'text/html'
                ? `A host may answer with a page for what is missing: check that they were uploaded. If they were, set their type: ${HOSTING}.`
                : `Set their type at the host: ${HOSTING}.`;
        case 'type-fixed-by-host':
            return 'GitHub Pages takes no rules for types. Readers still get every page.';
        case 'wrong-charset':
            return 'Set the charset of the pages at the host, or remove it where they name their own.';
        case 'saved-as-file':
            return 'Remove this header at the host.';
        case 'redirected-away':
            return "Give the address that readers end up at as 'url', or remove the redirect.";
        case 'redirect-loop':
            return 'Check the redirects of the host. A redirect that waits for a cookie never ends: the action sends none.';
        case 'nowhere-status':
            return nowhereRemedy(cause);
        case 'same-as-missing':
            return 'Check that they were uploaded: the host has a page for everything that is missing.';
        case 'other-page':
            return 'Check that they were uploaded, and remove the rule that answers with that page.';
        case 'unreadable':
            return 'Check what stands between the host and its readers.';
        case 'not-answered':
            return cause.busyStatus === null
                ? "Raise 'timeout' or 'concurrency', or lower 'max-requests'."
                : statusRemedy(cause.busyStatus);
        case 'old-contents':
            return `Check that the deployment copied every file${cause.from.kind === 'host' ? '' : ' and, where there is a CDN, that its cache was invalidated'}.`;
        case 'old-elsewhere':
            return "Invalidate every address of a page in the CDN: the output 'invalidation-path' of the export has them.";
        case 'not-removed':
            return 'Remove them from the host and, where there is a CDN, invalidate its cache.';
        case 'other-not-found-page':
            return `Readers see an old page, or one of the host. ${HOSTING}.`;
        case 'redirected-within':
            return 'That is fine if a rule of the host wants it.';
        case 'hidden-by-redirect':
            return 'Readers cannot reach them: remove the redirect at the host, or the pages from the docs.';
        case 'changed-by-host':
            return 'That is fine. An old copy with the same text would look the same.';
        case 'emails-hidden':
            return 'That is fine: a script shows them to readers.';
        case 'notable-headers':
            return 'That is fine if it is meant: such a header can hide pages from search, block their scripts, or keep old pages in browsers.';
    }
}
function nowhereRemedy({ status, hasPage }) {
    if (status === 401 || status >= 429)
        return statusRemedy(status);
    if (status !== 200)
        return `The host needs a rule that answers with 404: ${HOSTING}.`;
    return hasPage
        ? `Remove the rule that answers everything with a page: it hides what is missing. ${HOSTING}.`
        : `The site has no '404.html', and some hosts answer with another page then: add one. ${HOSTING}.`;
}
function statusRemedy(status) {
    if (status === 401)
        return 'The action asks without credentials, as readers do: verify a site that is public.';
    if (status === 403)
        return 'Check that they were uploaded, and that the host lets programs read them: a protection against bots does not.';
    if (status === 404 || status === 410)
        return "Check that they were uploaded, that the host serves files with such names, and that 'url' is the address of the site.";
    if (status === 429)
        return "The host takes fewer requests: lower 'concurrency' or 'max-requests'.";
    return status >= 500 ? 'Look at the log of the host.' : 'Check the rules of the host.';
}
/** Those of files, of removed ones, and the one that cannot exist. */
function addresses(count) {
    return count === 1 ? '1 address' : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} addresses`;
}


/***/ }),

/***/ 79:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ExitCode: () => (/* binding */ ExitCode),
  addPath: () => (/* binding */ addPath),
  debug: () => (/* binding */ debug),
  endGroup: () => (/* binding */ endGroup),
  error: () => (/* binding */ error),
  exportVariable: () => (/* binding */ exportVariable),
  getBooleanInput: () => (/* binding */ getBooleanInput),
  getIDToken: () => (/* binding */ getIDToken),
  getInput: () => (/* binding */ getInput),
  getMultilineInput: () => (/* binding */ getMultilineInput),
  getState: () => (/* binding */ getState),
  group: () => (/* binding */ group),
  info: () => (/* binding */ info),
  isDebug: () => (/* binding */ isDebug),
  markdownSummary: () => (/* reexport */ markdownSummary),
  notice: () => (/* binding */ notice),
  platform: () => (/* reexport */ platform_namespaceObject),
  saveState: () => (/* binding */ saveState),
  setCommandEcho: () => (/* binding */ setCommandEcho),
  setFailed: () => (/* binding */ setFailed),
  setOutput: () => (/* binding */ setOutput),
  setSecret: () => (/* binding */ setSecret),
  startGroup: () => (/* binding */ startGroup),
  summary: () => (/* reexport */ summary),
  toPlatformPath: () => (/* reexport */ toPlatformPath),
  toPosixPath: () => (/* reexport */ toPosixPath),
  toWin32Path: () => (/* reexport */ toWin32Path),
  warning: () => (/* binding */ warning)
});

// NAMESPACE OBJECT: ./node_modules/@actions/core/lib/platform.js
var platform_namespaceObject = {};
__nccwpck_require__.r(platform_namespaceObject);
__nccwpck_require__.d(platform_namespaceObject, {
  arch: () => (arch),
  getDetails: () => (getDetails),
  isLinux: () => (isLinux),
  isMacOS: () => (isMacOS),
  isWindows: () => (isWindows),
  platform: () => (platform)
});

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 2 modules
var lib = __nccwpck_require__(573);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/auth.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
class BasicCredentialHandler {
    constructor(username, password) {
        this.username = username;
        this.password = password;
    }
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class BearerCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Bearer ${this.token}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class PersonalAccessTokenCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
//# sourceMappingURL=auth.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var oidc_utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new lib/* HttpClient */.Qq('actions/oidc-client', [new BearerCredentialHandler(OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_namespaceObject.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = _summary;
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, external_path_namespaceObject.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(613);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var io_util_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_namespaceObject.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_namespaceObject.constants.O_RDONLY;
function exists(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_namespaceObject.dirname(filePath);
                        const upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_namespaceObject.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_namespaceObject.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_namespaceObject.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_namespaceObject.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_namespaceObject.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_namespaceObject.EOL.length);
                n = s.indexOf(external_os_namespaceObject.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_namespaceObject.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new external_string_decoder_namespaceObject.StringDecoder('utf8');
        const stderrDecoder = new external_string_decoder_namespaceObject.StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_namespaceObject.platform();
const arch = external_os_namespaceObject.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${external_path_namespaceObject.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_namespaceObject.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ HttpClient)
});

// UNUSED EXPORTS: Headers, HttpClientError, HttpClientResponse, HttpCodes, MediaTypes, getProxyUrl, isHttps

// EXTERNAL MODULE: external "http"
var external_http_ = __nccwpck_require__(611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
// EXTERNAL MODULE: external "https"
var external_https_ = __nccwpck_require__(692);
var external_https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __nccwpck_require__(783);
// EXTERNAL MODULE: ./node_modules/tunnel/index.js
var tunnel = __nccwpck_require__(770);
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: ./lib/service/http/undici-on-demand.js

const load = (0,external_node_module_namespaceObject.createRequire)(import.meta.url);
/** The real one, which lies in a folder of `dist/` beside that of each entry. */
const undici = () => load('../undici/index.cjs');
/** Called with `new`, as the class is: the object that a constructor returns replaces the new one. */
function ProxyAgent(options) {
    return new (undici().ProxyAgent)(options);
}
function fetch(...request) {
    return undici().fetch(...request);
}

;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/index.js
/* eslint-disable @typescript-eslint/no-explicit-any */
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};





var HttpCodes;
(function (HttpCodes) {
    HttpCodes[HttpCodes["OK"] = 200] = "OK";
    HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
    HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
    HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
    HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
    HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
    HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
    HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
    HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
    HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
    HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
    HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
    HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
    HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
    HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
    HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
    HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
    HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
    HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
    HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
    HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
    HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
    HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
    HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
    HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
    HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
    HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
    Headers["Accept"] = "accept";
    Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
    MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
/**
 * Returns the proxy URL, depending upon the supplied url and proxy environment variables.
 * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
 */
function getProxyUrl(serverUrl) {
    const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
    return proxyUrl ? proxyUrl.href : '';
}
const HttpRedirectCodes = [
    HttpCodes.MovedPermanently,
    HttpCodes.ResourceMoved,
    HttpCodes.SeeOther,
    HttpCodes.TemporaryRedirect,
    HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
    HttpCodes.BadGateway,
    HttpCodes.ServiceUnavailable,
    HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
    constructor(message, statusCode) {
        super(message);
        this.name = 'HttpClientError';
        this.statusCode = statusCode;
        Object.setPrototypeOf(this, HttpClientError.prototype);
    }
}
class HttpClientResponse {
    constructor(message) {
        this.message = message;
    }
    readBody() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                let output = Buffer.alloc(0);
                this.message.on('data', (chunk) => {
                    output = Buffer.concat([output, chunk]);
                });
                this.message.on('end', () => {
                    resolve(output.toString());
                });
            }));
        });
    }
    readBodyBuffer() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                const chunks = [];
                this.message.on('data', (chunk) => {
                    chunks.push(chunk);
                });
                this.message.on('end', () => {
                    resolve(Buffer.concat(chunks));
                });
            }));
        });
    }
}
function isHttps(requestUrl) {
    const parsedUrl = new URL(requestUrl);
    return parsedUrl.protocol === 'https:';
}
class HttpClient {
    constructor(userAgent, handlers, requestOptions) {
        this._ignoreSslError = false;
        this._allowRedirects = true;
        this._allowRedirectDowngrade = false;
        this._maxRedirects = 50;
        this._allowRetries = false;
        this._maxRetries = 1;
        this._keepAlive = false;
        this._disposed = false;
        this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
        this.handlers = handlers || [];
        this.requestOptions = requestOptions;
        if (requestOptions) {
            if (requestOptions.ignoreSslError != null) {
                this._ignoreSslError = requestOptions.ignoreSslError;
            }
            this._socketTimeout = requestOptions.socketTimeout;
            if (requestOptions.allowRedirects != null) {
                this._allowRedirects = requestOptions.allowRedirects;
            }
            if (requestOptions.allowRedirectDowngrade != null) {
                this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
            }
            if (requestOptions.maxRedirects != null) {
                this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
            }
            if (requestOptions.keepAlive != null) {
                this._keepAlive = requestOptions.keepAlive;
            }
            if (requestOptions.allowRetries != null) {
                this._allowRetries = requestOptions.allowRetries;
            }
            if (requestOptions.maxRetries != null) {
                this._maxRetries = requestOptions.maxRetries;
            }
        }
    }
    options(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
        });
    }
    get(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('GET', requestUrl, null, additionalHeaders || {});
        });
    }
    del(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('DELETE', requestUrl, null, additionalHeaders || {});
        });
    }
    post(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('POST', requestUrl, data, additionalHeaders || {});
        });
    }
    patch(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PATCH', requestUrl, data, additionalHeaders || {});
        });
    }
    put(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PUT', requestUrl, data, additionalHeaders || {});
        });
    }
    head(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('HEAD', requestUrl, null, additionalHeaders || {});
        });
    }
    sendStream(verb, requestUrl, stream, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request(verb, requestUrl, stream, additionalHeaders);
        });
    }
    /**
     * Gets a typed object from an endpoint
     * Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
     */
    getJson(requestUrl_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            const res = yield this.get(requestUrl, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    postJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.post(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    putJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.put(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    patchJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.patch(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    /**
     * Makes a raw http request.
     * All other methods such as get, post, patch, and request ultimately call this.
     * Prefer get, del, post and patch
     */
    request(verb, requestUrl, data, headers) {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._disposed) {
                throw new Error('Client has already been disposed.');
            }
            const parsedUrl = new URL(requestUrl);
            let info = this._prepareRequest(verb, parsedUrl, headers);
            // Only perform retries on reads since writes may not be idempotent.
            const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                ? this._maxRetries + 1
                : 1;
            let numTries = 0;
            let response;
            do {
                response = yield this.requestRaw(info, data);
                // Check if it's an authentication challenge
                if (response &&
                    response.message &&
                    response.message.statusCode === HttpCodes.Unauthorized) {
                    let authenticationHandler;
                    for (const handler of this.handlers) {
                        if (handler.canHandleAuthentication(response)) {
                            authenticationHandler = handler;
                            break;
                        }
                    }
                    if (authenticationHandler) {
                        return authenticationHandler.handleAuthentication(this, info, data);
                    }
                    else {
                        // We have received an unauthorized response but have no handlers to handle it.
                        // Let the response return to the caller.
                        return response;
                    }
                }
                let redirectsRemaining = this._maxRedirects;
                while (response.message.statusCode &&
                    HttpRedirectCodes.includes(response.message.statusCode) &&
                    this._allowRedirects &&
                    redirectsRemaining > 0) {
                    const redirectUrl = response.message.headers['location'];
                    if (!redirectUrl) {
                        // if there's no location to redirect to, we won't
                        break;
                    }
                    const parsedRedirectUrl = new URL(redirectUrl);
                    if (parsedUrl.protocol === 'https:' &&
                        parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                        !this._allowRedirectDowngrade) {
                        throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                    }
                    // we need to finish reading the response before reassigning response
                    // which will leak the open socket.
                    yield response.readBody();
                    // strip authorization header if redirected to a different hostname
                    if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                        for (const header in headers) {
                            // header names are case insensitive
                            if (header.toLowerCase() === 'authorization') {
                                delete headers[header];
                            }
                        }
                    }
                    // let's make the request with the new redirectUrl
                    info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                    response = yield this.requestRaw(info, data);
                    redirectsRemaining--;
                }
                if (!response.message.statusCode ||
                    !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                    // If not a retry code, return immediately instead of retrying
                    return response;
                }
                numTries += 1;
                if (numTries < maxTries) {
                    yield response.readBody();
                    yield this._performExponentialBackoff(numTries);
                }
            } while (numTries < maxTries);
            return response;
        });
    }
    /**
     * Needs to be called if keepAlive is set to true in request options.
     */
    dispose() {
        if (this._agent) {
            this._agent.destroy();
        }
        this._disposed = true;
    }
    /**
     * Raw request.
     * @param info
     * @param data
     */
    requestRaw(info, data) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => {
                function callbackForResult(err, res) {
                    if (err) {
                        reject(err);
                    }
                    else if (!res) {
                        // If `err` is not passed, then `res` must be passed.
                        reject(new Error('Unknown error'));
                    }
                    else {
                        resolve(res);
                    }
                }
                this.requestRawWithCallback(info, data, callbackForResult);
            });
        });
    }
    /**
     * Raw request with callback.
     * @param info
     * @param data
     * @param onResult
     */
    requestRawWithCallback(info, data, onResult) {
        if (typeof data === 'string') {
            if (!info.options.headers) {
                info.options.headers = {};
            }
            info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
        }
        let callbackCalled = false;
        function handleResult(err, res) {
            if (!callbackCalled) {
                callbackCalled = true;
                onResult(err, res);
            }
        }
        const req = info.httpModule.request(info.options, (msg) => {
            const res = new HttpClientResponse(msg);
            handleResult(undefined, res);
        });
        let socket;
        req.on('socket', sock => {
            socket = sock;
        });
        // If we ever get disconnected, we want the socket to timeout eventually
        req.setTimeout(this._socketTimeout || 3 * 60000, () => {
            if (socket) {
                socket.end();
            }
            handleResult(new Error(`Request timeout: ${info.options.path}`));
        });
        req.on('error', function (err) {
            // err has statusCode property
            // res should have headers
            handleResult(err);
        });
        if (data && typeof data === 'string') {
            req.write(data, 'utf8');
        }
        if (data && typeof data !== 'string') {
            data.on('close', function () {
                req.end();
            });
            data.pipe(req);
        }
        else {
            req.end();
        }
    }
    /**
     * Gets an http agent. This function is useful when you need an http agent that handles
     * routing through a proxy server - depending upon the url and proxy environment variables.
     * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
     */
    getAgent(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        return this._getAgent(parsedUrl);
    }
    getAgentDispatcher(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        const proxyUrl = proxy/* getProxyUrl */.s(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (!useProxy) {
            return;
        }
        return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
    }
    _prepareRequest(method, requestUrl, headers) {
        const info = {};
        info.parsedUrl = requestUrl;
        const usingSsl = info.parsedUrl.protocol === 'https:';
        info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
        const defaultPort = usingSsl ? 443 : 80;
        info.options = {};
        info.options.host = info.parsedUrl.hostname;
        info.options.port = info.parsedUrl.port
            ? parseInt(info.parsedUrl.port)
            : defaultPort;
        info.options.path =
            (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
        info.options.method = method;
        info.options.headers = this._mergeHeaders(headers);
        if (this.userAgent != null) {
            info.options.headers['user-agent'] = this.userAgent;
        }
        info.options.agent = this._getAgent(info.parsedUrl);
        // gives handlers an opportunity to participate
        if (this.handlers) {
            for (const handler of this.handlers) {
                handler.prepareRequest(info.options);
            }
        }
        return info;
    }
    _mergeHeaders(headers) {
        if (this.requestOptions && this.requestOptions.headers) {
            return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
        }
        return lowercaseKeys(headers || {});
    }
    /**
     * Gets an existing header value or returns a default.
     * Handles converting number header values to strings since HTTP headers must be strings.
     * Note: This returns string | string[] since some headers can have multiple values.
     * For headers that must always be a single string (like Content-Type), use the
     * specialized _getExistingOrDefaultContentTypeHeader method instead.
     */
    _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
            if (headerValue) {
                clientHeader =
                    typeof headerValue === 'number' ? headerValue.toString() : headerValue;
            }
        }
        const additionalValue = additionalHeaders[header];
        if (additionalValue !== undefined) {
            return typeof additionalValue === 'number'
                ? additionalValue.toString()
                : additionalValue;
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    /**
     * Specialized version of _getExistingOrDefaultHeader for Content-Type header.
     * Always returns a single string (not an array) since Content-Type should be a single value.
     * Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
     * This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
     * that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
     */
    _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
            if (headerValue) {
                if (typeof headerValue === 'number') {
                    clientHeader = String(headerValue);
                }
                else if (Array.isArray(headerValue)) {
                    clientHeader = headerValue.join(', ');
                }
                else {
                    clientHeader = headerValue;
                }
            }
        }
        const additionalValue = additionalHeaders[Headers.ContentType];
        // Return the first non-undefined value, converting numbers or arrays to strings if necessary
        if (additionalValue !== undefined) {
            if (typeof additionalValue === 'number') {
                return String(additionalValue);
            }
            else if (Array.isArray(additionalValue)) {
                return additionalValue.join(', ');
            }
            else {
                return additionalValue;
            }
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    _getAgent(parsedUrl) {
        let agent;
        const proxyUrl = proxy/* getProxyUrl */.s(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (this._keepAlive && useProxy) {
            agent = this._proxyAgent;
        }
        if (!useProxy) {
            agent = this._agent;
        }
        // if agent is already assigned use that agent.
        if (agent) {
            return agent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        let maxSockets = 100;
        if (this.requestOptions) {
            maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
        }
        // This is `useProxy` again, but we need to check `proxyURl` directly for TypeScripts's flow analysis.
        if (proxyUrl && proxyUrl.hostname) {
            const agentOptions = {
                maxSockets,
                keepAlive: this._keepAlive,
                proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                    proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                })), { host: proxyUrl.hostname, port: proxyUrl.port })
            };
            let tunnelAgent;
            const overHttps = proxyUrl.protocol === 'https:';
            if (usingSsl) {
                tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
            }
            else {
                tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
            }
            agent = tunnelAgent(agentOptions);
            this._proxyAgent = agent;
        }
        // if tunneling agent isn't assigned create a new agent
        if (!agent) {
            const options = { keepAlive: this._keepAlive, maxSockets };
            agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
            this._agent = agent;
        }
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            agent.options = Object.assign(agent.options || {}, {
                rejectUnauthorized: false
            });
        }
        return agent;
    }
    _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
        let proxyAgent;
        if (this._keepAlive) {
            proxyAgent = this._proxyAgentDispatcher;
        }
        // if agent is already assigned use that agent.
        if (proxyAgent) {
            return proxyAgent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        proxyAgent = new ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
            token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
        })));
        this._proxyAgentDispatcher = proxyAgent;
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                rejectUnauthorized: false
            });
        }
        return proxyAgent;
    }
    _getUserAgentWithOrchestrationId(userAgent) {
        const baseUserAgent = userAgent || 'actions/http-client';
        const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
        if (orchId) {
            // Sanitize the orchestration ID to ensure it contains only valid characters
            // Valid characters: 0-9, a-z, _, -, .
            const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
            return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
        }
        return baseUserAgent;
    }
    _performExponentialBackoff(retryNumber) {
        return __awaiter(this, void 0, void 0, function* () {
            retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
            const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
            return new Promise(resolve => setTimeout(() => resolve(), ms));
        });
    }
    _processResponse(res, options) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                const statusCode = res.message.statusCode || 0;
                const response = {
                    statusCode,
                    result: null,
                    headers: {}
                };
                // not found leads to null obj returned
                if (statusCode === HttpCodes.NotFound) {
                    resolve(response);
                }
                // get the result from the body
                function dateTimeDeserializer(key, value) {
                    if (typeof value === 'string') {
                        const a = new Date(value);
                        if (!isNaN(a.valueOf())) {
                            return a;
                        }
                    }
                    return value;
                }
                let obj;
                let contents;
                try {
                    contents = yield res.readBody();
                    if (contents && contents.length > 0) {
                        if (options && options.deserializeDates) {
                            obj = JSON.parse(contents, dateTimeDeserializer);
                        }
                        else {
                            obj = JSON.parse(contents);
                        }
                        response.result = obj;
                    }
                    response.headers = res.message.headers;
                }
                catch (err) {
                    // Invalid resource (contents not json);  leaving result obj null
                }
                // note that 3xx redirects are handled by the http layer.
                if (statusCode > 299) {
                    let msg;
                    // if exception/error in body, attempt to get better error
                    if (obj && obj.message) {
                        msg = obj.message;
                    }
                    else if (contents && contents.length > 0) {
                        // it may be the case that the exception is in the body message as string
                        msg = contents;
                    }
                    else {
                        msg = `Failed request: (${statusCode})`;
                    }
                    const err = new HttpClientError(msg, statusCode);
                    err.result = response.result;
                    reject(err);
                }
                else {
                    resolve(response);
                }
            }));
        });
    }
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(510);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
