import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type Column, commaList, showValue, statusWord } from './column.ts';
import { GuessBoard } from './guess-board.tsx';
import type { Picture } from './guess-search.tsx';
import { KnownFromGuesses } from './known-from-guesses.tsx';
import { Legend, type LegendTexts } from './legend.tsx';
import { Meanings } from './meanings.tsx';
import { type Clue, type Guess, partsOf } from './puzzle.ts';
import type { BoardView } from './puzzle-view.ts';

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
  { noGuesses, legend }: { readonly noGuesses: MessageDescriptor; readonly legend?: LegendTexts },
) => ({
  columns: columns.length,
  hardColumns: columns,
  cellsOf: ({ name, clues }: Guess) =>
    columns.map((column, index) =>
      showValue(column, partsOf(index === 0 ? name : (clues[index]?.value ?? []))),
    ),
  sentence: (guess: Guess) => rowSentence(guess, columns),
  renderKnown: ({ rows }: BoardView, picture: Picture) => (
    <KnownFromGuesses columns={columns} rows={rows} picture={picture} />
  ),
  renderBoard: ({ rows }: BoardView, picture: Picture) => (
    <GuessBoard columns={columns} rows={rows} picture={picture} emptyText={t(noGuesses)} />
  ),
  renderFoot: () => (
    <>
      <Legend entries={legend} />
      <Meanings columns={columns} />
    </>
  ),
});

/** A row for screen readers: `Ahri: position partly correct, role correct, …, release later.` */
export function rowSentence({ name, isAnswer, clues }: Guess, columns: readonly Column[]): string {
  if (isAnswer)
    return t({
      message: `${{ guess: name }}: all correct.`,
      comment: 'Announced by screen readers when a row is complete.',
    });
  const told = columns.slice(1).map((column, index) => {
    const { spoken = column.header } = column;
    const status = statusWord(column, clues[index + 1]?.isCorrect ?? 'locked');
    return t({
      message: `${{ attribute: t(spoken) }} ${{ status }}`,
      comment: 'Within a list for screen readers: "position partly correct", "price higher".',
    });
  });
  return t({
    message: `${{ guess: name }}: ${{ clues: commaList(told) }}.`,
    comment: 'Announced by screen readers when a row is complete.',
  });
}
