import type { ClashState } from '@hub/protocol/realtime/cooldown-clash';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playConfetti } from '../../ui/feedback/confetti.ts';
import { holdTime, pass } from '../../ui/testing/hold-time.ts';
import { readable } from '../../ui/testing/readable.ts';
import { ClashGame } from './clash-game.tsx';
import { clashPlayer, clashState } from './testing/clash-state.ts';

vi.mock(import('../../ui/feedback/confetti.ts'), () => ({
  playConfetti: vi.fn<typeof playConfetti>(async () => undefined),
}));

beforeEach(() => {
  holdTime();
  vi.mocked(playConfetti).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Props = ComponentProps<typeof ClashGame>;

/** The screen of `a`. `show` lets the server tell of another state. */
function stage(state: ClashState = clashState({ players: pair() }), rest: Partial<Props> = {}) {
  const calls = {
    play: vi.fn<Props['play']>(),
    stop: vi.fn<Props['stop']>(),
    onGuess: vi.fn<Props['onGuess']>(),
    onPlayAgain: vi.fn<Props['onPlayAgain']>(),
    onHome: vi.fn<Props['onHome']>(),
  };
  const page = (now: ClashState, endsAt: number, more: Partial<Props>) => (
    <ClashGame
      state={now}
      endsAt={endsAt}
      me="a"
      isAway={false}
      refusal={undefined}
      fetchSpellText={undefined}
      portraitSrc={() => undefined}
      spellSrc={() => undefined}
      {...calls}
      {...rest}
      {...more}
    />
  );
  const view = render(page(state, performance.now() + state.timeLeft, {}));
  const show = (now: ClashState, more: Partial<Props> = {}) =>
    act(() => view.rerender(page(now, performance.now() + now.timeLeft, more)));
  return { ...view, ...calls, show, user: userEvent.setup({ delay: null }) };
}

const pair = (
  mine: Parameters<typeof clashPlayer>[1] = {},
  theirs: Parameters<typeof clashPlayer>[1] = {},
) => [clashPlayer('a', { seat: 0, ...mine }), clashPlayer('b', { seat: 1, ...theirs })];
const reel = (rest: Partial<ClashState> = {}) =>
  clashState({ action: 'sendData', timeLeft: 4_000, timePerTurn: 4_000, players: pair(), ...rest });
/** `b` was closest. Before this round `a` had 200 points and `b` had 100. */
const results = (rest: Partial<ClashState> = {}) =>
  clashState({
    action: 'showResults',
    timeLeft: 6_000,
    timePerTurn: 6_000,
    cooldown: [120, 100, 80],
    players: pair(
      { guess: 90, hasGuessed: true, totalPoints: 200 },
      { guess: 118, hasGuessed: true, points: 100, totalPoints: 200 },
    ),
    ...rest,
  });

const field = () => screen.getByRole('textbox', { name: 'Cooldown in seconds' });
const button = (name: string) => screen.getByRole('button', { name });
const cues = ({ play }: { play: { mock: { calls: [string][] } } }) => play.mock.calls.map(([cue]) => cue);
const scores = () =>
  within(screen.getByRole('complementary', { name: 'Scoreboard' }))
    .getAllByRole('listitem')
    .map(readable);
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** Time passes as it does on a page that is drawn ten times a second. */
async function tenths(count: number): Promise<void> {
  for (let tenth = 0; tenth < count; tenth += 1) await pass(100);
}

describe('the reel', () => {
  it('turns with its sound; nothing can be guessed and nothing is given away', () => {
    const game = stage(reel());
    expect(screen.getAllByText('The reel is turning...')).not.toHaveLength(0);
    expect(document.querySelector('[class*="_turning_"]')).not.toBeNull();
    expect(field()).toBeDisabled();
    expect(button('Guess')).toBeDisabled();
    expect(cues(game)).toEqual(['spinningReel']);
    expect(screen.queryByRole('heading', { name: /Frozen Tomb/ })).toBeNull();
    expect(screen.getByRole('timer', { name: '15 seconds left' })).toBeVisible();
  });

  it('stops at the spell, its sound too, and opens the field', () => {
    const game = stage(reel());
    game.stop.mockClear();
    game.show(clashState({ players: pair() }));
    expect(game.stop).toHaveBeenCalledOnce();
    expect(cues(game)).toEqual(['spinningReel', 'swoosh']);
    expect(document.querySelector('[class*="_turning_"]')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'R Frozen Tomb' })).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field()).toHaveFocus();
    expect(told()).toContain('Lissandra, R: Frozen Tomb. Guess the cooldown in seconds, at rank 1.');
  });

  it('that was turning before the page came goes on from there', () => {
    stage(reel({ timeLeft: 1_500 }));
    const strip = document.querySelector<HTMLElement>('[class*="_turning_"]');
    expect(strip?.style.getPropertyValue('--delay')).toBe('-2500ms');
  });

  it('shows what the spell does where that is to be had', async () => {
    const fetchSpellText = vi.fn<NonNullable<Props['fetchSpellText']>>(async () => 'Freezes.');
    stage(clashState({ players: pair() }), { fetchSpellText });
    await pass(0);
    expect(screen.getByText('Freezes.')).toBeVisible();
    expect(fetchSpellText.mock.calls[0]?.slice(0, 2)).toEqual(['Lissandra', 'LissandraR']);
  });
});

/** How often it ticked in so many tenths of a second. */
async function ticks(game: ReturnType<typeof stage>, count: number): Promise<string[]> {
  game.play.mockClear();
  await tenths(count);
  return cues(game);
}

describe('the ticking', () => {
  it('comes every second, twice as often below half of the time and four times below a quarter', async () => {
    const game = stage(clashState({ players: pair(), timeLeft: 16_000, timePerTurn: 16_000, guessTime: 16 }));
    expect(await ticks(game, 41)).toEqual(['tick', 'tack', 'tick', 'tack']);
    await tenths(40);
    const half = await ticks(game, 20);
    expect(half).toHaveLength(4);
    await tenths(21);
    expect(await ticks(game, 20)).toHaveLength(8);
  });

  it('is heard while guesses are taken only', async () => {
    const game = stage(reel());
    expect(await ticks(game, 30)).toEqual([]);
    game.show(results());
    expect(await ticks(game, 10)).not.toContain('tick');
  });
});

describe('the guess', () => {
  it.each([
    ['1000', '999'],
    ['-5', '5'],
    ['12,55', '12.5'],
    ['abc', ''],
  ])('typed as %j becomes %j', async (typed, kept) => {
    const { user } = stage();
    await user.type(field(), typed);
    expect(field()).toHaveValue(kept);
  });

  it('is sent as a number, and can be changed until the time is up', async () => {
    const { onGuess, show, user } = stage();
    expect(button('Guess')).toBeDisabled();
    await user.type(field(), '90.5{Enter}');
    expect(onGuess.mock.calls).toEqual([[90.5]]);
    show(clashState({ players: pair({ hasGuessed: true }) }));
    expect(told()).toContain('Your guess: 90.5 s. You may change it until the time is up.');
    expect(button('Change guess')).toBeDisabled();
    await user.type(field(), '{Backspace}');
    await user.click(button('Change guess'));
    expect(onGuess.mock.calls).toEqual([[90.5], [90]]);
  });

  it('is moved by five seconds, between 0 and 999', async () => {
    const { onGuess, user } = stage();
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

  it('of 0 counts, an empty one does not', async () => {
    const { onGuess, user } = stage();
    await user.type(field(), '{Enter}');
    await user.type(field(), '.{Enter}');
    expect(onGuess).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), '0{Enter}');
    expect(onGuess.mock.calls).toEqual([[0]]);
  });

  it('that is refused says why, and can be sent again', async () => {
    const { onGuess, show, user } = stage();
    await user.type(field(), '90{Enter}');
    show(clashState({ players: pair() }), { refusal: { message: 'Too many messages at once.', count: 1 } });
    expect(field()).toHaveAccessibleDescription('Too many messages at once.');
    expect(field()).toHaveValue('90');
    await user.click(button('Guess'));
    expect(onGuess.mock.calls).toEqual([[90], [90]]);
  });

  it('that was lost with the connection can be sent again', async () => {
    const { onGuess, show, user } = stage();
    await user.type(field(), '90{Enter}');
    show(clashState({ players: pair() }), { isAway: true });
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(field()).toBeDisabled();
    show(clashState({ players: pair() }));
    await user.click(button('Guess'));
    expect(onGuess.mock.calls).toEqual([[90], [90]]);
  });

  it('begins empty with every round', async () => {
    const { show, user } = stage();
    await user.type(field(), '90');
    show(reel({ round: 2 }));
    expect(field()).toHaveValue('');
  });

  it('is not taken from somebody who looks on', () => {
    stage(clashState({ players: pair() }), { me: 'nobody' });
    expect(field()).toBeDisabled();
  });
});

const seen = () =>
  Array.from(
    document.querySelectorAll('[class*="lane"] > [class*="_guess_"]:not([class*="_unseen_"])'),
    (guess) => guess.querySelector('b')?.textContent,
  );

const answer = () => screen.getByText('Cooldown at rank 1').previousElementSibling?.textContent;

describe('the results', () => {
  it('turn the guesses over one by one over 3 s, then count the cooldown up over 1 s, then give the points', async () => {
    const game = stage();
    game.play.mockClear();
    game.show(results());
    await tenths(1);
    expect(seen()).toEqual(['90']);
    expect(answer()).toBe('?');
    await tenths(15);
    expect(seen()).toEqual(['90', '118']);
    expect(cues(game)).toEqual(['plop', 'plop']);
    await tenths(14);
    expect(answer()).toBe('?');
    await tenths(5);
    expect(answer()).toBe('60 s');
    expect(told().join()).not.toContain('The cooldown at rank 1 is');
    await tenths(5);
    expect(answer()).toBe('120 s');
    expect(told()).toContain('The cooldown at rank 1 is 120 seconds. b: 118, 100 points. a: 90.');
    expect(cues(game)).toEqual(['plop', 'plop', 'wrong']);
    // The points stand for 2 s.
    expect(screen.getByText('Next round in', { selector: 'span' })).toHaveTextContent('2 s');
  });

  it('list everybody closest first, with how far off they were and what they gained', () => {
    stage(results({ timeLeft: 0, players: [...results().players, clashPlayer('c', { seat: 2 })] }));
    const rows = within(document.querySelector('main, [class*="_stage_"]') as HTMLElement).getAllByRole(
      'listitem',
    );
    expect(rows.map(readable)).toEqual(['1b118 s2 s off+100', '2a90 s30 s off+0', '3cno guess+0']);
  });

  it('call an exact guess exact', () => {
    stage(results({ timeLeft: 0, players: pair({ guess: 120, points: 150, totalPoints: 150 }) }));
    expect(screen.getByText('exact')).toBeVisible();
  });

  it('sound right to whoever was the closest', async () => {
    const game = stage(results(), { me: 'b' });
    await tenths(41);
    expect(cues(game).at(-1)).toBe('correct');
  });

  it('count an uneven cooldown up with its decimal', async () => {
    stage(results({ timeLeft: 2_500, targetSpell: { ...results().targetSpell, cooldown: [7.5] } }));
    expect(answer()).toBe('3.8 s');
  });

  it('leave a line for the next round', async () => {
    const { show } = stage(results());
    await tenths(60);
    expect(screen.queryByText(/Last round:/)).toBeNull();
    show(reel({ round: 2 }));
    const line = screen.getByText(/Last round:/).parentElement as HTMLElement;
    expect(line).toHaveTextContent('Last round: Frozen Tomb 120 sClosest: b with 118 sGained: +0');
  });

  it('of a round without guesses say that nobody guessed', async () => {
    const { show } = stage(results({ players: pair() }));
    show(reel({ round: 2 }));
    expect(screen.getByText(/Closest:/)).toHaveTextContent('Closest: nobody guessed');
  });
});

describe('the scoreboard', () => {
  it('has the points to win, and who has guessed', () => {
    stage(
      clashState({
        players: [
          ...pair({ totalPoints: 100 }, { hasGuessed: true, totalPoints: 250 }),
          clashPlayer('c', { seat: 2, connected: false }),
          clashPlayer('d', { seat: 3, hasLeft: true }),
        ],
      }),
    );
    expect(screen.getByRole('complementary', { name: 'Scoreboard' })).toHaveTextContent('to 500');
    expect(scores()).toEqual(['250bhas guessed', '100ano guess yet', '0cAway', '0dLeft']);
  });

  it('adds the points when they are given, not before', async () => {
    stage(results());
    expect(scores()).toEqual(['200ahas guessed', '100bhas guessed']);
    await tenths(39);
    expect(scores()).toEqual(['200ahas guessed', '100bhas guessed']);
    await tenths(2);
    expect(scores()).toEqual(['200ahas guessed', '200b+100']);
  });
});

it('a game with bots is marked as practice', () => {
  stage(clashState({ players: pair(), isPractice: true }));
  expect(screen.getByText('Practice: nothing is counted')).toBeVisible();
});

const over = (rest: Partial<ClashState> = {}) =>
  results({
    round: 5,
    gameOver: true,
    winner: 'b',
    timeLeft: 0,
    players: [
      clashPlayer('a', { seat: 0, totalPoints: 250 }),
      clashPlayer('b', { seat: 1, totalPoints: 550 }),
      clashPlayer('c', { seat: 2, totalPoints: 250, hasLeft: true }),
      clashPlayer('d', { seat: 3, totalPoints: 100 }),
    ],
    ...rest,
  });

describe('the final ranking', () => {
  it('lists everybody by their points, with shared places, after confetti', () => {
    const { show } = stage(results());
    expect(playConfetti).not.toHaveBeenCalled();
    show(over());
    expect(playConfetti).toHaveBeenCalledOnce();
    expect(screen.getByText('Game Over')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'b wins' })).toHaveFocus();
    expect(screen.getByText('First to 500 after 5 rounds.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(readable)).toEqual([
      'Place 1b550',
      'Place 2aYou250',
      'Place 2cLeft250',
      'Place 4d100',
    ]);
  });

  it('of a game that was given up says so', () => {
    stage(over({ players: pair({ totalPoints: 100 }, { hasLeft: true }), winner: 'a', round: 1 }));
    expect(screen.getByRole('heading', { level: 1, name: 'a wins' })).toBeVisible();
    expect(screen.getByText('Given up after 1 round.')).toBeVisible();
  });

  it('can have no winner, and marks practice', () => {
    stage(over({ winner: null, isPractice: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'Nobody wins' })).toBeVisible();
    expect(screen.getByText('Practice: nothing is counted')).toBeVisible();
  });

  it('leads to another game or home', async () => {
    const { onHome, onPlayAgain, user } = stage(over());
    await user.click(button('Play Again'));
    expect(onPlayAgain).toHaveBeenCalledOnce();
    await user.click(button('Home'));
    expect(onHome).toHaveBeenCalledOnce();
  });
});
