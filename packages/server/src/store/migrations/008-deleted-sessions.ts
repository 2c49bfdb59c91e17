import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Revokes the tokens of accounts that were deleted when deletion did not revoke them yet: they could undo it. */
export const deletedSessions: Migration = {
  name: 'deleted sessions',
  async up(db: Kysely<unknown>) {
    await sql`update account set token_version = token_version + 1
      where erase_at is not null and erased_at is null`.execute(db);
  },
};
