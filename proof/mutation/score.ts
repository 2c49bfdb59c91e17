import type { Mutant } from './instrument.ts';

/** How a mutant ended. `timeout`: it hung the process, which was noticed as well. */
export type Fate = 'killed' | 'timeout' | 'survived' | 'unreached';

export type Judged = {
  readonly mutant: Mutant;
  readonly area: string;
  readonly fate: Fate;
  readonly by?: string;
};

export type Score = {
  readonly noticed: number;
  readonly survived: number;
  readonly unreached: number;
  /** Share of the noticed ones in percent; 100 when there was nothing to notice. */
  readonly percent: number;
};

const isNoticed = ({ fate }: Judged): boolean => fate === 'killed' || fate === 'timeout';

/** The score of these mutants; those that change nothing anybody could see do not count. */
export function scoreOf(judged: readonly Judged[], isEquivalent: (mutant: Mutant) => boolean): Score {
  const counted = judged.filter((one) => isNoticed(one) || !isEquivalent(one.mutant));
  const noticed = counted.filter(isNoticed).length;
  const unreached = counted.filter(({ fate }) => fate === 'unreached').length;
  const percent = counted.length === 0 ? 100 : (100 * noticed) / counted.length;
  return { noticed, survived: counted.length - noticed - unreached, unreached, percent };
}

/** Those that nobody noticed, by place, a line each. */
export const survivorsOf = (judged: readonly Judged[], isEquivalent: (mutant: Mutant) => boolean): string[] =>
  judged
    .filter((one) => !isNoticed(one) && !isEquivalent(one.mutant))
    .map(({ mutant: { file, line, context, operator, original, replacement }, fate }) =>
      [`${file}:${line}`, fate, operator, `${original}  ->  ${replacement}`, `// ${context}`].join('  '),
    );

/** The mutants in groups, in the order in which the groups come up first. */
export function grouped(judged: readonly Judged[], groupOf: (one: Judged) => string): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const name = groupOf(one);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups;
}

/** A table with a line a group, each judged mutant in the group that `groupOf` names. */
export function scoreTable(
  judged: readonly Judged[],
  groupOf: (one: Judged) => string,
  isEquivalent: (mutant: Mutant) => boolean,
): string {
  const groups = grouped(judged, groupOf);
  const width = Math.max(5, ...[...groups.keys()].map((name) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ');
  const row = (name: string, group: readonly Judged[]): string => {
    const { noticed, survived, unreached, percent } = scoreOf(group, isEquivalent);
    return line(name, [...[noticed, survived, unreached].map(String), `${percent.toFixed(1)} %`]);
  };
  return [
    line('', ['noticed', 'survived', 'unreached', 'score']),
    ...[...groups].map(([name, group]) => row(name, group)),
    row('all', judged),
  ].join('\n');
}
