import { createHmac, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '@hub/server/platform/seal.ts';
import type { Secret } from '@hub/server/platform/secret.ts';

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
  return {
    seal: (password) => seal(key, password),
    unseal: (sealed) => unseal(key, sealed),
    matches(sealed, password) {
      const right = unseal(key, sealed);
      return right !== undefined && timingSafeEqual(digest(right), digest(password));
    },
  };
}
