import type { AccountId } from '@hub/engine/wire/ids';
import type { RoomSnapshot } from '@hub/server/rooms/ports.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { CompiledQuery, type Kysely, type Selectable } from 'kysely';

export type SnapshotRow = Selectable<Tables['room_snapshot']>;

/** Converts a stored row. A room needs its accounts: when `seats` is unreadable, the state is empty, too. */
export function toSnapshot(row: SnapshotRow): RoomSnapshot {
  const seats = readSeats(row.seats);
  return {
    roomId: row.room_id,
    kind: row.kind,
    stateVersion: row.state_version,
    seats: seats ?? [],
    version: row.version,
    state: seats === undefined ? '' : row.state,
    openedAt: row.opened_at,
    updatedAt: row.updated_at,
    deadline: row.deadline,
    over: row.is_over === 1,
  };
}

function readSeats(text: string): readonly AccountId[] | undefined {
  try {
    const seats: unknown = JSON.parse(text);
    return Array.isArray(seats) ? (seats as AccountId[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Cached by array: a room passes the same array with every move. */
const seatsTexts = new WeakMap<readonly AccountId[], string>();

function seatsText(seats: readonly AccountId[]): string {
  const text = seatsTexts.get(seats) ?? JSON.stringify(seats);
  seatsTexts.set(seats, text);
  return text;
}

const toRow = (snapshot: RoomSnapshot): SnapshotRow => ({
  room_id: snapshot.roomId,
  kind: snapshot.kind,
  state_version: snapshot.stateVersion,
  // Not null in the schema, and no longer used: decision 022.
  facts_version: '',
  seats: seatsText(snapshot.seats),
  version: snapshot.version,
  state: snapshot.state,
  opened_at: snapshot.openedAt,
  updated_at: snapshot.updatedAt,
  deadline: snapshot.deadline,
  is_over: snapshot.over ? 1 : 0,
});

export type SnapshotWrite = (snapshot: RoomSnapshot) => CompiledQuery;

/** Columns that moves change. None is indexed, so that updating a row writes only the row's page. */
const CHANGED_BY_MOVES = ['version', 'state', 'updated_at', 'deadline'] as const;
/** Columns that change when a room begins, ends or changes its seats. */
const RARELY_CHANGED = ['seats', 'state_version', 'is_over'] as const;

/**
 * Compiles the statements that store a snapshot: `full` writes all columns, `move` only those that moves change. A
 * snapshot older than the stored one changes nothing.
 */
export function compileSnapshotWrite(db: Kysely<Tables>): {
  readonly full: SnapshotWrite;
  readonly move: SnapshotWrite;
} {
  const updating = (
    columns: readonly (typeof CHANGED_BY_MOVES | typeof RARELY_CHANGED)[number][],
  ): SnapshotWrite => {
    const { sql } = db
      .insertInto('room_snapshot')
      .values(toRow(SAMPLE))
      .onConflict((conflict) =>
        conflict
          .column('room_id')
          .doUpdateSet((of) =>
            Object.fromEntries(columns.map((column) => [column, of.ref(`excluded.${column}`)])),
          )
          .whereRef('room_snapshot.version', '<=', 'excluded.version'),
      )
      .compile();
    return (snapshot) => CompiledQuery.raw(sql, Object.values(toRow(snapshot)));
  };
  return { full: updating([...CHANGED_BY_MOVES, ...RARELY_CHANGED]), move: updating(CHANGED_BY_MOVES) };
}

/** Provides the order of the fields, which is that of the statement's parameters. */
const SAMPLE: RoomSnapshot = {
  roomId: 'sample' as RoomSnapshot['roomId'],
  kind: '',
  stateVersion: 0,
  seats: [],
  version: 0,
  state: '',
  openedAt: 0,
  updatedAt: 0,
  deadline: null,
  over: false,
};
