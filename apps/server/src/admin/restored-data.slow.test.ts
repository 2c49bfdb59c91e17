import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import type { Account, PlayerNotice } from '@hub/protocol/http/accounts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREATION_FORMS } from '../realtime/testing/lobby-fixture.ts';
import { gameId, settledPlayer, settlement, snapshot } from '../store/testing/rows.ts';
import { invitationIn, printedBy } from '../testing/printed-by.ts';
import type { SignedIn } from '../testing/server-access.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

type Own = Account & { readonly notices?: readonly PlayerNotice[] };

let dataDir: string;
let backups: string;
let server: TestServer;
const variables = () => ({ DATA_DIR: dataDir, BACKUP_DIR: backups, LOG_LEVEL: 'silent' });
beforeEach(async () => {
  dataDir = tempFolder();
  backups = tempFolder();
  server = await startServer({ dataDir, variables: variables() });
});
afterEach(() => server.stop());

/** Runs a command beside the running server. */
const admin = (...words: string[]) => printedBy(words, variables());

const call = <Reply>(...made: Parameters<TestServer['call']>) => server.call<Reply>(...made);
const guest = (name: string) => server.guest(name);
const own = ({ token }: SignedIn) => call<Own>('/accounts/', token);
const enter = ({ token }: SignedIn) => server.join(chainOfLegends.path, token);

/** Every value of every text column, with its table and column. */
function texts(): string[] {
  const database = new DatabaseSync(path.join(dataDir, 'hub.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const found = tables.flatMap(({ name }) => {
    const rows = database.prepare(`select * from "${String(name)}"`);
    rows.setReadBigInts(true);
    return rows
      .all()
      .flatMap((row) =>
        Object.entries(row).map(([column, value]) => `${String(name)}.${column} = ${String(value)}`),
      );
  });
  database.close();
  return found;
}

it('erase leaves the player in no column; a restored backup is erased again, and ended invitations stay ended', async () => {
  const [player, other] = [await guest('Old$(1'), await guest('Bob')];
  await admin('suspend', 'Bob', '--until', '1h', '--reason', 'Insulted Old$(1');
  await admin('suspend', 'Bob', '--lift', '--reason', 'Old$(1 agreed');
  await admin('rename', 'Old$(1', 'Zyra$(1', '--reason', 'Old$(1 is rude');
  const account = player.id;
  for (const [{ token }, text, page] of [
    [player, 'I am Zyra$(1', '/shop'],
    [other, 'Zyra$(1 cheats, unlike Zyra$(12', `/profile/${player.player_id}`],
    [other, 'ZYRA$(1 and the team-zyra$(1-fans', '/shop'],
  ] as const)
    await call('/feedback', token, { kind: 'bug', text, page });
  server.sql(
    `insert into report_case (id, kind, subject, name, first_at, last_at, owner_id) values ('case', 'lobby', 'ABC234', 'Zy of Ra', 5, 5, ?)`,
    account,
  );
  const lobby = await enter(await guest('Cy'));
  const created = await lobby.ask('createLobby', { ...CREATION_FORMS.chain, name: 'House of zyra$(1' });
  const { lobbyId } = created.payload as { lobbyId: string };
  await server.hub.ownership.signIn.link(account, 'subject-of-zyra');
  await server.hub.store.rooms.save([
    {
      snapshot: snapshot({ roomId: gameId(1), over: true }),
      settlement: settlement(account, {
        gameId: gameId(1),
        players: [settledPlayer(account, { score: 60 })],
        scores: [{ accountId: account, board: 'more_or_less', score: 60 }],
        rewards: [],
      }),
    },
  ]);
  await admin('recovery-code', player.id, '--reason', 'Zyra$(1 lost the phone');
  await admin('grant', 'Bob', '5', 'For helping Zyra$(1', '--reference', 'Zyra$(1 and Old$(1');
  await admin('notice', 'add', '--text', 'Zyra$(1\nwon', '--reason', 'Zyra$(1 asked');
  await admin('news', 'add', 'Zyra$(1', '--text', `[Old$(1](/profile/${player.player_id})`);
  await admin('maintenance', 'on', 'Zyra$(1 repairs');
  await admin('maintenance', 'off');
  await admin('suspend', 'Bob', '--until', '1h', '--reason', `Insulted Zyra$(1 (${player.player_id})`);
  const code = invitationIn((await admin('invite', '--uses', '5')).out);
  const backup = path.join(backups, 'before');
  expect((await admin('backup', backup)).code).toBe(0);
  const socket = await enter(player);

  expect((await admin('erase', player.id)).out).toContain('would be erased');
  expect((await admin('erase', player.id, '--yes', '--reason', 'Asked by Zyra$(1')).code).toBe(0);
  expect(await socket.closed).toMatchObject({ code: 4401 });
  const isOfPlayer = (text: string) =>
    /(?:zyra|old)\$\(1(?!2)/i.test(text) ||
    text.includes(player.player_id) ||
    text.includes('subject-of-zyra');
  // A server that runs takes it from the name of a lobby.
  await expect.poll(() => texts().filter(isOfPlayer)).toEqual([]);
  expect(texts().some((text) => text.includes('Zy of Ra'))).toBe(false);
  expect((await lobby.ask('joinLobby', { lobbyId })).payload).toMatchObject({ lobbyData: { name: 'Lobby' } });
  expect(texts().some((text) => text.includes('A former player and the team-A former player-fans'))).toBe(
    true,
  );
  expect(texts().some((text) => text.includes('A former player cheats, unlike Zyra$(12'))).toBe(true);
  expect((await admin('audit', player.id)).out).toMatch(/erase +\S.*\) +Asked by A former player/);
  expect((await own(other)).notices?.[0]?.text).toBe('Insulted A former player (A former player)');
  expect(await call('/accounts/', player.token)).toMatchObject({ error: 'account_deleted' });
  expect((await admin('erase', player.id, '--yes')).code).toBe(1);

  await admin('invite', '--end-all');
  await admin('invite');

  // The machine is lost: only the folder with the backups is left.
  await server.stop();
  expect(existsSync(dataDir)).toBe(false);
  expect((await admin('restore-backup', backup, dataDir)).code).toBe(0);
  expect(texts().some(isOfPlayer)).toBe(true);
  // The server may know nothing of the folder with the backups.
  server = await startServer({ dataDir, variables: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } });
  await expect.poll(() => texts().filter(isOfPlayer)).toEqual([]);
  await admin('registration', 'invite');
  const create = (invitation?: string) => call('/accounts/create', undefined, { name: 'Eve', invitation });
  await expect.poll(() => create()).toMatchObject({ error: 'invitation_needed' });
  expect(await create(code)).toMatchObject({ error: 'invitation_needed' });
  expect((await admin('registration')).out).not.toContain('invitation for');
});

it('rotate-secret accepts old tokens for a while, and none of them when the old secret has leaked', async () => {
  const { token } = await guest('Ann');
  const accountBy = (shown = token) => call<{ token?: string; error?: string }>('/accounts/', shown);
  expect((await admin('rotate-secret')).out).toContain('in use');
  const rotate = async (...words: string[]): Promise<void> => {
    const kept = tempFolder();
    await admin('backup', path.join(kept, 'backup'));
    await server.stop();
    for (const command of [
      ['restore-backup', path.join(kept, 'backup'), dataDir],
      ['rotate-secret', ...words],
    ])
      expect((await admin(...command)).code).toBe(0);
    const wrong = startServer({
      dataDir,
      variables: { HUB_SECRET: 'the secret of another hub, long enough' },
    });
    await expect(wrong).rejects.toThrow('belongs to another secret');
    server = await startServer({ dataDir, variables: variables() });
  };
  await rotate('--days', '2', '--reason', 'Every year');
  const renewed = (await accountBy()).token ?? '';
  expect(renewed).not.toBe('');
  expect((await accountBy(renewed)).token).toBeUndefined();
  expect((await admin('audit')).out).toMatch(/rotate secret +2 days +Every year/);
  await admin('make-host', 'Ann');
  expect(server.rows('select hash from admin_link')).toHaveLength(1);
  await rotate('--at-once');
  expect(server.rows('select hash from admin_link')).toEqual([]);
  expect(await accountBy()).toMatchObject({ error: 'unauthorized' });
  expect(await accountBy(renewed)).toMatchObject({ error: 'unauthorized' });
});
