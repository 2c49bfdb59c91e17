import { concurrently } from '../players/waiting.ts';
import { type Attack, type Outcome, outcomeOf, refusals } from './attack.ts';
import { type Ask, HttpClient, NO_REPLY, type Reply } from './http-client.ts';
import { RawSocket } from './raw-socket.ts';

const ADDRESS = '127.0.0.71';
/** Far above the limit of a body. */
const MEGABYTE = 'x'.repeat(1_048_576);

/** Sends requests that must be refused. A 5xx status and a closed connection are faults. */
async function refusedAll(
  port: number,
  network: number,
  asks: readonly Ask[],
  count: number,
  isRefused = ({ status }: Reply) => status >= 400 && status < 500,
): Promise<Outcome> {
  // From several addresses, so that no rate limit refuses them.
  const clients = Array.from(
    { length: 10 },
    (_, at) => new HttpClient(port, `127.0.${network}.${at + 1}`, 2),
  );
  const faults: string[] = [];
  const answers = await concurrently(count, 10, async (number) => {
    const ask = asks[number % asks.length] ?? { path: '/' };
    const reply = (await clients[number % clients.length]?.call(ask)) ?? NO_REPLY;
    // The server may close the connection while a large body is being sent.
    const isCut = reply.status === 0 && String(ask.body).length > 100_000;
    if (reply.status >= 500 || (reply.status === 0 && !isCut))
      faults.push(`${ask.path.slice(0, 40)}: ${reply.status}`);
    return isCut || isRefused(reply);
  });
  for (const client of clients) client.close();
  return refusals(answers, faults);
}

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
const create = '/api/accounts/create';

export const bodies: Attack = {
  name: 'oversized and deeply nested bodies',
  counts: { short: 14, long: 1_400 },
  run: ({ port }, count) =>
    refusedAll(
      port,
      1,
      [
        { path: create, body: MEGABYTE },
        { path: create, body: `{"name":"${MEGABYTE}"}` },
        { path: create, body: deep('[', ']', 8_000) },
        { path: create, body: `{"name":${deep('[', ']', 8_000)}}` },
        { path: create, body: `{"name":${deep('{"a":', '}', 2_500).replace('}', '1}')}}` },
        { path: create, body: '['.repeat(16_000) },
        { path: create, body: `{${'"a":1,'.repeat(2_000)}"b":2}` },
      ],
      count,
    ),
};

/** Keys that address the prototype. Besides refusing them, the server must not be changed by them. */
export const prototypes: Attack = {
  name: 'prototype pollution keys in bodies and queries',
  counts: { short: 16, long: 1_600 },
  async run({ port }, count) {
    const client = new HttpClient(port, ADDRESS, 10);
    const token = await client.guest('Polluter');
    const bad = '"__proto__":{"isAdmin":true,"softDeleted":true,"status":500}';
    const worse = '"constructor":{"prototype":{"isAdmin":true,"softDeleted":true}}';
    const outcome = await refusedAll(
      port,
      2,
      [
        { path: create, body: `{"name":"Ahri",${bad}}` },
        { path: create, body: `{"name":"Ahri",${worse}}` },
        { path: create, body: `{"name":{${bad}}}` },
        { path: create, body: `{"name":"Ahri","nested":{${bad}}}` },
        { path: '/api/shop/purchase', token, body: `{"itemId":"__proto__","accountId":"constructor"}` },
        { path: '/api/accounts/__proto__', token },
        { path: '/api/news/constructor/like', token, body: { liked: true } },
        {
          path: '/api/moreOrLess/leaderboard/__proto__?__proto__[isAdmin]=1&constructor.prototype.x=1',
          token,
        },
      ],
      count,
    );
    const own = await client.call({ path: '/api/accounts/?__proto__[softDeleted]=true', token });
    const other = await client.call({ path: '/api/openapi.json' });
    client.close();
    const isPolluted =
      own.text.includes('isAdmin') || own.text.includes('"softDeleted":true') || other.status !== 200;
    return {
      ...outcome,
      faults: [...outcome.faults, ...(isPolluted ? [`polluted: ${own.text.slice(0, 80)}`] : [])],
    };
  },
};

/** The reply sets no cookie, and pages of other origins cannot read it. */
const isUnreadable = ({ status, headers }: Reply): boolean =>
  headers['access-control-allow-origin'] === undefined &&
  headers['set-cookie'] === undefined &&
  (status >= 400 || headers['cross-origin-resource-policy'] === 'same-origin');

/** Calls from pages of other origins: no reply may be readable for them, and simple forms must be refused. */
export const foreignCalls: Attack = {
  name: 'calls from pages of other addresses',
  counts: { short: 14, long: 1_400 },
  async run({ port }, count) {
    const client = new HttpClient(port, ADDRESS, 10);
    const token = await client.guest('Owner');
    client.close();
    const origin = { origin: 'https://evil.example' };
    const preflight = {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const form = (type: string) => ({ ...origin, 'content-type': type });
    const body = '{"name":"Stowaway"}';
    const asks: Ask[] = [
      { method: 'OPTIONS', path: create, headers: preflight },
      { method: 'OPTIONS', path: '/api/accounts/', headers: preflight },
      { method: 'POST', path: create, body, headers: form('text/plain') },
      {
        method: 'POST',
        path: create,
        body: 'name=Stowaway',
        headers: form('application/x-www-form-urlencoded'),
      },
      { method: 'POST', path: create, body, headers: form('multipart/form-data; boundary=x') },
      { path: '/api/accounts/', headers: { ...origin, cookie: `token=${token}` } },
      // With a token any client receives a reply; a page of another origin cannot read it.
      { path: '/api/accounts/', token, headers: origin },
    ];
    return refusedAll(port, 3, asks, count, isUnreadable);
  },
};

/** Invalid requests, sent as raw text. */
const INVALID_REQUESTS: readonly string[] = [
  'GET /../../../etc/passwd HTTP/1.1\r\nHost: h',
  'GET /..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: h',
  'GET /assets/..%5c..%5c..%5cpackage.json HTTP/1.1\r\nHost: h',
  'GET /assets/%00.js HTTP/1.1\r\nHost: h',
  'GET /api/accounts/%00 HTTP/1.1\r\nHost: h',
  'GET /api/accounts/%0d%0aSet-Cookie:%20a=b HTTP/1.1\r\nHost: h',
  'GET /api/%c0%ae%c0%ae/ HTTP/1.1\r\nHost: h',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: h',
  'GET /api/lastMatches HTTP/1.1',
  'GET /api/lastMatches HTTP/1.1\r\nHost: h\r\nX-Evil: a\rb',
  'GET /api/lastMatches HTTP/1.1\r\nHost : h',
  'POST /api/accounts/create HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
  'POST /api/accounts/create HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Length: 6',
  'POST /api/accounts/create HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 99999999999',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443',
  `GET /api/accounts/${'a'.repeat(9_000)} HTTP/1.1\r\nHost: h`,
  `GET / HTTP/1.1\r\nHost: h\r\nX-Long: ${'a'.repeat(20_000)}`,
  `GET / HTTP/1.1\r\nHost: h\r\n${'X-Many: a\r\n'.repeat(3_000)}X-Last: b`,
  'TRACE / HTTP/1.1\r\nHost: h',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

/** Unusual requests with ordinary answers: the page, or the reply of the call. */
const UNUSUAL_REQUESTS: readonly string[] = [
  'GET /%252e%252e%252f%252e%252e%252fetc/passwd HTTP/1.1\r\nHost: h',
  'GET http://evil.example/api/lastMatches HTTP/1.1\r\nHost: h',
  'GET /api/lastMatches HTTP/1.1\r\nHost: h\r\nHost: evil.example',
  'GET /api/lastMatches HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example',
  'GET /welcome?next=//evil.example HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html',
];
const LINES = [...INVALID_REQUESTS, ...UNUSUAL_REQUESTS];
/** Content of files, injected headers, or the attacker's address. */
const REVEALED = /root:|"workspaces"|^set-cookie|^location|evil\.example/im;

/** Hosts, paths and headers that no HTTP client sends. */
export const malformedRequests: Attack = {
  name: 'injected hosts, paths and headers',
  counts: { short: LINES.length, long: 20 * LINES.length },
  async run({ port }, count) {
    const faults: string[] = [];
    const answers = await concurrently(count, 10, async (number) => {
      const at = number % LINES.length;
      const words = LINES[at] ?? '';
      const socket = await RawSocket.open(port, ADDRESS);
      socket.send(`${words}\r\n\r\n`);
      await socket.receives(/^HTTP\/1\.1 [^]*\r\n\r\n/, 2_000);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (?<status>\d+)/.exec(socket.text)?.groups?.['status'] ?? 0);
      const isHarmless =
        status < 500 &&
        !REVEALED.test(socket.text) &&
        (at >= INVALID_REQUESTS.length || status === 0 || status >= 400);
      if (!isHarmless) faults.push(`${words.slice(0, 50)}: ${status}`);
      return isHarmless;
    });
    return refusals(answers, faults);
  },
};

/** Invented addresses in forwarding headers, from a client that is not a trusted proxy. */
export const spoofedAddresses: Attack = {
  name: 'addresses invented in forwarding headers',
  counts: { short: 320, long: 3_000 },
  async run({ port }, count) {
    const client = new HttpClient(port, '127.0.0.72');
    const replies = await concurrently(count, 30, (number) => {
      const invented = `10.1.${number >> 8}.${number & 255}`;
      const headers = { 'x-forwarded-for': invented, forwarded: `for=${invented}`, 'x-real-ip': invented };
      return client.call({ path: '/api/lastMatches', headers });
    });
    client.close();
    return outcomeOf(replies, 300);
  },
};
