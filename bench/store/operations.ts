import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { RoomSnapshot, RoomWrite, Settlement } from '../../apps/server/src/domain/rooms/ports.ts';
import { articles } from '../../apps/server/src/domain/shop/articles.ts';
import { priceNow } from '../../apps/server/src/domain/shop/pricing.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { accountIdOf, numbersFrom, playerIdOf } from '../leaderboards/crowd.ts';
import { PLAYERS } from './worlds.ts';

const ONE = [1];
const MANY = [1, 16];
/** Rooms that the room host writes at once when many play, and when many end. */
const SNAPSHOTS = 32;
const SETTLED = 16;
const ROOMS = 1_024;
/** About what a game for eight comes to. */
const STATE = JSON.stringify({ log: 'x'.repeat(1_500) });
const PAGE = 50;

/** One thing that players do all the time; `number` counts from 0 and never comes twice on the same database. */
export type Operation = {
  readonly name: string;
  /** How many do it at once. The room host writes one group of rooms after the other. */
  readonly callers: readonly number[];
  readonly run: (store: Store, number: number) => Promise<unknown>;
};

const next = numbersFrom(1);
const anyPlayer = (): number => Math.floor(next() * PLAYERS);
/** All players in turn, far apart in the index: neighbours contend for the same page, and players who act at once are seldom neighbours. */
const STRIDE = 7_919;
const account = (number: number): AccountId =>
  accountIdOf((Math.abs(number) * STRIDE) % PLAYERS) as AccountId;

const roomOf = (id: string, version: number, changes: Partial<RoomSnapshot> = {}): RoomSnapshot => ({
  roomId: id as GameId,
  kind: 'cooldownClash',
  stateVersion: 1,
  seats: [account(version)],
  version,
  state: STATE,
  openedAt: 1,
  updatedAt: version,
  deadline: null,
  over: false,
  ...changes,
});

/** A game of More or Less that ends: the match, the reward, and now and then a new best on the board. */
function settlement(number: number): Settlement {
  const [gameId, accountId] = [`bench-${number}` as GameId, account(number)];
  const score = 1 + Math.floor(next() * 12);
  return {
    gameId,
    game: 'more or less',
    mode: 'single',
    finishedAt: Math.abs(number),
    winner: null,
    newHighScore: false,
    scores: [{ accountId, board: 'more_or_less', score }],
    players: [{ accountId, attempts: null, currentStreak: null, score, totalPoints: null }],
    rewards: [{ accountId, amountEssence: 5, reason: 'more_or_less', reference: `game:${gameId}` }],
  };
}

const ended = (number: number): RoomWrite => ({
  snapshot: roomOf(`bench-${number}`, 1, { over: true }),
  settlement: settlement(number),
});

async function readProfile(store: Store): Promise<void> {
  const stored = await store.accounts.byPlayerId(playerIdOf(anyPlayer()) as PlayerId);
  if (stored === undefined) throw new Error('no player of that id');
  await Promise.all([
    store.daily.completedRuns(stored.id),
    store.totals.totalsOf(stored.id),
    store.leaderboards.bestsOf(stored.id),
    store.matches.newestOf(stored.id, 10),
  ]);
}

/** All players buy the first article, then all the second, so that no purchase is refused. */
async function buy(store: Store, number: number): Promise<void> {
  const { outcome } = await store.shop.buy({
    accountId: account(number),
    itemId: articles[Math.floor(number / PLAYERS)]?.id ?? '',
    ownedItemId: `bench-${number}`,
    at: number,
    priceOf: priceNow,
  });
  if (outcome !== 'bought') throw new Error(`a purchase ended with ${outcome}`);
}

export const operations: readonly Operation[] = [
  { name: 'settle 1 match', callers: ONE, run: (store, number) => store.rooms.save([ended(number)]) },
  {
    name: `settle ${SETTLED} matches`,
    callers: ONE,
    run: (store, number) =>
      store.rooms.save(Array.from({ length: SETTLED }, (_, index) => ended(-number * SETTLED - index - 1))),
  },
  {
    name: `${SNAPSHOTS} room snapshots`,
    callers: ONE,
    run: (store, number) =>
      store.rooms.save(
        Array.from({ length: SNAPSHOTS }, (_, index) => ({
          snapshot: roomOf(`room-${(number * SNAPSHOTS + index) % ROOMS}`, number),
        })),
      ),
  },
  { name: 'purchase', callers: MANY, run: buy },
  { name: 'profile', callers: MANY, run: readProfile },
  {
    name: 'leaderboard page',
    callers: MANY,
    run: (store) =>
      store.leaderboards.page(
        'more_or_less',
        { min: 1, max: 1_000 },
        { offset: anyPlayer() % (PLAYERS - PAGE), limit: PAGE },
      ),
  },
];
