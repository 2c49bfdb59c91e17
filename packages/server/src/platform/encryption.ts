import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TEXT_AT = IV_BYTES + TAG_BYTES;

/** Encrypts a text; encrypting the same text twice gives different results. */
export function encrypt(key: Uint8Array, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The text; undefined if it was not encrypted with this key. */
export function decrypt(key: Uint8Array, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, TEXT_AT));
    return Buffer.concat([decipher.update(bytes.subarray(TEXT_AT)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
