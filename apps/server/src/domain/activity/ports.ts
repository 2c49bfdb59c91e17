import type { AccountId } from '@hub/engine/wire/ids';
import type { Match } from '@hub/protocol/http/activity';

/** Finished matches, newest first. */
export type MatchStore = {
  /**
   * The newest match of each player, at most `limit`. A match of several players is left out if a newer one of the list
   * has one of them, so that no player is in two matches of it.
   */
  newest(limit: number): Promise<readonly Match[]>;
  newestOf(account: AccountId, limit: number): Promise<readonly Match[]>;
};
