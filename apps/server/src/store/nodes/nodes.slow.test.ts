import { setTimeout as delay } from 'node:timers/promises';
import { LEASE_MS, NodeGone, OwnedElsewhere } from '@hub/server/nodes/ports.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { CreationConflict } from '@hub/server/rooms/ports.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { createStore } from '../store.ts';
import { accountId, addGuest, featuresOf, gameId, settlement } from '../testing/rows.ts';
import { fencedEngine } from './fence.ts';
import { roomAt, type TestNode, TestNodes } from './testing/test-nodes.ts';

const ROOM = gameId(1);
const KIND = 'championRift';
const claimBy = (number: number, sequence = 0) => ({ account: accountId(number), kind: KIND, sequence });

const databases = testDatabases();
let nodes: TestNodes;
let first: TestNode;
let second: TestNode;
beforeEach(async () => {
  nodes = new TestNodes(await databases.emptied());
  [first, second] = await Promise.all([nodes.join(), nodes.join()]);
});
afterEach(() => nodes.close());

/** Creates a room on a node and journals moves up to that version. */
async function playOn(node: TestNode, version: number, number = 1): Promise<void> {
  await node.rooms.load(
    gameId(number),
    claimBy(number, await node.rooms.countCreations?.(accountId(number), KIND)),
  );
  for (let each = 1; each <= version; each += 1) await node.rooms.save([roomAt(number, each)]);
}

const versionOn = async (node: TestNode, number = 1): Promise<number | undefined> =>
  (await node.rooms.load(gameId(number)))?.version;

/** Begins a fenced transaction of a node and holds it open until the returned function is called. */
async function holdOpen(node: TestNode, work: (tx: Transaction<Tables>) => Promise<unknown>) {
  const [mayCommit, isWritten] = [new Gate(), new Gate()];
  const done = fencedEngine(node.engine, node.id).transaction('process', async (tx) => {
    await work(tx);
    isWritten.open();
    await mayCommit.passed;
  });
  done.catch(() => undefined);
  await Promise.race([isWritten.passed, done]);
  return { commit: () => mayCommit.open(), done };
}

/** Waits until a connection of the database waits for a lock. */
async function untilBlocked({ engine }: TestNode): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        engine.db,
      );
    if (rows.length > 0) return;
    await delay(5);
  }
}

describe('the lease of a node', () => {
  it('is valid from the join on, and over when it is not renewed', async () => {
    await first.renew();
    expect(await second.peers()).toEqual([
      { id: first.id, state: 'up', isLeaseOver: false, isSessionOver: false },
    ]);
    await delay(LEASE_MS + 50);
    expect(await second.peers()).toMatchObject([{ id: first.id, isLeaseOver: true, isSessionOver: false }]);
  });

  it('is renewed while a write holds the row of the node', async () => {
    const { commit, done } = await holdOpen(first, async () => undefined);
    await expect(first.renew()).resolves.toBeUndefined();
    commit();
    await done;
  });

  it('can be renewed late as long as no node has taken over, and not afterwards', async () => {
    await delay(LEASE_MS + 50);
    await first.renew();
    await second.takeOver(first.id);
    await expect(first.renew()).rejects.toThrow(NodeGone);
    expect(await second.peers()).toEqual([]);
  });

  it('shows at once that the session of its process has ended', async () => {
    await first.close();
    await expect.poll(() => second.peers()).toMatchObject([{ isLeaseOver: false, isSessionOver: true }]);
  });

  it('is looked at by one elected node, until that one ends', async () => {
    const third = await nodes.join();
    expect(await first.peers()).toMatchObject([{ isSessionOver: false }, { isSessionOver: false }]);
    await third.close();
    await expect.poll(() => first.peers()).toContainEqual(expect.objectContaining({ isSessionOver: true }));
    expect(await second.peers()).toMatchObject([{ isSessionOver: false }, { isSessionOver: false }]);
    await first.close();
    await expect.poll(() => second.peers()).toMatchObject([{ isSessionOver: true }, { isSessionOver: true }]);
  });

  it('is looked at by another node once the elected one, which hangs, was taken over', async () => {
    const third = await nodes.join();
    await first.peers();
    await second.takeOver(first.id);
    await third.close();
    await expect.poll(() => second.peers()).toMatchObject([{ id: third.id, isSessionOver: true }]);
  });

  it('survives the loss of its connection', async () => {
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(
      second.engine.db,
    );
    await expect
      .poll(() =>
        first.renew().then(
          () => 'renewed',
          () => 'failed',
        ),
      )
      .toBe('renewed');
    await expect
      .poll(() =>
        second.renew().then(
          () => 'renewed',
          () => 'failed',
        ),
      )
      .toBe('renewed');
    expect(await second.peers()).toMatchObject([{ isSessionOver: false }]);
  });

  it('shows that the node is stopping', async () => {
    await first.drain();
    expect(await second.peers()).toMatchObject([{ state: 'draining' }]);
  });
});

describe('the owner of a room', () => {
  it('is the node that created it; other nodes learn the owner', async () => {
    await playOn(first, 1);
    await expect(second.rooms.load(ROOM)).rejects.toThrow(OwnedElsewhere);
    await expect(second.rooms.load(ROOM)).rejects.toMatchObject({ owner: first.id });
    expect(await versionOn(first)).toBe(1);
  });

  it('is one node when several wake a room at once', async () => {
    await playOn(first, 3);
    await first.leave();
    const third = await nodes.join();
    const woken = await Promise.allSettled([second, third].map((node) => node.rooms.load(ROOM)));
    expect(woken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(woken.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(OwnedElsewhere),
    });
  });

  it('is one node when several create a room of the same id at once', async () => {
    const created = await Promise.allSettled(
      [first, second].map((node, index) => node.rooms.load(ROOM, claimBy(index))),
    );
    expect(created.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is no node after the room was released, with everything stored', async () => {
    await playOn(first, 4);
    first.rooms.release(ROOM);
    await expect.poll(() => versionOn(second).catch(() => 'not yet')).toBe(4);
    await expect(first.rooms.load(ROOM)).rejects.toThrow(OwnedElsewhere);
  });

  it('is not changed by a request for a room that does not exist', async () => {
    expect(await first.rooms.load(ROOM)).toBeUndefined();
    expect(await second.rooms.load(ROOM, claimBy(1))).toBeUndefined();
    await expect(first.rooms.load(ROOM)).rejects.toThrow(OwnedElsewhere);
  });

  it('does not become a node that is older than the stored state', async () => {
    await playOn(first, 1);
    await first.rooms.save([roomAt(1, 2, { stateVersion: 2, over: true })]);
    await first.leave();
    await expect(second.rooms.load(ROOM)).rejects.toThrow(Unavailable);
    const newer = await nodes.join({ stateVersions: new Map([[KIND, 2]]) });
    expect(await versionOn(newer)).toBe(2);
  });

  it('creates one room for two simultaneous creations of an account', async () => {
    const created = await Promise.allSettled([
      first.rooms.load(gameId(1), claimBy(1)),
      second.rooms.load(gameId(2), claimBy(1)),
    ]);
    const refused = created.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: expect.any(CreationConflict) });
    // The refused node finds the room of the other one, although it is not stored yet.
    const [winner, loser] = created[0]?.status === 'fulfilled' ? [first, second] : [second, first];
    const running = await loser.rooms.runningOf(accountId(1), KIND);
    expect(running).toHaveLength(1);
    await expect(loser.rooms.load(running[0] ?? ROOM)).rejects.toMatchObject({ owner: winner.id });
    expect(await loser.rooms.countCreations?.(accountId(1), KIND)).toBe(1);
  });
});

describe('the fence', () => {
  it('refuses every write of a node after a take-over, and pays nothing', async () => {
    const account = await addGuest(first.store);
    await playOn(first, 2);
    await second.takeOver(first.id);
    const finished = { ...roomAt(1, 3, { over: true }), settlement: settlement(account) };
    await expect(first.rooms.save([roomAt(1, 3)])).rejects.toThrow(NodeGone);
    await expect(first.rooms.save([finished])).rejects.toThrow(NodeGone);
    await expect(first.rooms.load(gameId(2), claimBy(2))).rejects.toThrow(NodeGone);
    await expect(first.rooms.adopt()).rejects.toThrow(NodeGone);
    expect(await featuresOf(second.store).ledger.balanceOf(account)).toBe(0);
    expect(await versionOn(second)).toBe(2);
  });

  it('makes a take-over wait for a write in flight and keep it', async () => {
    await playOn(first, 2);
    const entry = JSON.stringify([[ROOM, 2, 3, 2_000, null, { version: [3] }]]);
    const { commit, done } = await holdOpen(first, (tx) =>
      tx.insertInto('room_journal').values({ position: 1_000_000, entries: entry, node: first.id }).execute(),
    );
    const takenOver = second.takeOver(first.id);
    await Promise.race([untilBlocked(second), takenOver]);
    commit();
    await done;
    await takenOver;
    expect(await second.rooms.load(ROOM)).toMatchObject({ version: 3, state: '{"version":3}' });
  });

  it('refuses a write that has waited for a take-over', async () => {
    await playOn(first, 2);
    const [mayCommit, isMarked] = [new Gate(), new Gate()];
    const marking = second.engine.transaction('process', async (tx) => {
      await tx.updateTable('node').set({ state: 'gone' }).where('id', '=', first.id).execute();
      isMarked.open();
      await mayCommit.passed;
    });
    await isMarked.passed;
    const saved = first.rooms.save([roomAt(1, 3)]);
    saved.catch(() => undefined);
    await Promise.race([untilBlocked(second), saved]);
    mayCommit.open();
    await marking;
    await expect(saved).rejects.toThrow(NodeGone);
    await second.takeOver(first.id);
    expect(await versionOn(second)).toBe(2);
  });

  it('does not let a paused node hold up a take-over', async () => {
    await playOn(first, 2);
    const { commit, done } = await holdOpen(first, async () => undefined);
    await second.takeOver(first.id);
    commit();
    await expect(done).rejects.toThrow(NodeGone);
    expect(await versionOn(second)).toBe(2);
  });

  it('pays a settlement once that the old and the new owner store', async () => {
    const account = await addGuest(first.store);
    await playOn(first, 2);
    const finished = { ...roomAt(1, 3, { over: true }), settlement: settlement(account) };
    await first.rooms.save([finished]);
    await second.takeOver(first.id);
    expect(await versionOn(second)).toBe(3);
    await second.rooms.save([finished]);
    expect(await featuresOf(second.store).ledger.balanceOf(account)).toBe(100);
  });
});

describe('a take-over', () => {
  it('recovers what the node has journaled and leaves its running rooms to any node', async () => {
    for (const number of [1, 2, 3]) await playOn(first, 3 + number, number);
    await first.rooms.save([roomAt(3, 7, { over: true })]);
    expect(await second.takeOver(first.id)).toMatchObject({ rooms: 2, broken: [] });
    const third = await nodes.join();
    const adopted = await Promise.all([second.rooms.adopt(), third.rooms.adopt()]);
    expect(adopted.flat().toSorted()).toEqual([gameId(1), gameId(2)]);
    const owner = adopted[0]?.includes(ROOM) ? second : third;
    expect(await versionOn(owner)).toBe(4);
    expect(await versionOn(third, 3)).toBe(7);
  });

  it('by several nodes at once recovers the rooms once', async () => {
    await playOn(first, 5);
    const third = await nodes.join();
    const results = await Promise.all([second.takeOver(first.id), third.takeOver(first.id)]);
    expect(results[0].rooms + results[1].rooms).toBe(1);
    expect(await versionOn(second)).toBe(5);
  });

  it('that ended half-way is completed by another node', async () => {
    await playOn(first, 5);
    await sql`update node set state = 'gone' where id = ${first.id}`.execute(second.engine.db);
    expect(await second.peers()).toMatchObject([{ id: first.id, state: 'gone' }]);
    await second.takeOver(first.id);
    expect(await versionOn(second)).toBe(5);
  });

  it('ignores journal entries for rooms that the node had given away', async () => {
    await playOn(first, 2);
    const stale = JSON.stringify([[ROOM, 3, 4, 2_000, null, { version: ['stale'] }]]);
    await first.engine.db
      .insertInto('room_journal')
      .values({ position: 1_000_000, entries: stale, node: first.id })
      .execute();
    first.rooms.release(ROOM);
    await expect.poll(() => versionOn(second).catch(() => 'not yet')).toBe(2);
    for (const version of [3, 4]) await second.rooms.save([roomAt(1, version)]);
    const third = await nodes.join();
    await third.takeOver(first.id);
    await third.takeOver(second.id);
    expect(await third.rooms.load(ROOM)).toMatchObject({ version: 4, state: '{"version":4}' });
  });

  it('does not happen to a node that handed over its rooms and left', async () => {
    await playOn(first, 5);
    await first.rooms.handOver();
    await first.leave();
    expect(await second.peers()).toEqual([]);
    expect(await second.rooms.adopt()).toEqual([ROOM]);
    expect(await versionOn(second)).toBe(5);
  });
});

it('the first node recovers the rooms of a server that ran alone', async () => {
  const alone = new TestNodes(await databases.create());
  const node = await alone.join();
  const lone = createStore(node.engine);
  await lone.rooms.save([roomAt(1, 1, { deadline: 5_000 })]);
  await lone.rooms.save([roomAt(1, 2, { deadline: 5_000 })]);
  const next = await alone.join();
  expect(await next.rooms.adopt()).toEqual([ROOM]);
  expect(await versionOn(next)).toBe(2);
  await alone.close();
});
