import type { LeagueReply, LeagueRowReply } from '@hub/protocol/http/leagues';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Crown } from 'lucide-react';
import { leagueTexts as texts } from '../../messages/leagues.ts';
import styles from './podium.module.css';
import { weekFacts } from './week-facts.ts';

const STEPS = [1, 2, 3] as const;

/** The first three of a week. Members of the same place share the step's number, not the step. */
export function Podium({ league }: { readonly league: LeagueReply }) {
  const first = league.rows.filter(({ points }) => points > 0).slice(0, STEPS.length);
  if (first.length === 0) return <p className={styles['empty']}>{texts.emptyWeek}</p>;
  return (
    <ol className={styles['podium']}>
      {first.map((row, at) => (
        <li key={row.player.id ?? at} data-step={STEPS[at]}>
          <Step row={row} isFirst={at === 0} text={weekFacts(league, row)} />
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  readonly row: LeagueRowReply;
  readonly isFirst: boolean;
  readonly text: string;
}

const Step = ({ row: { player, place, points }, isFirst, text }: StepProps) => (
  <>
    {isFirst && <Icon of={Crown} size="large" className={styles['crown']} />}
    <Avatar id={player.id} size={104} className={styles['face']} />
    <span className={styles['name']}>
      <Username name={player.name} effect={player.usernameEffect} display />
    </span>
    <span className={styles['points']}>{texts.pointsOf(points)}</span>
    <span className={styles['step']}>
      <b>
        <span className="sr">{texts.place} </span>
        {place}
      </b>
      <span>{text}</span>
    </span>
  </>
);
