import { describe, expect, it } from 'vitest';
import type { MoreOrLessCommand } from './command.ts';
import { moreOrLessRules } from './rules.ts';
import { awaitsRematch, type MoreOrLessState } from './state.ts';
import { after, command, deadline, guess, open, step, STARTED_AT as T, wrongGuess } from './testing/play.ts';

const AGAIN: MoreOrLessCommand = { type: 'again' };
const again = (now: number, seat: number) => command(now, seat, AGAIN);
const seatLeft = (now: number, seat: number) => ({ now, input: { type: 'seatLeft', seat } as const });
const seatAway = (now: number, seat: number) => ({ now, input: { type: 'seatAway', seat } as const });

const first = after(open('multi'), command(T, 1, { type: 'join' }), deadline(T + 2_000));
/** A coop game that both have lost together, at T + 5500. */
const over = after(
  first,
  guess(T + 3_000, 0, wrongGuess(first)),
  guess(T + 4_000, 1, wrongGuess(first)),
  deadline(T + 5_500),
);
const NOW = T + 10_000;

const statusOf = ({ rematch }: MoreOrLessState): string | undefined => rematch?.status;

describe('a rematch of a coop game', () => {
  it.each([0, 1])('begins in the same room when both want it, asked first by seat %d', (seat) => {
    expect(over.phase).toBe('over');
    expect(statusOf(over)).toBe('open');
    const asked = step(over, again(NOW, seat));
    expect(asked).toMatchObject({ ok: true, events: [{ type: 'rematchAsked' }] });
    const waiting = after(over, again(NOW, seat));
    expect(waiting).toMatchObject({ rematch: { status: 'asked', by: seat }, deadline: NOW + 60_000 });
    const begun = step(waiting, again(NOW + 1_000, 1 - seat));
    expect(begun).toMatchObject({
      ok: true,
      state: { phase: 'waiting', games: 2, score: 0, end: null, guesses: [], deadline: NOW + 3_000 },
      events: [{ type: 'rematchBegan' }],
    });
    const second = after(waiting, again(NOW + 1_000, 1 - seat), deadline(NOW + 3_000));
    expect(second).toMatchObject({ phase: 'guessing', isPresent: [true, true] });
    expect(second.version).toBeGreaterThan(over.version);
    expect(second).not.toHaveProperty('rematch');
    expect(moreOrLessRules.result(second)).toBeUndefined();
  });

  it('does not change by pressing twice, also when the second press comes after the acceptance', () => {
    const waiting = after(over, again(NOW, 0));
    expect(step(waiting, again(NOW + 1, 0))).toEqual({ ok: true, state: waiting, events: [] });
    const begun = after(waiting, again(NOW + 2, 1));
    expect(step(begun, again(NOW + 3, 0))).toEqual({ ok: true, state: begun, events: [] });
    expect(begun.games).toBe(2);
  });

  it('ends when a player leaves, and the room with it', () => {
    for (const before of [over, after(over, again(NOW, 0))]) {
      const left = after(before, seatLeft(NOW + 1, 1));
      expect(statusOf(left)).toBe('left');
      expect(awaitsRematch(left)).toBe(false);
      expect(step(left, again(NOW + 2, 0))).toEqual({ ok: false, refusal: 'round_over' });
    }
  });

  it('is not waited for longer than a minute once asked, and half an hour before', () => {
    const unanswered = after(over, again(NOW, 0), deadline(NOW + 60_000));
    expect(statusOf(unanswered)).toBe('unanswered');
    expect(moreOrLessRules.deadline(unanswered)).toBeUndefined();
    expect(statusOf(after(over, deadline(T + 5_500 + 30 * 60_000)))).toBe('unanswered');
    expect(moreOrLessRules.result(unanswered)).toEqual(moreOrLessRules.result(over));
  });

  it('waits for a player who lost the connection, and is over if that one does not return', () => {
    const begun = after(over, again(NOW, 0), seatAway(NOW + 1, 0), again(NOW + 2, 1));
    expect(begun).toMatchObject({ phase: 'waiting', absences: [{ seat: 0 }] });
    expect(after(begun, seatLeft(NOW + 30_000, 0))).toMatchObject({
      phase: 'over',
      end: 'playerLeft',
      rematch: { status: 'left' },
    });
  });

  it('is none of a game alone, and none after a player has left', () => {
    const alone = after(open('single'), seatLeft(T + 1, 0));
    expect(alone.rematch).toBeUndefined();
    expect(step(alone, again(NOW, 0))).toEqual({ ok: false, refusal: 'round_over' });
    const left = after(first, seatLeft(T + 3_000, 1));
    expect(statusOf(left)).toBe('left');
    expect(step(left, again(NOW, 0))).toEqual({ ok: false, refusal: 'round_over' });
  });
});
