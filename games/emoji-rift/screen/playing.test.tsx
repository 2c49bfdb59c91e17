import { FakeConnection } from '@hub/ui/net/testing/fake-connection.ts';
import { NO_CONTENT } from '@hub/ui/testing/no-content.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmojiRiftState, type emojiRift, emojiRiftStateSchema } from '../game.ts';
import { revealedSentence } from './columns.tsx';
import { Game } from './playing.tsx';

// The screen fetches it by itself, which a test would have to wait for.
beforeAll(async () => {
  await import('@hub/ui/daily/guess-search.tsx');
});

const EMOJI = ['🌸', '🔮', '💋', '💙', '👘', '🦊'];
const ROSTER = ['Ahri', 'Garen', 'Lux', 'Teemo', 'Zed', 'Jinx', 'Sona', 'Kled', 'Annie', 'Ashe', 'Braum'].map(
  (id) => ({ id, name: id, image: `${id}.png` }),
);
const REVEALED = [{ attribute: 'position', value: ['Middle'] }] as const;

/** The state after guesses of these champions; the answer is Ahri. */
function stateAfter(...names: string[]): EmojiRiftState {
  const isOver = names.includes('Ahri');
  return emojiRiftStateSchema.parse({
    gameId: 'puzzle-of-today',
    version: names.length,
    day: '2026-11-21',
    gameOver: isOver,
    reward: isOver ? 100 : 0,
    streak: 3,
    candidates: ROSTER,
    emoji: EMOJI.slice(0, names.length + 1),
    revealed: names.length > 5 ? REVEALED : [],
    guesses: names.map((id) => ({
      id,
      name: id,
      image: `${id}.png`,
      isCorrect: id === 'Ahri' ? 'correct' : 'wrong',
    })),
    answer: isOver ? { ...ROSTER[0], title: 'the Nine-Tailed Fox', emoji: EMOJI } : null,
  });
}

/** Renders a puzzle with these guesses, for players who want less motion. */
function openPuzzle(...names: string[]) {
  return openPuzzleWith(NO_CONTENT, ...names);
}

function openPuzzleWith(content: typeof NO_CONTENT, ...names: string[]) {
  const connection = new FakeConnection<typeof emojiRift>();
  const game = () => (
    <Game
      connection={connection.socket}
      player={{ playerId: 'player-000001', name: 'Kestrel', usernameEffect: null }}
      remainingMs={27_738_000}
      balance="2480"
      shownBalance={undefined}
      content={content}
      onFatal={vi.fn<() => void>()}
      onHome={vi.fn<() => void>()}
    />
  );
  const { rerender } = render(game());
  connection.become('open');
  rerender(game());
  connection.deliver({ action: 'gameStarted', payload: { gameState: stateAfter(...names) } });
  const guess = async (name: string) => {
    await userEvent.type(screen.getByRole('combobox'), `${name}{Enter}`);
    connection.deliver({ action: 'gameStateUpdate', payload: { gameState: stateAfter(...names, name) } });
  };
  return { connection, guess };
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const cards = () =>
  within(screen.getByRole('region', { name: 'Emoji' }))
    .getAllByRole('listitem')
    .map(readable);
const guesses = () =>
  within(screen.getByRole('list', { name: 'Guesses, newest first' }))
    .getAllByRole('listitem')
    .map(readable);
const announced = (text: string) => screen.getAllByRole('status').some((status) => readable(status) === text);

it('is given up after ten guesses, once it is said what that costs', async () => {
  const names = ['Garen', 'Lux', 'Teemo', 'Zed', 'Jinx', 'Sona', 'Kled', 'Annie', 'Ashe'];
  const { connection, guess } = openPuzzle(...names);
  expect(screen.getByRole('combobox')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull();
  await guess('Braum');
  await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
  expect(screen.getByText(/^You see the answer, without a reward\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  expect(connection.sent.at(-1)).toMatchObject({ action: 'submitGuess' });
  await userEvent.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(connection.sent.at(-1)).toMatchObject({ action: 'giveUp', payload: { gameId: 'puzzle-of-today' } });
  const answer = { id: 'Ahri', name: 'Ahri', image: 'Ahri.png', title: 'the Nine-Tailed Fox', emoji: EMOJI };
  const end = {
    ...stateAfter(...names, 'Braum'),
    version: 11,
    gameOver: true,
    givenUp: true,
    answer,
  } as const;
  connection.deliver({ action: 'gameStateUpdate', payload: { gameState: end } });
  const result = await screen.findByRole('dialog', { name: 'Emoji Rift given up' });
  expect(within(result).getByRole('heading', { name: 'Ahri' })).toBeVisible();
  expect(within(result).getByText('Given up after 10 guesses')).toBeVisible();
  expect(result).not.toHaveTextContent(/Solved|days in a row/);
});

it('shows the next emoji after a wrong guess, and says so', async () => {
  const { connection, guess } = openPuzzle('Garen');
  await guess('Lux');
  expect(connection.sent.at(-1)).toMatchObject({ action: 'submitGuess', payload: { guess: 'Lux' } });
  expect(cards().slice(0, 4)).toEqual(['🌸', '🔮', '💋', 'not shown yet']);
  expect(guesses()).toEqual(['Lux, wrong. Opened stone 3', 'Garen, wrong. Opened stone 2']);
  expect(announced('Lux is wrong. Next emoji: 💋')).toBe(true);
});

it('tells attributes once all emoji are shown', async () => {
  const { guess } = openPuzzle('Garen', 'Lux', 'Teemo', 'Zed', 'Jinx');
  const revealed = screen.getByRole('region', { name: 'Revealed attributes' });
  expect(within(revealed).getByText('0 of 8 known')).toBeVisible();
  await guess('Sona');
  expect(within(revealed).getByText('1 of 8 known')).toBeVisible();
  expect(within(revealed).getByText('Mid')).toBeVisible();
  expect(announced('Sona is wrong. Position: Mid.')).toBe(true);
});

it('tells the lore of the answer alone, once it is named', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ data: { Ahri: { lore: 'A fox.' } } }),
  );
  const content = { ...NO_CONTENT, contentUrl: 'https://content.example', fetch };
  const { guess } = openPuzzleWith(content, 'Garen', 'Lux');
  expect(fetch).not.toHaveBeenCalled();
  await guess('Ahri');
  expect(await within(await screen.findByRole('dialog')).findByText('A fox.')).toBeVisible();
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(/\/champion\/Ahri\.json$/),
  ]);
});

it('groups the digits of a revealed price', () =>
  expect(revealedSentence({ attribute: 'price', value: ['1575'] })).toBe('Price: 1,575.'));
