import rateLimit from '@fastify/rate-limit';
import type { RateName } from '@hub/protocol/limits';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { CallTally } from './call-tally.ts';
import { addressKey } from './caller-address.ts';

export type Rates = Readonly<Record<RateName, { readonly max: number; readonly windowMs: number }>>;

/** One hook for each kind of call, counting by account, or by address for visitors. Exceeding it throws a 429. */
export async function createLimiters(
  app: FastifyInstance,
  rates: Rates,
): Promise<Readonly<Record<RateName, onRequestAsyncHookHandler>>> {
  await app.register(rateLimit, { global: false, store: CallTally });
  const limiter = ({ max, windowMs }: Rates[RateName], isByAddress = false) =>
    app.rateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: ({ visitor, ip }) =>
        (isByAddress ? undefined : visitor.caller?.player.accountId) ?? addressKey(ip),
    });
  return {
    reads: limiter(rates.reads),
    writes: limiter(rates.writes),
    heartbeat: limiter(rates.heartbeat),
    // By address alone, or every account would open as many again.
    createAccount: limiter(rates.createAccount, true),
    feedback: limiter(rates.feedback),
    signIn: limiter(rates.signIn),
    // Whoever guesses must not get new tries by showing the tokens of many guests.
    recovery: limiter(rates.recovery, true),
    accountCare: limiter(rates.accountCare),
  };
}
