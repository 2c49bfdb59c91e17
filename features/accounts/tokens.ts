import { LruCache } from '@hub/engine/binding/lru-cache';
import { TOKEN_DAYS } from '@hub/engine/wire/limits';
import { type TokenClaims, tokenClaimsSchema } from '@hub/protocol/token-claims';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { StoredAccount } from './queries.ts';
import type { Admitted } from './sign-in-calls.ts';

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
  /**
   * Returns the claims of a token that this hub signed, also after its time: for a guest it is the only key to the account.
   * Accepts only the canonical encoding. `isToken`: whether a refused text has the form of a token, of this hub or another.
   */
  verify(
    token: string,
  ): Promise<
    | { readonly ok: true; readonly claims: TokenClaims; readonly isToRenew: boolean }
    | { readonly ok: false; readonly isToken: boolean }
  >;
};

/** Loaded with the first token, so that it does not delay the start. */
const loadJose = () => import('jose');

type TokensDeps = {
  /** Id of this hub. */
  readonly hub: string;
  readonly secret: Secret;
  readonly clock: Clock;
  /** A former secret, whose tokens are read until a time (ms since 1970). */
  readonly former?: { readonly secret: Secret; readonly until: number } | undefined;
};

export function createTokens({ hub, secret, clock, former }: TokensDeps): Tokens {
  const key = secret.derive('token');
  const formerTokens = former && createTokens({ hub, secret: former.secret, clock });
  const isPast = ({ exp }: TokenClaims): boolean => exp * 1000 <= clock.now();
  // Caches signatures only: the account is checked by the caller.
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
        hub,
        ver: account.tokenVersion,
        iat: issuedAt,
        exp: issuedAt + TOKEN_DAYS * DAY_SECONDS,
      } satisfies TokenClaims;
      return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: TYPE }).sign(key);
    },
    async verify(token) {
      if (!isCanonical(token)) return { ok: false, isToken: false };
      const known = verified.get(token);
      if (known !== undefined) return { ok: true, claims: known, isToRenew: isPast(known) };
      const { errors, jwtVerify } = await loadJose();
      try {
        // A token signed by this hub stays a key after its time: the epoch is before every end.
        const currentDate = new Date(0);
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: TYPE, currentDate });
        const claims = tokenClaimsSchema.safeParse(payload);
        if (!claims.success) return { ok: false, isToken: false };
        verified.set(token, claims.data);
        return { ok: true, claims: claims.data, isToRenew: isPast(claims.data) };
      } catch (error) {
        if (!(error instanceof errors.JOSEError || error instanceof TypeError)) throw error;
        if (former === undefined || formerTokens === undefined || clock.now() >= former.until)
          return { ok: false, isToken: tokenClaimsSchema.safeParse(claimsIn(token)).success };
        const ofFormer = await formerTokens.verify(token);
        return ofFormer.ok ? { ...ofFormer, isToRenew: true } : ofFormer;
      }
    },
  };
}

/**
 * The reply for a proven owner, also of an account that its owner deleted: `eraseAt` is set while it can be kept. Refuses an
 * account that the host deleted.
 */
export async function admit(account: StoredAccount, tokens: Tokens): Promise<Admitted> {
  const { isDeleted, eraseAt } = account;
  if (isDeleted && eraseAt === null) return refuse('account_deleted');
  return { token: await tokens.issue(account), eraseAt };
}

/** What a token says of itself, without a check; undefined if it cannot be read. */
function claimsIn(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Whether the token is encoded as issued: decoders ignore padding and spare bits, so it had several spellings. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
