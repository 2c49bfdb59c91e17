import { randomBytes } from 'node:crypto';
import { SIGN_IN_FLOW_MINUTES } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import { createFlowSeal } from './sealed-flow.ts';
import type { Consent } from './sign-in-calls.ts';
import type { Flow, Provider, ProviderRefusal, UsedFlows } from './sign-in-ports.ts';

/** Page of the web app that the provider redirects to. */
const CALLBACK = '/sign-in/callback.html';
/** 256 bits, the minimum for a PKCE verifier. */
const RANDOM_BYTES = 32;

type SignInDeps = {
  /** Undefined when the host has configured none. */
  readonly provider: Provider | undefined;
  readonly usedFlows: UsedFlows;
  readonly secret: Secret;
  readonly clock: Clock;
  /** Origins that players use. When empty, any page origin is accepted; the provider restricts redirects itself. */
  readonly publicUrls: readonly string[];
};

type NotConfigured = 'provider_not_configured';
type Refused<Code extends string> = { readonly ok: false; readonly code: Code };

/** Sign-in at the identity provider: authorization code flow with PKCE, state and nonce. */
export type SignIn = {
  /** Starts a flow for a page of this origin. */
  begin(
    origin: string,
  ): Promise<
    | { readonly ok: true; readonly url: string; readonly flow: string }
    | Refused<NotConfigured | 'provider_unreachable' | 'wrong_address'>
  >;
  /** Returns the confirmed subject. Each flow works once and for a few minutes only. */
  redeem(
    consent: Consent,
  ): Promise<{ readonly ok: true; readonly subject: string } | Refused<NotConfigured | ProviderRefusal>>;
};

export function createSignIn({ provider, usedFlows, secret, clock, publicUrls }: SignInDeps): SignIn {
  const seal = createFlowSeal(secret);
  return {
    async begin(origin) {
      if (provider === undefined) return { ok: false, code: 'provider_not_configured' };
      if (!isOrigin(origin) || (publicUrls.length > 0 && !publicUrls.includes(origin)))
        return { ok: false, code: 'wrong_address' };
      const flow = newFlow(origin, clock.now());
      const url = await provider.authorizationUrl(flow);
      if (url === undefined) return { ok: false, code: 'provider_unreachable' };
      return { ok: true, url, flow: seal.seal(flow) };
    },
    async redeem({ flow: sealed, state, code, iss }) {
      if (provider === undefined) return { ok: false, code: 'provider_not_configured' };
      const flow = seal.open(sealed);
      const now = clock.now();
      const isValid = flow !== undefined && flow.state === state && now < flow.expiresAt;
      if (!isValid || !(await usedFlows.use(flow.id, { now, expiresAt: flow.expiresAt })))
        return { ok: false, code: 'auth_failed' };
      return provider.subjectOf(flow, { code, iss });
    },
  };
}

const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

const newFlow = (origin: string, now: number): Flow => ({
  id: random(),
  state: random(),
  nonce: random(),
  verifier: random(),
  redirectUri: origin + CALLBACK,
  expiresAt: now + SIGN_IN_FLOW_MINUTES * 60_000,
});

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
};
