import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-plate.module.css';
import { Spinner } from './spinner.tsx';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** One button with a next step. */
  readonly action?: ReactNode;
  /** Replaces the default static stone; null for no picture. */
  readonly picture?: ReactNode;
  readonly className?: string | undefined;
}

/** Empty state of a list: one line of text and one action. */
export function EmptyPlate({ title, text, action, picture, className }: Props) {
  return (
    <div className={classNames('cut', styles['plate'], className)}>
      {picture === undefined ? <Spinner still className={styles['stone']} /> : picture}
      <b className={classNames('display', styles['title'])}>{title}</b>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
