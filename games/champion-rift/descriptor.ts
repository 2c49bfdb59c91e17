import { defineGame } from '@hub/engine/define-game';

/** Champion Rift: guess the champion of the day by nine attributes. */
export const descriptor = defineGame({
  id: 'championRift',
  kind: 'daily',
  names: { title: 'Champion Rift', feed: 'champion rift', stats: 'championRift' },
  route: '/dailyRifts/championRift',
  hue: 'gold',
  tags: ['PvE', 'New'],
  ledgerReasons: ['daily_rift'],
});
