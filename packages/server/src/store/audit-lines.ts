import type { Kysely, Transaction } from 'kysely';
import type { Db, HubTables } from '../hub.ts';
import type { LoggedAction } from './host-action.ts';
import type { Tables } from './schema.ts';

/** Runs an act and adds its line in one transaction; an act that returns false changed nothing, and adds none. */
export const logged = <Named extends Tables | HubTables>(
  db: Kysely<Named>,
  action: LoggedAction,
  act: (tx: Transaction<Named>) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isDone = await act(tx);
    if (isDone) await insertAction(tx as unknown as Db, action);
    return isDone;
  });

/** Adds a line to the audit log, also in the caller's transaction. */
export async function insertAction(
  db: Kysely<Tables> | Db,
  { at, by, ...action }: LoggedAction,
): Promise<void> {
  // Written in the names of the database, which features' context leaves as they are.
  await (db as Kysely<Tables>)
    .insertInto('host_action')
    .values({
      ...action,
      created_at: at,
      actor_account: by?.account ?? null,
      actor_role: by?.role ?? null,
    })
    .execute();
}
