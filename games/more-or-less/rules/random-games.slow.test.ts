import { nextInt, pick, randomFrom } from '@hub/engine/kernel/random';
import { expectEqualViews, expectReplayToEqualLivePlay } from '@hub/engine/testing/properties';
import { type DrawCommand, playRandomly } from '@hub/engine/testing/random-player';
import { describe, expect, it } from 'vitest';
import { NO_REPEAT_WITHIN, tierOf } from './facts.ts';
import { type MoreOrLessTypes, moreOrLessRules } from './rules.ts';
import { type MoreOrLessMode, type MoreOrLessState, SEATS } from './state.ts';
import { facts } from './testing/facts.ts';
import { command, playPerfectly, rightGuess, statesOf, step, wrongGuess } from './testing/play.ts';

/** Mostly answers correctly, sometimes disagrees, and sometimes sends an invalid join. */
const draw: DrawCommand<MoreOrLessTypes> = (state, seat, random) => {
  const [chance, next] = nextInt(random, 30);
  const isNewcomer = seat === state.isPresent.length;
  if (chance === 0 || isNewcomer) return [{ type: 'join' }, next];
  return [{ type: 'guess', guess: chance < 3 ? wrongGuess(state) : rightGuess(state) }, next];
};

const playOnce = (mode: MoreOrLessMode, seed: string) =>
  playRandomly(moreOrLessRules, {
    options: { mode, essencePerAnswer: 1 },
    seats: SEATS[mode],
    seed,
    facts,
    maxInputs: 200,
    draw,
  });

/** The pairs of a game, one per score. */
const pairsOf = (states: readonly MoreOrLessState[]): MoreOrLessState[] =>
  states.filter(
    ({ score, phase }, index) => phase !== 'over' && (index === 0 || states[index - 1]?.score !== score),
  );

/** Expects allowed price differences, and no repeat among the next 12 items. */
function expectFairPairs(states: readonly MoreOrLessState[]): number {
  const pairs = pairsOf(states);
  const [first] = pairs;
  const shown = [first?.currentItem.id, ...pairs.map(({ nextItem }) => nextItem.id)];
  for (const [index, { score, currentItem, nextItem }] of pairs.entries()) {
    expect(score).toBe(index);
    expect(currentItem.id).toBe(shown[index]);
    const gap = Math.abs(nextItem.priceGold - currentItem.priceGold);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThanOrEqual(tierOf(facts, score).maxGoldDiff);
    expect(shown.slice(Math.max(0, index + 1 - NO_REPEAT_WITHIN), index + 1)).not.toContain(nextItem.id);
  }
  return pairs.length;
}

/** Expects the score to equal the correct answers, and a deadline until the end. */
function expectHonestCourse(states: readonly MoreOrLessState[]): void {
  for (const [index, state] of states.entries()) {
    const before = states[index - 1] ?? state;
    expect(state.score - before.score).toBeOneOf([0, 1]);
    expect(state.score === before.score || before.lockedGuess === rightGuess(before)).toBe(true);
    const isOver = state.phase === 'over' && state.rematch?.status !== 'open';
    expect(moreOrLessRules.deadline(state) === undefined).toBe(isOver);
    expect(state.version - before.version).toBe(state === before ? 0 : 1);
  }
}

/** Expects score, result, view and reward to agree. */
function expectAgreement(final: MoreOrLessState): void {
  const result = moreOrLessRules.result(final);
  const { score } = final;
  const view = moreOrLessRules.view(final, { kind: 'public' }, { now: 0, facts });
  expect(view).toMatchObject({ score, isOver: result !== undefined });
  expect(view.rewardEssence).toBe(result === undefined ? 0 : score);
  if (result === undefined) return;
  const players = final.isPresent.length;
  expect(result).toMatchObject({ score, end: final.end, players, rewardEssence: score });
}

/** Expects views not to depend on the next price and later items. */
function expectSecrecy(states: readonly MoreOrLessState[]): void {
  for (const state of states.filter(({ phase }) => phase === 'waiting' || phase === 'guessing')) {
    const [other] = pick(state.random, facts.items);
    const nextItem = { ...state.nextItem, priceGold: other.priceGold };
    const changed = { ...state, nextItem, random: randomFrom('another') };
    expectEqualViews(moreOrLessRules, [state, changed], SEATS[state.mode], { now: 0, facts });
  }
}

describe.each(['single', 'multi'] as const)('200 random games, %s,', (mode) => {
  const matches = Array.from({ length: 200 }, (_, index) => playOnce(mode, `${mode} ${index}`));
  const courses = matches.map(({ log }) => statesOf(log));

  it('have allowed pairs', () => {
    const rounds = courses.reduce((sum, states) => sum + expectFairPairs(states), 0);
    expect(rounds).toBeGreaterThan(670);
  });

  it('count only correct answers, and always have a deadline', () => {
    expect(courses.flat().some(({ score }) => score > 5)).toBe(true);
    courses.forEach(expectHonestCourse);
    for (const { final } of matches) expectAgreement(final);
  });

  it('do not reveal next prices', () => {
    const states = courses.flat();
    expect(states.length).toBeGreaterThan(1_000);
    expectSecrecy(states);
  });

  it('ignore players without a seat', () => {
    const strangers = courses.flat().flatMap((state) => {
      const guess = command(0, state.isPresent.length, { type: 'guess', guess: 'higher' });
      return [step(state, guess), step(state, command(0, 2, { type: 'join' }))];
    });
    expect(strangers.length).toBeGreaterThan(3_400);
    expect(strangers.filter(({ ok }) => ok)).toEqual([]);
  });

  it('replay like live play, also through storage', () => {
    expect(matches).toHaveLength(200);
    for (const match of matches) expectReplayToEqualLivePlay(moreOrLessRules, match, facts);
  });

  it('reach all ends', () => {
    const ends = new Set(matches.map(({ final }) => final.end));
    const refused = matches.reduce((sum, match) => sum + match.refused, 0);
    expect(ends).toContain('wrongGuess');
    expect(ends).toContain('playerLeft');
    expect(refused).toBeGreaterThan(200);
  });
});

describe('10 games with only correct answers', () => {
  const games = Array.from({ length: 10 }, (_, index) => playPerfectly(`perfect ${index}`, 230));

  it('have allowed pairs in all tiers', () => {
    for (const { log, final } of games) {
      expect(final).toMatchObject({ end: 'wrongGuess', score: 230 });
      expect(expectFairPairs(statesOf(log))).toBe(231);
      expectAgreement(final);
    }
  });

  it('replay like live play, also through storage', () => {
    expect(games).toHaveLength(10);
    for (const game of games) expectReplayToEqualLivePlay(moreOrLessRules, game, facts);
  });
});
