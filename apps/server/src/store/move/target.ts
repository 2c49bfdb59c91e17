import { counted } from '@hub/server/platform/counted.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Migration } from '@hub/server/store/migrations/migration.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openDatabase } from '@hub/server/store/open-database.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql } from 'kysely';
import { MoveError } from './move-error.ts';
import type { Table } from './tables.ts';

type DatabaseAddress = { readonly databaseUrl: string; readonly dataDir: string };

/** Opens the target PostgreSQL and creates the schema if there is none. Refuses an older schema. */
export const openEmpty = (address: DatabaseAddress, logger: Logger): Promise<Engine> =>
  open(address, logger, schemaFromNothing());

/** Opens a PostgreSQL that has been filled, without changing it. */
export const openFilled = (address: DatabaseAddress, logger: Logger): Promise<Engine> =>
  open(address, logger, noSteps);

async function open(address: DatabaseAddress, logger: Logger, steps: readonly Migration[]): Promise<Engine> {
  try {
    return await openDatabase(address, logger, { steps });
  } catch (error) {
    throw new MoveError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const noSteps: readonly Migration[] = migrations.map(({ name }) => ({
  name,
  up: async () => {
    throw new Error('it does not contain a hub of this version. Fill it with move-to-postgres.');
  },
}));

function schemaFromNothing(): readonly Migration[] {
  let isNew = false;
  return migrations.map((step, index) => ({
    name: step.name,
    async up(db) {
      isNew ||= index === 0;
      if (!isNew) throw new Error('it is from an older version. Create a new, empty database for the move.');
      await step.up(db);
    },
  }));
}

/** Locks all tables until the transaction ends. Throws a MoveError when one has rows. */
export async function lockEmptyTables(tx: Kysely<Tables>, tables: readonly Table[]): Promise<void> {
  const all = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${all} in exclusive mode`.execute(tx);
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      tx,
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0) continue;
    throw new MoveError(
      `The PostgreSQL database is not empty: ${name} holds ${counted(count, 'row')}. A move needs a new, empty database; nothing was changed in this one.`,
    );
  }
}
