import { DatabaseSync } from 'node:sqlite';
import { fold } from '../../features/leaderboards/best-scores.ts';
import { indexText, searchRowId } from '../../packages/server/src/store/name-search.ts';
import { nextSortKey, spansOf } from '../../packages/server/src/store/sort-key.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';

const BOARD = 'more_or_less';

/** A row of numbers below 1 that is the same in every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Most games end early, a few go far: a quarter of all have a best of 1, one in a thousand of more than 100. */
function scoreOf(next: () => number): number {
  const mean = next() < 0.02 ? 30 : 4;
  return Math.min(400, 1 + Math.floor(Math.log(1 - next()) / Math.log(1 - 1 / mean)));
}

const STARTS = ['', ...'b d f g h j k l m n r s t v z sh th dr'.split(' ')];
const VOWELS = 'a e i o u'.split(' ');
const ENDS = ['', '', '', ...'n r l s x th'.split(' ')];

/** Two to four syllables, and a number behind every third. */
function nameOf(next: () => number): string {
  const one = (of: readonly string[]): string => of[Math.floor(next() * of.length)] ?? '';
  const syllable = () => one(STARTS) + one(VOWELS) + one(ENDS);
  const name = Array.from({ length: 2 + Math.floor(next() * 3) }, syllable).join('');
  return (next() < 0.33 ? `${name}${Math.floor(next() * 1_000)}` : name).slice(0, 12);
}

export const playerIdOf = (number: number): string => `player${String(number).padStart(6, '0')}`.slice(-12);
export const accountIdOf = (number: number): string =>
  `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Fills a new database file with that many players of one board, past the store: as it would have become by playing. */
export async function fillBoard(file: string, players: number): Promise<void> {
  await (await openSqlite(file)).close();
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; begin');
  const next = numbersFrom(players);
  const last = new Map<number, number>();
  const counts = new Map<string, number>();
  const account = database.prepare(
    'insert into account (id, player_id, name, token_version, created_at) values (?, ?, ?, 0, 0)',
  );
  const best = database.prepare('insert into best_score values (?, ?, ?, ?, ?, ?, 1)');
  const named = database.prepare('insert into board_name (rowid, pieces) values (?, ?)');
  const names: { readonly standing: number; readonly name: string }[] = [];
  for (let number = 0; number < players; number += 1) {
    const [score, name] = [scoreOf(next), nameOf(next)];
    const standing = nextSortKey(score, last.get(score));
    last.set(score, standing);
    for (const { level, span } of spansOf(standing)) {
      const key = `${level}/${span}`;
      counts.set(key, 1 + (counts.get(key) ?? 0));
    }
    account.run(accountIdOf(number), playerIdOf(number), name);
    best.run(BOARD, accountIdOf(number), score, number, standing, fold(name));
    names.push({ standing, name });
  }
  // In the order of the places, which is the index's own and the fastest to write.
  for (const { standing, name } of names.toSorted((a, b) => a.standing - b.standing)) {
    named.run(searchRowId(BOARD, standing), indexText(fold(name)));
  }
  const count = database.prepare('insert into board_count values (?, ?, ?, ?)');
  for (const [key, counted] of counts) {
    const [level, span] = key.split('/').map(Number);
    count.run(BOARD, level ?? 0, span ?? 0, counted);
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}
