import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, protocolsFor } from '../realtime/testing/client.ts';
import { startIdentityProvider, type TestProvider } from '../testing/identity-provider.ts';
import { follows, invitationIn, printedBy } from '../testing/printed-by.ts';
import type { SignedIn } from '../testing/server-access.ts';
import { consentOf } from '../testing/sign-in.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let provider: TestProvider;
let server: TestServer;
/** Codes that were ended in three ways, one that is valid, and what a stranger may have. */
let codes: Record<'used' | 'ended' | 'expired' | 'valid', string>;
let erased: SignedIn;
let closed: SignedIn;
let member: SignedIn;
let usedRecovery: string;

async function admin(...words: string[]): Promise<string> {
  const { code, out } = await printedBy(words, { DATA_DIR: server.dataDir });
  expect(code, out).toBe(0);
  return out;
}

type Answer = { readonly token?: string; readonly error?: string };

/** A call as a stranger makes it; a body that is a text is sent as it is. */
async function call(
  url: string,
  body: unknown,
  { token, headers, method = 'POST' }: { token?: string; headers?: object; method?: string } = {},
): Promise<Answer> {
  const reply = await fetch(`${server.url}${url}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return (await reply.json().catch(() => ({ error: 'no answer' }))) as Answer;
}

const CREATE = '/api/accounts/create';
const create = (body: object) => call(CREATE, { name: 'Eve', ...body });
const invited = async (...options: string[]) => invitationIn(await admin('invite', ...options));
const signUp = async (extra: object) =>
  call('/api/auth/google/create', { ...(await consentOf(server.hub, 'grace')), username: 'Eve', ...extra });
const accounts = () => Number(server.rows('select count(*) as n from account')[0]?.['n']);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startServer({ variables: provider.variables });
  [member, erased, closed] = [
    await server.guest('Ann'),
    await server.guest('Gone'),
    await server.guest('Bob'),
  ];
  usedRecovery = (await admin('recovery-code', member.id)).split('\n')[0] ?? '';
  await call('/api/auth/recover', { code: usedRecovery, signOutElsewhere: false });
  await admin('erase', erased.id, '--yes');
  await admin('soft-delete', closed.id);
  await admin('registration', 'invite');
  await vi.waitUntil(async () => (await create({})).error === 'invitation_needed', 2_000);
  const [ended, used, expired] = [await invited(), '', ''];
  await admin('invite', '--end-all');
  codes = { ended, used, expired, valid: '' };
  codes.expired = await invited();
  server.rows('update invitation set expires_at = 5 returning hash');
  codes.used = await invited();
  await call(CREATE, { name: 'Used', invitation: codes.used });
  codes.valid = await invited('--uses', '9');
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const swapped = (code: string) => (code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase());

/** Ways around an invitation; each gives what a stranger receives. */
const WAYS: readonly (readonly [string, () => Promise<Answer>])[] = [
  ['no invitation', () => create({})],
  ['an empty one', () => create({ invitation: '' })],
  ['null', () => create({ invitation: null })],
  ['a number', () => create({ invitation: 7 })],
  ['a list with a valid one', () => create({ invitation: [codes.valid] })],
  ['an object with a valid one', () => create({ invitation: { code: codes.valid } })],
  ['a used one', () => create({ invitation: codes.used })],
  ['an ended one', () => create({ invitation: codes.ended })],
  ['an expired one', () => create({ invitation: codes.expired })],
  ['another case of its letters', () => create({ invitation: swapped(codes.valid) })],
  ['a space behind it', () => create({ invitation: `${codes.valid} ` })],
  ['a space before it', () => create({ invitation: ` ${codes.valid}` })],
  ['a line break behind it', () => create({ invitation: `${codes.valid}\n` })],
  ['another spelling of base64', () => create({ invitation: `${codes.valid}=` })],
  ['one character less', () => create({ invitation: codes.valid.slice(1) })],
  ['one character more', () => create({ invitation: `${codes.valid}A` })],
  ['an invented one', () => create({ invitation: randomBytes(12).toString('base64url') })],
  [
    'its hash, from a leaked database',
    () => create({ invitation: createHash('sha256').update(`invitation ${codes.valid}`).digest('hex') }),
  ],
  ['text of SQL', () => create({ invitation: "' or uses_left > 0 --" })],
  [
    'other names of the field',
    () => create({ code: codes.valid, Invitation: codes.valid, invite: codes.valid }),
  ],
  ['the address instead of the body', () => call(`${CREATE}?invitation=${codes.valid}`, { name: 'Eve' })],
  ['a header', () => call(CREATE, { name: 'Eve' }, { headers: { 'x-invitation': codes.valid } })],
  ['a prototype', () => call(CREATE, `{"name":"Eve","__proto__":{"invitation":"${codes.valid}"}}`)],
  [
    'a used one behind a valid one',
    () => call(CREATE, `{"name":"Eve","invitation":"${codes.valid}","invitation":"x"}`),
  ],
  ['another method', () => call(CREATE, { name: 'Eve' }, { method: 'PUT' })],
  [
    'an override of the method',
    () => call('/api/accounts/', { name: 'Eve' }, { headers: { 'x-http-method-override': 'POST' } }),
  ],
  ['another spelling of the address', () => call('/api//accounts/create/', { name: 'Eve' })],
  ['a member’s token', () => call(CREATE, { name: 'Eve' }, { token: member.token })],
  ['the name of a member, with spaces', () => call(CREATE, { name: ' Ann ' })],
  ['the token of an erased account', () => call('/api/accounts/keep', {}, { token: erased.token })],
  ['the token of a closed account', () => call('/api/accounts/keep', {}, { token: closed.token })],
  [
    'a token without a signature',
    () =>
      call(
        '/api/accounts/keep',
        {},
        { token: `${encoded({ alg: 'none' })}.${member.token.split('.')[1] ?? ''}.` },
      ),
  ],
  [
    'an invented recovery code',
    () => call('/api/auth/recover', { code: 'AAAA-BBBB-CCCC-DDDD', signOutElsewhere: false }),
  ],
  ['a used recovery code', () => call('/api/auth/recover', { code: usedRecovery, signOutElsewhere: false })],
  ['sign-up at the provider', () => signUp({})],
  ['sign-up with a used invitation', () => signUp({ invitation: codes.used })],
  ['sign-up with an ended invitation', () => signUp({ invitation: codes.ended })],
  ['sign-in of somebody unknown', async () => call('/api/auth/google', await consentOf(server.hub, 'linus'))],
  [
    'linking without an account',
    async () =>
      call('/api/auth/google/register', {
        ...(await consentOf(server.hub, 'linus')),
        player_id: member.player_id,
      }),
  ],
  [
    'a consent that was refused, once more as a sign-in',
    async () => {
      const consent = await consentOf(server.hub, 'grace');
      await call('/api/auth/google/create', { ...consent, username: 'Eve' });
      return call('/api/auth/google', consent);
    },
  ],
  ['a game for visitors', () => call('/api/trials/moreOrLess', { answers: ['lower'] })],
  [
    'twenty at once with a used one',
    async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => create({ invitation: codes.used })));
      return all.find(({ token }) => token !== undefined) ?? {};
    },
  ],
];

describe('by invitation', () => {
  it.each(WAYS)('%s creates no account', async (_way, attempt) => {
    const before = accounts();
    const answer = await attempt();
    expect(answer.token).toBeUndefined();
    expect(accounts()).toBe(before);
    // The valid one was not used up.
    expect(server.rows('select uses_left from invitation where uses_left > 0')).toEqual([{ uses_left: 9 }]);
  });

  it.each([
    ['no token', () => ''],
    ['the token of an erased account', () => erased.token],
    ['the token of a closed account', () => closed.token],
  ])('a socket with %s takes no seat', async (_which, token) => {
    const address = `${server.url.replace('http', 'ws')}${chainOfLegends.path}`;
    const socket = await connect(address, token() === '' ? ['hub.v1'] : protocolsFor(token()));
    expect(await socket.closed).toMatchObject({ code: 4401 });
  });

  it('a guest and a sign-up who race for one place: one of them gets in', async () => {
    const code = await invited();
    const consent = await consentOf(server.hub, 'grace');
    const tries = await Promise.all([
      ...Array.from({ length: 6 }, () => call(CREATE, { name: 'Racer', invitation: code })),
      call('/api/auth/google/create', { ...consent, username: 'Racer', invitation: code }),
    ]);
    expect(tries.filter(({ token }) => token !== undefined)).toHaveLength(1);
  });

  it('a refused name and a rename use none, and a closed hub takes not even a valid one', async () => {
    expect(await create({ name: 'Admin', invitation: codes.valid })).toMatchObject({
      error: 'username_not_allowed',
    });
    await admin('rename', member.id, 'Ann 2');
    expect(server.rows('select max(uses_left) as n from invitation')).toEqual([{ n: 9 }]);
    await admin('registration', 'closed');
    await follows(async () =>
      expect(await create({ invitation: codes.valid })).toMatchObject({ error: 'registration_closed' }),
    );
    expect(await signUp({ invitation: codes.valid })).toMatchObject({ error: 'registration_closed' });
    await admin('registration', 'invite');
    await follows(async () => expect(await create({})).toMatchObject({ error: 'invitation_needed' }));
  });

  it('a restart and a restored backup keep the registration, and used invitations stay used', async () => {
    const folder = tempFolder();
    await admin('backup', path.join(folder, 'backup'));
    await admin('restore-backup', path.join(folder, 'backup'), path.join(folder, 'data'));
    const restored = await startServer({ dataDir: path.join(folder, 'data') });
    const [before] = [server];
    server = restored;
    for (const invitation of [undefined, codes.used, codes.ended, codes.expired])
      expect(await create({ ...(invitation !== undefined && { invitation }) })).toMatchObject({
        error: 'invitation_needed',
      });
    await restored.stop();
    server = await before.restart();
    expect(await create({})).toMatchObject({ error: 'invitation_needed' });
  });
});
