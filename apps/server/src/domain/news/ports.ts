import type { AccountId } from '@hub/engine/wire/ids';
import type { NewsId, NewsLikes } from '@hub/protocol/http/news';

export type NewsLikeStore = {
  /** Notes that an account likes a piece of news; a second time changes nothing. */
  add(like: { readonly accountId: AccountId; readonly newsId: NewsId; readonly at: number }): Promise<void>;
  /** Takes a like back; one that is not there changes nothing. */
  remove(account: AccountId, newsId: NewsId): Promise<void>;
  /** How many accounts like each piece of news, and whether this one does. News that nobody likes is missing. */
  seenBy(account: AccountId): Promise<readonly NewsLikes[]>;
};
