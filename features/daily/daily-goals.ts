import { dayOf, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { RING_ESSENCE } from '@hub/engine/wire/limits';
import { dailyGames, type GameName, scoreGames, versusGames } from '@hub/protocol/games';
import type { Db } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { appendEntry } from '../ledger/server.ts';
import type { Offers } from '../offers.ts';

const feedNames = (games: readonly { readonly names: { readonly feed: string } }[]) =>
  games.map(({ names }) => names.feed as GameName);
const SCORE_NAMES = feedNames(scoreGames);
const VERSUS_NAMES = feedNames(versusGames);
const MODES = dailyGames.map(({ id }) => id);

type Duels = Pick<Offers, 'challenges'>;

/** What a player has done of the goals of a UTC day, which the pages draw as a ring. */
type DailyGoals = {
  /** The completed daily games, by the id of the game. */
  readonly dailies: readonly { readonly mode: string; readonly attempts: number }[];
  /** The best game for a score, if any brought points. */
  readonly score: { readonly game: GameName; readonly score: number } | null;
  /** A game with other players, one won against bots, or the game of a league's duel that brought points. */
  readonly table: GameName | null;
};

/** Whether every goal is reached: all daily games, a game for a score and a game at a table. */
const isFull = ({ dailies, score, table }: DailyGoals): boolean =>
  dailies.length >= MODES.length && score !== null && table !== null;

/** The goals that an account has reached on a UTC day, from its settled games. */
export async function goalsOf(
  db: Db,
  { challenges }: Duels,
  account: AccountId,
  day: Day,
): Promise<DailyGoals> {
  // One after the other: this may run in a transaction, which has one connection.
  const dailies = await dailiesOf(db, account, day);
  const scored = gamesOf(db, account, day, SCORE_NAMES).where('player.score', '>', 0);
  const best = await scored.orderBy('player.score', 'desc').executeTakeFirst();
  const atTable = await gamesOf(db, account, day, VERSUS_NAMES).executeTakeFirst();
  const table =
    atTable?.game ??
    (await botWinOf(db, account, day)) ??
    duelGame(await challenges?.duelEndedOn(db, account, day));
  return {
    dailies,
    score: best === undefined ? null : { game: best.game, score: best.score ?? 0 },
    table: table ?? null,
  };
}

/** Pays those who reached all goals by a settlement, in its transaction. A day is paid once, by its reference. */
export async function payDailyGoals(db: Db, offers: Duels, settlement: Settlement): Promise<void> {
  const { players, winner, finishedAt, dailyRun, challengeRun } = settlement;
  const accounts = new Set(players.map(({ accountId }) => accountId));
  // A win against bots has no players but its winner.
  if (winner !== null) accounts.add(winner);
  if (challengeRun !== undefined) accounts.add(challengeRun.accountId);
  const day = dailyRun?.day ?? dayOf(finishedAt);
  for (const accountId of accounts) {
    // Most games do not reach the last goal, and few players have all rifts: one read tells.
    const dailies = await dailiesOf(db, accountId, day);
    if (dailies.length < MODES.length || !isFull(await goalsOf(db, offers, accountId, day))) continue;
    const reference = referenceOf(day);
    await appendEntry(db, {
      accountId,
      amountEssence: RING_ESSENCE,
      reason: 'ring',
      reference,
      note: day,
      at: finishedAt,
    });
  }
}

const referenceOf = (day: Day): string => `ring:${day}`;

/** Whether the goals of a day were paid. */
export async function areGoalsPaid(db: Db, account: AccountId, day: Day): Promise<boolean> {
  const entry = await db
    .selectFrom('ledger')
    .select('sequence')
    .where('accountId', '=', account)
    .where('reference', '=', referenceOf(day))
    .executeTakeFirst();
  return entry !== undefined;
}

const dailiesOf = (db: Db, account: AccountId, day: Day) =>
  db
    .selectFrom('dailyRun')
    .select(['mode', 'attempts'])
    .where('accountId', '=', account)
    .where('day', '=', day)
    .where('mode', 'in', MODES)
    .execute();

const gamesOf = (db: Db, account: AccountId, day: Day, names: GameName[]) =>
  db
    .selectFrom('matchPlayer as player')
    .innerJoin('match', 'match.id', 'player.matchId')
    .select(['match.game', 'player.score'])
    .where('player.accountId', '=', account)
    .where('player.finishedAt', '>=', firstMomentOf(day))
    .where('player.finishedAt', '<=', lastMomentOf(day))
    .where('match.game', 'in', names)
    .limit(1);

async function botWinOf(db: Db, account: AccountId, day: Day): Promise<GameName | undefined> {
  const win = await db
    .selectFrom('botWin')
    .select('game')
    .where('accountId', '=', account)
    .where('finishedAt', '>=', firstMomentOf(day))
    .where('finishedAt', '<=', lastMomentOf(day))
    .executeTakeFirst();
  return win?.game;
}

const duelGame = (id: string | undefined): GameName | undefined =>
  scoreGames.find((game) => game.id === id)?.names.feed as GameName | undefined;
