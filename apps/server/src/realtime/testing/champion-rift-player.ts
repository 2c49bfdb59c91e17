import { type ChampionRiftState, championRift } from '@hub/games/champion-rift/game.ts';
import type { Frame } from './client.ts';
import { checkedFrame, GamePlayer } from './game-player.ts';

export const checkedChampionRiftFrame = (frame: Frame) =>
  checkedFrame<ChampionRiftState>(championRift, frame);

export class ChampionRiftPlayer extends GamePlayer<ChampionRiftState> {
  readonly game = championRift;
  start = (gameId?: string) => this.ask('startGame', gameId === undefined ? {} : { gameId });
  guess = (gameId: string, guess: string) => this.ask('submitGuess', { gameId, guess });
}
