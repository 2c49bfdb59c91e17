import { addNotice, overview, previewText } from '@hub/features/administration/calls/hub.ts';
import { setWord } from '@hub/features/administration/calls/rooms.ts';
import { call, openedPage, type TestPlayer } from '@hub/features/administration/http/testing/admin-page.ts';
import { beforeEach, expect, it } from 'vitest';
import { restartServer, server, setUpServer } from '../../testing/each-hub.ts';

let host: TestPlayer;
setUpServer();
beforeEach(async () => {
  host = await openedPage(server, 'host', 'Kestrel');
});

const refusalOf = async (
  ...made: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const { status, body } = await call(host, ...made);
  return [status, body['message']];
};

const refuseWord = (word: string) => refusalOf(setWord, { body: { word, list: 'refused', reason: '' } });

it('a text with thousands of quotes is refused with a sentence', async () => {
  const text = `${'>'.repeat(4_000)} x`;
  const refused = [400, 'text: has more than 20 quotes, lists or emphases within each other'];
  expect(await refusalOf(previewText, { body: { text } })).toEqual(refused);
  const notice = { text: '> '.repeat(50) + 'x', until: null, reason: '' };
  expect(await refusalOf(addNotice, { body: notice })).toEqual(refused);
});

it('a refused word of marks alone is refused, and a stored one refuses no name', async () => {
  expect(await refuseWord('\u0301\u0302')).toEqual([400, 'word: must have a letter, a digit or a sign']);
  expect(await refuseWord('wombat')).toEqual([200, undefined]);
  server.sql(
    "update hub_setting set value = ? where name = 'nameFilter'",
    JSON.stringify({ refused: ['\u0301\u0302', 'wombat'], allowed: [] }),
  );
  await restartServer();
  expect(await server.guest('Moss')).toMatchObject({ name: 'Moss' });
  expect(await server.call('/accounts/create', undefined, { name: 'Wombat' })).toMatchObject({
    error: 'username_not_allowed',
  });
});

it('the overview counts an administrator with an open page once', async () => {
  const sessionId = '0b6c2f1e-6f3a-4b8e-9d57-1f2a3b4c5d6e';
  await server.call('/heartbeat', host.token, { sessionId });
  for (let looks = 0; looks < 2; looks += 1)
    expect((await call(host, overview)).body).toMatchObject({ players: 1 });
  expect(await server.call('/heartbeat', host.token, { sessionId })).toMatchObject({ online: 1 });
});
