import type { FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { errorStatus } from '@hub/engine/wire/error-status';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import type { Day } from '@hub/engine/wire/ids';
import { TIME_HEADER } from '@hub/engine/wire/version';
import { endpoints } from '@hub/features/registry.ts';
import { type Endpoint, pathsOf, type ReplyOf } from '@hub/protocol/http/endpoint';
import type { CDPSession, Page, WebSocketRoute } from '@playwright/test';
import { tokenFor } from '../../packages/web/src/session/testing/tokens.ts';

/** The time of every staged page. */
export const NOW = Date.UTC(2026, 10, 21, 12);
export const TODAY = '2026-11-21' as Day;
/** The signed-in player; the ids are those of `tokenFor`. */
export const PLAYER = { accountId: 'account-Kestrel', id: 'aaaaBBBB1234', name: 'Kestrel' } as const;

/** The input of a call, as it arrives: all values are text. */
type Asked = { readonly params: Readonly<Record<string, string>>; readonly query: URLSearchParams };
type Answer = (asked: Asked) => unknown;

interface Response {
  readonly body: Buffer | string;
  readonly type: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A response, or how the network fails. */
type Served = Response | 'InternetDisconnected' | 'BlockedByClient';

const routes = endpoints.flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => ({
    endpoint,
    pattern: new RegExp(`^/api${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
  })),
);

/**
 * Shows pages of the built app in states that need no game: calls and sockets are answered from tables, which the
 * contract checks, and time and chance stand still. A call without a reply fails the test.
 */
export class Stage {
  readonly #answers = new Map<string, Answer>();
  readonly #served: (readonly [matches: (url: URL) => boolean, answer: (url: URL) => Served])[] = [];
  readonly #frames = new Map<string, string>();
  readonly #sockets = new Map<string, WebSocketRoute>();
  readonly #swallowed = new WeakSet<WebSocketRoute>();
  /** While no new socket opens: the promise that they await, and what resolves it. */
  #cut: { readonly end: Promise<void>; readonly mend: () => void } | undefined;

  /** The time in the replies; without one, pages go by the clock of the device. */
  #time: number | undefined;

  readonly #refusesOthers: boolean;

  private constructor(refusesOthers: boolean) {
    this.#refusesOthers = refusesOthers;
  }

  /** To be called before the page is opened; `isSignedIn` stores the token of `PLAYER`, `isLive` lets time pass; otherwise the clock of the device may be off. `refusesOthers` answers calls without a reply by 404. Addresses that match no pattern of `sees` go to the server. */
  static async on(
    page: Page,
    { isSignedIn = true, isLive = false, deviceOffMs = 0, refusesOthers = false, sees = ['*/api/*'] } = {},
  ): Promise<Stage> {
    const stage = new Stage(refusesOthers);
    if (isLive) await page.clock.install({ time: NOW });
    else await page.addInitScript(standStill, NOW + deviceOffMs);
    if (!isLive) stage.#time = NOW;
    await page.addInitScript(storeVisit, isSignedIn ? tokenFor(PLAYER.name) : undefined);
    // Unlike a route of Playwright, this leaves the cache on and other files alone: a visit takes half of the time.
    const network = await page.context().newCDPSession(page);
    network.on(
      'Fetch.requestPaused',
      ({ requestId, request }) => void stage.#fulfill(network, requestId, request),
    );
    await network.send('Fetch.enable', { patterns: sees.map((urlPattern) => ({ urlPattern })) });
    await page.routeWebSocket(/\/ws\//, (socket) => stage.#accept(socket));
    return stage;
  }

  /** How often a reply has been given or changed. */
  changes = 0;

  /** Answers a call with a reply, or with what a function makes of the input. */
  reply<E extends Endpoint>(endpoint: E, answer: ReplyOf<E> | ((asked: Asked) => ReplyOf<E>)): void {
    this.changes += 1;
    this.#answers.set(endpoint.name, typeof answer === 'function' ? (answer as Answer) : () => answer);
  }

  /** Answers requests that the contract need not know, by their address: below `/api/`, or what it `sees`. */
  serve(matches: (url: URL) => boolean, answer: (url: URL) => Served): void {
    this.#served.push([matches, answer]);
  }

  /** Refuses a call from now on. */
  refuse({ name }: Endpoint): void {
    this.#answers.set(name, () => undefined);
  }

  /** Answers every command of this action on an endpoint with a frame; a tab that has reloaded joins what it has started. */
  onCommand<E extends RealtimeEndpoint>(
    endpoint: E,
    action: keyof E['commands'] & string,
    frame: FrameOf<E>,
  ): void {
    for (const name of action === 'startGame' ? [action, 'joinGame'] : [action])
      this.#frames.set(`${endpoint.path} ${name}`, textOf(endpoint, frame));
  }

  /** Refuses every command of this action on an endpoint. */
  refuseCommand<E extends RealtimeEndpoint>(
    endpoint: E,
    action: keyof E['commands'] & string,
    code: ErrorCode,
  ): void {
    const error = { code, message: errors[code] };
    this.#frames.set(`${endpoint.path} ${action}`, JSON.stringify({ action, error }));
  }

  /** Sends a frame to the page. */
  tell<E extends RealtimeEndpoint>(endpoint: E, frame: FrameOf<E>): void {
    const socket = this.#sockets.get(endpoint.path);
    if (socket === undefined) throw new Error(`no socket is open at ${endpoint.path}`);
    socket.send(textOf(endpoint, frame));
  }

  /** From now on, the open sockets deliver nothing, in neither direction, and do not close. New ones open after `mend`. */
  swallow(): void {
    for (const socket of this.#sockets.values()) this.#swallowed.add(socket);
    let mend = (): void => undefined;
    const end = new Promise<void>((resolve) => {
      mend = resolve;
    });
    this.#cut = { end, mend };
  }

  mend(): void {
    this.#cut?.mend();
    this.#cut = undefined;
  }

  async #fulfill(
    network: CDPSession,
    requestId: string,
    { url, method }: { readonly url: string; readonly method: string },
  ): Promise<void> {
    const address = new URL(url);
    const served = this.#served.findLast(([matches]) => matches(address))?.[1](address);
    const isOther = served === undefined && !address.pathname.startsWith('/api/');
    const send = isOther
      ? network.send('Fetch.continueRequest', { requestId })
      : typeof served === 'string'
        ? network.send('Fetch.failRequest', { requestId, errorReason: served })
        : network.send('Fetch.fulfillRequest', {
            requestId,
            ...responseOf(served ?? this.#answer(url, method)),
          });
    // The page may be gone by now.
    await send.catch(() => undefined);
  }

  /** Answers a call of the contract, with the time of the server if it stands still. */
  #answer(url: string, method: string): Response {
    const { pathname, searchParams: query } = new URL(url);
    const found = routes.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
    );
    const answer = found && this.#answers.get(found.endpoint.name);
    const isKnown = found !== undefined && answer !== undefined;
    if (!isKnown && !this.#refusesOthers) throw new Error(`no reply to ${method} ${pathname}`);
    const reply = isKnown ? answer({ params: found.pattern.exec(pathname)?.groups ?? {}, query }) : undefined;
    const time = this.#time === undefined ? {} : { [TIME_HEADER]: String(this.#time) };
    if (isKnown && reply !== undefined) return { ...json(found.endpoint.reply.parse(reply)), headers: time };
    return { ...json({ error: 'not_found', message: errors.not_found }), status: errorStatus.not_found };
  }

  /** The socket of the page opens once it resolves. */
  async #accept(socket: WebSocketRoute): Promise<void> {
    const { pathname } = new URL(socket.url());
    this.#sockets.set(pathname, socket);
    socket.onMessage((message) => {
      if (this.#swallowed.has(socket)) return;
      const { action } = JSON.parse(String(message)) as { action: string };
      const frame = action === 'alive' ? String(message) : this.#frames.get(`${pathname} ${action}`);
      if (frame !== undefined) socket.send(frame);
    });
    await this.#cut?.end;
  }
}

/** A response with this value. */
export const json = (value: unknown): Response => ({ body: JSON.stringify(value), type: 'application/json' });

/** A response in the form of the browser's protocol. */
const responseOf = ({ body, type, status = 200, headers = {} }: Response) => ({
  responseCode: status,
  responseHeaders: Object.entries({ 'content-type': type, ...headers }).map(([name, value]) => ({
    name,
    value,
  })),
  body: Buffer.from(body).toString('base64'),
});

/** The text of a frame; throws if the contract does not allow it. */
function textOf(
  endpoint: RealtimeEndpoint,
  { action, payload }: { action: string; payload: unknown },
): string {
  const schema = endpoint.frames[action];
  if (schema === undefined) throw new Error(`${endpoint.name} has no frame ${action}`);
  return JSON.stringify({ action, payload: schema.parse(payload) });
}

/** Runs in the page: stops both clocks, so that countdowns keep their figures, and makes chance repeatable. */
function standStill(now: number): void {
  const RealDate = Date;
  const FixedDate = class extends RealDate {
    constructor(...given: readonly [] | readonly [number | string]) {
      super(given.length === 0 ? now : given[0]);
    }
    static override now = (): number => now;
  };
  globalThis.Date = FixedDate as DateConstructor;
  performance.now = () => 10_000;
  // What a page shows for seconds, or only after seconds, would be in a picture or not.
  const later = setTimeout;
  globalThis.setTimeout = ((run: () => void, ms = 0): number =>
    ms < 1_000 ? Number(later(run, ms)) : 0) as typeof setTimeout;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Runs in the page: a player who has been here before. */
function storeVisit(token: string | undefined): void {
  sessionStorage.setItem('hub.session', '1');
  localStorage.setItem('init', '1');
  localStorage.setItem('hub.visitor', 'account-Kestrel');
  const pass = JSON.stringify({ lobbyId: 'ABC234', accessToken: 'pass-0' });
  for (const game of ['chain', 'cooldown']) localStorage.setItem(`hub.lobby.${game}`, pass);
  if (token !== undefined) localStorage.setItem('token', token);
}
