import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  readonly as?: 'section' | 'article' | 'div' | 'aside' | 'li' | 'header' | 'form' | undefined;
  /** `sunk` is an inset area inside a card; cards are never nested. */
  readonly variant?: 'raised' | 'sunk' | undefined;
  readonly padded?: boolean | undefined;
}

/** The standard card: cut corners and a light upper edge. */
export function Card({ as = 'section', variant = 'raised', padded, className, ...rest }: Props) {
  // Typed as one element type for all: they share every attribute that is passed on.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames('cut', styles['card'], styles[variant], padded && styles['padded'], className)}
    />
  );
}
