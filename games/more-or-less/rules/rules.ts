import { secretOfRandom, withKeyedRandom } from '@hub/engine/kernel/random';
import type { GameRules } from '@hub/engine/kernel/rules';
import type { Suspicion } from '@hub/engine/kernel/suspicion';
import { applyToGame } from './apply.ts';
import type { MoreOrLessCommand, MoreOrLessEnd, MoreOrLessEvent, MoreOrLessRefusal } from './command.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { suspicionOf } from './pace.ts';
import { type MoreOrLessOptions, setUpGame } from './setup.ts';
import type { MoreOrLessMode, MoreOrLessState } from './state.ts';
import { type MoreOrLessView, rewardOf, viewOfGame } from './view.ts';

export { type MoreOrLessFacts, moreOrLessFacts } from './facts.ts';
export { PACE_LIMITS, paceFigures } from './pace.ts';
export { COOP_ROUND_MS } from './round.ts';
export { awaitsRematch, SEATS } from './state.ts';

/** Result of a finished game. */
type MoreOrLessResult = {
  readonly mode: MoreOrLessMode;
  /** Correct answers, the same for both players. */
  readonly score: number;
  readonly end: MoreOrLessEnd;
  /** Why the host should look at it; undefined if people may have played it. */
  readonly suspicion: Suspicion | undefined;
  /** By taken seat, including players who left. */
  readonly players: readonly {
    readonly seat: number;
    readonly score: number;
    readonly rewardEssence: number;
  }[];
};

export type MoreOrLessTypes = {
  options: MoreOrLessOptions;
  facts: MoreOrLessFacts;
  state: MoreOrLessState;
  command: MoreOrLessCommand;
  event: MoreOrLessEvent;
  refusal: MoreOrLessRefusal;
  view: MoreOrLessView;
  result: MoreOrLessResult;
};

/** More or Less: one player, or two who must agree, guess whether the next item costs more or less gold. */
export const moreOrLessRules: GameRules<MoreOrLessTypes> = {
  name: 'moreOrLess',
  stateVersion: 2,
  upgrade: ({ state, stateVersion, seed }) =>
    stateVersion === 1 ? withKeyedRandom(state as MoreOrLessState, seed) : undefined,
  setup: ({ options, seats, seed, now, facts }) => setUpGame(options, { seats, seed, now }, facts),
  apply: applyToGame,
  deadline: ({ deadline }) => deadline ?? undefined,
  view: (state, _audience, { now, facts }) => viewOfGame(state, now, facts),
  secretsOf: ({ phase, nextItem, random }) => [
    secretOfRandom(random),
    ...(phase === 'revealing' || phase === 'over'
      ? []
      : [{ name: 'next price', values: [nextItem.priceGold] }]),
  ],
  result: (state) => (state.end === null ? undefined : resultOf(state, state.end)),
};

function resultOf(state: MoreOrLessState, end: MoreOrLessEnd): MoreOrLessResult {
  const { mode, score, isPresent } = state;
  const rewardEssence = rewardOf(state);
  const suspicion = suspicionOf(state);
  return {
    mode,
    score,
    end,
    suspicion,
    players: isPresent.map((_, seat) => ({ seat, score, rewardEssence })),
  };
}
