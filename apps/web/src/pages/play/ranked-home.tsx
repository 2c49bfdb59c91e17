import type { PublicBoard } from '@hub/protocol/games';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { Scene, type SceneName } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { ReactNode } from 'react';
import { LeaderboardPanel } from '../../features/leaderboard/leaderboard-panel.tsx';
import styles from './ranked-home.module.css';

interface Props {
  readonly scene: SceneName;
  readonly board: PublicBoard;
  readonly title: string;
  readonly description: string;
  readonly tags: ReactNode;
  /** What it pays. */
  readonly reward: string;
  /** The ways to begin. */
  readonly children: ReactNode;
}

/** The home of a game with rankings: what it is, how to begin, and the rankings (games 2). */
export function RankedHome({ scene, board, title, description, tags, reward, children }: Props) {
  return (
    <div className={styles['home']}>
      <section className={classNames('cut', styles['intro'])}>
        <div className={styles['scene']}>
          <Scene name={scene} eager />
        </div>
        <h1>{title}</h1>
        <p className={styles['description']}>{description}</p>
        <div className={styles['tags']}>{tags}</div>
        <p className={styles['reward']}>
          <EssenceIcon size={22} />
          {reward}
        </p>
        {children}
      </section>
      <LeaderboardPanel board={board} />
    </div>
  );
}
