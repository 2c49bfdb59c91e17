import { secretOfRandom } from '@hub/engine/kernel/random';
import { type ScoreTypes, scoreRules } from '@hub/engine/score/rules';
import { applyToGame } from './apply.ts';
import type { MoreOrLessCommand, MoreOrLessEvent, MoreOrLessRefusal } from './command.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { PACE } from './pace.ts';
import { type MoreOrLessOptions, setUpGame } from './setup.ts';
import type { MoreOrLessState } from './state.ts';
import { rewardOf, viewOfGame } from './view.ts';

export { type MoreOrLessFacts, moreOrLessFacts } from './facts.ts';
export { PACE } from './pace.ts';
export { COOP_ROUND_MS } from './round.ts';
export { awaitsRematch, SEATS } from './state.ts';

export type MoreOrLessParts = {
  options: MoreOrLessOptions;
  facts: MoreOrLessFacts;
  state: MoreOrLessState;
  command: MoreOrLessCommand;
  event: MoreOrLessEvent;
  refusal: MoreOrLessRefusal;
  view: ReturnType<typeof viewOfGame>;
};
export type MoreOrLessTypes = ScoreTypes<MoreOrLessParts>;

/** More or Less: one player, or two who must agree, guess whether the next item costs more or less gold. */
export const moreOrLessRules = scoreRules<MoreOrLessParts>({
  name: 'moreOrLess',
  setup: ({ options, seats, seed, now, facts }) => setUpGame(options, { seats, seed, now }, facts),
  apply: applyToGame,
  view: (state, { now, facts }) => viewOfGame(state, now, facts),
  secretsOf: ({ phase, nextItem, random }) => [
    secretOfRandom(random),
    ...(phase === 'revealing' || phase === 'over'
      ? []
      : [{ name: 'next price', values: [nextItem.priceGold] }]),
  ],
  rewardOf,
  playersOf: ({ isPresent }) => isPresent.length,
  pace: PACE,
});
