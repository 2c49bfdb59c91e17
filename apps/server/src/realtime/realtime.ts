import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Game } from '@hub/engine/binding/binding';
import type { DailyPuzzles } from '@hub/engine/binding/daily';
import type { AccountId } from '@hub/engine/wire/ids';
import { SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import type { Authenticate, PlayersOf } from '../domain/accounts/player.ts';
import type { RoomStore, Settlement } from '../domain/rooms/ports.ts';
import { createGames, type GameServices } from '../games.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { createRateLimitedLog } from '../platform/rate-limited-log.ts';
import type { Secret } from '../platform/secret.ts';
import { ClosedAccounts, type ClosedSince } from './closed-accounts.ts';
import { Connection } from './connection.ts';
import { Gateway } from './gateway.ts';
import { Heartbeat } from './heartbeat.ts';
import { createLobbyGuard } from './lobbies/lobby-guard.ts';
import { OpenConnections } from './open-connections.ts';
import { RoomHost } from './rooms/host.ts';
import { createWsCodec } from './ws-codec.ts';

/** How long clients may take to answer a close frame before their connections are terminated. */
const CLOSE_TIMEOUT_MS = 1000;
/** How often old rooms are removed from the store. */
const CLEANUP_INTERVAL_MS = 3_600_000;

export type RealtimeDeps = {
  readonly authenticate: Authenticate;
  readonly playersOf: PlayersOf;
  readonly closedSince: ClosedSince;
  readonly rooms: RoomStore;
  readonly daily: DailyPuzzles;
  readonly clock: Clock;
  readonly secret: Secret;
  /** Creates the pictures of Rift Guesser. */
  readonly sections: GameServices['sections'];
  readonly logger: Logger;
  /** Address that browsers use when a proxy changes the Host header; its origin may connect. */
  readonly publicUrl?: string | undefined;
  /** Called for every finished game once it is stored. */
  readonly announce?: ((settlement: Settlement) => void) | undefined;
};

/** Dependencies that are passed on to the games. */
export type GameServiceDeps = Pick<RealtimeDeps, 'daily' | 'secret' | 'sections'>;

/** The websocket part of the server. */
export type Realtime = {
  /** Handles the websocket upgrades of this HTTP server. */
  attach(server: Server): void;
  /** Loads the running rooms. To be called before the server listens. */
  start(): Promise<void>;
  /** Reloads the account's name and cosmetics, which all further frames show. */
  onCosmeticsChanged(account: AccountId): Promise<void>;
  /** Closes all sockets of an account with 4401, after its tokens have been revoked. */
  endSessions(account: AccountId): void;
  /** Refuses further upgrades and commands, stores all unsaved rooms, and closes every socket with 1012. */
  drain(): Promise<void>;
};

/** Creates the websocket part for these games, by default all games of the product. */
export function createRealtime(
  deps: RealtimeDeps,
  games: readonly Game[] = createGames(servicesOf(deps)),
): Realtime {
  const { authenticate, clock, logger, publicUrl } = deps;
  const host = createHost(deps);
  const connections = new OpenConnections();
  const closedAccounts = new ClosedAccounts({
    ...deps,
    endSessions: (account) => connections.closeAll(account),
  });
  const logLimited = createRateLimitedLog(logger);
  const heartbeat = new Heartbeat<Connection>(() => logLimited('sockets closed after a missed heartbeat'));
  const onClosed = (connection: Connection): void => {
    connections.remove(connection);
    heartbeat.remove(connection);
  };
  const connectionDeps = { host, clock, logger, logLimited, onClosed };
  const gateway = new Gateway({
    authenticate,
    codec: createWsCodec(),
    games,
    logger,
    logLimited: logLimited,
    publicUrl,
    onAuthenticated: (socket, player, game) => {
      const connection = new Connection(socket, player, game, connectionDeps);
      connections.add(connection);
      heartbeat.add(connection);
      return connection;
    },
  });
  let cleanup: NodeJS.Timeout | undefined;
  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        gateway.handleUpgrade(request, socket, head).catch((error: unknown) => {
          logger.error({ err: error }, 'upgrade failed');
          socket.destroy();
        });
      });
    },
    async start() {
      await host.start(games);
      heartbeat.start();
      closedAccounts.start();
      cleanup = setInterval(() => void removeStaleRooms(deps), CLEANUP_INTERVAL_MS).unref();
    },
    async onCosmeticsChanged(account) {
      const [player] = await deps.playersOf([account]);
      if (player === undefined) return;
      for (const connection of connections) connection.refresh(player);
      host.refresh(player);
    },
    endSessions: (account) => connections.closeAll(account),
    async drain() {
      gateway.close();
      clearInterval(cleanup);
      heartbeat.stop();
      closedAccounts.stop();
      await host.drain();
      for (const connection of connections) connection.close('restart');
      await waitUntilClosed(connections);
      for (const connection of connections) connection.terminate();
    },
  };
}

/** The services that games may use. */
export const servicesOf = ({ daily, secret, sections }: GameServiceDeps): GameServices => ({
  daily,
  secret,
  sections,
  lobbies: createLobbyGuard(secret),
});

function createHost({ rooms, playersOf, clock, logger, secret, announce }: RealtimeDeps): RoomHost {
  const seedKey = secret.derive('seed');
  return new RoomHost({
    store: rooms,
    playersOf,
    clock,
    logger,
    seedOf: (roomId) => createHmac('sha256', seedKey).update(roomId).digest('base64url'),
    announce(settlement) {
      try {
        announce?.(settlement);
      } catch (error) {
        logger.error({ err: error, game: settlement.gameId }, 'announcing a finished game failed');
      }
    },
  });
}

async function removeStaleRooms({ rooms, clock, logger }: RealtimeDeps): Promise<void> {
  try {
    const removed = await rooms.removeStale(clock.now() - SOLO_GAME_HOURS * 3_600_000);
    if (removed > 0) logger.info({ removed }, 'old rooms removed');
  } catch (error) {
    logger.warn({ err: error }, 'removing old rooms failed');
  }
}

/** Resolves when all connections are closed, or after `CLOSE_TIMEOUT_MS`. */
async function waitUntilClosed(connections: OpenConnections): Promise<void> {
  const until = performance.now() + CLOSE_TIMEOUT_MS;
  while (connections.size > 0 && performance.now() < until) await delay(10);
}
