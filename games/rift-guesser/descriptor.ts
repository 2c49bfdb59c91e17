import { defineGame } from '@hub/engine/define-game';
import { tiersFrom } from '@hub/engine/wire/tiers';

/** Time to place and lock in a marker. */
export const ROUND_SECONDS = 15;

const RIFT_GUESSER_TIERS = tiersFrom(0, 7, 15, 25, 40, 60);

/** Rift Guesser: where on the map was this section cut out? */
export const descriptor = defineGame({
  id: 'riftGuesser',
  kind: 'score',
  names: { title: 'Rift Guesser', feed: 'rift guesser', stats: 'riftGuesserStats' },
  route: '/riftGuesser',
  hue: 'teal',
  tags: ['PvE'],
  boards: [
    {
      id: 'rift_guesser',
      number: 2,
      mode: 'single',
      statistic: 'highscore',
      calls: 'riftGuesser',
      tiers: RIFT_GUESSER_TIERS,
    },
  ],
  canChallenge: true,
  ledgerReasons: ['rift_guesser'],
});
