/** The state of a room's rules and everything that changes with it. */
export type Revision = {
  readonly state: unknown;
  readonly version: number;
  readonly updatedAt: number;
  /** No more inputs are applied, and no seats are held. */
  readonly isOver: boolean;
};
