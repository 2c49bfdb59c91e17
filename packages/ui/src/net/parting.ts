import type { LinkState } from './reconnecting-socket.ts';

/** Why a connection does not reconnect by itself: another tab plays, or it was closed. */
export type Parting = 'replaced' | 'closed';

/** Returns undefined while the link is open or reconnects by itself. */
export const partingOf = (link: LinkState): Parting | undefined =>
  link === 'replaced' || link === 'closed' ? link : undefined;
