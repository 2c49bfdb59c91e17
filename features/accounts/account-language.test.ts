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

const keep = async (language: string): Promise<number> => {
  const url = `/api/accounts/${me.playerId}/language`;
  const headers = bearer(me.token);
  return (await open.app.inject({ method: 'POST', url, payload: { language }, headers })).statusCode;
};
const get = async (path: string): Promise<Record<string, unknown>> =>
  (await open.app.inject({ url: `/api/accounts/${path}`, headers: bearer(me.token) })).json();

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
