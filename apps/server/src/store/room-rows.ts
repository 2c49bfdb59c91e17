import type { AccountId } from '@hub/engine/wire/ids';
import { CompiledQuery, type Kysely, type Selectable } from 'kysely';
import type { RoomSnapshot } from '../domain/rooms/ports.ts';
import type { Tables } from './schema.ts';

export type SnapshotRow = Selectable<Tables['room_snapshot']>;

/** A room as it was stored. Without its accounts it cannot go on: where they cannot be read, it has no state either. */
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

/** A room hands over the same array with every move. */
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

/** What moves change. It is in no index, so that bringing a running room's row up to date costs that row's page alone. */
const MOVED = ['version', 'state', 'updated_at', 'deadline'] as const;
/** What else changes when a room begins, is over, or has other people. */
const SELDOM = ['seats', 'state_version', 'is_over'] as const;

/**
 * The statements that store a snapshot, compiled once: all of it, or what moves have changed of a room that is stored. An
 * older version than the stored one changes nothing: a room only goes forward.
 */
export function compileSnapshotWrite(db: Kysely<Tables>): {
  readonly whole: SnapshotWrite;
  readonly move: SnapshotWrite;
} {
  const updating = (columns: readonly (typeof MOVED | typeof SELDOM)[number][]): SnapshotWrite => {
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
  return { whole: updating([...MOVED, ...SELDOM]), move: updating(MOVED) };
}

/** Any snapshot: only the order of its fields counts, which is that of the statement's values. */
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
