import { classNames } from '../class-names.ts';
import styles from './contours.module.css';

interface Props {
  readonly className?: string | undefined;
}

/** Faint map contour lines in the page's hue, drawn by the stylesheet from an image. Decorative. */
export function Contours({ className }: Props) {
  return <div aria-hidden className={classNames(styles['contours'], className)} />;
}
