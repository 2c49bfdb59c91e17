import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

type BadAnswer = { readonly path: Path; readonly answer: (reply: ServerResponse) => void };

/** Starts a provider that accepts every sign-in with this subject (undefined leaves it out); one path may answer otherwise. */
async function startProvider(subject: unknown, bad?: BadAnswer): Promise<string> {
  const server = createServer((request, reply) => {
    const path = request.url as Path;
    if (bad?.path === path) return bad.answer(reply);
    void send(reply, answerOf(path, issuer, subject));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}

async function send(reply: ServerResponse, answer: Promise<object>): Promise<void> {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(await answer));
}

async function answerOf(path: Path, issuer: string, subject: unknown): Promise<object> {
  if (path === '/jwks')
    return { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', use: 'sig', kid: 'key' }] };
  if (path === '/token')
    return { access_token: 'a', token_type: 'bearer', id_token: await idToken(issuer, subject) };
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

const idToken = (issuer: string, subject: unknown): Promise<string> =>
  new SignJWT({ nonce: FLOW.nonce, ...(subject !== undefined && { sub: subject as string }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .setIssuer(issuer)
    .setAudience('hub')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(keys.privateKey);

const redeem = (issuer: string) =>
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
    expect(await redeem(await startProvider(given))).toEqual({ ok: true, subject: given });
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
    expect(await redeem(await startProvider(given))).toEqual({ ok: false, code: 'invalid_token' });
  });
});

/** Streams an endless answer on a path; `ended` resolves with the number of characters read when the client aborts. */
function endless(
  path: Path,
  chunk: string,
  pauseMs: number,
): BadAnswer & { readonly ended: Promise<number> } {
  let resolve: (sent: number) => void;
  const ended = new Promise<number>((resolveEnded) => {
    resolve = resolveEnded;
  });
  const answer = (reply: ServerResponse): void => {
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
  };
  return { path, answer, ended };
}

// Each takes as long as a host may take to answer, so they run at once.
describe.concurrent('a response of the provider', () => {
  it.each(PATHS)('from %s without an end is aborted after a megabyte', async (path) => {
    const bad = endless(path, ' '.repeat(100_000), 1);
    expect(await redeem(await startProvider('ada', bad))).toEqual({
      ok: false,
      code: 'provider_unreachable',
    });
    expect(await bad.ended).toBeLessThan(5_000_000);
  });

  it.each(PATHS)('from %s that arrives byte by byte is aborted in time', async (path) => {
    const bad = endless(path, ' ', 50);
    expect(await redeem(await startProvider('ada', bad))).toEqual({
      ok: false,
      code: 'provider_unreachable',
    });
    expect(await bad.ended).toBeLessThan(1_000_000);
  });
});
