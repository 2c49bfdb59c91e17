import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setMaintenance } from '@hub/features/administration/calls/hub.ts';
import { setRole, signPlayerOut, suspendPlayer } from '@hub/features/administration/calls/players.ts';
import { closeRoom } from '@hub/features/administration/calls/rooms.ts';
import { ownSession } from '@hub/features/administration/calls/session.ts';
import { call, openedPage, type TestPlayer } from '@hub/features/administration/http/testing/admin-page.ts';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { inProcessNetwork } from '@hub/server/bus/testing/bus-networks.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client as Socket } from '../realtime/testing/client.ts';
import { CREATION_FORMS } from '../realtime/testing/lobby-fixture.ts';
import type { Guest } from '../testing/open-hub.ts';
import { idIn, invitationIn, printedBy } from '../testing/printed-by.ts';
import { startNode, type TestServer } from '../testing/start-server.ts';

const databases = testDatabases();
let database: string;
let dataDir: string;
let nodes: TestServer[];
beforeAll(async () => {
  database = await databases.create();
  dataDir = mkdtempSync(path.join(tmpdir(), 'hub-verbs-'));
  const network = await inProcessNetwork();
  nodes = [];
  for (let number = 0; number < 2; number += 1)
    nodes.push(await startNode(database, { bus: await network.connect() }));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  rmSync(dataDir, { recursive: true });
});

/** Runs a command on a machine of its own beside the nodes. */
async function admin(...words: string[]): Promise<string> {
  const variables = { DATABASE_URL: database, DATA_DIR: dataDir, HUB_SECRET: 'a secret of all nodes' };
  const { code, out } = await printedBy(words, variables);
  expect(code, out).toBe(0);
  return out;
}

type Reply = Record<string, unknown>;
const newGuest = async (): Promise<Guest> =>
  nodes[0]?.guest(`P${randomUUID().slice(0, 8)}`) as Promise<Guest>;
const own = (node: TestServer, guest: Guest) => node.call<Reply>('/accounts/', guest.token);
const create = (node: TestServer, name: string, invitation?: string) =>
  node.call('/accounts/create', undefined, { name, ...(invitation !== undefined && { invitation }) });
const notices = async (node: TestServer) =>
  (await node.call('/heartbeat', undefined, { sessionId: randomUUID() }))['notices'];

/** Ten times as long as a node takes to follow a command, for a machine under load. */
const PATIENTLY = { timeout: 20_000, interval: 50 };
/** Both nodes show the effect. */
const follow = (check: (node: TestServer) => Promise<void>) =>
  vi.waitFor(() => Promise.all(nodes.map(check)), PATIENTLY);
const line = async (subject: string, kind: string) => expect(await admin('audit', subject)).toContain(kind);

describe('on two nodes, without a restart and with a line in the audit log', () => {
  it('rename', async () => {
    const guest = await newGuest();
    await admin('rename', guest.id, 'Kestrel');
    await follow(async (node) => expect(await own(node, guest)).toMatchObject({ name: 'Kestrel' }));
    await line(guest.id, 'rename');
  });

  it.each([
    ['soft-delete', [], 'soft delete', { softDeleted: true }],
    ['sign-out', [], 'sign out', { error: 'token_revoked' }],
    ['erase', ['--yes'], 'erase', { error: 'account_deleted' }],
    ['suspend', ['--until', '1h', '--reason', 'Rude'], 'suspend', { notices: [{ text: 'Rude' }] }],
  ])('%s, which closes the sockets', async (verb, options, kind, shown) => {
    const guest = await newGuest();
    const sockets = await Promise.all(nodes.map((node) => node.join(chainOfLegends.path, guest.token)));
    const closed = sockets.map(({ closed: end }) => end);
    await admin(verb, guest.id, ...options);
    await follow(async (node) => expect(await own(node, guest)).toMatchObject(shown));
    for (const end of closed) expect(await end).toMatchObject({ code: 4401 });
    await line(guest.id, kind);
  });

  it('restore, and the end of a suspension', async () => {
    const [closed, suspended] = [await newGuest(), await newGuest()];
    await admin('soft-delete', closed.id);
    await admin('suspend', suspended.id, '--until', '1h', '--reason', 'Rude');
    await admin('restore', closed.id);
    await admin('suspend', suspended.id, '--lift');
    await follow(async (node) => {
      expect(await own(node, closed)).toMatchObject({ softDeleted: false });
      expect(await own(node, suspended)).not.toHaveProperty('notices');
    });
    await line(closed.id, 'restore');
    await line(suspended.id, 'lift suspension');
  });

  it('suspend for a time by the clock of the database, whatever that of the own machine says', async () => {
    const guest = await newGuest();
    const { now } = Date;
    const wrong = vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + 3 * 3_600_000);
    await admin('suspend', guest.id, '--until', '1h', '--reason', 'Rude');
    wrong.mockRestore();
    const shown = await own(nodes[1] as TestServer, guest);
    const [notice] = shown['notices'] as readonly { readonly until: number; readonly at: number }[];
    expect(Math.abs((notice?.until ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(Math.abs((notice?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('recovery-code, grant and revoke', async () => {
    const guest = await newGuest();
    const [code = ''] = (await admin('recovery-code', guest.id)).split('\n');
    await admin('grant', guest.id, '70', 'Gift');
    await admin('revoke', guest.id, '30', 'Mistake');
    await follow(async (node) => {
      expect(await own(node, guest)).toMatchObject({ notices: [{ kind: 'recovery code' }] });
      expect(await node.call(`/accounts/${guest.id}/current-blue-essence`, guest.token)).toEqual({
        blueEssence: 40,
      });
    });
    expect(
      await nodes[1]?.call('/auth/recover', undefined, { code, signOutElsewhere: false }),
    ).toHaveProperty('token');
    for (const kind of ['recovery code', 'grant', 'revoke']) await line(guest.id, kind);
  });

  it('close-lobby', async () => {
    const guest = await newGuest();
    const socket = (await nodes[1]?.join(chainOfLegends.path, guest.token)) as Socket;
    const { payload } = await socket.ask('createLobby', CREATION_FORMS.chain);
    const { lobbyId } = payload as { lobbyId: string };
    await admin('close-lobby', lobbyId);
    const watchers = await Promise.all(
      nodes.map(async (node) => node.join(chainOfLegends.path, (await newGuest()).token)),
    );
    for (const watcher of watchers)
      await vi.waitFor(
        async () => expect(JSON.stringify(await watcher.ask('subscribeToLobbies'))).not.toContain(lobbyId),
        PATIENTLY,
      );
    await line(lobbyId, 'close lobby');
    await Promise.all([socket, ...watchers].map((open) => open.close()));
  });

  it('news and notice', async () => {
    const guest = await newGuest();
    const news = idIn(await admin('news', 'add', 'Cup', '--text', 'Sunday'));
    const notice = idIn(await admin('notice', 'add', '--text', 'Closed at 8'));
    await follow(async (node) => {
      expect(await node.call('/news', guest.token)).toMatchObject([{ id: news, title: 'Cup' }]);
      expect(await notices(node)).toMatchObject([{ id: notice }]);
    });
    await admin('news', 'remove', news);
    await admin('notice', 'remove', notice);
    await follow(async (node) => {
      expect(await node.call('/news', guest.token)).toEqual([]);
      expect(await notices(node)).toBeUndefined();
    });
    for (const kind of ['add news', 'remove news']) await line(news, kind);
    for (const kind of ['add notice', 'remove notice']) await line(notice, kind);
  });

  it('registration, invite and name-filter; an invitation that one node took is used up at the other', async () => {
    await admin('name-filter', 'refuse', 'Kraken');
    await follow(async (node) =>
      expect(await create(node, 'My Kraken')).toMatchObject({ error: 'username_not_allowed' }),
    );
    await admin('registration', 'invite');
    await follow(async (node) =>
      expect(await create(node, 'Bob')).toMatchObject({ error: 'invitation_needed' }),
    );
    const code = invitationIn(await admin('invite'));
    const tries = await Promise.all([0, 1, 0, 1].map((at) => create(nodes[at] as TestServer, 'Bob', code)));
    expect(tries.filter(({ token }) => token !== undefined)).toHaveLength(1);
    await admin('invite', '--end-all');
    await admin('registration', 'open');
    await follow(async (node) => expect(await create(node, 'Bob')).toHaveProperty('token'));
    for (const kind of ['name filter', 'registration', 'invite', 'end invitations'])
      expect(await admin('audit'), kind).toContain(kind);
  });

  it('prune-guests', async () => {
    const guest = await newGuest();
    const client = new Client({ connectionString: database });
    await client.connect();
    await client.query('update account set created_at = 5 where id = $1', [guest.id]);
    await client.end();
    expect(await admin('prune-guests', '--days', '1', '--yes')).toBe('Erased 1 guest.');
    await follow(async (node) => expect(await own(node, guest)).toMatchObject({ error: 'account_deleted' }));
    await line(guest.id, 'prune guests');
  });

  it('list-nodes', async () => {
    const out = await admin('list-nodes');
    expect(out).toMatch(/^node +version +state +lease\n/);
    expect(out.match(/ test +\w+ +lives/g)).toHaveLength(2);
  });

  it('maintenance', async () => {
    await admin('maintenance', 'on', 'Back at 8');
    await follow(async (node) =>
      expect(await create(node, 'Bob')).toEqual({ error: 'maintenance', message: 'Back at 8' }),
    );
    await admin('maintenance', 'off');
    await follow(async (node) => expect(await create(node, 'Bob')).toHaveProperty('token'));
    expect(await admin('audit', 'on')).toContain('maintenance');
  });
});

const serverOf = (number: number) => nodes[number] as TestServer;

/** The same browser at the other node: both have one address behind a proxy. */
const elsewhere = (page: TestPlayer): TestPlayer => ({
  ...page,
  url: serverOf(1).url,
  origin: serverOf(1).url,
});

describe('an administrator of one node', () => {
  it('is one of the other, until the role is taken', async () => {
    const host = await openedPage(serverOf(0), 'host', 'Kestrel');
    const fenn = await openedPage(serverOf(0), 'moderator', 'Fenn');
    for (const page of [host, fenn]) expect((await call(elsewhere(page), ownSession)).status).toBe(200);
    const body = { role: null, reason: 'left' };
    expect((await call(host, setRole, { params: { player: fenn.player }, body })).status).toBe(200);
    // At once: the role is read with each call.
    expect((await call(elsewhere(fenn), ownSession)).body['error']).toBe('door_closed');
  });

  it('suspends, signs out, closes a lobby and begins maintenance at the other', async () => {
    const host = await openedPage(serverOf(0), 'host', 'Osprey');
    const [suspended, signedOut] = [await newGuest(), await newGuest()];
    const sockets = await Promise.all(
      [suspended, signedOut].map(
        ({ token }) => nodes[1]?.join(chainOfLegends.path, token) as Promise<Socket>,
      ),
    );
    const owner = (await nodes[1]?.join(chainOfLegends.path, (await newGuest()).token)) as Socket;
    const { lobbyId: id } = (await owner.ask('createLobby', CREATION_FORMS.chain)).payload as {
      lobbyId: string;
    };
    const reason = 'Rude';
    const until = Date.now() + 3_600_000;
    const actions = [
      call(host, suspendPlayer, {
        params: { player: suspended.playerId },
        body: { until, rule: 'people', reason },
      }),
      call(host, signPlayerOut, { params: { player: signedOut.playerId }, body: { reason } }),
      call(host, closeRoom, { params: { id }, body: { reason } }),
    ];
    for (const { status, body } of await Promise.all(actions)) expect(status, JSON.stringify(body)).toBe(200);
    await vi.waitFor(async () => {
      expect(await own(nodes[1] as TestServer, suspended)).toMatchObject({ notices: [{ text: reason }] });
      expect(await own(nodes[1] as TestServer, signedOut)).toMatchObject({ error: 'token_revoked' });
      expect(JSON.stringify(await owner.ask('subscribeToLobbies'))).not.toContain(id);
    }, PATIENTLY);
    for (const { closed } of sockets) expect(await closed).toMatchObject({ code: 4401 });
    await owner.close();
    const maintain = (text: string | null) => call(host, setMaintenance, { body: { text, reason } });
    expect((await maintain('Back at 8')).status).toBe(200);
    await follow(async (node) => expect(await create(node, 'Bob')).toMatchObject({ error: 'maintenance' }));
    await maintain(null);
    await follow(async (node) => expect(await create(node, 'Bob')).toHaveProperty('token'));
  });
});
