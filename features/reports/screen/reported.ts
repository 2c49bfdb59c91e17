import type { ReportPlace } from '@hub/protocol/stored-values';

/** What a report is about. */
export interface Reported {
  readonly kind: 'player' | 'lobby';
  /** Public id of the player, or id of the lobby. */
  readonly id: string;
  readonly name: string;
  readonly place: ReportPlace;
}
