import { isEnglish } from '@hub/protocol/languages';
import { Icon } from '@hub/ui/art/icon.tsx';
import { IconPicture } from '@hub/ui/emblem/icon-picture.tsx';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { dateFormat } from '@hub/ui/language/formatters.ts';
import { useLanguage } from '@hub/ui/language/use-language.ts';
import { ItemCard, ItemFlag } from '@hub/ui/surfaces/item-card.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { msg, t } from '@lingui/core/macro';
import { Calendar, Check } from 'lucide-react';
import type { InventoryItem } from '../../calls.ts';
import { cosmeticsRarities } from '../texts.ts';
import styles from './owned-item-card.module.css';
import { isActive } from './toggled.ts';

const CARD_TYPES = { username_effect: msg`Username Effekt`, 'profile-icon': msg`Profilbild` };

const dates = dateFormat({ day: '2-digit', month: '2-digit', year: '2-digit' }, 'de-DE');

/** The player on whom items are previewed. */
export interface PreviewPlayer {
  readonly playerId: string;
  readonly name: string;
  /** Address of an icon's picture; undefined offline. */
  readonly iconSrc: (name: string, image: string | null) => string | undefined;
}

interface Props {
  readonly item: InventoryItem;
  readonly previewPlayer: PreviewPlayer;
  /** A request to equip or unequip the item is pending. */
  readonly isBusy: boolean;
  readonly onToggle: () => void;
}

/** An owned item; a click equips or unequips it. */
export function OwnedItemCard({ item, previewPlayer, isBusy, onToggle }: Props) {
  const { name, type, rarity, cssClass, image, acquired_at: acquiredAt } = item;
  const date = dates(acquiredAt);
  return (
    <ItemCard
      color={`var(--rarity-${rarity})`}
      title={ownChampionName(name)}
      isChosen={isActive(item)}
      picture={
        type === 'username_effect' ? (
          <Username name={previewPlayer.name} effect={cssClass} display fits />
        ) : (
          <IconPicture name={name} src={previewPlayer.iconSrc(name, image)} className={styles['icon']} />
        )
      }
      flag={isActive(item) ? <ActiveFlag /> : <WearFlag />}
      aria-pressed={isActive(item)}
      aria-busy={isBusy || undefined}
      onClick={onToggle}
    >
      <span lang={isEnglish(useLanguage()) ? 'de' : undefined} className={styles['type']}>
        {t(CARD_TYPES[type])}
      </span>
      <span className={styles['foot']}>
        <span className={styles['rarity']}>{t(cosmeticsRarities[rarity])}</span>
        <time dateTime={new Date(acquiredAt).toISOString()} className={`num ${styles['date']}`}>
          <Icon of={Calendar} size="small" />
          <span aria-hidden>{date}</span>
          <span className="sr">{t`acquired ${date}`}</span>
        </time>
      </span>
    </ItemCard>
  );
}

/** What a press does; where there is a pointer, it comes with the pointer. */
const WearFlag = () => (
  <span aria-hidden className={styles['wear']}>
    <ItemFlag color="var(--bg-raised)" ink="var(--text-1)">
      {t`Wear`}
    </ItemFlag>
  </span>
);

/** The text is hidden from screen readers: the button's `aria-pressed` says the same. */
const ActiveFlag = () => (
  <ItemFlag color="var(--gold-400)" ink="var(--text-on-gold)">
    <Icon of={Check} size="small" />
    <span aria-hidden>{t({ message: 'Active', comment: 'Of an item that is worn.' })}</span>
  </ItemFlag>
);
