import type { ConnectionState } from './reconnecting-socket.ts';

/** Why a connection does not reconnect by itself: replaced by another tab or device, or closed. */
export type DisconnectReason = 'replaced' | 'closed';

/** Returns undefined while the connection is open or reconnects by itself. */
export const disconnectReasonOf = (link: ConnectionState): DisconnectReason | undefined =>
  link === 'replaced' || link === 'closed' ? link : undefined;
