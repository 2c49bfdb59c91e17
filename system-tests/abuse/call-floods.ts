import { randomUUID } from 'node:crypto';
import { RATES } from '@hub/engine/wire/limits';
import { NEWS_IDS } from '@hub/protocol/stored-values';
import { concurrently } from '../players/waiting.ts';
import { type Attack, outcomeOf, refusals } from './attack.ts';
import { ATTACKER, HttpClient } from './http-client.ts';

/** The address of a school, shared by all of its players. */
const SCHOOL = '127.0.0.67';
/** Highest number of other guests during the attack. */
const OTHERS = 200;

/** Creates guests from one address while other guests arrive from another. */
export const guestFlood: Attack = {
  name: 'creating guests from one address',
  counts: { short: 400, long: 20_000 },
  async run({ port }, count) {
    const attacker = new HttpClient(port, ATTACKER);
    const school = new HttpClient(port, SCHOOL, 10);
    const flood = concurrently(count, 50, (number) => attacker.guest(`Bot ${number % 1000}`));
    const others = Math.min(OTHERS, count / 20);
    const came = await concurrently(others, 5, (number) => school.guest(`Pupil ${number}`));
    const opened = (await flood).filter((token) => token !== undefined).length;
    const missing = came.filter((token) => token === undefined).length;
    for (const client of [attacker, school]) client.close();
    return {
      tried: count,
      through: opened,
      refused: count - opened,
      allowed: RATES.createAccount.max,
      faults: missing === 0 ? [] : [`${missing} of ${others} other guests were refused`],
    };
  },
};

/** The tokens of guests, shown to be counted as many clients where new accounts are opened. */
export const guestChain: Attack = {
  name: 'creating guests with the tokens of guests',
  counts: { short: 30, long: 500 },
  async run({ port }, count) {
    const attacker = new HttpClient(port, '127.0.0.68');
    const tokens: string[] = [];
    const replies = await concurrently(count + RATES.createAccount.max, 20, async (number) => {
      const token = tokens[number % Math.max(1, tokens.length)];
      const body = { name: `Chain ${number % 1000}` };
      const reply = await attacker.call({ path: '/api/accounts/create', body, token });
      if (reply.status === 200) tokens.push((JSON.parse(reply.text) as { token: string }).token);
      return reply;
    });
    attacker.close();
    return outcomeOf(replies, RATES.createAccount.max);
  },
};

/** Calls that read the store, as fast as possible. */
export const callFlood: Attack = {
  name: 'flooding calls from one address',
  counts: { short: 800, long: 30_000 },
  async run({ port }, count) {
    const attacker = new HttpClient(port, '127.0.0.69');
    const from = performance.now();
    const replies = await concurrently(count, 50, () => attacker.call({ path: '/api/lastMatches' }));
    attacker.close();
    const windows = 1 + Math.ceil((performance.now() - from) / RATES.reads.windowMs);
    return outcomeOf(replies, RATES.reads.max * windows);
  },
};

/** Guesses recovery codes with the tokens of many guests. */
export const recoveryGuesses: Attack = {
  name: 'guessing recovery codes with many tokens',
  counts: { short: 40, long: 2_000 },
  async run({ port }, count) {
    const attacker = new HttpClient(port, '127.0.0.70');
    const tokens = await concurrently(20, 5, (number) => attacker.guest(`Guesser ${number}`));
    const replies = await concurrently(count, 10, (number) =>
      attacker.call({
        path: '/api/auth/recover',
        token: tokens[number % tokens.length],
        body: { code: `AAAA-BBBB-CCCC-${String(number).padStart(4, '2')}`, signOutElsewhere: false },
      }),
    );
    attacker.close();
    // A wrong code that reached the check counts as through; a right one must not exist.
    const { through: recovered, ...outcome } = outcomeOf(replies, RATES.recovery.max);
    const through = replies.filter(({ text }) => text.includes('recovery_code_unknown')).length;
    return { ...outcome, through, faults: recovered === 0 ? [] : [`${recovered} accounts were recovered`] };
  },
};

/** Calls limited by account and by address, from enough guests that the limits by account allow all of them. */
const byManyGuests = (
  name: string,
  rate: { readonly max: number; readonly maxOfAddress: number },
  address: string,
  ask: (number: number) => { readonly path: string; readonly body: object },
): Attack => ({
  name,
  counts: { short: rate.maxOfAddress + rate.max, long: 2 * rate.maxOfAddress },
  async run({ port }, count) {
    const attacker = new HttpClient(port, address);
    const guests = Math.ceil(count / rate.max) + 1;
    const tokens = await concurrently(guests, 5, (number) => attacker.guest(`Crowd ${number}`));
    const replies = await concurrently(count, 10, (number) =>
      attacker.call({ ...ask(number), token: tokens[number % guests] }),
    );
    attacker.close();
    return outcomeOf(replies, rate.maxOfAddress);
  },
});

export const reports = byManyGuests(
  'sending reports with many guests',
  RATES.feedback,
  '127.0.0.64',
  (number) => ({ path: '/api/feedback', body: { kind: 'bug', text: `Report ${number}` } }),
);

export const likes = byManyGuests('sending likes with many guests', RATES.likes, '127.0.0.63', () => ({
  path: `/api/news/${NEWS_IDS[0]}/like`,
  body: { liked: true },
}));

/** Heartbeats with invented session ids: all of them count as one visitor. */
export const inventedPages: Attack = {
  name: 'sending heartbeats of invented sessions',
  counts: { short: RATES.heartbeat.max + 10, long: 10 * RATES.heartbeat.max },
  async run({ port }, count) {
    const attacker = new HttpClient(port, '127.0.0.62');
    const beat = async () => {
      const body = { sessionId: randomUUID() };
      const { status, text } = await attacker.call({ path: '/api/heartbeat', body });
      return status === 200 ? (JSON.parse(text) as { online: number }).online : undefined;
    };
    const first = (await beat()) ?? 0;
    const counted = await concurrently(count, 1, beat);
    attacker.close();
    return refusals(counted.map((online) => online === undefined || online <= first));
  },
};
