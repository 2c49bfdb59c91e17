import { itemIdSchema } from '@hub/engine/wire/ids';
import { failureTexts } from '@hub/protocol/failure-texts';
import { endpoint } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { outcomeSchema } from './calls.ts';

export const toggleItem = endpoint({
  name: 'toggleItem',
  summary: 'Activates or deactivates an owned item',
  method: 'POST',
  path: '/inventory/:itemId/active',
  params: z.object({
    itemId: itemIdSchema.check(z.describe('Id of the owned item')),
  }),
  reply: outcomeSchema,
  policy: { access: 'player', rate: 'writes' },
  failure: failureTexts.toggleItem,
});
