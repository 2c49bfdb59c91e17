import { classNames } from '../class-names.ts';
import cell from './cell.module.css';
import styles from './legend.module.css';
import { StatusIcon } from './status-icon.tsx';
import { dailyTexts as texts } from './texts.ts';

const STATUSES = ['correct', 'medium', 'wrong', 'higher', 'lower', 'locked'] as const;

/** Texts of statuses that mean something special in a game. */
export type LegendTexts = Partial<Record<(typeof STATUSES)[number], string>>;

/** Explains the colours and icons of the cells. */
export function Legend({ entries }: { readonly entries: LegendTexts | undefined }) {
  return (
    <ul aria-label={texts.legend} className={styles['legend']}>
      {STATUSES.map((status) => (
        <li key={status}>
          <span className={classNames('cut', cell[status], styles['swatch'])}>
            <StatusIcon status={status} />
          </span>
          {entries?.[status] ?? texts.legendEntries[status]}
        </li>
      ))}
    </ul>
  );
}
