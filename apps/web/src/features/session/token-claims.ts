import { type TokenClaims, tokenClaimsSchema } from '@hub/protocol/http/joining';

/** A token that cannot be read; the messages come from the specification (platform 8). */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

const fail = (reason: string): never => {
  throw new InvalidTokenError(`Invalid token specified: ${reason}`);
};

/**
 * Reads the claims of a token without verifying its signature, as only the server can. Throws
 * InvalidTokenError.
 */
export function readClaims(token: unknown): TokenClaims {
  if (typeof token !== 'string') return fail('must be a string');
  const part = token.split('.')[1];
  if (!part) return fail('missing part #2');
  const claims = tokenClaimsSchema.safeParse(parseJson(decodeBase64Url(part)));
  return claims.success ? claims.data : fail('missing claims');
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
