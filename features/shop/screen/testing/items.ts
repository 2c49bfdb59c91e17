import type { ShopItem } from '../../calls.ts';

type Given = Pick<ShopItem, 'name'> & Partial<ShopItem>;

/** Creates a username effect for sale; tests override the fields they need. */
export function effect(given: Given): ShopItem {
  const { price = 500, salePrice = null } = given;
  return {
    id: `effect-${given.name}`,
    type: 'username_effect',
    rarity: 'rare',
    subtitle: `All about ${given.name}`,
    cssClass: 'fx-fire',
    imageUrl: null,
    originalPrice: price,
    salePercentage: salePrice === null ? 0 : 20,
    isSale: salePrice !== null,
    ...given,
    price: salePrice ?? price,
    salePrice,
  };
}

/** Creates a profile icon for sale. */
export const icon = (given: Given): ShopItem =>
  effect({ ...given, id: `icon-${given.name}`, type: 'profile_icon', cssClass: null });
