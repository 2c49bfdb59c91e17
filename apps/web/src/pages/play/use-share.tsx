import { useNet } from '@hub/ui/net/net.ts';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { ShareButton } from '@hub/ui/share/share-button.tsx';
import type { RenderShare } from '@hub/ui/share/share-content.ts';
import { useCallback } from 'react';
import { ChallengeOffer } from '../../features/challenge/challenge-offer.tsx';
import { useAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';

/** Returns what renders the control that shares a finished game; it renders nothing for a game that shares nothing. */
export function useShare({ game, scene, share }: GameScreen): RenderShare {
  const { call } = useNet();
  const { name } = usePlayer();
  const { data: account } = useAccount();
  const usernameEffect = account?.activeUsernameEffect?.cssClass ?? null;
  return useCallback(
    (result) => (
      <>
        {/* The puzzle of today would tell its answer: daily games offer their practice, see `dailyGamePage`. */}
        {game.kind !== 'daily' && <ChallengeOffer game={game} result={result} />}
        {share && (
          <ShareButton
            look={game.kind === 'daily' ? 'gold' : 'neutral'}
            player={{ name, usernameEffect }}
            scene={scene}
            preload={share}
            content={async () => {
              const code = await share();
              const shared = await code.share(result as never, call);
              return { title: game.names.title, path: game.route, scene, ...shared };
            }}
          />
        )}
      </>
    ),
    [game, scene, share, call, name, usernameEffect],
  );
}
