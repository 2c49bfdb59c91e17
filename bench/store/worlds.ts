import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { articles } from '../../apps/server/src/domain/shop/articles.ts';
import { move } from '../../apps/server/src/store/move/move.ts';
import { openEmpty } from '../../apps/server/src/store/move/target.ts';
import { databaseFile, openDatabase } from '../../apps/server/src/store/open-database.ts';
import { createStore, type Store } from '../../apps/server/src/store/store.ts';
import { accountIdOf, fillBoard } from '../leaderboards/crowd.ts';

export const PLAYERS = 10_000;
const MATCHES_EACH = 5;
/** Enough to buy everything. */
const BALANCE = 1_000_000;
const logger = pino({ level: 'silent' });
const checkpointWorker = path.resolve(
  import.meta.dirname,
  '../../apps/server/src/store/checkpoint-worker.ts',
);

/** The same hub on one of the databases. */
export type World = { readonly name: 'SQLite' | 'PostgreSQL'; readonly store: Store };

/** Makes a hub of ten thousand players in a data folder, and answers with it on SQLite. */
export async function openOnSqlite(dataDir: string): Promise<World> {
  const file = databaseFile(dataDir);
  await fillBoard(file, PLAYERS);
  fillRest(file);
  const engine = await openDatabase({ databaseUrl: undefined, dataDir }, logger, { checkpointWorker });
  return { name: 'SQLite', store: createStore(engine) };
}

/** Moves the hub of a data folder into an empty PostgreSQL, tells how long that took, and answers with it there. */
export async function openOnPostgres(
  dataDir: string,
  databaseUrl: string,
): Promise<{ readonly world: World; readonly rows: number; readonly seconds: number }> {
  const source = new DatabaseSync(databaseFile(dataDir));
  const engine = await openEmpty({ databaseUrl, dataDir }, logger);
  const from = performance.now();
  const { rows } = await move(source, engine, () => undefined);
  const seconds = (performance.now() - from) / 1_000;
  source.close();
  return { world: { name: 'PostgreSQL', store: createStore(engine) }, rows, seconds };
}

/** Writes balances and played games for all players past the store, as playing would have. */
function fillRest(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; begin');
  const pay = database.prepare(
    "insert into ledger values (?, 1, ${BALANCE}, ${BALANCE}, 'grant', 'start', 0, null)".replaceAll(
      '${BALANCE}',
      String(BALANCE),
    ),
  );
  const match = database.prepare("insert into match values (?, 'more or less', 'single', null, 0, ?)");
  const player = database.prepare('insert into match_player values (?, 0, ?, ?, null, null, ?, null)');
  for (let number = 0; number < PLAYERS; number += 1) {
    pay.run(accountIdOf(number));
    for (let time = 0; time < MATCHES_EACH; time += 1) {
      const id = `old-${number}-${time}`;
      match.run(id, time);
      player.run(id, accountIdOf(number), time, 1);
    }
  }
  database.exec('commit');
  database.close();
}

/** Puts the shop's articles on sale. */
export const stock = ({ store }: World): Promise<unknown> => store.shop.stock(articles);
