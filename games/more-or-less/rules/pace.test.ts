import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moreOrLessRules } from './rules.ts';
import type { MoreOrLessState } from './state.ts';
import { after, command, deadline, guess, open, rightGuess, STARTED_AT, wrongGuess } from './testing/play.ts';

const REVEAL_MS = 1_500;

/** A game with correct answers at these times (ms after the start of a round), and a wrong one at the end. */
function run(begin: MoreOrLessState, waits: readonly number[], seats: readonly number[], from: number) {
  let state = begin;
  let now = from;
  const answer = (ms: number, choice: 'higher' | 'lower'): void => {
    state = after(
      state,
      ...seats.map((seat) => guess(now + ms, seat, choice)),
      deadline(now + ms + REVEAL_MS),
    );
    now += ms + REVEAL_MS;
  };
  for (const ms of waits) answer(ms, rightGuess(state));
  answer(5_000, wrongGuess(state));
  return moreOrLessRules.result(state);
}

const alone = (waits: readonly number[]) => run(open('single'), waits, [0], STARTED_AT)?.suspicion;

function together(waits: readonly number[]) {
  const joined = after(open('multi'), command(STARTED_AT, 1, { type: 'join' }), deadline(STARTED_AT + 2_000));
  return run(joined, waits, [0, 1], STARTED_AT + 2_000)?.suspicion;
}

/** `count` waits between these bounds, deterministic. */
const between = (count: number, min: number, max: number): number[] =>
  fc.sample(fc.integer({ min, max }), { numRuns: count, seed: 16 });

describe('suspicionOf', () => {
  it.each([
    ['a player who thinks about it', between(60, 1_000, 9_000)],
    ['the quickest player, who knows the prices', between(300, 420, 1_500)],
    ['a player with one lucky burst', [...between(60, 600, 2_000), ...between(30, 100, 390)]],
    ['a player who presses blindly, which does not last', between(38, 50, 200)],
  ])('does not report %s', (_who, waits) => {
    expect(alone(waits)).toBeUndefined();
    expect(together(waits)).toBeUndefined();
  });

  it.each([
    ['at once', between(39, 0, 20)],
    ['within 0.4 seconds', between(200, 200, 400)],
  ])('reports a game answered %s, solo and coop', (_how, waits) => {
    expect(alone(waits)).toMatchObject({ reason: 'too_fast', figures: { answers: waits.length + 1 } });
    expect(together(waits)).toMatchObject({ reason: 'too_fast', figures: { fast: waits.length } });
  });

  it('reports hundreds of right answers with one wrong, however slow', () => {
    expect(alone(between(703, 700, 4_000))).toMatchObject({ reason: 'too_right', figures: { right: 703 } });
    expect(alone(between(450, 700, 4_000))).toBeUndefined();
  });

  it('judges only answers of this version in a stored game', () => {
    const { roundAt: _, ...stored } = open('single');
    const figures = run(stored, between(60, 0, 20), [0], STARTED_AT)?.suspicion?.figures;
    expect(figures).toMatchObject({ answers: 60, fast: 59 });
  });
});
