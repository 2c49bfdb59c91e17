import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { rem } from '../rem.ts';
import { graphemes } from '../text/graphemes.ts';
import styles from './avatar.module.css';
import { avatarColor } from './avatar-color.ts';
import { hash } from './hash.ts';

const initial = (name: string) => graphemes(name.trim())[0]?.toUpperCase() ?? '?';

interface Props {
  readonly name: string;
  /** The player's public id; determines colour and field. */
  readonly id: string;
  /** px at the smallest root size. */
  readonly size?: number | undefined;
  /** CSS colour used instead of the player's own. */
  readonly color?: string | undefined;
  /** The player's icon, a portrait or an emblem; without it the initial of the name is shown. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A player's avatar. Decorative: the name is shown beside it. */
export function Avatar({ name, id, size = 40, color, children, className }: Props) {
  const style = { '--c': color ?? `var(${avatarColor(id)})`, '--size': rem(size) } as CSSProperties;
  // Nine parted fields and eight colours tell players apart whose initial is the same.
  return (
    <span
      aria-hidden
      data-field={hash(id) % 9}
      className={classNames('cut', styles['avatar'], className)}
      style={style}
    >
      {children ?? initial(name)}
    </span>
  );
}
