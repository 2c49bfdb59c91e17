import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Client, Frame } from '../realtime/testing/client.ts';
import { restartServer, server, setUpServer } from '../testing/each-hub.ts';
import { admin } from '../testing/printed-by.ts';
import type { SignedIn } from '../testing/server-access.ts';

const HOME = '198.51.100.7';
const FORM = { name: 'Rude lobby', maxPlayers: 4, guessTime: 15, lives: 3 };

setUpServer({ variables: { TRUST_PROXY: '1' } });

const from = (address: string) => ({ 'x-forwarded-for': address });
const call = <Reply>(url: string, token: string) => server.call<Reply>(url, token, undefined, from(HOME));
const guest = (name: string, address = HOME) => server.guest(name, from(address));

const isOpen = async ({ token }: SignedIn): Promise<boolean> =>
  !(await call<{ softDeleted: boolean }>('/accounts/', token)).softDeleted;

const enter = ({ token }: SignedIn) => server.join('/ws/chainOfLegends', token);

/** The next frame that meets the condition; the client rejects when none comes. */
async function frameOf(client: Client, isMeant: (frame: Frame) => boolean): Promise<Frame> {
  for (;;) {
    const frame = await client.next();
    if (isMeant(frame)) return frame;
  }
}

/** Creates and enters a lobby; a stranger watches the list of lobbies. */
async function lobbyOf(owner: SignedIn) {
  const [member, stranger] = [await enter(owner), await enter(await guest('Stranger', '203.0.113.9'))];
  const { lobbyId } = (await member.ask('createLobby', FORM)).payload as { lobbyId: string };
  await member.ask('joinLobby', { lobbyId });
  const list = await stranger.ask('subscribeToLobbies');
  expect(JSON.stringify(list)).toContain(owner.name);
  const close = () => Promise.all([member.close(), stranger.close()]);
  return { member, stranger, lobbyId, close };
}

const hasNo = (text: string) => (frame: Frame) => !JSON.stringify(frame).includes(text);

it('rename changes the name for the player, for others, and in the list of lobbies', async () => {
  const rude = await guest('Rudename');
  const { stranger, close } = await lobbyOf(rude);
  const text = 'The name is refused by the filter of names.';
  expect(await admin('rename', 'Rudename', 'Hit Ler')).toEqual({ code: 1, out: text, err: text });
  expect((await admin('rename', 'Rudename', 'Player', 'One')).out).toBe(
    `Renamed Rudename (${rude.player_id}) to Player One.`,
  );
  expect(await frameOf(stranger, hasNo('Rudename'))).toMatchObject({
    action: 'openLobbies',
    payload: { lobbies: [{ players: [{ name: 'Player One' }] }] },
  });
  const own = await call<SignedIn>('/accounts/', rude.token);
  expect(own.name).toBe('Player One');
  // The page takes the name at the start from its token.
  expect(own.token).not.toBe(rude.token);
  expect(await call<SignedIn>('/accounts/', own.token)).not.toHaveProperty('token');
  await close();
});

it('close-lobby closes a lobby for its members, and a running server lists it no more', async () => {
  const { member, stranger, lobbyId, close } = await lobbyOf(await guest('Owner'));
  expect((await admin('close-lobby', 'ABC')).code).toBe(2);
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
  const flood = [await guest('Flood 1'), await guest('Flood 2'), await guest('Flood 3')];
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
  server.sql(`update account set created_at = created_at - 11 * 60000 where name = 'Old'`);
  server.sql(`insert into identity (provider, subject, account_id, linked_at)
    select 'google', 'sub', id, 1 from account where name = 'Linked'`);
  expect((await admin('soft-delete', 'Old', '--since', '10')).code).toBe(2);
  expect((await admin('soft-delete', '--yes')).code).toBe(2);
  expect((await admin('soft-delete', '--since', '10', '--yes')).out).toContain('Deleted 1 guest.');
  expect(await Promise.all([old, linked, fresh].map(isOpen))).toEqual([true, true, false]);
});

it('the address of a guest is forgotten after a week', async () => {
  await guest('Kestrel');
  await server.hub.ownership.accountCare.eraseDue();
  expect((await admin('soft-delete', '--address-of', 'Kestrel')).out).toContain('1 guest would');
  server.sql('update guest_address set created_at = created_at - 7 * 86400001');
  await restartServer();
  await Promise.all(server.hub.jobs.map((job) => job.settled()));
  expect((await admin('soft-delete', '--address-of', 'Kestrel')).out).toContain('0 guests');
});
