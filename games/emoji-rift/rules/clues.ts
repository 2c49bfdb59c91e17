import type { Champion } from '@hub/catalog/champion-schema';
import type { Revealed, RevealedAttribute } from '../game.ts';

/** What is revealed of the answer before the end. */
export type EmojiClues = {
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
