import { playWinnerConfetti } from '@hub/ui/feedback/confetti.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClashState } from '../game.ts';
import { clashPlayer } from './testing/clash-state.ts';
import { pair, renderGame, results } from './testing/render-game.tsx';

vi.mock(import('@hub/ui/feedback/confetti.ts'), () => ({
  playWinnerConfetti: vi.fn<typeof playWinnerConfetti>(async () => undefined),
}));

beforeEach(() => {
  vi.mocked(playWinnerConfetti).mockClear();
});

const over = (rest: Partial<ClashState> = {}) =>
  results({
    round: 5,
    gameOver: true,
    winner: 'b',
    timeLeft: 0,
    players: [
      clashPlayer('a', { seat: 0, totalPoints: 250 }),
      clashPlayer('b', { seat: 1, totalPoints: 550, closestRounds: 4, exactRounds: 1 }),
      clashPlayer('c', { seat: 2, totalPoints: 250, hasLeft: true }),
      clashPlayer('d', { seat: 3, totalPoints: 100, closestRounds: 1, exactRounds: 0 }),
    ],
    ...rest,
  });

describe('the final ranking', () => {
  it('of a game that was given up says so', () => {
    renderGame(over({ players: pair({ totalPoints: 100 }, { hasLeft: true }), winner: 'a', round: 1 }));
    expect(screen.getByRole('heading', { level: 1, name: 'a wins' })).toBeVisible();
    expect(screen.getByText('Given up after 1 round.')).toBeVisible();
  });

  it('can have no winner, and marks practice', () => {
    renderGame(over({ winner: null, isPractice: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'No winner' })).toBeVisible();
    expect(screen.getByText('Against bots')).toBeVisible();
  });
});
