import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import emoji from '@hub/ui/art/pictures/scene-emoji.svg';
import items from '@hub/ui/art/pictures/scene-items.svg';
import { RiftCountdown } from '../../features/countdown/rift-countdown.tsx';
import { dailyScreens } from '../../games.ts';
import { dailyRiftsTexts } from '../../messages/daily-rifts.ts';
import styles from './daily-rifts-page.module.css';
import { DailyRiftCard, LockedRiftCard } from './rift-card.tsx';

/** Overview of the daily rifts: countdown to the next one, and the three of today (games 2). */
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
        {dailyScreens.map((screen) => (
          <DailyRiftCard key={screen.game.id} screen={screen} />
        ))}
        <LockedRiftCard scene={items} {...dailyRiftsTexts.item} />
        <LockedRiftCard scene={emoji} {...dailyRiftsTexts.emoji} />
      </div>
    </>
  );
}
