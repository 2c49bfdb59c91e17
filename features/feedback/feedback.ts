import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { FeedbackReport } from './calls.ts';
import type { FeedbackStore } from './ports.ts';

export type Feedback = {
  /** Stores feedback and returns its id; `from` is undefined for a visitor. */
  take(report: FeedbackReport, from: AccountId | undefined): Promise<string>;
};

export const createFeedback = ({
  store,
  ids,
  clock,
}: {
  readonly store: FeedbackStore;
  readonly ids: Pick<Ids, 'feedbackId'>;
  readonly clock: Clock;
}): Feedback => ({
  async take({ kind, text, page }, accountId) {
    const id = ids.feedbackId();
    await store.add({ id, kind, text: text.trim(), page, accountId, createdAt: clock.now() });
    return id;
  },
});
