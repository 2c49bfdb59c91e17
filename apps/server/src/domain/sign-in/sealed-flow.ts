import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secret } from '../../platform/secret.ts';
import type { Flow } from './ports.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const flowSchema = z.object({
  id: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  expiresAt: z.int(),
});

/** Encrypts flows for browsers to keep, so that the server stores nothing and a restart loses nothing. */
type FlowSeal = {
  seal(flow: Flow): string;
  /** Undefined when the text was not sealed by this hub. */
  open(sealed: string): Flow | undefined;
};

export function createFlowSeal(secret: Secret): FlowSeal {
  const key = secret.derive('sign-in flow');
  return {
    seal(flow) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(flow), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return flowSchema.parse(JSON.parse(text.toString('utf8')));
      } catch {
        return undefined;
      }
    },
  };
}
