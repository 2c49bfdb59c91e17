import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A question that expands to show its answer; several may be open. */
export function Disclosure({ title, children, className }: Props) {
  return (
    <details className={classNames(styles['disclosure'], className)}>
      <summary className={styles['summary']}>
        <span>{title}</span>
        <Icon of={ChevronDown} className={styles['chevron']} />
      </summary>
      <div className={styles['answer']}>{children}</div>
    </details>
  );
}
