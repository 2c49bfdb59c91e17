/** Result of one part of the system tests. */
export interface Report {
  readonly name: string;
  /** Violated guarantees, one per line. */
  readonly broken: readonly string[];
  /** Counts and measurements, in the order in which they are printed. */
  readonly figures: readonly (readonly [what: string, figure: string | number])[];
}

export interface RunOptions {
  readonly seed: string;
  /** Receives a line now and then. */
  readonly onProgress?: (line: string) => void;
}

/** A seed of the current time, for runs without one. */
export const randomSeed = (): string => String(Date.now() % 100_000);

/** The report as text: its figures, and the violations below. */
export function printed({ name, broken, figures }: Report): string {
  const width = Math.max(...figures.map(([what]) => what.length), 0);
  const lines = figures.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`);
  const faults = broken.length === 0 ? ['  Passed.'] : broken.map((line) => `  FAILED ${line}`);
  return [name, ...lines, ...faults].join('\n');
}

/** Prints the reports; the process exits with 1 when one of them has a violation. */
export function printReports(reports: readonly Report[], seed: string): void {
  console.log(`\n${new Date().toISOString().slice(0, 10)}, seed ${seed}`);
  for (const report of reports) console.log(`\n${printed(report)}`);
  process.exitCode = reports.some(({ broken }) => broken.length > 0) ? 1 : 0;
}

/** A table as text; the first row is the header, the first column is aligned to the left. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length));
  const lines = rows.map((row) =>
    row.map((cell, at) => (at === 0 ? String(cell).padEnd(widthOf(at)) : String(cell).padStart(widthOf(at)))),
  );
  return lines.map((line) => line.join('  ')).join('\n');
}
