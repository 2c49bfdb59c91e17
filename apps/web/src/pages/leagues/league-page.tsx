import type { LeagueReply } from '@hub/protocol/http/leagues';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useEffect } from 'react';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import { DuelCard } from './duel-card.tsx';
import { LeagueActions } from './league-actions.tsx';
import { LeagueTable } from './league-table.tsx';
import styles from './leagues.module.css';
import { Podium } from './podium.tsx';
import { useLeague } from './use-league.ts';

/** The table moves through the day. */
const REFRESH_MS = 30_000;

/** A league of friends: its table, the duel of the day and the winners of the days; at the end the podium. */
export function LeaguePage() {
  const { league, isMissing, failure, again } = useLeague();
  useEffect(() => {
    const timer = setInterval(again, REFRESH_MS);
    return () => clearInterval(timer);
  }, [again]);
  if (isMissing)
    return (
      <EmptyPlate
        title={texts.missing}
        text={texts.missingText}
        action={
          <LinkButton
            look="neutral"
            href={paths.leagues({})}
            render={({ href, ...rest }) => <Link {...rest} to={href} />}
          >
            {texts.toLeagues}
          </LinkButton>
        }
      />
    );
  if (failure) return <ErrorPlate title={texts.failed} text={failure.message} onRetry={again} />;
  if (league === undefined) return <Loading text={texts.loading} />;
  return <Shown league={league} refresh={again} />;
}

function Shown({ league, refresh }: { readonly league: LeagueReply; readonly refresh: () => void }) {
  const own = league.rows.find(({ isOwn }) => isOwn);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{league.name}</h1>
          <p className="soft">
            {league.isOver ? texts.over : texts.dayOf((league.today ?? 0) + 1)}{' '}
            {own && texts.placeNow(own.place)}
          </p>
        </div>
        <LeagueActions league={league} refresh={refresh} />
      </header>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {league.isOver && <Podium league={league} />}
          <LeagueTable league={league} refresh={refresh} />
        </div>
        <div className={styles['side']}>
          {league.duel && <DuelCard league={league} duel={league.duel} />}
          <Winners league={league} />
        </div>
      </div>
    </div>
  );
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

const Winners = ({ league: { days, winners } }: { readonly league: LeagueReply }) =>
  winners.length === 0 ? null : (
    <section className={styles['winners']}>
      <h2>{texts.daysSoFar}</h2>
      <ol reversed>
        {winners
          .map((players, at) => ({ day: days[at] ?? '', players }))
          .toReversed()
          .map(({ day, players }) => (
            <li key={day}>
              <span className="soft">{WEEKDAY.format(Date.parse(day))}</span>
              <b>{players.map(({ name }) => name).join(', ') || texts.nobody}</b>
            </li>
          ))}
      </ol>
    </section>
  );
