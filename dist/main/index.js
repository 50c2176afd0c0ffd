import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 770:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__(218);


/***/ }),

/***/ 218:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var net = __nccwpck_require__(9278);
var tls = __nccwpck_require__(4756);
var http = __nccwpck_require__(8611);
var https = __nccwpck_require__(5692);
var events = __nccwpck_require__(4434);
var assert = __nccwpck_require__(2613);
var util = __nccwpck_require__(9023);


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
exports.debug = debug; // for test


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 2018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 725:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 8163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ judgeClientError),
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   sN: () => (/* binding */ readClientLine),
/* harmony export */   zC: () => (/* binding */ withStatus)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);

const PROBLEM_MAX_CHARS = 300;
/**
 * Judges an error of the artifact client. The client repeats requests that got a 429 or a 5xx answer by itself, so only
 * what it gives up at once is worth another try: a connection that broke.
 */
function judgeClientError({ message, code }) {
    const lost = /Unable to make request: (\w+)/.exec(message)?.[1];
    if (lost !== undefined)
        return { kind: 'passing', problem: `the connection broke (${lost})`, remedy: 'run-again' };
    if (/progress stalled/i.test(message))
        return { kind: 'passing', problem: 'nothing went up for five minutes', remedy: 'run-again' };
    if (/\(409\)/.test(message) || code === '409')
        return {
            kind: 'passing',
            problem: 'the name is taken by another artifact of this run',
            remedy: 'rename',
        };
    if (/storage quota/i.test(message))
        return {
            kind: 'final',
            problem: 'the storage quota for artifacts is used up',
            remedy: 'free-storage',
        };
    const mayPass = /after \d+ attempts|does not answer|^5\d\d$|^429$/;
    const remedy = mayPass.test(message) || mayPass.test(code ?? '') ? 'run-again' : 'check';
    return { kind: 'final', problem: clauseOf(message, code), remedy };
}
/** What V8 says of a text that is no JSON, up to the end of the sentence. */
const JSON_ERROR = /(?:Unexpected end of JSON input|(?:Unexpected|Expected|Unterminated|Bad|Invalid) .{0,200}?(?:is not valid JSON|JSON at position \d+(?: \(line \d+ column \d+\))?))/s;
/** The client reports an answer without JSON without its status: it is added, where it is known. */
function withStatus(text, status) {
    return status === null
        ? text
        : text.replace(JSON_ERROR, `Failed request: (${status}), with an answer that is no JSON`);
}
/**
 * A line that the artifact client prints: what it asks the runner for (`debug`, `warning`, `add-mask`), `null` where it is
 * for the log, and its text.
 */
function readClientLine(line) {
    const [, command, data] = /^::([a-z-]+)[^:]*::(.*)$/.exec(line) ?? [];
    if (command === undefined || data === undefined)
        return { command: null, text: line };
    // Commands escape these three.
    return { command, text: data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%') };
}
/** The status of the answer in a line; `null` for any other line. The client prints it for each answer. */
function readStatus(line) {
    const [, status] = /^::debug::\[Response\] - (\d{3})$/.exec(line) ?? [];
    return status === undefined ? null : Number(status);
}
/** The first line of a text of the client or the service, as one clause. */
function clauseOf(message, code) {
    const line = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(message.trim().split(/[\r\n]/, 1)[0] ?? '')
        .replace('Received non-retryable error: ', '')
        .slice(0, PROBLEM_MAX_CHARS)
        .replace(/[\s.:]+$/, '');
    if (line === '')
        return code === null ? 'the artifact client gave no reason' : `it failed with ${code}`;
    return line.charAt(0).toLowerCase() + line.slice(1);
}


/***/ }),

/***/ 960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ askClient),
/* harmony export */   OI: () => (/* binding */ noteDetail),
/* harmony export */   Wk: () => (/* binding */ artifactUrl),
/* harmony export */   f7: () => (/* binding */ uploadObstacle)
/* harmony export */ });
/* unused harmony export captureOutput */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6698);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(819);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8810);
/* harmony import */ var _client_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8163);




/** A cut answer leaves the client waiting for ever. Its own limit is five minutes without a byte. */
const SILENCE_LIMIT_MS = 6 * 60_000;
/** What the client answers. It cannot be stopped: after an abort it goes on, and what it prints is dropped, until the process ends. */
async function askClient(act, { clock, say }, signal) {
    signal.throwIfAborted();
    /** Of the last answer. */
    let status = null;
    const stopped = Promise.withResolvers();
    signal.addEventListener('abort', () => {
        stopped.reject(signal.reason);
    }, { once: true });
    let cancelWatch = () => undefined;
    const watch = () => {
        cancelWatch();
        cancelWatch = clock.after(SILENCE_LIMIT_MS, () => {
            stopped.reject(new Error('the artifact client does not answer'));
        });
    };
    const hear = (line) => {
        if (signal.aborted)
            return;
        watch();
        status = (0,_client_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .rk)(line) ?? status;
        passOn((0,_client_error_js__WEBPACK_IMPORTED_MODULE_3__/* .withStatus */ .zC)(line, status), say);
    };
    watch();
    try {
        const work = captureOutput(hear, async () => {
            const { DefaultArtifactClient } = await __nccwpck_require__.e(/* import() */ 833).then(__nccwpck_require__.bind(__nccwpck_require__, 8833));
            return await act(new DefaultArtifactClient());
        });
        return { ok: true, value: await Promise.race([work, stopped.promise]) };
    }
    catch (error) {
        signal.throwIfAborted();
        return { ok: false, problem: clientError(error, status) };
    }
    finally {
        cancelWatch();
    }
}
/**
 * Masks reach the runner as they are. The debug lines hold the signed address, with its signature masked: they stay in the
 * debug log, and lose the query there. A warning or an error of the client is a line of the log like any other: the run
 * has its own annotations.
 */
function passOn(line, say) {
    const { command, text } = (0,_client_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readClientLine */ .sN)(line);
    if (command === 'add-mask')
        printPast(line);
    else if (command === 'debug')
        noteDetail(text);
    else
        say(text);
}
/** What the client says that is worth the debug log and no more. */
function noteDetail(text) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__.debug((0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`Artifact client: ${text}`));
}
function clientError(error, status) {
    const facts = (typeof error === 'object' && error !== null ? error : {});
    const code = facts['statusCode'] ?? facts['code'];
    return {
        message: (0,_client_error_js__WEBPACK_IMPORTED_MODULE_3__/* .withStatus */ .zC)(error instanceof Error ? error.message : String(error), status),
        code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
    };
}
const listener = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
/** What the process printed with before; `null` until something is captured. */
let print = null;
/**
 * Does `act`, with every line that it and whatever it started prints going to `hear` instead of the log, also after its
 * promise has settled. What `hear` itself prints, and what the rest of the process prints, goes to the log.
 */
function captureOutput(hear, act) {
    replacePrint();
    return listener.run(hear, act);
}
/** Prints a line as it is, past any listener. */
function printPast(line) {
    (print ?? process.stdout.write.bind(process.stdout))(`${line}\n`);
}
function replacePrint() {
    if (print !== null)
        return;
    const original = process.stdout.write.bind(process.stdout);
    print = original;
    process.stdout.write = ((...given) => {
        const hear = listener.getStore() ?? null;
        if (hear === null)
            return original(...given);
        const lines = String(given[0]).split(/\r?\n/);
        listener.run(null, () => {
            for (const line of lines)
                if (line !== '')
                    hear(line);
        });
        const done = given.at(-1);
        if (typeof done === 'function')
            queueMicrotask(done);
        return true;
    });
}
/**
 * Why this run cannot upload, from what the runner gives to a step; `null` when it can. Servers
 * are distinguished as in the artifact client: by the host's name.
 */
function uploadObstacle(env) {
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const host = URL.parse(server)?.hostname ?? server;
    if (!/^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host))
        return { why: 'not-github', host };
    if (!env['ACTIONS_RUNTIME_TOKEN'])
        return { why: 'no-token', host };
    return URL.canParse(env['ACTIONS_RESULTS_URL'] ?? '') ? null : { why: 'no-address', host };
}
/** Where a person finds an artifact, as `actions/upload-artifact` gives it; `null` when the run does not say where it is. */
function artifactUrl(env, id) {
    const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    if (!repository || !run)
        return null;
    const server = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
    return `${server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}


/***/ }),

/***/ 8908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  VL: () => (/* binding */ CHECK_PROSE),
  $8: () => (/* binding */ brokenCheckText),
  ZF: () => (/* binding */ checkProgressText),
  N0: () => (/* binding */ checkedText),
  ph: () => (/* binding */ countedKind),
  Tm: () => (/* binding */ cureText),
  _c: () => (/* binding */ leftOutTexts),
  QJ: () => (/* binding */ noticeOf),
  lx: () => (/* binding */ noticesOf),
  fI: () => (/* binding */ problemText),
  nt: () => (/* binding */ verdictText)
});

// UNUSED EXPORTS: NOTICES_MAX

// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
// EXTERNAL MODULE: ./lib/text/words.js
var words = __nccwpck_require__(8810);
// EXTERNAL MODULE: ./lib/check/report/harm.js
var harm = __nccwpck_require__(3241);
;// CONCATENATED MODULE: ./lib/check/report/report.js

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
/** The report of a reading. The order of its findings does not matter. */
function reportOf({ found, ...reading }) {
    const totals = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0]));
    for (const { cause, count } of found)
        totals[cause.kind] += count;
    const weighed = found.map((one) => ({ ...one, harm: harmOf(one, reading.scanned.pages) }));
    return {
        schemaVersion: 1,
        ...reading,
        totals,
        findings: mostHarmfulFirst(weighed).map(({ cause, harm, count, pages, places }) => ({
            ...cause,
            harm,
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

;// CONCATENATED MODULE: ./lib/check/report/check-text.js



/** `Checked 1,234 of 5,678 files so far` */
function checkProgressText(event) {
    return `${event.isCheck ? 'Checked' : 'Read'} ${(0,amounts/* grouped */.zD)(event.fileCount)} of ${(0,amounts/* counted */.hS)(event.totalFiles, 'file')} so far`;
}
/** `Checked 12 pages in 0.3 s: no problems found` */
function checkedText(outcome, tookMs) {
    const { optional, skipped } = outcome;
    const rest = [
        ...(optional.findings > 0 ? [`not counted: ${countedKind('missing-optional', optional.findings)}`] : []),
        ...leftOutTexts(outcome),
        ...(skipped === null ? [] : [`${(0,amounts/* counted */.hS)(skipped.count, 'file')} not fully checked`]),
    ];
    const took = `Checked ${(0,amounts/* counted */.hS)(outcome.pages, 'HTML file')} in ${(0,amounts/* formatDuration */.a3)(tookMs)}`;
    return `${took}: ${[verdictText(outcome), ...rest].join('; ')}`;
}
/** `no problems found`, or `3 problems in 31 places: 2 broken links, 1 missing file` */
function verdictText({ findings, places, kinds }) {
    if (findings === 0)
        return 'no problems found';
    const byKind = kinds.map(({ kind, count }) => countedKind(kind, count));
    return `${(0,amounts/* counted */.hS)(findings, 'problem')} in ${(0,amounts/* counted */.hS)(places, 'place')}: ${byKind.join(', ')}`;
}
/** One clause for each thing that a report only counts, because there is too much of it. */
function leftOutTexts({ placesLeftOut, loadsLeftOut }) {
    return [
        ...(placesLeftOut > 0 ? [`${(0,amounts/* counted */.hS)(placesLeftOut, 'place')} not listed`] : []),
        ...(loadsLeftOut > 0 ? [`${(0,amounts/* counted */.hS)(loadsLeftOut, 'external request')} to further hosts not listed`] : []),
    ];
}
/** `problem` is one clause. */
function brokenCheckText(problem) {
    return `The site is not checked: ${problem}. With 'check: warn' it is published anyway.`;
}
/** State and next step of the failures of the site check. */
const CHECK_PROSE = {
    'site-check-failed': ({ findings, places, pages, first, reportPath }, run) => [
        `Cannot publish ${(0,words/* site */._P)(run)}: the site check found ${(0,amounts/* counted */.hS)(findings, 'problem')} in ${(0,amounts/* counted */.hS)(places, 'place')} (${(0,amounts/* counted */.hS)(pages, 'HTML file')} checked). The most harmful: ${first}`,
        `${reportPath === null ? "The summary shows what to repair first; 'check-report' writes all problems to a file." : `All problems are in ${(0,words/* quote */.hD)(reportPath)}.`} With 'check: warn' the site is published anyway.`,
    ],
    'site-check-broken': ({ problem }, run) => [
        `Cannot check ${(0,words/* site */._P)(run)}: ${problem}`,
        `${(0,words/* howToResume */.rs)(run)} With 'check: warn' the site is published even if it cannot be checked.`,
    ],
};
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
function cureText({ explanation, similar, causes, subject }, escape) {
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
    return `${problemText(group, words/* quote */.hD)}. ${cureText(group, words/* quote */.hD) ?? REMEDIES[group.kind]}`;
}
/**
 * The groups that get an annotation, the most harmful first, after `warned` other warnings. A run that fails has one more
 * annotation, its error.
 */
function noticesOf({ outcome, refused }, warned) {
    const { groups, findings, more } = outcome;
    const most = Math.max(1, NOTICES_MAX - warned - (refused ? 1 : 0));
    if (groups.length <= most && more === 0)
        return groups.map(noticeOf);
    const shown = groups.slice(0, most - 1);
    const rest = findings - shown.reduce((sum, { causes }) => sum + causes, 0);
    return [
        ...shown.map(noticeOf),
        `The site check found ${(0,amounts/* grouped */.zD)(rest)} more. The summary of this run shows the most harmful ones, and 'check-report' writes all to a file.`,
    ];
}


/***/ }),

/***/ 3241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ HARMS),
/* harmony export */   oo: () => (/* binding */ featureText)
/* harmony export */ });
/* unused harmony exports harmOf, subjectOf, detailOf, keyOf, mostHarmfulFirst, byCodeUnits */
/** The most harmful first. */
const HARMS = ['high', 'medium', 'low', 'none'];
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
function harmOf({ cause, pages }, sitePages) {
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
/** Sorts by harm, then by what readers lose, pages and places, then by the text of the cause, so that order is stable. */
function mostHarmfulFirst(items) {
    const weighed = items.map((item) => {
        const harm = HARMS.indexOf(item.harm) * LOSSES.length + LOSSES.indexOf(lossOf(item.cause));
        return { item, harm, key: keyOf(item.cause) };
    });
    return weighed
        .sort((a, b) => a.harm - b.harm ||
        b.item.pages - a.item.pages ||
        b.item.count - a.item.count ||
        byCodeUnits(a.key, b.key))
        .map(({ item }) => item);
}
/** Independent of the locale. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 8165:
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

/***/ 1750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ exportBundle)
});

// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __nccwpck_require__(8165);
// EXTERNAL MODULE: ./lib/system/disk-failure.js
var disk_failure = __nccwpck_require__(9619);
// EXTERNAL MODULE: ./lib/check/report/check-text.js + 1 modules
var check_text = __nccwpck_require__(8908);
;// CONCATENATED MODULE: ./lib/check/check-site.js



const NOTHING = { reportPath: null, texts: null, errorPages: null, siteUrl: null };
/**
 * Reads the unpacked site before anything is published: checks it, reads the texts of its pages, or both. Rejects with
 * `site-incomplete` for what `judge` finds, with `site-check-failed` for findings and `site-check-broken` when the check
 * fails (both only with `check: fail`), with `disk-*` for a report that cannot be written, or with the reason of the signal.
 */
async function checkSite({ check, readsTexts, judge }, { staging, emit }, signal) {
    if (check === null && !readsTexts)
        return NOTHING;
    emit({ kind: 'phase', phase: 'check' });
    const { hosting = null, reportPath = null } = check ?? {};
    const isStrict = check?.onFindings === 'fail';
    const draft = reportPath === null ? null : staging.draftReport(reportPath);
    const onProgress = (fileCount, totalFiles) => {
        emit({ kind: 'check-progress', isCheck: check !== null, fileCount, totalFiles });
    };
    const textsPath = readsTexts ? staging.placeTexts() : null;
    const answer = await staging.readSite({ hosting, reportPath: draft, textsPath }, onProgress, signal);
    if (answer.kind === 'unwritten') {
        const error = Object.assign(new Error(answer.problem), { code: answer.code });
        throw (0,disk_failure/* diskFailure */.C9)(error, reportPath ?? '', 'write the report of the site check');
    }
    if (answer.kind === 'failed') {
        const { problem } = answer;
        if (isStrict)
            throw new core_failure/* Failure */.HR('site-check-broken', { problem });
        if (check !== null)
            emit({ kind: 'check-broken', problem });
        if (readsTexts)
            emit({ kind: 'texts-unread', problem });
        return NOTHING;
    }
    const texts = textsPath === null ? null : staging.pageTexts(textsPath);
    if (texts !== null)
        emit({ kind: 'texts-read', pages: texts.size });
    const { outcome, errorPages } = answer;
    const pages = { texts, errorPages, siteUrl: outcome?.siteUrl ?? null };
    const problems = judge(pages);
    const incomplete = problems.length === 0 ? null : new core_failure/* Failure */.HR('site-incomplete', { problems });
    const failure = incomplete ?? (outcome === null || !isStrict ? null : failureOf(outcome, reportPath));
    if (outcome !== null)
        emit({ kind: 'site-checked', outcome, refused: failure !== null });
    if (draft !== null && reportPath !== null)
        staging.keepReport(draft, reportPath);
    if (failure === null)
        return { reportPath, ...pages };
    if (reportPath !== null) {
        staging.publishReport(reportPath);
        emit({ kind: 'check-report-written', path: reportPath });
    }
    throw failure;
}
function failureOf({ findings, places, pages, groups: [worst] }, reportPath) {
    if (findings === 0)
        return null;
    const first = worst === undefined ? '' : (0,check_text/* noticeOf */.QJ)(worst);
    return new core_failure/* Failure */.HR('site-check-failed', { findings, places, pages, first, reportPath });
}

;// CONCATENATED MODULE: ./lib/core/retry.js
/** The wait for a job goes on through failing polls for this long (a promise of docs/how-it-works.md). */
const ERROR_RUN_LIMIT_MS = 5 * 60_000;
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

// EXTERNAL MODULE: ./lib/service/http/http-problem.js
var http_problem = __nccwpck_require__(3624);
;// CONCATENATED MODULE: ./lib/download/range-plan.js

const BUNDLE_CHANGED = 'the bundle changed during the download';
/**
 * Judges the head of an answer against what was asked for. A 206 must be exactly that part, of the same total and of
 * the same strong ETag; anything else is never appended.
 * Source: RFC 9110, sections 14 and 15.
 */
function planRange(wanted, head, nowMs) {
    const { status } = head;
    if (status === 206)
        return planPartial(wanted, head);
    if (status === 200)
        return planWhole(wanted, head);
    if (status === 416)
        return planUnsatisfiable(wanted, head);
    const waitMs = readRetryAfter(head.retryAfter, nowMs);
    const problem = `the store answered ${status}`;
    if (status === 429 || status === 408 || status === 425 || status >= 500)
        return { kind: 'retry', problem, waitMs };
    if (status >= 400)
        return { kind: 'fresh-link', problem };
    return { kind: 'retry', problem: `${problem}, which is not expected`, waitMs: null };
}
function planPartial(wanted, head) {
    const range = /^bytes (\d{1,16})-(\d{1,16})\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
    if (range === null)
        return startOver(wanted, 'the store sent a part without saying which one');
    const [first, last, total] = [Number(range[1]), Number(range[2]), Number(range[3])];
    const etag = strongEtag(head.etag);
    if (isPart(wanted)) {
        if (etag !== wanted.etag)
            return startOver(wanted, BUNDLE_CHANGED, true);
        if (etag === null)
            return startOver(wanted, 'the store has no ETag to tell whether the bundle is still the same');
        // With the same ETag it is the same bundle, so the store is wrong about the length.
        if (wanted.totalBytes !== null && wanted.totalBytes !== total)
            return startOver(wanted, 'the store says of a part that the bundle has another length');
    }
    if (first !== wanted.fromByte || last !== Math.min(total, wanted.endByte ?? total) - 1)
        return startOver(wanted, 'the store sent another part than the one asked for');
    const length = readLength(head.contentLength);
    if (length !== null && length !== last - first + 1)
        return startOver(wanted, "the store's lengths contradict each other");
    return { kind: 'append', totalBytes: total, etag };
}
/** Whether the answer has to be joined with bytes that are held. The very first part has none to join. */
function isPart({ fromByte, endByte, etag }) {
    return fromByte > 0 || (endByte !== null && etag !== null);
}
/** Where no bytes are held there is nothing to start over: the request itself is retried. */
function startOver(wanted, problem, changed = false) {
    return isPart(wanted) ? { kind: 'start-over', problem, changed } : { kind: 'retry', problem, waitMs: null };
}
function planWhole(wanted, head) {
    const totalBytes = readLength(head.contentLength);
    const etag = strongEtag(head.etag);
    const isOther = isPart(wanted) &&
        (etag !== wanted.etag ||
            (wanted.totalBytes !== null && totalBytes !== null && wanted.totalBytes !== totalBytes));
    return { kind: 'whole', totalBytes, etag, changed: isOther };
}
function planUnsatisfiable(wanted, head) {
    const { fromByte, totalBytes, etag } = wanted;
    const total = /^bytes \*\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
    const sameEtag = head.etag === null || strongEtag(head.etag) === etag;
    if (fromByte > 0 && total !== null && Number(total[1]) === fromByte && totalBytes === fromByte && sameEtag)
        return { kind: 'complete' };
    return startOver(wanted, 'the store has no bytes where the download stopped');
}
/** The ETag when it is a strong one: a weak one does not promise the same bytes. */
function strongEtag(etag) {
    const text = etag?.trim() ?? '';
    return /^"[^"]*"$/.test(text) ? text : null;
}
function readLength(header) {
    const text = header?.trim() ?? '';
    return /^\d{1,16}$/.test(text) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./lib/download/attempt.js


/** Thrown when no byte that has come can be used: the download starts over, from the first byte. */
class StartOver extends Error {
    name = 'StartOver';
    /** What counts as a failed attempt; `null`: it was counted already, or is no failure. */
    failedAttempt;
    /** It is another bundle than before. */
    isOther;
    /** An answer that brings the whole bundle, not read yet. */
    opened;
    constructor(why) {
        super('the download starts over');
        this.failedAttempt = why.cause ?? null;
        this.isOther = why.isOther ?? false;
        this.opened = why.opened ?? null;
    }
}
/**
 * Requests the rest of a segment and fills the segment. Throws `StartOver`; rejects with a `Failure`, or with the
 * reason of a signal.
 */
async function attempt(segment, ports, signal) {
    const { store, clock, link, known } = ports;
    const { at: fromByte } = segment;
    const ifRange = known?.etag ?? null;
    // Without an ETag nothing can tell whether the rest belongs to what is held.
    if (fromByte > 0 && ifRange === null)
        throw new StartOver({});
    const isFirst = known === null && segment.end === null && ports.opened === null;
    const firstEnd = isFirst ? ports.firstBytes : null;
    const endByte = segment.end === known?.totalBytes ? firstEnd : (segment.end ?? firstEnd);
    const isPart = segment.end !== null;
    const askedMs = clock.now();
    const reply = ports.opened?.reply ?? (await store.read(link.url, { fromByte, endByte, ifRange }, signal));
    if (reply.kind === 'lost')
        return failed(reply.problem);
    const tookMs = ports.opened?.tookMs ?? clock.now() - askedMs;
    const { head } = reply;
    const totalKnown = known?.totalBytes ?? null;
    const plan = planRange({ fromByte, endByte, etag: ifRange, totalBytes: totalKnown }, head, clock.now());
    if (firstEnd !== null && !isFirstPart(plan, head.status, firstEnd)) {
        reply.close();
        return { kind: 'unserved' };
    }
    switch (plan.kind) {
        case 'complete':
            reply.close();
            segment.endAt(fromByte);
            return { kind: 'complete' };
        case 'start-over':
            reply.close();
            // A part with the wrong labels says nothing of the rest.
            if (!plan.changed && isPart)
                return { kind: 'unserved' };
            throw new StartOver({ cause: failedAttempt(plan.problem), isOther: plan.changed });
        case 'fresh-link':
            reply.close();
            return {
                ...failed(sayDetail(plan.problem, head.detail)),
                freshLink: true,
                refusal: { status: head.status, detail: head.detail },
            };
        case 'retry':
            reply.close();
            return {
                ...failed(sayDetail(plan.problem, head.detail)),
                waitMs: plan.waitMs,
                slowDown: head.status === 429 || head.status === 503,
            };
        case 'whole':
            if (plan.changed)
                throw new StartOver({ isOther: true, opened: { reply, tookMs } });
            if (isPart) {
                reply.close();
                return { kind: 'unserved' };
            }
            return await receive(segment, reply, { ...ports, known: plan, skip: fromByte, endByte, tookMs });
        case 'append':
            if (firstEnd !== null && firstEnd < plan.totalBytes)
                segment.endAt(firstEnd);
            return await receive(segment, reply, { ...ports, known: plan, skip: 0, endByte, tookMs });
    }
}
/**
 * Whether an answer to the first request, which asked for a first part, can be used: it is the whole, or the part, and
 * the rest can be joined with it, or it is another failure that has nothing to do with parts.
 */
function isFirstPart(plan, status, firstEnd) {
    if (plan.kind === 'append')
        return plan.etag !== null || plan.totalBytes <= firstEnd;
    return status !== 206 && status !== 416;
}
async function receive(segment, reply, receiving) {
    const { known, link, endByte, checkSize, onBytes } = receiving;
    let accepted = false;
    try {
        checkSize(link, known.totalBytes);
        accepted = receiving.onHead(known, receiving.tookMs);
    }
    finally {
        if (!accepted)
            reply.close();
    }
    if (!accepted)
        return { kind: 'unserved' };
    const most = known.totalBytes ?? link.sizeBytes ?? Infinity;
    let { skip } = receiving;
    try {
        for await (const chunk of reply.body) {
            const bytes = skip === 0 ? chunk : chunk.subarray(Math.min(skip, chunk.length));
            skip -= chunk.length - bytes.length;
            if (segment.end === null && segment.at + bytes.length > most) {
                // The link may be older than the bundle.
                if (known.totalBytes === null)
                    checkSize(link, 'more');
                return failed('the store sent more than it announced');
            }
            const before = segment.at;
            const giving = segment.give(bytes);
            // They have come, however long it takes until they are taken.
            onBytes(segment.at - before);
            await giving;
            if (segment.isStopped)
                break;
            // Its range became shorter during the request. A body that ends here by itself leaves the connection open for the next part.
            if (segment.isComplete && segment.at !== (endByte ?? known.totalBytes))
                break;
        }
    }
    catch (error) {
        if (!(error instanceof http_problem/* HttpProblem */.AF))
            throw error;
        // A cut after the last byte of the part does not matter.
        if (!segment.isComplete)
            return failed(error.message);
    }
    if (segment.end === null) {
        if (skip > 0 || (known.totalBytes !== null && segment.at < known.totalBytes))
            return failed('the answer ended too early');
        segment.endAt(segment.at);
    }
    return segment.isComplete ? { kind: 'complete' } : failed('the answer ended too early');
}
function failedAttempt(problem) {
    return { problem, waitMs: null, freshLink: false, refusal: null };
}
function failed(problem) {
    return { kind: 'failed', slowDown: false, ...failedAttempt(problem) };
}
function sayDetail(problem, detail) {
    return detail === null ? problem : `${problem} (${detail})`;
}

// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(9345);
// EXTERNAL MODULE: ./lib/inputs/input-values.js
var input_values = __nccwpck_require__(5288);
// EXTERNAL MODULE: ./lib/text/parsed.js
var text_parsed = __nccwpck_require__(2786);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(1814);
// EXTERNAL MODULE: ./lib/text/words.js
var words = __nccwpck_require__(8810);
;// CONCATENATED MODULE: ./lib/service/reply.js





/** Longest `error` text that we show: some proxies answer with whole pages. */
const DETAIL_MAX_CHARS = 500;
const REFUSALS = {
    401: 'key-refused',
    403: 'not-allowed',
    404: 'not-found',
    409: 'conflict',
};
/**
 * Decides what one reply means for the call that it belongs to.
 * Source: the error rules of the service's API; codes that it does not describe are read as HTTP defines them.
 */
function judgeReply(doing, reply, nowMs) {
    switch (reply.kind) {
        case 'final':
            return fatal(reply.failure);
        case 'lost':
            return retry(reply.problem, { notActedOn: !reply.mayHaveArrived });
        case 'answer':
            return judgeAnswer(doing, reply, nowMs);
    }
}
function judgeAnswer(doing, answer, nowMs) {
    const { status } = answer;
    const detail = readErrorText(answer.json);
    const waitMs = readRetryAfter(answer.retryAfter, nowMs);
    const refusal = { doing, status, detail, ...(waitMs !== null && { waitMs }) };
    if (status >= 200 && status < 300) {
        return answer.json === undefined
            ? retry('it answered with something that is not JSON', { status })
            : { kind: 'ok', json: answer.json, waitMs };
    }
    if (status >= 300 && status < 400) {
        return fatal(new core_failure/* Failure */.HR('api-redirects', { ...refusal, location: answer.location ?? 'nowhere' }));
    }
    const said = detail === null ? '' : `: ${detail}`;
    if (status === 429) {
        return retry(`it answered 429 (too many requests)${said}`, {
            waitMs,
            notActedOn: true,
            failure: new core_failure/* Failure */.HR('rate-limited', refusal),
            status,
        });
    }
    if (status >= 500 || status === 408 || status === 425) {
        return retry(`it answered ${status}${said}`, { waitMs, notActedOn: status === 503, status });
    }
    return fatal(new core_failure/* Failure */.HR(REFUSALS[status] ?? 'request-refused', refusal));
}
function fatal(failure) {
    return { kind: 'fatal', failure };
}
function retry(problem, facts) {
    return {
        kind: 'retry',
        problem,
        waitMs: null,
        notActedOn: false,
        failure: null,
        status: null,
        ...facts,
    };
}
/** The service's `error` text, on one line; `null` when the body has none. */
function readErrorText(json) {
    const { error, message } = (0,text_parsed/* jsonFields */.yX)(json) ?? {};
    const nested = (0,text_parsed/* jsonFields */.yX)(error);
    const text = nested === null ? (error ?? message) : nested['message'];
    if (typeof text !== 'string')
        return null;
    // A control character would break the line of the log.
    const line = (0,words/* folded */.TM)((0,redact/* redact */.E$)(text)).trim();
    if (line === '')
        return null;
    return line.length > DETAIL_MAX_CHARS ? `${line.slice(0, DETAIL_MAX_CHARS)} …` : line;
}

;// CONCATENATED MODULE: ./lib/job/answers.js





/** A status is a word; a longer text must not fill the log. */
const STATUS_MAX_CHARS = 100;
const HOSTNAME_MAX_CHARS = 253;
/** Reads the answer to a start: `{"jobId": string, …}`. */
function readStartedJob(json) {
    const id = (0,text_parsed/* jsonFields */.yX)(json)?.['jobId'];
    if (typeof id !== 'string' || id === '')
        return no("it has no 'jobId'");
    // The id becomes part of a path, an output and a log line: anything odd in it is refused.
    const parsed = (0,input_values/* parseJobId */.et)(id);
    return 'value' in parsed ? yes(parsed.value) : no("its 'jobId' is not an identifier");
}
/** Reads the answer about a job: `{"status": string, …}`. An empty status is allowed: it means "not yet". */
function readExportStatus(json) {
    const fields = (0,text_parsed/* jsonFields */.yX)(json);
    if (fields === null)
        return no('it is not a JSON object');
    const status = fields['status'] ?? '';
    if (typeof status !== 'string')
        return no("its 'status' is not a text");
    const link = readBundleLink(json);
    const word = (0,redact/* redact */.E$)(status);
    return yes({
        status: word.length > STATUS_MAX_CHARS ? `${word.slice(0, STATUS_MAX_CHARS)}…` : word,
        progress: (0,text_parsed/* flatJson */.Gk)(fields['progress']),
        pageCount: readCount(fields['pageCount']),
        updatedAt: readMoment(fields['updatedAt']),
        domain: readDomain(fields['domain']),
        link: link.ok ? link.value : null,
        error: readErrorText({ error: fields['error'] }),
    });
}
/** Reads the answer of the bundle endpoint: `{"bundleUrl": string, …}`. */
function readBundleLink(json) {
    const fields = (0,text_parsed/* jsonFields */.yX)(json);
    const url = fields?.['bundleUrl'];
    if (fields === null || typeof url !== 'string' || url === '')
        return no("it has no 'bundleUrl'");
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
        return no("its 'bundleUrl' is not an http(s) address");
    return yes({
        url: new URL(url).href,
        sizeBytes: readCount(fields['sizeBytes']),
        expiresAt: readMoment(fields['expiresAt']),
    });
}
function readCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function readDomain(value) {
    if (typeof value !== 'string' || value.length > HOSTNAME_MAX_CHARS)
        return null;
    const parsed = (0,addresses/* parseHostname */.Pv)(value);
    return 'value' in parsed ? parsed.value : null;
}
/** A date as text, shown and compared as it is; `null` for what cannot be a date. */
function readMoment(value) {
    return typeof value === 'string' && /^[\w:.+-]{1,40}$/.test(value) ? value : null;
}
function yes(value) {
    return { ok: true, value };
}
function no(problem) {
    return { ok: false, problem };
}

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

// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
;// CONCATENATED MODULE: ./lib/service/call-service.js





/** One call of the service, repeated while that is safe and may help. Polls have a loop of their own. */
async function callService(plan, { clock, emit }, signal) {
    const beganMs = clock.now();
    for (let attempt = 1;; attempt += 1) {
        const reply = plan.deadlineMs === null
            ? await plan.send(signal)
            : await sendUntil(plan.deadlineMs, plan.send, clock, signal);
        const nowMs = clock.now();
        const judged = judgeReply(plan.doing, reply, nowMs);
        if (judged.kind === 'fatal')
            throw judged.failure;
        if (judged.kind === 'ok') {
            const answer = plan.read(judged.json);
            if (answer.ok)
                return answer.value;
            throw new core_failure/* Failure */.HR('answer-unusable', { doing: plan.doing, problem: answer.problem });
        }
        const { problem } = judged;
        if (plan.onlyWhenNotActedOn && !judged.notActedOn)
            throw new core_failure/* Failure */.HR('start-uncertain', { lastProblem: problem });
        const forMs = nowMs - beganMs;
        const neverReached = plan.isFirstContact === true && judged.status === null;
        const limitMs = neverReached ? FIRST_CONTACT_LIMIT_MS : ERROR_RUN_LIMIT_MS;
        const leftMs = plan.deadlineMs === null ? ERROR_RUN_LIMIT_MS : plan.deadlineMs - nowMs;
        if (forMs >= limitMs || leftMs <= 0) {
            throw (judged.failure ??
                new core_failure/* Failure */.HR('service-unavailable', { doing: plan.doing, lastProblem: problem, forMs }));
        }
        const ownMs = Math.min(retryDelayMs(attempt, clock.random()), limitMs - forMs);
        const wantedMs = judged.waitMs === null ? ownMs : Math.max(judged.waitMs, RETRY_FIRST_MS);
        const waitMs = Math.min(wantedMs, leftMs);
        emit({ kind: 'call-repeated', problem, waitMs, askedToWait: judged.waitMs !== null });
        await sleep(clock, waitMs, signal);
    }
}
/**
 * Sends a request that is ended a few seconds after the deadline: what has not been answered by then is lost.
 * `deadlineMs` is in milliseconds since the epoch. Rejects with the signal's reason, and as `send` does.
 */
async function sendUntil(deadlineMs, send, clock, signal) {
    const sentMs = clock.now();
    const limit = new AbortController();
    const cancel = clock.after(deadlineMs + DEADLINE_GRACE_MS - sentMs, () => {
        limit.abort();
    });
    try {
        return await send(AbortSignal.any([signal, limit.signal]));
    }
    catch (error) {
        signal.throwIfAborted();
        if (!limit.signal.aborted)
            throw error;
        const problem = `no answer came for ${(0,amounts/* formatDuration */.a3)(clock.now() - sentMs)}`;
        return { kind: 'lost', problem, mayHaveArrived: true };
    }
    finally {
        cancel();
    }
}
/** Repeats a call while the service refuses it for what may pass. Rejects with the last refusal, and as the call does. */
async function waitOut(waiting, clock, signal) {
    for (let count = 1;; count += 1) {
        try {
            return await waiting.call();
        }
        catch (error) {
            const leftMs = waiting.untilMs - clock.now();
            if (!mayPass(error, waiting.codes) || leftMs <= 0)
                throw error;
            const { waitMs: askedMs } = error.facts;
            const wantedMs = askedMs === undefined ? waiting.pauseMs(count) : Math.max(askedMs, RETRY_FIRST_MS);
            const waitMs = Math.min(wantedMs, leftMs);
            waiting.onWait(error, waitMs);
            await sleep(clock, waitMs, signal);
        }
    }
}
function mayPass(error, codes) {
    return error instanceof core_failure/* Failure */.HR && codes.some((code) => code === error.code);
}

;// CONCATENATED MODULE: ./lib/download/links.js




/** The link that all connections use. The first connection whose link is refused has it replaced for all of them. */
class LinkKeeper {
    #issue;
    #signal;
    #link = null;
    /** The link to use now; `null` while a fresh one is needed. */
    #current = null;
    /** The link that was used last; `null` before the first. */
    latest = null;
    /** How many links were asked for so far. */
    issuedCount = 0;
    constructor(issue, signal) {
        this.#issue = issue;
        this.#signal = signal;
    }
    /** The link to use now. Rejects as its issuer does. */
    async current() {
        if (this.#link === null) {
            this.issuedCount += 1;
            this.#link = this.#issue(this.#signal);
        }
        this.#current = await this.#link;
        this.latest = this.#current;
        return this.#current;
    }
    /** Has the next `current` ask for a fresh one, unless `refused` was replaced already. */
    replace(refused) {
        if (this.#current !== refused)
            return;
        this.#link = null;
        this.#current = null;
    }
}
/**
 * Asks for a link as often as it is called: each call gives a fresh one. Where the service has no bundle endpoint, the
 * first is the one that the job carried, and the job is asked for those after it.
 */
function linkIssuer({ jobId, link: carried }, ports) {
    const { service, clock, emit } = ports;
    const ask = (send, signal) => callService({ doing: 'bundle', send, read: readBundleLink, onlyWhenNotActedOn: false, deadlineMs: null }, ports, signal);
    /** Not every machine of the service may know yet that the job has ended. */
    const askEndpoint = (signal) => waitOut({
        call: () => ask((sendSignal) => service.bundle(jobId, sendSignal), signal),
        codes: carried === null ? ['conflict', 'not-found'] : ['conflict'],
        untilMs: clock.now() + BUNDLE_GRACE_MS,
        pauseMs: (count) => retryDelayMs(count, clock.random()),
        onWait: ({ facts: { status, detail, waitMs: askedMs } }, waitMs) => {
            const problem = `it does not give the bundle yet (${status})${detail === null ? '' : `: ${detail}`}`;
            emit({ kind: 'call-repeated', problem, waitMs, askedToWait: askedMs !== undefined });
        },
    }, clock, signal);
    let hasEndpoint = true;
    const issue = async (signal) => {
        if (!hasEndpoint)
            return await ask((sendSignal) => service.status(jobId, sendSignal), signal);
        try {
            return await askEndpoint(signal);
        }
        catch (error) {
            if (carried === null || !isMissing(error))
                throw error;
            hasEndpoint = false;
            return carried;
        }
    };
    let count = 0;
    return async (signal) => {
        const link = await issue(signal);
        count += 1;
        emit({ kind: 'link-issued', link, count });
        return link;
    };
}
/** The service has no such path, or takes no POST there. */
function isMissing(error) {
    return (0,core_failure/* isFailure */.N6)(error, 'not-found') || ((0,core_failure/* isFailure */.N6)(error, 'request-refused') && error.facts.status === 405);
}

;// CONCATENATED MODULE: ./lib/download/connection-plan.js
/**
 * How many connections a download is worth. One is the best on a fast line; an object store gives a single connection
 * a share only, and then several pay. So it starts with one, measures, opens more while more brings more, and closes
 * what did not.
 */
const ONE_CONNECTION = { connectionCount: 1, trial: null, holdUntilMs: 0 };
/** More than eight gained nothing at any store that was measured. */
const MOST_CONNECTIONS = 8;
/** Shorter windows show bursts, not speed. */
const WINDOW_MS = 60;
/** A window of less than this many response times does not show the speed of a new connection. */
const WINDOW_HEADS = 2;
/** A connection that grows faster by this much within a window has not found its speed yet. */
const STILL_GROWING = 1.25;
/** The longest window, for stores that are slow to answer. */
const WINDOW_MOST_MS = 1_000;
/** New connections are judged after this time, or this many response times: each begins slowly. */
const SETTLING_MS = 200;
const SETTLING_HEADS = 3;
/** Below this share of starved time the network is not the bottleneck. */
const STARVED_SHARE = 0.2;
/** A new connection costs some round trips. It is not worth them when the rest takes less than this. */
const WORTHWHILE_MS = 1_000;
/** The least by which more connections must be faster. */
const LEAST_GAIN = 1.1;
/** From one connection to four, then to eight: a step that overshoots is taken back. */
const LARGEST_STEP = 4;
/** Factor above what the rates ask for, since no two connections are equally fast. */
const RESERVE = 1.2;
/** After a step that was taken back, or a store that asks to go slower. */
const HOLD_MS = 15_000;
/** How long to measure before the next call of `planConnections`, in milliseconds. */
function windowMs({ trial }, headMs) {
    return trial === null
        ? Math.min(WINDOW_MOST_MS, Math.max(WINDOW_MS, WINDOW_HEADS * headMs))
        : Math.max(SETTLING_MS, SETTLING_HEADS * headMs);
}
/** The next plan, after a window as long as `windowMs` says. */
function planConnections(plan, seen, nowMs) {
    const bytesPerMs = seen.bytes / seen.elapsedMs;
    const starved = seen.starvedMs / seen.elapsedMs;
    if (starved >= STARVED_SHARE && isStillGrowing(seen))
        return plan;
    const { trial } = plan;
    if (trial !== null && starved >= STARVED_SHARE && bytesPerMs < trial.bytesPerMs * LEAST_GAIN) {
        if (!trial.isDoubted)
            return { ...plan, trial: { ...trial, isDoubted: true } };
        return { connectionCount: trial.connectionCount, trial: null, holdUntilMs: nowMs + HOLD_MS };
    }
    const isWorthIt = starved >= STARVED_SHARE &&
        plan.connectionCount < MOST_CONNECTIONS &&
        nowMs >= plan.holdUntilMs &&
        seen.leftBytes > bytesPerMs * WORTHWHILE_MS;
    if (!isWorthIt)
        return trial === null ? plan : { ...plan, trial: null };
    // The sink took bytes in all the time that was not starved: this many connections keep it busy.
    const needed = (plan.connectionCount * RESERVE) / Math.max(1 - starved, 1 / MOST_CONNECTIONS);
    const connectionCount = Math.min(MOST_CONNECTIONS, plan.connectionCount * LARGEST_STEP, Math.max(plan.connectionCount + 1, Math.ceil(needed)));
    const next = { connectionCount: plan.connectionCount, bytesPerMs, isDoubted: false };
    return { connectionCount, trial: next, holdUntilMs: plan.holdUntilMs };
}
/** A new connection speeds up with every round trip: what it brings now says little of what it will bring. */
function isStillGrowing({ elapsedMs, bytes, early }) {
    const lateMs = elapsedMs - early.elapsedMs;
    if (early.bytes === 0 || lateMs <= 0)
        return false;
    return (bytes - early.bytes) / lateMs > (early.bytes / early.elapsedMs) * STILL_GROWING;
}
/** A probe starts this many response times ahead of the first connection, which must not reach that point first. */
const PROBE_AHEAD_HEADS = 3;
/** The next stretch is requested this long before the last one ends: a new connection begins slowly. */
const REQUEST_AHEAD_BYTES = 256 * 1024;
const REQUEST_AHEAD_HEADS = 6;
/**
 * A single connection asks for stretches of this much time. Further connections begin where a stretch ends, so that no
 * answer has to be given up, and they do not wait long for that.
 */
const STRETCH_MS = 250;
const STRETCH_LEAST_BYTES = 4 * 1024 * 1024;
const STRETCH_MOST_BYTES = 64 * 1024 * 1024;
/** How far ahead of the first connection a probe starts, beside the length of a part. */
function probeAheadBytes({ bytesPerMs, headMs }) {
    return Math.ceil(bytesPerMs * headMs * PROBE_AHEAD_HEADS);
}
/** The next stretch is requested when this much is left of the last one. */
function requestAheadBytes({ bytesPerMs, headMs }) {
    return REQUEST_AHEAD_BYTES + bytesPerMs * headMs * REQUEST_AHEAD_HEADS;
}
/** The length of a stretch. */
function stretchBytes({ bytesPerMs }) {
    const bytes = Math.max(STRETCH_LEAST_BYTES, bytesPerMs * STRETCH_MS);
    return Math.ceil(Math.min(bytes, STRETCH_MOST_BYTES));
}
/** The plan after the store asked to go slower (429, 503), or would not serve a further connection. */
function slowDown({ connectionCount }, nowMs) {
    return {
        connectionCount: Math.max(1, Math.floor(connectionCount / 2)),
        trial: null,
        holdUntilMs: nowMs + HOLD_MS,
    };
}

;// CONCATENATED MODULE: ./lib/download/retries.js




/** The bundle is not there. A fresh link leads to the same place, and helps only while the store lags behind. */
const GONE = [404, 410];
const FRESH_LINKS_WHEN_GONE = 3;
/** Connections that are lost together fail within this time; a single one needs longer to fail twice. */
const MOMENT_MS = 1_000;
/** What follows a failed attempt: one event for all connections that failed together, and a pause. */
class Retries {
    #clock;
    #emit;
    #links;
    #reported = null;
    /** Links and bytes at the time when the bundle was first found gone; `null`: it has not been. */
    #gone = null;
    constructor(clock, emit, links) {
        this.#clock = clock;
        this.#emit = emit;
        this.#links = links;
    }
    /** Resolves when the next attempt may begin. Rejects with `download-failed` or `link-refused` after too many. */
    pause = async (failedAttempt, state, signal) => {
        if (state.failedAttempts >= ATTEMPTS_WITHOUT_PROGRESS || this.#isGoneForGood(failedAttempt, state))
            throw this.outOfAttempts(failedAttempt, state.heldBytes);
        const waitMs = pauseMs(failedAttempt, state.failedAttempts, this.#clock.random());
        if (this.#isFirstOfCause(failedAttempt, state)) {
            const { problem, freshLink } = failedAttempt;
            this.#emit({ kind: 'download-resumed', problem, fromByte: state.fromByte, waitMs, freshLink });
        }
        await sleep(this.#clock, waitMs, signal);
    };
    outOfAttempts({ refusal, problem }, heldBytes) {
        const { latest } = this.#links;
        const host = latest === null ? '' : (0,redact/* hostOf */.w4)(latest.url);
        if (refusal !== null)
            return new core_failure/* Failure */.HR('link-refused', { ...refusal, host });
        const attempts = ATTEMPTS_WITHOUT_PROGRESS;
        return new core_failure/* Failure */.HR('download-failed', { host, attempts, heldBytes, lastProblem: problem });
    }
    /** Whether fresh links were refused like the first, over all connections, without a new byte in between. */
    #isGoneForGood({ refusal }, { heldBytes }) {
        if (refusal === null || !GONE.includes(refusal.status))
            return false;
        const { issuedCount: count } = this.#links;
        if (this.#gone === null || heldBytes > this.#gone.heldBytes)
            this.#gone = { links: count, heldBytes };
        return count - this.#gone.links >= FRESH_LINKS_WHEN_GONE;
    }
    #isFirstOfCause({ problem }, { segment }) {
        const last = this.#reported;
        const atMs = this.#clock.now();
        if (last?.problem === problem && last.segment !== segment && atMs - last.atMs < MOMENT_MS)
            return false;
        this.#reported = { problem, segment, atMs };
        return true;
    }
}
/** A link that has just expired is replaced at once; after repeated refusals the next link is waited for. */
function pauseMs({ freshLink, waitMs }, failedAttempts, random) {
    const ownMs = freshLink && failedAttempts <= 1 ? 0 : retryDelayMs(Math.max(1, failedAttempts), random);
    const wantedMs = waitMs === null ? ownMs : Math.max(waitMs, RETRY_FIRST_MS);
    return Math.min(wantedMs, ERROR_RUN_LIMIT_MS);
}
/** Counts the attempts in a row that brought nothing, for one segment. */
class RetryBudget {
    #furthest;
    #failures = 0;
    /** `at`: the offset at which it begins. */
    constructor(at) {
        this.#furthest = at;
    }
    /** After an attempt that ended at the offset `at`: how many in a row, with this one, got no further than before. */
    failedAt(at) {
        this.#failures = at > this.#furthest ? 0 : this.#failures + 1;
        this.#furthest = Math.max(this.#furthest, at);
        return this.#failures;
    }
    /** For a new bundle: how far the old one had come says nothing of it. */
    reset() {
        this.#furthest = 0;
    }
}

;// CONCATENATED MODULE: ./lib/download/segment-queue.js
/** Parts that may lie ready beside those being fetched. */
const SPARE_PARTS = 2;
/**
 * Segments in the order in which they are delivered, and the memory of those that run ahead. The buffers are used again,
 * so that memory does not grow with the bundle.
 */
class SegmentQueue {
    #partBytes;
    #segments = [];
    #freeBuffers = [];
    #buffersInUse = 0;
    #wakeWaiting = [];
    /** `partBytes`: the length of each buffer. */
    constructor(partBytes) {
        this.#partBytes = partBytes;
    }
    get first() {
        return this.#segments[0] ?? null;
    }
    get last() {
        return this.#segments.at(-1) ?? null;
    }
    push(segment) {
        this.#segments.push(segment);
        this.wake();
    }
    /** Removes the first segment, which was delivered to its end. */
    shift() {
        const segment = this.#segments.shift();
        if (segment !== undefined)
            this.release(segment);
    }
    /** The first segment that lacks bytes, or `null`, and all behind it, which are taken out. */
    cutAtGap() {
        const gap = this.#segments.findIndex((segment) => !segment.isComplete);
        if (gap === -1)
            return { open: null, behind: [] };
        return { open: this.#segments[gap] ?? null, behind: this.#segments.splice(gap + 1) };
    }
    /** A buffer for a part, or `null` when as many are in use as `connectionCount` connections may have. */
    takeBuffer(connectionCount) {
        if (this.#buffersInUse >= connectionCount + SPARE_PARTS)
            return null;
        this.#buffersInUse += 1;
        return this.#freeBuffers.pop() ?? new Uint8Array(this.#partBytes);
    }
    /** Frees the segment's buffer. The segment is not stopped: its connection may serve the next one. */
    release({ buffer }) {
        if (buffer?.length === this.#partBytes) {
            this.#buffersInUse -= 1;
            this.#freeBuffers.push(buffer);
        }
        this.wake();
    }
    /** Ends every wait for bytes of these segments. */
    leave() {
        for (const segment of this.#segments)
            segment.leave();
        this.wake();
    }
    /** Resolves at the next change: a new segment, free memory, or a call of `wake`. */
    changed() {
        return new Promise((resolve) => {
            this.#wakeWaiting.push(resolve);
        });
    }
    wake() {
        for (const wake of this.#wakeWaiting.splice(0))
            wake();
    }
}

;// CONCATENATED MODULE: ./lib/download/segment.js
/**
 * A stretch of the bundle that one connection fetches. Its bytes come in order and are taken in order. With a buffer
 * the connection runs ahead of the consumer; without one each chunk waits until it was taken.
 */
class Segment {
    from;
    /** `null`: each chunk waits until it was taken. */
    buffer;
    #abort = new AbortController();
    /** The first byte that is not part of it; `null`: it goes to the end of the bundle. */
    #end;
    #at;
    #taken;
    #handed = null;
    #isLeft = false;
    #wakeConsumer = () => undefined;
    #wakeConnection = () => undefined;
    /** Offsets in bytes. A buffer has room for the whole stretch. */
    constructor(from, end, buffer) {
        this.from = from;
        this.#end = end;
        this.#at = from;
        this.#taken = from;
        this.buffer = buffer;
    }
    /** Offset of the next byte to come. */
    get at() {
        return this.#at;
    }
    get end() {
        return this.#end;
    }
    /** Aborted when it need not be fetched any more. */
    get signal() {
        return this.#abort.signal;
    }
    get isStopped() {
        return this.#abort.signal.aborted;
    }
    get isComplete() {
        return this.#end !== null && this.#at >= this.#end;
    }
    /** Moves the end. Bytes that have come stay to be taken, even beyond the new end. */
    endAt(end) {
        this.#end = Math.max(end, this.#at);
        this.#wakeConsumer();
    }
    /** Extends the segment to the end of the bundle. */
    openEnd() {
        this.#end = null;
    }
    /** Takes in those of the next bytes that belong to the segment. Resolves when they may be overwritten. */
    async give(chunk) {
        const room = this.#end === null ? chunk.length : Math.min(chunk.length, this.#end - this.#at);
        if (room === 0 || this.isStopped)
            return;
        const bytes = room === chunk.length ? chunk : chunk.subarray(0, room);
        if (this.buffer !== null)
            this.buffer.set(bytes, this.#at - this.from);
        this.#at += room;
        if (this.buffer !== null) {
            this.#wakeConsumer();
            return;
        }
        this.#handed = bytes;
        await new Promise((resolve) => {
            this.#wakeConnection = resolve;
            if (this.isStopped)
                resolve();
            this.#wakeConsumer();
        });
    }
    /** The next bytes to take, or `null` at the end. They stay until `took` is called. */
    async next() {
        for (;;) {
            if (this.#handed !== null)
                return this.#handed;
            if (this.buffer !== null && this.#taken < this.#at)
                return this.buffer.subarray(this.#taken - this.from, this.#at - this.from);
            if (this.isComplete || this.isStopped || this.#isLeft)
                return null;
            await new Promise((resolve) => {
                this.#wakeConsumer = resolve;
            });
        }
    }
    took(bytes) {
        this.#taken += bytes.length;
        this.#handed = null;
        this.#wakeConnection();
    }
    /** Stops fetching. Bytes that have come stay to be taken. */
    cutShort() {
        this.endAt(this.#at);
        this.#abort.abort();
    }
    /** Ends the wait for its bytes. Its connection may fetch on: a random access read may still want them. */
    leave() {
        this.#isLeft = true;
        this.#wakeConsumer();
    }
    /** Stops fetching, and ends every wait. A second call does nothing. */
    stop() {
        this.#abort.abort();
        this.#wakeConnection();
        this.#wakeConsumer();
    }
}

;// CONCATENATED MODULE: ./lib/download/connections.js




/** Enough to hide the time between two requests, little enough to hold a few of them. */
const PART_BYTES = 2 * 1024 * 1024;
/**
 * The connections that fetch the bundle, and the queue in which their segments are delivered. The first connection reads
 * from the beginning, stretch by stretch. Further ones fetch the parts that follow. They begin with a probe: only when the
 * store answers that as it should does the first connection end where the probe's part begins.
 */
class Connections {
    #ports;
    #queue = new SegmentQueue(PART_BYTES);
    #workers = [];
    /** Connections in use. */
    #count = 0;
    #reportedCount = 1;
    /** The first byte that no segment covers; `null` while the first one goes to the end. */
    #frontier = null;
    /** The end of the bundle, where a random access read fetches it; and whether it is being delivered. */
    #reserved = null;
    #servesReserved = false;
    /** Whether several connections share the bundle. */
    #isShared = false;
    /** Where segments that are fetched in order end; 0 while the store does not tell the length. */
    #limit = 0;
    #isProbing = false;
    /** The store has refused a further answer, so that one stretch is all the rest. */
    #isRefused = false;
    #isOver = false;
    constructor(ports) {
        this.#ports = ports;
    }
    /** A connection for everything from the offset `from` on. */
    openStream(from, budget) {
        const stream = new Segment(from, null, null);
        this.#ports.fetcher.begin(stream);
        this.#queue.push(stream);
        this.#run(async () => {
            await this.#fetchSegment(stream, budget);
            await this.#fetchParts();
        });
    }
    /** The segment to deliver next; `null` after the last. `deliveredBytes`: all that was delivered so far. */
    async head(deliveredBytes) {
        for (;;) {
            const { first } = this.#queue;
            if (first !== null)
                return first;
            if (this.#reserved?.from === deliveredBytes)
                this.#servesReserved = true;
            if (this.#servesReserved)
                return this.#reserved;
            const isAll = this.#frontier === null || deliveredBytes === this.#ports.fetcher.totalBytes;
            if (this.#isOver || isAll)
                return null;
            await this.#queue.changed();
        }
    }
    /** Removes the head, which was delivered to its end. */
    dequeue() {
        // The reader of the reserved part still uses its memory, so that is not reused.
        if (!this.#servesReserved)
            this.#queue.shift();
        else {
            this.#servesReserved = false;
            this.#reserved = null;
        }
    }
    /** Whether a part of a random access read need not be fetched in its turn: it is the end, and no connection fetches it yet. */
    reserve(part) {
        const isEnd = part.end === this.#ports.fetcher.totalBytes && this.#limit === part.end;
        if (!isEnd || this.#frontier === null || this.#frontier > part.from)
            return false;
        this.#reserved = part;
        this.#limit = part.from;
        return true;
    }
    /** For a reserved part that does not come: what was not delivered of it is fetched in its turn. */
    giveUpReserved(part) {
        if (this.#isOver || this.#reserved !== part)
            return;
        this.#limit = this.#ports.fetcher.totalBytes ?? 0;
        if (this.#servesReserved) {
            this.#frontier = part.at;
            part.cutShort();
        }
        else {
            this.#reserved = null;
            this.#ports.fetcher.forget(part);
        }
        if (this.#count === 0)
            this.#run(() => this.#fetchParts());
        this.#queue.wake();
    }
    /** Adapts the number of connections to the speed. Those that are too many end with their part. */
    adapt(deliveredBytes) {
        const { fetcher, speed } = this.#ports;
        // While a probe is on its way the last decision is still being carried out.
        if (this.#isProbing)
            return;
        const begunBytes = this.#frontier ?? deliveredBytes;
        // Where the store has no ranges there is nothing for further connections.
        const leftBytes = fetcher.hasRanges ? this.#limit - begunBytes : 0;
        if (speed.decide(leftBytes))
            this.#openConnections();
        else if (!this.#isShared)
            this.#askAhead();
    }
    /** For the first head: the first connection may have a part of the bundle only. */
    begun() {
        this.#limit = this.#ports.fetcher.totalBytes ?? 0;
        this.#frontier = this.#queue.last?.end ?? null;
    }
    /** Ends every wait for a segment. What is being fetched is stopped by the fetcher. */
    leave() {
        this.#isOver = true;
        this.#reserved?.leave();
        this.#queue.leave();
    }
    /** Resolves when no connection is in use any more. */
    async gone() {
        await Promise.allSettled(this.#workers);
    }
    #openConnections() {
        const { speed } = this.#ports;
        if (!this.#isShared) {
            if (speed.connectionCount > 1)
                this.#probe();
            return;
        }
        // Each takes its first part at once; without a part left it would end at once.
        while (this.#count < speed.connectionCount && this.#hasParts())
            this.#run(() => this.#fetchParts());
        this.#reportCount();
        this.#queue.wake();
    }
    /** Reports connections once they are open, and fewer once that is decided; not those that run out of parts. */
    #reportCount() {
        const { speed, emit } = this.#ports;
        const most = Math.max(this.#reportedCount, this.#count);
        const connectionCount = !this.#isShared ? 1 : Math.min(speed.connectionCount, most);
        if (connectionCount === this.#reportedCount)
            return;
        this.#reportedCount = connectionCount;
        emit({ kind: 'download-connections', connectionCount });
    }
    /** Whether there are bytes that no connection fetches yet. */
    #hasParts() {
        return this.#frontier !== null && this.#frontier < this.#limit;
    }
    /** Fetches one part further on. Only when its answer is what it should be does the first connection end there. */
    #probe() {
        const { speed } = this.#ports;
        const stream = this.#queue.last;
        if (this.#isProbing || stream === null)
            return;
        const from = this.#hasParts() ? (this.#frontier ?? 0) : stream.at + PART_BYTES + probeAheadBytes(speed);
        const buffer = from < this.#limit ? this.#queue.takeBuffer(speed.connectionCount) : null;
        if (buffer === null) {
            speed.startOver();
            return;
        }
        this.#tryNext(stream, new Segment(from, Math.min(this.#limit, from + PART_BYTES), buffer), () => {
            this.#isShared = true;
            speed.restart();
            this.#openConnections();
        });
    }
    /** Asks for the next stretch shortly before the last one ends, so that its answer is not waited for. */
    #askAhead() {
        const { last } = this.#queue;
        const from = this.#frontier;
        if (this.#isRefused || from === null || last?.end !== from || from >= this.#limit)
            return;
        if (from - last.at > requestAheadBytes(this.#ports.speed))
            return;
        this.#tryNext(last, new Segment(from, this.#stretchEnd(from), null), () => undefined);
    }
    /** Asks for `part` over one more connection. It is `admitted` when its answer is what it should be and in time. */
    #tryNext(stream, part, admitted) {
        const { fetcher, speed } = this.#ports;
        const { from } = part;
        const frontier = this.#frontier;
        fetcher.begin(part);
        this.#isProbing = true;
        let isAdmitted = false;
        const admit = () => {
            this.#isProbing = false;
            const isAhead = stream.end === from || (stream.at < from && !stream.isComplete);
            isAdmitted = isAhead && frontier === this.#frontier;
            if (!isAdmitted)
                return false;
            stream.endAt(from);
            this.#queue.push(part);
            this.#frontier = part.end;
            admitted();
            return true;
        };
        this.#run(async () => {
            const tried = await fetcher.attempt(part, { admit });
            if (isAdmitted) {
                const budget = new RetryBudget(from);
                if (tried.kind === 'failed')
                    await fetcher.pause(tried, part, budget.failedAt(part.at));
                await this.#fetchSegment(part, budget);
                await this.#fetchParts();
                return;
            }
            this.#isProbing = false;
            // The first connection goes on, so that no failure is reported.
            this.#isRefused = true;
            if (tried.kind === 'failed')
                speed.stayAtOne();
            else
                speed.startOver();
            if (tried.kind === 'unserved' && stream.at < from)
                fetcher.stopUsingRanges();
            this.#forget(part);
            this.#count -= 1;
        });
    }
    /** Fetches one part after another until there are no more, or fewer connections are wanted. */
    async #fetchParts() {
        for (;;) {
            const part = await this.#nextPart();
            if (part === null)
                return;
            await this.#fetchSegment(part, new RetryBudget(part.from));
        }
    }
    /** The next part to fetch; `null`: there is none, or this connection is one too many. */
    async #nextPart() {
        const { speed } = this.#ports;
        for (;;) {
            // What follows is being asked for.
            while (this.#isProbing && !this.#isShared && !this.#isOver)
                await this.#queue.changed();
            const from = this.#frontier;
            if (this.#isOver || from === null || from >= this.#limit || this.#count > speed.connectionCount) {
                this.#count -= 1;
                return null;
            }
            // The last connection needs no parts: between two of them it would wait for an answer.
            if (this.#count === 1) {
                this.#isShared = false;
                return this.#enqueue(new Segment(from, this.#stretchEnd(from), null));
            }
            const buffer = this.#queue.takeBuffer(speed.connectionCount);
            if (buffer !== null)
                return this.#enqueue(new Segment(from, Math.min(this.#limit, from + PART_BYTES), buffer));
            await this.#queue.changed();
        }
    }
    /** Where the stretch of a single connection ends; `null`: where the bundle does. */
    #stretchEnd(from) {
        const { fetcher, speed } = this.#ports;
        const end = this.#isRefused ? this.#limit : Math.min(this.#limit, from + stretchBytes(speed));
        return end === fetcher.totalBytes ? null : end;
    }
    #enqueue(segment) {
        this.#frontier = segment.end;
        this.#ports.fetcher.begin(segment);
        this.#queue.push(segment);
        return segment;
    }
    /** Fetches a segment to its end, through every failure that a retry may pass. */
    async #fetchSegment(segment, budget) {
        const { fetcher } = this.#ports;
        while (!segment.isComplete && !segment.isStopped) {
            const tried = await fetcher.attempt(segment);
            if (tried.kind === 'unserved')
                this.#fallBack(segment);
            if (tried.kind !== 'failed')
                continue;
            const pausing = fetcher.pause(tried, segment, budget.failedAt(segment.at));
            // It may have been asked to slow down.
            this.#reportCount();
            await pausing;
        }
        fetcher.finish(segment);
    }
    /** For a store that gives no parts after all: one connection goes on at the first gap. */
    #fallBack(refused) {
        // Another connection has fallen back already.
        if (refused.isStopped)
            return;
        this.#ports.fetcher.stopUsingRanges();
        const { open, behind } = this.#queue.cutAtGap();
        for (const part of behind)
            this.#forget(part);
        const from = open?.at ?? this.#frontier ?? 0;
        this.#frontier = null;
        this.#isShared = false;
        this.#limit = this.#ports.fetcher.totalBytes ?? 0;
        // The reserved part is fetched in its turn now.
        if (this.#reserved !== null)
            this.#ports.fetcher.forget(this.#reserved);
        this.#reserved = null;
        this.#reportCount();
        if (open?.buffer === null) {
            open.openEnd();
            return;
        }
        open?.cutShort();
        this.openStream(from, new RetryBudget(from));
    }
    #run(work) {
        this.#count += 1;
        const working = work().catch((error) => {
            this.#ports.fail(error);
        });
        this.#workers.push(working);
    }
    /** Drops a segment that is not wanted any more, and frees its buffer. */
    #forget(segment) {
        this.#ports.fetcher.forget(segment);
        this.#queue.release(segment);
    }
}

;// CONCATENATED MODULE: ./lib/download/random-access.js


/** Random access saves time and room; a store that does not serve it is not worth a long wait. */
const ATTEMPTS = 3;
/**
 * Reads bytes before their turn, such as a zip's directory, over a connection of their own. Bytes at the end of the bundle
 * are delivered in their turn, too. Others are fetched a second time then, and not counted here.
 */
class RandomAccess {
    #fetcher;
    #connections;
    #isCalledOff = false;
    constructor(fetcher, connections) {
        this.#fetcher = fetcher;
        this.#connections = connections;
    }
    /** For a download that has failed: every read rejects from now on. */
    callOff() {
        this.#isCalledOff = true;
    }
    /** Offsets in bytes. `null` when the store does not serve them; rejects after `callOff`. */
    async read(fromByte, endByte) {
        const fetcher = this.#fetcher;
        this.#throwIfCalledOff();
        if (!fetcher.hasRanges)
            return null;
        const part = new Segment(fromByte, endByte, new Uint8Array(endByte - fromByte));
        const isReserved = this.#connections.reserve(part);
        fetcher.begin(part);
        const budget = new RetryBudget(fromByte);
        while (!part.isComplete && !part.isStopped) {
            const tried = await fetcher.attempt(part, { isAside: !isReserved });
            if (tried.kind === 'complete')
                break;
            if (tried.kind === 'unserved') {
                fetcher.stopUsingRanges();
                break;
            }
            const failures = budget.failedAt(part.at);
            if (failures >= ATTEMPTS)
                break;
            await fetcher.pause(tried, part, failures);
        }
        fetcher.finish(part);
        if (!part.isComplete)
            this.#connections.giveUpReserved(part);
        this.#throwIfCalledOff();
        return part.isComplete ? part.buffer : null;
    }
    #throwIfCalledOff() {
        if (this.#isCalledOff)
            throw new Error('the download has ended');
    }
}

;// CONCATENATED MODULE: ./lib/download/segment-fetcher.js

/**
 * The first request asks for this much. A request for all of it would have to be given up where further connections
 * take over, or where the end of a zip is held already, and what is under way then would be fetched for nothing.
 */
const FIRST_BYTES = 6 * 1024 * 1024;
/** Chunks come by the thousand. */
const REPORT_EVERY_MS = 200;
/** Fetches the segments of one bundle: one attempt at a time for each, and a pause after one that failed. */
class SegmentFetcher {
    /** Bytes that have come, in any order. Random access reads that are fetched twice do not count. */
    receivedBytes = 0;
    #ports;
    #options;
    #signal;
    /** The answer to begin with, until it is read. */
    #opened;
    /** Answers to leave to the next pass; it takes one at most. */
    #handedOver = new Set();
    #segments = new Set();
    #known = null;
    #reportedMs = -Infinity;
    #isOver = false;
    constructor(ports, options, signal) {
        this.#ports = ports;
        this.#options = options;
        this.#signal = signal;
        this.#opened = options.opened;
    }
    /** `null` while the store does not say, or has not answered. */
    get totalBytes() {
        return this.#known?.totalBytes ?? null;
    }
    /** Whether parts can be joined: the store serves them, and has an ETag to join them by. */
    get hasRanges() {
        return (this.#known?.etag ?? null) !== null && this.#ports.ranges.areServed;
    }
    /** For a store that does not serve parts after all. */
    stopUsingRanges() {
        this.#ports.ranges.areServed = false;
    }
    /** Has `stop` stop this segment, too. */
    begin(segment) {
        this.#segments.add(segment);
    }
    /** For a segment that was fetched to its end. Its connection may serve the next one. */
    finish(segment) {
        this.#segments.delete(segment);
    }
    /** Stops a segment that is not wanted any more; its bytes are dropped. */
    forget(segment) {
        segment.stop();
        this.#segments.delete(segment);
        this.receivedBytes -= segment.at - segment.from;
    }
    /** Asks once for what is missing. `admit`: whether what comes is still wanted. `isAside`: it is not delivered. */
    async attempt(segment, { admit = () => true, isAside = false } = {}) {
        const { store, clock, links, checkSize } = this.#ports;
        const { speed, onBegin } = this.#options;
        const link = await links.current();
        const opened = this.#opened;
        this.#opened = null;
        const isBeginning = segment.at === 0 && segment.end === null;
        const onHead = (known, tookMs) => {
            speed.sawHead(tookMs);
            if (isBeginning) {
                this.#known = known;
                onBegin(known);
            }
            return admit();
        };
        const onBytes = (bytes) => {
            if (!isAside)
                this.#count(bytes, link);
        };
        const signal = AbortSignal.any([this.#signal, segment.signal]);
        try {
            // Whatever comes from the first byte on may be another bundle: nothing is joined with it.
            const known = isBeginning ? null : this.#known;
            const firstBytes = isBeginning && this.#ports.ranges.areServed ? FIRST_BYTES : null;
            const ports = { store, clock, link, known, firstBytes, opened, checkSize, onHead, onBytes };
            const tried = await attempt(segment, ports, signal);
            if (tried.kind === 'unserved' && firstBytes !== null && this.#known === null) {
                // The part was not needed: the second request asks for the whole.
                this.stopUsingRanges();
                return await this.attempt(segment, { admit, isAside });
            }
            if (tried.kind === 'failed' && tried.freshLink)
                links.replace(link);
            return tried;
        }
        catch (error) {
            if (error instanceof StartOver && error.opened !== null) {
                // The next pass reads it, so it is not stopped with this one.
                this.#segments.delete(segment);
                this.#handedOver.add(error.opened);
                if (this.#isOver)
                    error.opened.reply.close();
            }
            // What was aborted because it is not wanted any more has ended well.
            if (segment.isStopped && !this.#signal.aborted)
                return { kind: 'complete' };
            throw error;
        }
    }
    /** Waits before the next attempt, for as long as the segment is wanted. */
    async pause(tried, segment, failedAttempts) {
        if (tried.slowDown)
            this.#options.speed.slowDown();
        // Without an ETag the next attempt begins at zero.
        const fromByte = (this.#known?.etag ?? null) === null ? 0 : segment.at;
        const state = { segment, failedAttempts, fromByte, heldBytes: this.receivedBytes };
        const signal = AbortSignal.any([this.#signal, segment.signal]);
        try {
            await this.#ports.pause(tried, state, signal);
        }
        catch (error) {
            if (!segment.isStopped || this.#signal.aborted)
                throw error;
        }
    }
    /** Stops all that is being fetched. */
    stop() {
        this.#isOver = true;
        for (const segment of this.#segments)
            segment.stop();
        // It was requested under the signal of another pass, which no longer ends it.
        this.#options.opened?.reply.close();
    }
    /** After all connections have ended: closes the answers that are left, but the one that the next pass begins with. */
    closeAllBut(kept) {
        for (const other of this.#handedOver)
            if (other !== kept)
                other.reply.close();
    }
    #count(bytes, link) {
        this.receivedBytes += bytes;
        this.#options.speed.received(bytes);
        const nowMs = this.#ports.clock.now();
        const totalBytes = this.totalBytes ?? link.sizeBytes;
        if (nowMs - this.#reportedMs < REPORT_EVERY_MS && this.receivedBytes !== totalBytes)
            return;
        this.#reportedMs = nowMs;
        this.#ports.emit({ kind: 'download-progress', heldBytes: this.receivedBytes, totalBytes });
    }
}

;// CONCATENATED MODULE: ./lib/download/speed.js

/** Measures a download, and decides by `planConnections` how many connections it is worth. */
class SpeedWatch {
    #clock;
    #plan = ONE_CONNECTION;
    #sinceMs;
    #bytes = 0;
    #early = null;
    #bytesPerMs = 0;
    #starvedMs = 0;
    #headMs = 0;
    #hasSeenHead = false;
    constructor(clock) {
        this.#clock = clock;
        this.#sinceMs = clock.now();
    }
    get connectionCount() {
        return this.#plan.connectionCount;
    }
    /** From the latest request to the head of its answer, in milliseconds. */
    get headMs() {
        return this.#headMs;
    }
    sawHead(tookMs) {
        // What passed before the first byte is no measure of speed.
        if (!this.#hasSeenHead)
            this.restart();
        this.#hasSeenHead = true;
        this.#headMs = tookMs;
    }
    /** Waits for bytes of the network. */
    async starving(waiting) {
        const fromMs = this.#clock.now();
        const value = await waiting;
        this.#starvedMs += this.#clock.now() - Math.max(fromMs, this.#sinceMs);
        return value;
    }
    /** Bytes have come, over any connection. */
    received(bytes) {
        this.#bytes += bytes;
    }
    /**
     * Makes a new plan at the end of a window. `leftBytes`: bytes that no connection fetches yet. Returns whether the number
     * of connections changes.
     */
    decide(leftBytes) {
        const nowMs = this.#clock.now();
        const elapsedMs = nowMs - this.#sinceMs;
        const wantedMs = windowMs(this.#plan, this.#headMs);
        if (elapsedMs >= wantedMs / 2)
            this.#early ??= { elapsedMs, bytes: this.#bytes };
        if (elapsedMs < wantedMs)
            return false;
        const seen = {
            elapsedMs,
            bytes: this.#bytes,
            early: this.#early ?? { elapsedMs, bytes: this.#bytes },
            starvedMs: this.#starvedMs,
            leftBytes,
        };
        return this.#follow(planConnections(this.#plan, seen, nowMs));
    }
    /** Bytes per millisecond in the last window; in the first window, so far. */
    get bytesPerMs() {
        if (this.#bytesPerMs > 0 || !this.#hasSeenHead)
            return this.#bytesPerMs;
        return this.#bytes / Math.max(1, this.#clock.now() - this.#sinceMs);
    }
    /** The store asked for less. */
    slowDown() {
        this.#follow(slowDown(this.#plan, this.#clock.now()));
    }
    /** The store would not serve a second connection: for a while none is tried. */
    stayAtOne() {
        this.#follow(slowDown(ONE_CONNECTION, this.#clock.now()));
    }
    /** Forgets the plan and starts to measure. */
    startOver() {
        this.#follow(ONE_CONNECTION);
    }
    #follow(plan) {
        const changes = plan.connectionCount !== this.#plan.connectionCount;
        this.#plan = plan;
        this.restart();
        return changes;
    }
    /** Forgets what was measured, and keeps the plan. */
    restart() {
        const nowMs = this.#clock.now();
        this.#bytesPerMs = this.#bytes / Math.max(1, nowMs - this.#sinceMs);
        this.#sinceMs = nowMs;
        this.#bytes = 0;
        this.#early = null;
        this.#starvedMs = 0;
    }
}

;// CONCATENATED MODULE: ./lib/download/pass.js





/**
 * One pass over the whole bundle: all its bytes are of one ETag. A first connection reads from the beginning. When more
 * connections would be faster, they fetch the parts that follow, which are delivered in their turn.
 */
class DownloadPass {
    /** Bytes that were delivered, in order. */
    deliveredBytes = 0;
    #ports;
    #signal;
    #speed;
    #fetcher;
    #connections;
    #randomAccess;
    #failed = Promise.withResolvers();
    #isOver = false;
    /** `opened`: an answer that brings the bundle from its first byte, instead of a first request. */
    constructor(ports, opened, signal) {
        this.#ports = ports;
        this.#signal = signal;
        const speed = new SpeedWatch(ports.clock);
        const fetcher = new SegmentFetcher(ports, { opened, speed, onBegin: this.#begin }, signal);
        this.#speed = speed;
        this.#fetcher = fetcher;
        this.#connections = new Connections({ fetcher, speed, emit: ports.emit, fail: this.#failed.reject });
        this.#randomAccess = new RandomAccess(fetcher, this.#connections);
    }
    /** Bytes that have come, in any order. */
    get receivedBytes() {
        return this.#fetcher.receivedBytes;
    }
    /** Resolves when every byte was delivered. Rejects with `StartOver`, a `Failure` or the reason of the signal. */
    async run() {
        const stop = () => {
            this.#failed.reject(this.#signal.reason);
        };
        this.#signal.addEventListener('abort', stop, { once: true });
        this.#connections.openStream(0, this.#ports.budget);
        const delivering = this.#deliver();
        let kept = null;
        try {
            await Promise.race([delivering, this.#failed.promise]);
        }
        catch (error) {
            this.#randomAccess.callOff();
            if (error instanceof StartOver)
                kept = error.opened;
            throw error;
        }
        finally {
            this.#signal.removeEventListener('abort', stop);
            this.#isOver = true;
            this.#connections.leave();
            this.#fetcher.stop();
            await Promise.allSettled([delivering, this.#connections.gone()]);
            this.#fetcher.closeAllBut(kept);
        }
    }
    /** Gives the bytes to the sink, in order, and adapts the number of connections to their speed. */
    async #deliver() {
        for (;;) {
            const segment = await this.#connections.head(this.deliveredBytes);
            if (segment === null)
                return;
            const bytes = await this.#speed.starving(segment.next());
            if (this.#isOver)
                return;
            if (bytes === null) {
                this.#connections.dequeue();
                continue;
            }
            await this.#ports.sink.write(bytes);
            this.deliveredBytes += bytes.length;
            segment.took(bytes);
            this.#connections.adapt(this.deliveredBytes);
        }
    }
    #begin = ({ totalBytes }) => {
        this.#connections.begun();
        this.#ports.sink.begin({
            totalBytes,
            readAt: (fromByte, endByte) => this.#randomAccess.read(fromByte, endByte),
        });
    };
}

;// CONCATENATED MODULE: ./lib/download/download.js







/**
 * Downloads the bundle into the sink, whole and unchanged, through cuts, stalls and expired links.
 * It takes a way to get links, not a link: links expire while it works.
 * Fails after eight attempts in a row that brought no new byte, and when the sink refuses what it gets.
 */
async function download(ports, signal) {
    const { clock, emit, sink } = ports;
    const links = new LinkKeeper(ports.issueLink, signal);
    const retries = new Retries(clock, emit, links);
    const budget = new RetryBudget(0);
    const sizes = new SizeDoubts();
    const odd = oddAnswers(ports.store);
    let changes = 0;
    let opened = null;
    const passPorts = {
        ...ports,
        store: odd.store,
        links,
        budget,
        ranges: { areServed: true },
        pause: retries.pause,
        checkSize: (link, actualBytes) => {
            sizes.check(link, actualBytes, 'the store has a bundle of another size than the service says');
        },
    };
    for (;;) {
        const pass = new DownloadPass(passPorts, opened, signal);
        try {
            await pass.run();
            if (links.latest !== null) {
                const problem = 'the bundle is not as long as the service says';
                sizes.check(links.latest, pass.deliveredBytes, problem);
            }
            const done = await sink.close();
            emit({ kind: 'downloaded', ...done });
            return done;
        }
        catch (error) {
            if (!(error instanceof StartOver))
                throw odd.cause(error);
            ({ opened } = error);
            const cause = error.failedAttempt;
            if (error.isOther) {
                budget.reset();
                changes += 1;
                // Where a store has several machines, each with its own ETag, parts cannot be joined.
                if (changes > 1)
                    passPorts.ranges.areServed = false;
                if (changes >= ATTEMPTS_WITHOUT_PROGRESS)
                    throw retries.outOfAttempts(cause ?? failedAttempt(BUNDLE_CHANGED), pass.receivedBytes);
            }
            if (cause?.freshLink === true && links.latest !== null) {
                links.replace(links.latest);
                // The size from the store may be the size of a part.
                passPorts.ranges.areServed = false;
            }
            if (cause === null)
                continue;
            const state = { segment: budget, failedAttempts: budget.failedAt(0), fromByte: 0, heldBytes: 0 };
            await retries.pause(cause, state, signal);
        }
    }
}
const NO_BUNDLE = ['bundle-size-wrong', 'archive-unknown', 'archive-damaged'];
/**
 * The store, which remembers the last answer whose headers or first bytes say that it is no bundle. Objects may be labelled
 * in odd ways, so that counts only once the bytes were found to be wrong: then it is the `cause`.
 */
function oddAnswers(store) {
    let oddity = null;
    return {
        store: {
            read: async (url, range, signal) => {
                const reply = await store.read(url, range, signal);
                if (reply.kind === 'head' && reply.head.status < 300)
                    ({ oddity } = reply.head);
                return reply;
            },
        },
        cause: (error) => oddity !== null && NO_BUNDLE.some((code) => (0,core_failure/* isFailure */.N6)(error, code))
            ? new core_failure/* Failure */.HR('link-unusable', { problem: oddity }, error)
            : error,
    };
}
/** The size from the service may be that of an earlier bundle: only the same contradiction twice is final. */
class SizeDoubts {
    #doubted = null;
    /** Throws `StartOver` at a first contradiction, and `bundle-size-wrong` at a second of the same sizes by another link. */
    check(link, actualBytes, problem) {
        const { sizeBytes } = link;
        if (sizeBytes === null || actualBytes === null || actualBytes === sizeBytes)
            return;
        const before = this.#doubted;
        const isSame = before?.link.sizeBytes === sizeBytes && before.actualBytes === actualBytes;
        // Several connections may find the same out of one link.
        if (isSame && before.link !== link)
            throw new core_failure/* Failure */.HR('bundle-size-wrong', { expectedBytes: sizeBytes, actualBytes });
        this.#doubted = { link, actualBytes };
        throw new StartOver({ cause: { ...failedAttempt(problem), freshLink: true } });
    }
}

;// CONCATENATED MODULE: ./lib/job/poll-delay.js
/** With nothing to go by: a job of a minute is noticed after 2 s on average. */
const BLIND_MS = 4_000;
/** From here on a job is ever less likely to end in the next second: intervals grow with the square root. */
const BLIND_GROWS_FROM_MS = 8 * 60_000;
/** A job that has hardly begun has its work before it, and one that is overdue may take any time: half as many polls. */
const PATIENCE = 2;
/** Of the time that seems left: the estimate gets better with every poll, and most are a little late. */
const SHARE_OF_REST = 0.45;
/** Of the time since the foretold end. */
const SHARE_OF_DELAY = 0.5;
/** An interval is at most this share of the time that has passed, whatever progress foretells. */
const GUARD_SHARE = 0.25;
/** Many workflows that began together must not come back together. */
const poll_delay_JITTER_SHARE = 0.1;
/**
 * The polling interval before the next poll, in milliseconds, always within the limits.
 * Polls come closer together towards the forecast end, and drift apart after it has passed;
 * without progress they come at a nearly even pace.
 * Source: docs/adr/0013-polling-schedule.md; measured by `npm run bench:polling`.
 */
function nextPollDelayMs(state, limits, random) {
    const { minMs, maxMs } = limits;
    const ms = Math.max(minMs, Math.min(wantedMs(state), maxMs));
    // Chance adds or takes a tenth. At a limit it only moves the interval inwards, so that it is not lost there.
    const least = Math.max(minMs, (1 - poll_delay_JITTER_SHARE) * ms);
    const most = Math.max(least, Math.min(maxMs, (1 + poll_delay_JITTER_SHARE) * ms));
    return Math.round(least + random * (most - least));
}
function wantedMs({ elapsedMs, restMs, early }) {
    const blindMs = BLIND_MS * Math.sqrt(Math.max(1, elapsedMs / BLIND_GROWS_FROM_MS));
    if (restMs !== null && restMs > 0) {
        return Math.min(SHARE_OF_REST * restMs, Math.max(GUARD_SHARE * elapsedMs, blindMs));
    }
    if (restMs !== null)
        return Math.min(SHARE_OF_DELAY * -restMs, PATIENCE * blindMs);
    // The first polls find most jobs queued, short ones too: patience begins with the wait that has been.
    return early ? Math.min(elapsedMs, PATIENCE * blindMs) : blindMs;
}

// EXTERNAL MODULE: ./lib/artifacts/client-error.js
var client_error = __nccwpck_require__(8163);
// EXTERNAL MODULE: ./lib/job/job-record.js
var job_record = __nccwpck_require__(2992);
;// CONCATENATED MODULE: ./lib/job/reattach.js






/** Reattaching is a convenience: a run does not wait long for it. */
const RECORD_LIMIT_MS = 10_000;
/** A job that runs is worth noting when the step is cancelled at that moment; the whole end may take three seconds. */
const CANCELLED_GRACE_MS = 1_000;
/**
 * The job that an earlier attempt of this workflow run started for the same export, if it can be followed; `null` when
 * one is to be started. Says which, and why. Rejects with what the service refuses but a 404, or the signal's reason.
 */
async function findEarlierJob(wanted, ports, signal) {
    const { records, emit } = ports;
    const say = (outcome) => {
        emit({ kind: 'reattach', outcome });
        return null;
    };
    if (records.obstacle !== null)
        return say({ kind: 'unavailable', ...records.obstacle });
    // There is no earlier attempt.
    if (records.attempt === 1)
        return null;
    const listed = await bounded((limit) => records.list(limit), 0, ports, signal);
    if (!listed.ok)
        return say({ kind: 'unsearchable', problem: (0,client_error/* judgeClientError */.JL)(listed.problem).problem });
    for (const found of (0,job_record/* findRecords */.gP)(listed.value, hashOf(wanted, records), records.attempt)) {
        const job = await stateOf(found.jobId, wanted, ports, signal);
        // Any step of this run can make such a note: one that leads nowhere does not hide those before it.
        if (job === null)
            say({ kind: 'gone', ...found });
        else if (job.domain !== null && job.domain !== wanted.job.domain)
            say({ kind: 'other-domain', domain: job.domain, ...found });
        else
            return job.status === 'failed' ? say({ kind: 'failed', ...found }) : found;
    }
    return say({ kind: 'none' });
}
/**
 * Notes a job that was started, for a later attempt of this workflow run. Goes on a little after an abort, and rejects
 * with nothing but the signal's reason: an export is not worth less because it cannot be noted.
 */
async function keepJob(jobId, wanted, ports, signal) {
    const { records, emit } = ports;
    if (records.obstacle !== null)
        return;
    const record = { jobId, attempt: records.attempt };
    const artifactName = (0,job_record/* recordName */.xD)(hashOf(wanted, records), record);
    const text = (0,job_record/* recordText */.Pe)(wanted.job, record);
    const kept = await bounded((limit) => records.keep(artifactName, text, limit), CANCELLED_GRACE_MS, ports, signal);
    emit({
        kind: 'reattach',
        outcome: kept.ok
            ? { kind: 'kept', artifactName }
            : { kind: 'not-kept', problem: (0,client_error/* judgeClientError */.JL)(kept.problem).problem },
    });
    signal.throwIfAborted();
}
function hashOf({ apiUrl, job }, records) {
    return records.digest((0,job_record/* exportIdentity */.dE)(apiUrl, job));
}
/** The state of a job; `null` when the service knows none of that id, or takes no such id. */
async function stateOf(jobId, { timeoutMs }, ports, signal) {
    try {
        return await callService({
            doing: 'status',
            send: (sendSignal) => ports.service.status(jobId, sendSignal),
            read: readExportStatus,
            onlyWhenNotActedOn: false,
            deadlineMs: ports.clock.now() + timeoutMs,
        }, ports, signal);
    }
    catch (error) {
        if ((0,core_failure/* isFailure */.N6)(error, 'not-found') || (0,core_failure/* isFailure */.N6)(error, 'request-refused'))
            return null;
        throw error;
    }
}
/** What the artifact service answers within the limit, and within `graceMs` of an abort; rejects with its reason after that. */
async function bounded(ask, graceMs, { clock }, signal) {
    const limit = new AbortController();
    const message = `it took longer than ${(0,amounts/* formatDuration */.a3)(RECORD_LIMIT_MS)}`;
    const giveUp = () => {
        limit.abort(signal.aborted ? signal.reason : new Error(message));
    };
    const cancels = [clock.after(RECORD_LIMIT_MS, giveUp)];
    const hurry = () => void cancels.push(clock.after(graceMs, giveUp));
    if (signal.aborted)
        hurry();
    else
        signal.addEventListener('abort', hurry, { once: true });
    try {
        return await ask(limit.signal);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!limit.signal.aborted)
            throw error;
        return { ok: false, problem: { message, code: null } };
    }
    finally {
        signal.removeEventListener('abort', hurry);
        for (const cancel of cancels)
            cancel();
    }
}

;// CONCATENATED MODULE: ./lib/job/take-job.js





/** Follows the job that the inputs name, or that an earlier attempt of the workflow run left; or starts one. */
async function takeJob(order, ports, signal) {
    const { apiUrl, job, reattach, timeoutMs } = order;
    const { clock, emit } = ports;
    if (job.kind === 'follow') {
        emit({ kind: 'job-followed', jobId: job.jobId });
        return { jobId: job.jobId, startedMs: null };
    }
    const wanted = { apiUrl, job, timeoutMs };
    const earlier = reattach ? await findEarlierJob(wanted, ports, signal) : null;
    if (earlier !== null) {
        emit({ kind: 'job-followed', jobId: earlier.jobId, byAttempt: earlier.attempt });
        return { jobId: earlier.jobId, startedMs: null };
    }
    emit({ kind: 'phase', phase: 'start' });
    const jobId = await startJob(job, order, ports, signal);
    emit({ kind: 'job-started', jobId, domain: job.domain });
    const startedMs = clock.now();
    // Before the first poll, so that a run that is cancelled while it waits has left its note.
    if (reattach)
        await keepJob(jobId, wanted, ports, signal);
    return { jobId, startedMs };
}
/**
 * Starts a job and gives its id. With `waitsWhenBusy` the start is repeated while another export is under way, until
 * `timeoutMs` has passed: then it fails with `busy-timeout`.
 */
async function startJob(job, { timeoutMs, waitsWhenBusy, pollIntervalMs, maxPollIntervalMs }, ports, signal) {
    const { service, clock, emit } = ports;
    const beganMs = clock.now();
    const deadlineMs = beganMs + timeoutMs;
    let isBusy = false;
    const start = () => callService({
        doing: 'start',
        send: (sendSignal) => service.start(job, sendSignal),
        read: readStartedJob,
        onlyWhenNotActedOn: true,
        isFirstContact: !isBusy,
        deadlineMs,
    }, ports, signal);
    if (!waitsWhenBusy)
        return await start();
    const limits = { minMs: pollIntervalMs, maxMs: maxPollIntervalMs };
    try {
        return await waitOut({
            call: start,
            codes: ['conflict'],
            untilMs: deadlineMs,
            // As for a job in the queue, which this one is.
            pauseMs: () => {
                const state = { elapsedMs: clock.now() - beganMs, restMs: null, early: true };
                return nextPollDelayMs(state, limits, clock.random());
            },
            onWait: ({ facts: { detail } }) => {
                if (!isBusy)
                    emit({ kind: 'service-busy', detail, leftMs: deadlineMs - clock.now() });
                isBusy = true;
            },
        }, clock, signal);
    }
    catch (error) {
        if (!(0,core_failure/* isFailure */.N6)(error, 'conflict'))
            throw error;
        throw new core_failure/* Failure */.HR('busy-timeout', { timeoutMs, detail: error.facts.detail }, error);
    }
}

;// CONCATENATED MODULE: ./lib/job/forecast.js
const NO_FORECAST = {
    first: null,
    last: null,
    rises: 0,
    pace: null,
    seen: null,
    flat: false,
    endMs: null,
    slip: 0,
};
/** How far back the pace looks: over this share of the time that it has been measured for. */
const PACE_MEMORY = 0.5;
/** How much of the latest movement of the end counts: half of it, a quarter of the one before, and so on. */
const SLIP_WEIGHT = 0.5;
/** An end that moves away nearly as fast as time passes would never come; one that approaches this fast is near. */
const SLIP_MAX = 0.8;
const SLIP_MIN = -1;
/** Less than this backwards is unsteadiness; more is a second phase, or another unit than thought. */
const BACKWARDS = 0.05;
/** What can honestly be called an estimate: so much done, seen to rise so often, over so long, at a steady pace. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_RISES = 3;
const ESTIMATE_FROM_MS = 20_000;
const ESTIMATE_SLIP_MAX = 0.4;
/** It has halted when it has not risen for this many times as long as it takes from one rise to the next. */
const HALT_RISES = 2;
/** The forecast after one more poll. */
function foresee(before, seen) {
    if (seen.share === null)
        return { ...before, seen };
    const after = withShare(before, seen, seen.share);
    const endMs = endOf(after);
    return { ...after, endMs, slip: slipOf(before, after, endMs, seen.elapsedMs) };
}
/**
 * The time until the job ends, in milliseconds, at the pace so far and with its trend; negative when it is overdue,
 * `null` when nothing foretells it.
 */
function restMs({ endMs, seen, slip }) {
    if (endMs === null || seen === null)
        return null;
    const rest = endMs - seen.elapsedMs;
    return rest > 0 ? rest / (1 - slip) : rest;
}
/**
 * The time until the job ends at the pace so far, for the log: `null` unless there is enough to go
 * by, the pace is steady, and the job keeps to it.
 */
function estimatedRestMs({ first, last, rises, slip, seen, endMs }) {
    if (first === null || last === null || seen === null || endMs === null || seen.share === null)
        return null;
    const tookMs = last.elapsedMs - first.elapsedMs;
    const enough = last.share >= ESTIMATE_FROM_SHARE && rises >= ESTIMATE_FROM_RISES && tookMs >= ESTIMATE_FROM_MS;
    const steady = Math.abs(slip) <= ESTIMATE_SLIP_MAX;
    const halted = seen.elapsedMs - last.elapsedMs > (HALT_RISES * tookMs) / (rises - 1);
    const rest = endMs - seen.elapsedMs;
    return enough && steady && !halted && rest > 0 ? rest : null;
}
function withShare(before, seen, share) {
    const { first, last, rises } = before;
    const here = { elapsedMs: seen.elapsedMs, share };
    const afresh = { ...NO_FORECAST, first: here, last: here, seen };
    // The pace of one phase says nothing of the next.
    if (first === null || last === null || share < last.share - BACKWARDS)
        return afresh;
    if (share <= last.share) {
        // A job that has stood at one share until now begins when its status changes: it was queued.
        const began = rises === 0 && seen.status !== before.seen?.status;
        return began ? afresh : { ...before, seen, flat: true };
    }
    const rise = { elapsedMs: before.flat ? between(before.seen, seen) : seen.elapsedMs, share };
    // What came before the first rise may have been a queue: the pace is measured from that rise as soon as possible.
    const from = first.share === 0 && rises === 1 ? last : first;
    const pace = paceOf(from === first ? before.pace : null, from, last, rise);
    return { ...before, first: from, last: rise, rises: rises + 1, pace, seen, flat: false };
}
function paceOf(before, from, last, rise) {
    const tookMs = rise.elapsedMs - last.elapsedMs;
    if (tookMs <= 0)
        return before;
    const latest = (rise.share - last.share) / tookMs;
    if (before === null)
        return latest;
    return before + Math.min(1, tookMs / (PACE_MEMORY * (rise.elapsedMs - from.elapsedMs))) * (latest - before);
}
/** A share that stood still and then jumped did so somewhere between the two polls. */
function between(before, seen) {
    return ((before ?? seen).elapsedMs + seen.elapsedMs) / 2;
}
/** Counted from the last rise and not from now, so that progress in large steps foretells the same end all along. */
function endOf({ last, pace }) {
    if (last === null)
        return null;
    if (last.share >= 1)
        return last.elapsedMs;
    return pace === null ? null : last.elapsedMs + (1 - last.share) / pace;
}
function slipOf(before, { first }, endMs, elapsedMs) {
    const sinceMs = elapsedMs - (before.seen?.elapsedMs ?? elapsedMs);
    // An end that jumps because the pace is now measured from elsewhere has not moved.
    const jumps = first !== before.first;
    if (jumps || endMs === null || before.endMs === null || sinceMs <= 0)
        return 0;
    const latest = Math.max(SLIP_MIN, Math.min(SLIP_MAX, (endMs - before.endMs) / sinceMs));
    return (1 - SLIP_WEIGHT) * before.slip + SLIP_WEIGHT * latest;
}

;// CONCATENATED MODULE: ./lib/job/progress.js
const NO_PROGRESS = { unit: 'unknown', share: null, small: [] };
/** So many different values of at most 1 are a job that counts to 1, and not one that creeps through its first percent. */
const SMALL_VALUES_OF_A_FRACTION = 3;
/** `42 %`, `42%`, `42.5% (3 of 7 pages)`: the sign says the unit, and what follows it is for people. */
const PERCENT_TEXT = /^(\d{1,3}(?:\.\d+)?)\s*%/;
const NUMBER_TEXT = /^\d{1,3}(?:\.\d+)?$/;
/** Sums of fractions end a little beside 1. */
const ROUNDING = 1e-6;
/**
 * Reads a `progress` field after what was seen before: a number from 0 to 1 or from 0 to 100, or such a number as text,
 * with or without a percent sign. Everything else is no progress, and changes nothing of what was learnt.
 *
 * The service counts from 0 to 100, so a value between 0 and 1 says nothing by itself: it may be half a percent or half of
 * the job, and the two ask for opposite schedules. A value above 1 shows percent, a third different value of at most 1 a
 * fraction. Until then the share is unknown, but for a 0, which is none by either count.
 */
function readProgress(value, before) {
    const read = readValue(value);
    if (read === null || !(read.amount >= 0 && read.amount <= 100))
        return { ...before, share: null };
    const { amount } = read;
    const small = before.unit === 'unknown' && amount <= 1 ? withValue(before.small, amount) : before.small;
    const unit = read.percent ? 'percent' : unitOf(amount, before.unit, small.length);
    return { unit, share: shareOf(amount, unit), small };
}
function shareOf(amount, unit) {
    if (unit === 'percent')
        return amount / 100;
    if (unit === 'fraction')
        return Math.min(amount, 1);
    return amount === 0 ? 0 : null;
}
function withValue(values, value) {
    return values.includes(value) ? values : [...values, value];
}
function readValue(value) {
    if (typeof value === 'number')
        return { amount: value, percent: false };
    if (typeof value !== 'string')
        return null;
    const text = value.trim();
    const percent = PERCENT_TEXT.exec(text)?.[1];
    if (percent !== undefined)
        return { amount: Number(percent), percent: true };
    return NUMBER_TEXT.test(text) ? { amount: Number(text), percent: false } : null;
}
function unitOf(amount, before, smallValues) {
    if (amount > 1 && !(before === 'fraction' && amount <= 1 + ROUNDING))
        return 'percent';
    if (before !== 'unknown')
        return before;
    return smallValues >= SMALL_VALUES_OF_A_FRACTION ? 'fraction' : 'unknown';
}

;// CONCATENATED MODULE: ./lib/job/job-watch.js


/** The service's word for a job that has not begun. Polling slows down for this word only. */
const QUEUED = 'queued';
/** Takes in an answer about a job that is not over, `elapsedMs` milliseconds after the beginning of the wait. */
function watchJob(before, seen, elapsedMs) {
    const { status } = seen;
    const progress = readProgress(seen.progress, before.progress);
    const forecast = foresee(before.forecast, { elapsedMs, status, share: progress.share });
    const { watch: stall, stalledMs } = watchForStall(before.stall, seen, elapsedMs);
    return {
        watch: { progress, forecast, stall },
        poll: { elapsedMs, restMs: restMs(forecast), early: status === QUEUED || progress.share !== null },
        stalledMs,
    };
}
const NEW_STALL_WATCH = { signs: null, sinceMs: 0, isReported: false };
const NEW_WATCH = { progress: NO_PROGRESS, forecast: NO_FORECAST, stall: NEW_STALL_WATCH };
/** Longer than any one page takes to render, and short enough that a person can still examine the job. */
const STALL_MS = 5 * 60_000;
/**
 * Compares an answer with the one before. A job has stalled when nothing that it shows has changed for five minutes; that
 * is told once, and again when it has moved and stalls once more (`stalledMs`).
 * Where the service sends neither `progress` nor `updatedAt`, nothing can be said of a stall.
 */
function watchForStall(before, seen, elapsedMs) {
    const signs = JSON.stringify([seen.status, seen.progress, seen.pageCount, seen.updatedAt]);
    if (signs !== before.signs)
        return { watch: { signs, sinceMs: elapsedMs, isReported: false }, stalledMs: null };
    const stillMs = elapsedMs - before.sinceMs;
    const shows = seen.updatedAt !== null || seen.progress !== null;
    if (before.isReported || !shows || stillMs < STALL_MS)
        return { watch: before, stalledMs: null };
    return { watch: { ...before, isReported: true }, stalledMs: stillMs };
}

;// CONCATENATED MODULE: ./lib/job/wait-for-job.js








/**
 * Polls until the job is over and returns its last state. A last poll is made at the deadline, which ends the poll that is
 * under way a few seconds later.
 * Fails with `job-timeout`, with what ends polling at once (401, 403, 404 …), or when a run of failing polls
 * has lasted for five minutes.
 */
async function waitForJob(plan, { clock, emit }, signal) {
    const beganMs = plan.startedMs ?? clock.now();
    const deadlineMs = beganMs + plan.timeoutMs;
    const unknownSaid = new Set();
    let watch = NEW_WATCH;
    let status = 'unknown';
    let failedPolls = 0;
    let failingSinceMs = beganMs;
    let lastProblem;
    for (let polls = 1;; polls += 1) {
        const pollMs = clock.now();
        const reply = await sendUntil(deadlineMs, plan.poll, clock, signal);
        const judged = readJob(plan, judgeReply(plan.doing, reply, clock.now()), clock.now());
        const nowMs = clock.now();
        const elapsedMs = nowMs - beganMs;
        const timeLeftMs = Math.max(0, deadlineMs - nowMs);
        // The poll that was sent at the deadline was the last one, and so is one that the deadline ended.
        const isLast = pollMs >= deadlineMs || nowMs >= deadlineMs + DEADLINE_GRACE_MS;
        let wantedMs;
        if (judged.kind === 'fatal')
            throw judged.failure;
        if (judged.kind === 'ok') {
            const { job } = judged;
            failedPolls = 0;
            lastProblem = null;
            plan.onAnswer?.(job);
            if (plan.isOver(job))
                return { job, elapsedMs, polls };
            status = job.status;
            if (!plan.knownStatuses.includes(status) && !unknownSaid.has(status)) {
                unknownSaid.add(status);
                emit({ kind: 'status-unknown', status });
            }
            const said = plan.progressOf(job);
            const watched = watchJob(watch, { ...said, status }, elapsedMs);
            watch = watched.watch;
            const { share } = watch.progress;
            const ownMs = nextPollDelayMs(watched.poll, plan.limits, clock.random());
            wantedMs = judged.waitMs === null ? ownMs : Math.max(plan.limits.minMs, judged.waitMs);
            emit({
                kind: 'job-status',
                status,
                share,
                pageCount: said.pageCount,
                elapsedMs,
                leftMs: estimatedRestMs(watch.forecast),
            });
            const { stalledMs: stillMs } = watched;
            if (stillMs !== null && !isLast)
                emit({ kind: 'job-stalled', stillMs, status, share, updatedAt: said.updatedAt, timeLeftMs });
        }
        else {
            if (failedPolls === 0)
                failingSinceMs = pollMs;
            failedPolls += 1;
            lastProblem = judged.problem;
            const forMs = nowMs - failingSinceMs;
            if (forMs >= ERROR_RUN_LIMIT_MS) {
                throw (judged.failure ??
                    new core_failure/* Failure */.HR('service-unavailable', { doing: plan.doing, lastProblem: judged.problem, forMs }));
            }
            wantedMs = Math.max(plan.limits.minMs, judged.waitMs ?? retryDelayMs(failedPolls, clock.random()));
            const waitMs = Math.min(wantedMs, timeLeftMs);
            if (!isLast)
                emit({ kind: 'call-repeated', problem: judged.problem, waitMs, askedToWait: judged.waitMs !== null });
        }
        if (isLast) {
            if (judged.kind === 'retry' && (0,core_failure/* isFailure */.N6)(judged.failure, 'not-found'))
                throw judged.failure;
            throw new core_failure/* Failure */.HR('job-timeout', { timeoutMs: plan.timeoutMs, status, lastProblem });
        }
        await sleep(clock, Math.min(wantedMs, timeLeftMs), signal);
    }
}
/** A 404 soon after the start, and an answer that cannot be read, are polls that failed: the next may do. */
function readJob(plan, judged, nowMs) {
    const failed = { kind: 'retry', waitMs: null, notActedOn: false, failure: null, status: null };
    if (judged.kind === 'ok') {
        const answer = plan.read(judged.json);
        return answer.ok
            ? { kind: 'ok', job: answer.value, waitMs: judged.waitMs }
            : { ...failed, problem: `its answer cannot be used: ${answer.problem}` };
    }
    const young = plan.startedMs !== null && nowMs - plan.startedMs < (plan.notFoundGraceMs ?? NOT_FOUND_GRACE_MS);
    if (judged.kind === 'fatal' && young && (0,core_failure/* isFailure */.N6)(judged.failure, 'not-found')) {
        return { ...failed, problem: 'it does not know the job yet (404)', failure: judged.failure };
    }
    return judged;
}

// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(4304);
;// CONCATENATED MODULE: ./lib/site/gates.js

const MOST_NAMED = 5;
/** As many pages that show an error or nothing may be published: a few may be meant, or have failed on their own. */
const BLANK_MAX = 1;
const BLANK_MAX_PERCENT = 10;
/** Everything that is wrong with a site, at once; empty if it may be published. */
function judgeSite({ files }, { minPages, maxPageDrop, needsIndex }, previous) {
    const problems = [];
    const pages = files.filter(({ path }) => (0,file_index/* isPage */.yp)(path));
    const empty = pages.filter(({ bytes }) => bytes === 0);
    if (minPages > 0 && needsIndex && !pages.some(({ path }) => /^index\.html?$/.test(path)))
        problems.push({ kind: 'no-index' });
    if (pages.length < minPages)
        problems.push({ kind: 'min-pages', pages: pages.length, least: minPages });
    const before = previous?.pageCount ?? 0;
    if (maxPageDrop !== null && dropOf(pages.length, before) > maxPageDrop)
        problems.push({ kind: 'max-page-drop', pages: pages.length, before, limit: maxPageDrop, blank: null });
    if (minPages > 0 && empty.length > 0) {
        const paths = empty.slice(0, MOST_NAMED).map(({ path }) => path);
        problems.push({ kind: 'empty-pages', count: empty.length, paths });
    }
    return problems;
}
/**
 * What is wrong with the texts of a site with this many pages, at once: pages that show an error or nothing. If the texts of
 * the previous site are known, pages that had none there do not count.
 */
function judgePages(pages, { minPages, maxPageDrop }, { texts, errorPages, previous }) {
    const before = previous?.texts ?? null;
    const blank = before === null || texts === null ? errorPages : newlyBlank(texts, before, errorPages);
    if (blank === null)
        return [];
    if (maxPageDrop !== null && previous !== null && before !== null) {
        const { pageCount } = previous;
        return dropOf(pages - blank.count, pageCount) > maxPageDrop
            ? [{ kind: 'max-page-drop', pages, before: pageCount, limit: maxPageDrop, blank }]
            : [];
    }
    const isMany = blank.count > BLANK_MAX && blank.count * 100 > pages * BLANK_MAX_PERCENT;
    return minPages > 0 && isMany ? [{ kind: 'blank-pages', pages, blank }] : [];
}
/** Percent of the pages that were there before. */
function dropOf(pages, before) {
    // In this order, so that 7 of 100 are 7, and not 7.000000000000001.
    return before === 0 ? 0 : ((before - pages) * 100) / before;
}
/** Pages that had a text and have none now, and new pages that show an error. Old pages without a text may be among those. */
function newlyBlank(texts, before, errorPages) {
    const old = [...texts].filter(([path, { textSha256 }]) => textSha256 === null && before.has(path));
    const lost = old.filter(([path]) => before.get(path)?.textSha256 !== null);
    const count = lost.length + Math.max(0, (errorPages?.count ?? 0) - old.length);
    const first = lost[0]?.[0] ?? errorPages?.first;
    return first === undefined || count === 0 ? null : { count, first };
}

// EXTERNAL MODULE: ./lib/site/changes.js
var site_changes = __nccwpck_require__(7558);
// EXTERNAL MODULE: ./lib/site/manifest.js
var manifest = __nccwpck_require__(4738);
// EXTERNAL MODULE: ./lib/site/page-changes.js
var page_changes = __nccwpck_require__(2760);
// EXTERNAL MODULE: ./lib/site/page-list.js
var page_list = __nccwpck_require__(197);
;// CONCATENATED MODULE: ./lib/site/inspect-site.js







/**
 * Inspects the files of an unpacked site: what is in it, how it differs from the published one, and whether it may
 * replace that one. Throws `site-incomplete`.
 */
function inspectSite({ comparison, gates, job: { domain } }, { staging, emit }) {
    const site = staging.siteFiles();
    emit({ kind: 'site-listed', contentDigest: site.contentDigest });
    const changes = comparison === null ? null : (0,site_changes/* changesOf */.fs)(site, comparison.previous);
    if (comparison !== null && changes !== null) {
        const before = comparison.previous?.domain ?? null;
        emit({
            kind: 'site-compared',
            manifest: comparison.path,
            isFirst: changes.isFirst,
            added: changes.added.length,
            changed: changes.changed.length,
            removed: changes.removed.length,
            otherDomain: domain === null || before === domain ? null : before,
            isPart: !gates.needsIndex,
        });
    }
    const problems = judgeSite(site, gates, comparison?.previous ?? null);
    if (problems.length > 0)
        throw new core_failure/* Failure */.HR('site-incomplete', { problems });
    return { pageCount: site.files.filter(({ path }) => (0,file_index/* isPage */.yp)(path)).length, changes };
}
/**
 * Drafts the files about an inspected site whose pages were read. `null`: no file is written. Throws `disk-full`, `disk-error`.
 */
function draftReports(changes, { manifestPath, comparison, job: { domain, version }, jobId, uploadPath }, { texts, siteUrl: ownUrl }, { staging, clock, emit }) {
    if (changes === null && manifestPath === null)
        return null;
    const site = staging.siteFiles();
    let lists = null;
    if (comparison !== null && changes !== null) {
        const { previous, maxInvalidations } = comparison;
        const hasTexts = previous === null || previous.texts !== null;
        const missing = texts === null ? 'now' : 'earlier';
        const pages = texts === null || !hasTexts ? missing : (0,page_changes/* pageChangesOf */.W)(site, texts, previous);
        // The site may be served at another address than that of the service, or below a path.
        const siteUrl = ownUrl?.replace(/\/$/, '') ?? (domain === null ? null : `https://${domain}`);
        const files = changes.added.length + changes.changed.length + changes.removed.length;
        emit({ kind: 'pages-compared', pages, isFirst: changes.isFirst, files, siteUrl });
        lists = staging.draftLists((0,site_changes/* changeFiles */.GK)(changes, {
            contentDigest: site.contentDigest,
            previousContentDigest: previous?.contentDigest ?? null,
            maxInvalidations,
            pages: typeof pages === 'string' ? null : pages,
            pagesText: typeof pages === 'string' ? `${page_list/* WITHOUT_TEXTS */.wV[pages]}\n` : (0,page_list/* pageListText */.Hh)(pages, { files, siteUrl }),
        }));
    }
    if (manifestPath !== null)
        staging.draft(manifestPath, (0,manifest/* manifestText */.$2)({ domain, jobId, version, createdMs: clock.now() }, site, texts));
    return {
        manifestPath,
        changesPath: lists?.['changes.json'] ?? null,
        uploadPath,
        invalidationPath: lists?.['invalidations.txt'] ?? null,
        pagesPath: lists?.['pages.md'] ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/upload/helm-values.js
/** The values that point a self-hosted deployment at the bundle, as a YAML file. The text is a secret. */
function helmValues({ link, jobId, domain, version }) {
    const expires = link.expiresAt === null ? 'expires, the service does not say when' : `expires ${link.expiresAt}`;
    return [
        `# Export job ${jobId}${domain === null ? '' : ` of ${domain}`}.`,
        `# Secret: whoever has this link can fetch the bundle. It ${expires}.`,
        `# Deploy before that. Later, write this file again with 'job-id: ${jobId}'.`,
        'staticExport:',
        '  enabled: true',
        `  bundleUrl: ${yamlText(link.url)}`,
        ...(version === null ? [] : [`  version: ${yamlText(version)}`]),
        '',
    ].join('\n');
}
/**
 * A text in double quotes that every YAML reader takes for that text: `1.10` and `yes` stay texts, and whatever is not
 * plain ASCII is escaped, as some readers see line breaks in U+0085 and U+2028.
 */
function yamlText(text) {
    const escaped = text.toWellFormed().replaceAll(/["\\]|[^ -~]/gu, (mark) => {
        if (mark === '"' || mark === '\\')
            return `\\${mark}`;
        const hex = (mark.codePointAt(0) ?? 0).toString(16);
        return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
    });
    return `"${escaped}"`;
}

// EXTERNAL MODULE: ./lib/upload/upload-inputs.js
var upload_inputs = __nccwpck_require__(8720);
;// CONCATENATED MODULE: ./lib/upload/upload.js




/** Attempts of the whole upload. The client makes up to five of each request by itself. */
const UPLOAD_ATTEMPTS = 3;
/** More artifacts of one name than any run has had attempts. */
const MOST_REMOVED = 100;
/**
 * Uploads a parcel under its name, and replaces what has that name in this run: a second artifact of one name, which an
 * earlier attempt of the run may have left, is one too many for `actions/deploy-pages`.
 * Rejects with `upload-failed` or the signal's reason.
 */
async function upload(target, parcel, { artifacts, clock, emit }, signal) {
    const { kind, artifactName } = target;
    for (let attempt = 1;; attempt += 1) {
        await removeAll(artifactName, artifacts, signal);
        const reply = await artifacts.send(target, parcel, signal);
        if (reply.ok)
            return { ...reply.value, kind, name: artifactName };
        const judged = (0,client_error/* judgeClientError */.JL)(reply.problem);
        const { problem, remedy } = judged;
        if (judged.kind === 'final' || attempt === UPLOAD_ATTEMPTS)
            throw new core_failure/* Failure */.HR('upload-failed', { kind, artifactName, problem, remedy });
        const waitMs = retryDelayMs(attempt, clock.random());
        emit({ kind: 'upload-repeated', problem, waitMs });
        await sleep(clock, waitMs, signal);
    }
}
/**
 * Removes every artifact of that name; the client takes the newest one at a time. One that cannot be removed is left to
 * the upload: the service says then what is wrong.
 */
async function removeAll(artifactName, artifacts, signal) {
    for (let count = 0; count < MOST_REMOVED; count += 1) {
        const reply = await artifacts.removeNewest(artifactName, signal);
        if (!reply.ok || !reply.value)
            return;
    }
}

;// CONCATENATED MODULE: ./lib/upload/hand-over.js




/** Of the tar, as `actions/deploy-pages` counts: GitHub supports one GiB, and does not try beyond ten. */
const PAGES_SUPPORTED_BYTES = 1024 ** 3;
const PAGES_LARGEST_BYTES = 10 * 1024 ** 3;
/**
 * Refuses, before anything is published, what cannot be uploaded after it. Throws `upload-name-refused` or
 * `pages-too-large`.
 */
function checkUpload(target, { staging, emit }) {
    if (target === null || target.kind === 'bundle')
        return;
    const { paths, tarBytes } = staging.inspect();
    if (target.kind === 'site') {
        const refused = refusedPath(paths);
        if (refused !== null)
            throw new core_failure/* Failure */.HR('upload-name-refused', refused);
        return;
    }
    if (tarBytes > PAGES_LARGEST_BYTES)
        throw new core_failure/* Failure */.HR('pages-too-large', { bytes: tarBytes, limit: PAGES_LARGEST_BYTES });
    if (tarBytes > PAGES_SUPPORTED_BYTES)
        emit({ kind: 'pages-large', bytes: tarBytes, limit: PAGES_SUPPORTED_BYTES });
}
/**
 * Hands on what has been published: the artifact, then the Helm values, whose link is asked for last so that it lives as
 * long as it can. Rejects with `upload-failed`, `disk-*`, what `issueLink` rejects with, or the signal's reason.
 */
async function handOver(order, { jobId, issueLink }, ports, signal) {
    const { staging, emit } = ports;
    if (order.upload !== null) {
        emit({ kind: 'phase', phase: 'upload' });
        const parcel = await staging.pack(order.upload, signal);
        const fileCount = order.upload.kind === 'site' ? parcel.files.length : null;
        emit({ kind: 'upload-started', upload: order.upload, fileCount });
        emit({ kind: 'uploaded', artifact: await upload(order.upload, parcel, ports, signal) });
    }
    if (order.helmValuesPath !== null) {
        const link = await issueLink(signal);
        const { domain, version } = order.job;
        staging.writeSecret(order.helmValuesPath, helmValues({ link, jobId, domain, version }));
        emit({ kind: 'values-written', path: order.helmValuesPath, expiresAt: link.expiresAt });
    }
}
/** The first path that cannot be in an artifact, and how many more cannot; `null` when all can. */
function refusedPath(paths) {
    const [first, ...others] = paths.filter((path) => upload_inputs/* REFUSED_CHARACTER */.fs.test(path));
    if (first === undefined)
        return null;
    const [character = ''] = upload_inputs/* REFUSED_CHARACTER */.fs.exec(first) ?? [];
    return { path: first, character, others: others.length };
}

;// CONCATENATED MODULE: ./lib/export/export-bundle.js










/** "Not yet", by the names that the service is known to use. */
const PENDING_STATUSES = ['queued', 'running'];
/**
 * The export from start to finish: start or follow the job, wait, download the bundle, unpack, check, publish, hand over.
 * Rejects with a `Failure`, or with the signal's reason.
 */
async function exportBundle(inputs, ports, signal) {
    const { emit } = ports;
    const job = await takeJob(inputs, ports, signal);
    if (!inputs.wait)
        return 'started';
    emit({ kind: 'phase', phase: 'wait' });
    const linked = await complete(inputs, job, ports, signal);
    emit({ kind: 'phase', phase: 'bundle' });
    const issueLink = linkIssuer(linked, ports);
    const facts = { jobId: job.jobId, issueLink };
    if (inputs.site === null && inputs.bundlePath === null && inputs.upload === null) {
        // The link is the only result.
        if (inputs.helmValuesPath === null)
            await issueLink(signal);
        await handOver(inputs, facts, ports, signal);
        return 'success';
    }
    emit({ kind: 'phase', phase: 'download' });
    const sink = ports.staging.openSink(inputs.site, emit, signal);
    await download({ ...ports, issueLink, sink }, signal);
    let reports = null;
    let reportPath = null;
    if (inputs.site !== null) {
        emit({ kind: 'unpacked', ...(await ports.staging.unpack(emit)) });
        const { pageCount, changes } = inspectSite(inputs, ports);
        const readsTexts = inputs.manifestPath !== null || inputs.comparison !== null;
        const previous = inputs.comparison?.previous ?? null;
        const judge = (pages) => judgePages(pageCount, inputs.gates, { ...pages, previous });
        if (!readsTexts && inputs.upload === null)
            ports.staging.freeSiteFiles();
        const read = await checkSite({ check: inputs.check, readsTexts, judge }, ports, signal);
        ({ reportPath } = read);
        const uploadPath = changes && (await ports.staging.draftUpload(changes.uploads, signal));
        reports = draftReports(changes, { ...inputs, jobId: job.jobId, uploadPath }, read, ports);
    }
    checkUpload(inputs.upload, ports);
    signal.throwIfAborted();
    emit({ kind: 'phase', phase: 'publish' });
    ports.staging.publish();
    emit({ kind: 'published', sitePath: inputs.site?.path ?? null, bundlePath: inputs.bundlePath });
    if (reports !== null)
        emit({ kind: 'reports-published', ...reports });
    if (reportPath !== null)
        emit({ kind: 'check-report-written', path: reportPath });
    await handOver(inputs, facts, ports, signal);
    return 'success';
}
async function complete(inputs, { jobId, startedMs }, ports, signal) {
    const { job, elapsedMs, polls } = await waitForJob({
        doing: 'status',
        poll: (pollSignal) => ports.service.status(jobId, pollSignal),
        read: readExportStatus,
        isOver: ({ status }) => status === 'completed' || status === 'failed',
        knownStatuses: PENDING_STATUSES,
        progressOf: (status) => status,
        limits: { minMs: inputs.pollIntervalMs, maxMs: inputs.maxPollIntervalMs },
        timeoutMs: inputs.timeoutMs,
        startedMs,
    }, ports, signal);
    if (job.status === 'failed')
        throw new core_failure/* Failure */.HR('job-failed', { detail: job.error });
    ports.emit({ kind: 'job-completed', pageCount: job.pageCount, elapsedMs, polls });
    return { jobId, link: job.link };
}


/***/ }),

/***/ 4601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ staging)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./lib/system/disk-failure.js
var disk_failure = __nccwpck_require__(9619);
// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(8165);
;// CONCATENATED MODULE: ./lib/archive/damage.js


/** `archive-damaged`. `entry` is the one that the problem is in, or the last one before it. */
function damaged(problem, entry = null) {
    return new failure/* Failure */.HR('archive-damaged', { problem, entry });
}
/** Where the words of node:zlib would not help a reader. */
const PROBLEMS = {
    'zstd ZSTD_error_prefix_unknown': 'other bytes follow the zstd data',
    'zstd Z_BUF_ERROR': 'the zstd data end in the middle of a frame',
};
/** `archive-damaged` where node:zlib says that the data are not what they should be; anything else as it is. */
function zlibFailure(error, format, entry) {
    const code = (0,disk_failure/* systemErrorCode */.vq)(error) ?? '';
    if (!/^(?:Z_|ZSTD_)/.test(code))
        return error;
    const problem = PROBLEMS[`${format} ${code}`] ?? `the ${format} data are damaged (${error.message})`;
    return new failure/* Failure */.HR('archive-damaged', { problem, entry }, error);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: ./lib/inputs/lexical-path.js
var lexical_path = __nccwpck_require__(7433);
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
    if (lexical_path/* WINDOWS_DEVICE */.nd.test(segment))
        return 'a part of its name is a device on Windows';
    if (lexical_path/* WINDOWS_DROPS */.Hk.test(segment))
        return 'a part of its name ends in a dot or a space, which Windows drops';
    if (lexical_path/* WINDOWS_FORBIDS */.cM.test(segment))
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
function decodeName(bytes) {
    return { name: bytes.toString('utf8'), nameIsUtf8: (0,external_node_buffer_.isUtf8)(bytes) };
}

;// CONCATENATED MODULE: ./lib/archive/tar/header.js


/** Tar comes in blocks of this many bytes. */
const TAR_BLOCK_BYTES = 512;
/** Where the prefix of a ustar name begins. */
const PREFIX_AT = 345;
/** Whether there are zeros only: a block of them is the end of the archive. */
function isZeros(bytes) {
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

;// CONCATENATED MODULE: ./lib/archive/format.js


/** As many first bytes as `archiveFormat` needs to see. */
const ARCHIVE_HEAD_BYTES = TAR_BLOCK_BYTES;
/** What each format begins with, lowest byte first. A zip with anything before its first entry would be two things at once. */
const ZIP_ENTRY = 0x04034b50;
const ZIP_END = 0x06054b50;
const GZIP_MEMBER = 0x8b1f;
const ZSTD_FRAME = 0xfd2fb528 | 0;
const ZSTD_SKIPPABLE = 0x184d2a50;
/**
 * Which format an archive has, by its first bytes and never by its name. For a compressed one these do not tell
 * whether a tar is inside; `requireTar` does. Throws `archive-unknown`.
 */
function archiveFormat(head) {
    const first = head.length < 4 ? 0 : head.readInt32LE(0);
    if (first === ZIP_ENTRY || first === ZIP_END)
        return 'zip';
    if ((first & 0xffff) === GZIP_MEMBER)
        return 'tar.gz';
    if (first === ZSTD_FRAME || (first & ~0xf) === ZSTD_SKIPPABLE)
        return 'tar.zst';
    requireTar(head, 'tar');
    return 'tar';
}
/** What a tar is found in, for a message. */
const AROUND = {
    tar: '',
    'tar.gz': 'gzip data around ',
    'tar.zst': 'zstd data around ',
};
/** Throws `archive-unknown` when the bytes, which were unpacked from `format`, cannot begin a tar. */
function requireTar(head, format) {
    const block = head.subarray(0, TAR_BLOCK_BYTES);
    if (block.length === TAR_BLOCK_BYTES &&
        (isZeros(block) || block.toString('latin1', 257, 262) === 'ustar' || isTarHeader(block))) {
        return;
    }
    throw unknown(AROUND[format] + describeHead(head));
}
/** Throws `archive-unknown` when the bytes begin no archive of any format, also of one that is not read here. */
function refuseNoArchive(head) {
    const failure = unknown(describeHead(head));
    if (!failure.facts.isKept)
        throw failure;
}
const NO_ARCHIVE = ['an empty file', 'an HTML page', 'an XML document'];
function unknown(head) {
    return new failure/* Failure */.HR('archive-unknown', { head, isKept: !NO_ARCHIVE.includes(head) });
}
const SIGNATURES = [
    ['\xfd7zXZ\0', 'xz data'],
    ['BZh', 'bzip2 data'],
    // Only inside compressed data: alone they are unpacked.
    ['\x1f\x8b\x08', 'gzip data'],
    ['PK\x03\x04', 'a zip'],
    ['7z\xbc\xaf\x27\x1c', 'a 7z archive'],
    ['Rar!', 'a rar archive'],
    ['PK', 'a damaged or split zip'],
];
/** What the first bytes seem to be, for a message: a word for it, or the bytes in hex. */
function describeHead(head) {
    if (head.length === 0)
        return 'an empty file';
    const text = head
        .toString('latin1', 0, 64)
        .replace(/^\xef\xbb\xbf/, '')
        .trimStart();
    if (/^<(?:!doctype html|html)/i.test(text))
        return 'an HTML page';
    if (/^<(?:\?xml|[a-z])/i.test(text))
        return 'an XML document';
    if (/^[[{]/.test(text))
        return 'a JSON document';
    const known = SIGNATURES.find(([signature]) => head.toString('latin1', 0, signature.length) === signature);
    if (known !== undefined)
        return known[1];
    if (/^[\t\n\r\x20-\x7e]+$/.test(head.toString('latin1', 0, 64)))
        return 'a text';
    return `bytes ${head.toString('hex', 0, 8)}`;
}

;// CONCATENATED MODULE: ./lib/archive/tree.js




const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const PERMISSION_BITS = 0o7777;
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE = external_node_fs_.constants.O_WRONLY |
    external_node_fs_.constants.O_CREAT |
    external_node_fs_.constants.O_EXCL |
    (external_node_fs_.constants.O_NOFOLLOW ?? 0);
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
        (0,disk_failure/* orDiskFailure */.fR)(root, 'make the folder', () => {
            (0,external_node_fs_.chmodSync)(root, FOLDER_MODE);
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
        const full = (0,external_node_path_.join)(this.root, path);
        (0,disk_failure/* orDiskFailure */.fR)(full, 'make the folder', () => {
            orRefusal(path, () => {
                (0,external_node_fs_.mkdirSync)(full, FOLDER_MODE);
            });
            // As for files: one look tells whether to correct the mode.
            this.#fixFolders ??= process.platform !== 'win32' && !hasMode((0,external_node_fs_.statSync)(full), FOLDER_MODE);
            if (this.#fixFolders)
                (0,external_node_fs_.chmodSync)(full, FOLDER_MODE);
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
            throw new failure/* Failure */.HR('archive-empty', { stripComponents });
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
        const full = (0,external_node_path_.join)(this.#root, path);
        (0,disk_failure/* orDiskFailure */.fR)(full, 'write the file', () => {
            const fd = orRefusal(path, () => (0,external_node_fs_.openSync)(full, CREATE_FILE, FILE_MODE));
            this.#open = { fd, path: full };
            // What the umask or an inherited ACL leaves of a mode is the same for all; one look tells whether to correct it.
            this.#fixFiles ??= process.platform !== 'win32' && !hasMode((0,external_node_fs_.fstatSync)(fd), FILE_MODE);
            if (this.#fixFiles)
                (0,external_node_fs_.fchmodSync)(fd, FILE_MODE);
        });
    }
    /** Throws `disk-full`, `disk-error`. */
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        (0,disk_failure/* orDiskFailure */.fR)(open.path, 'write the file', () => {
            (0,external_node_fs_.writeFileSync)(open.fd, bytes);
        });
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finish() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        (0,disk_failure/* orDiskFailure */.fR)(open.path, 'write the file', () => {
            (0,external_node_fs_.closeSync)(open.fd);
        });
    }
    /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        const open = this.#open;
        this.#open = null;
        try {
            if (open !== null)
                (0,external_node_fs_.closeSync)(open.fd);
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
        if ((0,disk_failure/* systemErrorCode */.vq)(error) !== 'EEXIST')
            throw error;
        // The entry rules let no name through twice, so it is this file system that reads two as one.
        const reason = 'this file system takes its name for that of an earlier entry';
        throw new failure/* Failure */.HR('archive-refused', { entry, reason }, error);
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
        const { blocks, bavail, bsize } = (0,external_node_fs_.statfsSync)(folder);
        // Some network file systems report zeros.
        if (blocks === 0)
            return;
        freeBytes = bavail * bsize;
    }
    catch {
        return;
    }
    if (bytes > freeBytes)
        throw new failure/* Failure */.HR('disk-too-small', { path: folder, doing, neededBytes: bytes, freeBytes });
}

;// CONCATENATED MODULE: ./lib/archive/zip/bytes.js

/** Read at once, so that small entries cost no system call each. Signals are heard between two reads. */
const ZIP_WINDOW_BYTES = 512 * 1024;
/** The bytes of a zip file, read mostly from front to back through one window. */
class ZipFileBytes {
    length;
    #file;
    #onRead;
    #window = Buffer.allocUnsafeSlow(ZIP_WINDOW_BYTES);
    #start = 0;
    #end = 0;
    /** `length` of the file in bytes. `onRead` is called after each read and may throw. */
    constructor(file, length, onRead) {
        this.#file = file;
        this.length = length;
        this.#onRead = onRead;
    }
    async peek(offset, length) {
        return await this.read(offset, length);
    }
    async read(offset, length) {
        if (!(offset >= 0) || offset + length > this.length)
            throw damaged('it points past its end');
        const held = this.readNow(offset, length);
        if (held !== null)
            return held;
        await this.#load(offset, offset + length);
        return this.#window.subarray(0, length);
    }
    readNow(offset, length) {
        if (offset < this.#start || offset + length > this.#end)
            return null;
        return this.#window.subarray(offset - this.#start, offset - this.#start + length);
    }
    /** Reads until the window reaches `needed`, and as far beyond as it has room. */
    async #load(offset, needed) {
        this.#start = offset;
        this.#end = offset;
        while (this.#end < needed) {
            const held = this.#end - offset;
            const { bytesRead } = await this.#file.read(this.#window, held, ZIP_WINDOW_BYTES - held, this.#end);
            if (bytesRead === 0)
                throw damaged('it became shorter while it was read');
            this.#end += bytesRead;
        }
        this.#onRead();
    }
}

;// CONCATENATED MODULE: ./lib/archive/zip/arriving-bytes.js


/**
 * Room for what has arrived and was not read yet. So much of the stream arrives while the directory is fetched: if it
 * stood still, TCP would have to start slowly again.
 */
const HELD_BYTES = 16 * ZIP_WINDOW_BYTES;
/** A zip up to this size is waited for: to ask for its end would take longer. */
const WHOLE_BYTES = 8 * ZIP_WINDOW_BYTES;
/**
 * The end of a zip that is fetched ahead: directories of documentation take a fortieth to a thirtieth. What is fetched
 * ahead arrives twice; a longer directory costs further round trips.
 */
const TAIL_SHARE = 1 / 32;
const TAIL_LEAST_BYTES = 256 * 1024;
const TAIL_MOST_BYTES = 8 * 1024 * 1024;
/** A long directory is fetched in pieces of this size. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** The store has no random access. Nothing has been read then; `given` are all bytes that arrived so far. */
class NoRandomAccess extends Error {
    name = 'NoRandomAccess';
    given;
    constructor(given = []) {
        super();
        this.given = given;
    }
}
/**
 * The bytes of a zip that is being downloaded: its directory is fetched by random access, its entries are read as
 * they arrive. A zip that fits into what is held is read from there altogether.
 */
class ZipArrivingBytes {
    length;
    #from;
    #held = Buffer.allocUnsafeSlow(HELD_BYTES);
    /** Offset in the zip of the first byte of `#held`, of the first one still wanted, and of the first not there. */
    #base = 0;
    #start = 0;
    #end = 0;
    #tail = null;
    #piece = null;
    #stopped = null;
    #isOver = false;
    #wakeReader = () => undefined;
    #wakeWriter = () => undefined;
    constructor(from) {
        this.#from = from;
        this.length = from.totalBytes;
    }
    /** What has arrived and is still held. As long as nothing was read these are all bytes from the first one. */
    get held() {
        return this.#held.subarray(this.#start - this.#base, this.#end - this.#base);
    }
    /** Takes the next bytes that arrive. Resolves with how many were taken: all of them unless `stop` was called. */
    async push(bytes) {
        let taken = 0;
        while (taken < bytes.length) {
            if (this.#isOver)
                return bytes.length;
            if (this.#stopped !== null)
                break;
            const room = this.#base + HELD_BYTES - this.#end;
            if (room === 0) {
                await new Promise((resolve) => {
                    this.#wakeWriter = resolve;
                });
                continue;
            }
            const part = bytes.subarray(taken, taken + room);
            this.#held.set(part, this.#end - this.#base);
            this.#end += part.length;
            taken += part.length;
            this.#wakeReader();
        }
        return taken;
    }
    async peek(offset, length) {
        this.#requireInside(offset, length);
        if (this.length <= WHOLE_BYTES) {
            await this.#arrival(offset + length);
            return this.#held.subarray(offset, offset + length);
        }
        const tailStart = this.length - tailBytes(this.length);
        this.#tail ??= await this.#fetch(tailStart, this.length);
        if (offset >= tailStart)
            return this.#tail.subarray(offset - tailStart, offset - tailStart + length);
        let piece = this.#piece;
        if (piece === null || offset < piece.offset || offset + length > piece.offset + piece.bytes.length) {
            const end = Math.max(offset + length, Math.min(tailStart, offset + PIECE_BYTES));
            piece = { offset, bytes: await this.#fetch(offset, end) };
            this.#piece = piece;
        }
        return piece.bytes.subarray(offset - piece.offset, offset - piece.offset + length);
    }
    async read(offset, length) {
        this.#requireInside(offset, length);
        if (offset < this.#start)
            throw new Error('these bytes of the zip are gone');
        this.#piece = null;
        this.#start = Math.min(offset, this.#end);
        if (this.length > WHOLE_BYTES && this.#start - this.#base > HELD_BYTES / 2)
            this.#moveUp();
        await this.#arrival(offset + length);
        this.#from.onRead();
        return this.#held.subarray(offset - this.#base, offset - this.#base + length);
    }
    readNow(offset, length) {
        // No `#moveUp`, so what was returned before stays valid.
        if (offset < this.#start || offset + length > this.#end || this.#stopped !== null)
            return null;
        this.#start = offset;
        return this.#held.subarray(offset - this.#base, offset - this.#base + length);
    }
    /** Nothing is read any more: what still arrives is dropped. */
    finish() {
        this.#isOver = true;
        this.#wakeWriter();
    }
    /** What waits for bytes rejects with `error`, and no more are taken. */
    stop(error) {
        this.#stopped ??= { error };
        this.#wakeWriter();
        this.#wakeReader();
    }
    #requireInside(offset, length) {
        if (!(offset >= 0) || offset + length > this.length)
            throw damaged('it points past its end');
    }
    async #fetch(from, end) {
        const bytes = await this.#from.readAt(from, end);
        if (this.#stopped !== null)
            throw this.#stopped.error;
        if (bytes === null)
            throw new NoRandomAccess();
        this.#from.onRead();
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    }
    #moveUp() {
        this.#held.copyWithin(0, this.#start - this.#base, this.#end - this.#base);
        this.#base = this.#start;
        this.#wakeWriter();
    }
    async #arrival(end) {
        while (this.#end < end) {
            if (this.#stopped !== null)
                throw this.#stopped.error;
            await new Promise((resolve) => {
                this.#wakeReader = resolve;
            });
        }
    }
}
function tailBytes(length) {
    return Math.min(TAIL_MOST_BYTES, Math.max(TAIL_LEAST_BYTES, Math.floor(length * TAIL_SHARE)));
}

;// CONCATENATED MODULE: ./lib/archive/bundle-receiver.js







/**
 * Takes the bundle as it arrives: hashes it, unpacks it on the way where its format and the store allow that, and
 * writes it to a file only where it is kept, or cannot be unpacked on the way.
 */
class BundleReceiver {
    #options;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #bytes = 0;
    #head = Buffer.alloc(0);
    #totalBytes = null;
    #file = null;
    #unpacker = null;
    #unpacked = null;
    constructor(options) {
        this.#options = options;
    }
    begin(arriving) {
        this.#hash = (0,external_node_crypto_.createHash)('sha256');
        this.#bytes = 0;
        this.#head = Buffer.alloc(0);
        this.#totalBytes = arriving.totalBytes;
        this.#unpacker?.abandon();
        this.#unpacked = null;
        this.#unpacker = this.#options.unpacker?.(arriving) ?? null;
        // The file of an earlier bundle is reused.
        this.#file?.reset();
        if (this.#options.isKept || this.#unpacker === null)
            this.#openFile();
    }
    async write(bytes) {
        this.#hash.update(bytes);
        const missing = ARCHIVE_HEAD_BYTES - this.#head.length;
        if (missing > 0)
            this.#head = Buffer.concat([this.#head, bytes.subarray(0, missing)]);
        this.#bytes += bytes.length;
        this.#file?.append(bytes);
        await this.#unpack((unpacker) => unpacker.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
    }
    async close() {
        await this.#unpack(async (unpacker) => {
            this.#unpacked = await unpacker.end();
        });
        this.#file?.close();
        // A sign-in page is not to pass for a bundle because nobody unpacks it.
        if (this.#options.unpacker === null)
            refuseNoArchive(this.#head);
        // It holds every name of the archive, which nothing needs from here on.
        this.#unpacker = null;
        return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
    }
    /** What was unpacked on the way; `null` when the file is still to be unpacked. */
    unpacked() {
        return this.#unpacked;
    }
    /** Stops the unpacker and closes the file, finished or not; a second call does nothing. */
    abandon() {
        try {
            this.#unpacker?.abandon();
        }
        finally {
            this.#file?.close();
        }
    }
    /** Unpacks further. A zip that cannot be unpacked while it arrives is written to a file instead. */
    async #unpack(step) {
        if (this.#unpacker === null)
            return;
        try {
            await step(this.#unpacker);
        }
        catch (error) {
            if (!(error instanceof NoRandomAccess))
                throw error;
            this.#unpacker.abandon();
            this.#unpacker = null;
            if (this.#file !== null)
                return;
            const file = this.#openFile();
            for (const bytes of error.given)
                file.append(bytes);
        }
    }
    #openFile() {
        if (this.#file !== null)
            return this.#file;
        const path = this.#options.partPath();
        if (this.#totalBytes !== null)
            requireSpace((0,external_node_path_.dirname)(path), this.#totalBytes, 'download the bundle');
        this.#file = new PartFile(path);
        return this.#file;
    }
}
/** A file that grows as the bundle arrives. Throws `disk-full`, `disk-error`. */
class PartFile {
    #path;
    #descriptor;
    /** Makes the file; nothing may be there. */
    constructor(path) {
        this.#path = path;
        this.#descriptor = (0,disk_failure/* orDiskFailure */.fR)(path, 'create the bundle', () => (0,external_node_fs_.openSync)(path, 'wx', 0o644));
    }
    append(bytes) {
        const descriptor = this.#descriptor;
        if (descriptor === null)
            throw new Error('the part file is closed');
        this.#change(() => {
            (0,external_node_fs_.writeFileSync)(descriptor, bytes);
        });
    }
    /** Forgets what was written and starts from zero. */
    reset() {
        this.close();
        this.#change(() => {
            this.#descriptor = (0,external_node_fs_.openSync)(this.#path, 'w');
        });
    }
    /** Closes the file, finished or not; a second call does nothing. */
    close() {
        const descriptor = this.#descriptor;
        this.#descriptor = null;
        this.#change(() => {
            if (descriptor !== null)
                (0,external_node_fs_.closeSync)(descriptor);
        });
    }
    #change(act) {
        (0,disk_failure/* orDiskFailure */.fR)(this.#path, 'write the bundle', act);
    }
}

;// CONCATENATED MODULE: ./lib/archive/inflate.js

/**
 * The `chunkSize` of a stream: node:zlib wakes another thread to inflate this much, which takes 0.1 ms each time. With a
 * quarter of it the whole run takes 5 to 11 % longer.
 */
const INFLATED_PIECE_BYTES = 1024 * 1024;
/** Files that are made before other tasks have a turn; on a slow disk they take a tenth of a second. */
const FILES_IN_A_TURN = 256;
/**
 * Inflates on another thread and hands the bytes to `take` on this one. While `take` works on one piece the next is
 * being inflated, and no more than that is held.
 */
function inflateInto(transform, { format, entry, mayFollow, take }) {
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
 * Frees the memory of a piece at once: the collector would let 64 MiB of them pile up. A stream fills each buffer before
 * it takes a new one, so the piece that ends with its buffer is the last.
 */
function free({ buffer, byteOffset, length }) {
    const isLast = byteOffset + length === INFLATED_PIECE_BYTES && buffer.byteLength === INFLATED_PIECE_BYTES;
    if (isLast && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}
/** `inLargePieces` hands on pieces of this size. Smaller ones keep the inflating thread waiting between two of them. */
const inflate_PIECE_BYTES = 1024 * 1024;
/**
 * Gathers small pieces into larger ones and hands one on while the next is gathered, so that whoever brings the bytes
 * and whoever takes them work at the same time. What is brought is copied.
 */
function inLargePieces(sink) {
    let filling = Buffer.allocUnsafeSlow(inflate_PIECE_BYTES);
    let spare = Buffer.allocUnsafeSlow(inflate_PIECE_BYTES);
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
                if (used === inflate_PIECE_BYTES)
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

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./lib/archive/entry-rules.js


/**
 * Names are kept until the end, to find the second of a pair; together they may be this long for each entry allowed.
 * Sites stay far below (50 to 100 characters), and half a million names of 3 kB would fill the memory.
 */
const MEAN_NAME_LENGTH = 256;
const NAMES_LENGTH_FLOOR = 16 * 1024 * 1024;
const NOT_ASCII = /[^\0-\x7f]/;
/**
 * Judges the entries of one archive in order: which may be unpacked, and as what. It remembers names and totals, and
 * touches no disk. One refused entry refuses the whole archive.
 */
class EntryJudge {
    #limits;
    #files = new Set();
    #folders = new Set();
    /** Folded name → the spelling it came in, where the two differ. */
    #spellings = new Map();
    #entries = 0;
    #bytes = 0;
    #namesLength = 0;
    /** The folder of the entry before, already judged: most entries lie in the same one. */
    #lastFolder = '';
    constructor(limits) {
        this.#limits = limits;
    }
    /**
     * Where an entry belongs. `null`: there is nothing to make, as it is the root itself or has no name left after
     * `stripComponents`. Throws `archive-refused`, `archive-too-large`.
     */
    judge({ name, nameIsUtf8, kind, bytes }) {
        const { maxBytes, maxFiles, stripComponents } = this.#limits;
        const tooLarge = (input, limit) => new failure/* Failure */.HR('archive-too-large', { input, limit, entry: name });
        const refused = (reason) => new failure/* Failure */.HR('archive-refused', { entry: name, reason });
        this.#entries += 1;
        if (this.#entries > maxFiles)
            throw tooLarge('max-files', maxFiles);
        if (!nameIsUtf8)
            throw refused('its name is not valid UTF-8');
        if (kind !== 'file' && kind !== 'folder')
            throw refused(`it is ${kind}`);
        const isFolder = kind === 'folder' || name.endsWith('/');
        if (isFolder && bytes > 0)
            throw refused('it is a folder by its name or kind, and yet holds bytes');
        const problem = this.#problemOf(name);
        if (problem !== null)
            throw refused(problem);
        const path = relativePath(name, stripComponents);
        if (path === '') {
            if (isFolder || stripComponents > 0)
                return null;
            throw refused('it is a file named as the folder itself');
        }
        const clash = isFolder ? this.#enterFolder(path) : this.#enterFile(path);
        if (clash !== null)
            throw refused(clash);
        if (this.#folders.size > maxFiles)
            throw tooLarge('max-files', maxFiles);
        this.#namesLength += path.length;
        if (this.#namesLength > Math.max(NAMES_LENGTH_FLOOR, MEAN_NAME_LENGTH * maxFiles))
            throw refused('the names up to this one are longer together than those of any site');
        this.#bytes += bytes;
        if (this.#bytes > maxBytes)
            throw tooLarge('max-size', maxBytes);
        return { kind: isFolder ? 'folder' : 'file', path };
    }
    #problemOf(name) {
        // The root folder, as an archive made by Python has it.
        if (/^\/+$/.test(name))
            return null;
        const slash = name.lastIndexOf('/');
        if (slash > 0 && slash === this.#lastFolder.length && name.startsWith(this.#lastFolder)) {
            const problem = pathLengthProblem(name, this.#limits.platform);
            return problem ?? segmentProblem(name.slice(slash + 1), this.#limits.platform);
        }
        const problem = nameProblem(name, this.#limits.platform);
        if (problem === null && slash > 0)
            this.#lastFolder = name.slice(0, slash);
        return problem;
    }
    /** Remembers the path of a file. Returns why it clashes with an earlier one, `null` when it does not. */
    #enterFile(path) {
        const key = this.#fold(path);
        if (this.#files.has(key))
            return this.#twice(key, path);
        if (this.#folders.has(key))
            return 'its name is that of an earlier folder';
        return this.#enter(this.#files, key, path);
    }
    #enterFolder(path) {
        const key = this.#fold(path);
        if (this.#files.has(key))
            return 'its name is that of an earlier file';
        if (this.#folders.has(key))
            return this.#spelt(key) === path ? null : this.#twice(key, path);
        return this.#enter(this.#folders, key, path);
    }
    #enter(names, key, path) {
        const clash = this.#enterParents(path);
        if (clash !== null)
            return clash;
        names.add(key);
        if (key !== path)
            this.#spellings.set(key, path);
        return null;
    }
    /** Folders that are only implied by the names of their files count like those with an entry. */
    #enterParents(path) {
        const slash = path.lastIndexOf('/');
        if (slash === -1)
            return null;
        const parent = path.slice(0, slash);
        const clash = this.#folders.has(parent) && this.#spelt(parent) === parent ? null : this.#enterFolder(parent);
        return clash === 'its name is that of an earlier file'
            ? 'it lies in a folder that an earlier entry made a file'
            : clash;
    }
    #spelt(key) {
        return this.#spellings.get(key) ?? key;
    }
    #twice(key, path) {
        const first = this.#spelt(key);
        if (first === path)
            return 'its name is in the archive twice';
        return `its name differs from '${first}' only in case or in the form of an accent, so that some systems take both for one`;
    }
    /**
     * One key for all names that the file system takes for one. Two forms of an accent are refused everywhere; names that
     * differ in case only where the system cannot keep them apart, since real documentation has `Foo.html` beside `foo.html`.
     */
    #fold(path) {
        const composed = NOT_ASCII.test(path) ? path.normalize('NFC') : path;
        const keepsCase = this.#limits.platform !== 'win32' && this.#limits.platform !== 'darwin';
        return keepsCase ? composed : composed.toUpperCase().toLowerCase();
    }
}

;// CONCATENATED MODULE: ./lib/archive/tar/reader.js




/** Names and pax headers are held in memory; real ones have a few hundred bytes. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
/** `tar -b` pads the end of an archive, by 10 kB unless told otherwise. More is no padding. */
const MAX_PADDING_BYTES = 16 * 1024 * 1024;
/** What `tar --label` writes first: a name for the archive, and no data. */
const VOLUME_LABEL = 'V';
/** commons-compress writes a long name twice, in a GNU header and in a pax header: no damage where both are equal. */
const TWO_NAMES = 'an entry has two headers that name it';
const KINDS = {
    '0': 'file',
    '1': 'a hard link',
    '2': 'a symbolic link',
    '3': 'a device',
    '4': 'a device',
    '5': 'folder',
    '6': 'a named pipe',
    // A file that should lie contiguously: POSIX allows any reader to take it for a plain one.
    '7': 'file',
    S: 'a sparse file',
};
/**
 * Reads tar (v7, ustar, pax, GNU) in whatever pieces it comes, without waiting and without a copy of file bytes.
 * It throws `archive-unknown` for what is no tar and `archive-damaged` for what it cannot read; what may be unpacked is for its target to say.
 *
 * The archive must have its end mark, since tar has no other sign that it is whole; after it only zeros may follow,
 * so that no second archive hides there.
 */
class TarReader {
    #format;
    #target;
    #block = Buffer.alloc(TAR_BLOCK_BYTES);
    #held = 0;
    #headers = 0;
    #left = 0;
    #padding = 0;
    #state = 'header';
    #endBytes = 0;
    #lastEntry = null;
    #extension = null;
    #longName = null;
    #pax = null;
    /** `format` is what the tar was unpacked from. */
    constructor(format, target) {
        this.#format = format;
        this.#target = target;
    }
    /**
     * Takes the next bytes of the archive, which may be overwritten after the return, up to so many headers. Returns how
     * many it took.
     */
    push(chunk, mostHeaders = Infinity) {
        let at = 0;
        const last = this.#headers + mostHeaders;
        while (at < chunk.length && this.#headers < last) {
            if (this.#state === 'ended') {
                this.#trailer(chunk.subarray(at));
                at = chunk.length;
            }
            else if (this.#left > 0) {
                const end = Math.min(chunk.length, at + this.#left);
                this.#body(chunk.subarray(at, end));
                this.#left -= end - at;
                at = end;
                if (this.#left === 0)
                    this.#bodyEnds();
            }
            else if (this.#padding > 0) {
                const end = Math.min(chunk.length, at + this.#padding);
                this.#padding -= end - at;
                at = end;
            }
            else if (this.#held === 0 && chunk.length - at >= TAR_BLOCK_BYTES) {
                const block = chunk.subarray(at, at + TAR_BLOCK_BYTES);
                at += TAR_BLOCK_BYTES;
                this.#header(block);
            }
            else {
                const copied = chunk.copy(this.#block, this.#held, at);
                this.#held += copied;
                at += copied;
                if (this.#held < TAR_BLOCK_BYTES)
                    break;
                this.#held = 0;
                this.#header(this.#block);
            }
        }
        return at;
    }
    /** Says that no more bytes come. Throws `archive-unknown`, or `archive-damaged` when the archive is not at its end. */
    end() {
        if (this.#headers === 0)
            requireTar(this.#block.subarray(0, this.#held), this.#format);
        if (this.#state !== 'ended')
            throw damaged('it ends before its end mark', this.#lastEntry);
    }
    #header(block) {
        if (this.#headers === 0)
            requireTar(block, this.#format);
        this.#headers += 1;
        if (isZeros(block)) {
            this.#trailer(block);
            return;
        }
        const header = readTarHeader(block, this.#lastEntry);
        this.#expect(header.bytes);
        if (isExtension(header.type))
            this.#beginExtension(header);
        else if (header.type === VOLUME_LABEL)
            this.#skipLabel(header);
        else
            this.#beginEntry(header);
        if (this.#left === 0)
            this.#bodyEnds();
    }
    /** The body that follows the header has this many bytes, and is padded to whole blocks. */
    #expect(bytes) {
        this.#left = bytes;
        this.#padding = (TAR_BLOCK_BYTES - (bytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;
    }
    /** Some readers take its bytes, or what names the next entry, for those of the entry behind it. */
    #skipLabel(header) {
        if (header.bytes > 0)
            throw damaged('a volume label holds bytes', this.#lastEntry);
        if (this.#hasExtension())
            throw damaged('a volume label stands between an entry and its headers', this.#lastEntry);
    }
    #hasExtension() {
        return this.#longName !== null || this.#pax !== null;
    }
    #trailer(bytes) {
        if (this.#extension !== null || this.#hasExtension()) {
            throw damaged('it ends after a header that belongs to a next entry', this.#lastEntry);
        }
        this.#state = 'ended';
        this.#endBytes += bytes.length;
        if (!isZeros(bytes))
            throw damaged('other bytes follow its end mark', this.#lastEntry);
        if (this.#endBytes > MAX_PADDING_BYTES)
            throw damaged(`more than ${MAX_PADDING_BYTES} zeros follow its end mark`, this.#lastEntry);
    }
    #beginEntry(header) {
        const pax = this.#pax;
        const longName = this.#longName;
        if (longName !== null && pax !== null && pax.path !== null && !longName.equals(pax.path))
            throw damaged(TWO_NAMES, this.#lastEntry);
        const bytes = pax?.bytes ?? header.bytes;
        this.#expect(bytes);
        const name = decodeName(pax?.path ?? longName ?? header.name);
        this.#lastEntry = name.name;
        this.#longName = null;
        this.#pax = null;
        const kind = pax?.isSparse === true
            ? 'a sparse file'
            : (KINDS[header.type] ?? 'of a kind that is neither file nor folder');
        this.#state = this.#target.begin({ ...name, kind, bytes }) ? 'body' : 'skip';
    }
    #beginExtension(header) {
        if (header.bytes > MAX_EXTENSION_BYTES)
            throw damaged(`a header is longer than ${MAX_EXTENSION_BYTES} bytes`, this.#lastEntry);
        const isSecond = (header.type === 'x' && this.#pax !== null) || (header.type === 'L' && this.#longName !== null);
        if (isSecond)
            throw damaged(TWO_NAMES, this.#lastEntry);
        this.#state = 'extension';
        this.#extension = { header, pieces: [] };
        // With its padding, where GNU tar looks for the end of a long name.
        this.#expect(this.#left + this.#padding);
    }
    #body(bytes) {
        if (this.#state === 'body')
            this.#target.data(bytes);
        else if (this.#extension !== null)
            this.#extension.pieces.push(Buffer.from(bytes));
    }
    #bodyEnds() {
        if (this.#state === 'body')
            this.#target.finish();
        else if (this.#extension !== null)
            this.#applyExtension(this.#extension.header, Buffer.concat(this.#extension.pieces));
        this.#extension = null;
        this.#state = 'header';
    }
    #applyExtension({ type, bytes }, padded) {
        const body = padded.subarray(0, bytes);
        if (type === 'L') {
            this.#longName = upToNul(padded);
            if (this.#longName.length > bytes)
                throw damaged('a long name is longer than its header says', this.#lastEntry);
        }
        else if (type === 'x') {
            this.#pax = readPaxRecords(body, this.#lastEntry);
        }
        else if (type === 'g') {
            const records = readPaxRecords(body, this.#lastEntry);
            // Some readers apply these to every entry that follows and some do not.
            if (records.path !== null || records.bytes !== null || records.isSparse || records.hasLinkPath) {
                throw damaged('a global pax header names or sizes the entries after it', this.#lastEntry);
            }
        }
        // 'K', the long target of a link, does not matter: the link itself is refused.
    }
}
function isExtension(type) {
    return type === 'x' || type === 'g' || type === 'L' || type === 'K';
}

// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
;// CONCATENATED MODULE: ./lib/archive/tar/zstd.js




/**
 * A frame may ask its reader to remember this many powers of two of bytes: 128 MiB, the most that `zstd -d` grants
 * unless it is told to. Frames of the levels up to 19 ask for 8 MiB at most.
 */
const MAX_WINDOW_LOG = 27;
/** Each frame needs a decoder, which takes a millisecond. Tools write frames of 128 KiB and more: this is 2 GiB of them. */
const MOST_FRAMES = 16_384;
/**
 * Inflates zstd: any number of frames, skippable ones among them. Checksums are verified. A decoder of node:zlib ends
 * with a frame when more bytes follow in the same write; another one takes those.
 */
function inflateZstd(take) {
    let following = null;
    let frames = 1;
    let stopped = null;
    const newDecoder = () => {
        const transform = (0,external_node_zlib_.createZstdDecompress)({
            chunkSize: INFLATED_PIECE_BYTES,
            params: { [external_node_zlib_.constants.ZSTD_d_windowLogMax]: MAX_WINDOW_LOG },
        });
        const mayFollow = (bytes) => {
            following = bytes;
            return true;
        };
        return inflateInto(transform, { format: 'zstd', entry: null, mayFollow, take });
    };
    let decoder = newDecoder();
    return {
        async write(bytes) {
            await decoder.write(bytes);
            while (following !== null) {
                const next = following;
                following = null;
                await decoder.end();
                frames += 1;
                if (frames > MOST_FRAMES)
                    throw damaged(`it has more than ${(0,amounts/* grouped */.zD)(MOST_FRAMES)} zstd frames`);
                decoder = newDecoder();
                if (stopped !== null)
                    decoder.destroy(stopped.reason);
                await decoder.write(next);
            }
        },
        end: () => decoder.end(),
        destroy(reason) {
            stopped ??= { reason };
            decoder.destroy(reason);
        },
    };
}

;// CONCATENATED MODULE: ./lib/archive/tar/unpack.js







/** Most bytes of headers and padding for each entry allowed; real ones have 0.5 to 2 kB. */
const FRAMING_BYTES_PER_ENTRY = 4096;
const FRAMING_BYTES_FLOOR = 64 * 1024 * 1024;
/**
 * Unpacks a tar into the tree as its bytes come. An entry is written as soon as it is read, so the tree is only worth
 * keeping when `end` has resolved. Rejects with any `archive-*` failure, `disk-full` or `disk-error`.
 */
function unpackTar(format, tree, order) {
    const { maxBytes: limit, maxFiles, onProgress } = order;
    const most = limit + Math.max(FRAMING_BYTES_FLOOR, FRAMING_BYTES_PER_ENTRY * maxFiles);
    const judge = new EntryJudge(order);
    let entry = null;
    let inflated = 0;
    const reader = new TarReader(format, {
        begin(header) {
            entry = header.name;
            const placed = judge.judge(header);
            if (placed?.kind === 'folder')
                tree.makeFolder(placed.path);
            if (placed?.kind !== 'file')
                return false;
            tree.beginFile(placed.path, header.bytes);
            return true;
        },
        data: (bytes) => {
            tree.write(bytes);
        },
        finish: () => {
            tree.finishFile();
        },
    });
    const take = (bytes) => {
        const taken = reader.push(bytes, FILES_IN_A_TURN);
        inflated += taken;
        if (inflated > most)
            throw new failure/* Failure */.HR('archive-too-large', { input: 'max-size', limit, entry });
        onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
        return taken;
    };
    const bytes = decoder(format, take);
    return {
        ...bytes,
        async end() {
            await bytes.end();
            reader.end();
        },
    };
}
function decoder(format, take) {
    switch (format) {
        case 'tar':
            return passInto(take);
        case 'tar.zst':
            return inflateZstd(take);
        case 'tar.gz':
            return inflateInto((0,external_node_zlib_.createGunzip)({ chunkSize: INFLATED_PIECE_BYTES }), {
                format: 'gzip',
                entry: null,
                mayFollow: isZeros,
                take,
            });
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
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
const STORED = 0;
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
        rawName: (0,external_node_buffer_.isAscii)(rawName) ? name.name : rawName.toString('latin1'),
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
    if (record.method !== STORED && record.method !== DEFLATED)
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
const DESCRIPTOR_BYTES = [12, 16, 20, 24];
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
    if (field === null || field.length < 5 || field[0] !== 1 || field.readUInt32LE(1) !== (0,external_node_zlib_.crc32)(raw))
        return plain;
    const unicode = decodeName(field.subarray(5));
    const isAmbiguous = (flags & FLAG_UTF8) !== 0 || (0,external_node_buffer_.isAscii)(raw);
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
    const bytes = entry.method === STORED ? packed : inflate(packed, entry);
    requireSize(bytes.length, entry);
    requireSum((0,external_node_zlib_.crc32)(bytes), entry);
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
        const { buffer, engine } = (0,external_node_zlib_.inflateRawSync)(packed, options);
        if (engine.bytesWritten < packed.length)
            throw damaged('other bytes follow the deflate data', entry.name);
        return buffer;
    }
    catch (error) {
        if ((0,disk_failure/* systemErrorCode */.vq)(error) === 'ERR_BUFFER_TOO_LARGE')
            throw tooLong(entry);
        throw zlibFailure(error, 'deflate', entry.name);
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
        sum = (0,external_node_zlib_.crc32)(piece, sum);
        take(piece);
        return piece.length;
    };
    const sink = entry.method === STORED
        ? passInto(takeSome)
        : inflateInto((0,external_node_zlib_.createInflateRaw)({ chunkSize: INFLATED_PIECE_BYTES }), {
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
        throw damaged('it is shorter than the directory says', entry.name);
}
function requireSum(sum, entry) {
    if (sum !== entry.crc)
        throw damaged('its checksum is wrong', entry.name);
}
function tooLong(entry) {
    return damaged('it is longer than the directory says', entry.name);
}

;// CONCATENATED MODULE: ./lib/archive/zip/directory.js



const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const MAX_COMMENT_BYTES = 0xffff;
/** Programs that write whole blocks pad the last one: `bsdtar` into a pipe to 10 KiB, `dd` to what it is told. */
const directory_MAX_PADDING_BYTES = 1024 * 1024;
/** The count of the short end record has 16 bits. Writers without zip64, such as JSZip, drop the upper ones. */
const COUNT_MODULUS = 0x10000;
/**
 * Finds the central directory from the end of the file. Every byte after it must belong to the end records, which must
 * agree with each other: there is one way to read the archive, or none. Rejects with `archive-damaged`.
 */
async function findDirectory(zip) {
    const dataEnd = await findPadding(zip);
    const tailStart = Math.max(0, dataEnd - END_BYTES - MAX_COMMENT_BYTES);
    const tailEnd = Math.min(zip.length, dataEnd + END_BYTES);
    const tail = Buffer.from(await zip.peek(tailStart, tailEnd - tailStart));
    const at = findEnd(tail, { least: dataEnd - tailStart, most: zip.length - tailStart });
    const short = {
        count: tail.readUInt16LE(at + 10),
        bytes: tail.readUInt32LE(at + 12),
        offset: tail.readUInt32LE(at + 16),
        isModulo: true,
    };
    const isSplit = tail.readUInt16LE(at + 8) !== short.count ||
        !isFirstDisk(tail.readUInt16LE(at + 4), tail.readUInt16LE(at + 6));
    if (isSplit)
        throw damaged('it is one part of several');
    const end = tailStart + at;
    const long = await readEnd64(zip, end);
    const directory = long?.directory ?? short;
    if (long !== null && !agrees(short, long.directory))
        throw damaged('its two end records disagree');
    if (directory.offset + directory.bytes !== (long?.offset ?? end))
        throw damaged('its directory is not where its end says');
    return directory;
}
/** The directory is read in blocks of this size. */
const BLOCK_BYTES = 256 * 1024;
/**
 * Reads the records of the directory one after another. Resolves with a digest of everything from the directory to the
 * end of the zip. Rejects with `archive-damaged`, or with what `take` throws.
 */
async function readDirectory(zip, directory, take) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const end = directory.offset + directory.bytes;
    let at = directory.offset;
    let count = 0;
    while (at < end) {
        if (at + CENTRAL_FIXED_BYTES > end)
            throw damaged('its directory ends too early');
        const block = await zip.peek(at, Math.min(BLOCK_BYTES, end - at));
        let used = 0;
        while (used + CENTRAL_FIXED_BYTES <= block.length) {
            const length = centralRecordBytes(block.subarray(used, used + CENTRAL_FIXED_BYTES));
            if (at + used + length > end)
                throw damaged('its directory ends too early');
            if (used + length > block.length)
                break;
            take(readCentralRecord(block.subarray(used, used + length)));
            used += length;
            count += 1;
        }
        hash.update(block.subarray(0, used));
        at += used;
    }
    const told = directory.isModulo ? count % COUNT_MODULUS : count;
    if (told < directory.count)
        throw damaged('its directory ends too early');
    if (told > directory.count)
        throw damaged('its directory is longer than its records');
    for (; at < zip.length; at += BLOCK_BYTES)
        hash.update(await zip.peek(at, Math.min(BLOCK_BYTES, zip.length - at)));
    return hash.digest('hex');
}
/**
 * Reads the directory again as it arrives, since a store may have given another one by random access.
 * Rejects with `archive-damaged`.
 */
async function checkDirectory(zip, { offset }, digest) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (let at = offset; at < zip.length; at += BLOCK_BYTES)
        hash.update(await zip.read(at, Math.min(BLOCK_BYTES, zip.length - at)));
    if (hash.digest('hex') !== digest)
        throw damaged('its directory changed while it was read');
}
/** Where the zeros begin that the file ends with, the last of its end record among them. */
async function findPadding(zip) {
    const least = Math.max(0, zip.length - directory_MAX_PADDING_BYTES);
    for (let end = zip.length; end > least; end -= BLOCK_BYTES) {
        const start = Math.max(0, end - BLOCK_BYTES);
        const zeros = (await zip.peek(start, end - start)).findLastIndex((byte) => byte !== 0) + 1;
        if (zeros > 0)
            return start + zeros;
    }
    throw damaged(`more than ${directory_MAX_PADDING_BYTES} zeros follow its end record`);
}
/** Where the end record begins in `tail`: the one whose comment ends between `least` and `most`. */
function findEnd(tail, { least, most }) {
    let found = -1;
    for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
        if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END_SIGNATURE)
            continue;
        const end = at + END_BYTES + tail.readUInt16LE(at + 20);
        if (end < least || end > most)
            continue;
        if (found !== -1)
            throw damaged('it has two end records');
        found = at;
    }
    if (found === -1)
        throw damaged('it has no end record, as when its last part is missing');
    return found;
}
async function readEnd64(zip, end) {
    if (end < LOCATOR_BYTES)
        return null;
    const locator = await zip.peek(end - LOCATOR_BYTES, LOCATOR_BYTES);
    if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE)
        return null;
    const offset = Number(locator.readBigUInt64LE(8));
    if (locator.readUInt32LE(4) !== 0 || locator.readUInt32LE(16) > 1)
        throw damaged('it is one part of several');
    if (offset + END64_BYTES > end - LOCATOR_BYTES)
        throw damaged('its zip64 end record is not where its locator says');
    const record = await zip.peek(offset, END64_BYTES);
    const reaches = offset + 12 + Number(record.readBigUInt64LE(4)) === end - LOCATOR_BYTES;
    if (record.readUInt32LE(0) !== END64_SIGNATURE || !reaches)
        throw damaged('its zip64 end record is not where its locator says');
    const directory = {
        count: Number(record.readBigUInt64LE(32)),
        bytes: Number(record.readBigUInt64LE(40)),
        offset: Number(record.readBigUInt64LE(48)),
        isModulo: false,
    };
    const isSplit = Number(record.readBigUInt64LE(24)) !== directory.count;
    if (isSplit || !isFirstDisk(record.readUInt32LE(16), record.readUInt32LE(20)))
        throw damaged('it is one part of several');
    return { offset, directory };
}
function isFirstDisk(...disks) {
    return disks.every((disk) => disk === 0 || disk === 0xffff);
}
/** Whether the short record says the same, or says that it has no room. */
function agrees(short, long) {
    return ((short.count === 0xffff || short.count === long.count) &&
        (short.bytes === 0xffffffff || short.bytes === long.bytes) &&
        (short.offset === 0xffffffff || short.offset === long.offset));
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(4304);
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
function workerFile(folder, here) {
    const { file, bundle } = ENTRIES[folder];
    return (0,external_node_path_.basename)((0,external_node_path_.dirname)(here)) === folder
        ? (0,external_node_path_.join)((0,external_node_path_.dirname)(here), `${file}${(0,external_node_path_.extname)(here)}`)
        : (0,external_node_path_.join)((0,external_node_path_.dirname)(here), '..', bundle, 'index.js');
}

;// CONCATENATED MODULE: ./lib/archive/zip/thread.js





/** Most bytes of one job, packed and unpacked. Larger jobs cost memory and gain nothing. */
const PACKED_BYTES = 256 * 1024;
const UNPACKED_BYTES = 2 * 1024 * 1024;
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
        this.#worker = new external_node_worker_threads_namespaceObject.Worker(workerFile('zip', import.meta.filename), {
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
        return (0,external_node_os_.availableParallelism)() > 1 ? new ZipThread(tree) : null;
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
            this.#fail(new failure/* Failure */.HR(problem.code, problem.facts));
        else if (problem !== null)
            this.#fail(new Error(problem.message));
        const { fileIndex } = this.#tree;
        const length = (0,file_index/* hashBytes */.yi)(fileIndex.hashes);
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

;// CONCATENATED MODULE: ./lib/archive/zip/unpack.js











/** A local header is this long at most: its name and its extra fields have lengths of 16 bits. */
const MAX_LOCAL_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;
/** An entry that unpacks to more is not held whole. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
/** Unpacked before other tasks have a turn: some milliseconds. Signals and the thread's answers are heard then only. */
const unpack_FILES_IN_A_TURN = 64;
const BYTES_IN_A_TURN = 8 * 1024 * 1024;
/** Less than this is unpacked before a thread has started. */
const THREAD_FROM_BYTES = 64 * 1024 * 1024;
/**
 * Unpacks a zip into the tree. All records are judged before the first byte is written. Then the entries are read in
 * the order they lie in, and every byte before the directory must belong to one of them: entries that overlap, as in
 * bombs, or that hide between others are refused.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`, or with the reason of the signal.
 */
async function unpackZip(zip, tree, order) {
    const directory = await findDirectory(zip);
    if (directory.count > order.maxFiles) {
        throw new failure/* Failure */.HR('archive-too-large', { input: 'max-files', limit: order.maxFiles, entry: null });
    }
    const plan = [];
    const judge = new EntryJudge(order);
    const writer = new EntryWriter(zip, tree, order.signal);
    try {
        let bytes = 0;
        let smallBytes = 0;
        const digest = await readDirectory(zip, directory, (record) => {
            plan.push({ entry: record, path: pathOf(record, judge, tree) });
            bytes += record.bytes;
            if (ZipThread.fits(record))
                smallBytes += record.bytes;
            if (smallBytes > (order.threadFromBytes ?? THREAD_FROM_BYTES))
                writer.startThread();
        });
        requireSpace(tree.root, bytes, 'unpack the bundle');
        plan.sort((a, b) => a.entry.offset - b.entry.offset);
        await writer.writeAll(plan, directory.offset);
        await checkDirectory(zip, directory, digest);
    }
    finally {
        writer.stop(null);
    }
}
/**
 * Unpacks a zip file that could not be unpacked while it arrived.
 * Rejects with `archive-*`, `disk-full` or `disk-error`, or with the reason of the signal.
 */
async function unpackFile(tree, path, order) {
    order.signal.throwIfAborted();
    let file = null;
    try {
        file = await (0,promises_.open)(path);
        const { size } = await file.stat();
        const onRead = zipProgress(tree, order);
        await unpackZip(new ZipFileBytes(file, size, onRead), tree, order);
        const unpacked = tree.unpacked('zip', order);
        onRead();
        return unpacked;
    }
    catch (error) {
        tree.abandon();
        throw (0,disk_failure/* diskFailure */.C9)(error, path, 'read the archive');
    }
    finally {
        await file?.close();
    }
}
/** What a source of zip bytes calls after each read: reports progress. Throws the reason of the signal. */
function zipProgress({ fileIndex }, { onProgress, signal }) {
    return () => {
        onProgress?.(fileIndex.fileCount, fileIndex.byteCount);
        signal.throwIfAborted();
    };
}
/** Where to write an entry, or `null` when there is nothing to write. Makes folders. Throws what the rules refuse. */
function pathOf(record, judge, tree) {
    const placed = judge.judge(record);
    const reason = unsupported(record);
    if (reason !== null)
        throw new failure/* Failure */.HR('archive-refused', { entry: record.name, reason });
    if (placed?.kind === 'folder')
        tree.makeFolder(placed.path);
    return placed?.kind === 'file' ? placed.path : null;
}
/** Writes the entries of a plan, one after another. */
class EntryWriter {
    #zip;
    #tree;
    #signal;
    /** `undefined`: not started. `null`: it would not help. */
    #thread;
    #filesInTurn = 0;
    #bytesInTurn = 0;
    #onAbort = () => {
        this.stop(this.#signal.reason);
    };
    constructor(zip, tree, signal) {
        this.#zip = zip;
        this.#tree = tree;
        this.#signal = signal;
        signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    /** Starts the thread where it can help. A second call does nothing. */
    startThread() {
        if (this.#thread === undefined)
            this.#thread = ZipThread.start(this.#tree);
    }
    /** Returns when no thread writes any more. A second call does nothing. */
    stop(reason) {
        this.#signal.removeEventListener('abort', this.#onAbort);
        this.#thread?.stop(reason);
        this.#thread = null;
    }
    /** `plan` is in the order of offsets. */
    async writeAll(plan, directoryAt) {
        let end = 0;
        for (const [place, planned] of plan.entries()) {
            const { offset, bytes, name } = planned.entry;
            if (offset !== end)
                throw damaged('bytes before it belong to no entry, or to two', name);
            end = plan[place + 1]?.entry.offset ?? directoryAt;
            if (end < offset)
                throw damaged('it lies in the directory', name);
            const length = end - offset;
            if (length > ZIP_WINDOW_BYTES || bytes > MAX_WHOLE_BYTES)
                await this.#writeInPieces(planned, length);
            else
                this.#writeWhole(planned, this.#zip.readNow(offset, length) ?? (await this.#read(offset, length)));
            await this.#pause(bytes);
        }
        if (end !== directoryAt)
            throw damaged('bytes before its directory belong to no entry');
        await this.#thread?.end();
    }
    /** `whole`: header, data and descriptor. */
    #writeWhole({ entry, path }, whole) {
        const start = checkLocalHeader(whole, entry);
        const dataEnd = start + entry.packedBytes;
        if (dataEnd > whole.length)
            throw reachesTooFar(entry.name);
        checkDescriptor(whole.subarray(dataEnd), entry);
        const packed = whole.subarray(start, dataEnd);
        if (path !== null && ZipThread.fits(entry) && this.#thread?.offer({ entry, path }, packed) === true)
            return;
        unpackData(packed, entry, (bytes) => {
            if (path === null)
                return;
            this.#tree.beginFile(path, entry.bytes);
            this.#tree.write(bytes);
            this.#tree.finishFile();
        });
    }
    /** `length`: bytes of header, data and descriptor. */
    async #writeInPieces({ entry, path }, length) {
        const { offset } = entry;
        const start = checkLocalHeader(await this.#read(offset, Math.min(length, MAX_LOCAL_BYTES)), entry);
        const dataEnd = start + entry.packedBytes;
        if (dataEnd > length)
            throw reachesTooFar(entry.name);
        if (path !== null)
            this.#tree.beginFile(path, entry.bytes);
        const sink = unpackingSink(entry, (bytes) => {
            if (path !== null)
                this.#tree.write(bytes);
        });
        const stop = () => {
            sink.destroy(this.#signal.reason);
        };
        this.#signal.addEventListener('abort', stop, { once: true });
        try {
            for (let at = start; at < dataEnd; at += ZIP_WINDOW_BYTES)
                await sink.write(await this.#read(offset + at, Math.min(ZIP_WINDOW_BYTES, dataEnd - at)));
            await sink.end();
        }
        catch (error) {
            sink.destroy(error);
            throw error;
        }
        finally {
            this.#signal.removeEventListener('abort', stop);
        }
        if (path !== null)
            this.#tree.finishFile();
        const rest = Math.min(length - dataEnd, MAX_LOCAL_BYTES);
        checkDescriptor(await this.#read(offset + dataEnd, rest), entry);
    }
    async #read(offset, length) {
        const bytes = await this.#zip.read(offset, length);
        this.#signal.throwIfAborted();
        return bytes;
    }
    async #pause(bytes) {
        this.#filesInTurn += 1;
        this.#bytesInTurn += bytes;
        if (this.#filesInTurn < unpack_FILES_IN_A_TURN && this.#bytesInTurn < BYTES_IN_A_TURN)
            return;
        this.#filesInTurn = 0;
        this.#bytesInTurn = 0;
        await new Promise((resolve) => setImmediate(resolve));
        this.#signal.throwIfAborted();
    }
}
function reachesTooFar(entry) {
    return damaged('its data reach into what follows it', entry);
}

;// CONCATENATED MODULE: ./lib/archive/unpack-arriving.js





/**
 * Unpacks one archive while it arrives. A tar comes in the order it is needed in. Of a zip the end is needed first.
 * Everything rejects with any `archive-*` failure, `disk-*`, or the reason of the signal; and with `NoRandomAccess` when
 * the store gives no end of a zip, which has to be unpacked from a file then.
 */
class ArrivalUnpacker {
    #order;
    #arriving;
    #tree;
    #head = Buffer.alloc(0);
    #sink = null;
    #onAbort = () => {
        this.abandon();
    };
    constructor(tree, order, arriving) {
        this.#tree = tree;
        this.#order = order;
        this.#arriving = arriving;
        order.signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    /** Resolves when the next bytes may come. */
    async write(bytes) {
        this.#order.signal.throwIfAborted();
        if (this.#sink !== null) {
            await this.#sink.write(bytes);
            return;
        }
        this.#head = Buffer.concat([this.#head, bytes]);
        if (this.#head.length >= ARCHIVE_HEAD_BYTES)
            await this.#start();
    }
    /** After the last byte. */
    async end() {
        const sink = this.#sink ?? (await this.#start());
        await sink.end();
        const unpacked = this.#tree.unpacked(archiveFormat(this.#head), this.#order);
        this.#order.signal.removeEventListener('abort', this.#onAbort);
        return unpacked;
    }
    /** Stops at once; what lies in the folder stays, for the caller to remove. A second call does nothing. */
    abandon() {
        const { signal } = this.#order;
        signal.removeEventListener('abort', this.#onAbort);
        this.#sink?.destroy(signal.aborted ? signal.reason : new Error('the unpacking was abandoned'));
        this.#tree.abandon();
    }
    async #start() {
        const format = archiveFormat(this.#head);
        const sink = format === 'zip'
            ? zipSink(this.#tree, this.#order, this.#arriving)
            : inLargePieces(unpackTar(format, this.#tree, this.#order));
        this.#sink = sink;
        await sink.write(this.#head);
        return sink;
    }
}
function zipSink(tree, order, { totalBytes, readAt }) {
    if (totalBytes === null) {
        return {
            write: (bytes) => Promise.reject(new NoRandomAccess([bytes])),
            end: () => Promise.resolve(),
            destroy: () => undefined,
        };
    }
    const zip = new ZipArrivingBytes({ totalBytes, readAt, onRead: zipProgress(tree, order) });
    const own = new AbortController();
    const signal = AbortSignal.any([order.signal, own.signal]);
    const unpacking = unpackZip(zip, tree, { ...order, signal }).then(() => {
        zip.finish();
    }, (error) => {
        zip.stop(error);
        throw error;
    });
    // `write` and `end` wait for it too, and reject with its error.
    unpacking.catch(() => undefined);
    const outcome = async (left) => {
        try {
            await unpacking;
        }
        catch (error) {
            throw error instanceof NoRandomAccess ? new NoRandomAccess([zip.held, left]) : error;
        }
    };
    return {
        write: async (bytes) => {
            const taken = await zip.push(bytes);
            if (taken < bytes.length)
                await outcome(bytes.subarray(taken));
        },
        end: () => outcome(new Uint8Array()),
        destroy: (reason) => {
            zip.stop(reason);
            // Returns when no thread writes any more.
            own.abort(reason);
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __nccwpck_require__(8877);
;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");
;// CONCATENATED MODULE: ./lib/check/reader-process.js





/**
 * Heap of the reader. A site of 100,000 pages takes a third of it. One file of up to 64 MiB comes on top.
 */
const HEAP_MIB = 512;
/** Measured: with a larger young generation the reader takes up to twice the memory, and no less time. */
const reader_process_YOUNG_MIB = 4;
/** A site of 100,000 pages takes half a minute. */
const LONGEST_MS = 10 * 60_000;
/** The kept end of the error output, which says why the reader died. */
const STDERR_TAIL_CHARS = 4096;
/** Variables that Node may need to start. No other variable is passed on, because the environment holds secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];
/**
 * Reads an untrusted site in a separate process. If the site kills that process, the answer is `failed`. Rejects only
 * with the reason of the signal.
 */
async function readSiteApart(order, { onProgress, longestMs = LONGEST_MS, heapMiB = HEAP_MIB }, signal) {
    signal.throwIfAborted();
    const child = (0,external_node_child_process_.fork)(workerFile('check', import.meta.filename), [], {
        execArgv: [
            `--max-old-space-size=${String(heapMiB)}`,
            `--max-semi-space-size=${String(reader_process_YOUNG_MIB)}`,
            '--no-warnings',
        ],
        env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        // Without the console: Ctrl+C would end it before this process hears of the cancel, and the site would be published.
        detached: process.platform === 'win32',
    });
    let answer = null;
    let stderrTail = '';
    const end = (problem) => {
        answer ??= { kind: 'failed', problem };
        child.kill('SIGKILL');
    };
    const onAbort = () => {
        end('it was cancelled');
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => {
        end(`it took more than ${(0,amounts/* formatDuration */.a3)(longestMs)}`);
    }, longestMs);
    child.stderr?.on('data', (text) => {
        stderrTail = (stderrTail + text.toString()).slice(-STDERR_TAIL_CHARS);
    });
    child.on('message', (message) => {
        if (message.kind === 'progress')
            onProgress?.(message.fileCount, message.totalFiles);
        else
            answer ??= message;
    });
    // A process that cannot be started has no channel: `error` says so.
    child.on('spawn', () => {
        child.send(order, () => undefined);
        collectGarbage();
    });
    try {
        return await new Promise((resolve) => {
            child.on('error', (error) => {
                resolve({ kind: 'failed', problem: `its process cannot be started: ${error.message}` });
            });
            child.on('close', (code, endedBy) => {
                resolve(answer ?? { kind: 'failed', problem: exitProblem(code, endedBy, stderrTail, heapMiB) });
            });
        });
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        signal.throwIfAborted();
    }
}
/** Frees what unpacking has left, while the reader starts: this process then waits. Measured: 13 of 118 MiB with 80,000 files. */
function collectGarbage() {
    (0,external_node_v8_.setFlagsFromString)('--expose-gc');
    (0,external_node_vm_namespaceObject.runInNewContext)('gc')();
}
/** Why the reader is dead, as one clause. */
function exitProblem(code, signal, stderrTail, heapMiB) {
    if (/heap out of memory|allocation failed/i.test(stderrTail))
        return `it takes more than ${String(heapMiB)} MiB of memory`;
    return signal === null ? `its process ended with ${String(code)}` : `its process was ended by ${signal}`;
}

;// CONCATENATED MODULE: external "node:timers/promises"
const external_node_timers_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
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
        (0,external_node_fs_.linkSync)(source, target);
    }
    catch {
        (0,external_node_fs_.copyFileSync)(source, target);
    }
}

;// CONCATENATED MODULE: ./lib/publish/drafts.js





const drafts_FILE_MODE = 0o644;
/** Only the owner may read it. On Windows the rights of its folder decide that. */
const SECRET_MODE = 0o600;
/** A signal waits for as many files at most. */
const FILES_AT_ONCE = 256;
/** Files about a site, such as its manifest: written before the site is published, and published with it. */
class SiteDrafts {
    #publisher;
    #tempFolder;
    #moves = [];
    constructor(publisher, tempFolder) {
        this.#publisher = publisher;
        this.#tempFolder = tempFolder;
    }
    /** What is renamed when the site is published. */
    get moves() {
        return this.#moves;
    }
    /** Writes a file that will be at `path`, where one may be now. Throws `disk-full`, `disk-error`. */
    write(path, text) {
        const from = this.place(path);
        (0,disk_failure/* orDiskFailure */.fR)(path, 'write the file', () => {
            writeNewFile(from, drafts_FILE_MODE, text);
        });
        this.keep(from, path);
    }
    /** A path at which the caller may write a file that will be at `path`. Throws `disk-full`, `disk-error`. */
    place(path) {
        return (0,external_node_path_.join)(this.#publisher.folderBeside(path), 'draft');
    }
    /** Adds the file that the caller has written at a path of `place`. */
    keep(from, path) {
        this.#moves = [...this.#moves, { from, to: path, mayReplace: true }];
    }
    /** Publishes the file for `path` alone, for a site that is not published. Throws `disk-full`, `disk-error`. */
    publishAlone(path) {
        const move = this.#moves.find(({ to }) => to === path);
        if (move === undefined)
            throw new Error(`there is no draft for ${path}`);
        this.#publisher.publishAlone(move);
        this.#moves = this.#moves.filter((other) => other !== move);
    }
    /**
     * Publishes Helm values, which are a secret, at once, completely or not at all. Throws `disk-full`, `disk-error`; the
     * publisher removes what is left then.
     */
    publishSecret(path, text) {
        const doing = 'write the Helm values';
        const from = this.place(path);
        (0,disk_failure/* orDiskFailure */.fR)(path, doing, () => {
            writeNewFile(from, SECRET_MODE, [text]);
        });
        this.#publisher.publishAlone({ from, to: path, mayReplace: true }, doing);
    }
    /**
     * Files, by name, in a folder of their own in the runner's temporary folder, which stays for later steps. Returns
     * their paths. Throws `disk-full`, `disk-error`.
     */
    writeLists(lists) {
        const doing = 'write the lists of changes';
        const names = Object.keys(lists);
        const { from, to } = this.#folderForLater('changes', doing);
        (0,disk_failure/* orDiskFailure */.fR)(from, doing, () => {
            for (const name of names)
                writeNewFile((0,external_node_path_.join)(from, name), drafts_FILE_MODE, lists[name]);
        });
        return Object.fromEntries(names.map((name) => [name, (0,external_node_path_.join)(to, name)]));
    }
    /**
     * A folder with these files of the site at `root`, by their paths there, which stays for later steps as the lists do.
     * They are hard links, or copies where the file system has none. Resolves with its path; rejects with `disk-full`,
     * `disk-error`, or the signal's reason.
     */
    async linkFiles(root, paths, signal) {
        const doing = 'make the folder of what has to be uploaded';
        const { from, to } = this.#folderForLater('upload', doing);
        let folder = from;
        for (const [at, path] of paths.entries()) {
            const target = (0,external_node_path_.join)(from, path);
            (0,disk_failure/* orDiskFailure */.fR)(from, doing, () => {
                if ((0,external_node_path_.dirname)(target) !== folder)
                    (0,external_node_fs_.mkdirSync)((folder = (0,external_node_path_.dirname)(target)), { recursive: true });
                linkOrCopy((0,external_node_path_.join)(root, path), target);
            });
            if (at % FILES_AT_ONCE === 0) {
                await (0,external_node_timers_promises_namespaceObject.setImmediate)();
                signal.throwIfAborted();
            }
        }
        return to;
    }
    /** Makes a folder for the caller to fill, which is published with the site at `to`. */
    #folderForLater(name, doing) {
        const holder = this.#publisher.folderIn(this.#tempFolder);
        const [from, to] = [(0,external_node_path_.join)(holder, name), `${holder}-${name}`];
        (0,disk_failure/* orDiskFailure */.fR)(from, doing, () => {
            (0,external_node_fs_.mkdirSync)(from);
        });
        this.#moves = [...this.#moves, { from, to, mayReplace: false }];
        return { from, to };
    }
}

;// CONCATENATED MODULE: ./lib/system/folders.js



/** The folders to create for `folder`, the deepest first. */
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
/**
 * Creates these folders, which `missingFolders` gave; one that exists by now is fine. Throws what `node:fs` throws. Node's own
 * `recursive` never returns for a path such as `/proc/x/y`.
 */
function makeFolders(missing) {
    for (const folder of missing.toReversed()) {
        try {
            (0,external_node_fs_.mkdirSync)(folder);
        }
        catch (error) {
            if ((0,disk_failure/* systemErrorCode */.vq)(error) !== 'EEXIST')
                throw error;
        }
    }
}

// EXTERNAL MODULE: ./lib/system/remove-trees.js
var remove_trees = __nccwpck_require__(1769);
// EXTERNAL MODULE: ./lib/system/rename.js
var rename = __nccwpck_require__(1147);
;// CONCATENATED MODULE: ./lib/publish/publisher.js







const MAKE_TEMPORARY = 'create a temporary folder';
/**
 * Makes staging paths beside the targets, so that publishing is a rename, and remembers every one of them until it is
 * published or removed. All of it is synchronous: it also runs while the process ends.
 */
class Publisher {
    #remover;
    #ours = [];
    #parents = [];
    constructor(remover = remove_trees/* MACHINE_REMOVER */.z6) {
        this.#remover = remover;
    }
    /** A new, empty folder beside `target`, hidden, with the folders above it. Throws `disk-full`, `disk-error`. */
    folderBeside(target) {
        this.#makeParent(target);
        return this.#keep(target, () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target)}.partial-`)));
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
        this.#ours = [...this.#ours.filter((path) => path !== folder), ...(0,remove_trees/* removeAtOnce */.xI)([folder], this.#remover)];
    }
    /** A new, empty folder below `parent`, which exists. */
    folderIn(parent) {
        return this.#keep(parent, () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-docs-export-')));
    }
    /**
     * Renames each `from` to its `to`, all or none: if one fails, those before it are undone.
     * The old path at a `to` is moved aside until all have succeeded, then removed; an empty folder is always replaced.
     */
    publish(moves) {
        this.#place(moves, 'publish');
        this.#parents.length = 0;
        // `discard` removes what is in use: it may be free by then, and everything is published already.
        this.#ours = (0,remove_trees/* removeAtOnce */.xI)(this.#ours, this.#remover);
    }
    /** Publishes one file, for good. Everything else is still staged. `doing` is for failures. */
    publishAlone(move, doing = 'publish') {
        this.#place([move], doing);
    }
    #place(moves, doing) {
        const undo = [];
        const aside = [];
        let target = '';
        try {
            for (const { from, to, mayReplace } of moves) {
                target = to;
                if (!mayReplace) {
                    if ((0,external_node_fs_.existsSync)(to)) {
                        // Another program has filled it since the inputs were checked: it stays.
                        if (!isFolder(to) || (0,external_node_fs_.readdirSync)(to).length > 0)
                            throw new failure/* Failure */.HR('disk-error', { path: to, doing, problem: 'it is not empty any more' });
                        (0,external_node_fs_.rmdirSync)(to);
                        undo.unshift(() => {
                            (0,external_node_fs_.mkdirSync)(to);
                        });
                    }
                }
                else if ((0,external_node_fs_.existsSync)(to)) {
                    // A file may replace only a file: the contents of a folder created since belong to another program.
                    if (isFolder(to) && !isFolder(from))
                        throw new failure/* Failure */.HR('disk-error', { path: to, doing, problem: 'it is a folder by now' });
                    const old = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(to), `.${(0,external_node_path_.basename)(to)}.replaced-`)), (0,external_node_path_.basename)(to));
                    aside.push((0,external_node_path_.dirname)(old));
                    moveAside(to, old);
                    undo.unshift(() => {
                        (0,rename/* rename */.$w)(old, to);
                    });
                }
                (0,rename/* rename */.$w)(from, to);
                undo.unshift(() => {
                    (0,rename/* rename */.$w)(to, from);
                });
            }
        }
        catch (error) {
            for (const step of undo)
                step();
            // Only now: until then these paths hold the old files.
            this.#ours = [...this.#ours, ...aside];
            throw (0,disk_failure/* diskFailure */.C9)(error, target, doing);
        }
        this.#ours = [...this.#ours, ...aside];
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
        this.#ours = (0,remove_trees/* removeTrees */.Ui)(this.#ours, this.#remover);
        // The deepest first: a folder is empty only after those in it are gone.
        const parents = this.#parents.splice(0).toSorted((a, b) => b.length - a.length);
        for (const folder of parents)
            removeIfEmpty(folder);
        return this.#ours;
    }
    #makeParent(target) {
        const parent = (0,external_node_path_.dirname)(target);
        const missing = missingFolders(parent);
        this.#parents.push(...missing);
        (0,disk_failure/* orDiskFailure */.fR)(parent, 'create the folder', () => {
            makeFolders(missing);
        });
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
    #keep(near, make) {
        const path = (0,disk_failure/* orDiskFailure */.fR)(near, MAKE_TEMPORARY, make);
        this.#ours = [...this.#ours, path];
        return path;
    }
}
/** Links are not followed. */
function isFolder(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function removeIfEmpty(folder) {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
        // Another program has created something there meanwhile: it stays.
    }
}
/**
 * Renames the path `from`. Where a folder cannot be renamed but its files can, its entries are moved one by one. That
 * is so for a folder of a lower layer on an overlay file system, as in a container. All or nothing: moved entries are moved
 * back when the rest cannot be moved. Throws what `node:fs` throws.
 */
function moveAside(from, to) {
    try {
        (0,rename/* rename */.$w)(from, to);
    }
    catch (error) {
        const found = (0,external_node_fs_.lstatSync)(from, { throwIfNoEntry: false });
        if ((0,disk_failure/* systemErrorCode */.vq)(error) !== 'EXDEV' || found?.isDirectory() !== true)
            throw error;
        moveEntries(from, to, found.mode);
    }
}
function moveEntries(from, to, mode) {
    (0,external_node_fs_.mkdirSync)(to);
    const moved = [];
    try {
        for (const name of (0,external_node_fs_.readdirSync)(from)) {
            moveAside((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name));
            moved.push(name);
        }
        (0,external_node_fs_.chmodSync)(to, mode);
        (0,external_node_fs_.rmdirSync)(from);
    }
    catch (error) {
        for (const name of moved)
            (0,rename/* rename */.$w)((0,external_node_path_.join)(to, name), (0,external_node_path_.join)(from, name));
        (0,external_node_fs_.rmdirSync)(to);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/site/page-texts.js
/** A page as one line, as the reader of the site writes it. */
function textLine(path, { title, digest, start }, isError) {
    return `${JSON.stringify([path, title, start === '' || isError ? null : digest])}\n`;
}
/** Reads such lines. */
function parseTexts(text) {
    const lines = text.split('\n');
    if (lines.pop() !== '')
        throw new Error('the texts of the pages were cut');
    return new Map(lines.map((line) => {
        const [path, title, textSha256] = JSON.parse(line);
        return [path, { title, textSha256 }];
    }));
}

;// CONCATENATED MODULE: ./lib/upload/pages-tar.js

/** 2000-01-01T00:00:00Z: the same site gives the same bytes, and no reader finds it implausibly old. */
const PAGES_TIME_S = 946_684_800;
const NAME_BYTES = 100;
const LARGEST_OCTAL_SIZE = 0o77777777777;
/** GNU tar writes records of 20 blocks, the last one filled up. */
const RECORD_BYTES = 20 * TAR_BLOCK_BYTES;
const pages_tar_END_BYTES = 2 * TAR_BLOCK_BYTES;
/** No site needs them, and a Pages artifact never has them: `actions/upload-pages-artifact` leaves them out too. */
const LEFT_OUT = /(?:^|\/)\.git(?:hub)?(?:\/|$)/;
/** Everything in a site: the root, then folders and files in no order. */
function siteEntries({ files }, folders) {
    const below = Array.from(folders, (path) => ({ path, bytes: null }));
    return [{ path: '', bytes: null }, ...below, ...files];
}
/** Whether an entry belongs into a Pages artifact. */
function isForPages({ path }) {
    return !LEFT_OUT.test(path);
}
/** The entries in the order of the tar, by the bytes of each name; `path` is to be free of NUL. */
function sortedForPages(entries) {
    // One character a byte, so that comparing texts compares bytes; a slash comes before all else, as names are compared
    // folder by folder.
    const keyOf = ({ path }) => Buffer.from(path).toString('latin1').replaceAll('/', '\0');
    const keyed = entries.map((entry) => ({ entry, key: keyOf(entry) }));
    return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ entry }) => entry);
}
/** How long the tar of these entries is, to the byte. */
function pagesTarBytes(entries) {
    let bytes = pages_tar_END_BYTES;
    for (const entry of entries) {
        const name = Buffer.byteLength(tarName(entry));
        if (name > NAME_BYTES)
            bytes += TAR_BLOCK_BYTES + roundUp(name + 1, TAR_BLOCK_BYTES);
        bytes += TAR_BLOCK_BYTES + roundUp(entry.bytes ?? 0, TAR_BLOCK_BYTES);
    }
    return roundUp(bytes, RECORD_BYTES);
}
/** The bytes before an entry's contents: its header, and before that its name where it is too long for the header. */
function pagesHeader(entry) {
    const name = Buffer.from(tarName(entry));
    const own = header(name, {
        type: entry.bytes === null ? '5' : '0',
        size: entry.bytes ?? 0,
        timeS: PAGES_TIME_S,
    });
    if (name.length <= NAME_BYTES)
        return own;
    const size = name.length + 1;
    const long = header(Buffer.from('././@LongLink'), { type: 'L', size, timeS: 0 });
    return Buffer.concat([long, name, Buffer.alloc(roundUp(size, TAR_BLOCK_BYTES) - name.length), own]);
}
/** The zeros that follow contents of `bytes` bytes. */
function pagesPadding(bytes) {
    return Buffer.alloc(roundUp(bytes, TAR_BLOCK_BYTES) - bytes);
}
/** The end of a tar that is `bytes` long so far. */
function pagesEnd(bytes) {
    return Buffer.alloc(roundUp(bytes + pages_tar_END_BYTES, RECORD_BYTES) - bytes);
}
function header(name, { type, size, timeS }) {
    const block = Buffer.alloc(TAR_BLOCK_BYTES);
    name.copy(block, 0, 0, NAME_BYTES);
    block.write(octal(type === '5' ? 0o755 : 0o644, 8), 100, 'latin1');
    block.write(octal(0, 8), 108, 'latin1');
    block.write(octal(0, 8), 116, 'latin1');
    if (size <= LARGEST_OCTAL_SIZE) {
        block.write(octal(size, 12), 124, 'latin1');
    }
    else {
        // Base 256: the first bit says so, and the last six bytes are enough for any size that can be counted.
        block[124] = 0x80;
        block.writeUIntBE(size, 130, 6);
    }
    block.write(octal(timeS, 12), 136, 'latin1');
    block.fill(' ', 148, 156);
    block.write(type, 156, 'latin1');
    block.write('ustar  \0', 257, 'latin1');
    let sum = 0;
    for (const byte of block)
        sum += byte;
    block.write(`${octal(sum, 7)} `, 148, 'latin1');
    return block;
}
/** `width` counts the NUL at the end. */
function octal(value, width) {
    return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
function tarName({ path, bytes }) {
    if (path === '')
        return './';
    return bytes === null ? `./${path}/` : `./${path}`;
}
function roundUp(bytes, unit) {
    return Math.ceil(bytes / unit) * unit;
}

;// CONCATENATED MODULE: ./lib/upload/pack-pages.js






/** Written at once; between two writes a signal is seen. */
const BATCH_BYTES = 1024 * 1024;
const READ_BYTES = 256 * 1024;
/**
 * Writes the tar of a Pages artifact. Rejects with `disk-full`, `disk-error`, or the reason of the signal; what is
 * written then stays, for the caller to remove.
 */
async function packPages({ into, entries, contentsOf }, signal) {
    let file = null;
    try {
        file = await (0,promises_.open)(into, 'wx');
        for (const batch of batches(tarPieces(entries, contentsOf))) {
            signal.throwIfAborted();
            await file.writeFile(batch);
        }
        // They go into the artifact with it: the same site is to give the same artifact.
        await file.chmod(0o644);
        await file.utimes(PAGES_TIME_S, PAGES_TIME_S);
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C9)(error, into, 'write the Pages artifact');
    }
    finally {
        await file?.close();
    }
}
function* tarPieces(entries, contentsOf) {
    let tarBytes = 0;
    for (const entry of entries) {
        const header = pagesHeader(entry);
        yield header;
        tarBytes += header.length;
        const bytes = entry.bytes ?? 0;
        if (bytes === 0)
            continue;
        yield* contentsOf(entry);
        const padding = pagesPadding(bytes);
        yield padding;
        tarBytes += bytes + padding.length;
    }
    yield pagesEnd(tarBytes);
}
/** Gathers small pieces, so that a file needs no separate write. A batch is valid until the next one is requested. */
function* batches(pieces) {
    const buffer = Buffer.allocUnsafe(BATCH_BYTES);
    let used = 0;
    for (const piece of pieces) {
        for (let at = 0; at < piece.length;) {
            const count = Math.min(piece.length - at, BATCH_BYTES - used);
            buffer.set(piece.subarray(at, at + count), used);
            used += count;
            at += count;
            if (used < BATCH_BYTES)
                continue;
            yield buffer;
            used = 0;
        }
    }
    yield buffer.subarray(0, used);
}
/**
 * Reads the files of a site, one at a time and piece by piece. All pieces share one buffer: a piece is there until the
 * next one is asked for, of whichever file.
 */
function siteReader(root) {
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    return function* contentsOf({ path, bytes }) {
        const full = (0,external_node_path_.join)(root, path);
        let descriptor = null;
        try {
            descriptor = (0,external_node_fs_.openSync)(full, 'r');
            for (let done = 0;;) {
                const count = (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, done);
                if (count === 0 && done === bytes)
                    return;
                if (count === 0 || done + count > (bytes ?? 0))
                    throw changed(full);
                yield buffer.subarray(0, count);
                done += count;
            }
        }
        catch (error) {
            throw (0,disk_failure/* diskFailure */.C9)(error, full, 'read the site');
        }
        finally {
            if (descriptor !== null)
                (0,external_node_fs_.closeSync)(descriptor);
        }
    };
}
function changed(path) {
    return new failure/* Failure */.HR('disk-error', {
        path,
        doing: 'read the site',
        problem: 'it has changed while it was read',
    });
}

;// CONCATENATED MODULE: ./lib/upload/parcel.js





/** What the one file in a Pages artifact is called: `actions/deploy-pages` looks for no other. */
const PAGES_FILE = 'artifact.tar';
function uploadStaging(places) {
    return {
        inspect: () => {
            const entries = places.siteEntries();
            return { paths: pathsOf(entries), tarBytes: pagesTarBytes(entries.filter(isForPages)) };
        },
        pack: async ({ kind, artifactName }, signal) => {
            switch (kind) {
                case 'site': {
                    const root = places.siteRoot();
                    return { root, files: pathsOf(places.siteEntries()).map((path) => (0,external_node_path_.join)(root, path)), zip: true };
                }
                case 'bundle': {
                    const root = places.newFolder();
                    const file = (0,external_node_path_.join)(root, artifactName);
                    (0,disk_failure/* orDiskFailure */.fR)(file, 'make the archive ready for its upload', () => {
                        linkOrCopy(places.archive(), file);
                    });
                    return { root, files: [file], zip: false };
                }
                case 'pages':
                    return await packed(places, signal);
            }
        },
    };
}
async function packed(places, signal) {
    const root = places.newFolder();
    const into = (0,external_node_path_.join)(root, PAGES_FILE);
    const entries = sortedForPages(places.siteEntries().filter(isForPages));
    await packPages({ into, entries, contentsOf: siteReader(places.siteRoot()) }, signal);
    // Its room is needed no longer, and the upload may take long.
    places.freeSite();
    return { root, files: [into], zip: true };
}
function pathsOf(entries) {
    return entries.flatMap(({ path, bytes }) => (bytes === null ? [] : [path]));
}

;// CONCATENATED MODULE: ./lib/export/staging.js














function staging(options) {
    const { site, bundlePath, manifestPath, upload, tempFolder, platform, msLeft } = options;
    const remover = { ...remove_trees/* MACHINE_REMOVER */.z6, msLeft };
    const publisher = new Publisher(remover);
    // The files of an upload stay until the end, also when they are not published.
    const temporary = new Publisher(remover);
    const drafts = new SiteDrafts(publisher, tempFolder);
    const isKept = bundlePath !== null || upload?.kind === 'bundle';
    let sink = null;
    let order = null;
    let partPath = '';
    let tree = null;
    let listed = null;
    let siteRoot = null;
    const placePart = () => {
        const holder = isKept ? temporary : publisher;
        // Beside its target, so that publishing it is a rename.
        const folder = bundlePath === null ? holder.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
        partPath = (0,external_node_path_.join)(folder, 'bundle.part');
        return partPath;
    };
    const siteHolder = site?.path === null ? temporary : publisher;
    /** Removes unpacked files that are not published. */
    const removeSite = () => {
        if (siteRoot !== null)
            siteHolder.removeStaging(siteRoot);
        siteRoot = null;
    };
    /** The folder to unpack into; files of an earlier attempt are removed. */
    const newTree = () => {
        if (site === null)
            throw new Error('there is nothing to unpack into');
        removeSite();
        listed = null;
        const fileIndex = new file_index/* FileIndex */.rx(manifestPath === null ? ['sha256'] : ['sha256', 'md5']);
        siteRoot = site.path === null ? temporary.stagingIn(tempFolder) : publisher.stagingFor(site.path);
        tree = new ArchiveTree(siteRoot, fileIndex);
        return tree;
    };
    const unpackedTree = () => {
        if (tree === null)
            throw new Error('nothing was unpacked');
        return tree;
    };
    const unpackedRoot = () => {
        if (siteRoot === null)
            throw new Error('there is no folder with a site');
        return siteRoot;
    };
    const siteFiles = () => (listed ??= unpackedTree().fileIndex.files());
    const forUpload = uploadStaging({
        siteRoot: unpackedRoot,
        siteEntries: () => siteEntries(siteFiles(), unpackedTree().folders),
        freeSite: () => {
            if (site?.path === null)
                removeSite();
        },
        archive: () => partPath,
        newFolder: () => temporary.folderIn(tempFolder),
    });
    return {
        ...forUpload,
        openSink: (request, emit, signal) => {
            const onProgress = (fileCount, siteBytes) => {
                emit({ kind: 'unpack-progress', fileCount, siteBytes });
            };
            const making = request === null || site === null ? null : { ...request, platform, signal, onProgress };
            order = making;
            const unpacker = making === null
                ? null
                : (arriving) => new ArrivalUnpacker(newTree(), making, arriving);
            sink = new BundleReceiver({ partPath: placePart, isKept, unpacker });
            return sink;
        },
        unpack: async (emit) => {
            const done = sink?.unpacked() ?? null;
            if (done !== null)
                return done;
            if (order === null)
                throw new Error('there is nothing to unpack into');
            emit({ kind: 'phase', phase: 'unpack' });
            return await unpackFile(newTree(), partPath, order);
        },
        siteFiles,
        freeSiteFiles: () => {
            listed = null;
            tree = null;
        },
        draft: (path, text) => {
            drafts.write(path, text);
        },
        readSite: async (wanted, onProgress, signal) => {
            return await readSiteApart({ root: unpackedRoot(), siteUrl: null, ...wanted }, { onProgress }, signal);
        },
        placeTexts: () => (0,external_node_path_.join)(publisher.folderIn(tempFolder), 'texts'),
        pageTexts: (path) => parseTexts((0,external_node_fs_.readFileSync)(path, 'utf8')),
        draftReport: (path) => drafts.place(path),
        keepReport: (draft, path) => {
            drafts.keep(draft, path);
        },
        publishReport: (path) => {
            drafts.publishAlone(path);
        },
        draftLists: (lists) => drafts.writeLists(lists),
        draftUpload: async (paths, signal) => {
            const isWhole = paths.length === siteFiles().files.length;
            const whole = isWhole ? (site?.path ?? null) : null;
            return whole ?? (await drafts.linkFiles(unpackedRoot(), paths, signal));
        },
        publish: () => {
            const moves = [...drafts.moves];
            if (siteRoot !== null && site !== null && site.path !== null) {
                moves.push({ from: siteRoot, to: site.path, mayReplace: site.overwrite });
                siteRoot = site.path;
            }
            if (bundlePath !== null) {
                moves.push({ from: partPath, to: bundlePath, mayReplace: true });
                partPath = bundlePath;
            }
            publisher.publish(moves);
        },
        writeSecret: (path, text) => {
            drafts.publishSecret(path, text);
        },
        discard: () => {
            const removeAll = () => {
                // Out of the workspace first: a slow file system may leave no time to remove tens of thousands of files.
                if (msLeft() < Infinity)
                    publisher.moveAway(tempFolder);
                return [...publisher.discard(), ...temporary.discard()];
            };
            try {
                sink?.abandon();
            }
            catch (error) {
                removeAll();
                throw error;
            }
            return removeAll();
        },
    };
}


/***/ }),

/***/ 9345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ addressForProxy),
/* harmony export */   Pv: () => (/* binding */ parseHostname),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   nV: () => (/* binding */ parseApiUrl)
/* harmony export */ });
/* unused harmony export parseSiteUrl */
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2786);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5288);


/** No server takes a longer one, and reading it would take long. */
const LONGEST_ADDRESS = 2_000;
/** Quotes and a scheme, also one that is misspelt: `"https://`, `https:/`, `http//`, `//`. */
const BEFORE_HOST = /^["'<]*(?:(?:[a-z][a-z0-9+.-]*:|https?)?[/\\]+)?/i;
const API = {
    wanted: "Give an address such as 'https://api.example.com'.",
    withoutCredentials: "; the key goes into 'api-key'.",
    unencrypted: 'would send the key over the network unencrypted',
};
const SITE = {
    wanted: "Give the address of the site, such as 'https://docs.example.com'.",
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
    if (text.length > LONGEST_ADDRESS)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`is longer than ${LONGEST_ADDRESS} characters`, wanted);
    if (/[\s\p{Cc}\\]/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds white space, a backslash or a control character', wanted);
    const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
    if (scheme === undefined) {
        const bare = text.replace(BEFORE_HOST, '').replace(/["'>]+$/, '');
        // Plain `http:` is taken for this machine only, where it is what people mean.
        const meant = usable(`http://${bare}`, use) ?? usable(`https://${bare}`, use);
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("does not begin with 'https://'", meant === null ? wanted : `Did you mean '${meant}'?`);
    }
    if (scheme !== 'https' && scheme !== 'http')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`begins with '${scheme}://'`, wanted);
    const url = URL.parse(text);
    if (url === null)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not an address', wanted);
    const withoutExtras = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
    if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds credentials', `Give '${withoutExtras}'${use.withoutCredentials}`);
    }
    if (/[?#]/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds a query or a fragment', `Give '${withoutExtras}'.`);
    if (scheme === 'http' && !isLoopback(url.hostname)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(use.unencrypted, `Give '${withoutExtras.replace('http:', 'https:')}'.`);
    }
    return { value: withoutExtras };
}
function usable(text, use) {
    const parsed = parseBaseUrl(text, use);
    return 'value' in parsed ? parsed.value : null;
}
const EXAMPLE = "Give the hostname alone, such as 'docs.example.com'.";
/**
 * Reads a bare hostname and gives it in lower case. One label (`docs`) and underscores are taken: the service
 * judges whether it knows the site. Refused: whatever is more than a hostname, an IP address, and names that DNS forbids.
 */
function parseHostname(text) {
    if ((0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeKey */ .zC)(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('looks like an API key', EXAMPLE);
    if (/[\s\p{Cc}]/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds white space', suggest(text));
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is an address; only its hostname is wanted', suggest(text));
    if (text.includes('@'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds a user name', suggest(text));
    if (/[/\\?#]/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds a path', suggest(text));
    if (/^\[|:.*:|^[\d.]+$/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is an IP address', EXAMPLE);
    if (text.includes(':'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds a port', suggest(text));
    if (/\P{ASCII}/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds letters that are not ASCII', suggest(text));
    if (text.endsWith('.'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('ends with a dot', suggest(text));
    const name = text.toLowerCase();
    return isHostname(name) ? { value: name } : (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is no hostname', suggest(text));
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
/**
 * The address to ask the HTTP client for a proxy with. It takes every name that begins with `127.` for this machine, but
 * not those below such a name, for which `NO_PROXY` says the same.
 */
function addressForProxy(url) {
    const { hostname, protocol, port } = url;
    if (isLoopback(hostname) || !hostname.startsWith('127.'))
        return url;
    return new URL(`${protocol}//below.${hostname}:${port}`);
}


/***/ }),

/***/ 5288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ hasKeyPrefix),
/* harmony export */   Iz: () => (/* binding */ parsePaths),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   et: () => (/* binding */ parseJobId),
/* harmony export */   oW: () => (/* binding */ parsePem),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   zC: () => (/* binding */ looksLikeKey),
/* harmony export */   zq: () => (/* binding */ parseCount)
/* harmony export */ });
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2786);

/** Parsers of single inputs that are too small for a file of their own. Each takes text that is trimmed and not empty. */
const LONGEST_LABEL = 256;
/** `true` or `false` in any case, nothing else. */
function parseBoolean(text) {
    const lower = text.toLowerCase();
    if (lower === 'true' || lower === 'false')
        return { value: lower === 'true' };
    return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("is neither 'true' nor 'false'", "Write 'true' or 'false'.");
}
/** Digits only: no sign, no separators, no exponent. */
function parseCount(text, least, most) {
    const range = `Write a whole number from ${least} to ${most}.`;
    if (!/^\d+$/.test(text)) {
        const digits = text.replaceAll(/[_,' ]/g, '');
        const meant = digits !== text && /^\d+$/.test(digits) ? `Did you mean '${digits}'?` : range;
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a whole number in digits', meant);
    }
    const value = Number(text);
    return value < least || value > most ? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is out of range', range) : { value };
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
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("holds more than letters, digits, '_', '-' and '.'", remedy);
    if (text === '.' || text.includes('..'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("holds '..' or is '.', which would change the address", remedy);
    if (text.length > LONGEST_LABEL)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`is longer than ${LONGEST_LABEL} characters`, remedy);
    return { value: text };
}
/** A label of one line. */
function parseVersion(text) {
    const remedy = "Give a short label, such as '2026-11-21' or a commit.";
    if (/\p{Cc}/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds a line break or another control character', remedy);
    if (text.length > LONGEST_LABEL)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`is longer than ${LONGEST_LABEL} characters`, remedy);
    return { value: text };
}
/** Page paths, one per line; blank lines do not count. At least one. */
function parsePaths(text) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    const paths = [...new Set(lines.filter((line) => line !== ''))];
    // Not `[slug]/`, as frameworks name folders.
    const odd = paths.find((path) => /\p{Cc}|^-\s|^\[(?:\s*"|$)|^[a-z][a-z0-9+.-]*:\/\//iu.test(path));
    if (odd !== undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`holds '${odd.slice(0, 80)}', which is no page path`, "Give one per line, such as '/guide': no list, no address, no control character.");
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

/***/ 7433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ segmentsBelow),
/* harmony export */   Hk: () => (/* binding */ WINDOWS_DROPS),
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   cM: () => (/* binding */ WINDOWS_FORBIDS),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   nd: () => (/* binding */ WINDOWS_DEVICE),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   z0: () => (/* binding */ namesFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);

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
const rulesOf = (platform) => (platform === 'win32' ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix);
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


/***/ }),

/***/ 4022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   eU: () => (/* binding */ judgeSitePath),
/* harmony export */   nL: () => (/* binding */ faultOfOthers),
/* harmony export */   rB: () => (/* binding */ liesInFolder),
/* harmony export */   tr: () => (/* binding */ filePathParser)
/* harmony export */ });
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2786);
/* harmony import */ var _lexical_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7433);


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
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(STATES[state], CHOOSE_FOLDER);
    if (state === 'folder' && overwrite === false)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('exists and is not empty', "Set 'overwrite: true' to replace it, or choose another folder.");
    // Without its `.git`, the next `git commit` in this folder would go to the repository of the workspace.
    if (machine.pathState(`${path.value}/.git`) !== 'missing')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("is a git repository, whose '.git' would be removed", 'Choose another folder, and copy the site into the repository after this step.');
    return faultOfRights(path.value, state !== 'missing' && overwrite !== false, machine) ?? path;
}
/**
 * Makes the parser of an input that names a file to write. It gives an absolute path, which may lie anywhere, for example
 * in the runner's temporary folder; what is named inside the workspace has to lie there on the disk too. It must not
 * become a part of the site, nor take the place of anything else that is written. A file that is there is replaced.
 */
function filePathParser(input, others, machine) {
    const { platform, workspace } = machine;
    const { example, because } = FILES[input];
    const choose = `Choose a file, such as '${example}'.`;
    const outside = `Choose a file outside of 'site-path': ${because}.`;
    return (text) => {
        if ((0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .namesFolder */ .z0)(text, platform))
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('names a folder', choose);
        const path = readPath(text, machine, choose);
        if (!('value' in path))
            return path;
        const inside = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsBelow */ .Ce)(workspace, path.value, platform) !== null;
        const place = inside || !isAbsolute(text, platform) ? faultOfPlace(path.value, machine, choose) : null;
        const fault = place ?? faultOfOthers(path.value, others, { remedy: outside, machine });
        if (fault !== null)
            return fault;
        const state = stateOf(path.value, machine);
        if (state !== 'missing' && state !== 'file')
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(STATES[state], choose);
        return faultOfRights(path.value, false, machine) ?? path;
    };
}
/** Whether `path` lies in the folder that `text` names, or is it. */
function liesInFolder(path, text, machine) {
    const folder = readPath(text, machine, CHOOSE_FOLDER);
    return 'value' in folder && within(folder.value, path, machine);
}
/** Reads a path as a file system of this platform would, and gives it absolute; relative ones start at the workspace. */
function readPath(text, machine, remedy) {
    if (/\p{Cc}/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a line break or another control character', remedy);
    if (/^~(?:[\\/]|$)/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("begins with '~', which only a shell understands", remedy);
    if (/^(?:\$\w|\$\{|%\w+%)/.test(text)) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('begins with a variable, which only a shell understands', "Use an expression, such as '${{ github.workspace }}'.");
    }
    const path = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)(machine.workspace, text, machine.platform);
    if (path === null)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('names a drive without a folder', remedy);
    if (machine.platform === 'win32') {
        if (/^\\\\[.?]\\/.test(path))
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('names a device of Windows', remedy);
        // The workspace is there, so its own names are fine.
        const names = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsBelow */ .Ce)(machine.workspace, path, 'win32') ?? (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path, 'win32');
        if (names.some(isOddOnWindows))
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a name that Windows reads otherwise', remedy);
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
    const parents = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentsOf */ .fY)(path, machine.platform);
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
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('leads through a link that ends nowhere', remedy);
    const byName = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsBelow */ .Ce)(workspace, path, platform);
    if (byName === null)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('lies outside the workspace', remedy);
    if (byName.length === 0)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is the workspace itself', remedy);
    const onDisk = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsBelow */ .Ce)(machine.realPath(workspace) ?? workspace, real, platform);
    if (onDisk === null)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('leads out of the workspace through a link', remedy);
    if (onDisk.length === 0)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('leads to the workspace itself through a link', remedy);
    const inGit = [...byName, ...onDisk].some((name) => GIT_FOLDER.test(name));
    return inGit ? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("lies inside '.git'", remedy) : null;
}
/** Why this user cannot rename anything to `path`. A folder that is moved aside has to be writable itself. */
function faultOfRights(path, isMoved, machine) {
    if (machine.isMountPoint(path))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is a mount point, which cannot be replaced', 'Choose a path below it.');
    const parent = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parentsOf */ .fY)(path, machine.platform).find((folder) => machine.pathState(folder) !== 'missing');
    const changed = isMoved ? [parent, path] : [parent];
    const locked = changed.find((folder) => folder !== undefined && !machine.mayWrite(folder));
    if (locked === undefined)
        return null;
    return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(locked === path
        ? 'is a folder that this user may not change'
        : `lies in a folder that this user may not change: '${locked}'`, 'Another step may have created it as another user, such as root in a container: change its owner, or choose another path.');
}
const APART = 'Choose two paths, none of them below the other.';
/** Why a file cannot be this one: something else is written there. */
function faultOfOthers(file, { sitePath, files = {} }, { remedy, machine }) {
    for (const [input, path] of Object.entries(files)) {
        if (path === null)
            continue;
        const isAbove = within(file, path, machine);
        const isBelow = within(path, file, machine);
        if (isAbove && isBelow)
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`is '${input}'`, 'Choose two files.');
        if (isAbove)
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`cannot be a file: '${input}' lies below it`, APART);
        if (isBelow)
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`lies below '${input}', which is a file`, APART);
    }
    if (sitePath === null)
        return null;
    if (within(sitePath, file, machine))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("is 'site-path' or lies in it", remedy);
    return within(file, sitePath, machine)
        ? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("cannot be a file: 'site-path' lies below it", APART)
        : null;
}
/** Whether `path` is `folder` or lies below it, by name or on the disk. */
function within(folder, path, machine) {
    const real = (one) => machine.realPath(one) ?? one;
    const below = (a, b) => (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsBelow */ .Ce)(a, b, machine.platform) !== null;
    return below(folder, path) || below(real(folder), real(path));
}
function isOddOnWindows(name) {
    return _lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOWS_FORBIDS */ .cM.test(name) || _lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOWS_DROPS */ .Hk.test(name) || _lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOWS_DEVICE */ .nd.test(name);
}
function isAbsolute(text, platform) {
    return platform === 'win32' ? /^(?:[a-z]:)?[\\/]/i.test(text) : text.startsWith('/');
}


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ recordText),
/* harmony export */   ce: () => (/* binding */ readAttempt),
/* harmony export */   dE: () => (/* binding */ exportIdentity),
/* harmony export */   fB: () => (/* binding */ RECORD_RETENTION_DAYS),
/* harmony export */   gP: () => (/* binding */ findRecords),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* harmony import */ var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5288);

/**
 * The note that an attempt of a workflow run leaves for the next: an artifact whose name says all that is read back.
 * A list of names takes one request, and nothing untrusted is downloaded and unpacked to be judged.
 */
/** An export of days ago is outdated, and no service accepts less than a day. */
const RECORD_RETENTION_DAYS = 1;
/** Of the SHA-256 of the inputs: far more than a run has exports. */
const HASH_CHARS = 16;
/** More attempts of one run than people make; each costs a request, and anybody in the run can make such names. */
const MOST_RECORDS = 10;
/** What two exports have in common that may stand for each other, as a text to be hashed. */
function exportIdentity(apiUrl, { domain, version, paths }) {
    return JSON.stringify([apiUrl, domain, version, paths]);
}
/** The name of a record. `hash` is lower-case hex. */
function recordName(hash, { jobId, attempt }) {
    return `${prefixOf(hash)}${attempt}-${jobId}`;
}
/**
 * The jobs that attempts before `attempt` have recorded under the same hash, the newest first, each once. What other steps
 * of this attempt have recorded does not count: two steps with the same inputs are two exports. Names that are no record
 * are passed over.
 */
function findRecords(artifacts, hash, attempt) {
    const found = artifacts
        .flatMap(({ id, name }) => {
        const record = readRecordName(name, prefixOf(hash));
        return record === null || record.attempt >= attempt ? [] : [{ id, ...record }];
    })
        .toSorted((a, b) => b.attempt - a.attempt || b.id - a.id);
    const newest = new Map();
    for (const record of found)
        if (!newest.has(record.jobId))
            newest.set(record.jobId, { jobId: record.jobId, attempt: record.attempt });
    return [...newest.values()].slice(0, MOST_RECORDS);
}
/** The text for people who open the artifact. */
function recordText({ domain, version }, { jobId, attempt }) {
    const about = "The export job that this attempt of the workflow run started. With 'reattach: true' a re-run of failed jobs finds it by the name of this artifact, and follows it instead of starting another.";
    return `${JSON.stringify({ about, jobId, attempt, domain, version }, null, 2)}\n`;
}
/** The attempt that the runner names; the first where it names none that could be one. */
function readAttempt(text) {
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
function prefixOf(hash) {
    return `docs-export-job-${hash.slice(0, HASH_CHARS)}-attempt-`;
}
function readRecordName(name, prefix) {
    if (!name.startsWith(prefix))
        return null;
    const [, attempt = '', id = ''] = /^([1-9]\d{0,5})-(.+)$/.exec(name.slice(prefix.length)) ?? [];
    const jobId = (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJobId */ .et)(id);
    return attempt === '' || !('value' in jobId) ? null : { attempt: Number(attempt), jobId: jobId.value };
}


/***/ }),

/***/ 3487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ jobRecords)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _artifacts_client_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(960);
/* harmony import */ var _system_remove_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1769);
/* harmony import */ var _job_record_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2992);






/** The notes about jobs among the artifacts of this workflow run. Nothing is loaded or made until it is used. */
function jobRecords(env, { clock, tempFolder, atEnd }) {
    const context = { clock, say: _artifacts_client_js__WEBPACK_IMPORTED_MODULE_3__/* .noteDetail */ .OI };
    return {
        obstacle: (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadObstacle */ .f7)(env),
        attempt: (0,_job_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readAttempt */ .ce)(env['GITHUB_RUN_ATTEMPT'] ?? ''),
        digest: (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text),
        list: (signal) => (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_3__/* .askClient */ .Fg)(async (client) => (await client.listArtifacts()).artifacts, context, signal),
        keep: (artifactName, text, signal) => (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_3__/* .askClient */ .Fg)(async (client) => {
            const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(tempFolder, 'docs-export-job-'));
            const remove = () => (0,_system_remove_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTrees */ .Ui)([folder]);
            atEnd(remove);
            try {
                const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'job.json');
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
                const options = { retentionDays: _job_record_js__WEBPACK_IMPORTED_MODULE_5__/* .RECORD_RETENTION_DAYS */ .fB };
                const { id } = await client.uploadArtifact(artifactName, [file], folder, options);
                if (id === undefined)
                    throw new Error('the answer has no id');
                return null;
            }
            finally {
                remove();
            }
        }, context, signal),
    };
}


/***/ }),

/***/ 342:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8877);
/* harmony import */ var _export_export_bundle_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1750);
/* harmony import */ var _export_staging_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4601);
/* harmony import */ var _job_job_records_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3487);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9244);
/* harmony import */ var _runner_session_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2896);
/* harmony import */ var _service_connect_export_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4545);
/* harmony import */ var _upload_artifact_uploader_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7286);








// Keeps the heap for new objects small. V8 lets it grow to 64 MiB, and fills that before it collects: 50 MiB more at the
// peak of an archive with 85,000 files, in the same time. V8 reads the flag at each collection.
(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
await (0,_runner_session_js__WEBPACK_IMPORTED_MODULE_5__/* .runSession */ .I)('export', async (session) => {
    const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .Ko)(process.env, session);
    const artifacts = (0,_upload_artifact_uploader_js__WEBPACK_IMPORTED_MODULE_7__/* .artifactService */ .G)(inputs.upload, process.env, session);
    const records = (0,_job_job_records_js__WEBPACK_IMPORTED_MODULE_3__/* .jobRecords */ .w)(process.env, session);
    const { tempFolder, msLeft } = session;
    const disk = (0,_export_staging_js__WEBPACK_IMPORTED_MODULE_2__/* .staging */ .m)({ ...inputs, tempFolder, platform: process.platform, msLeft });
    session.atEnd(disk.discard);
    return await (0,_export_export_bundle_js__WEBPACK_IMPORTED_MODULE_1__/* .exportBundle */ .N)(inputs, { ...session, ...(0,_service_connect_export_js__WEBPACK_IMPORTED_MODULE_6__/* .connectExport */ .J)(inputs, session), staging: disk, artifacts, records }, session.signal);
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ requireOutputFile),
/* harmony export */   u: () => (/* binding */ setOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(819);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8165);



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

/***/ 9244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ko: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: readAgentInputs, readVerifyInputs

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/text/parsed.js
var text_parsed = __nccwpck_require__(2786);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(1814);
// EXTERNAL MODULE: ./lib/inputs/input-values.js
var input_values = __nccwpck_require__(5288);
;// CONCATENATED MODULE: ./lib/inputs/input-reader.js



const LONGEST_SHOWN = 200;
const HIDDEN = '(not shown)';
const KEY_ELSEWHERE = "Give the key as 'api-key' only, as every other value may be shown.";
/** A reader over `raw`, where `defaults` has every input of the action in the order of its `action.yml`. */
function input_reader_inputReader(raw, defaults, keyInput) {
    const found = [];
    const order = Object.keys(defaults);
    const text = (input) => raw[input].trim() || defaults[input];
    const key = keyInput === null ? '' : text(keyInput);
    const withoutKey = (0,redact/* textWithout */.il)(key);
    const note = (input, fault) => {
        const value = input === keyInput && key !== '' ? HIDDEN : shownValue(input, withoutKey(text(input)));
        found.push({ input, value, ...fault });
    };
    const read = (input, parse) => {
        const given = text(input);
        if (given === '')
            return null;
        const holdsKey = input !== keyInput && withoutKey(given) !== given;
        const parsed = holdsKey ? (0,text_parsed/* refuse */.TR)('holds the API key', KEY_ELSEWHERE) : parse(given);
        if ('value' in parsed)
            return parsed.value;
        note(input, parsed);
        return null;
    };
    return {
        text,
        read,
        readRequired: (input, parse, remedy) => {
            if (text(input) === '')
                note(input, (0,text_parsed/* refuse */.TR)('is empty', remedy));
            return read(input, parse);
        },
        problems: () => found.toSorted((a, b) => order.indexOf(a.input) - order.indexOf(b.input)),
    };
}
/** The values of inputs, or `null` where one of them is missing, which was noted then. */
function input_reader_allOf(values) {
    return Object.values(values).includes(null) ? null : values;
}
/** The value as a message may show it: no secret, one line, not endless. */
function shownValue(input, value) {
    const isAddress = input === 'domain' || input === 'api-url' || input === 'url';
    // Also of a wrong address, text before an `@` or after a `?` may be a password or a token.
    if (isAddress && (/[@?]/.test(value) || (0,input_values/* looksLikeKey */.zC)(value)))
        return HIDDEN;
    const shown = value.replaceAll(/\p{Cc}+/gu, ' ');
    return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}

// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(9345);
// EXTERNAL MODULE: ./lib/inputs/target-path.js
var target_path = __nccwpck_require__(4022);
;// CONCATENATED MODULE: ./lib/inputs/service-inputs.js






/** Rules of the inputs that several actions have. */
/** The longest job that any runner allows (self-hosted: five days); beyond it a timeout is a slip of the pen. */
const service_inputs_LONGEST_TIMEOUT_MS = 5 * 24 * 60 * 60 * 1000;
/** A longer interval would look like a step that hangs, and one lost answer would double it. */
const service_inputs_LONGEST_GAP_MS = 60 * 60 * 1000;
const NO_KEY = "Pass an admin API key as a secret: 'api-key: ${{ secrets.DOCS_API_KEY }}'. " +
    'Secrets do not reach workflows that a fork or Dependabot triggers.';
const NO_API_URL = "Set it to the address of the service's API, such as 'https://api.example.com'.";
/** Files of certificate authorities are some 250 kB at most; whatever is larger is another file. */
const LARGEST_CERTIFICATE_BYTES = 4 * 1024 * 1024;
/** `null` when it cannot be known, which is noted. */
function service_inputs_readAccess({ read, readRequired }, machine) {
    const apiKey = readRequired('api-key', input_values/* parseApiKey */.Xu, NO_KEY);
    const apiUrl = readRequired('api-url', addresses/* parseApiUrl */.nV, NO_API_URL);
    const caCertificate = read('ca-certificate', (value) => service_inputs_readCertificate(value, machine));
    return apiKey === null || apiUrl === null ? null : { apiKey, apiUrl, caCertificate };
}
/** `null` when one of them cannot be known, which is noted. */
function service_inputs_readWaitLimits({ read, }) {
    const timeoutMs = read('timeout', (value) => (0,amounts/* parseDuration */.E9)(value, service_inputs_LONGEST_TIMEOUT_MS));
    const maxPollIntervalMs = read('max-poll-interval', (value) => (0,amounts/* parseDuration */.E9)(value, service_inputs_LONGEST_GAP_MS));
    const pollIntervalMs = read('poll-interval', (value) => parseInterval(value, maxPollIntervalMs));
    return input_reader_allOf({ timeoutMs, pollIntervalMs, maxPollIntervalMs });
}
/** `poll-interval`: a duration that is no longer than `max-poll-interval`, where that is known. */
function parseInterval(value, maxPollIntervalMs) {
    const gap = (0,amounts/* parseDuration */.E9)(value, service_inputs_LONGEST_GAP_MS);
    if (!('value' in gap) || maxPollIntervalMs === null || gap.value <= maxPollIntervalMs)
        return gap;
    const remedy = `Set 'max-poll-interval' to at least '${(0,amounts/* asInput */.lv)(gap.value)}', or 'poll-interval' to less.`;
    return (0,text_parsed/* refuse */.TR)(`is longer than 'max-poll-interval' (${(0,amounts/* asInput */.lv)(maxPollIntervalMs)})`, remedy);
}
function service_inputs_readCertificate(value, machine) {
    if (!takesAuthorities(machine.nodeVersion))
        return (0,text_parsed/* refuse */.TR)(`cannot be used on Node ${machine.nodeVersion}`, NEWER_NODE);
    const remedy = 'Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.';
    if (value.startsWith('-----BEGIN'))
        return (0,text_parsed/* refuse */.TR)('is a certificate itself instead of the path of one', remedy);
    const path = (0,target_path/* readPath */.G7)(value, machine, remedy);
    if (!('value' in path))
        return path;
    const text = machine.readText(path.value, LARGEST_CERTIFICATE_BYTES);
    if (text === null)
        return (0,text_parsed/* refuse */.TR)('names no file that can be read', remedy);
    return (0,input_values/* parsePem */.oW)(text, machine.isCertificate);
}
const NEWER_NODE = "Use a runner of version 2.328.0 or later, which brings Node 24.5; or set 'NODE_EXTRA_CA_CERTS' on the runner to the absolute path of the file, and leave this input out.";
/**
 * Whether this Node can be made to trust further authorities while it runs: `tls.setDefaultCACertificates` came with
 * 24.5.0, and with 22.19.0 to that line.
 */
function takesAuthorities(nodeVersion) {
    const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
    return major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 19);
}
/** What is odd about the key and the address, though it may work. Whole sentences. */
function service_inputs_warningsForService(apiKey, apiUrl) {
    const warnings = [];
    if (!(0,input_values/* hasKeyPrefix */.IS)(apiKey))
        warnings.push("'api-key' does not begin with a word and an underscore, as admin API keys do. Check which secret it is.");
    const versionPath = /\/v\d+$/.exec(apiUrl)?.[0];
    if (versionPath !== undefined)
        warnings.push(`'api-url' ends with '${versionPath}', which the action adds itself. Leave it out if jobs are not found.`);
    return warnings;
}

;// CONCATENATED MODULE: ./lib/agent/agent-inputs.js



/** Every input of the agent-job action with its default, as its `action.yml` has it. */
const agent_inputs_AGENT_INPUT_DEFAULTS = {
    'project-id': '',
    'job-id': '',
    'api-key': '',
    'api-url': '',
    timeout: '60m',
    'poll-interval': '2s',
    'max-poll-interval': '30s',
    'require-pull-request': 'false',
    'ca-certificate': '',
};
const NO_PROJECT = "Set it to the project's id, from the dashboard's API keys page.";
const NO_JOB = 'Set it to the id that the service gave when the agent job was created.';
/** Parses all inputs of the agent-job action: every value, or every problem at once. */
function agent_inputs_parseAgentInputs(raw, machine) {
    const reader = inputReader(raw, agent_inputs_AGENT_INPUT_DEFAULTS, 'api-key');
    const { read, readRequired, problems } = reader;
    const projectId = readRequired('project-id', (value) => parseJobId(value, NO_PROJECT), NO_PROJECT);
    const jobId = readRequired('job-id', (value) => parseJobId(value, NO_JOB), NO_JOB);
    const access = readAccess(reader, machine);
    const limits = readWaitLimits(reader);
    const requirePullRequest = read('require-pull-request', parseBoolean);
    const own = allOf({ projectId, jobId, requirePullRequest });
    if (problems().length > 0 || access === null || limits === null || own === null)
        return { problems: problems() };
    const inputs = { ...access, ...limits, ...own };
    return { inputs, warnings: warningsForService(access.apiKey, access.apiUrl) };
}

// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(8165);
;// CONCATENATED MODULE: ./lib/check/check-inputs.js


/** Reads the inputs of the check. If nothing is unpacked, there is no check, and the report's path is not judged. */
function readCheck({ read, text }, { waits, unpacks, others }, machine) {
    const mode = read('check', parseMode);
    const hosting = read('hosting', parseHosting);
    const checks = unpacks && mode !== 'off';
    const reportPath = checks ? read('check-report', (0,target_path/* filePathParser */.tr)('check-report', others, machine)) : null;
    const without = mode === 'off'
        ? "'check: off': no report is made."
        : waits
            ? "'extract: false': nothing is unpacked that could be checked."
            : "'wait: false': there is no site to check yet.";
    const idle = [
        ...(text('check-report') === '' ? [] : ["'check-report'"]),
        ...(mode === 'fail' ? ["'check: fail'"] : []),
    ];
    return {
        check: !checks || mode === null || hosting === null ? null : { onFindings: mode, hosting, reportPath },
        warnings: checks ? [] : idle.map((input) => `${input} has no effect with ${without}`),
    };
}
function parseMode(text) {
    const lower = text.toLowerCase();
    if (lower === 'off' || lower === 'warn' || lower === 'fail')
        return { value: lower };
    return (0,text_parsed/* refuse */.TR)("is none of 'off', 'warn' and 'fail'", "Write 'warn' to list the problems, 'fail' to list them and publish nothing, or 'off'.");
}
function parseHosting(text) {
    const lower = text.toLowerCase();
    if (lower === 'cloud' || lower === 'client-hosted' || lower === 'air-gapped')
        return { value: lower };
    return (0,text_parsed/* refuse */.TR)("is none of 'cloud', 'client-hosted' and 'air-gapped'", "Write 'client-hosted' for a host of your own, 'air-gapped' for one without access to other hosts, or 'cloud'.");
}

;// CONCATENATED MODULE: ./lib/job/job-inputs.js



const NO_DOMAIN = "Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.";
/** Reads which job is started or followed. */
function readJob({ text, read, readRequired }) {
    const jobId = read('job-id', input_values/* parseJobId */.et);
    const readDomain = text('job-id') === '' ? readRequired : read;
    const domain = readDomain('domain', addresses/* parseHostname */.Pv, NO_DOMAIN);
    const version = read('version', input_values/* parseVersion */.ot);
    const paths = read('paths', input_values/* parsePaths */.Iz);
    if (jobId !== null)
        return { job: { kind: 'follow', jobId, domain, version }, paths };
    return { job: domain === null ? null : { kind: 'start', domain, version, paths }, paths };
}
/** Whether the start waits for another export that is under way. */
function parseWhenBusy(text) {
    const lower = text.toLowerCase();
    if (lower === 'fail' || lower === 'wait')
        return { value: lower === 'wait' };
    return (0,text_parsed/* refuse */.TR)("is neither 'fail' nor 'wait'", "Write 'wait' to start when the other export has ended, or 'fail' to end at once.");
}

// EXTERNAL MODULE: ./lib/site/manifest.js
var site_manifest = __nccwpck_require__(4738);
;// CONCATENATED MODULE: ./lib/site/site-inputs.js





/** Room for 500,000 pages (`max-files`) with 290 bytes of path and title each. Reading a file as large takes 1.3 GiB. */
const site_inputs_LARGEST_MANIFEST_BYTES = 256 * 1024 * 1024;
const MOST = 1_000_000_000;
/** The default of `min-pages`. */
const LEAST_PAGES = '1';
const CHOOSE_MANIFEST = "Choose the file that 'manifest-path' of the run before has written.";
const COMPARE_NOTHING = "Leave 'previous-manifest' out, and deploy the whole site.";
const KEEP_BYTES = "Keep the file as 'manifest-path' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.";
const UNREAD = {
    'too-large': (0,text_parsed/* refuse */.TR)(`is larger than ${(0,amounts/* formatBytes */.z3)(site_inputs_LARGEST_MANIFEST_BYTES)}`, COMPARE_NOTHING),
    'not-utf8': (0,text_parsed/* refuse */.TR)('is not UTF-8', KEEP_BYTES),
    unreadable: (0,text_parsed/* refuse */.TR)('cannot be read', CHOOSE_MANIFEST),
};
/** Reads them. They need the files of the site: for a run that unpacks none, inputs for files or comparisons are refused. */
function readSiteCare({ read, text }, run, machine) {
    const maxInvalidations = read('max-invalidations', (value) => (0,input_values/* parseCount */.zq)(value, 1, MOST)) ?? 1;
    const unpacked = (input, parse) => run.waits ? read(input, run.unpacks ? parse : () => (0,text_parsed/* refuse */.TR)(NOT_UNPACKED, UNPACK_IT)) : null;
    // Its default asks for nothing that a run without a site cannot do.
    const isAsked = text('min-pages') !== LEAST_PAGES;
    const readPages = isAsked ? unpacked : read;
    const minPages = readPages('min-pages', (value) => (0,input_values/* parseCount */.zq)(value, 0, MOST)) ?? 0;
    const { sitePath, bundlePath } = run;
    const written = { 'bundle-path': bundlePath };
    const others = { sitePath, files: written };
    const manifestPath = unpacked('manifest-path', (0,target_path/* filePathParser */.tr)('manifest-path', others, machine));
    const comparison = unpacked('previous-manifest', (value) => readPrevious(value, { maxInvalidations, others: { sitePath: null, files: written } }, machine));
    const maxPageDrop = unpacked('max-page-drop', (value) => text('previous-manifest') === '' ? (0,text_parsed/* refuse */.TR)(NOTHING_BEFORE, SET_PREVIOUS) : parsePercent(value));
    return {
        manifestPath,
        comparison,
        gates: { minPages, maxPageDrop, needsIndex: !run.isPart },
    };
}
const NOT_UNPACKED = 'needs the files of the site, and this run unpacks none';
const UNPACK_IT = "Leave 'extract' at 'true', or leave this input out.";
const NOTHING_BEFORE = "has nothing to compare with: 'previous-manifest' is not set";
const SET_PREVIOUS = "Set 'previous-manifest' to the manifest of the site that is live, or leave this out.";
/** A missing file means that nothing has been published yet. */
function readPrevious(value, { maxInvalidations, others }, machine) {
    const read = (0,target_path/* readPath */.G7)(value, machine, CHOOSE_MANIFEST);
    if (!('value' in read))
        return read;
    const path = read.value;
    const fault = (0,target_path/* faultOfOthers */.nL)(path, others, { remedy: CHOOSE_MANIFEST, machine });
    if (fault !== null)
        return fault;
    switch (machine.pathState(path)) {
        case 'missing':
        case 'below-file':
            return { value: { path, previous: null, maxInvalidations } };
        case 'folder':
        case 'empty-folder':
            return (0,text_parsed/* refuse */.TR)('is a folder', CHOOSE_MANIFEST);
        case 'file':
        case 'link':
        case 'unreadable': {
            const reading = machine.readUtf8(path, site_inputs_LARGEST_MANIFEST_BYTES);
            if (reading.kind !== 'text')
                return UNREAD[reading.kind];
            const manifest = (0,site_manifest/* readManifest */.WI)(reading.text);
            return 'value' in manifest ? { value: { path, previous: manifest.value, maxInvalidations } } : manifest;
        }
    }
}
/** A number from 0 to 100, with or without the sign. */
function parsePercent(text) {
    const number = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    const percent = Number(number);
    return number === undefined || percent > 100
        ? (0,text_parsed/* refuse */.TR)('is not a percentage from 0 to 100', "Write a number such as '20'.")
        : { value: percent };
}

// EXTERNAL MODULE: ./lib/upload/upload-inputs.js
var upload_inputs = __nccwpck_require__(8720);
;// CONCATENATED MODULE: ./lib/export/inputs.js









/** Every input of the root action with its default, as `action.yml` has it; an input left empty means its default. */
const INPUT_DEFAULTS = {
    domain: '',
    'api-key': '',
    'api-url': '',
    'job-id': '',
    'when-busy': 'fail',
    reattach: 'false',
    version: '',
    paths: '',
    wait: 'true',
    timeout: '60m',
    'poll-interval': '2s',
    'max-poll-interval': '30s',
    extract: 'true',
    'site-path': 'site',
    overwrite: 'false',
    'strip-components': '0',
    'bundle-path': '',
    'max-size': '10GiB',
    'max-files': '500000',
    'manifest-path': '',
    'previous-manifest': '',
    'max-invalidations': '1000',
    'min-pages': LEAST_PAGES,
    'max-page-drop': '',
    check: 'warn',
    hosting: 'client-hosted',
    'check-report': '',
    upload: 'none',
    'artifact-name': '',
    'retention-days': '',
    'compression-level': upload_inputs/* USUAL_LEVEL */.Kk,
    'helm-values': '',
    'ca-certificate': '',
};
/** Judges all inputs: the values that the action needs, or every problem at once, in the order of `action.yml`. */
function parseInputs(raw, machine) {
    const reader = input_reader_inputReader(raw, INPUT_DEFAULTS, 'api-key');
    const { read, text, problems } = reader;
    const { job, paths } = readJob(reader);
    const access = service_inputs_readAccess(reader, machine);
    const limits = service_inputs_readWaitLimits(reader);
    const waitsWhenBusy = read('when-busy', parseWhenBusy);
    const reattach = read('reattach', input_values/* parseBoolean */.yG);
    const wait = read('wait', input_values/* parseBoolean */.yG);
    // A target that is not written to is not judged: existing files there do not matter then.
    const waits = wait !== false;
    const { site, sitePath, unpacks } = readSite(reader, waits, machine);
    const bundlePath = waits ? read('bundle-path', (0,target_path/* filePathParser */.tr)('bundle-path', { sitePath }, machine)) : null;
    const care = readSiteCare(reader, { waits, unpacks, isPart: paths !== null, sitePath, bundlePath }, machine);
    const files = {
        'bundle-path': bundlePath,
        'manifest-path': care.manifestPath,
        // This file is read: no written file may replace it.
        'previous-manifest': care.comparison?.path ?? null,
    };
    const handOver = (0,upload_inputs/* readHandOver */.Ei)(reader, { waits, others: { sitePath, files } }, machine);
    const { upload, helmValuesPath } = handOver;
    const allFiles = { ...files, 'helm-values': helmValuesPath };
    const checking = readCheck(reader, { waits, unpacks, others: { sitePath, files: allFiles } }, machine);
    const run = input_reader_allOf({ job, waitsWhenBusy, reattach, wait });
    if (problems().length > 0 || access === null || limits === null || run === null)
        return { problems: problems() };
    const targets = { site, check: checking.check, bundlePath, upload, helmValuesPath };
    const inputs = { ...access, ...limits, ...run, ...targets, ...care };
    const warnings = [
        ...warningsFor(inputs, paths),
        ...idleInputs(text, waits),
        ...checking.warnings,
        ...handOver.warnings,
    ];
    return { inputs, warnings };
}
/** Deeper than any path that a file system accepts. */
const MOST_STRIPPED = 255;
const MOST_FILES = 1_000_000_000;
/** Reads what is unpacked, and where. */
function readSite({ text, read }, waits, machine) {
    const extract = read('extract', input_values/* parseBoolean */.yG);
    const overwrite = read('overwrite', input_values/* parseBoolean */.yG);
    const stripComponents = read('strip-components', (value) => (0,input_values/* parseCount */.zq)(value, 0, MOST_STRIPPED));
    const maxBytes = read('max-size', amounts/* parseByteSize */.nS);
    const maxFiles = read('max-files', (value) => (0,input_values/* parseCount */.zq)(value, 1, MOST_FILES));
    const keeps = waits && extract !== false;
    const sitePath = keeps ? read('site-path', (value) => (0,target_path/* judgeSitePath */.eU)(value, overwrite, machine)) : null;
    const uploadsTree = waits && (0,upload_inputs/* uploadsFiles */.Ge)(text('upload'));
    const order = input_reader_allOf({ overwrite, stripComponents, maxBytes, maxFiles });
    return {
        site: (sitePath === null && !uploadsTree) || order === null ? null : { path: sitePath, ...order },
        sitePath,
        unpacks: keeps || uploadsTree,
    };
}
const NEED_WAIT = [
    'bundle-path',
    'manifest-path',
    'previous-manifest',
    'max-page-drop',
    'upload',
    'helm-values',
];
const NEED_UPLOAD = ['artifact-name', 'retention-days', 'compression-level'];
/** Warns of inputs that are set and do nothing, in a run that does not wait or that uploads nothing. */
function idleInputs(text, waits) {
    const idle = (inputs, why) => inputs
        .filter((input) => text(input).toLowerCase() !== INPUT_DEFAULTS[input])
        .map((input) => `'${input}' has no effect ${why}.`);
    return [
        ...(waits ? [] : idle(NEED_WAIT, "with 'wait: false': nothing is downloaded yet")),
        ...(text('upload').toLowerCase() === 'none' ? idle(NEED_UPLOAD, "without 'upload'") : []),
    ];
}
function warningsFor(inputs, paths) {
    const { apiKey, apiUrl, job, waitsWhenBusy, wait, site, bundlePath, upload, helmValuesPath } = inputs;
    const warnings = [...service_inputs_warningsForService(apiKey, apiUrl)];
    if (job.kind === 'follow') {
        const unused = (input) => `'${input}' is not sent: 'job-id' follows a job that has been started already.`;
        if (job.version !== null && helmValuesPath === null)
            warnings.push(unused('version'));
        if (paths !== null)
            warnings.push(unused('paths'));
        if (waitsWhenBusy)
            warnings.push("'when-busy' has no effect with 'job-id': no job is started.");
    }
    if (!wait && job.kind === 'follow') {
        warnings.push("'wait: false' with 'job-id' leaves nothing to do: no job is started and none is followed.");
    }
    if (wait && site === null && bundlePath === null && upload === null && helmValuesPath === null) {
        warnings.push("'extract: false' without 'bundle-path' or 'upload' downloads nothing: the run ends with the output 'bundle-url'.");
    }
    return warnings;
}

;// CONCATENATED MODULE: ./lib/inputs/proxy-settings.js

/** The variables that the HTTP client reads: of each pair the first that is set. */
const VARIABLES = [
    ['https_proxy', 'HTTPS_PROXY'],
    ['http_proxy', 'HTTP_PROXY'],
];
const WANTED = "Write it as 'http://proxy.example.com:3128'.";
const ESCAPE = "Write such a character of a user name or password as an escape: '#' is '%23', '?' is '%3F', '/' is '%2F', '@' is '%40', '%' is '%25'.";
/**
 * What is wrong with the proxies that the environment names. The HTTP client would make a direct connection, or speak
 * HTTP to something else, without a word. No problem repeats a value: any part of it may be a password.
 */
function proxyProblems(env) {
    const exceptions = (env['no_proxy'] || env['NO_PROXY'] || '').split(',').map((item) => item.trim());
    if (exceptions.includes('*'))
        return [];
    return VARIABLES.flatMap((names) => {
        const input = names.find((name) => env[name]);
        const fault = input === undefined ? null : faultOf((env[input] ?? '').trim());
        return input === undefined || fault === null ? [] : [{ input, value: '(not shown)', ...fault }];
    });
}
function faultOf(text) {
    const scheme = /^([a-z][a-z0-9+.-]{0,30}):\/\//i.exec(text)?.[1]?.toLowerCase();
    if (scheme === undefined)
        return (0,text_parsed/* refuse */.TR)("does not begin with 'http://' or 'https://'", WANTED);
    if (scheme.startsWith('socks'))
        return (0,text_parsed/* refuse */.TR)('names a SOCKS proxy, which this action cannot use', `Name an HTTP proxy: ${WANTED.charAt(0).toLowerCase()}${WANTED.slice(1)}`);
    if (scheme !== 'http' && scheme !== 'https')
        return (0,text_parsed/* refuse */.TR)(`begins with '${scheme}://'`, WANTED);
    if (/[\s\p{Cc}\\]/u.test(text))
        return (0,text_parsed/* refuse */.TR)('holds white space, a backslash or a control character', WANTED);
    if (/[?#]/.test(text))
        return (0,text_parsed/* refuse */.TR)("holds a '#' or a '?'", ESCAPE);
    const url = URL.parse(text);
    if (url === null)
        return (0,text_parsed/* refuse */.TR)('is not an address', `${WANTED} ${ESCAPE}`);
    if (url.pathname !== '/')
        return (0,text_parsed/* refuse */.TR)('holds a path', ESCAPE);
    return isEscaped(url.username) && isEscaped(url.password)
        ? null
        : (0,text_parsed/* refuse */.TR)("holds a '%' that begins no escape", ESCAPE);
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

// EXTERNAL MODULE: ./lib/report/output-file.js
var output_file = __nccwpck_require__(5104);
// EXTERNAL MODULE: ./lib/system/disk-failure.js
var disk_failure = __nccwpck_require__(9619);
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(4304);
;// CONCATENATED MODULE: ./lib/verify/expected-site.js



const expected_site_CHOOSE_MANIFEST = "Give the output 'manifest-path' of the export.";
const CHOOSE_CHANGES = "Give the output 'changes-path' of the export, or leave it out.";
/** Reads a manifest with sizes and text digests. It is untrusted: the file may have been changed meanwhile. */
function expected_site_readExpectedSite(text) {
    const read = readManifest(text);
    if (!('value' in read))
        return refuse(read.problem, expected_site_CHOOSE_MANIFEST);
    const { files: listed } = jsonFields(JSON.parse(text)) ?? {};
    const files = [];
    for (const file of Array.isArray(listed) ? listed : []) {
        const { path, size } = jsonFields(file) ?? {};
        const sha256 = typeof path === 'string' ? read.value.files.get(path) : undefined;
        if (typeof path !== 'string' || sha256 === undefined)
            continue;
        if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
            return refuse(`has no size of file number ${files.length + 1}`, expected_site_CHOOSE_MANIFEST);
        files.push({ path, bytes: size, sha256, textSha256: read.value.texts?.get(path)?.textSha256 ?? null });
    }
    if (files.length === 0)
        return refuse('lists no file', expected_site_CHOOSE_MANIFEST);
    files.sort((one, other) => compareUtf8(one.path, other.path));
    return { value: { contentDigest: read.value.contentDigest, files } };
}
/** Reads `changes.json` of the same export as the manifest. */
function expected_site_readExpectedChanges(text, contentDigest) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return refuse('is not JSON', CHOOSE_CHANGES);
    }
    const fields = jsonFields(json) ?? {};
    const [added, changed, removed] = ['added', 'changed', 'removed'].map((name) => pathsOf(fields[name]));
    if (added === undefined || changed === undefined || removed === undefined)
        return refuse('is not the changes.json of an export', CHOOSE_CHANGES);
    if (fields['contentDigest'] !== contentDigest)
        return refuse("is of another export than 'manifest'", 'Give both outputs of the same step.');
    return { value: { uploads: [...added, ...changed], removed } };
}
function pathsOf(list) {
    if (!Array.isArray(list))
        return undefined;
    const paths = list.filter((path) => typeof path === 'string' && isSitePath(path));
    return paths.length === list.length ? paths : undefined;
}

;// CONCATENATED MODULE: ./lib/verify/verify-inputs.js









/** Every input of the verify action with its default, as its `action.yml` has it. */
const verify_inputs_VERIFY_INPUT_DEFAULTS = {
    url: '',
    manifest: '',
    changes: '',
    'max-requests': '2000',
    timeout: '10m',
    'poll-interval': '5s',
    concurrency: '8',
    'fail-on': 'stale',
    report: '',
    'ca-certificate': '',
};
const MOST_REQUESTS = 1_000_000;
const MOST_CONNECTIONS = 32;
const NO_URL = "Set it to the public address of the site, such as 'https://docs.example.com'.";
const NO_MANIFEST = "Set 'manifest-path' in the step that exports, and give its output here: '${{ steps.export.outputs.manifest-path }}'.";
/** Parses all inputs of the verify action: every value, or every problem at once. */
function verify_inputs_parseVerifyInputs(raw, machine) {
    const reader = inputReader(raw, verify_inputs_VERIFY_INPUT_DEFAULTS, null);
    const { read, readRequired, problems } = reader;
    const url = readRequired('url', parseSiteUrl, NO_URL);
    const manifest = readRequired('manifest', (value) => readManifestFile(value, machine), NO_MANIFEST);
    const changes = readChanges(reader, manifest?.site ?? null, machine);
    const maxRequests = read('max-requests', (value) => parseCount(value, 1, MOST_REQUESTS));
    const timeoutMs = read('timeout', (value) => parseDuration(value, LONGEST_TIMEOUT_MS));
    const pollIntervalMs = read('poll-interval', (value) => parseDuration(value, LONGEST_GAP_MS));
    const concurrency = read('concurrency', (value) => parseCount(value, 1, MOST_CONNECTIONS));
    const failOn = read('fail-on', parseFailOn);
    const files = { manifest: manifest?.path ?? null, changes: changes?.path ?? null };
    const reportPath = read('report', filePathParser('report', { sitePath: null, files }, machine));
    const caCertificate = read('ca-certificate', (value) => readCertificate(value, machine));
    // A value is `null` only where there is a problem: this narrows the types.
    const isIncomplete = url === null ||
        manifest === null ||
        maxRequests === null ||
        timeoutMs === null ||
        pollIntervalMs === null ||
        concurrency === null ||
        failOn === null;
    if (problems().length > 0 || isIncomplete)
        return { problems: problems() };
    const limits = { maxRequests, timeoutMs, pollIntervalMs, concurrency, failOn };
    const inputs = { url, site: manifest.site, changes: changes?.changes ?? null, ...limits };
    return { inputs: { ...inputs, reportPath, caCertificate }, warnings: [] };
}
function parseFailOn(text) {
    if (text === 'broken' || text === 'stale' || text === 'nothing')
        return { value: text };
    return refuse("is neither 'broken', 'stale' nor 'nothing'", "Write 'broken', 'stale' or 'nothing'.");
}
function readManifestFile(value, machine) {
    const file = readJsonFile(value, machine, NO_MANIFEST);
    if (!('value' in file))
        return file;
    const site = readExpectedSite(file.value.text);
    return 'value' in site ? { value: { path: file.value.path, site: site.value } } : site;
}
/** Without a manifest there is nothing to compare the changes with, which is reported already. */
function readChanges({ read }, site, machine) {
    if (site === null)
        return null;
    return read('changes', (value) => {
        const file = readJsonFile(value, machine, "Give the output 'changes-path' of the export.");
        if (!('value' in file))
            return file;
        const changes = readExpectedChanges(file.value.text, site.contentDigest);
        return 'value' in changes ? { value: { path: file.value.path, changes: changes.value } } : changes;
    });
}
function readJsonFile(value, machine, remedy) {
    const path = readPath(value, machine, remedy);
    if (!('value' in path))
        return path;
    const reading = machine.readUtf8(path.value, LARGEST_MANIFEST_BYTES);
    switch (reading.kind) {
        case 'text':
            return { value: { path: path.value, text: reading.text } };
        case 'too-large':
            return refuse(`is larger than ${formatBytes(LARGEST_MANIFEST_BYTES)}`, remedy);
        case 'not-utf8':
            return refuse('is not UTF-8', remedy);
        case 'unreadable':
            return refuse('names no file that can be read', remedy);
    }
}

;// CONCATENATED MODULE: ./lib/runner/read-inputs.js










/** Shorter words of a key that holds white space are no secret, and masking them would blot out the log. */
const SHORTEST_SECRET = 8;
/**
 * Reads the inputs that the runner put into the environment, reads (and never changes) the disk, and emits the
 * warnings. The key is masked before anything else happens.
 * Throws `inputs-invalid` with every problem at once, and `outputs-unusable`: a run that cannot write its outputs does
 * nothing, as later steps could not learn its result.
 */
function readInputs(env, ports) {
    const domainOf = ({ job }) => job.domain;
    return readAll({ defaults: INPUT_DEFAULTS, parse: parseInputs, domainOf }, env, ports);
}
/** The same for the agent-job action. */
function readAgentInputs(env, ports) {
    const domainOf = () => null;
    return readAll({ defaults: AGENT_INPUT_DEFAULTS, parse: parseAgentInputs, domainOf }, env, ports);
}
/** The same for the verify action, which has no key. */
function readVerifyInputs(env, ports) {
    const domainOf = ({ url }) => new URL(url).host;
    return readAll({ defaults: VERIFY_INPUT_DEFAULTS, parse: parseVerifyInputs, domainOf }, env, ports);
}
function readAll({ defaults, parse, domainOf }, env, { emit, mask }) {
    const raw = readRaw(defaults, env);
    maskKey(raw, mask);
    const parsed = parse(raw, machineOf(env));
    const problems = [...('problems' in parsed ? parsed.problems : []), ...proxyProblems(env)];
    if ('problems' in parsed || problems.length > 0)
        throw new failure/* Failure */.HR('inputs-invalid', { problems });
    (0,output_file/* requireOutputFile */.V)(env);
    emit({ kind: 'inputs-read', domain: domainOf(parsed.inputs), warnings: parsed.warnings });
    return parsed.inputs;
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
        if (word.length >= SHORTEST_SECRET)
            mask(word);
}
function machineOf(env) {
    const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
    const { platform } = process;
    const nodeVersion = process.versions.node;
    const disk = { pathState, realPath, isMountPoint, mayWrite, readText, readUtf8 };
    return { workspace, platform, nodeVersion, isCertificate, ...disk };
}
function pathState(path) {
    try {
        const found = (0,external_node_fs_.lstatSync)(path);
        if (found.isSymbolicLink())
            return 'link';
        if (found.isFile())
            return 'file';
        if (!found.isDirectory())
            return 'unreadable';
        return (0,external_node_fs_.readdirSync)(path).length === 0 ? 'empty-folder' : 'folder';
    }
    catch (error) {
        const code = (0,disk_failure/* systemErrorCode */.vq)(error);
        return code === 'ENOENT' ? 'missing' : code === 'ENOTDIR' ? 'below-file' : 'unreadable';
    }
}
/** The real path of the deepest existing parent, with the other names after it. */
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch (error) {
        const code = (0,disk_failure/* systemErrorCode */.vq)(error);
        const parent = (0,external_node_path_.dirname)(path);
        // A visible link that cannot be followed has no target, or leads in a circle.
        if (code === 'ELOOP' || pathState(path) === 'link')
            return null;
        // A missing drive or share has no links.
        if (parent === path || (code !== 'ENOENT' && code !== 'ENOTDIR'))
            return path;
        const real = realPath(parent);
        return real === null ? null : (0,external_node_path_.join)(real, (0,external_node_path_.basename)(path));
    }
}
/** Linux lists them, with octal escapes; elsewhere none is known. */
function isMountPoint(path) {
    const mounts = readText('/proc/self/mountinfo', Infinity)?.split('\n') ?? [];
    const real = realPath(path);
    const unescape = (text = '') => text.replaceAll(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
    return mounts.some((line) => unescape(line.split(' ')[4]) === real);
}
function mayWrite(folder) {
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
function readText(path, mostBytes) {
    try {
        const found = (0,external_node_fs_.statSync)(path);
        if (!found.isFile() || found.size > mostBytes)
            return null;
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
}
function readUtf8(path, mostBytes) {
    try {
        const found = (0,external_node_fs_.statSync)(path);
        if (!found.isFile())
            return { kind: 'unreadable' };
        if (found.size > mostBytes)
            return { kind: 'too-large' };
        const text = new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(path));
        return { kind: 'text', text };
    }
    catch (error) {
        return {
            kind: (0,disk_failure/* systemErrorCode */.vq)(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not-utf8' : 'unreadable',
        };
    }
}
function isCertificate(pemBlock) {
    try {
        return new external_node_crypto_.X509Certificate(pemBlock).raw.length > 0;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 2896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  I: () => (/* binding */ runSession)
});

// UNUSED EXPORTS: insistOnTls

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __nccwpck_require__(6698);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(1692);
// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __nccwpck_require__(8165);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __nccwpck_require__(819);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(1814);
// EXTERNAL MODULE: ./lib/text/words.js
var words = __nccwpck_require__(8810);
// EXTERNAL MODULE: ./lib/check/report/check-text.js + 1 modules
var check_text = __nccwpck_require__(8908);
// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
;// CONCATENATED MODULE: ./lib/verify/verify-text.js


/** `Verifying https://docs.example.com: 2,000 of 14,210 files, 3 removed ones` */
function plannedText({ url, servedCount, targetCount, removedCount, }) {
    // One target is the address that cannot exist.
    const asked = Math.min(servedCount, targetCount - removedCount - 1);
    const files = asked < servedCount ? `${(0,amounts/* grouped */.zD)(asked)} of ${(0,amounts/* counted */.hS)(servedCount, 'file')}` : (0,amounts/* counted */.hS)(asked, 'file');
    const removed = removedCount === 0 ? '' : `, and ${(0,amounts/* counted */.hS)(removedCount, 'removed one')}`;
    return `Verifying ${url}: ${files}${removed}`;
}
/** `Asked for 120 of 2,000 addresses so far` */
function verifyProgressText({ checkedCount, targetCount }) {
    return `Asked for ${(0,amounts/* grouped */.zD)(checkedCount)} of ${(0,amounts/* grouped */.zD)(targetCount)} addresses so far`;
}
function pausedText({ status, waitMs }) {
    return `The host is busy (${status}): no request for ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
}
function roundText({ pendingCount, cachedMs, waitMs }) {
    const why = cachedMs === null ? '' : ` (${cacheText({ kind: 'cache', ageMs: cachedMs })})`;
    const what = pendingCount === 1 ? '1 file is' : `${(0,amounts/* grouped */.zD)(pendingCount)} files are`;
    return `${what} not right yet${why}. Asking again in ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
}
/** `Verified 214 addresses in 12 s: all as the manifest has them` */
function verifiedText(outcome, tookMs) {
    const { checkedCount, leftOutCount } = outcome;
    const leftOut = leftOutCount === 0 ? '' : `; ${(0,amounts/* counted */.hS)(leftOutCount, 'file')} not asked for ('max-requests')`;
    return `Verified ${addresses(checkedCount)} in ${(0,amounts/* formatDuration */.a3)(tookMs)}: ${verdictText(outcome)}${leftOut}`;
}
/** `3 broken, 41 stale` */
function verdictText({ result, brokenCount, staleCount }) {
    if (result === 'success')
        return 'all as the manifest has them';
    const counts = [
        ...(brokenCount > 0 ? [`${(0,amounts/* grouped */.zD)(brokenCount)} broken`] : []),
        ...(staleCount > 0 ? [`${(0,amounts/* grouped */.zD)(staleCount)} stale`] : []),
    ];
    return counts.join(', ');
}
/** How many causes the log shows. */
const NOTICES_MAX = 10;
/** The findings, one line for each cause, the worst first. */
function verifyNotices({ findings }) {
    const shown = findings.slice(0, NOTICES_MAX).map((finding) => noticeOf(finding, words/* quote */.hD));
    const rest = findings.length - shown.length;
    return rest === 0
        ? shown
        : [...shown, `And ${(0,amounts/* counted */.hS)(rest, 'more cause')}, which 'report' writes to a file.`];
}
/** The one annotation of a run that succeeds despite its findings. */
function verifyWarnings({ outcome, isRefused }) {
    if (isRefused || outcome.result === 'success')
        return [];
    return [`The live site is not as it should be: ${verdictText(outcome)}. First: ${firstSentence(outcome)}`];
}
/** A finding in two sentences: what readers see, and what to do. */
function noticeOf(finding, escape) {
    return `${findingText(finding, escape)}. ${remedyText(finding.cause)}`;
}
/** `212 pages answer 404 without '.html', such as 'guide.html'` */
function findingText({ cause, paths }, escape) {
    const what = problemText(cause, paths.length, escape);
    return NOWHERE.includes(cause.kind)
        ? what
        : `${what}${paths.length === 1 ? ':' : ', such as'} ${escape(paths[0])}`;
}
/** About the address that cannot exist, which no file has. */
const NOWHERE = ['nowhere-status', 'other-not-found-page', 'unused-not-found-page'];
/** The worst finding as a sentence. */
function firstSentence({ findings }) {
    const [first] = findings;
    return first === undefined ? '' : noticeOf(first, words/* quote */.hD);
}
function problemText(cause, count, escape) {
    const files = (0,amounts/* counted */.hS)(count, 'file');
    const does = (one, several) => `${files} ${count === 1 ? one : several}`;
    switch (cause.kind) {
        case 'no-answer':
            return `${does('has', 'have')} no answer (${escape(cause.problem)})`;
        case 'wrong-status':
            return `${does('answers', 'answer')} ${cause.status}`;
        case 'needs-html':
            return `${(0,amounts/* counted */.hS)(count, 'page')} ${count === 1 ? 'answers' : 'answer'} ${cause.status} without ${escape('.html')}, and ${count === 1 ? 'is' : 'are'} there with it`;
        case 'hidden-by-folder':
            return `${(0,amounts/* counted */.hS)(count, 'page')} ${count === 1 ? 'is hidden by the folder of its name, and is' : 'are hidden by the folders of their names, and are'} there with ${escape('.html')} only`;
        case 'wrong-type':
        case 'type-fixed-by-host':
            return `${(0,amounts/* counted */.hS)(count, 'file')} with the ending ${escape(cause.ending)} ${count === 1 ? 'comes' : 'come'} ${cause.type === '' ? 'without a type' : `as ${escape(cause.type)}`}`;
        case 'redirected-away':
            return `${does('is', 'are')} redirected to ${escape(cause.to)}`;
        case 'redirect-loop':
            return `${does('is', 'are')} redirected more than five times`;
        case 'nowhere-status':
            return `An address that cannot exist answers ${cause.status} instead of 404`;
        case 'same-as-missing':
            return `${does('is', 'are')} answered with 200 and the page for what does not exist`;
        case 'unreadable':
            return `${does('has an answer', 'have answers')} that cannot be used (${escape(cause.problem)})`;
        case 'not-answered':
            return `${does('has', 'have')} no answer before ${escape('timeout')}${cause.busyStatus === null ? '' : `, as the host is busy (${cause.busyStatus})`}`;
        case 'old-contents': {
            const old = count === 1 ? 'is still the old one' : 'are still the old ones';
            const from = cause.from.kind === 'unknown' ? '' : ` (${cacheText(cause.from)})`;
            return `${(0,amounts/* counted */.hS)(count, cause.isPage ? 'page' : 'file')} ${old}, or changed on the way${from}`;
        }
        case 'other-not-found-page':
        case 'unused-not-found-page':
            return `An address that cannot exist answers 404 with another page than ${escape('404.html')}`;
        case 'not-removed':
            return `${(0,amounts/* counted */.hS)(count, 'removed file')} ${count === 1 ? 'is' : 'are'} still there`;
        case 'redirected-within':
            return `${(0,amounts/* counted */.hS)(count, 'page')} ${count === 1 ? 'is' : 'are'} redirected to another page of the site`;
        case 'changed-by-host':
            return `${(0,amounts/* counted */.hS)(count, 'page')} ${count === 1 ? 'has' : 'have'} the text of the manifest in other bytes: changed by the host`;
    }
}
function cacheText(from) {
    if (from.kind === 'host')
        return 'from the host itself';
    return from.ageMs === null
        ? 'a CDN serves its copy'
        : `a CDN serves a copy that is ${(0,amounts/* formatDuration */.a3)(from.ageMs)} old`;
}
const HOSTING = 'docs/hosting.md of this action has the rule for each host';
function remedyText(cause) {
    switch (cause.kind) {
        case 'no-answer':
            return "Check 'url', and that the runner can reach the host.";
        case 'wrong-status':
            return statusRemedy(cause.status);
        case 'needs-html':
        case 'hidden-by-folder':
            return `The host needs a rule that finds them: ${HOSTING}.`;
        case 'wrong-type':
            return cause.type === 'text/html'
                ? `A host may answer with a page for what is missing: check that they were uploaded. If they were, set their type: ${HOSTING}.`
                : `Set their type at the host: ${HOSTING}.`;
        case 'type-fixed-by-host':
            return 'GitHub Pages takes no rules for types. Readers still get every page.';
        case 'redirected-away':
            return "Give the address that readers end up at as 'url', or remove the redirect.";
        case 'redirect-loop':
            return 'Check the redirects of the host. A redirect that waits for a cookie never ends: the action sends none.';
        case 'nowhere-status':
            if (cause.status === 401 || cause.status >= 429)
                return statusRemedy(cause.status);
            return cause.status === 200
                ? `Remove the rule that answers everything with a page: it hides what is missing. ${HOSTING}.`
                : `The host needs a rule that answers with 404: ${HOSTING}.`;
        case 'same-as-missing':
            return 'Check that they were uploaded: the host has a page for everything that is missing.';
        case 'unreadable':
            return 'Check what stands between the host and its readers.';
        case 'not-answered':
            return cause.busyStatus === null
                ? "Raise 'timeout' or 'concurrency', or lower 'max-requests'."
                : statusRemedy(cause.busyStatus);
        case 'old-contents':
            return cause.from.kind === 'host'
                ? 'Check that the deployment copied every file.'
                : 'Check that the deployment copied every file and, where there is a CDN, that its cache was invalidated.';
        case 'other-not-found-page':
            return `Have the host answer with that file: ${HOSTING}.`;
        case 'unused-not-found-page':
            return `Readers see the host's own page. ${HOSTING}.`;
        case 'not-removed':
            return 'Remove them from the host and, where there is a CDN, invalidate its cache.';
        case 'redirected-within':
            return 'That is fine if a rule of the host wants it.';
        case 'changed-by-host':
            return 'That is fine. An old copy with the same text would look the same.';
    }
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
/** What stands now and the next step, for the failures of a verification. */
const VERIFY_PROSE = {
    'site-broken': ({ brokenCount, staleCount, checkedCount, first, reportPath }, run) => [
        `Cannot verify ${(0,words/* site */._P)(run)}: of ${addresses(checkedCount)}, ${(0,amounts/* grouped */.zD)(brokenCount)} ${brokenCount === 1 ? 'is' : 'are'} broken${staleCount === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(staleCount)} stale`}. First: ${first}`,
        nextText(reportPath),
    ],
    'site-stale': ({ staleCount, checkedCount, first, reportPath }, run) => [
        `Cannot verify ${(0,words/* site */._P)(run)}: of ${addresses(checkedCount)}, ${(0,amounts/* grouped */.zD)(staleCount)} ${staleCount === 1 ? 'is' : 'are'} stale. First: ${first}`,
        `${nextText(reportPath)} If the host only needs longer, raise 'timeout'.`,
    ],
};
/** Those of files, of removed ones, and the one that cannot exist. */
function addresses(count) {
    return count === 1 ? '1 address' : `${(0,amounts/* grouped */.zD)(count)} addresses`;
}
function nextText(reportPath) {
    const where = reportPath === null
        ? "The summary lists every cause. With 'report', a file lists every address."
        : `All of them are in ${(0,words/* quote */.hD)(reportPath)}.`;
    return `${where} This step changes nothing at the host: deploy again once the cause is gone, or re-run this job.`;
}

;// CONCATENATED MODULE: ./lib/report/explain-site.js


const SITE_PROSE = {
    'site-incomplete': ({ problems }, run) => [
        `Cannot publish the site of ${(0,words/* job */.Yl)(run)}: ${problems.map(stateOf).join('; ')}`,
        [
            ...new Set(problems.flatMap(remediesOf)),
            ...(problems.some(needsNewExport) ? [] : [(0,words/* howToResume */.rs)(run)]),
        ].join(' '),
    ],
};
function stateOf(problem) {
    switch (problem.kind) {
        case 'no-index':
            return "it has no 'index.html' at its root";
        case 'min-pages':
            return `it has ${(0,amounts/* counted */.hS)(problem.pages, 'HTML file')}, and 'min-pages' wants ${(0,amounts/* grouped */.zD)(problem.least)}`;
        case 'max-page-drop': {
            const { pages, before, limit, blank } = problem;
            // Rounded up, because it is over the limit.
            const drop = Math.ceil(((before - pages + (blank?.count ?? 0)) * 1000) / before) / 10;
            const nothing = blank === null ? '' : ` (${blankText(blank)})`;
            return `it has ${(0,amounts/* counted */.hS)(pages, 'HTML file')}${nothing} where the previous site had ${(0,amounts/* grouped */.zD)(before)}, ${drop} % less, and 'max-page-drop' allows ${limit} %`;
        }
        case 'blank-pages':
            return `of its ${(0,amounts/* counted */.hS)(problem.pages, 'HTML file')}, ${blankText(problem.blank)}`;
        case 'empty-pages': {
            const more = problem.count - problem.paths.length;
            const named = `${problem.paths.map(words/* quote */.hD).join(', ')}${more > 0 ? ` and ${(0,amounts/* grouped */.zD)(more)} more` : ''}`;
            return `${(0,amounts/* counted */.hS)(problem.count, 'HTML file')} ${problem.count === 1 ? 'is empty' : 'are empty'}: ${named}`;
        }
    }
}
/** `12 show an error or no text, such as 'a.html'` */
function blankText({ count, first }) {
    return `${(0,amounts/* grouped */.zD)(count)} ${count === 1 ? 'shows' : 'show'} an error or no text, such as ${(0,words/* quote */.hD)(first)}`;
}
/** The pages themselves have to change: the same job would bring the same site. */
function needsNewExport(problem) {
    return problem.kind === 'empty-pages' || ('blank' in problem && problem.blank !== null);
}
const IS_WHOLE = 'Check on the dashboard that the whole site was exported.';
function remediesOf(problem) {
    switch (problem.kind) {
        case 'no-index':
            return [
                "If the site lies in a folder of the bundle, set 'strip-components'; 'min-pages: 0' takes a site without an index.",
            ];
        case 'max-page-drop':
            return problem.blank === null
                ? [IS_WHOLE, "If so many pages may disappear, raise 'max-page-drop'."]
                : [
                    "Check these pages on the dashboard and export again; a higher 'max-page-drop' takes them as they are.",
                ];
        case 'min-pages':
            return [IS_WHOLE, "If the site is meant to be this small, lower 'min-pages'."];
        case 'blank-pages':
        case 'empty-pages':
            return ["Check these pages on the dashboard and export again; 'min-pages: 0' takes them as they are."];
    }
}
const FROM_DOCS = 'If the entry comes from your docs, rename or remove it and export again.';
const ENCRYPTED = 'The tool that packed the archive has to pack it without a password; if it does, the archive was tampered with. Tell the people who run the service.';
const NOT_FROM_DOCS = 'No page of your docs becomes such an entry: the tool that packed the archive has a fault, or the archive was tampered with. Tell the people who run the service.';
/** By the beginning of the reason. Any other reason is about a name, which comes from the docs. */
const BY_REASON = [
    [['it is a hard link'], fromPacker("write every file whole, as GNU tar does with '--hard-dereference'")],
    [['it is a symbolic link'], fromPacker("write files instead of links, as tar does with '--dereference'")],
    [['it is a sparse file'], fromPacker("write every file whole, without '--sparse'")],
    [['it is a patch', 'it is packed with method'], fromPacker("use 'store' or 'deflate'")],
    [['it is encrypted'], ENCRYPTED],
    [
        [
            'it is a device',
            'it is a named pipe',
            'it is a socket',
            'it is of a kind',
            'it is a folder',
            'it is a file named as the folder',
            'its name is empty',
            'its name is absolute',
            'its name climbs',
            'its name has a part that git reads',
        ],
        NOT_FROM_DOCS,
    ],
];
function fromPacker(wanted) {
    return `It comes from the tool that packed the archive, not from your docs. Tell the people who run the service: the tool has to ${wanted}.`;
}
/** What a user can do about an entry for which its archive was refused (`archive-refused`), by its `reason`. */
function hintForRefusedEntry(reason) {
    const known = BY_REASON.find(([beginnings]) => beginnings.some((start) => reason.startsWith(start)));
    return known?.[1] ?? FROM_DOCS;
}

;// CONCATENATED MODULE: ./lib/report/explain-upload.js


const UPLOAD_PROSE = {
    'upload-unavailable': ({ kind, why, host }, run) => [
        `Cannot upload ${UPLOADED[kind]} of ${run.domain === null ? (0,words/* job */.Yl)(run) : (0,words/* site */._P)(run)}: ${UNAVAILABLE[why](host)}`,
        why === 'not-github'
            ? "Leave 'upload' out, and upload the folder with the version of actions/upload-artifact that your server has."
            : "Run the action as a 'uses:' step of a workflow, which is given that access, or leave 'upload' out.",
    ],
    'upload-name-refused': ({ path, character, others }, run) => [
        `Cannot upload the site of ${(0,words/* job */.Yl)(run)} as an artifact: the name of ${(0,words/* quote */.hD)(path)} has the character '${character}', which no artifact can hold${others === 0 ? '' : `; ${(0,amounts/* counted */.hS)(others, 'more file')} like it`}`,
        "Set 'upload: bundle', which uploads the archive as it is, 'upload: pages', whose tar takes such names, or rename the page in your docs.",
    ],
    'pages-too-large': ({ bytes, limit }, run) => [
        `Cannot upload the Pages site of ${(0,words/* job */.Yl)(run)}: it is ${(0,amounts/* formatBytes */.z3)(bytes)}, and GitHub deploys ${(0,amounts/* formatBytes */.z3)(limit)} at most`,
        "Export fewer pages with 'paths', or publish the folder elsewhere.",
    ],
    'upload-failed': ({ kind, artifactName, problem, remedy }, run) => [
        `Cannot upload ${UPLOADED[kind]} of ${(0,words/* job */.Yl)(run)} as artifact ${(0,words/* quote */.hD)(artifactName)}: ${problem}`,
        `${REMEDIES[remedy]} ${(0,words/* howToResume */.rs)(run)}`,
    ],
};
/** What is uploaded, in words. */
const UPLOADED = {
    site: 'the site',
    bundle: 'the archive',
    pages: 'the Pages site',
};
/** Why there is no artifact service, as one clause. */
const UNAVAILABLE = {
    'not-github': (host) => `'${host}' is not GitHub.com and has no artifact service of this kind`,
    'no-token': () => 'the artifact service cannot be used without ACTIONS_RUNTIME_TOKEN, which is not set',
    'no-address': () => 'the artifact service has no address: ACTIONS_RESULTS_URL is not set, or is none',
};
const REMEDIES = {
    'free-storage': 'Delete artifacts that are no longer needed, or raise the storage limit.',
    rename: "Choose another 'artifact-name', and see that no other job of this run uploads under it.",
    'run-again': 'The cause may be temporary.',
    check: 'Check what the artifact service says.',
};

;// CONCATENATED MODULE: ./lib/report/explain.js








/** What a 404 says of each call, and the next step. */
const NOT_FOUND = {
    start: [
        'has no such address',
        () => "Check 'api-url': it is the base address of the API, without '/v1', and may need a base path.",
    ],
    status: [
        'knows no such job',
        ({ last }) => last?.['job-started'] === undefined
            ? "Check 'job-id', where it is set, and that the key belongs to the organisation of the job. Without 'job-id' the run starts a new export."
            : 'The service has lost the job that this run started. Run this again, which starts a new export.',
    ],
    bundle: [
        'says that the job is completed, but gives no bundle of it',
        (run) => `${(0,words/* howToResume */.rs)(run)} If that fails in the same way, tell the people who run the service.`,
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
    return last?.['job-started'] !== undefined || last?.['job-status'] !== undefined;
}
const CHECK_NETWORK = "Check 'api-url', the runner's network and its proxy settings";
const atBundle = (run) => `The job is completed, so 'api-url' is right: tell the people who run the service. ${(0,words/* howToResume */.rs)(run)}`;
const PROSE = {
    'inputs-invalid': ({ problems }) => [
        `Cannot use the inputs: ${problems.map(({ input, value, problem }) => `'${input}' ${quoted(value)}${problem}`).join('; ')}`,
        problems.map(({ input, remedy }) => (problems.length === 1 ? remedy : `${input}: ${remedy}`)).join(' '),
    ],
    'key-refused': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service refused the API key (401)${said(refusal)}`,
        `Keys expire, and a key of another organisation does not work: make a new admin key on the dashboard's API keys page, store it as the secret that 'api-key' reads, and check that 'api-url' is the service the key belongs to.${(0,words/* thenResume */.nH)(run)}`,
    ],
    'not-allowed': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service does not allow it (403)${said(refusal)}`,
        `${run.subject === 'agent-job'
            ? "Check that agent jobs are part of the organisation's plan, and that its IP allow-list lets this runner in."
            : 'Check three things: static export is part of the Enterprise plan only; an IP allow-list of the organisation may leave out this runner; a read-only key may not start exports or ask for bundles.'}${(0,words/* thenResume */.nH)(run)}`,
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
            (0,words/* howToResume */.rs)(run),
        ],
    'busy-timeout': ({ timeoutMs, detail }, run) => [
        `${cannot('start', run)}: after ${(0,amounts/* formatDuration */.a3)(timeoutMs)} another job was still active (409)${said({ detail })}`,
        "No export was started. Look at the active job on the dashboard: if it moves, run this again or raise 'timeout'; if not, it has to be ended there.",
    ],
    'rate-limited': (refusal, run) => [
        `${cannot(refusal.doing, run)}: the service gets too many requests (429)${said(refusal)}`,
        refusal.doing === 'start'
            ? 'Exports are limited to a number per hour: run this again later, and export once per merge rather than per commit.'
            : `Wait until the limit has passed.${(0,words/* thenResume */.nH)(run)}`,
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
        "Set 'api-url' to the address that the API really has.",
    ],
    'service-unavailable': ({ doing, lastProblem, forMs }, run) => [
        `${cannot(doing, run)}: no usable answer from the service for ${(0,amounts/* formatDuration */.a3)(forMs)}; at last ${lastProblem}`,
        doing === 'start'
            ? `${CHECK_NETWORK}, then run this again. No export was started.`
            : `${doing === 'bundle' || hasAnswered(run) ? '' : `${CHECK_NETWORK}. `}${(0,words/* howToResume */.rs)(run)}`,
    ],
    'certificate-untrusted': ({ host, problem }, run) => [
        `Cannot ${task(run)}: the certificate of '${host}' is not trusted (${problem})`,
        certificateStep(problem),
    ],
    'proxy-refused': ({ host }, run) => [
        `Cannot ${task(run)}: the proxy '${host}' asks for credentials, or refuses those that it got (407)`,
        `Put the user name and password of the proxy into its address, in HTTPS_PROXY or HTTP_PROXY. ${run.subject !== 'verify' && run.jobId === null ? 'Nothing was started.' : (0,words/* howToResume */.rs)(run)}`,
    ],
    'start-uncertain': ({ lastProblem }, run) => [
        `${cannot('start', run)}: the request may have reached the service, but ${lastProblem}`,
        "It is not sent again, as that could start a second export. Look on the dashboard whether an export runs: if so, resume it with 'job-id'; if not, check 'api-url' and run this again.",
    ],
    'answer-unusable': ({ doing, problem }, run) => [
        `${cannot(doing, run)}: the answer is JSON, but ${problem}`,
        doing === 'start'
            ? "An export may be running all the same. Look on the dashboard: if so, resume it with 'job-id'; if not, check that 'api-url' is the base address of the service's API."
            : doing === 'bundle'
                ? atBundle(run)
                : "Check that 'api-url' is the base address of the service's API.",
    ],
    'job-failed': ({ detail }, run) => [
        `Cannot export ${(0,words/* site */._P)(run)}: ${(0,words/* job */.Yl)(run)} failed at the service${detail === null ? ', which gave no reason' : `: ${detail}`}`,
        'Check that the site builds on the dashboard, then run this again.',
    ],
    'agent-failed': ({ repository }, run) => [
        `Cannot hand on the work of ${(0,words/* job */.Yl)(run)}: the agent failed, and the service gives no reason`,
        `Look at the job on the dashboard${repository === null ? '' : `, and at the branches of ${repository}`}; then create a new job.`,
    ],
    'no-pull-request': ({ repository }, run) => [
        `Cannot hand on a pull request of ${(0,words/* job */.Yl)(run)}: the agent completed without one, as no file changed${repository === null ? '' : ` in ${repository}`}`,
        "If that is a good end for you, leave 'require-pull-request' out; otherwise create a job with a clearer prompt.",
    ],
    'job-timeout': ({ timeoutMs, status, lastProblem }, run) => [
        `Cannot ${task(run)}: after ${(0,amounts/* formatDuration */.a3)(timeoutMs)} ${run.subject === 'agent-job' ? 'it' : (0,words/* job */.Yl)(run)} was still ${statusWords(status, run)}${progressWords(run)}${lastProblem === null ? '' : `, and ${lastProblem}`}`,
        stepAfterTimeout(status, run),
    ],
    cancelled: ({ signal }, run) => [
        `Cannot continue the ${subject(run)}: the step was cancelled (${signal})${(0,words/* jobStands */.zD)(run)}`,
        run.jobId === null && (run.subject ?? 'export') === 'export'
            ? `Run this again, unless the dashboard shows an export of ${(0,words/* site */._P)(run)}: then resume that one with 'job-id'.`
            : (0,words/* howToResume */.rs)(run),
    ],
    'link-refused': ({ status, detail, host }, run) => 
    // A store that has no such object.
    status === 404 || status === 410
        ? [
            `Cannot download the bundle of ${(0,words/* job */.Yl)(run)}: it is gone from '${host}' (${status})${said({ detail })}`,
            "Fresh links lead to nothing either. Run the export again: start a new job, without 'job-id'.",
        ]
        : [
            `Cannot download the bundle of ${(0,words/* job */.Yl)(run)}: '${host}' refuses every link (${status})${said({ detail })}`,
            `Fresh links were asked for and refused as well. Check whether '${host}' lets this runner in. ${(0,words/* howToResume */.rs)(run)}`,
        ],
    'download-failed': ({ host, attempts, heldBytes, lastProblem }, run) => [
        `Cannot download the bundle of ${(0,words/* job */.Yl)(run)} from '${host}': ${attempts} attempts in a row without a new byte (${(0,amounts/* formatBytes */.z3)(heldBytes)} held); at last ${lastProblem}`,
        (0,words/* howToResume */.rs)(run),
    ],
    'bundle-size-wrong': ({ expectedBytes, actualBytes }, run) => [
        `Cannot use the bundle of ${(0,words/* job */.Yl)(run)}: it has ${actualBytes === 'more' ? `more than ${(0,amounts/* grouped */.zD)(expectedBytes)}` : (0,amounts/* grouped */.zD)(actualBytes)} bytes, and the service says ${(0,amounts/* grouped */.zD)(expectedBytes)}`,
        `The bundle may have been replaced while the service still tells its old size. ${(0,words/* howToResume */.rs)(run)} If it fails in the same way, tell the people who run the service.`,
    ],
    'link-unusable': ({ problem }, run) => [
        `Cannot download the bundle of ${(0,words/* job */.Yl)(run)}: its link cannot be followed: ${problem}`,
        'Tell the people who run the service.',
    ],
    'archive-unknown': ({ head, isKept }, run) => [
        `Cannot unpack the bundle of ${(0,words/* job */.Yl)(run)}: it is neither tar, tar.gz, tar.zst nor zip, but ${head}`,
        isKept
            ? `To look at it, keep it with 'bundle-path' and 'extract: false'. ${(0,words/* howToResume */.rs)(run)}`
            : `Another server may have answered for the store, such as a proxy with its sign-in page: check the runner's network. ${(0,words/* howToResume */.rs)(run)}`,
    ],
    'archive-damaged': ({ problem, entry }, run) => [
        `Cannot unpack the bundle of ${(0,words/* job */.Yl)(run)}: the archive is damaged${entry === null ? '' : ` at ${(0,words/* quote */.hD)(entry)}`}: ${problem}`,
        `${(0,words/* howToResume */.rs)(run)} If the archive is damaged again, start a new export.`,
    ],
    'archive-refused': ({ entry, reason }, run) => [
        `Cannot unpack the bundle of ${(0,words/* job */.Yl)(run)}: its entry ${(0,words/* quote */.hD)(entry)} is refused: ${reason}`,
        `The whole archive is refused. ${hintForRefusedEntry(reason)}`,
    ],
    'archive-too-large': ({ input, limit, entry }, run) => [
        `Cannot unpack the bundle of ${(0,words/* job */.Yl)(run)}: it holds more than ${input === 'max-size' ? (0,amounts/* formatLimit */.tW)(limit) : limit === 1 ? '1 entry' : `${(0,amounts/* grouped */.zD)(limit)} entries`}${entry === null ? '' : `, passed at ${(0,words/* quote */.hD)(entry)}`}`,
        `If you expect that of the site, raise '${input}'. ${(0,words/* howToResume */.rs)(run)}`,
    ],
    'archive-empty': ({ stripComponents }, run) => [
        `Cannot unpack the bundle of ${(0,words/* job */.Yl)(run)}: there is not one file in it${stripComponents > 0 ? ` after 'strip-components: ${stripComponents}'` : ''}`,
        stripComponents > 0
            ? `Lower 'strip-components'. ${(0,words/* howToResume */.rs)(run)}`
            : 'Check that the site has pages, then export it again.',
    ],
    ...SITE_PROSE,
    ...check_text/* CHECK_PROSE */.VL,
    ...UPLOAD_PROSE,
    ...VERIFY_PROSE,
    'outputs-unusable': ({ path, problem }, run) => [
        `Cannot set the outputs of this step: '${path}': ${problem}`,
        `It is the file that the runner names in GITHUB_OUTPUT: check that it is there, that it may be written to, and that its disk has room. ${(0,words/* howToResume */.rs)(run)}`,
    ],
    'disk-full': ({ path, doing }, run) => [
        `Cannot ${doing}: the disk of '${path}' is full`,
        `Free space on the runner, or use a larger one. What had been written is removed. ${(0,words/* howToResume */.rs)(run)}`,
    ],
    'disk-too-small': ({ path, doing, neededBytes, freeBytes }, run) => [
        `Cannot ${doing}: it takes ${(0,amounts/* formatBytes */.z3)(neededBytes)}, and the disk of '${path}' has ${(0,amounts/* formatBytes */.z3)(freeBytes)} left`,
        `Free space on the runner, or use a larger one. Nothing has been written. ${(0,words/* howToResume */.rs)(run)}`,
    ],
    'disk-error': ({ path, doing, problem }, run) => [
        `Cannot ${doing}: '${path}': ${problem}`,
        `Check that the folder is there, may be written to, and is not in use. ${(0,words/* howToResume */.rs)(run)}`,
    ],
    bug: ({ what }) => [
        `Cannot continue: something happened that this action does not know (${(0,redact/* redact */.E$)(what).replace(/\s+/g, ' ').slice(0, 300)})`,
        'This is a bug: report it with the log of a run with step debugging on (ACTIONS_STEP_DEBUG).',
    ],
};
function explain(failure, run) {
    const [state, nextStep] = prose(failure, run);
    const page = run.troubleshooting ?? null;
    return {
        sentence: /[.!?…]$/.test(state) ? state : `${state}.`,
        nextStep: [(0,words/* whatStands */.Cv)(run), nextStep].filter((text) => text !== '').join(' '),
        list: listOf(failure),
        more: page === null ? null : `${page}#${failure.code}`,
    };
}
/** Each input that cannot be used, where there are several. */
function listOf(failure) {
    if (!(0,core_failure/* isFailure */.N6)(failure, 'inputs-invalid') || failure.facts.problems.length < 2)
        return [];
    return failure.facts.problems.map(({ input, value, problem, remedy }) => [
        `'${input}' ${quoted(value)}${problem}`,
        remedy,
    ]);
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
    return `Cannot ${DOING[doing]} ${doing === 'start' || run.jobId === null ? (0,words/* site */._P)(run) : (0,words/* job */.Yl)(run)}`;
}
function task(run) {
    if (run.subject === 'verify')
        return `verify ${(0,words/* site */._P)(run)}`;
    return run.subject === 'agent-job' ? `wait for ${(0,words/* job */.Yl)(run)}` : `export ${(0,words/* site */._P)(run)}`;
}
function subject(run) {
    if (run.subject === 'verify')
        return `verification of ${(0,words/* site */._P)(run)}`;
    return run.subject === 'agent-job' ? 'wait for the agent job' : `export of ${(0,words/* site */._P)(run)}`;
}
function certificateStep(problem) {
    if (/EXPIRED|NOT_YET_VALID/.test(problem))
        return "It has to be renewed at the host, unless the runner's clock is wrong.";
    if (problem.includes('ALTNAME'))
        return 'It is for another name: check the address, and which server answers at it.';
    return "If it was issued by a private authority, give that authority's certificate as 'ca-certificate'.";
}
function said({ detail }) {
    return detail === null ? '' : `: ${detail}`;
}
function statusWords(status, run) {
    if (status === 'unknown' || status === '')
        return 'in no known state';
    return `'${status}'${isUnknownStatus(status, run) ? ', which is not a known status' : ''}`;
}
function stepAfterTimeout(status, run) {
    if (isUnknownStatus(status, run))
        return `Look at the job on the dashboard: it may have ended. ${(0,words/* howToResume */.rs)(run)}`;
    if (status !== 'unknown')
        return `The job continues at the service. ${(0,words/* howToResume */.rs)(run)} If such jobs take longer, raise 'timeout'.`;
    return `${hasAnswered(run) ? '' : `${CHECK_NETWORK}. `}The job may continue at the service. ${(0,words/* howToResume */.rs)(run)}`;
}
function isUnknownStatus(status, { last }) {
    return status !== '' && last?.['status-unknown']?.status === status;
}
/** ` (42 %, 12 pages)`, or as much of it as is known. */
function progressWords({ last }) {
    const { share = null, pageCount = null } = last?.['job-status'] ?? {};
    const known = [
        ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
        ...(pageCount === null || pageCount === 0 ? [] : [(0,amounts/* counted */.hS)(pageCount, 'page')]),
    ];
    return known.length === 0 ? '' : ` (${known.join(', ')})`;
}
function quoted(value) {
    return value === '' ? '' : `${value.startsWith('(') ? value : `'${value}'`} `;
}
/**
 * Address of the troubleshooting page, as it is in the version that runs; `null` when the runner does not say where
 * that lies: it names repository and ref for an action that it downloaded, and not for one of the workspace (`uses: ./`).
 */
function troubleshootingPage(env) {
    const server = env['GITHUB_SERVER_URL'] ?? '';
    const repository = env['GITHUB_ACTION_REPOSITORY'] ?? '';
    const ref = env['GITHUB_ACTION_REF'] ?? '';
    if (!/^https?:\/\//i.test(server) || !URL.canParse(server))
        return null;
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || ref === '')
        return null;
    // A branch may have slashes in it, and they stay.
    const at = ref.split('/').map(encodeURIComponent).join('/');
    return `${new URL(server).origin}/${repository}/blob/${at}/docs/troubleshooting.md`;
}

// EXTERNAL MODULE: ./lib/text/markdown.js
var markdown = __nccwpck_require__(6362);
// EXTERNAL MODULE: ./lib/check/report/harm.js
var harm = __nccwpck_require__(3241);
;// CONCATENATED MODULE: ./lib/check/report/check-summary.js




const TITLES = {
    high: 'Repair first',
    medium: 'Repair next',
    low: 'Little harm',
    none: 'Not counted',
};
/**
 * The findings as GitHub Markdown, on one screen, the first to repair first. Text of the site is escaped. Empty without
 * findings.
 */
function checkSummary(outcome) {
    const { groups, more, optional, hosts, moreHosts, skipped } = outcome;
    const leftOut = (0,check_text/* leftOutTexts */._c)(outcome);
    const mentions = hosts.filter(isMention);
    // For air-gapped hosting the others are listed among the problems.
    const loads = outcome.hosting === 'air-gapped' ? [] : hosts.filter((host) => !isMention(host));
    const parts = [
        ...harm/* HARMS */.Su.map((harm) => {
            const lines = groups.filter((group) => group.harm === harm).map(lineOf);
            // Nothing is next where nothing is first.
            const title = harm === 'medium' && groups[0]?.harm === harm ? TITLES.high : TITLES[harm];
            return check_summary_listOf(`**${title}**`, lines);
        }),
        more > 0
            ? `And ${(0,amounts/* counted */.hS)(more, 'more problem')}: ${(0,markdown/* code */.aY)('check-report')} writes all of them to a file.`
            : '',
        check_summary_listOf(`**${TITLES.none}: ${(0,check_text/* countedKind */.ph)('missing-optional', optional.findings)}**`, optional.groups.map(lineOf)),
        check_summary_listOf('External requests, to hosts that readers have to reach:', loads.map(hostText)),
        check_summary_listOf('Hosts that scripts name, and may ask for something:', mentions.map(hostText)),
        moreHosts > 0 ? `And ${(0,amounts/* counted */.hS)(moreHosts, 'more host')}.` : '',
        leftOut.length > 0 ? `More than a report holds: ${leftOut.join('; ')}.` : '',
        skipped === null
            ? ''
            : `Not fully checked: ${(0,amounts/* counted */.hS)(skipped.count, 'file')}, such as ${(0,markdown/* code */.aY)(skipped.first.page)} (${skipped.first.reason}).`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function check_summary_listOf(title, lines) {
    return lines.length === 0 ? '' : [title, '', ...lines].join('\n');
}
function lineOf(group) {
    const { causes, examples } = group;
    const cure = (0,check_text/* cureText */.Tm)(group, markdown/* code */.aY);
    const shown = examples.map((example) => (0,markdown/* code */.aY)(example.subject)).join(', ');
    const rest = causes > examples.length ? ` and ${(0,amounts/* grouped */.zD)(causes - examples.length)} more` : '';
    const behind = causes === 1 ? '' : `: ${shown}${rest}`;
    return `- ${(0,check_text/* problemText */.fI)(group, markdown/* code */.aY)}${behind}${cure === null ? '' : `. ${cure}`}`;
}
function hostText({ host, feature, uses, pages, first }) {
    const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
    return `- ${(0,markdown/* code */.aY)(host)}: ${(0,markdown/* cell */.Hn)((0,harm/* featureText */.oo)(feature))} (${how}${(0,amounts/* counted */.hS)(pages, 'file')}, such as ${(0,markdown/* code */.aY)(first.page)})`;
}
/** No page loads from the host; only a script names it. */
function isMention({ uses }) {
    return uses.every((use) => use === 'mention');
}

// EXTERNAL MODULE: ./lib/site/page-list.js
var page_list = __nccwpck_require__(197);
;// CONCATENATED MODULE: ./lib/verify/verify-summary.js



const verify_summary_TITLES = {
    broken: 'Broken',
    stale: 'Stale',
    noted: 'Not counted',
};
const LEVELS = ['broken', 'stale', 'noted'];
/** One screen. The report has all of them. */
const FINDINGS_MAX = 20;
const PATHS_MAX = 5;
/** The findings of a verification as GitHub Markdown, the worst first. Text of the host and the site is escaped. */
function verifySummary({ findings }) {
    const shown = findings.slice(0, FINDINGS_MAX);
    const rest = findings.length - shown.length;
    const parts = LEVELS.map((level) => {
        const lines = shown.filter((finding) => finding.level === level).map(verify_summary_lineOf);
        return lines.length === 0 ? '' : [`**${verify_summary_TITLES[level]}**`, '', ...lines].join('\n');
    });
    return [
        ...parts,
        rest === 0 ? '' : `And ${(0,amounts/* counted */.hS)(rest, 'more cause')}: ${(0,markdown/* code */.aY)('report')} writes all of them to a file.`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function verify_summary_lineOf(finding) {
    const [, ...others] = finding.paths;
    const more = others.slice(0, PATHS_MAX - 1).map((path) => (0,markdown/* code */.aY)(path));
    const rest = others.length - more.length;
    const behind = more.length === 0 ? '' : ` Also: ${more.join(', ')}${rest === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(rest)} more`}.`;
    return `- ${noticeOf(finding, markdown/* code */.aY)}${behind}`;
}

;// CONCATENATED MODULE: ./lib/report/event-text.js







/** What the log says of an event, beside its warnings (`event-warnings.ts`): one sentence, several, or nothing. */
function eventText(event, tookMs) {
    switch (event.kind) {
        case 'request':
            return requestText(event);
        case 'call-repeated':
            return repeatText(event);
        case 'service-busy': {
            const said = event.detail === null ? '' : `: ${event.detail}`;
            return `The service says that another export is under way (409)${said}. Waiting for its end, ${(0,amounts/* formatDuration */.a3)(event.leftMs)} at most`;
        }
        case 'job-started':
            return `Started export job '${event.jobId}' for ${event.domain}`;
        case 'job-followed': {
            const by = event.byAttempt === undefined ? '' : `, which attempt ${event.byAttempt} of this run started`;
            return `Following export job '${event.jobId}'${by}`;
        }
        case 'reattach':
            return reattachText(event.outcome);
        case 'agent-job-followed':
            return `Following agent job '${event.jobId}' of project '${event.projectId}'`;
        case 'agent-job':
            return agentSource(event);
        case 'agent-job-over':
            return agentText(event);
        case 'job-status':
            return statusText(event);
        case 'status-unknown': {
            const said = event.status === '' ? 'gives no status' : `says '${event.status}', which is not a known status`;
            return `The service ${said}: waiting for the job's end`;
        }
        case 'job-completed': {
            const pages = event.pageCount === null ? '' : `${(0,amounts/* counted */.hS)(event.pageCount, 'page')}, `;
            return `Completed after ${(0,amounts/* formatDuration */.a3)(event.elapsedMs)}: ${pages}${(0,amounts/* counted */.hS)(event.polls, 'poll')}`;
        }
        case 'link-issued':
            return linkText(event);
        case 'download-connections':
            return `Downloading over ${(0,amounts/* counted */.hS)(event.connectionCount, 'connection')}`;
        case 'download-progress':
            return downloadText(event, tookMs('download') ?? 0);
        case 'download-resumed':
            return resumeText(event);
        case 'downloaded':
            return `Downloaded ${(0,amounts/* formatBytes */.z3)(event.bytes)} in ${(0,amounts/* formatDuration */.a3)(tookMs('download') ?? 0)}, SHA-256 ${event.sha256}`;
        case 'unpack-progress':
            return `Unpacked ${(0,amounts/* counted */.hS)(event.fileCount, 'file')}, ${(0,amounts/* formatBytes */.z3)(event.siteBytes)} so far`;
        case 'unpacked': {
            const unpackMs = tookMs('unpack');
            const when = unpackMs === null ? 'while downloading' : `in ${(0,amounts/* formatDuration */.a3)(unpackMs)}`;
            return `Unpacked ${event.format}: ${(0,amounts/* counted */.hS)(event.fileCount, 'file')}, ${(0,amounts/* formatBytes */.z3)(event.siteBytes)}, ${when}`;
        }
        case 'site-listed':
            return `Content digest ${event.contentDigest}`;
        case 'site-compared':
            return event.isFirst
                ? `First publication: there is no manifest at ${event.manifest}`
                : `Compared with the previous site: ${changesText(event)}`;
        case 'pages-compared':
            return comparedText(event);
        case 'texts-read':
            return `Read the texts of ${(0,amounts/* counted */.hS)(event.pages, 'page')}`;
        case 'check-progress':
            return (0,check_text/* checkProgressText */.ZF)(event);
        case 'site-checked':
            return (0,check_text/* checkedText */.N0)(event.outcome, tookMs('check') ?? 0);
        case 'check-report-written':
            return `The report of the site check is in ${event.path}`;
        case 'published':
            return [
                ...(event.sitePath === null ? [] : [`The site is in ${event.sitePath}`]),
                ...(event.bundlePath === null ? [] : [`The archive is at ${event.bundlePath}`]),
            ];
        case 'reports-published':
            return [
                ...(event.manifestPath === null ? [] : [`The manifest is at ${event.manifestPath}`]),
                ...(event.changesPath === null
                    ? []
                    : [`The changes are in ${event.changesPath}, and in lists beside it`]),
                ...(event.uploadPath === null ? [] : [`What has to be uploaded is in ${event.uploadPath}`]),
            ];
        case 'upload-started': {
            const files = event.fileCount === null ? '' : ` (${(0,amounts/* counted */.hS)(event.fileCount, 'file')})`;
            return `Uploading ${UPLOADED[event.upload.kind]}${files} as artifact '${event.upload.artifactName}' ...`;
        }
        case 'artifact-client-said':
            return event.text;
        case 'upload-repeated':
            return `The upload has a problem: ${event.problem}. Trying again in ${(0,amounts/* formatDuration */.a3)(event.waitMs)}`;
        case 'uploaded': {
            const { name, url, bytes, digest } = event.artifact;
            const place = url === null ? '' : `, at ${url}`;
            return `Uploaded artifact '${name}': ${(0,amounts/* formatBytes */.z3)(bytes)} in ${(0,amounts/* formatDuration */.a3)(tookMs('upload') ?? 0)}, SHA-256 ${digest}${place}`;
        }
        case 'values-written': {
            const until = event.expiresAt === null ? 'expires' : `expires ${event.expiresAt}`;
            return `The Helm values are in ${event.path}; their link ${until}`;
        }
        case 'verify-planned':
            return plannedText(event);
        case 'verify-progress':
            return verifyProgressText(event);
        case 'verify-paused':
            return pausedText(event);
        case 'verify-round':
            return roundText(event);
        case 'verified':
            return verifiedText(event.outcome, tookMs('verify') ?? 0);
        case 'verify-report-written':
            return `The report of the verification is in ${event.path}`;
        case 'phase':
        case 'inputs-read':
        case 'job-stalled':
        case 'check-broken':
        case 'texts-unread':
        case 'pages-large':
        case 'retention-lowered':
        case 'left-behind':
        case 'ended':
            return [];
    }
}
function requestText({ method, path, outcome, tookMs, requestId }) {
    const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
    return requestId === null ? text : `${text}, request ${requestId}`;
}
function repeatText({ problem, waitMs, askedToWait }) {
    const wait = `${askedToWait ? 'It asks to wait' : 'Trying again in'} ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
    return `The service has a problem: ${problem}. ${waitMs === 0 ? 'Trying once more' : wait}`;
}
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
        case 'unavailable':
        case 'unsearchable':
        case 'other-domain':
        case 'not-kept':
            return [];
    }
}
function earlier({ jobId, attempt }) {
    return `Export job '${jobId}', which attempt ${attempt} started,`;
}
/** Where the agent works, as far as that is known. */
function agentSource({ job: { repository, ref, model } }) {
    const known = [
        ...(repository === null ? [] : [repository]),
        ...(ref === null ? [] : [`branch ${ref}`]),
        ...(model === null ? [] : [`model ${model}`]),
    ];
    return known.length === 0 ? [] : [`The agent works on ${known.join(', ')}`];
}
function agentText({ job, elapsedMs }) {
    const { pullRequestUrl: url } = job;
    if (job.status !== 'archived') {
        const came = url === null ? 'no pull request: no file changed' : `pull request ${url}`;
        return `Completed after ${(0,amounts/* formatDuration */.a3)(elapsedMs)}: ${came}`;
    }
    const found = url === null ? 'It names no pull request.' : `Its pull request: ${url}`;
    return `${archivedText(job)} ${found}`;
}
function archivedText({ archivedAt }) {
    const when = archivedAt === null ? 'is archived' : `was archived at ${archivedAt}`;
    return `The agent job ${when}. The service does not say whether it had completed: look at it on the dashboard.`;
}
/** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left` */
function statusText({ status, share, pageCount, elapsedMs, leftMs }) {
    const percent = share === null ? 0 : Math.floor(share * 100);
    const parts = [
        ...(percent === 0 ? [] : [`${percent} %`]),
        ...(pageCount === null || pageCount === 0 ? [] : [(0,amounts/* counted */.hS)(pageCount, 'page')]),
        ...(elapsedMs < 1_000 ? [] : [`${(0,amounts/* formatDuration */.a3)(elapsedMs)} so far`]),
        ...(leftMs === null ? [] : [`${(0,amounts/* formatAbout */.lb)(leftMs)} left`]),
    ];
    const name = status === '' ? 'No status yet' : (0,words/* capitalized */.l2)(status);
    return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}
function linkText({ link, count }) {
    const size = link.sizeBytes === null ? '' : `, ${(0,amounts/* formatBytes */.z3)(link.sizeBytes)}`;
    const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
    return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${(0,redact/* hostOf */.w4)(link.url)}${size}${expires}`;
}
/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;
/** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left` */
function downloadText({ heldBytes, totalBytes }, tookMs) {
    if (totalBytes === null || totalBytes === 0)
        return `Downloaded ${(0,amounts/* formatBytes */.z3)(heldBytes)}`;
    const share = heldBytes / totalBytes;
    const of = `${(0,amounts/* formatBytes */.z3)(heldBytes)} of ${(0,amounts/* formatBytes */.z3)(totalBytes)} (${Math.floor(share * 100)} %)`;
    const tells = share >= ESTIMATE_FROM_SHARE && share < 1 && tookMs >= ESTIMATE_FROM_MS;
    return `Downloaded ${of}${tells ? `, ${(0,amounts/* formatAbout */.lb)((tookMs * (1 - share)) / share)} left` : ''}`;
}
function resumeText({ problem, fromByte, waitMs, freshLink }) {
    const when = waitMs < 100 ? 'now' : `in ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
    const how = fromByte === 0 ? 'Starting from the beginning' : `Resuming at ${(0,amounts/* formatBytes */.z3)(fromByte)}`;
    return `The download stopped: ${problem}. ${freshLink ? 'Asking for a fresh link' : how} ${when}`;
}
/** The pages that differ: what they sum up to, and their titles. */
function comparedText({ pages, isFirst, files }) {
    if (isFirst)
        return [];
    if (typeof pages === 'string')
        return [page_list/* WITHOUT_TEXTS */.wV[pages]];
    const { added, changed, removed, moved } = pages;
    const lines = [
        ...removed.map((page) => ['removed', page.title, page.path]),
        ...moved.map(({ from, to, title }) => ['moved', title, `${from} -> ${to}`]),
        ...added.map((page) => ['new', page.title, page.path]),
        ...changed.map((page) => ['changed', page.title, page.path]),
    ];
    const shown = lines
        .slice(0, page_list/* LISTED_MAX */.jJ)
        .map(([what, title, path]) => `- ${what}: ${title ?? '(no title)'} (${path})`);
    const more = lines.length - shown.length;
    return [
        `In pages: ${(0,page_list/* pagesText */.SA)(pages, files)}`,
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

;// CONCATENATED MODULE: ./lib/report/timeline.js


/** A shorter run gets no diagram: it would show nothing that the table does not. */
const SHORTEST_RUN_MS = 20_000;
/** A narrower bar cannot be seen; the table of times has that phase too. */
const LEAST_SHARE = 0.01;
/**
 * The phases of a run as a Mermaid diagram, which GitHub draws in a summary; empty where there is too little to show.
 * A failed run has a mark where it ended, and the phase in which it ended is highlighted.
 */
function timelineOf(record) {
    const totalMs = record.nowMs - record.startedMs;
    const spans = spansOf(record).filter(({ startMs, endMs, broken }) => broken || endMs - startMs >= LEAST_SHARE * totalMs);
    if (totalMs < SHORTEST_RUN_MS || spans.length < 2)
        return '';
    const atService = spans.filter(({ name }) => ['Wait', 'Queue', 'Render'].includes(name));
    const here = spans.filter((span) => !atService.includes(span));
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
            return [{ name: (0,words/* capitalized */.l2)(phase), startMs: startedMs, endMs, broken }];
        if (renderingSinceMs === null)
            return [{ name: status === 'queued' ? 'Queue' : 'Wait', startMs: startedMs, endMs, broken }];
        return [
            { name: 'Queue', startMs: startedMs, endMs: renderingSinceMs, broken: false },
            { name: 'Render', startMs: renderingSinceMs, endMs, broken },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/report/summary.js











/** The runner drops a summary over 1 MiB whole. */
const SUMMARY_MAX_CHARS = 200_000;
const summary_TITLES = {
    export: {
        success: 'Docs export: done',
        started: 'Docs export: started',
        failed: 'Docs export: the job failed',
        timeout: 'Docs export: timed out',
        cancelled: 'Docs export: cancelled',
        error: 'Docs export: failed',
    },
    'agent-job': {
        success: 'Agent job: completed',
        failed: 'Agent job: failed',
        timeout: 'Agent job: timed out',
        cancelled: 'Agent job: cancelled',
        error: 'Agent job: not followed',
    },
    verify: {
        success: 'Live site: verified',
        stale: 'Live site: stale',
        broken: 'Live site: broken',
        cancelled: 'Live site: cancelled',
        error: 'Live site: not verified',
    },
};
/** The job summary of a finished run, as GitHub Markdown, always far below the runner's limit. */
function summaryOf(record) {
    const result = record.end?.result ?? 'error';
    const parts = [
        `### ${mark(record, result)} ${summary_titleOf(record, result)}`,
        failureOf(record) ?? leads(record, result),
        ...partsOf(record),
        record.warnings.map((text) => `- ⚠️ ${(0,markdown/* cell */.Hn)(text)}`).join('\n'),
        record.subject === 'export' ? nextOf(record, result) : '',
    ];
    const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    return text.length <= SUMMARY_MAX_CHARS ? text : `${text.slice(0, SUMMARY_MAX_CHARS)}\n\n(cut)\n`;
}
function leads(record, result) {
    switch (record.subject) {
        case 'export':
            return leadOf(record, result);
        case 'agent-job':
            return agentLeadOf(record.agentJob);
        case 'verify':
            return verifyLeadOf(record);
    }
}
function partsOf(record) {
    switch (record.subject) {
        case 'export':
            return [
                (0,markdown/* table */.tp)(rowsOf(record)),
                pageListOf(record),
                timesOf(record),
                timelineOf(record),
                foundOf(record),
            ];
        case 'agent-job':
            return [(0,markdown/* table */.tp)(agentRowsOf(record))];
        case 'verify': {
            const { verified } = record.last;
            return [(0,markdown/* table */.tp)(verifyRowsOf(record)), verified === undefined ? '' : verifySummary(verified.outcome)];
        }
    }
}
function mark({ end }, result) {
    if (result === 'success' || result === 'started')
        return '✅';
    // Found, and left to the reader by `fail-on`.
    if ((result === 'stale' || result === 'broken') && end?.failure === null)
        return '⚠️';
    return result === 'cancelled' ? '⚪' : '❌';
}
function summary_titleOf({ subject, agentJob, end }, result) {
    if (result === 'success' && agentJob?.status === 'archived')
        return 'Agent job: archived';
    if (end?.failure?.code === 'no-pull-request')
        return 'Agent job: no pull request';
    return summary_TITLES[subject][result] ?? summary_TITLES[subject].error;
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
    const pages = pageCount === null ? '' : `${(0,amounts/* counted */.hS)(pageCount, 'page')}, `;
    const files = last.unpacked === undefined
        ? 'bundle ready'
        : `${(0,amounts/* counted */.hS)(last.unpacked.fileCount, 'file')}, ${(0,amounts/* formatBytes */.z3)(last.unpacked.siteBytes)}`;
    return `${site}: ${pages}${files}, in ${(0,amounts/* formatDuration */.a3)(nowMs - startedMs)}.`;
}
/** The pages that differ from the previous site. */
function pageListOf({ last }) {
    const compared = last['pages-compared'];
    if (compared === undefined || compared.isFirst)
        return '';
    const { pages, files, siteUrl } = compared;
    if (typeof pages === 'string')
        return page_list/* WITHOUT_TEXTS */.wV[pages];
    return `**${(0,words/* capitalized */.l2)((0,page_list/* pagesText */.SA)(pages, files))}**\n\n${(0,page_list/* pageItems */.Gj)(pages, siteUrl)}`.trim();
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
        ...checkRow(record),
        ...row('Check report', last['check-report-written']?.path, markdown/* code */.aY),
        ...row('Site folder', published?.sitePath, markdown/* code */.aY),
        ...row('Archive', published?.bundlePath, markdown/* code */.aY),
        ...row('Manifest', last['reports-published']?.manifestPath, markdown/* code */.aY),
        ...artifactRow(uploaded?.artifact),
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
/** The outcome of the site check in a line; `foundOf` has the problems by kind. */
function checkRow({ last }) {
    const check = last['site-checked']?.outcome;
    if (check === undefined)
        return [];
    const verdict = (0,check_text/* verdictText */.nt)(check);
    return [
        [
            'Site check',
            `${(0,amounts/* counted */.hS)(check.pages, 'HTML file')}: ${check.findings === 0 ? verdict : `**${verdict}**`}`,
        ],
    ];
}
function artifactRow(artifact) {
    if (artifact === undefined)
        return [];
    const place = artifact.url === null ? '' : `: ${(0,markdown/* link */.nf)(artifact.url)}`;
    return [['Artifact', `${(0,markdown/* code */.aY)(artifact.name)} (${(0,amounts/* formatBytes */.z3)(artifact.bytes)})${place}`]];
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
/** What the site check found, below the times of the run. */
function foundOf({ last }) {
    const check = last['site-checked']?.outcome;
    const found = check === undefined ? '' : checkSummary(check);
    return found === '' ? '' : `#### Site check\n\n${found}`;
}
function nextOf(record, result) {
    const { jobId, last } = record;
    const { published, uploaded } = last;
    const expiresAt = last['link-issued']?.link.expiresAt ?? null;
    const expires = `expires${expiresAt === null ? '' : ` (${(0,markdown/* code */.aY)(expiresAt)})`}`;
    if (result === 'started')
        return `Next: fetch the site in a later job with ${(0,markdown/* code */.aY)(`job-id: ${jobId ?? ''}`)}.`;
    // The failure says what to do next.
    if (result !== 'success')
        return '';
    if (last['values-written'] !== undefined)
        return `Next: deploy with \`helm upgrade --values\` and the output \`helm-values\`, before its link ${expires}.`;
    if (uploaded?.artifact.kind === 'pages')
        return 'Next: deploy with `actions/deploy-pages` in a later job of this workflow.';
    if (typeof published?.sitePath === 'string')
        return 'Next: deploy the site folder; later steps find it in the output `site-path`.';
    if (typeof published?.bundlePath === 'string')
        return 'Next: deploy the archive; later steps find it in the output `bundle-path`.';
    if (uploaded !== undefined)
        return `Next: fetch the artifact ${(0,markdown/* code */.aY)(uploaded.artifact.name)} in a later job with \`actions/download-artifact\`.`;
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
    const found = outcome === undefined ? '' : `: ${verdictText(outcome)}`;
    return `**${(0,markdown/* cell */.Hn)(domain ?? 'The site')}**${found}, in ${(0,amounts/* formatDuration */.a3)(nowMs - startedMs)}.`;
}
function verifyRowsOf({ last, nowMs, startedMs }) {
    const outcome = last.verified?.outcome;
    if (outcome === undefined)
        return [];
    const { url, checkedCount, brokenCount, staleCount, leftOutCount, requestCount, roundCount } = outcome;
    return [
        ...row('Site', url, markdown/* link */.nf),
        ...row('Checked', addresses(checkedCount)),
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
const end_TITLES = {
    export: 'Docs export',
    'agent-job': 'Agent job',
    verify: 'Live site',
};
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
    const title = end_TITLES[run.subject ?? 'export'];
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

;// CONCATENATED MODULE: ./lib/report/log-folds.js

function newLogState(nowMs) {
    return {
        lines: [],
        subject: 'export',
        nowMs,
        saidMs: nowMs,
        phase: null,
        began: {},
        open: null,
        seen: [],
        status: null,
        percent: null,
        agentSource: '',
        warnings: 0,
        trouble: null,
    };
}
/** Adds lines that everybody sees: an open group is closed before them. */
function outside(log, ...lines) {
    if (lines.length === 0)
        return log;
    return {
        ...log_folds_closed(log, ...lines),
        saidMs: log.nowMs,
        warnings: log.warnings + lines.filter(({ level }) => level === 'warning').length,
    };
}
/** Adds a line to a group. */
function inside(log, group, text) {
    // The bundle may be downloaded and unpacked at once: their lines take turns, and share the group that is open.
    const fits = log.open === group || (log.open !== null && log.open !== 'wait' && group !== 'wait');
    const { lines } = fits ? log : log_folds_closed(log, { level: 'group', text: log_folds_titleOf(group, log) });
    return {
        ...log,
        lines: [...lines, info(text)],
        saidMs: log.nowMs,
        open: fits ? log.open : group,
        seen: log.seen.includes(group) ? log.seen : [...log.seen, group],
    };
}
/** Adds a line for the debug log, which most readers do not see: it breaks no silence. */
function aside(log, text) {
    return { ...log, lines: [...log.lines, { level: 'debug', text }] };
}
/** Closes the group that is open, if one is, and adds lines as they are. */
function log_folds_closed(log, ...lines) {
    const ending = log.open === null ? [] : [{ level: 'endgroup', text: '' }];
    return { ...log, open: null, lines: [...log.lines, ...ending, ...lines] };
}
function log_folds_titleOf(group, { subject, seen }) {
    const doing = {
        wait: subject === 'export' ? 'waiting for the export' : 'waiting for the agent',
        download: 'downloading the bundle',
        unpack: 'unpacking the bundle',
        check: 'checking the site',
        texts: 'reading the texts of the pages',
        upload: 'uploading',
        verify: 'verifying the site',
    }[group];
    return seen.includes(group) ? `Still ${doing}` : (0,words/* capitalized */.l2)(doing);
}
function info(text) {
    return { level: 'info', text };
}
function warning(text) {
    return { level: 'warning', text };
}

;// CONCATENATED MODULE: ./lib/report/event-warnings.js



/** The warnings of an event: whole sentences, for the log and for the summary. */
function warningsOf(event) {
    return [warningText(event)].flat();
}
function warningText(event) {
    switch (event.kind) {
        case 'inputs-read':
            return event.warnings;
        case 'reattach':
            return reattachWarning(event.outcome);
        case 'check-broken':
            return (0,check_text/* brokenCheckText */.$8)(event.problem);
        case 'texts-unread':
            return `The texts of the pages are not read: ${event.problem}. Files are compared, pages are not, and the manifest has no texts.`;
        case 'site-compared':
            return comparedWarnings(event);
        case 'pages-large':
            return `The site is ${(0,amounts/* formatBytes */.z3)(event.bytes)} as a Pages artifact: GitHub supports ${(0,amounts/* formatBytes */.z3)(event.limit)}, and larger deployments may fail.`;
        case 'retention-lowered':
            return `'retention-days' is more than the repository allows: the artifact is kept for ${(0,amounts/* counted */.hS)(event.days, 'day')}.`;
        case 'left-behind':
            return leftText(event);
        default:
            return [];
    }
}
function comparedWarnings({ otherDomain, manifest, isPart, removed, }) {
    const warnings = [];
    if (otherDomain !== null)
        warnings.push(`'previous-manifest' is of another site: ${otherDomain} (${manifest}). What counts as changed is the difference from that one. Check where the workflow keeps the manifest of each site.`);
    if (isPart && removed > 0)
        warnings.push(`'paths' exports a part of the site, and what it leaves out counts as removed: ${(0,amounts/* counted */.hS)(removed, 'file')}. Delete the files in 'remove.txt' only if you mean to.`);
    return warnings;
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
function leftText({ paths, continues }) {
    const [first = '', ...others] = paths;
    const more = others.length === 0 ? '' : ` and ${(0,amounts/* counted */.hS)(others.length, 'other temporary folder')}`;
    if (continues)
        return `Still removing the temporary folder '${first}'${more}: there are more files than can be removed before a cancelled step has to be over. A process that this step has started removes them.`;
    return `Cannot remove the temporary folder '${first}'${more}: a file in it may be in use, or belong to another user. The result of this run is not affected. Remove it by hand.`;
}
/** The warning in the log, while the job stalls. */
function stallText(event) {
    const { status, updatedAt } = event;
    const shown = [
        ...(status === '' ? ['no status'] : []),
        ...shownBy(event),
        ...(updatedAt === null ? [] : [`last updated at ${updatedAt}`]),
    ];
    const still = `The job has shown no change for ${(0,amounts/* formatDuration */.a3)(event.stillMs)} (${shown.join(', ')})`;
    const until = `This step waits for it until 'timeout', ${(0,amounts/* formatDuration */.a3)(event.timeLeftMs)} from now.`;
    return `${still}. Look at it on the dashboard: it may be stuck. ${until}`;
}
/** The warning in the summary, where the stall is past. */
function pastStallText(event) {
    const shown = shownBy(event);
    const facts = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
    return `The job showed no change for ${(0,amounts/* formatDuration */.a3)(event.stillMs)} or more${facts}.`;
}
function shownBy({ status, share }) {
    return [
        ...(status === '' ? [] : [`'${status}'`]),
        ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ];
}

;// CONCATENATED MODULE: ./lib/report/log-lines.js






/** Silence longer than this looks like a step that hangs. */
const QUIET_LEAST_MS = 30_000;
const TRANSFER_QUIET_LEAST_MS = 10_000;
/** Who has waited long expects fewer lines: one after a fifth of the wait, up to these. */
const QUIET_SHARE = 0.2;
const QUIET_MOST_MS = 5 * 60_000;
const TRANSFER_QUIET_MOST_MS = 60_000;
const CHANGE_PERCENT = 10;
/** A problem that has lasted for less needs no all-clear. */
const TROUBLE_MS = 30_000;
/** The log after one more event; its `lines` are those of that event. */
function logLines(event, before, nowMs) {
    const log = { ...before, nowMs, lines: [] };
    const { began } = log;
    // Written out only where it is shown: events of progress come by the thousand.
    const texts = () => [eventText(event, (phase) => (began[phase] === undefined ? null : nowMs - began[phase]))].flat();
    const within = (group, after) => texts().reduce((state, text) => inside(state, group, text), after);
    const shown = (after) => outside(after, ...warningsOf(event).map(warning), ...texts().map(info));
    switch (event.kind) {
        case 'phase':
            return { ...log, phase: event.phase, began: { ...began, [event.phase]: nowMs }, saidMs: nowMs };
        case 'request':
        case 'download-connections':
        case 'site-listed':
            return texts().reduce(aside, log);
        case 'call-repeated':
            return withTrouble(log, event, texts().join());
        case 'job-status':
            return withStatus(afterTrouble(log), event, texts().join());
        case 'download-progress':
            return isQuiet('download', log) ? log : within('download', log);
        case 'unpack-progress':
            return isQuiet('unpack', log) ? log : within('unpack', log);
        case 'check-progress':
            return isQuiet('check', log) ? log : within(event.isCheck ? 'check' : 'texts', log);
        case 'verify-progress':
            return isQuiet('verify', log) ? log : within('verify', log);
        case 'verify-round':
        case 'verify-paused':
            return within('verify', log);
        case 'verified':
            return outside(log, ...[...texts(), ...verifyNotices(event.outcome)].map(info), ...verifyWarnings(event).map(warning));
        case 'status-unknown':
            // The poll that follows has the same status: it is not worth a second line.
            return within('wait', { ...log, status: event.status });
        case 'job-stalled':
            return outside(log, warning(stallText(event)));
        case 'link-issued': {
            if (event.count > 1)
                return byPhase(afterTrouble(log), texts().join());
            // A download that has been made ready begins with its link.
            const atLink = began.download === undefined ? began : { ...began, download: nowMs };
            return shown(afterTrouble({ ...log, began: atLink }));
        }
        case 'download-resumed':
            return within('download', log);
        case 'artifact-client-said':
            return within('upload', log);
        case 'site-checked':
            return outside(log, ...texts().map(info), ...(0,check_text/* noticesOf */.lx)(event, log.warnings).map(warning));
        case 'agent-job-followed':
            return shown({ ...log, subject: 'agent-job' });
        case 'agent-job': {
            const known = { ...afterTrouble(log), agentSource: texts().join() };
            return known.agentSource === log.agentSource ? known : shown(known);
        }
        case 'agent-job-over': {
            const line = event.job.status === 'archived' ? warning : info;
            return outside(afterTrouble(log), ...texts().map(line));
        }
        case 'reattach':
        case 'service-busy':
        case 'job-started':
        case 'job-followed':
        case 'job-completed':
            return shown(afterTrouble(log));
        case 'ended':
            return log_folds_closed(log);
        default:
            return shown(log);
    }
}
function withStatus(log, event, text) {
    const percent = event.share === null ? null : Math.floor(event.share * 100);
    const grown = percent !== null && Math.abs(percent - (log.percent ?? 0)) >= CHANGE_PERCENT;
    if (event.status === log.status && !grown && log.nowMs - log.saidMs < quietMs(event.elapsedMs))
        return aside(log, text);
    return { ...inside(log, 'wait', text), status: event.status, percent };
}
function quietMs(elapsedMs) {
    return Math.min(QUIET_MOST_MS, Math.max(QUIET_LEAST_MS, QUIET_SHARE * elapsedMs));
}
/** Whether the progress of a transfer is not worth a line yet. */
function isQuiet(phase, { began, nowMs, saidMs }) {
    const share = QUIET_SHARE * (nowMs - (began[phase] ?? nowMs));
    return nowMs - saidMs < Math.min(TRANSFER_QUIET_MOST_MS, Math.max(TRANSFER_QUIET_LEAST_MS, share));
}
/** A recurring problem has a line at first, and then as seldom as a status that does not change. */
function withTrouble(log, { problem }, text) {
    const before = log.trouble;
    const same = before?.problem === problem;
    const sinceMs = before?.sinceMs ?? log.nowMs;
    const trouble = { problem, sinceMs, times: same ? before.times + 1 : 1 };
    const known = { ...log, trouble };
    if (same && log.nowMs - log.saidMs < quietMs(log.nowMs - sinceMs))
        return aside(known, text);
    return byPhase(known, trouble.times > 1 ? `${text} (${trouble.times} times now)` : text);
}
/** An answer came: a reader who has seen a line about a lasting problem sees that it is over. */
function afterTrouble(log) {
    const lastedMs = log.trouble === null ? 0 : log.nowMs - log.trouble.sinceMs;
    const known = { ...log, trouble: null };
    if (lastedMs < TROUBLE_MS)
        return known;
    const text = `The service answers again, after ${(0,amounts/* formatDuration */.a3)(lastedMs)}`;
    return log.phase === 'unpack' ? outside(known, info(text)) : byPhase(known, text);
}
/** A line about the service, inside the group of the phase if that has one. */
function byPhase(log, text) {
    const { phase } = log;
    return phase === 'wait' || phase === 'download' || phase === 'unpack'
        ? inside(log, phase, text)
        : outside(log, info(text));
}

// EXTERNAL MODULE: ./lib/report/output-file.js
var output_file = __nccwpck_require__(5104);
// EXTERNAL MODULE: ./lib/site/page-changes.js
var page_changes = __nccwpck_require__(2760);
;// CONCATENATED MODULE: ./lib/report/outputs.js

/** The outputs of the root action, in the order of `action.yml`. */
// prettier-ignore
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'job-id', 'result', 'page-count', 'site-path', 'file-count', 'site-size', 'content-digest', 'manifest-path',
    'changed', 'added-count', 'changed-count', 'removed-count', 'changes-path', 'upload-path', 'invalidation-path',
    'pages-changed-count', 'text-changed', 'pages-path', 'check-findings', 'check-report',
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
/** The outputs that one event makes true; `record` has it already. */
function outputsOf(event, record) {
    switch (event.kind) {
        case 'job-started':
        case 'job-followed':
            return [['job-id', event.jobId]];
        case 'link-issued':
            return [
                ['bundle-url', event.link.url],
                ['bundle-expires-at', event.link.expiresAt ?? ''],
            ];
        case 'downloaded':
            return [
                ['bundle-size', event.bytes],
                ['bundle-sha256', event.sha256],
            ];
        case 'site-listed':
            return [['content-digest', event.contentDigest]];
        case 'site-checked':
            return [['check-findings', event.outcome.findings]];
        case 'check-report-written':
            return [['check-report', event.path]];
        case 'published': {
            const site = event.sitePath === null ? undefined : record.last.unpacked;
            return [
                ['site-path', event.sitePath],
                ['file-count', site?.fileCount ?? null],
                ['site-size', site?.siteBytes ?? null],
                ['bundle-path', event.bundlePath],
            ];
        }
        case 'reports-published':
            return [['manifest-path', event.manifestPath], ...changeOutputs(event, record.last)];
        case 'uploaded':
            return [
                ['artifact-id', event.artifact.id],
                ['artifact-url', event.artifact.url],
                ['artifact-digest', event.artifact.digest],
            ];
        case 'values-written':
            return [['helm-values', event.path]];
        case 'job-completed':
            return [['page-count', record.pageCount]];
        case 'agent-job':
            return [
                ['status', event.job.status],
                ['pull-request-url', event.job.pullRequestUrl ?? ''],
                ['repository', event.job.repository],
                ['ref', event.job.ref],
                ['model', event.job.model],
                ['created-at', event.job.createdAt],
                ['archived-at', event.job.archivedAt],
            ];
        case 'verified':
            return [
                ['checked-count', event.outcome.checkedCount],
                ['stale-count', event.outcome.staleCount],
                ['broken-count', event.outcome.brokenCount],
            ];
        case 'verify-report-written':
            return [['report', event.path]];
        case 'ended':
            return [['result', event.result]];
        default:
            return [];
    }
}
/** Not before the site is published: the step that deploys the changes must find it. */
function changeOutputs({ changesPath, uploadPath, invalidationPath, pagesPath }, last) {
    const changes = last['site-compared'];
    const { pages = 'now' } = last['pages-compared'] ?? {};
    const differing = typeof pages === 'string' ? null : (0,page_changes/* countOf */.p)(pages);
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
        ['text-changed', differing === null ? null : String(differing > 0)],
        ['pages-path', pagesPath],
    ];
}

;// CONCATENATED MODULE: ./lib/report/run-record.js

/** A run that begins at `nowMs`. */
function newRecord(nowMs, subject = 'export', troubleshooting = null) {
    return {
        subject,
        troubleshooting,
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
/** The events that end a phase. */
const ENDS = {
    'job-started': 'start',
    'job-completed': 'wait',
    'agent-job-over': 'wait',
    downloaded: 'download',
    unpacked: 'unpack',
    'site-checked': 'check',
    'check-broken': 'check',
    'texts-read': 'check',
    'texts-unread': 'check',
    published: 'publish',
    uploaded: 'upload',
    verified: 'verify',
};
/** The record after one more event. */
function addEvent(before, event, nowMs) {
    const ends = ENDS[event.kind];
    const record = {
        ...before,
        nowMs,
        phases: ends === undefined ? before.phases : ended(before.phases, ends, nowMs),
        warnings: [...before.warnings, ...warningsOf(event)],
        last: { ...before.last, [event.kind]: event },
    };
    switch (event.kind) {
        case 'phase':
            return {
                ...record,
                phases: [...record.phases, { phase: event.phase, startedMs: nowMs, endedMs: null }],
            };
        case 'inputs-read':
            return { ...record, domain: event.domain };
        case 'job-started':
            return { ...record, jobId: event.jobId, domain: event.domain };
        case 'job-followed':
            return { ...record, jobId: event.jobId, isRecorded: event.byAttempt !== undefined };
        case 'agent-job-followed':
            return { ...record, jobId: event.jobId };
        case 'reattach':
            return { ...record, isRecorded: event.outcome.kind === 'kept' };
        case 'job-status':
            return {
                ...record,
                status: event.status,
                pageCount: event.pageCount ?? record.pageCount,
                polls: record.polls + 1,
                renderingSinceMs: record.renderingSinceMs ?? (event.status === 'queued' ? null : nowMs),
            };
        case 'job-stalled':
            return { ...record, warnings: [...record.warnings, pastStallText(event)] };
        case 'job-completed':
            return {
                ...record,
                status: 'completed',
                pageCount: event.pageCount ?? record.pageCount,
                polls: event.polls,
            };
        case 'agent-job':
            return { ...record, agentJob: event.job };
        case 'call-repeated':
        case 'upload-repeated':
            return { ...record, repeatedCalls: record.repeatedCalls + 1 };
        case 'link-issued':
            return before.last[event.kind] === undefined ? { ...record, phases: linked(record) } : record;
        case 'download-resumed':
            return event.fromByte > 0
                ? { ...record, resumes: record.resumes + 1 }
                : { ...record, restarts: record.restarts + 1 };
        case 'ended':
            return { ...record, end: { result: event.result, failure: event.failure } };
        default:
            event.kind;
            return record;
    }
}
function ended(phases, phase, endedMs) {
    return phases.map((one) => (one.phase === phase && one.endedMs === null ? { ...one, endedMs } : one));
}
/** The first link ends the phase that asks for it; a download that has been made ready begins with it. */
function linked({ phases, nowMs }) {
    const begun = phases.map((one) => (one.phase === 'download' ? { ...one, startedMs: nowMs } : one));
    return ended(begun, 'bundle', nowMs);
}

;// CONCATENATED MODULE: ./lib/report/narrator.js








/**
 * Turns events into log lines and outputs as they come, and keeps them for the summary. `troubleshooting` is the address
 * of that page; `null`: not known. `emit` throws `outputs-unusable`.
 */
function narrator(clock, subject, troubleshooting) {
    const outputs = new Map();
    let record = newRecord(clock.now(), subject, troubleshooting);
    let log = newLogState(clock.now());
    const masks = new Map();
    const mask = (secret) => {
        core.setSecret(secret);
        masks.set(secret, (0,redact/* textWithout */.il)(secret));
    };
    const maskUrl = (url) => {
        // A link may name these two, and the runner passes no output to another job that holds a masked text.
        const open = [record.jobId, record.domain].map((text) => text?.toLowerCase());
        for (const secret of (0,redact/* secretsOf */.Fj)(url))
            if (!open.includes(secret.toLowerCase()))
                mask(secret);
    };
    const masked = (text, mark) => [...masks.values()].reduce((shown, without) => without(shown, mark), text);
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
        record: () => record,
        unfold: () => {
            if (log.open !== null)
                core.endGroup();
            log = { ...log, open: null };
        },
        emit: (event) => {
            const nowMs = clock.now();
            if (event.kind === 'link-issued')
                maskUrl(event.link.url);
            record = addEvent(record, event, nowMs);
            log = logLines(event, log, nowMs);
            log.lines.forEach(print);
            // Last of all: this may throw, and the lines are in the log then.
            for (const [name, value] of outputsOf(event, record)) {
                if (value === null || outputs.get(name) === value)
                    continue;
                outputs.set(name, value);
                (0,output_file/* setOutput */.u)(name, value);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/runner/system-clock.js
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

;// CONCATENATED MODULE: ./lib/runner/session.js










/** A runner cancels with the first, then the second; on Windows with Ctrl+C, then Ctrl+Break, which is the third. */
const CANCELLING = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
/** How long work may take to end after a signal; the whole must end within three seconds. */
const CANCEL_PATIENCE_MS = 1_500;
/** From the signal: another process removes the rest. */
const CANCEL_REMOVAL_MS = 2_000;
/**
 * Does the work of an action and ends the process with the right exit code: 0 only when `work` returned a result.
 * A thrown non-error, an unhandled rejection, a drained event loop and a signal all end red, reported and cleaned up.
 */
async function runSession(subject, work) {
    insistOnTls(process.env);
    const narration = narrator(systemClock, subject, troubleshootingPage(process.env));
    const cancellation = new AbortController();
    const cleanUps = [];
    let ending = false;
    let cancelledAt = Infinity;
    const msLeft = () => cancelledAt + CANCEL_REMOVAL_MS - systemClock.now();
    const cleanUp = () => cleanUps.splice(0).flatMap((act) => act());
    // Bound here, so that the last lines never land in the artifact client's captured output.
    const end = external_node_async_hooks_.AsyncResource.bind(async (how) => {
        if (ending)
            return;
        ending = true;
        let final = how;
        try {
            const left = cleanUp();
            // The result of the run stands, so this is only a warning.
            if (left.length > 0) {
                const continues = msLeft() < Infinity && removeInBackground(left);
                narration.emit({ kind: 'left-behind', paths: left, continues });
            }
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
        const { signal } = cancellation;
        const tempFolder = process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
        const atEnd = (act) => void cleanUps.push(act);
        await end({
            result: await work({
                clock: systemClock,
                emit: narration.emit,
                signal,
                tempFolder,
                msLeft,
                mask: narration.mask,
                maskUrl: narration.maskUrl,
                atEnd,
            }),
        });
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
const REMOVE = `for (const path of process.argv.slice(1))
  try { require('node:fs').rmSync(path, { recursive: true, force: true, maxRetries: 9 }); } catch {}`;
/**
 * What Node may need to start. Not RUNNER_TRACKING_ID: at the end of the job the runner ends the processes that have it.
 */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];
/** Starts a process that outlives this one and removes trees, by their absolute paths. Returns whether it started. */
function removeInBackground(paths) {
    try {
        const child = (0,external_node_child_process_.spawn)(process.execPath, ['-e', REMOVE, ...paths], {
            // On Windows the working folder of a process cannot be removed.
            cwd: (0,external_node_path_.dirname)(process.execPath),
            env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
            detached: true,
            windowsHide: true,
            stdio: 'ignore',
        });
        child.on('error', () => undefined);
        child.unref();
        return child.pid !== undefined;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 4545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ connectExport)
});

// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(1814);
// EXTERNAL MODULE: ./lib/service/http/http-problem.js
var http_problem = __nccwpck_require__(3624);
;// CONCATENATED MODULE: ./lib/service/api.js


/** Answers are small; these bounds are for servers that hang or never stop sending. */
const LIMITS = { connectMs: 15_000, idleMs: 30_000, totalMs: 60_000 };
const ANSWER_MAX_BYTES = 1024 * 1024;
/** The service's export API. This file alone knows paths; the key goes to `apiUrl` and nowhere else. */
function exportApi(options) {
    const jobs = '/v1/static-export/jobs';
    const job = (id) => `${jobs}/${encodeURIComponent(id)}`;
    return {
        start: ({ domain, version, paths }, signal) => {
            const json = { domain, ...(version !== null && { version }), ...(paths !== null && { paths }) };
            return call(options, { method: 'POST', path: jobs, json }, signal);
        },
        status: (jobId, signal) => call(options, { method: 'GET', path: job(jobId) }, signal),
        bundle: (jobId, signal) => call(options, { method: 'POST', path: `${job(jobId)}/bundle` }, signal),
    };
}
/** The service's agent API. */
function agentApi(options) {
    return {
        status: (projectId, jobId, signal) => {
            const path = `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`;
            return call(options, { method: 'GET', path }, signal);
        },
    };
}
async function call(options, { method, path, json: body }, signal) {
    const request = {
        method,
        url: options.apiUrl + path,
        headers: {
            accept: 'application/json',
            authorization: `Bearer ${options.apiKey}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body !== undefined ? JSON.stringify(body) : method === 'POST' ? '' : null,
    };
    const startedMs = options.clock.now();
    const report = (outcome, requestId) => {
        const tookMs = options.clock.now() - startedMs;
        options.emit({ kind: 'request', method, path, outcome, tookMs, requestId });
    };
    try {
        const answer = await options.send(request, LIMITS, signal);
        const { status, header } = answer;
        const retryAfter = header('retry-after');
        const location = redirectTarget(header('location'), request.url, path);
        const json = await readJson(answer, options.apiKey);
        report(String(status), header('x-request-id'));
        return { kind: 'answer', status, retryAfter, location, json };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof http_problem/* HttpProblem */.AF))
            throw error;
        const { message: problem, mayHaveArrived, failure } = error;
        report(problem, null);
        return failure === null ? { kind: 'lost', problem, mayHaveArrived } : { kind: 'final', failure };
    }
}
/** The API's own path is shown, as it shows the right `api-url`; any other may hold a token. */
function redirectTarget(location, from, path) {
    const url = location === null ? null : URL.parse(location, from);
    if (url === null)
        return null;
    return url.pathname.endsWith(path) ? (0,redact/* printableUrl */.Zq)(url.href) : (0,redact/* printableTarget */.Dn)(url.href);
}
/**
 * The body as JSON, without the key; `undefined` when it is not, or is too long to be an answer of this API. Bytes that are
 * not UTF-8 become replacement characters: a failed job may quote a page in its error.
 */
async function readJson(answer, apiKey) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
        bytes += chunk.length;
        if (bytes > ANSWER_MAX_BYTES)
            return undefined;
        chunks.push(chunk);
    }
    try {
        const text = new TextDecoder().decode(Buffer.concat(chunks));
        const withoutKey = (0,redact/* textWithout */.il)(apiKey);
        return JSON.parse(text, (_name, value) => typeof value === 'string' ? withoutKey(value) : value);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __nccwpck_require__(9783);
// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(8165);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(9345);
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
    #isWatchingIdle = false;
    #interimAnswers = 0;
    #waitsSinceMs = null;
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
        this.#cancelPhase = this.#clock.after(this.#limits.connectMs, () => {
            this.#giveUp(`no connection for ${inSeconds(this.#limits.connectMs)}`);
        });
        const { totalMs } = this.#limits;
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
        this.#waitsSinceMs = this.#clock.now();
        this.#watchIdle(this.#limits.idleMs);
    }
    gotSignOfLife() {
        this.#waitsSinceMs = null;
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
    /** One timer for many waits: when it fires, it measures how long the last one has taken. */
    #watchIdle(afterMs) {
        if (this.#isWatchingIdle)
            return;
        this.#cancelPhase();
        this.#isWatchingIdle = true;
        this.#cancelPhase = this.#clock.after(afterMs, () => {
            this.#isWatchingIdle = false;
            if (this.#waitsSinceMs === null)
                return;
            const restMs = this.#waitsSinceMs + this.#limits.idleMs - this.#clock.now();
            if (restMs > 0)
                this.#watchIdle(restMs);
            else
                this.#giveUp(`nothing came for ${inSeconds(this.#limits.idleMs)}`);
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

;// CONCATENATED MODULE: external "node:dns"
const external_node_dns_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(1692);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __nccwpck_require__(2779);
;// CONCATENATED MODULE: ./lib/service/http/watched-client.js




const USER_AGENT = 'static-docs-export';
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
    constructor(keepAlive) {
        super(USER_AGENT, [], {
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
        else if (hostname.startsWith('127.')) {
            info.options.agent = this.getAgent((0,addresses/* addressForProxy */.Cp)(info.parsedUrl).href);
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

;// CONCATENATED MODULE: ./lib/service/http/send.js







/**
 * Sends requests through `@actions/http-client`, for its proxy support, and closes its traps: no redirect is
 * followed, a cut body is an error, time-outs are ours. Rejects with `HttpProblem`, or the signal's reason.
 * `keepsConnections`: one connection serves several requests. Not for a POST: when the connection dies under it, nobody
 * knows whether it arrived.
 */
function httpSender({ clock, keepsConnections, }) {
    // http-client keeps one agent, made for the protocol of its first request.
    const kept = new Map();
    const clientFor = (url) => {
        if (!keepsConnections)
            return new WatchedClient(false);
        const { protocol } = new URL(url);
        const client = kept.get(protocol) ?? new WatchedClient(true);
        kept.set(protocol, client);
        return client;
    };
    return async (request, limits, signal) => {
        for (;;) {
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
                // The server closed a connection while it lay idle: that says nothing of the request.
                if (watch.usesOldConnection && watch.problem === null)
                    continue;
                throw watch.problem ?? (0,http_problem/* namedProblem */.NW)(error, watch.mayHaveArrived, hostsOf(request.url));
            }
            if (answer.status !== http_problem/* PROXY_REFUSES */.bB)
                return answer;
            answer.close();
            const { proxy } = hostsOf(request.url);
            throw new http_problem/* HttpProblem */.AF(String(http_problem/* PROXY_REFUSES */.bB), true, new failure/* Failure */.HR('proxy-refused', { host: proxy }));
        }
    };
}
function hostsOf(url) {
    const server = (0,redact/* hostOf */.w4)(url);
    return { server, proxy: (0,proxy/* getProxyUrl */.s)((0,addresses/* addressForProxy */.Cp)(new URL(url)))?.host ?? server };
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

;// CONCATENATED MODULE: ./lib/service/store.js



/** A stall is 30 s without a byte; an answer that takes an hour is cut there and resumed. */
const store_LIMITS = { connectMs: 15_000, idleMs: 30_000, totalMs: 60 * 60_000 };
const REDIRECTS_MAX = 5;
const DETAIL_MAX_BYTES = 4096;
/** Ranged GETs of presigned links. Never sends credentials. */
function bundleStore({ send, clock, emit, maskUrl, }) {
    return {
        read: async (firstUrl, { fromByte, endByte, ifRange }, signal) => {
            const isPart = fromByte > 0 || endByte !== null;
            const headers = {
                // A part of a compressed transfer could not be joined with the next one.
                'accept-encoding': 'identity',
                ...(isPart && { range: `bytes=${fromByte}-${endByte === null ? '' : endByte - 1}` }),
                ...(isPart && ifRange !== null && { 'if-range': ifRange }),
            };
            let url = firstUrl;
            for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
                const startedMs = clock.now();
                const report = (outcome, requestId) => {
                    const path = hops === 0 ? (0,redact/* printableUrl */.Zq)(url) : (0,redact/* printableTarget */.Dn)(url);
                    emit({ kind: 'request', method: 'GET', path, outcome, tookMs: clock.now() - startedMs, requestId });
                };
                let answer;
                try {
                    answer = await send({ method: 'GET', url, headers, body: null }, store_LIMITS, signal);
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!(error instanceof http_problem/* HttpProblem */.AF))
                        throw error;
                    report(error.message, null);
                    if (error.failure !== null)
                        throw error.failure;
                    return { kind: 'lost', problem: error.message };
                }
                report(String(answer.status), answer.header('x-amz-request-id'));
                const location = redirectOf(answer);
                if (location === null)
                    return await headOf(answer, (0,redact/* hostOf */.w4)(url));
                answer.close();
                url = nextUrl(url, location);
                maskUrl(url);
            }
            throw new failure/* Failure */.HR('link-unusable', { problem: `it is redirected more than ${REDIRECTS_MAX} times` });
        },
    };
}
function redirectOf(answer) {
    return [301, 302, 303, 307, 308].includes(answer.status) ? answer.header('location') : null;
}
function nextUrl(from, location) {
    const target = URL.parse(location, from);
    if (target === null)
        throw new failure/* Failure */.HR('link-unusable', { problem: 'it is redirected to something that is not an address' });
    const { protocol, href } = target;
    const before = new URL(from).protocol;
    if (protocol !== 'https:' && !(protocol === 'http:' && before === 'http:')) {
        const problem = `it is redirected from ${before.slice(0, -1)} to ${protocol.slice(0, -1)}`;
        throw new failure/* Failure */.HR('link-unusable', { problem });
    }
    return href;
}
async function headOf(answer, host) {
    const { status, header } = answer;
    const detail = status >= 400 ? await readDetail(answer) : null;
    const type = header('content-type');
    // Only these may be an HTML page. The first byte of others is not waited for: it may be long in coming.
    const mayBePage = status === 200 && (type === null || /^text\//i.test(type));
    const { first, body } = mayBePage ? await peek(answer.body) : { first: null, body: answer.body };
    const head = {
        status,
        contentLength: header('content-length'),
        contentRange: header('content-range'),
        etag: header('etag'),
        retryAfter: header('retry-after'),
        detail,
        oddity: status < 300 ? oddityOf(type, header('content-encoding'), { first, host }) : null,
    };
    return { kind: 'head', head, body: freedInTurn(body), close: answer.close };
}
/** A body whose first chunk has been looked at. One that is cut before its first byte is cut when it is read. */
async function peek(body) {
    const chunks = body[Symbol.asyncIterator]();
    const opening = chunks.next();
    const first = await opening.then((next) => (next.done === true ? null : next.value), () => null);
    const all = async function* () {
        try {
            for (let next = await opening; next.done !== true; next = await chunks.next())
                yield next.value;
        }
        finally {
            await chunks.return?.();
        }
    };
    return { first, body: all() };
}
/**
 * Frees the memory of each chunk when the next one is asked for. The garbage collector lets tens of megabytes of them lie
 * around first. A chunk is freed only where it is the whole of its memory: nothing else can be reading that.
 */
async function* freedInTurn(chunks) {
    for await (const chunk of chunks) {
        yield chunk;
        const { buffer } = chunk;
        if (chunk.length === buffer.byteLength && buffer instanceof ArrayBuffer)
            buffer.transfer(0);
    }
}
/** The `<Code>` and `<Message>` of an S3 error; `null` for any other body. */
async function readDetail(answer) {
    let text = '';
    try {
        for await (const chunk of answer.body) {
            text += Buffer.from(chunk).toString('utf8');
            if (text.length > DETAIL_MAX_BYTES)
                break;
        }
    }
    catch {
        // A cut error body changes nothing: the status has been read.
    }
    const part = (tag) => new RegExp(`<${tag}>([^<]{1,200})</${tag}>`).exec(text)?.[1];
    const said = [part('Code'), part('Message')].filter((words) => words !== undefined);
    return said.length === 0 ? null : (0,redact/* redact */.E$)(said.join(': ').replace(/\s+/g, ' '));
}
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** One clause on why an answer cannot be a bundle; `null`: nothing says so. `first`: some first bytes. */
function oddityOf(type, encoding, { first, host }) {
    const opening = new TextDecoder().decode(first?.subarray(0, 64));
    if (PAGE_TYPE.test(type ?? '') || /^\s*<(?:!doctype html|html)\b/i.test(opening))
        return `'${host}' answers with an HTML page instead of the bundle`;
    const coding = encoding?.trim().toLowerCase() ?? '';
    if (coding === '' || coding === 'identity')
        return null;
    return `'${host}' compresses it on the way (Content-Encoding: ${coding.slice(0, 40)}), though it is asked not to`;
}

;// CONCATENATED MODULE: ./lib/service/connect-export.js




/** The clients of the API and of the store, for these inputs. */
function connectExport({ apiUrl, apiKey, caCertificate }, context) {
    trustAlso(caCertificate);
    const { clock } = context;
    return {
        service: exportApi({
            ...context,
            apiUrl,
            apiKey,
            send: httpSender({ clock, keepsConnections: false }),
        }),
        store: bundleStore({ ...context, send: httpSender({ clock, keepsConnections: true }) }),
    };
}


/***/ }),

/***/ 3624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ HttpProblem),
/* harmony export */   NW: () => (/* binding */ namedProblem),
/* harmony export */   bB: () => (/* binding */ PROXY_REFUSES),
/* harmony export */   pQ: () => (/* binding */ clauseOf)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8165);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1814);


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

/***/ 3472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ProxyAgent: () => (/* binding */ ProxyAgent),
  fetch: () => (/* binding */ fetch)
});

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


/***/ }),

/***/ 7558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ changeFiles),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* unused harmony export invalidationsOf */
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4304);

/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
function changesOf(site, previous) {
    const before = previous?.files ?? new Map();
    const gone = new Set(before.keys());
    const added = [];
    const changed = [];
    const uploads = [];
    for (const { path, sha256 } of site.files) {
        gone.delete(path);
        const old = before.get(path);
        if (old === sha256)
            continue;
        (old === undefined ? added : changed).push(path);
        uploads.push(path);
    }
    return { isFirst: previous === null, added, changed, removed: [...gone].sort(_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq), uploads };
}
/** The files that list the changes, by name, piece by piece. Lists have one path or address per line. */
function changeFiles({ isFirst, added, changed, removed, uploads }, { contentDigest, previousContentDigest, maxInvalidations, pages, pagesText }) {
    const facts = { schemaVersion: 1, firstPublication: isFirst, contentDigest, previousContentDigest };
    return {
        'changes.json': [`${JSON.stringify({ ...facts, added, changed, removed, pages }, null, 2)}\n`],
        'pages.md': [pagesText],
        'changes.txt': [...lines(added, 'A\t'), ...lines(changed, 'M\t'), ...lines(removed, 'D\t')],
        'upload.txt': lines(uploads),
        'remove.txt': lines(removed),
        'invalidations.txt': lines(invalidationsOf([...uploads, ...removed], maxInvalidations)),
    };
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

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   rx: () => (/* binding */ FileIndex),
/* harmony export */   yi: () => (/* binding */ hashBytes),
/* harmony export */   yp: () => (/* binding */ isPage),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
/* unused harmony export hashInto */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

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
            open.digests = this.hashes.map((name) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(name, bytes));
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
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        for (const { sha256, path } of files)
            digest.update(`${sha256}  ${path}\n`);
        return { files, contentDigest: digest.digest('hex') };
    }
    #newHashes() {
        return this.hashes.map((name) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(name));
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


/***/ }),

/***/ 4738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ manifestText),
/* harmony export */   WI: () => (/* binding */ readManifest)
/* harmony export */ });
/* unused harmony export isSitePath */
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2786);
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4304);


/** Of the manifests that this version writes, and the newest that it reads. */
const SCHEMA_VERSION = 1;
/** No hostname is longer; a warning repeats it. */
const LONGEST_DOMAIN = 253;
/** Longer titles are cut; lists of pages repeat them. */
const LONGEST_TITLE = 200;
/**
 * The manifest as JSON, piece by piece: one file per line, so that two of them can be compared by eye. `texts`: of the
 * pages; `null`: they were not read.
 */
function* manifestText(facts, site, texts = null) {
    const head = {
        schemaVersion: SCHEMA_VERSION,
        domain: facts.domain,
        jobId: facts.jobId,
        version: facts.version,
        createdAt: new Date(facts.createdMs).toISOString(),
        contentDigest: site.contentDigest,
        fileCount: site.files.length,
    };
    yield '{\n';
    for (const [name, value] of Object.entries(head))
        yield `  "${name}": ${JSON.stringify(value)},\n`;
    yield '  "files": [';
    for (const [at, { path, bytes, sha256, md5 }] of site.files.entries())
        yield `${at === 0 ? '' : ','}\n    ${JSON.stringify({ path, size: bytes, sha256, md5, ...texts?.get(path) })}`;
    yield '\n  ]\n}\n';
}
const REMEDY = "Give a manifest that 'manifest-path' wrote for the site that is live now, or a path where there is no file for the first publication.";
/** A shorter text is harmless, whatever is in it. */
const SHORT_CHARS = 1024 * 1024;
/** A file of a manifest has three such marks at least, and more than 80 characters. */
const CHARS_PER_MARK = 16;
/** 8 million names take `JSON.parse` 1.6 GiB; 500,000 pages have 3.5 million marks. */
const MOST_MARKS = 8 * 1024 * 1024;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [0x2c, 0x5b, 0x7b];
/** Reads a manifest. It is untrusted: the file may have been changed meanwhile. */
function readManifest(text) {
    if (text.trim() === '')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is an empty file', REMEDY);
    if (isOvercrowded(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is not a manifest', REMEDY);
    const json = parseJson(text);
    if (json === undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is not JSON', REMEDY);
    const { schemaVersion, domain, contentDigest, files } = (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFields */ .yX)(json) ?? {};
    if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`, 'Use the newest version of the action.');
    if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(files))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is not a manifest', REMEDY);
    const read = readFiles(files);
    if (typeof read === 'string')
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(read, REMEDY);
    return {
        value: {
            domain: typeof domain === 'string' ? domain.slice(0, LONGEST_DOMAIN) : null,
            contentDigest: isSha256(contentDigest) ? contentDigest : null,
            files: read,
            pageCount: [...read.keys()].filter(_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp).length,
            texts: readTexts(files),
        },
    };
}
/** `JSON.parse` takes 40 times the size of a text that has nothing but brackets: more than any heap has. */
function isOvercrowded(text) {
    if (text.length < SHORT_CHARS)
        return false;
    let marks = 0;
    for (let at = 0; at < text.length; at += 1) {
        const mark = text.charCodeAt(at);
        if (mark === COMMA || mark === OPEN_LIST || mark === OPEN_OBJECT)
            marks += 1;
    }
    return marks > Math.min(text.length / CHARS_PER_MARK, MOST_MARKS);
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
/** The files, path → SHA-256, or the problem with them. */
function readFiles(list) {
    if (list.some((file) => (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFields */ .yX)(file) === null))
        return 'lists something that is no file';
    const files = new Map();
    for (const [at, file] of list.entries()) {
        const { path, sha256 } = (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFields */ .yX)(file) ?? {};
        const number = at + 1;
        if (typeof path !== 'string' || !isSha256(sha256))
            return `has no path with its SHA-256 as file number ${number}`;
        if (!isSitePath(path))
            return `has a path that no file of a site can have as file number ${number}`;
        if (files.has(path))
            return `has file number ${number} twice`;
        files.set(path, sha256);
    }
    return files;
}
/** The texts of pages; an invalid one counts as absent. `null`: there are none at all. */
function readTexts(list) {
    const texts = new Map();
    for (const file of list) {
        const { path, title, textSha256 } = (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFields */ .yX)(file) ?? {};
        if (typeof path !== 'string' || !(0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path) || !(textSha256 === null || isSha256(textSha256)))
            continue;
        const shown = typeof title === 'string' ? Array.from(title.slice(0, 2 * LONGEST_TITLE)) : null;
        texts.set(path, { title: shown?.slice(0, LONGEST_TITLE).join('') ?? null, textSha256 });
    }
    return texts.size === 0 ? null : texts;
}
/**
 * Whether this path is safe in a list, one per line, of files for a later step to remove: it is relative, stays in its
 * folder, has one line, and can be written as UTF-8.
 */
function isSitePath(path) {
    return !/[\p{Cc}\p{Cs}]/u.test(path) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
function isSha256(value) {
    return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}


/***/ }),

/***/ 2760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ pageChangesOf),
/* harmony export */   p: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4304);

/** Pages that differ. */
function countOf({ added, changed, removed, moved }) {
    return added.length + changed.length + removed.length + moved.length;
}
/** Compares pages by their texts. `previous` is `null` for the first publication. */
function pageChangesOf(site, texts, previous) {
    const before = previous?.texts ?? new Map();
    const gone = new Set([...(previous?.files.keys() ?? [])].filter(isOpened));
    const added = [];
    const changed = [];
    for (const { path, sha256 } of site.files) {
        if (!isOpened(path))
            continue;
        const page = { path, title: texts.get(path)?.title ?? null };
        if (!gone.delete(path))
            added.push(page);
        // Another version may have read the text of the same bytes in another way.
        else if (previous?.files.get(path) !== sha256 && isOther(texts.get(path), before.get(path)))
            changed.push(page);
    }
    const removed = [...gone]
        .sort(_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)
        .map((path) => ({ path, title: before.get(path)?.title ?? null }));
    const from = byText(removed, before);
    const pairs = [...byText(added, texts)].flatMap(([digest, pages]) => {
        const old = from.get(digest) ?? [];
        // Several, as in each version or language of a site: the first to the first.
        if (old.length !== pages.length)
            return [];
        return pages.map(({ path, title }, at) => ({ from: old[at]?.path ?? '', to: path, title }));
    });
    const moved = pairs.sort((one, other) => (0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)(one.to, other.to));
    const left = new Set(moved.map((page) => page.from));
    const found = new Set(moved.map((page) => page.to));
    return {
        added: added.filter(({ path }) => !found.has(path)),
        changed,
        removed: removed.filter(({ path }) => !left.has(path)),
        moved,
    };
}
/** Whether readers open it. The page that a host shows for missing ones has the menu, but often no `<main>`. */
function isOpened(path) {
    return (0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path) && !(0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFoundPage */ .np)(path.replace(/\/index\.html$/, '.html'));
}
/** A page that could not be read, now or then, counts as unchanged. */
function isOther(one, other) {
    return one !== undefined && other !== undefined && one.textSha256 !== other.textSha256;
}
/** The pages with each text, by its digest. */
function byText(pages, texts) {
    const found = new Map();
    for (const page of pages) {
        const digest = texts.get(page.path)?.textSha256 ?? null;
        if (digest === null)
            continue;
        const same = found.get(digest);
        if (same === undefined)
            found.set(digest, [page]);
        else
            same.push(page);
    }
    return found;
}


/***/ }),

/***/ 197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ pageItems),
/* harmony export */   Hh: () => (/* binding */ pageListText),
/* harmony export */   SA: () => (/* binding */ pagesText),
/* harmony export */   jJ: () => (/* binding */ LISTED_MAX),
/* harmony export */   wV: () => (/* binding */ WITHOUT_TEXTS)
/* harmony export */ });
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8054);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6362);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8810);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7558);
/* harmony import */ var _page_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2760);





const LISTED_MAX = 50;
/** A comment on GitHub may have 65,536 characters. */
const LIST_MAX_CHARS = 50_000;
/** Why there is no list. */
const WITHOUT_TEXTS = {
    earlier: 'Pages are not compared: the previous manifest has no texts of pages. The next comparison has them.',
    now: 'Pages are not compared: their texts could not be read.',
};
const MOVED = 'The old address of a moved page is a 404 now, unless the host redirects.';
/** `3 pages changed, 1 new, 1 removed; 212 files differ in all` */
function pagesText(pages, files) {
    if ((0,_page_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .p)(pages) === 0)
        return files === 0 ? 'nothing has changed' : `${differing(files)}, and no page's text`;
    const { changed, added, removed, moved } = pages;
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
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} ${what}`;
        return what === 'new' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'new page') : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'page')} ${what}`;
    });
    return `${some.join(', ')}; ${differing(files)} in all`;
}
function differing(files) {
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(files, 'file')} ${files === 1 ? 'differs' : 'differ'}`;
}
/**
 * An address that a moved page keeps on a host that serves addresses without `.html`, as where `x.html` has become
 * `x/index.html`, and one that it loses.
 */
function fateOf(from, to) {
    const now = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesOf */ .sO)(to);
    const [stays, goes = from] = [true, false].map((isKept) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesOf */ .sO)(from).find((address) => now.includes(address) === isKept));
    return { stays, goes };
}
/** The changed pages, as Markdown with every untrusted text escaped; empty: there are none. */
function pageItems({ removed, moved, added, changed }, siteUrl) {
    const titles = new Set();
    const repeated = new Set();
    for (const { title } of [...removed, ...moved, ...added, ...changed])
        (titles.has(title) ? repeated : titles).add(title);
    const shown = ({ path, title }, isGone = false) => {
        const [address = ''] = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesOf */ .sO)(path);
        const name = title === null ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(title);
        const isLink = !isGone && siteUrl !== null;
        const text = isLink ? `[${name}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .target */ .aC)(`${siteUrl}${address}`)})` : name;
        return title === null || (isLink && !repeated.has(title)) ? text : `${text} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)})`;
    };
    // What breaks the links of readers comes first: the list may be cut.
    const items = [
        ...removed.map((page) => () => `**removed:** ${shown(page, true)}`),
        ...moved.map(({ from, to, title }) => () => {
            const { stays, goes } = fateOf(from, to);
            const fate = stays === undefined ? '' : ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(stays)} stays, ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(goes)} does not)`;
            return `**moved:** ${shown({ path: to, title })}, before at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(from)}${fate}`;
        }),
        ...added.map((page) => () => `**new:** ${shown(page)}`),
        ...changed.map((page) => () => shown(page)),
    ];
    const lines = [];
    let chars = 0;
    for (const item of items.slice(0, LISTED_MAX)) {
        const line = `- ${item()}`;
        chars += line.length + 1;
        if (chars > LIST_MAX_CHARS)
            break;
        lines.push(line);
    }
    const more = items.length - lines.length;
    if (more > 0)
        lines.push(`- and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(more)} more`);
    const isGone = moved.some(({ from, to }) => fateOf(from, to).stays === undefined);
    return [lines.join('\n'), ...(isGone ? [MOVED] : [])].join('\n\n');
}
/** The same with a line of totals, as a text for a comment, a message or a release note. */
function pageListText(pages, { files, siteUrl }) {
    const lead = `${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(pagesText(pages, files))}.`;
    return `${[lead, pageItems(pages, siteUrl)].filter((part) => part !== '').join('\n\n')}\n`;
}


/***/ }),

/***/ 9619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ diskFailure),
/* harmony export */   fR: () => (/* binding */ orDiskFailure),
/* harmony export */   vq: () => (/* binding */ systemErrorCode)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8165);

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

/***/ 1769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ removeTrees),
/* harmony export */   xI: () => (/* binding */ removeAtOnce),
/* harmony export */   z6: () => (/* binding */ MACHINE_REMOVER)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _disk_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9619);
/* harmony import */ var _rename_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1147);




/** `rmSync` retries too, but on Windows not after EPERM, which is the usual refusal, and without real pauses. */
const MACHINE_REMOVER = {
    platform: process.platform,
    remove: (path) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    },
    pause: _rename_js__WEBPACK_IMPORTED_MODULE_3__/* .halt */ .yj,
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
        const pauses = stay.map(({ code }) => (0,_rename_js__WEBPACK_IMPORTED_MODULE_3__/* .removalPauseMs */ .js)(code, times, remover.platform) ?? 0);
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
        return (0,_disk_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .systemErrorCode */ .vq)(error) ?? 'unknown';
    }
}
/** Removes the files of a tree one by one, as far as possible. Returns whether the time was enough. */
function removeFiles(folder, remover) {
    let entries;
    try {
        entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return remover.msLeft() > 0;
    }
    for (const entry of entries) {
        if (remover.msLeft() <= 0)
            return false;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
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
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })) {
            if (entry.isDirectory())
                makeWritable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
        }
    }
    catch {
        // Removing them later reports the error.
    }
}


/***/ }),

/***/ 1147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ rename),
/* harmony export */   js: () => (/* binding */ removalPauseMs),
/* harmony export */   yj: () => (/* binding */ halt)
/* harmony export */ });
/* unused harmony export renamePauseMs */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _disk_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9619);


/** Renames, and waits a moment where the system reports the path in use. Throws what `renameSync` throws. */
function rename(from, to) {
    for (let times = 1;; times += 1) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
            return;
        }
        catch (error) {
            const pauseMs = renamePauseMs((0,_disk_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .systemErrorCode */ .vq)(error), times, process.platform);
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


/***/ }),

/***/ 8054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lb: () => (/* binding */ formatAbout),
/* harmony export */   lv: () => (/* binding */ asInput),
/* harmony export */   nS: () => (/* binding */ parseByteSize),
/* harmony export */   tW: () => (/* binding */ formatLimit),
/* harmony export */   z3: () => (/* binding */ formatBytes),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2786);

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
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is less than nothing', wanted);
    const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/.exec(lower) ?? [];
    if (amount === undefined || unit === undefined)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a size', wanted);
    const factor = FACTORS.get(unit);
    if (factor === undefined) {
        if (!/^[kmgt]$/.test(unit))
            return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('has a unit that is not known', wanted);
        const size = `${amount}${unit.toUpperCase()}`;
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('does not say which unit', `Write '${size}iB' (1024) or '${size}B' (1000).`);
    }
    if (factor === 1 && amount.includes('.'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a whole number of bytes', wanted);
    const bytes = Math.floor(Number(amount) * factor);
    if (bytes === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('leaves no room for a single byte', wanted);
    if (!Number.isSafeInteger(bytes))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is more than can be counted', wanted);
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

/***/ 6362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   aC: () => (/* binding */ target),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);

/** Pieces of GitHub Markdown that both summaries are made of. Untrusted text goes through `cell`, `link` or `code`. */
const CELL_MAX_CHARS = 2_000;
function table(rows) {
    // The first row is the header: an empty one would be drawn as a blank strip.
    const [head, ...rest] = rows.map(([name, value]) => `| ${name} | ${value} |`);
    return head === undefined ? '' : [head, '| --- | --- |', ...rest].join('\n');
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

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ flatJson),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   yX: () => (/* binding */ jsonFields)
/* harmony export */ });
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

/***/ 1814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ printableTarget),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   Zq: () => (/* binding */ printableUrl),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   il: () => (/* binding */ textWithout),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony export redactAddress */
/** Query parameters of presigned links whose values are no secrets, and words that a log has anyway: `host`, a date. */
const HARMLESS = /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256|checksum-mode)|response-.*|versionid|partnumber|expires|hash-algorithm)$/i;
/** Azure's names, so short that another store may use them for a secret: no secret only with a value like Azure's. */
const HARMLESS_BY_VALUE = /^(se|st|sp|sr|sv|spr|sk[etsv]|x-id)$/i;
const HARMLESS_VALUE = /^(\d{4}-\d\d-\d\d[\dTZ:.-]*|https?(,https?)?|[a-z]{1,12})$/i;
/** Shorter values would mask ordinary words of the log. */
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
/**
 * The parts of a presigned link that must be masked before anything is printed: every query value that is not
 * known to be harmless, decoded and as written in the link, and a password.
 */
function secretsOf(url) {
    const parsed = URL.parse(url);
    if (parsed === null)
        return [];
    const secrets = new Set();
    const add = (text) => {
        if (text.length >= SECRET_MIN_CHARS)
            secrets.add(text);
    };
    for (const pair of parsed.search.slice(1).split('&')) {
        const equals = pair.indexOf('=');
        const name = equals < 0 ? '' : decode(pair.slice(0, equals));
        const raw = pair.slice(equals + 1);
        if (HARMLESS.test(name))
            continue;
        if (HARMLESS_BY_VALUE.test(name) && HARMLESS_VALUE.test(decode(raw)))
            continue;
        add(raw);
        add(decode(raw));
    }
    add(parsed.password);
    add(decode(parsed.password));
    return [...secrets];
}
/** A longer text is cut before it is redacted: nothing that is printed needs more, and redaction costs time. */
const REDACTED_MAX_CHARS = 16_000;
/** Names of values that give access, in a query, JSON or a header; also as the end of a longer name. */
const SECRET_NAME = 'signature|credentials?|token|secret|passw(?:or)?d|api[-_]?key|access[-_]?(?:key(?:[-_]?id)?|id)|key-pair-id|policy|x-(?:amz|goog)-[a-z-]{1,40}|\\b(?:sig|key|pwd|auth|jwt|sas)';
/** What looks like a token, and not like a word. */
const TOKEN = '(?=[^\\s&"\'<>]{0,400}\\d)[^\\s&"\'<>]{16,}';
/** Without the mark that ends a clause behind it. */
const VALUE = '[^\\s&"\'<>]*[^\\s&"\'<>.,;:)]';
const ASSIGNED = new RegExp(`((?:${SECRET_NAME})["']?(?:=|%3D|%253D)["']?)${VALUE}`, 'gi');
/** In prose or JSON, and as an element of XML, as stores write their errors (`SignatureProvided`). */
const SAID = new RegExp(`((?:${SECRET_NAME})(?:["']?\\s{0,3}:\\s{0,3}["']?|\\w{0,10}(?:>|&gt;)))${TOKEN}`, 'gi');
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
/** A shorter secret is a word that a text may have for other reasons. */
const HIDDEN_MIN_CHARS = 8;
/** Of a longer one this much is looked for, which is quick, and the rest of the word goes with it. */
const HIDDEN_MAX_CHARS = 64;
/** What a line break, an escape or an invisible character puts between two characters: nothing that ASCII prints. */
const BETWEEN = '[^!-[\\]-~]*';
/**
 * What takes one secret out of texts: as it is, in the other case, with escapes (of an address, JSON, HTML, Markdown),
 * broken over lines, or in Base64. The runner masks a secret only as it is. Do it before a text is cut.
 */
function textWithout(secret) {
    if (secret.length < HIDDEN_MIN_CHARS)
        return (text) => text;
    const known = secret.slice(0, HIDDEN_MAX_CHARS);
    const spelt = known.split('').map(spellings).join(BETWEEN);
    const rest = known === secret ? '' : '\\S*';
    const pattern = new RegExp(`(?:${[spelt, ...inBase64(known)].join('|')})${rest}`, 'gi');
    return (text, mark = '***') => text.replace(pattern, mark);
}
function spellings(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).padStart(2, '0');
    return `(?:\\u${hex.padStart(4, '0')}|(?:%(?:25)*|\\\\u00|\\\\x|&#x)?${hex};?|&#${code};)`;
}
/** The characters that are the same whatever stands around the secret, for each of the three places where it may begin. */
function inBase64(secret) {
    return [0, 1, 2].map((before) => {
        const bytes = Buffer.from('\0'.repeat(before) + secret);
        const own = bytes
            .toString('base64')
            .slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
        return own.replace(/[+/]/g, '[+/_-]');
    });
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

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ whatStands),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Yl: () => (/* binding */ job),
/* harmony export */   _P: () => (/* binding */ site),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   nH: () => (/* binding */ thenResume),
/* harmony export */   rs: () => (/* binding */ howToResume),
/* harmony export */   zD: () => (/* binding */ jobStands)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);

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
    return isRecorded === true
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
    const isOver = run.last?.['job-completed'] !== undefined;
    return isOver ? ` after ${job(run)} was completed` : ` while ${job(run)} continues at the service`;
}
/** What a failed run leaves; empty before a job is known, and for the agent's, which publishes nothing. */
function whatStands({ jobId, subject, last }) {
    if (subject === 'agent-job' || jobId === null)
        return '';
    const { sitePath = null, bundlePath = null } = last?.published ?? {};
    if (sitePath !== null)
        return `The site was published at ${quote(sitePath)}.`;
    if (bundlePath !== null)
        return `The archive was published at ${quote(bundlePath)}.`;
    return 'Nothing was published; the old site is untouched.';
}
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

/***/ 7286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ artifactService)
/* harmony export */ });
/* harmony import */ var _artifacts_client_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(960);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8165);


/**
 * The artifact service of this run, through the client that GitHub's own actions use. It is loaded when it is first
 * used: that takes longer than the rest of the start together.
 * Throws `upload-unavailable` where something is to be uploaded and cannot be.
 */
function artifactService(upload, env, { clock, emit }) {
    const obstacle = upload === null ? null : (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_0__/* .uploadObstacle */ .f7)(env);
    if (upload !== null && obstacle !== null)
        throw new _core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('upload-unavailable', { ...obstacle, kind: upload.kind });
    // What the repository allows, read as the client reads it; `null`: not known.
    const mostDays = Number.parseInt(env['GITHUB_RETENTION_DAYS'] ?? '', 10) || null;
    if (mostDays !== null && (upload?.retentionDays ?? 0) > mostDays)
        emit({ kind: 'retention-lowered', days: mostDays });
    const context = {
        clock,
        say: (text) => {
            emit({ kind: 'artifact-client-said', text });
        },
    };
    return {
        removeNewest: (artifactName, signal) => (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_0__/* .askClient */ .Fg)(async (client) => {
            try {
                await client.deleteArtifact(artifactName);
                return true;
            }
            catch (error) {
                if (error instanceof Error && error.name === 'ArtifactNotFoundError')
                    return false;
                throw error;
            }
        }, context, signal),
        send: ({ artifactName, retentionDays, compressionLevel }, { root, files, zip }, signal) => (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_0__/* .askClient */ .Fg)(async (client) => {
            const { id, size, digest } = await client.uploadArtifact(artifactName, [...files], root, {
                skipArchive: !zip,
                ...(retentionDays !== null && { retentionDays }),
                ...(compressionLevel !== null && { compressionLevel }),
            });
            if (id === undefined || digest === undefined)
                throw new Error('the answer has no id or no digest');
            return { id, url: (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactUrl */ .Wk)(env, id), bytes: size ?? 0, digest };
        }, context, signal),
    };
}


/***/ }),

/***/ 8720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ readHandOver),
/* harmony export */   Ge: () => (/* binding */ uploadsFiles),
/* harmony export */   Kk: () => (/* binding */ USUAL_LEVEL),
/* harmony export */   fs: () => (/* binding */ REFUSED_CHARACTER)
/* harmony export */ });
/* unused harmony exports parseUpload, parseArtifactName, parseRetentionDays, parseCompressionLevel */
/* harmony import */ var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5288);
/* harmony import */ var _inputs_target_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4022);
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2786);



/** What each kind of upload is, unless the inputs say otherwise. What is not made of files goes up as it is. */
const UPLOADS = {
    site: { artifactName: 'docs-site', retentionDays: null, ofFiles: true },
    bundle: { artifactName: 'docs-bundle', retentionDays: null, ofFiles: false },
    // The name that `actions/deploy-pages` looks for. The artifact is of no use after the deployment, and
    // `actions/upload-pages-artifact` keeps it for as long.
    pages: { artifactName: 'github-pages', retentionDays: 1, ofFiles: true },
};
/** The default of `compression-level`, which the runner gives whether the workflow does or not. */
const USUAL_LEVEL = '6';
/** The most that an organisation can set. The service lowers it to what the repository allows. */
const LONGEST_RETENTION_DAYS = 400;
/** Of a file in common file systems, in bytes; a `bundle` becomes a file of this name. */
const LONGEST_NAME_BYTES = 255;
/**
 * What the artifact service refuses in a name and in the path of a file, because some file system cannot hold it; in a
 * name also what parts folders. The client finds it only when the upload begins, and names only the first file.
 */
const REFUSED_CHARACTER = /["<>:|*?]/;
/** Reads how the result is handed on. A run that does not wait has nothing to hand on, and judges no place on the disk. */
function readHandOver({ read, text }, { waits, others }, machine) {
    const kind = read('upload', parseUpload);
    const artifactName = read('artifact-name', parseArtifactName);
    const retentionDays = read('retention-days', parseRetentionDays);
    const compressionLevel = read('compression-level', (value) => parseCompressionLevel(value, kind));
    const helmValuesPath = waits ? read('helm-values', (0,_inputs_target_path_js__WEBPACK_IMPORTED_MODULE_0__/* .filePathParser */ .tr)('helm-values', others, machine)) : null;
    // A site that is not unpacked here may lie there all the same, and is published by another step.
    const isExposed = helmValuesPath !== null &&
        others.sitePath === null &&
        (0,_inputs_target_path_js__WEBPACK_IMPORTED_MODULE_0__/* .liesInFolder */ .rB)(helmValuesPath, text('site-path'), machine);
    const warnings = isExposed
        ? ["'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret."]
        : [];
    if (kind === null || kind === 'none' || !waits)
        return { upload: null, helmValuesPath, warnings };
    const usual = UPLOADS[kind];
    const upload = {
        kind,
        artifactName: artifactName ?? usual.artifactName,
        retentionDays: retentionDays ?? usual.retentionDays,
        compressionLevel: usual.ofFiles ? compressionLevel : null,
    };
    return { upload, helmValuesPath, warnings };
}
/** Whether the upload that this input asks for needs an unpacked site. */
function uploadsFiles(upload) {
    const kind = parseUpload(upload);
    return 'value' in kind && kind.value !== 'none' && UPLOADS[kind.value].ofFiles;
}
/** `none`, or a kind, in any case. */
function parseUpload(text) {
    const lower = text.toLowerCase();
    if (lower === 'none' || lower === 'site' || lower === 'bundle' || lower === 'pages')
        return { value: lower };
    const remedy = "Write 'site' for the folder, 'bundle' for the archive as downloaded, 'pages' for a Pages deployment, or 'none'.";
    return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("is none of 'none', 'site', 'bundle' and 'pages'", remedy);
}
/** A name that the artifact service takes, and that a file may have. */
function parseArtifactName(text) {
    const remedy = "Choose a name such as 'docs-site'.";
    if (/\p{Cc}/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a control character', remedy);
    const [refused] = REFUSED_CHARACTER.exec(text) ?? /[\\/]/.exec(text) ?? [];
    if (refused !== undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`holds the character '${refused}', which the artifact service refuses`, remedy);
    if (/^\.+$/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is dots only, which no file can be called', remedy);
    if (new TextEncoder().encode(text).length > LONGEST_NAME_BYTES)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`is longer than ${LONGEST_NAME_BYTES} bytes`, remedy);
    return { value: text };
}
function parseRetentionDays(text) {
    return (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCount */ .zq)(text, 1, LONGEST_RETENTION_DAYS);
}
/** 0 to 9, for what is compressed. */
function parseCompressionLevel(text, kind) {
    if (kind === 'bundle' && text !== USUAL_LEVEL) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("has no use with 'upload: bundle', which goes up as it is", "Leave it out, or upload the 'site' or the 'pages'.");
    }
    return (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCount */ .zq)(text, 0, 9);
}


/***/ }),

/***/ 819:
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

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
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
    process.stdout.write(cmd.toString() + external_os_.EOL);
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
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
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
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __nccwpck_require__(2779);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/auth.js
var auth = __nccwpck_require__(2145);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
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
        return new lib/* HttpClient */.Qq('actions/oidc-client', [new auth/* BearerCredentialHandler */.tZ(OidcClient.getRequestToken())], requestOptions);
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
        return __awaiter(this, void 0, void 0, function* () {
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
        return __awaiter(this, void 0, void 0, function* () {
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


const { access, appendFile, writeFile } = external_fs_.promises;
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
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
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
        return this.addRaw(external_os_.EOL);
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
    return pth.replace(/[/\\]/g, external_path_.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
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


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
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
const READONLY = external_fs_.constants.O_RDONLY;
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
                const upperExt = external_path_.extname(filePath).toUpperCase();
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
                        const directory = external_path_.dirname(filePath);
                        const upperName = external_path_.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_.join(directory, actualName);
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
            for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
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
        if (tool.includes(external_path_.sep)) {
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
            for (const p of process.env.PATH.split(external_path_.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
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
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
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
                this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
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
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
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
const platform = external_os_.platform();
const arch = external_os_.arch();
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
    process.env['PATH'] = `${inputPath}${external_path_.delimiter}${process.env['PATH']}`;
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
    process.stdout.write(external_os_.EOL);
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
    process.stdout.write(message + external_os_.EOL);
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

/***/ 2145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   tZ: () => (/* binding */ BearerCredentialHandler)
/* harmony export */ });
/* unused harmony exports BasicCredentialHandler, PersonalAccessTokenCredentialHandler */
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

/***/ }),

/***/ 2779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

var https__WEBPACK_IMPORTED_MODULE_1___namespace_cache;
var http__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ HttpCodes),
/* harmony export */   Qq: () => (/* binding */ HttpClient)
/* harmony export */ });
/* unused harmony exports Headers, MediaTypes, getProxyUrl, HttpClientError, HttpClientResponse, isHttps */
/* harmony import */ var http__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8611);
/* harmony import */ var https__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5692);
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9783);
/* harmony import */ var tunnel__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(770);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3472);
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
        const proxyUrl = _proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s(parsedUrl);
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
        info.httpModule = usingSsl ? /*#__PURE__*/ (https__WEBPACK_IMPORTED_MODULE_1___namespace_cache || (https__WEBPACK_IMPORTED_MODULE_1___namespace_cache = __nccwpck_require__.t(https__WEBPACK_IMPORTED_MODULE_1__, 2))) : /*#__PURE__*/ (http__WEBPACK_IMPORTED_MODULE_0___namespace_cache || (http__WEBPACK_IMPORTED_MODULE_0___namespace_cache = __nccwpck_require__.t(http__WEBPACK_IMPORTED_MODULE_0__, 2)));
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
        const proxyUrl = _proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s(parsedUrl);
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
            maxSockets = this.requestOptions.maxSockets || http__WEBPACK_IMPORTED_MODULE_0__.globalAgent.maxSockets;
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
                tunnelAgent = overHttps ? tunnel__WEBPACK_IMPORTED_MODULE_3__.httpsOverHttps : tunnel__WEBPACK_IMPORTED_MODULE_3__.httpsOverHttp;
            }
            else {
                tunnelAgent = overHttps ? tunnel__WEBPACK_IMPORTED_MODULE_3__.httpOverHttps : tunnel__WEBPACK_IMPORTED_MODULE_3__.httpOverHttp;
            }
            agent = tunnelAgent(agentOptions);
            this._proxyAgent = agent;
        }
        // if tunneling agent isn't assigned create a new agent
        if (!agent) {
            const options = { keepAlive: this._keepAlive, maxSockets };
            agent = usingSsl ? new https__WEBPACK_IMPORTED_MODULE_1__.Agent(options) : new http__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
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
        proxyAgent = new undici__WEBPACK_IMPORTED_MODULE_4__.ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
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

/***/ 9783:
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
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
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
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
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
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(342);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
