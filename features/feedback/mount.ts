import type { Mount } from '@hub/server/http/mount.ts';
import { sendFeedback } from './calls.ts';
import type { Feedback } from './feedback.ts';

export type FeedbackArea = { readonly feedback: Feedback };

/** Mounts the feedback call. */
export function mountFeedback(mount: Mount, { feedback }: FeedbackArea): void {
  mount(sendFeedback, async ({ body, caller }) => ({
    id: await feedback.take(body, caller?.player.accountId),
  }));
}
