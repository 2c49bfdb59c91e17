import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { PlayerNoticeKind } from '@hub/protocol/stored-values';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    account: {
      id: AccountId;
      player_id: PlayerId;
      name: string;
      token_version: number;
      created_at: number;
      soft_deleted_at: number | null;
      /** When the account will be erased after its owner deleted it; otherwise null. */
      erase_at: number | null;
      erased_at: number | null;
      /** Both null for an account that the host has not suspended, or no longer. */
      suspended_at: Generated<number | null>;
      suspended_until: Generated<number | null>;
      /** 1 for a player who is not shown among people in sight. */
      is_hidden: Generated<number>;
      /** Code of the language that the player chose; null without a choice. */
      language: Generated<string | null>;
    };
    /** Names that a player had until a time (ms since 1970). */
    former_name: { account_id: AccountId; name: string; until: number };
    /** Keyed digests of the addresses from which guests were created, kept for a week. */
    guest_address: { account_id: AccountId; digest: string; created_at: number };
    /** A link between an account and a sign-in at an identity provider. */
    identity: { provider: string; subject: string; account_id: AccountId; linked_at: number };
    /** Sign-in flows that have been redeemed, and hashes of attempts that can be answered again, kept until they expire. */
    used_sign_in_flow: { id: string; expires_at: number };
    /** Hashes of recovery codes; used ones are kept to report them as used. */
    recovery_code: {
      hash: string;
      account_id: AccountId;
      made_at: number;
      used_at: number | null;
      /** 0 for new codes until the player has kept them. */
      is_kept: Generated<number>;
    };
    /** What a player is told until it is dismissed; `until` is the end of a suspension. */
    player_notice: {
      account_id: AccountId;
      kind: PlayerNoticeKind;
      text: string;
      until: number | null;
      created_at: number;
    };
  }
}
