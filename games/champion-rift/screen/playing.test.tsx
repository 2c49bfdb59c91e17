import { playConfetti } from '@hub/ui/feedback/confetti.ts';
import { words } from '@hub/ui/language/words.ts';
import { installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AHRI, ANIVIA, GAREN } from './testing/champions.ts';
import { renderGame, wantLessMotion } from './testing/render-game.tsx';

// The screen fetches them by itself, which a test would have to wait for.
beforeAll(async () => {
  await import('@hub/ui/daily/guess-search.tsx');
  await import('@hub/ui/daily/game-over.tsx');
});

vi.mock('@hub/ui/feedback/confetti.ts', () => ({
  playConfetti: vi.fn<typeof playConfetti>(async () => undefined),
}));

beforeEach(() => {
  vi.mocked(playConfetti).mockClear();
  installFakeClock();
  vi.setSystemTime(NOON);
  wantLessMotion(false);
});

/** Of the day of the rifts. */
const NOON = Date.parse('2026-11-21T12:00:00Z');

const midnight = () => becomes('2026-11-22T00:00:00Z');
const becomes = (time: string) =>
  act(() => {
    vi.setSystemTime(Date.parse(time));
    vi.advanceTimersByTime(1_000);
  });
const todays = () => screen.queryAllByRole('button', { name: 'Play today’s rift' });

const search = () => screen.getByRole('combobox', { name: 'Champion' });
const rowHeaders = () => screen.queryAllByRole('rowheader').map(readable);
const suggestions = () => screen.queryAllByRole('option').map(readable);
const cellsOf = (champion: string) =>
  within(screen.getByRole('row', { name: new RegExp(champion) }))
    .getAllByRole('cell')
    .map(readable);

const dialog = () => screen.getByRole('dialog', { name: 'Champion Rift solved' });
const sentences = () =>
  screen.getAllByRole('status').filter(({ textContent }) => textContent?.startsWith('Ahri:'));
const asked = ({ connection }: ReturnType<typeof renderGame>) =>
  connection.sent.map(({ payload }) => payload);

/** Renders an open rift that waits for a guess. */
function openRift(...args: Parameters<typeof renderGame>) {
  const rift = renderGame(...args);
  rift.server.link('open');
  rift.server.start();
  return rift;
}

/** Renders a rift that is solved with the second guess. */
async function win(options: Parameters<typeof renderGame>[0] = {}) {
  const rift = await guessRight(options);
  rift.turnCells(9);
  return rift;
}

/** The same, before the cells of the guess turn. */
async function guessRight(options: Parameters<typeof renderGame>[0]) {
  const rift = renderGame(options);
  rift.server.link('open');
  rift.server.start(AHRI);
  await rift.user.type(search(), 'anivia{Enter}');
  rift.server.update(AHRI, ANIVIA);
  return rift;
}

describe('opening', () => {
  it('asks for the rift as soon as the connection is open, and once', () => {
    const { connection, server } = renderGame();
    expect(screen.getByRole('heading', { level: 1, name: 'Champion Rift' })).toBeVisible();
    expect(screen.getByText('Connecting…')).toBeVisible();
    expect(connection.sent).toEqual([]);
    server.link('open');
    expect(screen.getByText('Opening the rift…')).toBeVisible();
    server.start();
    server.link('open');
    expect(connection.sent).toEqual([
      {
        action: 'startGame',
        payload: { playerId: 'player-000001', name: 'Kestrel', usernameEffect: 'fire' },
      },
    ]);
    expect(search()).toBeEnabled();
    expect(search()).toHaveAttribute('placeholder', 'Search for a champion');
    expect(screen.getByText('0 of 9 known')).toBeVisible();
  });

  it('says why the rift did not open, and tries again', async () => {
    const { connection, server, user } = renderGame();
    server.link('open');
    server.refuse('startGame', 'too_many_frames');
    expect(screen.getByRole('alert')).toHaveTextContent('Too many messages at once.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(connection.sent).toHaveLength(2);
    server.start();
    expect(search()).toBeEnabled();
  });

  it('stops listening when the screen is left', () => {
    const { connection, unmount } = openRift();
    expect(connection.listeners).toBe(1);
    unmount();
    expect(connection.listeners).toBe(0);
  });
});

describe('a guess', () => {
  it('is the first suggestion, taken with Enter; the field waits for the answer', async () => {
    const { connection, user } = openRift();
    await user.type(search(), 'ANI');
    expect(suggestions()).toEqual(['Anivia']);
    await user.keyboard('{Enter}');
    expect(connection.sent.at(-1)).toEqual({
      action: 'submitGuess',
      payload: { gameId: 'rift-of-today', playerId: 'player-000001', guess: 'Anivia' },
    });
    expect(search()).toBeDisabled();
    expect(search()).toHaveValue('Anivia');
  });

  it('leaves guessed champions out of the list', async () => {
    const { user, server } = renderGame();
    server.link('open');
    server.start(AHRI);
    await user.type(search(), 'a');
    expect(suggestions()).toEqual(['Anivia']);
  });

  it('becomes a row that turns cell by cell, with a sound for each', async () => {
    const { play, server, turnCells, user } = openRift();
    await user.type(search(), 'ahri{Enter}');
    server.update(AHRI);
    expect(search()).toHaveValue('');
    expect(cellsOf('Ahri')).toEqual(Array.from({ length: 8 }, () => 'not shown yet'));
    turnCells(2);
    expect(cellsOf('Ahri').slice(0, 3)).toEqual([
      'Mid, partly correct',
      'Mage, Assassin, partly correct',
      'not shown yet',
    ]);
    expect(play.mock.calls).toEqual([['plop'], ['plop'], ['plop']]);
    expect(search()).toBeDisabled();
    turnCells(6);
    expect(cellsOf('Ahri')).toEqual([
      'Mid, partly correct',
      'Mage, Assassin, partly correct',
      'Ionia, wrong',
      'Magic, correct',
      'Ranged, correct',
      'Mana, correct',
      '1,575 Blue Essence, lower',
      '2011, earlier',
    ]);
    turnCells(1);
    expect(play.mock.calls.map(([cue]) => cue)).toEqual([
      ...Array.from({ length: 9 }, () => 'plop'),
      'wrong',
    ]);
    expect(search()).toBeEnabled();
    expect(screen.getByText('3 of 9 known')).toBeVisible();
    expect(screen.getByRole('button', { name: '14 December 2011' })).toHaveTextContent('2011');
  });

  it('is announced in one polite sentence when its row is complete', async () => {
    const { server, turnCells, user } = openRift();
    await user.type(search(), 'ahri{Enter}');
    server.update(AHRI);
    turnCells(8);
    expect(sentences()).toEqual([]);
    turnCells(1);
    expect(sentences()).toHaveLength(1);
    expect(sentences()[0]).toHaveTextContent(
      /^Ahri: position partly correct, .*price lower, release earlier\.$/,
    );
  });

  it('appears whole at once for those who want less motion', async () => {
    wantLessMotion(true);
    const { play, server, user } = openRift();
    await user.type(search(), 'ahri{Enter}');
    server.update(AHRI);
    expect(cellsOf('Ahri')).not.toContain('not shown yet');
    expect(search()).toBeEnabled();
    expect(play.mock.calls).toEqual([['wrong']]);
  });

  it.each([
    ['unknown_champion', 'There is no champion of that name.'],
    ['repeated_champion', 'You have guessed that champion already.'],
    ['invalid_request', 'The request is not valid.'],
    ['too_many_frames', 'Too many messages at once.'],
  ] as const)('that is refused (%s) changes nothing and says so', async (code, text) => {
    const { onFatal, server, user } = openRift();
    await user.type(search(), 'ahri{Enter}');
    server.refuse('submitGuess', code, text);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(search()).toBeEnabled();
    expect(search()).toHaveValue('Ahri');
    expect(rowHeaders()).toEqual([]);
    expect(onFatal).not.toHaveBeenCalled();
    await user.type(search(), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['game_over', 'internal', 'not_seated'] as const)(
    'that ends the game (%s) leads away',
    async (code) => {
      const { onFatal, server, user } = openRift();
      await user.type(search(), 'ahri{Enter}');
      server.refuse('submitGuess', code);
      expect(onFatal.mock.calls).toEqual([[code]]);
    },
  );
});

describe('the end', () => {
  it('comes after the last cell, with champion, facts, reward and countdown', async () => {
    const { onReward, play } = await win({ shownBalance: 2580 });
    expect(dialog()).toHaveTextContent("Brilliant!Today's champion isAniviathe Cryophoenix7 days in a row");
    expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent('Anivia');
    expect(dialog()).toHaveTextContent('+100Blue Essence, now 2,580');
    expect(within(dialog()).getByRole('timer')).toHaveTextContent('Next Rift Opening07:42:18');
    expect(onReward.mock.calls).toEqual([[100]]);
    expect(play).toHaveBeenLastCalledWith('solved');
    expect(screen.getByText('9 of 9 known')).toBeInTheDocument();
  });

  it('is celebrated by the number of guesses', async () => {
    await win();
    expect(dialog()).toHaveTextContent('Brilliant!');
    // Once the answer is in its place.
    await waitFor(() => expect(playConfetti).toHaveBeenCalled());
    expect(playConfetti).toHaveBeenCalledExactlyOnceWith({ pieces: 90, from: '[data-answer]' });
  });

  it('can be closed to read the board, and shown again', async () => {
    const { user, onReward } = await win();
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowHeaders()).toEqual(['Anivia', 'Ahri']);
    expect(screen.queryByRole('combobox')).toBeNull();
    const show = screen.getByRole('button', { name: 'Show result' });
    expect(show).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog()).toBeVisible();
    expect(onReward, 'the reward is paid once').toHaveBeenCalledOnce();
  });

  it('tells the lore that the content network has, and asks for it only once the answer is shown', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      Response.json({ data: { Anivia: { lore: 'A spirit of ice.' } } }),
    );
    const content = {
      contentUrl: 'https://content.example',
      contentVersion: '15.8',
      language: 'en_US',
      fetch,
    };
    const { turnCells } = await guessRight({ content });
    turnCells(8);
    expect(fetch).not.toHaveBeenCalled();
    turnCells(1);
    await vi.waitFor(() => expect(within(dialog()).getByText('A spirit of ice.')).toBeVisible());
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      'https://content.example/15.8/data/en_US/champion/Anivia.json',
    ]);
  });

  it('of a rift that was completed before opens at once without a reward; closed, it leaves the board', async () => {
    const { onReward, play, server, user } = renderGame();
    server.link('open');
    server.alreadyPlayed(AHRI, ANIVIA);
    expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent('Anivia');
    expect(dialog()).not.toHaveTextContent('+100');
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Solved in 2 guesses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show result' })).toHaveFocus();
    expect(rowHeaders()).toEqual(['Anivia', 'Ahri']);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(playConfetti).not.toHaveBeenCalled();
    expect(onReward).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  it('is said, takes no guess, and comes back to the same board without replaying it', async () => {
    const { connection, play, server, turnCells, user } = openRift();
    await user.type(search(), 'garen{Enter}');
    server.update(GAREN);
    turnCells(9);
    play.mockClear();
    server.link('reconnecting');
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(search()).toBeDisabled();
    server.link('open');
    expect(connection.sent.at(-1)).toMatchObject({
      action: 'startGame',
      payload: { gameId: 'rift-of-today' },
    });
    server.start(GAREN);
    expect(screen.queryByText('Reconnecting…')).toBeNull();
    expect(cellsOf('Garen')).not.toContain('not shown yet');
    expect(search()).toBeEnabled();
    expect(play).not.toHaveBeenCalled();
  });

  it('does not lose a row that was acknowledged meanwhile', async () => {
    const { server, turnCells, user } = openRift();
    await user.type(search(), 'garen{Enter}');
    server.link('reconnecting');
    server.link('open');
    server.start(GAREN);
    turnCells(9);
    expect(rowHeaders()).toEqual(['Garen']);
    expect(search()).toHaveValue('');
  });

  it('to another tab is said, and can be taken back', async () => {
    const { connection, server, user } = openRift();
    server.link('replaced');
    expect(screen.getByRole('alert')).toHaveTextContent('You are playing in another tab');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play here' }));
    expect(connection.reopened).toBe(1);
  });

  it('after the end asks for nothing: after midnight it would open the next rift over the result', () => {
    const { connection, server } = renderGame();
    server.link('open');
    server.alreadyPlayed(ANIVIA);
    server.link('reconnecting');
    expect(screen.queryByText('Reconnecting…')).toBeNull();
    server.link('open');
    expect(connection.sent).toHaveLength(1);
  });
});

describe('after midnight', () => {
  it('a solved rift leads to the one that has opened, from the result and from the board', async () => {
    const next = { name: 'Item Rift', onGo: () => undefined };
    const { connection, user } = await win({ next });
    expect(within(dialog()).getByRole('button', { name: 'Next: Item Rift' })).toBeVisible();
    expect(todays()).toEqual([]);
    midnight();
    expect(within(dialog()).queryByRole('button', { name: 'Next: Item Rift' })).toBeNull();
    expect(dialog()).toHaveTextContent('The answer of 21 Nov 2026');
    expect(screen.getByText('Rift of 21 Nov 2026')).toBeInTheDocument();
    const [button] = within(dialog()).getAllByRole('button', { name: 'Play today’s rift' });
    if (button) await user.click(button);
    expect(connection.sent.at(-1)?.action).toBe('startGame');
    expect(connection.sent.at(-1)?.payload).not.toHaveProperty('gameId');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an open rift counts on, and leads there once it is closed', () => {
    openRift();
    midnight();
    expect(screen.getByText('Rift of 21 Nov 2026: counts until 00:30 UTC')).toBeVisible();
    expect(todays()).toEqual([]);
    becomes('2026-11-22T00:30:00Z');
    expect(screen.getByText('Rift of 21 Nov 2026: closed at 00:30 UTC, counts for nothing')).toBeVisible();
    expect(todays()).toHaveLength(1);
  });
});

describe('the rift of this tab', () => {
  const KEY = 'hub.championRift.gameId';
  it('is remembered while it runs and asked for after a reload', () => {
    openRift().unmount();
    vi.setSystemTime(Date.parse('2026-11-22T00:29:59Z'));
    const reloaded = renderGame();
    reloaded.server.link('open');
    expect(asked(reloaded)).toMatchObject([{ gameId: 'rift-of-today' }]);
  });

  it('is not asked for by a visit after its closing time: that one opens the rift of its own day', () => {
    openRift().unmount();
    vi.setSystemTime(Date.parse('2026-11-22T00:30:00Z'));
    const visit = renderGame();
    visit.server.link('open');
    expect(asked(visit)[0]).not.toHaveProperty('gameId');
  });

  it('is resumed after its closing time by the page that shows it', () => {
    const { connection, server } = openRift();
    vi.setSystemTime(Date.parse('2026-11-22T19:00:00Z'));
    server.link('reconnecting');
    server.link('open');
    expect(connection.sent.at(-1)).toMatchObject({ payload: { gameId: 'rift-of-today' } });
  });

  it('is forgotten when it is over', async () => {
    const { server, user } = openRift();
    await user.type(search(), 'anivia{Enter}');
    server.update(ANIVIA);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is forgotten when the server ends it', () => {
    const { onFatal, server } = openRift();
    server.refuse('submitGuess', 'game_not_found');
    expect(onFatal.mock.calls).toEqual([['game_not_found']]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

describe('with the keyboard alone', () => {
  it('the field keeps the focus from guess to guess', async () => {
    const { server, turnCells, user } = openRift();
    await user.type(search(), 'garen{Enter}');
    // Browsers remove the focus from a field that becomes disabled.
    (document.activeElement as HTMLElement).blur();
    server.update(GAREN);
    turnCells(9);
    expect(search()).toHaveFocus();
  });

  it('the table of guesses has a name and column names', () => {
    const { server } = renderGame();
    server.link('open');
    server.start(AHRI);
    expect(screen.getByRole('region', { name: 'Guesses' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Guesses, newest first' })).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(9);
    expect(screen.getByText('1 guess')).toBeVisible();
  });
});

describe('in a language with other names', () => {
  beforeEach(() => {
    words.load('ko_KR', { '@Ahri': ['아리', '구미호'], '@Anivia': ['애니비아'] });
    words.activate('ko_KR');
  });
  afterEach(() => words.activate('en_US'));

  it.each(['아리', 'ㅇㄹ', '구미', 'ahri'])(
    '%s finds a champion, of which the server receives the English name',
    async (typed) => {
      const { connection, user } = openRift();
      await user.type(search(), typed);
      expect(suggestions()[0]).toBe('아리');
      await user.keyboard('{Enter}');
      expect(connection.sent.at(-1)).toMatchObject({ action: 'submitGuess', payload: { guess: 'Ahri' } });
      expect(search()).toHaveValue('아리');
    },
  );

  it('rows, sentences and the result have the names of the language', async () => {
    const { server, turnCells, user } = openRift();
    await user.type(search(), '아리{Enter}');
    server.update(AHRI);
    turnCells(9);
    expect(rowHeaders()).toEqual(['아리']);
    expect(screen.getByText(/^아리: position partly correct/)).toBeInTheDocument();
    await user.type(search(), '애니{Enter}');
    server.update(AHRI, ANIVIA);
    turnCells(9);
    expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent('애니비아');
    expect(dialog()).not.toHaveTextContent('Anivia');
  });

  it('follows another choice at once', () => {
    const { server } = openRift();
    act(() => server.start(AHRI));
    expect(rowHeaders()).toEqual(['아리']);
    act(() => words.activate('en_US'));
    expect(rowHeaders()).toEqual(['Ahri']);
  });
});
