import type { SelectQueryBuilder } from 'kysely';

/** SQLite returns counts as numbers, PostgreSQL as strings. */
export type Count = number | string;

/** The number of rows that a query without columns finds. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select((of) => of.fn.countAll<Count>().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { readonly total: Count };
  return Number(total);
}
