import { connect, type Socket } from 'node:net';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import * as fc from 'fast-check';
import type { TestServer } from '../../apps/server/src/testing/start-server.ts';
import { ServerError, type Target } from './campaign.ts';
import { type Slip, slipped, slips } from './hostile.ts';

/** How a line begins: with anything, with a request that has slips, or as a websocket. */
type Draw = {
  readonly head: 'noise' | 'request' | 'handshake';
  readonly slips: readonly Slip[];
  readonly noise: Uint8Array;
  readonly path: string;
  readonly frames: readonly RawFrame[];
};

type RawFrame = {
  readonly fin: boolean;
  readonly reserved: number;
  readonly opcode: number;
  readonly isMasked: boolean;
  /** What the header says of the length; `undefined` for the truth. */
  readonly claimed: number | undefined;
  readonly data: Uint8Array;
};

/** Milliseconds in which a line that its peer has ended has to be closed. */
const PATIENCE_MS = 4_000;
const MASK = Buffer.from([1, 2, 3, 4]);

const payloads = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom(
      '{"action":"startGame","payload":{}}',
      '{"action":"subscribeToLobbies"}',
      '[]',
      '\u0003\u00e8',
    )
    .map((text) => new Uint8Array(Buffer.from(text))),
);
const frames = fc.record({
  fin: fc.nat(3).map((drawn) => drawn > 0),
  reserved: fc.nat(12).map((drawn) => (drawn > 7 ? drawn - 7 : 0)),
  opcode: fc.oneof(fc.constantFrom(1, 1, 1, 2, 8, 9, 10), fc.nat(15)),
  isMasked: fc.nat(9).map((drawn) => drawn > 0),
  claimed: fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(0, 125, 126, 65_535, 65_536, 2 ** 31, 2 ** 53) },
  ),
  data: payloads,
});

const draws: fc.Arbitrary<Draw> = fc.record({
  head: fc.oneof(
    { weight: 1, arbitrary: fc.constant('noise' as const) },
    { weight: 2, arbitrary: fc.constant('request' as const) },
    { weight: 4, arbitrary: fc.constant('handshake' as const) },
  ),
  slips: fc.array(slips(), { maxLength: 3 }),
  noise: fc.uint8Array({ maxLength: 300 }),
  path: fc.constantFrom(...realtimeEndpoints.map(({ path }) => path)),
  frames: fc.array(frames, { maxLength: 6 }),
});

/** Bytes at the port of a listening server: broken HTTP, broken handshakes, broken websocket frames. */
export const bytesTarget = (server: Pick<TestServer, 'url'>, token: string): Target<Draw> => {
  const { port } = new URL(server.url);
  const host = `127.0.0.1:${port}`;
  return {
    name: 'bytes at the port',
    draws,
    inputsPerDraw: 1,
    async feed(draw, tally) {
      const answer = await exchange(Number(port), bytesOf(draw, host, token));
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status?.startsWith('5') === true) throw new ServerError(answer.slice(0, 300));
      tally.count(this.name, status === '101' || status === '200' ? 'accepted' : 'refused');
      if (tally.row(this.name).inputs % 50 === 0) await proveAlive(server.url);
    },
  };
};

function bytesOf({ head, slips, noise, path, frames }: Draw, host: string, token: string): Buffer {
  if (head === 'noise') return Buffer.from(noise);
  const upgrade = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${SUBPROTOCOL}, ${BEARER_PREFIX}${token}`,
  ];
  const request = [
    'POST /api/accounts/create HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    'Content-Length: 16',
    'Transfer-Encoding: identity',
    'Connection: close',
  ].slice(0, 4);
  const isRequest = head === 'request';
  const text = isRequest
    ? `${[...request, 'Connection: close'].join('\r\n')}\r\n\r\n{"name":"Bytes"}`
    : `${upgrade.join('\r\n')}\r\n\r\n`;
  // Half of the handshakes are let through as they are, so that frames are read.
  const isSpoilt = isRequest || slips.length > 1;
  const spoilt = isSpoilt ? slips.reduce(slipped, text) : text;
  return Buffer.concat([Buffer.from(spoilt, 'latin1'), ...(isRequest ? [] : frames.map(frameBytes))]);
}

function frameBytes({ fin, reserved, opcode, isMasked, claimed, data }: RawFrame): Buffer {
  const length = claimed ?? data.length;
  const first = (fin ? 0x80 : 0) | ((reserved & 7) << 4) | opcode;
  const mask = isMasked ? 0x80 : 0;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = first;
  head[1] = mask | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  if (!isMasked) return Buffer.concat([head, data]);
  return Buffer.concat([head, MASK, data.map((byte, at) => byte ^ (MASK[at % 4] ?? 0))]);
}

/** Everything that the server says to these bytes, until it has closed the line. */
async function exchange(port: number, bytes: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.end(bytes);
  await closeOf(socket);
  return answer;
}

const closeOf = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`not closed within ${PATIENCE_MS} ms`));
    }, PATIENCE_MS);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function proveAlive(url: string): Promise<void> {
  const health = await fetch(`${url}/api/health`);
  if (health.status !== 200) throw new ServerError(`health: ${health.status}`);
}
