import { dayOf, firstMomentOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import type { GameName } from '@hub/protocol/games';
import type { Db } from '@hub/server/hub.ts';
import type { Count } from '@hub/server/store/count-rows.ts';
import type { Ask } from '../offers.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** An account's finished matches of one game and mode. */
export type MatchTotals = {
  readonly game: GameName;
  readonly mode: 'single' | 'multi';
  readonly played: number;
  readonly wins: number;
  /** Matches of several players that the account did not win: a bot or a latecomer may have won. */
  readonly losses: number;
};

/** What an account has played in all. */
export const playedQueries = (db: Db, ask: Ask<'challenges'> = () => ({})) => ({
  /** Games at a table that are no matches: against bots, and those that the account joined after the first round. */
  async otherTablesOf(account: AccountId) {
    const [wins, counts] = await Promise.all([
      db
        .selectFrom('botWin')
        .select('game')
        .select((of) => of.fn.countAll<Count>().as('wins'))
        .where('accountId', '=', account)
        .groupBy('game')
        .execute(),
      db
        .selectFrom('versusRating')
        .select(['game', 'botLosses', 'lateGames'])
        .where('accountId', '=', account)
        .execute(),
    ]);
    const games = new Set([...wins, ...counts].map(({ game }) => game));
    return Array.from(games, (game) => {
      const counted = counts.find((row) => row.game === game);
      return {
        game,
        botWins: Number(wins.find((row) => row.game === game)?.wins ?? 0),
        botLosses: counted?.botLosses ?? 0,
        late: counted?.lateGames ?? 0,
      };
    });
  },
  /**
   * Number of UTC days, `most` at most, on which the account has finished a match, won against bots, or begun a challenge that is
   * finished. Practice is not stored, and games lost against bots have no time.
   */
  async daysPlayed(account: AccountId, most: number) {
    let days = 0;
    // From day to day backwards: each step is one read of the newest entry of three indexes.
    for (let end = Number.MAX_SAFE_INTEGER; days < most; days += 1) {
      const last = Math.max(
        (await lastPlayed(db, account, end)) ?? NEVER,
        (await ask().challenges?.lastPlayed(account, end)) ?? NEVER,
      );
      if (last === NEVER) break;
      end = firstMomentOf(dayOf(last));
    }
    return days;
  },
  async totalsOf(account: AccountId): Promise<readonly MatchTotals[]> {
    const rows = await db
      .selectFrom('matchPlayer as player')
      .innerJoin('match', 'match.id', 'player.matchId')
      .select(['match.game', 'match.mode'])
      .select((of) => [
        of.fn.countAll<Count>().as('played'),
        of.fn
          .count<Count>('match.winnerAccountId')
          .filterWhere('match.winnerAccountId', '=', account)
          .as('wins'),
      ])
      .where('player.accountId', '=', account)
      .groupBy(['match.game', 'match.mode'])
      .execute();
    const deleted = await db
      .selectFrom('matchTotal')
      .select(['game', 'mode', 'played', 'wins', 'losses'])
      .where('accountId', '=', account)
      .execute();
    const totals = new Map<string, MatchTotals>();
    const kept = rows.map((row) => ({
      ...row,
      losses: row.mode === 'multi' ? Number(row.played) - Number(row.wins) : 0,
    }));
    for (const { game, mode, played, wins, losses } of [...kept, ...deleted]) {
      const earlier = totals.get(`${game}/${mode}`);
      totals.set(`${game}/${mode}`, {
        game,
        mode,
        played: Number(played) + (earlier?.played ?? 0),
        wins: Number(wins) + (earlier?.wins ?? 0),
        losses: losses + (earlier?.losses ?? 0),
      });
    }
    return [...totals.values()];
  },
});

/** When the account has ended a match, or won against bots, for the last time before a time; null if never. */
async function lastPlayed(db: Db, account: AccountId, end: number): Promise<number | null> {
  const { last } = await db
    .selectFrom((of) =>
      of
        .selectFrom('matchPlayer')
        .select((own) => own.fn.max('finishedAt').as('at'))
        .where('accountId', '=', account)
        .where('finishedAt', '<', end)
        .unionAll(
          of
            .selectFrom('botWin')
            .select((own) => own.fn.max('finishedAt').as('at'))
            .where('accountId', '=', account)
            .where('finishedAt', '<', end),
        )
        .as('played'),
    )
    .select((of) => of.fn.max<number | null>('played.at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
