import { defineGame } from '@hub/engine/define-game';

/** Template Daily: guess the champion of the day by region, role and release. */
export const descriptor = defineGame({
  id: 'templateDaily',
  kind: 'daily',
  names: { title: 'Template Daily', feed: 'template daily', stats: 'templateDaily' },
  route: '/dailyRifts/templateDaily',
  hue: 'leaf',
  tags: ['PvE', 'New'],
  ledgerReasons: ['template_daily'],
});
