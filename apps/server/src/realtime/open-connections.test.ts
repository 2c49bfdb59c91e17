import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { OpenConnections } from './open-connections.ts';
import type { Client } from './testing/client.ts';
import { type Hub, startHub } from './testing/hub.ts';
import { testPlayer } from './testing/players.ts';

const PATHS = ['/ws/championRift', '/ws/moreOrLess', '/ws/riftGuesser'];
const OVER = { code: 4401, reason: 'unauthorized' };

let hub: Hub;
beforeEach(async () => {
  hub = await startHub();
});
afterEach(() => hub.stop());

const open = async (count: number, player: number): Promise<Client[]> => {
  const clients: Client[] = [];
  for (let at = 0; at < count; at += 1) clients.push(await hub.join(PATHS[at % PATHS.length] ?? '', player));
  return clients;
};
const isServed = async (client: Client): Promise<boolean> =>
  (await client.ask('nothing')).error?.code === 'unknown_action';

describe('the sockets of one account', () => {
  it('are closed when its tokens are revoked, and later commands are dropped', async () => {
    const clients = await open(3, 1);
    const other = await hub.join(PATHS[0] ?? '', 2);
    hub.realtime.endSessions(testPlayer(1).accountId);
    for (const client of clients) {
      client.send('startGame');
      expect(await client.closed).toEqual(OVER);
      expect(client.received).toEqual([]);
    }
    expect(await isServed(other)).toBe(true);
    expect(hub.store.batches).toEqual([]);
    hub.realtime.endSessions(testPlayer(3).accountId);
  });
});

it('the sockets of one account on two nodes are limited, also if all were opened in the same millisecond', () => {
  const player = testPlayer(1);
  const times: (readonly number[])[] = [[], []];
  const nodes: readonly OpenConnections[] = [0, 1].map(
    (node) =>
      new OpenConnections({
        elsewhere: () => [...(times[1 - node] ?? [])],
        set(account, opened) {
          times[node] = opened;
          nodes[1 - node]?.closeExcess(account);
        },
      }),
  );
  const sockets = Array.from({ length: 3 * SOCKETS_PER_ACCOUNT }, () => ({
    player,
    isOpen: true,
    close() {
      this.isOpen = false;
    },
  }));
  for (const [at, socket] of sockets.entries())
    nodes[at % 2]?.add(socket as unknown as Connection, { tokenVersion: 0, at: 1_000 });
  expect(sockets.filter(({ isOpen }) => isOpen)).toHaveLength(SOCKETS_PER_ACCOUNT);
});
