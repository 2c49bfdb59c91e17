import { nextInt, randomFrom } from '@hub/engine/kernel/random';
import * as fc from 'fast-check';
import type { Tally } from './results.ts';

/** Something that inputs are thrown at. */
export type Target<Draw> = {
  readonly name: string;
  readonly draws: fc.Arbitrary<Draw>;
  /** Draws that come before all others, so that even a short run has them. */
  readonly examples?: readonly Draw[];
  /** Single inputs in one draw, about. */
  readonly inputsPerDraw: number;
  /** Feeds a draw and counts its inputs. Throws when something happened that must not: that is a fault. */
  feed(draw: Draw, tally: Tally): Promise<void>;
};

/** A fault, with what is needed to have it again. */
export type Finding = {
  readonly target: string;
  readonly seed: number;
  readonly path: string | null;
  readonly input: string;
  readonly reason: string;
};

/** An answer of the server that admits a fault of its own. */
export class ServerError extends Error {}

/** Characters. The seed and the path bring the whole input back. */
const SHOWN_INPUT = 1500;

/** A seed of its own for every target, or all operations would be thrown the same draws. */
const seedFor = (name: string, seed: number): number => nextInt(randomFrom(`${seed}/${name}`), 2 ** 31)[0];

/** Throws about `inputs` inputs at a target; the first fault ends it, made as small as can be. */
export async function attack<Draw>(
  target: Target<Draw>,
  { inputs, seed, tally }: { readonly inputs: number; readonly seed: number; readonly tally: Tally },
): Promise<Finding | undefined> {
  const row = tally.row(target.name);
  const property = fc.asyncProperty(target.draws, (draw) => target.feed(draw, tally));
  const numRuns = Math.max(1, Math.ceil(inputs / target.inputsPerDraw));
  const examples = (target.examples ?? []).map((draw): [Draw] => [draw]);
  const result = await fc.check(property, { seed: seedFor(target.name, seed), numRuns, examples });
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
