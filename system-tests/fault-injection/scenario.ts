import type { Report, RunOptions } from '../report.ts';

/** `short` is for `npm run test:system`: fewer players and less time. */
export interface ScenarioOptions extends RunOptions {
  readonly size: 'short' | 'long';
}

/** One injected fault; the report lists the violated guarantees. */
export interface Scenario {
  readonly name: string;
  run(options: ScenarioOptions): Promise<Report>;
}

/** The messages of the conditions that are false. */
export const failuresOf = (conditions: readonly (readonly [isMet: boolean, message: string])[]): string[] =>
  conditions.flatMap(([isMet, message]) => (isMet ? [] : [message]));
