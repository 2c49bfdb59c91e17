import { defineGame } from '@hub/engine/define-game';

/** Item Rift: guess the item of the day by price, rank, stats and recipe. */
export const descriptor = defineGame({
  id: 'itemRift',
  kind: 'daily',
  names: { title: 'Item Rift', feed: 'item rift', stats: 'itemRift' },
  route: '/dailyRifts/itemRift',
  hue: '#d98a4b',
  tags: ['PvE', 'New'],
  ledgerReasons: ['item_rift'],
});
