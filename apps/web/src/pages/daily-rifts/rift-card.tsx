import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Seal } from '@hub/ui/art/seal.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { buttonClass } from '@hub/ui/controls/button-look.ts';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Flame, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsDoneToday } from '../../features/countdown/completion.ts';
import { useAccount } from '../../features/session/account.ts';
import { dailyStats } from '../../features/session/game-stats.ts';
import { dailyScreens } from '../../games.ts';
import { Link } from '../../links/link.tsx';
import { paths, playPath } from '../../links/paths.ts';
import { dailyRiftsTexts } from '../../messages/daily-rifts.ts';
import styles from './rift-card.module.css';

interface CardProps {
  readonly to: string;
  /** Address of its poster. */
  readonly scene: string;
  readonly name: string;
  readonly line: string;
  readonly state?: 'open' | 'done' | 'locked' | undefined;
  readonly seal?: ReactNode;
  readonly chips?: ReactNode;
  /** What the card leads to; looks like a button, because the whole card is the link. */
  readonly action?: string | undefined;
  readonly hint?: string | undefined;
}

/** One of the three rifts. */
function RiftCard({ to, scene, name, line, state = 'open', seal, chips, action, hint }: CardProps) {
  return (
    <Link to={to} className={classNames('cut', styles['card'], styles[state])}>
      <Scene src={scene} eager />
      <div className={styles['text']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['line']}>{line}</p>
        {chips !== undefined && <p className={styles['chips']}>{chips}</p>}
        {action !== undefined && (
          <span
            className={buttonClass({
              look: state === 'open' ? 'gold' : 'neutral',
              size: 'large',
              className: styles['action'],
            })}
          >
            {action}
          </span>
        )}
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      </div>
      {seal !== undefined && <span className={styles['seal']}>{seal}</span>}
    </Link>
  );
}

/** Card of the playable rift: whether it is completed, and the streak. */
export function DailyRiftCard({ screen }: { readonly screen: DailyScreen }) {
  const { data: account } = useAccount();
  const rift = account && dailyStats(account, screen.game);
  const isDone = useIsDoneToday(rift?.lastCompletedTime);
  const streak = rift?.streak ?? 0;
  return (
    <RiftCard
      to={playPath(screen)}
      name={screen.game.names.title}
      line={screen.line}
      scene={screen.scene}
      state={isDone ? 'done' : 'open'}
      action={isDone ? dailyRiftsTexts.seeResult : dailyRiftsTexts.play}
      seal={isDone ? <Seal kind="completed" label={dailyRiftsTexts.completed} /> : undefined}
      chips={
        <>
          <RewardChip isEarned={isDone} />
          {streak > 0 && (
            <Chip color="var(--gold-400)" icon={Flame}>
              {dailyRiftsTexts.streak(streak)}
            </Chip>
          )}
        </>
      }
    />
  );
}

function RewardChip({ isEarned }: { readonly isEarned: boolean }) {
  if (!isEarned) return <Chip icon={Gem}>{dailyRiftsTexts.reward(DAILY_REWARD_ESSENCE)}</Chip>;
  return (
    <Chip color="var(--essence)" icon={Gem}>
      {dailyRiftsTexts.earned(DAILY_REWARD_ESSENCE)}
    </Chip>
  );
}

interface LockedProps {
  /** Address of its poster. */
  readonly scene: string;
  readonly name: string;
  readonly line: string;
}

/** Card of a rift that is not available yet; links to the playable one (games 2). */
export function LockedRiftCard({ scene, name, line }: LockedProps) {
  return (
    <RiftCard
      to={dailyScreens[0] ? playPath(dailyScreens[0]) : paths.home()}
      scene={scene}
      name={name}
      line={line}
      state="locked"
      seal={<Seal kind="comingSoon" label={dailyRiftsTexts.comingSoon} />}
      hint={dailyRiftsTexts.playInstead}
    />
  );
}
