import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import type { Authenticate } from '../domain/accounts/player.ts';
import type { Logger } from '../platform/logger.ts';
import type { RateLimitedLog } from '../platform/rate-limited-log.ts';
import { Unavailable } from '../platform/unavailable.ts';
import type { Codec, Socket, SocketListener } from './codec.ts';
import { isOfOtherVersion, isOwnOrigin, pathOf, tokenOf } from './handshake.ts';

/** Upgrades that may wait for their token to be checked at the same time. */
const MAX_WAITING = 512;
/** How long one of them may wait. */
const AUTHENTICATION_MS = 10_000;

export type GatewayDeps = {
  readonly authenticate: Authenticate;
  readonly codec: Codec;
  readonly games: readonly Game[];
  readonly logger: Logger;
  readonly logLimited: RateLimitedLog;
  readonly publicUrl: string | undefined;
  /** A player has come to a game; who takes the wire from here. */
  readonly onAuthenticated: (wire: Socket, player: Player, game: Game) => SocketListener;
};

type Upgrade = { readonly request: IncomingMessage; readonly socket: Duplex; readonly head: Buffer };

/**
 * The door for websockets: address, origin and token are checked before a handshake is answered, so that no frame of a
 * stranger is ever read. A bad token is told by a close code, because browsers show pages nothing else of a handshake.
 */
export class Gateway {
  readonly #deps: GatewayDeps;
  readonly #gameByPath: ReadonlyMap<string, Game>;
  #waiting = 0;
  #isClosed = false;

  constructor(deps: GatewayDeps) {
    this.#deps = deps;
    this.#gameByPath = new Map(deps.games.map((game) => [game.endpoint.path, game]));
  }

  /** Takes no more upgrades. */
  close(): void {
    this.#isClosed = true;
  }

  /** For the `upgrade` event of an HTTP server. */
  async handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', ignoreError);
    const game = this.#gameByPath.get(pathOf(request.url));
    const refusal = this.#refusal(request, game);
    if (refusal !== undefined || game === undefined) return reject(socket, refusal ?? 'not_found');
    await this.#admit({ request, socket, head }, game);
  }

  #refusal({ headers }: IncomingMessage, game: Game | undefined): ErrorCode | undefined {
    if (this.#isClosed || this.#waiting >= MAX_WAITING) return 'unavailable';
    if (game === undefined) return 'not_found';
    return isOwnOrigin(headers, this.#deps.publicUrl) ? undefined : 'origin_not_allowed';
  }

  async #admit(upgrade: Upgrade, game: Game): Promise<void> {
    const { codec, onAuthenticated: opened } = this.#deps;
    const { request, socket, head } = upgrade;
    // Before the token: nothing that a page of another version offers is to be judged by our rules.
    if (isOfOtherVersion(request.headers))
      return codec.accept(request, socket, head, (wire) => {
        wire.close(closeCodes.otherVersion.code, closeCodes.otherVersion.reason);
        return undefined;
      });
    const answer = await this.#authenticate(upgrade);
    if (answer === undefined || this.#isClosed) return reject(socket, 'unavailable');
    codec.accept(request, socket, head, (wire) => {
      if (answer.ok) return opened(wire, answer.player, game);
      this.#deps.logLimited('sockets closed that showed no valid token');
      wire.close(closeCodes.unauthorized.code, answer.code);
      return undefined;
    });
  }

  /** Undefined when it cannot be told now. */
  async #authenticate({ request, socket }: Upgrade): Promise<Awaited<ReturnType<Authenticate>> | undefined> {
    const token = tokenOf(request.headers);
    if (token === undefined) return { ok: false, code: 'unauthorized' };
    const timeout = setTimeout(() => socket.destroy(), AUTHENTICATION_MS);
    this.#waiting += 1;
    try {
      return await this.#deps.authenticate(token);
    } catch (error) {
      if (!(error instanceof Unavailable)) this.#deps.logger.error({ err: error }, 'token not checked');
      return undefined;
    } finally {
      this.#waiting -= 1;
      clearTimeout(timeout);
    }
  }
}

const ignoreError = (): void => {};

/** Answers an upgrade in plain HTTP, in the shape of every other error, and ends the line. */
function reject(socket: Duplex, code: ErrorCode): void {
  const { status, message } = errors[code];
  const body = JSON.stringify({ error: code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
