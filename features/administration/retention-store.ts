import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { toSummary } from '../accounts/account-summaries.ts';
import { idleGuests } from '../accounts/idle-guests.ts';
import type { RetentionStore } from './ports.ts';

export const retentionStore = (engine: Engine): RetentionStore => ({
  async forgetFeedback(before, limit) {
    const old = engine.db
      .selectFrom('feedback')
      .select('id')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit);
    await engine.db.deleteFrom('feedback').where('id', 'in', old).execute();
  },
  async forgetRuns(before, limit) {
    const old = engine.db
      .selectFrom('suspicious_run')
      .select('match_id')
      .where('finished_at', '<', before)
      .orderBy('finished_at')
      .limit(limit);
    await engine.db.deleteFrom('suspicious_run').where('match_id', 'in', old).execute();
  },
  async forgetMatches(before, limit) {
    const old = await engine.db
      .selectFrom('match')
      .select(['id', 'game', 'mode', 'winner_account_id'])
      .where('finished_at', '<', before)
      .orderBy('finished_at')
      .limit(limit)
      .execute();
    if (old.length === 0) return;
    await engine.transaction('process', (tx) => deleteMatches(tx, old), 'read committed');
  },
  async idleGuestsAfter(after, before, limit) {
    const accounts = await engine.db
      .selectFrom('account')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    const last = accounts.at(-1)?.id;
    if (last === undefined) return { guests: [], last };
    const idle = idleGuests(engine.db)
      .where('account.id', '>', after)
      .where('account.id', '<=', last)
      .where('account.created_at', '<', before);
    return { guests: (await idle.execute()).map(toSummary), last };
  },
});

type Match = Pick<Tables['match'], 'game' | 'mode' | 'winner_account_id'> & { readonly id: GameId };

/** Another node may delete the same matches: only the rows that this transaction deletes are added to the totals. */
async function deleteMatches(tx: Transaction<Tables>, matches: readonly Match[]): Promise<void> {
  const ids = matches.map(({ id }) => id);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const players = await tx
    .deleteFrom('match_player')
    .where('match_id', 'in', ids)
    .returning(['match_id', 'account_id'])
    .execute();
  for (const { match_id, account_id } of players) {
    const match = byId.get(match_id);
    if (match !== undefined) await addToTotals(tx, account_id, match);
  }
  for (const table of ['newest_match', 'suspicious_run'] as const)
    await tx.deleteFrom(table).where('match_id', 'in', ids).execute();
  await tx.deleteFrom('match').where('id', 'in', ids).execute();
}

async function addToTotals(
  tx: Kysely<Tables>,
  account: AccountId,
  { game, mode, winner_account_id: winner }: Match,
): Promise<void> {
  const wins = winner === account ? 1 : 0;
  const losses = mode === 'multi' ? 1 - wins : 0;
  await tx
    .insertInto('match_total')
    .values({ account_id: account, game, mode, played: 1, wins, losses })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'game', 'mode']).doUpdateSet({
        played: sql`match_total.played + 1`,
        wins: sql`match_total.wins + ${wins}`,
        losses: sql`match_total.losses + ${losses}`,
      }),
    )
    .execute();
}
