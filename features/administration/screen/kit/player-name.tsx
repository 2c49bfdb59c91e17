import type { PlayerId } from '@hub/engine/wire/ids';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import styles from './player-name.module.css';

interface Props {
  readonly of: { readonly id: PlayerId; readonly name: string };
  /** px of the avatar. */
  readonly size?: number;
}

/** A player's avatar and name. */
export const PlayerName = ({ of: { id, name }, size = 26 }: Props) => (
  <span className={styles['name']}>
    <Avatar id={id} size={size} />
    <bdi>{name}</bdi>
  </span>
);
