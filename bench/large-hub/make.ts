import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dayOf } from '@hub/engine/wire/days';
import { articles } from '../../features/shop/articles.ts';
import { shop } from '../../features/shop/server.ts';
import { hubOf } from '../../packages/server/src/hub.ts';
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { openDataFolder } from '../../packages/server/src/platform/data-folder.ts';
import { instanceSecret } from '../../packages/server/src/platform/instance-secret.ts';
import { databaseFile } from '../../packages/server/src/store/open-database.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import { accountIdOf, fillBoard, numbersFrom } from './crowd.ts';

const DAY_MS = 86_400_000;
/** How long the hub has been played, in days. */
const DAYS = 730;
const ESSENCE = 40;

/**
 * Fills a new data folder with a hub that has been played for two years: of ten matches six are score games and three daily
 * ones, each paid with a ledger entry, and one is a versus game of two. Few players have many matches, one in ten has none.
 */
export async function makeLargeHub(dataDir: string, players: number, matches: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  openDataFolder(dataDir);
  const file = databaseFile(dataDir);
  await fillBoard(file, players);
  const engine = await openSqlite(file);
  await shop(hubOf(engine, systemClock)).stock(articles);
  await engine.close();
  fillMatches(file, players, matches, Date.now() - DAYS * DAY_MS);
  instanceSecret(undefined, dataDir);
  chmodSync(file, 0o600);
}

function fillMatches(file: string, players: number, matches: number, from: number): void {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; pragma cache_size = -200000; begin');
  database.prepare('update account set created_at = ? + (rowid * ?) / ?').run(from, DAY_MS * 600, players);
  const match = database.prepare('insert into match values (?, ?, ?, ?, 0, ?)');
  const player = database.prepare('insert into match_player values (?, ?, ?, ?, ?, null, ?, null)');
  const pay = database.prepare(
    'insert into ledger (account_id, sequence, amount, balance_after, reason, reference, created_at) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const daily = database.prepare(
    'insert into daily_run (account_id, mode, day, attempts, completed_at) values (?, ?, ?, ?, ?)',
  );
  const entries = new Map<number, number>();
  const solved = new Set<string>();
  const next = numbersFrom(5);
  const anyone = (): number => Math.floor(next() ** 2 * players * 0.9);
  const reward = (number: number, reason: string, reference: string, at: number): void => {
    const sequence = (entries.get(number) ?? 0) + 1;
    entries.set(number, sequence);
    pay.run(accountIdOf(number), sequence, ESSENCE, sequence * ESSENCE, reason, reference, at);
  };
  for (let count = 0; count < matches; count += 1) {
    const at = Math.floor(from + (count * DAYS * DAY_MS) / matches);
    const id = randomBytes(18).toString('base64url');
    const [number, day] = [anyone(), dayOf(at)];
    const run = `${number}/${day}`;
    if (count % 10 === 9) {
      const others = (number + 1 + Math.floor(next() * players * 0.5)) % players;
      match.run(id, 'cooldown clash', 'multi', accountIdOf(number), at);
      for (const [seat, one] of [number, others].entries())
        player.run(id, seat, accountIdOf(one), at, null, null);
    } else if (count % 10 > 5 && !solved.has(run)) {
      solved.add(run);
      match.run(id, 'item rift', 'single', null, at);
      player.run(id, 0, accountIdOf(number), at, 4, null);
      daily.run(accountIdOf(number), 'itemRift', day, 4, at);
      reward(number, 'item_rift', `daily:itemRift:${day}`, at);
    } else {
      match.run(id, 'more or less', 'single', null, at);
      player.run(id, 0, accountIdOf(number), at, null, Math.floor(next() * 30));
      reward(number, 'more_or_less', `moreOrLess:${id}`, at);
    }
  }
  database.exec(`insert into newest_match (account_id, match_id, finished_at)
    select account_id, match_id, max(finished_at) from match_player group by account_id`);
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}
