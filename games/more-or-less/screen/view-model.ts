import { connectionViewOf, isConnected } from '@hub/ui/net/connection-view.ts';
import { t } from '@lingui/core/macro';
import type { MoreOrLessState as Game, Guess, MoreOrLessPlayer } from '../game.ts';
import type { GameState } from './game-state.ts';

/** At this many seconds left of a round, the dial starts to warn, and a clock to tick. */
export const LAST_SECONDS = 10;

/** Derives what the screen shows from its state. `ownId` is the player's public id. */
export function viewOf(state: GameState, ownId: string) {
  const { game, pending } = state;
  const connection = connectionViewOf(state);
  return {
    ...connection,
    phase: connection.disconnectReason === undefined ? phaseOf(state) : 'disconnected',
    canGuess: isConnected(state) && game?.phase === 'guessing',
    /** The player's pick, even before the server has received it. */
    ownGuess: pending?.action === 'submitGuess' ? pending.payload.guess : game && ownGuessIn(game, ownId),
  };
}

function phaseOf({ game, refusal }: GameState) {
  if (game === undefined) return refusal === undefined ? 'loading' : 'refused';
  return game.phase === 'waiting' ? 'waiting' : 'playing';
}

const ownGuessIn = ({ players }: Game, ownId: string): Guess | undefined =>
  players.find(({ id }) => id === ownId)?.guess ?? undefined;

/** The word on the button of a guess. */
export const pickOf = (guess: Guess | null): string => (guess === 'higher' ? t`More` : t`Less`);

/** Returns the other players of the game. */
export const matesOf = ({ players }: Game, ownId: string): readonly MoreOrLessPlayer[] =>
  players.filter(({ id }) => id !== ownId);
