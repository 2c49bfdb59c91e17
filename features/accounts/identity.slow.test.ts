import { RATES, SIGN_IN_FLOW_MINUTES } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentityProvider, type TestProvider } from '../../apps/server/src/testing/identity-provider.ts';
import {
  newGuest,
  type OpenHub,
  type OpenHubOptions,
  openHub,
} from '../../apps/server/src/testing/open-hub.ts';
import { consentOf, ORIGIN } from '../../apps/server/src/testing/sign-in.ts';
import { UNLIMITED_RATES } from '../../apps/server/src/testing/start-server.ts';

let provider: TestProvider;
let open: OpenHub;
/** The provider's tokens use the real time; `skip` advances the hub's clock. */
let skipped: number;
const clock: Clock = { now: () => Date.now() + skipped };
const start = async (options: OpenHubOptions = {}) => {
  open = await openHub({ clock, variables: provider.variables, ...options });
};

beforeAll(async () => {
  provider = await startIdentityProvider();
});
afterAll(() => provider.stop());
beforeEach(async () => {
  skipped = 0;
  await start();
});
afterEach(() => open.close());

type Reply = { readonly message?: string; readonly token?: string; readonly eraseAt?: number | null };
const post = (path: string, body: object, token?: string) => open.ask<Reply>(path, token, body);
const identities = () => open.rows('select * from identity');
const refusal = (status: number, error: string, message?: string) => ({
  status,
  body: { error, ...(message !== undefined && { message }) },
});
const ALREADY_LINKED = refusal(
  409,
  'account_already_linked',
  'This Google account is already linked to another user',
);
const accounts = () => open.rows('select name from account');
const signUp = async (person: 'ada' | 'grace' = 'ada', username = 'Ada') =>
  post('/auth/google/create', { ...(await consentOf(open, person)), username });
const logIn = async (person: 'ada' | 'grace' = 'ada') => post('/auth/google', await consentOf(open, person));

describe('sign-up', () => {
  it('creates a linked account and a token with the link', async () => {
    const { status, body } = await signUp('ada', '  Ada ');
    expect(status).toBe(200);
    expect(decodeJwt(body.token ?? '')).toMatchObject({ name: 'Ada', googleSub: 'ada' });
    const own = await open.call('/accounts/', body.token);
    expect(own).toMatchObject({ name: 'Ada', googleConnected: true });
    expect(own['token']).toBeUndefined();
    expect(identities()).toMatchObject([{ provider: 'google', subject: 'ada' }]);
  });

  it('pays a trial with all its answers', async () => {
    const trial = { game: 'moreOrLess', trial: 'A'.repeat(22), answers: ['lower', 'lower', 'lower'] };
    const consent = await consentOf(open, 'ada');
    expect((await post('/auth/google/create', { ...consent, username: 'Ada', trial })).status).toBe(200);
    expect(open.rows('select reason from ledger')).toEqual([{ reason: 'trial' }]);
  });

  it('refuses a linked Google account and creates nothing', async () => {
    await signUp();
    expect(await signUp('ada', 'Ada again')).toEqual(ALREADY_LINKED);
    expect(accounts()).toEqual([{ name: 'Ada' }]);
  });

  it.each([
    [' ', 400, 'username_required', 'Please enter a username'],
    ['thirteenchars', 400, 'username_too_long', 'Username must be 12 characters or less'],
    ['a\u200bb', 400, 'username_unreadable', 'Please leave out characters that cannot be shown properly'],
    ['Hitler', 409, 'username_not_allowed', 'Please choose another username'],
  ])('refuses the name %j without using the consent', async (username, status, error, message) => {
    const consent = await consentOf(open, 'ada');
    const refused = refusal(status, error, message);
    expect(await post('/auth/google/create', { ...consent, username })).toEqual(refused);
    expect((await post('/auth/google/create', { ...consent, username: 'Ada' })).status).toBe(200);
  });

  it('answers creation_failed when the store fails', async () => {
    open.sql("create trigger no_more before insert on identity begin select raise(abort, 'full'); end");
    const failed = refusal(500, 'creation_failed', 'Failed to create account. Please try again.');
    expect(await signUp()).toEqual(failed);
    expect(accounts()).toEqual([]);
  });
});

describe('log-in', () => {
  it('returns the account of the Google account in any browser', async () => {
    const created = decodeJwt((await signUp()).body.token ?? '');
    const { status, body } = await logIn();
    expect(status).toBe(200);
    expect(decodeJwt(body.token ?? '')).toMatchObject({
      id: created['id'],
      player_id: created['player_id'],
      googleSub: 'ada',
    });
    expect(body.eraseAt).toBeNull();
  });

  it('refuses a Google account that is not linked', async () => {
    await signUp();
    const message =
      'No account found with this Google account. Please use the Sign Up button to create a new account.';
    expect(await logIn('grace')).toEqual(refusal(404, 'no_account_found', message));
  });

  it('refuses an account that the host deleted', async () => {
    await signUp();
    open.sql('update account set soft_deleted_at = 5');
    expect(await logIn()).toMatchObject({ status: 401, body: { error: 'account_deleted' } });
  });
});

describe('linking', () => {
  it("links the caller's account; its older tokens are renewed with the link", async () => {
    const me = await newGuest(open.app);
    const consent = await consentOf(open, 'ada');
    const { status, body } = await post(
      '/auth/google/register',
      { ...consent, player_id: me.playerId },
      me.token,
    );
    expect(status).toBe(200);
    expect(decodeJwt(body.token ?? '')).toMatchObject({ id: me.id, googleSub: 'ada' });
    const own = await open.call<{ token: string }>('/accounts/', me.token);
    expect(decodeJwt(own.token)).toMatchObject({ googleSub: 'ada' });
    expect(decodeJwt((await logIn()).body.token ?? '')).toMatchObject({ id: me.id });
  });

  it("refuses another account's player_id, and changes nothing", async () => {
    const me = await newGuest(open.app);
    const other = await newGuest(open.app, 'Zed');
    const consent = await consentOf(open, 'ada');
    for (const player_id of [other.playerId, other.id, me.id, 'nobody'])
      expect(await post('/auth/google/register', { ...consent, player_id }, me.token)).toMatchObject(
        refusal(403, 'forbidden'),
      );
    expect(identities()).toEqual([]);
    expect((await post('/auth/google/register', { ...consent, player_id: me.playerId })).status).toBe(401);
    expect(identities()).toEqual([]);
  });

  it('refuses a Google account that is linked to another account', async () => {
    await signUp();
    const me = await newGuest(open.app);
    const link = { ...(await consentOf(open, 'ada')), player_id: me.playerId };
    expect(await post('/auth/google/register', link, me.token)).toEqual(ALREADY_LINKED);
    expect(identities()).toHaveLength(1);
  });

  it('allows one Google account per account, and linking it again', async () => {
    const { token = '' } = (await signUp()).body;
    const player_id = String(decodeJwt(token)['player_id']);
    const link = async (person: 'ada' | 'grace') =>
      post('/auth/google/register', { ...(await consentOf(open, person)), player_id }, token);
    expect((await link('ada')).status).toBe(200);
    expect(await link('grace')).toMatchObject({
      status: 409,
      body: { message: 'Your account is connected to another Google account already' },
    });
    expect(identities()).toMatchObject([{ subject: 'ada' }]);
  });
});

describe('a consent', () => {
  const refused = refusal(401, 'auth_failed', 'Google authentication failed. Please try again.');

  it('works once', async () => {
    const consent = await consentOf(open, 'ada');
    expect((await post('/auth/google', consent)).status).toBe(404);
    expect(await post('/auth/google', consent)).toEqual(refused);
  });

  it('does not work with another state, code or flow, or when changed', async () => {
    const consent = await consentOf(open, 'ada');
    const other = await consentOf(open, 'ada');
    const changed = `${consent.flow.slice(0, -3)}AAA`;
    for (const wrong of [
      { ...consent, state: other.state },
      { ...consent, flow: other.flow },
      { ...consent, flow: changed },
      { ...consent, flow: 'x' },
      { ...consent, code: 'made-up' },
    ])
      expect(await post('/auth/google', wrong)).toEqual(refused);
  });

  it('is refused when the token names another issuer', async () => {
    const consent = await consentOf(open, 'ada');
    const wrong = { ...consent, iss: 'https://elsewhere.example' };
    const invalid = refusal(401, 'invalid_token', 'Invalid Google token. Please try again.');
    expect(await post('/auth/google', wrong)).toEqual(invalid);
  });

  it('expires', async () => {
    const consent = await consentOf(open, 'ada');
    skipped = SIGN_IN_FLOW_MINUTES * 60_000;
    expect(await post('/auth/google', consent)).toEqual(refused);
  });

  it('requires all parts', async () => {
    const { flow, ...rest } = await consentOf(open, 'ada');
    const reply = await post('/auth/google', rest);
    expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect(reply.body.message).toContain('flow');
    expect(flow).not.toContain('ada');
  });
});

describe('begin', () => {
  it('requests PKCE, state and nonce, and keeps their secrets encrypted', async () => {
    const begun = await open.call<{ url: string; flow: string }>('/auth/google/begin', undefined, {
      origin: ORIGIN,
    });
    const { url, flow } = begun;
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      redirect_uri: `${ORIGIN}/sign-in/callback.html`,
    });
    expect(searchParams.get('nonce')).not.toBe(searchParams.get('state'));
    expect(Buffer.from(flow, 'base64url').toString('latin1')).not.toContain(searchParams.get('nonce'));
  });

  it('accepts only pages of the public address, if set', async () => {
    await open.close();
    await start({
      variables: { ...provider.variables, PUBLIC_URL: 'http://hub.local https://hub.example.org/' },
    });
    const wrong = await post('/auth/google/begin', { origin: ORIGIN });
    expect(wrong).toMatchObject(refusal(403, 'wrong_address'));
    expect((await post('/auth/google/begin', { origin: 'https://hub.example.org' })).status).toBe(200);
  });

  it.each(['javascript:alert(1)', 'null', 'http://127.0.0.1:3000/path', 'hub'])(
    'refuses the origin %s',
    async (origin) =>
      expect(await post('/auth/google/begin', { origin })).toMatchObject(refusal(403, 'wrong_address')),
  );

  it('is rate limited', async () => {
    await open.close();
    await start({ rates: { ...UNLIMITED_RATES, signIn: RATES.signIn } });
    for (let count = 0; count < RATES.signIn.max; count += 1)
      await post('/auth/google/begin', { origin: 'hub' });
    expect((await post('/auth/google/begin', { origin: 'hub' })).status).toBe(429);
  });
});

describe('the identity provider', () => {
  it('answers provider_not_configured when there is none', async () => {
    await open.close();
    await start({ variables: {} });
    const consent = { code: 'c', state: 's', flow: 'f' };
    for (const [path, body] of [
      ['/auth/google/begin', { origin: ORIGIN }],
      ['/auth/google', consent],
      ['/auth/google/create', { ...consent, username: 'Ada' }],
    ] as const)
      expect(await post(path, body)).toMatchObject(refusal(404, 'provider_not_configured'));
  });

  it('may be down at the start; sign-in fails until it is up', async () => {
    await provider.stop();
    try {
      await open.close();
      await start();
      const message = 'Google cannot be reached right now. Please try again in a few minutes.';
      expect(await post('/auth/google/begin', { origin: ORIGIN })).toEqual(
        refusal(503, 'provider_unreachable', message),
      );
    } finally {
      await provider.start();
    }
    const consent = await consentOf(open, 'ada');
    await provider.stop();
    try {
      expect((await post('/auth/google', consent)).status).toBe(503);
    } finally {
      await provider.start();
    }
  });

  it('times out when it accepts the connection and does not answer', async () => {
    const { createServer } = await import('node:http');
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    try {
      await open.close();
      await start({ variables: { ...provider.variables, OIDC_ISSUER: `http://127.0.0.1:${port}` } });
      expect((await post('/auth/google/begin', { origin: ORIGIN })).status).toBe(503);
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });
});
