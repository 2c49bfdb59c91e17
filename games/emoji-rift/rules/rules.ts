import type { Champion } from '@hub/catalog/champion-schema';
import { candidateOf, type DailyFacts } from '@hub/engine/daily/facts';
import { dailyRules } from '@hub/engine/daily/rules';
import { descriptor } from '../descriptor.ts';
import type { GuessResult } from '../game.ts';
import { cluesOf, type EmojiClues } from './clues.ts';

/** A champion with six emoji, from the vaguest to the most telling. */
export type EmojiChampion = Champion & { readonly emoji: readonly string[] };
export type EmojiRiftFacts = DailyFacts<EmojiChampion>;

export type EmojiRiftParts = {
  entry: EmojiChampion;
  result: GuessResult;
  reveal: { title: string; emoji: string[] };
  clues: EmojiClues;
};

/** Emoji Rift: one player names champions until the guess is the champion that the emoji describe. */
export const emojiRiftRules = dailyRules<EmojiRiftParts>({
  name: descriptor.id,
  stateVersion: 1,
  compare: (guess, answer) => ({
    ...candidateOf(guess),
    isCorrect: guess.id === answer.id ? 'correct' : 'wrong',
  }),
  reveal: ({ title, emoji }) => ({ title, emoji: [...emoji] }),
  clues: cluesOf,
});
