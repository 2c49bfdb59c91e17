import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Game } from '@hub/engine/binding/binding';
import type { Pictures } from '@hub/engine/binding/pictures';
import type { Trial } from '@hub/engine/binding/trial';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { AccountId } from '@hub/engine/wire/ids';
import { SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import type { Authenticate, PlayersOf, TokenVersions } from '@hub/features/accounts/server.ts';
import type { HubSettings } from '@hub/features/settings/hub-settings.ts';
import { pausedMs } from '@hub/features/settings/pauses.ts';
import type { Settings } from '@hub/features/settings/server.ts';
import { hubSocket } from '@hub/features/waiting/calls.ts';
import type { Waiting, WaitingRooms } from '@hub/features/waiting/server.ts';
import { loneBus } from '@hub/server/bus/bus.ts';
import { createHaltingClock } from '@hub/server/platform/halting-clock.ts';
import type { Measures } from '@hub/server/platform/measures.ts';
import { createRateLimitedLog } from '@hub/server/platform/rate-limited-log.ts';
import { createRepeatedJob } from '@hub/server/platform/repeated-job.ts';
import type { RoomStore, Settlement } from '@hub/server/rooms/ports.ts';
import type { HostAction } from '@hub/server/store/host-action.ts';
import { createGames } from '../games.ts';
import { AccountSockets } from './account-sockets.ts';
import { type ClosedSince, checkClosedAccounts } from './closed-accounts.ts';
import { Connection } from './connection.ts';
import { type GameServiceDeps, servicesOf } from './game-services.ts';
import { Gateway } from './gateway.ts';
import { Heartbeat } from './heartbeat.ts';
import { checkHostActions } from './host-actions.ts';
import { type JoinNodes, NodeHost } from './nodes/node-host.ts';
import { OpenConnections } from './open-connections.ts';
import { PeriodicCheck } from './periodic-check.ts';
import { RevokedTokens } from './revoked-tokens.ts';
import { createRoomHost, type HostDeps } from './room-host.ts';
import { type BeginRun, duelGamesOf, withRuns } from './runs/with-runs.ts';
import { WaitingFeed } from './waiting-feed.ts';
import { createWsCodec } from './ws-codec.ts';

/** How long clients may take to answer a close frame before their connections are terminated. */
const CLOSE_TIMEOUT_MS = 1000;
/** How often old rooms are removed from the store. */
const CLEANUP_INTERVAL_MS = 3_600_000;
/** The first time after a start, when all deadlines that passed while the server was stopped are applied and stored. */
const FIRST_CLEANUP_MS = 60_000;

export type RealtimeDeps = GameServiceDeps & {
  readonly authenticate: Authenticate;
  readonly playersOf: PlayersOf;
  readonly closedSince: ClosedSince;
  /** Actions of the host since a time (ms since 1970); undefined where no host acts. */
  readonly actionsSince?: ((at: number) => Promise<readonly HostAction[]>) | undefined;
  /** The current token versions of accounts; undefined where no token is ever revoked. */
  readonly tokenVersions?: TokenVersions | undefined;
  /** Called when the host has renamed or closed an account. */
  readonly onAccountChanged?: ((account: AccountId) => void) | undefined;
  readonly rooms: RoomStore;
  /** Decides who plays which challenge; undefined where there are none. */
  readonly beginRun?: BeginRun | undefined;
  /** The host's settings, read again every second; undefined where nobody sets any. */
  readonly settings?: Pick<Settings, 'current' | 'refresh' | 'onChange'> | undefined;
  /** Lists what waits for an account; undefined where pages do not ask. */
  readonly waiting?: Waiting | undefined;
  readonly measures?: Measures | undefined;
  /** Origins whose pages may connect; by default those of the Host header. */
  readonly publicUrls?: readonly string[] | undefined;
  /** Called for every finished game once it is stored. */
  readonly announce?: ((settlement: Settlement) => void) | undefined;
  /** Given when the nodes share the rooms; then each owns the rooms that it has loaded. */
  readonly join?: JoinNodes | undefined;
  /** Called with a reason for the host when this node may not return to the others; the process must end. */
  readonly onTakenOver?: ((reason: string) => void) | undefined;
};

/** The websocket part of the server. */
export type Realtime = {
  /** The trials of the games that offer one, by the game's id. */
  readonly trials: ReadonlyMap<string, Trial>;
  /** What players connect to. */
  readonly endpoints: readonly RealtimeEndpoint[];
  /** The pictures of the games that make some. */
  readonly pictures: readonly Pictures[];
  /** The running games of accounts. */
  readonly rooms: WaitingRooms;
  /** Something that is stored and waits for an account has changed. */
  onWaiting(account: AccountId): void;
  /** Changes of what waits for accounts may have been missed. */
  reloadWaiting(): void;
  /** The games of which a run can be a duel, with the options of their rules. */
  readonly duelGames: ReturnType<typeof duelGamesOf>;
  /** Handles the websocket upgrades of this HTTP server. */
  attach(server: Server): void;
  /** Loads the running rooms. To be called before the server listens. */
  start(): Promise<void>;
  /** How much this server does at the moment. */
  load(): { readonly sockets: number; readonly players: number; readonly rooms: number };
  /** Whether this server takes new players; with several nodes only while it holds its lease. */
  isReady(): boolean;
  /** Reloads the account's name and cosmetics, which all further frames show. */
  onCosmeticsChanged(account: AccountId): Promise<void>;
  /** Reloads the names and cosmetics of all connected players, after notices of changes may have been lost. */
  reloadPlayers(): Promise<void>;
  /** Closes all sockets of an account with 4401, after its tokens have been revoked. */
  endSessions(account: AccountId): void;
  /** Closes the sockets of an account whose tokens another node has revoked. */
  onTokensRevoked(account: AccountId): void;
  /** Refuses further upgrades and commands, stores all unsaved rooms, and closes every socket with 1012. */
  drain(): Promise<void>;
};

/** Creates the websocket part for these games, by default all games of the product. */
export function createRealtime(
  deps: RealtimeDeps,
  bindings: readonly Game[] = createGames(servicesOf(deps)),
): Realtime {
  const { authenticate, logger, publicUrls = [], settings, beginRun, bus = loneBus, join } = deps;
  const games = beginRun === undefined ? bindings : bindings.map((game) => withRuns(game, beginRun));
  // Halted during maintenance, so that no turn and no held seat ends.
  const clock = createHaltingClock(deps.clock);
  const pausedSince = (since: number): number =>
    settings === undefined ? 0 : pausedMs(settings.current.pauses, since, clock.now());
  const hostDeps = {
    ...deps,
    clock,
    pausedSince,
    onWaitingChanged: (account: AccountId, areOthers: boolean) => waitingFeed?.onChange(account, areOthers),
  };
  const host =
    join === undefined
      ? createRoomHost(hostDeps, deps.rooms)
      : new NodeHost({
          bus,
          join,
          onTakenOver: deps.onTakenOver,
          createHost: (rooms) => createRoomHost(hostDeps, rooms),
          clock,
          logger,
        });
  const sockets = new AccountSockets(bus, (account) => connections.closeExcess(account));
  const connections: OpenConnections = new OpenConnections(sockets);
  const closedAccounts = checkClosedAccounts({
    ...deps,
    endSessions: (account) => connections.closeAll(account),
    onClosed(account) {
      host.accounts?.removeFromLists(account);
      deps.onAccountChanged?.(account);
    },
  });
  const revokedTokens =
    deps.tokenVersions && new RevokedTokens({ bus, tokenVersions: deps.tokenVersions, connections, logger });
  const logLimited = createRateLimitedLog(logger);
  const waitingFeed = deps.waiting && new WaitingFeed(deps.waiting, logLimited);
  const heartbeat = new Heartbeat<Connection>(() => logLimited('sockets closed after a missed heartbeat'));
  const onClosed = (connection: Connection): void => {
    connections.remove(connection);
    heartbeat.remove(connection);
    waitingFeed?.remove(connection.player.accountId, connection);
  };
  const connectionDeps = { host, clock, logger, logLimited, onClosed, measures: deps.measures };
  const targets = [
    ...games.map((game) => ({ endpoint: game.endpoint, game })),
    { endpoint: hubSocket, game: undefined },
  ];
  const gateway = new Gateway({
    authenticate,
    codec: createWsCodec(),
    targets,
    logger,
    logLimited: logLimited,
    clock,
    publicUrls,
    measures: deps.measures,
    isInMaintenance: () => settings !== undefined && settings.current.maintenance !== null,
    onAuthenticated: (socket, player, target, tokenVersion, page) => {
      const connection = new Connection(socket, player, target, connectionDeps, page);
      connections.add(connection, { tokenVersion, at: clock.now() });
      heartbeat.add(connection);
      if (connection.isOfHub && connection.isOpen) waitingFeed?.add(player.accountId, connection);
      return connection;
    },
  });
  const removeOld = createRepeatedJob(
    'remove old rooms',
    () => removeStaleRooms(hostDeps),
    logger,
    CLEANUP_INTERVAL_MS,
  );
  let firstCleanup: NodeJS.Timeout | undefined;
  const reload = async (account: AccountId): Promise<void> => {
    const [player] = await deps.playersOf([account]);
    if (player === undefined) return;
    connections.refresh(player);
    host.accounts?.refresh(player);
  };
  const hostActions =
    deps.actionsSince &&
    checkHostActions({
      ...deps,
      actionsSince: deps.actionsSince,
      async onRenamed(account) {
        await reload(account);
        deps.onAccountChanged?.(account);
      },
      async endRevoked(account) {
        const version = (await deps.tokenVersions?.([account]))?.get(account);
        if (version !== undefined) connections.closeOutdated(account, version);
      },
      closeLobby: (lobbyId) => host.actOn(lobbyId, 'closing'),
      renameLobby: (lobbyId) => host.actOn(lobbyId, 'renaming'),
      forget: async (account, isNew) => host.accounts?.forget(account, isNew),
    });
  const settingsCheck = settings && new PeriodicCheck('check for settings', () => settings.refresh(), logger);
  const followMaintenance = ({ maintenance }: HubSettings): void => {
    if (maintenance === null) return clock.resume();
    clock.halt();
    for (const connection of connections) connection.close('maintenance');
  };
  settings?.onChange(followMaintenance);
  return {
    rooms: {
      live: (account) => host.waiting?.live(account) ?? [],
      stored: async (account) => (await host.waiting?.stored(account)) ?? [],
    },
    onWaiting: (account) => waitingFeed?.onChange(account, true),
    reloadWaiting: () => waitingFeed?.refreshAll(),
    duelGames: duelGamesOf(games),
    endpoints: targets.map(({ endpoint }) => endpoint),
    pictures: games.flatMap(({ pictures }) => pictures ?? []),
    trials: new Map(games.flatMap(({ endpoint, trial }) => (trial ? [[endpoint.name, trial] as const] : []))),
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        gateway.handleUpgrade(request, socket, head).catch((error: unknown) => {
          logger.error({ err: error }, 'upgrade failed');
          socket.destroy();
        });
      });
    },
    async start() {
      if (settings !== undefined) followMaintenance(settings.current);
      await host.start(games);
      settingsCheck?.start();
      heartbeat.start();
      closedAccounts.start();
      hostActions?.start();
      revokedTokens?.start();
      await sockets.start();
      firstCleanup = setTimeout(() => removeOld.start(), FIRST_CLEANUP_MS).unref();
    },
    load: () => ({
      sockets: connections.size,
      players: connections.accountCount,
      rooms: host.roomCount,
    }),
    isReady: () => !(host instanceof NodeHost) || host.isReady(),
    onCosmeticsChanged: reload,
    async reloadPlayers() {
      for (const account of connections.accounts()) await reload(account);
    },
    endSessions: (account) => connections.closeAll(account),
    onTokensRevoked: (account) => revokedTokens?.onNotice(account),
    async drain() {
      gateway.close();
      clearTimeout(firstCleanup);
      const lastCleanup = removeOld.stop();
      heartbeat.stop();
      closedAccounts.stop();
      hostActions?.stop();
      settingsCheck?.stop();
      revokedTokens?.stop();
      waitingFeed?.stop();
      await host.drain();
      await lastCleanup;
      for (const connection of connections) connection.close('restart');
      await waitUntilClosed(connections);
      sockets.stop();
      for (const connection of connections) connection.terminate();
    },
  };
}

async function removeStaleRooms({
  rooms,
  clock,
  pausedSince,
  logger,
}: RealtimeDeps & Pick<HostDeps, 'pausedSince'>): Promise<void> {
  const before = clock.now() - SOLO_GAME_HOURS * 3_600_000;
  const removed = await rooms.removeStale(before - pausedSince(before));
  if (removed > 0) logger.info({ removed }, 'old rooms removed');
}

/** Resolves when all connections are closed, or after `CLOSE_TIMEOUT_MS`. */
async function waitUntilClosed(connections: OpenConnections): Promise<void> {
  const until = performance.now() + CLOSE_TIMEOUT_MS;
  while (connections.size > 0 && performance.now() < until) await delay(10);
}
