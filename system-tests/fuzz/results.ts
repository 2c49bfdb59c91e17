import { tableOf } from '../report.ts';

/** Counts of the inputs of one target. */
export type Row = {
  inputs: number;
  accepted: number;
  refused: number;
  serverErrors: number;
  crashes: number;
};

export type Verdict = 'accepted' | 'refused';

/** Counts inputs by target, in the order of their first input. */
export class Tally {
  readonly #rows = new Map<string, Row>();

  row(name: string): Row {
    const known = this.#rows.get(name);
    if (known !== undefined) return known;
    const row = { inputs: 0, accepted: 0, refused: 0, serverErrors: 0, crashes: 0 };
    this.#rows.set(name, row);
    return row;
  }

  count(name: string, verdict: Verdict): void {
    const row = this.row(name);
    row.inputs += 1;
    row[verdict] += 1;
  }

  get rows(): ReadonlyMap<string, Readonly<Row>> {
    return this.#rows;
  }

  /** The sum of all rows whose name passes. */
  sum(includes: (name: string) => boolean = () => true): Row {
    const total = { inputs: 0, accepted: 0, refused: 0, serverErrors: 0, crashes: 0 };
    for (const [name, row] of this.#rows) {
      if (!includes(name)) continue;
      for (const key of Object.keys(total) as (keyof Row)[]) total[key] += row[key];
    }
    return total;
  }
}

const COLUMNS = ['inputs', 'refused', 'accepted', 'serverErrors', 'crashes'] as const;

const cellsOf = (name: string, row: Row): (string | number)[] => [
  name,
  ...COLUMNS.map((column) => row[column]),
];

/** The rows and their sum as a table. */
export const resultsText = (tally: Tally): string =>
  tableOf([
    ['target', ...COLUMNS],
    ...[...tally.rows].map(([name, row]) => cellsOf(name, row)),
    cellsOf('all', tally.sum()),
  ]);
