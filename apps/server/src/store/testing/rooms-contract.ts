import type { Day } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { matchesOf } from './finished-games.ts';
import { accountId, addGuest, dailiesOf, featuresOf, gameId, settlement, snapshot } from './rows.ts';

const DAY = '2026-11-20' as Day;
/** The second version of a room. */
const later = (number: number, openedAt: number, over = false) =>
  snapshot({ roomId: gameId(number), version: 2, openedAt, over });
const END_OF_DAY = Date.parse('2026-11-20T23:59:59.999Z');

/** A room last updated at that time (ms since 1970). */
const touched = (number: number, updatedAt: number, over = false) =>
  snapshot({ roomId: gameId(number), openedAt: 1, updatedAt, over });

export const roomsContract: Contract = (opened) => {
  it('loads a room as saved last', async () => {
    const { rooms } = opened().store;
    const first = snapshot({ deadline: 5_000, seats: [accountId(1), accountId(2)] });
    await rooms.save([{ snapshot: first }]);
    expect(await rooms.load(gameId(1))).toEqual(first);
    const second = snapshot({ version: 2, state: '{"a":"ü"}', updatedAt: 3_000, over: true });
    await rooms.save([{ snapshot: second }]);
    expect(await rooms.load(gameId(1))).toEqual(second);
    expect(await rooms.load(gameId(2))).toBeUndefined();
  });

  it('ignores older versions', async () => {
    const { rooms } = opened().store;
    await rooms.save([{ snapshot: snapshot({ version: 3, state: '"new"' }) }]);
    await rooms.save([{ snapshot: snapshot({ version: 2, state: '"old"' }) }]);
    expect((await rooms.load(gameId(1)))?.state).toBe('"new"');
  });

  it('loads a room with unreadable seats without a state, and others unchanged', async () => {
    const { store, engine } = opened();
    await store.rooms.save([1, 2].map((number) => ({ snapshot: snapshot({ roomId: gameId(number) }) })));
    await engine.db
      .updateTable('room_snapshot')
      .set({ seats: '["a' })
      .where('room_id', '=', gameId(1))
      .execute();
    const running = await store.rooms.loadRunning('championRift');
    expect(new Map(running.map(({ roomId, state }) => [roomId, state]))).toEqual(
      new Map([
        [gameId(1), ''],
        [gameId(2), snapshot().state],
      ]),
    );
    expect(await store.rooms.load(gameId(1))).toMatchObject({ seats: [], state: '', version: 1 });
  });

  it('removes stale rooms, finished or not, and no others', async () => {
    const { rooms } = opened().store;
    await rooms.save([
      { snapshot: touched(1, 99), holders: [accountId(1)] },
      { snapshot: touched(2, 100), holders: [accountId(1)] },
      { snapshot: touched(3, 1, true) },
      { snapshot: touched(4, 100, true) },
    ]);
    expect(await rooms.removeStale(100)).toBe(2);
    expect(await rooms.load(gameId(1))).toBeUndefined();
    expect(await rooms.load(gameId(2))).toBeDefined();
    expect(await rooms.load(gameId(3))).toBeUndefined();
    expect(await rooms.load(gameId(4))).toBeDefined();
    expect(await rooms.runningOf(accountId(1), 'championRift')).toEqual([gameId(2)]);
  });

  it('removes any number of rooms', async () => {
    const { rooms } = opened().store;
    const many = Array.from({ length: 450 }, (_, number) => ({
      snapshot: snapshot({ roomId: gameId(number), openedAt: 1, updatedAt: 1 }),
    }));
    await rooms.save(many);
    expect(await rooms.removeStale(2)).toBe(450);
    expect(await rooms.removeStale(2)).toBe(0);
  });

  it("returns an account's running rooms of a kind, newest first", async () => {
    const { rooms } = opened().store;
    const [first, second] = [accountId(1), accountId(2)];
    const open = (number: number, openedAt: number) => ({
      snapshot: snapshot({ roomId: gameId(number), openedAt }),
      holders: [first, second],
    });
    await rooms.save([open(1, 500), open(2, 900), open(3, 700)]);
    await rooms.save([{ snapshot: snapshot({ roomId: gameId(4), kind: 'moreLess' }), holders: [first] }]);
    expect(await rooms.runningOf(first, 'championRift')).toEqual([gameId(2), gameId(3), gameId(1)]);
    expect(await rooms.runningOf(first, 'moreLess')).toEqual([gameId(4)]);
    expect(await rooms.runningOf(second, 'moreLess')).toEqual([]);
    await rooms.save([
      { snapshot: later(2, 900), holders: [second] },
      { snapshot: later(3, 700, true), holders: [] },
      { snapshot: later(1, 500) },
    ]);
    expect(await rooms.runningOf(first, 'championRift')).toEqual([gameId(1)]);
    expect(await rooms.runningOf(second, 'championRift')).toEqual([gameId(2), gameId(1)]);
  });

  it('stores a finished game with match, reward and day in one transaction', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const dailyRun = {
      accountId: id,
      mode: 'championRift',
      day: DAY,
      attempts: 4,
      completedAt: END_OF_DAY - 5,
    } as const;
    await store.rooms.save([
      { snapshot: snapshot({ over: true }), settlement: settlement(id, { dailyRun }) },
    ]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(100);
    expect(await matchesOf(store).newest(5)).toHaveLength(1);
    expect(await dailiesOf(store).completedRuns(id)).toEqual([
      { mode: 'championRift', day: DAY, attempts: 4, completedAt: END_OF_DAY - 5 },
    ]);
  });

  it('pays a game once for a hundred concurrent settlements', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const write = { snapshot: snapshot({ over: true }), settlement: settlement(id) };
    await Promise.all(Array.from({ length: 100 }, () => store.rooms.save([write])));
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(100);
    expect(await matchesOf(store).newest(5)).toHaveLength(1);
  });

  it('skips a settlement stored before, even when it differs', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await store.rooms.save([{ snapshot: snapshot({ over: true }), settlement: settlement(id) }]);
    const changed = settlement(id, {
      finishedAt: 99_000,
      rewards: [{ accountId: id, amountEssence: 900, reason: 'rift_guesser', reference: 'other' }],
    });
    await store.rooms.save([{ snapshot: snapshot({ over: true, version: 2 }), settlement: changed }]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(100);
    expect((await matchesOf(store).newest(5))[0]?.timestamp).toBe(10_000);
    expect((await store.rooms.load(gameId(1)))?.version).toBe(2);
  });

  it('pays a reference once over two games, and keeps both matches', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const rewards = [
      { accountId: id, amountEssence: 100, reason: 'daily_rift' as const, reference: `championRift:${DAY}` },
    ];
    await store.rooms.save(
      [1, 2].map((number) => ({
        snapshot: snapshot({ roomId: gameId(number), over: true }),
        settlement: settlement(id, { gameId: gameId(number), rewards }),
      })),
    );
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(100);
    expect(await matchesOf(store).newestOf(id, 5)).toHaveLength(2);
  });

  it('writes a batch completely or not at all', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const nobody = settlement(accountId(99), { gameId: gameId(2) });
    const batch = [
      { snapshot: snapshot({ roomId: gameId(1), over: true }), settlement: settlement(id) },
      { snapshot: snapshot({ roomId: gameId(2), over: true }), settlement: nobody },
    ];
    await expect(store.rooms.save(batch)).rejects.toThrow(/constraint/i);
    expect(await store.rooms.load(gameId(1))).toBeUndefined();
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(0);
    expect(await matchesOf(store).newest(5)).toEqual([]);
  });

  it('caps a completion at the end of its day, and stores it once', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const save = (number: number, completedAt: number) =>
      store.rooms.save([
        {
          snapshot: snapshot({ roomId: gameId(number), over: true }),
          settlement: settlement(id, {
            gameId: gameId(number),
            dailyRun: { accountId: id, mode: 'championRift', day: DAY, attempts: 1, completedAt },
          }),
        },
      ]);
    await save(1, END_OF_DAY + 60_000);
    await save(2, END_OF_DAY - 60_000);
    expect(await dailiesOf(store).completedRuns(id)).toEqual([
      { mode: 'championRift', day: DAY, attempts: 1, completedAt: END_OF_DAY },
    ]);
  });
};
