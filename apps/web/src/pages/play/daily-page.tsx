import type { DailyPlayProps } from '@hub/ui/screens/play-props.ts';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import type { ComponentType } from 'react';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { useTimeToMidnight } from '../../features/countdown/time-to-midnight.ts';
import { usePurse } from '../../features/currency/purse.tsx';
import { useRefreshAccount } from '../../features/session/account.ts';
import { useSolo } from './use-solo.tsx';

/** The page on which a daily game is played. */
export const dailyGamePage = (screen: DailyScreen, Playing: ComponentType<DailyPlayProps>) =>
  function DailyGamePage() {
    const { page } = useSolo(screen);
    const refreshAccount = useRefreshAccount();
    const refreshMatches = useRefreshMatches();
    const { reward } = usePurse();
    return (
      <Playing
        {...page}
        remainingMs={useTimeToMidnight()}
        onReward={(gained) => {
          reward(gained);
          refreshAccount();
          refreshMatches();
        }}
      />
    );
  };
