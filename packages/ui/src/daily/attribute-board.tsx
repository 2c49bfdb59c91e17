import { type Column, showValue } from './column.ts';
import { GuessBoard } from './guess-board.tsx';
import type { Picture } from './guess-search.tsx';
import { KnownFromGuesses } from './known-from-guesses.tsx';
import { Legend, type LegendTexts } from './legend.tsx';
import { type Clue, type Guess, partsOf } from './puzzle.ts';
import type { BoardView } from './puzzle-view.ts';
import { rowSentence } from './row-sentence.ts';

/** A guess that is compared attribute by attribute; the first column is that of its name. */
export const attributeGuess = <Attribute extends string>(
  id: string,
  result: { readonly name: Clue } & Readonly<Record<Attribute, Clue>>,
  columns: readonly Column<Attribute>[],
): Guess => ({
  id,
  name: String(result.name.value),
  isAnswer: result.name.isCorrect === 'correct',
  clues: columns.map(({ attribute }) => result[attribute]),
});

/** The parts of a screen that compares guesses attribute by attribute: a row of cells each, and what they tell together. */
export const attributeBoard = (
  columns: readonly Column[],
  { noGuesses, legend }: { readonly noGuesses: string; readonly legend?: LegendTexts },
) => ({
  columns: columns.length,
  hardColumns: columns,
  cellsOf: ({ clues }: Guess) =>
    columns.map((column, index) => showValue(column, partsOf(clues[index]?.value ?? []))),
  sentence: (guess: Guess) => rowSentence(guess, columns),
  renderKnown: ({ rows }: BoardView, picture: Picture) => (
    <KnownFromGuesses columns={columns} rows={rows} picture={picture} />
  ),
  renderBoard: ({ rows }: BoardView, picture: Picture) => (
    <GuessBoard columns={columns} rows={rows} picture={picture} emptyText={noGuesses} />
  ),
  foot: <Legend entries={legend} />,
});
