import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Day } from '@hub/engine/wire/ids';
import { sha256 } from '@hub/features/daily/answers.ts';
import { createDaily } from '@hub/features/daily/server.ts';
import { outagesOn } from '@hub/features/daily/testing/memory-store.ts';
import { checkProofs } from '@hub/protocol/daily-proof';
import { systemClock } from '@hub/server/platform/clock.ts';
import { readEnvironment } from '@hub/server/platform/environment.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Migration } from '@hub/server/store/migrations/migration.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openPostgres } from '@hub/server/store/postgres.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChampionRiftPlayer } from '../realtime/testing/champion-rift-player.ts';
import { type RunningHub, serve } from '../serve.ts';
import { dailiesOf } from '../store/testing/rows.ts';
import { ADMIN, PROCESS_VARIABLES } from '../testing/main-process.ts';
import { printedBy } from '../testing/printed-by.ts';
import { playersAt } from '../testing/server-access.ts';

const logger = pino({ level: 'silent' });
const databases = testDatabases();

let dataDir: string;
let databaseUrl: string;
let running: RunningHub | undefined;
beforeEach(async () => {
  dataDir = tempFolder();
  databaseUrl = await databases.createEmpty();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(variables: Readonly<Record<string, string>> = {}) {
  running = await serve({
    environment: readEnvironment({ PORT: '0', DATA_DIR: dataDir, ...variables }),
    clock: systemClock,
    logger,
    version: 'test',
    webFolder: path.join(dataDir, 'no-pages'),
  });
  return playersAt(running.url);
}
const stop = async (): Promise<void> => running?.stop();

const admin = (...words: string[]) => adminWith({ DATABASE_URL: databaseUrl }, ...words);
const adminWith = (variables: Readonly<Record<string, string>>, ...words: string[]) =>
  printedBy(words, { DATA_DIR: dataDir, ...variables });

type Players = Awaited<ReturnType<typeof start>>;
const enter = async ({ join }: Players, token: string) =>
  new ChampionRiftPlayer(await join('/ws/championRift', token));

/** Champions whose names are their ids, without the one of today, which would end the game. */
function wrongChampions(): readonly string[] {
  const database = new DatabaseSync(path.join(dataDir, 'hub.sqlite'), { readOnly: true });
  const answers = database.prepare("select answer_id from daily_answer where mode = 'championRift'").all();
  database.close();
  return ['Annie', 'Ashe', 'Ahri', 'Zed'].filter((id) => answers.every((row) => row['answer_id'] !== id));
}

describe('npm run admin -- move-to-postgres', () => {
  it('moves a hub with a running game: players, balances, items and the game continue', async () => {
    const sqlite = await start();
    const { id, token } = await sqlite.guest('Mover');
    expect((await adminWith({}, 'grant', 'Mover', '5000', 'To', 'shop')).code).toBe(0);
    const [item] = await sqlite.call<{ id: string }[]>('/shop/type/username_effect', token);
    const bought = await sqlite.ask('/shop/purchase', token, { itemId: item?.id, accountId: id });
    expect(bought.status).toBe(200);
    const parts = ['', `${id}/current-blue-essence`, `${id}/items`, `${id}/ledger`];
    const told = async ({ ask }: Players) => {
      const replies = await Promise.all(parts.map((part) => ask(`/accounts/${part}`, token)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      return replies;
    };
    const rift = await enter(sqlite, token);
    const { gameId } = (await rift.start()).state;
    const [first = '', second = '', third = ''] = wrongChampions();
    await rift.guess(gameId, first);
    const { guesses } = (await rift.guess(gameId, second)).state;
    const before = await told(sqlite);
    expect(await admin('move-to-postgres')).toMatchObject({
      code: 1,
      err: `A server uses ${path.join(dataDir, 'hub.sqlite')}. Stop it first.`,
    });
    await stop();

    const moved = await admin('move-to-postgres');
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toMatch(/^copied account: 1 row$/m);
    expect(moved.out).toMatch(/^compared ledger: 2 rows$/m);
    expect(moved.out).toMatch(/^Moved and compared: \d+ rows in \d+ tables, \d+ BE in all$/m);
    expect((await admin('compare-with-postgres')).out).toMatch(/^The same on both sides: \d+ rows/m);

    const there = await start({ DATABASE_URL: databaseUrl });
    expect(await told(there)).toEqual(before);
    const resumed = await enter(there, token);
    expect((await resumed.start()).state).toMatchObject({ gameId, guesses, version: 2 });
    expect((await resumed.guess(gameId, third)).state.guesses).toHaveLength(3);
    await there.guest('Newcomer');
    await stop();

    // The data folder is unchanged, and later changes are in PostgreSQL only.
    const compared = await admin('compare-with-postgres');
    expect(compared.code).toBe(1);
    expect(compared.err).toContain('account differs: 1 row in the data folder, 2 in PostgreSQL.');
    expect(compared.err).toContain('room_snapshot differs');
    expect(compared.err).not.toContain('ledger');
    const again = await admin('move-to-postgres');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') });
    await expect(start()).rejects.toThrow(
      `The data in ${dataDir} was moved to PostgreSQL. Set DATABASE_URL.`,
    );
    expect((await adminWith({}, 'list')).err).toContain('was moved to PostgreSQL');
    rmSync(path.join(dataDir, 'moved-to-postgres'));
    expect(await told(await start())).toEqual(before);
  });

  it('keeps the proofs of thirty days, also after a restored backup, and their chain goes on', async () => {
    await start();
    await stop();
    const clock = new ManualClock('2026-10-01T15:00:00Z');
    const mode = 'riddleRift';
    const answers = Array.from({ length: 40 }, (_, index) => `answer ${index}`);
    const commitDays = async (database: Engine, days: number) => {
      const secret = secretFrom('a secret of the tests');
      const daily = createDaily({
        store: dailiesOf({ engine: database }),
        uptime: outagesOn(),
        secret,
        clock,
      });
      daily.register({ mode, answers });
      for (let day = 0; day < days; day += 1) {
        await daily.commitAhead();
        clock.advance(DAY_MS);
      }
      const proofs = (await daily.proofsOf(mode, { from: '2026-10-01' as Day })) ?? [];
      await database.close();
      return proofs;
    };
    const open = () => openSqlite(path.join(dataDir, 'hub.sqlite'));
    await commitDays(await open(), 20);
    const backup = path.join(dataDir, 'backup');
    expect((await adminWith({}, 'backup', backup)).code).toBe(0);
    const before = await commitDays(await open(), 10);
    expect((await adminWith({}, 'restore-backup', backup, dataDir)).code).toBe(0);
    const again = await commitDays(await open(), 0);
    expect(again).toHaveLength(22);
    expect((await admin('move-to-postgres')).code).toBe(0);
    const after = await commitDays(await openPostgres(databaseUrl, logger), 5);
    expect(after.slice(0, 22)).toEqual(before.slice(0, 22));
    const noted = new Map(before.map(({ day, commitment }) => [day as string, commitment]));
    const checked = await checkProofs({ mode, proofs: after, noted, now: clock.now(), digest: sha256 });
    expect(checked.map(({ status }) => status)).toEqual([
      'late',
      ...Array.from({ length: 21 }, () => 'proven'),
      // Lost with the data, and committed again after the restore.
      ...Array.from({ length: 9 }, () => 'late'),
      ...Array.from({ length: 4 }, () => 'proven'),
      'open',
      'open',
    ]);
  });

  it('requires both DATA_DIR and DATABASE_URL to point to a database', async () => {
    expect(await adminWith({}, 'move-to-postgres')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Set DATABASE_URL to the PostgreSQL database.'),
    });
    const none = await admin('move-to-postgres');
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('Set DATA_DIR to the data folder.') });
    await (await openSqlite(path.join(dataDir, 'hub.sqlite'))).close();
    const gone = databaseUrl.replace(/\w+$/, 'missing');
    const refused = await adminWith({ DATABASE_URL: gone }, 'move-to-postgres');
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database missing at 127.0.0.1'),
    });
  });

  it('leaves the database empty when it is killed half-way, and can be run again', async () => {
    const file = path.join(dataDir, 'hub.sqlite');
    await (await openSqlite(file)).close();
    const database = new DatabaseSync(file);
    database.exec(`with recursive flow(number) as (select 1 union all select number + 1 from flow where number < 60000)
      insert into used_sign_in_flow (id, expires_at) select 'flow-' || number, number from flow`);
    database.close();
    const child = spawn(process.execPath, [ADMIN, 'move-to-postgres'], {
      env: { ...PROCESS_VARIABLES, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // The first table is copied; `used_sign_in_flow` is copied last.
    for await (const chunk of child.stdout) if (String(chunk).includes('copied')) child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');

    expect(await admin('move-to-postgres')).toMatchObject({
      code: 0,
      out: expect.stringContaining('compared used_sign_in_flow: 60000 rows'),
    });
  });

  it('refuses data of another version and damaged data before it changes PostgreSQL', async () => {
    const file = path.join(dataDir, 'hub.sqlite');
    const refusal = async (): Promise<string> => {
      const { code, err } = await admin('move-to-postgres');
      rmSync(file);
      return code === 1 ? err : `ended with ${code}`;
    };
    await (await openSqlite(file, migrations.slice(0, -1))).close();
    expect(await refusal()).toContain('is from an older version. Start the hub once without DATABASE_URL');

    const newer: Migration = { name: 'newer', up: async () => undefined };
    await (await openSqlite(file, [...migrations, newer])).close();
    expect(await refusal()).toContain('is from a newer version. Use the hub that wrote it.');

    await (await openSqlite(file)).close();
    const database = new DatabaseSync(file);
    database.exec(`pragma foreign_keys = off;
      insert into news_like (news_id, account_id, created_at) values ('launch', 'nobody', 1)`);
    database.close();
    expect(await refusal()).toContain('a row refers to a missing row');

    // Not even the schema was created.
    const untouched = await openPostgres(databaseUrl, logger, []);
    const tables = await untouched.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(['schema_migration']);
    await untouched.close();
  });
});
