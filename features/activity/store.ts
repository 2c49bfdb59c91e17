import { dayOf, firstMomentOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Count } from '@hub/server/store/count-rows.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { MatchTotals, MatchTotalsStore } from '../accounts/ports.ts';
import { otherTablesOf } from './bot-wins.ts';
import { loadMatches } from './load-matches.ts';
import { newestOfEach } from './newest-matches.ts';
import type { MatchStore } from './ports.ts';

export const matchStore = (db: Kysely<Tables>): MatchStore => ({
  async newest(limit) {
    const rows = await db
      .selectFrom('match')
      .select('match.id')
      .where((of) =>
        of.exists(
          of
            .selectFrom('match_player as player')
            .innerJoin('account', 'account.id', 'player.account_id')
            .select('player.seat')
            .whereRef('player.match_id', '=', 'match.id')
            .where('account.soft_deleted_at', 'is', null),
        ),
      )
      .orderBy('match.finished_at', 'desc')
      .orderBy('match.id', 'desc')
      .limit(limit)
      .execute();
    return loadMatches(
      db,
      rows.map((row) => row.id),
    );
  },
  newestOfEach: (limit, newSince, known) => newestOfEach(db, limit, { newSince, known }),
  async newestOf(account, limit) {
    const rows = await db
      .selectFrom('match_player')
      .select('match_id')
      .where('account_id', '=', account)
      .orderBy('finished_at', 'desc')
      .orderBy('match_id', 'desc')
      .limit(limit)
      .execute();
    return loadMatches(
      db,
      rows.map((row) => row.match_id),
    );
  },
});

/** When the account has played last before a time; null if never. Of challenges the index knows beginnings. */
async function lastPlayed(db: Kysely<Tables>, account: AccountId, end: number): Promise<number | null> {
  const { last } = await db
    .selectFrom((of) =>
      of
        .selectFrom('match_player')
        .select((own) => own.fn.max('finished_at').as('at'))
        .where('account_id', '=', account)
        .where('finished_at', '<', end)
        .unionAll(
          of
            .selectFrom('bot_win')
            .select((own) => own.fn.max('finished_at').as('at'))
            .where('account_id', '=', account)
            .where('finished_at', '<', end),
        )
        .unionAll(
          of
            .selectFrom('challenge_run')
            .select((own) => own.fn.max('started_at').as('at'))
            .where('account_id', '=', account)
            .where('started_at', '<', end)
            .where('finished_at', 'is not', null),
        )
        .as('played'),
    )
    .select((of) => of.fn.max<number | null>('played.at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export const matchTotalsStore = (db: Kysely<Tables>): MatchTotalsStore => ({
  otherTablesOf: (account) => otherTablesOf(db, account),
  async daysPlayed(account, most) {
    let days = 0;
    // From day to day backwards: each step is one read of the newest entry of three indexes.
    for (let end = Number.MAX_SAFE_INTEGER; days < most; days += 1) {
      const last = await lastPlayed(db, account, end);
      if (last === null) break;
      end = firstMomentOf(dayOf(last));
    }
    return days;
  },
  async totalsOf(account) {
    const rows = await db
      .selectFrom('match_player as player')
      .innerJoin('match', 'match.id', 'player.match_id')
      .select(['match.game', 'match.mode'])
      .select((of) => [
        of.fn.countAll<Count>().as('played'),
        of.fn
          .count<Count>('match.winner_account_id')
          .filterWhere('match.winner_account_id', '=', account)
          .as('wins'),
      ])
      .where('player.account_id', '=', account)
      .groupBy(['match.game', 'match.mode'])
      .execute();
    const deleted = await db
      .selectFrom('match_total')
      .select(['game', 'mode', 'played', 'wins', 'losses'])
      .where('account_id', '=', account)
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
