import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

interface Props {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** The stone of an empty plate: it does not turn. */
  readonly still?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The turning stone. Decoration: the text beside it says what is loading. */
export function Spinner({ size = 'medium', still, className }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(styles['spinner'], styles[size], still && styles['still'], className)}
    />
  );
}
