import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { screens } from '../../games.ts';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import { ChallengeGame } from '../challenge/challenge-game.tsx';
import { MissingLeague } from './missing-league.tsx';
import { useLeague } from './use-league.ts';

/** The duel of a league's day: a run without a ghost, once a member. */
export function LeagueDuelPage() {
  const { league, isMissing, failure, again } = useLeague();
  const navigate = useNavigate();
  const { duel } = league ?? {};
  const screen = duel ? screens.find(({ game }) => game.id === duel.game) : undefined;
  if (isMissing || duel === null) return <MissingLeague />;
  if (failure) return <ErrorPlate title={texts.failed} text={failure.message} onRetry={again} />;
  if (league === undefined || duel === undefined || screen === undefined)
    return <Loading text={texts.loading} />;
  return (
    <ChallengeGame
      challenge={{ id: duel.id, day: null, table: [] }}
      screen={screen}
      onDone={() => navigate(paths.league({ id: league.id }), { replace: true })}
    />
  );
}
