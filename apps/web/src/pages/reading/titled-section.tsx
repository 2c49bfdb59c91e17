import type { ReactNode } from 'react';

interface Props {
  /** The URL fragment. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A section of a page for reading; its heading gets the focus when a link leads to it. */
export const TitledSection = ({ id, title, children, className }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className={className}>
    <h2 id={`${id}-title`} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
