import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import type { ShopItem } from '../calls.ts';
import styles from './preview.module.css';
import type { PreviewPlayer } from './preview-player.ts';

interface Props {
  readonly item: ShopItem;
  readonly previewPlayer: PreviewPlayer;
}

/** The player's leaderboard row with the item applied. */
export function Preview({ item: { type, name, cssClass, imageUrl }, previewPlayer }: Props) {
  const isEffect = type === 'username_effect';
  return (
    <span className={styles['preview']}>
      <span className="label">
        {isEffect ? t`${{ item: name }} on your name` : t`${{ item: ownChampionName(name) }} as your icon`}
      </span>
      <span className={classNames('cut', styles['row'])}>
        <Avatar id={previewPlayer.playerId} size={40}>
          {isEffect ? undefined : <IconPicture name={name} src={previewPlayer.iconSrc(name, imageUrl)} />}
        </Avatar>
        <span className={styles['name']}>
          <Username name={previewPlayer.name} effect={isEffect ? cssClass : previewPlayer.effect} />
        </span>
        {previewPlayer.rank !== null && <b className="num">{`#${formatFigure(previewPlayer.rank)}`}</b>}
      </span>
    </span>
  );
}
