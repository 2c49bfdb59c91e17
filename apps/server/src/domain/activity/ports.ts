import type { AccountId } from '@hub/engine/wire/ids';
import type { Match } from '@hub/protocol/http/activity';

/** Finished matches, newest first. */
export type MatchStore = {
  /**
   * The newest match of each player, at most `limit` matches. A match of several players is left out when a newer match
   * in the list has one of them, so that each player occurs once.
   */
  newest(limit: number): Promise<readonly Match[]>;
  newestOf(account: AccountId, limit: number): Promise<readonly Match[]>;
};
