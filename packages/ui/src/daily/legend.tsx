import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { classNames } from '../class-names.ts';
import cell from './cell.module.css';
import styles from './legend.module.css';
import { StatusIcon } from './status-icon.tsx';

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
export type LegendTexts = Partial<Record<(typeof STATUSES)[number], MessageDescriptor>>;

/** Explains the colours and icons of the cells. */
export function Legend({ entries }: { readonly entries: LegendTexts | undefined }) {
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
