/** What changes with the state. */
export type Revision = {
  readonly state: unknown;
  readonly version: number;
  readonly updatedAt: number;
  /** Nothing happens any more, and nobody's seat is held. */
  readonly isOver: boolean;
};
