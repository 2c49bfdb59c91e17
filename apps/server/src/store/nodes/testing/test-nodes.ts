import { LEASE_MS, type Membership } from '@hub/server/nodes/ports.ts';
import type { RoomWrite } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { openPostgres } from '@hub/server/store/postgres.ts';
import { pino } from 'pino';
import { createStore, type Store } from '../../store.ts';
import { gameId, snapshot } from '../../testing/rows.ts';
import { joinNodes, type NodeInfo } from '../membership.ts';

/** A node with its own connections, and the store of everything that is not a room. */
export type TestNode = Membership & { readonly engine: Engine; readonly store: Store };

const INFO: NodeInfo = {
  build: 'test',
  contract: 'hub.v1',
  secretHash: 'hash',
  stateVersions: new Map([['championRift', 1]]),
};

/** Nodes on one database, closed together. */
export class TestNodes {
  readonly #address: string;
  readonly #open: TestNode[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  async join(info: Partial<NodeInfo> = {}): Promise<TestNode> {
    const engine = await openPostgres(this.#address, pino({ level: 'silent' }), undefined, {
      maxIdleInTransactionMs: LEASE_MS,
    });
    const membership = await joinNodes(engine, this.#address, { ...INFO, ...info }, {});
    const node = { ...membership, engine, store: createStore(engine) };
    this.#open.push(node);
    return node;
  }

  async close(): Promise<void> {
    for (const node of this.#open) {
      await node.close();
      await node.engine.close();
    }
  }
}

/** A room after so many moves. */
export const roomAt = (number: number, version: number, changes = {}): RoomWrite => ({
  snapshot: snapshot({ roomId: gameId(number), version, state: JSON.stringify({ version }), ...changes }),
  value: { version },
});
