import type { AccountId } from '@hub/engine/wire/ids';
import { RECENT_MATCHES } from '@hub/engine/wire/limits';
import type { Match } from '@hub/protocol/http/activity';
import type { MatchStore } from './ports.ts';

/** Finished matches, newest first, at most `RECENT_MATCHES`. */
export type Activity = {
  /** Of all players, with each player in one match at most. */
  lastMatches(): Promise<readonly Match[]>;
  lastGames(account: AccountId): Promise<readonly Match[]>;
};

export const createActivity = (store: MatchStore): Activity => ({
  lastMatches: () => store.newest(RECENT_MATCHES),
  lastGames: (account) => store.newestOf(account, RECENT_MATCHES),
});
