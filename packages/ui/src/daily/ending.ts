import type { Day } from '@hub/engine/wire/ids';
import type { ReactNode } from 'react';
import type { IconType } from '../art/icon.tsx';
import type { Puzzle } from './puzzle.ts';
import type { Outcome } from './puzzle-view.ts';

/** A solved puzzle. */
export interface Ending {
  readonly puzzle: Puzzle;
  readonly outcome: Outcome;
}

export type RenderEnding = (ending: Ending) => ReactNode;

/** The next thing to play. */
export interface NextGame {
  readonly name: string;
  readonly icon?: IconType | undefined;
  readonly onGo: () => void;
}

/** Practice of a past day. */
export interface Practice {
  readonly day: Day;
  /** Set for a run of a challenge: a run that is given up would have no result. */
  readonly isChallenge?: true;
  /** Leads back to the archive. */
  readonly onLeave: () => void;
}
