import { blocksSchema } from '@hub/protocol/formatted-text';
import { get, post } from '@hub/protocol/http/endpoint';
import { NEWS_IDS } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const newsLikesSchema = z.object({
  newsId: z.enum(NEWS_IDS),
  likes: z.int().check(z.minimum(0), z.describe('Initial number, plus one per account that likes it')),
  isLiked: z.boolean().check(z.describe('Whether the caller likes it')),
});
export type NewsLikes = z.infer<typeof newsLikesSchema>;

export const newsLikes = get('/news/likes', {
  name: 'newsLikes',
  summary: 'Returns the likes of all news, and which ones the caller likes',
  reply: z.array(newsLikesSchema),
  failure: 'Cannot fetch news likes',
});

const hostNewsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  at: z.int().check(z.describe('When it was added, milliseconds since 1970')),
  blocks: blocksSchema,
});
export type HostNewsItem = z.infer<typeof hostNewsItemSchema>;

export const hostNews = get('/news', {
  name: 'hostNews',
  summary: 'Returns the news of the host, newest first',
  reply: z.array(hostNewsItemSchema),
  failure: 'Cannot fetch the news of this hub',
});

export const likeNews = post('/news/:newsId/like', {
  name: 'likeNews',
  summary: 'Sets whether the caller likes a piece of news; can be repeated',
  params: z.object({ newsId: z.string().check(z.maxLength(64)) }),
  body: z.object({ liked: z.boolean() }),
  reply: newsLikesSchema,
  policy: { access: 'player', rate: 'likes' },
  failure: 'Cannot save your like',
});

/** The calls of news, in the order of the contract. */
export const newsCalls = [newsLikes, hostNews, likeNews];
