import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clock, server, setUpServer } from '../../../apps/server/src/testing/each-hub.ts';
import { startServer, UNLIMITED_RATES } from '../../../apps/server/src/testing/start-server.ts';
import { settingsInForce } from '../calls/hub.ts';
import {
  erasePlayer,
  listPlayers,
  makePlayerCode,
  renamePlayer,
  setRole,
  signPlayerOut,
  suspendPlayer,
} from '../calls/players.ts';
import {
  addCode,
  addPasskey,
  askForPasskey,
  beginCode,
  beginPasskey,
  ownSession,
  removeKey,
  sessionState,
  signInByCode,
  signInByLink,
  signInByPasskey,
  signInKeys,
  signOut,
  signOutEverywhere,
} from '../calls/session.ts';
import { call, giveRole, newPlayer, openedPage, type TestPlayer } from './testing/admin-page.ts';
import { createAuthenticator } from './testing/authenticator.ts';

let host: TestPlayer;
setUpServer({ at: '2026-11-25T12:00:00Z' });
beforeEach(async () => {
  host = await openedPage(server, 'host', 'Kestrel', clock);
});

const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status;
const errorOf = async (...given: Parameters<typeof call>) => (await call(...given)).body['error'];

/** An app that makes codes for this host. */
async function withApp(): Promise<(at?: number) => string> {
  const { body } = await call(host, beginCode);
  const totp = new TOTP({ secret: Secret.fromBase32(String(body['secret'])) });
  const codeAt = (at = clock.now()) => totp.generate({ timestamp: at });
  expect(await statusOf(host, addCode, { body: { code: codeAt() } })).toBe(200);
  clock.advance(60_000);
  return codeAt;
}

/** The same player in another browser, signed out. */
const elsewhere = (): TestPlayer => {
  const { cookie: _cookie, key: _key, ...page } = host;
  return page;
};

describe('signing in', () => {
  it('opens by a link once, for its account only, within a day, and sets the strictest cookie', async () => {
    const player = await newPlayer(server, 'Fenn');
    const code = await giveRole(server, player, 'moderator', clock);
    const other = await newPlayer(server, 'Thief');
    expect(await errorOf(other, signInByLink, { body: { code } })).toBe('door_refused');
    const opened = await call(player, signInByLink, { body: { code } });
    expect(opened.body).toMatchObject({ role: 'moderator', until: clock.now() + 1_800_000 });
    expect(opened.headers.get('set-cookie')).toMatch(
      /^hub-admin=[\w-]{43}; Path=\/api\/admin; Max-Age=1800; HttpOnly; SameSite=Strict$/,
    );
    expect(await errorOf(player, signInByLink, { body: { code } })).toBe('door_refused');
    const late = await giveRole(server, player, 'moderator', clock);
    clock.advance(86_400_001);
    expect(await errorOf(player, signInByLink, { body: { code: late } })).toBe('door_refused');
  });

  it('names the cookie so that browsers want it encrypted where the page is', async () => {
    const https = await startServer({ clock, variables: { PUBLIC_URL: 'https://hub.example' } });
    const player = { ...(await newPlayer(https, 'Fenn')), origin: 'https://hub.example' };
    const code = await giveRole(https, player, 'host', clock);
    const { headers } = await call(player, signInByLink, { body: { code } });
    expect(headers.get('set-cookie')).toMatch(/^__Secure-hub-admin=.*; HttpOnly; SameSite=Strict; Secure$/);
    expect(await statusOf(player, ownSession)).toBe(200);
    expect(await errorOf({ ...player, origin: https.url }, signOut)).toBe('origin_not_allowed');
    await https.stop();
  });

  it('stays open for 30 minutes, and closes when it is locked', async () => {
    expect((await call(host, ownSession)).body).toMatchObject({ name: 'Kestrel', role: 'host' });
    const { cookie } = host;
    expect(await statusOf(host, signOut)).toBe(200);
    expect(host.cookie).toBe('hub-admin=');
    expect(await errorOf({ ...host, ...(cookie && { cookie }) }, ownSession)).toBe('door_closed');
    const again = await openedPage(server, 'host', 'Other', clock);
    clock.advance(1_799_999);
    expect(await statusOf(again, ownSession)).toBe(200);
    clock.advance(1);
    expect(await errorOf(again, ownSession)).toBe('door_closed');
  });

  it('is closed to a stolen token, to a stolen cookie and to a key without its cookie', async () => {
    expect(await errorOf(elsewhere(), settingsInForce)).toBe('door_closed');
    const { cookie = '', key = '' } = host;
    expect(await errorOf({ ...elsewhere(), cookie }, settingsInForce)).toBe('door_closed');
    expect(await errorOf({ ...elsewhere(), key }, settingsInForce)).toBe('door_closed');
    // The key of another administrator's session.
    const fenn = await openedPage(server, 'moderator', 'Fenn', clock);
    expect(await errorOf({ ...host, ...(fenn.key && { key: fenn.key }) }, ownSession)).toBe('door_closed');
    // The cookie and key are all that counts: whose token is sent does not matter.
    const { token: _token, ...withoutToken } = host;
    expect(await statusOf(withoutToken, settingsInForce)).toBe(200);
  });

  it('refuses calls of other pages', async () => {
    const foreign = { ...host, origin: 'https://evil.example' };
    expect(await errorOf(foreign, signOut)).toBe('origin_not_allowed');
    expect(await errorOf({ ...host, origin: 'null' }, signOut)).toBe('origin_not_allowed');
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await errorOf({ ...host, headers: { 'sec-fetch-site': site } }, ownSession)).toBe(
        'origin_not_allowed',
      );
    expect(await statusOf({ ...host, headers: { 'sec-fetch-site': 'same-origin' } }, ownSession)).toBe(200);
    expect(await errorOf({ ...host, headers: { 'sec-fetch-site': 'cross-site' } }, sessionState)).toBe(
      'origin_not_allowed',
    );
  });

  it('lets no page put the administration into a frame', async () => {
    for (const address of ['/admin', '/api/admin/door/open']) {
      const { headers } = await fetch(server.url + address);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('closes at once when role, account or tokens are gone', async () => {
    const fenn = await openedPage(server, 'moderator', 'Fenn', clock);
    const wren = await openedPage(server, 'moderator', 'Wren', clock);
    const rook = await openedPage(server, 'moderator', 'Rook', clock);
    await call(host, setRole, { params: { player: fenn.player }, body: { role: null, reason: 'left' } });
    const until = clock.now() + 3_600_000;
    const body = { until, rule: 'people', reason: 'insults' };
    expect(await statusOf(host, suspendPlayer, { params: { player: wren.player }, body })).toBe(200);
    await server.hub.ownership.recovery.revokeTokens(rook.account);
    for (const page of [fenn, wren, rook]) expect(await errorOf(page, ownSession)).toBe('door_closed');
    expect(await errorOf(wren, sessionState)).toBe('account_suspended');
  });

  it('stores nothing that opens it', async () => {
    const codeAt = await withApp();
    const rows = ['admin_session', 'admin_link', 'admin_code']
      .map((table) => JSON.stringify(server.rows(`select * from ${table}`)))
      .join();
    const { cookie = '', key = '' } = host;
    for (const secret of [cookie.split('=')[1] ?? '', key, codeAt()]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(createHash('sha256').update(secret).digest('hex'));
    }
  });
});

describe('codes of an app', () => {
  it('open the sessionState, each once', async () => {
    const codeAt = await withApp();
    const page = elsewhere();
    expect((await call(page, sessionState)).body).toMatchObject({
      role: 'host',
      hasCode: true,
      hasPasskey: false,
    });
    const body = { code: codeAt() };
    const both = await Promise.all([
      call({ ...page }, signInByCode, { body }),
      call(page, signInByCode, { body }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403']);
    expect(await errorOf(elsewhere(), signInByCode, { body })).toBe('door_refused');
    // An older code, though still in its time.
    expect(await errorOf(elsewhere(), signInByCode, { body: { code: codeAt(clock.now() - 30_000) } })).toBe(
      'door_refused',
    );
    clock.advance(60_000);
    expect(await statusOf(elsewhere(), signInByCode, { body: { code: codeAt() } })).toBe(200);
  });

  it('rest after five wrong ones, also if they come at once', async () => {
    const codeAt = await withApp();
    const wrong = codeAt(clock.now() + 600_000);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => call(elsewhere(), signInByCode, { body: { code: wrong } })),
    );
    expect(tries.filter(({ body }) => body['error'] === 'door_refused')).toHaveLength(5);
    expect(tries.filter(({ body }) => body['error'] === 'door_resting')).toHaveLength(15);
    expect(await errorOf(elsewhere(), signInByCode, { body: { code: codeAt() } })).toBe('door_resting');
    expect((await call(elsewhere(), sessionState)).body['restsUntil']).toBe(clock.now() + 900_000);
    clock.advance(900_000);
    expect(await statusOf(elsewhere(), signInByCode, { body: { code: codeAt() } })).toBe(200);
  });

  it('open nothing for a player without a role, or with the app of another', async () => {
    const codeAt = await withApp();
    const moss = await newPlayer(server, 'Moss');
    expect(await errorOf(moss, signInByCode, { body: { code: codeAt() } })).toBe('door_refused');
  });
});

const made = async () => {
  const key = createAuthenticator(server.url);
  const { body } = await call(host, beginPasskey);
  const response = key.make(body['options'] as never);
  expect(await statusOf(host, addPasskey, { body: { name: 'Laptop', response } })).toBe(200);
  // Made again from the same answer of the browser.
  expect(await errorOf(host, addPasskey, { body: { name: 'Copy', response } })).toBe('door_refused');
  return key;
};
const asked = async () => (await call(elsewhere(), askForPasskey)).body['options'] as { challenge: string };

describe('passkeys', () => {
  it('sign in; an answer works once, for its challenge and at its address', async () => {
    const key = await made();
    expect((await call(elsewhere(), sessionState)).body).toMatchObject({
      hasPasskey: true,
      lastOpenedAt: clock.now(),
    });
    const options = await asked();
    const response = key.use(options);
    const page = elsewhere();
    expect(await statusOf(page, signInByPasskey, { body: { response } })).toBe(200);
    expect(await statusOf(page, settingsInForce)).toBe(200);
    expect(await errorOf(elsewhere(), signInByPasskey, { body: { response } })).toBe('door_refused');
    // Signed anew, but for a used challenge; for one that the server did not make; for another page; with a copied key.
    const refused = [
      key.use(options),
      key.use({ challenge: 'AAAA' }),
      key.use(await asked(), 'http://evil.example'),
      createAuthenticator(server.url).use(await asked()),
    ];
    for (const answer of refused)
      expect(await errorOf(elsewhere(), signInByPasskey, { body: { response: answer } })).toBe(
        'door_refused',
      );
    const old = await asked();
    clock.advance(300_000);
    expect(await errorOf(elsewhere(), signInByPasskey, { body: { response: key.use(old) } })).toBe(
      'door_refused',
    );
  });

  it('are for the public address, also where a proxy sends another host', async () => {
    const https = await startServer({ clock, variables: { PUBLIC_URL: 'https://hub.example' } });
    host = { ...(await newPlayer(https, 'Fenn')), origin: 'https://hub.example' };
    await call(host, signInByLink, { body: { code: await giveRole(https, host, 'host', clock) } });
    const key = createAuthenticator('https://hub.example');
    const { body } = await call(host, beginPasskey);
    expect(body['options']).toMatchObject({ rp: { id: 'hub.example' } });
    const response = key.make(body['options'] as never);
    expect(await statusOf(host, addPasskey, { body: { name: 'Laptop', response } })).toBe(200);
    expect((await call(elsewhere(), sessionState)).body['hasPasskey']).toBe(true);
    const used = key.use(await asked());
    expect(await statusOf(elsewhere(), signInByPasskey, { body: { response: used } })).toBe(200);
    await https.stop();
  });

  it('belong to their administrator', async () => {
    const key = await made();
    const fenn = await openedPage(server, 'moderator', 'Fenn', clock);
    const options = await asked();
    const response = key.use(options);
    expect(await errorOf(fenn, signInByPasskey, { body: { response } })).toBe('door_refused');
    expect(await errorOf(fenn, removeKey, { params: { id: key.id } })).toBe('not_found');
    expect((await call(host, signInKeys)).body['passkeys']).toMatchObject([{ id: key.id, name: 'Laptop' }]);
    expect(await statusOf(host, removeKey, { params: { id: key.id } })).toBe(200);
    expect(await errorOf(elsewhere(), askForPasskey)).toBe('door_refused');
  });

  it.each([{}, { id: 1 }, { id: 'x', response: null }, { id: 'x', response: { clientDataJSON: '!' } }])(
    'refuses %j',
    async (response) => {
      await made();
      expect(await errorOf(elsewhere(), signInByPasskey, { body: { response } })).toBe('door_refused');
    },
  );
});

/** The same host, signed in in a second browser as well. */
async function second(): Promise<TestPlayer> {
  const codeAt = await withApp();
  const other = elsewhere();
  expect(await statusOf(other, signInByCode, { body: { code: codeAt() } })).toBe(200);
  return other;
}

describe('a session in another browser', () => {
  it('closes when a key is removed, and this one stays open', async () => {
    const other = await second();
    expect(await statusOf(host, removeKey, { params: { id: 'code' } })).toBe(200);
    expect(await errorOf(other, ownSession)).toBe('door_closed');
    expect(await statusOf(host, ownSession)).toBe(200);
  });

  it('closes with all others at once', async () => {
    const other = await second();
    const { cookie = '' } = other;
    const stranger = await openedPage(server, 'moderator', 'Fenn', clock);
    expect(await statusOf(other, signOutEverywhere)).toBe(200);
    expect(other.cookie).toBe('hub-admin=');
    expect(await errorOf({ ...other, cookie }, ownSession)).toBe('door_closed');
    expect(await errorOf(host, ownSession)).toBe('door_closed');
    expect(await statusOf(stranger, ownSession)).toBe(200);
  });
});

it('a host is no target of another host', async () => {
  const other = await openedPage(server, 'host', 'Brann', clock);
  const params = { player: other.player };
  const reason = 'because';
  for (const [endpoint, body] of [
    [erasePlayer, { name: 'Brann', reason }],
    [suspendPlayer, { until: clock.now() + 60_000, rule: null, reason }],
    [makePlayerCode, { reason }],
    [signPlayerOut, { reason }],
    [renamePlayer, { name: 'Other', rule: null, reason }],
    [setRole, { role: null, reason }],
  ] as const)
    expect(await errorOf(host, endpoint, { params, body }), endpoint.name).toBe('forbidden');
  expect(await statusOf(other, ownSession)).toBe(200);
});

it('wrong codes leave a line of the log each, and tell the webhook after ten', async () => {
  const told: { readonly kind: string; readonly text: string }[] = [];
  const hook = createServer((request, reply) => {
    void text(request).then((body) => told.push(JSON.parse(body) as (typeof told)[number]));
    reply.end();
  });
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  const WEBHOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const watched = await startServer({ clock, logger, variables: { WEBHOOK_URL } });
  const player = await newPlayer(watched, 'Thief');
  const tryIt = () => errorOf(player, signInByLink, { body: { code: 'a'.repeat(43) } });
  for (let tries = 0; tries < 9; tries += 1) expect(await tryIt()).toBe('door_refused');
  expect(told).toEqual([]);
  for (let tries = 9; tries < 25; tries += 1) expect(await tryIt()).toBe('door_refused');
  await vi.waitFor(() => expect(told).toMatchObject([{ kind: 'keys_tried' }]));
  expect(told[0]?.text).toContain('10 wrong keys of the administration within an hour, the last a link.');
  expect(logged.filter((line) => line.includes('a wrong key'))).toHaveLength(25);
  expect(logged.join('\n') + told[0]?.text).not.toMatch(new RegExp(`${player.account}|Thief`));
  const lines = async () =>
    (await watched.hub.features.administration.audit({ subject: player.account, limit: 50, offset: 0 })).rows;
  expect((await lines())[0]).toMatchObject({ kind: 'wrong key', by: 'Thief', reason: 'link' });
  // So that a player cannot fill the log.
  expect(await lines()).toHaveLength(20);
  await watched.hub.ownership.accountCare.close(player.account, clock.now());
  await watched.hub.ownership.accountCare.erase(player.account, { name: 'Gone 1', playerId: player.player });
  expect(await lines()).toMatchObject(Array.from({ length: 20 }, () => ({ by: 'Gone 1' })));
  await watched.stop();
  hook.close();
});

it('an admin session has a limit of its own, which strangers at its address cannot use up', async () => {
  const limited = await startServer({
    clock,
    rates: { ...UNLIMITED_RATES, adminReads: { max: 3, windowMs: 60_000 } },
  });
  const open = await openedPage(limited, 'host', 'Kestrel', clock);
  const stranger = { url: limited.url, origin: limited.url, cookie: 'hub-admin=invented', key: 'invented' };
  const outcomes = [];
  for (let tries = 0; tries < 4; tries += 1) outcomes.push(await statusOf(stranger, listPlayers));
  expect(outcomes).toEqual([401, 401, 401, 429]);
  for (const expected of [200, 200, 200, 429]) expect(await statusOf(open, listPlayers)).toBe(expected);
  await limited.stop();
});
