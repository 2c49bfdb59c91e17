import type { Consent } from '@hub/protocol/http/sign-in';
import { type Person, type REFUSE, signInAt } from './identity-provider.ts';
import { bearer, type OpenHub } from './open-hub.ts';

/** Where the pages of these tests come from. */
export const ORIGIN = 'http://127.0.0.1:3000';

type Reply = {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly message?: string;
    readonly token?: string;
    readonly eraseAt?: number | null;
  };
};

/** Calls the hub as a page does. */
export async function post(
  { app }: Pick<OpenHub, 'app'>,
  path: string,
  payload: object,
  token?: string,
): Promise<Reply> {
  const headers = token === undefined ? {} : bearer(token);
  const reply = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

/** Goes through the provider's window as a person, and brings back what its callback page would. */
export async function consentOf(
  open: Pick<OpenHub, 'app'>,
  person: Person | typeof REFUSE,
): Promise<Consent> {
  const begun = await open.app.inject({
    method: 'POST',
    url: '/api/auth/google/begin',
    payload: { origin: ORIGIN },
  });
  const { url, flow } = begun.json<{ url: string; flow: string }>();
  const callback = await signInAt(url, person);
  return { ...(Object.fromEntries(callback.searchParams) as unknown as Consent), flow };
}
