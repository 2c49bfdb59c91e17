import { type GameDescriptor, isChallengeable } from '@hub/engine/define-game';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy } from 'react';

const ChallengeButton = lazy(async () => ({
  default: (await import('./challenge-button.tsx')).ChallengeButton,
}));

interface Props {
  readonly game: GameDescriptor;
  /** What the playing screen says of its result; a run alone has the id of its room. */
  readonly result: unknown;
}

/** Offers a challenge after a run that can be challenged. Loaded when a result appears. */
export function ChallengeOffer({ game, result }: Props) {
  const { gameId, mode } = (result ?? {}) as { readonly gameId?: unknown; readonly mode?: unknown };
  if (!isChallengeable(game) || typeof gameId !== 'string' || mode === 'multi') return null;
  return (
    <Optional>
      <ChallengeButton key={gameId} game={game.id} gameId={gameId} />
    </Optional>
  );
}
