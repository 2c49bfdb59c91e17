import type { Kysely } from 'kysely';
import type { AdministrationStore, HostAction } from '../domain/administration/ports.ts';
import { updateListings } from './listings.ts';
import type { Tables } from './schema.ts';

type HostActionStore = Pick<AdministrationStore, 'rename' | 'addAction' | 'actionsSince'>;

/** Actions of the host that running servers have to follow. */
export const hostActionStore = (db: Kysely<Tables>): HostActionStore => ({
  rename: (account, name, action, at) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('account')
        .set({ name })
        .where('id', '=', account)
        .where('erased_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return false;
      await updateListings(tx, account);
      await insertAction(tx, action, at);
      return true;
    }),
  addAction: (action, at) => insertAction(db, action, at),
  actionsSince: (at) =>
    db
      .selectFrom('host_action')
      .select(['id', 'kind', 'subject'])
      .where('created_at', '>=', at)
      .orderBy('created_at')
      .execute(),
});

async function insertAction(db: Kysely<Tables>, action: HostAction, at: number): Promise<void> {
  await db
    .insertInto('host_action')
    .values({ ...action, created_at: at })
    .execute();
}
