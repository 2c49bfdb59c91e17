import { playConfetti } from '@hub/ui/feedback/confetti.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChainState } from '../game.ts';
import { afterAhri, chainPlayer } from './testing/chain-state.ts';
import { stage } from './testing/stage.tsx';

vi.mock(import('@hub/ui/feedback/confetti.ts'), () => ({
  playConfetti: vi.fn<typeof playConfetti>(async () => undefined),
}));

beforeEach(() => {
  vi.mocked(playConfetti).mockClear();
});

const over = (rest: Partial<ChainState> = {}) =>
  afterAhri({
    turn: 9,
    players: [
      chainPlayer('Kestrel', { seat: 0, lives: 0 }),
      chainPlayer('Bramble', { seat: 1, lives: 2, usernameEffect: 'fire' }),
    ],
    gameOver: true,
    winner: 'Bramble',
    championsUsed: 12,
    lostThrough: 'wrongInput',
    possiblePick: 'Ivern',
    ...rest,
  });

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the end of the game', () => {
  it('has the winner and everything about the chain, and confetti', () => {
    const { show } = stage(afterAhri());
    expect(playConfetti).not.toHaveBeenCalled();
    show(over());
    expect(playConfetti).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1, name: 'Game Over' })).toHaveFocus();
    expect(screen.getByText('Bramble wins')).toBeVisible();
    expect(document.querySelector('[class*="fire"]')).toHaveTextContent('Bramble');
    expect(facts()).toEqual([
      ['Champions used', '12'],
      ['Champions left', '4'],
      ['Last champion', 'Ahri'],
      ['Decided by', 'A wrong answer'],
      ['Possible pick', 'Ivern'],
    ]);
  });

  it.each([
    ['jinxed', 'Jinxed: nothing was left to name'],
    ['left', 'Somebody left'],
  ] as const)('by "%s" names no pick that nobody had', (lostThrough, text) => {
    stage(over({ lostThrough, possiblePick: null, lastChampion: null }));
    expect(facts().slice(2)).toEqual([
      ['Last champion', 'none'],
      ['Decided by', text],
    ]);
  });

  it('that one has won says so', () => {
    stage(over({ winner: 'Kestrel' }));
    expect(screen.getByText('You win!')).toBeVisible();
  });

  it('lists everybody, the winner first and all others second: nobody knows an order among them', () => {
    const players = [
      ...['Kestrel', 'Moss'].map((id, seat) => chainPlayer(id, { seat, lives: 0 })),
      chainPlayer('Bramble', { seat: 2, lives: 2 }),
      chainPlayer('Gone', { seat: 3, lives: 0, hasLeft: true }),
    ];
    stage(over({ players }));
    expect(screen.getAllByRole('listitem').map(readable)).toEqual([
      'Place 1Bramble2 of 3 lives',
      'Place 2Kestrel0 of 3 lives',
      'Place 2Moss0 of 3 lives',
      'Place 2GoneLeft',
    ]);
  });

  it('leads to another game or home', async () => {
    const { onHome, onPlayAgain, user } = stage(over());
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(onPlayAgain).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(onHome).toHaveBeenCalledOnce();
  });
});
