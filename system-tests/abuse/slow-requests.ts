import type { Attack } from './attack.ts';
import { manyTimes } from './http-client.ts';
import { Line, pause, upgradeText } from './raw-socket.ts';

const ADDRESS = '127.0.0.75';
/** One byte each, so that the line is never silent. */
const TRICKLE_MS = 200;
/** For the looks of the server and a busy machine. */
const MARGIN_MS = 3_000;

interface Sleeper {
  readonly first: (port: number) => string;
  /** What is said byte by byte after it; nothing for a silent one. */
  readonly slowly: string;
}

const body = 'x'.repeat(10_000);
const SLEEPERS: readonly Sleeper[] = [
  { first: () => '', slowly: '' },
  { first: () => 'GET / HTTP/1.1\r\nHost: h\r\n', slowly: `X-Slow: ${'a'.repeat(10_000)}` },
  {
    first: () =>
      'POST /api/accounts/create HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n',
    slowly: body,
  },
  {
    first: () =>
      'POST /api/accounts/create HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    slowly: '1\r\nx\r\n'.repeat(2_000),
  },
  { first: (port) => upgradeText(port, {}).slice(0, -4), slowly: `\r\nX-Slow: ${'a'.repeat(10_000)}` },
];

/** Requests, bodies and upgrades that never come to an end. */
export const sleepers: Attack = {
  name: 'requests, bodies and upgrades byte by byte',
  counts: { short: 10, long: 1_000 },
  async run({ port, patienceMs }, count) {
    const waits = await manyTimes(count, count, (number) =>
      sleep(port, SLEEPERS[number % SLEEPERS.length], patienceMs),
    );
    const refused = waits.filter(Boolean).length;
    return { tried: count, refused, through: count - refused, allowed: 0, faults: [] };
  },
};

/** Whether the server hangs up in time. */
async function sleep(port: number, sleeper: Sleeper | undefined, patienceMs: number): Promise<boolean> {
  const line = await Line.open(port, ADDRESS);
  line.say(sleeper?.first(port) ?? '');
  const until = performance.now() + patienceMs + MARGIN_MS;
  for (const byte of sleeper?.slowly ?? '') {
    if (!line.isOpen || performance.now() > until) break;
    line.say(byte);
    await pause(TRICKLE_MS);
  }
  const isCut = await line.isCutWithin(Math.max(0, until - performance.now()));
  line.cut();
  return isCut;
}
