import { connect, type Socket } from 'node:net';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import * as fc from 'fast-check';
import { encodeFrame, protocolsOf, upgradeRequest } from '../players/websocket.ts';
import { ServerError, type Target } from './fuzz-target.ts';
import { type Typo, typos, withTypo } from './hostile-values.ts';

/** The start of a connection: random bytes, a request with typos, or a websocket. */
type Draw = {
  readonly head: 'noise' | 'request' | 'handshake';
  readonly typos: readonly Typo[];
  readonly noise: Uint8Array;
  readonly path: string;
  readonly frames: readonly RawFrame[];
};

type RawFrame = {
  readonly isFinal: boolean;
  readonly reserved: number;
  readonly opcode: number;
  readonly isMasked: boolean;
  /** Length in the header; `undefined` for the real one. */
  readonly claimedLength: number | undefined;
  readonly data: Uint8Array;
};

/** Limit for the server to close an ended connection. */
const PATIENCE_MS = 30_000;
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
  isFinal: fc.nat(3).map((drawn) => drawn > 0),
  reserved: fc.nat(12).map((drawn) => (drawn > 7 ? drawn - 7 : 0)),
  opcode: fc.oneof(fc.constantFrom(1, 1, 1, 2, 8, 9, 10), fc.nat(15)),
  isMasked: fc.nat(9).map((drawn) => drawn > 0),
  claimedLength: fc.oneof(
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
  typos: fc.array(typos(), { maxLength: 3 }),
  noise: fc.uint8Array({ maxLength: 300 }),
  path: fc.constantFrom(...realtimeEndpoints.map(({ path }) => path)),
  frames: fc.array(frames, { maxLength: 6 }),
});

/** Bytes to the port of a server: invalid HTTP, handshakes and websocket frames. */
export const bytesTarget = (server: { readonly url: string }, token: string): Target<Draw> => {
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
      if (tally.row(this.name).inputs % 50 === 0) await expectAlive(server.url);
    },
  };
};

function bytesOf({ head, typos, noise, path, frames }: Draw, host: string, token: string): Buffer {
  if (head === 'noise') return Buffer.from(noise);
  const upgrade = upgradeRequest({ host, path, protocols: protocolsOf(token) });
  const request = [
    'POST /api/accounts/create HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    'Content-Length: 16',
    'Connection: close',
  ];
  const isRequest = head === 'request';
  const text = isRequest ? `${request.join('\r\n')}\r\n\r\n{"name":"Bytes"}` : upgrade;
  // Half of the handshakes stay valid, so that the server reads frames.
  const isSpoilt = isRequest || typos.length > 1;
  const corrupted = isSpoilt ? typos.reduce(withTypo, text) : text;
  return Buffer.concat([Buffer.from(corrupted, 'latin1'), ...(isRequest ? [] : frames.map(frameBytes))]);
}

const frameBytes = ({ isFinal, reserved, opcode, isMasked, claimedLength, data }: RawFrame): Buffer =>
  encodeFrame(data, { isFinal, reserved, opcode, claimedLength, mask: isMasked ? MASK : null });

/** Sends bytes and returns the answer, once the server has closed the connection. */
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

async function expectAlive(url: string): Promise<void> {
  const health = await fetch(`${url}/api/health`);
  if (health.status !== 200) throw new ServerError(`health: ${health.status}`);
}
