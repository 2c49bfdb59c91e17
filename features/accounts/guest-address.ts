import { createHmac } from 'node:crypto';
import type { Secret } from '@hub/server/platform/secret.ts';

/** How long (ms) the hub remembers from which address a guest was created. */
export const GUEST_ADDRESS_MS = 7 * 86_400_000;

/** Returns the keyed digest of an address, by which the host can close all guests of one address. */
export function createAddressDigest(secret: Secret): (address: string) => string {
  const key = secret.derive('guest address');
  return (address) => createHmac('sha256', key).update(address).digest('base64url');
}
