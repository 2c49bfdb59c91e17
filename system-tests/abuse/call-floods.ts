import { randomUUID } from 'node:crypto';
import { RATES } from '@hub/engine/wire/limits';
import { NEWS_IDS } from '@hub/protocol/http/news';
import type { Attack } from './attack.ts';
import { ATTACKER, Caller, manyTimes } from './http-client.ts';

/** Where a school is, all of whose pupils have one address. */
const SCHOOL = '127.0.0.67';
/** Others who come meanwhile, of each hundred tries of the attacker. */
const OTHERS = 200;

/** Guests without end from one address, while many others behind another one come in. */
export const guestFlood: Attack = {
  name: 'guests without end from one address',
  counts: { short: 400, long: 20_000 },
  async run({ port }, count) {
    const attacker = new Caller(port, ATTACKER);
    const school = new Caller(port, SCHOOL, 10);
    const flood = manyTimes(count, 50, (number) => attacker.guest(`Bot ${number % 1000}`));
    const others = Math.min(OTHERS, count / 20);
    const came = await manyTimes(others, 5, (number) => school.guest(`Pupil ${number}`));
    const opened = (await flood).filter((token) => token !== undefined).length;
    const missing = came.filter((token) => token === undefined).length;
    for (const caller of [attacker, school]) caller.close();
    return {
      tried: count,
      through: opened,
      refused: count - opened,
      allowed: RATES.createAccount.max,
      faults: missing === 0 ? [] : [`${missing} of ${others} others did not get in`],
    };
  },
};

/** The tokens of guests, shown to be counted as many callers where new accounts are opened. */
export const guestChain: Attack = {
  name: 'guests that open guests',
  counts: { short: 30, long: 500 },
  async run({ port }, count) {
    const attacker = new Caller(port, '127.0.0.68');
    const tokens: string[] = [];
    const statuses = await manyTimes(count + RATES.createAccount.max, 20, async (number) => {
      const token = tokens[number % Math.max(1, tokens.length)];
      const body = { name: `Chain ${number % 1000}` };
      const { status, text } = await attacker.call({ path: '/api/accounts/create', body, token });
      if (status === 200) tokens.push((JSON.parse(text) as { token: string }).token);
      return status;
    });
    attacker.close();
    const through = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 429).length;
    return { tried: statuses.length, through, refused, allowed: RATES.createAccount.max, faults: [] };
  },
};

/** Calls that cost a look into the store, as fast as they go. */
export const callFlood: Attack = {
  name: 'calls without end from one address',
  counts: { short: 800, long: 30_000 },
  async run({ port }, count) {
    const attacker = new Caller(port, '127.0.0.69');
    const from = performance.now();
    const replies = await manyTimes(count, 50, () => attacker.call({ path: '/api/lastMatches' }));
    attacker.close();
    const windows = 1 + Math.ceil((performance.now() - from) / RATES.reads.windowMs);
    const through = replies.filter(({ status }) => status === 200).length;
    const refused = replies.filter(({ status }) => status === 429).length;
    return { tried: count, through, refused, allowed: RATES.reads.max * windows, faults: [] };
  },
};

/** Recovery codes, guessed under the tokens of many guests. */
export const recoveryGuesses: Attack = {
  name: 'recovery codes, guessed under many tokens',
  counts: { short: 40, long: 2_000 },
  async run({ port }, count) {
    const attacker = new Caller(port, '127.0.0.70');
    const tokens = await manyTimes(20, 5, (number) => attacker.guest(`Guesser ${number}`));
    const replies = await manyTimes(count, 10, (number) =>
      attacker.call({
        path: '/api/auth/recover',
        token: tokens[number % tokens.length],
        body: { code: `AAAA-BBBB-CCCC-${String(number).padStart(4, '2')}`, signOutElsewhere: false },
      }),
    );
    attacker.close();
    const letIn = replies.filter(({ status }) => status === 200).length;
    const through = replies.filter(({ text }) => text.includes('recovery_code_unknown')).length;
    const refused = replies.filter(({ status }) => status === 429).length;
    return {
      tried: count,
      through,
      refused,
      allowed: RATES.recovery.max,
      faults: letIn === 0 ? [] : [`${letIn} got in`],
    };
  },
};

/** What is counted by account and by address, sent by so many guests that their accounts alone would allow all of it. */
const byManyGuests = (
  name: string,
  rate: { readonly max: number; readonly maxOfAddress: number },
  address: string,
  ask: (number: number) => { readonly path: string; readonly body: object },
): Attack => ({
  name,
  counts: { short: rate.maxOfAddress + rate.max, long: 2 * rate.maxOfAddress },
  async run({ port }, count) {
    const attacker = new Caller(port, address);
    const guests = Math.ceil(count / rate.max) + 1;
    const tokens = await manyTimes(guests, 5, (number) => attacker.guest(`Crowd ${number}`));
    const replies = await manyTimes(count, 10, (number) =>
      attacker.call({ ...ask(number), token: tokens[number % guests] }),
    );
    attacker.close();
    const through = replies.filter(({ status }) => status === 200).length;
    const refused = replies.filter(({ status }) => status === 429).length;
    return { tried: count, through, refused, allowed: rate.maxOfAddress, faults: [] };
  },
});

export const reports = byManyGuests('reports of many guests', RATES.feedback, '127.0.0.64', (number) => ({
  path: '/api/feedback',
  body: { kind: 'bug', text: `Report ${number}` },
}));

export const likes = byManyGuests('likes of many guests', RATES.likes, '127.0.0.63', () => ({
  path: `/api/news/${NEWS_IDS[0]}/like`,
  body: { liked: true },
}));

/** Pages that were never opened. One visitor of the address is online, and nobody more. */
export const inventedPages: Attack = {
  name: 'invented pages that would be online',
  counts: { short: RATES.heartbeat.max + 10, long: 10 * RATES.heartbeat.max },
  async run({ port }, count) {
    const attacker = new Caller(port, '127.0.0.62');
    const beat = async () => {
      const body = { sessionId: randomUUID() };
      const { status, text } = await attacker.call({ path: '/api/heartbeat', body });
      return status === 200 ? (JSON.parse(text) as { online: number }).online : undefined;
    };
    const first = (await beat()) ?? 0;
    const counted = await manyTimes(count, 1, beat);
    attacker.close();
    const through = counted.filter((online) => online !== undefined && online > first).length;
    return { tried: count, through, refused: count - through, allowed: 0, faults: [] };
  },
};
