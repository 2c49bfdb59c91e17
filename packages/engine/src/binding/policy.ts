import { SOLO_GAME_HOURS } from '../wire/limits.ts';

/** How a kind of room treats absence and age. Times in milliseconds. */
export type RoomPolicy = {
  /** How long the seat of an absent player is kept. */
  readonly holdMs: number;
  /** From this age on the room is gone for everybody; without it only the rules end a room. */
  readonly lifetimeMs?: number;
  /** Whether the room waits in the store alone while nobody is connected and none of its clocks runs. */
  readonly mayUnload: boolean;
};

const SOLO_MS = SOLO_GAME_HOURS * 3_600_000;

/** The policies of decision D13 and its smaller readings. */
export const policies = {
  solo: { holdMs: SOLO_MS, lifetimeMs: SOLO_MS, mayUnload: true },
  multiplayer: { holdMs: 60_000, mayUnload: false },
  coop: { holdMs: 30_000, mayUnload: false },
} as const satisfies Record<string, RoomPolicy>;
