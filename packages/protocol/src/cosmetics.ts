import * as z from 'zod/mini';

/** Rarities, lowest first. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'] as const;
export const raritySchema = z.enum(RARITIES);
export type Rarity = z.infer<typeof raritySchema>;

/** Types of items, as the shop and owned items name them. */
export const ITEM_TYPES = ['username_effect', 'profile_icon'] as const;
export const itemTypeSchema = z.enum(ITEM_TYPES);
export type ItemType = z.infer<typeof itemTypeSchema>;

/** Inventory items write `profile-icon` with a hyphen; mapped only here. */
export const inventoryItemTypeSchema = z.enum(['username_effect', 'profile-icon']);
type InventoryItemType = z.infer<typeof inventoryItemTypeSchema>;
export const toInventoryItemType = (type: ItemType): InventoryItemType =>
  type === 'profile_icon' ? 'profile-icon' : type;

export const activeUsernameEffectSchema = z.object({
  id: z.string(),
  name: z.string(),
  cssClass: z.string(),
});
export type ActiveUsernameEffect = z.infer<typeof activeUsernameEffectSchema>;

export const activeProfileIconSchema = z.object({ id: z.string(), name: z.string(), image: z.string() });
