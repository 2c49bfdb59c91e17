import { errors, isErrorCode } from '@hub/protocol/errors';
import { riftGuesser } from '@hub/protocol/realtime/rift-guesser';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { Balance } from '../../features/currency/balance.tsx';
import { usePurse } from '../../features/currency/purse.tsx';
import { usePercentile } from '../../features/leaderboard/use-percentile.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { useAccount, useRefreshAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import type { Standing } from '../../games/rift-guesser/game-over.tsx';
import { RiftGuesserGame } from '../../games/rift-guesser/rift-guesser-game.tsx';
import { riftGuesserTexts } from '../../messages/rift-guesser.ts';
import { useGameSocket } from '../../net/use-game-socket.ts';

/** Rift Guesser, with its connection, the player and the purse. */
export function RiftGuesserPage() {
  const connection = useGameSocket(riftGuesser);
  const { player_id: playerId, name } = usePlayer();
  const { balance, reward, refresh: refreshBalance } = usePurse();
  const { playCue, stopAll } = useSound();
  const refreshMatches = useRefreshMatches();
  const { standing, tellResult } = useStanding();
  const navigate = useNavigate();
  const leave = useLeave();
  const player = useMemo(() => ({ playerId, name }), [playerId, name]);

  useEffect(() => {
    if (connection.state === 'open') refreshBalance();
  }, [connection.state, refreshBalance]);
  useEffect(() => {
    playCue(SOUND_MAP.gameOpened);
    return stopAll;
  }, [playCue, stopAll]);

  return (
    <RiftGuesserGame
      connection={connection}
      player={player}
      balance={<Balance />}
      shownBalance={balance}
      standing={standing}
      onOver={(result) => {
        if (result.reward > 0) reward(result.reward);
        tellResult(result.score);
        refreshMatches();
      }}
      onFatal={leave}
      onHome={() => void navigate(routes.home.path)}
      play={playCue}
    />
  );
}

/** How a finished game compares with the others, and with what the player had reached before. */
function useStanding(): { readonly standing: Standing; readonly tellResult: (score: number) => void } {
  const { data: account } = useAccount();
  const refreshAccount = useRefreshAccount();
  const [result, setResult] = useState<{ score: number; bestBefore: number | undefined }>();
  const percentile = usePercentile('riftGuesser', result?.score ?? 0);
  const best = account?.riftGuesserStats.highscore;
  return {
    standing: { percentile, bestBefore: result?.bestBefore },
    tellResult: (score) => {
      setResult({ score, bestBefore: best });
      refreshAccount();
    },
  };
}

/** A game that cannot go on leads to its home, with a toast that says why. */
function useLeave(): (code: string) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (code) => {
      const { message } = isErrorCode(code) ? errors[code] : errors.internal;
      notify({ type: 'error', title: riftGuesserTexts.lostTitle, message });
      void navigate(routes.riftGuesserHome.path);
    },
    [notify, navigate],
  );
}
