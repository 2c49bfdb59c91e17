import type { GameId } from '@hub/engine/wire/ids';
import { CompiledQuery, type Kysely } from 'kysely';
import type { RoomSnapshot, RoomWrite } from '../domain/rooms/ports.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { SnapshotWrite } from './room-rows.ts';
import type { Tables } from './schema.ts';

/** A change of a room from one version to a later one. */
export type Entry = readonly [
  roomId: GameId,
  from: number,
  version: number,
  updatedAt: number,
  deadline: number | null,
  changes: Changes,
];

/** Limits in characters of journal entries. */
export type Lengths = {
  /** Length at which rooms are written in full; a start after a kill reads at most this much. */
  readonly most: number;
  /** Smallest length that is worth a delete statement. */
  readonly removedAtOnce: number;
};

const LENGTHS: Lengths = { most: 16_777_216, removedAtOnce: 262_144 };
/** Rooms written in full along with one batch; few, so that the batch stays fast. */
const FOLDED_AT_ONCE = 4;

/**
 * A room as stored by its row and the journal. Mutated in place: new objects for every move would burden the garbage
 * collector.
 */
type Known = {
  /** Fields that moves do not change. */
  readonly fixed: Omit<RoomSnapshot, 'version' | 'updatedAt' | 'deadline' | 'state'>;
  version: number;
  updatedAt: number;
  deadline: number | null;
  value: unknown;
};

const snapshotOf = ({ fixed, version, updatedAt, deadline, value }: Known): RoomSnapshot => ({
  ...fixed,
  version,
  updatedAt,
  deadline,
  state: JSON.stringify(value),
});

/** A full write of a room at the version of `snapshot`; the room may change before it completes. */
type Folding = { readonly known: Known; readonly snapshot: RoomSnapshot };

/** Queries to run as one transaction, and the bookkeeping to run after it. */
type Plan = { readonly queries: readonly CompiledQuery[]; readonly done: () => void };

/**
 * Journals changes of running rooms: one row for all changes of an event-loop turn, which costs one page instead of one
 * per room. From time to time a room is written in full, and its journal entries become obsolete.
 */
export class RoomJournal {
  readonly #row: { readonly whole: SnapshotWrite; readonly move: SnapshotWrite };
  readonly #statements: ReturnType<typeof compileStatements>;
  readonly #lengths: Lengths;
  readonly #known = new Map<GameId, Known>();
  /** Rooms whose row is outdated, with the position of their first entry; longest outdated first. */
  readonly #behind = new Map<GameId, number>();
  /** Outdated rooms that have left memory. */
  readonly #released = new Set<GameId>();
  /** Position of the next row, in characters since the server started. */
  #end = 0;
  #removedTo = 0;

  constructor(
    db: Kysely<Tables>,
    row: { readonly whole: SnapshotWrite; readonly move: SnapshotWrite },
    lengths: Lengths = LENGTHS,
  ) {
    this.#row = row;
    this.#lengths = lengths;
    this.#statements = compileStatements(db);
  }

  /** Plans a batch of plain snapshots (no settlement, no change of seats). */
  plan(writes: readonly RoomWrite[]): Plan {
    const queries: CompiledQuery[] = [];
    const entries: Entry[] = [];
    const journaled = new Set<RoomWrite>();
    for (const write of writes) {
      const entry = this.#entryOf(write);
      if (entry === undefined) queries.push(this.#whole(write.snapshot));
      else {
        entries.push(entry);
        journaled.add(write);
      }
    }
    const from = this.#end;
    if (entries.length > 0) {
      const text = JSON.stringify(entries);
      // Advances also when the write fails: it may have been stored, and later rows need higher positions.
      this.#end += text.length;
      queries.push(this.#statements.append(this.#end, text));
    }
    const folding = this.#due();
    for (const { snapshot } of folding) queries.push(this.#row.move(snapshot));
    const removed = this.#removable(from);
    if (removed !== undefined) queries.push(this.#statements.remove(removed));
    return {
      queries,
      done: () => {
        this.#removedTo = removed ?? this.#removedTo;
        for (const each of folding) this.#fold(each);
        for (const write of writes) {
          if (!journaled.has(write)) this.wrote(write);
          else this.#moved(write, from);
        }
      },
    };
  }

  /** Records that a room was written in full. */
  wrote({ snapshot, value }: RoomWrite): void {
    const { roomId, over } = snapshot;
    this.#behind.delete(roomId);
    if (over || value === undefined) this.#known.delete(roomId);
    else {
      const { kind, stateVersion, factsVersion, seats, openedAt, version, updatedAt, deadline } = snapshot;
      const fixed = { roomId, kind, stateVersion, factsVersion, seats, openedAt, over };
      this.#known.set(roomId, { fixed, version, updatedAt, deadline, value });
    }
  }

  /** The room has left memory and will not be written before it is loaded again. */
  release(roomId: GameId): void {
    if (this.#behind.has(roomId)) this.#released.add(roomId);
    else this.#known.delete(roomId);
  }

  /** Tracked rooms opened before then (ms since 1970), by default all. */
  roomsOf(openedBefore = Number.POSITIVE_INFINITY): readonly GameId[] {
    return [...this.#known.values()].flatMap(({ fixed }) =>
      fixed.openedAt < openedBefore ? fixed.roomId : [],
    );
  }

  /** Plans full writes of those rooms that are outdated; all of them are untracked afterwards. */
  catchUp(rooms: readonly GameId[]): Plan {
    const folding = this.#folding(rooms.filter((room) => this.#behind.has(room)));
    return {
      queries: folding.map(({ snapshot }) => this.#row.move(snapshot)),
      done: () => {
        for (const each of folding) this.#fold(each);
        for (const room of rooms) if (!this.#behind.has(room)) this.#known.delete(room);
      },
    };
  }

  #entryOf({ snapshot, value }: RoomWrite): Entry | undefined {
    const { roomId, version, updatedAt, deadline, over } = snapshot;
    const known = this.#known.get(roomId);
    if (over || value === undefined || known === undefined || known.version >= version) return undefined;
    const changes = changesBetween(known.value, value) ?? {};
    return [roomId, known.version, version, updatedAt, deadline, changes];
  }

  #whole(snapshot: RoomSnapshot): CompiledQuery {
    return snapshot.over ? this.#row.whole(snapshot) : this.#row.move(snapshot);
  }

  #moved({ snapshot, value }: RoomWrite, from: number): void {
    const known = this.#known.get(snapshot.roomId);
    // The room was written in full and released meanwhile.
    if (known === undefined) return;
    known.version = snapshot.version;
    known.updatedAt = snapshot.updatedAt;
    known.deadline = snapshot.deadline;
    known.value = value;
    if (!this.#behind.has(snapshot.roomId)) this.#behind.set(snapshot.roomId, from);
  }

  /** The room stays outdated if it changed during the write. */
  #fold({ known, snapshot: { roomId, version } }: Folding): void {
    if (known.version === version) this.#behind.delete(roomId);
    if (this.#released.delete(roomId)) this.#known.delete(roomId);
  }

  /** Rooms to write in full now: released ones, and those whose first entry lies further back than the limit. */
  #due(): Folding[] {
    const due: GameId[] = [];
    for (const roomId of this.#released) {
      if (due.length === FOLDED_AT_ONCE) break;
      due.push(roomId);
    }
    for (const [roomId, since] of this.#behind) {
      if (due.length === FOLDED_AT_ONCE || this.#end - since <= this.#lengths.most) break;
      if (!due.includes(roomId)) due.push(roomId);
    }
    return this.#folding(due);
  }

  #folding(rooms: readonly GameId[]): Folding[] {
    return rooms.flatMap((roomId) => {
      const known = this.#known.get(roomId);
      return known === undefined ? [] : [{ known, snapshot: snapshotOf(known) }];
    });
  }

  /**
   * Position up to which no journal row is needed, if deleting is worth it; rows from `from` on belong to this batch.
   */
  #removable(from: number): number | undefined {
    const [oldest = from] = this.#behind.values();
    return oldest - this.#removedTo > this.#lengths.removedAtOnce ? oldest : undefined;
  }
}

function compileStatements(db: Kysely<Tables>) {
  const append = db.insertInto('room_journal').values({ position: 0, entries: '' }).compile().sql;
  const remove = db.deleteFrom('room_journal').where('position', '<=', 0).compile().sql;
  return {
    append: (position: number, entries: string) => CompiledQuery.raw(append, [position, entries]),
    remove: (position: number) => CompiledQuery.raw(remove, [position]),
  };
}
