import type { Tables } from '@hub/server/store/schema.ts';
import type { Insertable } from 'kysely';
import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  host_news: [{ id: 'a1', title: 'Cup', text: '**Sunday**', created_at: 1_800_000_000_011 }],
  news_like: [
    { news_id: 'launch' as Insertable<Tables['news_like']>['news_id'], account_id: ada, created_at: 17 },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ofTheHost: ['host_news.text', 'host_news.title'],
  ids: ['host_news.id', 'news_like.news_id'],
};
