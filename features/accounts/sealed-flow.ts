import { seal, unseal } from '@hub/server/platform/seal.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import * as z from 'zod/mini';
import type { Flow } from './sign-in-ports.ts';

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
    seal: (flow) => seal(key, JSON.stringify(flow)),
    open(sealed) {
      const text = unseal(key, sealed);
      return text === undefined ? undefined : flowSchema.parse(JSON.parse(text));
    },
  };
}
