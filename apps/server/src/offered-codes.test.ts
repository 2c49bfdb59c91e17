import { championById } from '@hub/catalog/champions';
import { dayOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { OFFER_CODES_DAYS } from '@hub/engine/wire/limits';
import { ownAccount } from '@hub/protocol/http/accounts';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { beforeEach, expect, it } from 'vitest';
import { checkedChampionRiftFrame } from './realtime/testing/champion-rift-player.ts';
import { dailiesOf } from './store/testing/rows.ts';
import { clock, server, setUpServer } from './testing/each-hub.ts';
import type { SignedIn } from './testing/server-access.ts';

let me: SignedIn;

setUpServer({ at: '2026-03-01T12:00:00Z' });
beforeEach(async () => {
  me = await server.guest('Kestrel');
});

const today = () => dayOf(clock.now());

/** Solves the Champion Rift of today, or of a past day as practice. */
async function solve(past?: Day): Promise<void> {
  const client = await server.join('/ws/championRift', me.token);
  const start = await client.ask('startGame', past === undefined ? {} : { practice: past });
  const { gameId } = checkedChampionRiftFrame(start).state;
  const answer = await dailiesOf(server.hub.store).answer('championRift', past ?? today());
  await client.ask('submitGuess', { gameId, guess: championById(answer ?? '')?.name });
  await client.close();
}

/** Whether the account's own call says that a recovery code is missing. */
const isOffered = async (token = me.token): Promise<boolean | undefined> =>
  ownAccount.reply.parse(await server.call('/accounts/', token)).needsRecoveryCode;

it('says that a guest needs a recovery code from the third day of play on, until there is one', async () => {
  for (let day = 1; day < OFFER_CODES_DAYS; day += 1) {
    await solve();
    expect(await isOffered()).toBeUndefined();
    clock.advance(DAY_MS);
  }
  expect(await isOffered()).toBeUndefined();
  await solve();
  expect(await isOffered()).toBe(true);
  const other = await server.guest('Wren');
  expect(await server.call(`/accounts/${me.player_id}`, other.token)).not.toHaveProperty('needsRecoveryCode');
  expect(await isOffered(other.token)).toBeUndefined();

  const path = `/accounts/${me.id}/recovery-codes`;
  const { codes } = await server.call<{ codes: string[] }>(path, me.token, {});
  // The page may be gone before the player has seen them.
  expect(await isOffered()).toBe(true);
  await server.call(`${path}/keep`, me.token, { code: codes[0] });
  // Who has used all of them is where a guest without any is.
  for (const code of codes) {
    expect(await isOffered()).toBeUndefined();
    await server.call('/auth/recover', undefined, { code, signOutElsewhere: false });
  }
  expect(await isOffered()).toBe(true);
});

it('counts days on which was played, neither practice of past days nor their number', async () => {
  const past = ['2026-02-01', '2026-02-02', '2026-02-03'] as Day[];
  for (const day of past) await dailiesOf(server.hub.store).keepAnswer('championRift', day, 'Ahri');
  for (const day of past) {
    await solve(day);
    clock.advance(DAY_MS);
  }
  await solve();
  expect(await isOffered()).toBeUndefined();
});

it('asks neither players with a linked sign-in nor suspended ones', async () => {
  for (let day = 0; day < OFFER_CODES_DAYS; day += 1) {
    clock.advance(DAY_MS);
    await solve();
  }
  server.sql('update account set suspended_at = 1, suspended_until = ? where id = ?', clock.now() + 5, me.id);
  expect(await isOffered()).toBeUndefined();
  clock.advance(5);
  expect(await isOffered()).toBe(true);
  server.sql(
    "insert into identity (provider, subject, account_id, linked_at) values ('google', 'sub-1', ?, 7)",
    me.id,
  );
  expect(await isOffered()).toBeUndefined();
});
