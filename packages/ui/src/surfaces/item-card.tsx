import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './item-card.module.css';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'title'> {
  /** CSS colour of the tint, such as that of its rarity. */
  readonly color: string;
  readonly picture: ReactNode;
  readonly title: string;
  /** Shown at the upper right edge. */
  readonly flag?: ReactNode;
  /** In use: shown with a gold edge. */
  readonly isChosen?: boolean | undefined;
  /** Shown under the title. */
  readonly children: ReactNode;
}

/** A card for an item that is a single button: tinted picture, name and details. */
export function ItemCard(props: Props) {
  const {
    color,
    picture,
    title,
    flag,
    isChosen,
    children,
    className,
    style,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classNames('cut', styles['card'], isChosen && styles['chosen'], className)}
      style={{ ...style, '--c': color } as CSSProperties}
    >
      {flag}
      <span aria-hidden className={styles['picture']}>
        {picture}
      </span>
      <span className={styles['text']}>
        <span className={classNames('display clip', styles['title'])}>{title}</span>
        {children}
      </span>
    </button>
  );
}

interface FlagProps {
  /** CSS colours of the background and the text. */
  readonly color: string;
  readonly ink: string;
  readonly children: ReactNode;
}

/** A badge at the upper right edge of a card. */
export const ItemFlag = ({ color, ink, children }: FlagProps) => (
  <span
    className={classNames('cut', styles['flag'])}
    style={{ '--flag': color, '--ink': ink } as CSSProperties}
  >
    {children}
  </span>
);
