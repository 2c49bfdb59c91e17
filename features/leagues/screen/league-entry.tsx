import { Icon } from '@hub/ui/art/icon.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { plural, t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import type { LeagueReply } from '../calls.ts';
import styles from './leagues.module.css';
import { placeInAll, placeToday } from './texts.ts';

const AVATARS = 6;

/** A league in the list: its day, its members, and the player's place. */
export function LeagueEntry({ league }: { readonly league: LeagueReply }) {
  const { id, name, rows, isOver, today, days } = league;
  const own = rows.find(({ isOwn }) => isOwn);
  return (
    <Link to={paths.league({ id })} className={styles['entry']}>
      <span className={styles['about']}>
        <b className="display">
          <bdi>{name}</bdi>
        </b>
        <span>
          {isOver
            ? t`This league is over.`
            : t`Day ${{ day: (today ?? days.length - 1) + 1 }} of ${{ days: days.length }}.`}
          {sentenceGap()}
          {own && (isOver ? placeInAll(own.place) : placeToday(own.place, null))}
        </span>
      </span>
      <span className={styles['avatars']}>
        {rows.slice(0, AVATARS).map(({ player }, at) => (
          <Avatar key={player.id ?? `former ${at}`} id={player.id} size={32} />
        ))}
      </span>
      <span className={styles['count']}>
        {plural({ count: rows.length }, { one: '# member', other: '# members' })}
      </span>
      <Icon of={ChevronRight} />
    </Link>
  );
}
