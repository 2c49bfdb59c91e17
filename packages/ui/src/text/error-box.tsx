import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './error-box.module.css';

interface Props {
  readonly id?: string | undefined;
  readonly icon?: IconType | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An error message in a red box, announced at once. A line break in the text starts a new line. */
export function ErrorBox({ id, icon = CircleX, children, className }: Props) {
  return (
    <p id={id} role="alert" className={classNames('cut', styles['box'], className)}>
      <Icon of={icon} size="small" className={styles['icon']} />
      <span className={styles['text']}>{children}</span>
    </p>
  );
}
