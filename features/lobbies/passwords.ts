import { createHmac, timingSafeEqual } from 'node:crypto';
import { decrypt, encrypt } from '@hub/server/platform/encryption.ts';
import type { Secret } from '@hub/server/platform/secret.ts';

/** Encryption of lobby passwords, which are decrypted only to show them to members and to compare them. */
export type LobbyPasswords = {
  /** Encrypting the same password twice gives different texts. */
  encrypt(password: string): string;
  /** The password; undefined when it was not encrypted with this hub's secret. */
  decrypt(encrypted: string): string | undefined;
  /** Compares in constant time. */
  matches(encrypted: string, password: string): boolean;
};

export function createLobbyPasswords(secret: Secret): LobbyPasswords {
  const key = secret.derive('lobby password');
  const compareKey = secret.derive('lobby password comparison');
  const digest = (text: string): Buffer => createHmac('sha256', compareKey).update(text).digest();
  return {
    encrypt: (password) => encrypt(key, password),
    decrypt: (encrypted) => decrypt(key, encrypted),
    matches(encrypted, password) {
      const right = decrypt(key, encrypted);
      return right !== undefined && timingSafeEqual(digest(right), digest(password));
    },
  };
}
