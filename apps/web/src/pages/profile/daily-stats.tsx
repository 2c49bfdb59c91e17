import type { Account } from '@hub/protocol/http/accounts';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { StreakChip } from '../../features/activity/streak-chip.tsx';
import { dailyStats } from '../../features/session/game-stats.ts';
import { profileTexts } from '../../messages/profile.ts';
import styles from './daily-stats.module.css';
import { Stat, StatCard } from './stat-card.tsx';

const { announced } = profileTexts;

interface Props {
  readonly screen: DailyScreen;
  readonly account: Account;
}

/** Number of completed rifts of each kind, and the streak. */
export function DailyStats({ screen, account }: Props) {
  const { dailyRiftStats: stats } = account;
  const modes = [
    { label: screen.game.names.title, ...dailyStats(account, screen.game) },
    { label: announced.itemRift, ...stats.itemRift },
    { label: announced.emojiRift, ...stats.emojiRift },
  ];
  return (
    <StatCard screen={screen} className={styles['card']}>
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
