import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface RowsProps {
  readonly label: string;
  /** Whether their buttons are short enough to stand beside the title on a phone too. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Things below each other, each with its state, what it means, and what can be done about it. */
export const Rows = ({ label, isShort, children }: RowsProps) => (
  <ul className={isShort ? styles['isShort'] : undefined} aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  readonly icon: IconType;
  readonly look?: 'good' | 'look' | 'bad' | undefined;
  readonly title: ReactNode;
  /** Below the title. */
  readonly children?: ReactNode;
  /** Buttons at the right. */
  readonly act?: ReactNode;
}

export const Row = ({ icon, look, title, children, act }: RowProps) => (
  <li className={styles['row']}>
    <span className={classNames('cut', styles['tile'], look && styles[look])}>
      <Icon of={icon} />
    </span>
    <div className={styles['words']}>
      <b>{title}</b>
      {children && <div>{children}</div>}
    </div>
    {act && <div className={styles['act']}>{act}</div>}
  </li>
);
