import type { RunSpec } from '@hub/engine/binding/run';
import { accept, type GameRules, type GameTypes, type StateSecret } from '@hub/engine/kernel/rules';
import { RUN_ANSWERS_KEPT } from '@hub/engine/wire/runs';
import { type ChallengeOptions, type Run, runOf } from './run.ts';

type Rules = GameRules<GameTypes>;
type Recorded = Readonly<Record<string, unknown>> & { readonly run?: Run };

/**
 * The same rules, which also record each run in their state: so a run survives whatever the game survives. Rooms of
 * challenges play the stored questions. States without a run, such as those of earlier versions, stay as they are.
 */
export function recordedRules(rules: Rules, spec: RunSpec<GameTypes>): Rules {
  return {
    ...rules,
    setup(start) {
      const challenge = (start.options as Partial<ChallengeOptions>).challenge;
      const { seed, options } = challenge ?? { ...start, options: spec.challengeOf(start.options) };
      const state = rules.setup(challenge === undefined ? start : { ...start, options, seed });
      if (options === undefined) return state;
      const run: Run = {
        seed,
        options,
        askedAt: start.now,
        answers: [],
        ...(challenge && {
          challenge: { id: challenge.id, ...(challenge.ghost && { ghost: challenge.ghost }) },
        }),
      };
      return { ...(state as Recorded), run };
    },
    apply(state, input, context) {
      const before = runOf(state);
      const step = rules.apply(state, input, context);
      if (before === undefined || !step.ok || step.state === state) return step;
      const { now, facts } = context;
      const given = spec.answerIn(step.state, step.events, facts);
      const isAskedNow = spec.isAsking(step.state) && (given !== undefined || !spec.isAsking(state));
      const result = rules.result(step.state);
      const score = result === undefined ? undefined : spec.scoreOf(result);
      const run: Run = {
        ...before,
        ...(isAskedNow && { askedAt: now }),
        ...(given !== undefined &&
          before.answers.length < RUN_ANSWERS_KEPT && {
            answers: [...before.answers, { ...given, ms: Math.max(0, now - before.askedAt) }],
          }),
        ...(score !== undefined && { score }),
      };
      return accept<unknown, unknown>({ ...(step.state as Recorded), run }, step.events);
    },
    ...(rules.upgrade !== undefined && {
      upgrade: ({ seed, ...stored }: Parameters<NonNullable<Rules['upgrade']>>[0]) =>
        rules.upgrade?.({ ...stored, seed: runOf(stored.state)?.seed ?? seed }),
    }),
    secretsOf: (state, facts) => [...rules.secretsOf(state, facts), ...ghostSecrets(runOf(state))],
  };
}

/** The times of the ghost's answers to questions that the player has not answered. */
function ghostSecrets(run: Run | undefined): readonly StateSecret[] {
  const later = (run?.challenge?.ghost ?? []).slice(run?.answers.length);
  return later.length === 0
    ? []
    : [{ name: 'answer of the ghost', values: later.map(({ ms, figure }) => [ms, figure ?? 0]) }];
}
