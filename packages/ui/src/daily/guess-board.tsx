import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import cell from './cell.module.css';
import type { Column } from './column.ts';
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
      <div className={styles['void']}>
        <Ghosts rows={SHOWN_ROWS} columns={columns.length} />
        <p className={classNames('cut', styles['empty'])}>{emptyText}</p>
      </div>
    );
  const size = { '--rows': Math.max(SHOWN_ROWS, rows.length) } as CSSProperties;
  return (
    <section aria-label={texts.guesses} className={styles['board']} style={size}>
      <table aria-label={texts.guessesNewestFirst} className={styles['table']}>
        <colgroup>
          <col className={styles['first']} />
          <col span={columns.length - 1} />
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ attribute, header }) => (
              <th key={attribute} scope="col" className={styles['header']}>
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

/** Rows that a large window shows at least: those of guesses, and places for the next ones. */
const SHOWN_ROWS = 4;

function Ghosts({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  return (
    <div aria-hidden className={styles['ghosts']}>
      {/* oxlint-disable-next-line react/no-array-index-key -- places have no other name */}
      {Array.from({ length: Math.max(0, rows) * columns }, (_, place) => (
        <span key={place} className={classNames('cut', cell['place'])} />
      ))}
    </div>
  );
}
