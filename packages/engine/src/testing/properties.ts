import { expect } from 'vitest';
import { replay } from '../kernel/replay.ts';
import type { Context, GameRules, GameTypes } from '../kernel/rules.ts';
import { audiencesOf, type RandomMatch } from './random-player.ts';

/** Expects a replay to end like live play, with a restart after every input. */
export function expectReplayToEqualLivePlay<T extends GameTypes>(
  rules: GameRules<T>,
  { log, final }: Pick<RandomMatch<T>, 'log' | 'final'>,
  facts: T['facts'],
): void {
  expect(replay(rules, log, facts, { throughStorage: true })).toStrictEqual(final);
}

/** Expects two states that differ only in a secret to have equal views for all audiences. */
export function expectEqualViews<T extends GameTypes>(
  rules: GameRules<T>,
  states: readonly [T['state'], T['state']],
  seats: number,
  context: Context<T['facts']>,
): void {
  expect(states[0]).not.toEqual(states[1]);
  for (const audience of audiencesOf(seats)) {
    const [one, other] = states.map((state) => rules.view(state, audience, context));
    expect(one).toStrictEqual(other);
  }
}
