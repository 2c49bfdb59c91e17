import { advanceTime, installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChainState } from '../game.ts';
import { afterAhri, chainState } from './testing/chain-state.ts';
import { cues, renderGame, theirTurn } from './testing/render-game.tsx';

beforeEach(installFakeClock);
const flashing = (kind: string) => document.querySelector(`[class*="centre"][class*="_${kind}_"]`);

const wrong = (rest: Partial<ChainState> = {}) =>
  afterAhri({
    turn: 3,
    action: 'wrongInput',
    mistake: 'unknown',
    lastInput: 'Zzz',
    lastPlayer: 'Kestrel',
    ...theirTurn,
    ...rest,
  });

const icon = () => document.querySelector('[class*="_again_"]');

describe('the end of a turn', () => {
  it('with a right name flashes for 420 ms, with a sound', async () => {
    const game = renderGame();
    game.show(afterAhri());
    expect(flashing('correct')).not.toBeNull();
    expect(cues(game)).toEqual(['correct']);
    await advanceTime(419);
    expect(flashing('correct')).not.toBeNull();
    await advanceTime(1);
    expect(flashing('correct')).toBeNull();
  });

  it.each([
    ['unknown', 'Zzz', '“Zzz”No such champion'],
    ['wrongLetter', 'Sona', '“Sona”Wrong letter'],
    ['used', 'Ahri', '“Ahri”Already used'],
    ['late', null, 'Too late'],
  ] as const)(
    'with a wrong name (%s) shows it shaking for 1 s, with a sound',
    async (mistake, lastInput, shown) => {
      const game = renderGame(afterAhri());
      game.show(wrong({ mistake, lastInput }));
      expect(flashing('wrong')).toHaveTextContent(shown);
      expect(cues(game)).toEqual(['wrong']);
      await advanceTime(999);
      expect(flashing('wrong')).not.toBeNull();
      await advanceTime(1);
      expect(flashing('wrong')).toBeNull();
      expect(screen.getByText('next name starts with').parentElement).toHaveTextContent(/I$/);
    },
  );

  it.each(['Ahri', 'ahri', 'AH-RI'])(
    'with a used name (%j) lets its icon stand out for 1 s',
    async (lastInput) => {
      const { show } = renderGame(afterAhri());
      show(wrong({ mistake: 'used', lastInput }));
      expect(icon()).toHaveTextContent('Ahri');
      await advanceTime(1_000);
      expect(icon()).toBeNull();
    },
  );

  it('with a jinx shows it for 1 s, with a sound, and an empty list', async () => {
    const game = renderGame(afterAhri());
    game.show(
      afterAhri({
        turn: 3,
        action: 'jinxed',
        lastChampion: null,
        nextLetter: null,
        usedChampions: [],
        lastInput: null,
      }),
    );
    expect(screen.getByText('Jinxed')).toBeVisible();
    expect(cues(game)).toEqual(['wrong']);
    expect(screen.getByText('No champion has been named since the chain began.')).toBeVisible();
    await advanceTime(999);
    expect(screen.getByText('Jinxed')).toBeVisible();
    await advanceTime(1);
    expect(screen.queryByText('Jinxed')).toBeNull();
  });

  it('that was over before the page came is neither seen nor heard', () => {
    const game = renderGame(afterAhri());
    expect(flashing('correct')).toBeNull();
    expect(game.play).not.toHaveBeenCalled();
  });

  it('is said politely', () => {
    const { show } = renderGame();
    show(afterAhri());
    const announcements = 'Bramble: Ahri is right. Your turn. Name a champion that starts with I.';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(announcements);
  });
});

describe('the last five seconds', () => {
  it("of one's own turn are heard", async () => {
    const game = renderGame();
    await advanceTime(9_900);
    expect(cues(game)).toEqual([]);
    for (let tenth = 0; tenth < 41; tenth += 1) await advanceTime(100);
    expect(cues(game)).toEqual(['tack', 'tick', 'tack', 'tick', 'tack']);
  });

  it("of another player's turn are not", async () => {
    const game = renderGame(chainState(theirTurn));
    for (let tenth = 0; tenth < 150; tenth += 1) await advanceTime(100);
    expect(cues(game)).toEqual([]);
  });
});
