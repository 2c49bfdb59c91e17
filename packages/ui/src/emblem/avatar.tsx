import type { CSSProperties, ReactNode, SyntheticEvent } from 'react';
import { hash } from '../art/hash.ts';
import { avatarUrl } from '../art/sigil-url.ts';
import { classNames } from '../class-names.ts';
import { rem } from '../rem.ts';
import styles from './avatar.module.css';
import { avatarColor } from './avatar-color.ts';

interface Props {
  /** The player's public id; determines avatar, colour and field. Guests and closed accounts have none. */
  readonly id: string | null | undefined;
  /** px at the smallest root size. */
  readonly size?: number | undefined;
  /** CSS colour used instead of the player's own. */
  readonly color?: string | undefined;
  /** The player's icon, a portrait or an emblem; without it the player's drawn avatar is shown. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Without its file the field stands alone. Another player's picture is another element. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true;
};

/** A player's avatar. Decorative: the name is shown beside it. */
export function Avatar({ id, size = 40, color, children, className }: Props) {
  const text = id ?? '';
  const style = { '--c': color ?? `var(${avatarColor(text)})`, '--size': rem(size) } as CSSProperties;
  // Nine parted fields and eight colours tell players apart whose avatar is the same.
  return (
    <span
      aria-hidden
      data-field={hash(text) % 9}
      className={classNames('cut', styles['avatar'], className)}
      style={style}
    >
      {children ?? (
        <img key={text} src={avatarUrl(id)} alt="" loading="lazy" decoding="async" onError={hide} />
      )}
    </span>
  );
}
