import type { AccountId } from '@hub/engine/wire/ids';
import { RECENT_MATCHES } from '@hub/engine/wire/limits';
import type { Match } from '@hub/protocol/http/activity';
import type { MatchStore } from './ports.ts';

/** The feeds of finished matches, newest first, at most `RECENT_MATCHES` long. */
export type Activity = {
  /** Of all players, each of them in one match at most. */
  lastMatches(): Promise<readonly Match[]>;
  lastGames(account: AccountId): Promise<readonly Match[]>;
};

export const createActivity = (store: MatchStore): Activity => ({
  lastMatches: () => store.newest(RECENT_MATCHES),
  lastGames: (account) => store.newestOf(account, RECENT_MATCHES),
});
