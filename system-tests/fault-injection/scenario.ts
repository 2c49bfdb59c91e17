import type { Report, RunOptions } from '../report.ts';

/** `short` is for `npm test`: the same with few players, and as briefly as it makes sense. */
export interface ScenarioOptions extends RunOptions {
  readonly size: 'short' | 'long';
}

/** One kind of bad injectFault; the report says what was promised and not kept. */
export interface Scenario {
  readonly name: string;
  run(options: ScenarioOptions): Promise<Report>;
}

/** Asks until it is so, at most so long (ms); false when it never was. */
export async function eventually(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const limit = performance.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > limit) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The lines whose promise was not kept. */
export const failuresOf = (promises: readonly (readonly [isKept: boolean, otherwise: string])[]): string[] =>
  promises.flatMap(([isKept, otherwise]) => (isKept ? [] : [otherwise]));
