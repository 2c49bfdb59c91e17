import { get } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

// Separate from the ledger's other call, so that pages which show the balance do not load it.

export const currentBlueEssence = get('/accounts/:id/current-blue-essence', {
  name: 'currentBlueEssence',
  summary: "Returns the caller's balance",
  params: z.object({
    id: z
      .string()
      .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id")),
  }),
  reply: z.object({ blueEssence: z.int().check(z.minimum(0)) }),
  policy: { access: 'owner', rate: 'reads' },
  failure: 'Cannot fetch current blue essence',
});
