import { StreakChip } from '@hub/features/activity/screen/streak-chip.tsx';
import type { Account } from '@hub/protocol/http/accounts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { dailyStats } from '@hub/web/session/game-stats.ts';
import { plural, t } from '@lingui/core/macro';
import { Swords } from 'lucide-react';
import styles from './daily-stats.module.css';
import { GameStats, Stat } from './stat-card.tsx';

/** Number of completed rifts of each kind, and the streak. */
export function DailyStats({ screen, account }: { readonly screen: DailyScreen; readonly account: Account }) {
  const modes = dailyScreens.map(({ game }) => ({ label: game.names.title, ...dailyStats(account, game) }));
  return (
    <GameStats screen={screen} className={styles['card']}>
      <dl className={styles['modes']}>
        {modes.map(({ label, completed, streak, hardDays }) => (
          <Stat key={label} label={label}>
            <span>{formatFigure(completed)}</span>
            <small className={styles['unit']}>{plural({ completed }, { other: 'completed' })}</small>
            <StreakChip days={streak} />
            {hardDays !== undefined && (
              <small className={styles['hard']}>
                <Icon of={Swords} size="small" />
                {t`${plural({ days: hardDays }, { one: '# day', other: '# days' })} in hard mode`}
              </small>
            )}
          </Stat>
        ))}
      </dl>
    </GameStats>
  );
}
