import { useRestartTopThree, useTopThree } from '@hub/features/leaderboards/screen/use-top-three.ts';
import { leaderboardOf, leaderboards } from '@hub/protocol/games';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { failureOf } from '@hub/ui/net/call-error.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { screens } from '@hub/web/games.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import styles from './podium.module.css';
import { PodiumSteps } from './podium-steps.tsx';
import { useRanking } from './use-ranking.ts';

const RANKINGS = leaderboards.map(({ id, game }) => {
  const { icon, glyph } = iconsOf({ game });
  return { value: id, label: game.names.title, icon: icon ?? glyph };
});

/** The top three players of every leaderboard. */
export function Podium() {
  const { ranking, choose } = useRanking();
  const topThree = useTopThree();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={styles['card']}>
      <CardHeader title={t`Top 3`} id={titleId} className={styles['header']}>
        {ranking !== undefined && (
          <Segmented label={t`Ranking`} options={RANKINGS} value={ranking} onChange={choose} />
        )}
      </CardHeader>
      {ranking !== undefined && topThree.data ? (
        <PodiumSteps
          key={ranking}
          best={topThree.data[ranking]}
          game={leaderboardOf(ranking).game.names.title}
          screen={screens.find(({ game }) => game.id === leaderboardOf(ranking).game.id)}
        />
      ) : (
        <NoSteps topThree={topThree} />
      )}
    </Card>
  );
}

/** Shown until both lists have loaded, or when one failed to load. */
function NoSteps({ topThree }: { readonly topThree: ReturnType<typeof useTopThree> }) {
  const restart = useRestartTopThree();
  const { error } = topThree;
  if (error === null)
    return <Loading text={t`Loading the podium`} onRetry={restart} className={styles['waiting']} />;
  const title = failureOf(error, t`The podium could not be loaded`);
  return <FailedQuery query={topThree} title={title} className={styles['failure']} />;
}
