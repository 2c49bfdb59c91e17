import { advanceTime, installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClashGame } from './clash-game.tsx';
import { clashPlayer, clashState } from './testing/clash-state.ts';
import {
  announcements,
  button,
  cues,
  pair,
  reel,
  renderGame,
  results,
  tenths,
} from './testing/render-game.tsx';

beforeEach(installFakeClock);
type Props = ComponentProps<typeof ClashGame>;

const field = () => screen.getByRole('textbox', { name: 'Cooldown in seconds' });
const scores = () =>
  within(screen.getByRole('complementary', { name: 'Scoreboard' }))
    .getAllByRole('listitem')
    .map(readable);

describe('the reel', () => {
  it('turns with its sound; nothing can be guessed and nothing is given away', () => {
    const game = renderGame(reel());
    expect(screen.getAllByText('The reel is turning...')).not.toHaveLength(0);
    expect(document.querySelector('[class*="_turning_"]')).not.toBeNull();
    expect(field()).toBeDisabled();
    expect(button('Guess')).toBeDisabled();
    expect(cues(game)).toEqual(['spinningReel']);
    expect(screen.queryByRole('heading', { name: /Frozen Tomb/ })).toBeNull();
    expect(screen.getByRole('timer', { name: '15 seconds left' })).toBeVisible();
  });

  it('stops at the spell, its sound too, and opens the field', () => {
    const game = renderGame(reel());
    game.stop.mockClear();
    game.show(clashState({ players: pair() }));
    expect(game.stop).toHaveBeenCalledOnce();
    expect(cues(game)).toEqual(['spinningReel', 'swoosh']);
    expect(document.querySelector('[class*="_turning_"]')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'R Frozen Tomb' })).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field()).toHaveFocus();
    expect(announcements()).toContain('Lissandra, R: Frozen Tomb. Guess the cooldown in seconds, at rank 1.');
  });

  it('has no field for a person who waits for the place of a bot', () => {
    renderGame(clashState({ players: pair() }), { me: 'somebody else' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('You take the place of a bot when this round is over.')).toBeVisible();
  });

  it('that was turning before the page came goes on from there', () => {
    renderGame(reel({ timeLeft: 1_500 }));
    const strip = document.querySelector<HTMLElement>('[class*="_turning_"]');
    expect(strip?.style.getPropertyValue('--delay')).toBe('-2500ms');
  });

  it('shows what the spell does where that is to be had', async () => {
    const fetchSpellText = vi.fn<NonNullable<Props['fetchSpellText']>>(async () => 'Freezes.');
    renderGame(clashState({ players: pair() }), { fetchSpellText });
    await advanceTime(0);
    expect(screen.getByText('Freezes.')).toBeVisible();
    expect(fetchSpellText.mock.calls[0]?.slice(0, 2)).toEqual(['Lissandra', 'LissandraR']);
  });
});

/** The cues that were played during `count` tenths of a second. */
async function ticks(game: ReturnType<typeof renderGame>, count: number): Promise<string[]> {
  game.play.mockClear();
  await tenths(count);
  return cues(game);
}

describe('the ticking', () => {
  it('comes every second, twice as often below half of the time and four times below a quarter', async () => {
    const game = renderGame(
      clashState({ players: pair(), timeLeft: 16_000, timePerTurn: 16_000, guessTime: 16 }),
    );
    expect(await ticks(game, 41)).toEqual(['tick', 'tack', 'tick', 'tack']);
    await tenths(40);
    const half = await ticks(game, 20);
    expect(half).toHaveLength(4);
    await tenths(21);
    expect(await ticks(game, 20)).toHaveLength(8);
  });

  it('is heard while guesses are taken only', async () => {
    const game = renderGame(reel());
    expect(await ticks(game, 30)).toEqual([]);
    game.show(results());
    expect(await ticks(game, 10)).not.toContain('tick');
  });
});

describe('the guess', () => {
  it('is sent as a number, and can be changed until the time is up', async () => {
    const { onGuess, show, user } = renderGame();
    expect(button('Guess')).toBeDisabled();
    await user.type(field(), '90.5{Enter}');
    expect(onGuess.mock.calls).toEqual([[90.5]]);
    show(clashState({ players: pair({ hasGuessed: true }) }));
    expect(announcements()).toContain('Your guess: 90.5 s');
    expect(button('Change guess')).toBeDisabled();
    await user.type(field(), '{Backspace}');
    await user.click(button('Change guess'));
    expect(onGuess.mock.calls).toEqual([[90.5], [90]]);
  });

  it('is moved by five seconds, between 0 and 999', async () => {
    const { onGuess, user } = renderGame();
    await user.click(button('Five seconds less'));
    expect(field()).toHaveValue('0');
    await user.click(button('Five seconds more'));
    expect(field()).toHaveValue('5');
    await user.clear(field());
    await user.type(field(), '997');
    await user.click(button('Five seconds more'));
    expect(field()).toHaveValue('999');
    await user.click(button('Guess'));
    expect(onGuess.mock.calls).toEqual([[999]]);
  });

  it('below 0 becomes 0 while it is typed, and a minus alone is no guess', async () => {
    const { onGuess, user } = renderGame();
    await user.type(field(), '-');
    expect(button('Guess')).toBeDisabled();
    await user.type(field(), '5');
    expect(field()).toHaveValue('0');
    await user.type(field(), '{Enter}');
    expect(onGuess.mock.calls).toEqual([[0]]);
    await user.clear(field());
    await user.type(field(), '-');
    await user.click(button('Five seconds more'));
    expect(field()).toHaveValue('5');
  });

  it('of 0 counts, an empty one does not', async () => {
    const { onGuess, user } = renderGame();
    await user.type(field(), '{Enter}');
    await user.type(field(), '.{Enter}');
    expect(onGuess).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), '0{Enter}');
    expect(onGuess.mock.calls).toEqual([[0]]);
  });

  it('that is refused says why, and can be sent again', async () => {
    const { onGuess, show, user } = renderGame();
    await user.type(field(), '90{Enter}');
    show(clashState({ players: pair() }), { refusal: { message: 'Too many messages at once.', count: 1 } });
    expect(field()).toHaveAccessibleDescription('Too many messages at once.');
    expect(field()).toHaveValue('90');
    await user.click(button('Guess'));
    expect(onGuess.mock.calls).toEqual([[90], [90]]);
  });

  it('that was lost with the connection can be sent again', async () => {
    const { onGuess, show, user } = renderGame();
    await user.type(field(), '90{Enter}');
    show(clashState({ players: pair() }), { isAway: true });
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(field()).toBeDisabled();
    show(clashState({ players: pair() }));
    await user.click(button('Guess'));
    expect(onGuess.mock.calls).toEqual([[90], [90]]);
  });

  it('begins empty with every round', async () => {
    const { show, user } = renderGame();
    await user.type(field(), '90');
    show(reel({ round: 2 }));
    expect(field()).toHaveValue('');
  });
});

describe('the scoreboard', () => {
  it('has the points to win, and who has guessed', () => {
    renderGame(
      clashState({
        players: [
          ...pair({ totalPoints: 100 }, { hasGuessed: true, totalPoints: 250 }),
          clashPlayer('c', { seat: 2, connected: false }),
          clashPlayer('d', { seat: 3, hasLeft: true }),
        ],
      }),
    );
    expect(screen.getByRole('complementary', { name: 'Scoreboard' })).toHaveTextContent(
      'first to 500 points',
    );
    expect(scores()).toEqual(['250bhas guessed', '100ano guess yet', '0cAway', '0dLeft']);
  });

  it('adds the points when they are given, not before', async () => {
    renderGame(results());
    expect(scores()).toEqual(['200ahas guessed', '100bhas guessed']);
    await tenths(39);
    expect(scores()).toEqual(['200ahas guessed', '100bhas guessed']);
    await tenths(2);
    expect(scores()).toEqual(['200ahas guessed', '200b+100']);
  });
});
