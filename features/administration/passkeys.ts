import { PRODUCT_NAME } from '@hub/protocol/product';

/** A passkey of an administrator. `address`: host name at which it was made. `publicKey`: base64url. */
type Passkey = {
  readonly id: string;
  readonly address: string;
  readonly publicKey: string;
  readonly counter: number;
};

/** Loaded with the first passkey: most calls need none. */
const webAuthn = () => import('@simplewebauthn/server');

type Json = Record<string, unknown>;

/** The page's address: `https://hub.example`, and its host name, for which passkeys are made. */
type Place = { readonly origin: string };
const nameOf = ({ origin }: Place): string => new URL(origin).hostname;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** What the browser needs to use one of these passkeys, with the challenge that it has to sign. */
export async function passkeyRequest(
  place: Place,
  passkeys: readonly Passkey[],
): Promise<{ readonly challenge: string; readonly options: Json }> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: nameOf(place),
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id }) => ({ id })),
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** What the browser needs to make a passkey for a player who has these ones. */
export async function newPasskeyRequest(
  place: Place,
  player: { readonly id: string; readonly name: string },
  passkeys: readonly Passkey[],
): Promise<{ readonly challenge: string; readonly options: Json }> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: nameOf(place),
    rpName: PRODUCT_NAME,
    userName: player.name,
    userID: new Uint8Array(Buffer.from(player.id)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** The challenge that a browser says it has signed; undefined for an answer that cannot be read. Verifies nothing. */
export function challengeIn(response: Json): string | undefined {
  try {
    const { clientDataJSON } = response['response'] as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Json;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new counter of a passkey that has signed this challenge at this place; undefined if it has not. */
export async function verifyPasskey(
  place: Place,
  { id, publicKey, counter }: Passkey,
  signed: { readonly response: Json; readonly challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks the form of what it reads, and throws.
      response: signed.response as never,
      expectedChallenge: signed.challenge,
      expectedOrigin: place.origin,
      expectedRPID: nameOf(place),
      credential: { id, publicKey: bytesOf(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** A passkey that the browser has just made for this challenge; undefined if it has not. */
export async function readNewPasskey(
  place: Place,
  made: { readonly response: Json; readonly challenge: string },
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'address'> | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: made.response as never,
      expectedChallenge: made.challenge,
      expectedOrigin: place.origin,
      expectedRPID: nameOf(place),
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, address: nameOf(place) };
  } catch {
    return undefined;
  }
}
