/** What one part of the suite has found. */
export interface Report {
  /** What was tried, in a few words. */
  readonly name: string;
  /** Broken promises, one a line; none is as it should be. */
  readonly broken: readonly string[];
  /** What was counted and measured, in the order in which it is to be printed. */
  readonly figures: readonly (readonly [what: string, figure: string | number])[];
}

export interface RunOptions {
  readonly seed: string;
  /** Told what happens, now and then. */
  readonly onProgress?: (line: string) => void;
}

/** The report as lines for a terminal: a small table, and what is broken below it. */
export function printed({ name, broken, figures }: Report): string {
  const width = Math.max(...figures.map(([what]) => what.length), 0);
  const lines = figures.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`);
  const faults = broken.length === 0 ? ['  Nothing broken.'] : broken.map((line) => `  BROKEN ${line}`);
  return [name, ...lines, ...faults].join('\n');
}
