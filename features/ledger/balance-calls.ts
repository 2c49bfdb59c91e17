import { failureTexts } from '@hub/protocol/failure-texts';
import { endpoint } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

// Separate from the ledger's other call, so that pages which show the balance do not load it.

export const currentBlueEssence = endpoint({
  name: 'currentBlueEssence',
  summary: "Returns the caller's balance",
  method: 'GET',
  path: '/accounts/:id/current-blue-essence',
  params: z.object({
    id: z
      .string()
      .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id")),
  }),
  reply: z.object({ blueEssence: z.int().check(z.minimum(0)) }),
  policy: { access: 'owner', rate: 'reads' },
  failure: failureTexts.blueEssence,
});
