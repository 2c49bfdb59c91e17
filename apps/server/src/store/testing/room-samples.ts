import type { NodeId } from '@hub/server/nodes/ports.ts';
import type { Words } from '../../../../../features/accounts/testing/words-columns.ts';
import { accountId, gameId } from './rows.ts';
import type { Rows } from './table-rows.ts';

const ada = accountId(1);

/** Rows of the tables of rooms, nodes and the audit log; every column has a value in at least one of them. */
export const samples = {
  room_snapshot: [
    {
      room_id: gameId(3),
      kind: 'championRift',
      state_version: 1,
      facts_version: '15.8',
      seats: `["${ada}"]`,
      version: 7,
      state: '{"guesses":["Ähri \\u0000"]}',
      opened_at: 20,
      updated_at: 21,
      deadline: 1_800_000_000_003,
      is_over: 0,
    },
    {
      room_id: gameId(2),
      kind: 'cooldownClash',
      state_version: 2,
      facts_version: '15.8',
      seats: '[]',
      version: 1,
      state: 'null',
      opened_at: 22,
      updated_at: 23,
      deadline: null,
      is_over: 1,
    },
  ],
  room_journal: [{ position: 1_800_000_000_003, entries: '[]', node: '' }],
  node: [{ id: 'a1' as NodeId, build: '1.0.0', contract: '3', state: 'up', secret_hash: 'hash' }],
  node_lease: [{ node: 'a1' as NodeId, lease_until: 1_800_000_000_004 }],
  room_owner: [
    { room_id: gameId(3), node: 'a1' as NodeId },
    { room_id: gameId(2), node: null },
  ],
  room_creation: [{ account_id: ada, kind: 'championRift', sequence: 2, room_id: gameId(3) }],
  room_seat: [{ account_id: ada, kind: 'championRift', room_id: gameId(3) }],
  host_action: [
    {
      id: 'a',
      kind: 'rename',
      subject: ada,
      actor: 'root',
      reason: 'Rude',
      created_at: 1_800_000_000_002,
      actor_account: ada,
      actor_role: 'host',
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  copiedNames: ['host_action.actor'],
  ofTheHost: ['host_action.reason'],
  ids: [
    'host_action.actor_account',
    'host_action.id',
    'host_action.subject',
    'node.id',
    'node_lease.node',
    'room_creation.room_id',
    'room_journal.node',
    'room_owner.node',
    'room_owner.room_id',
    'room_seat.room_id',
    'room_snapshot.room_id',
    'room_snapshot.seats',
  ],
  codeWords: [
    'host_action.actor_role',
    'host_action.kind',
    'node.build',
    'node.contract',
    'node.state',
    'room_creation.kind',
    'room_seat.kind',
    'room_snapshot.facts_version',
    'room_snapshot.kind',
    'schema_migration.name',
  ],
  secrets: ['node.secret_hash'],
  ofRooms: ['room_journal.entries', 'room_snapshot.state'],
};
