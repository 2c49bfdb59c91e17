/** Sign-ins that have been redeemed. */
export type UsedFlows = {
  /** Marks a flow as used; false when it was already. What has expired by `now` is forgotten. Milliseconds since 1970. */
  use(id: string, times: { readonly now: number; readonly expiresAt: number }): Promise<boolean>;
};

/** What a sign-in keeps from its beginning to its end. */
export type Flow = {
  readonly id: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE: only whoever has it can redeem the code. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Why a provider gave no subject; codes of the error catalogue. */
export type ProviderRefusal = 'auth_failed' | 'invalid_token' | 'provider_unreachable';

/** An OpenID provider. It is looked up when it is needed first, and answers or is given up within seconds. */
export type Provider = {
  /** Where a browser signs in, undefined when the provider cannot be reached. */
  authorizationUrl(flow: Flow): Promise<string | undefined>;
  /** Redeems a code for the subject that signed in. */
  subjectOf(
    flow: Flow,
    answer: { readonly code: string; readonly iss?: string | undefined },
  ): Promise<
    { readonly ok: true; readonly subject: string } | { readonly ok: false; readonly code: ProviderRefusal }
  >;
};
