import { defineGame } from '@hub/engine/define-game';
import { tiersFrom } from '@hub/engine/wire/tiers';

/** Count Up: a point for each press. It exists for tests only. */
export const descriptor = defineGame({
  id: 'countUp',
  kind: 'score',
  names: { title: 'Count Up', feed: 'count up', stats: 'countUpStats' },
  route: '/countUp',
  hue: 'leaf',
  tags: ['PvE'],
  boards: [
    {
      id: 'count_up',
      number: 900,
      mode: 'single',
      statistic: 'highscore',
      calls: 'countUp',
      tiers: tiersFrom(0, 2, 4, 6, 8, 10),
    },
  ],
  ledgerReasons: ['count_up'],
});
