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

const HEADS = ['inputs', 'refused', 'accepted', 'serverErrors', 'crashes'] as const;

const figuresOf = (row: Row): string[] => HEADS.map((head) => String(row[head]));

/** The rows as lines of text, a line each, with a total at the end. */
export function tableOf(tally: Tally): string {
  const names = [...tally.rows.keys()];
  const width = Math.max(6, ...names.map((name) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ');
  return [
    line('target', ['inputs', 'refused', 'accepted', '5xx', 'crashes']),
    ...[...tally.rows].map(([name, row]) => line(name, figuresOf(row))),
    line('all', figuresOf(tally.sum())),
  ].join('\n');
}
