import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { screens } from '../../games.ts';
import { Redirect, useNavigate, useSearch } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import { ChallengeGame } from '../challenge/challenge-game.tsx';
import { MissingLeague } from './missing-league.tsx';
import { useLeague } from './use-league.ts';

/** Parameter with the duel's id: a reload after midnight must not use the only try of the next day. */
const DUEL = 'duel';

/** The duel of a league's day: a run without a ghost, once a member. */
export function LeagueDuelPage() {
  const { league, isMissing, failure, again } = useLeague();
  const navigate = useNavigate();
  const { duel } = league ?? {};
  const wanted = useSearch().get(DUEL);
  const screen = duel ? screens.find(({ game }) => game.id === duel.game) : undefined;
  if (isMissing) return <MissingLeague />;
  if (failure) return <ErrorPlate title={texts.failed} text={failure.message} onRetry={again} />;
  if (league !== undefined && (duel === null || (wanted !== null && wanted !== duel?.id)))
    return <Redirect to={paths.league({ id: league.id })} />;
  if (league !== undefined && duel && wanted === null)
    return <Redirect to={`${paths.leagueDuel({ id: league.id })}?${DUEL}=${duel.id}`} />;
  if (league === undefined || !duel || screen === undefined) return <Loading text={texts.loading} />;
  return (
    <ChallengeGame
      challenge={{ id: duel.id, day: null, table: [], own: duel.own }}
      screen={screen}
      onDone={() => navigate(paths.league({ id: league.id }), { replace: true })}
    />
  );
}
