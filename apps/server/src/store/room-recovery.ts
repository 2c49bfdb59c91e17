import type { GameId } from '@hub/engine/wire/ids';
import type { NodeId } from '@hub/server/nodes/ports.ts';
import type { RecoveredRooms } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { applyJsonDiff } from '@hub/server/store/json-diff.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { JournalEntry } from './room-journal.ts';
import type { SnapshotRow } from './room-rows.ts';

/** Rooms per query; a statement has a limited number of parameters. */
const ROOMS_PER_QUERY = 500;
const ENTRY_LENGTH = 6;
/** The node in journal rows of a server that runs alone. */
export const LONE_SERVER = '' as NodeId;

/** Rooms for which the journal has newer changes than their rows. */
type ReplayedJournal = {
  /** The rows with the journal applied. */
  readonly rows: readonly SnapshotRow[];
  /** Rooms whose entries could not all be applied; they stop at the last one that could. */
  readonly broken: readonly GameId[];
  /** Positions of journal rows that cannot be parsed; they are skipped. */
  readonly unreadable: readonly number[];
};

/**
 * Applies the journal of a killed server to the stored rooms. With `node`, only that node's journal, and only to the rooms
 * that it owns: its entries for other rooms are obsolete. Reads only.
 */
export async function replayJournal(db: Kysely<Tables>, node?: NodeId): Promise<ReplayedJournal> {
  const journal = await db
    .selectFrom('room_journal')
    .selectAll()
    .$if(node !== undefined, (all) => all.where('node', '=', node ?? LONE_SERVER))
    .orderBy('position')
    .execute();
  const entriesOf = new Map<GameId, JournalEntry[]>();
  const unreadable: number[] = [];
  for (const { position, entries } of journal) {
    const read = readEntries(entries);
    if (read === undefined) unreadable.push(position);
    for (const entry of read ?? []) {
      const known = entriesOf.get(entry[0]);
      if (known === undefined) entriesOf.set(entry[0], [entry]);
      else known.push(entry);
    }
  }
  const rows: SnapshotRow[] = [];
  const broken: GameId[] = [];
  const ids = [...entriesOf.keys()];
  for (let at = 0; at < ids.length; at += ROOMS_PER_QUERY) {
    const batch = ids.slice(at, at + ROOMS_PER_QUERY);
    const found = await db
      .selectFrom('room_snapshot')
      .selectAll()
      .where('room_id', 'in', batch)
      .$if(node !== undefined, (all) => all.where(ownedBy(db, node ?? LONE_SERVER)))
      .execute();
    for (const row of found) {
      const { row: ahead, isBroken } = replay(row, entriesOf.get(row.room_id) ?? []);
      if (ahead.version > row.version) rows.push(ahead);
      if (isBroken) broken.push(row.room_id);
    }
  }
  return { rows, broken, unreadable };
}

/** The rooms to which a node's journal applies. No node owns the rooms of a server that ran alone. */
const ownedBy = (db: Kysely<Tables>, node: NodeId) => (rooms: ExpressionBuilder<Tables, 'room_snapshot'>) => {
  const owners = db.selectFrom('room_owner').select('room_id');
  return node === LONE_SERVER
    ? rooms('room_id', 'not in', owners)
    : rooms('room_id', 'in', owners.where('node', '=', node));
};

/** Parses a journal row; undefined when it is not a list of entries. */
function readEntries(text: string): readonly JournalEntry[] | undefined {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) && entries.every(isEntry) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is JournalEntry {
  if (!Array.isArray(value) || value.length !== ENTRY_LENGTH) return false;
  const [roomId, from, version, updatedAt, deadline, changes] = value as readonly unknown[];
  return (
    typeof roomId === 'string' &&
    [from, version, updatedAt].every(Number.isSafeInteger) &&
    (deadline === null || Number.isSafeInteger(deadline)) &&
    typeof changes === 'object' &&
    changes !== null
  );
}

type Replayed = { readonly row: SnapshotRow; readonly isBroken: boolean };

/**
 * Applies entries in order; each must start at the version the previous one led to. An entry from an older version is
 * obsolete (the room was written in full since, or a failed write was stored after all); one from a newer version means
 * that an entry is missing.
 */
function replay(row: SnapshotRow, entries: readonly JournalEntry[]): Replayed {
  let last = row;
  let state: unknown = parseState(row);
  let isBroken = state === undefined;
  for (const [index, [, from, version, updatedAt, deadline, changes]] of entries.entries()) {
    if (isBroken) break;
    if (from !== last.version) {
      isBroken = from > last.version;
      continue;
    }
    try {
      state = applyJsonDiff(state, changes);
    } catch {
      return { row: replay(row, entries.slice(0, index)).row, isBroken: true };
    }
    last = { ...last, version, updated_at: updatedAt, deadline };
  }
  return { row: last === row ? row : { ...last, state: JSON.stringify(state) }, isBroken };
}

/** Undefined when it is not valid JSON. */
function parseState({ state }: SnapshotRow): unknown {
  try {
    return JSON.parse(state);
  } catch {
    return undefined;
  }
}

/** Writes those rooms in full and empties the journal. Must run before any other access to rooms. */
export const recoverRooms = (engine: Engine, node?: NodeId): Promise<RecoveredRooms> =>
  engine.transaction('process', (tx) => foldJournal(tx, node));

/** Writes the rooms of `replayJournal` in full and removes the journal that it has read. */
export async function foldJournal(tx: Kysely<Tables>, node?: NodeId): Promise<RecoveredRooms> {
  const { rows, broken, unreadable } = await replayJournal(tx, node);
  await writeReplayed(tx, rows);
  const journal = tx.deleteFrom('room_journal');
  await (node === undefined ? journal : journal.where('node', '=', node)).execute();
  return { rooms: rows.length, broken, unreadable };
}

async function writeReplayed(tx: Kysely<Tables>, rows: readonly SnapshotRow[]): Promise<void> {
  for (const { room_id, version, state, updated_at, deadline } of rows) {
    await tx
      .updateTable('room_snapshot')
      .set({ version, state, updated_at, deadline })
      .where('room_id', '=', room_id)
      .execute();
  }
}
