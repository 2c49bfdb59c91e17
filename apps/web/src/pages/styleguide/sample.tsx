import { classNames } from '@hub/ui/class-names.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import type { ReactNode } from 'react';
import styles from './styleguide-page.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean | undefined;
}

/** A titled card of the style guide. */
export function Sample({ title, children, wide }: Props) {
  return (
    <Plate padded className={classNames(styles['sample'], wide && styles['wide'])}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </Plate>
  );
}

/** A row of components that wraps. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

interface FigureProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** A component with its name below. */
export function Captioned({ caption, children }: FigureProps) {
  return (
    <figure className={styles['captioned']}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
