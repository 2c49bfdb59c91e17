import { createHmac } from 'node:crypto';

/** The instance's secret. Only values derived from it for one purpose leave this object, never the secret itself. */
export type Secret = {
  /** 32 bytes that are the same for the same purpose; different purposes tell nothing about each other. */
  derive(purpose: string): Buffer;
};

export const secretFrom = (secret: string): Secret => ({
  derive: (purpose) => createHmac('sha256', secret).update(purpose).digest(),
});
