import { type Guess, type Puzzle, puzzleOf } from '@hub/ui/daily/puzzle.ts';
import { puzzleRules } from '@hub/ui/daily/use-puzzle.ts';
import { CHAMPION_ATTRIBUTES, type ChampionRiftState, type GuessResult } from '../game.ts';
import type { RiftFrame } from './connection.ts';

/** Returns the champion id from a portrait's file name: `MonkeyKing.png` is `MonkeyKing`. */
export const championIdOf = (image: string): string => image.replace(/\.\w+$/, '');

/** The result of a guess, as every daily game shows it. */
export const guessOf = (result: GuessResult): Guess => ({
  id: championIdOf(result.image),
  name: result.name.value,
  isAnswer: result.name.isCorrect === 'correct',
  clues: CHAMPION_ATTRIBUTES.map((attribute) => result[attribute]),
});

/** Session rules of Champion Rift: how frames become state. */
export const riftRules = puzzleRules(
  'hub.championRift.gameId',
  ({ payload: { gameState } }: RiftFrame): Puzzle<ChampionRiftState> =>
    puzzleOf(gameState, {
      candidates: gameState.championsData,
      guesses: gameState.guesses.map(guessOf),
      answer: gameState.champion,
    }),
);
