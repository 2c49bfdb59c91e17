import type { Kysely } from 'kysely';
import type { FeedbackStore } from '../domain/feedback/ports.ts';
import type { Tables } from './schema.ts';

export const feedbackStore = (db: Kysely<Tables>): FeedbackStore => ({
  async add({ id, kind, text, page, accountId, createdAt }) {
    await db
      .insertInto('feedback')
      .values({
        id,
        kind,
        text,
        page: page ?? null,
        account_id: accountId ?? null,
        created_at: createdAt,
      })
      .execute();
  },
});
