import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { ShopItem } from '../calls.ts';
import styles from './bought.module.css';
import { ItemSample } from './item-sample.tsx';
import type { PreviewPlayer } from './preview-player.ts';

const SHARDS = Array.from({ length: 14 }, (_, shard) => shard);

/** The bought item: what was there before bursts into it. */
export const Burst = ({ item, previewPlayer }: Pick<Props, 'item' | 'previewPlayer'>) => (
  <span className={styles['burst']}>
    <i className={styles['flash']} />
    {SHARDS.map((shard) => (
      <i
        key={shard}
        className={styles['shard']}
        style={
          { '--turn': `${shard / SHARDS.length}turn`, '--far': shard % 2 === 0 ? 1 : 0.7 } as CSSProperties
        }
      />
    ))}
    {item.type === 'username_effect' && (
      <span className={styles['before']}>
        <Username name={previewPlayer.name} effect={previewPlayer.effect} display />
      </span>
    )}
    <span className={styles['after']}>
      <ItemSample item={item} previewPlayer={previewPlayer} isLarge />
    </span>
  </span>
);

interface Props {
  readonly item: ShopItem;
  readonly previewPlayer: PreviewPlayer;
  readonly isWearing: boolean;
  readonly onWear: () => void;
  readonly onClose: () => void;
}

/** Says that an item was bought, and offers to wear it. */
export function Bought({ item, isWearing, onWear, onClose }: Omit<Props, 'previewPlayer'>) {
  const wear = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => wear.current?.focus(), []);
  return (
    <>
      <output className={styles['words']}>
        <b className={`display ${styles['title']}`}>{t`Purchase Successful!`}</b>
        <span
          className={styles['text']}
        >{t`Successfully purchased ${{ item: ownChampionName(item.name) }}! It has been added to your inventory.`}</span>
      </output>
      <div className={classNames(dialog['actions'], styles['actions'])}>
        <Button variant="ghost" size="large" onClick={onClose}>
          {t`Keep shopping`}
        </Button>
        <Button ref={wear} variant="gold" size="large" busy={isWearing} onClick={onWear}>
          {t`Wear it`}
        </Button>
      </div>
    </>
  );
}
