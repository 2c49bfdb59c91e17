import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { describe, expect, it } from 'vitest';
import { gameId, settledPlayer, settlement, snapshot } from '../store/testing/rows.ts';
import { server, setUpServer } from '../testing/each-hub.ts';
import { admin, printedBy } from '../testing/printed-by.ts';
import type { TestServer } from '../testing/start-server.ts';

setUpServer({ isShared: true });

const call = <Reply>(...made: Parameters<TestServer['call']>) => server.call<Reply>(...made);
const guest = (name: string) => server.guest(name);

describe('npm run admin', () => {
  it('prints its usage, and an error for an unknown command', async () => {
    const help = await admin('--help');
    expect(help.code).toBe(0);
    for (const name of [
      'list',
      'show',
      'soft-delete',
      'restore',
      'grant',
      'suspicious-runs',
      'export',
      'backup',
    ])
      expect(help.out).toContain(`\n  ${name} `);
    for (const name of ['move-to-postgres', 'compare-with-postgres'])
      expect(help.out).toContain(`\n  ${name}\n`);
    expect((await admin()).code).toBe(2);
    const text = 'There is no command grand. grant may be meant. npm run admin -- help lists them.';
    expect(await admin('grand', 'x')).toEqual({ code: 2, out: text, err: text });
    expect((await admin('invite', '--help')).out).toMatch(/^Usage: npm run admin -- invite \[--uses/);
    expect((await admin('constructor')).code).toBe(2);
  });

  it.each([
    [['show'], 'Name the player'],
    [['list', '--all'], 'There is no option --all here.'],
    [['list', '--page'], '--page needs a value.'],
    [['list', '--page=0'], '--page must be a whole number from 1'],
    [['grant', 'x'], 'Give the player, the amount and the reason.'],
    [['grant', 'x', '10'], 'Give the reason'],
    [['grant', 'x', '-10', 'no'], 'The amount must be a whole number from 1'],
    [['restore-backup', 'x'], 'Name the backup'],
    [['suspend', 'x', '--until', '7d'], 'Give the reason'],
    [['suspend', 'x', '--until', '2020-01-01', '--reason', 'x'], '--until must be a coming day'],
    [['close-lobby', 'ABC'], 'Give the six characters of the lobby'],
    [['soft-delete', 'x', '--since', '10'], 'Give either one player, or --address-of or --since.'],
    [['soft-delete', '--yes'], 'Give either one player, or'],
    [['registration', 'maybe'], 'Say open, invite or closed.'],
    [['prune-guests', '--days', '0'], '--days must be a whole number from 1'],
    [['notice', 'add', '--text', 'x', '--until', 'soon'], '--until must be'],
    [['notice', 'add', '--text', 'x'.repeat(301)], 'may have 300 characters'],
  ])('prints the usage for %j', async (words, message) => {
    const { code, err } = await admin(...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run admin -- ');
  });

  it.each([['show'], ['soft-delete'], ['restore'], ['export']])(
    '%s fails for unknown names',
    async (name) => {
      const text = 'There is no player Nobody.';
      expect(await admin(name, 'Nobody')).toEqual({ code: 1, out: text, err: text });
    },
  );

  it('creates no data folder or database', async () => {
    const folder = tempFolder();
    const err = `There is no hub in ${folder}. Set DATA_DIR to its data folder.`;
    expect(await printedBy(['list'], { DATA_DIR: folder })).toMatchObject({ code: 1, err });
    const wrong = await printedBy(['list'], { PORT: 'x' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
  });

  it('does not migrate data of an older version', async () => {
    const folder = tempFolder();
    const file = path.join(folder, 'hub.sqlite');
    await (await openSqlite(file, migrations.slice(0, 2))).close();
    const err = expect.stringContaining('it is from an older version. Start the hub once') as string;
    expect(await printedBy(['list'], { DATA_DIR: folder })).toMatchObject({ code: 1, err });
    await (await openSqlite(file, migrations.slice(0, 2))).close();
  });

  it('lists players by a part of their name with pages', async () => {
    for (let number = 1; number <= 21; number += 1) await guest(`Paged ${number}`);
    const first = await admin('list', 'paged');
    expect(first.out).toContain('Paged 21');
    expect(first.out).toContain('21 found, page 1 of 2');
    expect(first.out).not.toMatch(/Paged 1 /);
    expect((await admin('list', 'paged', '--page', '2')).out).toMatch(/Paged 1 /);
    expect((await admin('list', 'no such name')).out).toBe('0 found, page 1 of 1');
  });

  it('asks for the player id when several players have the name', async () => {
    const twins = [await guest('Twin'), await guest('Twin')];
    const { code, err } = await admin('show', 'Twin');
    expect(code).toBe(1);
    for (const twin of twins) expect(err).toContain(twin.player_id);
    for (const twin of twins) {
      expect((await admin('show', twin.player_id)).out).toContain(`account id  ${twin.id}`);
      expect((await admin('show', twin.id)).out).toContain(`player id   ${twin.player_id}`);
    }
  });

  it('accepts a player id that begins with hyphens', async () => {
    expect((await admin('show', '--abcdefghij')).err).toBe('There is no player --abcdefghij.');
    expect((await admin('show', '-abcdefghijk')).err).toBe('There is no player -abcdefghijk.');
  });
});

describe('npm run admin -- grant', () => {
  it('changes the balance seen by the running server at once, with the reason in the ledger', async () => {
    const player = await guest('Granted');
    const { code, out } = await admin('grant', player.player_id, '150', 'Sorry', 'for the outage');
    expect(code).toBe(0);
    expect(out).toBe(`Granted 150 BE to Granted (${player.player_id}). Balance: 150 BE`);
    const body = await call(`/accounts/${player.id}/ledger`, player.token);
    expect(body).toMatchObject({ entries: [{ amount: 150, reason: 'grant', note: 'Sorry for the outage' }] });
    expect((await admin('show', 'Granted')).out).toMatch(/150 +150 +grant +Sorry for the outage/);
  });

  it('pays once per reference, and every time without one', async () => {
    const player = await guest('Twice');
    for (let time = 0; time < 2; time += 1)
      expect((await admin('grant', 'Twice', '10', 'Prize', '--reference', 'cup-1')).code).toBe(0);
    expect((await admin('grant', 'Twice', '10', 'Prize', '--reference', 'cup-1')).out).toContain(
      'nothing changed. Balance: 10 BE',
    );
    for (let time = 0; time < 2; time += 1) await admin('grant', 'Twice', '5', 'Tip');
    const body = await call(`/accounts/${player.id}/current-blue-essence`, player.token);
    expect(body).toEqual({ blueEssence: 20 });
  });
});

describe('npm run admin -- soft-delete', () => {
  it('makes the running server refuse the account at once, until it is restored', async () => {
    const player = await guest('Shut');
    expect((await admin('soft-delete', 'Shut')).code).toBe(0);
    expect(await call(`/accounts/${player.id}/items`, player.token)).toMatchObject({
      error: 'account_deleted',
    });
    expect(await call('/accounts/', player.token)).toMatchObject({ softDeleted: true });
    expect(await admin('soft-delete', 'Shut')).toMatchObject({ code: 1, err: 'Shut is deleted already.' });
    expect((await admin('list', '--deleted')).out).toMatch(/Shut .* deleted /);
    expect((await admin('restore', 'Shut')).out).toBe(`Restored Shut (${player.player_id}).`);
    expect(await call(`/accounts/${player.id}/items`, player.token)).toEqual([]);
    expect(await admin('restore', 'Shut')).toMatchObject({ code: 1, err: 'Shut is not deleted.' });
  });

  it('suspends an account that its owner deleted', async () => {
    const player = await guest('Sly');
    expect(await call(`/accounts/${player.id}/delete`, player.token, { name: 'Sly' })).not.toHaveProperty(
      'error',
    );
    expect((await admin('soft-delete', 'Sly')).out).toBe(
      `Deleted Sly (${player.player_id}). Its owner had deleted it; it will not be erased. Undo: restore ${player.player_id}`,
    );
    expect((await admin('show', 'Sly')).out).toMatch(/state +deleted \d/);
    expect(await admin('soft-delete', 'Sly')).toMatchObject({ code: 1, err: 'Sly is deleted already.' });
  });
});

const send = async (text: string, token?: string, page = '/shop'): Promise<string> => {
  return (await call<{ id: string }>('/feedback', token, { kind: 'bug', text, page })).id;
};

it('npm run admin in a pipe ends without an error when the reader has closed it', async () => {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'main.ts'), 'list'], {
    env: { PATH: process.env['PATH'], DATA_DIR: server.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(err).toBe('');
  expect(code).toBe(0);
});

describe('npm run admin -- suspicious-runs', () => {
  it('lists runs newest first, one line each, without control characters', async () => {
    expect((await admin('suspicious-runs')).out).toBe('No entries.');
    const { id, player_id, token } = await guest('Quick');
    const run = (number: number, mode: 'single' | 'multi', reason: string) => ({
      snapshot: snapshot({ roomId: gameId(number), over: true }),
      settlement: settlement(id, {
        gameId: gameId(number),
        game: mode === 'multi' ? 'more or less' : 'rift guesser',
        mode,
        finishedAt: Date.parse('2026-11-20T12:00:00Z') + number * 60_000,
        rewards: [],
        players: [settledPlayer(id, { score: 60 + number })],
        suspicions: [{ accountId: id, reason, figures: { answers: 61, fast: 60 } }],
      }),
    });
    await server.hub.store.rooms.save([run(1, 'multi', 'too_fast'), run(2, 'single', 'red \u001b[31malert')]);
    const [head, newest, oldest, ...more] = (await admin('suspicious-runs')).out.split('\n');
    expect(head).toMatch(/^when +player +id +game +score +reason +figures$/);
    expect(newest).toMatch(
      /^2026-11-20 12:02 {2}Quick .* rift guesser +62 +red ..31malert +answers 61, fast 60$/,
    );
    expect(newest).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(oldest).toContain(player_id);
    expect(oldest).toMatch(/more or less, coop +61 +answers faster than a person can give them +answers 61/);
    expect(more).toEqual([]);
    expect((await admin('suspicious-runs', '--page', '2')).out).toBe('No entries.');
    expect(await call('/accounts/', token)).toMatchObject({ softDeleted: false });
  });
});

describe('npm run admin -- export', () => {
  it('prints the same data as the export call of the player', async () => {
    const player = await guest('Exported');
    await admin('grant', 'Exported', '70', 'Gift');
    await send('Red \u001b[31malert\u202e\u{e0041}\u0085', player.token);
    const { out } = await admin('export', 'Exported');
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    const printed = JSON.parse(out) as object;
    const body = await call<object>(`/accounts/${player.id}/export`, player.token);
    const time = { exportedAt: expect.any(Number) };
    expect({ ...printed, ...time }).toEqual({ ...body, ...time });
    expect(printed).toMatchObject({ account: { name: 'Exported' }, ledger: [{ amount: 70 }] });
  });

  it('writes a new file with mode 600 and never overwrites one', async () => {
    await guest('Filed');
    const folder = tempFolder();
    const file = path.join(folder, 'filed.json');
    expect((await admin('export', 'Filed', '--out', file)).out).toBe(`Written to ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { name: 'Filed' } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await admin('export', 'Filed', '--out', file)).err).toContain(`${file} cannot be written`);
  });
});

/** A file with commitments noted earlier. */
const noted = (): string => path.join(server.dataDir, 'noted.json');

describe('verify-dailies', () => {
  it('checks the days of a running hub, and commitments noted earlier', async () => {
    const proofs = await call<{ day: string; commitment: string }[]>('/dailies/championRift/proofs');
    const days = Object.fromEntries(proofs.map(({ day, commitment }) => [day, commitment]));
    writeFileSync(noted(), JSON.stringify({ championRift: days }));
    const { code, out } = await admin('verify-dailies', '--noted', noted());
    expect(code).toBe(0);
    expect(out).toContain('championRift: ');
    expect(out).toMatch(/3 not over, 0 broken/);
  });

  it('fails when a day was changed or left out', async () => {
    server.sql(
      'update daily_commitment set previous = nonce where day = (select max(day) from daily_commitment)',
    );
    const { code, out, err } = await admin('verify-dailies');
    expect(code).toBe(1);
    expect(out).toContain('the day before does not fit');
    expect(err).toMatch(/\d days are not what was promised/);
    server.sql('delete from daily_commitment where day = (select max(day) from daily_commitment)');
    expect((await admin('verify-dailies')).code).toBe(0);
    expect((await admin('verify-dailies', '--noted', noted())).out).toContain('a day is missing');
  });

  it('refuses a range without days, and a file without commitments', async () => {
    expect((await admin('verify-dailies', '--from', 'monday')).code).toBe(2);
    expect((await admin('verify-dailies', '--noted', '/nowhere')).code).toBe(1);
  });
});
