import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Generated } from 'kysely';
import type { NodeId, NodeState } from '../nodes/ports.ts';
import type { HostAction } from './host-action.ts';

/** `is_listed`: 0 for a closed account. `is_newcomer`: 1 if the account was younger than an hour. */
export type ListingFlags = { is_listed: Generated<number>; is_newcomer: Generated<number> };

/**
 * The database tables, portable: times are milliseconds since 1970, flags 0 or 1, JSON is text. Each feature adds its own ones
 * in its `tables.ts`.
 */
export interface Tables {
  /** The audit log: what the host did, and what running servers have to follow. No row is changed or deleted. */
  host_action: HostAction & {
    actor: Generated<string>;
    reason: Generated<string>;
    created_at: number;
    /** Null for the command line and the server. */
    actor_account: Generated<AccountId | null>;
    actor_role: Generated<Role | null>;
  };
  room_snapshot: {
    room_id: GameId;
    kind: string;
    state_version: number;
    facts_version: string;
    seats: string;
    version: number;
    state: string;
    opened_at: number;
    updated_at: number;
    deadline: number | null;
    is_over: number;
  };
  /** Changes of rooms since their last full write; empty after an orderly stop. */
  room_journal: {
    position: number;
    entries: string;
    /** The node that wrote the row; empty without several nodes. */
    node: Generated<string>;
  };
  /**
   * Servers that use a PostgreSQL: several nodes, or one that is `alone`. A server whose row is missing or `gone` must not
   * write rooms. `secret_hash` is null if the version of the node did not store it.
   */
  node: { id: NodeId; build: string; contract: string; state: NodeState; secret_hash: string | null };
  /** When a node's lease ends, by the database's clock. */
  node_lease: { node: NodeId; lease_until: number };
  /** Rooms that are in the memory of a node; `node` is null after that node ended, until another one wakes the room. */
  room_owner: { room_id: GameId; node: NodeId | null };
  /** The newest room that an account created, by kind; `sequence` counts them. */
  room_creation: { account_id: AccountId; kind: string; sequence: number; room_id: GameId };
  /** Seats in running rooms. */
  room_seat: { account_id: AccountId; kind: string; room_id: GameId };
}
