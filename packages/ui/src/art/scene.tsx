import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import vista from './pictures/scene-vista.svg';

interface Props {
  /** URL of the picture. */
  readonly src: string;
  /** Loads at once and before what follows; for pictures that are visible without scrolling. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A poster that fills its box and is cropped to it. Decorative: the card beside it names what it shows. */
export function Scene({ src, eager, className }: Props) {
  return (
    <img
      src={src}
      alt=""
      width={src === vista ? 1200 : 400}
      height={src === vista ? 520 : 500}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={classNames(styles['picture'], className)}
    />
  );
}
