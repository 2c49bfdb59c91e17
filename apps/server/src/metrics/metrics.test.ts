import type { AccountId } from '@hub/engine/wire/ids';
import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { connect, protocolsFor } from '../realtime/testing/client.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { createLedgerSum } from './ledger-sum.ts';
import { createMetrics } from './metrics.ts';

const METRICS_TOKEN = 'a token of the tests';
let server: TestServer;
afterEach(() => server.stop());

const scrape = (token?: string) =>
  fetch(`${server.url}/metrics`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** Account id and player id of a token. */
const idsIn = (token: string): string[] => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  return Object.values(claims).filter((value) => typeof value === 'string' && value.length > 8);
};

it('there are no metrics without a token in the settings', async () => {
  server = await startServer();
  expect((await scrape()).status).toBe(404);
});

it('count what players do, for whoever has the token, and name nobody', async () => {
  server = await startServer({ variables: { METRICS_TOKEN } });
  expect((await scrape()).status).toBe(401);
  expect((await scrape('a token of the testz')).status).toBe(401);
  const { token } = await server.guest('Ferdinand');
  const socket = await server.join(riftGuesser.path, token);
  const { payload } = await socket.ask('startGame');
  const { gameId } = (payload as { gameState: { gameId: string } }).gameState;
  socket.send('unknownAction');
  await socket.next();
  await socket.ask('startNextRound', { gameId: 'none' });
  await socket.ask('submitGuess', { gameId, guess: { x: 1, y: 1 } });
  await expect(
    connect(`${server.url.replace('http', 'ws')}${riftGuesser.path}`, protocolsFor(token), {
      origin: 'https://evil.example',
    }),
  ).rejects.toThrow(/403/);
  await server.call('/accounts/');
  await server.call(`/${'nowhere'.repeat(9)}`);
  await expect(server.join('/ws/nothing', token)).rejects.toThrow(/404/);

  const text = await (await scrape(METRICS_TOKEN)).text();
  for (const line of [
    `hub_commands_total{game="${riftGuesser.name}"} 3`,
    'hub_refusals_total{code="unknown_action"} 1',
    'hub_refusals_total{code="game_not_found"} 1',
    'hub_refusals_total{code="look_first"} 1',
    'hub_refusals_total{code="origin_not_allowed"} 1',
    'hub_refusals_total{code="unauthorized"} 1',
    'hub_refusals_total{code="not_found"} 2',
    'hub_sockets 1',
    'hub_players 1',
    'hub_rooms 1',
    'hub_store_writable 1',
    'hub_ready 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/hub_save_seconds_count\{result="stored"\} [1-9]/);
  expect(text).toMatch(/hub_command_seconds_count\{until="stored"\} 1/);
  expect(text).toMatch(/hub_command_seconds_count\{until="sent"\} 3/);
  expect(text).toMatch(/hub_disk_free_bytes [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('nodejs_gc_duration_seconds');
  // A server that makes no backups has no last one.
  expect(text).not.toMatch(/^hub_last_backup_seconds/m);
  for (const secret of ['Ferdinand', token, ...idsIn(token), METRICS_TOKEN, '127.0.0.1', 'nowhere'])
    expect(text).not.toContain(secret);
  await socket.close();
});

it('a save that failed is counted apart from those that were stored', async () => {
  const metrics = await createMetrics();
  const readings = { sockets: 0, players: 0, rooms: 0, isStoreWritable: true, isBusConnected: true };
  const none = { isReady: true, lastBackup: undefined, hasBackupFailed: undefined, diskFreeBytes: undefined };
  await using app = fastify();
  metrics.serve(app, METRICS_TOKEN, async () => ({ ...readings, ...none }));
  for (const isStored of [true, false, true]) metrics.measures.onSave(1, 0.02, isStored);
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(body).toContain('hub_save_seconds_count{result="failed"} 1');
  expect(body).toContain('hub_save_seconds_count{result="stored"} 2');
});

it('every label has few values, whatever callers send', async () => {
  server = await startServer({ variables: { METRICS_TOKEN } });
  const labels = async () =>
    (await (await scrape(METRICS_TOKEN)).text()).match(/^hub_\w+\{[^}]*\}/gm)?.length ?? 0;
  const call = (number: number) =>
    fetch(`${server.url}/api/none-${number}`, {
      method: 'POST',
      body: '{',
      headers: { origin: `http://${number}.example` },
    });
  await call(0);
  const before = await labels();
  for (let number = 1; number < 20; number += 1) await call(number);
  expect(await labels()).toBe(before);
});

it('the sum of all ledgers is added up a few entries at a time', async () => {
  const accounts = Array.from({ length: 7 }, (_, index) => `${index}`);
  const nextLedgers = async (after: string, limit: number) => {
    const next = accounts.filter((id) => id > after).slice(0, Math.min(limit, 3));
    return {
      essence: next.length * 5,
      unbalanced: next.includes('4') ? 1 : 0,
      last: (accounts.at(-1) === next.at(-1) ? undefined : next.at(-1)) as AccountId | undefined,
    };
  };
  const sum = createLedgerSum({ nextLedgers });
  for (const _ of [1, 2]) await sum.step();
  expect(sum.newest).toBeUndefined();
  await sum.step();
  expect(sum.newest).toEqual({ essence: 35, unbalanced: 1 });
});

it('live answers also when the database does not', async () => {
  server = await startServer();
  expect(await (await fetch(`${server.url}/api/live`)).json()).toEqual({ status: 'live' });
});
