import { errors } from '@hub/engine/wire/errors';
import { describe, expect, it } from 'vitest';
import { errorFrame, messageFrame } from './frame-writer.ts';
import { readFrame } from './testing/fake-member.ts';

describe('the frame writer', () => {
  it('writes action and payload', () => {
    const message = { action: 'gameStarted', payload: { a: 1 }, secret: 'not listed' };
    expect(readFrame(messageFrame(message))).toEqual({ action: 'gameStarted', payload: { a: 1 } });
  });

  it('writes a refusal with the message of its error code', () =>
    expect(readFrame(errorFrame('submitGuess', 'game_over'))).toEqual({
      action: 'submitGuess',
      error: { code: 'game_over', message: errors.game_over },
    }));

  it('writes a refusal with its own message', () =>
    expect(readFrame(errorFrame('submitGuess', 'invalid_request', 'guess: too long')).error).toEqual({
      code: 'invalid_request',
      message: 'guess: too long',
    }));
});
