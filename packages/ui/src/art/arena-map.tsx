import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import map from './pictures/map-mini.svg';

interface Props {
  readonly className?: string | undefined;
  /** What is read on the page comes before it. */
  readonly isBackground?: boolean;
}

/** A square top-down map of the arena, for sizes up to about 700 px. Decorative. */
export function ArenaMap({ className, isBackground = false }: Props) {
  return (
    <img
      src={map}
      alt=""
      width={700}
      height={700}
      // A page that hides it does not fetch it.
      loading={isBackground ? 'lazy' : undefined}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], className)}
    />
  );
}
