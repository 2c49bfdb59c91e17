import { type GameDescriptor, isChallengeable } from '@hub/engine/define-game';
import { useNet } from '@hub/ui/net/net.ts';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { LateShareButton } from '@hub/ui/share/late-share-button.tsx';
import type { RenderShare } from '@hub/ui/share/share-content.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useCallback } from 'react';
import { AfterRun } from '../../places/after-run.ts';
import { KnownPlayers, type Offer } from '../../places/known-players.ts';

/** Returns what renders the control that shares a finished game; it renders nothing for a game that shares nothing. */
export function useShare({ game, scene, share }: GameScreen): RenderShare {
  const { call } = useNet();
  const { name } = usePlayer();
  const { data: account } = useAccount();
  const usernameEffect = account?.activeUsernameEffect?.cssClass ?? null;
  return useCallback(
    (result) => {
      const button = share && (
        <LateShareButton
          player={{ name, usernameEffect }}
          scene={scene}
          preload={share}
          content={async () => {
            const code = await share();
            const shared = await code.share(result as never, call);
            return { title: game.names.title, path: game.route, scene, ...shared };
          }}
        />
      );
      // The puzzle of today would tell its answer: daily games offer their practice, and show people beside the record.
      if (game.kind === 'daily') return button;
      return (
        <>
          {AfterRun && <AfterRun game={game} result={result} />}
          {KnownPlayers ? (
            <KnownPlayers as="button" offer={challengeOf(game, result)}>
              {button}
            </KnownPlayers>
          ) : (
            button
          )}
        </>
      );
    },
    [game, scene, share, call, name, usernameEffect],
  );
}

/** The challenge that a run alone can be. */
function challengeOf(game: GameDescriptor, result: unknown): Offer | undefined {
  const { gameId, mode } = (result ?? {}) as { readonly gameId?: unknown; readonly mode?: unknown };
  if (AfterRun === undefined || !isChallengeable(game) || typeof gameId !== 'string' || mode === 'multi')
    return undefined;
  return { kind: 'challenge', game: game.id, gameId };
}
