import { createAccount } from '@hub/protocol/http/joining';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { createCaller } from '../players/api-client.ts';
import { type Identity, identityOf } from '../players/player.ts';
import { lostFromAnswers } from './check-api.ts';
import type { KnownAccount } from './observation-log.ts';

let server: TestServer;
let guest: Identity;
beforeAll(async () => {
  server = await startServer();
  const { token } = await createCaller({ url: server.url, token: () => undefined })(createAccount, {
    body: { name: 'Anna' },
  });
  guest = identityOf(token);
});
afterAll(() => server.stop());

const NOTHING: KnownAccount = {
  name: 'Anna',
  purchases: new Map(),
  worn: new Map(),
  likes: new Map(),
  codes: 0,
};

it('has nothing to say against an account that is as it was told', async () => {
  expect(await lostFromAnswers(server.url, guest, NOTHING)).toEqual([]);
});

it.each<[lost: string, told: Partial<KnownAccount>, broken: RegExp]>([
  ['a purchase', { purchases: new Map([['icon', { price: 1, isConfirmed: true }]]) }, /0 items/],
  ['an equip', { worn: new Map([['profile-icon', { confirmed: 'owned', possible: [] }]]) }, /wears another/],
  ['a like', { likes: new Map([['username-effects', { confirmed: true, possible: [] }]]) }, /another like/],
  ['recovery codes', { codes: 8 }, /0 recovery codes/],
])('sees that the server does not tell of %s', async (_, told, broken) => {
  expect(await lostFromAnswers(server.url, guest, { ...NOTHING, ...told })).toEqual([
    expect.stringMatching(broken),
  ]);
});
