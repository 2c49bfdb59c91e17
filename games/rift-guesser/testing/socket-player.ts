import { GamePlayer } from '../../../apps/server/src/realtime/testing/game-player.ts';
import { type MinimapPosition, type RiftGuesserState, riftGuesser } from '../game.ts';

export class RiftGuesserPlayer extends GamePlayer<RiftGuesserState> {
  readonly game = riftGuesser;
  start = () => this.ask('startGame');
  mark = (gameId: string, guess: MinimapPosition) => this.ask('setGuess', { gameId, guess });
  /** Submits a guess; returns the answer or the refusal. */
  lockIn = (gameId: string, guess: MinimapPosition) => this.ask('submitGuess', { gameId, guess });
  nextRound = (gameId: string) => this.ask('startNextRound', { gameId });
}
