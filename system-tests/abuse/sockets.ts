import { setTimeout as sleep } from 'node:timers/promises';
import { FRAME_BURST, FRAMES_PER_SECOND, SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import { concurrently } from '../players/waiting.ts';
import { encodeFrame, opcodes } from '../players/websocket.ts';
import { type Attack, type Outcome, refusals } from './attack.ts';
import { HttpClient } from './http-client.ts';
import { RawSocket } from './raw-socket.ts';

const ADDRESS = '127.0.0.73';
const UNREADABLE = '{"action":"surrender"}';

async function guestOf(port: number, name: string): Promise<string> {
  const client = new HttpClient(port, ADDRESS, 1);
  const token = await client.guest(name);
  client.close();
  if (token === undefined) throw new Error('no guest account');
  return token;
}

const socketOf = (port: number, token: string): Promise<RawSocket> =>
  RawSocket.upgrade(port, ADDRESS, { token });

export const socketFlood: Attack = {
  name: 'opening sockets with one account',
  counts: { short: 60, long: 5_000 },
  async run({ port }, count) {
    const token = await guestOf(port, 'Octopus');
    const sockets = await concurrently(count, 50, () => socketOf(port, token));
    await sleep(300);
    const open = sockets.filter((socket) => socket.isOpen && socket.closeCode === undefined);
    const replaced = sockets.filter((socket) => socket.closeCode === 4409).length;
    for (const socket of sockets) socket.destroy();
    return {
      tried: count,
      through: open.length,
      refused: replaced,
      allowed: SOCKETS_PER_ACCOUNT,
      faults: [],
    };
  },
};

/** The server drops a connection five seconds after an unanswered close frame; the short form does not wait for it. */
const CLOSE_LIMIT_MS = 7_000;
const MANY = 100;

export const invalidTokens: Attack = {
  name: 'opening sockets with invalid tokens',
  counts: { short: 60, long: 6_000 },
  async run({ port }, count) {
    const width = 1_000;
    const faults: string[] = [];
    const results = await concurrently(count, width, async () => {
      const socket = await socketOf(port, 'a.b.c');
      const code = await socket.receivesClose();
      if (count > MANY && !(await socket.closesWithin(CLOSE_LIMIT_MS)))
        faults.push('a connection with an invalid token stayed open');
      socket.destroy();
      return code === 4401;
    });
    return refusals(results, faults);
  },
};

/** Sends frames until the server closes the socket, or all are sent. */
async function floodOf(
  port: number,
  token: string,
  one: Buffer,
): Promise<{ code: number | undefined; answers: number }> {
  const socket = await socketOf(port, token);
  const flood = Buffer.concat(Array.from({ length: 500 }, () => one));
  for (let sent = 0; sent < 4 && socket.isOpen && socket.closeCode === undefined; sent += 1) {
    socket.send(flood);
    await sleep(20);
  }
  const code = await socket.receivesClose();
  socket.destroy();
  return { code, answers: socket.text.split('unknown_action').length - 1 };
}

async function floods(port: number, count: number, one: Buffer, code: number): Promise<Outcome> {
  const token = await guestOf(port, 'Torrent');
  const ends = await concurrently(count, 5, () => floodOf(port, token, one));
  const most = Math.max(...ends.map(({ answers }) => answers));
  // The burst and two seconds at the permitted rate.
  const isBounded = most <= FRAME_BURST + 2 * FRAMES_PER_SECOND;
  return refusals(
    ends.map((end) => end.code === code),
    isBounded ? [] : [`${most} frames of one socket were answered`],
  );
}

export const frameFlood: Attack = {
  name: 'flooding frames',
  counts: { short: 3, long: 300 },
  run: ({ port }, count) => floods(port, count, encodeFrame(UNREADABLE), 1008),
};

export const pingFlood: Attack = {
  name: 'flooding pings',
  counts: { short: 3, long: 300 },
  run: ({ port }, count) => floods(port, count, encodeFrame('x'.repeat(125), { opcode: opcodes.ping }), 1008),
};

export const pongFlood: Attack = {
  name: 'flooding pongs',
  counts: { short: 3, long: 300 },
  run: ({ port }, count) => floods(port, count, encodeFrame('', { opcode: opcodes.pong }), 1008),
};

/** Invalid frames: the socket is closed with `code`, or stays open and receives `answer`. */
const SHAPES: readonly { readonly bytes: () => Buffer; readonly code?: number; readonly answer?: RegExp }[] =
  [
    {
      bytes: () => encodeFrame('{"action":"startGame"}', { opcode: opcodes.binary }),
      answer: /invalid_json/,
    },
    { bytes: () => encodeFrame('{"action":'.repeat(700)), answer: /invalid_json/ },
    {
      bytes: () => encodeFrame(`{"action":"startGame","payload":${'['.repeat(3_900)}${']'.repeat(3_900)}}`),
      answer: /invalid_request/,
    },
    {
      bytes: () => encodeFrame('{"action":"__proto__","payload":{"__proto__":{"seat":1}}}'),
      answer: /unknown_action/,
    },
    { bytes: () => encodeFrame('{"action":"constructor"}'), answer: /unknown_action/ },
    { bytes: () => encodeFrame('{"__proto__":{"action":"startGame"}}'), answer: /invalid_request/ },
    { bytes: () => encodeFrame('x'.repeat(9_000)), answer: /frame_too_large/ },
    {
      bytes: () =>
        Buffer.concat([
          encodeFrame('{"act', { isFinal: false }),
          encodeFrame('ion":"nope"}', { opcode: opcodes.continuation }),
        ]),
      answer: /unknown_action/,
    },
    { bytes: () => encodeFrame('x', { reserved: 4 }), code: 1002 },
    { bytes: () => encodeFrame('x', { mask: null }), code: 1002 },
    { bytes: () => encodeFrame('x', { opcode: 3 }), code: 1002 },
    { bytes: () => encodeFrame('x', { opcode: opcodes.continuation }), code: 1002 },
    { bytes: () => encodeFrame('x'.repeat(126), { opcode: opcodes.ping }), code: 1002 },
    { bytes: () => encodeFrame('', { opcode: opcodes.ping, isFinal: false }), code: 1002 },
    { bytes: () => encodeFrame('', { claimedLength: 2 ** 40 }), code: 1009 },
    { bytes: () => encodeFrame('', { claimedLength: 1_400_000 }), code: 1009 },
    { bytes: () => encodeFrame(Buffer.from([0x22, 0xc3, 0x28, 0x22])), code: 1007 },
    {
      bytes: () =>
        Buffer.concat([
          encodeFrame('', { opcode: opcodes.text, isFinal: false }),
          ...Array.from({ length: 20_000 }, () =>
            encodeFrame('x', { opcode: opcodes.continuation, isFinal: false }),
          ),
        ]),
      code: 1008,
    },
  ];

export const frameShapes: Attack = {
  name: 'sending invalid, compressed, endless or fragmented frames',
  counts: { short: SHAPES.length, long: 20 * SHAPES.length },
  async run({ port }, count) {
    const faults: string[] = [];
    const tokens = await concurrently(5, 5, (number) => guestOf(port, `Shape ${number}`));
    const results = await concurrently(count, 5, async (number) => {
      const at = number % SHAPES.length;
      const { bytes, code, answer } = SHAPES[at] ?? { bytes: () => Buffer.alloc(0) };
      const socket = await socketOf(port, tokens[number % tokens.length] ?? '');
      socket.send(bytes());
      const isRight =
        answer === undefined
          ? (await socket.receivesClose()) === code
          : (await socket.receives(answer)) && socket.isOpen;
      if (!isRight) faults.push(`shape ${at}: ${socket.closeCode ?? socket.text.slice(-60)}`);
      socket.destroy();
      return isRight;
    });
    return refusals(results, faults);
  },
};

/** Upgrades with the origin of another site. */
export const foreignUpgrades: Attack = {
  name: 'upgrading from other origins',
  counts: { short: 16, long: 800 },
  async run({ port }, count) {
    const token = await guestOf(port, 'Pirate');
    const origins = [
      'https://evil.example',
      'null',
      'file://',
      `http://127.0.0.1:${port}.evil.example`,
      `http://127.0.0.1.evil.example:${port}`,
      `http://evil.example/?http://127.0.0.1:${port}`,
      `http://127.0.0.1:${port + 1}`,
      'javascript:alert(1)',
    ];
    const results = await concurrently(count, 10, async (number) => {
      const origin = origins[number % origins.length] ?? '';
      const upgrade = { token, headers: [`Origin: ${origin}`] };
      const opened = await RawSocket.upgrade(port, ADDRESS, upgrade).catch((error: Error) => error.message);
      if (typeof opened !== 'string') opened.destroy();
      return typeof opened === 'string' && opened.includes(' 403 ');
    });
    return refusals(results);
  },
};
