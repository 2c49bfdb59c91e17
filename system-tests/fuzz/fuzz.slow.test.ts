import type { Game } from '@hub/engine/binding/binding';
import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGames } from '../../apps/server/src/games.ts';
import { type OpenApi, type Operation, operationsOf } from './api-contract.ts';
import { operationTarget, type Send, sendTo } from './api-target.ts';
import { sequencesOf } from './frame-targets.ts';
import { gameEndpoints } from './frames.ts';
import { attack, type Finding, type Target } from './fuzz-target.ts';
import type { GamesMaker } from './in-process-hub.ts';
import { PopulatedHub } from './populated-hub.ts';
import { Tally } from './results.ts';
import { fuzz, unreached } from './suite.ts';

const SEED = 20_261_121;

it('fuzz finds no fault with 4,000 inputs, and every operation accepts some and refuses some', async () => {
  const tally = new Tally();
  expect(await fuzz({ inputs: 4_000, seed: SEED, tally })).toEqual([]);
  const { inputs, accepted, refused, ...faults } = tally.sum();
  expect(inputs).toBeGreaterThanOrEqual(3_900);
  expect(Math.min(accepted, refused)).toBeGreaterThan(300);
  expect(faults).toEqual({ serverErrors: 0, crashes: 0 });
  expect(unreached(tally)).toEqual([]);
});

const acceptAnything: Send = async () => ({
  status: 200,
  contentType: 'application/json',
  text: '{"token":"x"}',
});

const findIn = async <Draw>(
  target: Target<Draw>,
  inputs: number,
  endOnFailure = false,
): Promise<Finding | undefined> => attack(target, { inputs, seed: SEED, tally: new Tally(), endOnFailure });

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
const lying = gamesWith(() => ({ welcome: () => [{ action: 'gameStarted', payload: { gameState: {} } }] }));

describe('a fault planted in a game', () => {
  const game = gameEndpoints.findIndex(({ name }) => name === moreOrLess.name);

  it('is found by sequences, and minimized', async () => {
    const found = await findIn(sequencesOf(game, throwing), 3_000);
    expect(found?.reason).toContain('planted');
    expect(found?.input).toContain('submitGuess');
    // Of up to sixty steps; with some draws it cannot remove the second one.
    expect(found?.input.match(/"kind":"say"/g)?.length).toBeLessThanOrEqual(2);
  });

  it('is found when a frame violates the contract', async () =>
    expect((await findIn(sequencesOf(game, lying), 500, true))?.reason).toContain('against the contract'));
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

  it('is found as an answer that violates the document or has unknown fields', async () => {
    expect((await findWith('accountsCount', () => ({ text: '{"count":-1}' })))?.reason).toContain(
      'not as documented',
    );
    expect((await findWith('accountsCount', () => ({ text: '{"count":1,"secret":2}' })))?.reason).toContain(
      'secret',
    );
  });

  it('is found when an invalid request is accepted', async () => {
    const operation = all.find(({ name }) => name === 'createAccount');
    if (operation === undefined) throw new Error('no such operation');
    const found = await findIn(operationTarget(operation, all, hub, acceptAnything), 300);
    expect(found?.reason).toMatch(/accepted/);
  });
});
