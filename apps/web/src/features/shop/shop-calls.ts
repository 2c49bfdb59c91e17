import type { ItemType } from '@hub/protocol/cosmetics';
import { ownedItems } from '@hub/protocol/http/accounts';
import { type ShopItem, shopByType } from '@hub/protocol/http/shop';
import type { Net } from '@hub/ui/net/net.ts';
import { queryOptions } from '@tanstack/react-query';

/** Everything of a type that is for sale. */
export const shelfOptions = ({ call }: Net, type: ItemType) =>
  queryOptions({
    queryKey: ['shop', type],
    queryFn: ({ signal }) => call(shopByType, { params: { type }, signal }),
  });

/** Type and name of everything that the player owns; asked anew on every visit, since other tabs shop too. */
export const ownedOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['owned-items', accountId],
    queryFn: ({ signal }) => call(ownedItems, { params: { id: accountId }, signal }),
    staleTime: 0,
  });

/** What is known of an owned item. */
export type OwnedName = Pick<ShopItem, 'type' | 'name'>;

/** Whether an item is among the owned ones; the shop knows them by type and name. */
export const isOwned = (owned: readonly OwnedName[], { type, name }: OwnedName): boolean =>
  owned.some((item) => item.type === type && item.name === name);
