import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import type { Pseudonym } from '../accounts/erasure.ts';
import type { AdministrationStore, RetentionStore } from './ports.ts';

/** Days after which something is deleted; undefined: it is kept. */
export type KeepDays = {
  readonly [What in 'feedback' | 'runs' | 'matches' | 'guests']: number | undefined;
};

type Deps = {
  readonly store: {
    readonly retention: RetentionStore;
    readonly administration: Pick<AdministrationStore, 'pruneGuest'>;
  };
  readonly keepDays: KeepDays;
  readonly erasedList: ErasedList;
  readonly newPseudonym: () => Pseudonym;
  readonly clock: Author['clock'];
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
  const { keepDays, erasedList, clock } = deps;
  const { retention, administration } = deps.store;
  const line = logLines({ clock, actor: 'server', reason: 'KEEP_GUESTS_DAYS' });
  let lookedAt = '' as AccountId;
  const before = (days: number): number => clock.now() - days * DAY_MS;
  const pruneGuests = async (days: number): Promise<void> => {
    const { guests, last } = await retention.idleGuestsAfter(lookedAt, before(days), LOOKED_AT);
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
      if (feedback !== undefined) await retention.forgetFeedback(before(feedback), BATCH);
      if (runs !== undefined) await retention.forgetRuns(before(runs), BATCH);
      if (matches !== undefined) await retention.forgetMatches(before(matches), BATCH);
      if (guests !== undefined && batch === 0) await pruneGuests(guests);
      await pause(PAUSE_MS);
    }
  };
}
