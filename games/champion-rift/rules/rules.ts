import type { GameRules } from '@hub/engine/kernel/rules';
import { applyToRift } from './apply.ts';
import type { ChampionRiftCommand, ChampionRiftEvent, ChampionRiftRefusal } from './command.ts';
import type { ChampionRiftFacts } from './facts.ts';
import { type ChampionRiftOptions, setUpRift } from './setup.ts';
import type { ChampionRiftState } from './state.ts';
import { type ChampionRiftView, viewOfRift } from './view.ts';

export type { ChampionRiftFacts } from './facts.ts';

/** Result of a completed rift. */
type ChampionRiftResult = {
  readonly day: string;
  /** Counted guesses, including the correct one. */
  readonly attempts: number;
  readonly rewardEssence: number;
};

export type ChampionRiftTypes = {
  options: ChampionRiftOptions;
  facts: ChampionRiftFacts;
  state: ChampionRiftState;
  command: ChampionRiftCommand;
  event: ChampionRiftEvent;
  refusal: ChampionRiftRefusal;
  view: ChampionRiftView;
  result: ChampionRiftResult;
};

/** Champion Rift: one player names champions until the guess is the champion of the day. */
export const championRiftRules: GameRules<ChampionRiftTypes> = {
  name: 'championRift',
  stateVersion: 1,
  setup: ({ options, now, facts }) => setUpRift(options, now, facts),
  apply: applyToRift,
  deadline: () => undefined,
  view: (state, audience, { facts }) => viewOfRift(state, audience, facts),
  result: ({ over, day, guesses, rewardEssence }) =>
    over ? { day, attempts: guesses.length, rewardEssence } : undefined,
};
