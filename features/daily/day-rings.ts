import { dayOf, firstMomentOf, lastMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { RING_ESSENCE, SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import { dailyGames, type GameName, scoreGames, versusGames } from '@hub/protocol/games';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import { appendEntry } from '../ledger/server.ts';
import { type DayRing, isFull } from './ring.ts';

const feedNames = (games: readonly { readonly names: { readonly feed: string } }[]) =>
  games.map(({ names }) => names.feed as GameName);
const SCORE_NAMES = feedNames(scoreGames);
const VERSUS_NAMES = feedNames(versusGames);
const MODES = dailyGames.map(({ id }) => id);

/** The pieces of the ring that an account has on a UTC day, from its settled games. */
export async function ringOf(db: Kysely<Tables>, account: AccountId, day: Day): Promise<DayRing> {
  // One after the other: this may run in a transaction, which has one connection.
  const dailies = await dailiesOf(db, account, day);
  const scored = gamesOf(db, account, day, SCORE_NAMES).where('player.score', '>', 0);
  const best = await scored.orderBy('player.score', 'desc').executeTakeFirst();
  const atTable = await gamesOf(db, account, day, VERSUS_NAMES).executeTakeFirst();
  const table = atTable?.game ?? (await botWinOf(db, account, day)) ?? (await duelOf(db, account, day));
  return {
    dailies,
    score: best === undefined ? null : { game: best.game, score: best.score ?? 0 },
    table: table ?? null,
  };
}

/** Pays the rings that a settlement has filled, in its transaction. A ring is paid once, by its reference. */
export async function payRings(tx: Kysely<Tables>, settlement: Settlement): Promise<void> {
  const { players, winner, finishedAt, dailyRun, challengeRun } = settlement;
  const accounts = new Set(players.map(({ accountId }) => accountId));
  // A win against bots has no players but its winner.
  if (winner !== null) accounts.add(winner);
  if (challengeRun !== undefined) accounts.add(challengeRun.accountId);
  const day = dailyRun?.day ?? dayOf(finishedAt);
  for (const accountId of accounts) {
    // Most games do not fill a ring, and few players have all rifts: one read tells.
    const dailies = await dailiesOf(tx, accountId, day);
    if (dailies.length < MODES.length || !isFull(await ringOf(tx, accountId, day), MODES.length)) continue;
    const reference = ringReference(day);
    await appendEntry(tx, {
      accountId,
      amountEssence: RING_ESSENCE,
      reason: 'ring',
      reference,
      note: day,
      at: finishedAt,
    });
  }
}

const ringReference = (day: Day): string => `ring:${day}`;

/** Whether the ring of a day was paid. */
export async function isRingPaid(db: Kysely<Tables>, account: AccountId, day: Day): Promise<boolean> {
  const entry = await db
    .selectFrom('ledger')
    .select('sequence')
    .where('account_id', '=', account)
    .where('reference', '=', ringReference(day))
    .executeTakeFirst();
  return entry !== undefined;
}

const dailiesOf = (db: Kysely<Tables>, account: AccountId, day: Day) =>
  db
    .selectFrom('daily_run')
    .select(['mode', 'attempts'])
    .where('account_id', '=', account)
    .where('day', '=', day)
    .where('mode', 'in', MODES)
    .execute();

const gamesOf = (db: Kysely<Tables>, account: AccountId, day: Day, names: GameName[]) =>
  db
    .selectFrom('match_player as player')
    .innerJoin('match', 'match.id', 'player.match_id')
    .select(['match.game', 'player.score'])
    .where('player.account_id', '=', account)
    .where('player.finished_at', '>=', firstMomentOf(day))
    .where('player.finished_at', '<=', lastMomentOf(day))
    .where('match.game', 'in', names)
    .limit(1);

async function botWinOf(db: Kysely<Tables>, account: AccountId, day: Day): Promise<GameName | undefined> {
  const win = await db
    .selectFrom('bot_win')
    .select('game')
    .where('account_id', '=', account)
    .where('finished_at', '>=', firstMomentOf(day))
    .where('finished_at', '<=', lastMomentOf(day))
    .executeTakeFirst();
  return win?.game;
}

/** The game of a league's duel that the account ended on this day with points. */
async function duelOf(db: Kysely<Tables>, account: AccountId, day: Day): Promise<GameName | undefined> {
  const first = firstMomentOf(day);
  const duel = await db
    .selectFrom('challenge_run as run')
    .innerJoin('challenge', 'challenge.id', 'run.challenge_id')
    .select('challenge.game')
    .where('run.account_id', '=', account)
    // A run ends within these hours; the index knows beginnings only.
    .where('run.started_at', '>', first - SOLO_GAME_HOURS * 3_600_000)
    .where('run.finished_at', '>=', first)
    .where('run.finished_at', '<=', lastMomentOf(day))
    .where('run.score', '>', 0)
    .where('challenge.league_id', 'is not', null)
    .executeTakeFirst();
  const game = scoreGames.find(({ id }) => id === duel?.game);
  return game?.names.feed as GameName | undefined;
}
