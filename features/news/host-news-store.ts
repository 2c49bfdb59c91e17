import { logged } from '@hub/server/store/audit-lines.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { HostNewsStore } from './ports.ts';

export const hostNewsStore = (db: Kysely<Tables>): HostNewsStore => ({
  async add({ at, ...item }, action) {
    await logged(db, action, async (tx) => {
      await tx
        .insertInto('host_news')
        .values({ ...item, created_at: at })
        .execute();
      return true;
    });
  },
  remove: (id, action) =>
    logged(db, action, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('host_news')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) === 1;
    }),
  newest: (limit) =>
    db
      .selectFrom('host_news')
      .select(['id', 'title', 'text', 'created_at as at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
});
