import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { weekdayOf } from '@hub/ui/text/day-format.ts';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import type { LeagueReply } from '../calls.ts';
import { DuelCard } from './duel-card.tsx';
import { InviteButton } from './invite-button.tsx';
import styles from './league.module.css';
import { LeagueMenu } from './league-menu.tsx';
import { LeagueTable } from './league-table.tsx';
import { OwnDuels } from './own-duels.tsx';
import { andOthers, placeToday } from './texts.ts';
import { dayFacts } from './week-facts.ts';

interface Props {
  readonly league: LeagueReply;
  readonly refresh: () => void;
}

/** A league during its seven days: the table, the duel of the day, and the winners of the days. */
export function RunningLeague({ league, refresh }: Props) {
  const own = league.rows.find(({ isOwn }) => isOwn);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>
            <bdi>{league.name}</bdi>
          </h1>
          <p>
            {t`Day ${{ day: (league.today ?? league.days.length - 1) + 1 }} of ${{ days: league.days.length }}.`}
            {sentenceGap()}
            {own && placeToday(own.place, own.placeBefore)}
            {sentenceGap()}
            {t`The day closes at 00:30 UTC.`}
          </p>
        </div>
        <div className={styles['actions']}>
          <InviteButton code={league.code} />
          <LeagueMenu league={league} refresh={refresh} />
        </div>
      </header>
      <div className={styles['columns']}>
        <LeagueTable league={league} />
        <div className={classNames(styles['side'], league.duel && styles['running'])}>
          {league.duel && <DuelCard league={league} duel={league.duel} />}
          <OwnDuels league={league} />
          <DaysSoFar league={league} />
        </div>
      </div>
    </div>
  );
}

/** The winners of the closed days, the newest first. */
function DaysSoFar({ league: { days, rows, winners } }: { readonly league: LeagueReply }) {
  if (winners.length === 0) return null;
  const closed = winners.map((players, at) => ({ day: days[at] ?? '', players, at })).toReversed();
  return (
    <Card>
      <CardHeader title={t`Days so far`} />
      <ol className={styles['days']}>
        {closed.map(({ day, players, at }) => {
          const [first] = players;
          const row = rows.find(({ player }) => player.id !== null && player.id === first?.id);
          const points = row?.days[at];
          return (
            <li key={day}>
              <b className={styles['weekday']}>{weekdayOf(day)}</b>
              {first === undefined ? (
                <span className={styles['noMember']}>{t`No member played`}</span>
              ) : (
                <>
                  <Avatar id={first.id} size={36} />
                  <span className={styles['winner']}>
                    <Username name={first.name} effect={first.usernameEffect} />
                    <small className={players.length > 1 ? undefined : styles['facts']}>
                      {players.length > 1 ? andOthers(players.length - 1) : points && dayFacts(points)}
                    </small>
                  </span>
                  <b className="num">{points?.points}</b>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
