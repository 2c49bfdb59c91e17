import path from 'node:path';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { expect, it } from 'vitest';
import { CREATION_FORMS } from '../realtime/testing/lobby-fixture.ts';
import { replaceServer, restartServer, server, setUpServer } from '../testing/each-hub.ts';
import { admin, follows, invitationIn, printedBy } from '../testing/printed-by.ts';
import { startServer } from '../testing/start-server.ts';

type Created = { readonly token?: string; readonly error?: string };

setUpServer();

const create = (name: string, invitation?: string) =>
  server.call<Created>('/accounts/create', undefined, { name, invitation });

const enter = (token: string, path: string = chainOfLegends.path) => server.join(path, token);

it('registration by invitation lets in as many as invited, and nobody by an ended, used or made up one', async () => {
  const { token = '' } = await create('Ann');
  expect((await admin('registration', 'maybe')).code).toBe(2);
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
  const { token = '' } = await create('Ann');
  const socket = await enter(token, cooldownClash.path);
  const { payload } = await socket.ask('createLobby', CREATION_FORMS.clash);
  const { lobbyId } = payload as { lobbyId: string };
  await socket.ask('joinLobby', { lobbyId });
  await admin('maintenance', 'on', 'Back at <8>');
  expect(await socket.closed).toEqual({ code: 4503, reason: 'maintenance' });
  const page = await fetch(`${server.url}/dailyRifts`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Back at &lt;8>'.replace('>', '&gt;'));
  expect(await create('Bob')).toEqual({ error: 'maintenance', message: 'Back at <8>' });
  await expect(enter(token)).rejects.toThrow(/503/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);

  await restartServer();
  expect(await create('Bob')).toMatchObject({ error: 'maintenance' });
  await admin('maintenance', 'off');
  await follows(async () => expect(await create('Bob')).toHaveProperty('token'));
  const again = await enter(token, cooldownClash.path);
  expect((await again.ask('joinLobby', { lobbyId })).action).toBe('joinedLobby');
  await again.close();
});

it('name-filter refuses and allows words of the host, also for renames', async () => {
  const { token = '' } = await create('Ann');
  expect(token).not.toBe('');
  await admin('name-filter', 'refuse', 'Kraken');
  await admin('name-filter', 'allow', 'Admin');
  await follows(async () =>
    expect(await create('My KrÄken 1')).toMatchObject({ error: 'username_not_allowed' }),
  );
  expect(await create('Admin')).toHaveProperty('token');
  expect((await admin('rename', 'Ann', 'Kraken')).out).toContain('refused by the filter');
  expect((await admin('name-filter', 'forget', 'Kraken')).out).toBe(
    'Refused: nothing of your own\nAllowed: Admin',
  );
  await follows(async () => expect(await create('Kraken')).toHaveProperty('token'));
});

it('rotate-secret keeps players signed in for a while, and nobody when the old secret has leaked', async () => {
  const { token = '' } = await create('Ann');
  const own = (with_ = token) => server.call<Created>('/accounts/', with_);
  expect((await admin('rotate-secret')).out).toContain('in use');
  const { dataDir } = server;
  const rotate = async (...words: string[]): Promise<void> => {
    const kept = tempFolder();
    await admin('backup', path.join(kept, 'backup'));
    await server.stop();
    for (const command of [
      ['restore-backup', path.join(kept, 'backup'), dataDir],
      ['rotate-secret', ...words],
    ])
      expect((await printedBy(command, { DATA_DIR: dataDir })).code).toBe(0);
    const wrong = startServer({
      dataDir,
      variables: { HUB_SECRET: 'the secret of another hub, long enough' },
    });
    await expect(wrong).rejects.toThrow('belongs to another secret');
    await replaceServer({ dataDir });
  };
  await rotate('--days', '2', '--reason', 'Every year');
  const renewed = (await own()).token ?? '';
  expect(renewed).not.toBe('');
  expect((await own(renewed)).token).toBeUndefined();
  expect((await admin('audit')).out).toMatch(/rotate secret +2 days +Every year/);
  await admin('make-host', 'Ann');
  expect(server.rows('select hash from admin_link')).toHaveLength(1);
  await rotate('--at-once');
  expect(server.rows('select hash from admin_link')).toEqual([]);
  expect(await own()).toMatchObject({ error: 'unauthorized' });
  expect(await own(renewed)).toMatchObject({ error: 'unauthorized' });
});

it('prune-guests erases old guests without a game, a role or anything they own', async () => {
  for (const name of ['Idle', 'Coded', 'Rich', 'Other', 'Kestrel']) await create(name);
  await admin('recovery-code', 'Coded');
  await admin('grant', 'Rich', '5', 'Gift');
  await admin('make-host', 'Kestrel');
  const { administration } = server.hub.features;
  expect((await admin('prune-guests', '--days', '0')).code).toBe(2);
  const idle = await administration.idleGuests(Date.now() + 1000);
  expect(idle.map(({ name }) => name)).toEqual(['Idle', 'Other']);
  expect((await admin('prune-guests', '--days', '1', '--yes')).out).toBe('Erased 0 guests.');
  server.sql('update account set created_at = 5');
  expect((await admin('prune-guests', '--days', '1')).out).toContain('2 guests would be erased');
  expect((await admin('prune-guests', '--days', '1', '--yes')).out).toBe('Erased 2 guests.');
  expect((await admin('list')).out).toMatch(/Gone [^]*Gone /);
});
