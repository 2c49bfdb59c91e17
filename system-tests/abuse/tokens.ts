import { createHmac } from 'node:crypto';
import type { Attack } from './attack.ts';
import { Caller, manyTimes } from './http-client.ts';
import { closeCodeOf, openSocket, pause, protocolsOf } from './raw-socket.ts';

const ADDRESS = '127.0.0.74';
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Claims {
  readonly id: string;
  readonly player_id: string;
  readonly ver: number;
}

const signedBy = (header: string, payload: string, key: string): string =>
  `${header}.${payload}.${createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url')}`;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A valid token with another spare bit in its last character, and padded: the same bytes to a lenient decoder. */
const otherSpellings = (own: string): readonly string[] => [
  own.slice(0, -1) + LETTERS[LETTERS.indexOf(own.slice(-1)) ^ 1],
  `${own}=`,
];

/** Tokens that somebody can make who has one and not the key. */
function forgeries(own: string, victim: Claims): readonly string[] {
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

/** Forged tokens, and ones whose owner signed out or deleted the account, on calls and on sockets. */
export const tokens: Attack = {
  name: 'forged, revoked and replayed tokens',
  // Half of them are calls, and no more of those than one address may make: the token has to be what refuses.
  counts: { short: 42, long: 570 },
  async run({ port }, count) {
    const caller = new Caller(port, ADDRESS, 10);
    const made = await manyTimes(4, 1, (number) => caller.guest(`Holder ${number}`));
    const [own = '', victim = '', rotated = '', deleted = ''] = made.map(String);
    const { id } = claimsOf(rotated);
    await caller.call({
      path: `/api/accounts/${id}/sign-out-everywhere`,
      token: rotated,
      method: 'POST',
      body: {},
    });
    const gone = claimsOf(deleted).id;
    await caller.call({ path: `/api/accounts/${gone}/delete`, token: deleted, body: { name: 'Holder 3' } });
    const bad = [...forgeries(own, claimsOf(victim)), rotated, deleted];
    const kept = await caller.call({ path: '/api/accounts/keep', body: { token: deleted } });
    const faults: string[] = kept.status === 401 ? [] : ['a token from before a deletion undid it'];
    const results = await manyTimes(count, 10, async (number) => {
      const at = (number >> 1) % bad.length;
      const token = bad[at] ?? '';
      const isRefused = number % 2 === 0 ? await call(caller, token) : await socket(port, token);
      if (!isRefused) faults.push(`token ${at} by ${number % 2 === 0 ? 'call' : 'socket'}`);
      return isRefused;
    });
    caller.close();
    const refused = results.filter(Boolean).length;
    return { tried: count, refused, through: count - refused, allowed: 0, faults };
  },
};

async function call(caller: Caller, token: string): Promise<boolean> {
  const { status } = await caller.call({ path: '/api/news/likes', token });
  return status === 401 || status === 403;
}

async function socket(port: number, token: string): Promise<boolean> {
  const line = await openSocket(port, ADDRESS, { protocols: protocolsOf(token) }).catch(
    (error: Error) => error.message,
  );
  // A token with signs that no subprotocol may have is no handshake.
  if (typeof line === 'string') return line.includes(' 400 ');
  const until = performance.now() + 2_000;
  while (closeCodeOf(line) === undefined && performance.now() < until) await pause(5);
  line.cut();
  return closeCodeOf(line) === 4401 && !line.text.includes('{"action"');
}
