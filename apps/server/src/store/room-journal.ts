import type { GameId } from '@hub/engine/wire/ids';
import type { NodeId } from '@hub/server/nodes/ports.ts';
import type { RoomSnapshot, RoomWrite } from '@hub/server/rooms/ports.ts';
import { diffJson, type JsonDiff } from '@hub/server/store/json-diff.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { CompiledQuery, type Kysely } from 'kysely';
import type { SnapshotWrite } from './room-rows.ts';

/** A change of a room from one version to a later one. */
export type JournalEntry = readonly [
  roomId: GameId,
  from: number,
  version: number,
  updatedAt: number,
  deadline: number | null,
  changes: JsonDiff,
];

/** Limits in characters of journal entries. */
export type JournalLimits = {
  /** Length at which rooms are written in full; a start after a kill reads at most this much. */
  readonly maxLength: number;
  /** Smallest length that is worth a delete statement. */
  readonly minRemoval: number;
};

const DEFAULT_LIMITS: JournalLimits = { maxLength: 16_777_216, minRemoval: 262_144 };
/** Rooms written in full along with one batch; few, so that the batch stays fast. */
const MAX_FULL_WRITES = 4;

/** A room as stored by row and journal; mutated, because new objects per move burden the garbage collector. */
type TrackedRoom = {
  /** Fields that moves do not change. */
  readonly fixed: Omit<RoomSnapshot, 'version' | 'updatedAt' | 'deadline' | 'state'>;
  version: number;
  updatedAt: number;
  deadline: number | null;
  value: unknown;
};

const snapshotOf = ({ fixed, version, updatedAt, deadline, value }: TrackedRoom): RoomSnapshot => ({
  ...fixed,
  version,
  updatedAt,
  deadline,
  state: JSON.stringify(value),
});

/** A server on PostgreSQL that writes a journal: its id in the table of nodes, and that in the journal's rows. */
export type JournalWriter = { readonly fence: NodeId; readonly node: NodeId };

/** A full write of a room at the version of `snapshot`; the room may change before it completes. */
type FullWrite = { readonly room: TrackedRoom; readonly snapshot: RoomSnapshot };

/** Queries to run as one transaction, and the bookkeeping to run after it. */
type Plan = { readonly queries: readonly CompiledQuery[]; readonly done: () => void };

/** The row of the node stays locked to the end of the transaction, so that a take-over waits for it. */
const FENCED_APPEND = `insert into room_journal (position, entries, node)
  select $1::bigint, $2::text, $3::text from node where id = $4 and state <> 'gone' for share`;

/** Whether a query adds a row to the journal only while the writing server is not gone: it needs no other fence. */
export const isFencedAppend = ({ sql }: CompiledQuery): boolean => sql === FENCED_APPEND;

/**
 * Journals changes of running rooms: one row for all changes of an event-loop turn, which costs one page instead of one
 * per room. From time to time a room is written in full, and its journal entries become obsolete.
 */
export class RoomJournal {
  readonly #row: { readonly full: SnapshotWrite; readonly move: SnapshotWrite };
  readonly #statements: ReturnType<typeof compileStatements>;
  readonly #journalLimits: JournalLimits;
  readonly #tracked = new Map<GameId, TrackedRoom>();
  /** Rooms whose row is outdated, with the position of their first entry; longest outdated first. */
  readonly #outdated = new Map<GameId, number>();
  /** Outdated rooms that have left memory. */
  readonly #released = new Set<GameId>();
  /** Rooms with an entry in the batch that is being written: what is known of them is still needed when it ends. */
  #writing: ReadonlySet<GameId> = new Set();
  /** Position of the next row, in characters since the server started. */
  #end = 0;
  #removedTo = 0;

  constructor(
    db: Kysely<Tables>,
    row: { readonly full: SnapshotWrite; readonly move: SnapshotWrite },
    journalLimits: JournalLimits = DEFAULT_LIMITS,
    writer?: JournalWriter,
  ) {
    this.#row = row;
    this.#journalLimits = journalLimits;
    this.#statements = compileStatements(db, writer);
  }

  /** Plans a batch of plain snapshots (no settlement, no change of seats). */
  plan(writes: readonly RoomWrite[]): Plan {
    const queries: CompiledQuery[] = [];
    const entries: JournalEntry[] = [];
    const journaled = new Set<RoomWrite>();
    for (const write of writes) {
      const entry = this.#entryOf(write);
      if (entry === undefined) queries.push(this.#fullRow(write.snapshot));
      else {
        entries.push(entry);
        journaled.add(write);
      }
    }
    this.#writing = new Set(entries.map(([roomId]) => roomId));
    const from = this.#end;
    if (entries.length > 0) {
      const text = JSON.stringify(entries);
      // Advances also when the write fails: it may have been stored, and later rows need higher positions.
      this.#end += text.length;
      queries.push(this.#statements.append(this.#end, text));
    }
    const fullWrites = this.#due();
    for (const { snapshot } of fullWrites) queries.push(this.#row.move(snapshot));
    const removed = this.#removable(from);
    if (removed !== undefined) queries.push(this.#statements.remove(removed));
    return {
      queries,
      done: () => {
        this.#writing = new Set();
        this.#removedTo = removed ?? this.#removedTo;
        for (const each of fullWrites) this.#finishFullWrite(each);
        for (const write of writes) {
          if (!journaled.has(write)) this.recordFullWrite(write);
          else this.#moved(write, from);
        }
      },
    };
  }

  /** Records that a room was written in full. */
  recordFullWrite({ snapshot, value }: RoomWrite): void {
    const { roomId, over } = snapshot;
    this.#outdated.delete(roomId);
    if (over || value === undefined) this.#tracked.delete(roomId);
    else {
      const { kind, stateVersion, seats, openedAt, version, updatedAt, deadline } = snapshot;
      const fixed = { roomId, kind, stateVersion, seats, openedAt, over };
      this.#tracked.set(roomId, { fixed, version, updatedAt, deadline, value });
    }
  }

  /** The room has left memory and will not be written before it is loaded again. */
  release(roomId: GameId): void {
    if (this.#outdated.has(roomId)) this.#released.add(roomId);
    else this.#tracked.delete(roomId);
  }

  /** The room has been read from its row: nothing that was known of it before counts. */
  forget(roomId: GameId): void {
    for (const rooms of [this.#tracked, this.#outdated, this.#released]) rooms.delete(roomId);
  }

  /** Tracked rooms opened before then (ms since 1970), by default all. */
  trackedRooms(openedBefore = Number.POSITIVE_INFINITY): readonly GameId[] {
    return [...this.#tracked.values()].flatMap(({ fixed }) =>
      fixed.openedAt < openedBefore ? fixed.roomId : [],
    );
  }

  /** Plans full writes of those rooms that are outdated; all are untracked afterwards, but for those that change meanwhile. */
  catchUp(rooms: readonly GameId[]): Plan {
    const fullWrites = this.#fullWrites(rooms.filter((room) => this.#outdated.has(room)));
    return {
      queries: fullWrites.map(({ snapshot }) => this.#row.move(snapshot)),
      done: () => {
        for (const each of fullWrites) this.#finishFullWrite(each);
        for (const room of rooms)
          if (!this.#outdated.has(room) && !this.#writing.has(room)) this.#tracked.delete(room);
      },
    };
  }

  /** Plans the removal of all rows; only while no room is outdated and no batch runs. */
  clear(): Plan {
    const end = this.#end;
    return { queries: [this.#statements.remove(end)], done: () => void (this.#removedTo = end) };
  }

  #entryOf({ snapshot, value }: RoomWrite): JournalEntry | undefined {
    const { roomId, version, updatedAt, deadline, over } = snapshot;
    const room = this.#tracked.get(roomId);
    if (over || value === undefined || room === undefined || room.version >= version) return undefined;
    const changes = diffJson(room.value, value) ?? {};
    return [roomId, room.version, version, updatedAt, deadline, changes];
  }

  #fullRow(snapshot: RoomSnapshot): CompiledQuery {
    return snapshot.over ? this.#row.full(snapshot) : this.#row.move(snapshot);
  }

  #moved({ snapshot, value }: RoomWrite, from: number): void {
    const room = this.#tracked.get(snapshot.roomId);
    // The room was written in full and released meanwhile.
    if (room === undefined) return;
    room.version = snapshot.version;
    room.updatedAt = snapshot.updatedAt;
    room.deadline = snapshot.deadline;
    room.value = value;
    if (!this.#outdated.has(snapshot.roomId)) this.#outdated.set(snapshot.roomId, from);
  }

  /** The room stays outdated if it changed during the write, or was written in full by a later one that ended first. */
  #finishFullWrite({ room, snapshot: { roomId, version } }: FullWrite): void {
    if (room.version !== version || this.#tracked.get(roomId) !== room) return;
    this.#outdated.delete(roomId);
    if (this.#released.delete(roomId)) this.#tracked.delete(roomId);
  }

  /** Rooms to write in full now: released ones, and those whose first entry lies further back than the limit. */
  #due(): FullWrite[] {
    const due: GameId[] = [];
    for (const roomId of this.#released) {
      if (due.length === MAX_FULL_WRITES) break;
      due.push(roomId);
    }
    for (const [roomId, since] of this.#outdated) {
      if (due.length === MAX_FULL_WRITES || this.#end - since <= this.#journalLimits.maxLength) break;
      if (!due.includes(roomId)) due.push(roomId);
    }
    return this.#fullWrites(due);
  }

  #fullWrites(rooms: readonly GameId[]): FullWrite[] {
    return rooms.flatMap((roomId) => {
      const room = this.#tracked.get(roomId);
      return room === undefined ? [] : [{ room, snapshot: snapshotOf(room) }];
    });
  }

  /** Position up to which rows are obsolete, if deleting is worth it; rows from `from` on belong to this batch. */
  #removable(from: number): number | undefined {
    const [oldest = from] = this.#outdated.values();
    return oldest - this.#removedTo > this.#journalLimits.minRemoval ? oldest : undefined;
  }
}

/**
 * With `writer` the rows carry their node, only its own are removed, and a row is added only while the server is not gone: see
 * `isFencedAppend`.
 */
function compileStatements(db: Kysely<Tables>, writer: JournalWriter | undefined) {
  const node = writer?.node;
  const own = node === undefined ? [] : [node];
  const fence = writer === undefined ? [] : [writer.fence];
  const append = db.insertInto('room_journal').values({ position: 0, entries: '' });
  const remove = db.deleteFrom('room_journal').where('position', '<=', 0);
  const appendSql = node === undefined ? append.compile().sql : FENCED_APPEND;
  const removeSql = (node === undefined ? remove : remove.where('node', '=', node)).compile().sql;
  return {
    append: (position: number, entries: string) =>
      CompiledQuery.raw(appendSql, [position, entries, ...own, ...fence]),
    remove: (position: number) => CompiledQuery.raw(removeSql, [position, ...own]),
  };
}
