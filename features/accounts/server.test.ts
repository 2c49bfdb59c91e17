import type { Account } from '@hub/protocol/http/accounts';
import type { TokenClaims } from '@hub/protocol/token-claims';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { clock, me, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { newGuest, openHub } from '../../apps/server/src/testing/open-hub.ts';

const SECRET = 'the secret of this instance';
setUpHub({ guest: 'Cassandra', variables: { HUB_SECRET: SECRET } });

type Own = Account & { readonly token?: string };
const own = (token: string) => open.ask<Own>('/accounts/', token);

describe('a refused token', () => {
  it('has an earlier token version, or its account does not exist', async () => {
    open.sql('update account set token_version = 1');
    expect((await own(me.token)).body).toMatchObject({ error: 'token_revoked' });
    open.sql('update account set soft_deleted_at = 5');
    expect((await own(me.token)).body).toMatchObject({ error: 'account_deleted' });
    open.sql('update account set token_version = 0, soft_deleted_at = null');
    expect((await own(me.token)).status).toBe(200);
    open.sql('delete from guest_address');
    open.sql('delete from account');
    await newGuest(open.app);
    expect((await own(me.token)).body).toMatchObject({ error: 'unauthorized' });
  });

  it('waits while nobody has joined: the hub may be about to be restored', async () => {
    const empty = await openHub({ clock, variables: { HUB_SECRET: SECRET } });
    const foreign = await new SignJWT(decodeJwt(me.token))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(Buffer.from('the key of a hub whose data is lost'));
    try {
      for (const token of [me.token, foreign])
        expect(await empty.call('/accounts/', token)).toMatchObject({ error: 'maintenance' });
      const beat = await empty.call('/heartbeat', me.token, { sessionId: me.id });
      expect(beat).toMatchObject({ error: 'maintenance' });
      expect((await empty.ask('/first-run', me.token)).status).toBe(200);
      expect(await empty.call('/accounts/', 'nonsense')).toMatchObject({ error: 'unauthorized' });
      await newGuest(empty.app);
      for (const token of [me.token, foreign])
        expect(await empty.call('/accounts/', token)).toMatchObject({ error: 'unauthorized' });
    } finally {
      await empty.close();
    }
  });

  it('is ignored where no token is needed', async () =>
    expect(await open.call('/accounts/count', 'nonsense')).toEqual({ count: 1 }));
});

const renewed = async () => (await own(me.token)).body.token;

describe('the own account', () => {
  it('contains a new token once the old one is over a day old', async () => {
    expect(await renewed()).toBeUndefined();
    clock.advance(DAY_MS);
    expect(await renewed()).toBeUndefined();
    clock.advance(1000);
    const token = (await renewed()) ?? '';
    expect(decodeJwt<TokenClaims>(token)).toMatchObject({
      id: me.id,
      player_id: me.playerId,
      iat: clock.now() / 1000,
    });
  });

  it('is open to a token that is past its time, and renews it', async () => {
    clock.advance(401 * DAY_MS);
    const token = (await renewed()) ?? '';
    expect(decodeJwt<TokenClaims>(token).exp).toBe(clock.now() / 1000 + 400 * 86_400);
    expect((await own(token)).body.token).toBeUndefined();
    open.sql('update account set token_version = 1');
    expect((await own(me.token)).body).toMatchObject({ error: 'token_revoked' });
  });

  it('is open to a token of a later time than a restored backup, which keeps older ones revoked', async () => {
    const signOut = `/accounts/${me.playerId}/sign-out-everywhere`;
    const { token } = await open.call<{ token: string }>(signOut, me.token, {});
    expect(decodeJwt<TokenClaims>(token).ver).toBe(1);
    open.sql('update account set token_version = 0');
    expect((await own(token)).status).toBe(200);
    expect((await own(me.token)).body).toMatchObject({ error: 'token_revoked' });
  });

  it('shows the link, and so does its new token', async () => {
    open.sql(
      `insert into identity (provider, subject, account_id, linked_at)
        values ('google', 'sub-1', ?, 1)`,
      me.id,
    );
    clock.advance(DAY_MS + 1000);
    const account = (await own(me.token)).body;
    expect(account.googleConnected).toBe(true);
    expect(decodeJwt(account.token ?? '')).toMatchObject({ googleSub: 'sub-1' });
    expect(JSON.stringify({ ...account, token: '' })).not.toContain('sub-1');
  });
});

describe('a deleted account', () => {
  beforeEach(() => open.sql('update account set soft_deleted_at = 5 where id = ?', me.id));

  it('can read its own state, without a new token', async () => {
    clock.advance(2 * DAY_MS);
    const { status, body } = await own(me.token);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: me.id, softDeleted: true } });
    expect(body).not.toHaveProperty('token');
  });

  it('is refused by all other calls', async () => {
    const body = { error: 'account_deleted', message: 'This account has been deleted.' };
    for (const url of [`/accounts/${me.playerId}`, `/accounts/${me.playerId}/items`])
      expect(await open.ask(url, me.token)).toEqual({ status: 401, body });
  });

  it('is marked as deleted for others, who do not learn the name', async () => {
    const other = await newGuest(open.app, 'Zed');
    const shown = await open.call(`/accounts/${me.playerId}`, other.token);
    expect(shown).toMatchObject({
      id: me.playerId,
      softDeleted: true,
      name: 'A former player',
      activeUsernameEffect: null,
      activeProfileIcon: null,
    });
    const { name } = (await own(me.token)).body;
    expect(name).not.toBe('A former player');
    expect(JSON.stringify(shown)).not.toContain(name);
  });
});

const create = async (name: string, attempt?: string) =>
  (await open.call<{ token: string }>('/accounts/create', undefined, { name, attempt })).token;

it('creating an account again returns the first one to who lost the answer, and to nobody else', async () => {
  const attempt = 'a secret of one page';
  const [first, ...others] = await Promise.all([
    create('Okko', attempt),
    create('Okko', attempt),
    create('Okko'),
    create('Okko', 'a secret of another page'),
    create('Wren', attempt),
  ]);
  expect(others[0]).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
  expect(await create('Okko', attempt)).toBe(first);
});
