import type { RoomSnapshot, RoomWrite } from '@hub/server/rooms/ports.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { RoomJournal } from './room-journal.ts';
import { compileSnapshotWrite } from './room-rows.ts';
import { gameId, snapshot } from './testing/rows.ts';

/** Compiles statements without running them. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const write = (number: number, version: number, changes: Partial<RoomSnapshot> = {}): RoomWrite => {
  const value = { version };
  const state = JSON.stringify(value);
  return {
    snapshot: snapshot({ roomId: gameId(number), version, state, openedAt: number, ...changes }),
    value,
  };
};

let journal: RoomJournal;
beforeEach(() => {
  journal = new RoomJournal(db, compileSnapshotWrite(db), { maxLength: 300, minRemoval: 100 });
});

/** The planned statements in words; full writes with the room's version. */
function execute({ queries, done }: ReturnType<RoomJournal['plan']>): string[] {
  done();
  return queries.map(({ sql, parameters }) => {
    if (sql.startsWith('delete')) return 'remove';
    if (sql.includes('room_journal')) return 'append';
    const isWhole = sql.includes('"is_over" = "excluded"."is_over"');
    return `${isWhole ? 'all of' : 'row of'} ${String(parameters[0]).slice(-1)} at ${String(parameters[5])}`;
  });
}

const save = (...writes: RoomWrite[]): string[] => execute(journal.plan(writes));

describe('plan', () => {
  it('writes full rows for new rooms and one journal row for all others', () => {
    expect(save(write(1, 1), write(2, 1))).toEqual(['row of 1 at 1', 'row of 2 at 1']);
    expect(save(write(1, 2), write(2, 2), write(3, 1))).toEqual(['row of 3 at 1', 'append']);
    expect(save()).toEqual([]);
  });

  it('writes a finished room in full and stops tracking it', () => {
    save(write(1, 1), write(2, 1));
    save(write(1, 2), write(2, 2));
    expect(save(write(1, 3, { over: true }))).toEqual(['all of 1 at 3']);
    expect(journal.trackedRooms()).toEqual([gameId(2)]);
    expect(execute(journal.catchUp([gameId(1)]))).toEqual([]);
  });

  it('writes a full row for a room whose version does not increase or whose state is only text', () => {
    save(write(1, 5), write(2, 1));
    expect(save(write(1, 5))).toEqual(['row of 1 at 5']);
    expect(save({ snapshot: write(2, 2).snapshot })).toEqual(['row of 2 at 2']);
    expect(journal.trackedRooms()).toEqual([gameId(1)]);
  });

  it('has no effect before the batch is written, and none if it fails', () => {
    save(write(1, 1));
    journal.plan([write(1, 2)]);
    expect(execute(journal.catchUp([gameId(1)]))).toEqual([]);
    expect(save(write(1, 2))).toEqual(['append']);
  });
});

describe('release', () => {
  it('stops tracking a room at once when its row is up to date', () => {
    save(write(1, 1));
    journal.release(gameId(1));
    expect(journal.trackedRooms()).toEqual([]);
  });

  it('writes outdated rooms in full with the next batches, four with each', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    save(...numbers.map((number) => write(number, 1)));
    save(...numbers.map((number) => write(number, 2)));
    for (const number of numbers) journal.release(gameId(number));
    expect(save(write(9, 1))).toEqual([
      'row of 9 at 1',
      ...[1, 2, 3, 4].map((number) => `row of ${number} at 2`),
    ]);
    expect(journal.trackedRooms()).toEqual([gameId(5), gameId(6), gameId(9)]);
    expect(save(write(9, 2))).toEqual(expect.arrayContaining(['append', 'row of 5 at 2', 'row of 6 at 2']));
    expect(journal.trackedRooms()).toEqual([gameId(9)]);
  });
});

describe('a journal above its limit', () => {
  it('writes the longest outdated rooms in full, a few with each batch, and keeps tracking them', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    save(...numbers.map((number) => write(number, 1)));
    save(...numbers.map((number) => write(number, 2)));
    // By now all rooms' entries together exceed the limit.
    expect(save(write(1, 3))).toEqual([
      'append',
      'row of 1 at 2',
      'row of 2 at 2',
      'row of 3 at 2',
      'row of 4 at 2',
    ]);
    expect(save(write(1, 4))).toEqual(['append', 'row of 5 at 2', 'row of 6 at 2']);
    expect(save(write(2, 3))).toEqual(['append', 'remove']);
    expect(save(write(2, 4))).toEqual(['append']);
    expect(journal.trackedRooms()).toHaveLength(6);
  });
});

describe('catchUp', () => {
  it('writes the given rooms in full and stops tracking them', () => {
    save(write(1, 1), write(2, 1), write(3, 1));
    save(write(1, 2), write(2, 2));
    expect(journal.trackedRooms(3)).toEqual([gameId(1), gameId(2)]);
    expect(execute(journal.catchUp([gameId(1), gameId(3), gameId(7)]))).toEqual(['row of 1 at 2']);
    expect(journal.trackedRooms()).toEqual([gameId(2)]);
    expect(save(write(1, 3), write(2, 3))).toEqual(['row of 1 at 3', 'append']);
  });

  it('keeps tracking a room that changed meanwhile', () => {
    save(write(1, 1));
    save(write(1, 2));
    const plan = journal.catchUp([gameId(1)]);
    save(write(1, 3));
    execute(plan);
    expect(execute(journal.catchUp(journal.trackedRooms()))).toEqual(['row of 1 at 3']);
  });

  it.each([
    ['up to date', 1],
    ['outdated', 2],
  ])(
    'keeps a room whose row is %s and whose change is being written, and the entry of that change',
    (_row, version) => {
      for (let at = 1; at <= version; at += 1) save(write(1, at));
      const plan = journal.plan([write(1, version + 1)]);
      execute(journal.catchUp([gameId(1)]));
      execute(plan);
      save(write(2, 1));
      for (let at = 2; at < 6; at += 1) expect(save(write(2, at))).not.toContain('remove');
      journal.release(gameId(1));
      expect(save()).toEqual([`row of 1 at ${version + 1}`]);
      expect(journal.trackedRooms()).toEqual([gameId(2)]);
    },
  );

  it('that ends late does not hide a later change, not even of a room that has left memory', () => {
    save(write(1, 1), write(2, 1));
    save(write(1, 2), write(2, 2));
    const late = journal.catchUp([gameId(1), gameId(2)]);
    journal.recordFullWrite(write(2, 3));
    save(write(1, 3), write(2, 4));
    journal.release(gameId(1));
    execute(late);
    expect(execute(journal.catchUp([gameId(1), gameId(2)]))).toEqual(['row of 1 at 3', 'row of 2 at 4']);
    expect(journal.trackedRooms()).toEqual([]);
  });
});

describe('forget', () => {
  it('drops a room that changed once more after it had left memory', () => {
    save(write(1, 1));
    save(write(1, 2));
    const unacknowledged = journal.plan([write(1, 3)]);
    journal.release(gameId(1));
    const load = journal.catchUp([gameId(1)]);
    execute(unacknowledged);
    execute(load);
    journal.forget(gameId(1));
    expect(save(write(1, 3))).toEqual(['row of 1 at 3']);
  });
});
