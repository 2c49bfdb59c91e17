import type { Player } from '@hub/engine/binding/player';

/** Whoever sent a valid token, also when the account behind it is deleted. */
export type Caller = {
  readonly player: Player;
  readonly isDeleted: boolean;
  /** Milliseconds since 1970. */
  readonly tokenIssuedAt: number;
  /** Subject of the sign-in that the token tells of. */
  readonly tokenSubject: string | undefined;
};

/** Tells whose token this is. Expired, forged, foreign and revoked tokens are refused, never thrown. */
export type Identify = (
  token: string,
) => Promise<
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly code: 'unauthorized' | 'token_expired' }
>;
