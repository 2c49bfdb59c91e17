import { failureTexts } from '@hub/protocol/failure-texts';
import { blocksSchema } from '@hub/protocol/formatted-text';
import { endpoint } from '@hub/protocol/http/endpoint';
import { NEWS_IDS } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const newsLikesSchema = z.object({
  newsId: z.enum(NEWS_IDS),
  likes: z.int().check(z.minimum(0), z.describe('Initial number, plus one per account that likes it')),
  isLiked: z.boolean().check(z.describe('Whether the caller likes it')),
});
export type NewsLikes = z.infer<typeof newsLikesSchema>;

export const newsLikes = endpoint({
  name: 'newsLikes',
  summary: 'Returns the likes of all news, and which ones the caller likes',
  method: 'GET',
  path: '/news/likes',
  reply: z.array(newsLikesSchema),
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.newsLikes,
});

const hostNewsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  at: z.int().check(z.describe('When it was added, milliseconds since 1970')),
  blocks: blocksSchema,
});
export type HostNewsItem = z.infer<typeof hostNewsItemSchema>;

export const hostNews = endpoint({
  name: 'hostNews',
  summary: 'Returns the news of the host, newest first',
  method: 'GET',
  path: '/news',
  reply: z.array(hostNewsItemSchema),
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.hostNews,
});

export const likeNews = endpoint({
  name: 'likeNews',
  summary: 'Sets whether the caller likes a piece of news; can be repeated',
  method: 'POST',
  path: '/news/:newsId/like',
  params: z.object({ newsId: z.string().check(z.maxLength(64)) }),
  body: z.object({ liked: z.boolean() }),
  reply: newsLikesSchema,
  policy: { access: 'player', rate: 'likes' },
  failure: failureTexts.likeNews,
});

/** The calls of news, in the order of the contract. */
export const newsCalls = [newsLikes, hostNews, likeNews];
