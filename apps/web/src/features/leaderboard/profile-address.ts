import type { PlayerId } from '@hub/engine/wire/ids';

/** Address of a player's profile (platform 2). */
export const profileAddress = (id: PlayerId): string => `/profile/${id}`;
