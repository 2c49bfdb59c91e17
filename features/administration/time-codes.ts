import { PRODUCT_NAME } from '@hub/protocol/product';

/** Loaded with the first code. */
const otpauth = () => import('otpauth');

/** Codes of the step before and after count as well: clocks of phones differ. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;

/** A new secret for an app that makes codes, with the address that the app reads. */
export async function newCodeSecret(
  name: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  const { Secret, TOTP } = await otpauth();
  const totp = new TOTP({ issuer: PRODUCT_NAME, label: name, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** The 30-second step to which a code of this secret belongs; undefined for a wrong code. */
export async function stepOf(secret: string, code: string, at: number): Promise<number | undefined> {
  const { Secret, TOTP } = await otpauth();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD_SECONDS) + delta;
}
