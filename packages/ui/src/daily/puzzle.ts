import type { AttributeStatus } from '@hub/engine/wire/attribute-status';
import { withOwnName } from '../language/champion-names.ts';

/** The value of an attribute as received from the server. */
export type AttributeValue = string | number | readonly string[];

/** What a guess tells about one attribute of the answer. */
export interface Clue {
  readonly isCorrect: AttributeStatus;
  readonly value: AttributeValue;
  readonly correctValue?: AttributeValue | undefined;
}

/** Something that can be guessed. */
export interface Candidate {
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  /** In another language, where the name differs: the English name, which the server knows, then others that find it. */
  readonly spellings?: readonly string[] | undefined;
}

/** The result of one guess. */
export interface Guess extends Candidate {
  readonly isAnswer: boolean;
  /** One for each cell of its row, in order; the first is that of its name. */
  readonly clues: readonly Clue[];
}

/** A guess that hard mode refused: what it must have, must not have, or be higher or lower than. */
export interface RefusedGuess {
  readonly id: string;
  readonly attribute: string;
  readonly rule: 'keep' | 'avoid' | 'higher' | 'lower';
  readonly values: readonly string[];
}

/** What the guesses of a solved puzzle were worth, see `dailyStateFields`. */
export interface Coach {
  readonly possible: readonly number[];
  readonly best: number;
  readonly better: { readonly guess: number; readonly id: string; readonly possible: number } | null;
  readonly skill: number | null;
  readonly luck: number;
}

/** The puzzle of a daily game, in the same form for every game. */
export interface Puzzle<Wire = unknown> {
  readonly gameId: string;
  /** The state as the server sent it, for what only this game has. */
  readonly wire: Wire;
  /** Sorted by name. */
  readonly candidates: readonly Candidate[];
  /** Oldest first. */
  readonly guesses: readonly Guess[];
  /** The UTC day. */
  readonly day: string;
  /** A past day, played for nothing. */
  readonly isPractice: boolean;
  readonly isHard: boolean;
  /** Not finished by its closing time: it counts for nothing. */
  readonly isLate: boolean;
  /** Over without being solved, because the player asked for the answer. */
  readonly isGivenUp: boolean;
  /** Hard mode: the last guess, if it ignored something known and was not counted. */
  readonly refused?: RefusedGuess | undefined;
  readonly gameOver: boolean;
  /** Null until the puzzle is over. */
  readonly answer: Candidate | null;
  /** Blue Essence; 0 until the puzzle is solved. */
  readonly reward: number;
  readonly streak: number;
  /** Absent until the puzzle is solved. */
  readonly coach?: Coach | undefined;
}

/** The puzzle with names in the language of the pages. */
export const inOwnWords = <Wire>(puzzle: Puzzle<Wire>): Puzzle<Wire> => ({
  ...puzzle,
  candidates: puzzle.candidates.map(withOwnName),
  guesses: puzzle.guesses.map(withOwnName),
  answer: puzzle.answer && withOwnName(puzzle.answer),
});

/** Returns a value as a list of parts; a single value becomes a list with one string. */
export const partsOf = (value: AttributeValue): readonly string[] =>
  typeof value === 'object' ? value : [String(value)];

/** Fields of the state of every daily game. */
export type CommonWire = Pick<Puzzle, 'gameId' | 'day' | 'gameOver' | 'reward' | 'streak' | 'coach'> & {
  readonly version: number;
  readonly practice?: true | undefined;
  readonly hard?: true | undefined;
  readonly late?: true | undefined;
  readonly givenUp?: true | undefined;
  readonly refused?: RefusedGuess | undefined;
};

/** The common form of a puzzle, from the state that the server sent and from what differs between games. */
export const puzzleOf = <Wire extends CommonWire>(
  wire: Wire,
  own: Pick<Puzzle, 'candidates' | 'guesses' | 'answer'>,
): Puzzle<Wire> => {
  const { gameId, day, practice, hard, late, givenUp, refused } = wire;
  const { gameOver, reward, streak, coach } = wire;
  const modes = { isPractice: practice === true, isHard: hard === true, isLate: late === true };
  return {
    wire,
    gameId,
    day,
    ...modes,
    isGivenUp: givenUp === true,
    refused,
    gameOver,
    reward,
    streak,
    coach,
    ...own,
  };
};
