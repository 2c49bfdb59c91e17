import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface Props {
  readonly shape?: 'bar' | 'square' | undefined;
  /** CSS lengths; by default the bar fills its box and the square is 40 px. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** A placeholder of the size of the content to come, so that the layout does not shift. */
export function Skeleton({ shape = 'bar', width, height }: Props) {
  return (
    <span
      aria-hidden
      className={classNames('cut', styles['skeleton'], styles[shape])}
      style={{ width, height }}
    />
  );
}
