import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { Comparison } from './comparison.tsx';
import { useChallenge } from './use-challenge.ts';

/** Fetched beside the page, see `page-loads.ts`: a run begins without a second waiting state. */
const ChallengeGame = fetched(() => import('./challenge-game.tsx').then((code) => code.ChallengeGame));

/** A player's run of a challenge, and once it is over, both runs side by side. */
export function ChallengeRunPage() {
  const { id, challenge, screen, isMissing, failure, again } = useChallenge();
  const [isDone, setIsDone] = useState(false);
  if (isMissing)
    return (
      <EmptyCard
        title={t`There is no such challenge`}
        text={t`The link is incomplete, or its challenge has long ended.`}
        action={
          <PageButton variant="neutral" to={paths.home()}>
            {t`To the hub`}
          </PageButton>
        }
      />
    );
  if (failure)
    return <ErrorCard title={t`The challenge could not be loaded`} text={failure.message} onRetry={again} />;
  if (id === undefined || challenge === undefined || screen === undefined)
    return <Loading text={t`Loading the challenge`} />;
  if (challenge.own === 'over' || isDone)
    return <Comparison key={String(isDone)} challenge={challenge} screen={screen} refresh={again} />;
  return (
    <Suspense fallback={<Loading text={t`Loading the challenge`} />}>
      <ChallengeGame
        challenge={challenge}
        screen={screen}
        onDone={() => {
          setIsDone(true);
          again();
        }}
      />
    </Suspense>
  );
}
