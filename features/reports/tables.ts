import type { AccountId } from '@hub/engine/wire/ids';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { ReportOutcome, ReportPlace, ReportReason } from '@hub/protocol/stored-values';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /**
     * Reports about one player (`subject` is the account) or lobby; `name` and `owner_id`, of a lobby, as they were
     * when first reported.
     */
    report_case: {
      id: string;
      kind: 'player' | 'lobby';
      subject: string;
      name: string;
      first_at: number;
      last_at: number;
      decided_at: number | null;
      outcome: ReportOutcome | null;
      rule: HouseRule | null;
      reason: Generated<string>;
      decided_by: string | null;
      owner_id: AccountId | null;
    };
    /** What one account has reported; `seen_at` is when it has read what became of it. */
    report: {
      case_id: string;
      account_id: AccountId;
      reason: ReportReason;
      place: ReportPlace;
      words: string | null;
      created_at: number;
      seen_at: number | null;
    };
    /** What was decided about a player, the player's one answer to it, and the reply. */
    decision: {
      id: string;
      account_id: AccountId;
      act: 'renamed' | 'suspended';
      rule: HouseRule | null;
      reason: string;
      until: number | null;
      decided_by: string;
      created_at: number;
      seen_at: number | null;
      answer: string | null;
      answered_at: number | null;
      reply: string | null;
      replied_at: number | null;
    };
  }
}
