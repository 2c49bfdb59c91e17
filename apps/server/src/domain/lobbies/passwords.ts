import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../platform/secret.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption of lobby passwords, which are unsealed only to show them to members and to compare them. */
export type LobbyPasswords = {
  /** Sealing the same password twice gives different texts. */
  seal(password: string): string;
  /** The password; undefined when it was not sealed with this hub's secret. */
  unseal(sealed: string): string | undefined;
  /** Compares in constant time. */
  matches(sealed: string, password: string): boolean;
};

export function createLobbyPasswords(secret: Secret): LobbyPasswords {
  const key = secret.derive('lobby password');
  const compareKey = secret.derive('lobby password comparison');
  const digest = (text: string): Buffer => createHmac('sha256', compareKey).update(text).digest();
  const unseal = (sealed: string): string | undefined => {
    const bytes = Buffer.from(sealed, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString();
    } catch {
      return undefined;
    }
  };
  return {
    seal(password) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    unseal,
    matches(sealed, password) {
      const right = unseal(sealed);
      return right !== undefined && timingSafeEqual(digest(right), digest(password));
    },
  };
}
