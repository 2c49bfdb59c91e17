import type { Player } from '@hub/engine/binding/player';
import type { AccountId } from '@hub/engine/wire/ids';

/** The players of these accounts, in their order. Rejects when one of them is no account. */
export type PlayersOf = (accounts: readonly AccountId[]) => Promise<readonly Player[]>;

/** Why a token is not taken; codes of the error catalogue. */
export type TokenRefusal = 'unauthorized' | 'token_expired' | 'account_deleted';

/** Tells whose token this is. Expired, forged, foreign and revoked tokens are refused, never thrown. */
export type Authenticate = (
  token: string,
) => Promise<
  { readonly ok: true; readonly player: Player } | { readonly ok: false; readonly code: TokenRefusal }
>;
