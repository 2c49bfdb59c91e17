import { once } from 'node:events';
import { get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { openSections } from '@hub/games/rift-guesser/pictures/open-sections.ts';
import type { Sections } from '@hub/games/rift-guesser/pictures/sections.ts';
import { createBinding } from '@hub/games/rift-guesser/server.ts';
import type { Account } from '@hub/protocol/http/accounts';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const createAccount = async () => (await server.guest('Ahri')).token;
const ownAccount = (token: string) => server.call<Account>('/accounts/', token);

describe('a server', () => {
  it('keeps accounts and tokens over a restart', async () => {
    server = await startServer();
    const token = await createAccount();
    const before = await ownAccount(token);
    server = await server.restart();
    expect(await ownAccount(token)).toEqual(before);
    expect(before.name).toBe('Ahri');
  });

  it('serves calls and sockets on one port', async () => {
    server = await startServer();
    const token = await createAccount();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/championRift`, [
      SUBPROTOCOL,
      BEARER_PREFIX + token,
    ]);
    await once(socket, 'open');
    socket.send(JSON.stringify({ action: 'startGame', payload: {} }));
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ action: 'gameStarted' });
    const closed = once(socket, 'close');
    await server.hub.realtime.drain();
    expect((await closed)[0]).toBe(1012);
  });

  it('can be stopped twice and refuses connections then', async () => {
    server = await startServer();
    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
  });

  it('answers open requests before it stops, despite idle connections', async () => {
    server = await startServer();
    const body = JSON.stringify({ name: 'Zed' });
    const slow = request(`${server.url}/api/accounts/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    slow.flushHeaders();
    const idle = get(`${server.url}/api/health`, { agent: false, headers: { connection: 'keep-alive' } });
    await once(idle, 'response');
    slow.write(body.slice(0, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const from = performance.now();
    const stopped = server.stop();
    slow.end(body.slice(5));
    const [reply] = (await once(slow, 'response')) as [{ statusCode: number; resume(): void }];
    reply.resume();
    expect(reply.statusCode).toBe(200);
    await stopped;
    // Only then the server cuts off what is still open, as it would the idle connection.
    expect(performance.now() - from).toBeLessThan(3_000);
  });

  it('stops despite unanswered upgrades and connections with no or half a request', async () => {
    server = await startServer();
    // Like an upgrade whose token is still being checked: detached from the HTTP server and not yet a websocket.
    server.hub.app.server.removeAllListeners('upgrade').on('upgrade', () => undefined);
    const { port } = new URL(server.url);
    const upgrade =
      'GET /ws/moreOrLess HTTP/1.1\r\nHost: hub\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const closed = ['', upgrade.slice(0, 40), upgrade].map(async (text) => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket
        .resume()
        .on('error', () => undefined)
        .write(text);
      await once(socket, 'close');
      return socket.destroyed;
    });
    await fetch(`${server.url}/api/health`);
    await server.stop();
    expect(await Promise.all(closed)).toEqual([true, true, true]);
  });

  it('refuses open requests for pictures with 503 when it stops', async () => {
    let pictures: Sections | undefined;
    server = await startServer({
      games(services) {
        pictures = openSections(services);
        return [createBinding(services, pictures)];
      },
    });
    const addresses = Array.from({ length: 20 }, (_, x) =>
      pictures?.publish(`picture-${x}`, { x, y: 7, width: 19.44, height: 16.34 }, 60_000),
    );
    const last = fetch(`${server.url}/api/riftGuesser/section/${addresses.at(-1)}.webp`);
    await fetch(`${server.url}/api/health`);
    await server.stop();
    expect((await last).status).toBe(503);
  });

  it('closes everything when its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(startServer({ variables: { PORT: String(port) } })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    taken.close();
    server = await startServer();
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});
