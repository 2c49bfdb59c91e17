import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-header.module.css';

interface Props {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | undefined;
  /** Id for the card's `aria-labelledby`. */
  readonly id?: string | undefined;
  /** Details or a control, at the right. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Header row of a card: the title, with details or a control at the right. */
export function CardHeader({ title, level = 2, id, children, className }: Props) {
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
