import { Username } from '@hub/ui/text/username.tsx';
import { RiftCountdown } from '../../features/countdown/rift-countdown.tsx';
import { Balance } from '../../features/currency/balance.tsx';
import { useAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { homeTexts } from '../../messages/home.ts';
import styles from './greeting.module.css';
import { useTodaysRift } from './use-todays-rift.ts';

/** Greets the player; shows the state of today's rift, the time left, and the balance. */
export function Greeting() {
  const { name } = usePlayer();
  const { data: account } = useAccount();
  const { streak, isSolved } = useTodaysRift();
  return (
    <header className={styles['head']}>
      <div className={styles['words']}>
        <h1>
          {homeTexts.welcomeBack}
          <Username name={name} effect={account?.activeUsernameEffect?.cssClass} display />
        </h1>
        <p className={styles['news']}>{streak !== undefined && riftNews(streak, isSolved)}</p>
      </div>
      <div className={styles['figures']}>
        <RiftCountdown label={homeTexts.resetIn} />
        <Balance />
      </div>
    </header>
  );
}

function riftNews(streak: number, isSolved: boolean): string {
  if (isSolved) return homeTexts.solved(streak);
  return streak > 0 ? homeTexts.newRiftWithStreak(streak) : homeTexts.newRift;
}
