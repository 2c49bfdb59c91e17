import { setTimeout as sleep } from 'node:timers/promises';
import { concurrently } from '../players/waiting.ts';
import { upgradeRequest } from '../players/websocket.ts';
import { type Attack, refusals } from './attack.ts';
import { RawSocket } from './raw-socket.ts';

const ADDRESS = '127.0.0.75';
/** Time between two bytes, so that the connection is never idle. */
const BYTE_MS = 200;
/** For the server's check interval and a busy machine. */
const MARGIN_MS = 3_000;

const POST = 'POST /api/accounts/create HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n';
const HEADER = `X-Slow: ${'a'.repeat(10_000)}`;

/** What is sent at once, and what follows byte by byte. */
const SLOW_REQUESTS: readonly (readonly [start: string, slowly: string])[] = [
  ['', ''],
  ['GET / HTTP/1.1\r\nHost: h\r\n', HEADER],
  [`${POST}Content-Length: 10000\r\n\r\n`, 'x'.repeat(10_000)],
  [`${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'.repeat(2_000)],
  [upgradeRequest({ host: '127.0.0.1', path: '/ws/championRift' }).slice(0, -4), `\r\n${HEADER}`],
];

/** Requests, bodies and upgrades that never end. */
export const slowRequests: Attack = {
  name: 'sending requests, bodies and upgrades byte by byte',
  counts: { short: 10, long: 1_000 },
  async run({ port, closesWithinMs }, count) {
    return refusals(
      await concurrently(count, count, (number) => sendSlowly(port, number, closesWithinMs + MARGIN_MS)),
    );
  },
};

/** Whether the server closes the connection within the limit. */
async function sendSlowly(port: number, number: number, limitMs: number): Promise<boolean> {
  const [start, slowly] = SLOW_REQUESTS[number % SLOW_REQUESTS.length] ?? ['', ''];
  const socket = await RawSocket.open(port, ADDRESS);
  socket.send(start);
  const until = performance.now() + limitMs;
  for (const byte of slowly) {
    if (!socket.isOpen || performance.now() > until) break;
    socket.send(byte);
    await sleep(BYTE_MS);
  }
  const isClosed = await socket.closesWithin(Math.max(0, until - performance.now()));
  socket.destroy();
  return isClosed;
}
