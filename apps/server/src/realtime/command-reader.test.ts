import { championRift } from '@hub/games/champion-rift/game.ts';
import { describe, expect, it } from 'vitest';
import { readCommand } from './command-reader.ts';
import { testPlayer } from './testing/players.ts';

const read = (message: unknown) =>
  readCommand(Buffer.from(JSON.stringify(message)), false, championRift, testPlayer(1));

describe('readCommand', () => {
  it('returns action and payload without unknown fields', () => {
    const payload = { gameId: 'a', guess: 'Ahri', extra: true };
    expect(read({ action: 'submitGuess', payload, more: 1 })).toEqual({
      ok: true,
      action: 'submitGuess',
      payload: { gameId: 'a', guess: 'Ahri' },
    });
  });

  it('accepts a missing payload if no field is required', () =>
    expect(read({ action: 'startGame' })).toEqual({ ok: true, action: 'startGame', payload: {} }));

  it('refuses a payload and names the invalid fields', () =>
    expect(read({ action: 'submitGuess', payload: { gameId: 5, guess: '' } })).toEqual({
      ok: false,
      action: 'submitGuess',
      code: 'invalid_request',
      message:
        'gameId: Invalid input: expected string, received number; guess: Too small: expected string to have >=1 characters',
    }));

  it('refuses half a character', () =>
    expect(read({ action: 'submitGuess', payload: { gameId: 'a', guess: 'Ahri\ud800' } })).toMatchObject({
      code: 'invalid_request',
      message: 'frame: must not contain half a character',
    }));

  it('refuses a message that is not an object', () => {
    expect(read([])).toMatchObject({
      action: 'unknown',
      message: 'frame: Invalid input: expected object, received array',
    });
    expect(read({ action: 'startGame', payload: 5 })).toMatchObject({
      action: 'startGame',
      message: 'payload: Invalid input: expected object, received number',
    });
  });

  it('refuses the id of another player', () => {
    const { playerId, accountId } = testPlayer(1);
    for (const own of [playerId, accountId, undefined]) {
      expect(read({ action: 'startGame', payload: { playerId: own } }).ok).toBe(true);
    }
    expect(read({ action: 'startGame', payload: { playerId: testPlayer(2).playerId } })).toMatchObject({
      code: 'forbidden',
    });
  });
});
