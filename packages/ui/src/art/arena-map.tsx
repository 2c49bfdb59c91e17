import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import map from './pictures/map-mini.svg';

interface Props {
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A square top-down map of the arena, for sizes up to about 700 px. Decorative. */
export function ArenaMap({ eager, className }: Props) {
  return (
    <img
      src={map}
      alt=""
      width={700}
      height={700}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], className)}
    />
  );
}
