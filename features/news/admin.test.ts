import { beforeEach, expect, it } from 'vitest';
import { server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import { call, openedPage, type TestPlayer } from '../administration/http/testing/admin-page.ts';
import { addNews, listNews, removeNews } from './admin-calls.ts';

let host: TestPlayer;
setUpServer();
beforeEach(async () => {
  host = await openedPage(server, 'host', 'Kestrel');
});

const add = (text: string) => call(host, addNews, { body: { title: ' Cup ', text, reason: '' } });

it('a text with thousands of quotes is refused with a sentence, and a stored one is shown as it was typed', async () => {
  const text = `${'>'.repeat(4_000)} x`;
  expect(await add(text)).toMatchObject({
    status: 400,
    body: { message: 'text: has more than 20 quotes, lists or emphases within each other' },
  });
  server.sql("insert into host_news (id, title, text, created_at) values ('deep', 'Deep', ?, 5)", text);
  expect(await server.call('/news', host.token)).toMatchObject([
    { title: 'Deep', blocks: [{ spans: [{ text }] }] },
  ]);
});

it('a text without words is refused, and a piece is removed once', async () => {
  expect(await add('---')).toMatchObject({ status: 400, body: { message: 'text: must not be blank' } });
  const { id } = (await add(' On **Friday** ')).body;
  const listed = { id, title: 'Cup', text: 'On **Friday**', at: expect.any(Number) as number };
  expect((await call(host, listNews)).body).toEqual({ news: [listed], notices: [] });
  const remove = () => call(host, removeNews, { params: { id }, body: { reason: '' } });
  expect((await remove()).body).toEqual({ done: true });
  expect((await remove()).body).toMatchObject({ error: 'not_found' });
});
