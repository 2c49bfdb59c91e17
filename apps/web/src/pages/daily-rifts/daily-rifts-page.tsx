import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { RiftCountdown } from '../../features/countdown/rift-countdown.tsx';
import { dailyRiftsTexts } from '../../messages/daily-rifts.ts';
import styles from './daily-rifts-page.module.css';
import { ChampionRiftCard, LockedRiftCard } from './rift-card.tsx';

/** The hub of the daily rifts: when the next one opens, and today's three (games 2). */
export function DailyRiftsPage() {
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{dailyRiftsTexts.title}</h1>
          <p className={styles['intro']}>{dailyRiftsTexts.intro(DAILY_REWARD_ESSENCE)}</p>
        </div>
        <RiftCountdown size="xl" label={dailyRiftsTexts.countdown} />
      </header>
      <div className={styles['rifts']}>
        <ChampionRiftCard />
        <LockedRiftCard scene="items" {...dailyRiftsTexts.item} />
        <LockedRiftCard scene="emoji" {...dailyRiftsTexts.emoji} />
      </div>
    </>
  );
}
