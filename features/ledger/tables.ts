import type { AccountId } from '@hub/engine/wire/ids';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** Append-only: a balance is the `balance_after` of an account's last entry. */
    ledger: {
      account_id: AccountId;
      sequence: number;
      amount: number;
      balance_after: number;
      reason: string;
      reference: string;
      /** Text shown to the owner beside the reason. */
      note: Generated<string | null>;
      created_at: number;
    };
  }
}
