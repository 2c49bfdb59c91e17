import type { Count } from '@hub/server/store/count-rows.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { NewsLikeStore } from './ports.ts';

export const newsLikeStore = (db: Kysely<Tables>): NewsLikeStore => ({
  async add({ accountId, newsId, at }) {
    await db
      .insertInto('news_like')
      .values({ account_id: accountId, news_id: newsId, created_at: at })
      .onConflict((conflict) => conflict.columns(['news_id', 'account_id']).doNothing())
      .execute();
  },
  async remove(account, newsId) {
    await db
      .deleteFrom('news_like')
      .where('account_id', '=', account)
      .where('news_id', '=', newsId)
      .execute();
  },
  async seenBy(account) {
    const rows = await db
      .selectFrom('news_like')
      .select('news_id')
      .select((of) => [
        of.fn.countAll<Count>().as('likes'),
        of.fn.countAll<Count>().filterWhere('account_id', '=', account).as('own'),
      ])
      .groupBy('news_id')
      .execute();
    return rows.map((row) => ({
      newsId: row.news_id,
      likes: Number(row.likes),
      isLiked: Number(row.own) > 0,
    }));
  },
});
