import { setRole } from '@hub/features/administration/calls/players.ts';
import { closeRoom, listRooms } from '@hub/features/administration/calls/rooms.ts';
import { ownSession } from '@hub/features/administration/calls/session.ts';
import {
  call,
  newPlayer,
  openedPage,
  type TestPlayer,
} from '@hub/features/administration/http/testing/admin-page.ts';
import { decideReport, listReports, showReport } from '@hub/features/reports/admin-calls.ts';
import { sendReport } from '@hub/features/reports/calls.ts';
import { beforeEach, expect, it } from 'vitest';
import { server, setUpServer } from '../../testing/each-hub.ts';

/** A moderator of the lobbies of Chain of Legends. */
let fenn: TestPlayer;
let host: TestPlayer;
setUpServer();
beforeEach(async () => {
  host = await openedPage(server, 'host', 'Kestrel');
  fenn = await openedPage(server, 'room moderator', 'Fenn');
  for (const [id, kind] of [
    ['ABC234', 'chainOfLegends'],
    ['DEF567', 'cooldownClash'],
    ['GHJ234', 'championRift'],
  ] as const)
    server.sql(
      `insert into room_snapshot (room_id, kind, state_version, facts_version, seats, version, state, opened_at, updated_at, is_over)
         values (?, ?, 1, '', '[]', 1, '{"settings":{"name":"Quiet evening"},"phase":"open","sealedPassword":null}', 5, 5, 0)`,
      id,
      kind,
    );
  await reportAll();
});

/** Reports of one player about both lobbies and the host. */
async function reportAll(): Promise<void> {
  const moss = await newPlayer(server, 'Moss');
  for (const target of [
    { kind: 'lobby', lobby: 'ABC234' },
    { kind: 'lobby', lobby: 'DEF567' },
    { kind: 'player', player: host.player },
  ])
    await call(moss, sendReport, { body: { target, place: 'lobby', reason: 'insults' } });
}

const casesFor = async (page: TestPlayer) => {
  const { body } = await call(page, listReports, { query: { state: 'waiting' } });
  return body['rows'] as { readonly id: string; readonly about: { readonly lobby: string | null } }[];
};

const close = async (id: string) =>
  (await call(fenn, closeRoom, { params: { id }, body: { reason: 'Rude' } })).body;

it('sees and closes the lobbies of the own games only', async () => {
  for (const only of ['all', 'lobbies'])
    expect((await call(fenn, listRooms, { query: { only } })).body).toMatchObject({
      rows: [{ id: 'ABC234', isReported: true }],
      total: 1,
    });
  for (const id of ['DEF567', 'GHJ234']) expect(await close(id)).toMatchObject({ error: 'game_not_found' });
  expect(await close('ABC234')).toEqual({ done: true });
});

it('sees of a lobby its seats, its owner, and whether a report waits that is not about the moderator', async () => {
  const wren = await newPlayer(server, 'Wren');
  const state = {
    settings: { name: 'Quiet evening', maxPlayers: 4 },
    phase: 'playing',
    sealedPassword: null,
    players: [{ bot: null }, { bot: null }, { bot: 'weak' }],
    owner: 1,
  };
  const sit = async (seats: readonly TestPlayer[]) => {
    const accounts = JSON.stringify(seats.map(({ account }) => account));
    server.sql('update room_snapshot set state = ?, seats = ?', JSON.stringify(state), accounts);
    server.sql('delete from room_seat');
    for (const { account } of seats)
      server.sql(
        "insert into room_seat (account_id, kind, room_id) values (?, 'chainOfLegends', 'ABC234')",
        account,
      );
    return (await call(fenn, listRooms, { query: {} })).body['rows'];
  };
  const lobby = { hasStarted: true, maxPlayers: 4, bots: 1 };
  expect(await sit([host, wren])).toMatchObject([
    { lobby: { ...lobby, owner: wren.player }, isReported: true },
  ]);
  // Reports of versions before do not tell the owner: all who sit there are parties.
  server.sql('update report_case set owner_id = null');
  expect(await sit([wren, fenn])).toMatchObject([
    { lobby: { ...lobby, owner: fenn.player }, isReported: false },
  ]);
  server.sql("update room_snapshot set state = 'damaged'");
  expect((await call(fenn, listRooms, { query: {} })).body['rows']).toMatchObject([
    { lobby: { name: '', maxPlayers: 0, bots: 0, owner: null } },
  ]);
});

it('sees and decides the reports about them only', async () => {
  const all = await casesFor(host);
  expect(all).toHaveLength(3);
  expect((await call(fenn, ownSession)).body).toMatchObject({ role: 'room moderator', reportsWaiting: 1 });
  const [own] = await casesFor(fenn);
  expect(own?.about.lobby).toBe('ABC234');
  const body = { outcome: 'no breach', rule: null, reason: '' };
  for (const { id } of all.filter((one) => one.id !== own?.id))
    for (const [endpoint, input] of [
      [showReport, {}],
      [decideReport, { body }],
    ] as const)
      expect((await call(fenn, endpoint, { params: { id }, ...input })).body['error']).toBe('not_found');
  const params = { id: own?.id };
  expect((await call(fenn, showReport, { params })).body).toMatchObject({ joined: 1, isOpen: true });
  expect((await call(fenn, decideReport, { params, body })).body).toEqual({ done: true });
  expect(await casesFor(fenn)).toEqual([]);
  expect(await casesFor(host)).toHaveLength(2);
});

it('says that a lobby is gone only once it is', async () => {
  const [own] = await casesFor(fenn);
  const params = { id: own?.id };
  const body = { outcome: 'lobby gone', rule: null, reason: '' };
  expect((await call(fenn, decideReport, { params, body })).body).toMatchObject({ error: 'invalid_request' });
  server.sql('delete from room_snapshot where room_id = ?', 'ABC234');
  // Whose lobby it was is not known any more: it is for those who see all reports.
  expect((await call(host, decideReport, { params, body })).body).toEqual({ done: true });
});

it('is named by a host, for one game or several', async () => {
  const wren = await newPlayer(server, 'Wren');
  const give = async (games?: readonly string[]) =>
    (
      await call(host, setRole, {
        params: { player: wren.player },
        body: { role: 'room moderator', games, reason: '' },
      })
    ).body;
  for (const games of [undefined, [], ['championRift']])
    expect(await give(games)).toMatchObject({ error: 'invalid_request' });
  expect((await give(['chainOfLegends', 'cooldownClash']))['link']).toContain('/admin/link#');
  const log = (await server.hub.features.administration.audit({ subject: wren.account, limit: 1, offset: 0 }))
    .rows;
  expect(log).toMatchObject([{ kind: 'role', reason: 'room moderator of chainOfLegends, cooldownClash' }]);
});
