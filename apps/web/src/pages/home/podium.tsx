import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Spinner } from '@hub/ui/feedback/spinner.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Map as MapIcon, Scale } from 'lucide-react';
import { useId } from 'react';
import { type TopThree, useTopThree } from '../../features/leaderboard/use-top-three.ts';
import { gameTexts } from '../../messages/games.ts';
import { homeTexts } from '../../messages/home.ts';
import styles from './podium.module.css';
import { PodiumSteps } from './podium-steps.tsx';
import { useRanking } from './use-ranking.ts';

const RANKINGS = [
  { value: 'more_or_less', label: gameTexts.moreless.name, icon: Scale },
  { value: 'rift_guesser', label: gameTexts.rift.name, icon: MapIcon },
] as const;

/** The three best of two games (platform 2). */
export function Podium() {
  const { ranking, choose } = useRanking();
  const topThree = useTopThree();
  const titleId = useId();
  return (
    <Plate aria-labelledby={titleId} className={styles['plate']}>
      <PlateHeader title={homeTexts.podium.title} id={titleId} className={styles['header']}>
        <Segmented label={homeTexts.podium.choice} options={RANKINGS} value={ranking} onChange={choose} />
      </PlateHeader>
      {topThree.best ? (
        <PodiumSteps
          key={ranking}
          best={topThree.best[ranking]}
          game={ranking === 'more_or_less' ? gameTexts.moreless.name : gameTexts.rift.name}
        />
      ) : (
        <NoSteps {...topThree} />
      )}
    </Plate>
  );
}

/** Until both lists have loaded, or when one cannot be. */
function NoSteps({ error, isFetching, retry }: TopThree) {
  if (error === null) {
    return (
      <output className={styles['waiting']}>
        <Spinner />
        <span className="sr">{homeTexts.podium.loading}</span>
      </output>
    );
  }
  return (
    <ErrorPlate
      title={error instanceof CallError ? error.failure : homeTexts.podium.broken}
      retryLabel={homeTexts.podium.tryAgain}
      busy={isFetching}
      onRetry={retry}
      className={styles['failure']}
    />
  );
}
