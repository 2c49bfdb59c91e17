import { type LeagueReply, type LeagueRowReply, removeFromLeague } from '@hub/protocol/http/leagues';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './leagues.module.css';
import { SureButton } from './sure-button.tsx';

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

interface Props {
  readonly league: LeagueReply;
  readonly refresh: () => void;
}

/** Members by points, with the points of each day. */
export function LeagueTable({ league, refresh }: Props) {
  const { days, today, rows, isOver, isOwner } = league;
  const { call } = useNet();
  const bestOf = days.map((_, at) => Math.max(1, ...rows.map((row) => row.days[at]?.points ?? 0)));
  return (
    <Plate as="div" className={styles['tableBox']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.members(rows.length)}</th>
            {days.map((day, at) => (
              <th key={day} scope="col" className={at === today ? styles['today'] : styles['day']}>
                {at === today ? texts.today : WEEKDAY.format(Date.parse(day))}
              </th>
            ))}
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player.id ?? row.points} className={row.isOwn ? styles['own'] : undefined}>
              <td>
                <b className="num">{row.place}</b> <Moved row={row} />
              </td>
              <th scope="row">
                <span className={styles['member']}>
                  <Avatar name={row.player.name} id={row.player.id ?? ''} size={34} />
                  <span>
                    <Username name={row.player.name} effect={row.player.usernameEffect} />
                    <span className="soft">{row.isOwn ? texts.you : row.isOwner ? texts.began : ''}</span>
                  </span>
                  {isOwner && !isOver && !row.isOwn && row.player.id !== null && (
                    <SureButton
                      label={texts.remove(row.player.name)}
                      shortLabel={texts.removeShort}
                      onSure={async () => {
                        const { id: member } = row.player;
                        if (member === null) return;
                        await call(removeFromLeague, { params: { league: league.id }, body: { member } });
                        refresh();
                      }}
                    />
                  )}
                </span>
              </th>
              {row.days.map((day, at) => (
                <td key={days[at]} className={at === today ? styles['today'] : styles['day']}>
                  <span
                    className={classNames(
                      styles['cell'],
                      'num',
                      at !== today && day !== null && day.points === bestOf[at] && styles['best'],
                    )}
                  >
                    {day?.points ?? ''}
                  </span>
                </td>
              ))}
              <td>
                <b className="num">{row.points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['legend']}>
        <i className={styles['best']} aria-hidden /> {texts.best}. {texts.legend}
      </p>
    </Plate>
  );
}

function Moved({ row: { place, placeBefore } }: { readonly row: LeagueRowReply }) {
  if (placeBefore === null || placeBefore === place) return null;
  const places = Math.abs(placeBefore - place);
  const isUp = placeBefore > place;
  return (
    <span className={isUp ? styles['up'] : styles['down']}>
      <Icon
        of={isUp ? ArrowUp : ArrowDown}
        size="small"
        label={isUp ? texts.up(places) : texts.down(places)}
      />
    </span>
  );
}
