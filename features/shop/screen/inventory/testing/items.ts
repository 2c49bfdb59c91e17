import type { InventoryItem } from '../../../calls.ts';

type Given = Pick<InventoryItem, 'name'> & Partial<InventoryItem>;

/** An owned username effect; tests override the fields they need. */
export const ownedEffect = (given: Given): InventoryItem => ({
  id: `owned-${given.name}`,
  type: 'username_effect',
  rarity: 'rare',
  description: '',
  price: 500,
  cssClass: 'fx-fire',
  assetPath: null,
  image: null,
  acquired_at: Date.UTC(2025, 10, 14, 12),
  accountItemIsActive: 0,
  ...given,
});

/** An owned profile icon. */
export const ownedIcon = (given: Given): InventoryItem =>
  ownedEffect({ type: 'profile-icon', cssClass: null, image: `${given.name}.png`, ...given });
