import type { Rarity } from '@hub/protocol/cosmetics';
import type { InventoryItem } from '@hub/protocol/http/accounts';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { formatFigure, formatTotal } from '@hub/ui/text/figure-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { cosmeticsTexts } from '../../messages/cosmetics.ts';
import { inventoryTexts } from '../../messages/inventory.ts';
import type { PreviewPlayer } from './item-card.tsx';
import { statisticsOf } from './statistics.ts';
import styles from './statistics-plate.module.css';
import { isActive } from './toggled.ts';

const texts = inventoryTexts.statistics;

interface Props {
  readonly items: readonly InventoryItem[];
  readonly previewPlayer: PreviewPlayer;
}

/** Inventory statistics: items per type and rarity, total value, equipped items. */
export function StatisticsPlate({ items, previewPlayer }: Props) {
  const titleId = useId();
  const { counts, rarities, value } = statisticsOf(items);
  return (
    <Plate as="aside" aria-labelledby={titleId}>
      <Equipped items={items.filter(isActive)} previewPlayer={previewPlayer} />
      <PlateHeader title={texts.title} id={titleId} className={styles['header']} />
      <p className={styles['total']}>
        <b className="num">{formatFigure(counts.all)}</b> <span>{texts.items(counts.all)}</span>
      </p>
      <dl className={styles['lines']}>
        <Line name={texts.value}>
          <EssenceIcon size={18} />
          <span aria-hidden>{formatTotal(value)}</span>
          <span className="sr">
            {formatFigure(value)} {cosmeticsTexts.essence}
          </span>
        </Line>
      </dl>
      <h3 className={styles['part']}>{texts.rarities}</h3>
      <Rarities rarities={rarities} />
    </Plate>
  );
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="soft">{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

type Counted = readonly { readonly rarity: Rarity; readonly count: number }[];

/** One bar per rarity, scaled to the rarity with the most items. */
function Rarities({ rarities }: { readonly rarities: Counted }) {
  const most = Math.max(1, ...rarities.map(({ count }) => count));
  return (
    <ul className={styles['rarities']}>
      {rarities.map(({ rarity, count }) => (
        <li
          key={rarity}
          style={{ '--c': `var(--rarity-${rarity})`, '--fill': count / most } as CSSProperties}
        >
          <span className={styles['rarity']}>{cosmeticsTexts.rarities[rarity]}</span>
          <span aria-hidden className={styles['bar']} />
          <b className="num">{count}</b>
        </li>
      ))}
    </ul>
  );
}

/** The player as others see them, and the equipped items: at most one of each type. */
function Equipped({ items, previewPlayer }: Props) {
  const effect = items.find(({ type }) => type === 'username_effect');
  const icon = items.find(({ type }) => type === 'profile-icon');
  return (
    <div>
      <h3 className={styles['part']}>{texts.wearing}</h3>
      <p aria-hidden className={styles['mirror']}>
        {icon ? (
          <IconPicture name={icon.name} src={previewPlayer.iconSrc(icon.name, icon.image)} size={104} />
        ) : (
          <Avatar id={previewPlayer.playerId} size={104} />
        )}
        <Username name={previewPlayer.name} effect={effect?.cssClass} display fits />
      </p>
      <dl className={styles['lines']}>
        <Line name={texts.name}>
          {effect ? (
            <Username name={effect.name} effect={effect.cssClass} />
          ) : (
            <span className="muted">{texts.nothing}</span>
          )}
        </Line>
        <Line name={texts.icon}>{icon ? icon.name : <span className="muted">{texts.ownFace}</span>}</Line>
      </dl>
    </div>
  );
}
