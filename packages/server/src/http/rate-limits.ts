import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { RateName } from '@hub/engine/wire/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallCounter } from './call-counter.ts';
import { addressKey, callerAddress } from './caller-address.ts';
import { type CountCall, sharedCallCounters } from './shared-call-counter.ts';

type Rate = { readonly max: number; readonly maxOfAddress?: number; readonly windowMs: number };
export type Rates = Readonly<Record<RateName, Rate>>;
export type Limiters = Readonly<Record<RateName, Limiter>>;

/** Counts a call; throws a 429 when the limit is exceeded. */
type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Counted by address only: new accounts would multiply the limit, and guessers of codes could use many tokens. */
const BY_ADDRESS_ALONE: ReadonlySet<string> = new Set<RateName>(['createAccount', 'recovery']);

const byAddress = (request: FastifyRequest): string => addressKey(callerAddress(request));
const byCaller = (request: FastifyRequest): string =>
  request.visitor.caller?.player.accountId ?? request.administrator?.account ?? byAddress(request);

/**
 * Creates a limiter per rate, by account or by visitors' address; some rates also limit by address. `countCall` counts the
 * calls of all nodes; without it, those of this one.
 */
export async function createLimiters(
  app: FastifyInstance,
  rates: Rates,
  countCall?: CountCall,
): Promise<Limiters> {
  const store = countCall === undefined ? CallCounter : sharedCallCounters(countCall);
  await app.register(rateLimit, { global: false, store });
  /** `groupId` names the limit for a shared counter. */
  const counter = (
    groupId: string,
    max: number,
    windowMs: number,
    keyGenerator: (request: FastifyRequest) => string,
  ) => {
    const options: RateLimitOptions = { groupId, max, timeWindow: windowMs, keyGenerator };
    return app.createRateLimit(options);
  };
  const limiter = ([name, rate]: readonly [string, Rate]): readonly [string, Limiter] => {
    const counters = [
      counter(name, rate.max, rate.windowMs, BY_ADDRESS_ALONE.has(name) ? byAddress : byCaller),
      ...(rate.maxOfAddress === undefined
        ? []
        : [counter(`${name} of address`, rate.maxOfAddress, rate.windowMs, byAddress)]),
    ];
    return [
      name,
      async (request, reply) => {
        for (const count of counters) {
          const counted = await count(request);
          if (counted.isAllowed || !counted.isExceeded) continue;
          reply.header('retry-after', counted.ttlInSeconds);
          throw Object.assign(new Error('too many requests'), { statusCode: 429 });
        }
      },
    ];
  };
  return Object.fromEntries(Object.entries(rates).map(limiter)) as Limiters;
}
