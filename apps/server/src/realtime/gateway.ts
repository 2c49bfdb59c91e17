import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Player } from '@hub/engine/binding/player';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { errorStatus } from '@hub/engine/wire/error-status';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import type { Authenticate } from '@hub/features/accounts/server.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import { isOwnOrigin } from '@hub/server/platform/own-origin.ts';
import type { RateLimitedLog } from '@hub/server/platform/rate-limited-log.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { Codec, Socket, SocketListener } from './codec.ts';
import type { Target } from './connection.ts';
import { isOfOtherVersion, pageOf, pathOf, tokenOf } from './handshake.ts';
import { OriginWarnings } from './origin-warnings.ts';

/** Upgrade requests whose tokens may be checked at the same time. */
const MAX_WAITING = 512;
/** Time limit for checking a token. */
const AUTHENTICATION_MS = 10_000;

export type GatewayDeps = {
  readonly authenticate: Authenticate;
  readonly codec: Codec;
  /** What can be connected to; told apart by the paths of their endpoints. */
  readonly targets: readonly Target[];
  readonly logger: Logger;
  readonly logLimited: RateLimitedLog;
  readonly clock: Clock;
  /** Origins whose pages may connect; when empty, those of the Host header. */
  readonly publicUrls: readonly string[];
  /** Whether the host has closed the hub for a while. */
  readonly isInMaintenance?: () => boolean;
  readonly measures?: Measures | undefined;
  /** Called for every authenticated player; returns the socket's listener. */
  readonly onAuthenticated: (
    socket: Socket,
    player: Player,
    target: Target,
    tokenVersion: number,
    page: string | undefined,
  ) => SocketListener;
};

type Upgrade = { readonly request: IncomingMessage; readonly tcp: Duplex; readonly head: Buffer };

/**
 * Accepts websockets: checks path, origin and token before it answers the handshake, so that no frame of an unauthenticated
 * client is ever read. An invalid token is reported by a close code, the only part of a failed handshake that browsers
 * show to pages.
 */
export class Gateway {
  readonly #deps: GatewayDeps;
  readonly #targetByPath: ReadonlyMap<string, Target>;
  readonly #originWarnings: OriginWarnings;
  #waiting = 0;
  #isClosed = false;

  constructor(deps: GatewayDeps) {
    this.#deps = deps;
    this.#originWarnings = new OriginWarnings(deps);
    this.#targetByPath = new Map(deps.targets.map((target) => [target.endpoint.path, target]));
  }

  /** Refuses all further upgrade requests. */
  close(): void {
    this.#isClosed = true;
  }

  /** For the `upgrade` event of an HTTP server. */
  async handleUpgrade(request: IncomingMessage, tcp: Duplex, head: Buffer): Promise<void> {
    tcp.on('error', ignoreError);
    const target = this.#targetByPath.get(pathOf(request.url));
    const refusal = this.#refusal(request, target);
    if (refusal !== undefined || target === undefined) {
      this.#deps.measures?.onRefusal(refusal ?? 'not_found');
      return reject(tcp, refusal ?? 'not_found');
    }
    await this.#admit({ request, tcp, head }, target);
  }

  #refusal({ headers }: IncomingMessage, target: Target | undefined): ErrorCode | undefined {
    if (this.#isClosed || this.#waiting >= MAX_WAITING) return 'unavailable';
    if (this.#deps.isInMaintenance?.() === true) return 'maintenance';
    if (target === undefined) return 'not_found';
    if (isOwnOrigin(headers, this.#deps.publicUrls)) return undefined;
    this.#originWarnings.onRefused(headers);
    return 'origin_not_allowed';
  }

  async #admit(upgrade: Upgrade, target: Target): Promise<void> {
    const { codec, onAuthenticated } = this.#deps;
    const { request, tcp, head } = upgrade;
    // Checked before the token: pages of another version may send tokens in another form.
    if (isOfOtherVersion(request.headers))
      return codec.accept(request, tcp, head, (socket) => {
        socket.close(closeCodes.otherVersion.code, closeCodes.otherVersion.reason);
        return undefined;
      });
    const answer = await this.#authenticate(upgrade);
    if (answer === undefined || this.#isClosed) return reject(tcp, 'unavailable');
    // It may have begun meanwhile, and has closed the sockets that were open then.
    if (this.#deps.isInMaintenance?.() === true) return reject(tcp, 'maintenance');
    codec.accept(request, tcp, head, (socket) => {
      if (answer.ok)
        return onAuthenticated(socket, answer.player, target, answer.tokenVersion, pageOf(request.url));
      this.#deps.measures?.onRefusal(answer.code);
      this.#deps.logLimited('sockets closed without a valid token');
      const { code } = answer.code === 'account_suspended' ? closeCodes.suspended : closeCodes.unauthorized;
      socket.close(code, answer.code);
      return undefined;
    });
  }

  /** Undefined if the token cannot be checked at the moment. */
  async #authenticate({ request, tcp }: Upgrade): Promise<Awaited<ReturnType<Authenticate>> | undefined> {
    const token = tokenOf(request.headers);
    if (token === undefined) return { ok: false, code: 'unauthorized' };
    const timeout = setTimeout(() => tcp.destroy(), AUTHENTICATION_MS);
    this.#waiting += 1;
    try {
      return await this.#deps.authenticate(token);
    } catch (error) {
      if (!(error instanceof Unavailable)) this.#deps.logger.error({ err: error }, 'token check failed');
      return undefined;
    } finally {
      this.#waiting -= 1;
      clearTimeout(timeout);
    }
  }
}

const ignoreError = (): void => {};

/** Answers an upgrade request with an HTTP error in the common form, and closes the TCP connection. */
function reject(tcp: Duplex, code: ErrorCode): void {
  const status = errorStatus[code];
  const body = JSON.stringify({ error: code, message: errors[code] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  tcp.once('finish', () => tcp.destroy());
  tcp.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
