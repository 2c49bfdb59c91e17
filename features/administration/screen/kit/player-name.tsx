import type { PlayerId } from '@hub/engine/wire/ids';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import type { ReactNode } from 'react';
import styles from './player-name.module.css';

interface Props {
  readonly of: { readonly id: PlayerId; readonly name: string };
  /** After the name, in its column. */
  readonly children?: ReactNode;
  /** px of the avatar. */
  readonly size?: number | undefined;
}

/** A player's avatar and name. */
export const PlayerName = ({ of: { id, name }, size = 26, children }: Props) => (
  <Pictured picture={<Avatar id={id} size={size} />}>
    <bdi>{name}</bdi>
    {children}
  </Pictured>
);

interface PicturedProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A picture, and a name beside it with what belongs to it. */
export const Pictured = ({ picture, children }: PicturedProps) => (
  <span className={styles['name']}>
    {picture}
    <span>{children}</span>
  </span>
);
