import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bearer, newGuest, openHub } from './testing/open-hub.ts';

const [A, B] = ['the secret that the hub began with', 'another secret, long enough as well'];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hub-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the hub on the same data folder, does something and stops it. */
async function started<T>(variables: object, act: (hub: Awaited<ReturnType<typeof openHub>>) => Promise<T>) {
  const open = await openHub({
    clock: new ManualClock('2026-11-20T12:00:00Z'),
    variables: { DATA_DIR: dataDir, ...variables },
  });
  try {
    return await act(open);
  } finally {
    await open.close();
  }
}

function sql<Row>(statement: string): Row[] {
  const database = new DatabaseSync(path.join(dataDir, 'hub.sqlite'));
  try {
    return database.prepare(statement).all() as Row[];
  } finally {
    database.close();
  }
}

const ADMIN_TABLES = ['admin_session', 'admin_link', 'admin_challenge', 'admin_code', 'admin_passkey'];

/** Rows of an administrator in every table of the administration. */
function signIn(account: string): void {
  const id = `'${account}'`;
  sql(`insert into administrator (account_id, role, granted_at) values (${id}, 'host', 1)`);
  for (const table of ADMIN_TABLES) {
    const columns = sql<{ name: string; type: string; notnull: number }>(
      `select name, type, "notnull" from pragma_table_info('${table}')`,
    ).filter(({ notnull }) => notnull === 1);
    const value = ({ name, type }: { name: string; type: string }) =>
      name === 'account_id' ? id : /int/i.test(type) ? '9000000000000' : "'x'";
    sql(
      `insert into ${table} (${columns.map(({ name }) => name).join()}) values (${columns.map(value).join()})`,
    );
  }
}

const openTables = () => ADMIN_TABLES.filter((table) => sql(`select 1 from ${table}`).length > 0);
const status = (token: string) => async (open: Awaited<ReturnType<typeof openHub>>) =>
  (await open.app.inject({ url: '/api/accounts/', headers: bearer(token) })).statusCode;

it('a start with a secret that the database does not know refuses, and changes nothing', async () => {
  const me = await started({ HUB_SECRET: A }, ({ app }) => newGuest(app));
  signIn(me.id);
  await expect(started({ HUB_SECRET: B }, status(me.token))).rejects.toThrow(
    'The database of DATA_DIR belongs to another secret, and this one would sign all players out.',
  );
  expect(openTables()).toEqual(ADMIN_TABLES);
  expect(await started({ HUB_SECRET: A }, status(me.token))).toBe(200);
});

it('a start with a new secret beside the former one keeps players, and ends what the former opened to hosts', async () => {
  const me = await started({ HUB_SECRET: A }, ({ app }) => newGuest(app));
  signIn(me.id);
  expect(await started({ HUB_SECRET: B, HUB_SECRET_FORMER: A }, status(me.token))).toBe(200);
  expect(openTables()).toEqual(['admin_passkey']);
  expect(await started({ HUB_SECRET: B }, status(me.token))).toBe(401);
  await expect(started({ HUB_SECRET: A }, status(me.token))).rejects.toThrow('another secret');
});

it('a data folder without its secret gets another one, which ends what the lost one opened', async () => {
  const me = await started({}, ({ app }) => newGuest(app));
  signIn(me.id);
  rmSync(path.join(dataDir, 'secret'));
  expect(await started({}, status(me.token))).toBe(401);
  expect(openTables()).toEqual(['admin_passkey']);
});
