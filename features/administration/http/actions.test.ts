import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../apps/server/src/testing/start-server.ts';
import * as news from '../../news/admin-calls.ts';
import { endpoints } from '../../registry.ts';
import * as desk from '../../reports/admin-calls.ts';
import { answerDecision, ownDecisions, sendReport } from '../../reports/calls.ts';
import { listBackups, makeBackup, restoreBackup, verifyBackup } from '../calls/backups.ts';
import * as hub from '../calls/hub.ts';
import * as players from '../calls/players.ts';
import * as records from '../calls/records.ts';
import * as rooms from '../calls/rooms.ts';
import * as session from '../calls/session.ts';
import { call, newPlayer, openedPage, type TestPlayer } from './testing/admin-page.ts';
import { createAuthenticator } from './testing/authenticator.ts';

let server: TestServer;
let backups: string;
let host: TestPlayer;
let moss: TestPlayer;
beforeAll(async () => {
  backups = mkdtempSync(path.join(tmpdir(), 'hub-backups-'));
  server = await startServer({ variables: { BACKUP_DIR: backups } });
  host = await openedPage(server, 'host', 'Kestrel');
  moss = await newPlayer(server, 'Moss');
});
afterAll(async () => {
  await server.stop();
  rmSync(backups, { recursive: true, force: true });
});

const openLobby = (id: string): void =>
  server.sql(
    `insert into room_snapshot (room_id, kind, state_version, facts_version, seats, version, state, opened_at, updated_at, is_over)
     values (?, 'cooldownClash', 1, '', '[]', 1, '{"settings":{"name":"Quiet evening"},"phase":"open","sealedPassword":null}', 5, 5, 0)`,
    id,
  );

/** Makes a call of the host, whose answer must have the declared shape; returns it. */
async function made(endpoint: Endpoint, input: Parameters<typeof call>[2] = {}) {
  const { status, body } = await call(host, endpoint, input);
  expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).toBe(200);
  expect(endpoint.reply.parse(body)).toEqual(body);
  return body;
}

const about = (): { params: { player: string } } => ({ params: { player: moss.player } });
const idIn = (body: Record<string, unknown>) => ({ params: { id: String(body['id']) } });
const reason = 'because';

/** Reports Moss, or a lobby, and returns the case. */
async function reported(target: object = { kind: 'player', player: moss.player }): Promise<string> {
  const wren = await newPlayer(server, 'Wren');
  const body = { target, place: 'lobby', reason: 'name' };
  expect((await call(wren, sendReport, { body })).status).toBe(200);
  const { rows } = await made(desk.listReports, { query: { state: 'waiting' } });
  return (rows as { id: string }[]).at(-1)?.id ?? '';
}

/** What each acting call does in this test, and what the log calls it. */
const actions: Readonly<Record<string, readonly [kind: string, action: () => Promise<unknown>]>> = {
  adminLockDoor: [
    'close door',
    async () => {
      host = await openedPage(server, 'host', 'Kestrel');
      await made(session.signOut);
      host = await openedPage(server, 'host', 'Kestrel');
    },
  ],
  adminLockAllDoors: [
    'close door',
    async () => {
      await made(session.signOutEverywhere);
      host = await openedPage(server, 'host', 'Kestrel');
    },
  ],
  adminAddPasskey: [
    'add passkey',
    async () => {
      const { options } = await made(session.beginPasskey);
      const response = createAuthenticator(server.url).make(options as never);
      await made(session.addPasskey, { body: { name: 'Laptop', response } });
    },
  ],
  adminAddCode: [
    'add code',
    async () => {
      const { secret } = await made(session.beginCode);
      const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
      await made(session.addCode, { body: { code } });
    },
  ],
  adminRemoveKey: ['remove key', () => made(session.removeKey, { params: { id: 'code' } })],
  adminSetRegistration: ['registration', () => made(hub.setRegistration, { body: { mode: 'open', reason } })],
  adminInvite: ['invite', () => made(hub.makeInvitation, { body: { uses: 2, days: 1, reason } })],
  adminEndInvitations: ['end invitations', () => made(hub.endInvitations, { body: { reason } })],
  adminAddNews: [
    'add news',
    () => made(news.addNews, { body: { title: 'Cup', text: '**Friday**', reason } }),
  ],
  adminRemoveNews: [
    'remove news',
    async () => {
      const added = await made(news.addNews, { body: { title: 'Cup', text: 'Friday', reason } });
      await made(news.removeNews, { ...idIn(added), body: { reason } });
    },
  ],
  adminAddNotice: ['add notice', () => made(hub.addNotice, { body: { text: 'Soon', until: null, reason } })],
  adminRemoveNotice: [
    'remove notice',
    async () => {
      const added = await made(hub.addNotice, { body: { text: 'Soon', until: null, reason } });
      await made(hub.removeNotice, { ...idIn(added), body: { reason } });
    },
  ],
  adminSetMaintenance: [
    'maintenance',
    async () => {
      await made(hub.setMaintenance, { body: { text: 'New disk', reason } });
      expect((await fetch(`${server.url}/api/accounts/count`)).status).toBe(503);
      await made(hub.setMaintenance, { body: { text: null, reason } });
      expect((await fetch(`${server.url}/api/accounts/count`)).status).toBe(200);
    },
  ],
  adminRename: [
    'rename',
    () => made(players.renamePlayer, { ...about(), body: { name: 'Thistle', rule: 'names', reason } }),
  ],
  adminSuspend: [
    'suspend',
    () =>
      made(players.suspendPlayer, {
        ...about(),
        body: { until: Date.now() + 3_600_000, rule: 'people', reason },
      }),
  ],
  adminLiftSuspension: [
    'lift suspension',
    () => made(players.liftSuspension, { ...about(), body: { reason } }),
  ],
  adminSignOut: [
    'sign out',
    async () => {
      await made(players.signPlayerOut, { ...about(), body: { reason } });
      expect((await call(moss, ownDecisions)).status).toBe(401);
      moss = await newPlayer(server, 'Moss');
    },
  ],
  adminRecoveryCode: ['recovery code', () => made(players.makePlayerCode, { ...about(), body: { reason } })],
  adminClosePlayer: ['soft delete', () => made(players.closePlayer, { ...about(), body: { reason } })],
  adminRestorePlayer: ['restore', () => made(players.restorePlayer, { ...about(), body: { reason } })],
  adminGrant: [
    'grant',
    async () => {
      const body = { amount: 30, note: reason, key: 'grant-0001' };
      for (let time = 0; time < 2; time += 1)
        expect(await made(players.grantEssence, { ...about(), body })).toEqual({ balance: 30 });
      const other = await call(host, players.grantEssence, { ...about(), body: { ...body, amount: 40 } });
      expect(other).toMatchObject({ status: 409, body: { error: 'not_now' } });
    },
  ],
  adminRevoke: [
    'revoke',
    async () => {
      const body = { amount: 10, note: reason, key: 'revoke-0001' };
      for (let time = 0; time < 2; time += 1)
        expect(await made(players.revokeEssence, { ...about(), body })).toEqual({ balance: 20 });
      const other = await call(host, players.revokeEssence, { ...about(), body: { ...body, amount: 11 } });
      expect(other).toMatchObject({ status: 409 });
      expect(
        await call(host, players.revokeEssence, {
          ...about(),
          body: { ...body, amount: 90, key: 'revoke-2' },
        }),
      ).toMatchObject({ status: 409 });
    },
  ],
  adminSetRole: [
    'role',
    async () => {
      const { link } = await made(players.setRole, { ...about(), body: { role: 'moderator', reason } });
      expect(link).toMatch(/\/admin\/link#[\w-]{43}$/);
      await made(players.setRole, { ...about(), body: { role: null, reason } });
    },
  ],
  adminErase: [
    'erase',
    async () => {
      const rook = await newPlayer(server, 'Rook');
      const params = { player: rook.player };
      const wrong = await call(host, players.erasePlayer, { params, body: { name: 'Rok', reason } });
      expect(wrong.body['error']).toBe('name_mismatch');
      await made(players.erasePlayer, { params, body: { name: 'Rook', reason } });
    },
  ],
  adminDecide: [
    'decide report',
    async () => {
      const id = await reported();
      const body = { outcome: 'no breach', rule: null, reason: '' };
      await made(desk.decideReport, { params: { id }, body });
    },
  ],
  adminReply: [
    'reply',
    async () => {
      await made(players.renamePlayer, { ...about(), body: { name: 'Sedge', rule: 'names', reason } });
      const [decision] = (await call(moss, ownDecisions)).body['received'] as { id: string }[];
      const id = decision?.id ?? '';
      expect(
        (await call(moss, answerDecision, { params: { id }, body: { text: 'My name is Moss' } })).status,
      ).toBe(200);
      await made(desk.replyToAnswer, { params: { id }, body: { text: 'So be it' } });
    },
  ],
  adminCloseLobby: [
    'close lobby',
    async () => {
      openLobby('ABC234');
      await made(rooms.closeRoom, { params: { id: 'ABC234' }, body: { reason } });
    },
  ],
  adminSetWord: [
    'name filter',
    () => made(rooms.setWord, { body: { word: 'wombat', list: 'refused', reason } }),
  ],
  adminMakeBackup: ['backup', () => made(makeBackup, { body: { reason } })],
  adminVerifyBackup: [
    'verify backup',
    async () => {
      const { backups: there } = await made(listBackups);
      const name = (there as { name: string }[])[0]?.name ?? '';
      expect(await made(verifyBackup, { params: { name } })).toMatchObject({ isGood: true });
    },
  ],
  adminRestoreBackup: [
    'restore backup',
    async () => {
      const { backups: there } = await made(listBackups);
      const name = (there as { name: string }[])[0]?.name ?? '';
      // Servers in tests cannot start again: first-run.slow.test.ts restores. The try is in the log.
      const body = { typed: 'restore', reason };
      expect((await call(host, restoreBackup, { params: { name }, body })).body['error']).toBe(
        'backup_refused',
      );
    },
  ],
  adminRemoveBoardRow: [
    'remove score',
    async () => {
      server.sql(
        `insert into best_score (board, account_id, score, achieved_at, standing, folded_name, is_listed)
         values ('more_or_less', ?, 9, 5, 9000, 'moss', 1)`,
        moss.account,
      );
      const board = { board: 'more_or_less' };
      expect((await made(records.listBoardRows, { params: board }))['total']).toBe(1);
      await made(records.removeBoardRow, { params: { ...board, player: moss.player }, body: { reason } });
      expect((await made(records.listBoardRows, { params: board }))['total']).toBe(0);
    },
  ],
};

/** Calls by POST that change nothing outside of the caller's own preparations. */
const PREPARE = new Set(['adminPreview', 'adminBeginPasskey', 'adminBeginCode']);
const ofRoles = endpoints.filter(
  ({ policy: { access } }) => access === 'host' || access.endsWith('moderator'),
);

it('every acting call of the contract has an action here', () => {
  const acting = ofRoles.filter(({ method, name }) => method === 'POST' && !PREPARE.has(name));
  expect(Object.keys(actions).toSorted()).toEqual(acting.map(({ name }) => name).toSorted());
});

it.each(Object.entries(actions))('%s is in the log with its author', async (_name, [kind, action]) => {
  const found = async () =>
    (await made(records.listAudit, { query: { kind, by: 'Kestrel' } })) as {
      total: number;
      rows: { by: string; role: string }[];
    };
  const before = (await found()).total;
  await action();
  const { rows, total } = await found();
  expect(total).toBeGreaterThan(before);
  expect(rows[0]).toMatchObject({ by: 'Kestrel', role: 'host' });
});

/** Inputs of reading calls that need one. */
const inputs: Readonly<Record<string, () => Promise<Parameters<typeof call>[2]>>> = {
  adminPlayer: async () => about(),
  adminReport: async () => ({ params: { id: await reported() } }),
  adminReports: async () => ({ query: { state: 'decided' } }),
  adminTryName: async () => ({ query: { name: 'wombat' } }),
  adminBoardRows: async () => ({ params: { board: 'more_or_less' } }),
};

it.each(ofRoles.filter(({ method }) => method === 'GET').map((one) => [one.name, one] as const))(
  '%s answers in the declared shape, with no account id',
  async (name, endpoint) => {
    const body = JSON.stringify(await made(endpoint, (await inputs[name]?.()) ?? {}));
    for (const { account } of [host, moss]) expect(body).not.toContain(account);
  },
);

it('a backup from the future is listed last, and is not the last one', async () => {
  const future = 'hub-2099-01-01T00-00-00Z';
  mkdirSync(path.join(backups, future));
  await made(makeBackup, { body: { reason } });
  // Most often in the same second.
  const { madeAt } = await made(makeBackup, { body: { reason } });
  expect(await made(hub.overview)).toMatchObject({ host: { lastBackupAt: madeAt } });
  const { backups: listed } = await made(listBackups);
  expect((listed as { name: string }[]).at(-1)?.name).toBe(future);
  rmSync(path.join(backups, future), { recursive: true });
});

it('moderators see what was decided about a player, however much a host did since', async () => {
  const sedge = await newPlayer(server, 'Sedge');
  const params = { player: sedge.player };
  await made(players.renamePlayer, { params, body: { name: 'Rush', rule: 'names', reason } });
  for (let time = 0; time < 12; time += 1) await made(players.signPlayerOut, { params, body: { reason } });
  const moderator = await openedPage(server, 'moderator', 'Tansy');
  const kinds = async (page: TestPlayer) =>
    ((await call(page, players.showPlayer, { params })).body['audit'] as { kind: string }[]).map(
      ({ kind }) => kind,
    );
  expect(await kinds(moderator)).toEqual(['rename']);
  expect(await kinds(host)).toEqual(Array.from({ length: 10 }, () => 'sign out'));
});

it('settings contain no secret', async () => {
  const secret = 'a secret of at least sixteen letters';
  const other = await startServer({ variables: { HUB_SECRET: secret, METRICS_TOKEN: secret } });
  const page = await openedPage(other, 'host', 'Kestrel');
  const { body } = await call(page, hub.settingsInForce);
  expect(JSON.stringify(body)).not.toContain(secret);
  expect(body['rows']).toContainEqual({
    name: 'HUB_SECRET',
    value: 'given',
    isSecret: true,
    isDefault: false,
  });
  await other.stop();
});

it('refuses decisions of a moderator about an account with a role, and of anyone about the own account', async () => {
  const fenn = await openedPage(server, 'moderator', 'Fenn');
  const body = { name: 'Other', rule: null, reason };
  const statuses = async (page: TestPlayer, target: TestPlayer) =>
    (await call(page, players.renamePlayer, { params: { player: target.player }, body })).status;
  expect(await statuses(fenn, host)).toBe(403);
  expect(await statuses(fenn, fenn)).toBe(409);
  expect(await statuses(host, host)).toBe(409);
  expect(await statuses(host, fenn)).toBe(200);
  const role = await call(host, players.setRole, {
    params: { player: host.player },
    body: { role: null, reason },
  });
  expect(role.status).toBe(409);
});
