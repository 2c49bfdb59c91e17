import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { vi } from 'vitest';
import { openPostgres } from '../postgres.ts';
import type { Tables } from '../schema.ts';
import type { PostgresServer } from './postgres-server.ts';

/**
 * Returns a function that empties one database for the next test, once all sessions of the test before have ended. That
 * takes a fraction of creating and migrating another database.
 */
export function emptiedDatabase(server: PostgresServer): () => Promise<string> {
  let address: string | undefined;
  return async () => {
    address ??= await server.createDatabase();
    const engine = await openPostgres(address, pino({ level: 'silent' }), undefined, { poolSize: 1 });
    await vi.waitUntil(() => isUnused(engine.db), { timeout: 8_000, interval: 10 });
    await deleteAllRows(engine.db);
    await engine.close();
    return address;
  };
}

/** Whether only this session uses the database. PostgreSQL lists a session that has just ended for a moment. */
async function isUnused(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows.length === 0;
}

/** Deletes all rows of a database with the newest schema. */
export async function deleteAllRows(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migration'`.execute(db);
  const deletions = rows.map(({ name }) => `delete from ${name}`);
  // In no order, so without checks of foreign keys.
  const statements = ['begin', 'set local session_replication_role = replica', ...deletions, 'commit'];
  await sql.raw(statements.join('; ')).execute(db);
}
