import { type Clue, partsOf } from './puzzle.ts';
import type { RowView } from './puzzle-view.ts';

/** What is known about one attribute of the answer. `parts` are sorted, because order is irrelevant. */
export interface KnownAttribute {
  readonly status: 'locked' | 'medium' | 'correct';
  readonly parts: readonly string[];
}

/** One for each column. */
export type KnownAttributes = readonly KnownAttribute[];

/** Games 4: a known status only increases. Statuses that are not listed never change it. */
const RANKS: Readonly<Record<KnownAttribute['status'], number>> = { locked: 1, medium: 2, correct: 3 };

const LOCKED: KnownAttribute = { status: 'locked', parts: [] };

/** What is known from all rows. Only revealed cells count. */
export const knownFrom = (rows: readonly RowView[], columnCount: number): KnownAttributes =>
  rows.reduce<KnownAttributes>(
    (known, { guess, shownCells }) => addClues(known, guess.clues.slice(0, shownCells)),
    Array.from({ length: columnCount }, () => LOCKED),
  );

/** Adds the clues of the first columns to the known attributes. */
const addClues = (known: KnownAttributes, clues: readonly Clue[]): KnownAttributes =>
  known.map((attribute, column) => {
    const clue = clues[column];
    return clue === undefined ? attribute : upgrade(attribute, clue);
  });

/** Returns how many attributes are fully known. */
export const countKnown = (known: KnownAttributes): number =>
  known.filter(({ status }) => status === 'correct').length;

function upgrade(known: KnownAttribute, clue: Clue): KnownAttribute {
  const status = clue.isCorrect;
  if (status !== 'medium' && status !== 'correct') return known;
  if (RANKS[status] < RANKS[known.status]) return known;
  const fresh = partsOf(clue.correctValue ?? (status === 'correct' ? clue.value : []));
  const parts = status === known.status ? [...known.parts, ...fresh] : fresh;
  return { status, parts: [...new Set(parts)].sort() };
}
