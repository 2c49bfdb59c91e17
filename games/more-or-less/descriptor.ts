import { defineGame } from '@hub/engine/define-game';
import { tiersFrom } from '@hub/engine/wire/tiers';

export const MORE_OR_LESS_TIERS = tiersFrom(0, 10, 25, 50, 100, 200);

/** More or Less: does the next item cost more or less gold? */
export const descriptor = defineGame({
  id: 'moreOrLess',
  kind: 'score',
  names: { title: 'More or Less', feed: 'more or less', stats: 'moreOrLessStats' },
  route: '/moreLess',
  hue: 'ember',
  tags: ['PvE', 'Coop'],
  boards: [
    {
      id: 'more_or_less',
      number: 0,
      mode: 'single',
      statistic: 'highscore',
      calls: 'moreLess',
      tiers: MORE_OR_LESS_TIERS,
    },
    { id: 'more_or_less_coop', number: 1, mode: 'multi', statistic: 'coopHighscore' },
  ],
  canChallenge: true,
  ledgerReasons: ['more_or_less', 'more_or_less_coop'],
});
