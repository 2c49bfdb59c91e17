import { createHmac } from 'node:crypto';
import type { Measures } from '@hub/server/platform/measures.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { RoomStore, Settlement } from '@hub/server/rooms/ports.ts';
import { RoomHost, type RoomHostDeps } from './rooms/host.ts';

export type HostDeps = Pick<
  RoomHostDeps,
  'playersOf' | 'clock' | 'logger' | 'bus' | 'measures' | 'onWaitingChanged'
> & {
  readonly pausedSince: (since: number) => number;
  readonly secret: Secret;
  readonly announce?: ((settlement: Settlement) => void) | undefined;
};

/** Creates the host of the rooms with the parts of this server. */
export function createRoomHost(deps: HostDeps, rooms: RoomStore): RoomHost {
  const { playersOf, clock, logger, bus, measures, onWaitingChanged, pausedSince, secret, announce } = deps;
  const seedKey = secret.derive('seed');
  return new RoomHost({
    store: measures === undefined ? rooms : measured(rooms, measures),
    bus,
    measures,
    onWaitingChanged,
    playersOf,
    clock,
    logger,
    pausedSince,
    seedOf: (roomId) => createHmac('sha256', seedKey).update(roomId).digest('base64url'),
    announce(settlement) {
      try {
        announce?.(settlement);
      } catch (error) {
        logger.error({ err: error, game: settlement.gameId }, 'announcing a finished game failed');
      }
    },
  });
}

/** Measures the saves of rooms. */
const measured = (rooms: RoomStore, measures: Measures): RoomStore => ({
  ...rooms,
  async save(writes) {
    const begunAt = performance.now();
    let isStored = false;
    try {
      const settlements = await rooms.save(writes);
      isStored = true;
      return settlements;
    } finally {
      measures.onSave(writes.length, (performance.now() - begunAt) / 1000, isStored);
    }
  },
});
