import type { TokenClaims } from '@hub/protocol/token-claims';

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns a token like the server's, with a dummy signature. Valid until 2100 by default. */
export function tokenFor(name: string, claims: Partial<Omit<TokenClaims, 'player_id'>> = {}): string {
  const exp = Date.UTC(2100, 0, 1) / 1000;
  const all = { id: `account-${name}`, player_id: 'aaaaBBBB1234', name, ver: 1, iat: 1, exp, ...claims };
  return `${encode({ alg: 'HS256' })}.${encode(all)}.signature`;
}
