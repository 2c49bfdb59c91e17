import { defineGame } from '@hub/engine/define-game';

/** Points that win. */
const WIN_POINTS = { min: 100, max: 1_000, preset: 500, step: 50 } as const;
/** Seconds of a countdown. */
const COUNTDOWN_SECONDS = { min: 1, max: 999, preset: 15 } as const;

/** The highest valid guess, in seconds. */
export const HIGHEST_GUESS = 999;

/** Cooldown Clash: the closest guess at a spell's cooldown gets points. */
export const descriptor = defineGame({
  id: 'cooldownClash',
  kind: 'versus',
  names: { title: 'Cooldown Clash', feed: 'cooldown clash', stats: 'cooldownGuesserStats' },
  route: '/cooldownGuesser/lobbies',
  hue: 'frost',
  tags: ['PvP', 'Fast-paced'],
  lobby: {
    gameSettingName: 'winPoints',
    gameSetting: WIN_POINTS,
    guessTime: COUNTDOWN_SECONDS,
    // Measured by bench/bots.ts.
    bots: { nubbin: 521, sidestep: 702, gurg: 1_044, skree: 1_109, halve: 1_209, hush: 1_415 },
  },
  ledgerReasons: ['cooldown_clash_bots'],
});
