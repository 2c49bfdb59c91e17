import type { GameDescriptor } from '@hub/engine/define-game';
import type { ComponentType } from 'react';
import { firstOf } from './filled.ts';

export interface AfterRunProps {
  readonly game: GameDescriptor;
  /** What the playing screen says of its result; a run alone has the id of its room. */
  readonly result: unknown;
}

/** Offers a challenge after a run that can be challenged. */
export const AfterRun = firstOf(
  import.meta.glob<ComponentType<AfterRunProps>>('../*/screen/places/after-run.tsx', {
    eager: true,
    import: 'AfterRun',
  }),
);
