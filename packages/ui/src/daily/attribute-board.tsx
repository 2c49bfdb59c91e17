import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import cell from './cell.module.css';
import { type Column, commaList, showValue, statusWord } from './column.ts';
import { GuessBoard } from './guess-board.tsx';
import type { Picture } from './guess-search.tsx';
import { knownFrom } from './known-attributes.ts';
import { KnownPanel } from './known-panel.tsx';
import styles from './legend.module.css';
import { Meanings } from './meanings.tsx';
import { type Clue, type Guess, partsOf } from './puzzle.ts';
import type { BoardView, RowView } from './puzzle-view.ts';
import { StatusIcon } from './status-icon.tsx';

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
  {
    noGuesses,
    scene,
    legend,
  }: { readonly noGuesses: MessageDescriptor; readonly scene: string; readonly legend?: LegendTexts },
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
    <GuessBoard columns={columns} rows={rows} picture={picture} emptyText={t(noGuesses)} scene={scene} />
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

interface Props {
  /** Must be referentially stable. The first one is the name. */
  readonly columns: readonly Column[];
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
}

/** What all guesses together tell about the answer. */
function KnownFromGuesses({ columns, rows, picture }: Props) {
  const known = useMemo(() => knownFrom(rows, columns.length), [rows, columns]);
  const found = known[0]?.status === 'correct' ? rows[0] : undefined;
  return (
    <KnownPanel
      columns={columns}
      known={known}
      guessCount={rows.length}
      picture={found && picture(found.guess.id)}
    />
  );
}

const LEGEND_ENTRIES = {
  correct: msg`Correct`,
  medium: msg`Partly correct`,
  wrong: msg`Wrong`,
  higher: msg`Answer is higher`,
  lower: msg`Answer is lower`,
  locked: msg`Unknown`,
};

const STATUSES = ['correct', 'medium', 'wrong', 'higher', 'lower', 'locked'] as const;

/** Texts of statuses that mean something special in a game. */
type LegendTexts = Partial<Record<(typeof STATUSES)[number], MessageDescriptor>>;

/** Explains the colours and icons of the cells. */
function Legend({ entries }: { readonly entries: LegendTexts | undefined }) {
  return (
    <ul aria-label={t`Legend`} className={styles['legend']}>
      {STATUSES.map((status) => (
        <li key={status}>
          <span className={classNames('cut', cell[status], styles['swatch'])}>
            <StatusIcon status={status} />
          </span>
          {t(entries?.[status] ?? LEGEND_ENTRIES[status])}
        </li>
      ))}
    </ul>
  );
}
