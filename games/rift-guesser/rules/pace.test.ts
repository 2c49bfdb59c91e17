import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { riftGuesserRules } from './rules.ts';
import type { RiftGuesserState } from './state.ts';
import { after, deadline, open, STARTED_AT, startNextRound, submitGuess } from './testing/play.ts';

/** Time from the start of the round to the lock-in, and distance in units. */
type Answer = { readonly ms: number; readonly off: number };

/** A game with these answers, without loss of life, and a last round without a lock-in. */
function run(answers: readonly Answer[], begin: RiftGuesserState = open()): RiftGuesserState {
  let state = begin;
  let now = STARTED_AT;
  for (const { ms, off } of answers) {
    const { x, y } = state.position;
    const place = { x: x / 100 + (x > 17_500 ? -off : off), y: y / 100 };
    state = after({ ...state, lifeHundredths: 500_000 }, submitGuess(now + ms, place.x, place.y));
    now += ms + 2_500;
    state = after(state, startNextRound(now));
  }
  return after({ ...state, lifeHundredths: 1, marker: null }, deadline(now + 15_000));
}

const judged = (answers: readonly Answer[]) => riftGuesserRules.result(run(answers))?.suspicion;

/** Answers between these bounds, deterministic. */
const between = (count: number, ms: [number, number], off: [number, number], seed = 16): Answer[] =>
  fc.sample(
    fc.record({
      ms: fc.integer({ min: ms[0], max: ms[1] }),
      off: fc.integer({ min: off[0] * 100, max: off[1] * 100 }).map((hundredths) => hundredths / 100),
    }),
    { numRuns: count, seed },
  );

describe('suspicionOf', () => {
  it.each<[who: string, answers: Answer[]]>([
    ['a beginner', between(12, [3_000, 14_900], [5, 120])],
    ['an experienced player', between(120, [2_000, 9_000], [1, 40])],
    ['the quickest player, who knows the map', between(300, [1_500, 4_000], [0, 15])],
    ['a player who points as exactly as a mouse allows', between(300, [6_000, 14_900], [0, 4])],
    ['an impatient player, who presses at once and soon has lost', between(19, [1_000, 1_300], [0, 2])],
  ])('does not report %s', (_who, answers) => expect(judged(answers)).toBeUndefined());

  it.each<[what: string, answers: Answer[], reason: string]>([
    ['locks in as soon as it may, wherever', between(20, [1_000, 1_100], [0, 200]), 'too_fast'],
    [
      'matches the picture and locks in half a second later',
      between(20, [1_510, 1_700], [0, 0.3]),
      'fast_and_near',
    ],
    ['matches the picture and takes its time', between(40, [3_000, 14_000], [0, 0.3]), 'too_exact'],
  ])('reports a player who %s', (_what, answers, reason) => {
    expect(judged(answers)).toMatchObject({ reason, figures: { answers: answers.length } });
  });

  it('needs more than half of the answers', () => {
    const [slow, fast] = [between(20, [4_000, 5_000], [5, 9]), between(21, [1_000, 1_500], [5, 9])];
    expect(judged([...slow, ...fast.slice(1)])).toBeUndefined();
    const totalMs = [...slow, ...fast].map(({ ms }) => ms).reduce((sum, ms) => sum + ms);
    expect(judged([...slow, ...fast])).toEqual({
      reason: 'too_fast',
      figures: { answers: 41, fast: 21, quickAndNear: 0, exact: 0, meanMs: Math.round(totalMs / 41) },
    });
  });

  it('judges only answers of this version in a stored game', () => {
    const stored = open();
    expect(stored).not.toHaveProperty('pace');
    expect(riftGuesserRules.result(run([], stored))?.suspicion).toBeUndefined();
    expect(
      riftGuesserRules.result(run(between(30, [1_000, 1_100], [0, 1]), stored))?.suspicion,
    ).toBeDefined();
  });

  it('does not change the view', () => {
    const state = run(between(30, [1_000, 1_100], [0, 1]));
    const view = riftGuesserRules.view(state, { kind: 'seat', seat: 0 }, { now: 0, facts: null });
    expect(JSON.stringify(view)).not.toMatch(/pace|suspicion|too_fast/);
  });
});
