import type { LinkState } from './reconnecting-socket.ts';

/** Why a connection does not reconnect by itself: replaced by another tab or device, or closed. */
export type Parting = 'replaced' | 'closed';

/** Returns undefined while the connection is open or reconnects by itself. */
export const partingOf = (link: LinkState): Parting | undefined =>
  link === 'replaced' || link === 'closed' ? link : undefined;
