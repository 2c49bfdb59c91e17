import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { msg } from '@lingui/core/macro';

/** Texts of More or Less. Numbers are passed already formatted. */
const en = {
  description:
    'Two items, one price. Does the next item cost more gold or less? Every right answer is a point, and the gap narrows as you climb.',
  reward: (essence: number): string => `${essence} BE for every right answer`,

  replaced: {
    title: 'You are playing in another tab',
    text: 'A game can be played in one place at a time. Nothing is lost: take it up here whenever you like.',
    retryLabel: 'Play here',
  },
  closed: {
    title: 'The connection was closed',
    text: 'Your score is safe. Connect again to go on.',
    retryLabel: 'Try again',
  },

  joined: {
    title: 'Player Joined',
    message: (name: string): string => `${isolated(name)} has joined the game`,
  },
  left: { title: 'Player Left', message: (name: string): string => `${isolated(name)} has left the game` },

  over: 'Game Over',
  newHighscore: 'New highscore',
  playAgain: 'Play Again',
  home: 'Home',
};

export const moreOrLessTexts = pickTexts({ en });

export const moreOrLessTiers = {
  bronze: msg`Bronze`,
  silver: msg`Silver`,
  gold: msg`Gold`,
  diamond: msg`Diamond`,
  master: msg`Master`,
  challenger: msg`Challenger`,
};
