import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import { systemClock } from '@hub/server/platform/clock.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { pino } from 'pino';
import { type GameServiceDeps, servicesOf } from '../game-services.ts';
import { createRealtime, type Realtime, type RealtimeDeps } from '../realtime.ts';
import { RoomHost, type RoomHostDeps } from '../rooms/host.ts';
import { type Client, connect, protocolsFor } from './client.ts';
import { testDailies } from './dailies.ts';
import { MemoryRoomStore } from './memory-room-store.ts';
import { authenticateTestPlayer, playersOfTest, testToken } from './players.ts';

/** The services of games, without a server. */
export const testServices = (deps: Partial<GameServiceDeps> = {}): GameServices =>
  servicesOf({
    daily: testDailies(),
    secret: secretFrom('a secret of the tests'),
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    ...deps,
  });

/** A room host with the players of `testPlayer`; what a test needs otherwise, it names. */
export const hostOfTest = ({
  store,
  ...deps
}: Pick<RoomHostDeps, 'store'> & Partial<RoomHostDeps>): RoomHost =>
  new RoomHost({
    store,
    playersOf: playersOfTest,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    seedOf: (roomId) => `seed of ${roomId}`,
    announce: () => undefined,
    ...deps,
  });

export type Hub = {
  readonly realtime: Realtime;
  readonly server: Server;
  readonly store: MemoryRoomStore;
  readonly announced: readonly Settlement[];
  /** `127.0.0.1:port` */
  readonly host: string;
  /** Opens a socket of a player to the path. */
  join(path: string, player: number): Promise<Client>;
  stop(): Promise<void>;
};

export type HubOptions = Partial<Omit<RealtimeDeps, 'rooms'>> & {
  readonly rooms?: MemoryRoomStore;
  readonly games?: readonly Game[];
};

/** Starts a realtime server on a free local port, with a store in memory and the players of `testPlayer`. */
export async function startHub({ games, rooms, ...deps }: HubOptions = {}): Promise<Hub> {
  const store = rooms ?? new MemoryRoomStore();
  const announced: Settlement[] = [];
  const realtime = createRealtime(
    {
      authenticate: authenticateTestPlayer,
      playersOf: playersOfTest,
      closedSince: async () => [],
      daily: testDailies(),
      clock: { now: () => Date.now() },
      secret: secretFrom('a secret of the tests'),
      logger: pino({ level: 'silent' }),
      ...deps,
      rooms: store,
      announce(settlement) {
        announced.push(settlement);
        deps.announce?.(settlement);
      },
    },
    games,
  );
  const server = createServer();
  realtime.attach(server);
  await realtime.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    realtime,
    server,
    store,
    announced,
    host,
    join: (path, player) => connect(`ws://${host}${path}`, protocolsFor(testToken(player))),
    async stop() {
      await realtime.drain();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
