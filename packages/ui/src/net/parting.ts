import type { LinkState } from './reconnecting-socket.ts';

/** The connection is gone for good unless the player asks for it: another tab plays, or it was closed. */
export type Parting = 'replaced' | 'closed';

/** The parting that a link stands for; undefined while it is open or comes back by itself. */
export const partingOf = (link: LinkState): Parting | undefined =>
  link === 'replaced' || link === 'closed' ? link : undefined;
