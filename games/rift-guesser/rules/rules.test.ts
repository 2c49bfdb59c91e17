import { randomFrom } from '@hub/engine/kernel/random';
import { describe, expect, it } from 'vitest';
import { drawPosition } from './round.ts';
import { drawFirstPlace, nextSecretSection, riftGuesserRules, secretSection } from './rules.ts';
import type { RiftGuesserState } from './state.ts';
import {
  after,
  command,
  deadline,
  facts,
  open,
  setGuess,
  startNextRound,
  step,
  submitGuess,
  STARTED_AT as T,
} from './testing/play.ts';

const DAY = 24 * 3_600_000;
const seatLeft = { now: T + 4_000, input: { type: 'seatLeft', seat: 0 } } as const;

/** A game whose running round has a chosen place. */
const at = (x: number, y: number, state: RiftGuesserState = open()): RiftGuesserState => ({
  ...state,
  position: { x: x * 100, y: y * 100 },
});
const game = at(100, 200);

const viewAt = (state: RiftGuesserState, now: number) =>
  riftGuesserRules.view(state, { kind: 'seat', seat: 0 }, { now, facts });

describe('a game', () => {
  it('starts with a round of 15 s', () => {
    expect(open()).toMatchObject({
      phase: 'guessing',
      round: 1,
      marker: null,
      lifeHundredths: 500_000,
      score: 0,
      deadline: T + 15_000,
      version: 0,
    });
    expect(open('another').position).not.toEqual(open().position);
    expect(riftGuesserRules.result(open())).toBeUndefined();
  });

  it('lets the player move the marker repeatedly', () => {
    const placed = step(game, setGuess(T + 1_000, 10, 20));
    expect(placed).toMatchObject({
      ok: true,
      state: { phase: 'guessing', marker: { x: 1_000, y: 2_000 }, version: 1 },
      events: [{ type: 'markerPlaced' }],
    });
    const moved = after(game, setGuess(T + 1_000, 10, 20), setGuess(T + 14_999, 30.126, 40));
    expect(moved).toMatchObject({ marker: { x: 3_013, y: 4_000 }, deadline: T + 15_000, version: 2 });
  });

  it('ends the round at the lock-in and subtracts the distance score', () => {
    // 3, 4, 5: 50 units from the spot.
    const locked = step(game, submitGuess(T + 5_000, 130, 240));
    expect(locked).toMatchObject({
      ok: true,
      state: {
        phase: 'revealed',
        marker: { x: 13_000, y: 24_000 },
        lossHundredths: 50_000,
        lifeHundredths: 450_000,
        score: 1,
        version: 1,
      },
      events: [{ type: 'answerRevealed', round: 1 }],
    });
  });

  it('counts the current marker when the time is over', () => {
    const over = after(
      game,
      setGuess(T + 1_000, 10, 20),
      setGuess(T + 2_000, 101, 200),
      deadline(T + 15_000),
    );
    expect(over).toMatchObject({
      phase: 'revealed',
      lossHundredths: 1_000,
      lifeHundredths: 499_000,
      score: 1,
    });
  });

  it('subtracts 2500 without a marker', () => {
    const missed = after(game, deadline(T + 15_000));
    expect(missed).toMatchObject({ phase: 'revealed', marker: null, lifeHundredths: 250_000, score: 1 });
    const next = after(missed, startNextRound(T + 20_000));
    const over = step(next, deadline(T + 35_000));
    expect(over).toMatchObject({
      ok: true,
      state: { phase: 'over', lifeHundredths: 0, score: 1, deadline: null, end: 'lifeLost' },
      events: [
        { type: 'answerRevealed', round: 2 },
        { type: 'gameEnded', end: 'lifeLost', score: 1 },
      ],
    });
    expect(riftGuesserRules.result(after(next, deadline(T + 35_000)))).toEqual({
      score: 1,
      players: 1,
      rewardEssence: 5,
      end: 'lifeLost',
    });
  });

  it('refuses a lock-in during the first second, but moves the marker', () => {
    expect(step(game, submitGuess(T + 999, 130, 240))).toEqual({ ok: false, refusal: 'look_first' });
    expect(viewAt(game, T + 999).waitMs).toBe(1);
    const marked = after(game, setGuess(T, 130, 240));
    expect(after(marked, submitGuess(T + 1_000, 130, 240))).toMatchObject({ phase: 'revealed' });
    const second = after(game, submitGuess(T + 5_000, 130, 240), startNextRound(T + 7_000));
    expect(step(second, submitGuess(T + 7_999, 130, 240))).toMatchObject({ refusal: 'look_first' });
  });

  it('refuses the next round during the first two seconds of an answer', () => {
    const revealed = after(game, submitGuess(T + 5_000, 130, 240));
    expect(step(revealed, startNextRound(T + 6_999))).toEqual({ ok: false, refusal: 'answer_shown' });
    expect(viewAt(revealed, T + 5_500).waitMs).toBe(1_500);
    expect(after(revealed, startNextRound(T + 7_000))).toMatchObject({ phase: 'guessing', round: 2 });
  });

  it('stored by an earlier version during a reveal does not wait', () => {
    const { revealedAt: _, ...stored } = after(game, submitGuess(T + 5_000, 130, 240));
    expect(viewAt(stored, T + 5_000).waitMs).toBe(0);
    const next = after(stored, startNextRound(T + 5_000), submitGuess(T + 6_000, 1, 1));
    expect(step(next, startNextRound(T + 7_000))).toMatchObject({ refusal: 'answer_shown' });
  });

  it('starts the next round on request, at another place and without a marker', () => {
    const revealed = after(game, submitGuess(T + 5_000, 130, 240));
    const next = step(revealed, startNextRound(T + 3_600_000));
    expect(next).toMatchObject({
      ok: true,
      state: {
        phase: 'guessing',
        round: 2,
        marker: null,
        lossHundredths: null,
        lifeHundredths: 450_000,
        score: 1,
        deadline: T + 3_615_000,
      },
      events: [{ type: 'roundStarted', round: 2 }],
    });
    expect(next.ok && next.state.position).not.toEqual(game.position);
  });

  it('expires after a day with its current score', () => {
    const revealed = after(game, submitGuess(T + 5_000, 130, 240));
    expect(riftGuesserRules.deadline(revealed)).toBe(T + DAY);
    const expired = after(revealed, deadline(T + DAY));
    expect(riftGuesserRules.result(expired)).toEqual({
      score: 1,
      players: 1,
      rewardEssence: 5,
      end: 'expired',
    });
    const late = after({ ...game, deadline: T + DAY + 5_000 }, submitGuess(T + DAY, 130, 240));
    expect(riftGuesserRules.deadline(late)).toBe(T + DAY + 15_000);
  });

  it('continues its clock while the player is away', () => {
    const away = after(game, setGuess(T + 1_000, 130, 240), deadline(T + 15_000));
    expect(away).toMatchObject({ phase: 'revealed', lifeHundredths: 450_000 });
    expect(after(away, deadline(T + 99_000))).toBe(away);
  });

  it('ends when the player leaves; the unfinished round does not count', () => {
    const second = after(
      game,
      submitGuess(T + 1_000, 100, 200),
      startNextRound(T + 3_000),
      setGuess(T + 3_000, 1, 1),
    );
    const over = step(second, seatLeft);
    expect(over).toMatchObject({
      ok: true,
      state: { phase: 'over', lifeHundredths: 500_000, lossHundredths: null },
      events: [{ type: 'gameEnded', end: 'playerLeft', score: 1 }],
    });
    expect(riftGuesserRules.result(after(second, seatLeft))).toMatchObject({ score: 1, rewardEssence: 5 });
  });
});

describe('an invalid command', () => {
  const revealed = after(game, submitGuess(T + 5_000, 130, 240));
  const over = after(game, seatLeft);
  it.each([
    ['a marker beside the map', game, setGuess(T, -1, 10), 'off_the_map'],
    ['a marker below the map', game, setGuess(T, 10, 350.5), 'off_the_map'],
    ['a marker nowhere', game, setGuess(T, Number.NaN, 10), 'off_the_map'],
    ['locking in beside the map', game, submitGuess(T + 1_000, 10, 1e9), 'off_the_map'],
    ['a marker when the time is over', game, setGuess(T + 15_000, 10, 10), 'round_over'],
    ['locking in when the time is over', game, submitGuess(T + 15_000, 100, 200), 'round_over'],
    ['a marker after the answer', revealed, setGuess(T + 5_001, 100, 200), 'round_over'],
    ['locking in twice', revealed, submitGuess(T + 5_001, 100, 200), 'round_over'],
    ['skipping a round', game, startNextRound(T + 1_000), 'round_running'],
    ['a marker after the end', over, setGuess(T, 100, 200), 'game_over'],
    ['locking in after the end', over, submitGuess(T + 1_000, 100, 200), 'game_over'],
    ['another round after the end', over, command(T, { type: 'startNextRound' }), 'game_over'],
  ])('is refused: %s', (_, state, logged, refusal) => {
    expect(step(state, logged)).toEqual({ ok: false, refusal });
  });

  it.each([
    ['a deadline before its time', game, deadline(T + 14_999)],
    ['a deadline after the end', over, deadline(T + DAY)],
    ['a player who leaves twice', over, seatLeft],
    ['a player who returns', game, { now: T, input: { type: 'seatReturned', seat: 0 } as const }],
  ])('changes nothing: %s', (_, state, logged) => {
    const played = step(state, logged);
    expect(played).toMatchObject({ ok: true, events: [] });
    expect(played.ok && played.state).toBe(state);
  });
});

describe('the view', () => {
  it('contains the place with the answer', () =>
    expect(viewAt(after(game, submitGuess(T + 1_000, 130, 240)), T + 4_000)).toStrictEqual({
      version: 1,
      isRunning: false,
      round: 1,
      remainingMs: null,
      waitMs: 0,
      marker: { x: 130, y: 240 },
      section: { x: 90.28, y: 191.83, width: 19.44, height: 16.34 },
      position: { x: 100, y: 200 },
      pins: [{ guess: { x: 130, y: 240 }, actual: { x: 100, y: 200 } }],
      distanceScore: 500,
      loss: 500,
      life: 4_500,
      score: 1,
      isOver: false,
      rewardEssence: 0,
      isPractice: false,
    }));

  it('keeps the pins of the last 100 rounds, and shows none while a round runs', () => {
    const pin = { marker: { x: 1, y: 2 }, position: { x: 3, y: 4 } };
    const long = { ...game, pins: Array.from({ length: 100 }, () => pin) };
    expect(viewAt(long, T).pins).toEqual([]);
    const { pins } = viewAt(after(long, deadline(T + 15_000)), T + 15_000);
    expect(pins).toHaveLength(100);
    expect(pins[0]).toEqual({ guess: { x: 0.01, y: 0.02 }, actual: { x: 0.03, y: 0.04 } });
    expect(pins.at(-1)).toEqual({ guess: null, actual: { x: 100, y: 200 } });
  });

  it('has no distance without a marker, and a reward at the end', () => {
    const missed = after(game, deadline(T + 15_000));
    expect(viewAt(missed, T + 15_000)).toMatchObject({ marker: null, distanceScore: null, loss: 2_500 });
    const over = after(missed, startNextRound(T + 17_000), deadline(T + 32_000));
    expect(viewAt(over, T)).toMatchObject({ isRunning: false, isOver: true, life: 0, rewardEssence: 5 });
  });
});

describe('the secret section', () => {
  it('is known in advance for the next round and for a future game', () => {
    const answered = after(open(), submitGuess(T + 1_000, 10, 10));
    const known = nextSecretSection(answered);
    expect(secretSection(after(answered, startNextRound(T + 3_000)))).toEqual(known);
    expect(known).not.toEqual(secretSection(answered));
    expect(drawFirstPlace('one')).toEqual(drawPosition(randomFrom('one'))[0]);
    expect(drawFirstPlace('one')).not.toEqual(drawFirstPlace('two'));
  });

  it('stays the same when the answer is revealed', () => {
    const section = { x: 90.28, y: 191.83, width: 19.44, height: 16.34 };
    expect(secretSection(game)).toEqual({ round: 1, section });
    const revealed = after(game, submitGuess(T + 1_000, 1, 1));
    expect(secretSection(revealed)).toEqual({ round: 1, section });
    expect(viewAt(revealed, T).section).toEqual(section);
    expect(secretSection(after(revealed, startNextRound(T + 3_000)))).toMatchObject({ round: 2 });
  });
});
