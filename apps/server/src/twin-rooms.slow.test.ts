import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game } from '@hub/engine/binding/binding';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { openPostgres } from '@hub/server/store/postgres.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { RoomHost } from './realtime/rooms/host.ts';
import { FakeMember } from './realtime/testing/fake-member.ts';
import { hostOfTest } from './realtime/testing/hub.ts';
import { testPlayer } from './realtime/testing/players.ts';
import { testLobbyGame } from './realtime/testing/test-lobby.ts';
import { createStore, type Store } from './store/store.ts';
import { addGuest } from './store/testing/rows.ts';

const databases = testDatabases();
const logger = pino({ level: 'silent' });
const lobbyId = 'LOBBY01';

/** The test lobby, whose winners are paid. */
function paidLobby(): Game {
  const game = testLobbyGame(() => lobbyId);
  return {
    ...game,
    settle(finish) {
      const settlement = game.settle(finish);
      if (settlement === undefined || settlement.winner === null) return settlement;
      const reference = `lobby:${finish.matchId}`;
      const reward = { accountId: settlement.winner, amountEssence: 5, reason: 'rift_guesser', reference };
      return { ...settlement, rewards: [reward] };
    },
  };
}

/** A process that runs all rooms of the database and does not notice another one that does the same. */
class Twin {
  readonly settled: Settlement[] = [];
  readonly host: RoomHost;
  readonly #game = paidLobby();

  constructor({ rooms }: Store) {
    this.host = hostOfTest({ store: rooms, announce: (settlement) => this.settled.push(settlement) });
  }

  start = (): Promise<void> => this.host.start([this.#game]);

  async send(player: number, ...actions: readonly string[]): Promise<void> {
    const member = new FakeMember(this.host, this.#game, testPlayer(player));
    for (const action of actions) {
      await member.sendCommand(action, action === 'createLobby' ? { places: 3 } : { lobbyId });
      await vi.waitUntil(() => member.received.length > 0);
    }
  }

  async settledGames(count: number): Promise<void> {
    await vi.waitUntil(() => this.settled.length === count);
  }
}

/** Plays the first game of a room in two processes, and the second one in the first; returns what is stored. */
async function playTwice(engine: Engine) {
  const stores = [createStore(engine), createStore(engine)] as const;
  await addGuest(stores[0], 1);
  await addGuest(stores[0], 2);
  const before = new Twin(stores[0]);
  await before.start();
  await before.send(1, 'createLobby');
  await before.send(2, 'joinLobby');
  await before.host.drain();
  // Both load the room, and play on with other moves and other winners.
  const [one, two] = [new Twin(stores[0]), new Twin(stores[1])];
  await one.start();
  await two.start();
  await one.send(1, 'joinLobby', 'claim');
  await one.settledGames(1);
  await two.send(1, 'joinLobby');
  await two.send(2, 'joinLobby', 'claim');
  await two.settledGames(1);
  const winners = await engine.db.selectFrom('match').select('winner_account_id as id').execute();
  const paid = await engine.db.selectFrom('ledger').select(['account_id as id', 'amount']).execute();
  // The next game of the room counts.
  await one.send(1, 'joinLobby', 'playAgain', 'claim');
  await one.settledGames(2);
  const matches = await engine.db.selectFrom('match').select('id').execute();
  await one.host.drain();
  await two.host.drain();
  await engine.close();
  return { winners, paid, paidByTwin: two.settled[0]?.rewards, games: matches.length };
}

async function openEngine(name: string): Promise<{ engine: Engine; readonly stop: () => Promise<void> }> {
  if (name === 'SQLite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'hub-twins-'));
    return { engine: await openSqlite(path.join(folder, 'hub.sqlite')), stop: async () => undefined };
  }
  return { engine: await openPostgres(await databases.create(), logger), stop: async () => undefined };
}

it.each(['SQLite', 'PostgreSQL'])('settles a game once that two processes play on %s', async (name) => {
  const { engine, stop } = await openEngine(name);
  const { accountId: id } = testPlayer(1);
  expect(await playTwice(engine)).toMatchObject({
    winners: [{ id }],
    paid: [{ id, amount: 5 }],
    paidByTwin: [{ amountEssence: 0 }],
    games: 2,
  });
  await stop();
});
