import type { FrameOf } from '@hub/engine/wire/envelope';
import { type Guess, type Puzzle, puzzleOf } from '@hub/ui/daily/puzzle.ts';
import { puzzleRules } from '@hub/ui/daily/use-puzzle.ts';
import type { EmojiRiftState, emojiRift, GuessResult } from '../game.ts';

export type EmojiRiftFrame = FrameOf<typeof emojiRift>;

/** The result of a guess, as every daily game shows it. */
const guessOf = ({ id, name, isCorrect }: GuessResult): Guess => ({
  id,
  name,
  isAnswer: isCorrect === 'correct',
  clues: [{ isCorrect, value: name }],
});

/** Session rules of Emoji Rift: how frames become state. */
export const emojiRiftRules = puzzleRules(
  'hub.emojiRift.gameId',
  ({ payload: { gameState } }: EmojiRiftFrame): Puzzle<EmojiRiftState> =>
    puzzleOf(gameState, {
      candidates: gameState.candidates,
      guesses: gameState.guesses.map(guessOf),
      answer: gameState.answer,
    }),
);
