import type { ItemType } from '@hub/protocol/cosmetics';
import type { Net } from '@hub/ui/net/net.ts';
import { queryOptions } from '@tanstack/react-query';
import { ownedItems, type ShopItem, shopByType } from '../calls.ts';

/** All items of a type that are for sale. */
export const shelfOptions = ({ call }: Net, type: ItemType) =>
  queryOptions({
    queryKey: ['shop', type],
    queryFn: ({ signal }) => call(shopByType, { params: { type }, signal }),
  });

/** Type and name of all items that the player owns; refetched on every visit, as other tabs may buy too. */
export const ownedOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['owned-items', accountId],
    queryFn: ({ signal }) => call(ownedItems, { params: { id: accountId }, signal }),
    staleTime: 0,
  });

/** The fields that identify an owned item. */
export type OwnedName = Pick<ShopItem, 'type' | 'name'>;

/** Whether the player owns an item; items are compared by type and name. */
export const isOwned = (owned: readonly OwnedName[], { type, name }: OwnedName): boolean =>
  owned.some((item) => item.type === type && item.name === name);
