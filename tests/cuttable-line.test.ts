import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CuttableLine } from './cuttable-line.ts';

/** A word is on the other side by then, in ms, or it is swallowed. */
const SOON_MS = 50;

let echo: Server;
let line: CuttableLine;
let open: Socket[];
beforeEach(async () => {
  open = [];
  echo = createServer((socket) => {
    open.push(socket.on('error', () => undefined));
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  line = await CuttableLine.to(`postgres://hub@127.0.0.1:${address.port}/hub_1`);
});
afterEach(async () => {
  await line.close();
  for (const socket of open) socket.destroy();
  echo.close();
});

/** A client at the near end, and what it has received so far. */
function call(): { socket: Socket; heard: () => string; ended: Promise<unknown> } {
  const socket = connect(Number(new URL(line.url).port), '127.0.0.1');
  open.push(socket);
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  const ended = new Promise((resolve) => {
    socket.on('error', resolve);
    socket.on('close', resolve);
  });
  return { socket, heard: () => heard, ended };
}

describe('a line that can be cut', () => {
  it.each([
    ['http://127.0.0.1:3000', /^http:\/\/127\.0\.0\.1:\d+$/],
    ['http://localhost:3000/', /^http:\/\/127\.0\.0\.1:\d+\/$/],
    ['postgres://hub@127.0.0.1:15400/hub_1', /^postgres:\/\/hub@127\.0\.0\.1:\d+\/hub_1$/],
  ])('leads to %s from an address of the same form', async (url, form) => {
    const other = await CuttableLine.to(url);
    expect(other.url).toMatch(form);
    expect(other.url).not.toBe(url);
    await other.close();
  });

  it('passes everything on, however much it is', async () => {
    const { socket, heard } = call();
    const much = 'x'.repeat(4_000_000);
    socket.write(much);
    await expect.poll(() => heard().length).toBe(much.length);
  });

  it('closes its connections and accepts none until it is repaired', async () => {
    const { socket, heard, ended } = call();
    socket.write('one');
    await expect.poll(heard).toBe('one');
    line.cut();
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    expect(await call().ended).toMatchObject({ code: 'ECONNRESET' });
    line.mend();
    const again = call();
    again.socket.write('two');
    await expect.poll(again.heard).toBe('two');
  });

  it('swallows everything without a word while it is silent', async () => {
    const { socket, heard } = call();
    socket.write('kept');
    await expect.poll(heard).toBe('kept');
    line.silence();
    socket.write('lost');
    const newcomer = call();
    newcomer.socket.write('lost');
    await sleep(SOON_MS);
    expect([heard(), newcomer.heard(), socket.destroyed]).toEqual(['kept', '', false]);
    line.mend();
    socket.write(' and found');
    await expect.poll(heard).toBe('kept and found');
  });
});
