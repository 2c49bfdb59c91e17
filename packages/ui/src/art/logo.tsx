import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

interface Props {
  /** Text beside the mark; without it only the mark is shown. */
  readonly name?: string | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly className?: string | undefined;
}

/** The product logo: a needle over a diagonal line, in a frame with cut corners. */
export function Logo({ name, size = 'medium', className }: Props) {
  return (
    <span className={classNames(styles['logo'], styles[size], className)}>
      <svg viewBox="0 0 48 48" aria-hidden className={styles['mark']}>
        <path
          d="M14 2h32v32L34 46H2V14z"
          fill="#101828"
          stroke="#f2b84b"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M11 37L37 11" stroke="#8b6a32" strokeWidth="2.6" />
        <path d="M12.5 12.5L22 17.5l2.5 5L36 35.5 26 30l-2.5-5z" className={styles['needle']} />
        <path d="M12.5 12.5L22 17.5l2.5 5-1 2.5z" className={styles['light']} />
        <path d="M6.5 41.5l6-6 0 6zM41.5 6.5l-6 6 6 0z" fill="#ffd479" />
      </svg>
      {name && <span>{name}</span>}
    </span>
  );
}
