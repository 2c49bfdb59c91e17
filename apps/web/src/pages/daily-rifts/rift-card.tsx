import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { Scene, type SceneName } from '@hub/ui/art/scene.tsx';
import { Seal } from '@hub/ui/art/seal.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Flame, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useIsDoneToday } from '../../features/countdown/completion.ts';
import { useAccount } from '../../features/session/account.ts';
import { dailyRiftsTexts } from '../../messages/daily-rifts.ts';
import styles from './rift-card.module.css';

interface CardProps {
  readonly scene: SceneName;
  readonly name: string;
  readonly line: string;
  readonly state?: 'open' | 'done' | 'locked' | undefined;
  readonly seal?: ReactNode;
  readonly chips: ReactNode;
  readonly hint?: string | undefined;
}

/** One of the three rifts. All of them lead to Champion Rift (games 2). */
function RiftCard({ scene, name, line, state = 'open', seal, chips, hint }: CardProps) {
  return (
    <Link to={routes.championRift.path} className={classNames('cut', styles['card'], styles[state])}>
      <Scene name={scene} eager />
      <div className={styles['text']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['line']}>{line}</p>
        <p className={styles['chips']}>{chips}</p>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      </div>
      {seal !== undefined && <span className={styles['seal']}>{seal}</span>}
    </Link>
  );
}

/** The rift that can be played, completed or not, and for how many days in a row. */
export function ChampionRiftCard() {
  const { data: account } = useAccount();
  const rift = account?.dailyRiftStats.championRift;
  const isDone = useIsDoneToday(rift?.lastCompletedTime);
  const streak = rift?.streak ?? 0;
  return (
    <RiftCard
      {...dailyRiftsTexts.champion}
      scene="daily"
      state={isDone ? 'done' : 'open'}
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
  readonly scene: SceneName;
  readonly name: string;
  readonly line: string;
}

/** A rift that is coming. */
export function LockedRiftCard({ scene, name, line }: LockedProps) {
  return (
    <RiftCard
      scene={scene}
      name={name}
      line={line}
      state="locked"
      seal={<Seal kind="comingSoon" label={dailyRiftsTexts.comingSoon} />}
      chips={<Chip icon={Gem}>{dailyRiftsTexts.reward(DAILY_REWARD_ESSENCE)}</Chip>}
      hint={dailyRiftsTexts.playInstead}
    />
  );
}
