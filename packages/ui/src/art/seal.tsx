import { Check, Lock } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './seal.module.css';

const icons = { completed: Check, comingSoon: Lock };

interface Props {
  readonly kind: keyof typeof icons;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A diamond with a word below it, laid over a card: completed, or not open yet. */
export function Seal({ kind, label, className }: Props) {
  return (
    <span className={classNames(styles['seal'], styles[kind], className)}>
      <span aria-hidden className={styles['stone']}>
        <Icon of={icons[kind]} className={styles['icon']} />
      </span>
      <b className={classNames('display', 'cut', styles['label'])}>{label}</b>
    </span>
  );
}
