import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { afterEach, expect, it } from 'vitest';
import { connect, protocolsFor } from '../realtime/testing/client.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

const METRICS_TOKEN = 'a token of the tests';
let server: TestServer;
afterEach(() => server.stop());

const scrape = (token?: string) =>
  fetch(`${server.url}/metrics`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

it('there are no metrics without a token in the settings', async () => {
  server = await startServer();
  expect((await scrape()).status).toBe(404);
});

it('count what players do, for whoever has the token, and name nobody', async () => {
  server = await startServer({ variables: { METRICS_TOKEN } });
  expect((await scrape()).status).toBe(401);
  expect((await scrape('a token of the testz')).status).toBe(401);
  const call = (path: string, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      headers: { 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const { token } = (await (await call('/accounts/create', { name: 'Ferdinand' })).json()) as {
    token: string;
  };
  const socket = await connect(`${server.url.replace('http', 'ws')}${riftGuesser.path}`, protocolsFor(token));
  await socket.ask('startGame');
  await call('/accounts/');
  await call(`/${'unknown'.repeat(9)}`);
  await expect(
    connect(`${server.url.replace('http', 'ws')}/ws/nothing`, protocolsFor(token)),
  ).rejects.toThrow(/404/);

  const text = await (await scrape(METRICS_TOKEN)).text();
  for (const line of [
    `hub_commands_total{game="${riftGuesser.name}"} 1`,
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
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  for (const secret of ['Ferdinand', token, METRICS_TOKEN, '127.0.0.1', 'unknown'])
    expect(text).not.toContain(secret);
  await socket.close();
});

it('live answers also when the database does not', async () => {
  server = await startServer();
  expect(await (await fetch(`${server.url}/api/live`)).json()).toEqual({ status: 'live' });
});
