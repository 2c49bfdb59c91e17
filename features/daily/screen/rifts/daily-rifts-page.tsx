import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { RiftCountdown } from '@hub/web/countdown/rift-countdown.tsx';
import { dailyScreens } from '@hub/web/games.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { dailyStats } from '@hub/web/session/game-stats.ts';
import { plural, t } from '@lingui/core/macro';
import { lazy } from 'react';
import { BelowRifts } from '../../../places/below-rifts.ts';
import { useGivenUpRifts } from '../day-ring.ts';
import styles from './daily-rifts-page.module.css';
import { DailyRiftCard } from './rift-card.tsx';

/** Below the cards, so it comes after them. */
const Streaks = lazy(() => import('../streaks.tsx').then((code) => ({ default: code.Streaks })));

/** Overview of the daily rifts: countdown to the next one, and those of today. */
export function DailyRiftsPage() {
  const { data: account } = useAccount();
  const day = useUtcDay();
  const givenUp = useGivenUpRifts(day);
  const next = dailyScreens.find(
    ({ game }) =>
      account === undefined ||
      ((dailyStats(account, game).lastCompletedTime ?? 0) <= day && !givenUp.includes(game.id)),
  );
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{t`Daily Rifts`}</h1>
          <p className={styles['intro']}>
            {t`A new rift opens every day at midnight UTC. ${plural({ modes: dailyScreens.length }, { 3: 'Three modes', one: '# mode', other: '# modes' })}, and every mode you complete earns ${{ reward: DAILY_REWARD_ESSENCE }} Blue Essence.`}
          </p>
        </div>
        <RiftCountdown size="xl" label={t`Next Rift Opening`} />
      </header>
      <div className={styles['rifts']}>
        {dailyScreens.map((screen) => (
          <DailyRiftCard
            key={screen.game.id}
            screen={screen}
            isNext={screen === next}
            isGivenUp={givenUp.includes(screen.game.id)}
          />
        ))}
      </div>
      <Optional fallback={<div className={styles['space']} />}>
        <Streaks />
      </Optional>
      {BelowRifts && (
        <p className={styles['leagues']}>
          <BelowRifts />
        </p>
      )}
    </>
  );
}
