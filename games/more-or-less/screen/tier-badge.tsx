import type { TierName } from '@hub/engine/wire/tiers';
import { Icon } from '@hub/ui/art/icon.tsx';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { MORE_OR_LESS_TIERS } from '../descriptor.ts';
import { MAX_GOLD_DIFF } from '../game.ts';
import styles from './tier-badge.module.css';

/** The tier of the score; opens the list of the largest price difference in each tier. */
export function TierBadge({ tier, maxGoldDiff }: { readonly tier: TierName; readonly maxGoldDiff: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
  };
  return (
    // Handles key events of the button and the list inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['badge']}
      style={{ '--tier': `var(--tier-${tier})` } as CSSProperties}
      onKeyDown={closeOnEscape}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-counter="tier"
        className={classNames('cut', styles['button'])}
        onClick={() => setIsOpen(!isOpen)}
      >
        <RankTier tier={tier} size={44} />
        <span className={styles['words']}>
          <b>{t(tierNames[tier])}</b>
          <small className="num">{t`Gap up to ${{ gold: formatFigure(maxGoldDiff) }} gold`}</small>
        </span>
        <Icon of={ChevronDown} size="small" className={classNames(isOpen && styles['turned'])} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        aria-label={t`Gold difference by tier`}
        className={classNames('cut', styles['list'])}
      >
        {MORE_OR_LESS_TIERS.map(({ name, min }) => (
          <li key={name} aria-current={name === tier || undefined} className={styles['row']}>
            <RankTier tier={name} size={32} />
            <span>
              <b>{t(tierNames[name])}</b>
              <small className="num">{t`from ${{ score: formatFigure(min) }}`}</small>
            </span>
            {name === tier && <Chip color="var(--tier)">{t`current`}</Chip>}
            <span className={classNames('num', styles['gap'])}>
              {t`${{ price: formatFigure(MAX_GOLD_DIFF[name]) }} gold`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
