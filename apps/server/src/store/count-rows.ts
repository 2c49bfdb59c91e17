import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** The number of rows that a query without columns finds. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query
    .select((of) => of.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
