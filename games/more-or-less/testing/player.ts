import { items } from '@hub/catalog/items';
import type { ScorePlayer } from '@hub/engine/testing/game-player';
import { ESSENCE_PER_ANSWER, type Guess, type MoreOrLessState, type moreOrLess } from '../game.ts';
import type { MoreOrLessTypes } from '../rules/rules.ts';

/** Share of right answers. */
const KNOWN_PERCENT = 88;

const prices = new Map(items.map(({ name, priceGold }) => [name, priceGold]));

/** Price of an item by its English name, in gold. Throws for an unknown name. */
export function priceOf(name: string): number {
  const price = prices.get(name);
  if (price === undefined) throw new RangeError(`no item ${name}`);
  return price;
}

/** The right answer to the shown pair of items. */
export const rightGuess = ({
  currentItem,
  nextItem,
}: Pick<MoreOrLessState, 'currentItem' | 'nextItem'>): Guess =>
  priceOf(nextItem.name) > priceOf(currentItem.name) ? 'higher' : 'lower';

export const oppositeOf = (guess: Guess): Guess => (guess === 'higher' ? 'lower' : 'higher');

const guessOf = ({ players }: MoreOrLessState, playerId: string): Guess | null =>
  players.find(({ id }) => id === playerId)?.guess ?? null;

export const player: ScorePlayer<typeof moreOrLess, { readonly round: number; readonly choice: Guess }> = {
  ways: {
    moreOrLess: { start: { mode: 'single' }, isQuick: true },
    coop: {
      start: { mode: 'multi' },
      isOpen: ({ phase, players, seats }) => phase === 'waiting' && players.length < seats,
      isDeserted: ({ phase, players, seats }) =>
        phase === 'waiting' && players.filter(({ connected }) => connected).length < seats,
      isQuick: true,
    },
  },
  essenceOf: (score) => score * ESSENCE_PER_ANSWER,
  mayNotCount: true,
  move(state, { playerId, random, knows }) {
    if (state.phase !== 'guessing') return undefined;
    const { score: round } = state;
    const own = guessOf(state, playerId);
    const other = state.players.find(({ id }) => id !== playerId)?.guess ?? null;
    // Changes half of the time, so that two different guesses soon become one.
    if (own !== null && (other === null || other === own || random.percent(50))) return undefined;
    const right = rightGuess(state);
    const answer = knows(KNOWN_PERCENT) ? right : oppositeOf(right);
    const choice = own !== null && other !== null ? other : answer;
    return {
      command: { action: 'submitGuess', payload: { guess: choice } },
      isAnswer: (told) =>
        told.score > round || told.phase !== 'guessing' || guessOf(told, playerId) === choice,
      // A guess after the deadline does not count.
      guess: {
        value: { round, choice },
        counts: (told) => told.score === round && guessOf(told, playerId) === choice,
      },
    };
  },
  isStored(stored, { round, choice }, seat) {
    const { score, guesses } = stored as MoreOrLessTypes['state'];
    return score === round && guesses.some((one) => one.seat === seat && one.guess === choice);
  },
};
