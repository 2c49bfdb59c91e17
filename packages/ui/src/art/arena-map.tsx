import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import map from './pictures/map-mini.svg';

interface Props {
  readonly className?: string | undefined;
  /** For a background: what is read comes before it, and a page that hides it does not fetch it. */
  readonly loading?: 'lazy';
}

/** A square top-down map of the arena, for sizes up to about 700 px. Decorative. */
export function ArenaMap({ className, loading }: Props) {
  return (
    <img
      src={map}
      alt=""
      width={700}
      height={700}
      loading={loading}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], className)}
    />
  );
}
