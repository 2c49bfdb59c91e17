import { leaderboards } from '@hub/protocol/games';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { PRACTICE_PARAM } from '@hub/ui/screens/practice.tsx';
import type { ScoreScreen } from '@hub/ui/screens/screen.ts';
import { TRIAL_PARAM } from '@hub/ui/screens/trial-param.ts';
import { useSearch } from '@hub/web/links/navigation.ts';
import { bestScore } from '@hub/web/session/game-stats.ts';
import type { ComponentType } from 'react';
import { useRefreshMatches } from '../../activity/screen/last-matches.ts';
import { useBalance } from '../../ledger/screen/balance-state.tsx';
import { useRunningScore } from '../../waiting/screen/shared-entries.ts';
import { useSolo } from './use-solo.tsx';
import { useStanding } from './use-standing.ts';

/** The page on which a score game is played. */
export const scoreGamePage = (screen: ScoreScreen, Playing: ComponentType<ScorePlayProps>) =>
  function ScoreGamePage() {
    const { page, account } = useSolo(screen);
    const asked = useSearch();
    const isPractice = asked.has(PRACTICE_PARAM);
    const isRunning = useRunningScore(screen.game.id) !== undefined;
    const { reward, refresh } = useBalance();
    const refreshMatches = useRefreshMatches();
    const { standing, setResult } = useStanding(
      leaderboards.find(({ game }) => game.id === screen.game.id)?.id,
    );
    return (
      <Playing
        // Practice and a game that counts run beside each other.
        key={String(isPractice)}
        {...page}
        isPractice={isPractice}
        isRunning={isRunning && !isPractice}
        trial={asked.get(TRIAL_PARAM) ?? undefined}
        standing={standing}
        bests={{
          single: account && bestScore(account, screen.game, 'single'),
          multi: account && bestScore(account, screen.game, 'multi'),
        }}
        onOver={({ score, reward: gained, mode }) => {
          if (gained > 0) reward(gained);
          // A game without a reward may still fill the ring of the day.
          else refresh();
          setResult({ score, bestBefore: account && bestScore(account, screen.game, mode) });
          refreshMatches();
        }}
      />
    );
  };
