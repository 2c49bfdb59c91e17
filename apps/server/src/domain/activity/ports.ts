import type { Match } from '@hub/protocol/http/activity';
import type { AccountId } from '@hub/protocol/ids';

/** Finished matches, newest first. */
export type MatchStore = {
  newest(limit: number): Promise<readonly Match[]>;
  newestOf(account: AccountId, limit: number): Promise<readonly Match[]>;
};
