import type { Consent } from '@hub/features/accounts/sign-in-calls.ts';
import { type Person, type REFUSE, signInAt } from './identity-provider.ts';
import type { OpenHub } from './open-hub.ts';

/** Origin of the pages in these tests. */
export const ORIGIN = 'http://127.0.0.1:3000';

/** Signs in at the provider and returns what its callback page would send. */
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
