import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { findRedis, HOW_TO_GET_REDIS } from '@hub/server/bus/testing/test-redis.ts';
import { createLogger } from '@hub/server/platform/logger.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { connect, protocolsFor } from '../realtime/testing/client.ts';
import { CREATION_FORMS } from '../realtime/testing/lobby-fixture.ts';
import { printedBy } from '../testing/printed-by.ts';
import { startNode } from '../testing/start-server.ts';

const databases = testDatabases();
const NAME = 'Xylomarb';
/** An address of no machine (RFC 5737). */
const ADDRESS = '203.0.113.77';
const redis = await findRedis();

/** Every key of a Redis with its content, as text. */
async function everythingIn(url: string): Promise<string> {
  const client = await createClient({ url }).connect();
  const found: unknown[] = [];
  for await (const keys of client.scanIterator())
    for (const key of keys) {
      const read = {
        string: () => client.get(key),
        hash: () => client.hGetAll(key),
        list: () => client.lRange(key, 0, -1),
        set: () => client.sMembers(key),
        zset: () => client.zRange(key, 0, -1),
        stream: () => client.xRange(key, '-', '+'),
        // Expired meanwhile.
        none: () => undefined,
      }[(await client.type(key)) as 'string'];
      found.push(key, await read());
    }
  client.destroy();
  return JSON.stringify(found);
}

/** Every row of every table, as text. */
async function everyRow(databaseUrl: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(one)::text as row from "${name}" one`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  await client.end();
  return found;
}

it.skipIf(redis === undefined)(
  `an erased player is in no row, no key of Redis, no line of the log and no lobby of two nodes${redis === undefined ? `: ${HOW_TO_GET_REDIS}` : ''}`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-erase-'));
    const variables = {
      DATABASE_URL: await databases.create(),
      DATA_DIR: dataDir,
      HUB_SECRET: `a secret of this test ${process.pid}`,
      LOG_LEVEL: 'silent',
    };
    let log = '';
    const logger = createLogger('debug', { write: (line) => void (log += line) });
    const start = () =>
      startNode(variables.DATABASE_URL, {
        logger,
        variables: {
          ...variables,
          REDIS_URL: redis ?? '',
          TRUST_PROXY: '1',
          DATA_DIR: mkdtempSync(`${dataDir}/node-`),
        },
      });
    const nodes = [await start(), await start()] as const;
    const [node, other] = nodes;
    try {
      const headers = { 'x-forwarded-for': ADDRESS };
      const send = (url: string, body: object, token?: string) =>
        node.call<{ token: string }>(url, token, body, headers);
      const { token } = await send('/accounts/create', { name: NAME });
      const own = await node.call<{ id: string; player_id: string }>('/accounts/', token);
      await send('/heartbeat', { sessionId: own.id }, token);
      await send('/feedback', { kind: 'bug', text: `I am ${NAME}`, page: '/shop' }, token);
      await send('/accounts/create', { name: NAME, nonsense: 'x'.repeat(100_000) });
      await send('/client-errors', { message: NAME, stack: own.player_id }, token);
      const open = (origin?: string) =>
        connect(node.url.replace('http', 'ws') + chainOfLegends.path, protocolsFor(token), {
          headers,
          ...(origin && { origin }),
        });
      await expect(open('https://elsewhere.invalid')).rejects.toThrow('403');
      const socket = await open();
      socket.sendRaw(`{"action": "${NAME}"`);
      expect((await socket.next()).error?.code).toBe('invalid_json');
      const lobbies: string[] = [];
      for (const name of [`${NAME}'s Lobby`, `The home of ${NAME}`]) {
        const { payload } = await socket.ask('createLobby', { ...CREATION_FORMS.chain, name });
        const { lobbyId } = payload as { lobbyId: string };
        expect((await socket.ask('joinLobby', { lobbyId })).action).toBe('joinedLobby');
        lobbies.push(lobbyId);
      }
      // The first lobby is closed; in the second one a friend stays.
      const lobbyId = lobbies[1];
      const friend = await other.join(chainOfLegends.path, (await other.guest('Ann')).token);
      expect((await friend.ask('joinLobby', { lobbyId })).action).toBe('joinedLobby');
      socket.send('updateLobbySettings', { ...CREATION_FORMS.chain, lobbyId, name: `${NAME} again` });
      await vi.waitFor(() => expect(friend.received.join()).toContain(`${NAME} again`));
      const watcher = await node.join(chainOfLegends.path, (await node.guest('Bob')).token);
      const isOfPlayer = (text: string) =>
        text.includes(NAME) || text.includes(own.player_id) || text.includes(ADDRESS);
      expect((await everyRow(variables.DATABASE_URL)).filter(isOfPlayer).length).toBeGreaterThan(3);

      const erase = ['erase', own.id, '--yes', '--reason', `Asked by ${NAME}`];
      expect((await printedBy(erase, variables)).code).toBe(0);
      await vi.waitFor(
        async () => {
          expect((await everyRow(variables.DATABASE_URL)).filter(isOfPlayer)).toEqual([]);
          const { payload } = await watcher.ask('subscribeToLobbies');
          expect(payload).toMatchObject({
            lobbies: [{ id: lobbyId, name: 'Lobby', players: [{ name: 'Ann' }] }],
          });
        },
        { timeout: 20_000, interval: 200 },
      );
      const inRedis = await everythingIn(redis ?? '');
      expect(inRedis.length).toBeGreaterThan(10);
      for (const text of [NAME, own.player_id, own.id, ADDRESS]) {
        expect(inRedis).not.toContain(text);
        expect(log).not.toContain(text);
      }
      expect(log.length).toBeGreaterThan(10);
    } finally {
      for (const started of nodes) await started.stop();
      rmSync(dataDir, { recursive: true });
    }
  },
);
