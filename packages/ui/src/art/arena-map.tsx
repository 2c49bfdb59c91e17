import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import map from './pictures/map-mini.svg';

/** A square top-down map of the arena, for sizes up to about 700 px. Decorative. */
export function ArenaMap({ className }: { readonly className?: string | undefined }) {
  return (
    <img
      src={map}
      alt=""
      width={700}
      height={700}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], className)}
    />
  );
}
