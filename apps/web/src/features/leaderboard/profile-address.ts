import type { PlayerId } from '@hub/protocol/ids';

/** Address of a player's profile (platform 2). */
export const profileAddress = (id: PlayerId): string => `/profile/${id}`;
