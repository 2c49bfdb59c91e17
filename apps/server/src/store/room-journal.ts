import type { GameId } from '@hub/engine/wire/ids';
import { CompiledQuery, type Kysely } from 'kysely';
import type { RoomSnapshot, RoomWrite } from '../domain/rooms/ports.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { SnapshotWrite } from './room-rows.ts';
import type { Tables } from './schema.ts';

/** What a move made of a room: from which version to which, and what differs. */
export type Entry = readonly [
  roomId: GameId,
  from: number,
  version: number,
  updatedAt: number,
  deadline: number | null,
  changes: Changes,
];

/** In characters of entries. */
export type Lengths = {
  /** What may lie there, which is what a start after a kill has to read. */
  readonly most: number;
  /** What is worth a statement that removes it. */
  readonly removedAtOnce: number;
};

const LENGTHS: Lengths = { most: 16_777_216, removedAtOnce: 262_144 };
/** Rooms that are written whole together with somebody's moves: few, so that nobody waits for them. */
const FOLDED_AT_ONCE = 4;

/**
 * A room as the database has it: its row, or its row and the journal. Changed in place: what would be made anew for every
 * move would live just long enough to be moved about by the collector.
 */
type Known = {
  /** What moves do not change. */
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

/** A room that is written whole, and how far it was then: it may move on meanwhile. */
type Folding = { readonly known: Known; readonly snapshot: RoomSnapshot };

/** What is to be written, as one transaction, and what to remember once it was. */
type Plan = { readonly queries: readonly CompiledQuery[]; readonly done: () => void };

/**
 * What changes in running rooms is written behind one another, one row for everything of a turn of the event loop: that
 * costs one page, and not one for every room. From time to time a room is written whole, and what the journal has of it
 * counts no more.
 */
export class RoomJournal {
  readonly #row: { readonly whole: SnapshotWrite; readonly move: SnapshotWrite };
  readonly #statements: ReturnType<typeof compileStatements>;
  readonly #lengths: Lengths;
  readonly #known = new Map<GameId, Known>();
  /** Rooms whose row is behind, with where their first entry begins; those that wait longest first. */
  readonly #behind = new Map<GameId, number>();
  /** Rooms that nobody plays in any more and whose row is behind. */
  readonly #released = new Set<GameId>();
  /** Where the next row begins, in characters since the server began. */
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

  /** For writes that are nothing but the next snapshots of rooms. */
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
      // Also if it fails: nobody can be sure that it was not written, and what is written later has to come after it.
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

  /** A room has been written whole. */
  wrote({ snapshot, value }: RoomWrite): void {
    const { roomId, over } = snapshot;
    this.#behind.delete(roomId);
    if (over || value === undefined) this.#known.delete(roomId);
    else {
      const { kind, stateVersion, seats, openedAt, version, updatedAt, deadline } = snapshot;
      const fixed = { roomId, kind, stateVersion, seats, openedAt, over };
      this.#known.set(roomId, { fixed, version, updatedAt, deadline, value });
    }
  }

  /** Nobody will write the room before it is loaded again. */
  release(roomId: GameId): void {
    if (this.#behind.has(roomId)) this.#released.add(roomId);
    else this.#known.delete(roomId);
  }

  /** Rooms that were opened before then (ms since 1970), by default all, of which something is known. */
  roomsOf(openedBefore = Number.POSITIVE_INFINITY): readonly GameId[] {
    return [...this.#known.values()].flatMap(({ fixed }) =>
      fixed.openedAt < openedBefore ? fixed.roomId : [],
    );
  }

  /** Writes those rooms whole whose rows are behind, and begins anew with all of them. */
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
    // Written whole meanwhile, and released.
    if (known === undefined) return;
    known.version = snapshot.version;
    known.updatedAt = snapshot.updatedAt;
    known.deadline = snapshot.deadline;
    known.value = value;
    if (!this.#behind.has(snapshot.roomId)) this.#behind.set(snapshot.roomId, from);
  }

  /** Unless it has moved on meanwhile. */
  #fold({ known, snapshot: { roomId, version } }: Folding): void {
    if (known.version === version) this.#behind.delete(roomId);
    if (this.#released.delete(roomId)) this.#known.delete(roomId);
  }

  /** The rooms that are to be written whole now: those that nobody needs, and those that the journal is too long for. */
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

  /** Up to where no row of the journal counts any more, where that is worth it; rows from there on are of this batch. */
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
