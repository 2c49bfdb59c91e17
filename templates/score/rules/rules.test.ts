import { champions } from '@hub/catalog/champions';
import { pick } from '@hub/engine/kernel/random';
import { expectEqualViews, expectReplayToEqualLivePlay } from '@hub/engine/testing/properties';
import { playRandomly } from '@hub/engine/testing/random-player';
import { expect, it } from 'vitest';
import { templateScoreRules as rules, type TemplateScoreTypes } from './rules.ts';

const facts = { champions };
const start = { options: { essencePerAnswer: 1 }, seats: 1, seed: 'a game', now: 0, facts };
const opened = rules.setup(start);
const answered = (answer: TemplateScoreTypes['command']['answer']) =>
  rules.apply(opened, { type: 'command', seat: 0, command: { answer, score: 0 } }, { now: 1_000, facts });

it('counts a right answer, and ends with a wrong one or without one', () => {
  const steps = (['left', 'right'] as const).map(answered);
  const results = steps.map((step) => step.ok && [step.state.score, step.state.end]);
  expect(results).toEqual(
    expect.arrayContaining([
      [0, 'wrongAnswer'],
      [1, null],
    ]),
  );
  const late = rules.apply(opened, { type: 'deadline' }, { now: 20_000, facts });
  expect(late.ok && rules.result(late.state)).toMatchObject({ score: 0, end: 'noAnswer' });
});

it('replays like live play', () => {
  const match = playRandomly(rules, {
    ...start,
    maxInputs: 60,
    draw: ({ score }, _seat, random) => {
      const [answer, next] = pick(random, ['left', 'right'] as const);
      return [{ answer, score }, next];
    },
  });
  expect(match.accepted).toBeGreaterThan(0);
  expectReplayToEqualLivePlay(rules, match, facts);
});

it('shows no date before the answer', () => {
  const other = { ...opened, left: { ...opened.left, releaseDate: '2000-01-01' } };
  expect(rules.secretsOf(other, facts)).toContainEqual(expect.objectContaining({ name: 'release' }));
  expectEqualViews(rules, [opened, other], 1, { now: 0, facts });
});
