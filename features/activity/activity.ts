import { dayOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import { NEWCOMER_MS, RECENT_MATCHES } from '@hub/engine/wire/limits';
import type { Match } from '@hub/protocol/http/activity';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { PeopleStore } from '../people/ports.ts';
import type { BusyHub } from '../people/presence-ports.ts';
import type { MatchStore } from './ports.ts';

/** Finished matches, newest first, at most `RECENT_MATCHES`. */
export type Activity = {
  /**
   * Of all players. On a busy hub each player is in one match at most, and few matches have newcomers whom the viewer has
   * not met; visitors have met none.
   */
  lastMatches(viewer: AccountId | undefined): Promise<readonly Match[]>;
  lastGames(account: AccountId): Promise<readonly Match[]>;
};

type Deps = {
  readonly store: MatchStore;
  readonly people: Pick<PeopleStore, 'knownTo'>;
  readonly isBusy: BusyHub['isBusy'];
  readonly clock: Clock;
};

export const createActivity = ({ store, people, isBusy, clock }: Deps): Activity => ({
  async lastMatches(viewer) {
    if (!(await isBusy())) return store.newest(RECENT_MATCHES);
    const now = clock.now();
    const known = viewer === undefined ? [] : [viewer, ...(await people.knownTo(viewer, dayOf(now))).keys()];
    return store.newestOfEach(RECENT_MATCHES, now - NEWCOMER_MS, new Set(known));
  },
  lastGames: (account) => store.newestOf(account, RECENT_MATCHES),
});
