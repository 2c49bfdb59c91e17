import { emojiSets } from '@hub/catalog/emoji-sets';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Frame } from '../../apps/server/src/realtime/testing/client.ts';
import { testDailies } from '../../apps/server/src/realtime/testing/dailies.ts';
import { type Hub, startHub } from '../../apps/server/src/realtime/testing/hub.ts';
import { type EmojiRiftState, emojiRiftStateSchema } from './game.ts';

const PATH = '/ws/emojiRift';
const WRONG = ['Garen', 'Teemo', 'Lux', 'Jinx', 'Zed', 'Sona', 'Kled'];
const EMOJI = emojiSets.find(({ id }) => id === 'Ahri')?.emoji ?? [];

let hub: Hub;

beforeEach(async () => {
  hub = await startHub({ clock: new ManualClock(Date.parse('2026-03-01T12:00:00Z')), daily: testDailies() });
});
afterEach(() => hub.stop());

/** The state of a frame, which must match the contract and have no other fields. */
function stateOf({ payload }: Frame): EmojiRiftState {
  const { gameState } = payload as { gameState: unknown };
  const state = emojiRiftStateSchema.parse(gameState);
  expect(state).toEqual(gameState);
  return state;
}

describe('a puzzle', () => {
  it('shows an emoji more after each guess, then an attribute, and pays at the end', async () => {
    const client = await hub.join(PATH, 1);
    const { gameId, ...start } = stateOf(await client.ask('startGame', {}));
    expect(start).toMatchObject({ emoji: [EMOJI[0]], revealed: [], answer: null, guesses: [] });
    const shown: (readonly [number, number])[] = [];
    for (const guess of WRONG) {
      const state = stateOf(await client.ask('submitGuess', { gameId, guess }));
      expect(state.emoji).toEqual(EMOJI.slice(0, state.emoji.length));
      shown.push([state.emoji.length, state.revealed.length]);
    }
    expect(shown).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
      [6, 1],
      [6, 2],
    ]);
    expect(stateOf(await client.ask('submitGuess', { gameId, guess: 'ahri' }))).toMatchObject({
      gameOver: true,
      answer: { id: 'Ahri', title: 'the Nine-Tailed Fox', emoji: EMOJI },
      reward: 100,
      streak: 4,
    });
    expect((await client.ask('startGame', {})).action).toBe('alreadyPlayed');
    expect(hub.store.settlements.get(gameId)).toMatchObject({
      game: 'emoji rift',
      rewards: [{ amountEssence: 100, reason: 'emoji_rift', reference: 'daily:emojiRift:2026-03-01' }],
      dailyRun: { mode: 'emojiRift', attempts: 8 },
    });
  });

  it('given up after ten guesses shows the answer to its player, and settles nothing', async () => {
    const client = await hub.join(PATH, 1);
    const other = await hub.join(PATH, 2);
    const { gameId } = stateOf(await client.ask('startGame', {}));
    const begun = stateOf(await other.ask('startGame', {}));
    for (const guess of WRONG) await client.ask('submitGuess', { gameId, guess });
    expect((await client.ask('giveUp', { gameId })).error?.code).toBe('not_now');
    for (const guess of ['Annie', 'Ashe', 'Braum']) await client.ask('submitGuess', { gameId, guess });
    expect((await other.ask('giveUp', { gameId })).error?.code).toBe('game_not_found');
    expect(stateOf(await client.ask('giveUp', { gameId }))).toMatchObject({
      gameOver: true,
      givenUp: true,
      answer: { id: 'Ahri' },
      reward: 0,
      streak: 3,
    });
    expect(hub.store.settlements.size).toBe(0);
    const again = await client.ask('startGame', {});
    expect([again.action, stateOf(again).gameId]).toEqual(['alreadyPlayed', gameId]);
    expect((await client.ask('submitGuess', { gameId, guess: 'Ahri' })).error?.code).toBe('game_over');
    expect(stateOf(await other.ask('startGame', { gameId: begun.gameId }))).toMatchObject({ answer: null });
  });

  it('refuses unknown and repeated champions', async () => {
    const client = await hub.join(PATH, 1);
    const { gameId } = stateOf(await client.ask('startGame', {}));
    await client.ask('submitGuess', { gameId, guess: 'Garen' });
    const codes = [];
    for (const guess of ['GAREN', '🦊'])
      codes.push((await client.ask('submitGuess', { gameId, guess })).error?.code);
    expect(codes).toEqual(['repeated_champion', 'unknown_champion']);
  });
});
