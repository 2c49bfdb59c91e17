import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Seal } from '@hub/ui/art/seal.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { buttonClass } from '@hub/ui/controls/button-variant.ts';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { useConnection } from '@hub/web/connection/use-connection.ts';
import { useIsDoneToday, useUtcDay } from '@hub/web/countdown/completion.ts';
import { Link } from '@hub/web/links/link.tsx';
import { playPath } from '@hub/web/links/paths.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { dailyStats } from '@hub/web/session/game-stats.ts';
import { plural, t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useGoldRifts } from '../day-ring.ts';
import styles from './rift-card.module.css';

interface Props {
  readonly screen: DailyScreen;
  /** Whether it is the one to play next, which is golden. */
  readonly isNext: boolean;
  /** The player has seen the answer without solving it. */
  readonly isGivenUp: boolean;
}

/** Card of a rift of today: its poster, whether it is completed, and the streak. */
export function DailyRiftCard({ screen, isNext, isGivenUp }: Props) {
  const { data: account } = useAccount();
  const rift = account && dailyStats(account, screen.game);
  const isDone = useIsDoneToday(rift?.lastCompletedTime);
  const isGold = useGoldRifts(isDone, useUtcDay()).includes(screen.game.id);
  const streak = rift?.streak ?? 0;
  const isOffline = useConnection() === 'offline';
  return (
    <Link
      to={playPath(screen)}
      style={{ '--game': hueColor(screen.game.hue) } as CSSProperties}
      className={classNames(
        'cut',
        styles['card'],
        isDone ? styles['done'] : isNext && styles['next'],
        isGold && styles['gold'],
      )}
    >
      <Scene src={screen.scene} eager />
      <div className={styles['text']}>
        <h2 className={styles['name']}>{screen.game.names.title}</h2>
        <p className={styles['line']}>{screen.line}</p>
        {streak > 0 && (
          <Chip color="var(--gold-400)" icon={Flame} className={styles['streak']}>
            {plural({ days: streak }, { one: '# day', other: '# days' })}
          </Chip>
        )}
        {/* Looks like a button, because the whole card is the link. */}
        <span
          className={buttonClass({
            variant: isNext ? 'gold' : 'neutral',
            size: 'large',
            className: styles['action'],
          })}
        >
          {isDone || isGivenUp
            ? t`See today's result`
            : isOffline
              ? t({ message: 'Waits for the network', comment: 'Replaces "play" without network.' })
              : t`Play today's rift`}
        </span>
      </div>
      {isDone && (
        <span className={styles['seal']}>
          <Seal label={t`Completed`} />
        </span>
      )}
    </Link>
  );
}
