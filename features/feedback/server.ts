import type { Mount } from '@hub/server/http/mount.ts';
import type { Hub } from '@hub/server/hub.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import { v7 } from 'uuid';
import { type AdminMount, pageOf } from '../administration/http/mount.ts';
import { listFeedback } from './admin-calls.ts';
import { sendFeedback } from './calls.ts';
import './tables.ts';

/** Reports of bugs and ideas, from players and visitors, for the host to read. */
export type Feedback = ReturnType<typeof feedback>;
/** A report with the names of its sender, null for a visitor. */
export type ShownFeedback = NonNullable<Awaited<ReturnType<Feedback['byId']>>>;

export const feedback = ({ db, clock }: Hub) => {
  const newest = db
    .selectFrom('feedback')
    .leftJoin('account', 'account.id', 'feedback.accountId')
    .select(['feedback.id', 'kind', 'text', 'page', 'feedback.createdAt', 'account.playerId', 'account.name'])
    .orderBy('feedback.createdAt', 'desc')
    .orderBy('feedback.id', 'desc');
  /** Newest first, skipping the first `offset`. */
  const newestFrom = (limit: number, offset: number) => newest.limit(limit).offset(offset).execute();
  /** Number of reports of that time (ms since 1970) or later. */
  const count = (since = 0) => countRows(db.selectFrom('feedback').where('createdAt', '>=', since));
  return {
    newest: newestFrom,
    byId: (id: string) => newest.where('feedback.id', '=', id).executeTakeFirst(),
    count,
    /** Deletes reports of before a time (ms since 1970), the oldest first and at most `limit`. */
    async forget(before: number, limit: number) {
      const old = db
        .selectFrom('feedback')
        .select('id')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit);
      await db.deleteFrom('feedback').where('id', 'in', old).execute();
    },
    /** Mounts what moderators read. */
    mountAdmin(admin: AdminMount) {
      admin(listFeedback, async ({ query }) => {
        const { limit, offset } = pageOf(query);
        const rows = await newestFrom(limit, offset);
        return {
          rows: rows.map(({ createdAt: at, playerId, name, ...report }) => ({
            ...report,
            at,
            from: playerId === null ? null : { id: playerId, name: name ?? '' },
          })),
          total: await count(),
        };
      });
    },
    mount(mount: Mount) {
      mount(sendFeedback, async ({ body: { kind, text, page = null }, caller }) => {
        const id = v7();
        await db
          .insertInto('feedback')
          .values({
            id,
            kind,
            text: text.trim(),
            page,
            accountId: caller?.player.accountId ?? null,
            createdAt: clock.now(),
          })
          .execute();
        return { id };
      });
    },
  };
};
