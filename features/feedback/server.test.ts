import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  bearer,
  newGuest,
  type OpenHub,
  type OpenHubOptions,
  openHub,
} from '../../apps/server/src/testing/open-hub.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let open: OpenHub;
const start = async (options: OpenHubOptions = {}) => {
  open = await openHub({ clock: new ManualClock(NOW), ...options });
};
beforeEach(() => start());
afterEach(() => open.close());

const send = (payload: object, headers: Record<string, string> = {}) =>
  open.app.inject({ method: 'POST', url: '/api/feedback', headers, payload });
const kept = () => open.rows('select * from feedback');
const BUG = { kind: 'bug', text: 'The ticker jumps.', page: '/welcome' };

it('stores feedback of a visitor under the returned id', async () => {
  const reply = await send({ ...BUG, text: '  The ticker jumps.\n' });
  expect(reply.statusCode).toBe(200);
  const { id } = reply.json<{ id: string }>();
  expect(kept()).toEqual([{ id, ...BUG, account_id: null, created_at: NOW }]);
});

it('takes the sender from the token alone', async () => {
  const me = await newGuest(open.app);
  await send({ kind: 'idea', text: 'More rifts', accountId: 'somebody' }, bearer(me.token));
  expect(kept()).toMatchObject([{ kind: 'idea', page: null, account_id: me.id }]);
});

it("stores feedback with an invalid token as a visitor's", async () => {
  expect((await send(BUG, bearer('nonsense'))).statusCode).toBe(200);
  expect(kept()).toMatchObject([{ account_id: null }]);
});

it.each([
  ['kind', { ...BUG, kind: 'praise' }],
  ['kind', { text: 'Hello' }],
  ['text', { ...BUG, text: '' }],
  ['text', { ...BUG, text: ' \n\t ' }],
  ['text', { ...BUG, text: 'x'.repeat(2_001) }],
  ['text', { ...BUG, text: 'a\0b' }],
  ['text', { ...BUG, text: 7 }],
  ['page', { ...BUG, page: 'https://elsewhere.example/' }],
  ['page', { ...BUG, page: '/lobby?password=secret' }],
  ['page', { ...BUG, page: `/${'x'.repeat(200)}` }],
])('refuses a bad %s and names the field', async (field, payload) => {
  const reply = await send(payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ error: 'invalid_request' });
  expect(reply.json<{ message: string }>().message).toMatch(new RegExp(`^${field}: `));
  expect(kept()).toEqual([]);
});

it('accepts the longest text in its longest encoding', async () => {
  const text = '\u0001'.repeat(2_000);
  expect((await send({ ...BUG, text })).statusCode).toBe(200);
  expect(kept()).toMatchObject([{ text }]);
});
