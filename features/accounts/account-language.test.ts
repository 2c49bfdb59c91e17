import { expect, it } from 'vitest';
import { me, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';

setUpHub({ guest: 'Cassandra' });

const keep = async (language: string): Promise<number> =>
  (await open.ask(`/accounts/${me.playerId}/language`, me.token, { language })).status;
const get = (path: string) => open.call(`/accounts/${path}`, me.token);

it('the choice of a language comes with the own account and its export, and no other player sees it', async () => {
  expect(await get('')).not.toHaveProperty('language');
  expect(await keep('ko_KR')).toBe(200);
  expect(await keep('de_DE')).toBe(200);
  expect(await get('')).toMatchObject({ language: 'de_DE' });
  expect(await get(`${me.id}/export`)).toMatchObject({ account: { language: 'de_DE' } });
  expect(await get(me.playerId)).not.toHaveProperty('language');
});

it.each(['', 'de', 'DE_de', '../../de_DE', 'toString'])('%j is no language', async (code) => {
  expect(await keep(code)).toBe(400);
  expect(await get('')).not.toHaveProperty('language');
});
