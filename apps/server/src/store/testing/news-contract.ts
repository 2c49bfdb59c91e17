import type { NewsId } from '@hub/protocol/stored-values';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId, addGuest } from './rows.ts';

const NEWS: NewsId = 'username-effects';

export const newsContract: Contract = (opened) => {
  it('counts each account once and returns what the account likes', async () => {
    const { store } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    expect(await store.newsLikes.seenBy(mine)).toEqual([]);
    await Promise.all(
      [mine, mine, theirs].map((account) => store.newsLikes.add({ accountId: account, newsId: NEWS, at: 1 })),
    );
    const seen = { newsId: NEWS, likes: 2, isLiked: true };
    expect(await store.newsLikes.seenBy(mine)).toEqual([seen]);
    expect(await store.newsLikes.seenBy(accountId(3))).toEqual([{ ...seen, isLiked: false }]);
  });

  it('removes one like only', async () => {
    const { store } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await store.newsLikes.remove(mine, NEWS);
    await store.newsLikes.add({ accountId: mine, newsId: NEWS, at: 1 });
    await store.newsLikes.add({ accountId: theirs, newsId: NEWS, at: 2 });
    await store.newsLikes.remove(mine, NEWS);
    expect(await store.newsLikes.seenBy(mine)).toEqual([{ newsId: NEWS, likes: 1, isLiked: false }]);
    expect(await store.newsLikes.seenBy(theirs)).toEqual([{ newsId: NEWS, likes: 1, isLiked: true }]);
  });

  it('refuses a like of an unknown account', async () => {
    const like = { accountId: accountId(9), newsId: NEWS, at: 1 };
    await expect(opened().store.newsLikes.add(like)).rejects.toThrow(/constraint/i);
  });
};
