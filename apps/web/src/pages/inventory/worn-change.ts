import type { InventoryItem } from '@hub/protocol/http/accounts';
import type { Worn } from '../../features/session/account.ts';

/** Returns what equipping or removing an item changes. An icon leaves the username effect as it is. */
export function wornChange(
  { id, name, type, cssClass, image }: InventoryItem,
  isWorn: boolean,
): Partial<Worn> {
  if (type === 'username_effect')
    return { activeUsernameEffect: isWorn && cssClass !== null ? { id, name, cssClass } : null };
  return { activeProfileIcon: isWorn ? { id, name, image: image ?? '' } : null };
}
