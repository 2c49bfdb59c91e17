import type { AccountId } from '@hub/engine/wire/ids';
import type { FeedbackKind } from '@hub/protocol/stored-values';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** Feedback of players and visitors; `account_id` is null for a visitor. */
    feedback: {
      id: string;
      kind: FeedbackKind;
      text: string;
      page: string | null;
      account_id: AccountId | null;
      created_at: number;
    };
  }
}
