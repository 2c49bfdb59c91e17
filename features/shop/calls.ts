import { itemIdSchema } from '@hub/engine/wire/ids';
import { itemTypeSchema, raritySchema } from '@hub/protocol/cosmetics';
import { failureTexts } from '@hub/protocol/failure-texts';
import { endpoint } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

const essence = z.int().check(z.minimum(0), z.describe('Blue Essence'));

const shopItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: itemTypeSchema,
  rarity: raritySchema,
  subtitle: z.string(),
  cssClass: z.nullable(z.string()).check(z.describe('Style class of a username effect')),
  imageUrl: z
    .nullable(z.string())
    .check(z.describe('Address of the picture; null for the portrait of the champion of that name')),
  price: essence.check(z.describe('Current price, including a sale')),
  originalPrice: essence,
  salePrice: z.nullable(essence),
  salePercentage: z.int().check(z.minimum(0), z.maximum(99)),
  isSale: z.boolean(),
});
export type ShopItem = z.infer<typeof shopItemSchema>;

/** All items of a type for sale, including owned ones, which the page hides. */
export const shopByType = endpoint({
  name: 'shopByType',
  summary: 'Returns all items of a type for sale',
  method: 'GET',
  path: '/shop/type/:type',
  params: z.object({ type: itemTypeSchema }),
  reply: z.array(shopItemSchema),
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.shopByType,
});

/** Reply of a purchase. If it is refused, `success` is false and `message` is the reason. */
export const outcomeSchema = z.object({ success: z.boolean(), message: z.string() });
export type Outcome = z.infer<typeof outcomeSchema>;

export const purchase = endpoint({
  name: 'purchase',
  summary: 'Buys an item at its current price',
  method: 'POST',
  path: '/shop/purchase',
  body: z.object({
    itemId: itemIdSchema,
    accountId: z.string().check(z.minLength(1), z.maxLength(64), z.describe("The caller's own id, D3")),
  }),
  reply: outcomeSchema,
  policy: { access: 'player', rate: 'writes' },
  failure: failureTexts.purchase,
});

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
