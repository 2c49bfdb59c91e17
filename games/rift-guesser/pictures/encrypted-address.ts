import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Secret } from '@hub/engine/binding/secret';
import type { Section } from '../rules/rules.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NUMBERS = 5;
const BYTES = NONCE_BYTES + NUMBERS * 8 + TAG_BYTES;

/** A section and the time until which its picture may be read (ms since 1970). */
export type AddressContent = { readonly section: Section; readonly until: number };

/** Addresses that contain their section, encrypted: all nodes can read them, and they reveal nothing. */
export type EncryptedAddresses = {
  /** Different for every round, also for the same section. */
  encrypt(round: string, content: AddressContent): string;
  /** Undefined if the text is not an address of this hub. */
  decrypt(address: string): AddressContent | undefined;
};

export function createEncryptedAddresses(secret: Secret): EncryptedAddresses {
  const key = secret.derive('address of a section');
  const nonceKey = secret.derive('nonce of a section');
  return {
    encrypt(round, { section: { x, y, width, height }, until }) {
      const plain = Buffer.alloc(NUMBERS * 8);
      for (const [at, number] of [x, y, width, height, until].entries()) plain.writeDoubleLE(number, at * 8);
      // Derived from the content, so that no nonce is used for two contents.
      const nonce = createHmac('sha256', nonceKey)
        .update(plain)
        .update(round)
        .digest()
        .subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      const encrypted = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return encrypted.toString('base64url');
    },
    decrypt(address) {
      const bytes = Buffer.from(address, 'base64url');
      if (bytes.length !== BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const encrypted = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        const plain = Buffer.concat([decipher.update(encrypted), decipher.final()]);
        const numberAt = (at: number): number => plain.readDoubleLE(at * 8);
        const section = { x: numberAt(0), y: numberAt(1), width: numberAt(2), height: numberAt(3) };
        return { section, until: numberAt(4) };
      } catch {
        return undefined;
      }
    },
  };
}
