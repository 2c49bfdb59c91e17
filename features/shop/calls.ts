import { itemIdSchema } from '@hub/engine/wire/ids';
import { inventoryItemTypeSchema, itemTypeSchema, raritySchema } from '@hub/protocol/cosmetics';
import { get, post } from '@hub/protocol/http/endpoint';
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
export const shopByType = get('/shop/type/:type', {
  name: 'shopByType',
  summary: 'Returns all items of a type for sale',
  params: z.object({ type: itemTypeSchema }),
  reply: z.array(shopItemSchema),
  failure: 'Cannot fetch shop items by type',
});

/** Reply of a purchase. If it is refused, `success` is false and `message` is the reason. */
export const outcomeSchema = z.object({ success: z.boolean(), message: z.string() });
export type Outcome = z.infer<typeof outcomeSchema>;

export const purchase = post('/shop/purchase', {
  name: 'purchase',
  summary: 'Buys an item at its current price',
  body: z.object({
    itemId: itemIdSchema,
    accountId: z.string().check(z.minLength(1), z.maxLength(64), z.describe("The caller's own id, D3")),
  }),
  reply: outcomeSchema,
  failure: 'Cannot purchase shop item',
});

export const toggleItem = post('/inventory/:itemId/active', {
  name: 'toggleItem',
  summary: 'Activates or deactivates an owned item',
  params: z.object({
    itemId: itemIdSchema.check(z.describe('Id of the owned item')),
  }),
  reply: outcomeSchema,
  failure: 'Failed to update item status',
});

const ofAccount = z.object({
  id: z
    .string()
    .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id")),
});

const inventoryItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: inventoryItemTypeSchema,
  rarity: raritySchema,
  description: z.string(),
  price: z.int().check(z.minimum(0)),
  cssClass: z.nullable(z.string()),
  assetPath: z.nullable(z.string()),
  image: z.nullable(z.string()),
  acquired_at: z.int().check(z.describe('Milliseconds since 1970, UTC')),
  accountItemIsActive: z.union([z.literal(0), z.literal(1)]),
});
export type InventoryItem = z.infer<typeof inventoryItemSchema>;

export const accountItems = get('/accounts/:id/items', {
  name: 'accountItems',
  summary: "Returns the caller's inventory",
  params: ofAccount,
  reply: z.array(inventoryItemSchema),
  policy: { access: 'owner', rate: 'reads' },
  failure: 'Cannot fetch account items',
});

export const ownedItems = get('/accounts/:id/owned-items', {
  name: 'ownedItems',
  summary: 'Returns type and name of the items that the caller owns',
  params: ofAccount,
  reply: z.array(z.object({ type: itemTypeSchema, name: z.string() })),
  policy: { access: 'owner', rate: 'reads' },
  failure: 'Cannot fetch owned account items',
});
