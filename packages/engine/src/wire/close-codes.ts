/** Why the server closes a socket. The client comes back by itself unless the code says that it must not. */
export const closeCodes = {
  /** The server stops or restarts: come back. */
  restart: { code: 1012, reason: 'restart', reconnect: true },
  /** Too many frames: come back after the back-off. */
  flood: { code: 1008, reason: 'too_many_frames', reconnect: true },
  /** Text that is not UTF-8, which websockets forbid. */
  malformed: { code: 1007, reason: 'invalid_utf8', reconnect: true },
  /** A frame above `MAX_RECEIVED_BYTES`. */
  tooLarge: { code: 1009, reason: 'frame_too_large', reconnect: true },
  /** The reader is too slow to take what is sent. */
  slow: { code: 1013, reason: 'too_slow', reconnect: true },
  /** The server failed while it ran the game; what was acknowledged is stored. */
  failed: { code: 1011, reason: 'internal', reconnect: true },
  /** No token, or one that is not valid any more: sign in again. */
  unauthorized: { code: 4401, reason: 'unauthorized', reconnect: false },
  /** The page speaks another version of the contract: it reloads itself once, and goes on trying. */
  otherVersion: { code: 4426, reason: 'other_version', reconnect: true },
  /** A newer socket of the same account took the seat. */
  replaced: { code: 4409, reason: 'replaced', reconnect: false },
} as const satisfies Record<string, { code: number; reason: string; reconnect: boolean }>;
export type CloseReason = keyof typeof closeCodes;
