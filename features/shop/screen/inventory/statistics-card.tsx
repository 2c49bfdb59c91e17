import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { formatTotal } from '@hub/ui/text/figure-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InventoryItem } from '../../calls.ts';
import { cosmeticsRarities } from '../texts.ts';
import type { PreviewPlayer } from './owned-item-card.tsx';
import { statisticsOf } from './statistics.ts';
import styles from './statistics-card.module.css';
import { isActive } from './toggled.ts';

interface Props {
  readonly items: readonly InventoryItem[];
  readonly previewPlayer: PreviewPlayer;
}

/** What the player wears, and below it the number of items, their value and their rarities. */
export function StatisticsCard({ items, previewPlayer }: Props) {
  const { counts, rarities, value } = statisticsOf(items);
  const count = counts.all;
  return (
    <aside aria-label={t`Statistics`} className={styles['side']}>
      <Equipped items={items.filter(isActive)} previewPlayer={previewPlayer} />
      <Card as="div" className={styles['worth']}>
        <p className={styles['total']}>
          <Trans comment="<0/> is an amount of Blue Essence">
            <Plural value={count} one="# item" other="# items" />, worth <Worth value={value} />
          </Trans>
        </p>
        <ul aria-label={t`By rarity`} className={styles['rarities']}>
          {rarities
            .filter(({ count }) => count > 0)
            .map(({ rarity, count }) => (
              <li key={rarity} style={{ color: `var(--rarity-${rarity})` }}>
                <b className="num">{count}</b> {t(cosmeticsRarities[rarity])}
              </li>
            ))}
        </ul>
      </Card>
    </aside>
  );
}

const Worth = ({ value }: { readonly value: number }) => (
  <>
    <EssenceIcon size={16} />
    <b className="num">{formatTotal(value)}</b>
    <span className="sr">{t`Blue Essence`}</span>
  </>
);

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The player as others see them, and the equipped items: at most one of each type. */
function Equipped({ items, previewPlayer }: Props) {
  const effect = items.find(({ type }) => type === 'username_effect');
  const icon = items.find(({ type }) => type === 'profile-icon');
  return (
    <Card as="div" className={styles['equipped']}>
      <h3 className={styles['part']}>{t`Wearing now`}</h3>
      <p aria-hidden className={styles['mirror']}>
        {icon ? (
          <IconPicture
            name={icon.name}
            src={previewPlayer.iconSrc(icon.name, icon.image)}
            className={styles['face']}
          />
        ) : (
          <Avatar id={previewPlayer.playerId} className={styles['face']} />
        )}
        <Username name={previewPlayer.name} effect={effect?.cssClass} display fits />
      </p>
      <dl className={styles['lines']}>
        <Line name={t`Username effect`}>
          {effect ? (
            <Username name={effect.name} effect={effect.cssClass} />
          ) : (
            <span className="muted">{t`Nothing`}</span>
          )}
        </Line>
        <Line name={t`Profile icon`}>
          {icon ? ownChampionName(icon.name) : <span className="muted">{t`Your own face`}</span>}
        </Line>
      </dl>
    </Card>
  );
}
