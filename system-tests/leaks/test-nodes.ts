import type { GameId } from '@hub/engine/wire/ids';
import type { Kysely } from 'kysely';
import { composeHub, type Hub, type HubDeps } from '../../apps/server/src/compose.ts';
import type { PeerMessage } from '../../apps/server/src/realtime/nodes/peer-messages.ts';
import type { JournalEntry } from '../../apps/server/src/store/room-journal.ts';
import type { Bus } from '../../packages/server/src/bus/bus.ts';
import { InProcessBroker } from '../../packages/server/src/bus/testing/in-process-bus.ts';
import type { Engine } from '../../packages/server/src/store/engine.ts';
import { applyJsonDiff } from '../../packages/server/src/store/json-diff.ts';
import { openDatabase, refuseToMigrate } from '../../packages/server/src/store/open-database.ts';
import type { Tables } from '../../packages/server/src/store/schema.ts';
import { watchQueries } from './database-queries.ts';
import type { Outgoing } from './secrets.ts';

/** Several nodes of this process on one database. */
export type NodesOptions = {
  readonly count: number;
  /** An empty PostgreSQL database. */
  readonly databaseUrl: string;
};

/** Receives or changes messages between two nodes on their way. */
type OnTheWay = {
  readonly record: (out: Outgoing) => void;
  readonly distort: (message: PeerMessage) => PeerMessage;
};

/** The only server, or several nodes. */
export class TestNodes {
  readonly #hubs: readonly Hub[];
  readonly #engine: Engine;

  private constructor(hubs: readonly Hub[], engine: Engine) {
    this.#hubs = hubs;
    this.#engine = engine;
  }

  static async open(deps: HubDeps, nodes: NodesOptions | undefined, onTheWay: OnTheWay): Promise<TestNodes> {
    watchQueries();
    const broker = new InProcessBroker();
    const hubs: Hub[] = [];
    for (let number = 0; number < (nodes?.count ?? 1); number += 1) {
      const bus = nodes && observed(broker.connect(), onTheWay);
      const hub = await composeHub({ ...deps, bus });
      await hub.realtime.start();
      hubs.push(hub);
    }
    return new TestNodes(hubs, await openDatabase(deps.environment, deps.logger, { steps: refuseToMigrate }));
  }

  get count(): number {
    return this.#hubs.length;
  }

  /** The database, read and written beside the nodes. */
  get db(): Kysely<Tables> {
    return this.#engine.db;
  }

  /** A node by any number: after the last one comes the first one. */
  at(number: number): Hub {
    const hub = this.#hubs[number % this.#hubs.length];
    if (hub === undefined) throw new RangeError('there is no server');
    return hub;
  }

  /** The stored state of a room. */
  async stateOf(roomId: string): Promise<unknown> {
    const id = roomId as GameId;
    if (this.count > 1) return journaledState(this.db, id);
    const snapshot = await this.at(0).store.rooms.load(id);
    return snapshot === undefined ? undefined : JSON.parse(snapshot.state);
  }

  async close(): Promise<void> {
    await this.#engine.close();
    for (const { realtime, app, store } of this.#hubs) {
      await realtime.drain();
      await app.close();
      await store.close();
    }
  }
}

/** The state of a room by its row and the journals of all nodes. */
async function journaledState(db: Kysely<Tables>, roomId: GameId): Promise<unknown> {
  const row = await db
    .selectFrom('room_snapshot')
    .select(['version', 'state'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const journal = await db
    .selectFrom('room_journal')
    .select('entries')
    .where('entries', 'like', `%"${roomId}"%`)
    .orderBy('position')
    .execute();
  let { version } = row;
  let state: unknown = JSON.parse(row.state);
  for (const entry of journal.flatMap(({ entries }) => JSON.parse(entries) as JournalEntry[])) {
    const [id, from, to, , , changes] = entry;
    if (id !== roomId || from !== version) continue;
    state = applyJsonDiff(state, changes);
    version = to;
  }
  return state;
}

type Message = { readonly message?: PeerMessage; readonly last?: unknown };

function observed(bus: Bus, { record, distort }: OnTheWay): Bus {
  return Object.assign(Object.create(bus) as Bus, {
    publish(channel: string, text: string) {
      const envelope = JSON.parse(text) as Message;
      for (const out of partsOf(envelope, text)) record(out);
      const { message } = envelope;
      if (message === undefined) return bus.publish(channel, text);
      return bus.publish(channel, JSON.stringify({ ...envelope, message: distort(message) }));
    },
  });
}

/** What the server itself has written of a message: each frame, and commands without the payload of their player. */
function partsOf({ message, last }: Message, text: string): readonly Outgoing[] {
  // Only names the last message.
  if (last !== undefined) return [];
  if (message?.type === 'frames')
    return message.frames.flatMap((frame) => ('text' in frame ? between('frames', frame.text) : []));
  if (message === undefined || !('command' in message)) return [between('messages', text)];
  return [between('messages', JSON.stringify({ ...message.command, payload: undefined }))];
}

const between = (what: 'frames' | 'messages', text: string): Outgoing => ({
  audience: `${what} between nodes`,
  listener: undefined,
  via: 'bus',
  action: /^\{"action":"(\w+)"/.exec(text)?.[1] ?? '',
  text,
  bytes: Buffer.byteLength(text),
});
