import { challengeIdSchema } from '@hub/engine/wire/ids';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { screens } from '@hub/web/games.ts';
import { Redirect, useNavigate, useSearch } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { ChallengeGame } from '../../challenges/screen/challenge-game.tsx';
import { DUEL, duelPath } from './duel-path.ts';
import { MissingLeague } from './missing-league.tsx';
import { useLeague } from './use-league.ts';

const DuelEnd = fetched(() => import('./duel-end.tsx').then((code) => code.DuelEnd));

/** The duel of a league's day: a run without a ghost, once a member, and its end, which stays at this address. */
export function LeagueDuelPage() {
  const { league, isMissing, failure, again } = useLeague();
  const navigate = useNavigate();
  const [done, setDone] = useState<string>();
  const named = useSearch().get(DUEL);
  const wanted = challengeIdSchema.safeParse(named).data;
  if (isMissing) return <MissingLeague />;
  if (failure)
    return <ErrorCard title={t`The league could not be reached`} text={failure.message} onRetry={again} />;
  if (league === undefined) return <Loading text={t`Loading the league`} />;
  const { duel, id } = league;
  const toLeague = paths.league({ id });
  if (wanted === undefined)
    return <Redirect to={named === null && duel !== null ? duelPath(id, duel.id) : toLeague} />;
  // The duel of another day was played, or is missed: a reload after midnight must not use the only try of the next day.
  if (wanted !== duel?.id || duel.own === 'over' || done === wanted)
    return (
      <Suspense fallback={<Loading text={t`Loading the league`} />}>
        <DuelEnd league={league} duel={wanted} />
      </Suspense>
    );
  const screen = screens.find(({ game }) => game.id === duel.game);
  if (screen === undefined) return <Loading text={t`Loading the league`} />;
  return (
    <ChallengeGame
      challenge={{ id: duel.id, day: null, table: [], own: duel.own }}
      screen={screen}
      onDone={() => {
        setDone(duel.id);
        again();
      }}
      onLeave={() => navigate(toLeague, { replace: true })}
    />
  );
}
