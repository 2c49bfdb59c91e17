import type { RoomSnapshot, RoomWrite } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { type OpenRoomStore, roomStore } from '../rooms.ts';
import type { Contract } from './contract.ts';
import { accountId, addGuest, gameId, settlement, snapshot } from './rows.ts';

type State = { readonly moves: number; readonly list: readonly number[]; readonly note?: string };

/** The state of a running room after so many moves. */
const stateAfter = (moves: number): State => ({
  moves,
  list: Array.from({ length: moves % 7 }, (_, index) => index * moves),
  ...(moves % 3 === 0 && { note: `ü ${moves}` }),
});

/** A write of the room with this number, as the room host would issue it. */
function moved(number: number, version: number, changes: Partial<RoomSnapshot> = {}): RoomWrite {
  const value = stateAfter(version);
  const state = JSON.stringify(value);
  const at = { roomId: gameId(number), version, state, updatedAt: 2_000 + version };
  return { snapshot: snapshot({ deadline: version * 10, ...at, ...changes }), value };
}

const journalOf = async ({ db }: Engine): Promise<string> => {
  const rows = await db.selectFrom('room_journal').select('entries').orderBy('position').execute();
  return rows.map(({ entries }) => entries).join('\n');
};

/** The version in the room's own row. */
async function versionInRow({ db }: Engine, number: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('room_snapshot')
    .select('version')
    .where('room_id', '=', gameId(number))
    .executeTakeFirst();
  return row?.version;
}

/** Opens the store as the next server does after a kill. */
async function afterKill(engine: Engine): Promise<OpenRoomStore> {
  const rooms = roomStore(engine);
  await rooms.recover();
  return rooms;
}

/** Plays moves in a room, one version at a time. */
async function play(rooms: OpenRoomStore, number: number, from: number, to: number): Promise<void> {
  for (let version = from; version <= to; version += 1) await rooms.save([moved(number, version)]);
}

export const journalContract: Contract = (opened) => {
  it('writes what a move changed, and loads the whole room', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await play(rooms, 1, 1, 4);
    expect(await journalOf(engine)).toContain('"moves":[4]');
    expect(await versionInRow(engine, 1)).toBe(1);
    expect(await rooms.load(gameId(1))).toEqual(moved(1, 4).snapshot);
    expect(await versionInRow(engine, 1)).toBe(4);
  });

  it('recovers every move after a kill and empties the journal', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await rooms.save([moved(1, 1), moved(2, 1), moved(3, 1)]);
    await rooms.save([moved(1, 2), moved(2, 3)]);
    await rooms.save([moved(2, 4)]);
    const next = roomStore(engine);
    expect(await next.recover()).toEqual({ rooms: 2, broken: [], unreadable: [] });
    expect(await journalOf(engine)).toBe('');
    for (const [number, version] of [
      [1, 2],
      [2, 4],
      [3, 1],
    ] as const)
      expect(await next.load(gameId(number))).toEqual(moved(number, version).snapshot);
    expect(await roomStore(engine).recover()).toEqual({ rooms: 0, broken: [], unreadable: [] });
  });

  it('is emptied by compacting, which writes every room in full, also one that has left memory', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    for (let number = 1; number <= 120; number += 1) await play(rooms, number, 1, 3);
    rooms.release(gameId(2));
    await rooms.compact();
    expect(await journalOf(engine)).toBe('');
    for (const number of [1, 2, 120]) expect(await versionInRow(engine, number)).toBe(3);
    await play(rooms, 1, 4, 6);
    const next = await afterKill(engine);
    expect(await next.load(gameId(1))).toEqual(moved(1, 6).snapshot);
    expect(await next.load(gameId(120))).toEqual(moved(120, 3).snapshot);
  });

  it('ignores entries from before a full write', async () => {
    const { store, engine } = opened();
    const id = await addGuest(store);
    const rooms = roomStore(engine);
    await play(rooms, 1, 1, 3);
    await rooms.save([{ ...moved(1, 4), holders: [accountId(1)] }]);
    await rooms.save([moved(1, 5)]);
    await play(rooms, 2, 1, 2);
    await rooms.save([{ ...moved(2, 3, { over: true, deadline: null }), settlement: settlement(id) }]);
    const next = await afterKill(engine);
    expect(await next.load(gameId(1))).toEqual(moved(1, 5).snapshot);
    expect(await next.load(gameId(2))).toEqual(moved(2, 3, { over: true, deadline: null }).snapshot);
  });

  it('lists rooms with their latest state, and removes stale ones by it', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await play(rooms, 1, 1, 3);
    expect(await rooms.loadRunning('championRift')).toEqual([moved(1, 3).snapshot]);
    await play(rooms, 1, 4, 6);
    // Its row alone would have an older update time.
    expect(await rooms.removeStale(2_006)).toBe(0);
    expect(await rooms.removeStale(2_007)).toBe(1);
    await rooms.save([moved(1, 7)]);
    const next = await afterKill(engine);
    expect(await next.load(gameId(1))).toEqual(moved(1, 7).snapshot);
  });

  it.each<[string, (rooms: OpenRoomStore) => Promise<unknown>]>([
    ['storedOf', (rooms) => rooms.storedOf(accountId(1), [])],
    ['removeStale', (rooms) => rooms.removeStale(1_500)],
    ['loadRunning', (rooms) => rooms.loadRunning('championRift')],
  ])('keeps what is being written while %s reads', async (_name, read) => {
    const { store, engine } = opened();
    await addGuest(store);
    let gate: Gate | undefined;
    const slow: Engine = {
      ...engine,
      async batch(writes) {
        await gate?.passed;
        return engine.batch(writes);
      },
    };
    const rooms = roomStore(slow, { journalLimits: { maxLength: 100_000, minRemoval: 100 } });
    await rooms.save([1, 2].map((number) => ({ ...moved(number, 1), holders: [accountId(1)] })));
    await rooms.save([moved(2, 2)]);
    const held = new Gate();
    gate = held;
    const saved = rooms.save([moved(1, 2), moved(2, 3)]);
    gate = undefined;
    await read(rooms);
    held.open();
    await saved;
    // Its changes alone would let go of the journal of the others.
    await play(rooms, 3, 1, 30);
    rooms.release(gameId(1));
    expect(await rooms.load(gameId(1))).toEqual(moved(1, 2).snapshot);
    const next = await afterKill(engine);
    expect(await next.load(gameId(2))).toEqual(moved(2, 3).snapshot);
  });

  it('is empty after an orderly stop', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await play(rooms, 1, 1, 9);
    await rooms.finish();
    expect(await versionInRow(engine, 1)).toBe(9);
    expect(await roomStore(engine).recover()).toEqual({ rooms: 0, broken: [], unreadable: [] });
  });

  it('writes a released room in full with the next batch', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await play(rooms, 1, 1, 3);
    rooms.release(gameId(1));
    expect(await versionInRow(engine, 1)).toBe(1);
    await rooms.save([moved(2, 1)]);
    expect(await versionInRow(engine, 1)).toBe(3);
    // The room was loaded again: earlier tracking is dropped.
    await play(rooms, 1, 4, 4);
    expect(await versionInRow(engine, 1)).toBe(4);
  });

  it('stays within its length while some rooms do not change', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine, { journalLimits: { maxLength: 2_000, minRemoval: 500 } });
    await rooms.save([moved(99, 1)]);
    await rooms.save([moved(99, 2)]);
    let longest = 0;
    for (let version = 1; version <= 120; version += 1) {
      await rooms.save([1, 2, 3, 4, 5].map((number) => moved(number, version)));
      longest = Math.max(longest, (await journalOf(engine)).length);
    }
    expect(longest).toBeGreaterThan(1_500);
    expect(longest).toBeLessThan(4_000);
    expect(await versionInRow(engine, 99)).toBe(2);
    const next = await afterKill(engine);
    for (const number of [1, 2, 3, 4, 5])
      expect(await next.load(gameId(number))).toEqual(moved(number, 120).snapshot);
  });

  it('accepts a batch again that was not written, or whose outcome is unknown', async () => {
    const { engine } = opened();
    let isLost: 'before' | 'after' | undefined;
    const flakyEngine: Engine = {
      ...engine,
      async batch(writes) {
        if (isLost === 'before') throw new Error('the line is cut');
        const changed = await engine.batch(writes);
        if (isLost === 'after') throw new Error('the line is cut');
        return changed;
      },
    };
    const rooms = roomStore(flakyEngine);
    await play(rooms, 1, 1, 2);
    for (const [lost, version] of [
      ['before', 3],
      ['after', 4],
    ] as const) {
      isLost = lost;
      await expect(rooms.save([moved(1, version)])).rejects.toThrow('cut');
      isLost = undefined;
      await rooms.save([moved(1, version)]);
    }
    // Never acknowledged: the room continues from its last acknowledged version.
    isLost = 'after';
    await expect(rooms.save([moved(1, 9)])).rejects.toThrow('cut');
    isLost = undefined;
    rooms.release(gameId(1));
    expect(await rooms.load(gameId(1))).toEqual(moved(1, 4).snapshot);
    await play(rooms, 1, 5, 6);
    const next = roomStore(engine);
    expect(await next.recover()).toMatchObject({ rooms: 1 });
    expect(await next.load(gameId(1))).toEqual(moved(1, 6).snapshot);
  });

  it('reports rooms whose entries do not fit, and keeps them at the last one that does', async () => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await rooms.save([moved(1, 1), moved(2, 1), moved(3, 1)]);
    await rooms.save([moved(1, 2), moved(2, 2), moved(3, 2)]);
    const lost = JSON.stringify([
      [gameId(1), 4, 5, 0, null, {}],
      [gameId(2), 2, 3, 0, null, { moves: { deep: [1] } }],
    ]);
    await engine.db.insertInto('room_journal').values({ position: 9_000_000, entries: lost }).execute();
    const next = roomStore(engine);
    const { broken } = await next.recover();
    expect(broken.toSorted()).toEqual([gameId(1), gameId(2)]);
    for (const number of [1, 2, 3])
      expect(await next.load(gameId(number))).toEqual(moved(number, 2).snapshot);
  });

  it.each([
    ['half of a row', '[["game-'],
    ['text that is not a list', '{"a":1}'],
    ['an entry of another form', '[["game-1",1]]'],
    ['an entry without changes', `[["${gameId(1)}",2,3,0,null,null]]`],
  ])('skips and reports %s, and recovers all others', async (_what, entries) => {
    const { engine } = opened();
    const rooms = roomStore(engine);
    await rooms.save([moved(1, 1), moved(2, 1)]);
    await rooms.save([moved(1, 2), moved(2, 2)]);
    await engine.db.insertInto('room_journal').values({ position: 9_000_000, entries }).execute();
    const next = roomStore(engine);
    expect(await next.recover()).toEqual({ rooms: 2, broken: [], unreadable: [9_000_000] });
    for (const number of [1, 2]) expect(await next.load(gameId(number))).toEqual(moved(number, 2).snapshot);
    expect(await journalOf(engine)).toBe('');
  });

  describe('under random operations', () => {
    const step = fc.record({
      kind: fc.constantFrom('move', 'move', 'move', 'both', 'whole', 'over', 'leave', 'kill', 'end'),
      room: fc.integer({ min: 1, max: 3 }),
      by: fc.integer({ min: 1, max: 4 }),
    });

    it('returns rooms as stored last', async () => {
      const { engine } = opened();
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          round += 10;
          const numberOf = (room: number) => round + room;
          const stored = new Map<number, RoomSnapshot>();
          const isOver = (number: number) => stored.get(number)?.over === true;
          let rooms = roomStore(engine, { journalLimits: { maxLength: 400, minRemoval: 100 } });
          const write = (number: number, by: number, changes: Partial<RoomSnapshot> = {}): RoomWrite =>
            moved(number, (stored.get(number)?.version ?? 0) + by, changes);
          const save = async (writes: readonly RoomWrite[]): Promise<void> => {
            await rooms.save(writes);
            for (const { snapshot: room } of writes) stored.set(Number(room.roomId.slice(5)), room);
          };
          const broken: unknown[] = [];
          for (const { kind, room, by } of steps) {
            const number = numberOf(room);
            if (kind === 'kill') rooms = await afterKill(engine);
            else if (kind === 'end') {
              await rooms.finish();
              rooms = await afterKill(engine);
            } else if (kind === 'leave') {
              rooms.release(gameId(number));
              const loaded = await rooms.load(gameId(number));
              if (loaded?.state !== stored.get(number)?.state) broken.push(loaded);
            } else if (isOver(number)) continue;
            else if (kind === 'over') await save([write(number, by, { over: true, deadline: null })]);
            else if (kind === 'whole') await save([{ ...write(number, by), holders: [] }]);
            else if (kind === 'both') {
              const others = [1, 2, 3].map(numberOf).filter((other) => !isOver(other));
              await save(others.map((other) => write(other, by)));
            } else await save([write(number, by)]);
          }
          expect(broken).toEqual([]);
          const last = await afterKill(engine);
          for (const number of [1, 2, 3].map(numberOf))
            expect(await last.load(gameId(number))).toEqual(stored.get(number));
        }),
        { numRuns: 60 },
      );
    });
  });
};
