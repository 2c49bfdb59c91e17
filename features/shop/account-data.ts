import { type AccountData, flag } from '../accounts/owned.ts';
import type { shopExport } from './exported.ts';

/** What of the shop belongs to an account. */
export const shopData = {
  tables: {
    ownedItem: {
      as: 'items',
      shows: 'type item.name isActive acquiredAt',
      joins: ['item', 'itemId'],
      by: 'acquiredAt',
      read: { isActive: flag },
    },
  },
} satisfies AccountData<typeof shopExport>;
