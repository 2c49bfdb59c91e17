import type { InventoryItem } from '../../calls.ts';

/**
 * Returns the items after the server has toggled one: an inactive item becomes the only active one of its
 * type, an active item becomes inactive.
 */
export const toggled = (items: readonly InventoryItem[], item: InventoryItem): InventoryItem[] =>
  items.map((other) => {
    if (other.id === item.id)
      return { ...other, accountItemIsActive: item.accountItemIsActive === 1 ? 0 : 1 };
    return other.type === item.type && item.accountItemIsActive === 0
      ? { ...other, accountItemIsActive: 0 }
      : other;
  });

export const isActive = ({ accountItemIsActive }: InventoryItem): boolean => accountItemIsActive === 1;
