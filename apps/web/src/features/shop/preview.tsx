import type { ShopItem } from '@hub/protocol/http/shop';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { shopTexts } from '../../messages/shop.ts';
import styles from './preview.module.css';
import type { Wearer } from './wearer.ts';

interface Props {
  readonly item: ShopItem;
  readonly wearer: Wearer;
}

/** The player's leaderboard row with the item applied. */
export function Preview({ item: { type, name, cssClass, imageUrl }, wearer }: Props) {
  const isEffect = type === 'username_effect';
  return (
    <span className={styles['preview']}>
      <span className="label">{isEffect ? shopTexts.onYourName(name) : shopTexts.asYourIcon(name)}</span>
      <span className={classNames('cut', styles['row'])}>
        <Avatar name={wearer.name} id={wearer.playerId} size={40}>
          {isEffect ? undefined : <IconPicture name={name} src={wearer.iconSrc(name, imageUrl)} compact />}
        </Avatar>
        <span className={styles['name']}>
          <Username name={wearer.name} effect={isEffect ? cssClass : wearer.effect} />
        </span>
        {wearer.rank !== null && <b className="num">{shopTexts.rank(formatFigure(wearer.rank))}</b>}
      </span>
    </span>
  );
}
