import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRedis, HOW_TO_GET_REDIS } from '../../apps/server/src/bus/testing/test-redis.ts';
import { ACTIVITY_WEIGHTS, type Activity } from '../players/crowd.ts';
import { FAULT_WEIGHTS, type FaultKind } from './faults.ts';
import { type NodesOptions, run } from './nodes.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';

/** Set by `npm run system:nodes`, which also tests whether it finds planted faults. */
const LONG = process.env['LONG'] === '1';

const none = <K extends string>(weights: Readonly<Record<K, number>>): Record<K, number> =>
  Object.fromEntries(Object.keys(weights).map((key) => [key, 0])) as Record<K, number>;

/** The activities that end within seconds in real time. */
const QUICK: Readonly<Record<Activity, number>> = {
  ...none(ACTIVITY_WEIGHTS),
  championRift: 6,
  moreOrLess: 8,
  coop: 16,
  buy: 2,
  like: 2,
  newGuest: 4,
};

const short = (faults: Partial<Record<FaultKind, number>>, options: Partial<NodesOptions> = {}) =>
  run({
    redisUrl: redis ?? '',
    seed: 'short',
    faults: 2,
    players: 12,
    nodes: 3,
    lifeMs: 400,
    leastGuesses: 12,
    activities: QUICK,
    isShort: true,
    weights: { ...none(FAULT_WEIGHTS), ...faults },
    ...options,
  });

const planted = (fault: string): Partial<NodesOptions> => ({
  preload: path.join(import.meta.dirname, 'planted-fault.ts'),
  variables: { PLANTED_FAULT: fault },
});

describe.skipIf(redis === undefined)(`three nodes${hint}`, () => {
  it('lose nothing acknowledged, pay nothing twice and let nobody wait when they are killed', async () => {
    const { broken, figures } = await short({ 'kill one': 1 });
    expect(broken).toEqual([]);
    const figureOf = new Map(figures);
    // Otherwise nothing could have been lost.
    expect(figureOf.get('acknowledged guesses')).toBeGreaterThanOrEqual(20);
    expect(figureOf.get('guesses compared in the state that acknowledged them')).toBeGreaterThan(0);
  }, 180_000);

  it.runIf(LONG)(
    'are found to write on after a take-over if the fence is removed',
    async () => {
      const { broken } = await short(
        { 'pause 3 s': 1 },
        { ...planted('fence removed'), nodes: 2, faults: 4 },
      );
      expect(broken).toContainEqual(expect.stringMatching(/after it was declared gone|lost|was shown after/));
    },
    180_000,
  );

  it.runIf(LONG)(
    'are found to lose messages if nobody notices a loss',
    async () => {
      const { broken } = await short({ stop: 1 }, { ...planted('message lost'), faults: 1 });
      expect(broken).toContainEqual(expect.stringContaining('no answer'));
    },
    180_000,
  );
});
