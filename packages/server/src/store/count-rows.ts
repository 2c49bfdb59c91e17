import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** SQLite returns counts as numbers, PostgreSQL as strings. */
export type Count = number | string;

/** The number of rows that a query without columns finds. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query.select((of) => of.fn.countAll<Count>().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
