import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-card.module.css';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** One button with a next step. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Empty state of a list: one line of text and one action. */
export function EmptyCard({ title, text, action, className }: Props) {
  return (
    <div className={classNames('cut', styles['card'], className)}>
      <b className={classNames('display', styles['title'])}>{title}</b>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
