import type { Logger } from '@hub/server/platform/logger.ts';
import type { AuthorizationCodeGrantChecks, Configuration, CustomFetch } from 'openid-client';
import type { Consent } from './sign-in-calls.ts';

/** Timeout of a whole response, while the player waits in the sign-in window. */
const TIMEOUT_SECONDS = 5;
/** Bytes of a response; the largest real one, a key set, has a few thousand. */
const MAX_ANSWER_BYTES = 1_000_000;
/** OpenID Connect limits subjects to 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

type OpenIdOptions = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly logger: Logger;
};

/** What the provider needs from begin to redeem; `verifier` is that of PKCE. */
type Flow = Readonly<Record<'state' | 'nonce' | 'verifier' | 'redirectUri', string>>;

/** Why the provider gave no subject; codes of the error catalogue. */
type ProviderRefusal = 'auth_failed' | 'invalid_token' | 'provider_unreachable';

export type Provider = ReturnType<typeof createOpenIdProvider>;

/** Loaded with the first sign-in, so that it does not delay the start. */
const loadClient = () => import('openid-client');

/** A provider found by OpenID discovery at its issuer with the first use; every call times out within seconds. */
export function createOpenIdProvider(options: OpenIdOptions) {
  let found: Promise<Configuration> | undefined;
  const configuration = async (): Promise<Configuration> => {
    found ??= discover(options);
    try {
      return await found;
    } catch (error) {
      // Retried at the next sign-in.
      found = undefined;
      throw error;
    }
  };
  return {
    /** Address of the sign-in page; undefined when the provider cannot be reached. */
    async authorizationUrl(flow: Flow): Promise<string | undefined> {
      try {
        return await authorizationUrl(await configuration(), flow);
      } catch (error) {
        options.logger.warn({ err: error, issuer: options.issuer }, 'the identity provider cannot be used');
        return undefined;
      }
    },
    /** Redeems a code for the signed-in subject. */
    async subjectOf(
      flow: Flow,
      { code, iss }: Pick<Consent, 'code' | 'iss'>,
    ): Promise<
      { readonly ok: true; readonly subject: string } | { readonly ok: false; readonly code: ProviderRefusal }
    > {
      const callback = new URL(flow.redirectUri);
      callback.search = new URLSearchParams({
        code,
        state: flow.state,
        ...(iss === undefined ? {} : { iss }),
      }).toString();
      try {
        const subject = await redeem(await configuration(), callback, flow);
        if (subject !== undefined && SUBJECT.test(subject)) return { ok: true, subject };
        options.logger.warn({ issuer: options.issuer }, 'the ID token has no usable subject');
        return { ok: false, code: 'invalid_token' };
      } catch (error) {
        const refusal = await refusalOf(error);
        options.logger.warn({ err: withoutAnswer(error), refusal }, 'a sign-in was not completed');
        return { ok: false, code: refusal };
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdOptions): Promise<Configuration> {
  const client = await loadClient();
  // The environment accepts plain HTTP only for the loopback.
  const isPlain = issuer.startsWith('http:');
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: boundedFetch,
    // Checks the signature of the ID token in addition to the TLS connection.
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  });
}

async function authorizationUrl(configuration: Configuration, flow: Flow): Promise<string> {
  const client = await loadClient();
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: flow.redirectUri,
    // No profile data is requested: an account is linked to the subject alone.
    scope: 'openid',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }).href;
}

/** Fetches a response up to the size limit. The caller's abort signal also covers reading the body. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer of the identity provider is too large');
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
};

async function redeem(configuration: Configuration, callback: URL, flow: Flow): Promise<string | undefined> {
  const client = await loadClient();
  const checks: AuthorizationCodeGrantChecks = {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  };
  const tokens = await client.authorizationCodeGrant(configuration, callback, checks);
  return tokens.claims()?.sub;
}

/** `auth_failed`: refused code; `invalid_token`: wrong ID token; otherwise the provider did not respond properly. */
async function refusalOf(error: unknown): Promise<ProviderRefusal> {
  const { ResponseBodyError } = await loadClient();
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'provider_unreachable' : 'auth_failed';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^OAUTH_(?:JWT|KEY|INVALID|PARSE|MISSING|UNSUPPORTED)/.test(code)
    ? 'invalid_token'
    : 'provider_unreachable';
}

/** The loggable part of an error: its cause can contain the provider's response and so a token. */
const withoutAnswer = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : String(error);
