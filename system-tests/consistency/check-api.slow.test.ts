import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuest, type Identity } from '../players/api-client.ts';
import { ServerProcess } from '../players/server-process.ts';
import { lostFromAnswers } from './check-api.ts';
import type { KnownAccount } from './observation-log.ts';

let server: ServerProcess;
let guest: Identity;
beforeAll(async () => {
  server = await ServerProcess.start();
  guest = await createGuest(server.url, 'Anna');
});
afterAll(() => server.remove());

const NOTHING: KnownAccount = {
  name: 'Anna',
  purchases: new Map(),
  worn: new Map(),
  likes: new Map(),
  codes: 0,
};

describe('lostFromAnswers', () => {
  it('finds nothing when the answers match the observations', async () =>
    expect(await lostFromAnswers(server.url, guest, NOTHING)).toEqual([]));

  it.each<[lost: string, observed: Partial<KnownAccount>, violation: RegExp]>([
    ['purchase', { purchases: new Map([['icon', { price: 1, isConfirmed: true }]]) }, /0 items/],
    [
      'equipped item',
      { worn: new Map([['profile-icon', { confirmed: 'owned', possible: [] }]]) },
      /wears another/,
    ],
    ['like', { likes: new Map([['username-effects', { confirmed: true, possible: [] }]]) }, /another like/],
    ['set of recovery codes', { codes: 8 }, /0 recovery codes/],
  ])('finds a lost %s', async (_, observed, violation) =>
    expect(await lostFromAnswers(server.url, guest, { ...NOTHING, ...observed })).toEqual([
      expect.stringMatching(violation),
    ]),
  );
});
