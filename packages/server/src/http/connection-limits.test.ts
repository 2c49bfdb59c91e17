import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimit, limitConnections, openFileLimit } from './connection-limits.ts';

describe('connectionLimit', () => {
  it.each([
    [1_024, 768],
    [20_000, 19_744],
    [1_048_576, 50_000],
    [300, 256],
    [Number.POSITIVE_INFINITY, 50_000],
  ])('with %d open files is %d', (openFiles, connections) => {
    expect(connectionLimit(openFiles)).toBe(connections);
  });

  it('is read from this machine', () => expect(openFileLimit()).toBeGreaterThan(100));
});

describe('limitConnections', () => {
  let server: Server;
  const sockets: Socket[] = [];
  const logged: string[] = [];
  const tryToConnect = (): Promise<'open' | 'refused'> =>
    new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => resolve('refused'));
      socket.on('close', () => resolve('refused'));
      socket.on('connect', () => setTimeout(() => resolve('open'), 50));
    });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
    await once(server, 'close');
  });

  it('refuses connections above the limit, logs how many, and accepts again later', async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    limitConnections(server, (what) => logged.push(what), 2);
    expect([await tryToConnect(), await tryToConnect()]).toEqual(['open', 'open']);
    expect([await tryToConnect(), await tryToConnect()]).toEqual(['refused', 'refused']);
    sockets[0]?.destroy();
    await expect.poll(tryToConnect).toBe('open');
    expect(logged.length).toBeGreaterThanOrEqual(2);
    expect(new Set(logged)).toEqual(
      new Set(['connections refused: the limit of 2 open connections is reached']),
    );
  });
});
