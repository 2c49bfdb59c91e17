import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './seal.module.css';

/** A check mark in a diamond with a word below it, laid over the card of what is completed. */
export function Seal({ label }: { readonly label: string }) {
  return (
    <span className={styles['seal']}>
      <span aria-hidden className={styles['stone']}>
        <Icon of={Check} />
      </span>
      <b className={classNames('display', 'cut', styles['label'])}>{label}</b>
    </span>
  );
}
