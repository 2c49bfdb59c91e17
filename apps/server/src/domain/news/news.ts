import type { AccountId } from '@hub/engine/wire/ids';
import { NEWS_IDS, NEWS_INITIAL_LIKES, type NewsId, type NewsLikes } from '@hub/protocol/http/news';
import type { Clock } from '../../platform/clock.ts';
import type { NewsLikeStore } from './ports.ts';

/** Likes of the news, on top of each item's initial likes. */
export type News = {
  /** The likes of all news items as this account sees them, newest item first. */
  likesFor(account: AccountId): Promise<readonly NewsLikes[]>;
  /** Stores whether the account likes an item and returns its likes; undefined when the item does not exist. */
  like(account: AccountId, newsId: string, liked: boolean): Promise<NewsLikes | undefined>;
};

export function createNews({ store, clock }: { readonly store: NewsLikeStore; readonly clock: Clock }): News {
  const likesFor = async (account: AccountId): Promise<readonly NewsLikes[]> => {
    const stored = new Map((await store.seenBy(account)).map((one) => [one.newsId, one]));
    return NEWS_IDS.map((newsId) => ({
      newsId,
      likes: NEWS_INITIAL_LIKES[newsId] + (stored.get(newsId)?.likes ?? 0),
      isLiked: stored.get(newsId)?.isLiked ?? false,
    }));
  };
  return {
    likesFor,
    async like(accountId, id, liked) {
      const newsId = NEWS_IDS.find((known): known is NewsId => known === id);
      if (newsId === undefined) return undefined;
      if (liked) await store.add({ accountId, newsId, at: clock.now() });
      else await store.remove(accountId, newsId);
      return (await likesFor(accountId)).find((one) => one.newsId === newsId);
    },
  };
}
