import { anotherWeek, type LeagueReply } from '@hub/protocol/http/leagues';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Lock, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRefreshAccount } from '../../features/session/account.ts';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import layout from './league.module.css';
import styles from './league-end.module.css';
import { LeagueMenu } from './league-menu.tsx';
import { Podium } from './podium.tsx';
import { ShareWeek } from './share-week.tsx';
import { riftsSolved, spanOf, weekdayOf } from './week-facts.ts';

interface Props {
  readonly league: LeagueReply;
  readonly refresh: () => void;
}

/** A league that is over: the podium, the places of the week, and another week in one press. */
export function LeagueEnd({ league, refresh }: Props) {
  const { name, rows } = league;
  const firsts = rows.filter(({ place, points }) => place === 1 && points > 0);
  return (
    <div className={layout['page']}>
      <header className={layout['head']}>
        <div>
          <h1>{texts.winner(firsts.map(({ player }) => player.name))}</h1>
          <p>{texts.week(name, spanOf(league), rows.length, riftsSolved(league))}</p>
        </div>
        <div className={layout['actions']}>
          <Chip icon={Lock} className={styles['closed']}>
            {texts.over}
          </Chip>
          <LeagueMenu league={league} refresh={refresh} />
        </div>
      </header>
      <div className={layout['columns']}>
        <Plate className={styles['stage']}>
          <Podium league={league} />
          <div className={styles['next']}>
            <NextWeek league={league} />
            <ShareWeek league={league} />
          </div>
        </Plate>
        <div className={classNames(layout['side'], styles['side'])}>
          <Places league={league} />
          <Winners league={league} />
        </div>
      </div>
    </div>
  );
}

function NextWeek({ league: { id, next, rows } }: Pick<Props, 'league'>) {
  const { call } = useNet();
  const navigate = useNavigate();
  const refreshAccount = useRefreshAccount();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    try {
      const week = next === null ? (await call(anotherWeek, { params: { league: id } })).id : next;
      refreshAccount();
      navigate(paths.league({ id: week }));
    } catch (fault) {
      setError(fault instanceof CallError ? fault.message : texts.failed);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button look="gold" size="large" icon={RotateCcw} busy={isBusy} onClick={() => void go()}>
        {next === null ? texts.again(rows.length) : texts.toNext}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}

const Places = ({ league: { rows } }: Pick<Props, 'league'>) => (
  <Plate>
    <PlateHeader title={texts.theWeek} />
    <ol className={styles['places']}>
      {rows.map(({ player, place, points, isOwn }, at) => (
        <li key={player.id ?? `former ${at}`} className={isOwn ? styles['own'] : undefined}>
          <span className="num">{place}</span>
          <Avatar id={player.id} size={30} />
          <Username name={player.name} effect={player.usernameEffect} />
          <b className="num">{points}</b>
        </li>
      ))}
    </ol>
  </Plate>
);

const Winners = ({ league: { days, winners } }: Pick<Props, 'league'>) =>
  winners.length === 0 ? null : (
    <Plate>
      <PlateHeader title={texts.winnersOfDays} />
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
                {texts.wonDay(weekdayOf(days[at] ?? ''), players.map(({ name }) => name).join(', '))}
              </span>
            </li>
          );
        })}
      </ol>
    </Plate>
  );
