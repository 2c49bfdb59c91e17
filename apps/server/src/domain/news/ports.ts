import type { AccountId } from '@hub/engine/wire/ids';
import type { NewsId, NewsLikes } from '@hub/protocol/http/news';

export type NewsLikeStore = {
  /** Stores a like; a repeated one changes nothing. */
  add(like: { readonly accountId: AccountId; readonly newsId: NewsId; readonly at: number }): Promise<void>;
  /** Removes a like; a missing one changes nothing. */
  remove(account: AccountId, newsId: NewsId): Promise<void>;
  /** Number of likes per news item, and whether this account likes it. Items without likes are left out. */
  seenBy(account: AccountId): Promise<readonly NewsLikes[]>;
};
