import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import type { ShopItem } from '../calls.ts';
import styles from './item-sample.module.css';
import type { PreviewPlayer } from './preview-player.ts';

interface Props {
  readonly item: ShopItem;
  readonly previewPlayer: PreviewPlayer;
  /** Of a fixed size, for the dialog. */
  readonly isLarge?: boolean | undefined;
}

/** Picture of an item: an effect applied to the player's name, or the icon itself. */
export const ItemSample = ({ item: { type, name, cssClass, imageUrl }, previewPlayer, isLarge }: Props) =>
  type === 'username_effect' ? (
    <Username name={previewPlayer.name} effect={cssClass} display fits={!isLarge} />
  ) : (
    <IconPicture name={name} src={previewPlayer.iconSrc(name, imageUrl)} className={styles['icon']} />
  );
