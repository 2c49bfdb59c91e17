import { classNames } from '@hub/ui/class-names.ts';
import cell from './cell.module.css';
import styles from './legend.module.css';
import { StatusIcon } from './status-icon.tsx';
import { championRiftTexts as texts } from './texts.ts';

const STATUSES = ['correct', 'medium', 'wrong', 'higher', 'lower', 'locked'] as const;

/** Explains the colours and icons of the cells. */
export function Legend() {
  return (
    <ul aria-label={texts.legend} className={styles['legend']}>
      {STATUSES.map((status) => (
        <li key={status}>
          <span className={classNames('cut', cell[status], styles['swatch'])}>
            <StatusIcon status={status} />
          </span>
          {texts.legendEntries[status]}
        </li>
      ))}
    </ul>
  );
}
