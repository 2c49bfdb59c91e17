import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { RedisConnection } from './redis-connection.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Bytes of a hashed name. */
const NAME_BYTES = 15;

const countSchema = z.tuple([z.number(), z.number()]);
const onlineSchema = z.number();
const lookSchema = z.array(z.number());

const COUNT_CALL = `
local calls = redis.call('incr', KEYS[1])
local ttl = redis.call('pttl', KEYS[1])
if ttl < 0 then
  ttl = tonumber(ARGV[1])
  redis.call('pexpire', KEYS[1], ttl)
end
return {calls, ttl}`;

/** The rules of domain/presence, by the clock of Redis. KEYS: times by key, session by key, key by session. */
const BEAT = `
local key, session, window, capacity = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function forget(one)
  local last = redis.call('hget', KEYS[2], one)
  if last then redis.call('hdel', KEYS[3], last) end
  redis.call('hdel', KEYS[2], one)
  redis.call('zrem', KEYS[1], one)
end
local function forgetAll(silent)
  for _, one in ipairs(silent) do forget(one) end
end
forget(redis.call('hget', KEYS[3], session) or key)
forget(key)
redis.call('zadd', KEYS[1], now, key)
redis.call('hset', KEYS[2], key, session)
redis.call('hset', KEYS[3], session, key)
forgetAll(redis.call('zrangebyscore', KEYS[1], '-inf', now - window))
forgetAll(redis.call('zrangebyscore', KEYS[1], now + window, '+inf'))
forgetAll(redis.call('zrange', KEYS[1], 0, -capacity - 1))
for _, name in ipairs(KEYS) do redis.call('pexpire', name, window) end
return redis.call('zcard', KEYS[1])`;

/** Returns the number of keys online, then 1 or 0 for each key. */
const LOOK = `
local time, from = redis.call('time'), 0
from = time[1] * 1000 + math.floor(time[2] / 1000) - ARGV[1]
local answer = {redis.call('zcount', KEYS[1], '(' .. from, '+inf')}
for at = 2, #ARGV do
  local last = redis.call('zscore', KEYS[1], ARGV[at])
  answer[at] = (last and tonumber(last) > from) and 1 or 0
end
return answer`;

/** Counts in Redis. `prefix` precedes all keys. Addresses and accounts are hashed with `nameKey`. */
export function createRedisCounts(
  connection: RedisConnection,
  prefix: string,
  nameKey: Buffer,
): SharedCounts {
  const nameOf = (text: string): string =>
    createHmac('sha256', nameKey).update(text).digest().toString('base64url', 0, NAME_BYTES);
  return {
    async countCall(key, windowMs) {
      const options = { keys: [`${prefix}calls/${nameOf(key)}`], arguments: [String(windowMs)] };
      const reply = await connection.run(key.length, (client) => client.eval(COUNT_CALL, options));
      const [calls, endsInMs] = countSchema.parse(reply);
      return { calls, endsInMs };
    },
    async beat(key, sessionId, { windowMs, capacity }) {
      const options = {
        keys: ['times', 'sessions', 'keys'].map((name) => `${prefix}online/${name}`),
        arguments: [nameOf(key), nameOf(sessionId), String(windowMs), String(capacity)],
      };
      return onlineSchema.parse(await connection.run(key.length, (client) => client.eval(BEAT, options)));
    },
    async look(keys, windowMs) {
      const options = {
        keys: [`${prefix}online/times`],
        arguments: [String(windowMs), ...keys.map(nameOf)],
      };
      const size = keys.length * NAME_BYTES;
      const [online = 0, ...flags] = lookSchema.parse(
        await connection.run(size, (client) => client.eval(LOOK, options)),
      );
      return { online, here: new Set(keys.filter((_, at) => flags[at] === 1)) };
    },
  };
}
