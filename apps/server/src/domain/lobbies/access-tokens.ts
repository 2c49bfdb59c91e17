import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Secret } from '../../platform/secret.ts';

/** Identifies one lobby for good: lobby ids can be reused later. */
type LobbyName = { readonly lobbyId: string; readonly openedAt: number };

/** Tokens that prove that an account may enter a lobby; bound to that account and lobby. */
type AccessTokens = {
  issue(lobby: LobbyName, account: AccountId): string;
  isValid(token: string, lobby: LobbyName, account: AccountId): boolean;
};

export function createAccessTokens(secret: Secret): AccessTokens {
  const key = secret.derive('lobby access');
  const issue = ({ lobbyId, openedAt }: LobbyName, account: AccountId): string =>
    createHmac('sha256', key).update(`${lobbyId}/${openedAt}/${account}`).digest('base64url');
  return {
    issue,
    isValid(token, lobby, account) {
      const [given, right] = [Buffer.from(token), Buffer.from(issue(lobby, account))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
