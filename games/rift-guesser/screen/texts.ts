import { pickTexts } from '@hub/ui/language.ts';
import { msg } from '@lingui/core/macro';
import { ROUND_SECONDS } from '../descriptor.ts';

/** Texts of Rift Guesser. Numbers are passed already formatted. */
const en = {
  description: `A piece of the map, zoomed in eighteen times. Mark where it lies before ${ROUND_SECONDS} seconds pass.`,
  tags: ['Map Knowledge', 'Time Pressure', 'Earn Blue essence'],
  reward: (essence: number, min: number): string =>
    `${essence} BE for every round you survive, from ${min} rounds on`,

  replaced: {
    title: 'You are playing in another tab',
    text: 'A game can be played in one place at a time. Take it up here whenever you like; its clock goes on.',
    retryLabel: 'Play here',
  },
  closed: {
    title: 'The connection was closed',
    text: 'Your life and your rounds are safe. Connect again to go on.',
    retryLabel: 'Try again',
  },

  over: 'Game Over',
  newHighscore: 'New highscore',
  playAgain: 'Play Again',
  home: 'Home',
};

export const riftGuesserTexts = pickTexts({ en });

export const riftGuesserGrades = {
  bullseye: msg`Bullseye`,
  close: msg`Close`,
  warm: msg`Warm`,
  far: msg`Far`,
  none: msg`No marker`,
};
