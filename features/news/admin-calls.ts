import { storable } from '@hub/engine/wire/storable';
import { byId, done, hostActions, hostReads, reason, time } from '@hub/protocol/http/admin/parts';

import * as z from 'zod/mini';

const title = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/\S/, 'must not be blank'), storable);
const text = z.string().check(z.minLength(1), z.maxLength(8_000), storable);

export const listNews = hostReads('/admin/news', {
  name: 'adminNews',
  summary: 'Returns the news and notices of the hub as they were written, newest first',
  reply: z.object({
    news: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), at: time })),
    notices: z.array(
      z.object({ id: z.string(), text: z.string(), at: time, until: z.nullable(time), isShown: z.boolean() }),
    ),
  }),
});

export const addNews = hostActions('/admin/news', {
  name: 'adminAddNews',
  summary: 'Publishes a piece of news',
  body: z.object({ title, text, reason }),
  reply: z.object({ id: z.string() }),
});

export const removeNews = hostActions('/admin/news/:id/remove', {
  name: 'adminRemoveNews',
  summary: 'Removes a piece of news',
  params: byId,
  body: z.object({ reason }),
  reply: done,
});

/** The calls of hosts and moderators, in the order of the documents. */
export const newsAdminCalls = [listNews, addNews, removeNews] as const;
