import { daySchema } from '@hub/engine/wire/ids';
import { FakeConnection } from '@hub/ui/net/testing/fake-connection.ts';
import { NO_CONTENT } from '@hub/ui/testing/no-content.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type GuessResult, type ItemRiftState, type itemRift, itemRiftStateSchema } from '../game.ts';
import { Game } from './playing.tsx';

// The screen fetches them by itself, which a test would have to wait for.
beforeAll(async () => {
  await import('@hub/ui/daily/guess-search.tsx');
  await import('@hub/ui/daily/game-over.tsx');
});

const BOOTS: GuessResult = {
  id: '1001',
  name: { isCorrect: 'wrong', value: 'Boots' },
  price: { isCorrect: 'higher', value: 300 },
  rank: { isCorrect: 'wrong', value: 'Boots' },
  stats: { isCorrect: 'medium', value: ['Movement speed', 'Armor'], correctValue: ['Armor'] },
  buildsFrom: { isCorrect: 'wrong', value: [] },
  buildsInto: { isCorrect: 'lower', value: 8 },
  components: { isCorrect: 'higher', value: 0 },
  sellPrice: { isCorrect: 'higher', value: 210 },
};
const correct = <T,>(value: T) => ({ isCorrect: 'correct' as const, value, correctValue: value });
const THORNMAIL: GuessResult = {
  id: '3075',
  name: correct('Thornmail'),
  price: correct(2450),
  rank: correct('Legendary'),
  stats: correct(['Armor', 'Health']),
  buildsFrom: correct(['Bramble Vest', 'Giant’s Belt']),
  buildsInto: correct(1),
  components: correct(2),
  sellPrice: correct(1715),
};
const ITEMS = [BOOTS, THORNMAIL].map(({ id, name }) => ({ id, name: name.value, image: `${id}.png` }));

function stateAfter(...guesses: GuessResult[]): ItemRiftState {
  const gameOver = guesses.includes(THORNMAIL);
  return itemRiftStateSchema.parse({
    gameId: 'puzzle-of-today',
    version: guesses.length,
    day: '2026-11-21',
    gameOver,
    reward: gameOver ? 100 : 0,
    streak: 3,
    candidates: ITEMS,
    guesses,
    answer: gameOver ? ITEMS[1] : null,
  });
}

/** Renders an open puzzle, for players who want less motion. */
function openPuzzle(options: Partial<ComponentProps<typeof Game>> = {}) {
  const connection = new FakeConnection<typeof itemRift>();
  const game = () => (
    <Game
      connection={connection.socket}
      player={{ playerId: 'player-000001', name: 'Kestrel', usernameEffect: null }}
      remainingMs={27_738_000}
      balance="2480"
      shownBalance={undefined}
      content={NO_CONTENT}
      onFatal={vi.fn<() => void>()}
      onHome={vi.fn<() => void>()}
      {...options}
    />
  );
  const { rerender } = render(game());
  connection.become('open');
  rerender(game());
  connection.deliver({ action: 'gameStarted', payload: { gameState: stateAfter() } });
  const guess = async (...guesses: GuessResult[]) => {
    await userEvent.type(screen.getByRole('combobox'), `${guesses.at(-1)?.name.value}{Enter}`);
    connection.deliver({ action: 'gameStateUpdate', payload: { gameState: stateAfter(...guesses) } });
  };
  return { connection, guess };
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

it('shows a guess as seven clues, and says them in one sentence', async () => {
  const { connection, guess } = openPuzzle();
  expect(screen.getByText('0 of 8 known')).toBeVisible();
  await guess(BOOTS);
  expect(connection.sent.at(-1)).toMatchObject({ action: 'submitGuess', payload: { guess: 'Boots' } });
  const row = screen.getByRole('row', { name: /Boots/ });
  expect(within(row).getAllByRole('cell').map(readable)).toEqual([
    '300 gold, higher',
    'Boots, wrong',
    'Movement speed, Armor, partly correct',
    'None, wrong',
    '8 items, lower',
    '0, higher',
    '210 gold, higher',
  ]);
  expect(screen.getAllByRole('status').map(readable)).toContain(
    'Boots: price higher, rank wrong, stats partly correct, builds from wrong, builds into lower, parts higher, ' +
      'sells for higher.',
  );
});

it('practises a past day, says that it counts for nothing, and leads back to the archive', async () => {
  const onLeave = vi.fn<() => void>();
  const day = daySchema.parse('2026-11-02');
  const { connection } = openPuzzle({
    practice: { day, onLeave },
    renderRecord: () => 'the record',
    renderActions: () => 'the actions',
  });
  expect(connection.sent[0]).toMatchObject({ action: 'startGame', payload: { practice: day } });
  expect(screen.getByText('Practice of 2 Nov 2026: counts for nothing')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  connection.deliver({
    action: 'gameStateUpdate',
    payload: { gameState: { ...stateAfter(THORNMAIL), day, reward: 0, practice: true } },
  });
  const result = screen.getByRole('dialog');
  expect(result).toHaveTextContent('The answer of 2 Nov 2026');
  expect(result).toHaveTextContent('Practice: counts for nothing');
  expect(result).toHaveTextContent('the actions');
  expect(result).not.toHaveTextContent(/the record|Blue Essence/);
  await userEvent.click(within(result).getByRole('button', { name: 'Archive' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('remembers the practice of a day apart from the puzzle of today', () => {
  sessionStorage.clear();
  const practice = { day: daySchema.parse('2026-11-02'), onLeave: vi.fn<() => void>() };
  openPuzzle({ practice });
  cleanup();
  const { connection } = openPuzzle();
  expect(connection.sent[0]?.payload).not.toHaveProperty('gameId');
  cleanup();
  const again = openPuzzle({ practice });
  expect(again.connection.sent[0]).toMatchObject({ payload: { gameId: 'puzzle-of-today' } });
});

it('chooses hard mode with the first guess, and says why a guess is refused', async () => {
  localStorage.clear();
  const { connection, guess } = openPuzzle();
  await userEvent.click(screen.getByRole('switch', { name: 'Hard mode' }));
  await guess(BOOTS);
  expect(connection.sent.at(-1)).toMatchObject({ payload: { guess: 'Boots', hard: true } });
  const running = { ...stateAfter(BOOTS), hard: true };
  const refused = { id: '3075', attribute: 'price', rule: 'higher', values: ['300'] };
  connection.deliver({ action: 'gameStateUpdate', payload: { gameState: running } } as never);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('Hard mode')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox'), 'Thornmail{Enter}');
  expect(connection.sent.at(-1)?.payload).not.toHaveProperty('hard');
  connection.deliver({
    action: 'gameStateUpdate',
    payload: { gameState: { ...running, version: 2, refused } },
  } as never);
  expect(readable(screen.getByRole('alert'))).toBe(
    'Thornmail does not fit. Price: must be higher than 300 gold.',
  );
  await userEvent.type(screen.getByRole('combobox'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  openPuzzle();
  expect(screen.getByRole('switch', { name: 'Hard mode' })).toBeChecked();
  localStorage.clear();
});

it.each([
  ['is not switched on by another rift', { 'hub.hardMode.championRift': 'on' }, false],
  ['counts as chosen before rifts had settings of their own', { 'hub.hardMode': 'on' }, true],
  ['follows its own setting first', { 'hub.hardMode': 'on', 'hub.hardMode.itemRift': 'off' }, false],
])('hard mode %s', (_, kept, isOn) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  openPuzzle();
  expect(screen.getByRole('switch', { name: 'Hard mode' })).toHaveProperty('checked', isOn);
  localStorage.clear();
});

const pastAnswers = new Map([
  ['2026-11-20', '3075'],
  ['2026-11-19', '1001'],
]);

it('shows the answer of the day before until the first guess', async () => {
  const { guess } = openPuzzle({ pastAnswers });
  expect(screen.getByText('Yesterday:').parentElement?.textContent).toContain('Thornmail');
  await guess(BOOTS);
  expect(screen.queryByText('Yesterday:')).toBeNull();
});

it.each([
  ['unknown', new Map()],
  ['of an item that was removed', new Map([['2026-11-20', '9999']])],
  ['only of other days', new Map([['2026-11-21', '3075']])],
])('shows no answer of the day before if it is %s', (_, answers) => {
  openPuzzle({ pastAnswers: answers });
  expect(screen.queryByText('Yesterday:')).toBeNull();
});

it('says after midnight until when the rift counts, and leads to the rift of today once it is closed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T23:59:59Z') });
  try {
    openPuzzle();
    expect(screen.queryByText(/00:30 UTC/)).toBeNull();
    cleanup();
    vi.setSystemTime(Date.parse('2026-11-22T00:00:00Z'));
    const { connection } = openPuzzle();
    expect(screen.getByText('Rift of 21 Nov 2026: counts until 00:30 UTC')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play today’s rift' })).toBeNull();
    const late = { ...stateAfter(BOOTS), late: true };
    connection.deliver({ action: 'gameStateUpdate', payload: { gameState: late } } as never);
    expect(screen.getByText('Rift of 21 Nov 2026: closed at 00:30 UTC, counts for nothing')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Play today’s rift' }));
    expect(connection.sent.at(-1)).toEqual({
      action: 'startGame',
      payload: { playerId: 'player-000001', name: 'Kestrel', usernameEffect: null },
    });
  } finally {
    vi.useRealTimers();
  }
});

it('ends without reward, record and share once the rift is closed, and says so', async () => {
  const onReward = vi.fn<() => void>();
  const { connection } = openPuzzle({
    onReward,
    renderRecord: () => 'the record',
    renderActions: () => 'the actions',
  });
  const end = { ...stateAfter(BOOTS, THORNMAIL), reward: 0, late: true };
  connection.deliver({ action: 'gameStateUpdate', payload: { gameState: end } } as never);
  const result = screen.getByRole('dialog', { name: 'Item Rift solved' });
  expect(result).toHaveTextContent('The answer of 21 Nov 2026');
  expect(result).toHaveTextContent('Solved after 00:30 UTC: counts for nothing');
  expect(result).not.toHaveTextContent(/the record|the actions|days in a row|\+/);
  expect(onReward).not.toHaveBeenCalled();
});
