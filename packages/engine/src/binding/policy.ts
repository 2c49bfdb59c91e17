import { SOLO_GAME_HOURS } from '../wire/limits.ts';

/** How a kind of room treats disconnected players and its own age. Times in milliseconds. */
export type RoomPolicy = {
  /** How long the seat of a disconnected player is held before the rules receive `seatLeft`. */
  readonly holdMs: number;
  /** Age at which the room expires; without it, only the rules end a room. */
  readonly lifetimeMs?: number;
  /** Whether the room is unloaded from memory while no member is connected and it has no deadline. */
  readonly mayUnload: boolean;
  /** Whether the room's time jumps with the system clock; the time of other rooms goes on evenly. */
  readonly followsClock?: true;
};

const SOLO_MS = SOLO_GAME_HOURS * 3_600_000;

const solo = { holdMs: SOLO_MS, lifetimeMs: SOLO_MS, mayUnload: true } as const;

/** The policies that games choose from. */
export const policies = {
  solo,
  // A rift closes by the date, also on a machine that slept.
  daily: { ...solo, followsClock: true },
  multiplayer: { holdMs: 60_000, mayUnload: false },
  coop: { holdMs: 30_000, mayUnload: false },
} as const satisfies Record<string, RoomPolicy>;
