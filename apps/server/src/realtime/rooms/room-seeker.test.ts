import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import { testPlayer } from '../testing/players.ts';
import { RoomSeeker } from './room-seeker.ts';

const unused = () => {
  throw new Error('not used');
};

it('does not seek a room whose countdown is over: the lists of a node that has ended stay for seconds', async () => {
  const clock = new ManualClock(1_000_000);
  const opened: string[] = [];
  const seeker = new RoomSeeker({
    store: {},
    clock,
    registry: { roomsOf: () => [], roomIdsOf: async () => [], create: unused } as never,
    finder: {
      async open(_game: unknown, roomId: string) {
        opened.push(roomId);
        return undefined;
      },
    } as never,
    saveAfter: unused,
    place: unused,
    refuse: () => undefined,
    offersElsewhere: () => [
      { roomId: 'of-a-dead-node', offer: clock.now() - 1 },
      { roomId: 'countdown', offer: clock.now() + 500 },
      { roomId: 'open-lobby', offer: Number.MAX_SAFE_INTEGER / 4 },
    ],
  });
  const member = { player: testPlayer(1), isOpen: true, send: () => undefined };
  const command = { member, game: { endpoint: { name: 'chain' } }, action: 'quickPlay', payload: {} };
  await seeker.seek(
    command as never,
    {
      kind: 'seek',
      seek: async () => ({ join: {}, create: async () => 'too_many_requests' as const }),
    } as never,
  );
  expect(opened).toEqual(['countdown', 'open-lobby']);
});
