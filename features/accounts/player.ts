import type { Player } from '@hub/engine/binding/player';
import type { AccountId } from '@hub/engine/wire/ids';
import type { IdentityRefusal } from '@hub/server/http/caller.ts';

/** The players of these accounts, in the same order. Rejects when an account does not exist. */
export type PlayersOf = (accounts: readonly AccountId[]) => Promise<readonly Player[]>;

/** Why a token is refused; codes of the error catalogue. */
type TokenRefusal = IdentityRefusal | 'account_suspended';

/** The current token versions of these accounts; tokens of earlier versions are revoked. */
export type TokenVersions = (accounts: readonly AccountId[]) => Promise<ReadonlyMap<AccountId, number>>;

/** Returns the player of a token and its version. Expired, forged, foreign and revoked tokens are refused, not thrown. */
export type Authenticate = (
  token: string,
) => Promise<
  | { readonly ok: true; readonly player: Player; readonly tokenVersion: number }
  | { readonly ok: false; readonly code: TokenRefusal }
>;
