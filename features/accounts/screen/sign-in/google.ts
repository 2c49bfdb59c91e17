import type { Call } from '@hub/ui/net/http-client.ts';
import type { PlayedTrial } from '../../../trials/calls.ts';
import { type Admitted, linkAccount, logIn, signUp } from '../../sign-in-calls.ts';
import { linkFault, loginFault, signUpFault } from './google-faults.ts';
import { invited } from './invitation.ts';
import { askForConsent } from './provider-consent.ts';

/** Result of a sign-in, or the error text to show. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly text: string };

async function attempt<Result>(
  work: () => Promise<Result>,
  textOf: (fault: unknown) => string,
): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await work() };
  } catch (fault) {
    return { ok: false, text: textOf(fault) };
  }
}

export const logInWithGoogle = (call: Call, popup: Window | null): Promise<Outcome<Admitted>> =>
  attempt(async () => call(logIn, { body: await askForConsent(call, popup) }), loginFault);

/** Resolves to the new account's token. */
export const signUpWithGoogle = (
  call: Call,
  popup: Window | null,
  { username, played }: { readonly username: string; readonly played: PlayedTrial | undefined },
): Promise<Outcome<string>> =>
  attempt(async () => {
    const consent = await askForConsent(call, popup);
    const body = { ...consent, username, ...invited(), ...(played && { trial: played }) };
    return (await call(signUp, { body })).token;
  }, signUpFault);

/** Resolves to a new token of the account that contains the link. */
export const linkGoogle = (call: Call, popup: Window | null, playerId: string): Promise<Outcome<string>> =>
  attempt(async () => {
    const consent = await askForConsent(call, popup);
    return (await call(linkAccount, { body: { ...consent, player_id: playerId } })).token;
  }, linkFault);
