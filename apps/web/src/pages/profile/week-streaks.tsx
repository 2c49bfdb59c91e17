import { useStreak } from '@hub/features/daily/screen/daily-calls.ts';
import { useAnswerPictures } from '@hub/features/daily/screen/past-answers.tsx';
import { StreakRow } from '@hub/ui/daily/streak-row.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { dailyScreens } from '@hub/web/games.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import styles from './week-streaks.module.css';

const DAYS = 7;

/** The player's own week in every daily game; fills the room below a short list of matches. */
export function WeekStreaks() {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={t`Your streaks`} id={titleId}>
        <span className="label num">{t`last ${{ count: DAYS }} days`}</span>
      </CardHeader>
      <ul className={styles['games']}>
        {dailyScreens.map((screen) => (
          <Week key={screen.game.id} screen={screen} />
        ))}
      </ul>
    </Card>
  );
}

function Week({ screen: { game } }: { readonly screen: DailyScreen }) {
  const { data, isError } = useStreak(game.id);
  const days = data?.days.slice(-DAYS) ?? [];
  const picture = useAnswerPictures(game.id, days);
  return (
    <li>
      {game.names.title}
      {data && <StreakRow streak={{ days }} picture={picture} />}
      {isError && <span className="muted">{t`The streak could not be loaded`}</span>}
    </li>
  );
}
