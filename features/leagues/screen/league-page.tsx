import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { LeagueEnd } from './league-end.tsx';
import { MissingLeague } from './missing-league.tsx';
import { RunningLeague } from './running-league.tsx';
import { useLeague } from './use-league.ts';

/** The table moves through the day. */
const REFRESH_MS = 30_000;

/** A league of friends, during its week or after it. */
export function LeaguePage() {
  const { league, isMissing, failure, again } = useLeague();
  useEffect(() => {
    const timer = setInterval(again, REFRESH_MS);
    return () => clearInterval(timer);
  }, [again]);
  if (isMissing) return <MissingLeague />;
  if (failure)
    return <ErrorCard title={t`The league could not be reached`} text={failure.message} onRetry={again} />;
  if (league === undefined) return <Loading text={t`Loading the league`} />;
  return league.isOver ? (
    <LeagueEnd league={league} refresh={again} />
  ) : (
    <RunningLeague league={league} refresh={again} />
  );
}
