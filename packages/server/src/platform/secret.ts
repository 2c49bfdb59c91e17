import { createHmac } from 'node:crypto';

/** The hub's secret. Exposes only keys derived from it, never the secret itself. */
export type Secret = {
  /** Returns 32 bytes, the same for the same purpose; keys of different purposes are independent. */
  derive(purpose: string): Buffer;
};

export const secretFrom = (secret: string): Secret => ({
  derive: (purpose) => createHmac('sha256', secret).update(purpose).digest(),
});
