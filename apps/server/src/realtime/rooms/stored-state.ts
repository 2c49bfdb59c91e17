import type { Game } from '@hub/engine/binding/binding';
import type { GameId } from '@hub/engine/wire/ids';
import type { RoomSnapshot } from '@hub/server/rooms/ports.ts';

/** The state of a stored room, or why it cannot be used: its text is damaged, or the rules cannot read its version. */
export type StoredState =
  | { readonly state: unknown; readonly fault?: undefined }
  | { readonly fault: 'damaged' | 'outdated' };

/** Parses and upgrades the state of a stored room. */
export function readStoredState(
  { rules }: Game,
  { roomId, state, stateVersion }: Pick<RoomSnapshot, 'roomId' | 'state' | 'stateVersion'>,
  seedOf: (roomId: GameId) => string,
): StoredState {
  let stored: unknown;
  try {
    stored = JSON.parse(state);
  } catch {
    // Without the error, whose message quotes the state, which has secrets.
    return { fault: 'damaged' };
  }
  if (stateVersion === rules.stateVersion) return { state: stored };
  const upgraded = rules.upgrade?.({ state: stored, stateVersion, seed: seedOf(roomId) });
  return upgraded === undefined ? { fault: 'outdated' } : { state: upgraded };
}
