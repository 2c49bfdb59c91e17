import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Hub, HubTables, Tx } from '@hub/server/hub.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { type Selectable, sql } from 'kysely';
import type { Pseudonym } from '../accounts/erasure.ts';
import type { Ask } from '../offers.ts';
import type { accounts } from './accounts.ts';

/** Days after which something is deleted; undefined: it is kept. */
export type KeepDays = {
  readonly [What in 'feedback' | 'runs' | 'matches' | 'guests']: number | undefined;
};

type Deps = {
  readonly administration: ReturnType<typeof retention> &
    Pick<ReturnType<typeof accounts>, 'idleGuestsAfter'> & {
      pruneGuest(account: AccountId, pseudonym: Pseudonym, line: LoggedAction): Promise<boolean>;
    };
  readonly keepDays: KeepDays;
  readonly erasedList: ErasedList;
  readonly newPseudonym: () => Pseudonym;
  readonly clock: Hub['clock'];
};

/** Rows of one deletion, and deletions of one run. Small, because SQLite works on the thread that plays. */
const BATCH = 10;
const BATCHES = 20;
/** Between two deletions, so that moves come first. */
const PAUSE_MS = 25;
/** Accounts that are looked at in one step. */
const LOOKED_AT = 50;

/** Returns the job that deletes what is kept no longer: a little with each run, so that it never delays a move. */
export function createRetention(deps: Deps): () => Promise<void> {
  const { administration, keepDays, erasedList, clock } = deps;
  const line = logLines({ clock, actor: 'server', reason: 'KEEP_GUESTS_DAYS' });
  let lookedAt = '' as AccountId;
  const before = (days: number): number => clock.now() - days * DAY_MS;
  const pruneGuests = async (days: number): Promise<void> => {
    const { guests, last } = await administration.idleGuestsAfter(lookedAt, before(days), LOOKED_AT);
    // After the last account it begins again.
    lookedAt = last ?? ('' as AccountId);
    const erased: AccountId[] = [];
    for (const { id } of guests) {
      if (await administration.pruneGuest(id, deps.newPseudonym(), line('prune guests', id))) erased.push(id);
      await pause(PAUSE_MS);
    }
    if (erased.length > 0) erasedList.add(erased);
  };
  const { feedback, runs, matches, guests } = keepDays;
  return async () => {
    if (Object.values(keepDays).every((days) => days === undefined)) return;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      if (feedback !== undefined) await administration.forgetFeedback(before(feedback), BATCH);
      if (runs !== undefined) await administration.forgetRuns(before(runs), BATCH);
      if (matches !== undefined) await administration.forgetMatches(before(matches), BATCH);
      if (guests !== undefined && batch === 0) await pruneGuests(guests);
      await pause(PAUSE_MS);
    }
  };
}

/** Deletes what is kept no longer: rows of before a time (ms since 1970), at most `limit` with one call. */
export const retention = ({ db, transaction }: Hub, ask: Ask<'feedback'>) => ({
  forgetFeedback: async (before: number, limit: number) => ask().feedback?.forget(before, limit),
  async forgetRuns(before: number, limit: number) {
    const old = db
      .selectFrom('suspiciousRun')
      .select('matchId')
      .where('finishedAt', '<', before)
      .orderBy('finishedAt')
      .limit(limit);
    await db.deleteFrom('suspiciousRun').where('matchId', 'in', old).execute();
  },
  /** Deletes the oldest matches, and adds them to what profiles count. */
  async forgetMatches(before: number, limit: number) {
    const old = await db
      .selectFrom('match')
      .select(['id', 'game', 'mode', 'winnerAccountId'])
      .where('finishedAt', '<', before)
      .orderBy('finishedAt')
      .limit(limit)
      .execute();
    if (old.length > 0) await transaction('process', (tx) => deleteMatches(tx, old), 'read committed');
  },
});

type Match = Pick<Selectable<HubTables['match']>, 'id' | 'game' | 'mode' | 'winnerAccountId'>;

/** Another node may delete the same matches: only the rows that this transaction deletes are added to the totals. */
async function deleteMatches(tx: Tx, matches: readonly Match[]): Promise<void> {
  const ids = matches.map(({ id }) => id);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const players = await tx
    .deleteFrom('matchPlayer')
    .where('matchId', 'in', ids)
    .returning(['matchId', 'accountId'])
    .execute();
  for (const { matchId, accountId } of players) {
    const match = byId.get(matchId);
    if (match !== undefined) await addToTotals(tx, accountId, match);
  }
  for (const table of ['newestMatch', 'suspiciousRun'] as const)
    await tx.deleteFrom(table).where('matchId', 'in', ids).execute();
  await tx.deleteFrom('match').where('id', 'in', ids).execute();
}

async function addToTotals(
  tx: Tx,
  accountId: AccountId,
  { game, mode, winnerAccountId }: Match,
): Promise<void> {
  const wins = winnerAccountId === accountId ? 1 : 0;
  const losses = mode === 'multi' ? 1 - wins : 0;
  await tx
    .insertInto('matchTotal')
    .values({ accountId, game, mode, played: 1, wins, losses })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'game', 'mode']).doUpdateSet({
        played: sql`match_total.played + 1`,
        wins: sql`match_total.wins + ${wins}`,
        losses: sql`match_total.losses + ${losses}`,
      }),
    )
    .execute();
}
