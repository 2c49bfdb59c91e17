import type { Day } from '@hub/engine/wire/ids';
import type { DailyEnding } from '@hub/protocol/http/dailies';
import { Button } from '@hub/ui/controls/button.tsx';
import { Record } from '@hub/ui/daily/record.tsx';
import { RecordSpace } from '@hub/ui/daily/record-space.tsx';
import { flyStone } from '@hub/ui/feedback/reward-stone.ts';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useEnding, useStreak } from './daily-calls.ts';
import styles from './daily-record.module.css';

interface Props {
  /** The game's id. */
  readonly mode: string;
  readonly day: Day;
  /** Whether the account is lost when the browser forgets it. */
  readonly isGuest: boolean;
  /** Set if it was solved just now: a stone flies to the streak. Called when it has landed. */
  readonly onStreakDay?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The stone of the reward has landed by then. */
const AFTER_REWARD_MS = 1_000;

/** The middle of a result: the player's guesses, the other players and the streak. */
export function DailyRecord({ mode, day, isGuest, onStreakDay, children }: Props) {
  const ending = useEnding(mode, day);
  const streak = useStreak(mode);
  const land = useEffectEvent(() => onStreakDay?.());
  const hasStone = onStreakDay !== undefined && ending.data !== undefined && streak.data !== undefined;
  useEffect(() => {
    if (!hasStone) return undefined;
    const timer = setTimeout(() => void flyStone('streak').then(() => land()), AFTER_REWARD_MS);
    return () => clearTimeout(timer);
  }, [hasStone]);
  if (ending.data && streak.data)
    return (
      <Record ending={ending.data} streak={streak.data}>
        <p className={`links ${styles['notes']}`}>
          <Link to={paths.provable()}>{t`Was the answer fixed in advance? Check it`}</Link>
          {isGuest && isNew(ending.data) && (
            <span>
              {t`This guest account lives in this browser only.`}
              {sentenceGap()}
              <Link to={paths.profile({})}>{t`Keep it with recovery codes`}</Link>
            </span>
          )}
        </p>
        {children}
      </Record>
    );
  if (!ending.isError && !streak.isError) return <RecordSpace />;
  return (
    <div role="alert" className={styles['failed']}>
      <p>{t`Your guesses and your streak could not be loaded.`}</p>
      <Button
        size="small"
        icon={RotateCcw}
        onClick={() => {
          void ending.refetch();
          void streak.refetch();
        }}
      >
        {t`Try again`}
      </Button>
    </div>
  );
}

/** Number of completed days on which a guest is reminded of recovery codes: from the first reward on, and not for ever. */
const REMINDED_DAYS = 3;

const isNew = ({ distribution }: DailyEnding): boolean =>
  distribution.reduce((days, { count }) => days + count, 0) <= REMINDED_DAYS;
