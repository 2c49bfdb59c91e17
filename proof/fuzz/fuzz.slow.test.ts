import { EventEmitter } from 'node:events';
import { findExact, foldName, matchNames } from '@hub/catalog/name-matcher';
import { suggest } from '@hub/chain-of-legends/screen/suggestion.ts';
import type { Game } from '@hub/engine/binding/binding';
import { moreOrLess } from '@hub/more-or-less/game.ts';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGames } from '../../apps/server/src/games.ts';
import { attack, type Finding, type Target } from './campaign.ts';
import { judge, type OpenApi, type Operation, operationsOf } from './contract.ts';
import { sequencesOf, singleMessages } from './gateway.ts';
import { operationTarget, type Send, sendTo } from './http.ts';
import type { GamesMaker } from './live-hub.ts';
import { type Matcher, matcherTarget } from './matcher.ts';
import { watchProcess } from './process-watch.ts';
import { fuzz, unreached } from './suite.ts';
import { Tally } from './tally.ts';
import { World } from './world.ts';

const SEED = 20_261_121;

describe('everything that takes something from outside', () => {
  it('stands 2,000 inputs of all kinds, and every operation accepts some and refuses some', async () => {
    const tally = new Tally();
    expect(await fuzz({ inputs: 2_000, seed: SEED, tally })).toEqual([]);
    const { inputs, accepted, refused, ...faults } = tally.sum();
    expect(inputs).toBeGreaterThanOrEqual(2_000);
    expect(Math.min(accepted, refused)).toBeGreaterThan(300);
    expect(faults).toEqual({ serverErrors: 0, crashes: 0 });
    expect(unreached(tally)).toEqual([]);
  });
});

const acceptAnything: Send = async () => ({
  status: 200,
  contentType: 'application/json',
  text: '{"token":"x"}',
});

const findIn = async <Draw>(target: Target<Draw>, inputs: number): Promise<Finding | undefined> =>
  attack(target, { inputs, seed: SEED, tally: new Tally() });

/** All games, with More or Less changed. */
const gamesWith =
  (change: (game: Game) => Partial<Game>): GamesMaker =>
  (deps) =>
    createGames(deps).map((game) => (game.endpoint === moreOrLess ? { ...game, ...change(game) } : game));

const throwing = gamesWith(({ commands }) => ({
  commands: {
    ...commands,
    submitGuess: {
      kind: 'play',
      play: (payload) => {
        const { gameId } = payload as { gameId: string };
        if (gameId.length < 6) throw new TypeError('planted');
        return { roomId: gameId, command: {} };
      },
    },
  },
}));
const lying = gamesWith(() => ({
  welcome: () => [{ action: 'gameStarted', payload: { gameState: {} } }],
}));

describe('a fault that is planted in a game', () => {
  const game = realtimeEndpoints.indexOf(moreOrLess);

  it('is found by sequences, and made small', async () => {
    const found = await findIn(sequencesOf(game, throwing), 3_000);
    expect(found?.reason).toContain('planted');
    expect(found?.input).toContain('submitGuess');
    expect(found?.input.match(/"kind":"say"/g)).toHaveLength(1);
  });

  it('is found by single messages', async () => {
    const target = singleMessages(throwing);
    const found = await findIn(target, 3_000);
    await target.stop();
    expect(found?.reason).toContain('planted');
  });

  it('is found when a frame is not what the contract says', async () => {
    expect((await findIn(sequencesOf(game, lying), 500))?.reason).toContain('against the contract');
  });
});

describe('a fault that is planted in a call', () => {
  let world: World;
  let all: Operation[];
  beforeAll(async () => {
    world = await World.create();
    all = operationsOf((await world.open.app.inject('/api/openapi.json')).json<OpenApi>());
  });
  afterAll(() => world.stop());

  /** Fuzzes one operation of a server that answers some requests otherwise. */
  const findWith = async (name: string, otherwise: (body: string) => Partial<Awaited<ReturnType<Send>>>) => {
    const operation = all.find((one) => one.name === name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const send: Send = async (request) => {
      const answer = await sendTo(world)(request);
      return { ...answer, ...(answer.status === 200 ? otherwise(JSON.stringify(request.payload)) : {}) };
    };
    return findIn(operationTarget(operation, all, world, send), 300);
  };

  it('is not found where there is none', async () => {
    expect(await findWith('createAccount', () => ({}))).toBeUndefined();
  });

  it('is found as a 500', async () => {
    const found = await findWith('createAccount', (body) =>
      body.length > 20 ? { status: 500, text: '{}' } : {},
    );
    expect(found?.reason).toContain('500');
  });

  it('is found as an answer that is not as documented, or says more', async () => {
    expect((await findWith('accountsCount', () => ({ text: '{"count":-1}' })))?.reason).toContain(
      'not as documented',
    );
    expect((await findWith('accountsCount', () => ({ text: '{"count":1,"secret":2}' })))?.reason).toContain(
      'secret',
    );
  });

  it('is found as a refusal without the form of one', async () => {
    for (const [text, reason] of [
      ['{"error":"no_such_code","message":"x"}', 'no catalogue'],
      ['{"error":"internal","message":"x"}', 'internal with 409'],
      ['{"message":"x"}', 'not as documented'],
    ] as const)
      expect((await findWith('createAccount', () => ({ status: 409, text })))?.reason).toContain(reason);
  });

  it('is found when what the document forbids is accepted', async () => {
    const operation = all.find(({ name }) => name === 'createAccount');
    if (operation === undefined) throw new Error('no such operation');
    const found = await findIn(operationTarget(operation, all, world, acceptAnything), 300);
    expect(found?.reason).toMatch(/accepted/);
  });

  it('is found when the answer is no JSON', () => {
    const answer = { status: 200, contentType: 'text/html', text: '<html>' };
    expect(() => judge({ answers: new Map() }, answer)).toThrow('instead of JSON');
  });
});

describe('a fault that is planted in the matcher', () => {
  const right: Matcher = { foldName, matchNames, findExact, suggest };
  it.each([
    [
      'folds twice otherwise',
      { foldName: (text: string) => text.replace('aa', 'a').replaceAll(/[^a-z]/g, '') },
    ],
    ['throws', { matchNames: () => JSON.parse('') as never }],
    ['finds somebody else', { findExact: (_: string, roster: readonly unknown[]) => roster[0] }],
    ['finds nobody', { findExact: () => undefined }],
    ['suggests what is two edits away', { suggest: (_: string, names: readonly string[]) => names[0] }],
    ['suggests nothing', { suggest: () => undefined }],
  ])('is found when it %s', async (_, wrong) => {
    expect(await findIn(matcherTarget({ ...right, ...wrong } as Matcher), 2_000)).toBeDefined();
  });
});

describe('the watch on the process', () => {
  it('notes what nobody heeds, until it is stopped', () => {
    const emitter = new EventEmitter();
    const watch = watchProcess(emitter);
    emitter.emit('unhandledRejection', new Error('first'));
    emitter.emit('uncaughtException', 'second');
    watch.stop();
    emitter.emit('unhandledRejection', new Error('third'));
    expect(watch.strays).toHaveLength(2);
    expect(watch.strays[0]).toContain('first');
  });
});
