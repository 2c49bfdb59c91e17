import { nextInt, type Random } from '../kernel/random.ts';

/** The bots that take free seats, weakest first. */
export const CHARACTERS = ['nubbin', 'sidestep', 'gurg', 'skree', 'halve', 'hush'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The strengths of the contract, which rooms stored by older builds contain. */
export type StrengthWord = 'easy' | 'medium' | 'hard';

/** How well and in which manner a bot plays. */
export type BotStrength = StrengthWord | Character;

/** What a bot prefers among the answers that it finds; each game translates it. */
export type Taste = 'any' | 'plain' | 'aside' | 'long' | 'short' | 'middle' | 'hard';

/** What games derive a bot's moves from. Nothing of it changes during a game. */
export type Traits = {
  readonly word: StrengthWord;
  /** Share of turns in which the bot knows a right answer, in percent. */
  readonly knowsPercent: number;
  /** Largest error of a number that the bot estimates, in percent of the number. */
  readonly blurPercent: number;
  /** How many right answers the bot compares before it chooses by taste. */
  readonly looks: number;
  readonly taste: Taste;
  /** Share of the available time that the bot waits before its move, in thousandths. */
  readonly pace: { readonly from: number; readonly to: number };
};

const TRAITS: Readonly<Record<BotStrength, Traits>> = {
  easy: of('easy', 75, 70, [1, 'any'], [350, 800]),
  medium: of('medium', 88, 35, [2, 'hard'], [250, 600]),
  hard: of('hard', 96, 15, [4, 'hard'], [150, 400]),
  nubbin: of('easy', 72, 62, [2, 'plain'], [300, 650]),
  sidestep: of('easy', 78, 46, [2, 'aside'], [450, 800]),
  gurg: of('medium', 84, 38, [2, 'long'], [500, 850]),
  skree: of('medium', 88, 34, [2, 'short'], [100, 250]),
  halve: of('hard', 92, 20, [3, 'middle'], [300, 600]),
  hush: of('hard', 97, 14, [2, 'hard'], [150, 350]),
};

function of(
  word: StrengthWord,
  knowsPercent: number,
  blurPercent: number,
  [looks, taste]: readonly [number, Taste],
  [from, to]: readonly [number, number],
): Traits {
  return { word, knowsPercent, blurPercent, looks, taste, pace: { from, to } };
}

export const traitsOf = (strength: BotStrength): Traits => TRAITS[strength];

/** Shortest and longest wait in milliseconds: no person types faster, and players should not wait longer. */
const SHORTEST_MS = 900;
const LONGEST_MS = 12_000;

/** Draws how long a bot waits before a move, for which it has `timeMs`. All in milliseconds. */
export function botDelayMs(
  random: Random,
  strength: BotStrength,
  timeMs: number,
): [delayMs: number, next: Random] {
  const { from, to } = traitsOf(strength).pace;
  const [extra, next] = nextInt(random, to - from + 1);
  const waitMs = Math.round((timeMs * (from + extra)) / 1000);
  const shortestMs = Math.min(SHORTEST_MS, Math.floor(timeMs / 2));
  return [Math.max(shortestMs, Math.min(LONGEST_MS, waitMs)), next];
}

/** The number of a character's seat: the same in every lobby, so that no lobby seats it twice. */
export const seatOfCharacter = (character: Character): number => -1 - CHARACTERS.indexOf(character);

const isCharacter = (strength: BotStrength): strength is Character =>
  CHARACTERS.some((character) => character === strength);

/** The characters in the order in which the owner's wish for a bot is met. */
export function candidatesFor(strength: BotStrength): readonly Character[] {
  if (isCharacter(strength)) return [strength];
  const middle = { easy: 0, medium: 2.4, hard: 5 }[strength];
  return nearestFirst(CHARACTERS, (_, index) => Math.abs(index - middle));
}

const nearestFirst = (
  characters: readonly Character[],
  distance: (character: Character, index: number) => number,
): readonly Character[] => {
  const far = new Map(characters.map((character, index) => [character, distance(character, index)]));
  return characters.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
};

/** All characters, those of the nearest strength first. `strengths` and `rating` are on one scale. */
export const charactersNear = (
  rating: number,
  strengths: Readonly<Record<Character, number>>,
): readonly Character[] => nearestFirst(CHARACTERS, (character) => Math.abs(strengths[character] - rating));
