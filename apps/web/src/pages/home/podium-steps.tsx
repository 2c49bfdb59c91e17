import type { LeaderboardEntry } from '@hub/features/leaderboards/calls.ts';
import { Podium } from '@hub/features/leaderboards/screen/podium.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { startPath } from '@hub/web/links/paths.ts';
import { plural, t } from '@lingui/core/macro';
import styles from './podium-steps.module.css';

interface Props {
  /** Up to three entries, best first. */
  readonly best: readonly LeaderboardEntry[];
  /** Title of the game. */
  readonly game: string;
  readonly screen: GameScreen | undefined;
}

/** The podium of a game in front of its scene, with the way into the game while no place is taken. */
export function PodiumSteps({ best, game, screen }: Props) {
  return (
    <div className={styles['podium']}>
      {screen && (
        <Scene
          src={screen.scene}
          className={classNames(styles['scene'], best.length > 0 && styles['behind'])}
        />
      )}
      {best.length === 0 && (
        <>
          <output className={styles['free']}>
            <b className="display">{t`The podium is free`}</b>
            <span>{t`The best three of ${game} will stand here.`}</span>
          </output>
          {screen && (
            <PageButton to={startPath(screen)} size="small" className={styles['go']}>
              {t`Play ${game}`}
            </PageButton>
          )}
        </>
      )}
      <Podium
        best={best.map(({ id, rank, name, highscore, activeItem }) => ({
          id,
          name,
          effect: activeItem?.cssClass,
          points: t`${plural(highscore, { one: '# point', other: '# points' })}`,
          place: formatFigure(rank),
        }))}
        placeOf={(rank: string) => t`Rank ${rank}`}
        freeOf={(place: number) => t`Place ${place} is free`}
      />
    </div>
  );
}
