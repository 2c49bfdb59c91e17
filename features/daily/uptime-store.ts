import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { UptimeStore } from './ports.ts';

const ROW = { id: 1 } as const;

export const uptimeStore = (db: Kysely<Tables>): UptimeStore => ({
  async lastSeen() {
    const row = await db.selectFrom('last_seen').select('seen_at').executeTakeFirst();
    return row?.seen_at;
  },
  async see(at) {
    await db
      .insertInto('last_seen')
      .values({ ...ROW, seen_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
      .execute();
  },
  async addOutage({ beganAt, endedAt }) {
    await db
      .insertInto('outage')
      .values({ began_at: beganAt, ended_at: endedAt })
      .onConflict((conflict) => conflict.column('began_at').doNothing())
      .execute();
  },
  outages: () =>
    db
      .selectFrom('outage')
      .select(['began_at as beganAt', 'ended_at as endedAt'])
      .orderBy('began_at')
      .execute(),
});
