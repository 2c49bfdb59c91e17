import { nextInt, pick, randomFrom } from '@hub/engine/kernel/random';
import { expectEqualViews, expectReplayToEqualLivePlay } from '@hub/engine/testing/properties';
import { type DrawCommand, playRandomly } from '@hub/engine/testing/random-player';
import { describe, expect, it } from 'vitest';
import { drawPosition } from './round.ts';
import { type RiftGuesserTypes, riftGuesserRules, secretSection } from './rules.ts';
import type { RiftGuesserState } from './state.ts';
import { facts, statesOf } from './testing/play.ts';

const STRANGE_PLACES = [
  { x: -1, y: 20 },
  { x: 20, y: 351 },
  { x: 20, y: Number.NaN },
];

/** Marks anywhere, often close to the place, sometimes off the map, and requests rounds at any time. */
const draw: DrawCommand<RiftGuesserTypes> = ({ position }, _seat, random) => {
  const [type, afterType] = pick(random, ['setGuess', 'submitGuess', 'startNextRound'] as const);
  const [anywhere, afterPlace] = drawPosition(afterType);
  const [chance, next] = nextInt(afterPlace, 20);
  if (type === 'startNextRound') return [{ type }, next];
  const strange = STRANGE_PLACES[chance];
  if (strange !== undefined) return [{ type, position: strange }, next];
  // Sometimes anywhere, mostly within a tenth of the way from the spot to there.
  const share = chance < 8 ? 1 : 1 / (chance + 1.7);
  const x = (position.x + (anywhere.x - position.x) * share) / 100;
  const y = (position.y + (anywhere.y - position.y) * share) / 100;
  return [{ type, position: { x, y } }, next];
};

const matches = Array.from({ length: 1_000 }, (_, index) =>
  playRandomly(riftGuesserRules, {
    options: { essencePerRound: 5 },
    seats: 1,
    seed: `rift ${index}`,
    facts,
    maxInputs: 150,
    draw,
  }),
);
const courses = matches.map(({ log }) => statesOf(log));

/** Loss of a revealed round, computed independently of the rules with integers. */
function lossOf({ marker, position }: RiftGuesserState): number {
  if (marker === null) return 250_000;
  const square = 100n * (BigInt(marker.x - position.x) ** 2n + BigInt(marker.y - position.y) ** 2n);
  let [low, high] = [0n, 500_000n];
  while (low < high) {
    const middle = (low + high) / 2n;
    // Too low while middle + 1/2 is below the root.
    if ((2n * middle + 1n) ** 2n < 4n * square) low = middle + 1n;
    else high = middle;
  }
  return Number(low);
}

/** The states at the end of each round. */
const revealsOf = (states: readonly RiftGuesserState[]): RiftGuesserState[] =>
  states.filter(
    (state, index) => state.lossHundredths !== null && states[index - 1]?.lossHundredths === null,
  );

describe('1000 random games', () => {
  it('subtract exactly the losses from the life', () => {
    let rounds = 0;
    for (const states of courses) {
      let life = 500_000;
      for (const state of revealsOf(states)) {
        expect(state.lossHundredths).toBe(lossOf(state));
        life -= lossOf(state);
        expect(state.lifeHundredths).toBe(life);
        rounds += 1;
      }
      expect(states.at(-1)?.lifeHundredths).toBe(life);
    }
    expect(rounds).toBeGreaterThan(2_500);
  });

  it('show lives with two decimals that add up', () => {
    for (const state of courses.flatMap(revealsOf)) {
      const view = riftGuesserRules.view(state, { kind: 'public' }, { now: 0, facts });
      expect(Math.round(view.life * 100)).toBe(state.lifeHundredths);
      expect(String(view.life)).toMatch(/^-?\d+(\.\d\d?)?$/);
      expect(String(view.loss)).toMatch(/^\d+(\.\d\d?)?$/);
    }
    expect(courses.flatMap(revealsOf).length).toBeGreaterThan(2_500);
  });

  it('count the rounds survived, and pay for them', () => {
    for (const [index, { final }] of matches.entries()) {
      const survived = revealsOf(courses[index] ?? []).filter(
        ({ lifeHundredths }) => lifeHundredths > 0,
      ).length;
      expect(final.score).toBe(survived);
      expect(final.lifeHundredths <= 0).toBe(final.end === 'lifeLost');
      const over = { score: survived, players: 1, rewardEssence: 5 * survived, end: final.end };
      const { suspicion: _, ...result } = riftGuesserRules.result(final) ?? {};
      expect(result).toEqual(final.end === null ? {} : over);
    }
    expect(matches.some(({ final }) => final.score > 10)).toBe(true);
  });

  it('have sections completely on the map', () => {
    for (const { section } of courses.flat().map(secretSection)) {
      expect(Math.min(section.x, section.y)).toBeGreaterThanOrEqual(0);
      // Sums of hundredths, but for the last bit.
      expect(section.x + section.width).toBeLessThan(350.000_001);
      expect(section.y + section.height).toBeLessThan(350.000_001);
    }
    expect(courses.flat().length).toBeGreaterThan(10_000);
  });

  it('always have a deadline that changes the state', () => {
    for (const states of courses) {
      for (const [index, state] of states.entries()) {
        const before = states[index - 1] ?? state;
        expect(state.version - before.version).toBe(state === before ? 0 : 1);
        const deadline = riftGuesserRules.deadline(state);
        expect(deadline === undefined).toBe(state.phase === 'over');
        if (deadline === undefined) continue;
        const step = riftGuesserRules.apply(state, { type: 'deadline' }, { now: deadline, facts });
        const after = step.ok ? riftGuesserRules.deadline(step.state) : deadline;
        expect(after === undefined || after > deadline).toBe(true);
      }
    }
  });

  it('do not reveal places of the current and later rounds', () => {
    const running = courses.flat().filter(({ phase }) => phase === 'guessing');
    expect(running.length).toBeGreaterThan(3_000);
    for (const state of running) {
      const [position, random] = drawPosition(state.random);
      expectEqualViews(riftGuesserRules, [state, { ...state, position, random }], 1, { now: 0, facts });
    }
  });

  it('replay like live play, also through storage', () => {
    expect(matches).toHaveLength(1_000);
    for (const match of matches) expectReplayToEqualLivePlay(riftGuesserRules, match, facts);
  });

  it('reach all ends, and get refusals', () => {
    const ends = new Set(matches.map(({ final }) => final.end));
    expect(ends).toContain('lifeLost');
    expect(ends).toContain('playerLeft');
    expect(matches.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1_000);
  });
});

it('places are evenly distributed on the map', () => {
  const cells = Array.from({ length: 16 }, () => 0);
  let random = randomFrom('places');
  for (let times = 0; times < 16_000; times += 1) {
    const [{ x, y }, next] = drawPosition(random);
    const cell = Math.floor(((x - 972) * 4) / 33_057) * 4 + Math.floor(((y - 817) * 4) / 33_367);
    cells[cell] = (cells[cell] ?? 0) + 1;
    random = next;
  }
  // Six standard deviations around 1000.
  for (const count of cells) expect(Math.abs(count - 1_000)).toBeLessThan(184);
});
