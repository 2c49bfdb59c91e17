import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '../store/migrations/migrate.ts';
import { migrations } from '../store/migrations/migrations.ts';
import { NodeSqliteDialect } from '../store/node-sqlite.ts';
import { BackupError } from './files.ts';

/**
 * Compares a database with the tables, columns and indexes that the migrations make. Throws a BackupError when one is missing,
 * or when it has a trigger or a view, which a hub never makes. A newer schema is not known here.
 */
export async function compareSchema(file: string, schemaVersion: number): Promise<void> {
  if (schemaVersion > migrations.length) return;
  const reference = new DatabaseSync(':memory:');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(reference) });
    await migrate(db, migrations.slice(0, schemaVersion));
    const there = new Set(partsOf(database));
    const missing = partsOf(reference).find((part) => !there.has(part));
    if (missing !== undefined) throw new BackupError(`${file} is damaged: it has no ${missing}`);
    const foreign = [...there].find((part) => /^(?:trigger|view) /.test(part));
    if (foreign !== undefined) throw new BackupError(`${file} has a ${foreign}, which no hub makes`);
  } finally {
    database.close();
    reference.close();
  }
}

/** `table account`, `column account.id`, `index …` */
const partsOf = (database: DatabaseSync): readonly string[] =>
  database
    .prepare(
      `select type || ' ' || name as part from sqlite_schema where name not like 'sqlite_%'
       union all
       select 'column ' || t.name || '.' || c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`,
    )
    .all()
    .map(({ part }) => String(part));
