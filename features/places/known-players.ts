import type { ComponentType, ReactNode } from 'react';
import { firstOf } from './filled.ts';

/** What a player can be invited to: a run that is over, or the lobby that the sender is in. */
export interface Offer {
  readonly kind: 'challenge' | 'lobby';
  /** Id of the game. */
  readonly game: string;
  /** Id of the run's room, or of the lobby. */
  readonly gameId: string;
}

export interface KnownPlayersProps {
  readonly offer?: Offer | undefined;
  /** A strip, or a button that shows it. */
  readonly as: 'strip' | 'button';
  /** Id of the daily game in whose result the strip lies. */
  readonly resultOf?: string | undefined;
  /** A control of a finished game, beside which the button stands in one place. */
  readonly children?: ReactNode;
}

/** The players whom one knows. */
export const KnownPlayers = firstOf(
  import.meta.glob<ComponentType<KnownPlayersProps>>('../*/screen/places/known-players.tsx', {
    eager: true,
    import: 'KnownPlayers',
  }),
);
