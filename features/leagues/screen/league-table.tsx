import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { weekdayOf } from '@hub/ui/text/day-format.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { plural, t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, ChevronDown, Sun, Swords } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { LeagueReply, LeagueRowReply } from '../calls.ts';
import styles from './league-table.module.css';

/** Parts of a day: the three rifts and the duel. */
const DUELS = 1;

/** Members by points, with the points of each day. */
export function LeagueTable({ league: { days, today, rows } }: { readonly league: LeagueReply }) {
  const best = days.map((_, at) => Math.max(1, ...rows.map((row) => row.days[at]?.points ?? 0)));
  return (
    <Card as="div" className={styles['card']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t`Place`}</span>
            </th>
            <th scope="col" className={styles['who']}>
              {plural({ count: rows.length }, { one: '# member', other: '# members' })}
            </th>
            {days.map((day, at) => (
              <th key={day} scope="col" className={at === today ? styles['now'] : undefined}>
                {at === today ? t`Today` : weekdayOf(day)}
              </th>
            ))}
            <th scope="col">{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={row.player.id ?? `former ${at}`} row={row} days={days} today={today} best={best} />
          ))}
        </tbody>
      </table>
      <ul className={styles['legend']}>
        <li>
          <i aria-hidden className={styles['key']} />
          {t`Best of the day`}
        </li>
        <li>
          <Icon of={Sun} size="small" />
          {t`Rift: 10 points less the guesses`}
        </li>
        <li>
          <Icon of={Swords} size="small" />
          {t`Duel: 10, 7, 5, 3, 1 by place`}
        </li>
      </ul>
    </Card>
  );
}

interface RowProps extends Pick<LeagueReply, 'days' | 'today'> {
  readonly row: LeagueRowReply;
  /** The most points of each day. */
  readonly best: readonly number[];
}

function Row({ row, days, today, best }: RowProps) {
  const { player, place, points, isOwn, isOwner } = row;
  const [isOpen, setIsOpen] = useState(isOwn);
  const note = isOwn ? t`You` : isOwner ? t`Began the league` : undefined;
  return (
    <tr className={classNames(isOwn && styles['own'], isOpen && styles['open'])}>
      <td>
        <span className={styles['place']}>
          <b className="num">{place}</b>
          <Moved row={row} />
        </span>
      </td>
      <th scope="row" className={styles['who']}>
        <span className={styles['member']}>
          <Avatar id={player.id} size={36} />
          <span className={styles['names']}>
            <Username name={player.name} effect={player.usernameEffect} />
            {note !== undefined && <small>{note}</small>}
          </span>
          <IconButton
            className={styles['days']}
            label={t`Days of ${{ name: isolated(player.name) }}`}
            icon={ChevronDown}
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
      </th>
      {row.days.map((day, at) => {
        const isBest = at !== today && day !== null && day.points === best[at];
        return (
          <td key={days[at]} data-day={at === today ? t`Today` : weekdayOf(days[at] ?? '')}>
            <span
              className={classNames(
                'cut num',
                styles['cell'],
                day === null && styles['ahead'],
                isBest && styles['best'],
                at === today && styles['today'],
              )}
              style={{ '--share': (day?.points ?? 0) / (best[at] ?? 1) } as CSSProperties}
            >
              <span className={styles['figure']}>{day?.points}</span>
              {at === today && day !== null && <Parts day={day} />}
              {isBest && <span className="sr">{t`Best of the day`}</span>}
            </span>
          </td>
        );
      })}
      <td className={styles['sum']}>
        <b className="num">{points}</b>
      </td>
    </tr>
  );
}

/** How much of today a member has played. */
function Parts({ day: { rifts, duel } }: { readonly day: NonNullable<LeagueRowReply['days'][number]> }) {
  const parts = [...rifts, duel];
  const done = parts.filter((points) => points !== null).length;
  return (
    <span className={styles['parts']}>
      <span className="sr">
        {', '}
        {t`${done} of ${{ all: rifts.length + DUELS }} played`}
      </span>
      {parts.map((_, at) => (
        <i key={at} aria-hidden className={at < done ? styles['done'] : undefined} />
      ))}
    </span>
  );
}

function Moved({ row: { place, placeBefore } }: { readonly row: LeagueRowReply }) {
  if (placeBefore === null || placeBefore === place) return null;
  const places = Math.abs(placeBefore - place);
  const isUp = placeBefore > place;
  return (
    <span className={isUp ? styles['up'] : styles['down']}>
      <Icon of={isUp ? ArrowUp : ArrowDown} size="small" label={isUp ? t`up ${places}` : t`down ${places}`} />
      <span aria-hidden>{places}</span>
    </span>
  );
}
