import type { Champion } from '@hub/catalog/champion-schema';
import { candidateOf, type DailyFacts } from '@hub/engine/daily/facts';
import { dailyRules } from '@hub/engine/daily/rules';
import { descriptor } from '../descriptor.ts';
import type { GuessResult, Revealed, RevealedAttribute } from '../game.ts';

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

/** What is revealed of the answer before the end. */
type EmojiClues = {
  emoji: string[];
  revealed: Revealed[];
};

/** The attributes in the order in which they are revealed, from the one that says least. */
const ATTRIBUTES: readonly (readonly [RevealedAttribute, (champion: Champion) => readonly string[]])[] = [
  ['range', ({ rangeTypes }) => rangeTypes],
  ['damage', ({ damage }) => [damage]],
  ['role', ({ roles }) => roles],
  ['resource', ({ resource }) => [resource]],
  ['position', ({ positions }) => positions],
  ['price', ({ priceEssence }) => [String(priceEssence)]],
  ['release', ({ releaseDate }) => [releaseDate.slice(0, 4)]],
  ['region', ({ regions }) => regions],
];

/** The clues after this many guesses: first one emoji more after each guess, then one attribute more. */
export function cluesOf(
  answer: Champion & { readonly emoji: readonly string[] },
  guesses: number,
): EmojiClues {
  const attributes = Math.max(0, guesses + 1 - answer.emoji.length);
  return {
    emoji: answer.emoji.slice(0, guesses + 1),
    revealed: ATTRIBUTES.slice(0, attributes).map(([attribute, valueOf]) => ({
      attribute,
      value: [...valueOf(answer)],
    })),
  };
}
