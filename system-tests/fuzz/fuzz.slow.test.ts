import { EventEmitter } from 'node:events';
import { findExact, foldName, matchNames } from '@hub/catalog/name-matcher';
import type { Game } from '@hub/engine/binding/binding';
import { suggest } from '@hub/games/chain-of-legends/screen/suggestion.ts';
import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGames } from '../../apps/server/src/games.ts';
import { judge, type OpenApi, type Operation, operationsOf } from './api-contract.ts';
import { operationTarget, type Send, sendTo } from './api-target.ts';
import { sequencesOf, singleMessages } from './frame-targets.ts';
import { attack, type Finding, type Target } from './fuzz-target.ts';
import type { GamesMaker } from './in-process-hub.ts';
import { type Matcher, matcherTarget } from './name-matcher-target.ts';
import { PopulatedHub } from './populated-hub.ts';
import { watchProcess } from './process-watch.ts';
import { Tally } from './results.ts';
import { fuzz, unreached } from './suite.ts';

const SEED = 20_261_121;

describe('fuzz', () => {
  it('finds no fault with 2,000 inputs, and every operation accepts some and refuses some', async () => {
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

/** All games, with a changed More or Less. */
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

describe('a fault planted in a game', () => {
  const game = realtimeEndpoints.indexOf(moreOrLess);

  it('is found by sequences, and minimized', async () => {
    const found = await findIn(sequencesOf(game, throwing), 3_000);
    expect(found?.reason).toContain('planted');
    expect(found?.input).toContain('submitGuess');
    // Of up to sixty steps; with some draws it cannot remove the second one.
    expect(found?.input.match(/"kind":"say"/g)?.length).toBeLessThanOrEqual(2);
  });

  it('is found by single messages', async () => {
    const target = singleMessages(throwing);
    const found = await findIn(target, 12_000);
    await target.stop();
    expect(found?.reason).toContain('planted');
  });

  it('is found when a frame violates the contract', async () => {
    expect((await findIn(sequencesOf(game, lying), 500))?.reason).toContain('against the contract');
  });
});

describe('a fault planted in a call', () => {
  let hub: PopulatedHub;
  let all: Operation[];
  beforeAll(async () => {
    hub = await PopulatedHub.create();
    all = operationsOf((await hub.open.app.inject('/api/openapi.json')).json<OpenApi>());
  });
  afterAll(() => hub.stop());

  /** Fuzzes one operation of a server with some changed answers. */
  const findWith = async (name: string, otherwise: (body: string) => Partial<Awaited<ReturnType<Send>>>) => {
    const operation = all.find((one) => one.name === name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const send: Send = async (request) => {
      const answer = await sendTo(hub)(request);
      return { ...answer, ...(answer.status === 200 ? otherwise(JSON.stringify(request.payload)) : {}) };
    };
    return findIn(operationTarget(operation, all, hub, send), 300);
  };

  it('is not reported without a fault', async () => {
    expect(await findWith('createAccount', () => ({}))).toBeUndefined();
  });

  it('is found as a 500', async () => {
    const found = await findWith('createAccount', (body) =>
      body.length > 20 ? { status: 500, text: '{}' } : {},
    );
    expect(found?.reason).toContain('500');
  });

  it('is found as an answer that violates the document or has unknown fields', async () => {
    expect((await findWith('accountsCount', () => ({ text: '{"count":-1}' })))?.reason).toContain(
      'not as documented',
    );
    expect((await findWith('accountsCount', () => ({ text: '{"count":1,"secret":2}' })))?.reason).toContain(
      'secret',
    );
  });

  it('is found as an invalid refusal', async () => {
    for (const [text, reason] of [
      ['{"error":"no_such_code","message":"x"}', 'no catalogue'],
      ['{"error":"internal","message":"x"}', 'internal with 409'],
      ['{"message":"x"}', 'not as documented'],
    ] as const)
      expect((await findWith('createAccount', () => ({ status: 409, text })))?.reason).toContain(reason);
  });

  it('is found when an invalid request is accepted', async () => {
    const operation = all.find(({ name }) => name === 'createAccount');
    if (operation === undefined) throw new Error('no such operation');
    const found = await findIn(operationTarget(operation, all, hub, acceptAnything), 300);
    expect(found?.reason).toMatch(/accepted/);
  });

  it('is found when the answer is not JSON', () => {
    const answer = { status: 200, contentType: 'text/html', text: '<html>' };
    expect(() => judge({ answers: new Map() }, answer)).toThrow('instead of JSON');
  });
});

describe('a fault planted in the name matcher', () => {
  const right: Matcher = { foldName, matchNames, findExact, suggest };
  it.each([
    [
      'folds a folded name differently',
      { foldName: (text: string) => text.replace('aa', 'a').replaceAll(/[^a-z]/g, '') },
    ],
    ['throws', { matchNames: () => JSON.parse('') as never }],
    ['finds another name', { findExact: (_: string, roster: readonly unknown[]) => roster[0] }],
    ['finds nothing', { findExact: () => undefined }],
    ['suggests a name with two edits', { suggest: (_: string, names: readonly string[]) => names[0] }],
    ['suggests nothing', { suggest: () => undefined }],
  ])('is found when it %s', async (_, wrong) => {
    expect(await findIn(matcherTarget({ ...right, ...wrong } as Matcher), 2_000)).toBeDefined();
  });
});

describe('watchProcess', () => {
  it('records unhandled errors until it is stopped', () => {
    const emitter = new EventEmitter();
    const watch = watchProcess(emitter);
    emitter.emit('unhandledRejection', new Error('first'));
    emitter.emit('uncaughtException', 'second');
    watch.stop();
    emitter.emit('unhandledRejection', new Error('third'));
    expect(watch.errors).toHaveLength(2);
    expect(watch.errors[0]).toContain('first');
  });
});
