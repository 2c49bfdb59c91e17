import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql } from 'kysely';
import { summaries } from './account-summaries.ts';
import { MISSED_TABLES } from './account-tables.ts';

/** Open guests of whom nothing would be missed. */
export const idleGuests = (db: Kysely<Tables>) =>
  summaries(db)
    .where('account.soft_deleted_at', 'is', null)
    .where('identity.subject', 'is', null)
    .where((of) =>
      of.and(
        MISSED_TABLES.map((table) => {
          const stored = sql.table(table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
          return sql<boolean>`not exists (select 1 from ${stored} as kept where kept.account_id = account.id)`;
        }),
      ),
    )
    // Who reported a guest waits for what becomes of it.
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('report_case')
            .select('report_case.id')
            .whereRef(sql.ref('report_case.subject'), '=', 'account.id')
            .where('report_case.decided_at', 'is', null),
        ),
      ),
    )
    .orderBy('account.created_at');
