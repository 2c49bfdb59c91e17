import { type DisconnectReason, disconnectReasonOf } from '@hub/ui/net/disconnect-reason.ts';
import { t } from '@lingui/core/macro';
import type { MoreOrLessState as Game, Guess, MoreOrLessPlayer } from '../game.ts';
import type { GameState } from './game-state.ts';

export interface GameView {
  readonly phase: 'loading' | 'refused' | 'disconnected' | 'waiting' | 'playing';
  readonly disconnectReason: DisconnectReason | undefined;
  readonly isReconnecting: boolean;
  readonly canGuess: boolean;
  /** The player's pick, even before the server has received it. */
  readonly ownGuess: Guess | undefined;
}

/** Derives what the screen shows from its state. `ownId` is the player's public id. */
export function viewOf(state: GameState, ownId: string): GameView {
  const { game, link, isSynced, pending } = state;
  const disconnectReason = game?.gameOver ? undefined : disconnectReasonOf(link);
  const isConnected = link === 'open' && isSynced;
  return {
    phase: disconnectReason === undefined ? phaseOf(state) : 'disconnected',
    disconnectReason,
    isReconnecting: game !== undefined && !game.gameOver && !isConnected && disconnectReason === undefined,
    canGuess: isConnected && game?.phase === 'guessing',
    ownGuess: pending?.action === 'submitGuess' ? pending.payload.guess : game && ownGuessIn(game, ownId),
  };
}

function phaseOf({ game, refusal }: GameState): GameView['phase'] {
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
