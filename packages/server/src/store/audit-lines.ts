import type { Db, Hub, Tx } from '../hub.ts';
import type { LoggedAction } from './host-action.ts';

/**
 * Makes changes and adds their line in one transaction; `change` that returns false changed nothing, and adds none. Changes
 * only rows that it does not depend on otherwise, and may be called again after a pause of this process.
 */
export const logged = <Result>(
  { transaction }: Pick<Hub, 'transaction'>,
  action: LoggedAction,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  transaction(
    'process',
    async (tx) => {
      const result = await change(tx);
      if (result !== false) await insertAction(tx, action);
      return result;
    },
    'read committed',
  );

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
