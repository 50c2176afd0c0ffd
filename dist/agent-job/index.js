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

/***/ 884:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _agent_agent_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(627);
/* harmony import */ var _agent_agent_job_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(720);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(38);
/* harmony import */ var _runner_session_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(323);
/* harmony import */ var _service_api_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(219);
/* harmony import */ var _service_http_send_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(237);
/* harmony import */ var _service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(590);







await (0,_runner_session_js__WEBPACK_IMPORTED_MODULE_3__/* .runSession */ .I)('agent-job', async (session) => {
    const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(_agent_agent_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_JOB_INPUTS */ .y1, process.env, session);
    const { apiUrl, apiKey, caCertificate } = inputs;
    (0,_service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_6__/* .trustAlso */ .wW)(caCertificate);
    const send = (0,_service_http_send_js__WEBPACK_IMPORTED_MODULE_5__/* .httpSender */ .C)({ clock: session.clock, keepsConnections: false });
    const service = (0,_service_api_js__WEBPACK_IMPORTED_MODULE_4__/* .agentApi */ .i)({ ...session, apiUrl, apiKey, send });
    return await (0,_agent_agent_job_js__WEBPACK_IMPORTED_MODULE_1__/* .watchAgentJob */ .ai)(inputs, { ...session, service }, session.signal);
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y1: () => (/* binding */ AGENT_JOB_INPUTS)
});

// UNUSED EXPORTS: AGENT_INPUT_DEFAULTS, parseAgentInputs

// EXTERNAL MODULE: ./lib/text/parsed.js
var text_parsed = __nccwpck_require__(786);
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

// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(54);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(345);
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
function lexical_path_parentsOf(path, platform) {
    const rules = rulesOf(platform);
    const parents = [];
    for (let at = path; rules.dirname(at) !== at; at = rules.dirname(at))
        parents.push(rules.dirname(at));
    return parents;
}
/** The names that lead from `folder` to `path` (both absolute): `[]` when they are one, `null` when `path` is not below it. */
function lexical_path_segmentsBelow(folder, path, platform) {
    const outer = rootAndNames(folder, platform);
    const inner = rootAndNames(path, platform);
    const isAbove = outer.every((name, at) => fold(name, platform) === fold(inner[at] ?? '', platform));
    return isAbove ? inner.slice(outer.length) : null;
}
/** Whether `path` ends with a separator, and so can only name a folder. */
function lexical_path_namesFolder(path, platform) {
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
            return refuse('names a folder', choose);
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
    return state === 'missing' || state === 'file' ? null : refuse(STATES[state], choose);
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
        const names = lexical_path_segmentsBelow(machine.workspace, path, 'win32') ?? segmentsOf(path, 'win32');
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
        return refuse('leads through a link that ends nowhere', remedy);
    const byName = segmentsBelow(workspace, path, platform);
    if (byName === null)
        return refuse('lies outside the workspace', remedy);
    if (byName.length === 0)
        return refuse('is the workspace itself', remedy);
    const onDisk = segmentsBelow(machine.realPath(workspace) ?? workspace, real, platform);
    if (onDisk === null)
        return refuse('leads out of the workspace through a link', remedy);
    if (onDisk.length === 0)
        return refuse('leads to the workspace itself through a link', remedy);
    const inGit = [...byName, ...onDisk].some((name) => GIT_FOLDER.test(name));
    return inGit ? refuse("lies inside '.git'", remedy) : null;
}
/** Why this user cannot rename anything to `path`. A folder that is moved aside has to be writable itself. */
function faultOfRights(path, isMoved, machine) {
    if (machine.isMountPoint(path))
        return refuse('is a mount point, which cannot be replaced', 'Choose a path below it.');
    const parent = parentsOf(path, machine.platform).find((folder) => machine.pathState(folder) !== 'missing');
    const changed = isMoved ? [parent, path] : [parent];
    const locked = changed.find((folder) => folder !== undefined && !machine.mayWrite(folder));
    if (locked === undefined)
        return null;
    return refuse(locked === path
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
            return refuse("is 'site-path' or lies in it", `Choose a file outside of 'site-path': ${FILES[input].because}.`);
        if (isAbove && isBelow)
            return refuse(`is '${other}'`, 'Choose two files.');
        if (isAbove)
            return refuse(`cannot be a file: '${other}' lies below it`, APART);
        if (isBelow)
            return refuse(`lies below '${other}', which is a file`, APART);
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
    if (!(0,input_values/* hasKeyPrefix */.IS)(apiKey))
        warnings.push("'api-key' does not begin with a word and an underscore, as admin API keys do. Check which secret it is.");
    const versionPath = /\/v\d+$/.exec(apiUrl)?.[0];
    if (versionPath !== undefined)
        warnings.push(`'api-url' ends with '${versionPath}', which the action adds itself. Leave it out if jobs are not found.`);
    return warnings;
}

;// CONCATENATED MODULE: ./lib/agent/agent-inputs.js



const NO_PROJECT = "Set it to the project's id, from the dashboard's API keys page.";
const NO_JOB = 'Set it to the id that the service gave when the agent job was created.';
/** Every input of the agent-job action. */
const AGENT_INPUTS = {
    'project-id': required('projectId', (text) => (0,input_values/* parseJobId */.et)(text, NO_PROJECT), NO_PROJECT),
    'job-id': required('jobId', (text) => (0,input_values/* parseJobId */.et)(text, NO_JOB), NO_JOB),
    ...ACCESS_INPUTS,
    ...WAIT_INPUTS,
    'require-pull-request': input('requirePullRequest', 'false', input_values/* parseBoolean */.yG),
    ...CERTIFICATE_INPUT,
};
const AGENT_INPUT_DEFAULTS = defaultsOf(AGENT_INPUTS);
/** Parses all inputs of the agent-job action: every value, or every problem at once. */
function parseAgentInputs(raw, machine) {
    const read = inputReader(AGENT_INPUTS, raw, machine).end();
    if ('problems' in read)
        return read;
    const { values } = read;
    return { inputs: values, warnings: warningsForService(values.apiKey, values.apiUrl) };
}
const AGENT_JOB_INPUTS = {
    defaults: AGENT_INPUT_DEFAULTS,
    parse: parseAgentInputs,
    domainOf: () => null,
    usesTemp: false,
};


/***/ }),

/***/ 720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ai: () => (/* binding */ watchAgentJob)
});

// UNUSED EXPORTS: isAgentJobOver, readAgentJob

// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(165);
;// CONCATENATED MODULE: ./lib/core/retry.js
/** The wait for a job goes on through failing polls for this long (a promise of docs/how-it-works.md). */
const retry_ERROR_RUN_LIMIT_MS = 5 * 60_000;
/** For a service that never answered it is this: most often `api-url` is wrong. */
const retry_FIRST_CONTACT_LIMIT_MS = 60_000;
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
const retry_RETRY_FIRST_MS = 1_000;
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
function retry_retryDelayMs(attempt, random) {
    const base = Math.min(RETRY_CAP_MS, retry_RETRY_FIRST_MS * 2 ** Math.min(attempt - 1, 10));
    return jitter(base, random);
}
/** `ms` with up to 20 % taken away or added, by a `random` of 0 to 1. */
function jitter(ms, random) {
    return Math.round(ms * (1 + JITTER_SHARE * (2 * random - 1)));
}

;// CONCATENATED MODULE: ./lib/core/run.js
/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
function run_sleep(clock, ms, signal) {
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
var amounts = __nccwpck_require__(54);
// EXTERNAL MODULE: ./lib/text/parsed.js
var parsed = __nccwpck_require__(786);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(814);
// EXTERNAL MODULE: ./lib/text/words.js
var words = __nccwpck_require__(810);
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
function reply_judgeReply(doing, reply, nowMs) {
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
            ? retry(`it answered with ${answer.isPage === true ? 'an HTML page, which' : 'something that'} is not JSON`, { status })
            : { kind: 'ok', json: answer.json, waitMs };
    }
    if (status >= 300 && status < 400) {
        return fatal(new failure/* Failure */.HR('api-redirects', { ...refusal, location: answer.location ?? 'nowhere' }));
    }
    const said = detail === null ? '' : `: ${detail}`;
    if (status === 429) {
        return retry(`it answered 429 (too many requests)${said}`, {
            waitMs,
            notActedOn: true,
            failure: new failure/* Failure */.HR('rate-limited', refusal),
            status,
        });
    }
    if (status >= 500 || status === 408 || status === 425) {
        return retry(`it answered ${status}${said}`, { waitMs, notActedOn: status === 503, status });
    }
    return fatal(new failure/* Failure */.HR(REFUSALS[status] ?? 'request-refused', refusal));
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
    const { error, message } = (0,parsed/* jsonFields */.yX)(json) ?? {};
    const texts = [error, (0,parsed/* jsonFields */.yX)(error)?.['message'], message];
    const text = texts.find((one) => typeof one === 'string');
    if (text === undefined)
        return null;
    // A control character would break the line of the log.
    const line = (0,words/* folded */.TM)((0,redact/* redact */.E$)(text)).trim();
    if (line === '')
        return null;
    return line.length > DETAIL_MAX_CHARS ? `${line.slice(0, DETAIL_MAX_CHARS)} …` : line;
}

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
            throw new Failure('answer-unusable', { doing: plan.doing, problem: answer.problem });
        }
        const { problem } = judged;
        if (plan.onlyWhenNotActedOn && !judged.notActedOn)
            throw new Failure('start-uncertain', { lastProblem: problem });
        const forMs = nowMs - beganMs;
        const neverReached = plan.isFirstContact === true && judged.status === null;
        const limitMs = neverReached ? FIRST_CONTACT_LIMIT_MS : ERROR_RUN_LIMIT_MS;
        const leftMs = plan.deadlineMs === null ? ERROR_RUN_LIMIT_MS : plan.deadlineMs - nowMs;
        if (forMs >= limitMs || leftMs <= 0) {
            throw (judged.failure ??
                new Failure('service-unavailable', { doing: plan.doing, lastProblem: problem, forMs }));
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
    return error instanceof Failure && codes.some((code) => code === error.code);
}

;// CONCATENATED MODULE: ./lib/job/forecast.js
const NO_FORECAST = { first: null, last: null, rises: 0, seen: null };
/** Less than this backwards is unsteadiness; more is a second phase, or another unit than thought. */
const BACKWARDS = 0.05;
/** What can honestly be called an estimate: so much done, seen to rise so often, over so long. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_RISES = 3;
const ESTIMATE_FROM_MS = 20_000;
/** It has halted when it has not risen for this many times as long as it takes from one rise to the next. */
const HALT_RISES = 2;
/** The forecast after one more poll. */
function foresee(before, seen) {
    const { elapsedMs, status, share } = seen;
    if (share === null)
        return { ...before, seen };
    const here = { elapsedMs, share };
    const { first, last, rises } = before;
    // The pace of one phase says nothing of the next.
    const isNewPhase = first === null || last === null || share < last.share - BACKWARDS;
    // A job that has stood at one share until now begins when its status changes: it was queued.
    const hasBegun = rises === 0 && share === last?.share && status !== before.seen?.status;
    if (isNewPhase || hasBegun)
        return { first: here, last: here, rises: 0, seen };
    if (share <= last.share)
        return { ...before, seen };
    // What came before the first rise may have been a queue: the line begins with that rise as soon as possible.
    const wasQueued = first.share === 0 && rises === 1;
    return { first: wasQueued ? last : first, last: here, rises: rises + 1, seen };
}
/** The time until the job ends, in milliseconds; negative when it is overdue, `null` when nothing foretells it. */
function restMs({ first, last, rises, seen }) {
    if (first === null || last === null || seen === null)
        return null;
    if (last.share >= 1)
        return last.elapsedMs - seen.elapsedMs;
    if (rises === 0)
        return null;
    // Counted from the last rise and not from now, so that progress in large steps foretells the same end all along.
    const perShareMs = (last.elapsedMs - first.elapsedMs) / (last.share - first.share);
    return last.elapsedMs + (1 - last.share) * perShareMs - seen.elapsedMs;
}
/** The same for the log: `null` unless there is enough to go by, and the job keeps to it. */
function estimatedRestMs(forecast) {
    const { first, last, rises, seen } = forecast;
    const rest = restMs(forecast);
    if (first === null || last === null || seen === null || seen.share === null || rest === null)
        return null;
    const tookMs = last.elapsedMs - first.elapsedMs;
    const isEnough = last.share >= ESTIMATE_FROM_SHARE && rises >= ESTIMATE_FROM_RISES && tookMs >= ESTIMATE_FROM_MS;
    const hasHalted = seen.elapsedMs - last.elapsedMs > (HALT_RISES * tookMs) / (rises - 1);
    return isEnough && !hasHalted && rest > 0 ? rest : null;
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
const NO_PROGRESS = { unit: 'unknown', share: null, small: [] };
const NEW_WATCH = { progress: NO_PROGRESS, forecast: NO_FORECAST, stall: NEW_STALL_WATCH };
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
 * Source: docs/adr/0007-polling-and-retries.md.
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
    let status = null;
    let failedPolls = 0;
    let failingSinceMs = beganMs;
    let lastProblem;
    for (let polls = 1;; polls += 1) {
        const pollMs = clock.now();
        const reply = await sendUntil(deadlineMs, plan.poll, clock, signal);
        const judged = readJob(plan, reply_judgeReply(plan.doing, reply, clock.now()), clock.now());
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
            if (forMs >= retry_ERROR_RUN_LIMIT_MS) {
                throw (judged.failure ??
                    new failure/* Failure */.HR('service-unavailable', { doing: plan.doing, lastProblem: judged.problem, forMs }));
            }
            wantedMs = Math.max(plan.limits.minMs, judged.waitMs ?? retry_retryDelayMs(failedPolls, clock.random()));
            const waitMs = Math.min(wantedMs, timeLeftMs);
            if (!isLast)
                emit({ kind: 'call-repeated', problem: judged.problem, waitMs, askedToWait: judged.waitMs !== null });
        }
        if (isLast) {
            if (judged.kind === 'retry' && (0,failure/* isFailure */.N6)(judged.failure, 'not-found'))
                throw judged.failure;
            throw new failure/* Failure */.HR('job-timeout', { timeoutMs: plan.timeoutMs, status, lastProblem });
        }
        await run_sleep(clock, Math.min(wantedMs, timeLeftMs), signal);
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
    if (judged.kind === 'fatal' && young && (0,failure/* isFailure */.N6)(judged.failure, 'not-found')) {
        return { ...failed, problem: 'it does not know the job yet (404)', failure: judged.failure };
    }
    return judged;
}

;// CONCATENATED MODULE: ./lib/agent/agent-job.js







const TEXT_MAX_CHARS = 2_000;
const STATUS_MAX_CHARS = 100;
/** Statuses after which nothing more happens. */
function isAgentJobOver({ status }) {
    return status === 'completed' || status === 'archived' || status === 'failed';
}
/** Reads the answer about an agent job. Its status may be missing: then it is not known yet, and empty. */
function readAgentJob(json) {
    const fields = (0,parsed/* jsonFields */.yX)(json);
    if (fields === null)
        return { ok: false, problem: 'it is not a JSON object' };
    const status = fields['status'] ?? '';
    if (typeof status !== 'string')
        return { ok: false, problem: "its 'status' is not a text" };
    const source = (0,parsed/* jsonFields */.yX)(fields['source']) ?? {};
    const given = fields['prLink'] ?? '';
    const link = agent_job_text(given, redact/* redactAddress */.yq);
    if (given !== '' && (link === null || !/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link)))
        return { ok: false, problem: "its 'prLink' is not an http(s) address" };
    return {
        ok: true,
        value: {
            status: (0,words/* folded */.TM)((0,redact/* redact */.E$)(status)).slice(0, STATUS_MAX_CHARS),
            repository: agent_job_text(source['repository'], redact/* redactAddress */.yq),
            ref: agent_job_text(source['ref']),
            model: agent_job_text(fields['model']),
            pullRequestUrl: link,
            createdAt: agent_job_text(fields['createdAt']),
            archivedAt: agent_job_text(fields['archivedAt']),
            error: readErrorText({ error: fields['error'] }),
        },
    };
}
/** A text on one line without what gives access; `null` where there is none. */
function agent_job_text(value, withoutSecrets = redact/* redact */.E$) {
    if (typeof value !== 'string')
        return null;
    const line = (0,words/* folded */.TM)(value).trim();
    return line === '' || line.length > TEXT_MAX_CHARS ? null : withoutSecrets(line);
}
/**
 * Follows an agent job to its end.
 * Rejects with a `Failure`: `agent-failed`, `no-pull-request`, or what ends a wait; or with the signal's reason.
 */
async function watchAgentJob(inputs, { service, clock, emit }, signal) {
    emit({ kind: 'agent-job-followed', projectId: inputs.projectId, jobId: inputs.jobId });
    emit({ kind: 'phase', phase: 'wait' });
    const { job, elapsedMs } = await waitForJob({
        doing: 'agent-status',
        poll: (pollSignal) => service.status(inputs.projectId, inputs.jobId, pollSignal),
        read: readAgentJob,
        isOver: isAgentJobOver,
        knownStatuses: ['active'],
        progressOf: () => ({ progress: null, pageCount: null, updatedAt: null }),
        onAnswer: (answer) => {
            emit({ kind: 'agent-job', job: answer });
        },
        limits: { minMs: inputs.pollIntervalMs, maxMs: inputs.maxPollIntervalMs },
        timeoutMs: inputs.timeoutMs,
        // An earlier step created the job, perhaps a second ago: a 404 is waited out as after a start of our own.
        startedMs: clock.now(),
        notFoundGraceMs: AGENT_NOT_FOUND_GRACE_MS,
    }, { clock, emit }, signal);
    if (job.status === 'failed')
        throw new failure/* Failure */.HR('agent-failed', { repository: job.repository });
    if (job.status === 'completed' && inputs.requirePullRequest && job.pullRequestUrl === null) {
        throw new failure/* Failure */.HR('no-pull-request', { repository: job.repository });
    }
    emit({ kind: 'agent-job-over', job, elapsedMs });
    return 'success';
}


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

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ proxyProblems),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   nV: () => (/* binding */ parseApiUrl)
/* harmony export */ });
/* unused harmony exports parseSiteUrl, parseHostname */
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
/* harmony export */   IS: () => (/* binding */ hasKeyPrefix),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   et: () => (/* binding */ parseJobId),
/* harmony export */   oW: () => (/* binding */ parsePem),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   zC: () => (/* binding */ looksLikeKey)
/* harmony export */ });
/* unused harmony exports choiceParser, countParser, parseVersion, parsePaths */
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
            return refuse('is not a whole number in digits', meant);
        }
        const value = Number(text);
        return value < least || value > most ? refuse('is out of range', range) : { value };
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
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("holds more than letters, digits, '_', '-' and '.'", remedy);
    if (text === '.' || text.includes('..'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)("holds '..' or is '.', which would change the URL", remedy);
    if (text.length > LABEL_MAX_CHARS)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`is longer than ${LABEL_MAX_CHARS} characters`, remedy);
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

/***/ 38:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(165);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(345);
// EXTERNAL MODULE: ./lib/report/outputs.js
var outputs = __nccwpck_require__(568);
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
    if (typeof error !== 'object' || error === null || error instanceof failure/* Failure */.HR)
        return null;
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

;// CONCATENATED MODULE: ./lib/runner/read-inputs.js







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
        ...(0,addresses/* proxyProblems */.Dg)(env),
        ...(usesTemp ? tempProblems(tempFolder) : []),
    ];
    if ('problems' in parsed || problems.length > 0)
        throw new failure/* Failure */.HR('inputs-invalid', { problems });
    (0,outputs/* requireOutputFile */.Vn)(env);
    emit({ kind: 'inputs-read', domain: domainOf(parsed.inputs), warnings: parsed.warnings });
    return parsed.inputs;
}
/** Without this folder an export would fail at its first file, after an hour of waiting for it. */
function tempProblems(path) {
    const real = realPath(path);
    const isThere = real !== null && pathState(real).endsWith('folder');
    const problem = !(0,external_node_path_.isAbsolute)(path)
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
        const code = systemErrorCode(error);
        return code === 'ENOENT' ? 'missing' : code === 'ENOTDIR' ? 'below-file' : 'unreadable';
    }
}
/** The real path of the deepest existing parent, with the other names after it. */
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch (error) {
        const code = systemErrorCode(error);
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
    const mounts = String(readBytes('/proc/self/mountinfo', Infinity)).split('\n');
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
function readBytes(path, mostBytes) {
    try {
        const found = (0,external_node_fs_.statSync)(path);
        if (!found.isFile())
            return 'unreadable';
        return found.size > mostBytes ? 'too-large' : (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return 'unreadable';
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

/***/ 323:
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

;// CONCATENATED MODULE: ./lib/text/markdown.js

/** Pieces of GitHub Markdown that both summaries are made of. Untrusted text goes through `cell`, `link` or `code`. */
const CELL_MAX_CHARS = 2_000;
function table(rows) {
    // The first row is the header: an empty one would be drawn as a blank strip.
    const [head, ...rest] = rows.map(([name, value]) => `| ${name} | ${value} |`);
    return head === undefined ? '' : [head, '| --- | --- |', ...rest].join('\n');
}
/** Parts with an empty line between them; those without text are left out. */
function markdown_paragraphs(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/** A list below its title; empty where it has no lines. */
function listOf(title, lines) {
    return lines.length === 0 ? '' : [title, '', ...lines].join('\n');
}
/** Folded until a reader opens it; empty where all parts are. `title` is trusted. */
function details(title, parts) {
    const shown = markdown_paragraphs(parts);
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
function markdown_link(address) {
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
    return (0,redact/* printable */.g$)(text).replace(/\s+/g, ' ').slice(0, CELL_MAX_CHARS);
}
function escapedTags(line) {
    return line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

;// CONCATENATED MODULE: ./lib/verify/finding.js
const STALE = (/* unused pure expression or super */ null && (['old-contents', 'old-elsewhere', 'old-in-turn', 'not-removed']));
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
const ORDER = (/* unused pure expression or super */ null && (['broken', 'stale', 'noted']));
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
        const key = groups.has(finding_keyOf(cause)) || (details.get(cause.kind) ?? 0) < DETAILS_MAX ? finding_keyOf(cause) : cause.kind;
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
function finding_keyOf(cause) {
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
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
        const compare = this.#files.some(({ path }) => BEYOND_ORDER.test(path)) ? file_index_compareUtf8 : compareUnits;
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
function file_index_compareUtf8(one, other) {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
/** Whether a file is a page that readers open. */
function file_index_isPage(path) {
    return /\.html?$/i.test(path);
}
/** Whether a page is what a host shows for missing ones, on the whole or in a language (`de/404.html`). No reader asks for it. */
function file_index_isNotFoundPage(path) {
    return /^(?:[a-z]{2,3}(?:-\w+)?\/)?404\.html$/.test(path);
}

;// CONCATENATED MODULE: ./lib/site/address-style.js


const UNKNOWN_STYLE = { pages: null, folders: null };
const PAGE_FORMS = (/* unused pure expression or super */ null && (['html', 'extensionless']));
const FOLDER_FORMS = (/* unused pure expression or super */ null && (['slash', 'no-slash', 'index']));
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
function address_style_readAddressStyle(value) {
    const { pages, folders } = jsonFields(value) ?? {};
    return {
        pages: PAGE_FORMS.find((form) => form === pages) ?? null,
        folders: FOLDER_FORMS.find((form) => form === folders) ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/site/page-texts.js

/** `null`: none. */
function somePages(paths) {
    const [first] = paths;
    return first === undefined ? null : { count: paths.length, first };
}
/** Of the rules by which texts are made of pages: digests by another rule are not compared. */
const page_texts_TEXT_RULE = 1;
/** More pieces of text than menus have. */
const page_texts_REPEATED_MAX = 2_000;
/** Two sections of a page have the same digest by chance once in a thousand million. */
const page_texts_SECTION_CHARS = 5;
const PICTURES_CHARS = 8;
/** A page as one line, as the reader of the site writes it. */
function textLine(path, text, { isError, byEarlier }) {
    const { title, pictures } = text;
    const isBlank = text.start === '' || isError;
    const sections = text.sections.map(({ digest }) => digest.slice(0, page_texts_SECTION_CHARS));
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
        const isKept = old !== null && page_texts_isOtherText(page, old);
        const shown = new Set(sources.map((source) => pictureAt(page_texts_pathOf(path, source), pictures)));
        for (const picture of shown)
            picture.pages += 1;
        return { path, page: isKept ? { ...page, headings } : page, shown: [...shown] };
    });
    const texts = read.map(({ path, page, shown }) => {
        // Those on most pages are the theme's.
        const own = shown.filter(({ pages }) => !page_texts_isMost(pages, read.length));
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
function page_texts_isMost(count, pages) {
    return count > Math.max(2, pages / 2);
}
/** Whether a page has another text than before. */
function page_texts_isOtherText({ textSha256, byEarlier }, before) {
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
function page_texts_pathOf(page, source) {
    try {
        const { host, pathname, href } = new URL(source, `http://site/${encodeURI(page)}`);
        return host === 'site' ? decodeURIComponent(pathname.slice(1)) : href;
    }
    catch {
        return source;
    }
}

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
        return refuse('is an empty file', REMEDY);
    if (isOvercrowded(text, JSON_LIMITS))
        return refuse('is not a manifest', REMEDY);
    const json = parseJson(text);
    if (json === undefined)
        return refuse('is not JSON', REMEDY);
    const { schemaVersion, domain, contentDigest, addressStyle, textRule, files } = jsonFields(json) ?? {};
    if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
        return refuse(`has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`, 'Use the newest version of the action.');
    if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(files))
        return refuse('is not a manifest', REMEDY);
    const repeated = readRule(textRule);
    const read = readFiles(files, repeated !== null);
    if (typeof read === 'string')
        return refuse(read, REMEDY);
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
    if (list.some((file) => jsonFields(file) === null))
        return 'lists something that is no file';
    const files = new Map();
    for (const [at, file] of list.entries()) {
        const { path, size, sha256, ...text } = jsonFields(file) ?? {};
        const number = at + 1;
        if (typeof path !== 'string' || !isSha256(sha256))
            return `has no path with its SHA-256 as file number ${number}`;
        if (!manifest_isSitePath(path))
            return `has a path that no file of a site can have as file number ${number}`;
        if (files.has(path))
            return `has file number ${number} twice`;
        const bytes = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : null;
        files.set(path, { path, bytes, sha256, text: withTexts && isPage(path) ? readText(text) : null });
    }
    return files;
}
/** What the texts leave out; `null`: they were made by another rule, or there are none. */
function readRule(value) {
    const { version, repeated } = jsonFields(value) ?? {};
    if (version !== TEXT_RULE || !Array.isArray(repeated) || repeated.length > REPEATED_MAX)
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
        title: typeof title === 'string' ? shortTitle(title) : null,
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
function manifest_isSitePath(path) {
    if (/[\p{Cc}\p{Cs}]/u.test(path))
        return false;
    const lines = manifest_linesOf(path).filter((line) => line !== '');
    return [path, ...lines].every((line) => !/(?:^|\/)\.{0,2}(?:\/|$)/.test(line));
}
/** The lines that some readers see in a path. */
function manifest_linesOf(path) {
    return path.split(/[\u2028\u2029]/);
}
/** Of at most 500 sections, or of pictures. */
function isDigests(value) {
    return value === undefined || (typeof value === 'string' && /^[\w+/]{5,2500}$/.test(value));
}
function isSha256(value) {
    return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

;// CONCATENATED MODULE: ./lib/site/changes.js




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
    const json = parseJson(text);
    if (json === undefined)
        return refuse('is not JSON', CHOOSE_CHANGES);
    const fields = jsonFields(json) ?? {};
    const [added, changed, removed] = ['added', 'changed', 'removed'].map((name) => pathsOf(fields[name]));
    if (added === undefined || changed === undefined || removed === undefined)
        return refuse('is not the changes.json of an export', CHOOSE_CHANGES);
    if (fields['contentDigest'] !== contentDigest)
        return refuse("is of another export than 'manifest'", 'Give both outputs of the same step.');
    const digests = Object.entries(jsonFields(fields['previousSha256']) ?? {});
    const previousSha256 = new Map(digests.filter((one) => typeof one[1] === 'string'));
    return { value: { added, changed, removed, previousSha256 } };
}
function pathsOf(list) {
    if (!Array.isArray(list))
        return undefined;
    const paths = list.filter((path) => typeof path === 'string' && isSitePath(path));
    return paths.length === list.length ? paths : undefined;
}
function lines(paths, mark = '') {
    return paths.map((path) => `${mark}${path}\n`);
}
/** A file that a host serves for its folder, and one that it may also serve without its ending. */
const changes_INDEX = /(?:^|\/)index\.html?$/;
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
    const addresses = [...new Set(paths.flatMap(changes_addressesOf))].sort();
    return addresses.length > most ? ['/*'] : addresses;
}
/** The addresses of a file, percent-encoded: as it is, without `.html`, and as the index of its folder. */
function changes_addressesOf(path) {
    const address = addressOf(path);
    if (changes_INDEX.test(path)) {
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

;// CONCATENATED MODULE: ./lib/verify/plan.js


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
const KEPT_SHARE = (/* unused pure expression or super */ null && (1 / 4));
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
        .sort((one, other) => compareUtf8(one.path, other.path))
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
    if (isNotFoundPage(path) || HOST_FILES.has(path))
        return false;
    return isPage(path) || !NOT_NEEDED.test(path);
}
function tellsByName(path) {
    return isPage(path) || NAMED_BY_CONTENTS.test(path);
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
    const [clean = '/', ...more] = addressesOf(path);
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

;// CONCATENATED MODULE: ./lib/verify/verify-text.js





/** `Verifying https://docs.example.com: 2,000 of 14,210 files, and 3 removed ones` */
function plannedText(event) {
    const { url, servedCount, fileCount, removedCount } = event;
    const part = fileCount < servedCount ? `${(0,amounts/* grouped */.zD)(fileCount)} of ` : '';
    const removed = removedCount === 0 ? '' : `, and ${(0,amounts/* counted */.hS)(removedCount, 'removed one')}`;
    return `Verifying ${url}: ${part}${(0,amounts/* counted */.hS)(servedCount, 'file')}${removed}`;
}
/** `Asked for 120 of 2,000 addresses so far` */
function verifyProgressText({ checkedCount, targetCount }) {
    return `Asked for ${(0,amounts/* grouped */.zD)(checkedCount)} of ${(0,amounts/* grouped */.zD)(targetCount)} addresses so far`;
}
function pausedText({ status, waitMs }) {
    return `The host is busy (${status}): no request for ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
}
/** `92 pages are still the old ones, such as 'a.html', and 3 addresses more are not right yet. Asking again in 5 s` */
function roundText({ pendingCount, first, waitMs }) {
    const rest = pendingCount - first.paths.length;
    const more = rest === 0 ? '' : `, and ${addresses(rest)} more ${rest === 1 ? 'is' : 'are'} not right yet`;
    return `${findingText(first, words/* quote */.hD)}${more}. Asking again in ${(0,amounts/* formatDuration */.a3)(waitMs)}`;
}
/** `Verified 214 addresses in 12 s: all as the manifest has them` */
function verifiedText(outcome, tookMs) {
    const { checkedCount, leftOutCount } = outcome;
    const leftOut = leftOutCount === 0 ? '' : `; ${(0,amounts/* counted */.hS)(leftOutCount, 'file')} not asked for ('max-requests')`;
    return `Verified ${addresses(checkedCount)} in ${(0,amounts/* formatDuration */.a3)(tookMs)}: ${verify_text_verdictText(outcome)}${leftOut}`;
}
/** `3 broken, 41 stale`; `210 as the manifest has them, 4 with a note` */
function verify_text_verdictText(outcome) {
    const { result, brokenCount, staleCount, checkedCount, findings } = outcome;
    if (result === 'success') {
        const noted = countOf(findings, 'noted');
        const right = `${(0,amounts/* grouped */.zD)(checkedCount - noted)} as the manifest has them`;
        return noted === 0 ? 'all as the manifest has them' : `${right}, ${(0,amounts/* grouped */.zD)(noted)} with a note`;
    }
    const counts = [
        ...(brokenCount > 0 ? [`${(0,amounts/* grouped */.zD)(brokenCount)} broken`] : []),
        ...(staleCount > 0 ? [`${(0,amounts/* grouped */.zD)(staleCount)} stale`] : []),
    ];
    return counts.join(', ');
}
/** How many causes the log shows. */
const verify_text_NOTICES_MAX = 10;
/** The findings, one line for each cause, the worst first. */
function verifyNotices({ findings }) {
    const shown = findings.slice(0, verify_text_NOTICES_MAX).map((finding) => verify_text_noticeOf(finding, words/* quote */.hD));
    const rest = findings.length - shown.length;
    return rest === 0
        ? shown
        : [...shown, `And ${(0,amounts/* counted */.hS)(rest, 'more cause')}, which 'report' writes to a file.`];
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
            ? lost.map((finding) => verify_text_noticeOf(finding, words/* quote */.hD))
            : [`The live site is not as it should be: ${verify_text_verdictText(outcome)}. First: ${firstSentence(outcome)}`]),
        ...(unaskedCount === 0
            ? []
            : [
                `Only ${(0,amounts/* grouped */.zD)(checkedCount)} of ${addresses(planned)} were verified: redirects and repeated requests count, too. Raise 'max-requests'.`,
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
        return listOf(`**${TITLES[level]}**`, lines);
    });
    return markdown_paragraphs([
        ...parts,
        rest === 0 ? '' : `And ${(0,amounts/* counted */.hS)(rest, 'more cause')}: ${code('report')} writes all of them to a file.`,
    ]);
}
function lineOf(finding) {
    const [, ...others] = finding.paths;
    const more = others.slice(0, PATHS_MAX - 1).map((path) => code(path));
    const rest = others.length - more.length;
    const behind = more.length === 0 ? '' : ` Also: ${more.join(', ')}${rest === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(rest)} more`}.`;
    return `- ${verify_text_noticeOf(finding, code)}${behind}`;
}
/** A finding in two sentences: what readers see, and what to do. */
function verify_text_noticeOf(finding, escape) {
    return `${findingText(finding, escape)}. ${remedyOf(finding.cause)}`;
}
/** `212 pages answer 404 without '.html', all in 'docs/', such as 'docs/guide.html'` */
function findingText({ cause, paths }, escape) {
    const what = symptomOf(cause, paths.length, escape);
    if (cause.kind === 'nowhere-status' || cause.kind === 'other-not-found-page')
        return what;
    const example = paths[0] === NOWHERE ? 'an address that cannot exist' : escape(paths[0]);
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
    return first === undefined ? '' : verify_text_noticeOf(first, words/* quote */.hD);
}
/** What readers see at so many addresses, as a clause. */
function symptomOf(cause, count, escape) {
    const [pages, files, all] = [(0,amounts/* counted */.hS)(count, 'page'), (0,amounts/* counted */.hS)(count, 'file'), addresses(count)];
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
    const copy = from.ageMs === null ? 'its copy' : `a copy that is ${(0,amounts/* formatDuration */.a3)(from.ageMs)} old`;
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
    return count === 1 ? '1 address' : `${(0,amounts/* grouped */.zD)(count)} addresses`;
}

;// CONCATENATED MODULE: ./lib/report/run-words.js

/** What annotations and summaries begin with. */
const run_words_TITLES = {
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
        `${site(run)} is broken: of ${addresses(checkedCount)}, ${(0,amounts/* grouped */.zD)(brokenCount)} ${brokenCount === 1 ? 'is' : 'are'} broken${staleCount === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(staleCount)} stale`}. First: ${first}`,
        nextText(reportPath),
    ],
    'site-stale': ({ staleCount, checkedCount, first, reportPath }, run) => [
        `${site(run)} is stale: of ${addresses(checkedCount)}, ${(0,amounts/* grouped */.zD)(staleCount)} ${staleCount === 1 ? 'is' : 'are'} stale. First: ${first}`,
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
        list: explain_listOf(failure),
        more: run.docs === null ? null : `${run.docs}/troubleshooting.md#${failure.code}`,
    };
}
/** Each input that cannot be used, where there are several. */
function explain_listOf(failure) {
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
    return markdown_paragraphs([
        ...SEVERITIES.map((severity) => {
            const lines = groups.filter((group) => group.severity === severity).map(check_summary_lineOf);
            // Nothing is next where nothing is first.
            const title = severity === 'medium' && groups[0]?.severity === severity ? check_summary_TITLES.high : check_summary_TITLES[severity];
            return listOf(`**${title}**`, lines);
        }),
        more > 0
            ? `And ${(0,amounts/* counted */.hS)(more, 'more problem')}: ${code('check-report')} writes all of them to a file.`
            : '',
        cell(acceptedText(outcome)),
        unusedText(outcome, code),
    ]);
}
/** What the check found beside problems, in the same form. */
function checkNotes(outcome) {
    const { optional, hosts, moreHosts, placesLeftOut, skipped } = outcome;
    const mentions = hosts.filter(isMention);
    // For air-gapped hosting the others are listed among the problems.
    const loads = outcome.hosting === 'air-gapped' ? [] : hosts.filter((host) => !isMention(host));
    return markdown_paragraphs([
        listOf(`**${check_summary_TITLES.none}: ${countedKind('missing-optional', optional.findings)}**`, optional.groups.map(check_summary_lineOf)),
        listOf('External requests, to hosts that readers have to reach:', loads.map(hostText)),
        listOf('Hosts that scripts name, and may ask for something:', mentions.map(hostText)),
        moreHosts > 0 ? `And ${(0,amounts/* counted */.hS)(moreHosts, 'more host')}.` : '',
        placesLeftOut > 0 ? `More than a report holds: ${(0,amounts/* counted */.hS)(placesLeftOut, 'place')} not listed.` : '',
        skipped === null
            ? ''
            : `Not fully checked: ${(0,amounts/* counted */.hS)(skipped.count, 'file')}, such as ${code(skipped.first.page)} (${skipped.first.reason}).`,
    ]);
}
function check_summary_lineOf(group) {
    const { causes, examples } = group;
    const remedy = explanationText(group, code);
    const shown = examples.map((example) => code(example.subject)).join(', ');
    const rest = causes > examples.length ? ` and ${(0,amounts/* grouped */.zD)(causes - examples.length)} more` : '';
    const behind = causes === 1 ? '' : `: ${shown}${rest}`;
    return `- ${problemText(group, code)}${behind}${remedy === null ? '' : `. ${remedy}`}`;
}
function hostText({ host, feature, uses, pages, first }) {
    const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
    return `- ${code(host)}: ${cell(featureText(feature))} (${how}${(0,amounts/* counted */.hS)(pages, 'file')}, such as ${code(first.page)})`;
}
/** No page loads from the host; only a script names it. */
function isMention({ uses }) {
    return uses.every((use) => use === 'mention');
}

;// CONCATENATED MODULE: ./lib/site/page-changes.js


/** Pages that differ. */
function page_changes_countOf({ added, changed, removed, moved }) {
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
    if (page_changes_countOf(pages) > 0)
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
    const now = changes_addressesOf(to);
    const [stays, goes = from] = [true, false].map((isKept) => changes_addressesOf(from).find((address) => now.includes(address) === isKept));
    return { stays, goes };
}
/** The address of a page as the page itself writes it, else as the links of the site do, else without `.html`. */
function page_list_addressOf({ path, canonical }, style) {
    const addresses = changes_addressesOf(path);
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
        return isGone ? code(path) : linked(code(path), page, facts);
    const short = withoutEnd(title, end);
    if (isGone || facts.siteUrl === null)
        return `${inert(short)} (${code(path)})`;
    const link = linked(inert(short), page, facts);
    return shared.has(short) ? `${link} (${code(path)})` : link;
}
function sectionsOf(page, facts) {
    if (page.sections.length === 0)
        return '';
    const shown = page.sections.slice(0, SECTIONS_SHOWN).map(({ id, heading }) => {
        const name = heading === '' ? 'the beginning' : `*${inert(heading)}*`;
        return id === null ? name : linked(name, page, facts, `#${encodeURIComponent(id)}`);
    });
    const more = page.sections.length - shown.length;
    return `: ${[...shown, ...(more > 0 ? [`${(0,amounts/* grouped */.zD)(more)} more`] : [])].join(', ')}`;
}
function linked(name, page, { siteUrl, pageStyle }, anchor = '') {
    if (siteUrl === null)
        return name;
    return `[${name}](${target(`${siteUrl}${page_list_addressOf(page, pageStyle)}${anchor}`)})`;
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
    const more = page_changes_countOf(pages) - lines.length;
    if (more > 0)
        lines.push(`- and ${(0,amounts/* grouped */.zD)(more)} more`);
    const isGone = pages.moved.some(({ from, to }) => fateOf(from, to).stays === undefined);
    const others = [
        together(pages.pictures, facts, 'New pictures, and the same text'),
        together(pages.filledByScript, facts, 'A script fills these pages, which may have changed'),
        together(pages.notCompared, facts, 'Not compared, because a text is not known'),
    ];
    return markdown_paragraphs([lines.join('\n').trimStart(), ...(isGone ? [MOVED] : []), ...others]);
}
/** What breaks the links of readers comes first: the list may be cut. */
function* itemsOf({ removed, moved, added, changed }, facts) {
    for (const page of removed)
        yield `- **removed:** ${page_list_named(page, facts, true)}`;
    for (const { from, to, ...page } of moved) {
        const { stays, goes } = fateOf(from, to);
        const fate = stays === undefined ? '' : ` (${code(stays)} stays, ${code(goes)} does not)`;
        yield `- **moved:** ${page_list_named({ path: to, ...page }, facts)}, before at ${code(from)}${fate}`;
    }
    for (const page of added)
        yield `- **new:** ${page_list_named(page, facts)}`;
    const pages = changed.toSorted((one, other) => other.sections.length - one.sections.length);
    const isGrouped = pages.length > UNGROUPED_MAX;
    for (const [folder, inIt] of Map.groupBy(pages, ({ path }) => (isGrouped ? folderOf(path) : '')))
        for (const [at, page] of inIt.entries()) {
            const heading = isGrouped && at === 0 ? `\n${code(folder)}\n\n` : '';
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
    const shown = sections.slice(0, SECTIONS_MAX).map(([name, count]) => `${code(name)} (${(0,amounts/* grouped */.zD)(count)})`);
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
    'verify-planned': { says: plannedText },
    'verify-progress': {
        says: verifyProgressText,
        within: () => 'verify',
        progressOf: 'verify',
    },
    'verify-paused': { says: pausedText, within: () => 'verify' },
    'verify-round': { says: roundText, within: () => 'verify' },
    verified: {
        says: ({ outcome }, tookMs = 0) => [verifiedText(outcome, tookMs), ...verifyNotices(outcome)],
        warns: verifyWarnings,
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
    const [differing, unknown] = typeof pages === 'string' ? [null, null] : [page_changes_countOf(pages), unknownOf(pages)];
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
        `### ${mark(record, result)} ${run_words_TITLES[record.subject]}: ${outcomeOf(record, result)}`,
        failureOf(record) ?? lead,
        record.warnings.map((text) => `- ⚠️ ${cell(text)}`).join('\n'),
        ...toActOn,
        next,
        details('Details', [table(rows), ...notes]),
    ];
    const text = `${markdown_paragraphs(parts)}\n`;
    return text.length <= SUMMARY_MAX_CHARS ? text : `${text.slice(0, SUMMARY_MAX_CHARS)}\n\n(cut)\n`;
}
const PARTS = {
    export: (record, result) => {
        const check = record.last['site-checked']?.outcome;
        return {
            lead: leadOf(record, result),
            toActOn: [summary_changesOf(record), ...(check === undefined ? [] : [checkLine(check), checkSummary(check)])],
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
            toActOn: outcome === undefined ? [] : [verifySummary(outcome, ['broken', 'stale'])],
            next: verifyNextOf(record, result),
            rows: verifyRowsOf(record),
            notes: outcome === undefined ? [] : [verifySummary(outcome, ['noted'])],
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
    const shown = more === null ? code(failure.code) : `[${code(failure.code)}](${target(more)})`;
    const what = list.length === 0
        ? [`**${cell(sentence)}**`, cell(nextStep)]
        : [
            '**Cannot use the inputs:**',
            list.map(([problem, remedy]) => `- ${cell(problem)}. ${cell(remedy)}`).join('\n> '),
        ];
    return `> [!CAUTION]\n> ${[...what, `Failure code: ${shown}`].join('\n>\n> ')}`;
}
function leadOf({ domain, pageCount, last, nowMs, startedMs }, result) {
    const site = domain === null ? 'The site' : `**${cell(domain)}**`;
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
    return `; uploaded as ${url === null ? code(name) : `[${cell(name)}](${target(url)})`}`;
}
function filesLine(compared) {
    return compared.isFirst
        ? 'First publication.'
        : `Files, compared with the previous site: ${changesText(compared)}.`;
}
/** More than so many pages are folded. */
const OPEN_PAGES_MAX = 10;
/** What differs from the previous site: in pages, or else in files. */
function summary_changesOf({ last }) {
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
    const isLong = page_changes_countOf(pages) > OPEN_PAGES_MAX;
    const shown = isLong ? [sectionsText(pages), details('The pages', [items])] : [items];
    return markdown_paragraphs([lead, ...shown]);
}
/** A row of the table, where there is something to show. */
function row(name, text, show = cell) {
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
        ...row('Job', record.jobId, code),
        ...row('Pages', pagesOf(record)),
        ...row('Files', unpacked && `${(0,amounts/* grouped */.zD)(unpacked.fileCount)} (${(0,amounts/* formatBytes */.z3)(unpacked.siteBytes)})`),
        ...row('Changes', changes && changesText(changes)),
        ...row('Bundle', downloaded && [(0,amounts/* formatBytes */.z3)(downloaded.bytes), unpacked?.format].filter(Boolean).join(', ')),
        ...row('SHA-256', downloaded?.sha256, code),
        ...row('Content digest', last['site-listed']?.contentDigest, code),
        ...row('Check report', last['check-report-written']?.path, code),
        ...row('Site folder', published?.sitePath, code),
        ...row('Bundle file', published?.bundlePath, code),
        ...row('Manifest', last['reports-published']?.manifestPath, code),
        ...row('Artifact', uploaded && `${uploaded.artifact.name} (${(0,amounts/* formatBytes */.z3)(uploaded.artifact.bytes)})`),
        ...row('Helm values', last['values-written']?.path, code),
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
    const expires = `expires${expiresAt === null ? '' : ` (${code(expiresAt)})`}`;
    if (result === 'started')
        return `Next: fetch the site in another job with ${code(`job-id: ${jobId ?? ''}`)}.`;
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
        return `Next: fetch the artifact ${code(uploaded.artifact.name)} in another job with \`actions/download-artifact\`.`;
    return `Next: use the output \`bundle-url\` in this job, before it ${expires}.`;
}
function agentRowsOf({ jobId, agentJob: job, nowMs, startedMs }) {
    return [
        ...row('Job', jobId, code),
        ...row('Status', job?.status),
        ...row('Repository', job?.repository, markdown_link),
        ...row('Branch', job?.ref),
        ...row('Model', job?.model),
        ...row('Pull request', job?.pullRequestUrl, markdown_link),
        ...row('Created', job?.createdAt),
        ...row('Archived', job?.archivedAt),
        ...row('Waited', (0,amounts/* formatDuration */.a3)(nowMs - startedMs)),
    ];
}
function agentLeadOf(job) {
    const url = job?.pullRequestUrl ?? null;
    const pullRequest = url === null ? null : `Pull request: ${markdown_link(url)}`;
    if (job?.status !== 'archived')
        return pullRequest ?? 'No pull request: no file changed.';
    const archived = `⚠️ ${cell(archivedText(job))}`;
    return pullRequest === null ? archived : `${archived}\n\n${pullRequest}`;
}
function verifyLeadOf({ domain, last, nowMs, startedMs }) {
    const outcome = last.verified?.outcome;
    const took = `in ${(0,amounts/* formatDuration */.a3)(nowMs - startedMs)}`;
    if (outcome === undefined)
        return `**${cell(domain ?? 'The site')}**, ${took}.`;
    return `${markdown_link(outcome.url)}: **${verify_text_verdictText(outcome)}** (${addresses(outcome.checkedCount)}, ${took}).`;
}
/** Where the remedies are. What to do after them is in the failure. */
function verifyNextOf({ docs }, result) {
    if (docs === null || (result !== 'broken' && result !== 'stale'))
        return '';
    return `The [rules for each host](${target(`${docs}/hosting.md`)}) are in the docs of this action.`;
}
function verifyRowsOf({ last, nowMs, startedMs }) {
    const outcome = last.verified?.outcome;
    if (outcome === undefined)
        return [];
    const { checkedCount, brokenCount, staleCount, leftOutCount, requestCount, roundCount } = outcome;
    return [
        ...row('Checked', addresses(checkedCount)),
        ...row('Broken', (0,amounts/* grouped */.zD)(brokenCount)),
        ...row('Stale', (0,amounts/* grouped */.zD)(staleCount)),
        ...row('Not asked for', leftOutCount === 0 ? null : (0,amounts/* counted */.hS)(leftOutCount, 'file')),
        ...row('Requests', `${(0,amounts/* grouped */.zD)(requestCount)} in ${(0,amounts/* counted */.hS)(roundCount, 'round')}`),
        ...row('Report', last['verify-report-written']?.path, code),
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
    const title = run_words_TITLES[run.subject];
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

/***/ 219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ agentApi)
/* harmony export */ });
/* unused harmony export exportApi */
/* harmony import */ var _text_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(324);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(814);
/* harmony import */ var _http_http_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(624);



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
        const isPage = /^text\/html\b/i.test(header('content-type') ?? '');
        return { kind: 'answer', status, retryAfter, location, json, ...(isPage && { isPage }) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _http_http_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpProblem */ .AF))
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
    return url.pathname.endsWith(path) ? (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url.href) : (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .printableTarget */ .Dn)(url.href);
}
/** Whether a key is a word, or a few: taking it out of the answers would change what they mean, as in `completed`. */
function isWord(key) {
    return key.length < 20 && /^[a-z]+(?:[.-][a-z]+)*$/i.test(key);
}
/**
 * The body as JSON, without the key (but in a job id, which is refused with it); `undefined` when it is not, or is too long to be an answer of this API. Bytes that are
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
        if (isWord(apiKey))
            return JSON.parse(text);
        const withoutKey = (0,_text_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .textWithout */ .i)(apiKey);
        return JSON.parse(text, (name, value) => typeof value === 'string' && name !== 'jobId' ? withoutKey(value) : value);
    }
    catch {
        return undefined;
    }
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
/* harmony export */   Dn: () => (/* binding */ printableTarget),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   Zq: () => (/* binding */ printableUrl),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yq: () => (/* binding */ redactAddress)
/* harmony export */ });
/* unused harmony export linkFault */
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

/***/ 810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ capitalized)
/* harmony export */ });
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
/******/ var __webpack_exports__ = __nccwpck_require__(884);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
