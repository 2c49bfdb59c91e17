import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenIdProvider } from './openid-provider.ts';

const FLOW = {
  id: 'flow',
  state: 'state',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
  redirectUri: 'http://127.0.0.1:3000/sign-in/callback.html',
  expiresAt: 1,
};
const PATHS = ['/.well-known/openid-configuration', '/jwks', '/token'] as const;
type Path = (typeof PATHS)[number];

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
});

let server: Server;
let issuer: string;
/** The subject of the ID token; undefined leaves it out. */
let subject: unknown;
/** Answers one of the paths instead of the provider. */
let badAnswer: { readonly path: Path; readonly answer: (reply: ServerResponse) => void } | undefined;

beforeEach(async () => {
  subject = 'ada';
  badAnswer = undefined;
  server = createServer((request, reply) => {
    const path = request.url as Path;
    if (badAnswer?.path === path) return badAnswer.answer(reply);
    void send(path, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function send(path: Path, reply: ServerResponse): Promise<void> {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(await answerOf(path)));
}

/** The provider's answer, which accepts every sign-in. */
async function answerOf(path: Path): Promise<object> {
  if (path === '/jwks')
    return { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', use: 'sig', kid: 'key' }] };
  if (path === '/token') return { access_token: 'a', token_type: 'bearer', id_token: await idToken() };
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

const idToken = (): Promise<string> =>
  new SignJWT({ nonce: FLOW.nonce, ...(subject !== undefined && { sub: subject as string }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .setIssuer(issuer)
    .setAudience('hub')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(keys.privateKey);

const redeem = () =>
  createOpenIdProvider({
    issuer,
    clientId: 'hub',
    clientSecret: 'secret',
    logger: pino({ level: 'silent' }),
  }).subjectOf(FLOW, { code: 'code' });

describe('subjectOf', () => {
  it.each([
    ['one character', 'a'],
    ['255 characters', 'x'.repeat(255)],
    ['signs', 'auth0|5f7c8ec7 ~'],
  ])('accepts an ID token with %s', async (_what, given) => {
    subject = given;
    expect(await redeem()).toEqual({ ok: true, subject: given });
  });

  it.each([
    ['nothing', ''],
    ['256 characters', 'x'.repeat(256)],
    ['300 characters', 'x'.repeat(300)],
    ['a letter outside ASCII', 'ädä'],
    ['a control character', 'a\u0000b'],
    ['a number', 7],
    ['no subject', undefined],
  ])('refuses an ID token with %s', async (_what, given) => {
    subject = given;
    expect(await redeem()).toEqual({ ok: false, code: 'invalid_token' });
  });
});

/** Streams an endless answer on a path; resolves with the number of characters read when the client aborts. */
function endless(path: Path, chunk: string, pauseMs: number): { readonly ended: Promise<number> } {
  const ended = new Promise<number>((resolve) => {
    badAnswer = {
      path,
      answer(reply) {
        let sent = 0;
        reply.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => {
          // Characters in the buffer were not read yet.
          if (!reply.writableNeedDrain) sent += chunk.length;
          if (!reply.writableNeedDrain) reply.write(chunk);
        }, pauseMs);
        reply.once('close', () => {
          clearInterval(timer);
          resolve(sent);
        });
      },
    };
  });
  return { ended };
}

describe('a response of the provider', () => {
  it.each(PATHS)('from %s without an end is aborted after a megabyte', async (path) => {
    const { ended } = endless(path, ' '.repeat(100_000), 1);
    expect(await redeem()).toEqual({ ok: false, code: 'provider_unreachable' });
    expect(await ended).toBeLessThan(5_000_000);
  });

  it.each(PATHS)(
    'from %s that arrives byte by byte is aborted in time',
    async (path) => {
      const { ended } = endless(path, ' ', 50);
      expect(await redeem()).toEqual({ ok: false, code: 'provider_unreachable' });
      expect(await ended).toBeLessThan(1_000_000);
    },
    15_000,
  );
});
