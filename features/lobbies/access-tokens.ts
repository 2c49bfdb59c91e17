import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Secret } from '@hub/server/platform/secret.ts';

/** Identifies one lobby under one password: lobby ids can be reused later, and a new password shuts out who has left. */
type LobbyName = { readonly lobbyId: string; readonly openedAt: number; readonly password: string | null };

/** Tokens that prove that an account may enter a lobby; bound to that account, lobby and password. */
type AccessTokens = {
  issue(lobby: LobbyName, account: AccountId): string;
  isValid(token: string, lobby: LobbyName, account: AccountId): boolean;
};

export function createAccessTokens(secret: Secret): AccessTokens {
  const key = secret.derive('lobby access');
  const issue = ({ lobbyId, openedAt, password }: LobbyName, account: AccountId): string =>
    createHmac('sha256', key)
      .update(`${lobbyId}/${openedAt}/${account}${password === null ? '' : `/${password}`}`)
      .digest('base64url');
  return {
    issue,
    isValid(token, lobby, account) {
      const [given, right] = [Buffer.from(token), Buffer.from(issue(lobby, account))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
