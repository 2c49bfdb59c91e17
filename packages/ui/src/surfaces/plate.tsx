import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './plate.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  readonly as?: 'section' | 'article' | 'div' | 'aside' | 'li' | 'header' | 'form' | undefined;
  /** `sunk` is a well inside a plate; plates are never nested. */
  readonly look?: 'raised' | 'sunk' | undefined;
  readonly padded?: boolean | undefined;
}

/** The card of the design: cut basalt with the light on its upper edge. */
export function Plate({ as = 'section', look = 'raised', padded, className, ...rest }: Props) {
  // One element type stands for all of them: they share every attribute that is passed on.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames('cut', styles['plate'], styles[look], padded && styles['padded'], className)}
    />
  );
}
