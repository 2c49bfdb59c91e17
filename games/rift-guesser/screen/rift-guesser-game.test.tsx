import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '../game.ts';
import { formatExact, formatLife } from './life-format.ts';
import { firstAnswer, firstRound, lastAnswer, secondRound } from './testing/games.ts';
import { renderGame } from './testing/render-game.tsx';
import { tickPause } from './use-guesser-effects.ts';

beforeEach(() => sessionStorage.clear());

const LIMIT = /earned today's 1,500 Blue Essence from score games\. Scores still count/;
const minimap = () => screen.getByRole('application', { name: 'Minimap' });
const lockIn = () => screen.queryByRole('button', { name: 'LOCK IN' });
const result = (round: number) => screen.getByRole('dialog', { name: `Result of round ${round}` });
const commands = ({ sent }: ReturnType<typeof renderGame>) => sent.map(({ action }) => action);

const press = (key: string, shiftKey = false) => fireEvent.keyDown(minimap(), { key, shiftKey });
const advanceTime = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

/** Renders a game in its first round, started with the button. */
async function play() {
  const game = renderGame();
  game.link('open');
  await game.user.click(screen.getByRole('button', { name: 'Start Game' }));
  game.started(firstRound());
  return game;
}

describe('before a game', () => {
  it('explains the game and asks for it with the press only', async () => {
    const game = renderGame();
    game.link('open');
    expect(screen.getByText(/lock in within 15 seconds/)).toBeInTheDocument();
    expect(game.sent).toEqual([]);
    await game.user.click(screen.getByRole('button', { name: 'Start Game' }));
    expect(game.sent).toEqual([{ action: 'startGame', payload: { playerId: 'kestrel', name: 'Kestrel' } }]);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('is skipped where a run goes on, whose life and score it would deny', () => {
    const game = renderGame({ isOnce: true, isRunning: true });
    game.link('open');
    expect(commands(game)).toEqual(['startGame']);
    game.started(firstRound({ lifePoints: 3_340 }));
    expect(screen.queryByText('Ready?')).toBeNull();
    expect(screen.getByText('3,340')).toBeVisible();
  });

  it('is skipped after a reload in a game', async () => {
    await play();
    cleanup();
    const again = renderGame();
    again.link('open');
    expect(commands(again)).toEqual(['startGame']);
  });
});

describe('a round', () => {
  it.each([
    ['the pointer is up', fireEvent.pointerUp],
    ['the system cancels the touch', fireEvent.pointerCancel],
    ['the pointer is lost', fireEvent.lostPointerCapture],
  ])('tells the server where the marker stands when %s, not while it moves', async (_when, end) => {
    const game = await play();
    const map = minimap();
    map.getBoundingClientRect = () => new DOMRect(0, 0, 350, 350);
    map.setPointerCapture = () => undefined;
    map.hasPointerCapture = () => true;
    fireEvent.pointerDown(map, { clientX: 10, clientY: 20, button: 0 });
    fireEvent.pointerMove(map, { clientX: 60, clientY: 70 });
    expect(commands(game)).toEqual(['startGame']);
    end(map);
    fireEvent.lostPointerCapture(map);
    expect(commands(game)).toEqual(['startGame', 'setGuess']);
    expect(game.sent.at(-1)).toEqual({
      action: 'setGuess',
      payload: { playerId: 'kestrel', gameId: 'game-1', guess: { x: 60, y: 70 } },
    });
    expect(game.spies.play).toHaveBeenCalledWith('plop');
  });

  it('is played by keys: arrows move the marker, Enter locks it in', async () => {
    const game = await play();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('ArrowUp');
    press('ArrowRight', true);
    expect(screen.getByText('Marker at 56% from the left, 50% from the top.')).toBeInTheDocument();
    expect(commands(game)).toEqual(['startGame']);
    advanceTime(250);
    expect(commands(game)).toEqual(['startGame', 'setGuess']);
    press('Enter');
    expect(game.sent.at(-1)).toMatchObject({ action: 'submitGuess', payload: { guess: { x: 195, y: 175 } } });
    press('Enter');
    expect(commands(game)).toHaveLength(3);
  });

  it('keeps a press of LOCK IN in the first second, and sends it when the server takes it', async () => {
    const game = await play();
    vi.useFakeTimers();
    game.updated(firstRound({ version: 1, wait: 1_000 }));
    press('ArrowUp');
    press('Enter');
    expect(lockIn()).toHaveAttribute('aria-busy', 'true');
    press('ArrowUp');
    press('Enter');
    advanceTime(1_000);
    expect(commands(game)).not.toContain('submitGuess');
    advanceTime(100);
    expect(game.sent.at(-1)).toMatchObject({ action: 'submitGuess', payload: { guess: { x: 175, y: 175 } } });
    expect(commands(game).filter((action) => action === 'submitGuess')).toHaveLength(1);
  });

  it('keeps no press over a lost connection', async () => {
    const game = await play();
    vi.useFakeTimers();
    game.updated(firstRound({ version: 1, wait: 1_000 }));
    press('ArrowUp');
    press('Enter');
    game.link('reconnecting');
    advanceTime(2_000);
    expect(commands(game)).not.toContain('submitGuess');
  });

  it('holds still while the connection is lost, and goes on', async () => {
    const game = await play();
    await game.user.type(minimap(), '{ArrowUp}');
    game.link('reconnecting');
    expect(screen.getByText('Reconnecting…')).toBeInTheDocument();
    expect(lockIn()).toBeDisabled();
    game.link('open');
    expect(commands(game).filter((action) => action === 'startGame')).toHaveLength(2);
    game.started(firstRound({ version: 1, time: 3_000 }));
    expect(lockIn()).toBeEnabled();
  });

  it('sends the marker again that the server does not know when the connection is back', async () => {
    const game = await play();
    vi.useFakeTimers();
    press('ArrowUp');
    game.link('reconnecting');
    advanceTime(1_000);
    expect(commands(game)).not.toContain('setGuess');
    game.link('open');
    game.started(firstRound({ version: 1, time: 3_000 }));
    expect(commands(game).at(-1)).toBe('setGuess');
  });

  it('asks again for a picture that did not come', async () => {
    await play();
    vi.useFakeTimers();
    const picture = screen.getByRole('img', { name: /section of the map/ });
    fireEvent.error(picture);
    advanceTime(700);
    const again = screen.getByRole('img', { name: /section of the map/ });
    expect(again).not.toBe(picture);
    fireEvent.load(again);
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('says what is refused and stays', async () => {
    const game = await play();
    game.refused('setGuess', 'off_the_map', refusals.off_the_map.message);
    expect(screen.getByRole('alert')).toHaveTextContent('That place is not on the map.');
    expect(game.spies.onFatal).not.toHaveBeenCalled();
  });
});

describe('the answer', () => {
  it.each([
    [60, 'Bullseye'],
    [400, 'Close'],
    [505.1, 'Warm'],
    [1_200, 'Far'],
  ])('of a distance of %d is %s, with the name of the place', async (distance, word) => {
    const game = await play();
    expect(screen.queryByText('Blue side upper jungle')).toBeNull();
    const actual = { x: 70, y: 160 };
    const pins = [{ guess: { x: 70 + distance / 10, y: 160 }, actual }];
    game.updated(firstAnswer({ distanceScore: distance, lifeLost: distance, actualPosition: actual, pins }));
    const dialog = within(result(1));
    expect(dialog.getAllByText(word).length).toBeGreaterThan(0);
    expect(dialog.getByText(new RegExp(`^${word}: .*\\.$`))).toBeInTheDocument();
    expect(dialog.queryByText(/near in a row/)).toBeNull();
  });

  it('keeps the section on the board, so that its frame is never empty', async () => {
    const game = await play();
    const picture = screen.getByRole('img', { name: /section of the map/ });
    game.updated(firstAnswer());
    expect(picture).toBeInTheDocument();
    game.updated(secondRound());
    expect(screen.getByRole('img', { name: /section of the map/ })).toHaveAttribute(
      'src',
      '/api/riftGuesser/section/second.webp',
    );
  });

  it('says when there was no marker, and never shows less than no life', async () => {
    const game = await play();
    game.updated(lastAnswer());
    const dialog = within(result(4));
    expect(dialog.getByText('No marker')).toBeInTheDocument();
    expect(dialog.queryByText('Far')).toBeNull();
    expect(dialog.getByText(/^−/)).toHaveTextContent('−2,500');
    expect(dialog.getByText('0')).toBeInTheDocument();
    expect(dialog.queryByText('Your guess')).toBeNull();
  });

  it('is shown for two seconds: an earlier press of Next Round is sent then', async () => {
    const game = await play();
    vi.useFakeTimers();
    game.updated(firstAnswer({ wait: 2_000 }));
    const goOn = within(result(1)).getByRole('button', { name: 'Next Round' });
    expect(goOn).toHaveFocus();
    fireEvent.click(goOn);
    expect(goOn).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(goOn);
    advanceTime(2_000);
    expect(commands(game)).not.toContain('startNextRound');
    advanceTime(100);
    expect(commands(game).filter((action) => action === 'startNextRound')).toHaveLength(1);
  });
});

describe('practice', () => {
  it('is asked for, marked, reported to no page, and leads to a game that counts', async () => {
    const game = renderGame({ isPractice: true });
    game.link('open');
    await game.user.click(screen.getByRole('button', { name: 'Start Practice' }));
    expect(game.sent).toEqual([
      { action: 'startGame', payload: { playerId: 'kestrel', name: 'Kestrel', practice: true } },
    ]);
    game.started(firstRound({ practice: true }));
    expect(screen.getByText('Practice')).toBeVisible();
    expect(screen.queryByText('2,480')).toBeNull();
    game.updated(lastAnswer({ practice: true, reward: 0 }));
    await game.user.click(screen.getByRole('button', { name: 'See your result' }));
    const over = within(screen.getByRole('dialog', { name: 'Game Over' }));
    expect(over.getByText('Practice: counts for nothing')).toBeVisible();
    for (const text of ['New highscore', 'Highscore', /You are better than/])
      expect(over.queryByText(text)).toBeNull();
    expect(game.spies.onOver).not.toHaveBeenCalled();
    await game.user.click(over.getByRole('button', { name: 'Play for score' }));
    expect(game.spies.onSwitch).toHaveBeenCalledOnce();
    await game.user.click(over.getByRole('button', { name: 'Play Again' }));
    expect(game.sent.at(-1)).toMatchObject({ action: 'startGame', payload: { practice: true } });
  });

  it('is no word of a run that can be played once, which has no other way and no result of its own', async () => {
    const game = renderGame({ isPractice: true, isOnce: true });
    game.link('open');
    expect(screen.getByText('One try')).toBeVisible();
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Start Game' })]);
    await game.user.click(screen.getByRole('button', { name: 'Start Game' }));
    game.started(firstRound({ practice: true }));
    game.updated(lastAnswer({ practice: true, reward: 0 }));
    await game.user.click(screen.getByRole('button', { name: 'See your result' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Practice/)).toBeNull();
  });

  it('can be chosen before a game, and is remembered apart from the game that counts', async () => {
    const game = renderGame();
    game.link('open');
    await game.user.click(screen.getByRole('button', { name: 'Practice' }));
    expect(game.spies.onSwitch).toHaveBeenCalledOnce();
    game.started(firstRound());
    cleanup();
    const practice = renderGame({ isPractice: true });
    practice.link('open');
    expect(screen.getByRole('button', { name: 'Start Practice' })).toBeVisible();
    expect(practice.sent).toEqual([]);
  });
});

describe('the end', () => {
  it('comes after the last answer: score, percentile, highscore and reward, reported once', async () => {
    const game = await play();
    game.updated(lastAnswer());
    expect(game.spies.onOver).not.toHaveBeenCalled();
    await game.user.click(screen.getByRole('button', { name: 'See your result' }));
    const over = within(screen.getByRole('dialog', { name: 'Game Over' }));
    expect(over.getByText(/rounds survived/)).toBeInTheDocument();
    expect(over.getByText(/^You are better than/).parentElement).toHaveTextContent(
      'You are better than 72% of the other players',
    );
    expect(over.getByText('Highscore').previousSibling).toHaveTextContent('3');
    expect(over.getByText('New highscore')).toBeInTheDocument();
    expect(over.getByText('+15')).toBeInTheDocument();
    expect(over.getByText('Blue Essence, now 2,495')).toBeInTheDocument();
    expect(game.spies.onOver).toHaveBeenCalledExactlyOnceWith({ score: 3, reward: 15, mode: 'single' });
  });

  it("says when the day's limit has kept back a part of the reward", async () => {
    const game = await play();
    game.updated(lastAnswer({ reward: 5, unpaid: 10 }));
    await game.user.click(screen.getByRole('button', { name: 'See your result' }));
    expect(screen.getByText('+5')).toBeInTheDocument();
    expect(screen.getByText(LIMIT)).toBeInTheDocument();
    expect(game.spies.onOver).toHaveBeenCalledExactlyOnceWith({ score: 3, reward: 5, mode: 'single' });
  });

  it('is not taken for a fault when the last move crosses it', async () => {
    const game = await play();
    game.updated(lastAnswer());
    game.refused('setGuess', 'game_over');
    expect(game.spies.onFatal).not.toHaveBeenCalled();
  });

  it('of a game that is gone leads away', async () => {
    const game = await play();
    game.refused('setGuess', 'game_not_found');
    expect(game.spies.onFatal).toHaveBeenCalledExactlyOnceWith('game_not_found');
  });
});

describe('figures and ticks', () => {
  it('shows distances to two decimals, and life too unless it is whole', () => {
    expect([0.2, -3, 4_494.9, 5_000].map(formatLife)).toEqual(['0.20', '0', '4,494.90', '5,000']);
    expect(formatExact(2_679.3)).toBe('2,679.30');
  });

  it('ticks faster at half and at a quarter of the time', () =>
    expect([15_000, 7_501, 7_500, 3_751, 3_750, 10].map((left) => tickPause(left, 15_000))).toEqual([
      1_000, 1_000, 500, 500, 250, 250,
    ]));
});
