import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import type { Account, PlayerNotice } from '@hub/protocol/http/accounts';
import type { HubNotice } from '@hub/protocol/http/activity';
import { expect, it, vi } from 'vitest';
import type { Client, Frame } from '../realtime/testing/client.ts';
import { CREATION_FORMS } from '../realtime/testing/lobby-fixture.ts';
import { restartServer, server, setUpServer } from '../testing/each-hub.ts';
import { admin, follows, idIn, invitationIn } from '../testing/printed-by.ts';
import type { SignedIn } from '../testing/server-access.ts';
import type { TestServer } from '../testing/start-server.ts';

// Starting a server takes longer than most commands: each test has players of its own, and leaves the settings as they were.
setUpServer({ isShared: true, variables: { TRUST_PROXY: '1' } });

type Created = { readonly token?: string; readonly error?: string };
type Own = Account & { readonly notices?: readonly PlayerNotice[] };

const HOME = '198.51.100.7';
const from = (address: string) => ({ 'x-forwarded-for': address });
const call = <Reply>(...made: Parameters<TestServer['call']>) => server.call<Reply>(...made);
const guest = (name: string, address = '203.0.113.9') => server.guest(name, from(address));
const create = (name: string, invitation?: string) =>
  call<Created>('/accounts/create', undefined, { name, invitation });
const own = ({ token }: SignedIn) => call<Own>('/accounts/', token, undefined, from(HOME));
const isOpen = async (player: SignedIn): Promise<boolean> => !(await own(player)).softDeleted;
const enter = ({ token }: { readonly token?: string }, path: string = chainOfLegends.path) =>
  server.join(path, token ?? '');

/** The next frame that meets the condition; the client rejects when none comes. */
async function frameOf(client: Client, isMeant: (frame: Frame) => boolean): Promise<Frame> {
  for (;;) {
    const frame = await client.next();
    if (isMeant(frame)) return frame;
  }
}

/** Creates and enters a lobby; a stranger watches the list of lobbies. */
async function lobbyOf(owner: SignedIn) {
  const [member, stranger] = [await enter(owner), await enter(await guest('Stranger'))];
  const { lobbyId } = (await member.ask('createLobby', CREATION_FORMS.chain)).payload as { lobbyId: string };
  await member.ask('joinLobby', { lobbyId });
  const list = await stranger.ask('subscribeToLobbies');
  expect(JSON.stringify(list)).toContain(owner.name);
  const close = () => Promise.all([member.close(), stranger.close()]);
  return { member, stranger, lobbyId, close };
}

const hasNo = (text: string) => (frame: Frame) => !JSON.stringify(frame).includes(text);

it('rename and close-lobby reach the player, others and the list of lobbies', async () => {
  const rude = await guest('Rudename');
  const { member, stranger, lobbyId, close } = await lobbyOf(rude);
  const text = 'The name is refused by the filter of names.';
  expect(await admin('rename', 'Rudename', 'Hit Ler')).toEqual({ code: 1, out: text, err: text });
  expect((await admin('rename', 'Rudename', 'Player', 'One')).out).toBe(
    `Renamed Rudename (${rude.player_id}) to Player One.`,
  );
  expect(await frameOf(stranger, hasNo('Rudename'))).toMatchObject({
    action: 'openLobbies',
    payload: { lobbies: [{ players: [{ name: 'Player One' }] }] },
  });
  const renamed = await call<SignedIn>('/accounts/', rude.token);
  expect(renamed.name).toBe('Player One');
  // The page takes the name at the start from its token.
  expect(renamed.token).not.toBe(rude.token);
  expect(await call<SignedIn>('/accounts/', renamed.token)).not.toHaveProperty('token');

  expect((await admin('close-lobby', lobbyId.toLowerCase())).code).toBe(0);
  expect(await frameOf(member, ({ action }) => action === 'lobbyClosed')).toEqual({
    action: 'lobbyClosed',
    payload: { lobbyId, reason: 'host' },
  });
  expect(await frameOf(stranger, hasNo(lobbyId))).toMatchObject({ payload: { lobbies: [] } });
  await close();
});

it('soft-delete takes the player out of the list of lobbies', async () => {
  const { member, stranger, close } = await lobbyOf(await guest('Owner'));
  expect((await admin('soft-delete', 'Owner')).code).toBe(0);
  expect(await frameOf(stranger, hasNo('Owner'))).toMatchObject({ payload: { lobbies: [] } });
  expect((await member.closed).code).toBe(4401);
  await close();
});

it('soft-delete --address-of closes all guests of an address after a preview, and restore undoes it', async () => {
  const flood = [await guest('Flood 1', HOME), await guest('Flood 2', HOME), await guest('Flood 3', HOME)];
  const neighbour = await guest('Neighbour', '198.51.100.8');
  const preview = await admin('soft-delete', '--address-of', 'Flood 2');
  expect(preview.out).toMatch(/Flood 3 [^]*Flood 1 [^]*3 guests would be deleted/);
  expect(preview.out).not.toContain('Neighbour');
  expect(await Promise.all(flood.map(isOpen))).toEqual([true, true, true]);
  const { out } = await admin('soft-delete', '--address-of', 'Flood 2', '--yes');
  const [, closedAt = ''] =
    /^Deleted 3 guests\. Undo: npm run admin -- restore --closed-at (\d+)$/.exec(out) ?? [];
  expect(await Promise.all([...flood, neighbour].map(isOpen))).toEqual([false, false, false, true]);
  expect((await admin('restore', '--closed-at', closedAt)).out).toBe('Restored 3 accounts.');
  expect(await Promise.all(flood.map(isOpen))).toEqual([true, true, true]);
  const stored = ['hub.sqlite', 'hub.sqlite-wal'].map((file) =>
    readFileSync(path.join(server.dataDir, file), 'latin1'),
  );
  expect(stored.join('')).not.toContain(HOME);
});

it('soft-delete --since closes the guests of the last minutes, and no linked account', async () => {
  const [old, linked, fresh] = [await guest('Old'), await guest('Linked'), await guest('Fresh')];
  server.sql(`update account set created_at = created_at - 11 * 60000 where name not in ('Linked', 'Fresh')`);
  server.sql(`insert into identity (provider, subject, account_id, linked_at)
    select 'google', 'sub', id, 1 from account where name = 'Linked'`);
  expect((await admin('soft-delete', '--since', '10', '--yes')).out).toContain('Deleted 1 guest.');
  expect(await Promise.all([old, linked, fresh].map(isOpen))).toEqual([true, true, false]);
});

it('the address of a guest is forgotten after a week', async () => {
  await guest('Kestrel', '198.51.100.9');
  await server.hub.ownership.accountCare.eraseDue();
  expect((await admin('soft-delete', '--address-of', 'Kestrel')).out).toContain('1 guest would');
  server.sql('update guest_address set created_at = created_at - 7 * 86400001');
  await restartServer();
  await Promise.all(server.hub.jobs.map((job) => job.settled()));
  expect((await admin('soft-delete', '--address-of', 'Kestrel')).out).toContain('0 guests');
});

it('suspend keeps a player out until the end, says why until that is dismissed, and deletes nothing', async () => {
  const [player, other] = [await guest('Ann'), await guest('Bob')];
  const socket = await enter(player);
  expect((await admin('suspend', 'Ann', '--until', '7d', '--reason', 'Insulted others')).code).toBe(0);
  expect(await socket.closed).toMatchObject({ code: 4401 });
  expect(await (await enter(player)).closed).toEqual({ code: 4403, reason: 'account_suspended' });
  expect(await call(`/accounts/${player.id}/items`, player.token)).toMatchObject({
    error: 'account_suspended',
  });
  expect((await own(player)).notices).toMatchObject([{ kind: 'suspended', text: 'Insulted others' }]);
  expect(await call(`/accounts/${player.id}/export`, player.token)).toMatchObject({
    account: { name: 'Ann' },
  });
  expect(await call(`/accounts/${player.player_id}`, other.token)).toMatchObject({ name: 'Ann' });

  const dismiss = () => call(`/accounts/${player.id}/notices/suspended/dismiss`, player.token, {});
  await dismiss();
  expect((await own(player)).notices).toHaveLength(1);
  server.sql('update account set suspended_until = 5');
  server.sql('update player_notice set until = 5');
  expect(await call(`/accounts/${player.id}/items`, player.token)).toEqual([]);
  await dismiss();
  expect((await own(player)).notices).toBeUndefined();

  await admin('suspend', 'Ann', '--until', '7d', '--reason', 'Again');
  expect((await admin('suspend', 'Ann', '--lift')).code).toBe(0);
  expect((await admin('suspend', 'Ann', '--lift')).out).toContain('is not suspended');
  expect((await own(player)).notices).toBeUndefined();
  const { out } = await admin('audit', 'Ann');
  expect(out.match(/suspend|lift/g)).toHaveLength(3);
  expect(out).toMatch(/\d\d:\d\d +\S+ +suspend +Ann \([\w-]{12}\) +Insulted others/);
});

it('sign-out ends every session; a recovery code of the host works once and leaves the player a notice', async () => {
  const player = await guest('Osprey');
  const socket = await enter(player);
  expect((await admin('sign-out', 'Osprey', '--reason', 'Lost a laptop')).code).toBe(0);
  expect(await call('/accounts/', player.token)).toMatchObject({ error: 'token_revoked' });
  expect(await socket.closed).toMatchObject({ code: 4401 });
  const [code = ''] = (await admin('recovery-code', 'Osprey')).out.split('\n');
  const { token } = await call<SignedIn>('/auth/recover', undefined, { code, signOutElsewhere: false });
  expect((await own({ ...player, token })).notices).toMatchObject([{ kind: 'recovery code', until: null }]);
  expect(await call('/auth/recover', undefined, { code, signOutElsewhere: false })).toMatchObject({
    error: 'recovery_code_used',
  });
});

it('revoke takes Blue Essence back, never below zero', async () => {
  await guest('Fenn');
  await admin('grant', 'Fenn', '70', 'Gift');
  expect((await admin('revoke', 'Fenn', '71', 'By mistake')).out).toContain('has only 70 BE');
  expect((await admin('revoke', 'Fenn', '30', 'By mistake')).out).toContain('Balance: 40 BE');
  expect((await admin('audit', 'Fenn')).out).toMatch(
    /revoke +Fenn \(\S+\) +30 BE: By mistake[^]*grant +Fenn \(\S+\) +70 BE: Gift/,
  );
});

const notices = async () =>
  (await server.call<{ notices?: HubNotice[] }>('/heartbeat', undefined, { sessionId: crypto.randomUUID() }))
    .notices;

it('a notice comes with the heartbeats of players and visitors until it ends or is removed', async () => {
  expect(await notices()).toBeUndefined();
  const first = idIn((await admin('notice', 'add', '--text', '# Cup\n\nat *8*', '--until', '1h')).out);
  await follows(async () =>
    expect(await notices()).toEqual([
      {
        id: first,
        spans: [{ text: 'Cup' }, { text: ' ' }, { text: 'at ' }, { text: '8', style: 'emphasis' }],
      },
    ]),
  );
  const second = idIn((await admin('notice', 'add', '--text', 'New')).out);
  await follows(async () => expect((await notices())?.map(({ id }) => id)).toEqual([second, first]));
  expect((await admin('notice')).out).toMatch(
    new RegExp(String.raw`${second} +you remove it +New\n${first} +\S+ \S+ +# Cup at \*8\*`),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
  await follows(async () => expect((await notices())?.map(({ id }) => id)).toEqual([second]));
  vi.useRealTimers();
  expect((await admin('notice', 'remove', second)).code).toBe(0);
  expect((await admin('notice', 'remove', second)).out).toContain('There is no notice');
  await admin('notice', 'remove', first);
  await follows(async () => expect(await notices()).toBeUndefined());
  expect((await admin('audit', second)).out).toMatch(/remove notice[^]*add notice/);
});

it('an invitation creates as many accounts as it has uses; an ended, used or invented one creates none', async () => {
  const { token = '' } = await create('Gwen');
  await admin('registration', 'invite', '--reason', 'Too many strangers');
  await follows(async () => expect(await create('Bob')).toMatchObject({ error: 'invitation_needed' }));
  const code = invitationIn((await admin('invite', '--uses', '2')).out);
  expect(await create('Admin', code)).toMatchObject({ error: 'username_not_allowed' });
  const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => create(`Guest ${at}`, code)));
  expect(tries.filter((one) => one.token !== undefined)).toHaveLength(2);
  for (const made of ['', 'x', 'A'.repeat(16), `${code}=`, code.toLowerCase()])
    expect(await create('Bob', made)).toMatchObject({ error: 'invitation_needed' });
  const ended = invitationIn((await admin('invite')).out);
  expect((await admin('registration')).out).toMatch(/invitation for +until\n1 /);
  expect((await admin('invite', '--end-all')).out).toBe('Ended 1 invitation.');
  expect(await create('Bob', ended)).toMatchObject({ error: 'invitation_needed' });
  expect((await server.ask('/accounts/', token)).status).toBe(200);

  await admin('registration', 'closed');
  const last = invitationIn((await admin('invite')).out);
  await follows(async () =>
    expect(await create('Bob', last)).toMatchObject({ error: 'registration_closed' }),
  );
  await admin('registration', 'open');
  await follows(async () => expect(await create('Bob')).toHaveProperty('token'));
  expect((await admin('audit')).out).toMatch(/registration +invite +Too many strangers/);
});

it('maintenance answers with its text, and games wait until it is over', async () => {
  const player = await create('Hal');
  const socket = await enter(player, cooldownClash.path);
  const { payload } = await socket.ask('createLobby', CREATION_FORMS.clash);
  const { lobbyId } = payload as { lobbyId: string };
  await socket.ask('joinLobby', { lobbyId });
  await admin('maintenance', 'on', 'Back at <8>');
  expect(await socket.closed).toEqual({ code: 4503, reason: 'maintenance' });
  const page = await fetch(`${server.url}/dailyRifts`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Back at &lt;8>'.replace('>', '&gt;'));
  expect(await create('Bob')).toEqual({ error: 'maintenance', message: 'Back at <8>' });
  await expect(enter(player)).rejects.toThrow(/503/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);

  await restartServer();
  expect(await create('Bob')).toMatchObject({ error: 'maintenance' });
  await admin('maintenance', 'off');
  await follows(async () => expect(await create('Bob')).toHaveProperty('token'));
  const again = await enter(player, cooldownClash.path);
  expect((await again.ask('joinLobby', { lobbyId })).action).toBe('joinedLobby');
  await again.close();
});

it('name-filter refuses and allows words of the host, also for renames', async () => {
  const { token = '' } = await create('Ivy');
  expect(token).not.toBe('');
  await admin('name-filter', 'refuse', 'Kraken');
  await admin('name-filter', 'allow', 'Admin');
  await follows(async () =>
    expect(await create('My KrÄken 1')).toMatchObject({ error: 'username_not_allowed' }),
  );
  expect(await create('Admin')).toHaveProperty('token');
  expect((await admin('rename', 'Ivy', 'Kraken')).out).toContain('refused by the filter');
  expect((await admin('name-filter', 'forget', 'Kraken')).out).toBe(
    'Refused: nothing of your own\nAllowed: Admin',
  );
  await follows(async () => expect(await create('Kraken')).toHaveProperty('token'));
  await admin('name-filter', 'forget', 'Admin');
});

it('prune-guests erases old guests without a game, a role or anything they own', async () => {
  const names = ['Idle', 'Coded', 'Rich', 'Other', 'Merlin'];
  for (const name of names) await create(name);
  await admin('recovery-code', 'Coded');
  await admin('grant', 'Rich', '5', 'Gift');
  await admin('make-host', 'Merlin');
  const { administration } = server.hub.features;
  const idle = await administration.idleGuests(Date.now() + 1000);
  expect(idle.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(['Idle', 'Other']);
  expect((await admin('prune-guests', '--days', '1', '--yes')).out).toBe('Erased 0 guests.');
  server.sql(`update account set created_at = 5 where name in ('${names.join("', '")}')`);
  expect((await admin('prune-guests', '--days', '1')).out).toContain('2 guests would be erased');
  expect((await admin('prune-guests', '--days', '1', '--yes')).out).toBe('Erased 2 guests.');
  expect((await admin('list', 'Gone ')).out).toMatch(/Gone [^]*Gone /);
});
