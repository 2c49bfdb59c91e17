import { t } from '@lingui/core/macro';
import { memo, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { useLanguage } from '../language/use-language.ts';
import cell from './cell.module.css';
import { type Column, isLong, showValue, statusWord } from './column.ts';
import styles from './guess-board.module.css';
import { type Clue, type Guess, partsOf } from './puzzle.ts';
import { StatusIcon } from './status-icon.tsx';

interface Props {
  readonly columns: readonly Column[];
  readonly guess: Guess;
  /** Number of revealed cells, from the left. */
  readonly shownCells: number;
  /** Whether the cells play the flip animation when they appear. */
  readonly isRevealing: boolean;
  readonly picture: ReactNode;
  readonly ref?: RefObject<HTMLTableRowElement | null> | undefined;
}

/** One guess: its picture with its name, and a clue for each of the other columns. */
export const GuessRow = memo(function GuessRow(props: Props) {
  useLanguage();
  const { columns, guess, shownCells, isRevealing, picture, ref } = props;
  const turning = isRevealing && cell['turning'];
  const status = guess.isAnswer ? 'correct' : 'wrong';
  return (
    <tr ref={ref} data-rises={guess.isAnswer || undefined}>
      <th scope="row" className={classNames('cut', cell['cell'], cell[status], styles['portrait'], turning)}>
        <span className={styles['avatar']}>{picture}</span>
        <span className={styles['name']}>
          <StatusIcon status={status} />
          <span>{guess.name}</span>
        </span>
      </th>
      {columns.slice(1).map((column, index) => {
        const clue = index + 1 < shownCells ? guess.clues[index + 1] : undefined;
        return <ClueCell key={column.attribute} column={column} clue={clue} className={turning} />;
      })}
    </tr>
  );
});

interface ClueCellProps {
  readonly column: Column;
  /** Undefined until the cell is revealed. */
  readonly clue: Clue | undefined;
  readonly className: string | false | undefined;
}

function ClueCell({ column, clue, className }: ClueCellProps) {
  if (clue === undefined)
    return (
      <td className={classNames('cut', cell['cell'], cell['hidden'], column.isWide && styles['wide'])}>
        <span className="sr">{t`not shown yet`}</span>
      </td>
    );
  const parts = partsOf(clue.value);
  return (
    <td
      className={classNames(
        'cut',
        cell['cell'],
        cell[clue.isCorrect],
        isLong(column, parts) && cell['long'],
        column.isWide && styles['wide'],
        className,
      )}
    >
      <span aria-hidden className={styles['label']}>
        {t(column.header)}
      </span>
      <StatusIcon status={clue.isCorrect} className={cell['icon']} />
      {showValue(column, parts)}
      <span className="sr">, {statusWord(column, clue.isCorrect)}</span>
    </td>
  );
}
