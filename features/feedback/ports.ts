import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { FeedbackKind } from '@hub/protocol/stored-values';

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
  /** The same with the names of senders, and how many there are in all. */
  withSenders(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly rows: readonly (Pick<StoredFeedback, 'id' | 'kind' | 'text'> & {
      readonly page: string | null;
      readonly from: { readonly id: PlayerId; readonly name: string } | null;
      readonly at: number;
    })[];
    readonly total: number;
  }>;
};
