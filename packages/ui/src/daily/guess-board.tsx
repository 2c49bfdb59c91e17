import { memo, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import cell from './cell.module.css';
import { type Column, gridOf } from './column.ts';
import styles from './guess-board.module.css';
import { GuessRow } from './guess-row.tsx';
import type { Picture } from './guess-search.tsx';
import type { RowView } from './puzzle-view.ts';
import { dailyTexts as texts } from './texts.ts';

interface Props {
  readonly columns: readonly Column[];
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
  /** Shown until there is a guess. */
  readonly emptyText: string;
}

/** All guesses, newest first. A new one is scrolled into view. */
export const GuessBoard = memo(function GuessBoard({ columns, rows, picture, emptyText }: Props) {
  const newest = useRef<HTMLTableRowElement>(null);
  const isRevealing = rows[0]?.isRevealing ?? false;
  useEffect(() => {
    if (isRevealing) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [isRevealing]);
  if (rows.length === 0)
    return (
      <div style={gridOf(columns)}>
        <p className={styles['empty']}>{emptyText}</p>
        <Ghosts rows={SHOWN_ROWS - 1} columns={columns.length} />
      </div>
    );
  return (
    <section aria-label={texts.guesses} style={gridOf(columns)}>
      <table aria-label={texts.guessesNewestFirst} className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ attribute, header }) => (
              <th key={attribute} scope="col">
                <span className="sr">{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, ...row }, index) => (
            <GuessRow
              key={number}
              ref={index === 0 ? newest : undefined}
              {...row}
              columns={columns}
              picture={picture(row.guess.id)}
            />
          ))}
        </tbody>
      </table>
      <Ghosts rows={SHOWN_ROWS - rows.length} columns={columns.length} />
    </section>
  );
});

/** Rows of guesses and of places for the next ones; the last fills large windows only. */
const SHOWN_ROWS = 7;

const Ghosts = ({ rows, columns }: { readonly rows: number; readonly columns: number }) => (
  <div aria-hidden>
    {Array.from({ length: Math.max(0, rows) }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- places have no other name
      <div key={row} className={styles['ghosts']}>
        {Array.from({ length: columns }, (_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- places have no other name
          <span key={place} className={classNames('cut', cell['place'])} />
        ))}
      </div>
    ))}
  </div>
);
