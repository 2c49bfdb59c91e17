import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { type NodeId, OwnedElsewhere } from '@hub/server/nodes/ports.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { CreationConflict, type RoomClaim } from '@hub/server/rooms/ports.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql } from 'kysely';

/** State versions that a node can read, by kind of room. */
export type StateVersions = ReadonlyMap<string, number>;

/** Rooms that a node wakes at once; more are taken with the next call. */
const ADOPTED_AT_ONCE = 50;

type Db = Kysely<Tables>;

/** The kinds and state versions as a table `known`. */
const knownVersions = (versions: StateVersions) =>
  sql`unnest(${[...versions.keys()]}::text[], ${[...versions.values()]}::integer[]) as known (kind, version)`;

/**
 * Makes a node the owner of a stored room, with `creation` also of a new one. Returns false if there is no such room.
 * Rejects if another node owns it, or if its state is newer than this node can read.
 */
export async function claimRoom(
  db: Db,
  roomId: GameId,
  node: NodeId,
  versions: StateVersions,
  creation: RoomClaim | undefined,
): Promise<boolean> {
  const owner = await ownerOf(db, roomId);
  if (owner !== undefined && owner !== node) throw new OwnedElsewhere(roomId, owner);
  const stored = await storedVersion(db, roomId);
  if (stored === undefined && creation === undefined) return false;
  const known = stored && versions.get(stored.kind);
  if (stored !== undefined && known === undefined) return false;
  if (stored !== undefined && known !== undefined && stored.state_version > known)
    throw new Unavailable('the room was stored by a newer version');
  if (stored === undefined && creation !== undefined) await countCreation(db, roomId, creation);
  const { rows } = await sql<{ node: NodeId }>`
    insert into room_owner (room_id, node) values (${roomId}, ${node})
    on conflict (room_id) do update set node = coalesce(room_owner.node, excluded.node)
    returning node`.execute(db);
  const [row] = rows;
  if (row !== undefined && row.node !== node) throw new OwnedElsewhere(roomId, row.node);
  return true;
}

/** Undefined for a room that no node owns. */
async function ownerOf(db: Db, roomId: GameId): Promise<NodeId | undefined> {
  const row = await db
    .selectFrom('room_owner')
    .select('node')
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return row?.node ?? undefined;
}

const storedVersion = (db: Db, roomId: GameId) =>
  db
    .selectFrom('room_snapshot')
    .select(['kind', 'state_version'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();

/** Names the room that the account creates or enters. Fails if it has named another one of the kind since `sequence` was read. */
export async function countCreation(
  db: Db,
  roomId: GameId,
  { account, kind, sequence }: RoomClaim,
): Promise<void> {
  const { rows } = await sql`
    insert into room_creation (account_id, kind, sequence, room_id)
    values (${account}, ${kind}, ${sequence + 1}, ${roomId})
    on conflict (account_id, kind) do update set sequence = excluded.sequence, room_id = excluded.room_id
    where room_creation.sequence = ${sequence}
    returning sequence`.execute(db);
  if (rows.length === 0) throw new CreationConflict();
}

/** How many rooms of a kind the account has created. */
export async function countCreations(db: Db, account: AccountId, kind: string): Promise<number> {
  const row = await db
    .selectFrom('room_creation')
    .select('sequence')
    .where('account_id', '=', account)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** The newest room that the account has created of a kind, while it is in the memory of a node; it may be unsaved. */
export async function newestCreation(db: Db, account: AccountId, kind: string): Promise<GameId | undefined> {
  const row = await db
    .selectFrom('room_creation')
    .innerJoin('room_owner', 'room_owner.room_id', 'room_creation.room_id')
    .select('room_creation.room_id')
    .where('room_creation.account_id', '=', account)
    .where('room_creation.kind', '=', kind)
    .executeTakeFirst();
  return row?.room_id;
}

/** Whether nodes have left rooms behind. */
export async function hasOrphans(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from room_owner where node is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Makes a node the owner of rooms that other nodes left behind; skips those that another node is taking. */
export async function adoptRooms(db: Db, node: NodeId, versions: StateVersions): Promise<readonly GameId[]> {
  const { rows } = await sql<{ room_id: GameId }>`
    update room_owner set node = ${node}
    where room_id in (
      select owner.room_id from room_owner as owner
      join room_snapshot as room on room.room_id = owner.room_id
      join ${knownVersions(versions)} on known.kind = room.kind and known.version >= room.state_version
      where owner.node is null
      limit ${ADOPTED_AT_ONCE}
      for update of owner skip locked)
    returning room_id`.execute(db);
  return rows.map((row) => row.room_id);
}

/** Frees a room: it is asleep until a player returns to it. */
export async function freeRoom(db: Db, roomId: GameId, node: NodeId): Promise<void> {
  await db.deleteFrom('room_owner').where('room_id', '=', roomId).where('node', '=', node).execute();
}

/** Leaves all running rooms of a node to other nodes, and frees the others. */
export async function leaveRooms(db: Db, node: NodeId): Promise<void> {
  await sql`delete from room_owner as owner where owner.node = ${node} and not exists (
    select from room_snapshot as room where room.room_id = owner.room_id and room.is_over = 0)`.execute(db);
  await db.updateTable('room_owner').set({ node: null }).where('node', '=', node).execute();
}

/** Leaves running rooms with a deadline that no node owns to the nodes: those of a server that ran alone before. */
export async function leaveUnowned(db: Db): Promise<void> {
  await sql`insert into room_owner (room_id, node)
    select room_id, null from room_snapshot where is_over = 0 and deadline is not null
    on conflict (room_id) do nothing`.execute(db);
}
