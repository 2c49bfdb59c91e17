/** Redeemed sign-in flows. */
export type UsedFlows = {
  /** Marks a flow as used; false when it was already. Deletes flows that expired by `now`. Milliseconds since 1970. */
  use(id: string, times: { readonly now: number; readonly expiresAt: number }): Promise<boolean>;
};

/** State of a sign-in from begin to redeem. */
export type Flow = {
  readonly id: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier, required to redeem the code. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Why the provider gave no subject; codes of the error catalogue. */
export type ProviderRefusal = 'auth_failed' | 'invalid_token' | 'provider_unreachable';

/** An OpenID provider. Discovered at the first use; every call times out within seconds. */
export type Provider = {
  /** Address of the sign-in page; undefined when the provider cannot be reached. */
  authorizationUrl(flow: Flow): Promise<string | undefined>;
  /** Redeems a code for the signed-in subject. */
  subjectOf(
    flow: Flow,
    answer: { readonly code: string; readonly iss?: string | undefined },
  ): Promise<
    { readonly ok: true; readonly subject: string } | { readonly ok: false; readonly code: ProviderRefusal }
  >;
};
