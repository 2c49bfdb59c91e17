import { describe, expect, it } from 'vitest';
import type { MoreOrLessCommand } from './command.ts';
import { moreOrLessRules } from './rules.ts';
import type { MoreOrLessState } from './state.ts';
import { facts, itemNamed } from './testing/facts.ts';
import { after, command, deadline, guess, open, step, STARTED_AT as T, wrongGuess } from './testing/play.ts';

const JOIN: MoreOrLessCommand = { type: 'join' };
const seatAway = (now: number, seat: number) => ({ now, input: { type: 'seatAway', seat } as const });
const seatLeft = (now: number, seat: number) => ({ now, input: { type: 'seatLeft', seat } as const });
const seatReturned = (now: number, seat: number) => ({ now, input: { type: 'seatReturned', seat } as const });

const viewAt = (state: MoreOrLessState, now: number) =>
  moreOrLessRules.view(state, { kind: 'seat', seat: 0 }, { now, facts });

/** By seat: whether the player is connected, and for how long not (ms). */
const presenceAt = (state: MoreOrLessState, now: number) =>
  viewAt(state, now).players.map(({ isConnected, awayMs }) => [isConnected, awayMs]);

/** A game with a chosen pair. */
const withPair = (state: MoreOrLessState, current: string, next: string): MoreOrLessState => ({
  ...state,
  currentItem: itemNamed(current),
  nextItem: itemNamed(next),
  recentIds: [itemNamed(current).id, itemNamed(next).id],
});

/** Boots cost 300, Last Whisper 1450. */
const solo = withPair(open('single'), 'Boots', 'Last Whisper');
/** The first round of a coop game, started at T + 5000. */
const coop = withPair(
  after(open('multi'), command(T + 3_000, 1, JOIN), deadline(T + 5_000)),
  'Boots',
  'Last Whisper',
);

describe('a solo game', () => {
  it('starts at once', () => {
    const state = open('single');
    expect(state).toMatchObject({
      mode: 'single',
      phase: 'guessing',
      isPresent: [true],
      score: 0,
      guesses: [],
      lockedGuess: null,
      end: null,
      version: 0,
    });
    expect(state.recentIds).toEqual([state.currentItem.id, state.nextItem.id]);
    expect(moreOrLessRules.result(state)).toBeUndefined();
  });

  it('shows the price for 1.5 s, counts the answer and compares with the guessed item', () => {
    const shown = step(solo, guess(T + 9_000, 0, 'higher'));
    expect(shown).toMatchObject({
      ok: true,
      state: { phase: 'revealing', score: 0, lockedGuess: 'higher', deadline: T + 10_500, version: 1 },
      events: [
        { type: 'guessPlaced', seat: 0, guess: 'higher' },
        { type: 'itemRevealed', isCorrect: true },
      ],
    });
    const next = step(after(solo, guess(T + 9_000, 0, 'higher')), deadline(T + 10_500));
    expect(next).toMatchObject({
      ok: true,
      state: {
        phase: 'guessing',
        score: 1,
        currentItem: { name: 'Last Whisper' },
        guesses: [],
        lockedGuess: null,
        version: 2,
      },
      events: [{ type: 'roundStarted' }],
    });
  });

  it('ends after the reveal of a wrong answer', () => {
    const right = after(solo, guess(T, 0, 'higher'), deadline(T + 1_500));
    const shown = after(right, guess(T + 3_000, 0, wrongGuess(right)));
    expect(shown).toMatchObject({ phase: 'revealing', score: 1 });
    expect(moreOrLessRules.result(shown)).toBeUndefined();
    const over = step(shown, deadline(T + 4_500));
    expect(over).toMatchObject({
      ok: true,
      state: { phase: 'over', score: 1, deadline: null },
      events: [{ type: 'gameEnded', end: 'wrongGuess', score: 1 }],
    });
    expect(moreOrLessRules.result(after(shown, deadline(T + 4_500)))).toEqual({
      score: 1,
      end: 'wrongGuess',
      players: 1,
      rewardEssence: 1,
    });
  });

  it.each([
    ['Boots', 'Last Whisper', 'higher', true],
    ['Boots', 'Last Whisper', 'lower', false],
    ['Last Whisper', 'Boots', 'lower', true],
    ['Last Whisper', 'Boots', 'higher', false],
    ['Infinity Edge', 'Bloodthirster', 'lower', true],
    ["Mejai's Soulstealer", 'Verdant Barrier', 'higher', true],
  ] as const)('after %s, that %s is %s: %s', (current, next, answer, isCorrect) => {
    const played = step(withPair(solo, current, next), guess(T, 0, answer));
    expect(played.ok && played.events.at(-1)).toEqual({ type: 'itemRevealed', isCorrect });
  });

  it('expires after a day with its current score', () => {
    const state = after(solo, guess(T, 0, 'higher'), deadline(T + 1_500));
    expect(moreOrLessRules.deadline(state)).toBe(T + 24 * 3_600_000);
    const over = after(state, deadline(T + 24 * 3_600_000));
    expect(moreOrLessRules.result(over)).toMatchObject({ end: 'expired', score: 1 });
  });

  it('gives a round at the end of that day its full time', () => {
    const late = T + 24 * 3_600_000 - 1_000;
    const state = after(solo, guess(late, 0, 'higher'), deadline(late + 1_500));
    expect(moreOrLessRules.deadline(state)).toBe(late + 1_500 + 30_000);
  });

  it('ends when its player leaves; a revealed correct answer counts', () => {
    expect(moreOrLessRules.result(after(solo, seatLeft(T, 0)))).toMatchObject({
      end: 'playerLeft',
      score: 0,
    });
    const shown = after(solo, guess(T, 0, 'higher'), seatLeft(T + 500, 0));
    expect(moreOrLessRules.result(shown)).toMatchObject({
      end: 'playerLeft',
      score: 1,
      players: 1,
      rewardEssence: 1,
    });
    const wrong = after(solo, guess(T, 0, 'lower'), seatLeft(T + 500, 0));
    expect(moreOrLessRules.result(wrong)).toMatchObject({ score: 0 });
  });
});

describe('a coop game before its start', () => {
  const waiting = open('multi');
  const HALF_AN_HOUR = 30 * 60_000;

  it('waits half an hour for the mate', () => {
    expect(waiting).toMatchObject({ phase: 'waiting', isPresent: [true], deadline: T + HALF_AN_HOUR });
    const closed = after(waiting, deadline(T + HALF_AN_HOUR));
    expect(moreOrLessRules.result(closed)).toEqual({
      score: 0,
      end: 'nobodyJoined',
      players: 1,
      rewardEssence: 0,
    });
  });

  it('starts 2 s after the mate joined', () => {
    const joined = step(waiting, command(T + 3_000, 1, JOIN));
    expect(joined).toMatchObject({
      ok: true,
      state: { phase: 'waiting', isPresent: [true, true], deadline: T + 5_000 },
      events: [{ type: 'playerJoined', seat: 1 }],
    });
    expect(coop).toMatchObject({ phase: 'guessing', deadline: T + 35_000 });
  });

  it('continues when a player leaves to send the invitation', () => {
    const alone = after(waiting, seatLeft(T + 40_000, 0));
    expect(alone).toMatchObject({ phase: 'waiting', isPresent: [false] });
    const joined = after(alone, command(T + 60_000, 1, JOIN));
    expect(joined.deadline).toBe(T + HALF_AN_HOUR);
    const both = step(joined, seatReturned(T + 70_000, 0));
    expect(both).toMatchObject({
      ok: true,
      state: { isPresent: [true, true], deadline: T + 72_000 },
      events: [{ type: 'playerReturned', seat: 0 }],
    });
  });

  it('cancels the start when a player leaves', () => {
    const gone = after(waiting, command(T + 3_000, 1, JOIN), seatLeft(T + 4_000, 1));
    expect(gone).toMatchObject({ phase: 'waiting', deadline: T + HALF_AN_HOUR });
    expect(step(gone, command(T + 4_500, 2, JOIN))).toEqual({ ok: false, refusal: 'game_full' });
  });
});

describe('a coop round', () => {
  it('lasts 30 s, and guesses can change until they are equal', () => {
    const disagreeing = after(coop, guess(T + 6_000, 0, 'higher'), guess(T + 7_000, 1, 'lower'));
    expect(disagreeing).toMatchObject({ phase: 'guessing', deadline: T + 35_000, lockedGuess: null });
    expect(viewAt(disagreeing, T + 7_000).players).toMatchObject([
      { seat: 0, guess: 'higher' },
      { seat: 1, guess: 'lower' },
    ]);
    const agreed = after(disagreeing, guess(T + 8_000, 1, 'higher'));
    expect(agreed).toMatchObject({ phase: 'revealing', lockedGuess: 'higher', deadline: T + 9_500 });
    expect(after(agreed, deadline(T + 9_500))).toMatchObject({
      phase: 'guessing',
      score: 1,
      deadline: T + 39_500,
    });
  });

  // Guesses as seat and direction in order; the price is higher.
  it.each([
    ['0+ 1-', 'higher'],
    ['0- 1+', 'lower'],
    ['1+ 0-', 'higher'],
    ['0+ 0- 1+', 'lower'],
    ['0+ 1- 0+ 1-', 'higher'],
    ['1+', 'higher'],
    ['0-', 'lower'],
  ])('without agreement after %s counts as %s', (text, counted) => {
    const guesses = text.split(' ').map(([seat, sign], index) => {
      const direction = sign === '+' ? 'higher' : 'lower';
      return guess(T + 6_000 + index, Number(seat), direction);
    });
    const played = after(coop, ...guesses, deadline(T + 35_000));
    expect(played).toMatchObject({ phase: 'revealing', lockedGuess: counted, deadline: T + 36_500 });
  });

  it('ends the game without a guess', () => {
    const over = step(coop, deadline(T + 35_000));
    expect(over).toMatchObject({
      ok: true,
      state: { phase: 'over' },
      events: [{ type: 'gameEnded', end: 'noGuess', score: 0 }],
    });
  });

  it('ends the game when a mate leaves; both keep the score', () => {
    const scored = after(
      coop,
      guess(T + 6_000, 0, 'higher'),
      guess(T + 7_000, 1, 'higher'),
      deadline(T + 8_500),
    );
    const over = step(scored, seatLeft(T + 20_000, 1));
    expect(over).toMatchObject({
      ok: true,
      state: { phase: 'over', isPresent: [true, false] },
      events: [
        { type: 'playerLeft', seat: 1 },
        { type: 'gameEnded', end: 'playerLeft', score: 1 },
      ],
    });
    const result = moreOrLessRules.result(after(scored, seatLeft(T + 20_000, 1)));
    expect(result).toMatchObject({ players: 2, score: 1, rewardEssence: 1 });
  });
});

describe('a disconnected coop player', () => {
  const HALF_AN_HOUR = 30 * 60_000;

  it('is shown with the time since the disconnect', () => {
    const lost = step(coop, seatAway(T + 6_000, 1));
    expect(lost).toMatchObject({ ok: true, events: [{ type: 'connectionChanged', seat: 1 }] });
    const away = after(coop, seatAway(T + 6_000, 1));
    expect(away).toMatchObject({ phase: 'guessing', deadline: T + 35_000 });
    expect(presenceAt(away, T + 12_000)).toEqual([
      [true, null],
      [false, 6_000],
    ]);
    const back = step(away, seatReturned(T + 13_000, 1));
    expect(back).toMatchObject({ ok: true, events: [{ type: 'connectionChanged', seat: 1 }] });
    expect(presenceAt(after(away, seatReturned(T + 13_000, 1)), T + 14_000)).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('has a new time of absence after a restart', () => {
    const restarted = after(coop, seatAway(T + 6_000, 1), seatAway(T + 26_000, 1));
    expect(presenceAt(restarted, T + 27_000)[1]).toEqual([false, 1_000]);
  });

  it('is not absent after leaving', () => {
    const over = after(coop, seatAway(T + 6_000, 1), seatLeft(T + 36_000, 1));
    expect(presenceAt(over, T + 40_000)[1]).toEqual([false, null]);
  });

  it('delays the start until 2 s after both are connected', () => {
    const joined = after(open('multi'), seatAway(T + 1_000, 0), command(T + 3_000, 1, JOIN));
    expect(joined).toMatchObject({ phase: 'waiting', deadline: T + HALF_AN_HOUR });
    expect(viewAt(joined, T + 3_000).remainingMs).toBeNull();
    expect(after(joined, seatReturned(T + 9_000, 0)).deadline).toBe(T + 11_000);
  });

  it('is handled in a game stored without absences', () => {
    const { absences: _, ...stored } = coop;
    expect(presenceAt(stored, T + 6_000)).toEqual([
      [true, null],
      [true, null],
    ]);
    const away = after(stored, seatAway(T + 6_000, 0));
    expect(presenceAt(away, T + 7_000)[0]).toEqual([false, 1_000]);
    const agreed = after(stored, guess(T + 6_000, 0, 'higher'), guess(T + 7_000, 1, 'higher'));
    expect(after(agreed, deadline(T + 8_500))).toMatchObject({ phase: 'guessing', score: 1 });
  });
});

describe('an invalid command', () => {
  const waiting = open('multi');
  const full = after(waiting, command(T, 1, JOIN));
  const shown = after(solo, guess(T, 0, 'higher'));
  const over = after(solo, seatLeft(T, 0));
  it.each([
    ['a second player in a solo game', solo, command(T, 1, JOIN), 'game_full'],
    ['a third player', full, command(T, 2, JOIN), 'game_full'],
    ['a player who sits already', waiting, command(T, 0, JOIN), 'game_full'],
    ['a player who passes over a seat', waiting, command(T, 2, JOIN), 'game_full'],
    ['a newcomer during the game', coop, command(T + 6_000, 2, JOIN), 'game_full'],
    ['a newcomer after the end', over, command(T, 1, JOIN), 'game_over'],
    ['a guess from nowhere', solo, guess(T, 1, 'higher'), 'not_seated'],
    ['a guess from an unknown seat', coop, guess(T + 6_000, 7, 'higher'), 'not_seated'],
    ['a guess before the mate is there', waiting, guess(T, 0, 'higher'), 'not_started'],
    ['a guess during the start', full, guess(T + 1_999, 1, 'higher'), 'not_started'],
    ['a guess when the price is out', shown, guess(T + 1, 0, 'higher'), 'round_over'],
    ['another guess when the price is out', shown, guess(T + 1, 0, 'lower'), 'round_over'],
    ['a guess in the moment the time is over', coop, guess(T + 35_000, 0, 'higher'), 'round_over'],
    ['a guess after the end', over, guess(T, 0, 'higher'), 'round_over'],
  ])('is refused: %s', (_, state, logged, refusal) => {
    expect(step(state, logged)).toEqual({ ok: false, refusal });
  });

  it.each([
    ['a guess that stands already', after(coop, guess(T + 6_000, 0, 'lower')), guess(T + 7_000, 0, 'lower')],
    ['a deadline before its time', coop, deadline(T + 34_999)],
    ['a deadline after the end', over, deadline(T + 99_999_999)],
    ['a player who leaves twice', over, seatLeft(T, 0)],
    ['an unknown seat that leaves', coop, seatLeft(T + 6_000, 5)],
    ['a solo player who loses the connection', solo, seatAway(T + 6_000, 0)],
    ['a lost connection without a seat', coop, seatAway(T + 6_000, 5)],
    ['a player who is lost after the end', over, seatAway(T + 6_000, 0)],
    ['a player who returns and was not away', coop, seatReturned(T + 6_000, 0)],
    ['a player who comes back after the end', over, seatReturned(T, 0)],
  ])('changes nothing: %s', (_, state, logged) => {
    const played = step(state, logged);
    expect(played).toMatchObject({ ok: true, events: [] });
    expect(played.ok && played.state).toBe(state);
  });
});

describe('the view', () => {
  it('contains the price after the reveal, and the reward at the end', () => {
    const shown = after(solo, guess(T, 0, 'lower'));
    expect(viewAt(shown, T + 500)).toMatchObject({
      phase: 'revealing',
      players: [{ seat: 0, guess: 'lower' }],
      nextItem: { name: 'Last Whisper', gold: 1450 },
      lockedGuess: 'lower',
      isCorrect: false,
      remainingMs: 1_000,
    });
    expect(viewAt({ ...after(shown, deadline(T + 1_500)), score: 12 }, T + 1_500)).toMatchObject({
      phase: 'over',
      tier: { name: 'silver', maxGoldDiff: 3000 },
      nextItem: { gold: 1450 },
      remainingMs: null,
      isOver: true,
      rewardEssence: 12,
    });
  });

  it('has a remaining time if there is a clock', () => {
    const waiting = open('multi');
    const joined = after(waiting, command(T, 1, JOIN));
    expect(viewAt(waiting, T + 1).remainingMs).toBeNull();
    expect(viewAt(joined, T + 500).remainingMs).toBe(1_500);
    expect(viewAt(coop, T + 10_000).remainingMs).toBe(25_000);
    expect(viewAt(coop, T + 99_000).remainingMs).toBe(0);
    expect(joined.isPresent).toHaveLength(2);
    expect(viewAt(joined, T).players).toHaveLength(2);
  });
});
