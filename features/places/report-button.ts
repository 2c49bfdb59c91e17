import type { ReportPlace } from '@hub/protocol/stored-values';
import type { ComponentType } from 'react';
import { firstOf } from './filled.ts';

/** What a report is about. */
export interface Reported {
  readonly kind: 'player' | 'lobby';
  /** Public id of the player, or id of the lobby. */
  readonly id: string;
  readonly name: string;
  readonly place: ReportPlace;
}

export interface ReportButtonProps {
  readonly reported: Reported;
  /** Shows the word in place of the flag. */
  readonly word?: string;
}

/** Calls the moderators. */
export const ReportButton = firstOf(
  import.meta.glob<ComponentType<ReportButtonProps>>('../*/screen/places/report-button.tsx', {
    eager: true,
    import: 'ReportButton',
  }),
);
