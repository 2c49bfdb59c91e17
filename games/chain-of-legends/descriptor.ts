import { defineGame } from '@hub/engine/define-game';

/** Lives of each player. */
const LIVES = { min: 1, max: 10, preset: 3 } as const;
/** Seconds of a turn. */
export const TURN_SECONDS = { min: 1, max: 127, preset: 15 } as const;

/** Chain of Legends: champions in turn, each beginning with the last letter of the one before. */
export const descriptor = defineGame({
  id: 'chainOfLegends',
  kind: 'versus',
  names: { title: 'Chain of Legends', feed: 'chain of legends', stats: 'chainOfLegendsStats' },
  route: '/chainOfLegends/lobbies',
  hue: 'arcane',
  tags: ['PvP', 'Strategy'],
  lobby: {
    gameSettingName: 'lives',
    gameSetting: LIVES,
    guessTime: TURN_SECONDS,
    // Measured by bench/bots.ts.
    bots: { nubbin: 724, sidestep: 816, gurg: 927, skree: 1_028, halve: 1_103, hush: 1_402 },
  },
  ledgerReasons: ['chain_of_legends_bots'],
});
