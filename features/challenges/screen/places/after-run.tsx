import { isChallengeable } from '@hub/engine/define-game';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy } from 'react';
import type { AfterRunProps } from '../../../places/after-run.ts';

const ChallengeButton = lazy(() =>
  import('../offer/challenge-button.tsx').then((code) => ({ default: code.ChallengeButton })),
);

/** Offers a challenge after a run that can be challenged. Loaded when a result appears. */
export function AfterRun({ game, result }: AfterRunProps) {
  const { gameId, mode } = (result ?? {}) as { readonly gameId?: unknown; readonly mode?: unknown };
  if (!isChallengeable(game) || typeof gameId !== 'string' || mode === 'multi') return null;
  return (
    <Optional>
      <ChallengeButton key={gameId} game={game.id} gameId={gameId} />
    </Optional>
  );
}
