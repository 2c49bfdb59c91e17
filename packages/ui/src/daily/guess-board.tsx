import { t } from '@lingui/core/macro';
import { memo, useEffect, useRef } from 'react';
import { Scene } from '../art/scene.tsx';
import { useLanguage } from '../language/use-language.ts';
import { type Column, gridOf } from './column.ts';
import styles from './guess-board.module.css';
import { GuessRow } from './guess-row.tsx';
import type { Picture } from './guess-search.tsx';
import type { RowView } from './puzzle-view.ts';

interface Props {
  readonly columns: readonly Column[];
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
  /** Shown until there is a guess. */
  readonly emptyText: string;
  /** URL of the picture beside that text. */
  readonly scene: string;
}

/** All guesses, newest first. A new one is scrolled into view. */
export const GuessBoard = memo(function GuessBoard({ columns, rows, picture, emptyText, scene }: Props) {
  useLanguage();
  const newest = useRef<HTMLTableRowElement>(null);
  const isRevealing = rows[0]?.isRevealing ?? false;
  useEffect(() => {
    if (isRevealing) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [isRevealing]);
  if (rows.length === 0)
    return (
      <div className={styles['blank']}>
        <p className={styles['empty']}>{emptyText}</p>
        <Scene src={scene} eager className={styles['scene']} />
      </div>
    );
  return (
    <section aria-label={t`Guesses`} style={gridOf(columns)}>
      <table aria-label={t`Guesses, newest first`} className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ attribute, header }) => (
              <th key={attribute} scope="col">
                <span className="sr">{t(header)}</span>
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
    </section>
  );
});
