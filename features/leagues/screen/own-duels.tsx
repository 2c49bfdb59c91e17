import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { weekdayOf } from '@hub/ui/text/day-format.ts';
import { Link } from '@hub/web/links/link.tsx';
import { t } from '@lingui/core/macro';
import type { LeagueReply } from '../calls.ts';
import { duelPath } from './duel-path.ts';
import styles from './own-duels.module.css';

/** Whether the player has finished a duel of the week. */
export const hasOwnDuels = ({ ownDuels = [] }: LeagueReply): boolean => ownDuels.some((run) => run !== null);

/** The player's score in each duel of the week, which leads to the duel's end; nothing before the first. */
export function OwnDuels({ league }: { readonly league: LeagueReply }) {
  const { id, days, ownDuels = [] } = league;
  if (!hasOwnDuels(league)) return null;
  return (
    <Card>
      <CardHeader title={t`Your duels`} />
      <ol className={styles['duels']}>
        {ownDuels.flatMap((run, at) => {
          const day = weekdayOf(days[at] ?? '');
          return run === null ? (
            []
          ) : (
            <li key={run.id}>
              <Link to={duelPath(id, run.id)} aria-label={t`Duel of ${day}: ${{ score: run.score }}`}>
                <span className="soft">{day}</span>
                <b className="num">{run.score}</b>
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
