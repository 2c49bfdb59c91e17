import { itemIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { endpoint } from './endpoint.ts';
import { outcomeSchema } from './shop.ts';

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
