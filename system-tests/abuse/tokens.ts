import { createHmac } from 'node:crypto';
import type { TokenClaims } from '@hub/protocol/token-claims';
import { claimsOf } from '../players/api-client.ts';
import { concurrently } from '../players/waiting.ts';
import { type Attack, refusals } from './attack.ts';
import { HttpClient } from './http-client.ts';
import { RawSocket } from './raw-socket.ts';

const ADDRESS = '127.0.0.74';
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signedBy = (header: string, payload: string, key: string): string =>
  `${header}.${payload}.${createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url')}`;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A valid token with another unused bit in its last character, and with padding: the same bytes to a lenient decoder. */
const otherSpellings = (own: string): readonly string[] => [
  own.slice(0, -1) + LETTERS[LETTERS.indexOf(own.slice(-1)) ^ 1],
  `${own}=`,
];

/** Tokens forged from a valid one without the key. */
function forgeries(own: string, victim: TokenClaims): readonly string[] {
  const [head = '', body = '', signature = ''] = own.split('.');
  const claims = claimsOf(own);
  const wanted = encoded({ ...claims, id: victim.id, player_id: victim.player_id });
  const none = encoded({ alg: 'none', typ: 'JWT' });
  return [
    `${none}.${wanted}.`,
    `${none}.${body}.${signature}`,
    `${encoded({ alg: 'NONE', typ: 'JWT' })}.${wanted}.`,
    `${head}.${wanted}.${signature}`,
    `${head}.${wanted}.`,
    `${head}.${body}.${signature.slice(0, -2)}`,
    `${head}.${body}.${signature}${signature}`,
    signedBy(head, wanted, ''),
    signedBy(head, wanted, 'secret'),
    signedBy(encoded({ alg: 'HS256', typ: 'JWT', kid: '/dev/null' }), wanted, ''),
    signedBy(encoded({ alg: 'HS512', typ: 'JWT' }), wanted, 'secret'),
    signedBy(encoded({ alg: 'RS256', typ: 'JWT' }), wanted, 'secret'),
    signedBy(head, encoded({ ...claims, exp: 4_102_444_800, ver: victim.ver + 1 }), 'secret'),
    ...otherSpellings(own),
    `${own}.${own}`,
    'null',
    'undefined',
    '__proto__',
  ];
}

/** Forged tokens, and tokens of accounts that signed out or were deleted, in calls and on sockets. */
export const tokens: Attack = {
  name: 'using forged, revoked and replayed tokens',
  // Half of them are calls, few enough that no rate limit refuses them.
  counts: { short: 42, long: 570 },
  async run({ port }, count) {
    const client = new HttpClient(port, ADDRESS, 10);
    const made = await concurrently(4, 1, (number) => client.guest(`Holder ${number}`));
    const [own = '', victim = '', rotated = '', deleted = ''] = made.map(String);
    const { id } = claimsOf(rotated);
    await client.call({
      path: `/api/accounts/${id}/sign-out-everywhere`,
      token: rotated,
      method: 'POST',
      body: {},
    });
    const gone = claimsOf(deleted).id;
    await client.call({ path: `/api/accounts/${gone}/delete`, token: deleted, body: { name: 'Holder 3' } });
    const bad = [...forgeries(own, claimsOf(victim)), rotated, deleted];
    const kept = await client.call({ path: '/api/accounts/keep', body: { token: deleted } });
    const faults: string[] =
      kept.status === 401 ? [] : ['a token from before the deletion restored the account'];
    const results = await concurrently(count, 10, async (number) => {
      const at = (number >> 1) % bad.length;
      const token = bad[at] ?? '';
      const isRefused = number % 2 === 0 ? await call(client, token) : await socket(port, token);
      if (!isRefused) faults.push(`token ${at} by ${number % 2 === 0 ? 'call' : 'socket'}`);
      return isRefused;
    });
    client.close();
    return refusals(results, faults);
  },
};

async function call(client: HttpClient, token: string): Promise<boolean> {
  const { status } = await client.call({ path: '/api/news/likes', token });
  return status === 401 || status === 403;
}

async function socket(port: number, token: string): Promise<boolean> {
  const socket = await RawSocket.upgrade(port, ADDRESS, { token }).catch((error: Error) => error.message);
  // Characters that are invalid in a subprotocol make the handshake invalid.
  if (typeof socket === 'string') return socket.includes(' 400 ');
  const code = await socket.receivesClose();
  socket.destroy();
  return code === 4401 && !socket.text.includes('{"action"');
}
