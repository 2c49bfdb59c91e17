import type { Kysely, Transaction } from 'kysely';
import { type Db, type HubTables, named } from '../hub.ts';
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
  await named(db)
    .insertInto('hostAction')
    .values({
      ...action,
      createdAt: at,
      actorAccount: by?.account ?? null,
      actorRole: by?.role ?? null,
    })
    .execute();
}
