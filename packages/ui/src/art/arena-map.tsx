import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import map from './pictures/map-mini.svg';

interface Props {
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The arena seen from above, square; the small drawing that is made for up to about 700 px. Decoration. */
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
