import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { listOf } from '@hub/ui/language/formatters.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { weekdayOf } from '@hub/ui/text/day-format.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { useNavigate } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { plural, t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { Podium } from '../../leaderboards/screen/podium.tsx';
import { anotherWeek, type LeagueReply } from '../calls.ts';
import layout from './league.module.css';
import styles from './league-end.module.css';
import { LeagueMenu } from './league-menu.tsx';
import { hasOwnDuels, OwnDuels } from './own-duels.tsx';
import { ShareWeek } from './share-week.tsx';
import { placeInAll, winnerOf } from './texts.ts';
import { podiumOf, riftsSolved, spanOf, weekFacts } from './week-facts.ts';

interface Props {
  readonly league: LeagueReply;
  readonly refresh: () => void;
}

/** A league that is over: the podium, the places of the week, and another week in one press. */
export function LeagueEnd({ league, refresh }: Props) {
  const { name, rows } = league;
  const own = rows.find(({ isOwn, points }) => isOwn && points > 0);
  const firsts = rows.filter(({ place, points }) => place === 1 && points > 0);
  return (
    <div className={layout['page']}>
      <header className={layout['head']}>
        <div>
          <h1>{winnerOf(firsts.map(({ player }) => player.name))}</h1>
          <p>
            {t`${{ name: isolated(name) }}, ${{ span: spanOf(league) }}. ${plural({ members: rows.length }, { one: '# member', other: '# members' })}, ${plural({ rifts: riftsSolved(league) }, { one: '# rift', other: '# rifts' })} solved.`}
            {sentenceGap()}
            {own && placeInAll(own.place)}
          </p>
        </div>
        <LeagueMenu league={league} refresh={refresh} />
      </header>
      <div className={layout['columns']}>
        <Card className={styles['stage']}>
          <Winners league={league} />
          <div className={styles['next']}>
            <NextWeek league={league} />
            <ShareWeek league={league} />
          </div>
        </Card>
        <div className={classNames(layout['side'], styles['side'])}>
          <Places league={league} />
          {(league.winners.length > 0 || hasOwnDuels(league)) && (
            <div className={styles['days']}>
              <WinnersOfDays league={league} />
              <OwnDuels league={league} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function NextWeek({ league: { id, next, rows } }: Pick<Props, 'league'>) {
  const { call } = useNet();
  const navigate = useNavigate();
  const refreshAccount = useRefreshAccount();
  const { act, error, isBusy } = useAct(t`The league could not be reached`);
  const go = async () => {
    const week = next === null ? (await call(anotherWeek, { params: { league: id } })).id : next;
    refreshAccount();
    navigate(paths.league({ id: week }));
  };
  return (
    <>
      <Button variant="gold" size="large" icon={RotateCcw} busy={isBusy} onClick={() => void act(go)}>
        {next === null
          ? plural({ members: rows.length }, { one: 'Another week', other: 'Another week with all #' })
          : t`To the new week`}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}

function Winners({ league }: Pick<Props, 'league'>) {
  const first = podiumOf(league);
  if (first.length === 0) return <p className={styles['empty']}>{t`No member played in this week.`}</p>;
  return (
    <Podium
      isLarge
      best={first.map((row, at) => ({
        ...row.player,
        effect: row.player.usernameEffect,
        points: plural({ points: row.points }, { one: '# point', other: '# points' }),
        place: String(row.place),
        note: at === 0 ? weekFacts(league, row) : undefined,
      }))}
      placeOf={(place) => t`Place ${place}`}
    />
  );
}

/** The places below the podium, the own one first. */
function Places({ league }: Pick<Props, 'league'>) {
  const podium = podiumOf(league);
  const others = league.rows.slice(podium.length).toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  if (others.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t`The week`} />
      <ol className={styles['places']}>
        {others.map(({ player, place, points, isOwn }, at) => (
          <li key={player.id ?? `former ${at}`} className={isOwn ? styles['own'] : undefined}>
            <span className="num">{place}</span>
            <Avatar id={player.id} size={30} />
            <span>
              <Username name={player.name} effect={player.usernameEffect} />
              {isOwn && (
                <small>{t`${plural({ points: (podium.at(-1)?.points ?? 0) - points }, { one: '# point', other: '# points' })} to the podium`}</small>
              )}
            </span>
            <b className="num">{points}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const WinnersOfDays = ({ league: { days, winners } }: Pick<Props, 'league'>) =>
  winners.length === 0 ? null : (
    <Card>
      <CardHeader title={t`Winners of the days`} />
      <ol className={styles['winners']}>
        {winners.map((players, at) => {
          const [first] = players;
          return (
            <li key={days[at]}>
              {first === undefined ? (
                <span aria-hidden className={styles['blank']} />
              ) : (
                <Avatar id={first.id} size={36} />
              )}
              <span aria-hidden>{weekdayOf(days[at] ?? '')}</span>
              <span className="sr">
                {players.length > 0
                  ? t`${{ day: weekdayOf(days[at] ?? '') }}: ${{
                      names: listOf(
                        players.map(({ name }) => isolated(name)),
                        'narrow',
                      ),
                    }}`
                  : t`${{ day: weekdayOf(days[at] ?? '') }}: no member played`}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
