import type { DatabaseSync } from 'node:sqlite';
import type { Engine } from '@hub/server/store/engine.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareMoved, move } from './move.ts';
import { MoveError } from './move-error.ts';
import { openFilled } from './target.ts';
import { moveFixture } from './testing/move-fixture.ts';

/** Ignores progress. */
const silent = () => undefined;
const fixture = moveFixture();

describe('compareMoved', () => {
  let database: DatabaseSync;
  let engine: Engine;
  beforeEach(async () => {
    database = await fixture.filled();
    await move(database, await fixture.target(), silent);
    engine = await fixture.target(openFilled);
  });
  const refusal = (): Promise<string> =>
    compareMoved(database, engine, silent).then(
      () => 'nothing found',
      (error: unknown) => (error instanceof MoveError ? error.message : `not messages: ${String(error)}`),
    );

  it('finds no difference when nothing changed', async () =>
    expect(await compareMoved(database, engine, silent)).toMatchObject({ balanceEssence: 230 }));

  it('names exactly the tables that differ', async () => {
    const changes: readonly (readonly [RawBuilder<unknown>, string])[] = [
      [sql`update account set name = 'Grave' where name = 'Grace'`, 'account differs: 2 rows on both sides'],
      [
        sql`insert into daily_answer (mode, day, answer_id)
          values ('championRift', '2026-11-21', 'Ashe')`,
        'daily_answer differs: 1 row in the data',
      ],
      [sql`update ledger set note = null where note = ''`, 'ledger differs: 3 rows on both sides'],
      [
        sql`update match_player set score = 13 where score = 12`,
        'match_player differs: 2 rows on both sides',
      ],
      [
        sql`delete from recovery_code where hash = 'b'`,
        'recovery_code differs: 2 rows in the data folder, 1 in PostgreSQL.',
      ],
    ];
    for (const [change] of changes) await change.execute(engine.db);
    const messages = (await refusal()).split('\n');
    expect(messages).toEqual(changes.map(([, words]) => expect.stringContaining(words)));
  });

  it('finds a balance that is not the sum of its ledger on both sides', async () => {
    const wrong = 'update ledger set balance_after = 201 where sequence = 2';
    database.exec(wrong);
    await sql.raw(wrong).execute(engine.db);
    expect(await refusal()).toBe('1 account has a balance that is not the sum of the ledger.');
  });

  it('throws the reason when it cannot run', async () => {
    const cut = compareMoved(database, engine, async ({ table, isDone }) => {
      if (table !== 'ledger' || !isDone) return;
      const other = await fixture.target(openFilled);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(other.db);
    });
    await expect(cut).rejects.toThrow(/^The comparison failed: /);
  });

  it('requires a filled database', async () => {
    await fixture.renewDatabase();
    const refused = fixture.target(openFilled);
    await expect(refused).rejects.toThrow(
      'it does not contain a hub of this version. Fill it with move-to-postgres.',
    );
    await expect(refused).rejects.toBeInstanceOf(MoveError);
  });
});
