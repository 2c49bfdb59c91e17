import type { Mount } from '@hub/server/http/mount.ts';
import type { Hub } from '@hub/server/hub.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import { v7 } from 'uuid';
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
  return {
    /** Newest first, skipping the first `offset`. */
    newest: (limit: number, offset: number) => newest.limit(limit).offset(offset).execute(),
    byId: (id: string) => newest.where('feedback.id', '=', id).executeTakeFirst(),
    /** Number of reports of that time (ms since 1970) or later. */
    count: (since = 0) => countRows(db.selectFrom('feedback').where('createdAt', '>=', since)),
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
