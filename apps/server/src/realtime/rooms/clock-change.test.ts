import type { GameId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settlement } from '../../domain/rooms/ports.ts';
import { type Clock, createSystemClock } from '../../platform/clock.ts';
import { FakeMember } from '../testing/fake-member.ts';
import { MemoryRoomStore } from '../testing/memory-room-store.ts';
import { playersOfTest, testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import { advance, allStored } from '../testing/test-lobby-fixture.ts';
import { RoomHost } from './host.ts';

const HOUR_MS = 3_600_000;
const PICK_MS = 15_000;
const HOLD_MS = 60_000;
const ROOM = 'duel-0001' as GameId;
const game = duelGame({ pickMs: PICK_MS, revealMs: 600_000 }, { holdMs: HOLD_MS, mayUnload: false });

/** How far the clock of the machine was moved (ms). */
let moved: number;
let store: MemoryRoomStore;
let announced: Settlement[];
let warnings: string[];
let clock: Clock;
let host: RoomHost;

const wall = (): number => Date.now() + moved;

function newHost(): RoomHost {
  clock = createSystemClock({ wall, steady: () => Date.now() });
  const log = { write: (line: string) => warnings.push((JSON.parse(line) as { msg: string }).msg) };
  return new RoomHost({
    store,
    playersOf: playersOfTest,
    clock,
    logger: pino({ level: 'warn' }, log),
    seedOf: (roomId) => roomId,
    announce: (settlement) => announced.push(settlement),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  moved = 0;
  store = new MemoryRoomStore();
  announced = [];
  warnings = [];
  host = newHost();
});
afterEach(async () => {
  await host.drain();
  vi.useRealTimers();
});

async function says(member: FakeMember, action: string, payload: object = {}): Promise<void> {
  await host.handle({ member, game, action, payload: { gameId: ROOM, ...payload } }, clock.now());
  await allStored();
}

/** Two players of whom nobody has picked yet. */
async function duelists(): Promise<[FakeMember, FakeMember]> {
  const first = new FakeMember(host, game, testPlayer(1));
  const second = new FakeMember(host, game, testPlayer(2));
  await says(first, 'startDuel');
  await says(second, 'joinDuel');
  return [first, second];
}

function phaseOf({ frames }: FakeMember): string | undefined {
  const last = frames.findLast(({ action }) => action === 'duelUpdate');
  return (last?.payload as { gameState: { phase: string } } | undefined)?.gameState.phase;
}

describe.each([
  ['forwards', 5],
  ['backwards', -5],
])('a clock that is moved %s by hours', (_way, hours) => {
  it('neither cuts a turn short nor makes it last, and the host is told once', async () => {
    const [first] = await duelists();
    await advance(5_000);
    moved = hours * HOUR_MS;
    await advance(PICK_MS - 5_001);
    expect(phaseOf(first)).toBe('picking');
    await advance(1);
    expect(phaseOf(first)).toBe('revealed');
    expect(warnings).toEqual(['system clock changed: running games continue unaffected']);
  });

  it('is noticed when somebody plays, too', async () => {
    const [first, second] = await duelists();
    moved = hours * HOUR_MS;
    await says(first, 'pick', { number: 10 });
    expect(phaseOf(first)).toBe('picking');
    await advance(PICK_MS - 1);
    await says(second, 'pick', { number: 20 });
    expect(phaseOf(second)).toBe('revealed');
  });

  it('holds an empty seat as long as before', async () => {
    const [first, second] = await duelists();
    second.close('flood');
    moved = hours * HOUR_MS;
    await advance(HOLD_MS - 1);
    expect(phaseOf(first)).toBe('revealed');
    await advance(1);
    expect(phaseOf(first)).toBe('over');
  });

  it('dates what happens by the new time', async () => {
    const [first] = await duelists();
    moved = hours * HOUR_MS;
    await says(first, 'leaveDuel');
    expect(announced).toMatchObject([{ finishedAt: wall() }]);
  });
});

describe('a clock that went back while the server was stopped', () => {
  it('leaves a turn the time that it had', async () => {
    await duelists();
    await host.drain();
    moved = -5 * HOUR_MS;
    host = newHost();
    await host.start([game]);
    await advance(0);
    const again = new FakeMember(host, game, testPlayer(1));
    await says(again, 'startDuel');
    await advance(PICK_MS - 1);
    expect(store.rooms.get(ROOM)?.state).toContain('"phase":"picking"');
    await advance(1);
    expect(phaseOf(again)).toBe('revealed');
  });
});
