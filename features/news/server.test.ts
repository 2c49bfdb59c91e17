import { expect, it } from 'vitest';
import { me, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { newGuest } from '../../apps/server/src/testing/open-hub.ts';

setUpHub({ guest: 'Cassandra' });

const likes = (guest = me) => open.call('/news/likes', guest.token);
const like = (liked: unknown, guest = me, newsId = 'username-effects') =>
  open.ask(`/news/${newsId}/like`, guest.token, { liked });
const likesAfter = (likes: number, isLiked: boolean) => ({ newsId: 'username-effects', likes, isLiked });

it('begins with 1247 likes', async () => expect(await likes()).toEqual([likesAfter(1247, false)]));

it('counts each account once and returns whether the caller likes it', async () => {
  const other = await newGuest(open.app, 'Zed');
  expect((await like(true)).body).toEqual(likesAfter(1248, true));
  expect((await like(true)).body).toEqual(likesAfter(1248, true));
  expect(await likes(other)).toEqual([likesAfter(1248, false)]);
  expect((await like(true, other)).body).toEqual(likesAfter(1249, true));
  expect(await likes()).toEqual([likesAfter(1249, true)]);
});

it('removes a like once', async () => {
  await like(true);
  expect((await like(false)).body).toEqual(likesAfter(1247, false));
  expect((await like(false)).body).toEqual(likesAfter(1247, false));
});

it('answers 404 for unknown news', async () => {
  const reply = await like(true, me, 'nothing');
  expect(reply.status).toBe(404);
  expect(reply.body).toMatchObject({ error: 'not_found' });
});
