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

/** Brings the message into view: it may come into being below the edge of the window, or behind a bar at its foot. */
const show = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** An error message in a red box, announced at once and brought into view. A line break in the text starts a new line. */
export function ErrorBox({ id, icon = CircleX, children, className }: Props) {
  return (
    <p ref={show} id={id} role="alert" className={classNames('cut', styles['box'], className)}>
      <Icon of={icon} size="small" className={styles['icon']} />
      <span className={styles['text']}>{children}</span>
    </p>
  );
}
