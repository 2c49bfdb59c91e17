import { countRows } from '@hub/server/store/count-rows.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely, Selectable } from 'kysely';
import type { FeedbackStore, StoredFeedback } from './ports.ts';

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
  async newest(limit, offset) {
    const rows = await db
      .selectFrom('feedback')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(toFeedback);
  },
  countSince: (at) => countRows(db.selectFrom('feedback').where('created_at', '>=', at)),
  async byId(id) {
    const row = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toFeedback(row);
  },
  async withSenders({ limit, offset }) {
    const rows = await db
      .selectFrom('feedback')
      .leftJoin('account', 'account.id', 'feedback.account_id')
      .select(['feedback.id', 'kind', 'text', 'page', 'feedback.created_at as at'])
      .select(['account.player_id as playerId', 'account.name'])
      .orderBy('feedback.created_at', 'desc')
      .orderBy('feedback.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return {
      rows: rows.map(({ playerId, name, at, ...row }) => ({
        ...row,
        at,
        from: playerId === null ? null : { id: playerId, name: name ?? '' },
      })),
      total: await countRows(db.selectFrom('feedback')),
    };
  },
});

const toFeedback = (row: Selectable<Tables['feedback']>): StoredFeedback => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  page: row.page ?? undefined,
  accountId: row.account_id ?? undefined,
  createdAt: row.created_at,
});
