import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  bearer,
  type Guest,
  newGuest,
  type OpenHub,
  openHub,
} from '../../apps/server/src/testing/open-hub.ts';

let open: OpenHub;
let me: Guest;
beforeEach(async () => {
  open = await openHub();
  me = await newGuest(open.app);
});
afterEach(() => open.close());

const likes = async (guest = me) =>
  (await open.app.inject({ url: '/api/news/likes', headers: bearer(guest.token) })).json<unknown>();
const like = (liked: unknown, guest = me, newsId = 'username-effects') =>
  open.app.inject({
    method: 'POST',
    url: `/api/news/${newsId}/like`,
    headers: bearer(guest.token),
    payload: { liked } as object,
  });
const likesAfter = (likes: number, isLiked: boolean) => ({ newsId: 'username-effects', likes, isLiked });

it('begins with 1247 likes', async () => {
  expect(await likes()).toEqual([likesAfter(1247, false)]);
});

it('counts each account once and returns whether the caller likes it', async () => {
  const other = await newGuest(open.app, 'Zed');
  expect((await like(true)).json()).toEqual(likesAfter(1248, true));
  expect((await like(true)).json()).toEqual(likesAfter(1248, true));
  expect(await likes(other)).toEqual([likesAfter(1248, false)]);
  expect((await like(true, other)).json()).toEqual(likesAfter(1249, true));
  expect(await likes()).toEqual([likesAfter(1249, true)]);
});

it('removes a like once', async () => {
  await like(true);
  expect((await like(false)).json()).toEqual(likesAfter(1247, false));
  expect((await like(false)).json()).toEqual(likesAfter(1247, false));
});

it('answers 404 for unknown news', async () => {
  const reply = await like(true, me, 'nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ error: 'not_found' });
});
