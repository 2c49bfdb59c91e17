import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { endpoint } from './endpoint.ts';

/** Every piece of news, newest first, with the likes it began with (platform 9). What it says lives in the pages. */
export const NEWS_INITIAL_LIKES = { 'username-effects': 1247 } as const satisfies Record<string, number>;
export type NewsId = keyof typeof NEWS_INITIAL_LIKES;
export const NEWS_IDS = Object.keys(NEWS_INITIAL_LIKES) as readonly NewsId[];

export const newsLikesSchema = z.object({
  newsId: z.enum(NEWS_IDS),
  likes: z
    .int()
    .check(z.minimum(0), z.describe('Those it began with, and one for every account that likes it')),
  isLiked: z.boolean().check(z.describe('Whether the caller likes it')),
});
export type NewsLikes = z.infer<typeof newsLikesSchema>;

export const newsLikes = endpoint({
  name: 'newsLikes',
  summary: 'How many like each piece of news, and whether the caller does',
  method: 'GET',
  path: '/news/likes',
  reply: z.array(newsLikesSchema),
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.newsLikes,
});

export const likeNews = endpoint({
  name: 'likeNews',
  summary: 'Says whether the caller likes a piece of news; saying it again changes nothing',
  method: 'POST',
  path: '/news/:newsId/like',
  params: z.object({ newsId: z.string().check(z.maxLength(64)) }),
  body: z.object({ liked: z.boolean() }),
  reply: newsLikesSchema,
  policy: { access: 'player', rate: 'likes' },
  failure: failureTexts.likeNews,
});
