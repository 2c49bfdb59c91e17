import type { AccountId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** Accounts with a role. `opened_at`: when they last signed in to the administration. */
    administrator: {
      account_id: AccountId;
      role: Role;
      granted_at: number;
      opened_at: number | null;
      /** A JSON list of the games of a room moderator. */
      games: Generated<string | null>;
    };
    /** Links that sign in once. */
    admin_link: { hash: string; account_id: AccountId; expires_at: number };
    /** Admin sessions: hashes of the cookie and of the page's key. Void once the account's tokens are revoked. */
    admin_session: {
      hash: string;
      key_hash: string;
      account_id: AccountId;
      token_version: number;
      expires_at: number;
    };
    /** Passkeys of administrators, each for one address of the hub. */
    admin_passkey: {
      id: string;
      account_id: AccountId;
      name: string;
      address: string;
      public_key: string;
      counter: number;
      created_at: number;
      used_at: number | null;
    };
    /** What browsers have to sign, until it is used. */
    admin_challenge: { challenge: string; account_id: AccountId; purpose: string; expires_at: number };
    /** Encrypted secrets of apps that make codes; `pending` is not yet confirmed. `last_step`: 30-second step of the last used code. */
    admin_code: {
      account_id: AccountId;
      sealed: string | null;
      pending: string | null;
      since: number | null;
      last_step: Generated<number>;
      tries: Generated<number>;
      rests_until: Generated<number>;
    };
  }
}
