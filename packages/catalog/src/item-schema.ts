import * as z from 'zod/mini';
import { imageSchema } from './champion-schema.ts';

const itemIdSchema = z.int().check(z.minimum(1000), z.maximum(9999));

export const itemSchema = z.readonly(
  z.strictObject({
    id: itemIdSchema,
    name: z.string().check(z.minLength(1)),
    image: imageSchema,
    priceGold: z.int().check(z.positive(), z.describe('The whole price, components included')),
    sellGold: z.int().check(z.nonnegative(), z.describe('What the shop pays for the item')),
    rank: z.enum(['Basic', 'Boots', 'Consumable', 'Epic', 'Legendary', 'Potion', 'Starter']),
    tags: z.readonly(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
    buildsFrom: z.readonly(z.array(itemIdSchema)).check(z.describe('Ids of the components')),
    special: z
      .optional(z.enum(['feats-boots', 'support-quest-upgrade']))
      .check(z.describe('Not bought, but earned by feats or a quest; its price means little')),
  }),
);

/** An item of the arena's shop. */
export type Item = z.infer<typeof itemSchema>;
