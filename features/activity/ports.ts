import type { AccountId } from '@hub/engine/wire/ids';
import type { Match } from '@hub/protocol/http/activity';

/** Finished matches, newest first. */
export type MatchStore = {
  /** The newest matches with a player whose account is open. */
  newest(limit: number): Promise<readonly Match[]>;
  /**
   * The same with each player once: a match is left out when a newer one in the list has one of its players. At most
   * `NEWCOMERS_SHOWN` matches have newcomers, accounts created after `newSince`; those in `known` are none.
   */
  newestOfEach(limit: number, newSince: number, known: ReadonlySet<AccountId>): Promise<readonly Match[]>;
  newestOf(account: AccountId, limit: number): Promise<readonly Match[]>;
};
