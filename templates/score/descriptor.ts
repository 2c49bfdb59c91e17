import { defineGame } from '@hub/engine/define-game';
import { tiersFrom } from '@hub/engine/wire/tiers';

/** Template Score: which of two champions was released first? */
export const descriptor = defineGame({
  id: 'templateScore',
  kind: 'score',
  names: { title: 'Template Score', feed: 'template score', stats: 'templateScoreStats' },
  route: '/templateScore',
  hue: 'rose',
  tags: ['PvE', 'New'],
  boards: [
    {
      id: 'template_score',
      number: 900,
      mode: 'single',
      statistic: 'highscore',
      calls: 'templateScore',
      tiers: tiersFrom(0, 5, 10, 20, 30, 50),
    },
  ],
  ledgerReasons: ['template_score'],
});
