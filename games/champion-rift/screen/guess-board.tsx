import { memo } from 'react';
import { COLUMNS } from './attributes.ts';
import type { PortraitSrc } from './champion-picture.tsx';
import styles from './guess-board.module.css';
import { GuessRow } from './guess-row.tsx';
import { championRiftTexts as texts } from './texts.ts';
import type { RowView } from './view-model.ts';

interface Props {
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly portraitSrc: PortraitSrc;
}

/** All guesses, newest first. If nine columns do not fit, they scroll horizontally; portraits stay. */
export const GuessBoard = memo(function GuessBoard({ rows, portraitSrc }: Props) {
  if (rows.length === 0) return null;
  return (
    // A scrollable area must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={texts.guesses} tabIndex={0} className={styles['scroller']}>
      <table aria-label={texts.guessesNewestFirst} className={styles['table']}>
        <colgroup>
          <col className={styles['first']} />
          <col span={COLUMNS.length - 1} />
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ attribute, header }) => (
              <th key={attribute} scope="col" className={styles['header']}>
                <span>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, ...row }) => (
            <GuessRow key={number} {...row} portraitSrc={portraitSrc} />
          ))}
        </tbody>
      </table>
    </section>
  );
});
