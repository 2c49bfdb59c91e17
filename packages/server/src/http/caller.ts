import type { Player } from '@hub/engine/binding/player';

/** Sender of a valid token; their account may be deleted. */
export type Caller = {
  readonly player: Player;
  readonly isDeleted: boolean;
  readonly isSuspended: boolean;
  /** Whether the player is not shown to others among people in sight. */
  readonly isHidden: boolean;
  /** Milliseconds since 1970. */
  readonly tokenIssuedAt: number;
  readonly tokenVersion: number;
  /** Name according to the token; the host may have changed it. */
  readonly tokenName: string;
  /** Linked sign-in according to the token. */
  readonly tokenSubject: string | undefined;
};

/**
 * Why a token has no caller. `token_revoked` and `account_deleted` are the hub's own word about a token that it has signed: only
 * they end a session for good. `unauthorized`: signed elsewhere, or of an account that this data does not know, for example of
 * a backup that is older. `maintenance`: the hub is empty, and may be waiting for a restore.
 */
export type IdentityRefusal = 'unauthorized' | 'token_revoked' | 'account_deleted' | 'maintenance';

/** Identifies the sender of a token. Forged, foreign and revoked tokens are refused, not thrown. */
export type Identify = (
  token: string,
) => Promise<
  { readonly ok: true; readonly caller: Caller } | { readonly ok: false; readonly code: IdentityRefusal }
>;
