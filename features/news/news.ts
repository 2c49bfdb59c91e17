import { LruCache } from '@hub/engine/binding/lru-cache';
import type { AccountId } from '@hub/engine/wire/ids';
import type { TextBlock } from '@hub/protocol/formatted-text';
import { NEWS_IDS, NEWS_INITIAL_LIKES, type NewsId } from '@hub/protocol/stored-values';
import type { Clock } from '@hub/server/platform/clock.ts';
import { readMarkdown } from '@hub/server/platform/markdown.ts';
import { type HostNewsItem, type NewsLikes } from './calls.ts';
import type { HostNewsStore, NewsLikeStore } from './ports.ts';

/** News of the host, and likes of the product's news, on top of each item's initial likes. */
export type News = {
  /** The likes of all news items as this account sees them, newest item first. */
  likesFor(account: AccountId): Promise<readonly NewsLikes[]>;
  /** The news of the host, newest first. */
  ofHost(): Promise<readonly HostNewsItem[]>;
  /** Stores whether the account likes an item and returns its likes; undefined when the item does not exist. */
  like(account: AccountId, newsId: string, liked: boolean): Promise<NewsLikes | undefined>;
};

/** Pieces of the host's news that players read; older ones stay stored. */
export const HOST_NEWS_SHOWN = 20;

type NewsDeps = {
  readonly store: NewsLikeStore;
  readonly hostNews: Pick<HostNewsStore, 'newest'>;
  readonly clock: Clock;
};

export function createNews({ store, hostNews, clock }: NewsDeps): News {
  const read = new LruCache<TextBlock[]>(HOST_NEWS_SHOWN);
  const blocksOf = (text: string): TextBlock[] => {
    const blocks = read.get(text) ?? readMarkdown(text);
    read.set(text, blocks);
    return blocks;
  };
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
    async ofHost() {
      const items = await hostNews.newest(HOST_NEWS_SHOWN);
      return items.map(({ text, ...item }) => ({ ...item, blocks: blocksOf(text) }));
    },
    async like(accountId, id, liked) {
      const newsId = NEWS_IDS.find((known): known is NewsId => known === id);
      if (newsId === undefined) return undefined;
      if (liked) await store.add({ accountId, newsId, at: clock.now() });
      else await store.remove(accountId, newsId);
      return (await likesFor(accountId)).find((one) => one.newsId === newsId);
    },
  };
}
