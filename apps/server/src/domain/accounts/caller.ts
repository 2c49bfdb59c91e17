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

/** Identifies the sender of a token. Expired, forged, foreign and revoked tokens are refused, not thrown. */
export type Identify = (
  token: string,
) => Promise<
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly code: 'unauthorized' | 'token_expired' }
>;
