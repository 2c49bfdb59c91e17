import type { FrameOf } from '@hub/engine/wire/envelope';
import { type Guess, type Puzzle, puzzleOf } from '@hub/ui/daily/puzzle.ts';
import { puzzleRules } from '@hub/ui/daily/use-puzzle.ts';
import { type GuessResult, ITEM_ATTRIBUTES, type ItemRiftState, type itemRift } from '../game.ts';

export type ItemRiftFrame = FrameOf<typeof itemRift>;

/** The result of a guess, as every daily game shows it. */
const guessOf = (result: GuessResult): Guess => ({
  id: result.id,
  name: result.name.value,
  isAnswer: result.name.isCorrect === 'correct',
  clues: ITEM_ATTRIBUTES.map((attribute) => result[attribute]),
});

/** Session rules of Item Rift: how frames become state. */
export const itemRiftRules = puzzleRules(
  'hub.itemRift.gameId',
  ({ payload: { gameState } }: ItemRiftFrame): Puzzle<ItemRiftState> =>
    puzzleOf(gameState, {
      candidates: gameState.candidates,
      guesses: gameState.guesses.map(guessOf),
      answer: gameState.answer,
    }),
);
