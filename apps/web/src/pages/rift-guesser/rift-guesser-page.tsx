import { riftGuesser } from '@hub/rift-guesser/game.ts';
import { RiftGuesserGame } from '@hub/rift-guesser/screen/rift-guesser-game.tsx';
import { riftGuesserTexts as texts } from '@hub/rift-guesser/screen/texts.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { Balance } from '../../features/currency/balance.tsx';
import { usePurse } from '../../features/currency/purse.tsx';
import { useAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { useArrival } from '../play/use-arrival.ts';
import { useLeave } from '../play/use-leave.ts';
import { useStanding } from '../play/use-standing.ts';

/** Rift Guesser, with its connection, the player and the purse. */
export function RiftGuesserPage() {
  const connection = useGameSocket(riftGuesser);
  const { player_id: playerId, name } = usePlayer();
  const { data: account } = useAccount();
  const { afterReward, reward } = usePurse();
  const { playCue } = useSound();
  const refreshMatches = useRefreshMatches();
  const { standing, tellResult } = useStanding('rift_guesser');
  const navigate = useNavigate();
  const leave = useLeave(texts.lostTitle, routes.riftGuesserHome.path);
  const player = useMemo(() => ({ playerId, name }), [playerId, name]);
  useArrival(connection.state);
  return (
    <RiftGuesserGame
      connection={connection}
      player={player}
      balance={<Balance />}
      shownBalance={afterReward}
      standing={standing}
      onOver={({ score, reward: gained }) => {
        if (gained > 0) reward(gained);
        tellResult({ score, bestBefore: account?.riftGuesserStats.highscore });
        refreshMatches();
      }}
      onFatal={leave}
      onHome={() => void navigate(routes.home.path)}
      play={playCue}
    />
  );
}
