import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './plate-header.module.css';

interface Props {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | undefined;
  /** For `aria-labelledby` of the plate. */
  readonly id?: string | undefined;
  /** Meta or a control, at the right. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** First row of a plate: its title, and what belongs to it at the right. */
export function PlateHeader({ title, level = 2, id, children, className }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles['header'], className)}>
      <Heading id={id} className={styles['title']}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
