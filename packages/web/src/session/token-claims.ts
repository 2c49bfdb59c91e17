import type { TokenClaims } from '@hub/protocol/token-claims';

const fail = (reason: string): never => {
  throw new Error(`Invalid token specified: ${reason}`);
};

/** Reads the claims of a token without verifying its signature, as only the server can. Throws where it has none. */
export function readClaims(token: unknown): TokenClaims {
  if (typeof token !== 'string') return fail('must be a string');
  const part = token.split('.')[1];
  if (!part) return fail('missing part #2');
  const claims = parseJson(decodeBase64Url(part));
  return isTokenClaims(claims) ? claims : fail('missing claims');
}

/** Checks what `tokenClaimsSchema` checks, without the schema library, which the first page does not load. */
function isTokenClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { id, player_id, name, googleSub, hub, ver, iat, exp }: Readonly<Record<string, unknown>> = {
    ...value,
  };
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof player_id === 'string' &&
    /^[\w-]{12}$/.test(player_id) &&
    [googleSub, hub].every((text) => text === undefined || typeof text === 'string') &&
    [ver, iat, exp].every((number) => Number.isSafeInteger(number))
  );
}

function decodeBase64Url(part: string): string {
  try {
    const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return fail('invalid base64 for part #2');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('invalid json for part #2');
  }
}
