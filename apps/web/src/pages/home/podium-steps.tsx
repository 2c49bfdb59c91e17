import type { LeaderboardEntry } from '@hub/protocol/http/leaderboards';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { PODIUM_PLACES } from '../../features/leaderboard/use-top-three.ts';
import { Link } from '../../links/link.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { paths, startPath } from '../../links/paths.ts';
import { homeTexts } from '../../messages/home.ts';
import styles from './podium-steps.module.css';

const PLACES = Array.from({ length: PODIUM_PLACES }, (_, index) => index + 1);

interface Props {
  /** Up to three entries, best first. */
  readonly best: readonly LeaderboardEntry[];
  /** Title of the game. */
  readonly game: string;
  readonly screen: GameScreen | undefined;
}

/** Three podium steps, first place in the middle. Players link to their profiles; places may be free. */
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
            <b className="display">{homeTexts.podium.free}</b>
            <span>{homeTexts.podium.freeText(game)}</span>
          </output>
          {screen && (
            <PageButton to={startPath(screen)} size="small" className={styles['go']}>
              {homeTexts.podium.beFirst(game)}
            </PageButton>
          )}
        </>
      )}
      <ol aria-hidden={best.length === 0 || undefined} className={classNames('calm', styles['steps'])}>
        {PLACES.map((place) => {
          const entry = best[place - 1];
          return (
            <li key={place} className={styles[`place${place}`]}>
              {entry ? (
                <Taken entry={entry} isFirst={place === 1} />
              ) : (
                <Free place={place} hasFace={best.length > 0} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface TakenProps {
  readonly entry: LeaderboardEntry;
  readonly isFirst: boolean;
}

function Taken({ entry: { id, rank, name, highscore, activeItem }, isFirst }: TakenProps) {
  return (
    <Link to={paths.profile({ id })} className={styles['taken']}>
      <Avatar id={id} size={isFirst ? 84 : 68} className={styles['face']} />
      <span className={styles['name']}>
        <Username name={name} effect={activeItem?.cssClass} display />
      </span>
      <span className={styles['points']}>{homeTexts.podium.points(formatFigure(highscore))}</span>
      <span className={styles['step']}>
        <span className="sr">{homeTexts.podium.rank(formatFigure(rank))}</span>
        <span aria-hidden>{formatFigure(rank)}</span>
      </span>
    </Link>
  );
}

function Free({ place, hasFace }: { readonly place: number; readonly hasFace: boolean }) {
  return (
    <>
      {hasFace && <span className={classNames('cut', styles['face'], styles['nobody'])} />}
      <span className={classNames(styles['step'], hasFace && styles['empty'])}>
        <span className="sr">{homeTexts.podium.freePlace(place)}</span>
        <span aria-hidden>{place}</span>
      </span>
    </>
  );
}
