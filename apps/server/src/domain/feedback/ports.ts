import type { AccountId } from '@hub/engine/wire/ids';
import type { FeedbackKind } from '@hub/protocol/http/feedback';

/** Stored feedback. */
export type StoredFeedback = {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly text: string;
  /** Path of the page that it is about. */
  readonly page: string | undefined;
  /** Sender; undefined for a visitor. */
  readonly accountId: AccountId | undefined;
  readonly createdAt: number;
};

export type FeedbackStore = {
  add(feedback: StoredFeedback): Promise<void>;
  /** Newest first, skipping the first `offset`. */
  newest(limit: number, offset: number): Promise<readonly StoredFeedback[]>;
  /** Number of reports of that time (ms since 1970) or later. */
  countSince(at: number): Promise<number>;
  byId(id: string): Promise<StoredFeedback | undefined>;
};
