import type { EquippedItems } from '@hub/web/session/account.ts';
import type { InventoryItem } from '../calls.ts';

/** Returns what equipping or removing an item changes. An icon leaves the username effect as it is. */
export function equippedChange(
  { id, name, type, cssClass, image }: InventoryItem,
  isEquipped: boolean,
): Partial<EquippedItems> {
  if (type === 'username_effect')
    return { activeUsernameEffect: isEquipped && cssClass !== null ? { id, name, cssClass } : null };
  return { activeProfileIcon: isEquipped ? { id, name, image: image ?? '' } : null };
}
