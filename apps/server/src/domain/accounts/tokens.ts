import { LruCache } from '@hub/engine/binding/lru-cache';
import { TOKEN_DAYS } from '@hub/engine/wire/limits';
import { type TokenClaims, tokenClaimsSchema } from '@hub/protocol/http/joining';
import type { Clock } from '../../platform/clock.ts';
import type { Secret } from '../../platform/secret.ts';
import type { StoredAccount } from './ports.ts';

const ALGORITHM = 'HS256';
const TYPE = 'JWT';
const DAY_SECONDS = 86_400;
/** Cached tokens with a verified signature; about 5 MB at most. */
const MAX_VERIFIED = 5_000;

/** Sign-in tokens. */
export type Tokens = {
  issue(
    account: Pick<StoredAccount, 'id' | 'playerId' | 'name' | 'googleSub' | 'tokenVersion'>,
  ): Promise<string>;
  /** Returns the claims of an unexpired token that this hub signed. Accepts only the canonical encoding. */
  verify(
    token: string,
  ): Promise<
    | { readonly ok: true; readonly claims: TokenClaims; readonly isOfFormerSecret: boolean }
    | { readonly ok: false; readonly code: 'unauthorized' | 'token_expired' }
  >;
};

/** Loaded with the first token, so that it does not delay the start. */
const loadJose = () => import('jose');

type TokensDeps = {
  readonly secret: Secret;
  readonly clock: Clock;
  /** A former secret, whose tokens are read until a time (ms since 1970). */
  readonly former?: { readonly secret: Secret; readonly until: number } | undefined;
};

export function createTokens({ secret, clock, former }: TokensDeps): Tokens {
  const key = secret.derive('token');
  const formerTokens = former && createTokens({ secret: former.secret, clock });
  // Caches signatures only: expiry is checked with every use, and the account by the caller.
  const verified = new LruCache<TokenClaims>(MAX_VERIFIED);
  return {
    async issue(account) {
      const { SignJWT } = await loadJose();
      const issuedAt = Math.floor(clock.now() / 1000);
      const claims = {
        id: account.id,
        player_id: account.playerId,
        name: account.name,
        ...(account.googleSub === undefined ? {} : { googleSub: account.googleSub }),
        ver: account.tokenVersion,
        iat: issuedAt,
        exp: issuedAt + TOKEN_DAYS * DAY_SECONDS,
      } satisfies TokenClaims;
      return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: TYPE }).sign(key);
    },
    async verify(token) {
      if (!isCanonical(token)) return { ok: false, code: 'unauthorized' };
      const known = verified.get(token);
      if (known !== undefined && known.exp * 1000 > clock.now())
        return { ok: true, claims: known, isOfFormerSecret: false };
      const { errors, jwtVerify } = await loadJose();
      try {
        const currentDate = new Date(clock.now());
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: TYPE, currentDate });
        const claims = tokenClaimsSchema.safeParse(payload);
        if (!claims.success) return { ok: false, code: 'unauthorized' };
        verified.set(token, claims.data);
        return { ok: true, claims: claims.data, isOfFormerSecret: false };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { ok: false, code: 'token_expired' };
        if (error instanceof errors.JOSEError || error instanceof TypeError) {
          if (former === undefined || formerTokens === undefined || clock.now() >= former.until)
            return { ok: false, code: 'unauthorized' };
          const verified = await formerTokens.verify(token);
          return verified.ok ? { ...verified, isOfFormerSecret: true } : verified;
        }
        throw error;
      }
    },
  };
}

/** Whether the token is encoded as issued: decoders ignore padding and spare bits, so it had several spellings. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
