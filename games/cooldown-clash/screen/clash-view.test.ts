import { describe, expect, it } from 'vitest';
import {
  answerOf,
  clampGuess,
  endOfLine,
  lineOf,
  ranking,
  sentence,
  shownPoints,
  stageAt,
  tickInterval,
} from './clash-view.ts';
import { clashPlayer, clashState } from './testing/clash-state.ts';

it.each([
  [0, 4, 1, 0, false],
  [749, 4, 1, 0, false],
  [750, 4, 2, 0, false],
  [2_999, 4, 4, 0, false],
  [3_500, 4, 4, 0.5, false],
  [4_000, 4, 4, 1, true],
  [6_000, 2, 2, 1, true],
  [0, 0, 0, 0, false],
])(
  'the stages of the results after %i ms with %i guesses',
  (elapsed, guesses, revealed, counted, showsGains) => {
    expect(stageAt(elapsed, guesses)).toEqual({ revealed, counted, showsGains });
  },
);

it.each([
  [15_000, 1_000],
  [7_500, 1_000],
  [7_499, 500],
  [3_750, 500],
  [3_749, 250],
  [0, 250],
])('the ticking with %i ms of 15 s left comes every %i ms', (remaining, interval) => {
  expect(tickInterval(remaining, 15_000)).toBe(interval);
});

it.each([
  ['', ''],
  ['abc', ''],
  ['12', '12'],
  ['12,5', '12.5'],
  ['12.55', '12.5'],
  ['1.2.3', '1.2'],
  ['-7', '0'],
  ['1e3', '13'],
  ['1000', '999'],
  ['999.5', '999'],
  [' -12.5', '0'],
  ['−5', '0'],
  ['-', '-'],
])('a typed guess, %j becomes %j', (typed, kept) => expect(clampGuess(typed, 999)).toBe(kept));

describe('the results', () => {
  const players = [
    clashPlayer('a', { guess: 90, totalPoints: 150 }),
    clashPlayer('b', { guess: 118, points: 100, totalPoints: 400 }),
    clashPlayer('c', { guess: null, totalPoints: 250 }),
    clashPlayer('d', { guess: 0.3, totalPoints: 400 }),
  ];
  const state = clashState({ players, action: 'showResults', cooldown: [120, 100, 80] });

  it('ask for the cooldown at rank 1', () => {
    expect(answerOf(state)).toBe(120);
    expect(answerOf(clashState({ action: 'countdown' }))).toBeUndefined();
  });

  it('add the points at the end', () => {
    const [, second] = players;
    expect(second && [shownPoints(second, false), shownPoints(second, true)]).toEqual([300, 400]);
    expect(ranking(players, false).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
    expect(ranking(players).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  });

  it('are said as sentences once all is shown', () => {
    expect(sentence(state, false)).toBe('');
    expect(sentence(state, true)).toBe(
      'The cooldown at rank 1 is 120 seconds. b: 118, 100 points. a: 90. d: 0.3. c did not guess.',
    );
  });
});

it('a line has room at both ends and keeps the order', () => {
  const at = lineOf([90, 118, 145, 120]);
  expect([90, 118, 120, 145].map(at).every((x) => x > 0 && x < 100)).toBe(true);
  expect(at(118)).toBeLessThan(at(120));
  expect(lineOf([7, 7])(7)).toBe(50);
});

it('a line ends at two and a half times the answer, and 20 seconds after a short one', () =>
  expect([endOfLine(100), endOfLine(4)]).toEqual([250, 24]));
