/** Why the server closes a socket. `reconnect`: whether the page reconnects automatically. */
export const closeCodes = {
  /** The server stops or restarts. */
  restart: { code: 1012, reason: 'restart', reconnect: true },
  /** Too many frames; the page reconnects with back-off. */
  flood: { code: 1008, reason: 'too_many_frames', reconnect: true },
  /** A text frame is not valid UTF-8. */
  malformed: { code: 1007, reason: 'invalid_utf8', reconnect: true },
  /** A frame is larger than `MAX_RECEIVED_BYTES`. */
  tooLarge: { code: 1009, reason: 'frame_too_large', reconnect: true },
  /** The page reads too slowly. */
  slow: { code: 1013, reason: 'too_slow', reconnect: true },
  /** An error in the server; acknowledged commands are stored. */
  failed: { code: 1011, reason: 'internal', reconnect: true },
  /** No token, or an invalid one: the player must sign in again. */
  unauthorized: { code: 4401, reason: 'unauthorized', reconnect: false },
  /** The host has suspended the account; the page says why. */
  suspended: { code: 4403, reason: 'account_suspended', reconnect: false },
  /** The host has closed the hub for a while; games wait. */
  maintenance: { code: 4503, reason: 'maintenance', reconnect: true },
  /** The page has another protocol version: it reloads once, and retries. */
  otherVersion: { code: 4426, reason: 'other_version', reconnect: true },
  /** A newer socket of the same account replaced this one. */
  replaced: { code: 4409, reason: 'replaced', reconnect: false },
} as const satisfies Record<string, { code: number; reason: string; reconnect: boolean }>;
export type CloseReason = keyof typeof closeCodes;
