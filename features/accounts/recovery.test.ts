import { ERASE_AFTER_DAYS, RECOVERY_CODES } from '@hub/engine/wire/limits';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAccountData } from '../../apps/server/src/testing/account-data.ts';
import { clock, me, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import { newGuest } from '../../apps/server/src/testing/open-hub.ts';

setUpHub({ guest: 'Cassandra' });

const get = (path: string, token = me.token) => open.ask(path, token);
const codesPath = (id: string = me.playerId) => `/accounts/${id}/recovery-codes`;
const makeCodes = async (): Promise<readonly string[]> =>
  (await open.call<{ codes: string[] }>(codesPath(), me.token, {})).codes;
const keepCode = (code = '', id?: string) => open.ask(`${codesPath(id)}/keep`, me.token, { code });
type Reply = { readonly token?: string; readonly eraseAt?: number | null };
const post = (path: string, body: object, token?: string) => open.ask<Reply>(path, token, body);
const restore = (code: string, signOutElsewhere = false) => post('/auth/recover', { code, signOutElsewhere });

const UNKNOWN = {
  status: 404,
  body: {
    error: 'recovery_code_unknown',
    message: 'There is no such recovery code. Check it letter by letter.',
  },
};

describe('recovery codes', () => {
  it('are eight, shown once and stored as hashes', async () => {
    expect((await get(codesPath())).body).toEqual({ left: 0, madeAt: null });
    const codes = await makeCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await get(codesPath())).body).toEqual({ left: 0, madeAt: null });
    expect(await keepCode(codes[1])).toEqual({ status: 200, body: { kept: true } });
    expect((await get(codesPath())).body).toEqual({ left: RECOVERY_CODES, madeAt: clock.now() });
    const kept = JSON.stringify(open.rows('select * from recovery_code'));
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('return a token of the account, typed in any form', async () => {
    const [first = '', second = ''] = await makeCodes();
    const { status, body } = await restore(` ${first.toLowerCase().replaceAll('-', ' ')} `);
    expect(status).toBe(200);
    expect(body.eraseAt).toBeNull();
    expect(decodeJwt(body.token ?? '')).toMatchObject({ id: me.id, player_id: me.playerId });
    expect((await get('/accounts/', body.token)).body).toMatchObject({ id: me.id });
    expect((await get(codesPath())).body).toMatchObject({ left: RECOVERY_CODES - 1 });
    expect((await restore(second.replaceAll('0', 'o').replaceAll('1', 'l'))).status).toBe(200);
  });

  it('leave other devices signed in by default', async () => {
    const [first = '', second = ''] = await makeCodes();
    await restore(first);
    expect((await get('/accounts/')).status).toBe(200);
    const { body } = await restore(second, true);
    expect((await get('/accounts/')).body).toMatchObject({ error: 'token_revoked' });
    expect((await get('/accounts/', body.token)).status).toBe(200);
  });

  it('are invalid after new ones were kept, which only their owner can say', async () => {
    const [old = ''] = await makeCodes();
    await keepCode(old);
    const [fresh = ''] = await makeCodes();
    const other = await newGuest(open.app, 'Zed');
    expect(await keepCode(fresh, other.playerId)).toMatchObject({ status: 403 });
    expect(await keepCode('nonsense')).toEqual(UNKNOWN);
    expect((await keepCode(fresh)).status).toBe(200);
    expect(await restore(old)).toEqual(UNKNOWN);
    expect((await restore(fresh)).status).toBe(200);
  });
});

it('signing out everywhere revokes all tokens but the new one', async () => {
  // Pages of the build before send no body.
  const reply = await open.app.inject({
    method: 'POST',
    url: `/api/accounts/${me.playerId}/sign-out-everywhere`,
    headers: { authorization: `Bearer ${me.token}` },
  });
  expect((await get('/accounts/')).body).toMatchObject({ error: 'token_revoked' });
  expect((await get('/accounts/', reply.json<Reply>().token)).status).toBe(200);
});

describe('a try whose answer was lost', () => {
  const attempt = 'a secret of one browser';
  const signOut = (body: object = { attempt }, token = me.token) =>
    post(`/accounts/${me.playerId}/sign-out-everywhere`, body, token);
  const resume = (token = me.token, secret = attempt) =>
    post('/auth/resume-sign-out', { token, attempt: secret });
  const REVOKED = { status: 401, body: { error: 'token_revoked' } };

  it('to sign out the others is answered again to the browser that made it', async () => {
    expect((await signOut()).status).toBe(200);
    const { status, body } = await resume();
    expect(status).toBe(200);
    expect((await get('/accounts/', body.token)).status).toBe(200);
    // Answering again raises nothing.
    expect((await resume()).status).toBe(200);
    expect((await get('/accounts/', body.token)).status).toBe(200);
    expect(JSON.stringify(open.rows('select * from used_sign_in_flow'))).not.toContain(attempt);
  });

  it('is answered to nobody else with the old token, nor later, nor after another sign-out', async () => {
    expect(await resume()).toMatchObject(REVOKED);
    const first = await signOut();
    expect(await resume(me.token, 'a guess of somebody else')).toMatchObject(REVOKED);
    expect(await resume(first.body.token)).toMatchObject(REVOKED);
    expect(await resume('nonsense')).toMatchObject({ status: 404, body: { error: 'account_not_found' } });
    const other = await newGuest(open.app, 'Zed');
    expect(await resume(other.token)).toMatchObject(REVOKED);
    // The thief's own try with the old token.
    expect(await signOut({ attempt: 'a try of somebody else' })).toMatchObject(REVOKED);
    expect(await resume(me.token, 'a try of somebody else')).toMatchObject(REVOKED);
    const second = await signOut({}, first.body.token);
    expect(await resume()).toMatchObject(REVOKED);
    expect((await get('/accounts/', second.body.token)).status).toBe(200);
    await signOut({ attempt }, second.body.token);
    clock.advance(30 * DAY_MS);
    expect(await resume(second.body.token)).toMatchObject(REVOKED);
  });

  it('does not open an account that was closed meanwhile', async () => {
    await signOut();
    open.sql('update account set soft_deleted_at = 5');
    expect(await resume()).toMatchObject({ status: 401, body: { error: 'account_deleted' } });
  });

  it('of two at once with one token only one signs out, and both are answered in the same try', async () => {
    const replies = await Promise.all([signOut(), signOut()]);
    // The first may be done before the other one begins, which then asks for the answer as its page does.
    const answers = await Promise.all(replies.map(async (one) => (one.status === 401 ? resume() : one)));
    for (const { body } of answers) expect((await get('/accounts/', body.token)).status).toBe(200);
  });

  it('with a recovery code is answered again, and not to others, later or after a sign-out', async () => {
    const [code = '', second = ''] = await makeCodes();
    const recover = (body: object) =>
      post('/auth/recover', { code, signOutElsewhere: false, attempt, ...body });
    const USED = { status: 409, body: { error: 'recovery_code_used' } };
    expect((await recover({})).status).toBe(200);
    expect((await recover({})).status).toBe(200);
    expect(await recover({ attempt: undefined })).toMatchObject(USED);
    expect(await recover({ attempt: 'a guess of somebody else' })).toMatchObject(USED);
    expect((await get('/accounts/')).status).toBe(200);
    // The others are signed out once, and not again.
    const first = await recover({ signOutElsewhere: true });
    expect(await get('/accounts/')).toMatchObject(REVOKED);
    const again = await recover({ signOutElsewhere: true });
    for (const { body } of [first, again, await recover({})])
      expect((await get('/accounts/', body.token)).status).toBe(200);
    expect((await get(codesPath(), again.body.token)).body).toMatchObject({ left: RECOVERY_CODES - 1 });
    await restore(second, true);
    expect(await recover({})).toMatchObject(USED);
    clock.advance(30 * DAY_MS);
    expect(await recover({ signOutElsewhere: true })).toMatchObject(USED);
  });
});

it('exporting an account returns everything about the account and nothing of others', async () => {
  const other = await newGuest(open.app, 'Zed');
  await createAccountData(open, me, other);
  await makeCodes();
  const { status, body } = await get(`/accounts/${me.id}/export`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    exportedAt: clock.now(),
    account: { id: me.id, playerId: me.playerId, name: 'Cassandra', createdAt: clock.now() },
    identities: [{ provider: 'google', subject: 'sub-1', linkedAt: 7 }],
    feedback: [{ kind: 'idea', text: 'More rifts', page: null }],
    likes: [{ newsId: 'update', at: 8 }],
    reports: [{ about: 'Zed', reason: 'name', words: 'Shouting', at: 9, outcome: 'renamed', decidedAt: 10 }],
    decisions: [{ act: 'suspended', rule: 'people', reason: 'Insults', until: 12, at: 11, answer: 'Sorry' }],
  });
  expect(body['recoveryCodes']).toHaveLength(RECOVERY_CODES);
  expect(body['ledger']).toContainEqual(
    expect.objectContaining({ amount: 100, reason: 'grant', reference: 'grant:1', at: 5 }),
  );
  expect(body['matches']).toMatchObject([{ game: 'more or less', score: 9, hasWon: true }]);
  expect(body['suspiciousRuns']).toMatchObject([{ reason: 'too_fast', figures: { answers: 50, fast: 49 } }]);
  expect(body['bests']).toMatchObject([{ board: 'more_or_less_coop', score: 9 }]);
  expect(JSON.stringify(body)).not.toContain(other.id);
  expect(JSON.stringify(body)).not.toContain(other.playerId);
});

const remove = (name = 'Cassandra', token = me.token, id: string = me.playerId) =>
  post(`/accounts/${id}/delete`, { name }, token);

const erase = async () => {
  for (const job of open.hub.jobs) {
    job.start();
    await job.stop();
  }
};

describe('deleting an account', () => {
  it('requires the exact name', async () => {
    for (const name of ['', 'cassandra', 'Zed'])
      expect(await remove(name)).toMatchObject({ status: 409, body: { error: 'name_mismatch' } });
    expect((await get('/accounts/')).body).toMatchObject({ softDeleted: false });
  });

  it('closes the account at once and returns the time of erasure', async () => {
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body.eraseAt).toBe(clock.now() + ERASE_AFTER_DAYS * DAY_MS);
    for (const path of ['/accounts/', `/accounts/${me.playerId}/items`])
      expect(await get(path)).toMatchObject({ status: 401, body: { error: 'account_deleted' } });
    expect((await get('/accounts/count')).body).toEqual({ count: 0 });
  });

  it('can be undone by signing in, with everything unchanged', async () => {
    const [code = ''] = await makeCodes();
    await remove();
    clock.advance((ERASE_AFTER_DAYS - 1) * DAY_MS);
    const restored = await restore(code);
    expect(restored.body.eraseAt).toBe(clock.now() + DAY_MS);
    // The token works only for this call.
    const { token = '' } = restored.body;
    expect((await get(`/accounts/${me.playerId}/items`, token)).status).toBe(401);
    const kept = await post('/accounts/keep', { token });
    expect(kept.status).toBe(200);
    expect((await get('/accounts/', kept.body.token)).body).toMatchObject({ softDeleted: false, id: me.id });
    clock.advance(30 * DAY_MS);
    await erase();
    expect(open.rows('select name, erased_at from account')).toEqual([
      { name: 'Cassandra', erased_at: null },
    ]);
  });

  it('cannot be undone with an invalid token, or for an account that the host deleted', async () => {
    expect(await post('/accounts/keep', { token: 'nonsense' })).toMatchObject({ status: 401 });
    open.sql('update account set soft_deleted_at = 5');
    const closed = await post('/accounts/keep', { token: me.token });
    expect(closed).toMatchObject({ status: 401, body: { error: 'account_deleted' } });
    expect(open.rows('select soft_deleted_at from account')).toEqual([{ soft_deleted_at: 5 }]);
  });
});

describe('erasing accounts', () => {
  it('waits for the grace period, then leaves a pseudonym and balances that add up', async () => {
    const other = await newGuest(open.app, 'Zed');
    await createAccountData(open, me, other);
    const [code = ''] = await makeCodes();
    const balance = await open.hub.features.ledger.balanceOf(me.id);
    await remove();

    clock.advance(ERASE_AFTER_DAYS * DAY_MS - 1);
    await erase();
    expect(open.rows('select name from account where erased_at is not null')).toEqual([]);
    clock.advance(1);
    await erase();

    const [gone] = open.rows('select name, player_id from account where erased_at is not null');
    expect(gone?.['name']).toMatch(/^Gone [0-9a-f]{6}$/);
    expect(gone?.['player_id']).not.toBe(me.playerId);
    for (const table of [
      'identity',
      'recovery_code',
      'news_like',
      'suspicious_run',
      'day_pace',
      'feedback',
      'report',
      'decision',
    ])
      expect(open.rows(`select * from ${table}`)).toEqual([]);
    expect(await open.hub.features.ledger.balanceOf(me.id)).toBe(balance);
    expect(open.rows('select sum(amount) as total from ledger')).toMatchObject([{ total: balance }]);
    const shown = JSON.stringify((await get(`/accounts/${other.playerId}`, other.token)).body);
    expect(shown).toContain('A former player');
    expect(shown).not.toContain('Cassandra');
    expect(shown).not.toContain(me.playerId);

    expect(await restore(code)).toEqual(UNKNOWN);
    expect((await get('/accounts/')).status).toBe(401);
    expect(await post('/accounts/keep', { token: me.token })).toMatchObject({ status: 401 });
  });

  it('skips accounts that the host deleted', async () => {
    open.sql('update account set soft_deleted_at = 5');
    clock.advance(100 * DAY_MS);
    await erase();
    expect(open.rows('select name from account')).toEqual([{ name: 'Cassandra' }]);
  });
});
