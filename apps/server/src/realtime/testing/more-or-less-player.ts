import { items } from '@hub/catalog/items';
import {
  type Guess,
  type MoreOrLessMode,
  type MoreOrLessState,
  moreOrLess,
} from '@hub/games/more-or-less/game.ts';
import { GamePlayer } from './game-player.ts';

/** The price of an item by its English name, from the catalog. */
export function priceOf(name: string): number {
  const item = items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new RangeError(name);
  return item.priceGold;
}

/** The right guess for the items that are shown. */
export const rightGuess = ({ currentItem, nextItem }: MoreOrLessState): Guess =>
  priceOf(nextItem.name) > currentItem.gold ? 'higher' : 'lower';
export const wrongGuess = (state: MoreOrLessState): Guess =>
  rightGuess(state) === 'higher' ? 'lower' : 'higher';

/** Knows every price. */
export class MoreOrLessPlayer extends GamePlayer<MoreOrLessState> {
  readonly game = moreOrLess;
  start = (mode: MoreOrLessMode) => this.ask('startGame', { mode });
  join = (gameId: string) => this.ask('joinGame', { gameId });
  guess = (guess: Guess, gameId: string = this.state.gameId) => this.ask('submitGuess', { gameId, guess });
}
