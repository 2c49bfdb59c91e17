import { playWinnerConfetti } from '@hub/ui/feedback/confetti.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClashState } from '../game.ts';
import { clashPlayer } from './testing/clash-state.ts';
import { pair, renderGame, results } from './testing/render-game.tsx';

vi.mock(import('@hub/ui/feedback/confetti.ts'), () => ({
  playWinnerConfetti: vi.fn<typeof playWinnerConfetti>(async () => undefined),
}));

beforeEach(() => void vi.mocked(playWinnerConfetti).mockClear());

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

  it('begins with the winner and ends with those who left, whatever their points', () => {
    const players = pair({ totalPoints: 400, hasLeft: true }, { totalPoints: 100 });
    renderGame(over({ players }));
    const [ranks] = screen.getAllByRole('list');
    expect(
      within(ranks as HTMLElement)
        .getAllByRole('listitem')
        .map(readable),
    ).toEqual(['Place 1b100', 'Place 2aYouLeft400']);
  });

  it('ends with what was asked, guessed and closest in each round', () => {
    const asked = { champion: 'Ahri', key: 'Q', spell: 'Orb of Deception', cooldown: 7 } as const;
    const guesses = [
      { id: 'a', guess: 7, points: 150 },
      { id: 'b', guess: 9, points: 0 },
    ];
    renderGame(
      over({
        rounds: [
          { ...asked, guesses },
          { ...asked, key: 'R', guesses: [] },
        ],
      }),
      { me: 'b' },
    );
    const list = within(screen.getByRole('region', { name: 'The rounds' }));
    expect(list.getAllByRole('listitem').map(readable)).toEqual([
      'Ahri Q: Orb of Deception7 sYour guess: 9 sClosest: a',
      'Ahri R: Orb of Deception7 sno guessClosest: no guesses',
    ]);
  });

  it('can have no winner, and marks practice', () => {
    renderGame(over({ winner: null, isPractice: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'No winner' })).toBeVisible();
    expect(screen.getByText('Against bots')).toBeVisible();
  });
});
