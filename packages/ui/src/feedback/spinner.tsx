import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

interface Props {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
}

/** A turning stone. Decorative: the text beside it says what is loading. */
export function Spinner({ size = 'medium', className }: Props) {
  return <span aria-hidden className={classNames(styles['spinner'], styles[size], className)} />;
}
