import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeOf } from '../system/error-code.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { actAt, datedHeader, type Act } from './act.ts';
import { json, type Answer } from './answer.ts';
import { deliver } from './deliver.ts';
import type { Journal, JournalEntry, Origin } from './journal.ts';
import { routeOf, type RouteName } from './route.ts';
import { serve } from './service.ts';
import type { ServiceState } from './state.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const TOO_LARGE = json(413, { error: 'The body is larger than 1 MiB' });

/** What the emulator's servers share. */
export interface ExchangeContext {
  state: ServiceState;
  readonly acts: NonNullable<Scenario['acts']>;
  readonly requestCounts: Map<RouteName, number>;
  readonly journal: Journal;
  /** The files of the archives, in the order of `state.archives`. */
  readonly paths: readonly string[];
  readonly bytesPerSecond: number;
  /** Connections that are reset when a request comes over them. */
  readonly hungUp: WeakSet<object>;
  /** Stops a server for this time. */
  readonly restart: (origin: Origin, ms: number) => Promise<void>;
  /** Where redirects lead. */
  elsewhere: string;
  readonly closing: AbortSignal;
  readonly onRequest: ((entry: JournalEntry) => void) | undefined;
}

/** Answers one request by the service and its next act, and adds both to the journal. */
export async function exchange(
  context: ExchangeContext,
  origin: Origin,
  message: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { request, response } = message;
  const url = request.url ?? '/';
  const method = request.method ?? 'GET';
  const route = routeOf(context.state.rules.basePath, method, url).name;
  const line = context.journal.add(origin, route, request);
  const { note } = line;
  const isHungUp = context.hungUp.has(request.socket);
  const act = origin === 'elsewhere' || isHungUp ? ({ do: 'pass' } as const) : nextAct(context, route);
  try {
    if (isHungUp) {
      note({ ending: 'reset' });
      request.socket.resetAndDestroy();
      return;
    }
    if (act.do === 'restart') {
      note({ ending: 'reset' });
      await context.restart(origin, act.ms);
      return;
    }
    if (act.do === 'hang-up') context.hungUp.add(request.socket);
    const body = await bodyOf(request);
    // The rest of a body is discarded. A server that closes the connection instead resets it, and clients lose the answer.
    if (body === null) request.resume();
    line.noteBody(body ?? Buffer.alloc(0));
    // Nothing is awaited from here to the answer, so no other request changes the state meanwhile.
    const reply = (): Answer => {
      if (body === null) return TOO_LARGE;
      const asked = { method, url, headers: flatHeaders(request), body: body.toString() };
      const { answer, state } = serve(context.state, asked, Date.now());
      context.state = state;
      return answer;
    };
    const answer = answerFor(act, { url, elsewhere: context.elsewhere, reply });
    if (answer === 'reset') {
      note({ ending: 'reset' });
      request.socket.resetAndDestroy();
      return;
    }
    const usual = route === 'store' ? context.bytesPerSecond : Infinity;
    const bytesPerSecond = act.do === 'pace' ? act.bytesPerSecond : usual;
    const { paths, closing } = context;
    await deliver(response, { answer, act, paths, bytesPerSecond, closing, note });
  } catch (error) {
    // Clients may disconnect at any time.
    note({ ending: 'left' });
    request.socket.destroy();
    if (!isBrokenConnection(error)) throw error;
  } finally {
    context.onRequest?.(line.entry());
  }
}

function nextAct(context: ExchangeContext, route: RouteName): Act {
  const turn = context.requestCounts.get(route) ?? 0;
  context.requestCounts.set(route, turn + 1);
  return actAt(context.acts[route] ?? [], turn);
}

/** The answer by an act. `reply` lets the service see the request; not every act does. */
function answerFor(
  act: Act,
  from: { url: string; elsewhere: string; reply: () => Answer },
): Answer | 'reset' {
  switch (act.do) {
    case 'answer': {
      const body =
        typeof act.body === 'string' ? act.body : act.body === undefined ? '' : JSON.stringify(act.body);
      const headers: Record<string, string> = {
        'content-type': typeof act.body === 'string' ? 'text/plain' : 'application/json',
      };
      for (const [name, value] of Object.entries(act.headers ?? {}))
        headers[name] = datedHeader(value, Date.now());
      return withLength({ status: act.status, headers, body });
    }
    case 'reset':
      if (act.when === 'after') from.reply();
      return 'reset';
    case 'redirect':
      return withLength({
        status: act.status,
        headers: { location: `${from.elsewhere}${from.url}` },
        body: '',
      });
    case 'endless':
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '' };
    case 'pass':
    case 'pace':
    case 'hang-up':
    case 'restart':
    case 'cut':
    case 'stall':
    case 'delay':
    case 'drip':
      return withLength(from.reply());
  }
}

/** Gives a text answer its length, so that clients notice a cut one. */
function withLength(answer: Answer): Answer {
  if (typeof answer.body !== 'string') return answer;
  return {
    ...answer,
    headers: { 'content-length': String(Buffer.byteLength(answer.body)), ...answer.headers },
  };
}

function flatHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}

/** The whole body; null when it is larger than any that the service takes. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES) return null;
  const pieces: Buffer[] = [];
  let size = 0;
  // Its connection is still needed for the answer.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += (piece as Buffer).length;
    if (size > MAX_BODY_BYTES) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

function isBrokenConnection(error: unknown): boolean {
  return /^(ECONN|EPIPE|ERR_STREAM|ERR_HTTP)/.test(codeOf(error));
}
