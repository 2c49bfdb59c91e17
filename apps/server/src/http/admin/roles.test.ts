import {
  backupFilePath,
  FIRST_RUN_HEADER,
  firstRunFilePath,
} from '@hub/features/administration/calls/backups.ts';
import { listPlayers, suspendPlayer } from '@hub/features/administration/calls/players.ts';
import {
  call,
  newPlayer,
  openedPage,
  type Page,
} from '@hub/features/administration/http/testing/admin-page.ts';
import { endpoints } from '@hub/features/registry.ts';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/start-server.ts';

type Cell = 'in' | 'unauthorized' | 'account_suspended' | 'door_closed' | 'forbidden';
/** In this order: visitor, player, suspended player, room moderator, moderator, host, host without step-up. */
type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell];

const shut = 'door_closed';
const anybody: Row = ['in', 'in', 'in', 'in', 'in', 'in', 'in'];
/** With the player's token; what is behind it depends on the role. */
const token: Row = ['unauthorized', 'in', 'account_suspended', 'in', 'in', 'in', 'in'];
const rooms: Row = [shut, shut, shut, 'in', 'in', 'in', shut];
const moderator: Row = [shut, shut, shut, 'forbidden', 'in', 'in', shut];
const host: Row = [shut, shut, shut, 'forbidden', 'forbidden', 'in', shut];

/** Who may make which call: said here once more, apart from the contract. A call that is not here fails the test. */
const table: Readonly<Record<string, Row>> = {
  adminDoor: token,
  adminOpenByLink: token,
  adminOpenByCode: token,
  adminAskForPasskey: token,
  adminOpenByPasskey: token,
  adminOpenDoor: rooms,
  adminLockDoor: rooms,
  adminLockAllDoors: rooms,
  adminDoorKeys: rooms,
  adminBeginPasskey: rooms,
  adminAddPasskey: rooms,
  adminBeginCode: rooms,
  adminAddCode: rooms,
  adminRemoveKey: rooms,
  adminOverview: moderator,
  adminDoctor: host,
  adminRegistration: host,
  adminSetRegistration: host,
  adminInvite: host,
  adminEndInvitations: host,
  adminPreview: host,
  adminNews: host,
  adminAddNews: host,
  adminRemoveNews: host,
  adminAddNotice: host,
  adminRemoveNotice: host,
  adminMaintenance: host,
  adminSetMaintenance: host,
  adminSettings: host,
  adminPlayers: moderator,
  adminPlayer: moderator,
  adminRename: moderator,
  adminSuspend: moderator,
  adminLiftSuspension: moderator,
  adminSignOut: host,
  adminRecoveryCode: host,
  adminClosePlayer: host,
  adminRestorePlayer: host,
  adminGrant: host,
  adminRevoke: host,
  adminSetRole: host,
  adminErase: host,
  adminReports: rooms,
  adminReport: rooms,
  adminDecide: rooms,
  adminAnswers: moderator,
  adminReply: moderator,
  adminFeedback: moderator,
  adminRooms: rooms,
  adminCloseLobby: rooms,
  adminNameFilter: moderator,
  adminTryName: moderator,
  adminSetWord: host,
  adminBackups: host,
  adminMakeBackup: host,
  adminVerifyBackup: host,
  adminRestoreBackup: host,
  firstRun: anybody,
  becomeFirstHost: anybody,
  restoreFirstRun: anybody,
  discardFirstRun: anybody,
  adminAudit: host,
  adminBoardRows: host,
  adminRemoveBoardRow: host,
  adminSuspiciousRuns: moderator,
};

/** Calls of the administration, also those that features bring, and of the first page of an empty hub. */
const adminCalls = endpoints.filter(({ path }) => /^\/(?:admin|first-run)\b/.test(path));

let server: TestServer;
let callers: readonly (() => Promise<Page>)[];
beforeAll(async () => {
  server = await startServer();
  const hostPage = await openedPage(server, 'host', 'Kestrel');
  const suspended = await newPlayer(server, 'Rook');
  const body = { until: Date.now() + 3_600_000, rule: 'people', reason: 'insults' };
  await call(hostPage, suspendPlayer, { params: { player: suspended.player }, body });
  const player = await newPlayer(server, 'Moss');
  const { cookie: _cookie, key: _key, ...withoutStepUp } = hostPage;
  let number = 0;
  const opened = (role: Role) => () => openedPage(server, role, `Wren ${(number += 1)}`);
  callers = [
    async () => ({ url: server.url, origin: server.url }),
    async () => player,
    async () => suspended,
    // A session of its own for each call, because some end it.
    opened('room moderator'),
    opened('moderator'),
    opened('host'),
    async () => withoutStepUp,
  ];
});
afterAll(() => server.stop());

const SHUT: ReadonlySet<unknown> = new Set(['unauthorized', 'account_suspended', 'door_closed', 'forbidden']);
/** Refusals of the sign-in itself, which every player may try. */
const MESSAGES_BEHIND: ReadonlySet<unknown> = new Set(['This account has no role here.']);

async function cellOf(page: Page, endpoint: Endpoint): Promise<Cell> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  // No account has this id, and the body is empty: callers who are let in get a refusal that says so.
  const params = Object.fromEntries(names.map((name) => [name, 'AAAAAAAAAAAA']));
  const { body } = await call(page, endpoint, { params });
  const isShut = SHUT.has(body['error']) && !MESSAGES_BEHIND.has(body['message']);
  return isShut ? (body['error'] as Cell) : 'in';
}

it('every call of the contract has a row, and every row is a call', () =>
  expect(Object.keys(table).toSorted()).toEqual(adminCalls.map(({ name }) => name).toSorted()));

it.each(adminCalls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
  const cells = [];
  for (const caller of callers) cells.push(await cellOf(await caller(), endpoint));
  expect(cells).toEqual(table[name]);
});

it('the file of a backup is for hosts, and an upload needs the key of an empty hub', async () => {
  const cells = [];
  for (const caller of callers)
    cells.push(await cellOf(await caller(), { ...listPlayers, path: backupFilePath }));
  expect(cells).toEqual(host);
  const upload = await fetch(`${server.url}/api${firstRunFilePath.replace(':file', 'manifest.json')}`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/octet-stream',
      [FIRST_RUN_HEADER]: 'AAAA-AAAA-AAAA-AAAA',
    },
    body: 'x',
  });
  expect(upload.status).toBe(409);
});
