import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorStatus } from '@hub/engine/wire/error-status';
import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { championRift } from '@hub/games/champion-rift/game.ts';
import { errorReplySchema } from '@hub/protocol/http/endpoint';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../apps/server/src/testing/start-server.ts';
import { TIMEOUTS } from './timeouts.ts';

/** More bytes than the buffers of both ends hold. */
const LARGE_BYTES = 30_000_000;

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  const timeouts = { headersMs: 200, requestMs: 400, silenceMs: 300, checkIntervalMs: 50 };
  webFolder = mkdtempSync(path.join(tmpdir(), 'hub-timeouts-'));
  writeFileSync(path.join(webFolder, 'index.html'), '<html><head></head></html>');
  writeFileSync(path.join(webFolder, 'large.bin'), Buffer.alloc(LARGE_BYTES));
  server = await startServer({ timeouts, webFolder });
});
afterAll(async () => {
  await server.stop();
  rmSync(webFolder, { recursive: true });
});

/** Sends a text and then bytes at intervals; returns the response and the ms until the connection closed. */
const sleep = (first: string, slowly: string): Promise<{ readonly text: string; readonly ms: number }> =>
  new Promise((resolve) => {
    const from = performance.now();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const timer = setInterval(() => slowly !== '' && socket.write(slowly), 25);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, ms: performance.now() - from });
    });
    socket.write(first);
  });

it.each([
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: h\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers that do not end', 'GET / HTTP/1.1\r\nX-Slow: ', 408],
  ['what is no HTTP', 'Hello?\r\n\r\n', 400],
])('%s are answered with an error of the contract', async (_what, request, status) => {
  const { text } = await sleep(request, '');
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toContain('hub-contract: hub.v1');
  const { error, message } = errorReplySchema.parse(JSON.parse(body));
  expect(isErrorCode(error) && [errorStatus[error], errors[error]]).toEqual([status, message]);
});

it('closes the connection when a client does not read its response', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  // A busy machine may see the reset while it still looks at the number of connections.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /large.bin HTTP/1.1\r\nHost: h\r\n\r\n');
  let taken = 0;
  socket.once('data', (data) => {
    taken += data.length;
    socket.pause();
  });
  const connections = () =>
    new Promise((resolve) => server.hub.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  socket.on('data', (data) => {
    taken += data.length;
  });
  socket.resume();
  await closed;
  expect(taken).toBeLessThan(LARGE_BYTES);
});

it('does not close quiet websockets', async () => {
  // On a busy machine a call may take longer than these short limits allow.
  const client = await vi.waitFor(
    async () => server.join(championRift.path, (await server.guest('Quiet')).token),
    20_000,
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect((await client.ask('startGame')).action).toBe('gameStarted');
  await client.close();
});

it('has default timeouts that allow slow clients, but not for a minute', () => {
  expect(TIMEOUTS.headersMs).toBeLessThan(TIMEOUTS.requestMs);
  expect(Math.max(TIMEOUTS.requestMs, TIMEOUTS.silenceMs) + TIMEOUTS.checkIntervalMs).toBeLessThan(60_000);
  expect(Math.min(TIMEOUTS.headersMs, TIMEOUTS.silenceMs)).toBeGreaterThanOrEqual(10_000);
});
