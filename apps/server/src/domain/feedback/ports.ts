import type { AccountId } from '@hub/engine/wire/ids';
import type { FeedbackKind } from '@hub/protocol/http/feedback';

/** A report as it is kept for the host. */
export type StoredFeedback = {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly text: string;
  /** Path of the page it is about. */
  readonly page: string | undefined;
  /** Who sent it; undefined for a visitor. */
  readonly accountId: AccountId | undefined;
  readonly createdAt: number;
};

export type FeedbackStore = {
  add(feedback: StoredFeedback): Promise<void>;
  /** The newest reports, newest first, the first `offset` of them left out. */
  newest(limit: number, offset: number): Promise<readonly StoredFeedback[]>;
  byId(id: string): Promise<StoredFeedback | undefined>;
};
