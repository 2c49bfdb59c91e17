import { describe, expect, it } from 'vitest';
import { type GuesserEvent, type GuesserState, initialState, reduceGuesser } from './guesser-state.ts';
import { firstAnswer, firstRound, lastAnswer, secondRound } from './testing/games.ts';

const after = (...events: readonly GuesserEvent[]): GuesserState =>
  events.reduce(reduceGuesser, initialState(false));
const open: GuesserEvent = { type: 'linkChanged', link: 'open' };
const started = (game = firstRound(), at = 1_000): GuesserEvent => ({
  type: 'told',
  game,
  isAnswer: true,
  at,
});
const updated = (game: ReturnType<typeof firstRound>, at = 1_000): GuesserEvent => ({
  type: 'told',
  game,
  isAnswer: false,
  at,
});
const marked = (x: number, y: number): GuesserEvent => ({ type: 'marked', place: { x, y } });

describe('a round', () => {
  it("ends by the page's own clock, from what the server says is left", () => {
    expect(after(open, started(firstRound({ time: 9_000 }), 4_000)).endsAt).toBe(13_000);
    expect(after(open, started(firstAnswer())).endsAt).toBeUndefined();
  });

  it('keeps the marker under the finger, whatever the server heard of before', () => {
    const state = after(open, started(), marked(10, 20), marked(30, 40));
    const late = reduceGuesser(state, updated(firstRound({ version: 1, guess: { x: 10, y: 20 } })));
    expect(late.marker).toEqual({ x: 30, y: 40 });
  });

  it('shows the standing marker when it is taken up again', () => {
    expect(after(open, started(firstRound({ guess: { x: 5, y: 6 } }))).marker).toEqual({ x: 5, y: 6 });
  });

  it('begins without the old marker', () => {
    const state = after(open, started(), marked(1, 2), updated(firstAnswer()), updated(secondRound()));
    expect(state).toMatchObject({ marker: undefined, isPending: false });
  });

  it('takes no marker while it is being locked in, when it is over, or out of touch', () => {
    const locked = after(open, started(), marked(1, 2), { type: 'commandSent' });
    expect(reduceGuesser(locked, marked(9, 9)).marker).toEqual({ x: 1, y: 2 });
    const over = after(open, started(), updated(firstAnswer()));
    expect(reduceGuesser(over, marked(9, 9)).marker).toEqual({ x: 100, y: 100 });
    const away = after(open, started(), { type: 'linkChanged', link: 'away' });
    expect(reduceGuesser(away, marked(9, 9)).marker).toBeUndefined();
    expect(reduceGuesser(reduceGuesser(away, open), marked(9, 9)).marker).toBeUndefined();
  });
});

describe('frames', () => {
  it('that are older than what is shown change nothing', () => {
    const state = after(open, started(), updated(firstAnswer()));
    expect(reduceGuesser(state, updated(firstRound({ version: 1 })))).toBe(state);
  });

  it('of a game that was not asked for change nothing', () => {
    const state = after(open, { type: 'wanted' });
    expect(reduceGuesser(state, updated(lastAnswer()))).toBe(state);
  });

  it('let a refused command be given again', () => {
    const state = after(open, started(), marked(1, 2), { type: 'commandSent' });
    expect(reduceGuesser(state, { type: 'refused', message: 'No.' })).toMatchObject({
      isPending: false,
      refusal: 'No.',
    });
  });
});

describe('another game', () => {
  it('begins with nothing of the last one', () => {
    const state = after(open, started(lastAnswer()), { type: 'resultOpened' }, { type: 'wanted' });
    expect(state).toEqual({ ...initialState(true), link: 'open' });
  });
});
