import { DatabaseSync } from 'node:sqlite';
import { migrate } from '@hub/server/store/migrations/migrate.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { NodeSqliteDialect } from '@hub/server/store/node-sqlite.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import * as fc from 'fast-check';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillEveryTable } from '../testing/table-rows.ts';
import { compare } from './compare.ts';
import { Fingerprinting } from './fingerprint.ts';
import { type Row, type Rows, sqliteRows } from './rows.ts';
import { tablesOf } from './tables.ts';

const fingerprintOf = (rows: readonly Row[]) => {
  const fingerprinting = new Fingerprinting();
  for (const row of rows) fingerprinting.add(row);
  return fingerprinting.result();
};

describe('Fingerprinting', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  const someRows = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 20 });

  it('returns the same digest in any order', () => {
    const shuffled = someRows.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    fc.assert(
      fc.property(shuffled, ([rows, other]) => {
        expect(fingerprintOf(other)).toEqual(fingerprintOf(rows));
      }),
    );
  });

  it('returns another digest for a changed, swapped or repeated value', () => {
    fc.assert(
      fc.property(someRows, value, ([first, ...rest], other) => {
        fc.pre(first !== undefined && first[0] !== other);
        const before = fingerprintOf([first ?? [], ...rest]);
        expect(fingerprintOf([[other, first?.[1]], ...rest])).not.toEqual(before);
        expect(fingerprintOf([first ?? [], ...rest, ...rest, first ?? []])).not.toEqual(before);
      }),
    );
    const pairs: readonly (readonly [readonly Row[], readonly Row[]])[] = [
      [
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          ['a', 2],
          ['b', 1],
        ],
      ],
      [
        [['a'], ['a']],
        [['b'], ['b']],
      ],
    ];
    for (const [one, other] of pairs) expect(fingerprintOf(one)).not.toEqual(fingerprintOf(other));
  });

  it('distinguishes null, an empty text, a number and its digits', () => {
    const digests = [null, '', 0, '0', 'null'].map((one) => fingerprintOf([[one]]).digest);
    expect(new Set(digests).size).toBe(digests.length);
  });
});

describe('compare', () => {
  let database: DatabaseSync;
  let db: Kysely<Tables>;
  beforeAll(async () => {
    database = new DatabaseSync(':memory:');
    db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
    await migrate(db as unknown as Kysely<unknown>, migrations);
    await fillEveryTable(db);
  });
  afterAll(() => db.destroy());

  it('finds one changed value in any column of any table', async () => {
    const tables = tablesOf(database);
    const read = sqliteRows(database);
    expect(await compare(tables, read, read, () => undefined)).toEqual([]);
    for (const { name, columns } of tables) {
      for (const [changed, column] of columns.entries()) {
        const other: Rows = async function* changeFirst(table) {
          for await (const [first = [], ...rest] of read(table)) {
            yield table.name === name ? [first.with(changed, 'other'), ...rest] : [first, ...rest];
          }
        };
        const found = await compare(tables, read, other, () => undefined);
        expect
          .soft(
            found.map(({ table }) => table),
            `${name}.${column}`,
          )
          .toEqual([name]);
      }
    }
  });
});
