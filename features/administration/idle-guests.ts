import type { Db } from '@hub/server/hub.ts';
import { sql } from 'kysely';
import { MISSED_TABLES } from '../accounts/account-tables.ts';
import type { Offers } from '../offers.ts';
import { summaries } from './account-summaries.ts';

/** Open guests of whom nothing would be missed. */
export const idleGuests = (db: Db, { reports }: Pick<Offers, 'reports'>) =>
  summaries(db)
    .where('account.softDeletedAt', 'is', null)
    .where('identity.subject', 'is', null)
    .where((of) =>
      of.and(
        MISSED_TABLES.map(
          (table) =>
            sql<boolean>`not exists (select 1 from ${sql.table(table)} as kept where kept.account_id = account.id)`,
        ),
      ),
    )
    // Who reported a guest waits for what becomes of it.
    .where((of) => (reports === undefined ? of.lit(true) : of.not(reports.isWaitedFor())))
    .orderBy('account.createdAt');
