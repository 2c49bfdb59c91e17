import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../apps/server/src/store/testing/postgres-server.ts';
import { untilQuiet } from './realtime/process-use.ts';
import { type Figures, measure } from './store/measure.ts';
import { type Operation, operations } from './store/operations.ts';
import { openOnPostgres, openOnSqlite, PLAYERS, stock, type World } from './store/worlds.ts';

/**
 * What the store does a second on SQLite and on PostgreSQL, for one caller and for many at once, on the same hub of ten
 * thousand players. Everything is as durable as in life. PostgreSQL works in processes of its own, SQLite in this one.
 */
const MS = 1_500;
const WARM_UP_MS = 200;
/** Characters of a database's figures in the table. */
const COLUMN = 27;

const folder = mkdtempSync(path.join(tmpdir(), 'hub-store-'));
const postgres = await startPostgres(['fsync=on', 'shared_buffers=256MB']);
try {
  const sqlite = await openOnSqlite(folder);
  const { world, rows, seconds } = await openOnPostgres(folder, await postgres.createDatabase());
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${PLAYERS} players; ${rows} rows moved and compared in ${seconds.toFixed(1)} s\n`);
  const worlds = [sqlite, world];
  for (const one of worlds) await stock(one);
  await untilQuiet(15_000);
  console.log(heads(worlds));
  for (const operation of operations) await compare(operation, worlds);
  for (const { store } of worlds) await store.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints one line for each number of callers. */
async function compare({ name, callers: several, run }: Operation, worlds: readonly World[]): Promise<void> {
  const begun = worlds.map(() => 0);
  for (const callers of several) {
    const found: Figures[] = [];
    for (const [index, { store }] of worlds.entries()) {
      for (const ms of [WARM_UP_MS, MS]) {
        const figures = await measure((number) => run(store, number), {
          callers,
          ms,
          from: begun[index] ?? 0,
        });
        begun[index] = figures.done;
        found[index] = figures;
      }
    }
    console.log(line(name, callers, found));
  }
}

function heads(worlds: readonly World[]): string {
  const names = worlds.map(({ name }) => name.padStart(COLUMN)).join('');
  return `${'a second, p50 and p99 in ms'.padEnd(30)}${names}   ratio`;
}

function line(name: string, callers: number, found: readonly Figures[]): string {
  const columns = found.map(({ perSecond, p50, p99 }) =>
    `${perSecond.toFixed(0).padStart(9)}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}`.padStart(
      COLUMN,
    ),
  );
  const ratio = (found[1]?.perSecond ?? Number.NaN) / (found[0]?.perSecond ?? Number.NaN);
  const who = callers === 1 ? 'one caller' : `${callers} callers`;
  return `${name.padEnd(18)}${who.padEnd(12)}${columns.join('')}${ratio.toFixed(2).padStart(8)}`;
}
