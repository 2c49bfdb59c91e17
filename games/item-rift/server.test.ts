import { items } from '@hub/catalog/items';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Frame } from '../../apps/server/src/realtime/testing/client.ts';
import { testDailies } from '../../apps/server/src/realtime/testing/dailies.ts';
import { type Hub, startHub } from '../../apps/server/src/realtime/testing/hub.ts';
import { type ItemRiftState, itemRiftStateSchema } from './game.ts';
import { answerIds, riftItems } from './server.ts';

const PATH = '/ws/itemRift';
const THORNMAIL = '3075';

let hub: Hub;

beforeEach(async () => {
  const clock = new ManualClock(Date.parse('2026-03-01T12:00:00Z'));
  hub = await startHub({ clock, daily: testDailies({ answerOf: async () => THORNMAIL }) });
});
afterEach(() => hub.stop());

/** The state of a frame, which must match the contract and have no other fields. */
function stateOf({ payload }: Frame): ItemRiftState {
  const { gameState } = payload as { gameState: unknown };
  const state = itemRiftStateSchema.parse(gameState);
  expect(state).toEqual(gameState);
  return state;
}

describe('the items', () => {
  it('are all that are bought, sorted by name; the answer is one that its attributes identify', () => {
    const names = riftItems.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toHaveLength(items.filter(({ special }) => special === undefined).length);
    expect(answerIds).toHaveLength(172);
    expect(riftItems.map(({ id }) => id)).toEqual(expect.arrayContaining([...answerIds]));
  });
});

describe('a puzzle', () => {
  it('is played from the start to the reward', async () => {
    const client = await hub.join(PATH, 1);
    const opened = await client.ask('startGame', {});
    const { gameId, ...start } = stateOf(opened);
    expect(opened.action).toBe('gameStarted');
    expect(start).toMatchObject({ version: 0, guesses: [], answer: null, gameOver: false, streak: 3 });
    const wrong = await client.ask('submitGuess', { gameId, guess: 'guardian angel' });
    expect(wrong.action).toBe('gameStateUpdate');
    expect(stateOf(wrong).guesses).toMatchObject([
      { id: '3026', name: { isCorrect: 'wrong' }, price: { isCorrect: 'lower', value: 3200 } },
    ]);
    const solved = stateOf(await client.ask('submitGuess', { gameId, guess: 'Thornmail' }));
    expect(solved).toMatchObject({
      gameOver: true,
      answer: { id: THORNMAIL, name: 'Thornmail' },
      reward: 100,
      streak: 4,
    });
    expect((await client.ask('startGame', { gameId })).action).toBe('alreadyPlayed');
    expect(hub.store.settlements.get(gameId)).toMatchObject({
      game: 'item rift',
      rewards: [{ amountEssence: 100, reason: 'item_rift', reference: 'daily:itemRift:2026-03-01' }],
      dailyRun: { mode: 'itemRift', day: '2026-03-01', attempts: 2 },
    });
  });

  it('is played in hard mode, which is chosen with the first guess and settled with the day', async () => {
    const client = await hub.join(PATH, 1);
    const { gameId } = stateOf(await client.ask('startGame', {}));
    const boots = stateOf(await client.ask('submitGuess', { gameId, guess: 'Boots', hard: true }));
    expect(boots).toMatchObject({ hard: true, version: 1 });
    const refused = await client.ask('submitGuess', { gameId, guess: 'Long Sword' });
    expect(refused.action).toBe('gameStateUpdate');
    expect(stateOf(refused)).toMatchObject({
      version: 2,
      guesses: boots.guesses,
      // Neither is built from anything, and Thornmail is.
      refused: { id: '1036', attribute: 'buildsFrom', rule: 'avoid', values: [] },
    });
    const code = (await client.ask('submitGuess', { gameId, guess: 'Thornmail', hard: false })).error?.code;
    expect(code).toBe('mode_is_fixed');
    const solved = stateOf(await client.ask('submitGuess', { gameId, guess: 'Thornmail' }));
    expect(solved).toMatchObject({ gameOver: true, hard: true });
    expect(solved).not.toHaveProperty('refused');
    expect(hub.store.settlements.get(gameId)).toMatchObject({ dailyRun: { attempts: 2, hard: true } });
  });

  it('refuses unknown and repeated items', async () => {
    const client = await hub.join(PATH, 1);
    const { gameId } = stateOf(await client.ask('startGame', {}));
    await client.ask('submitGuess', { gameId, guess: 'Boots' });
    const codes = [];
    for (const guess of ['BOOTS', 'Swiftmarch', 'Excalibur'])
      codes.push((await client.ask('submitGuess', { gameId, guess })).error?.code);
    expect(codes).toEqual(['repeated_item', 'unknown_item', 'unknown_item']);
  });
});
