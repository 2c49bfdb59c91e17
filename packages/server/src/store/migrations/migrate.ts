import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

type MigrationTable = { schema_migration: { version: number; name: string } };

/**
 * Runs the missing migrations in one transaction. Throws before any change when the database comes from a newer version
 * of the hub. `enter` takes a lock where several servers share a database.
 */
export async function migrate(
  db: Kysely<unknown>,
  steps: readonly Migration[],
  enter?: (tx: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enter?.(tx);
    const table = tx as unknown as Kysely<MigrationTable>;
    await table.schema
      .createTable('schema_migration')
      .ifNotExists()
      .addColumn('version', 'integer', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .execute();
    const row = await table
      .selectFrom('schema_migration')
      .select(sql<number>`coalesce(max(version), 0)`.as('version'))
      .executeTakeFirstOrThrow();
    if (row.version > steps.length) {
      throw new Error(
        `The database has schema version ${row.version}, this hub supports versions up to ${steps.length}. Run the newer hub that wrote it.`,
      );
    }
    for (const [index, step] of steps.entries()) {
      if (index < row.version) continue;
      await step.up(tx);
      await table
        .insertInto('schema_migration')
        .values({ version: index + 1, name: step.name })
        .execute();
    }
  });
}
