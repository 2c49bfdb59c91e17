import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-plate.module.css';
import { Spinner } from './spinner.tsx';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** One button that leads on. */
  readonly action?: ReactNode;
  /** Takes the place of the still stone; null for none. */
  readonly picture?: ReactNode;
  readonly className?: string | undefined;
}

/** What a list shows when there is nothing in it: one line that says so and one way on. */
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
