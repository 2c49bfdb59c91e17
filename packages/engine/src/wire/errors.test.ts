import { describe, expect, it } from 'vitest';
import { readRefusal } from './errors.ts';

const frame = (code: string, message: string) => ({ action: 'play', error: { code, message } });

describe('readRefusal', () => {
  it.each([
    ['too_late', 'refusal', 'Too late: that round is over.'],
    ['game_full', 'fatal', 'This game is full.'],
  ])('reads %s as a %s with the text of the catalogue', (code, kind, message) => {
    expect(readRefusal(frame(code, 'Other words.'))).toEqual({ kind, code, message });
  });

  it.each(['from_the_future', 'toString'])('reads %s as unknown, with the text of the server', (code) => {
    expect(readRefusal(frame(code, 'Words.'))).toEqual({ kind: 'unknown', code, message: 'Words.' });
  });

  it('has a general text for an unknown code without one', () =>
    expect(readRefusal(frame('new', ' ')).message).toBe('Something went wrong on our side.'));
});
