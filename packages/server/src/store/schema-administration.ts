import type { AccountId } from '@hub/engine/wire/ids';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { ReportOutcome, ReportPlace, ReportReason } from '@hub/protocol/stored-values';
import type { Generated } from 'kysely';

/** The tables of the administration and of reports. */
export type AdministrationTables = {
  /** Accounts with a role. `opened_at`: when their door was last opened. */
  administrator: {
    account_id: AccountId;
    role: Role;
    granted_at: number;
    opened_at: number | null;
    /** A JSON list of the games of a room moderator. */
    games: Generated<string | null>;
  };
  /** Links that open the door once. */
  admin_link: { hash: string; account_id: AccountId; expires_at: number };
  /** Open doors: hashes of the cookie and of the page's key. Void once the account's tokens are revoked. */
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
  /** Sealed secrets of apps that make codes; `pending` is not yet confirmed. `last_step`: 30-second step of the last used code. */
  admin_code: {
    account_id: AccountId;
    sealed: string | null;
    pending: string | null;
    since: number | null;
    last_step: Generated<number>;
    tries: Generated<number>;
    rests_until: Generated<number>;
  };
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
};
