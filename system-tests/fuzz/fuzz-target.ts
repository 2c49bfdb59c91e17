import { nextInt, randomFrom } from '@hub/engine/kernel/random';
import * as fc from 'fast-check';
import type { Tally } from './results.ts';

/** A part of the product and the inputs for it. */
export type Target<Draw> = {
  readonly name: string;
  readonly draws: fc.Arbitrary<Draw>;
  /** Inputs that come first, also in a short run. */
  readonly examples?: readonly Draw[];
  /** Average number of inputs in one draw. */
  readonly inputsPerDraw: number;
  /** Sends the inputs of a draw and counts them. Throws on a fault. */
  feed(draw: Draw, tally: Tally): Promise<void>;
};

/** A fault, and how to reproduce it. */
export type Finding = {
  readonly target: string;
  readonly seed: number;
  readonly path: string | null;
  readonly input: string;
  readonly reason: string;
};

/** An internal error of the server. */
export class ServerError extends Error {}

/** Characters; seed and path reproduce the whole input. */
const SHOWN_INPUT = 1500;

/** A seed for each target, so that targets receive different draws. */
const seedFor = (name: string, seed: number): number => nextInt(randomFrom(`${seed}/${name}`), 2 ** 31)[0];

type Attack = {
  readonly inputs: number;
  readonly seed: number;
  readonly tally: Tally;
  /** Whether the input is reported as it was found, which takes a fraction of the time. */
  readonly endOnFailure?: boolean;
};

/** Sends about `inputs` inputs to a target; stops at the first fault, minimized. */
export async function attack<Draw>(
  target: Target<Draw>,
  { inputs, seed, tally, endOnFailure = false }: Attack,
): Promise<Finding | undefined> {
  const row = tally.row(target.name);
  const property = fc.asyncProperty(target.draws, (draw) => target.feed(draw, tally));
  const numRuns = Math.max(1, Math.ceil(inputs / target.inputsPerDraw));
  const examples = (target.examples ?? []).map((draw): [Draw] => [draw]);
  const result = await fc.check(property, {
    seed: seedFor(target.name, seed),
    numRuns,
    examples,
    endOnFailure,
  });
  if (!result.failed) return undefined;
  const { errorInstance, counterexample, counterexamplePath } = result;
  if (errorInstance instanceof ServerError) row.serverErrors += 1;
  else row.crashes += 1;
  return {
    target: target.name,
    seed,
    path: counterexamplePath,
    input: JSON.stringify(counterexample?.[0]).slice(0, SHOWN_INPUT),
    reason:
      errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance),
  };
}
