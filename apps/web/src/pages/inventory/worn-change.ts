import type { InventoryItem } from '@hub/protocol/http/accounts';
import type { Worn } from '../../features/session/account.ts';

/** What an item that was put on, or taken off, changes in what the player wears. An icon leaves the effect alone. */
export function wornChange(
  { id, name, type, cssClass, image }: InventoryItem,
  isWorn: boolean,
): Partial<Worn> {
  if (type === 'username_effect')
    return { activeUsernameEffect: isWorn && cssClass !== null ? { id, name, cssClass } : null };
  return { activeProfileIcon: isWorn ? { id, name, image: image ?? '' } : null };
}
