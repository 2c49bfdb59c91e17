import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Signs out the accounts that their owners deleted while deleting did not: their tokens could undo the deletion. */
export const deletedSessions: Migration = {
  name: 'deleted sessions',
  async up(db: Kysely<unknown>) {
    await sql`update account set token_version = token_version + 1
      where erase_at is not null and erased_at is null`.execute(db);
  },
};
