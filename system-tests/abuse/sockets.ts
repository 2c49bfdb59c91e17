import { FRAME_BURST, FRAMES_PER_SECOND, SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import type { Attack, Outcome } from './attack.ts';
import { Caller, manyTimes } from './http-client.ts';
import {
  BINARY,
  CONTINUATION,
  closeCodeOf,
  frame,
  type Line,
  openSocket,
  PING,
  PONG,
  pause,
  protocolsOf,
  TEXT,
  type Upgrade,
} from './raw-socket.ts';
import { refusals } from './refusals.ts';

const ADDRESS = '127.0.0.73';
const UNREADABLE = '{"action":"surrender"}';

async function guestOf(port: number, name: string): Promise<string> {
  const caller = new Caller(port, ADDRESS, 1);
  const token = await caller.guest(name);
  caller.close();
  if (token === undefined) throw new Error('the attacker got no account');
  return token;
}

const socketOf = (port: number, token: string): Promise<Line> =>
  openSocket(port, ADDRESS, { protocols: protocolsOf(token) });

export const socketFlood: Attack = {
  name: 'sockets without end of one account',
  counts: { short: 60, long: 5_000 },
  async run({ port }, count) {
    const token = await guestOf(port, 'Octopus');
    const lines = await manyTimes(count, 50, () => socketOf(port, token));
    await pause(300);
    const open = lines.filter((line) => line.isOpen && closeCodeOf(line) === undefined);
    const replaced = lines.filter((line) => closeCodeOf(line) === 4409).length;
    for (const line of lines) line.cut();
    return {
      tried: count,
      through: open.length,
      refused: replaced,
      allowed: SOCKETS_PER_ACCOUNT,
      faults: [],
    };
  },
};

/** A close that nobody answers is given up after five seconds; nobody waits for that in the small form. */
const GOODBYE_MS = 7_000;
const MANY = 100;

export const strangers: Attack = {
  name: 'sockets without end, and no token that is any good',
  counts: { short: 60, long: 6_000 },
  async run({ port }, count) {
    const width = 1_000;
    const faults: string[] = [];
    const results = await manyTimes(count, width, async () => {
      const line = await socketOf(port, 'a.b.c');
      const until = performance.now() + 5_000;
      while (closeCodeOf(line) === undefined && performance.now() < until) await pause(20);
      if (count > MANY && !(await line.isCutWithin(GOODBYE_MS))) faults.push('a stranger kept the line');
      line.cut();
      return closeCodeOf(line) === 4401;
    });
    return refusals(results, faults);
  },
};

/** Sends frames until the server hangs up, or it has all of them. */
async function floodOf(
  port: number,
  token: string,
  one: Buffer,
): Promise<{ code: number | undefined; answers: number }> {
  const line = await socketOf(port, token);
  const flood = Buffer.concat(Array.from({ length: 500 }, () => one));
  for (let sent = 0; sent < 4 && line.isOpen && closeCodeOf(line) === undefined; sent += 1) {
    line.say(flood);
    await pause(20);
  }
  const until = performance.now() + 3_000;
  while (closeCodeOf(line) === undefined && performance.now() < until) await pause(10);
  line.cut();
  return { code: closeCodeOf(line), answers: line.text.split('unknown_action').length - 1 };
}

async function floods(port: number, count: number, one: Buffer, code: number): Promise<Outcome> {
  const token = await guestOf(port, 'Torrent');
  const ends = await manyTimes(count, 5, () => floodOf(port, token, one));
  const most = Math.max(...ends.map(({ answers }) => answers));
  // Two seconds of patience at most, and the burst.
  const isBounded = most <= FRAME_BURST + 2 * FRAMES_PER_SECOND;
  return refusals(
    ends.map((end) => end.code === code),
    isBounded ? [] : [`${most} frames of one socket were answered`],
  );
}

export const frameFlood: Attack = {
  name: 'frames without end',
  counts: { short: 3, long: 300 },
  run: ({ port }, count) => floods(port, count, frame(UNREADABLE), 1008),
};

export const pingFlood: Attack = {
  name: 'pings without end',
  counts: { short: 3, long: 300 },
  run: ({ port }, count) => floods(port, count, frame('x'.repeat(125), { opcode: PING }), 1008),
};

export const pongFlood: Attack = {
  name: 'pongs that nobody asked for',
  counts: { short: 3, long: 300 },
  run: ({ port }, count) => floods(port, count, frame('', { opcode: PONG }), 1008),
};

/** Frames that are none, and the code with which the socket closes; with `answer` it stays, and is told why not. */
const SHAPES: readonly { readonly bytes: () => Buffer; readonly code?: number; readonly answer?: RegExp }[] =
  [
    { bytes: () => frame('{"action":"startGame"}', { opcode: BINARY }), answer: /invalid_json/ },
    { bytes: () => frame('{"action":'.repeat(700)), answer: /invalid_json/ },
    {
      bytes: () => frame(`{"action":"startGame","payload":${'['.repeat(3_900)}${']'.repeat(3_900)}}`),
      answer: /invalid_request/,
    },
    {
      bytes: () => frame('{"action":"__proto__","payload":{"__proto__":{"seat":1}}}'),
      answer: /unknown_action/,
    },
    { bytes: () => frame('{"action":"constructor"}'), answer: /unknown_action/ },
    { bytes: () => frame('{"__proto__":{"action":"startGame"}}'), answer: /invalid_request/ },
    { bytes: () => frame('x'.repeat(9_000)), answer: /frame_too_large/ },
    {
      bytes: () =>
        Buffer.concat([frame('{"act', { isLast: false }), frame('ion":"nope"}', { opcode: CONTINUATION })]),
      answer: /unknown_action/,
    },
    { bytes: () => frame('x', { isCompressed: true }), code: 1002 },
    { bytes: () => frame('x', { isMasked: false }), code: 1002 },
    { bytes: () => frame('x', { opcode: 3 }), code: 1002 },
    { bytes: () => frame('x', { opcode: CONTINUATION }), code: 1002 },
    { bytes: () => frame('x'.repeat(126), { opcode: PING }), code: 1002 },
    { bytes: () => frame('', { opcode: PING, isLast: false }), code: 1002 },
    { bytes: () => frame('', { claimed: 2 ** 40 }), code: 1009 },
    { bytes: () => frame('', { claimed: 1_400_000 }), code: 1009 },
    { bytes: () => frame(Buffer.from([0x22, 0xc3, 0x28, 0x22])), code: 1007 },
    {
      bytes: () =>
        Buffer.concat([
          frame('', { opcode: TEXT, isLast: false }),
          ...Array.from({ length: 20_000 }, () => frame('x', { opcode: CONTINUATION, isLast: false })),
        ]),
      code: 1008,
    },
  ];

export const frameShapes: Attack = {
  name: 'frames that are none, compressed, endless or in pieces',
  counts: { short: SHAPES.length, long: 20 * SHAPES.length },
  async run({ port }, count) {
    const faults: string[] = [];
    const tokens = await manyTimes(5, 5, (number) => guestOf(port, `Shape ${number}`));
    const results = await manyTimes(count, 5, async (number) => {
      const at = number % SHAPES.length;
      const { bytes, code, answer } = SHAPES[at] ?? { bytes: () => Buffer.alloc(0) };
      const line = await socketOf(port, tokens[number % tokens.length] ?? '');
      line.say(bytes());
      const until = performance.now() + 3_000;
      const isDone = () => (answer === undefined ? closeCodeOf(line) !== undefined : answer.test(line.text));
      while (!isDone() && performance.now() < until) await pause(5);
      const isRight = answer === undefined ? closeCodeOf(line) === code : isDone() && line.isOpen;
      if (!isRight) faults.push(`shape ${at}: ${closeCodeOf(line) ?? line.text.slice(-60)}`);
      line.cut();
      return isRight;
    });
    return refusals(results, faults);
  },
};

/** Pages of other addresses, and upgrades that are none. */
export const foreignUpgrades: Attack = {
  name: 'upgrades from pages of other addresses',
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
    const results = await manyTimes(count, 10, async (number) => {
      const origin = origins[number % origins.length] ?? '';
      const upgrade: Upgrade = { protocols: protocolsOf(token), headers: [`Origin: ${origin}`] };
      const opened = await openSocket(port, ADDRESS, upgrade).catch((error: Error) => error.message);
      if (typeof opened !== 'string') opened.cut();
      return typeof opened === 'string' && opened.includes(' 403 ');
    });
    return refusals(results);
  },
};
