import type { AccountStats } from '@hub/protocol/http/accounts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { StreakChip } from '../../features/activity/streak-chip.tsx';
import { profileTexts } from '../../messages/profile.ts';
import styles from './daily-stats.module.css';
import { Stat, StatCard } from './stat-card.tsx';

/** How many rifts of each kind were completed, and for how many days in a row. */
export function DailyStats({ stats }: { readonly stats: AccountStats['dailyRiftStats'] }) {
  const modes = [
    { label: profileTexts.modes.champion, ...stats.championRift },
    { label: profileTexts.modes.item, ...stats.itemRift },
    { label: profileTexts.modes.emoji, ...stats.emojiRift },
  ];
  return (
    <StatCard game="daily" className={styles['card']}>
      <dl className={styles['modes']}>
        {modes.map(({ label, completed, streak }) => (
          <Stat key={label} label={label}>
            <span>
              {formatFigure(completed)}
              <span className="sr"> {profileTexts.completed}</span>
            </span>
            <StreakChip days={streak} />
          </Stat>
        ))}
      </dl>
    </StatCard>
  );
}
