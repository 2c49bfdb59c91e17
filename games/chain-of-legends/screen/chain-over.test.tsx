import { playWinnerConfetti } from '@hub/ui/feedback/confetti.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChainState } from '../game.ts';
import { afterAhri, chainPlayer, champion } from './testing/chain-state.ts';
import { renderGame } from './testing/render-game.tsx';

vi.mock(import('@hub/ui/feedback/confetti.ts'), () => ({
  playWinnerConfetti: vi.fn<typeof playWinnerConfetti>(async () => undefined),
}));

beforeEach(() => void vi.mocked(playWinnerConfetti).mockClear());

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
    const { show } = renderGame(afterAhri());
    expect(playWinnerConfetti).not.toHaveBeenCalled();
    show(over());
    expect(playWinnerConfetti).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Bramble' }));
    expect(screen.getByText('Game Over')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bramble wins' })).toHaveFocus();
    expect(document.querySelector('[class*="fire"]')).toHaveTextContent('Bramble');
    expect(facts()).toEqual([
      // Of the last chain, so that used and left are all champions.
      ['Champions used', '1'],
      ['Champions left', '4'],
      ['Last champion', 'Ahri'],
      ['Decided by', 'A wrong answer'],
      ['Possible pick', 'Ivern'],
    ]);
  });

  it('says the same of a late answer in the chain and among the facts', () => {
    renderGame(over({ action: 'wrongInput', mistake: 'late', lastInput: null, lastPlayer: 'Kestrel' }));
    expect(screen.getByText('Kestrel: Too late')).toBeVisible();
    expect(facts()).toContainEqual(['Decided by', 'No answer in time']);
  });

  it.each([
    ['jinxed', 'Jinxed: nothing was left to name'],
    ['left', 'A player left'],
  ] as const)('by "%s" names no pick when there was none', (lostThrough, text) => {
    renderGame(over({ lostThrough, possiblePick: null, lastChampion: null }));
    expect(facts().slice(2)).toEqual([
      ['Last champion', 'none'],
      ['Decided by', text],
    ]);
  });

  it.each([
    ['wrongInput', 'unknown', 'Zzz', 'Kestrel: Zzz. No such champion'],
    ['wrongInput', 'late', null, 'Kestrel: Too late'],
    ['jinxed', null, null, 'Kestrel: Jinxed'],
  ] as const)('shows the chain and how it broke (%s, %s)', (action, mistake, lastInput, text) => {
    const usedChampions = [champion('Ahri'), champion('Ivern')];
    renderGame(over({ usedChampions, action, mistake, lastInput, lastPlayer: 'Kestrel' }));
    const line = screen.getByRole('list', { name: 'The last chain' });
    expect(within(line).getAllByRole('listitem').map(readable)).toEqual(['Ahri', 'Ivern', text]);
  });

  it.each([' sona', 'AHRI'])('shows the champion that was tried, in any spelling: %s', (lastInput) => {
    renderGame(over({ action: 'wrongInput', mistake: 'wrongLetter', lastInput, lastPlayer: 'Kestrel' }));
    const line = screen.getByRole('list', { name: 'The last chain' });
    expect(within(line).getAllByRole('listitem').at(-1)?.querySelector('img')).not.toBeNull();
  });
});
