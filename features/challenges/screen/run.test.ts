import type { RunAnswer, RunUpdate } from '@hub/engine/wire/runs';
import { describe, expect, it } from 'vitest';
import type { ChallengeSide } from '../run-calls.ts';
import { challengeCommand, runUpdateIn } from './challenge-net.ts';
import { verdictOf } from './duel.tsx';
import { withUpdate } from './run.ts';

const challenge = 'aaaaBBBB0000-___' as RunUpdate['challenge'];
const answer = (ms: number): RunAnswer => ({ asked: [], figure: null, answer: 'More', isRight: true, ms });
const update = (from: number, ...times: number[]): RunUpdate => ({
  challenge,
  gameId: 'a-room-of-a-run' as RunUpdate['gameId'],
  from,
  own: times.map(answer),
  ghost: times.map((ms) => answer(ms + 1)),
  isOver: false,
});

describe('the connection of a challenge', () => {
  it('enters the run instead of a game, and passes other commands on', () => {
    const start = JSON.stringify({ action: 'startGame', payload: { mode: 'single' } });
    expect(JSON.parse(challengeCommand(start, challenge))).toEqual({
      action: 'startChallenge',
      payload: { challenge },
    });
    const guess = JSON.stringify({ action: 'submitGuess', payload: { gameId: 'x', guess: 'higher' } });
    expect(challengeCommand(guess, challenge)).toBe(guess);
  });

  it('reads the frames of the run only', () => {
    const payload = update(0, 5);
    expect(runUpdateIn(JSON.stringify({ action: 'runUpdate', payload }))).toEqual(payload);
    expect(runUpdateIn(JSON.stringify({ action: 'gameStarted', payload }))).toBeUndefined();
    expect(runUpdateIn('{"action":"runUpdate","payload":{}}')).toBeUndefined();
  });

  it('adds answers, and replaces those that come again', () => {
    const first = withUpdate(undefined, update(0, 1, 2));
    const second = withUpdate(first, update(2, 3));
    expect(second.own.map(({ ms }) => ms)).toEqual([1, 2, 3]);
    expect(withUpdate(second, update(1, 9)).ghost.map(({ ms }) => ms)).toEqual([2, 10]);
  });
});

const side = (score: number, ms: number): ChallengeSide => ({
  line: {
    player: { id: null, name: 'Tarn', usernameEffect: null },
    score,
    ms,
    at: 0,
    isChallenger: true,
    isOwn: false,
  },
  answers: [],
});

describe('verdictOf', () => {
  it.each([
    [3, 2, false, 'You win by 1'],
    [3, 2, true, 'Tarn wins by 1'],
    [2, 5, false, 'Tarn wins by 3'],
    [2, 2, false, 'You win by time'],
  ])('of %i against %i, fewest %s, is %s', (own, other, fewest, text) => {
    expect(verdictOf(side(own, 10), side(other, 20), fewest)).toBe(text);
  });

  it('is a draw with the same score and time', () =>
    expect(verdictOf(side(2, 10), side(2, 10), false)).toBe('A draw'));
});
