import { classNames } from '../class-names.ts';
import { rem } from '../rem.ts';
import styles from './essence-icon.module.css';

interface Props {
  /** px at the smallest root size. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The Blue Essence icon: a crystal. */
export function EssenceIcon({ size, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      aria-hidden
      className={classNames(styles['icon'], className)}
    >
      <path d="M12 1l8 8-8 14L4 9z" fill="#2b8fd8" />
      <path d="M12 1l8 8-8 2z" fill="#a9e4ff" />
      <path d="M12 1L4 9l8 2z" fill="#e6f8ff" />
      <path d="M12 23l8-14-8 2z" fill="#5cc8ff" />
    </svg>
  );
}
