import { leaderboards } from '@hub/protocol/games';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import type { ScoreScreen } from '@hub/ui/screens/screen.ts';
import type { ComponentType } from 'react';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { usePurse } from '../../features/currency/purse.tsx';
import { bestScore } from '../../features/session/game-stats.ts';
import { useSolo } from './use-solo.tsx';
import { useStanding } from './use-standing.ts';

/** The page on which a score game is played. */
export const scoreGamePage = (screen: ScoreScreen, Playing: ComponentType<ScorePlayProps>) =>
  function ScoreGamePage() {
    const { page, account } = useSolo(screen);
    const { reward } = usePurse();
    const refreshMatches = useRefreshMatches();
    const { standing, setResult } = useStanding(
      leaderboards.find(({ game }) => game.id === screen.game.id)?.id,
    );
    return (
      <Playing
        {...page}
        standing={standing}
        onOver={({ score, reward: gained, mode }) => {
          if (gained > 0) reward(gained);
          setResult({ score, bestBefore: account && bestScore(account, screen.game, mode) });
          refreshMatches();
        }}
      />
    );
  };
