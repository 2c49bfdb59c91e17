/** Stores finished games without playing them. Run by `played.ts` beside a server, with the games on standard input. */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { SettledPlayer } from '@hub/engine/binding/settlement';
import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import { createStore, type Store } from '../../apps/server/src/store/store.ts';
import { insertAccount } from '../../features/accounts/new-accounts.ts';
import { named } from '../../packages/server/src/hub.ts';
import type { RoomWrite } from '../../packages/server/src/rooms/ports.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import type { Played, PlayedGame, PlayedSeat } from './played.ts';

const BOARDS: Partial<Record<PlayedGame['game'], Record<'single' | 'multi', Board>>> = {
  'more or less': { single: 'more_or_less', multi: 'more_or_less_coop' },
  'rift guesser': { single: 'rift_guesser', multi: 'rift_guesser' },
};

const { dataDir, accounts, games } = (await json(process.stdin)) as Played;
const store = createStore(await openSqlite(path.join(dataDir, 'hub.sqlite')));
const known = new Map<string, AccountId>(Object.entries(accounts) as [string, AccountId][]);
await createAccounts(store);
// In order, so that the first to reach a score ranks first.
for (const game of games) await store.rooms.save([written(game)]);
await store.close();

async function createAccounts({ engine: { db } }: Store): Promise<void> {
  const names = new Set(games.flatMap(({ players }) => players.map(({ name }) => name)));
  for (const name of names) {
    if (known.has(name)) continue;
    const id = randomUUID() as AccountId;
    const playerId = randomBytes(9).toString('base64url') as PlayerId;
    await insertAccount(named(db), { id, playerId, name, createdAt: Date.now() });
    known.set(name, id);
  }
}

function accountOf(name: string): AccountId {
  const id = known.get(name);
  if (id === undefined) throw new Error(`no player ${name}`);
  return id;
}

function settled({ name, ...figures }: PlayedSeat): SettledPlayer {
  const nothing = { attempts: null, currentStreak: null, score: null, totalPoints: null };
  return { accountId: accountOf(name), ...nothing, ...figures };
}

function written({ game, mode = 'single', winner, agoMs = 0, players }: PlayedGame): RoomWrite {
  const gameId = randomUUID() as GameId;
  const seats = players.map(settled);
  const board = BOARDS[game]?.[mode];
  const finishedAt = Date.now() - agoMs;
  return {
    snapshot: {
      roomId: gameId,
      kind: 'settled',
      stateVersion: 1,
      seats: seats.map(({ accountId }) => accountId),
      version: 1,
      state: '{}',
      openedAt: finishedAt,
      updatedAt: finishedAt,
      deadline: null,
      over: true,
    },
    settlement: {
      gameId,
      game,
      mode,
      finishedAt,
      winner: winner === undefined ? null : accountOf(winner),
      newHighScore: false,
      players: seats,
      scores: board ? seats.map(({ accountId, score }) => ({ accountId, board, score: score ?? 0 })) : [],
      rewards: [],
    },
  };
}
