import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { type ActivityWeights, gameActivities } from '../players/crowd.ts';
import type { FaultKind } from './faults.ts';
import { run as loseAnswers } from './lost-answers.ts';
import { type NodesOptions, run } from './nodes.ts';

const redis = await findRedis();
const hint = redis === undefined ? `: ${HOW_TO_GET_REDIS}` : '';

/** Set by `npm run system:nodes`, which also tests whether it finds planted faults. */
const LONG = process.env['LONG'] === '1';

/** The games of which this is true, at their share. */
const gamesThat = (isMeant: 'isQuick' | 'isTimed'): ActivityWeights =>
  Object.fromEntries(
    [...gameActivities].flatMap(([name, game]) => (game[isMeant] ? [[name, game.weight]] : [])),
  );

/** The activities that end within seconds in real time. */
const QUICK: ActivityWeights = { ...gamesThat('isQuick'), buy: 2, like: 2, newGuest: 8 };

/** The activities whose rooms change by themselves every few seconds, also while a node is paused. */
const TIMED = gamesThat('isTimed');

const short = (faults: readonly FaultKind[], options: Partial<NodesOptions> = {}) =>
  run({
    redisUrl: redis ?? '',
    seed: 'short',
    faults,
    players: 12,
    nodes: 3,
    lifeMs: 400,
    leastGuesses: 12,
    activities: QUICK,
    isShort: true,
    ...options,
  });

const planted = (fault: string): Partial<NodesOptions> => ({
  preload: path.join(import.meta.dirname, 'planted-fault.ts'),
  variables: { PLANTED_FAULT: fault },
});

describe.skipIf(redis === undefined)(`two nodes${hint}`, () => {
  it('take every answer once, or refuse it, when the node of the game is killed around it', async () => {
    const { broken, figures } = await loseAnswers({ games: 12, nodes: 2, redisUrl: redis ?? '' });
    expect(broken).toEqual([]);
    expect(new Map(figures).get('answers')).toContain('with another frame: taken');
  });
});

describe.skipIf(redis === undefined)(`three nodes${hint}`, () => {
  it('lose nothing and pay nothing twice when they are killed, and show no error when one after the other is stopped', async () => {
    const { broken, figures } = await short(['kill one', 'kill one', 'stop', 'stop']);
    expect(broken).toEqual([]);
    const figureOf = new Map(figures);
    expect(figureOf.get('faults')).toBe('kill one 2, stop 2');
    // Players of the stopped nodes were asked to reconnect.
    expect(figureOf.get('connections closed')).toContain('1012');
    // Otherwise nothing could have been lost.
    expect(figureOf.get('acknowledged guesses')).toBeGreaterThanOrEqual(20);
    expect(figureOf.get('guesses compared in the state that acknowledged them')).toBeGreaterThan(0);
  });

  it.runIf(LONG)('are found to write on after a take-over if the fence is removed', async () => {
    // Without a clock that can be changed: it delays timers, and the write of a paused node would come too late.
    const options = { ...planted('fence removed'), speed: undefined, nodes: 2, activities: TIMED };
    const { broken } = await short(Array<FaultKind>(8).fill('pause 3 s'), options);
    expect(broken).toContainEqual(expect.stringMatching(/after it was declared gone|lost|was shown after/));
  });

  it.runIf(LONG)('are found to lose messages if nobody notices a loss', async () => {
    // The players of coop are often on two nodes, and wait for each other's frames.
    const activities = { coop: 1 };
    const { broken } = await short(['stop'], { ...planted('message lost'), activities });
    expect(broken).toContainEqual(expect.stringContaining('no answer'));
  });
});
