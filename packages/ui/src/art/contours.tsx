import { classNames } from '../class-names.ts';
import styles from './contours.module.css';

/** Faint map contour lines in the page's hue, drawn by the stylesheet from an image. Decorative. */
export function Contours({ className }: { readonly className?: string | undefined }) {
  return <div aria-hidden className={classNames(styles['contours'], className)} />;
}
