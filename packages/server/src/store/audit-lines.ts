import type { Db, Tx } from '../hub.ts';
import type { LoggedAction } from './host-action.ts';

/** Makes changes and adds their line in one transaction; `change` that returns false changed nothing, and adds none. */
export const logged = (
  db: Db,
  action: LoggedAction,
  change: (tx: Tx) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isDone = await change(tx);
    if (isDone) await insertAction(tx, action);
    return isDone;
  });

/** Adds a line to the audit log, also in the caller's transaction. */
export async function insertAction(db: Db, { at, by, ...action }: LoggedAction): Promise<void> {
  await db
    .insertInto('hostAction')
    .values({
      ...action,
      createdAt: at,
      actorAccount: by?.account ?? null,
      actorRole: by?.role ?? null,
    })
    .execute();
}
