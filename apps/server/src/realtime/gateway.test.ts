import { connect as connectTcp } from 'node:net';
import type { Authenticate } from '@hub/features/accounts/server.ts';
import { DEFAULT_HUB_SETTINGS } from '@hub/features/settings/hub-settings.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, protocolsFor } from './testing/client.ts';
import { type Hub, type HubOptions, startHub } from './testing/hub.ts';
import { testPlayer, testToken } from './testing/players.ts';

const PATH = '/ws/championRift';
let hub: Hub;

const start = async (options: HubOptions = {}): Promise<void> => {
  hub = await startHub(options);
};
const open = (path: string, token: string | undefined, options = {}) =>
  connect(`ws://${hub.host}${path}`, protocolsFor(token), options);
const allowed = { ok: true, player: testPlayer(1), tokenVersion: 0 } as const;

/** Returns everything that the server answers to a raw upgrade request, until it closes or the text matches. */
const upgrade = (lines: readonly string[], until: RegExp, after: Buffer = Buffer.alloc(0)): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connectTcp(Number(hub.host.split(':')[1]), '127.0.0.1');
    let text = '';
    const finish = (): void => {
      resolve(text);
      socket.destroy();
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (until.test(text)) finish();
    });
    socket.on('close', finish);
    socket.on('error', reject);
    socket.write(
      Buffer.concat([Buffer.from(`${[`GET ${PATH} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`), after]),
    );
  });

const handshakeLines = (token: string): string[] => [
  `Host: ${hub.host}`,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  `Sec-WebSocket-Protocol: ${protocolsFor(token).join(', ')}`,
];

afterEach(() => hub.stop());

describe('the path of an upgrade', () => {
  it.each(['/', '/ws', '/ws/chess', '/ws/championRift/', '/ws/__proto__'])(
    'is refused with 404 at %s',
    async (path) => {
      await start();
      await expect(open(path, testToken(1))).rejects.toThrow('404');
    },
  );

  it('may have a query', async () => {
    await start();
    const client = await open(`${PATH}?from=page`, testToken(1));
    expect(client.socket.protocol).toBe('hub.v1');
  });

  it('is answered with an HTTP error if the request is not a handshake', async () => {
    await start();
    const [, ...withoutKey] = handshakeLines(testToken(1)).filter((line) => !line.includes('Key'));
    expect(await upgrade([`Host: ${hub.host}`, ...withoutKey], /\r\n\r\n/)).toMatch(/^HTTP\/1.1 400/);
  });

  it('is refused with the common error body', async () => {
    await start();
    const lines = [...handshakeLines(testToken(1)), 'Origin: http://evil.example'];
    const answer = await upgrade(lines, /\}$/);
    expect(answer).toMatch(/^HTTP\/1.1 403 Forbidden\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      error: 'origin_not_allowed',
      message: 'Pages of other addresses may not connect here.',
    });
  });
});

it('a socket whose token was checked while a maintenance began is refused', async () => {
  const settings = {
    current: DEFAULT_HUB_SETTINGS,
    refresh: async () => undefined,
    onChange: () => undefined,
  };
  await start({
    settings,
    async authenticate() {
      settings.current = { ...DEFAULT_HUB_SETTINGS, maintenance: 'Back soon' };
      return allowed;
    },
  });
  await expect(open(PATH, testToken(1))).rejects.toThrow('503');
});

it('the origin of an upgrade is compared with the public address if one is set', async () => {
  await start({ publicUrls: ['https://play.example'] });
  await expect(open(PATH, testToken(1), { origin: `http://${hub.host}` })).rejects.toThrow('403');
  for (const origin of ['https://play.example', undefined]) {
    const client = await open(PATH, testToken(1), { origin });
    expect(client.socket.protocol).toBe('hub.v1');
  }
});

const refuse = (origin: string) => expect(open(PATH, testToken(1), { origin })).rejects.toThrow('403');

describe('a refused origin', () => {
  const lines: Record<string, unknown>[] = [];
  const startLogged = async (publicUrls: readonly string[]) => {
    lines.length = 0;
    const clock = new ManualClock(1_700_000_000_000);
    const logger = pino(
      { base: null, timestamp: false },
      { write: (line) => void lines.push(JSON.parse(line)) },
    );
    await start({ publicUrls, clock, logger });
    return clock;
  };

  it('is logged with the public addresses, once a minute', async () => {
    const publicUrls = ['https://play.example', 'http://hub.local:3000'];
    const clock = await startLogged(publicUrls);
    await refuse('http://192.168.1.5:3000');
    clock.advance(59_999);
    await refuse('http://evil.example');
    expect(lines).toEqual([
      {
        level: 40,
        origin: 'http://192.168.1.5:3000',
        publicUrls,
        msg: expect.stringContaining('PUBLIC_URL'),
      },
    ]);
    clock.advance(1);
    await refuse('http://evil.example');
    expect(lines).toMatchObject([{}, { origin: 'http://evil.example' }]);
  });

  it('is logged with the Host header if there is no public address', async () => {
    await startLogged([]);
    await refuse('https://play.example');
    expect(lines).toEqual([
      {
        level: 40,
        origin: 'https://play.example',
        host: hub.host,
        msg: expect.stringContaining('Host header'),
      },
    ]);
  });
});

it.each(['hub.v0', 'hub.v2'])(
  'a page of another version receives close code 4426 on %s, before its token is checked',
  async (contract) => {
    await start();
    const client = await connect(`ws://${hub.host}${PATH}`, [contract, 'bearer.of-that-version']);
    expect(client.socket.protocol).toBe(contract);
    expect(await client.closed).toEqual({ code: 4426, reason: 'other_version' });
    expect(client.received).toEqual([]);
  },
);

describe('the token of an upgrade', () => {
  it.each([
    ['none', undefined, 'unauthorized'],
    ['a forged one', 'forged', 'unauthorized'],
    ['an empty one', '', 'unauthorized'],
    ['a revoked one', 'revoked', 'token_revoked'],
  ])('%s closes with 4401 and the reason', async (_name, token, reason) => {
    await start();
    const client = await open(PATH, token);
    expect(await client.closed).toEqual({ code: 4401, reason });
    expect(client.received).toEqual([]);
  });

  it('is not in the line of the log that says that it was refused', async () => {
    const lines: string[] = [];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await start({ logger: pino({}, { write: (line) => void lines.push(line) }) });
    await (await open(PATH, 'forged')).closed;
    for (const [flush, ms] of timers.mock.calls) if (ms === 5_000) flush();
    timers.mockRestore();
    expect(lines.join('')).toContain('without a valid token');
    expect(lines.join('')).not.toContain('forged');
  });

  it('is answered with 503 while it cannot be checked', async () => {
    await start({ authenticate: () => Promise.reject(new Error('no store')) });
    await expect(open(PATH, testToken(1))).rejects.toThrow('503');
  });

  it('is checked before any frame is read, including frames sent with the handshake', async () => {
    const waiting: ((answer: typeof allowed) => void)[] = [];
    const authenticate: Authenticate = () => new Promise((resolve) => waiting.push(resolve));
    await start({ authenticate });
    const text = JSON.stringify({ action: 'startGame', payload: {} });
    const mask = Buffer.alloc(4);
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), mask, Buffer.from(text)]);
    const answer = upgrade(handshakeLines('any'), /gameStarted/, frame);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    // The frame is there, too: it came with the handshake.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hub.store.batches).toHaveLength(0);
    waiting[0]?.(allowed);
    expect(await answer).toMatch(/^HTTP\/1.1 101[^]*gameStarted/);
    expect(hub.store.batches).toHaveLength(1);
  });

  it('is checked for a limited number of upgrades at a time', async () => {
    const waiting: ((answer: typeof allowed) => void)[] = [];
    await start({ authenticate: () => new Promise((resolve) => waiting.push(resolve)) });
    const sockets = Array.from({ length: 513 }, () => open(PATH, testToken(1)));
    const refused = Promise.any(
      sockets.map((socket) =>
        socket.then(
          () => Promise.reject(),
          (error: Error) => error,
        ),
      ),
    );
    expect((await refused).message).toContain('503');
    expect(waiting).toHaveLength(512);
    for (const answer of waiting) answer(allowed);
    const opened = await Promise.allSettled(sockets);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(512);
    const next = open(PATH, testToken(1));
    while (waiting.length < 513) await new Promise((resolve) => setTimeout(resolve, 1));
    waiting.at(-1)?.(allowed);
    expect((await next).socket.protocol).toBe('hub.v1');
  });
});
