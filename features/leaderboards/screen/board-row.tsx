import type { TierName } from '@hub/engine/wire/tiers';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { useLanguage } from '@hub/ui/language/use-language.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { LeaderboardEntry } from '../calls.ts';
import styles from './board-row.module.css';

interface Props {
  readonly entry: LeaderboardEntry;
  readonly href: string;
  /** Index among the loaded rows, for keyboard navigation. */
  readonly row: number;
  readonly tier: TierName;
  /** Whether the row shows the icon of the tier. */
  readonly showsTier: boolean;
  readonly isOwn: boolean;
  /** Whether the row is the tab stop of the list. */
  readonly isEntry: boolean;
  readonly onEnter: (id: string) => void;
}

/** A player on a board: rank, name and best score; links to the profile. */
export const BoardRow = memo(function BoardRow({
  entry: { id, rank, name, highscore, activeItem },
  href,
  row,
  tier,
  showsTier,
  isOwn,
  isEntry,
  onEnter,
}: Props) {
  useLanguage();
  return (
    <li className={classNames(styles['row'], isOwn && styles['own'])}>
      <Link
        to={href}
        className={styles['link']}
        tabIndex={isEntry ? 0 : -1}
        data-row={row}
        aria-current={isOwn || undefined}
        onFocus={() => onEnter(id)}
      >
        <b className={classNames('num', styles['rank'])}>#{formatFigure(rank)}</b>
        <Avatar id={id} color={`var(--tier-${tier})`} />
        <span className={styles['name']}>
          <Username name={name} effect={activeItem?.cssClass} />
          {isOwn && <Tag name="You" />}
        </span>
        {showsTier && <RankTier tier={tier} size={36} label={t(tierNames[tier])} />}
        <span className="sr">{t`Highscore`}</span>
        <b className={classNames('num', styles['score'])}>{formatFigure(highscore)}</b>
      </Link>
    </li>
  );
});
