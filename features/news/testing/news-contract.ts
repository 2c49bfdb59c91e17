import { NEWS_INITIAL_LIKES, type NewsId } from '@hub/protocol/stored-values';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { asking } from '../../../apps/server/src/store/testing/friends-at.ts';
import { accountId, addGuest, featuresOf } from '../../../apps/server/src/store/testing/rows.ts';
import { likeNews, newsLikes } from '../calls.ts';
import '../tables.ts';

const NEWS: NewsId = 'username-effects';
const like = (liked: boolean) => ({ params: { newsId: NEWS }, body: { liked } });
const seen = (likes: number, isLiked: boolean) => ({
  newsId: NEWS,
  likes: NEWS_INITIAL_LIKES[NEWS] + likes,
  isLiked,
});

export const newsContract: Contract = (opened) => {
  const ask = () => asking(featuresOf(opened().store).news);

  it('counts each account once and returns what the account likes', async () => {
    const { store } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    expect(await ask()(newsLikes, mine)).toEqual([seen(0, false)]);
    await Promise.all([mine, mine, theirs].map((account) => ask()(likeNews, account, like(true))));
    expect(await ask()(newsLikes, mine)).toEqual([seen(2, true)]);
    expect(await ask()(newsLikes, accountId(3))).toEqual([seen(2, false)]);
  });

  it('removes one like only', async () => {
    const { store } = opened();
    const [mine, theirs] = [await addGuest(store, 1), await addGuest(store, 2)];
    await ask()(likeNews, mine, like(false));
    await ask()(likeNews, mine, like(true));
    await ask()(likeNews, theirs, like(true));
    await ask()(likeNews, mine, like(false));
    expect(await ask()(newsLikes, mine)).toEqual([seen(1, false)]);
    expect(await ask()(newsLikes, theirs)).toEqual([seen(1, true)]);
  });

  it('refuses a like of an unknown account', () =>
    expect(ask()(likeNews, accountId(9), like(true))).rejects.toThrow(/constraint/i));
};
