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

/***/ 3077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ zlibFailure),
/* harmony export */   q: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8165);
/* harmony import */ var _system_disk_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9619);


/** `archive-damaged`. `entry` is the one that the problem is in, or the last one before it. */
function damaged(problem, entry = null) {
    return new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('archive-damaged', { problem, entry });
}
/** `archive-damaged` where node:zlib says that the data are not what they should be; anything else as it is. */
function zlibFailure(error, format, entry) {
    const code = (0,_system_disk_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .systemErrorCode */ .vq)(error) ?? '';
    if (!/^(?:Z_|ZSTD_)/.test(code))
        return error;
    const problem = `the ${format} data are damaged (${error.message})`;
    return new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('archive-damaged', { problem, entry }, error);
}


/***/ }),

/***/ 8496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e4: () => (/* binding */ decodeName),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var _inputs_lexical_path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7433);


/** The longest name that ext4, NTFS and APFS can hold, in bytes of UTF-8. */
const SEGMENT_BYTES_MAX = 255;
/**
 * Linux takes paths of 4096 bytes, and Windows longer ones; a quarter is left to the folder that the site is unpacked into.
 */
const PATH_BYTES_MAX = 3072;
/** macOS takes paths of 1024 bytes. */
const PATH_BYTES_ON_MACOS_MAX = 768;
/** Code points that HFS+ drops when it compares names: `.g\u200cit` is `.git` there. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Why the whole name is refused; `null` when it is not. */
function nameProblem(name, platform) {
    if (name === '')
        return { kind: 'name-empty' };
    if (name.startsWith('/') || name.startsWith('\\'))
        return { kind: 'name-absolute' };
    // Wherever it runs, bsdtar drops it.
    if (/^[a-z]:/i.test(name))
        return { kind: 'name-drive' };
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
/** Whether the name is too long, as a refusal; `null` when it is not. */
function pathLengthProblem(name, platform) {
    const isMacos = platform === 'darwin';
    const bytesMax = isMacos ? PATH_BYTES_ON_MACOS_MAX : PATH_BYTES_MAX;
    return isLongerThan(name, bytesMax) ? { kind: 'name-too-long', bytesMax, isMacos } : null;
}
/**
 * Why one part of a name between two slashes is refused: readers disagree about it, or `platform` cannot hold it or
 * reads it as another name.
 */
function segmentProblem(segment, platform) {
    if (segment === '' || segment === '.')
        return null;
    if (segment === '..')
        return { kind: 'name-climbs' };
    if (segment.includes('\\'))
        return { kind: 'name-backslash' };
    if (/\p{Cc}/u.test(segment))
        return { kind: 'name-control' };
    if (isLongerThan(segment, SEGMENT_BYTES_MAX))
        return { kind: 'part-too-long', bytesMax: SEGMENT_BYTES_MAX };
    if (isGitFolder(segment))
        return { kind: 'name-git' };
    return platform === 'win32' ? windowsProblem(segment) : null;
}
/** Elsewhere these are names like any other, and real sites have them. */
function windowsProblem(segment) {
    if (segment.includes(':'))
        return { kind: 'windows-colon' };
    if (_inputs_lexical_path_js__WEBPACK_IMPORTED_MODULE_1__/* .WINDOWS_DEVICE */ .nd.test(segment))
        return { kind: 'windows-device' };
    if (_inputs_lexical_path_js__WEBPACK_IMPORTED_MODULE_1__/* .WINDOWS_DROPS */ .Hk.test(segment))
        return { kind: 'windows-drops' };
    if (_inputs_lexical_path_js__WEBPACK_IMPORTED_MODULE_1__/* .WINDOWS_FORBIDS */ .cM.test(segment))
        return { kind: 'windows-forbids' };
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
    return { name: bytes.toString('utf8'), nameIsUtf8: (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) };
}


/***/ }),

/***/ 777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ TAR_BLOCK_BYTES),
/* harmony export */   RO: () => (/* binding */ readTarHeader),
/* harmony export */   Wq: () => (/* binding */ readPaxRecords),
/* harmony export */   qq: () => (/* binding */ isZeros),
/* harmony export */   wb: () => (/* binding */ upToNul),
/* harmony export */   z1: () => (/* binding */ canBeginTar)
/* harmony export */ });
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3077);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8496);


/** Tar comes in blocks of this many bytes. */
const TAR_BLOCK_BYTES = 512;
const POSIX_MAGIC = 'ustar\x0000';
/** Where POSIX has the first part of a long name, other formats have other fields, and some readers see a name in any format. */
const PREFIX_AT = 345;
const PREFIX_END = 500;
/** In a header of star the prefix is shorter than in one of POSIX, whose magic it has too. */
const STAR_PREFIX_BYTES = 131;
const STAR_MARK_AT = 508;
/** Fields that do not matter here. Python stops without an error at a header in which one of them is no number. */
const NUMBERS = [
    ['mode', 100, 8],
    ['uid', 108, 8],
    ['gid', 116, 8],
    ['mtime', 136, 12],
    ['devmajor', 329, 8],
    ['devminor', 337, 8],
];
/** Whether there are zeros only: a block of them is the end of the archive. */
function isZeros(bytes) {
    if (bytes[0] !== 0)
        return bytes.length === 0;
    // Each byte is as the one before it: the comparison runs in native code.
    return bytes.compare(bytes, 1, bytes.length, 0, bytes.length - 1) === 0;
}
/** Whether the bytes can begin a tar. The sum of a header says so even where the format has no magic. */
function canBeginTar(head) {
    const block = head.subarray(0, TAR_BLOCK_BYTES);
    if (block.length < TAR_BLOCK_BYTES)
        return false;
    return isZeros(block) || block.toString('latin1', 257, 262) === 'ustar' || sumHolds(block);
}
/** Reads a header block. Throws `archive-damaged` where its sum is wrong, or readers disagree about a field. */
function readTarHeader(block, lastEntry) {
    if (!sumHolds(block))
        throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .q)('a tar header has a wrong checksum', lastEntry);
    const ownName = upToNul(block, 0, 100);
    const isPosix = block.toString('latin1', 257, 265) === POSIX_MAGIC;
    const prefix = isPosix ? upToNul(block, PREFIX_AT, PREFIX_END - PREFIX_AT) : ownName.subarray(0, 0);
    const name = prefix.length === 0 ? ownName : Buffer.concat([prefix, Buffer.from('/'), ownName]);
    const faulty = (problem) => (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .q)(problem, (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeName */ .e4)(name).name);
    const type = block.toString('latin1', 156, 157);
    // A sparse file has its map there, and is refused as one.
    if (!isPosix && type !== 'S' && !isZeros(block.subarray(PREFIX_AT, PREFIX_END)))
        throw faulty('its header has bytes that only some readers take for the prefix of its name');
    if (prefix.length > STAR_PREFIX_BYTES && block.toString('latin1', STAR_MARK_AT) === 'tar\0')
        throw faulty('its header has a prefix of its name that some readers cut');
    const unreadable = NUMBERS.find(([, at, length]) => !isNumber(block, at, length));
    if (unreadable !== undefined)
        throw faulty(`its header has no readable ${unreadable[0]}`);
    const bytes = readNumber(block, 124, 12);
    if (bytes === null)
        throw faulty('its header has no readable size');
    return { name, bytes, type };
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
/** Whether every reader takes a field for a number; in base 256 it may be a negative or a huge one. */
function isNumber(block, start, length) {
    return block[start] === 0x80 || block[start] === 0xff || readNumber(block, start, length) !== null;
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
    let realBytes = null;
    for (let at = 0; at < body.length;) {
        const space = body.indexOf(0x20, at);
        const digits = body.toString('latin1', at, space === -1 ? at : space);
        const end = at + Number(digits);
        const equals = body.indexOf(0x3d, space);
        const whole = /^[1-9]\d{0,7}$/.test(digits) && end <= body.length && equals > space && equals < end;
        if (!whole || body[end - 1] !== 0x0a)
            throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .q)('a pax header is malformed', lastEntry);
        const key = body.toString('latin1', space + 1, equals);
        const value = body.subarray(equals + 1, end - 1);
        if (key === 'path')
            path = Buffer.from(value);
        else if (key === 'size')
            bytes = readSize(key, value, lastEntry);
        else if (key === 'linkpath')
            hasLinkPath = value.length > 0;
        else if (key === 'SCHILY.realsize')
            realBytes = readSize(key, value, lastEntry);
        else if (key.startsWith('GNU.sparse.') || key === 'SUN.holesdata')
            isSparse = true;
        at = end;
    }
    // To some readers an empty value takes back what an earlier header said, to others it is the value.
    if (path?.length === 0)
        throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .q)('a pax header has an empty path', lastEntry);
    return { path, bytes, hasLinkPath, isSparse, realBytes };
}
function readSize(key, value, lastEntry) {
    const text = value.toString('latin1');
    const bytes = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(bytes))
        throw (0,_damage_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .q)(`a pax header has no readable ${key}`, lastEntry);
    return bytes;
}


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

/***/ 6811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ brokenCheckText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   QJ: () => (/* binding */ noticeOf),
/* harmony export */   ZF: () => (/* binding */ checkProgressText),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   gf: () => (/* binding */ problemNoun),
/* harmony export */   jY: () => (/* binding */ explanationText),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   ph: () => (/* binding */ countedKind),
/* harmony export */   qw: () => (/* binding */ unusedText),
/* harmony export */   zs: () => (/* binding */ acceptedText)
/* harmony export */ });
/* unused harmony export NOTICES_MAX */
/* harmony import */ var _text_amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8054);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8810);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(472);



/** `Checked 1,234 of 5,678 files so far` */
function checkProgressText(event) {
    return `${event.isCheck ? 'Checked' : 'Read'} ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(event.fileCount)} of ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(event.totalFiles, 'file')} so far`;
}
/** `Checked 12 pages in 0.3 s: no problems found` */
function checkedText({ outcome, missingBaseline }, tookMs) {
    const { optional, placesLeftOut, skipped } = outcome;
    const rest = [
        ...acceptedTexts(outcome),
        ...goneTexts(outcome),
        ...(missingBaseline === null ? [] : [`nothing is known: there is no file at ${missingBaseline}`]),
        ...(optional.findings > 0 ? [`not counted: ${countedKind('missing-optional', optional.findings)}`] : []),
        ...(placesLeftOut > 0 ? [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(placesLeftOut, 'place')} not listed`] : []),
        ...(skipped === null ? [] : [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(skipped.count, 'file')} not fully checked`]),
    ];
    const took = `Checked ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(outcome.pages, 'HTML file')} in ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(tookMs)}`;
    return `${took}: ${[verdictText(outcome), ...rest].join('; ')}`;
}
/** `no problems found`, or `3 problems in 31 places: 2 broken links, 1 missing file`. With an earlier report, `3 new problems`. */
function verdictText({ findings, places, kinds, baseline }) {
    const noun = problemNoun(baseline?.known ?? null);
    if (findings === 0)
        return `no ${noun}s found`;
    const byKind = kinds.map(({ kind, count }) => countedKind(kind, count));
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(findings, noun)} in ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(places, 'place')}: ${byKind.join(', ')}`;
}
/** `known`: problems of an earlier report; `null`: there is none. */
function problemNoun(known) {
    return known === null ? 'problem' : 'new problem';
}
/** `400 known problems`, `12 ignored problems` */
function acceptedTexts({ baseline, ignored }) {
    const known = baseline?.known ?? 0;
    return [
        ...(known > 0 ? [(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(known, 'known problem')] : []),
        ...(ignored > 0 ? [(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(ignored, 'ignored problem')] : []),
    ];
}
/** `3 problems fewer than in the earlier report` */
function goneTexts({ baseline }) {
    const gone = baseline?.gone ?? 0;
    return gone > 0 ? [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(gone, 'problem')} fewer than in the earlier report`] : [];
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
    const more = count > first.length ? ` and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count - first.length)} more` : '';
    return `'check-ignore' has ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'pattern')} that ${count === 1 ? 'matches' : 'match'} no problem: ${first.map(escape).join(', ')}${more}. Remove ${count === 1 ? 'it' : 'them'}.`;
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
    return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}
/** A problem without a full stop: `Broken link to '/gone' in 'a.html:3' and 31 more places (12 files in all)`. */
function problemText(group, escape) {
    const { kind, subject, detail, causes, places, pages, examples } = group;
    const [before, after] = PREPOSITIONS[kind];
    const whole = (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPages */ .EJ)(kind);
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
    const files = pages === 1 ? 'in that file' : `(${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pages, 'file')} in all)`;
    const others = whole ? `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(more)} more` : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(more, 'more place')} ${files}`;
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
    return `${problemText(group, _text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)}. ${explanationText(group, _text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD) ?? REMEDIES[group.kind]}`;
}
/**
 * The groups that get an annotation, the most severe first, after `warned` other warnings. A run that fails has one more
 * annotation, its error.
 */
function noticesOf({ outcome, refused }, warned) {
    const { groups, findings, more } = outcome;
    const unused = unusedText(outcome, _text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD);
    const last = unused === '' ? [] : [unused];
    const most = Math.max(1, NOTICES_MAX - warned - last.length - (refused ? 1 : 0));
    if (groups.length <= most && more === 0)
        return [...groups.map(noticeOf), ...last];
    const shown = groups.slice(0, most - 1);
    const rest = findings - shown.reduce((sum, { causes }) => sum + causes, 0);
    return [
        ...shown.map(noticeOf),
        `The site check found ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(rest)} more. The summary of this run shows the most severe ones, and 'check-report' writes all to a file.`,
        ...last,
    ];
}


/***/ }),

/***/ 472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ isOfPages),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   oo: () => (/* binding */ featureText)
/* harmony export */ });
/* unused harmony exports severityOf, subjectOf, detailOf, keyOf, mostSevereFirst, byCodeUnits */
/** In the order of totals and of texts about them. */
const FINDING_KINDS = [
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

/***/ 1093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ exportBundle)
});

// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __nccwpck_require__(8165);
// EXTERNAL MODULE: ./lib/system/disk-failure.js
var disk_failure = __nccwpck_require__(9619);
// EXTERNAL MODULE: ./lib/site/address-style.js
var address_style = __nccwpck_require__(9571);
// EXTERNAL MODULE: ./lib/site/changes.js
var site_changes = __nccwpck_require__(7558);
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(4304);
// EXTERNAL MODULE: ./lib/site/page-changes.js
var page_changes = __nccwpck_require__(2760);
// EXTERNAL MODULE: ./lib/site/page-texts.js
var page_texts = __nccwpck_require__(2741);
;// CONCATENATED MODULE: ./lib/site/gates.js



const NAMED_MAX = 5;
/** As many pages that show an error or nothing may be published: a few may be meant, or have failed on their own. */
const BLANK_MAX = 1;
const BLANK_MAX_PERCENT = 10;
/** What is wrong with the files of a site, at once. */
function judgeSite({ files }, { minPages, needsIndex }) {
    const problems = [];
    const pages = files.filter(({ path }) => (0,file_index/* isPage */.yp)(path));
    const empty = pages.filter(({ bytes }) => bytes === 0);
    if (minPages > 0 && needsIndex && !pages.some(({ path }) => /^index\.html?$/.test(path)))
        problems.push({ kind: 'no-index' });
    if (pages.length < minPages)
        problems.push({ kind: 'min-pages', pages: pages.length, least: minPages });
    if (minPages > 0 && empty.length > 0) {
        const paths = empty.slice(0, NAMED_MAX).map(({ path }) => path);
        problems.push({ kind: 'empty-pages', count: empty.length, paths });
    }
    return problems;
}
/**
 * What is wrong with a site of so many pages once they were read, at once: pages that are gone, and pages that show an error
 * or nothing. If the texts of the previous site are known, pages that had none there do not count. `compared`: `null` without
 * a previous site.
 */
function judgePages(pages, { minPages, maxPageDrop }, { errorPages, compared, }) {
    const problems = [];
    const { lost, fresh } = blankPages(compared, errorPages);
    if (compared !== null && maxPageDrop !== null) {
        const before = [...compared.previous.files.keys()].filter(file_index/* isPage */.yp).length;
        const gone = gonePages(compared);
        const count = (gone?.count ?? 0) + (lost?.count ?? 0);
        // In this order, so that 7 of 100 are 7, and not 7.000000000000001.
        if (before > 0 && (count * 100) / before > maxPageDrop)
            problems.push({ kind: 'max-page-drop', gone, blank: lost, before, limit: maxPageDrop });
    }
    // With `max-page-drop`, that decides about pages that have lost their text.
    const blank = [maxPageDrop === null ? lost : null, fresh].filter((some) => some !== null);
    const count = blank.reduce((sum, some) => sum + some.count, 0);
    const [first] = blank;
    if (minPages > 0 && first !== undefined && count > BLANK_MAX && count * 100 > pages * BLANK_MAX_PERCENT)
        problems.push({ kind: 'blank-pages', pages, blank: { count, first: first.first } });
    return problems;
}
/** Pages of the previous site that are neither there nor moved. */
function gonePages({ site, previous }) {
    const { moved } = (0,page_changes/* pageChangesOf */.Wl)(site, previous);
    const found = new Set([...site.files.map(({ path }) => path), ...moved.map(({ from }) => from)]);
    return (0,page_texts/* somePages */.xZ)([...previous.files.keys()].filter((path) => (0,file_index/* isPage */.yp)(path) && !found.has(path)));
}
function blankPages(compared, errorPages) {
    if (compared === null)
        return { lost: null, fresh: errorPages };
    const { site, previous } = compared;
    const old = site.files.flatMap(({ path, text }) => {
        const before = previous.files.get(path)?.text ?? null;
        return text?.textSha256 === null && before !== null ? [{ path, before }] : [];
    });
    const lost = old.filter(({ before }) => before.textSha256 !== null).map(({ path }) => path);
    const count = (errorPages?.count ?? 0) - old.length;
    return {
        lost: (0,page_texts/* somePages */.xZ)(lost),
        fresh: errorPages === null || count <= 0 ? null : { ...errorPages, count },
    };
}

// EXTERNAL MODULE: ./lib/site/manifest.js + 1 modules
var manifest = __nccwpck_require__(982);
// EXTERNAL MODULE: ./lib/site/page-list.js
var page_list = __nccwpck_require__(197);
;// CONCATENATED MODULE: ./lib/site/inspect-site.js








/** Of pages that were not read. */
const PAGES_UNREAD = {
    texts: null,
    repeated: [],
    errorPages: null,
    siteUrl: null,
    addressStyle: address_style/* UNKNOWN_STYLE */.VH,
};
/**
 * Inspects the files of an unpacked site: what is in it, how it differs from the published one, and whether it may
 * replace that one. Throws `site-incomplete`.
 */
function inspectSite(site, { comparison, gates, job: { domain } }, { emit }) {
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
    const problems = judgeSite(site, gates);
    if (problems.length > 0)
        throw new core_failure/* Failure */.HR('site-incomplete', { problems });
    return { pageCount: site.files.filter(({ path }) => (0,file_index/* isPage */.yp)(path)).length, changes };
}
/** Why a site with such pages may not replace the published one. `files` are needed for a comparison only. */
function judgeRead({ pageCount, files }, { gates, comparison }, { errorPages, texts }) {
    const previous = comparison?.previous ?? null;
    const compared = previous === null || files === null ? null : { site: (0,file_index/* withTexts */.j8)(files, texts), previous };
    return judgePages(pageCount, gates, { errorPages, compared });
}
/** Drafts the files about a site. `null`: no file is written. Throws `disk-full`, `disk-error`. */
function draftReports({ files: listed, changes, texts, repeated, siteUrl: ownUrl, addressStyle }, { manifestPath, comparison, job: { domain, version }, jobId, uploadPath }, { drafts, clock, emit }) {
    if (changes === null && manifestPath === null)
        return null;
    const site = (0,file_index/* withTexts */.j8)(listed, texts);
    let lists = null;
    if (comparison !== null && changes !== null) {
        const { previous, maxInvalidations } = comparison;
        const hasTexts = previous === null || [...previous.files.values()].some(({ text }) => text !== null);
        const missing = texts === null ? 'now' : 'earlier';
        const pages = texts === null || !hasTexts ? missing : (0,page_changes/* pageChangesOf */.Wl)(site, previous);
        // The site may be served at another address than that of the service, or below a path.
        const siteUrl = ownUrl?.replace(/\/$/, '') ?? (domain === null ? null : `https://${domain}`);
        const files = changes.added.length + changes.changed.length + changes.removed.length;
        const facts = { files, siteUrl, pageStyle: addressStyle.pages, titles: (0,page_list/* titlesOf */.B7)(texts) };
        emit({ kind: 'pages-compared', pages, isFirst: changes.isFirst, ...facts });
        lists = drafts.writeLists((0,site_changes/* changeFiles */.GK)(changes, {
            contentDigest: site.contentDigest,
            previousContentDigest: previous?.contentDigest ?? null,
            maxInvalidations,
            pages: typeof pages === 'string' ? null : pages,
            pagesText: typeof pages === 'string' ? `${page_list/* WITHOUT_TEXTS */.wV[pages]}\n` : (0,page_list/* pageListText */.Hh)(pages, facts),
        }));
    }
    if (manifestPath !== null)
        drafts.write(manifestPath, (0,manifest/* manifestText */.$2)({ domain, jobId, version, createdMs: clock.now(), addressStyle, repeated: texts && repeated }, site));
    return {
        manifestPath,
        changesPath: lists?.['changes.json'] ?? null,
        uploadPath,
        invalidationPath: lists?.['invalidations.txt'] ?? null,
        pagesPath: lists?.['pages.md'] ?? null,
    };
}

// EXTERNAL MODULE: ./lib/check/report/check-text.js
var check_text = __nccwpck_require__(6811);
;// CONCATENATED MODULE: ./lib/check/check-site.js




/**
 * Reads the unpacked site before anything is published: checks it, reads the texts of its pages, or both. Rejects with
 * `site-incomplete` for what `judge` finds, with `site-check-failed` for findings and `site-check-broken` when the check
 * fails (both only with `check: fail`), with `disk-*` for a report that cannot be written, or with the reason of the signal.
 */
async function checkSite({ check, textsFor, root, judge }, { readSite, drafts, emit }, signal) {
    if (check === null && textsFor === null)
        return { reportPath: null, ...PAGES_UNREAD };
    emit({ kind: 'phase', phase: 'check' });
    // Where nothing is checked, what hosts are asked for does not matter.
    const { hosting = 'cloud', reportPath = null, accepted, missingBaseline = null } = check ?? {};
    const isStrict = check?.onFindings === 'fail';
    const draft = reportPath === null ? null : drafts.place(reportPath);
    const onProgress = (fileCount, totalFiles) => {
        emit({ kind: 'check-progress', isCheck: check !== null, fileCount, totalFiles });
    };
    const reading = { root, hosting, reportPath: draft, accepted, textsFor };
    const { answer, texts: read } = await readSite(reading, onProgress, signal);
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
        if (textsFor !== null)
            emit({ kind: 'texts-unread', problem });
        const problems = judge(PAGES_UNREAD);
        if (problems.length > 0)
            throw new core_failure/* Failure */.HR('site-incomplete', { problems });
        return { reportPath: null, ...PAGES_UNREAD };
    }
    if (read !== null)
        emit({ kind: 'texts-read', pages: read.texts.size });
    const { outcome, errorPages, addressStyle } = answer;
    const { texts, repeated } = read ?? PAGES_UNREAD;
    const pages = { texts, repeated, errorPages, siteUrl: outcome.siteUrl, addressStyle };
    const problems = judge(pages);
    const incomplete = problems.length === 0 ? null : new core_failure/* Failure */.HR('site-incomplete', { problems });
    const failure = incomplete ?? (isStrict ? failureOf(outcome, { reportPath, missingBaseline }) : null);
    if (check !== null)
        emit({ kind: 'site-checked', outcome, missingBaseline, refused: failure !== null });
    if (draft !== null && reportPath !== null)
        drafts.keep(draft, reportPath);
    if (failure === null)
        return { reportPath, ...pages };
    if (reportPath !== null) {
        drafts.publishAlone(reportPath);
        emit({ kind: 'check-report-written', path: reportPath });
    }
    throw failure;
}
function failureOf({ findings, places, pages, groups: [worst], baseline }, paths) {
    if (findings === 0)
        return null;
    const first = worst === undefined ? '' : (0,check_text/* noticeOf */.QJ)(worst);
    const known = baseline?.known ?? null;
    return new core_failure/* Failure */.HR('site-check-failed', { findings, places, pages, first, known, ...paths });
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
    const problem = `the object storage answered ${status}`;
    if (status === 429 || status === 408 || status === 425 || status >= 500)
        return { kind: 'retry', problem, waitMs };
    if (status >= 400)
        return { kind: 'fresh-link', problem };
    return { kind: 'retry', problem: `${problem}, which is not expected`, waitMs: null };
}
function planPartial(wanted, head) {
    const range = /^bytes (\d{1,16})-(\d{1,16})\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
    if (range === null)
        return startOver(wanted, 'the object storage sent a part without saying which one');
    const [first, last, total] = [Number(range[1]), Number(range[2]), Number(range[3])];
    const etag = strongEtag(head.etag);
    if (isPart(wanted)) {
        if (etag !== wanted.etag)
            return startOver(wanted, BUNDLE_CHANGED, true);
        if (etag === null)
            return startOver(wanted, 'the object storage has no ETag to tell whether the bundle is still the same');
        // With the same ETag it is the same bundle, so the store is wrong about the length.
        if (wanted.totalBytes !== null && wanted.totalBytes !== total)
            return startOver(wanted, 'the object storage says of a part that the bundle has another length');
    }
    if (first !== wanted.fromByte || last !== Math.min(total, wanted.endByte ?? total) - 1)
        return startOver(wanted, 'the object storage sent another part than the one asked for');
    const length = readLength(head.contentLength);
    if (length !== null && length !== last - first + 1)
        return startOver(wanted, "the object storage's lengths contradict each other");
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
    return startOver(wanted, 'the object storage has no bytes where the download stopped');
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

// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(1814);
;// CONCATENATED MODULE: ./lib/download/retries.js




/** `detail`: the store's own words. */
function failedAttempt(problem, detail = null) {
    const said = detail === null ? problem : `${problem} (${detail})`;
    return { problem: said, waitMs: null, freshLink: false, slowDown: false, refusal: null };
}
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
    async pause(failed, state, signal) {
        if (state.failedAttempts >= ATTEMPTS_WITHOUT_PROGRESS || this.#isGoneForGood(failed, state))
            throw this.outOfAttempts(failed, state.heldBytes);
        const waitMs = pauseMs(failed, state.failedAttempts, this.#clock.random());
        if (this.#isFirstOfCause(failed, state)) {
            const { problem, freshLink } = failed;
            this.#emit({ kind: 'download-resumed', problem, fromByte: state.fromByte, waitMs, freshLink });
        }
        await sleep(this.#clock, waitMs, signal);
    }
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
    #isFirstOfCause({ problem }, { stretch }) {
        const last = this.#reported;
        const atMs = this.#clock.now();
        if (last?.problem === problem && last.stretch !== stretch && atMs - last.atMs < MOMENT_MS)
            return false;
        this.#reported = { problem, stretch, atMs };
        return true;
    }
}
/** A link that has just expired is replaced at once; after repeated refusals the next link is waited for. */
function pauseMs({ freshLink, waitMs }, failedAttempts, random) {
    const ownMs = freshLink && failedAttempts <= 1 ? 0 : retryDelayMs(Math.max(1, failedAttempts), random);
    const wantedMs = waitMs === null ? ownMs : Math.max(waitMs, RETRY_FIRST_MS);
    return Math.min(wantedMs, ERROR_RUN_LIMIT_MS);
}
/** Counts the attempts in a row that brought nothing, for one stretch. */
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

;// CONCATENATED MODULE: ./lib/download/fetcher.js



/** Thrown when no byte that has come can be used: the download starts over, from the first byte. */
class StartOver extends Error {
    name = 'StartOver';
    /** What counts as a failed attempt; `null`: it was counted already. */
    failed;
    /** It is another bundle than before. */
    isOther;
    constructor(failed, isOther = false) {
        super('the download starts over');
        this.failed = failed;
        this.isOther = isOther;
    }
}
/** Thrown when the store does not serve parts of the bundle, or not so many at a time. */
class PartsRefused extends Error {
    name = 'PartsRefused';
}
/** Chunks come by the thousand. */
const REPORT_EVERY_MS = 200;
/** Fetches stretches of one bundle: all their bytes are of one ETag. */
class Fetcher {
    /** Bytes that have come and will be used, in any order. */
    heldBytes = 0;
    #ports;
    #known = null;
    #reportedMs = -Infinity;
    constructor(ports) {
        this.#ports = ports;
    }
    /**
     * Fetches a stretch to its end, through every failure that a retry may pass. Rejects with `StartOver`, for a part with
     * `PartsRefused`, with a `Failure`, or with the signal's reason.
     */
    async fetch(stretch, signal) {
        const { links, retries } = this.#ports;
        for (;;) {
            const link = await links.current();
            const tried = await this.#attempt(stretch, link, signal);
            if (tried === null)
                return;
            if (tried.freshLink)
                links.replace(link);
            // Without an ETag the next attempt begins at zero.
            const fromByte = (this.#known?.etag ?? null) === null ? 0 : stretch.at;
            const failedAttempts = stretch.budget.failedAt(stretch.at);
            await retries.pause(tried, { stretch, failedAttempts, fromByte, heldBytes: this.heldBytes }, signal);
            if (tried.slowDown && stretch.end !== null)
                throw new PartsRefused();
        }
    }
    /** Asks once for what is missing. `null`: nothing is, or no more is wanted. */
    async #attempt(stretch, link, signal) {
        const { store, clock } = this.#ports;
        const { at: fromByte, end: endByte } = stretch;
        // Whatever comes from the first byte on may be another bundle: nothing is joined with it.
        const known = fromByte === 0 ? null : this.#known;
        const etag = known?.etag ?? null;
        // Without an ETag nothing can tell whether the rest belongs to what is held.
        if (fromByte > 0 && etag === null)
            throw new StartOver(null);
        const reply = await store.read(link.url, { fromByte, endByte, ifRange: etag }, signal);
        if (reply.kind === 'lost')
            return failedAttempt(reply.problem);
        const { head } = reply;
        const wanted = { fromByte, endByte, etag, totalBytes: known?.totalBytes ?? null };
        const plan = planRange(wanted, head, clock.now());
        if (plan.kind === 'append' || (plan.kind === 'whole' && !plan.changed && endByte === null))
            return await this.#receive(stretch, { reply, plan, link });
        reply.close();
        switch (plan.kind) {
            case 'complete':
                return null;
            case 'whole':
                throw plan.changed ? new StartOver(failedAttempt(BUNDLE_CHANGED), true) : new PartsRefused();
            case 'start-over':
                // A part with the wrong labels says nothing of the rest.
                if (!plan.changed && endByte !== null)
                    throw new PartsRefused();
                throw new StartOver(failedAttempt(plan.problem), plan.changed);
            case 'fresh-link':
                return {
                    ...failedAttempt(plan.problem, head.detail),
                    freshLink: true,
                    refusal: { status: head.status, detail: head.detail },
                };
            case 'retry':
                return {
                    ...failedAttempt(plan.problem, head.detail),
                    waitMs: plan.waitMs,
                    slowDown: head.status === 429 || head.status === 503,
                };
        }
    }
    async #receive(stretch, { reply, plan, link }) {
        const { totalBytes, etag } = plan;
        const { checkSize } = this.#ports;
        const known = { totalBytes, etag, hasRanges: plan.kind === 'append' || reply.head.acceptsRanges };
        const most = stretch.end ?? totalBytes ?? link.sizeBytes ?? Infinity;
        // Bytes of a whole answer that are held already.
        let skip = plan.kind === 'whole' ? stretch.at : 0;
        try {
            if (stretch.at === 0)
                this.#known = known;
            stretch.onHead?.(known);
            for await (const chunk of reply.body) {
                const bytes = chunk.subarray(Math.min(skip, chunk.length));
                skip -= chunk.length - bytes.length;
                if (stretch.at + bytes.length > most) {
                    // The link may be older than the bundle.
                    if (totalBytes === null) {
                        await stretch.take(bytes.subarray(0, most - stretch.at));
                        checkSize(link, 'more');
                    }
                    return failedAttempt('the object storage sent more than it announced');
                }
                this.#count(bytes.length, link);
                const isWanted = await stretch.take(bytes);
                stretch.at += bytes.length;
                // Only now: a sign-in page has a wrong size, and the sink names it.
                checkSize(link, totalBytes);
                if (!isWanted)
                    return null;
            }
        }
        catch (error) {
            if (!(error instanceof http_problem/* HttpProblem */.AF))
                throw error;
            // A cut after the last byte of a part does not matter.
            if (stretch.at !== stretch.end)
                return failedAttempt(error.message);
        }
        finally {
            reply.close();
        }
        const end = stretch.end ?? totalBytes ?? 0;
        return skip > 0 || stretch.at < end ? failedAttempt('the answer ended too early') : null;
    }
    #count(bytes, link) {
        this.heldBytes += bytes;
        const nowMs = this.#ports.clock.now();
        const totalBytes = this.#known?.totalBytes ?? link.sizeBytes;
        if (nowMs - this.#reportedMs < REPORT_EVERY_MS && this.heldBytes !== totalBytes)
            return;
        this.#reportedMs = nowMs;
        this.#ports.emit({ kind: 'download-progress', heldBytes: this.heldBytes, totalBytes });
    }
}

// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(9345);
// EXTERNAL MODULE: ./lib/inputs/input-values.js
var input_values = __nccwpck_require__(5288);
// EXTERNAL MODULE: ./lib/text/parsed.js
var text_parsed = __nccwpck_require__(2786);
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
            ? retry(`it answered with ${answer.isPage === true ? 'an HTML page, which' : 'something that'} is not JSON`, { status })
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
    const texts = [error, (0,text_parsed/* jsonFields */.yX)(error)?.['message'], message];
    const text = texts.find((one) => typeof one === 'string');
    if (text === undefined)
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
    const fault = (0,redact/* linkFault */.$Q)(url);
    if (fault !== null)
        return no(`its 'bundleUrl' ${fault}`);
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
    return (0,text_parsed/* valueOf */.RP)((0,addresses/* parseHostname */.Pv)(value));
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

;// CONCATENATED MODULE: ./lib/download/parts.js


const CONNECTIONS_MAX = 4;
/** Enough to hide the time between two requests; one for each connection, and the one being written, are held. */
const PART_BYTES = 4 * 1024 * 1024;
/** The decision is made after so many bytes of one answer. */
const MEASURED_BYTES = 4 * 1024 * 1024;
/** A connection that is faster is not what the run waits for: unpacking and the site check are. */
const FAST_BYTES_PER_MS = 40_000;
/** New connections cost some round trips. They are not worth them when the rest takes less than this, or is one part. */
const WORTHWHILE_MS = 2_000;
/** Whether more connections pay, where `bytes` took `waitedMs` over one, and `leftBytes` are left. */
function moreConnectionsPay(bytes, waitedMs, leftBytes) {
    const bytesPerMs = bytes / Math.max(1, waitedMs);
    return bytesPerMs < FAST_BYTES_PER_MS && leftBytes > Math.max(PART_BYTES, bytesPerMs * WORTHWHILE_MS);
}
/** How many connections so many bytes get. */
function connectionsFor(bytes) {
    return Math.min(CONNECTIONS_MAX, Math.ceil(bytes / PART_BYTES));
}
/**
 * Fetches the rest of the bundle in parts, over several connections, and gives them to the sink in order. Resolves with
 * the first byte that was not given: the end, or where the store stopped serving parts. Rejects as `Fetcher.fetch` does.
 */
async function fetchParts({ fetcher, sink, fromByte, totalBytes }, signal) {
    const own = new AbortController();
    const eitherSignal = AbortSignal.any([signal, own.signal]);
    const spare = [];
    const ahead = [];
    const connectionCount = connectionsFor(totalBytes - fromByte);
    let asked = fromByte;
    let given = fromByte;
    const ask = () => {
        if (asked === totalBytes)
            return;
        const part = fetchPart(asked, Math.min(asked + PART_BYTES, totalBytes));
        asked = Math.min(asked + PART_BYTES, totalBytes);
        // It is waited for in its turn.
        part.catch(() => undefined);
        ahead.push(part);
    };
    const fetchPart = async (from, end) => {
        const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);
        const stretch = {
            at: from,
            end,
            budget: new RetryBudget(from),
            take: (bytes) => {
                buffer.set(bytes, stretch.at - from);
                return Promise.resolve(true);
            },
        };
        await fetcher.fetch(stretch, eitherSignal);
        return buffer.subarray(0, end - from);
    };
    try {
        for (let count = 0; count < connectionCount; count += 1)
            ask();
        for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
            const bytes = await part;
            ask();
            await sink.write(bytes);
            given += bytes.length;
            spare.push(Buffer.from(bytes.buffer));
        }
    }
    catch (error) {
        if (!(error instanceof PartsRefused))
            throw error;
    }
    finally {
        own.abort();
        await Promise.allSettled(ahead);
    }
    // Parts behind the gap are dropped.
    fetcher.heldBytes = given;
    return given;
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
    const checkSize = (link, actualBytes) => {
        sizes.check(link, actualBytes, 'the object storage has a bundle of another size than the service says');
    };
    let changes = 0;
    let mayBeShared = true;
    for (;;) {
        const fetcher = new Fetcher({ ...ports, links, retries, checkSize });
        try {
            await fetchAll({ ...ports, fetcher, budget, mayBeShared }, signal);
            if (links.latest !== null)
                sizes.check(links.latest, fetcher.heldBytes, 'the bundle is not as long as the service says');
            const done = await sink.close();
            emit({ kind: 'downloaded', ...done });
            return done;
        }
        catch (error) {
            if (!(error instanceof StartOver))
                throw await namedBySink(error, sink);
            const { failed, isOther } = error;
            // Where a store has several machines, each with its own ETag, parts cannot be joined.
            mayBeShared = false;
            if (isOther) {
                budget.reset();
                changes += 1;
                if (changes >= ATTEMPTS_WITHOUT_PROGRESS)
                    throw retries.outOfAttempts(failed ?? failedAttempt(BUNDLE_CHANGED), fetcher.heldBytes);
            }
            if (failed === null)
                continue;
            if (failed.freshLink && links.latest !== null)
                links.replace(links.latest);
            const state = { stretch: budget, failedAttempts: budget.failedAt(0), fromByte: 0, heldBytes: 0 };
            await retries.pause(failed, state, signal);
        }
    }
}
/** Fetches the bundle from its first byte: over one connection, and the rest over several where they pay. */
async function fetchAll({ fetcher, sink, clock, emit, budget, mayBeShared }, signal) {
    const seen = {
        known: null,
        bytes: 0,
        waitedMs: 0,
        sinceMs: 0,
        pays: mayBeShared ? null : false,
    };
    const stream = {
        at: 0,
        end: null,
        budget,
        onHead: (known) => {
            Object.assign(seen, { bytes: 0, waitedMs: 0, sinceMs: clock.now() });
            if (stream.at > 0)
                return;
            seen.known = known;
            sink.begin(known.totalBytes);
        },
        take: async (bytes) => {
            seen.waitedMs += clock.now() - seen.sinceMs;
            await sink.write(bytes);
            seen.sinceMs = clock.now();
            seen.bytes += bytes.length;
            if (seen.pays !== null || seen.bytes < MEASURED_BYTES)
                return true;
            const leftBytes = shareableBytes(seen.known) - stream.at - bytes.length;
            seen.pays = moreConnectionsPay(seen.bytes, seen.waitedMs, leftBytes);
            return !seen.pays;
        },
    };
    await fetcher.fetch(stream, signal);
    if (seen.pays !== true)
        return;
    const totalBytes = shareableBytes(seen.known);
    emit({ kind: 'download-connections', connectionCount: connectionsFor(totalBytes - stream.at) });
    stream.at = await fetchParts({ fetcher, sink, fromByte: stream.at, totalBytes }, signal);
    if (stream.at === totalBytes)
        return;
    emit({ kind: 'download-connections', connectionCount: 1 });
    await fetcher.fetch(stream, signal);
}
/** The length of a bundle whose parts can be asked for and joined; 0 for any other. */
function shareableBytes(known) {
    return known !== null && known.hasRanges && known.etag !== null ? (known.totalBytes ?? 0) : 0;
}
/** A sign-in page has a wrong size: where that ends the download, the sink says what it got. */
async function namedBySink(error, sink) {
    if (!(0,core_failure/* isFailure */.N6)(error, 'bundle-size-wrong'))
        return error;
    return await sink.close().then(() => error, (other) => ((0,core_failure/* isFailure */.N6)(other, 'archive-unknown') ? other : error));
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
        throw new StartOver({ ...failedAttempt(problem), freshLink: true });
    }
}

// EXTERNAL MODULE: ./lib/text/known-secrets.js
var known_secrets = __nccwpck_require__(1324);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
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
    for (const found of (0,job_record/* findRecords */.gP)(listed.value, hashOf(wanted), records.attempt)) {
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
    const artifactName = (0,job_record/* recordName */.xD)(hashOf(wanted), record);
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
function hashOf({ apiUrl, job }) {
    return (0,external_node_crypto_.hash)('sha256', (0,job_record/* exportIdentity */.dE)(apiUrl, job));
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
async function takeJob(options, ports, signal) {
    const { apiUrl, job, reattach, timeoutMs } = options;
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
    const jobId = await startJob(job, options, ports, signal);
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
async function startJob(job, { apiKey, timeoutMs, waitsWhenBusy, pollIntervalMs, maxPollIntervalMs }, ports, signal) {
    const { service, clock, emit } = ports;
    const beganMs = clock.now();
    const deadlineMs = beganMs + timeoutMs;
    let isBusy = false;
    const start = () => callService({
        doing: 'start',
        send: (sendSignal) => service.start(job, sendSignal),
        read: (json) => withoutKey(readStartedJob(json), apiKey),
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
/** A job id that holds the key would be masked: no later job could get it, and nobody could read it. */
function withoutKey(id, apiKey) {
    if (!id.ok || (!id.value.includes(apiKey) && (0,known_secrets/* textWithout */.i)(apiKey)(id.value) === id.value))
        return id;
    return { ok: false, problem: "its 'jobId' contains the API key" };
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

// EXTERNAL MODULE: ./lib/upload/pages-tar.js
var pages_tar = __nccwpck_require__(8935);
// EXTERNAL MODULE: ./lib/upload/upload-inputs.js
var upload_inputs = __nccwpck_require__(8720);
;// CONCATENATED MODULE: ./lib/upload/hand-over.js






/** Of the tar, as `actions/deploy-pages` counts: GitHub supports one GiB, and does not try beyond ten. */
const PAGES_SUPPORTED_BYTES = 1024 ** 3;
const PAGES_MAX_BYTES = 10 * 1024 ** 3;
/**
 * Refuses, before anything is published, what cannot be uploaded after it. Throws `upload-name-refused` or
 * `pages-too-large`.
 */
function checkUpload(target, site, { emit }) {
    if (target === null || target.kind === 'bundle' || site === null)
        return;
    if (target.kind === 'site') {
        const refused = refusedPath(site.files.map(({ path }) => path));
        if (refused !== null)
            throw new core_failure/* Failure */.HR('upload-name-refused', refused);
        return;
    }
    const tarBytes = (0,pages_tar/* pagesTarBytes */.Rk)((0,pages_tar/* siteEntries */.QG)(site).filter(pages_tar/* isForPages */.Mt));
    if (tarBytes > PAGES_MAX_BYTES)
        throw new core_failure/* Failure */.HR('pages-too-large', { bytes: tarBytes, limit: PAGES_MAX_BYTES });
    if (tarBytes > PAGES_SUPPORTED_BYTES)
        emit({ kind: 'pages-large', bytes: tarBytes, limit: PAGES_SUPPORTED_BYTES });
}
/**
 * Hands on what has been published: the artifact, then the Helm values, whose link is asked for last so that it lives as
 * long as it can. Rejects with `upload-failed`, `disk-*`, what `issueLink` rejects with, or the signal's reason.
 */
async function handOver(options, { jobId, issueLink, site }, ports, signal) {
    const { staging, drafts, emit } = ports;
    if (options.upload !== null) {
        emit({ kind: 'phase', phase: 'upload' });
        const packed = await staging.pack(options.upload, site, signal);
        const fileCount = options.upload.kind === 'site' ? packed.files.length : null;
        emit({ kind: 'upload-started', upload: options.upload, fileCount });
        emit({ kind: 'uploaded', artifact: await upload(options.upload, packed, ports, signal) });
    }
    if (options.helmValuesPath !== null) {
        const link = await issueLink(signal);
        const { domain, version } = options.job;
        drafts.publishSecret(options.helmValuesPath, helmValues({ link, jobId, domain, version }));
        emit({ kind: 'values-written', path: options.helmValuesPath, expiresAt: link.expiresAt });
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
/** Attempts of the whole upload. The client makes up to five of each request by itself. */
const UPLOAD_ATTEMPTS = 3;
/** More artifacts of one name than any run has had attempts. */
const REMOVED_MAX = 100;
/**
 * Uploads under a name, and replaces what has that name in this run: a second artifact of one name, which an
 * earlier attempt of the run may have left, is one too many for `actions/deploy-pages`.
 * Rejects with `upload-failed` or the signal's reason.
 */
async function upload(target, packed, { artifacts, clock, emit }, signal) {
    const { kind, artifactName } = target;
    for (let attempt = 1;; attempt += 1) {
        await removeAll(artifactName, artifacts, signal);
        const reply = await artifacts.send(target, packed, signal);
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
    for (let count = 0; count < REMOVED_MAX; count += 1) {
        const reply = await artifacts.removeNewest(artifactName, signal);
        if (!reply.ok || !reply.value)
            return;
    }
}
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

;// CONCATENATED MODULE: ./lib/export/export-bundle.js









/** "Not yet", by the names that the service is known to use. */
const PENDING_STATUSES = ['queued', 'running'];
/**
 * The export from start to finish: start or follow the job, wait, download the bundle, unpack, check, publish, hand over.
 * Rejects with a `Failure`, or with the signal's reason.
 */
async function exportBundle(inputs, ports, signal) {
    const { staging, emit } = ports;
    const handOverPorts = { ...ports, drafts: staging.drafts };
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
        await handOver(inputs, { ...facts, site: null }, handOverPorts, signal);
        return 'success';
    }
    emit({ kind: 'phase', phase: 'download' });
    const sink = staging.openSink(inputs.site, emit, signal);
    await download({ ...ports, issueLink, sink }, signal);
    const made = inputs.site === null ? null : await prepareSite(inputs, job.jobId, ports, signal);
    checkUpload(inputs.upload, made?.site ?? null, ports);
    signal.throwIfAborted();
    emit({ kind: 'phase', phase: 'publish' });
    staging.publish(made?.root ?? null);
    emit({ kind: 'published', sitePath: inputs.site?.path ?? null, bundlePath: inputs.bundlePath });
    if (made !== null && made.reports !== null)
        emit({ kind: 'reports-published', ...made.reports });
    if (made !== null && made.reportPath !== null)
        emit({ kind: 'check-report-written', path: made.reportPath });
    const root = inputs.site?.path ?? made?.root ?? '';
    const site = made?.site ?? null;
    await handOver(inputs, { ...facts, site: site && { ...site, root } }, handOverPorts, signal);
    return 'success';
}
/** Unpacks the site, inspects it, checks it, and drafts the files about it. */
async function prepareSite(inputs, jobId, ports, signal) {
    const { drafts, readSite } = ports.staging;
    const readsTexts = inputs.manifestPath !== null || inputs.comparison !== null;
    const { root, site, pageCount, changes } = await unpackSite(inputs, readsTexts, ports);
    const judge = (pages) => judgeRead({ pageCount, files: site }, inputs, pages);
    const previous = inputs.comparison?.previous ?? null;
    const textsFor = readsTexts && site !== null ? { site, previous } : null;
    const checking = { check: inputs.check, textsFor, root, judge };
    const read = await checkSite(checking, { ...ports, drafts, readSite }, signal);
    const { reportPath } = read;
    if (site === null)
        return { root, site, reports: null, reportPath };
    let uploadPath = null;
    if (changes !== null) {
        const published = changes.uploads.length === site.files.length ? inputs.site?.path : null;
        uploadPath = published ?? (await drafts.linkFiles(root, changes.uploads, signal));
    }
    const options = { ...inputs, jobId, uploadPath };
    const reports = draftReports({ files: site, changes, ...read }, options, { ...ports, drafts });
    return { root, site, reports, reportPath };
}
/**
 * A function of its own, so that the list of files can be freed before the pages are read: with 80,000 files it takes a
 * fifth of this process's memory.
 */
async function unpackSite(inputs, readsTexts, { staging, emit }) {
    const site = await staging.unpack(emit);
    const inspection = inspectSite(site, inputs, { emit });
    const isNeeded = readsTexts || inputs.upload !== null;
    return { ...inspection, root: site.root, site: isNeeded ? site : null };
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

/***/ 8934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  DP: () => (/* binding */ EXPORT_INPUTS)
});

// UNUSED EXPORTS: INPUT_DEFAULTS, parseInputs

// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
// EXTERNAL MODULE: ./lib/text/parsed.js
var parsed = __nccwpck_require__(2786);
// EXTERNAL MODULE: ./lib/inputs/target-path.js
var target_path = __nccwpck_require__(4022);
;// CONCATENATED MODULE: ./lib/inputs/earlier-file.js



/** Makes the parser of an input that names such a file, where `parse` reads its text. */
function earlierFileParser({ mostBytes, choose, without, writer, missing }, parse) {
    return (value, machine) => {
        const read = (0,target_path/* readPath */.G7)(value, machine, choose);
        if (!('value' in read))
            return read;
        const path = read.value;
        const state = machine.pathState(path);
        const found = (content) => 'value' in content ? { value: { path, content: content.value } } : content;
        if (state === 'missing' || state === 'below-file')
            return found(missing);
        if (state === 'folder' || state === 'empty-folder')
            return (0,parsed/* refuse */.TR)('is a folder', choose);
        const bytes = machine.readBytes(path, mostBytes);
        if (bytes === 'unreadable')
            return (0,parsed/* refuse */.TR)('cannot be read', choose);
        if (bytes === 'too-large')
            return (0,parsed/* refuse */.TR)(`is larger than ${(0,amounts/* formatBytes */.z3)(mostBytes)}`, without);
        let text;
        try {
            text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        }
        catch {
            return (0,parsed/* refuse */.TR)('is not UTF-8', `Keep the file as '${writer}' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.`);
        }
        return found(parse(text));
    };
}

// EXTERNAL MODULE: ./lib/inputs/input-table.js
var input_table = __nccwpck_require__(9988);
// EXTERNAL MODULE: ./lib/inputs/input-values.js
var input_values = __nccwpck_require__(5288);
// EXTERNAL MODULE: ./lib/text/json.js
var text_json = __nccwpck_require__(2845);
// EXTERNAL MODULE: ./lib/check/report/severity.js
var severity = __nccwpck_require__(472);
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
        const kind = severity/* FINDING_KINDS */.mH.find((one) => one === first) ?? null;
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
        return (0,parsed/* refuse */.TR)(`holds ${problems.slice(0, FAULTS_SHOWN_MAX).join('; ')}`, [...remedies].join(' '));
    if (patterns.length > PATTERNS_MAX)
        return (0,parsed/* refuse */.TR)(`has more than ${PATTERNS_MAX} patterns`, "Use '*' and '**', or 'check-baseline'.");
    return { value: patterns };
}
const ADDRESS = "Write the address as the finding names it, such as '/api/**', '/guide#setup' or 'cdn.example.com'.";
/** What is wrong with a pattern, and the remedy. `word`: its first word, if that is no kind and more follows. */
function faultOf(address, word) {
    if (word !== '')
        return [`and '${word}' is no kind of problem`, `The kinds are ${severity/* FINDING_KINDS */.mH.join(', ')}.`];
    if (severity/* FINDING_KINDS */.mH.some((kind) => kind === address))
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
const BASELINE_MAX_BYTES = 64 * 1024 * 1024;
/** A place has five marks and at least 40 characters. */
const JSON_LIMITS = { charsPerMark: 6, marksMax: 2 * 1024 * 1024 };
const REMEDY = "Give a report that 'check-report' wrote, or a path where there is no file if nothing is known yet.";
/** The same for the same kind and target. */
function knownKey(kind, subject) {
    return `${kind} ${subject}`;
}
/** Reads an earlier report, as far as it says what is known. It is untrusted: the file may have been changed meanwhile. */
function readBaseline(text) {
    if ((0,text_json/* isOvercrowded */.h)(text, JSON_LIMITS))
        return (0,parsed/* refuse */.TR)('is no report of the site check', REMEDY);
    const json = (0,text_json/* parseJson */.q)(text);
    if (json === undefined)
        return (0,parsed/* refuse */.TR)('is not JSON', REMEDY);
    const { schemaVersion, findings } = (0,parsed/* jsonFields */.yX)(json) ?? {};
    if (typeof schemaVersion === 'number' && schemaVersion > 1)
        return (0,parsed/* refuse */.TR)(`has schema version ${schemaVersion}`, 'Use the newest version of the action.');
    if (schemaVersion !== 1 || !Array.isArray(findings))
        return (0,parsed/* refuse */.TR)('is no report of the site check', REMEDY);
    const known = new Map();
    for (const [at, finding] of findings.entries()) {
        const { kind, harm, state, ...fields } = (0,parsed/* jsonFields */.yX)(finding) ?? {};
        const subjects = subjectsIn(kind, fields);
        if (typeof kind !== 'string' || subjects === null)
            return (0,parsed/* refuse */.TR)(`has no kind with its target as finding number ${at + 1}`, REMEDY);
        for (const subject of subjects)
            known.set(knownKey(kind, subject), harm !== 'none' && state !== 'ignored');
    }
    return { value: [...known] };
}
/** The targets of a finding, as `subjectOf` has them; one per page for a fault of pages. `null`: they are not there. */
function subjectsIn(kind, fields) {
    const { target, anchor, host, places } = fields;
    const known = severity/* FINDING_KINDS */.mH.find((one) => one === kind);
    if (known !== undefined && (0,severity/* isOfPages */.EJ)(known)) {
        const pages = Array.isArray(places) ? places.map((place) => (0,parsed/* jsonFields */.yX)(place)?.['page']) : [null];
        return pages.every((page) => typeof page === 'string') ? pages.map((page) => `/${page}`) : null;
    }
    if (known !== 'missing-anchor')
        return stringIn(known === 'external-load' ? host : target);
    return typeof target === 'string' && typeof anchor === 'string' ? [`/${target}#${anchor}`] : null;
}
function stringIn(value) {
    return typeof value === 'string' ? [value] : null;
}

;// CONCATENATED MODULE: ./lib/check/check-inputs.js





const MODES = "Write 'warn' to list the problems, 'fail' to list them and publish nothing, or 'off'.";
const HOSTINGS = "Write 'client-hosted' for a host of your own, 'air-gapped' for one without access to other hosts, or 'cloud'.";
const BASELINE = {
    mostBytes: BASELINE_MAX_BYTES,
    choose: "Choose the file that 'check-report' of an earlier run has written.",
    without: "Leave 'check-baseline' out.",
    writer: 'check-report',
    missing: { value: null },
};
const CHECK_INPUTS = {
    check: (0,input_table/* input */.hF)('onFindings', 'warn', (0,input_values/* choiceParser */.X7)(['off', 'warn', 'fail'], MODES)),
    hosting: (0,input_table/* input */.hF)('hosting', 'client-hosted', (0,input_values/* choiceParser */.X7)(['cloud', 'client-hosted', 'air-gapped'], HOSTINGS)),
    'check-ignore': (0,input_table/* optional */.lq)('ignore', parseIgnore),
    'check-baseline': (0,input_table/* optional */.lq)('baseline', earlierFileParser(BASELINE, readBaseline)),
    'check-report': (0,input_table/* optional */.lq)('reportPath', (0,target_path/* filePathParser */.tr)('check-report')),
};
/** `null`: nothing is checked. */
function checkOf(values) {
    const { onFindings, hosting, ignore, baseline, reportPath } = values;
    if (onFindings === 'off')
        return null;
    const accepted = { ignore: ignore ?? [], known: baseline?.content ?? null };
    const missingBaseline = baseline?.content === null ? baseline.path : null;
    return { onFindings, hosting, reportPath, accepted, missingBaseline };
}

// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(9345);
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
    'api-key': (0,input_table/* required */.mw)('apiKey', input_values/* parseApiKey */.Xu, NO_KEY),
    'api-url': (0,input_table/* required */.mw)('apiUrl', addresses/* parseApiUrl */.nV, NO_API_URL),
};
const CERTIFICATE_INPUT = { 'ca-certificate': (0,input_table/* optional */.lq)('caCertificate', readCertificate) };
const WAIT_INPUTS = {
    timeout: (0,input_table/* input */.hF)('timeoutMs', '60m', parseTimeout),
    'poll-interval': (0,input_table/* input */.hF)('pollIntervalMs', '2s', (text, _, textOf) => parseShortest(text, textOf('max-poll-interval'))),
    'max-poll-interval': (0,input_table/* input */.hF)('maxPollIntervalMs', '30s', parseInterval),
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
    return (0,parsed/* refuse */.TR)(`is longer than 'max-poll-interval' (${(0,amounts/* asInput */.lv)(most.value)})`, remedy);
}
function readCertificate(value, machine) {
    if (!takesAuthorities(machine.nodeVersion))
        return (0,parsed/* refuse */.TR)(`cannot be used on Node ${machine.nodeVersion}`, NEWER_NODE);
    const remedy = 'Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.';
    if (value.startsWith('-----BEGIN'))
        return (0,parsed/* refuse */.TR)('is a certificate itself instead of the path of one', remedy);
    const path = (0,target_path/* readPath */.G7)(value, machine, remedy);
    if (!('value' in path))
        return path;
    const bytes = machine.readBytes(path.value, CERTIFICATE_MAX_BYTES);
    if (typeof bytes === 'string')
        return (0,parsed/* refuse */.TR)('names no file that can be read', remedy);
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

;// CONCATENATED MODULE: ./lib/job/job-inputs.js




const WHEN_BUSY = "Write 'wait' to start when the other export has ended, or 'fail' to end at once.";
/** It comes first in `action.yml`. One of `domain` and `job-id` has to be set. */
const DOMAIN_INPUT = { domain: (0,input_table/* optional */.lq)('domain', addresses/* parseHostname */.Pv) };
/** The other inputs that say which job the run is about. */
const JOB_INPUTS = {
    'job-id': (0,input_table/* optional */.lq)('jobId', (text) => (0,input_values/* parseJobId */.et)(text)),
    'when-busy': (0,input_table/* input */.hF)('whenBusy', 'fail', (0,input_values/* choiceParser */.X7)(['fail', 'wait'], WHEN_BUSY)),
    reattach: (0,input_table/* input */.hF)('reattach', 'false', input_values/* parseBoolean */.yG),
    version: (0,input_table/* optional */.lq)('version', input_values/* parseVersion */.ot),
    paths: (0,input_table/* optional */.lq)('paths', input_values/* parsePaths */.Iz),
};
/** What is wrong with `domain` where neither is set. */
const NO_JOB = (0,parsed/* refuse */.TR)('is empty', "Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.");
/** The job that is started or followed. */
function jobOf({ jobId, domain, version, paths, }) {
    return jobId === null
        ? { kind: 'start', domain: domain ?? '', version, paths }
        : { kind: 'follow', jobId, domain, version };
}

// EXTERNAL MODULE: ./lib/site/manifest.js + 1 modules
var manifest = __nccwpck_require__(982);
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
const NOTHING_BEFORE = (0,parsed/* refuse */.TR)("has nothing to compare with: 'previous-manifest' is not set", "Set 'previous-manifest' to the manifest of the published site, or leave this out.");
/** The inputs for the comparison and the gates of an unpacked site. */
const SITE_INPUTS = {
    'manifest-path': (0,input_table/* optional */.lq)('manifestPath', (0,target_path/* filePathParser */.tr)('manifest-path')),
    // A missing file means that nothing has been published yet.
    'previous-manifest': (0,input_table/* optional */.lq)('before', earlierFileParser(MANIFEST, manifest/* readManifest */.WI)),
    'max-invalidations': (0,input_table/* input */.hF)('maxInvalidations', '1000', (0,input_values/* countParser */.rS)(1, COUNT_MAX)),
    'min-pages': (0,input_table/* optional */.lq)('minPages', (0,input_values/* countParser */.rS)(0, COUNT_MAX), '1'),
    'max-page-drop': (0,input_table/* optional */.lq)('maxPageDrop', (text, _, textOf) => textOf('previous-manifest') === '' ? NOTHING_BEFORE : parsePercent(text)),
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
        ? (0,parsed/* refuse */.TR)('is not a percentage from 0 to 100', "Write a number such as '20'.")
        : { value: percent };
}

// EXTERNAL MODULE: ./lib/upload/upload-inputs.js
var upload_inputs = __nccwpck_require__(8720);
;// CONCATENATED MODULE: ./lib/export/inputs.js










/** Deeper than any path that a file system accepts. */
const STRIPPED_MAX = 255;
const FILES_MAX = 1_000_000_000;
/** Every input of the root action: its default and its parser. */
const INPUTS = {
    ...DOMAIN_INPUT,
    ...ACCESS_INPUTS,
    ...JOB_INPUTS,
    wait: (0,input_table/* input */.hF)('wait', 'true', input_values/* parseBoolean */.yG),
    ...WAIT_INPUTS,
    extract: (0,input_table/* input */.hF)('extract', 'true', input_values/* parseBoolean */.yG),
    'site-path': (0,input_table/* optional */.lq)('sitePath', (text, machine, textOf) => (0,target_path/* judgeSitePath */.eU)(text, (0,parsed/* valueOf */.RP)((0,input_values/* parseBoolean */.yG)(textOf('overwrite'))), machine), 'site'),
    overwrite: (0,input_table/* input */.hF)('overwrite', 'false', input_values/* parseBoolean */.yG),
    'strip-components': (0,input_table/* input */.hF)('stripComponents', '0', (0,input_values/* countParser */.rS)(0, STRIPPED_MAX)),
    'bundle-path': (0,input_table/* optional */.lq)('bundlePath', (0,target_path/* filePathParser */.tr)('bundle-path')),
    'max-size': (0,input_table/* input */.hF)('maxBytes', '10GiB', amounts/* parseByteSize */.nS),
    'max-files': (0,input_table/* input */.hF)('maxFiles', '500000', (0,input_values/* countParser */.rS)(1, FILES_MAX)),
    ...SITE_INPUTS,
    ...CHECK_INPUTS,
    ...upload_inputs/* UPLOAD_INPUTS */.Sy,
    ...CERTIFICATE_INPUT,
};
const INPUT_DEFAULTS = (0,input_table/* defaultsOf */.Gf)(INPUTS);
/** Judges all inputs: the values that the action needs, or every problem at once, in the order of `action.yml`. */
function parseInputs(raw, machine) {
    const reader = (0,input_table/* inputReader */.cN)(INPUTS, raw, machine);
    const { text, value, note, leaveOut, end } = reader;
    const plan = planOf(reader);
    leaveOut(unusedIn(plan));
    if (plan.waits && !plan.unpacks)
        for (const name of NEED_SITE)
            if (text(name) !== INPUT_DEFAULTS[name])
                note(name, NOT_UNPACKED);
    if (text('job-id') === '' && text('domain') === '')
        note('domain', NO_JOB);
    const targets = {
        read: {
            'previous-manifest': value('previous-manifest')?.path ?? null,
            'check-baseline': value('check-baseline')?.path ?? null,
        },
        written: {
            'bundle-path': value('bundle-path'),
            'manifest-path': value('manifest-path'),
            'helm-values': value('helm-values'),
            'check-report': value('check-report'),
        },
        sitePath: value('site-path'),
    };
    for (const [name, fault] of (0,target_path/* faultsOfTargets */.J4)(targets, machine))
        note(name, fault);
    const read = end();
    if ('problems' in read)
        return read;
    const { values } = read;
    const { apiKey, apiUrl, caCertificate, timeoutMs, pollIntervalMs, maxPollIntervalMs } = values;
    const { sitePath, overwrite, stripComponents, maxBytes, maxFiles, bundlePath, helmValuesPath } = values;
    const site = { path: sitePath, overwrite, stripComponents, maxBytes, maxFiles };
    const inputs = {
        ...{ apiKey, apiUrl, caCertificate, timeoutMs, pollIntervalMs, maxPollIntervalMs },
        ...siteOptionsOf(values, values.paths !== null),
        job: jobOf(values),
        waitsWhenBusy: values.whenBusy === 'wait',
        reattach: values.reattach,
        wait: plan.waits,
        site: plan.unpacks ? site : null,
        check: plan.unpacks ? checkOf(values) : null,
        bundlePath,
        upload: plan.waits ? (0,upload_inputs/* uploadOf */.n$)(values) : null,
        helmValuesPath,
    };
    // A site that is not unpacked here may lie there all the same, and is published by another step.
    const isExposed = helmValuesPath !== null && sitePath === null && (0,target_path/* liesInFolder */.rB)(helmValuesPath, text('site-path'), machine);
    const warnings = [
        ...warningsFor(inputs, values.paths),
        ...idleInputs(text, plan),
        ...(isExposed
            ? ["'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret."]
            : []),
    ];
    return { inputs, warnings };
}
const EXPORT_INPUTS = {
    defaults: INPUT_DEFAULTS,
    parse: parseInputs,
    domainOf: ({ job }) => job.domain,
    usesTemp: true,
};
function planOf({ value, text }) {
    const waits = value('wait') !== false;
    const keeps = value('extract') !== false && waits;
    const unpacks = keeps || (waits && (0,upload_inputs/* uploadsFiles */.Ge)(text('upload')));
    return { waits, keeps, unpacks, checks: unpacks && text('check').toLowerCase() !== 'off' };
}
const NEED_SITE = ['manifest-path', 'previous-manifest', 'max-page-drop', 'min-pages'];
const NOT_UNPACKED = (0,parsed/* refuse */.TR)('needs the files of the site, and this run unpacks none', "Leave 'extract' at 'true', or leave this input out.");
/** Inputs about files that the run does not touch: what is there on the disk does not matter then. */
function unusedIn({ waits, keeps, unpacks, checks }) {
    return [
        ...(waits ? [] : ['bundle-path', 'helm-values']),
        ...(keeps ? [] : ['site-path']),
        ...(unpacks ? [] : NEED_SITE),
        ...(checks ? [] : ['check-baseline', 'check-report']),
    ];
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
const NEED_CHECK = ['check-ignore', 'check-baseline', 'check-report'];
/** Warns of inputs that are set and do nothing, in a run that does not wait, uploads nothing or checks nothing. */
function idleInputs(text, { waits, checks }) {
    const idle = (inputs, why) => inputs
        .filter((input) => text(input).toLowerCase() !== INPUT_DEFAULTS[input])
        .map((input) => `'${input}' has no effect ${why}.`);
    const mode = text('check').toLowerCase();
    const notChecked = mode === 'off'
        ? "with 'check: off': no report is made"
        : waits
            ? "with 'extract: false': nothing is unpacked that could be checked"
            : "with 'wait: false': there is no site to check yet";
    return [
        ...(waits ? [] : idle(NEED_WAIT, "with 'wait: false': nothing is downloaded yet")),
        ...(text('upload').toLowerCase() === 'none' ? idle(NEED_UPLOAD, "without 'upload'") : []),
        ...(checks ? [] : idle(NEED_CHECK, notChecked)),
        ...(!checks && mode === 'fail' ? [`'check: fail' has no effect ${notChecked}.`] : []),
    ];
}
function warningsFor(inputs, paths) {
    const { apiKey, apiUrl, job, waitsWhenBusy, wait, site, bundlePath, upload, helmValuesPath } = inputs;
    const warnings = [...warningsForService(apiKey, apiUrl)];
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


/***/ }),

/***/ 2391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ staging)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./lib/system/disk-failure.js
var disk_failure = __nccwpck_require__(9619);
// EXTERNAL MODULE: ./lib/core/failure.js
var core_failure = __nccwpck_require__(8165);
// EXTERNAL MODULE: ./lib/archive/tar/header.js
var tar_header = __nccwpck_require__(777);
;// CONCATENATED MODULE: ./lib/archive/format.js


/** As many first bytes as `archiveFormat` needs to see. */
const ARCHIVE_HEAD_BYTES = tar_header/* TAR_BLOCK_BYTES */.E_;
/** As many of them as name what is no archive. */
const NAMED_BYTES = 64;
/** What each format begins with, lowest byte first. A zip with anything before its first entry would be two things at once. */
const ZIP_ENTRY = 0x04034b50;
const ZIP_END = 0x06054b50;
const GZIP_MEMBER = 0x8b1f;
const ZSTD_FRAME = 0xfd2fb528 | 0;
const ZSTD_SKIPPABLE = 0x184d2a50;
/**
 * Which format an archive has, by its first bytes and never by its name. For a compressed one these do not tell
 * whether a tar is inside; `TarReader` does. Throws `archive-unknown`.
 */
function archiveFormat(head) {
    const first = head.length < 4 ? 0 : head.readInt32LE(0);
    if (first === ZIP_ENTRY || first === ZIP_END)
        return 'zip';
    if ((first & 0xffff) === GZIP_MEMBER)
        return 'tar.gz';
    if (first === ZSTD_FRAME || (first & ~0xf) === ZSTD_SKIPPABLE)
        return 'tar.zst';
    if (!(0,tar_header/* canBeginTar */.z1)(head))
        throw unknownArchive(head);
    return 'tar';
}
/** Throws `archive-unknown` when the bytes begin no archive of any format, also of one that is not read here. */
function refuseNoArchive(head) {
    const failure = unknownArchive(head);
    if (!failure.facts.isKept)
        throw failure;
}
/** `archive-unknown`; `around` is what the bytes were found in, for the message. */
function unknownArchive(head, around = '') {
    const { says, isNone } = describeHead(head);
    return new core_failure/* Failure */.HR('archive-unknown', { head: around + says, isKept: !isNone || around !== '' });
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
/** What a page may begin with: the list by which browsers recognise one (mimesniff.spec.whatwg.org), and `meta`. */
const HTML_PAGE = /^<(?:!--|(?:!doctype html|html|head|meta|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s/>])/i;
/** What the first bytes seem to be, for a message: a word for it, or the bytes in hex. `isNone`: certainly no archive. */
function describeHead(head) {
    if (head.length === 0)
        return { says: 'an empty file', isNone: true };
    const text = head
        .toString('latin1', 0, NAMED_BYTES)
        .replace(/^\xef\xbb\xbf/, '')
        .trimStart();
    if (HTML_PAGE.test(text))
        return { says: 'an HTML page', isNone: true };
    if (/^<(?:\?xml|[a-z])/i.test(text))
        return { says: 'an XML document', isNone: true };
    return { says: describeOther(head, text), isNone: false };
}
function describeOther(head, text) {
    if (/^[[{]/.test(text))
        return 'a JSON document';
    const known = SIGNATURES.find(([signature]) => head.toString('latin1', 0, signature.length) === signature);
    if (known !== undefined)
        return known[1];
    if (/^[\t\n\r\x20-\x7e]+$/.test(head.toString('latin1', 0, NAMED_BYTES)))
        return 'a text';
    return `bytes ${head.toString('hex', 0, 8)}`;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
// EXTERNAL MODULE: ./lib/archive/damage.js
var damage = __nccwpck_require__(3077);
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
    const stop = new AbortController();
    (0,external_node_stream_.addAbortSignal)(stop.signal, transform);
    // It is thrown where the pieces are read.
    transform.on('error', () => undefined);
    const takeAll = async () => {
        try {
            // Unlike 'data', this asks for a piece after the next one was given to the other thread.
            for await (const bytes of transform) {
                await takeAllOf(bytes, take, stop.signal);
                free(bytes);
            }
        }
        catch (error) {
            stop.signal.throwIfAborted();
            throw (0,damage/* zlibFailure */.A)(error, format, entry);
        }
    };
    const taken = takeAll();
    let given = 0;
    // A write that waits for room is not called back when the stream is destroyed.
    let wake = () => undefined;
    taken.catch(() => {
        wake();
    });
    return {
        async write(bytes) {
            await new Promise((resolve) => {
                wake = resolve;
                transform.write(bytes, () => {
                    resolve();
                });
            });
            if (transform.destroyed)
                await taken;
            given += bytes.length;
            // node:zlib stops by itself where the data end, or where a zero follows gzip data, and ignores whatever comes then.
            const left = Math.min(bytes.length, given - transform.bytesWritten);
            if (left <= 0 || mayFollow?.(bytes.subarray(bytes.length - left)) === true)
                return;
            stop.abort((0,damage/* damaged */.q)(`other bytes follow the ${format} data`, entry));
            stop.signal.throwIfAborted();
        },
        async end() {
            transform.end();
            await taken;
        },
        destroy: (reason) => {
            stop.abort(reason);
        },
    };
}
/** Hands the bytes on as they are. */
function passInto(take) {
    const stop = new AbortController();
    const pass = async (bytes) => {
        // A stop may come before it.
        await Promise.resolve();
        await takeAllOf(bytes, take, stop.signal);
    };
    return {
        write: pass,
        end: () => pass(Buffer.alloc(0)),
        destroy: (reason) => {
            stop.abort(reason);
        },
    };
}
/** Rejects with what `take` throws, or with the signal's reason. */
async function takeAllOf(bytes, take, signal) {
    for (let at = 0; at < bytes.length;) {
        signal.throwIfAborted();
        at += take(bytes.subarray(at));
        if (at < bytes.length)
            await new Promise((resolve) => setImmediate(resolve));
    }
    signal.throwIfAborted();
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
const PIECE_BYTES = 1024 * 1024;
/**
 * Gathers small pieces into larger ones and hands one on while the next is gathered, so that whoever brings the bytes
 * and whoever takes them work at the same time. What is brought is copied.
 */
function inLargePieces(sink) {
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
        ...sink,
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
    };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
// EXTERNAL MODULE: ./lib/archive/entry-name.js
var entry_name = __nccwpck_require__(8496);
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
    constructor(limits) {
        this.#limits = limits;
    }
    /**
     * Where an entry belongs. `null`: there is nothing to make, as it is the root itself or has no name left after
     * `stripComponents`. Throws `archive-refused`, `archive-too-large`.
     */
    judge({ name, nameIsUtf8, kind, bytes }) {
        const { maxBytes, maxFiles, stripComponents, platform } = this.#limits;
        const tooLarge = (input, limit) => new core_failure/* Failure */.HR('archive-too-large', { input, limit, entry: name });
        const refused = (reason) => new core_failure/* Failure */.HR('archive-refused', { entry: name, reason });
        this.#entries += 1;
        if (this.#entries > maxFiles)
            throw tooLarge('max-files', maxFiles);
        if (!nameIsUtf8)
            throw refused({ kind: 'name-not-utf8' });
        if (kind !== 'file' && kind !== 'folder')
            throw refused({ kind });
        const isFolder = kind === 'folder' || name.endsWith('/');
        if (isFolder && bytes > 0)
            throw refused({ kind: 'folder-with-bytes' });
        // The root folder, as an archive made by Python has it.
        const problem = /^\/+$/.test(name) ? null : (0,entry_name/* nameProblem */.rH)(name, platform);
        if (problem !== null)
            throw refused(problem);
        const path = (0,entry_name/* relativePath */.iZ)(name, stripComponents);
        if (path === '') {
            if (isFolder || stripComponents > 0)
                return null;
            throw refused({ kind: 'file-as-root' });
        }
        const clash = isFolder ? this.#enterFolder(path) : this.#enterFile(path);
        if (clash !== null)
            throw refused(clash);
        if (this.#folders.size > maxFiles)
            throw tooLarge('max-files', maxFiles);
        this.#namesLength += path.length;
        if (this.#namesLength > Math.max(NAMES_LENGTH_FLOOR, MEAN_NAME_LENGTH * maxFiles))
            throw refused({ kind: 'names-too-long' });
        this.#bytes += bytes;
        if (this.#bytes > maxBytes)
            throw tooLarge('max-size', maxBytes);
        return { kind: isFolder ? 'folder' : 'file', path };
    }
    /** Remembers the path of a file. Returns why it clashes with an earlier one, `null` when it does not. */
    #enterFile(path) {
        const key = this.#fold(path);
        if (this.#files.has(key))
            return this.#twice(key, path);
        if (this.#folders.has(key))
            return { kind: 'name-of-folder' };
        return this.#enter(this.#files, key, path);
    }
    #enterFolder(path) {
        const key = this.#fold(path);
        if (this.#files.has(key))
            return { kind: 'name-of-file' };
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
        return clash?.kind === 'name-of-file' ? { kind: 'below-file' } : clash;
    }
    #spelt(key) {
        return this.#spellings.get(key) ?? key;
    }
    #twice(key, path) {
        const first = this.#spelt(key);
        return first === path ? { kind: 'name-twice' } : { kind: 'name-alike', first };
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




/** What the tar was found in, for a message. */
const AROUND = {
    tar: '',
    'tar.gz': 'gzip data around ',
    'tar.zst': 'zstd data around ',
};
/** Names and pax headers are held in memory; real ones have a few hundred bytes. */
const EXTENSION_BYTES_MAX = 1024 * 1024;
/** `tar -b` pads the end of an archive, by 10 kB unless told otherwise. More is no padding. */
const PADDING_BYTES_MAX = 16 * 1024 * 1024;
/** What the size field of a header can hold in octal digits; larger sizes stand in a pax header. */
const HEADER_SIZE_MAX = 8 ** 11 - 1;
/** What `tar --label` writes first: a name for the archive, and no data. */
const VOLUME_LABEL = 'V';
/** commons-compress writes a long name twice, in a GNU header and in a pax header: no damage where both are equal. */
const TWO_NAMES = 'an entry has two headers that name it';
const KINDS = {
    '\0': 'file',
    '0': 'file',
    '1': 'hard-link',
    '2': 'symbolic-link',
    '3': 'device',
    '4': 'device',
    '5': 'folder',
    '6': 'named-pipe',
    // A file that should lie contiguously: POSIX allows any reader to take it for a plain one.
    '7': 'file',
    S: 'sparse-file',
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
    #block = Buffer.alloc(tar_header/* TAR_BLOCK_BYTES */.E_);
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
            else if (this.#held === 0 && chunk.length - at >= tar_header/* TAR_BLOCK_BYTES */.E_) {
                const block = chunk.subarray(at, at + tar_header/* TAR_BLOCK_BYTES */.E_);
                at += tar_header/* TAR_BLOCK_BYTES */.E_;
                this.#header(block);
            }
            else {
                const copied = chunk.copy(this.#block, this.#held, at);
                this.#held += copied;
                at += copied;
                if (this.#held < tar_header/* TAR_BLOCK_BYTES */.E_)
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
            this.#requireTar(this.#block.subarray(0, this.#held));
        if (this.#state !== 'ended')
            throw (0,damage/* damaged */.q)('it ends before its end mark', this.#lastEntry);
    }
    #requireTar(head) {
        if (!(0,tar_header/* canBeginTar */.z1)(head))
            throw unknownArchive(head, AROUND[this.#format]);
    }
    #header(block) {
        if (this.#headers === 0)
            this.#requireTar(block);
        this.#headers += 1;
        if ((0,tar_header/* isZeros */.qq)(block)) {
            this.#trailer(block);
            return;
        }
        const header = (0,tar_header/* readTarHeader */.RO)(block, this.#lastEntry);
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
        this.#padding = (tar_header/* TAR_BLOCK_BYTES */.E_ - (bytes % tar_header/* TAR_BLOCK_BYTES */.E_)) % tar_header/* TAR_BLOCK_BYTES */.E_;
    }
    /** Some readers take its bytes, or what names the next entry, for those of the entry behind it. */
    #skipLabel(header) {
        if (header.bytes > 0)
            throw (0,damage/* damaged */.q)('a volume label holds bytes', this.#lastEntry);
        if (this.#hasExtension())
            throw (0,damage/* damaged */.q)('a volume label stands between an entry and its headers', this.#lastEntry);
    }
    #hasExtension() {
        return this.#longName !== null || this.#pax !== null;
    }
    #trailer(bytes) {
        if (this.#extension !== null || this.#hasExtension()) {
            throw (0,damage/* damaged */.q)('it ends after a header that belongs to a next entry', this.#lastEntry);
        }
        this.#state = 'ended';
        this.#endBytes += bytes.length;
        if (!(0,tar_header/* isZeros */.qq)(bytes))
            throw (0,damage/* damaged */.q)('other bytes follow its end mark', this.#lastEntry);
        if (this.#endBytes > PADDING_BYTES_MAX)
            throw (0,damage/* damaged */.q)(`more than ${PADDING_BYTES_MAX} zeros follow its end mark`, this.#lastEntry);
    }
    #beginEntry(header) {
        const pax = this.#pax;
        const longName = this.#longName;
        if (longName !== null && pax !== null && pax.path !== null && !longName.equals(pax.path))
            throw (0,damage/* damaged */.q)(TWO_NAMES, this.#lastEntry);
        const bytes = pax?.bytes ?? header.bytes;
        const name = (0,entry_name/* decodeName */.e4)(pax?.path ?? longName ?? header.name);
        if (bytes !== header.bytes && bytes <= HEADER_SIZE_MAX)
            throw (0,damage/* damaged */.q)('its header and its pax header disagree on its size', name.name);
        this.#expect(bytes);
        this.#lastEntry = name.name;
        this.#longName = null;
        this.#pax = null;
        const isSparse = pax !== null && (pax.isSparse || (pax.realBytes ?? bytes) !== bytes);
        const kind = isSparse ? 'sparse-file' : kindOf(header, name.name);
        this.#state = this.#target.begin({ ...name, kind, bytes }) ? 'body' : 'skip';
    }
    #beginExtension(header) {
        if (header.bytes > EXTENSION_BYTES_MAX)
            throw (0,damage/* damaged */.q)(`a header is longer than ${EXTENSION_BYTES_MAX} bytes`, this.#lastEntry);
        const isSecond = (header.type === 'x' && this.#pax !== null) || (header.type === 'L' && this.#longName !== null);
        if (isSecond)
            throw (0,damage/* damaged */.q)(TWO_NAMES, this.#lastEntry);
        if (header.type === 'g' && this.#hasExtension())
            throw (0,damage/* damaged */.q)('a global pax header stands between an entry and its headers', this.#lastEntry);
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
            this.#longName = (0,tar_header/* upToNul */.wb)(padded);
            if (this.#longName.length > bytes)
                throw (0,damage/* damaged */.q)('a long name is longer than its header says', this.#lastEntry);
        }
        else if (type === 'x') {
            this.#pax = (0,tar_header/* readPaxRecords */.Wq)(body, this.#lastEntry);
        }
        else if (type === 'g') {
            const records = (0,tar_header/* readPaxRecords */.Wq)(body, this.#lastEntry);
            // Some readers apply these to every entry that follows and some do not.
            const { path, bytes: size, hasLinkPath, isSparse, realBytes } = records;
            if (path !== null || size !== null || realBytes !== null || isSparse || hasLinkPath) {
                throw (0,damage/* damaged */.q)('a global pax header names or sizes the entries after it', this.#lastEntry);
            }
        }
        // 'K', the long target of a link, does not matter: the link itself is refused.
    }
}
/** By type. A name with a slash at its end makes a folder for all readers only where the type is that of the time before POSIX. */
function kindOf(header, name) {
    const kind = KINDS[header.type] ?? 'unknown-kind';
    if (kind !== 'file')
        return kind;
    const isFolder = name.endsWith('/');
    const isOld = header.type === '\0';
    if (isOld ? isFolder !== header.name.toString('latin1').endsWith('/') : isFolder)
        throw (0,damage/* damaged */.q)('its type says file and its name says folder', name);
    return isFolder ? 'folder' : 'file';
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
const WINDOW_LOG_MAX = 27;
/** Each frame needs a decoder, which takes a millisecond. Tools write frames of 128 KiB and more: this is 2 GiB of them. */
const FRAMES_MAX = 16_384;
const FRAME_MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
const SINGLE_SEGMENT = 1 << 5;
const HAS_CHECKSUM = 1 << 2;
const RLE_BLOCK = 1;
/**
 * The fields of one frame (RFC 8878, 3.1): yields the length of the next field in bytes, and takes its first four bytes
 * as a number. Throws `archive-damaged` where no frame begins.
 */
function* frameFields() {
    const magic = yield 4;
    if ((magic & ~0xf) === SKIPPABLE_MAGIC) {
        yield yield 4;
        return;
    }
    if (magic !== FRAME_MAGIC)
        throw (0,damage/* damaged */.q)('other bytes follow the zstd data');
    const descriptor = yield 1;
    const isSingle = (descriptor & SINGLE_SEGMENT) !== 0;
    const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0;
    const contentSizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
    yield (isSingle ? 0 : 1) + dictionaryBytes + contentSizeBytes;
    for (let isLast = false; !isLast;) {
        const block = yield 3;
        isLast = (block & 1) === 1;
        yield ((block >> 1) & 3) === RLE_BLOCK ? 1 : block >> 3;
    }
    if ((descriptor & HAS_CHECKSUM) !== 0)
        yield 4;
}
/** Finds where the frame ends that begins with the first byte it gets. */
class ZstdFrame {
    #fields = frameFields();
    #left = this.#fields.next().value ?? 0;
    #number = 0;
    #read = 0;
    #isWhole = false;
    /** Whether it got the last byte of the frame. */
    get isWhole() {
        return this.#isWhole;
    }
    /** Takes the next bytes of the frame and returns how many of them belong to it. Throws `archive-damaged`. */
    take(bytes) {
        let at = 0;
        while (!this.#isWhole && (this.#left === 0 || at < bytes.length)) {
            const end = Math.min(bytes.length, at + this.#left);
            for (let byte = at; byte < end && this.#read < 4; byte += 1, this.#read += 1)
                this.#number += (bytes[byte] ?? 0) * 2 ** (8 * this.#read);
            this.#left -= end - at;
            at = end;
            if (this.#left === 0)
                this.#next();
        }
        return at;
    }
    #next() {
        const { value, done } = this.#fields.next(this.#number);
        this.#isWhole = done === true;
        this.#left = value ?? 0;
        this.#number = 0;
        this.#read = 0;
    }
}
/**
 * Inflates zstd: any number of frames, skippable ones among them, each to its last byte. Checksums are verified. Each
 * frame gets a decoder of its own: one of node:zlib ignores what follows a frame in the same write. Up to Node 24.11 at least
 * it also takes a frame whose end is missing for whole, so the end is found here.
 */
function inflateZstd(take) {
    let current = null;
    let frames = 0;
    let stopped = null;
    const begin = () => {
        frames += 1;
        if (frames > FRAMES_MAX)
            throw (0,damage/* damaged */.q)(`it has more than ${(0,amounts/* grouped */.zD)(FRAMES_MAX)} zstd frames`);
        const transform = (0,external_node_zlib_.createZstdDecompress)({
            chunkSize: INFLATED_PIECE_BYTES,
            params: { [external_node_zlib_.constants.ZSTD_d_windowLogMax]: WINDOW_LOG_MAX },
        });
        const decoder = inflateInto(transform, { format: 'zstd', entry: null, mayFollow: null, take });
        if (stopped !== null)
            decoder.destroy(stopped.reason);
        return { frame: new ZstdFrame(), decoder };
    };
    return {
        async write(bytes) {
            for (let at = 0; at < bytes.length;) {
                current ??= begin();
                const { frame, decoder } = current;
                const end = at + frame.take(bytes.subarray(at));
                await decoder.write(bytes.subarray(at, end));
                at = end;
                if (!frame.isWhole)
                    continue;
                await decoder.end();
                current = null;
            }
        },
        async end() {
            // A stop may come before it.
            await Promise.resolve();
            if (stopped !== null)
                throw stopped.reason;
            if (current !== null)
                throw (0,damage/* damaged */.q)('the zstd data end in the middle of a frame');
        },
        destroy(reason) {
            stopped ??= { reason };
            current?.decoder.destroy(reason);
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
function unpackTar(format, tree, options) {
    const { maxBytes: limit, maxFiles, onProgress } = options;
    const most = limit + Math.max(FRAMING_BYTES_FLOOR, FRAMING_BYTES_PER_ENTRY * maxFiles);
    const judge = new EntryJudge(options);
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
            throw new core_failure/* Failure */.HR('archive-too-large', { input: 'max-size', limit, entry });
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
                mayFollow: tar_header/* isZeros */.qq,
                take,
            });
    }
}

;// CONCATENATED MODULE: ./lib/archive/tree.js




const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const HAS_MODES = process.platform !== 'win32';
const WRITING = 'write the file';
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE = external_node_fs_.constants.O_WRONLY |
    external_node_fs_.constants.O_CREAT |
    external_node_fs_.constants.O_EXCL |
    (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Makes the files and folders of one archive inside an empty folder that only we write to. Nothing is looked up before
 * it is written, so each folder is made once and remembered, and what is there already is an error. Every call is
 * synchronous, which takes half the time of promises for thousands of small files.
 * Paths come from the entry rules: relative, normalised, safe.
 */
class ArchiveTree {
    root;
    fileIndex;
    #known = new Set();
    #open = null;
    /** Throws `disk-error` when the folder is not ours. */
    constructor(root, fileIndex) {
        this.root = root;
        this.fileIndex = fileIndex;
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
        this.makeFolderOf(path);
        const full = (0,external_node_path_.join)(this.root, path);
        (0,disk_failure/* orDiskFailure */.fR)(full, 'make the folder', () => {
            orRefusal(path, () => {
                (0,external_node_fs_.mkdirSync)(full, FOLDER_MODE);
            });
            if (HAS_MODES)
                (0,external_node_fs_.chmodSync)(full, FOLDER_MODE);
        });
        this.#known.add(path);
    }
    /** Makes the folder that a file lies in. Throws as `makeFolder` does. */
    makeFolderOf(path) {
        const slash = path.lastIndexOf('/');
        if (slash !== -1)
            this.makeFolder(path.slice(0, slash));
    }
    /** Opens a new file of `bytes` bytes for `write` until `finishFile`. Throws `archive-refused`, `disk-full`, `disk-error`. */
    beginFile(path, bytes) {
        this.makeFolderOf(path);
        this.#open = { descriptor: openNewFile(this.root, path), path: (0,external_node_path_.join)(this.root, path) };
        this.fileIndex.begin(path, bytes);
    }
    /** The caller may overwrite `bytes` after the return. Throws `disk-full`, `disk-error`. */
    write(bytes) {
        const open = this.#open;
        if (open === null)
            return;
        (0,disk_failure/* orDiskFailure */.fR)(open.path, WRITING, () => {
            (0,external_node_fs_.writeFileSync)(open.descriptor, bytes);
        });
        this.fileIndex.write(bytes);
    }
    /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
    finishFile() {
        const open = this.#open;
        if (open === null)
            return;
        this.#open = null;
        (0,disk_failure/* orDiskFailure */.fR)(open.path, WRITING, () => {
            (0,external_node_fs_.closeSync)(open.descriptor);
        });
        this.fileIndex.finish();
    }
    /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
    abandon() {
        const open = this.#open;
        this.#open = null;
        try {
            if (open !== null)
                (0,external_node_fs_.closeSync)(open.descriptor);
        }
        catch {
            // The failure that led here is the one to report.
        }
    }
    /** What was unpacked, after the last entry. Throws `archive-empty`. */
    unpacked(format, { stripComponents }) {
        const { fileCount, byteCount } = this.fileIndex;
        if (fileCount === 0)
            throw new core_failure/* Failure */.HR('archive-empty', { stripComponents });
        return { format, fileCount, siteBytes: byteCount };
    }
}
/** Opens a new file at an entry's path, to be closed. Throws `archive-refused`, `disk-full`, `disk-error`. */
function openNewFile(root, path) {
    const full = (0,external_node_path_.join)(root, path);
    return (0,disk_failure/* orDiskFailure */.fR)(full, WRITING, () => {
        const descriptor = orRefusal(path, () => (0,external_node_fs_.openSync)(full, CREATE_FILE, FILE_MODE));
        try {
            // Whatever the umask or an inherited ACL leaves of it.
            if (HAS_MODES)
                (0,external_node_fs_.fchmodSync)(descriptor, FILE_MODE);
        }
        catch (error) {
            (0,external_node_fs_.closeSync)(descriptor);
            throw error;
        }
        return descriptor;
    });
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
        throw new core_failure/* Failure */.HR('archive-refused', { entry, reason: { kind: 'name-in-the-way' } }, error);
    }
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
        throw new core_failure/* Failure */.HR('disk-too-small', { path: folder, doing, neededBytes: bytes, freeBytes });
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
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
/** A mode for systems like Unix, by ASi. */
const EXTRA_ASI = 0x756e;
/** In which libarchive finds the attributes of the directory again. No other program reads or, unless it is told to, writes it. */
const EXTRA_ATTRIBUTES = 0x6c78;
const UNICODE_PATH_VERSION = 1;
/** In the lower half of the external attributes. */
const DOS_LABEL = 0x08;
const DOS_FOLDER = 0x10;
function hasDescriptor(record) {
    return (record.flags & FLAG_DESCRIPTOR) !== 0;
}
/** Length in bytes of the record of the central directory that begins here. Throws `archive-damaged` when none does. */
function centralRecordBytes(fixed) {
    if (fixed.readUInt32LE(0) !== CENTRAL_SIGNATURE)
        throw (0,damage/* damaged */.q)('a record of the central directory has a wrong signature');
    return CENTRAL_FIXED_BYTES + fixed.readUInt16LE(28) + fixed.readUInt16LE(30) + fixed.readUInt16LE(32);
}
/** Reads a whole record of the central directory. Throws `archive-damaged`. */
function readCentralRecord(record) {
    const flags = record.readUInt16LE(8);
    const nameBytes = record.readUInt16LE(28);
    const rawName = record.subarray(CENTRAL_FIXED_BYTES, CENTRAL_FIXED_BYTES + nameBytes);
    const extra = record.subarray(CENTRAL_FIXED_BYTES + nameBytes, CENTRAL_FIXED_BYTES + nameBytes + record.readUInt16LE(30));
    const name = readName(rawName, flags, extra);
    // As on VMS.
    if (/;\d+$/.test(name.name))
        throw (0,damage/* damaged */.q)('its name ends in a version, which unzip drops', name.name);
    const orZip64 = zip64Numbers(extra, name.name);
    const bytes = orZip64(record.readUInt32LE(24));
    const packedBytes = orZip64(record.readUInt32LE(20));
    const offset = orZip64(record.readUInt32LE(42));
    const disk = record.readUInt16LE(34);
    if (disk !== 0 && disk !== IN_ZIP64_16)
        throw (0,damage/* damaged */.q)('it is one part of several', name.name);
    return {
        ...name,
        rawName: (0,external_node_buffer_.isAscii)(rawName) ? name.name : rawName.toString('latin1'),
        kind: record_kindOf(record, extra, name.name),
        flags: flags & FLAGS_THAT_MATTER,
        method: record.readUInt16LE(10),
        crc: record.readUInt32LE(16),
        packedBytes,
        bytes,
        offset,
    };
}
/** Why an entry cannot be unpacked; `null` when it can. */
function unsupported({ flags, method }) {
    if ((flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION | FLAG_MASKED)) !== 0)
        return { kind: 'encrypted' };
    if ((flags & FLAG_PATCH) !== 0)
        return { kind: 'patch' };
    return method === STORED || method === DEFLATED ? null : { kind: 'method', method };
}
/**
 * Checks the local header that begins `header` against the record, and returns where the data begin, from its start.
 * Throws `archive-damaged` when they disagree: another reader would see another archive.
 */
function checkLocalHeader(header, record) {
    const disagree = (what) => (0,damage/* damaged */.q)(`its two headers disagree on its ${what}`, record.name);
    if (header.length < LOCAL_FIXED_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE)
        throw (0,damage/* damaged */.q)('its local header is not where the directory says', record.name);
    const nameEnd = LOCAL_FIXED_BYTES + header.readUInt16LE(26);
    const end = nameEnd + header.readUInt16LE(28);
    if (end > header.length)
        throw (0,damage/* damaged */.q)('its local header is cut off', record.name);
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
    requirePlainKind(extra, record.name);
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
const SIGNATURE_BYTES = Buffer.from('PK\x07\b', 'latin1');
/** With or without a signature, with sizes of 4 or of 8 bytes. */
const DESCRIPTOR_BYTES = [12, 16, 20, 24];
/** Checks what lies between the data of an entry and the next entry: its descriptor, if it has one. Throws `archive-damaged`. */
function checkDescriptor(bytes, record) {
    if (!hasDescriptor(record)) {
        if (bytes.length > 0)
            throw (0,damage/* damaged */.q)('bytes that belong to no entry follow it', record.name);
        return;
    }
    const isLong = bytes.length >= 20;
    const at = bytes.length % 8 === 0 ? 4 : 0;
    const holds = DESCRIPTOR_BYTES.includes(bytes.length) &&
        (at === 0 || bytes.readUInt32LE(0) === DESCRIPTOR_SIGNATURE) &&
        bytes.readUInt32LE(at) === record.crc &&
        readSize(bytes, at + 4, isLong) === record.packedBytes &&
        readSize(bytes, at + (isLong ? 12 : 8), isLong) === record.bytes;
    if (!holds)
        throw (0,damage/* damaged */.q)('its data descriptor disagrees with the directory', record.name);
}
function readSize(bytes, at, isLong) {
    return isLong ? Number(bytes.readBigUInt64LE(at)) : bytes.readUInt32LE(at);
}
/**
 * The name: the bytes as UTF-8, whether the flag says so or not. Only where they are not UTF-8, and so in a code page that
 * nobody names, the Unicode path field may give it; elsewhere some readers take the field and some the bytes. `EntryJudge`
 * refuses what is not UTF-8.
 */
function readName(raw, flags, extra) {
    const plain = (0,entry_name/* decodeName */.e4)(raw);
    const field = extraField(extra, EXTRA_UNICODE_PATH, plain.name);
    if (field === null)
        return plain;
    if (field.length < 5 || field[0] !== UNICODE_PATH_VERSION)
        throw (0,damage/* damaged */.q)('its Unicode path field (0x7075) is of no known version', plain.name);
    // The field belongs to an earlier name then, and every reader ignores it.
    if (field.readUInt32LE(1) !== (0,external_node_zlib_.crc32)(raw))
        return plain;
    const unicode = (0,entry_name/* decodeName */.e4)(field.subarray(5));
    const isAmbiguous = (flags & FLAG_UTF8) !== 0 || plain.nameIsUtf8;
    if (isAmbiguous && unicode.name !== plain.name)
        throw (0,damage/* damaged */.q)('its Unicode path field (0x7075) gives it a second name', plain.name);
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
            throw (0,damage/* damaged */.q)('its zip64 field lacks a number', entry);
        const long = Number(field.readBigUInt64LE(at));
        at += 8;
        if (!Number.isSafeInteger(long))
            throw (0,damage/* damaged */.q)('its zip64 field has an impossible number', entry);
        return long;
    };
}
/** The one extra field of a kind; `null` when there is none. Throws `archive-damaged` when the fields do not add up. */
function extraField(extra, kind, entry) {
    let found = null;
    for (let at = 0; at < extra.length;) {
        // Programs that align their data pad with a few zeros, fewer than a field has.
        if (extra.length - at < 4 && (0,tar_header/* isZeros */.qq)(extra.subarray(at)))
            break;
        const end = extra.length - at < 4 ? Infinity : at + 4 + extra.readUInt16LE(at + 2);
        if (end > extra.length)
            throw (0,damage/* damaged */.q)('its extra fields do not add up', entry);
        if (extra.readUInt16LE(at) === kind) {
            if (found !== null)
                throw (0,damage/* damaged */.q)('it has an extra field twice', entry);
            found = extra.subarray(at + 4, end);
        }
        at = end;
    }
    return found;
}
const FILE_TYPES = {
    0x1000: 'named-pipe',
    0x2000: 'device',
    0x4000: 'folder',
    0x6000: 'device',
    0x8000: 'file',
    0xa000: 'symbolic-link',
    0xc000: 'socket',
};
/** By the mode in the upper half of the external attributes, whatever system is said to have written them. */
function record_kindOf(record, extra, name) {
    const attributes = record.readUInt16LE(38);
    if ((attributes & DOS_LABEL) !== 0)
        throw (0,damage/* damaged */.q)('its DOS attributes make it the label of a disk', name);
    if ((attributes & DOS_FOLDER) !== 0 && !name.endsWith('/'))
        throw (0,damage/* damaged */.q)('its DOS attributes say folder and its name says file', name);
    requirePlainKind(extra, name);
    return kindOfMode(record.readUInt16LE(40), name);
}
/** Throws `archive-damaged` where an extra field says another kind than the attributes, for the readers that know it. */
function requirePlainKind(extra, name) {
    if (extraField(extra, EXTRA_ATTRIBUTES, name) !== null)
        throw (0,damage/* damaged */.q)('its extra field 0x6c78 holds attributes for some readers only', name);
    const asi = extraField(extra, EXTRA_ASI, name);
    if (asi === null)
        return;
    const kind = asi.length < 6 ? null : kindOfMode(asi.readUInt16LE(4), name);
    if (kind !== 'file' && kind !== 'folder')
        throw (0,damage/* damaged */.q)('its extra field 0x756e makes it a link or a device', name);
}
function kindOfMode(mode, name) {
    const byName = name.endsWith('/') ? 'folder' : 'file';
    const type = mode & 0xf000;
    const kind = type === 0 ? byName : (FILE_TYPES[type] ?? 'unknown-kind');
    if (kind === 'folder' && byName === 'file')
        throw (0,damage/* damaged */.q)('its attributes say folder and its name says file', name);
    return kind;
}
/** Signature, sum and packed size. */
const DESCRIPTOR_HEAD_BYTES = 12;
/**
 * Looks in stored data for what a reader that sees the archive only once takes for the end of them, where they have a
 * descriptor: the signature of one, and the right packed size. `packed` begins `before` bytes behind the start of the data.
 * Throws `archive-damaged`.
 */
function requireOneDescriptor(packed, entry, before = 0) {
    if (!hasDescriptor(entry) || entry.method !== STORED)
        return;
    for (let at = packed.indexOf(SIGNATURE_BYTES); at !== -1; at = packed.indexOf(SIGNATURE_BYTES, at + 1))
        if (at + DESCRIPTOR_HEAD_BYTES <= packed.length && packed.readUInt32LE(at + 8) === before + at)
            throw (0,damage/* damaged */.q)('its data hold a second descriptor of themselves', entry.name);
}

;// CONCATENATED MODULE: ./lib/archive/zip/data.js






/** Read at once, so that small entries cost no system call each. */
const ZIP_WINDOW_BYTES = 512 * 1024;
/** A zip file, read mostly from front to back through one window. Throws `archive-damaged`, `disk-error`. */
class ZipFile {
    length;
    #path;
    #descriptor;
    #window = Buffer.allocUnsafeSlow(ZIP_WINDOW_BYTES);
    #start = 0;
    #end = 0;
    /** To be closed. */
    constructor(path) {
        this.#path = path;
        this.#descriptor = this.#orFailure(() => (0,external_node_fs_.openSync)(path, 'r'));
        this.length = this.#orFailure(() => (0,external_node_fs_.fstatSync)(this.#descriptor).size);
    }
    /** At most a window, which is valid until the next call. */
    read(offset, length) {
        if (!(offset >= 0) || offset + length > this.length)
            throw (0,damage/* damaged */.q)('it points past its end');
        if (offset < this.#start || offset + length > this.#end)
            this.#load(offset, offset + length);
        return this.#window.subarray(offset - this.#start, offset - this.#start + length);
    }
    close() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
    /** Reads until the window reaches `needed`, and as far beyond as it has room. */
    #load(offset, needed) {
        this.#start = offset;
        this.#end = offset;
        while (this.#end < needed) {
            const held = this.#end - offset;
            const room = ZIP_WINDOW_BYTES - held;
            const bytes = this.#orFailure(() => (0,external_node_fs_.readSync)(this.#descriptor, this.#window, held, room, this.#end));
            if (bytes === 0)
                throw (0,damage/* damaged */.q)('it became shorter while it was read');
            this.#end += bytes;
        }
    }
    #orFailure(act) {
        return (0,disk_failure/* orDiskFailure */.fR)(this.#path, 'read the archive', act);
    }
}
/** Smaller buffers are parts of Node's pool and cannot be freed one by one. */
const LEAST_ROOM_BYTES = Buffer.poolSize;
/** The packed data of an entry in `whole`: its header, data and descriptor. Throws `archive-damaged`. */
function packedData(whole, entry) {
    const start = checkLocalHeader(whole, entry);
    const end = dataEnd(start, whole.length, entry);
    checkDescriptor(whole.subarray(end), entry);
    return whole.subarray(start, end);
}
/** Where the data end that begin at `start`, in an entry of `length` bytes. Throws `archive-damaged`. */
function dataEnd(start, length, { packedBytes, name }) {
    if (start + packedBytes > length)
        throw (0,damage/* damaged */.q)('its data reach into what follows it', name);
    return start + packedBytes;
}
/**
 * Hands the unpacked data of one entry to `use`, which must not keep them. The packed data must end exactly where the
 * entry ends, and must give its size and its CRC-32. Throws `archive-damaged`, or what `use` throws.
 */
function unpackData(packed, entry, use) {
    requireOneDescriptor(packed, entry);
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
            throw (0,damage/* damaged */.q)('other bytes follow the deflate data', entry.name);
        return buffer;
    }
    catch (error) {
        if ((0,disk_failure/* systemErrorCode */.vq)(error) === 'ERR_BUFFER_TOO_LARGE')
            throw tooLong(entry);
        throw (0,damage/* zlibFailure */.A)(error, 'deflate', entry.name);
    }
}
/**
 * The same for data that are too large to hold: takes them piece by piece, and hands the unpacked pieces to `take`.
 * Everything rejects with `archive-damaged`, or with what `take` throws.
 */
function unpackingSink(entry, take) {
    let sum = 0;
    let bytes = 0;
    let tail = Buffer.alloc(0);
    const takeSome = (piece) => {
        if (entry.method === STORED) {
            const joined = Buffer.concat([tail, piece]);
            requireOneDescriptor(joined, entry, bytes - tail.length);
            tail = Buffer.from(joined.subarray(-DESCRIPTOR_HEAD_BYTES));
        }
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
        throw (0,damage/* damaged */.q)('it is shorter than the directory says', entry.name);
}
function requireSum(sum, entry) {
    if (sum !== entry.crc)
        throw (0,damage/* damaged */.q)('its checksum is wrong', entry.name);
}
function tooLong(entry) {
    return (0,damage/* damaged */.q)('it is longer than the directory says', entry.name);
}

;// CONCATENATED MODULE: ./lib/archive/zip/directory.js


const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const COMMENT_BYTES_MAX = 0xffff;
/** Programs that write whole blocks pad the last one: `bsdtar` into a pipe to 10 KiB, `dd` to what it is told. */
const directory_PADDING_BYTES_MAX = 1024 * 1024;
/** The count of the short end record has 16 bits. Writers without zip64, such as JSZip, drop the upper ones. */
const COUNT_MODULUS = 0x10000;
/**
 * Finds the central directory from the end of the file. Every byte after it must belong to the end records, which must
 * agree with each other: there is one way to read the archive, or none. Throws `archive-damaged`.
 */
function findDirectory(zip) {
    const dataEnd = findPadding(zip);
    const tailStart = Math.max(0, dataEnd - END_BYTES - COMMENT_BYTES_MAX);
    const tailEnd = Math.min(zip.length, dataEnd + END_BYTES);
    const tail = Buffer.from(zip.read(tailStart, tailEnd - tailStart));
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
        throw (0,damage/* damaged */.q)('it is one part of several');
    const end = tailStart + at;
    const long = readEnd64(zip, end);
    const directory = long?.directory ?? short;
    if (long !== null && !agrees(short, long.directory))
        throw (0,damage/* damaged */.q)('its two end records disagree');
    if (directory.offset + directory.bytes !== (long?.offset ?? end))
        throw (0,damage/* damaged */.q)('its directory is not where its end says');
    return directory;
}
/** The directory is read in blocks of this size. */
const BLOCK_BYTES = 256 * 1024;
/** Reads the records of the directory one after another. Throws `archive-damaged`. */
function* readDirectory(zip, directory) {
    const end = directory.offset + directory.bytes;
    let at = directory.offset;
    let count = 0;
    while (at < end) {
        if (at + CENTRAL_FIXED_BYTES > end)
            throw (0,damage/* damaged */.q)('its directory ends too early');
        const block = zip.read(at, Math.min(BLOCK_BYTES, end - at));
        let used = 0;
        while (used + CENTRAL_FIXED_BYTES <= block.length) {
            const length = centralRecordBytes(block.subarray(used, used + CENTRAL_FIXED_BYTES));
            if (at + used + length > end)
                throw (0,damage/* damaged */.q)('its directory ends too early');
            if (used + length > block.length)
                break;
            yield readCentralRecord(block.subarray(used, used + length));
            used += length;
            count += 1;
        }
        at += used;
    }
    const told = directory.isModulo ? count % COUNT_MODULUS : count;
    if (told < directory.count)
        throw (0,damage/* damaged */.q)('its directory ends too early');
    if (told > directory.count)
        throw (0,damage/* damaged */.q)('its directory is longer than its records');
}
/** Where the zeros begin that the file ends with, the last of its end record among them. */
function findPadding(zip) {
    const least = Math.max(0, zip.length - directory_PADDING_BYTES_MAX);
    for (let end = zip.length; end > least; end -= BLOCK_BYTES) {
        const start = Math.max(0, end - BLOCK_BYTES);
        const zeros = zip.read(start, end - start).findLastIndex((byte) => byte !== 0) + 1;
        if (zeros > 0)
            return start + zeros;
    }
    throw (0,damage/* damaged */.q)(`more than ${directory_PADDING_BYTES_MAX} zeros follow its end record`);
}
/**
 * Where the end record begins in `tail`: the last one, whose comment ends between `least` and `most`. Readers find the end in
 * different ways, so a comment may hold no signature of a record that they look for.
 */
function findEnd(tail, { least, most }) {
    const fits = (at) => {
        if (at + END_BYTES > tail.length)
            return false;
        const end = at + END_BYTES + tail.readUInt16LE(at + 20);
        return end >= least && end <= most;
    };
    const found = placesOf(END_SIGNATURE, tail).find(fits);
    if (found === undefined)
        throw (0,damage/* damaged */.q)('it has no end record, as when its last part is missing');
    for (const signature of [END_SIGNATURE, END64_SIGNATURE, LOCATOR_SIGNATURE])
        if (placesOf(signature, tail).some((at) => at > found))
            throw (0,damage/* damaged */.q)('it has two end records');
    return found;
}
function placesOf(signature, bytes) {
    const wanted = Buffer.alloc(4);
    wanted.writeUInt32LE(signature);
    const places = [];
    for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1))
        places.push(at);
    return places;
}
function readEnd64(zip, end) {
    if (end < LOCATOR_BYTES)
        return null;
    const locator = zip.read(end - LOCATOR_BYTES, LOCATOR_BYTES);
    if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE)
        return null;
    const offset = Number(locator.readBigUInt64LE(8));
    if (locator.readUInt32LE(4) !== 0 || locator.readUInt32LE(16) > 1)
        throw (0,damage/* damaged */.q)('it is one part of several');
    if (offset + END64_BYTES > end - LOCATOR_BYTES)
        throw (0,damage/* damaged */.q)('its zip64 end record is not where its locator says');
    const record = zip.read(offset, END64_BYTES);
    // Python looks for a record without the room that the format leaves in it.
    const reaches = offset + END64_BYTES === end - LOCATOR_BYTES && record.readBigUInt64LE(4) === 44n;
    if (record.readUInt32LE(0) !== END64_SIGNATURE || !reaches)
        throw (0,damage/* damaged */.q)('its zip64 end record is not where its locator says');
    const directory = {
        count: Number(record.readBigUInt64LE(32)),
        bytes: Number(record.readBigUInt64LE(40)),
        offset: Number(record.readBigUInt64LE(48)),
        isModulo: false,
    };
    const isSplit = Number(record.readBigUInt64LE(24)) !== directory.count;
    if (isSplit || !isFirstDisk(record.readUInt32LE(16), record.readUInt32LE(20)))
        throw (0,damage/* damaged */.q)('it is one part of several');
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





/** The most bytes of one job, packed and unpacked. Larger jobs gain nothing. */
const PACKED_MAX_BYTES = 256 * 1024;
const UNPACKED_MAX_BYTES = 2 * 1024 * 1024;
/** A larger entry would be most of a job. */
const ENTRY_MAX_SHARE = 0.5;
/** Jobs that wait in the thread. With fewer it is idle whenever the main thread is late. */
const JOBS_MAX = 4;
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
    #files = [];
    #packedBytes = 0;
    #bytes = 0;
    #failed = null;
    #onDone = () => undefined;
    constructor(archive, tree) {
        const { root, fileIndex } = tree;
        const options = { archive, root, hashes: fileIndex.hashes, state: this.#state };
        this.#tree = tree;
        this.#worker = new external_node_worker_threads_namespaceObject.Worker(workerFile('zip', import.meta.filename), {
            workerData: options,
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
    static start(archive, tree) {
        return (0,external_node_os_.availableParallelism)() > 1 ? new ZipThread(archive, tree) : null;
    }
    /** Whether an entry is small enough. */
    static fits({ packedBytes, bytes }) {
        return packedBytes <= PACKED_MAX_BYTES * ENTRY_MAX_SHARE && bytes <= UNPACKED_MAX_BYTES * ENTRY_MAX_SHARE;
    }
    /**
     * Leaves a file that `fits` to the thread. `false`: the thread has enough to do, so the caller unpacks the file.
     * Throws what went wrong in the thread earlier.
     */
    offer(file) {
        if (this.#failed !== null)
            throw this.#failed.error;
        const { packedBytes, bytes } = file.entry;
        const hasRoom = this.#packedBytes + packedBytes <= PACKED_MAX_BYTES && this.#bytes + bytes <= UNPACKED_MAX_BYTES;
        if (!hasRoom && !this.#send())
            return false;
        this.#tree.makeFolderOf(file.path);
        this.#packedBytes += packedBytes;
        this.#bytes += bytes;
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
        if (this.#jobs.length >= JOBS_MAX)
            return false;
        this.#jobs.push(this.#files);
        Atomics.add(this.#state, UNDONE, 1);
        this.#worker.postMessage(this.#files);
        this.#files = [];
        this.#packedBytes = 0;
        this.#bytes = 0;
        return true;
    }
    #take({ records, failure }) {
        const files = this.#jobs.shift() ?? [];
        const { fileIndex } = this.#tree;
        const length = (0,file_index/* hashBytes */.yi)(fileIndex.hashes);
        if (failure !== null)
            this.#fail(new core_failure/* Failure */.HR(failure.code, failure.facts));
        else
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
const LOCAL_MAX_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;
/** An entry that unpacks to more is not held whole. */
const WHOLE_MAX_BYTES = 4 * 1024 * 1024;
/** Unpacked before other tasks have a turn: some milliseconds. Signals and the thread's answers are heard then only. */
const unpack_FILES_IN_A_TURN = 64;
const BYTES_IN_A_TURN = 8 * 1024 * 1024;
/** Less than this is unpacked before a thread has started. */
const THREAD_FROM_BYTES = 64 * 1024 * 1024;
/**
 * Unpacks a zip file into the tree. All records are judged before the first byte is written. Then the entries are read in
 * the order they lie in, and every byte before the directory must belong to one of them: entries that overlap, as in
 * bombs, or that hide between others are refused.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`, or with the reason of the signal.
 */
async function unpackZip(archive, tree, options) {
    options.signal.throwIfAborted();
    const zip = new ZipFile(archive);
    const writer = new EntryWriter(zip, tree, options);
    try {
        const directory = findDirectory(zip);
        if (directory.count > options.maxFiles)
            throw new core_failure/* Failure */.HR('archive-too-large', { input: 'max-files', limit: options.maxFiles, entry: null });
        const plan = [];
        const judge = new EntryJudge(options);
        let bytes = 0;
        let smallBytes = 0;
        for (const record of readDirectory(zip, directory)) {
            plan.push({ entry: record, path: pathOf(record, judge, tree) });
            bytes += record.bytes;
            if (ZipThread.fits(record))
                smallBytes += record.bytes;
            await writer.pause(0);
        }
        if (smallBytes > (options.threadFromBytes ?? THREAD_FROM_BYTES))
            writer.startThread(archive);
        requireSpace(tree.root, bytes, 'unpack the bundle');
        plan.sort((a, b) => a.entry.offset - b.entry.offset);
        await writer.writeAll(plan, directory.offset);
        options.onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
    }
    catch (error) {
        tree.abandon();
        throw error;
    }
    finally {
        writer.stop(null);
        zip.close();
    }
}
/** Where to write an entry, or `null` when there is nothing to write. Makes folders. Throws what the rules refuse. */
function pathOf(record, judge, tree) {
    const placed = judge.judge(record);
    const reason = unsupported(record);
    if (reason !== null)
        throw new core_failure/* Failure */.HR('archive-refused', { entry: record.name, reason });
    if (placed?.kind === 'folder')
        tree.makeFolder(placed.path);
    return placed?.kind === 'file' ? placed.path : null;
}
/** Writes the entries of a plan, one after another. */
class EntryWriter {
    #zip;
    #tree;
    #options;
    #thread = null;
    #filesInTurn = 0;
    #bytesInTurn = 0;
    #onAbort = () => {
        this.stop(this.#options.signal.reason);
    };
    constructor(zip, tree, options) {
        this.#zip = zip;
        this.#tree = tree;
        this.#options = options;
        options.signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    /** Starts the thread where it can help. */
    startThread(archive) {
        this.#thread = ZipThread.start(archive, this.#tree);
    }
    /** Returns when no thread writes any more. A second call does nothing. */
    stop(reason) {
        this.#options.signal.removeEventListener('abort', this.#onAbort);
        this.#thread?.stop(reason);
        this.#thread = null;
    }
    /** `plan` is in the order of offsets. */
    async writeAll(plan, directoryAt) {
        let end = 0;
        for (const [place, planned] of plan.entries()) {
            const { offset, bytes, name } = planned.entry;
            if (offset !== end)
                throw (0,damage/* damaged */.q)('bytes before it belong to no entry, or to two', name);
            end = plan[place + 1]?.entry.offset ?? directoryAt;
            if (end < offset)
                throw (0,damage/* damaged */.q)('it lies in the directory', name);
            const length = end - offset;
            if (length > ZIP_WINDOW_BYTES || bytes > WHOLE_MAX_BYTES)
                await this.#writeInPieces(planned, length);
            else
                this.#writeWhole(planned, length);
            await this.pause(bytes);
        }
        if (end !== directoryAt)
            throw (0,damage/* damaged */.q)('bytes before its directory belong to no entry');
        await this.#thread?.end();
    }
    /** After each entry: other tasks have a turn every now and then. Rejects with the reason of the signal. */
    async pause(bytes) {
        this.#filesInTurn += 1;
        this.#bytesInTurn += bytes;
        if (this.#filesInTurn < unpack_FILES_IN_A_TURN && this.#bytesInTurn < BYTES_IN_A_TURN)
            return;
        this.#filesInTurn = 0;
        this.#bytesInTurn = 0;
        const { onProgress, signal } = this.#options;
        onProgress?.(this.#tree.fileIndex.fileCount, this.#tree.fileIndex.byteCount);
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
    }
    /** `length`: bytes of header, data and descriptor. */
    #writeWhole({ entry, path }, length) {
        if (path !== null && ZipThread.fits(entry) && this.#thread?.offer({ entry, path, length }) === true)
            return;
        const packed = packedData(this.#zip.read(entry.offset, length), entry);
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
        const { signal } = this.#options;
        const { offset } = entry;
        const start = checkLocalHeader(this.#zip.read(offset, Math.min(length, LOCAL_MAX_BYTES)), entry);
        const end = dataEnd(start, length, entry);
        if (path !== null)
            this.#tree.beginFile(path, entry.bytes);
        const sink = unpackingSink(entry, (bytes) => {
            if (path !== null)
                this.#tree.write(bytes);
        });
        const stop = () => {
            sink.destroy(signal.reason);
        };
        signal.addEventListener('abort', stop, { once: true });
        try {
            for (let at = start; at < end; at += ZIP_WINDOW_BYTES) {
                await sink.write(this.#zip.read(offset + at, Math.min(ZIP_WINDOW_BYTES, end - at)));
                await this.pause(BYTES_IN_A_TURN);
            }
            await sink.end();
        }
        catch (error) {
            sink.destroy(error);
            throw error;
        }
        finally {
            signal.removeEventListener('abort', stop);
        }
        if (path !== null)
            this.#tree.finishFile();
        checkDescriptor(this.#zip.read(offset + end, Math.min(length - end, LOCAL_MAX_BYTES)), entry);
    }
}

;// CONCATENATED MODULE: ./lib/archive/archive-sink.js









/**
 * Takes the bundle: hashes it, and unpacks a tar while it arrives. A zip, which has its directory at its end, becomes a
 * file first, and so does a bundle that is kept.
 */
class ArchiveSink {
    #options;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #bytes = 0;
    #totalBytes = null;
    /** The first bytes, which decide what happens with all; `null`: it is decided. */
    #head = null;
    #unpacking = null;
    #path = null;
    #descriptor = null;
    #onAbort = () => {
        this.#stopUnpacking();
    };
    constructor(options) {
        this.#options = options;
        options.target?.signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    begin(totalBytes) {
        this.#stopUnpacking();
        this.#closeFile();
        this.#hash = (0,external_node_crypto_.createHash)('sha256');
        this.#bytes = 0;
        this.#totalBytes = totalBytes;
        this.#head = Buffer.alloc(0);
    }
    async write(bytes) {
        this.#hash.update(bytes);
        this.#bytes += bytes.length;
        if (this.#head === null) {
            await this.#pass(bytes);
            return;
        }
        this.#head = Buffer.concat([this.#head, bytes]);
        if (this.#head.length >= ARCHIVE_HEAD_BYTES)
            await this.#start(this.#head);
    }
    async close() {
        this.#options.target?.signal.throwIfAborted();
        if (this.#head !== null)
            await this.#start(this.#head);
        await this.#unpacking?.tar?.end();
        this.#closeFile();
        return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
    }
    /**
     * After `close`: the tree with all files. `onFile` is called where they are still to be unpacked, from the bundle's
     * file. Rejects with any `archive-*` failure, `disk-*`, or the reason of the signal.
     */
    async unpack(onFile) {
        const { target } = this.#options;
        target?.signal.throwIfAborted();
        if (target === null || this.#unpacking === null)
            throw new Error('there is nothing to unpack');
        const { format, tree, tar } = this.#unpacking;
        if (tar === null && this.#path !== null) {
            onFile();
            await unpackZip(this.#path, tree, target);
        }
        // It holds every name of the archive, which nothing needs from here on.
        this.#unpacking = null;
        return { tree, unpacked: tree.unpacked(format, target) };
    }
    /** Stops unpacking and closes the file, finished or not; a second call does nothing. */
    abandon() {
        this.#options.target?.signal.removeEventListener('abort', this.#onAbort);
        try {
            this.#stopUnpacking();
        }
        finally {
            this.#closeFile();
        }
    }
    async #start(head) {
        this.#head = null;
        const { target, isKept } = this.#options;
        if (target === null) {
            // A sign-in page is not to pass for a bundle because nobody unpacks it.
            refuseNoArchive(head);
            this.#openFile(null);
        }
        else {
            target.signal.throwIfAborted();
            const format = archiveFormat(head);
            const tree = target.newTree();
            const tar = format === 'zip' ? null : inLargePieces(unpackTar(format, tree, target));
            this.#unpacking = { format, tree, tar };
            if (isKept || tar === null)
                this.#openFile(tar === null ? tree.root : null);
        }
        await this.#pass(head);
    }
    async #pass(bytes) {
        this.#options.target?.signal.throwIfAborted();
        const descriptor = this.#descriptor;
        if (descriptor !== null)
            this.#change(() => {
                (0,external_node_fs_.writeFileSync)(descriptor, bytes);
            });
        await this.#unpacking?.tar?.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    }
    /** `zipRoot`: the folder into which a zip will be unpacked. */
    #openFile(zipRoot) {
        // The file of an earlier bundle is used again.
        const isNew = this.#path === null;
        const path = (this.#path ??= this.#options.partPath());
        if (this.#totalBytes !== null)
            requireSpaceFor(this.#totalBytes, (0,external_node_path_.dirname)(path), zipRoot);
        this.#change(() => {
            this.#descriptor = (0,external_node_fs_.openSync)(path, isNew ? 'wx' : 'w', 0o644);
        });
    }
    #stopUnpacking() {
        const unpacking = this.#unpacking;
        const signal = this.#options.target?.signal;
        this.#unpacking = null;
        unpacking?.tar?.destroy(signal?.aborted === true ? signal.reason : new Error('the bundle is not wanted'));
        unpacking?.tree.abandon();
    }
    #closeFile() {
        const descriptor = this.#descriptor;
        this.#descriptor = null;
        if (descriptor !== null)
            this.#change(() => {
                (0,external_node_fs_.closeSync)(descriptor);
            });
    }
    #change(act) {
        (0,disk_failure/* orDiskFailure */.fR)(this.#path ?? '', 'write the bundle', act);
    }
}
/**
 * Throws `disk-too-small` where the bundle does not fit, or a zip and what is in it, which takes about as much or more:
 * how much is known only at its end.
 */
function requireSpaceFor(bytes, folder, zipRoot) {
    const doing = 'download the bundle';
    const isShared = zipRoot !== null && (0,external_node_fs_.statSync)(zipRoot).dev === (0,external_node_fs_.statSync)(folder).dev;
    requireSpace(folder, isShared ? 2 * bytes : bytes, isShared ? `${doing} and unpack it` : doing);
    if (zipRoot !== null && !isShared)
        requireSpace(zipRoot, bytes, 'unpack the bundle');
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __nccwpck_require__(8877);
;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");
// EXTERNAL MODULE: ./lib/site/page-texts.js
var page_texts = __nccwpck_require__(2741);
;// CONCATENATED MODULE: ./lib/check/reader-process.js








/**
 * Heap of the reader. A site of 100,000 pages takes a third of it. One file of up to 64 MiB comes on top.
 */
const HEAP_MIB = 512;
/** Measured: with a larger young generation the reader takes up to twice the memory, and no less time. */
const reader_process_YOUNG_MIB = 4;
/** A site of 100,000 pages takes half a minute. */
const READ_MAX_MS = 10 * 60_000;
/** The kept end of the error output, which says why the reader died. */
const STDERR_TAIL_CHARS = 4096;
/** Variables that Node may need to start. No other variable is passed on, because the environment holds secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];
/**
 * Reads an untrusted site in a separate process. If the site kills that process, the answer is `failed`. Rejects only
 * with the reason of the signal.
 */
async function readSiteInProcess(request, { onProgress, longestMs = READ_MAX_MS, heapMiB = HEAP_MIB }, signal) {
    signal.throwIfAborted();
    // Not `timeout` of `fork`: where a process cannot be started, its timer runs on and keeps this process.
    const timeout = AbortSignal.timeout(longestMs);
    const child = (0,external_node_child_process_namespaceObject.fork)(workerFile('check', import.meta.filename), [], {
        execArgv: [
            `--max-old-space-size=${String(heapMiB)}`,
            `--max-semi-space-size=${String(reader_process_YOUNG_MIB)}`,
            '--no-warnings',
        ],
        env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        signal: AbortSignal.any([signal, timeout]),
        killSignal: 'SIGKILL',
        // Without the console: Ctrl+C would end it before this process hears of the cancel, and the site would be published.
        detached: process.platform === 'win32',
    });
    let answer = null;
    let stderrTail = '';
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
        child.send(request, () => undefined);
        collectGarbage();
    });
    const ended = await new Promise((resolve) => {
        child.on('error', (error) => {
            // After an abort, `close` says when the process is gone.
            if (!child.killed)
                resolve({ kind: 'failed', problem: `its process cannot be started: ${error.message}` });
        });
        child.on('close', (code, endedBy) => {
            const problem = child.killed
                ? `it took more than ${(0,amounts/* formatDuration */.a3)(longestMs)}`
                : exitProblem(code, endedBy, stderrTail, heapMiB);
            resolve(answer ?? { kind: 'failed', problem });
        });
    });
    signal.throwIfAborted();
    return ended;
}
/** `newFolder` makes an empty folder that is removed at the end. */
function siteReader(newFolder) {
    return async ({ textsFor, ...request }, onProgress, signal) => {
        const textsPath = textsFor === null ? null : (0,external_node_path_.join)(newFolder(), 'texts');
        const repeated = textsFor?.previous?.repeated ?? null;
        const wanted = { ...request, siteUrl: null, textsPath, repeated };
        const answer = await readSiteInProcess(wanted, { onProgress }, signal);
        if (answer.kind !== 'done' || textsFor === null || textsPath === null)
            return { answer, texts: null };
        const digests = new Map(textsFor.site.files.map(({ path, sha256 }) => [path, sha256]));
        const before = textsFor.previous?.files ?? null;
        return { answer, texts: (0,page_texts/* parseTexts */.oh)((0,external_node_fs_.readFileSync)(textsPath, 'utf8'), { digests, before }) };
    };
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
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
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
        this.#publisher.publishFile(path, { text, mode: SECRET_MODE, doing: 'write the Helm values' });
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
                await (0,promises_namespaceObject.setImmediate)();
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

// EXTERNAL MODULE: ./lib/system/remove-trees.js
var remove_trees = __nccwpck_require__(1769);
// EXTERNAL MODULE: ./lib/system/rename.js
var rename = __nccwpck_require__(1147);
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
    constructor(targets = [], remover = remove_trees/* MACHINE_REMOVER */.z6) {
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
        this.#ours = [...this.#ours.filter((path) => path !== folder), ...(0,remove_trees/* removeAtOnce */.xI)([folder], this.#remover)];
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
        this.#ours = (0,remove_trees/* removeAtOnce */.xI)(this.#ours, this.#remover);
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
                            throw new core_failure/* Failure */.HR('disk-error', { path: to, doing, problem: 'it is not empty any more' });
                        (0,external_node_fs_.rmdirSync)(toHere);
                        undo.unshift(() => {
                            (0,external_node_fs_.mkdirSync)(toHere);
                        });
                    }
                }
                else if ((0,external_node_fs_.existsSync)(toHere)) {
                    // A file may replace only a file: the contents of a folder created since belong to another program.
                    if (isFolder(toHere) && !isFolder(fromHere))
                        throw new core_failure/* Failure */.HR('disk-error', { path: to, doing, problem: 'it is a folder by now' });
                    const holder = (0,external_node_fs_.mkdtempSync)(here((0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(to)}.replaced-`)));
                    aside.push((0,external_node_path_.join)(parent, (0,external_node_path_.basename)(holder)));
                    const old = (0,external_node_path_.join)(holder, (0,external_node_path_.basename)(to));
                    moveAside(toHere, old, { path: to, doing });
                    undo.unshift(() => {
                        (0,rename/* rename */.$w)(old, toHere);
                    });
                }
                (0,rename/* rename */.$w)(fromHere, toHere);
                undo.unshift(() => {
                    (0,rename/* rename */.$w)(toHere, fromHere);
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
        this.#ours = (0,remove_trees/* removeTrees */.Ui)(this.#ours, this.#remover);
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
            throw new core_failure/* Failure */.HR('disk-error', { path: folder, doing, problem });
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
        (0,rename/* rename */.$w)(from, to);
    }
    catch (error) {
        if ((0,disk_failure/* systemErrorCode */.vq)(error) !== 'EXDEV')
            throw error;
        const problem = 'it is part of the image of this container, which the file system does not move; remove it in a step before, or choose another path';
        throw new core_failure/* Failure */.HR('disk-error', { path, doing, problem }, error);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: external "node:stream/promises"
const external_node_stream_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
// EXTERNAL MODULE: ./lib/upload/pages-tar.js
var pages_tar = __nccwpck_require__(8935);
;// CONCATENATED MODULE: ./lib/upload/pack-upload.js








/** What the one file in a Pages artifact is called: `actions/deploy-pages` looks for no other. */
const PAGES_FILE = 'artifact.tar';
/** Makes ready what goes up; after publishing. Rejects with `disk-full`, `disk-error`, or the signal's reason. */
async function packUpload({ kind, artifactName }, { site, archive, newFolder }, signal) {
    if (kind === 'bundle') {
        const root = newFolder();
        const file = (0,external_node_path_.join)(root, artifactName);
        (0,disk_failure/* orDiskFailure */.fR)(file, 'make the archive ready for its upload', () => {
            linkOrCopy(archive, file);
        });
        return { root, files: [file], zip: false };
    }
    if (site === null)
        throw new Error('there is no site to upload');
    if (kind === 'site')
        return { root: site.root, files: site.files.map(({ path }) => (0,external_node_path_.join)(site.root, path)), zip: true };
    const root = newFolder();
    const into = (0,external_node_path_.join)(root, PAGES_FILE);
    const entries = (0,pages_tar/* sortedForPages */.VS)((0,pages_tar/* siteEntries */.QG)(site).filter(pages_tar/* isForPages */.Mt));
    await packPages({ into, entries, contentsOf: pack_upload_siteReader(site.root) }, signal);
    return { root, files: [into], zip: true };
}
const READ_BYTES = 256 * 1024;
/**
 * Writes the tar of a Pages artifact. Rejects with `disk-full`, `disk-error`, or the reason of the signal; what is
 * written then stays, for the caller to remove.
 */
async function packPages({ into, entries, contentsOf }, signal) {
    const file = (0,external_node_fs_.createWriteStream)(into, { flags: 'wx' });
    try {
        await (0,external_node_stream_promises_namespaceObject.pipeline)(tarPieces(entries, contentsOf), file, { signal });
        // They go into the artifact with it: the same site is to give the same artifact.
        await (0,promises_.chmod)(into, 0o644);
        await (0,promises_.utimes)(into, pages_tar/* PAGES_TIME_S */.F3, pages_tar/* PAGES_TIME_S */.F3);
    }
    catch (error) {
        // Windows removes no open file.
        if (!file.closed)
            await new Promise((resolve) => file.once('close', resolve));
        signal.throwIfAborted();
        throw (0,disk_failure/* diskFailure */.C9)(error, into, 'write the Pages artifact');
    }
}
function* tarPieces(entries, contentsOf) {
    let tarBytes = 0;
    for (const entry of entries) {
        const header = (0,pages_tar/* pagesHeader */.UM)(entry);
        yield header;
        tarBytes += header.length;
        const bytes = entry.bytes ?? 0;
        if (bytes === 0)
            continue;
        yield* contentsOf(entry);
        const padding = (0,pages_tar/* pagesPadding */.O6)(bytes);
        yield padding;
        tarBytes += bytes + padding.length;
    }
    yield (0,pages_tar/* pagesEnd */.sZ)(tarBytes);
}
/** Reads the files of a site, one at a time and piece by piece. */
function pack_upload_siteReader(root) {
    return function* contentsOf({ path, bytes: declaredBytes }) {
        const full = (0,external_node_path_.join)(root, path);
        const bytes = declaredBytes ?? 0;
        let descriptor = null;
        try {
            descriptor = (0,external_node_fs_.openSync)(full, 'r');
            for (let done = 0;;) {
                // A byte more than there should be, to see that there is none.
                const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, bytes - done + 1));
                const count = (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, done);
                if (count === 0 && done === bytes)
                    return;
                if (count === 0 || done + count > bytes)
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
    return new core_failure/* Failure */.HR('disk-error', {
        path,
        doing: 'read the site',
        problem: 'it has changed while it was read',
    });
}

;// CONCATENATED MODULE: ./lib/export/staging.js









function staging(options) {
    const { site, bundlePath, manifestPath, upload, tempFolder, platform, msLeft } = options;
    const remover = { ...remove_trees/* MACHINE_REMOVER */.z6, msLeft };
    const { check = null, helmValuesPath = null } = options;
    const reports = [manifestPath, check?.reportPath ?? null, helmValuesPath];
    const publisher = new Publisher([site?.path ?? null, bundlePath, ...reports], remover);
    // The files of an upload stay until the end, also when they are not published.
    const temporary = new Publisher([], remover);
    const drafts = new SiteDrafts(publisher, tempFolder);
    const isKept = bundlePath !== null || upload?.kind === 'bundle';
    const siteHolder = site?.path === null ? temporary : publisher;
    let sink = null;
    let archive = '';
    let root = null;
    const placePart = () => {
        const holder = isKept ? temporary : publisher;
        // Beside its target, so that publishing it is a rename.
        const folder = bundlePath === null ? holder.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
        archive = (0,external_node_path_.join)(folder, 'bundle.part');
        return archive;
    };
    /** An empty tree to unpack into; the files of an earlier one are removed. */
    const newTree = () => {
        if (root !== null)
            siteHolder.removeStaging(root);
        const path = site?.path ?? null;
        root = path === null ? temporary.stagingIn(tempFolder) : publisher.stagingFor(path);
        return new ArchiveTree(root, new file_index/* FileIndex */.rx(manifestPath === null ? ['sha256'] : ['sha256', 'md5']));
    };
    return {
        drafts,
        openSink: (request, emit, signal) => {
            const onProgress = (fileCount, siteBytes) => {
                emit({ kind: 'unpack-progress', fileCount, siteBytes });
            };
            const target = request === null ? null : { ...request, platform, signal, onProgress, newTree };
            sink = new ArchiveSink({ partPath: placePart, isKept, target });
            return sink;
        },
        unpack: async (emit) => {
            if (sink === null)
                throw new Error('there is nothing to unpack');
            const { tree, unpacked } = await sink.unpack(() => {
                emit({ kind: 'phase', phase: 'unpack' });
            });
            emit({ kind: 'unpacked', ...unpacked });
            return { root: tree.root, folders: [...tree.folders], ...tree.fileIndex.files() };
        },
        readSite: siteReader(() => publisher.folderIn(tempFolder)),
        publish: (from) => {
            const moves = [...drafts.moves];
            if (from !== null && site !== null && site.path !== null)
                moves.push({ from, to: site.path, mayReplace: site.overwrite });
            if (bundlePath !== null)
                moves.push({ from: archive, to: bundlePath, mayReplace: true });
            publisher.publish(moves);
        },
        pack: async (target, unpacked, signal) => {
            const newFolder = () => temporary.folderIn(tempFolder);
            const source = { site: unpacked, archive: bundlePath ?? archive, newFolder };
            const packed = await packUpload(target, source, signal);
            // Its room is needed no longer, and the upload may take long.
            if (target.kind === 'pages' && site?.path === null && unpacked !== null)
                temporary.removeStaging(unpacked.root);
            return packed;
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
/* harmony export */   Dg: () => (/* binding */ proxyProblems),
/* harmony export */   Pv: () => (/* binding */ parseHostname),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   nV: () => (/* binding */ parseApiUrl)
/* harmony export */ });
/* unused harmony export parseSiteUrl */
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2786);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5288);


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
    if ((0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeKey */ .zC)(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('looks like an API key', EXAMPLE);
    if (/[\s\p{Cc}]/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds white space', suggest(text));
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is a URL; only its hostname is wanted', suggest(text));
    if (text.includes('@'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a user name', suggest(text));
    if (/[/\\?#]/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a path', suggest(text));
    if (/^\[|:.*:|^[\d.]+$/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is an IP address', EXAMPLE);
    if (text.includes(':'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds a port', suggest(text));
    if (/\P{ASCII}/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('holds letters that are not ASCII', suggest(text));
    if (text.endsWith('.'))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('ends with a dot', suggest(text));
    const name = text.toLowerCase();
    return isHostname(name) ? { value: name } : (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('is no hostname', suggest(text));
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

/***/ 9988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ defaultsOf),
/* harmony export */   cN: () => (/* binding */ inputReader),
/* harmony export */   hF: () => (/* binding */ input),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2786);
/* harmony import */ var _text_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1324);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5288);



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
    const withoutKey = (0,_text_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .textWithout */ .i)(key);
    const note = (name, fault) => {
        const value = name === KEY_INPUT && key !== '' ? null : shownValue(name, withoutKey(text(name)));
        found.push({ input: name, value, ...fault });
    };
    const parse = (name, { parse: parseText, initial, remedy }) => {
        const given = text(name);
        if (given === '' && remedy !== null)
            note(name, (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('is empty', remedy));
        if (given === '')
            return null;
        const isOwn = key === '' || name === KEY_INPUT || given === initial;
        const holdsKey = !isOwn && (withoutKey(given) !== given || (name === 'job-id' && given.includes(key)));
        const parsed = holdsKey ? (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('holds the API key', KEY_ELSEWHERE) : parseText(given, machine, text);
        if (!('value' in parsed))
            note(name, parsed);
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(parsed);
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
    if (isAddress && (/[@?]/.test(value) || (0,_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeKey */ .zC)(value)))
        return null;
    const shown = value.replaceAll(/\p{Cc}+/gu, ' ');
    return shown.length > SHOWN_MAX_CHARS ? `${shown.slice(0, SHOWN_MAX_CHARS)}…` : shown;
}


/***/ }),

/***/ 5288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ hasKeyPrefix),
/* harmony export */   Iz: () => (/* binding */ parsePaths),
/* harmony export */   X7: () => (/* binding */ choiceParser),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   et: () => (/* binding */ parseJobId),
/* harmony export */   oW: () => (/* binding */ parsePem),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   rS: () => (/* binding */ countParser),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   zC: () => (/* binding */ looksLikeKey)
/* harmony export */ });
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2786);

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
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('holds a line break or another control character', remedy);
    if (text.length > LABEL_MAX_CHARS)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`is longer than ${LABEL_MAX_CHARS} characters`, remedy);
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
/* harmony export */   J4: () => (/* binding */ faultsOfTargets),
/* harmony export */   eU: () => (/* binding */ judgeSitePath),
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
 * in the runner's temporary folder; what is named inside the workspace has to lie there on the disk too. `faultsOfTargets`
 * judges what is there.
 */
function filePathParser(input) {
    const choose = chooseFile(input);
    return (text, machine) => {
        const { platform, workspace } = machine;
        if ((0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .namesFolder */ .z0)(text, platform))
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('names a folder', choose);
        const path = readPath(text, machine, choose);
        if (!('value' in path))
            return path;
        const inside = (0,_lexical_path_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsBelow */ .Ce)(workspace, path.value, platform) !== null;
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
    return state === 'missing' || state === 'file' ? null : (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(STATES[state], choose);
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
/** The first of the other paths that lies above or below a file, or is the same. */
function faultOfPair([input, file], others, machine) {
    for (const [other, path] of others) {
        const isAbove = within(file, path, machine);
        const isBelow = within(path, file, machine);
        if (isBelow && other === 'site-path')
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)("is 'site-path' or lies in it", `Choose a file outside of 'site-path': ${FILES[input].because}.`);
        if (isAbove && isBelow)
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`is '${other}'`, 'Choose two files.');
        if (isAbove)
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`cannot be a file: '${other}' lies below it`, APART);
        if (isBelow)
            return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(`lies below '${other}', which is a file`, APART);
    }
    return null;
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
const RECORDS_MAX = 10;
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
    return [...newest.values()].slice(0, RECORDS_MAX);
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _artifacts_client_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(960);
/* harmony import */ var _system_remove_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1769);
/* harmony import */ var _job_record_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2992);





/** The notes about jobs among the artifacts of this workflow run. Nothing is loaded or made until it is used. */
function jobRecords(env, { clock, tempFolder, atEnd }) {
    const context = { clock, say: _artifacts_client_js__WEBPACK_IMPORTED_MODULE_2__/* .noteDetail */ .OI };
    return {
        obstacle: (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_2__/* .uploadObstacle */ .f7)(env),
        attempt: (0,_job_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readAttempt */ .ce)(env['GITHUB_RUN_ATTEMPT'] ?? ''),
        list: (signal) => (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_2__/* .askClient */ .Fg)(async (client) => (await client.listArtifacts()).artifacts, context, signal),
        keep: (artifactName, text, signal) => (0,_artifacts_client_js__WEBPACK_IMPORTED_MODULE_2__/* .askClient */ .Fg)(async (client) => {
            const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempFolder, 'docs-export-job-'));
            const remove = () => (0,_system_remove_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTrees */ .Ui)([folder]);
            atEnd(remove);
            try {
                const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'job.json');
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
                const options = { retentionDays: _job_record_js__WEBPACK_IMPORTED_MODULE_4__/* .RECORD_RETENTION_DAYS */ .fB };
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
/* harmony import */ var _export_export_bundle_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1093);
/* harmony import */ var _export_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8934);
/* harmony import */ var _export_staging_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2391);
/* harmony import */ var _job_job_records_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3487);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1172);
/* harmony import */ var _runner_session_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8452);
/* harmony import */ var _service_api_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1219);
/* harmony import */ var _service_http_send_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(6237);
/* harmony import */ var _service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2590);
/* harmony import */ var _service_store_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(1662);
/* harmony import */ var _upload_artifact_uploader_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(7286);












// Keeps the heap for new objects small. V8 lets it grow to 64 MiB, and fills that before it collects: 50 MiB more at the
// peak of an archive with 85,000 files, in the same time. V8 reads the flag at each collection.
(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
await (0,_runner_session_js__WEBPACK_IMPORTED_MODULE_6__/* .runSession */ .I)('export', async (session) => {
    const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readInputs */ .K)(_export_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPORT_INPUTS */ .DP, process.env, session);
    const artifacts = (0,_upload_artifact_uploader_js__WEBPACK_IMPORTED_MODULE_11__/* .artifactService */ .G)(inputs.upload, process.env, session);
    const records = (0,_job_job_records_js__WEBPACK_IMPORTED_MODULE_4__/* .jobRecords */ .w)(process.env, session);
    const { clock, tempFolder, msLeft } = session;
    (0,_service_http_watched_client_js__WEBPACK_IMPORTED_MODULE_9__/* .trustAlso */ .wW)(inputs.caCertificate);
    const service = (0,_service_api_js__WEBPACK_IMPORTED_MODULE_7__/* .exportApi */ .d)({ ...session, ...inputs, send: (0,_service_http_send_js__WEBPACK_IMPORTED_MODULE_8__/* .httpSender */ .C)({ clock, keepsConnections: false }) });
    const store = (0,_service_store_js__WEBPACK_IMPORTED_MODULE_10__/* .bundleStore */ .s)({ ...session, send: (0,_service_http_send_js__WEBPACK_IMPORTED_MODULE_8__/* .httpSender */ .C)({ clock, keepsConnections: true }) });
    const disk = (0,_export_staging_js__WEBPACK_IMPORTED_MODULE_3__/* .staging */ .m)({ ...inputs, tempFolder, platform: process.platform, msLeft });
    session.atEnd(disk.discard);
    return await (0,_export_export_bundle_js__WEBPACK_IMPORTED_MODULE_1__/* .exportBundle */ .N)(inputs, { ...session, service, store, staging: disk, artifacts, records }, session.signal);
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Vn: () => (/* binding */ requireOutputFile),
/* harmony export */   uH: () => (/* binding */ setOutput)
/* harmony export */ });
/* unused harmony exports OUTPUT_NAMES, AGENT_OUTPUT_NAMES, VERIFY_OUTPUT_NAMES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(819);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8165);



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

/***/ 1172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8165);
/* harmony import */ var _inputs_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9345);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8568);
/* harmony import */ var _system_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9619);







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

/***/ 8452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  I: () => (/* binding */ runSession)
});

// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __nccwpck_require__(6698);
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
// EXTERNAL MODULE: ./lib/text/amounts.js
var amounts = __nccwpck_require__(8054);
// EXTERNAL MODULE: ./lib/check/report/check-text.js
var check_text = __nccwpck_require__(6811);
// EXTERNAL MODULE: ./lib/text/markdown.js
var markdown = __nccwpck_require__(6362);
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

// EXTERNAL MODULE: ./lib/site/changes.js
var changes = __nccwpck_require__(7558);
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(4304);
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
    return `Verified ${addresses(checkedCount)} in ${(0,amounts/* formatDuration */.a3)(tookMs)}: ${verdictText(outcome)}${leftOut}`;
}
/** `3 broken, 41 stale`; `210 as the manifest has them, 4 with a note` */
function verdictText(outcome) {
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
const NOTICES_MAX = 10;
/** The findings, one line for each cause, the worst first. */
function verifyNotices({ findings }) {
    const shown = findings.slice(0, NOTICES_MAX).map((finding) => noticeOf(finding, words/* quote */.hD));
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
            ? lost.map((finding) => noticeOf(finding, words/* quote */.hD))
            : [`The live site is not as it should be: ${verdictText(outcome)}. First: ${firstSentence(outcome)}`]),
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
        return (0,markdown/* listOf */.c3)(`**${TITLES[level]}**`, lines);
    });
    return (0,markdown/* paragraphs */.qN)([
        ...parts,
        rest === 0 ? '' : `And ${(0,amounts/* counted */.hS)(rest, 'more cause')}: ${(0,markdown/* code */.aY)('report')} writes all of them to a file.`,
    ]);
}
function lineOf(finding) {
    const [, ...others] = finding.paths;
    const more = others.slice(0, PATHS_MAX - 1).map((path) => (0,markdown/* code */.aY)(path));
    const rest = others.length - more.length;
    const behind = more.length === 0 ? '' : ` Also: ${more.join(', ')}${rest === 0 ? '' : ` and ${(0,amounts/* grouped */.zD)(rest)} more`}.`;
    return `- ${noticeOf(finding, markdown/* code */.aY)}${behind}`;
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
    return first === undefined ? '' : noticeOf(first, words/* quote */.hD);
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
        `Cannot publish ${site(run)}: the site check found ${(0,amounts/* counted */.hS)(findings, (0,check_text/* problemNoun */.gf)(known))} in ${(0,amounts/* counted */.hS)(places, 'place')} (${(0,amounts/* counted */.hS)(pages, 'HTML file')} checked). The most severe: ${first}`,
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
        `${REMEDIES[remedy]} ${howToResume(run)}`,
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
const REMEDIES = {
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

// EXTERNAL MODULE: ./lib/check/report/severity.js
var severity = __nccwpck_require__(472);
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
        ...severity/* SEVERITIES */.oC.map((severity) => {
            const lines = groups.filter((group) => group.severity === severity).map(check_summary_lineOf);
            // Nothing is next where nothing is first.
            const title = severity === 'medium' && groups[0]?.severity === severity ? check_summary_TITLES.high : check_summary_TITLES[severity];
            return (0,markdown/* listOf */.c3)(`**${title}**`, lines);
        }),
        more > 0
            ? `And ${(0,amounts/* counted */.hS)(more, 'more problem')}: ${(0,markdown/* code */.aY)('check-report')} writes all of them to a file.`
            : '',
        (0,markdown/* cell */.Hn)((0,check_text/* acceptedText */.zs)(outcome)),
        (0,check_text/* unusedText */.qw)(outcome, markdown/* code */.aY),
    ]);
}
/** What the check found beside problems, in the same form. */
function checkNotes(outcome) {
    const { optional, hosts, moreHosts, placesLeftOut, skipped } = outcome;
    const mentions = hosts.filter(isMention);
    // For air-gapped hosting the others are listed among the problems.
    const loads = outcome.hosting === 'air-gapped' ? [] : hosts.filter((host) => !isMention(host));
    return (0,markdown/* paragraphs */.qN)([
        (0,markdown/* listOf */.c3)(`**${check_summary_TITLES.none}: ${(0,check_text/* countedKind */.ph)('missing-optional', optional.findings)}**`, optional.groups.map(check_summary_lineOf)),
        (0,markdown/* listOf */.c3)('External requests, to hosts that readers have to reach:', loads.map(hostText)),
        (0,markdown/* listOf */.c3)('Hosts that scripts name, and may ask for something:', mentions.map(hostText)),
        moreHosts > 0 ? `And ${(0,amounts/* counted */.hS)(moreHosts, 'more host')}.` : '',
        placesLeftOut > 0 ? `More than a report holds: ${(0,amounts/* counted */.hS)(placesLeftOut, 'place')} not listed.` : '',
        skipped === null
            ? ''
            : `Not fully checked: ${(0,amounts/* counted */.hS)(skipped.count, 'file')}, such as ${(0,markdown/* code */.aY)(skipped.first.page)} (${skipped.first.reason}).`,
    ]);
}
function check_summary_lineOf(group) {
    const { causes, examples } = group;
    const remedy = (0,check_text/* explanationText */.jY)(group, markdown/* code */.aY);
    const shown = examples.map((example) => (0,markdown/* code */.aY)(example.subject)).join(', ');
    const rest = causes > examples.length ? ` and ${(0,amounts/* grouped */.zD)(causes - examples.length)} more` : '';
    const behind = causes === 1 ? '' : `: ${shown}${rest}`;
    return `- ${(0,check_text/* problemText */.fI)(group, markdown/* code */.aY)}${behind}${remedy === null ? '' : `. ${remedy}`}`;
}
function hostText({ host, feature, uses, pages, first }) {
    const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
    return `- ${(0,markdown/* code */.aY)(host)}: ${(0,markdown/* cell */.Hn)((0,severity/* featureText */.oo)(feature))} (${how}${(0,amounts/* counted */.hS)(pages, 'file')}, such as ${(0,markdown/* code */.aY)(first.page)})`;
}
/** No page loads from the host; only a script names it. */
function isMention({ uses }) {
    return uses.every((use) => use === 'mention');
}

// EXTERNAL MODULE: ./lib/site/page-changes.js
var page_changes = __nccwpck_require__(2760);
// EXTERNAL MODULE: ./lib/site/page-list.js
var page_list = __nccwpck_require__(197);
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
        says: check_text/* checkProgressText */.ZF,
        within: ({ isCheck }) => (isCheck ? 'check' : 'texts'),
        progressOf: 'check',
    },
    'site-checked': {
        says: (event, tookMs = 0) => (0,check_text/* checkedText */.N0)(event, tookMs),
        notes: ({ outcome }) => (0,check_text/* acceptedText */.zs)(outcome) || [],
        warns: check_text/* noticesOf */.lx,
        // The summary has all that was found.
        recalls: () => [],
        ends: 'check',
        sets: ({ outcome }) => [['check-findings', outcome.findings]],
    },
    'check-broken': { warns: ({ problem }) => (0,check_text/* brokenCheckText */.$8)(problem), ends: 'check' },
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
/** What differs from the previous site. Not before the site is published: the step that deploys the changes must find it. */
function changeOutputs({ changesPath, uploadPath, invalidationPath, pagesPath }, last) {
    const changes = last['site-compared'];
    const { pages = 'now' } = last['pages-compared'] ?? {};
    const [differing, unknown] = typeof pages === 'string' ? [null, null] : [(0,page_changes/* countOf */.pq)(pages), (0,page_changes/* unknownOf */.KO)(pages)];
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
        return `${files} ${page_list/* WITHOUT_TEXTS */.wV[pages]}`.trim();
    const lead = `**${(0,words/* capitalized */.l2)((0,page_list/* pagesText */.SA)(pages, compared.files))}**`;
    const items = (0,page_list/* pageItems */.Gj)(pages, compared);
    const isLong = (0,page_changes/* countOf */.pq)(pages) > OPEN_PAGES_MAX;
    const shown = isLong ? [(0,page_list/* sectionsText */.Eo)(pages), (0,markdown/* details */.zH)('The pages', [items])] : [items];
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
    const verdict = (0,check_text/* verdictText */.nt)(check);
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
    return `${(0,markdown/* link */.nf)(outcome.url)}: **${verdictText(outcome)}** (${addresses(outcome.checkedCount)}, ${took}).`;
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
var known_secrets = __nccwpck_require__(1324);
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
var report_outputs = __nccwpck_require__(8568);
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
    const tempFolder = process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
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

/***/ 1219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ exportApi)
/* harmony export */ });
/* unused harmony export agentApi */
/* harmony import */ var _text_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1324);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1814);
/* harmony import */ var _http_http_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3624);



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

/***/ 3624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ HttpProblem),
/* harmony export */   NW: () => (/* binding */ namedProblem),
/* harmony export */   bB: () => (/* binding */ PROXY_REFUSES),
/* harmony export */   dS: () => (/* binding */ ClosedConnection),
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

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ httpSender)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __nccwpck_require__(9783);
// EXTERNAL MODULE: ./lib/core/failure.js
var failure = __nccwpck_require__(8165);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __nccwpck_require__(1814);
// EXTERNAL MODULE: ./lib/service/http/http-problem.js
var http_problem = __nccwpck_require__(3624);
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
var watched_client = __nccwpck_require__(2590);
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

/***/ 2590:
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
var external_node_tls_ = __nccwpck_require__(1692);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __nccwpck_require__(2779);
// EXTERNAL MODULE: ./lib/inputs/addresses.js
var addresses = __nccwpck_require__(9345);
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

/***/ 1662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ bundleStore)
/* harmony export */ });
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8165);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1814);
/* harmony import */ var _http_http_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3624);



/** A stall is 30 s without a byte; an answer that takes an hour is cut there and resumed. */
const LIMITS = { connectMs: 15_000, idleMs: 30_000, totalMs: 60 * 60_000 };
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
                    const path = hops === 0 ? (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .printableUrl */ .Zq)(url) : (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .printableTarget */ .Dn)(url);
                    emit({ kind: 'request', method: 'GET', path, outcome, tookMs: clock.now() - startedMs, requestId });
                };
                let answer;
                try {
                    answer = await send({ method: 'GET', url, headers, body: null }, LIMITS, signal);
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!(error instanceof _http_http_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpProblem */ .AF))
                        throw error;
                    report(error.message, null);
                    if (error.failure !== null)
                        throw error.failure;
                    return { kind: 'lost', problem: error.message };
                }
                report(String(answer.status), answer.header('x-amz-request-id'));
                const location = redirectOf(answer);
                if (location === null)
                    return await headOf(answer);
                answer.close();
                url = nextUrl(url, location);
                maskUrl(url);
            }
            throw new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('link-unusable', { problem: `it is redirected more than ${REDIRECTS_MAX} times` });
        },
    };
}
function redirectOf(answer) {
    return [301, 302, 303, 307, 308].includes(answer.status) ? answer.header('location') : null;
}
function nextUrl(from, location) {
    const fault = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .linkFault */ .$Q)(location);
    if (fault !== null)
        throw new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('link-unusable', { problem: `it is redirected to one that ${fault}` });
    const target = URL.parse(location, from);
    if (target === null)
        throw new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('link-unusable', { problem: 'it is redirected to something that is not a URL' });
    const { protocol, href } = target;
    const before = new URL(from).protocol;
    if (protocol !== 'https:' && !(protocol === 'http:' && before === 'http:')) {
        const problem = `it is redirected from ${before.slice(0, -1)} to ${protocol.slice(0, -1)}`;
        throw new _core_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('link-unusable', { problem });
    }
    return href;
}
async function headOf(answer) {
    const { status, header } = answer;
    const head = {
        status,
        contentLength: header('content-length'),
        contentRange: header('content-range'),
        etag: header('etag'),
        acceptsRanges: header('accept-ranges')?.trim().toLowerCase() === 'bytes',
        retryAfter: header('retry-after'),
        detail: status >= 400 ? await readDetail(answer) : null,
    };
    return { kind: 'head', head, body: freedInTurn(answer.body), close: answer.close };
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
    return said.length === 0 ? null : (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(said.join(': ').replace(/\s+/g, ' '));
}


/***/ }),

/***/ 9571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ UNKNOWN_STYLE),
/* harmony export */   um: () => (/* binding */ readAddressStyle)
/* harmony export */ });
/* unused harmony exports addressForm, noForms, styleOf */
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2786);
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4304);


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
    const { pages, folders } = (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFields */ .yX)(value) ?? {};
    return {
        pages: PAGE_FORMS.find((form) => form === pages) ?? null,
        folders: FOLDER_FORMS.find((form) => form === folders) ?? null,
    };
}


/***/ }),

/***/ 7558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ changeFiles),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* unused harmony exports readChanges, invalidationsOf, addressOf */
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4304);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(982);




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
    const removed = [...gone].sort(_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq);
    const files = new Set(site.files.map(({ path }) => path));
    const removable = removed.filter((path) => !(0,_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(path).some((line) => files.has(line)));
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
/* harmony export */   j8: () => (/* binding */ withTexts),
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
            open.digests = this.hashes.map((name) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(name, bytes));
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

/***/ 982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Dx: () => (/* binding */ linesOf),
  $2: () => (/* binding */ manifestText),
  WI: () => (/* binding */ readManifest)
});

// UNUSED EXPORTS: isSitePath

// EXTERNAL MODULE: ./lib/text/json.js
var text_json = __nccwpck_require__(2845);
// EXTERNAL MODULE: ./lib/text/parsed.js
var parsed = __nccwpck_require__(2786);
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

// EXTERNAL MODULE: ./lib/site/address-style.js
var address_style = __nccwpck_require__(9571);
// EXTERNAL MODULE: ./lib/site/file-index.js
var file_index = __nccwpck_require__(4304);
// EXTERNAL MODULE: ./lib/site/page-texts.js
var page_texts = __nccwpck_require__(2741);
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
        ...(repeated === null ? {} : { textRule: { version: page_texts/* TEXT_RULE */.Bs, repeated } }),
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
            addressStyle: (0,address_style/* readAddressStyle */.um)(addressStyle),
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

/***/ 2760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ unknownOf),
/* harmony export */   Wl: () => (/* binding */ pageChangesOf),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4304);
/* harmony import */ var _page_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2741);


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
        else if (areKnown && !isSame && (0,_page_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .isOtherText */ .Kz)(now, then))
            changed.push({ ...page, sections: changedSections(now, then) });
        else if (isFilled)
            filledByScript.push(page);
        else if (!isSame && !areKnown)
            notCompared.push(page);
        else if (areKnown && now.pictures !== then.pictures)
            pictures.push(page);
    }
    const removed = [...gone].sort(_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq).flatMap((path) => before.get(path) ?? []);
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
    return pairs.sort((one, other) => (0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq)(one.to, other.to));
}
function named({ path, text }) {
    return { path, title: text?.title ?? null, canonical: text?.canonical };
}
/** Whether most pages have their data in scripts: a framework repeats there what the pages show, with the id of the build. */
function isOnMost(files) {
    const texts = files.flatMap(({ text }) => text ?? []);
    const pages = texts.filter(({ filledFrom }) => filledFrom === 'data').length;
    return (0,_page_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .isMost */ .oS)(pages, texts.length);
}
/** The sections whose text the page did not have. Empty: nothing is known of its sections. */
function changedSections(now, then) {
    // The only section of a page is its text.
    const whole = Buffer.from(then.textSha256 ?? '', 'hex').toString('base64');
    const before = new Set(chunks(then.sections ?? whole.slice(0, _page_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .SECTION_CHARS */ .Ox)));
    if (before.size === 0)
        return [];
    return chunks(now.sections ?? '').flatMap((digest, at) => {
        const [id, heading] = now.headings?.[at] ?? [null, ''];
        return before.has(digest) ? [] : [{ id, heading }];
    });
}
function chunks(digests) {
    return Array.from({ length: digests.length / _page_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .SECTION_CHARS */ .Ox }, (_, at) => digests.slice(at * _page_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .SECTION_CHARS */ .Ox, (at + 1) * _page_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .SECTION_CHARS */ .Ox));
}
/** Whether readers open it. The page that a host shows for missing ones has the menu, but often no `<main>`. */
function isOpened(path) {
    return (0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path) && !(0,_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFoundPage */ .np)(path.replace(/\/index\.html$/, '.html'));
}


/***/ }),

/***/ 197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ titlesOf),
/* harmony export */   Eo: () => (/* binding */ sectionsText),
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
            return `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)} ${what}`;
        return what === 'new' ? (0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'new page') : `${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'page')} ${what}`;
    });
    const others = [
        [pictures.length, pictures.length === 1 ? 'has new pictures' : 'have new pictures'],
        [filledByScript.length, 'that a script fills may have changed'],
        [notCompared.length, 'could not be compared'],
    ];
    const more = others.flatMap(([count, what]) => (count > 0 ? [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'page')} ${what}`] : []));
    if ((0,_page_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(pages) > 0)
        return [some.join(', '), ...more, `${differing(files)} in all`].join('; ');
    if (more.length > 0)
        return [...more, differing(files)].join('; ');
    return files === 0 ? 'nothing has changed' : `${differing(files)}, and no page's text`;
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
/** The address of a page as the page itself writes it, else as the links of the site do, else without `.html`. */
function addressOf({ path, canonical }, style) {
    const addresses = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesOf */ .sO)(path);
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
function named(page, facts, isGone = false) {
    const { path, title } = page;
    const { end, shared } = facts.titles;
    if (title === null)
        return isGone ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path) : linked((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path), page, facts);
    const short = withoutEnd(title, end);
    if (isGone || facts.siteUrl === null)
        return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(short)} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)})`;
    const link = linked((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(short), page, facts);
    return shared.has(short) ? `${link} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)})` : link;
}
function sectionsOf(page, facts) {
    if (page.sections.length === 0)
        return '';
    const shown = page.sections.slice(0, SECTIONS_SHOWN).map(({ id, heading }) => {
        const name = heading === '' ? 'the beginning' : `*${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)(heading)}*`;
        return id === null ? name : linked(name, page, facts, `#${encodeURIComponent(id)}`);
    });
    const more = page.sections.length - shown.length;
    return `: ${[...shown, ...(more > 0 ? [`${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(more)} more`] : [])].join(', ')}`;
}
function linked(name, page, { siteUrl, pageStyle }, anchor = '') {
    if (siteUrl === null)
        return name;
    return `[${name}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .target */ .aC)(`${siteUrl}${addressOf(page, pageStyle)}${anchor}`)})`;
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
    const more = (0,_page_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(pages) - lines.length;
    if (more > 0)
        lines.push(`- and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(more)} more`);
    const isGone = pages.moved.some(({ from, to }) => fateOf(from, to).stays === undefined);
    const others = [
        together(pages.pictures, facts, 'New pictures, and the same text'),
        together(pages.filledByScript, facts, 'A script fills these pages, which may have changed'),
        together(pages.notCompared, facts, 'Not compared, because a text is not known'),
    ];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([lines.join('\n').trimStart(), ...(isGone ? [MOVED] : []), ...others]);
}
/** What breaks the links of readers comes first: the list may be cut. */
function* itemsOf({ removed, moved, added, changed }, facts) {
    for (const page of removed)
        yield `- **removed:** ${named(page, facts, true)}`;
    for (const { from, to, ...page } of moved) {
        const { stays, goes } = fateOf(from, to);
        const fate = stays === undefined ? '' : ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(stays)} stays, ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(goes)} does not)`;
        yield `- **moved:** ${named({ path: to, ...page }, facts)}, before at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(from)}${fate}`;
    }
    for (const page of added)
        yield `- **new:** ${named(page, facts)}`;
    const pages = changed.toSorted((one, other) => other.sections.length - one.sections.length);
    const isGrouped = pages.length > UNGROUPED_MAX;
    for (const [folder, inIt] of Map.groupBy(pages, ({ path }) => (isGrouped ? folderOf(path) : '')))
        for (const [at, page] of inIt.entries()) {
            const heading = isGrouped && at === 0 ? `\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(folder)}\n\n` : '';
            yield `${heading}- ${named(page, facts)}${sectionsOf(page, facts)}`;
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
    const shown = pages.slice(0, NAMED_MAX).map((page) => named(page, facts));
    const more = pages.length - shown.length;
    return `${what}: ${[...shown, ...(more > 0 ? [`and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(more)} more`] : [])].join(', ')}.`;
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
    const shown = sections.slice(0, SECTIONS_MAX).map(([name, count]) => `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)} (${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(count)})`);
    const more = sections.length - shown.length;
    return shown.length < 2 ? '' : `In ${shown.join(', ')}${more === 0 ? '' : ` and ${(0,_text_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(more)} more`}.`;
}
/** The same with a line of totals, as a text for a comment, a message or a release note. */
function pageListText(pages, facts) {
    const lead = `${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(pagesText(pages, facts.files))}.`;
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([lead, pageItems(pages, facts)])}\n`;
}


/***/ }),

/***/ 2741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ TEXT_RULE),
/* harmony export */   Kz: () => (/* binding */ isOtherText),
/* harmony export */   Ox: () => (/* binding */ SECTION_CHARS),
/* harmony export */   _N: () => (/* binding */ REPEATED_MAX),
/* harmony export */   oS: () => (/* binding */ isMost),
/* harmony export */   oh: () => (/* binding */ parseTexts),
/* harmony export */   xZ: () => (/* binding */ somePages)
/* harmony export */ });
/* unused harmony export textLine */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', found.sort().join('\n'), 'base64').slice(0, PICTURES_CHARS);
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
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('allows not a single byte', wanted);
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

/***/ 2845:
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

/***/ 1324:
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

/***/ 6362:
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
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);

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

/***/ 2786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ flatJson),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   yX: () => (/* binding */ jsonFields)
/* harmony export */ });
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

/***/ 1814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ linkFault),
/* harmony export */   Dn: () => (/* binding */ printableTarget),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   Zq: () => (/* binding */ printableUrl),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* unused harmony export redactAddress */
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

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l2: () => (/* binding */ capitalized)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);

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

/***/ 8935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ PAGES_TIME_S),
/* harmony export */   Mt: () => (/* binding */ isForPages),
/* harmony export */   O6: () => (/* binding */ pagesPadding),
/* harmony export */   QG: () => (/* binding */ siteEntries),
/* harmony export */   Rk: () => (/* binding */ pagesTarBytes),
/* harmony export */   UM: () => (/* binding */ pagesHeader),
/* harmony export */   VS: () => (/* binding */ sortedForPages),
/* harmony export */   sZ: () => (/* binding */ pagesEnd)
/* harmony export */ });
/* harmony import */ var _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(777);

/** 2000-01-01T00:00:00Z: the same site gives the same bytes, and no reader finds it implausibly old. */
const PAGES_TIME_S = 946_684_800;
const NAME_BYTES = 100;
const OCTAL_SIZE_MAX = 0o77777777777;
/** GNU tar writes records of 20 blocks, the last one filled up. */
const RECORD_BYTES = 20 * _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_;
const END_BYTES = 2 * _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_;
/** No site needs them, and a Pages artifact never has them: `actions/upload-pages-artifact` leaves them out too. */
const LEFT_OUT = /(?:^|\/)\.git(?:hub)?(?:\/|$)/;
/** Everything in a site: the root, then folders and files in no order. */
function siteEntries({ files, folders, }) {
    const below = folders.map((path) => ({ path, bytes: null }));
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
    let bytes = END_BYTES;
    for (const entry of entries) {
        const name = Buffer.byteLength(tarName(entry));
        if (name > NAME_BYTES)
            bytes += _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_ + roundUp(name + 1, _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_);
        bytes += _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_ + roundUp(entry.bytes ?? 0, _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_);
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
    return Buffer.concat([long, name, Buffer.alloc(roundUp(size, _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_) - name.length), own]);
}
/** The zeros that follow contents of `bytes` bytes. */
function pagesPadding(bytes) {
    return Buffer.alloc(roundUp(bytes, _archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_) - bytes);
}
/** The end of a tar that is `bytes` long so far. */
function pagesEnd(bytes) {
    return Buffer.alloc(roundUp(bytes + END_BYTES, RECORD_BYTES) - bytes);
}
function header(name, { type, size, timeS }) {
    const block = Buffer.alloc(_archive_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .TAR_BLOCK_BYTES */ .E_);
    name.copy(block, 0, 0, NAME_BYTES);
    block.write(octal(type === '5' ? 0o755 : 0o644, 8), 100, 'latin1');
    block.write(octal(0, 8), 108, 'latin1');
    block.write(octal(0, 8), 116, 'latin1');
    if (size <= OCTAL_SIZE_MAX) {
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


/***/ }),

/***/ 8720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ uploadsFiles),
/* harmony export */   Sy: () => (/* binding */ UPLOAD_INPUTS),
/* harmony export */   fs: () => (/* binding */ REFUSED_CHARACTER),
/* harmony export */   n$: () => (/* binding */ uploadOf)
/* harmony export */ });
/* unused harmony exports parseUpload, parseArtifactName */
/* harmony import */ var _inputs_input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9988);
/* harmony import */ var _inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5288);
/* harmony import */ var _inputs_target_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4022);
/* harmony import */ var _text_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2786);




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
const RETENTION_MAX_DAYS = 400;
/** Of a file in common file systems, in bytes; a `bundle` becomes a file of this name. */
const NAME_MAX_BYTES = 255;
/**
 * What the artifact service refuses in a name and in the path of a file, because some file system cannot hold it; in a
 * name also what parts folders. The client finds it only when the upload begins, and names only the first file.
 */
const REFUSED_CHARACTER = /["<>:|*?]/;
/** `none`, or a kind, in any case. */
const parseUpload = (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .choiceParser */ .X7)(['none', 'site', 'bundle', 'pages'], "Write 'site' for the folder, 'bundle' for what was downloaded, 'pages' for a Pages deployment, or 'none'.");
/** The inputs that say how the result is handed on, beyond the workspace. */
const UPLOAD_INPUTS = {
    upload: (0,_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)('uploadKind', 'none', parseUpload),
    'artifact-name': (0,_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)('artifactName', parseArtifactName),
    'retention-days': (0,_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)('retentionDays', (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .countParser */ .rS)(1, RETENTION_MAX_DAYS)),
    'compression-level': (0,_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)('compressionLevel', USUAL_LEVEL, (text, _, textOf) => parseCompressionLevel(text, textOf('upload'))),
    'helm-values': (0,_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)('helmValuesPath', (0,_inputs_target_path_js__WEBPACK_IMPORTED_MODULE_2__/* .filePathParser */ .tr)('helm-values')),
};
/** `null`: no artifact. */
function uploadOf({ uploadKind: kind, artifactName, retentionDays, compressionLevel, }) {
    if (kind === 'none')
        return null;
    const usual = UPLOADS[kind];
    return {
        kind,
        artifactName: artifactName ?? usual.artifactName,
        retentionDays: retentionDays ?? usual.retentionDays,
        compressionLevel: usual.ofFiles ? compressionLevel : null,
    };
}
/** Whether the upload that this input asks for needs an unpacked site. */
function uploadsFiles(upload) {
    const kind = parseUpload(upload);
    return 'value' in kind && kind.value !== 'none' && UPLOADS[kind.value].ofFiles;
}
/** A name that the artifact service takes, and that a file may have. */
function parseArtifactName(text) {
    const remedy = "Choose a name such as 'docs-site'.";
    if (/\p{Cc}/u.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)('holds a control character', remedy);
    const [refused] = REFUSED_CHARACTER.exec(text) ?? /[\\/]/.exec(text) ?? [];
    if (refused !== undefined)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)(`holds the character '${refused}', which the artifact service refuses`, remedy);
    if (/^\.+$/.test(text))
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)('is dots only, which no file can be called', remedy);
    if (new TextEncoder().encode(text).length > NAME_MAX_BYTES)
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)(`is longer than ${NAME_MAX_BYTES} bytes`, remedy);
    return { value: text };
}
const parseLevel = (0,_inputs_input_values_js__WEBPACK_IMPORTED_MODULE_1__/* .countParser */ .rS)(0, 9);
/** For what is compressed. */
function parseCompressionLevel(text, upload) {
    if (upload.toLowerCase() === 'bundle' && text !== USUAL_LEVEL) {
        return (0,_text_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .refuse */ .TR)("has no use with 'upload: bundle', which goes up as it is", "Leave it out, or upload the 'site' or the 'pages'.");
    }
    return parseLevel(text);
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
