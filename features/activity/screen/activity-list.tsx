import type { Match } from '@hub/protocol/http/activity';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './activity-list.module.css';
import { MatchRow } from './match-row.tsx';
import { type MatchSummary, summarise } from './match-summary.ts';
import { StreakChip } from './streak-chip.tsx';

/** Scrollable list of recent games, newest first. */
interface Props {
  readonly matches: readonly Match[];
  /** A control of each row, for its player. */
  readonly tool: (player: { readonly id: string; readonly name: string }) => ReactNode;
}

export function ActivityList({ matches, tool }: Props) {
  const now = useNow();
  const summaries = matches.flatMap((match) => summarise(match) ?? []);
  return (
    <ul aria-label={t`Recent Activity`} className={classNames('calm', styles['list'])}>
      {summaries.map((summary) => (
        <Row key={summary.id} summary={summary} now={now} tool={tool} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'tool'> {
  readonly summary: MatchSummary;
  readonly now: number;
}

function Row({ summary, now, tool }: RowProps) {
  const { screen, playerId, name, effect, line, timestamp } = summary;
  return (
    <MatchRow screen={screen} timestamp={timestamp} now={now} mark={<Mark summary={summary} />}>
      <div className={styles['who']}>
        <Link to={paths.profile({ id: playerId })} className={styles['name']}>
          <Username name={name} effect={effect} />
        </Link>
        <span className={styles['tool']}>{tool({ id: playerId, name })}</span>
      </div>
      <p>{line}</p>
    </MatchRow>
  );
}

function Mark({ summary: { streak, score } }: { readonly summary: MatchSummary }) {
  if (streak !== undefined) return <StreakChip days={streak} />;
  return score === undefined ? null : <b className="num">{formatFigure(score)}</b>;
}
